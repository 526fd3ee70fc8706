/** Carries out the messages of the page, one after the other, and lets the agents play. */

import type { Line, Link, Outgoing, Pace } from '../net/backend';
import type { Act, Answer, FromServer, Snapshot, TableEvent, ErrorCode } from '../net/protocol';
import type { Engine } from '../engine/engine';
import { MessageError } from '../texts/message_error';
import type { Message } from '../texts/words.svelte';
import { Agents } from './agents';
import { seedForAgent } from './commitment';
import type { Entry } from './config';
import { dice } from './dice';
import { message, TableRefusal, wireMessage } from './message';
import { ownEngine } from './own_engine';
import { Session } from './session';
import { sessionPosition } from './session_position';
import { standingOf } from './standing';
import { ConflictError, store, type KeptGame } from './store';
import { STAND_IN } from './tables';

// After these the page may have an outdated position.
const FOLLOWED_BY_SNAPSHOT: readonly ErrorCode[] = ['stale', 'illegal', 'not_kept'];

type Unversioned = FromServer extends infer Each ? (Each extends FromServer ? Omit<Each, 'v'> : never) : never;

export class LocalLine implements Line {
  protected session: Session | null = null;
  private engine: Engine | null = null;
  private kept: KeptGame | null = null;
  private requests: Promise<void> = Promise.resolve(); // one at a time
  private thinking = false;
  private advising = false;
  protected closed = false;
  private readonly agents = new Agents();

  constructor(
    private readonly table: string,
    private readonly receive: (message: FromServer) => void,
    private readonly tell: (link: Link) => void,
    private readonly pace: Pace,
  ) {
    void this.open();
  }

  private async open(): Promise<void> {
    try {
      const [kept, entries, engine] = await Promise.all([
        store.find(this.table),
        store.entries(this.table),
        ownEngine(),
      ]);
      if (!kept) return this.tell('closed');
      this.kept = kept;
      this.engine = engine;
      this.session = new Session(kept.config, engine, entries);
    } catch (error) {
      if (error instanceof MessageError) return this.giveUp(message('refused-damaged'));
      return this.tell('lost');
    }
    if (this.closed) return;
    this.tell('open');
    this.answer(this.snapshot(this.session));
    this.begin(this.session);
  }

  protected begin(session: Session): void {
    if (session.seats.some(({ kind }) => kind === 'agent')) this.agents.wake();
    void this.think(session);
  }

  /** A log that cannot be replayed. */
  private giveUp(reason: Message): void {
    this.answer({ type: 'closing', reason: wireMessage(reason), again: false });
    this.tell('closed');
  }

  send(message: Outgoing): boolean {
    const session = this.session;
    if (!session) return false;
    void this.inTurn(() => this.handle(session, message));
    return true;
  }

  hurry(): void {
    if (!this.session) void this.open();
  }

  close(): void {
    this.closed = true;
    this.agents.close();
  }

  private answer(message: Unversioned): void {
    if (!this.closed) this.receive({ v: 1, ...message });
  }

  protected inTurn(request: () => Promise<void>): Promise<void> {
    return (this.requests = this.requests.then(request));
  }

  private async handle(session: Session, message: Outgoing): Promise<void> {
    try {
      await this.carryOut(session, message);
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      const code = error instanceof TableRefusal ? error.code : 'illegal';
      this.refuse(session, code, error);
    }
  }

  protected refuse(session: Session, code: ErrorCode, { reason }: MessageError): void {
    this.answer({ type: 'error', code, reason: wireMessage(reason), seq: session.seq });
    if (FOLLOWED_BY_SNAPSHOT.includes(code)) this.answer(this.snapshot(session));
  }

  protected async carryOut(session: Session, message: Outgoing): Promise<void> {
    switch (message.type) {
      case 'act':
        return this.act(session, message);
      case 'undo':
      case 'reset_turn':
        return this.commit(session, session.undo(message.seat, message.seq, message.type === 'reset_turn'));
      case 'takeback':
        return this.ask(session, message.seat, message.seq);
      case 'answer':
        return this.takeAnswer(session, message);
      case 'hint':
        return this.startHint(session, message.seat, message.seq);
      case 'why':
        return this.answer({
          type: 'reason',
          action: message.action,
          reason: wireMessage(session.explain(message.seat, message.action)),
        });
      case 'leave':
        return this.commit(session, session.leave(message.seat));
      case 'back':
        return this.commit(session, session.back(message.seat));
      case 'cover':
        return this.commit(session, session.leave(message.absent));
      case 'name':
        return this.commit(session, session.rename(message.seat, message.name));
      case 'emote':
        return; // nobody is elsewhere
      case 'look':
        return this.answer(this.snapshot(session));
      case 'ping':
        return this.answer({ type: 'pong', seq: session.seq });
    }
  }

  /** Play an action; a careful one only if the turn goes on. */
  private act(session: Session, { seat, action, seq, careful }: Omit<Act, 'v'>): Promise<void> | void {
    const entry = session.act(seat, action, seq);
    if (careful && session.endsTurn(action)) return this.answer({ type: 'ends_turn', seq: session.seq, seat, action });
    return this.commit(session, entry);
  }

  /** Advice takes a while; other messages do not wait for it. */
  private startHint(session: Session, seat: number, seq: number): void {
    session.checkCurrent(seq);
    if (seat !== session.game.player) throw new TableRefusal('not_your_turn', message('refused-hint-turn'));
    if (this.advising) throw new TableRefusal('busy', message('refused-hint-busy'));
    this.advising = true;
    void this.hint(session, seat).finally(() => (this.advising = false));
  }

  private async hint(session: Session, seat: number): Promise<void> {
    const { game, config, steps, seq } = session;
    const position = game.seen;
    const seed = await seedForAgent(`${config.seed} ${steps.length}`, seat);
    try {
      const found = await this.agents.advise({ position, seed });
      if (session.seq === seq) this.answer({ type: 'hint', seq, seat, turns: game.explainTurns(found, seed) });
    } catch {
      this.refuse(session, 'busy', new MessageError(message('refused-no-hint')));
    }
  }

  private ask(session: Session, seat: number, seq: number): Promise<void> | void {
    const question = session.takeback(seat, seq);
    if (!question.waiting.size) return this.commit(session, session.granted(question));
    session.asked = question;
    const actions = session.steps.length - question.remain;
    this.answer({ type: 'asked', question: question.number, seat, actions, waiting: [...question.waiting] });
  }

  private takeAnswer(
    session: Session,
    { seat, seq, question: number, allow }: Omit<Answer, 'v'>,
  ): Promise<void> | void {
    const question = session.answer(seat, seq, number, allow);
    this.answer({ type: 'answered', question: number, seat: question.seat, by: seat, allow });
    if (allow && !question.waiting.size) return this.commit(session, session.granted(question));
  }

  /** Keep an entry, and only then make it so. */
  protected async commit(session: Session, entry: Entry): Promise<void> {
    const asked = session.asked;
    await this.keep(session, entry);
    if (asked && entry.kind === 'act')
      this.answer({ type: 'answered', question: asked.number, seat: asked.seat, by: null, allow: null });
    this.update(session, session.commit(entry));
    this.list(session);
    void this.think(session);
  }

  /** Keep what the list of games shows; the log is kept already, so nobody waits for it. */
  private list(session: Session): void {
    this.kept = { ...this.kept!, standing: standingOf(session), at: Date.now() };
    store.keep(this.kept).catch(() => undefined);
  }

  private async keep(session: Session, entry: Entry): Promise<void> {
    try {
      await store.append(this.table, entry);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw new TableRefusal('not_kept', message('refused-not-kept'));
      for (const missed of await store.entries(this.table, session.seq)) session.commit(missed);
      throw new TableRefusal('stale', message('refused-moved-on'));
    }
  }

  private update(session: Session, events: TableEvent[]): void {
    const position = sessionPosition(session);
    this.answer({ type: 'update', seq: session.seq, started: true, position, events });
  }

  private snapshot(session: Session): Omit<Snapshot, 'v'> {
    const { table, mode, difficulty, undo, commitment } = session.config;
    return {
      type: 'snapshot',
      seq: session.seq,
      table: { table, mode, difficulty, undo, started: true, over: session.game.isOver, commitment, rematch: null },
      you: session.people,
      position: sessionPosition(session),
      events: [...session.events],
    };
  }

  // Agents

  /** Let the agents play until a person is to act. */
  protected async think(session: Session): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      let goesOn = true;
      while (goesOn && !this.closed && session.agentToAct !== null)
        goesOn = await this.playOne(session, session.agentToAct);
    } finally {
      this.thinking = false;
    }
  }

  /** One action of an agent, unless the game has changed while it thought; false if it cannot be kept. */
  private async playOne(session: Session, seat: number): Promise<boolean> {
    const seq = session.seq;
    this.answer({ type: 'thinking', seat, since: Date.now() / 1000 });
    const [choice] = await Promise.all([this.choose(session, seat), this.pace()]);
    let isKept = true;
    await this.inTurn(async () => {
      if (this.closed || session.seq !== seq) return;
      try {
        await this.commit(session, session.act(seat, session.game.textOf(choice.action), seq, choice.by));
      } catch (error) {
        if (!(error instanceof TableRefusal)) throw error;
        if (error.code === 'stale') return this.answer(this.snapshot(session)); // another tab was faster
        this.refuse(session, error.code, error);
        isKept = false;
      }
    });
    return isKept;
  }

  /** What an agent chooses, and whether dice had to choose instead. */
  private async choose(
    session: Session,
    seat: number,
  ): Promise<{ action: number; by: { agent: true; fallback?: true } }> {
    const { game, config, steps } = session;
    const [only, ...others] = game.legal;
    if (!others.length) return { action: only!, by: { agent: true } };
    const level = config.seats[seat]!.level ?? STAND_IN;
    const seed = await seedForAgent(`${config.seed} ${steps.length}`, seat);
    const question = { position: game.seen, seed };
    try {
      return { action: await this.agents.choose(question, level), by: { agent: true } };
    } catch {
      return { action: dice(this.engine!, question.position, seed), by: { agent: true, fallback: true } };
    }
  }
}
