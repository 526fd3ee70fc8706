/** One table as this browser sees it: the position, who one is, and what may be done. */

import { tick } from 'svelte';
import { Attendance, comingsAndGoings } from '../company/attendance.svelte';
import { cuesOf } from '../company/cues';
import { Emotes } from '../company/emotes.svelte';
import { noticeTurn } from '../company/notice';
import { sound } from '../company/sounds';
import type {
  EmoteName,
  FromServer,
  Legal,
  Position,
  SeatPresence,
  SeatState,
  TableEvent,
  TableState,
  WireMessage,
} from '../net/protocol';
import { settings } from '../settings/settings.svelte';
import { announcer } from '../widgets/announcer.svelte';
import { reasonOf } from '../net/api';
import type { Backend, Line, Link, Outgoing } from '../net/backend';
import { isByAgent } from '../net/paced';
import { flights } from '../motion/flights';
import { Advice } from './advice.svelte';
import { seatName } from './names';
import { Follow } from './follow.svelte';
import { onlyLegal } from './only_legal';
import { Questions } from './questions';
import { Takeback } from './takeback.svelte';
import { say, sayMessage, type Message } from '../texts/words.svelte';
import { taskOf } from './task';
import { eventWords } from './events';

/** In a guided game: the one action that may be played now; null while there is something to read. */
export type Lesson = { action: string | null };

/** A turn that is planned: the board shows what it comes to, and whatever one does is only planned. */
export interface Draft {
  readonly position: Position;
  add(action: string): void;
  takeBack(whole: boolean): void;
  whyNot(action: string): WireMessage;
}

/** Is told how the game goes on. */
export interface Follower {
  onAct(action: string): void;
  onRefusal(): void;
  onPosition(): void;
}

export type Thought = { seat: number; since: number }; // by our own clock, in ms

export class Table {
  link = $state<Link>('connecting');
  info = $state.raw<TableState | null>(null);
  actual = $state.raw<Position | null>(null); // the position, whatever is planned
  draft = $state.raw<Draft | null>(null);
  you = $state.raw<number[]>([]);
  events = $state.raw<TableEvent[]>([]);
  thought = $state<Thought | null>(null);
  trouble = $state.raw<Message | null>(null);
  next = $state<string | null>(null);
  busy = $state(false); // an action was sent and not yet answered
  lesson = $state.raw<Lesson | null>(null);
  held = $state<string | null>(null); // an action that would end the turn, until it is confirmed

  seq = $state(0); // of the position that is shown
  follower: Follower | null = null;
  hold: ((action: string) => boolean) | null = null; // asked before an action; true if it has to wait
  readonly advice = new Advice(this, () => this.line.send({ type: 'hint', seq: this.seq, seat: this.seat }));
  readonly takeback = new Takeback(this, (message) => this.takeBack(message));
  readonly follow = new Follow();
  readonly attendance = new Attendance();
  readonly emotes = new Emotes((seat, emote) =>
    announcer.say(say('emote-said', { name: this.nameOf(seat), words: say(`emote-${emote}`) })),
  );
  readonly questions = new Questions((action) => this.askWhy(action));
  private readonly line: Line;

  constructor(readonly backend: Backend) {
    this.line = backend.connect(
      (message) => void this.receive(message),
      (link) => {
        this.link = link;
        if (link !== 'open') this.busy = false;
        if (link !== 'open') this.questions.forget();
      },
      () => this.follow.pace(),
    );
  }

  get id(): string {
    return this.backend.table;
  }

  close(): void {
    this.line.close();
  }

  hurry(): void {
    this.line.hurry();
  }

  /** The position on the board: as it is, or as it would be after what is planned. */
  get position(): Position | null {
    return this.draft?.position ?? this.actual;
  }

  /** The seat shown large: the one to act if it is mine, else mine, else one that is watched. */
  get seat(): number {
    const player = this.actual?.player ?? 0;
    if (this.you.includes(player)) return player;
    return this.you[0] ?? this.backend.past?.watched ?? 0;
  }

  get own(): SeatState | null {
    return this.position?.seats[this.seat] ?? null;
  }

  get others(): SeatState[] {
    const seats = this.position?.seats ?? [];
    const from = this.seat;
    return seats.map((_, i) => seats[(from + i) % seats.length]!).filter((seat) => seat.number !== from);
  }

  get isSpectator(): boolean {
    return this.you.length === 0;
  }

  /** One looks back, and nothing can be done. */
  get isPast(): boolean {
    return this.backend.past !== undefined;
  }

  /** Several people share this browser. */
  get isHotSeat(): boolean {
    return this.you.length > 1;
  }

  /** Somebody elsewhere can see what one says. */
  get hasCompany(): boolean {
    const people = this.position?.seats.filter(({ kind }) => kind !== 'agent').length ?? 0;
    return this.backend.sharing !== null && !this.isSpectator && people > this.you.length;
  }

  /** One is to act, and not only to plan. */
  get isMyTurn(): boolean {
    return this.actual?.legal != null && !this.busy && this.you.includes(this.actual.player);
  }

  get legal(): Legal | null {
    const position = this.position;
    if (!position?.legal || this.busy || !this.you.includes(position.player)) return null;
    if (position.seats[position.player]?.stand_in) return null;
    return this.lesson ? onlyLegal(position.legal, this.lesson.action) : position.legal;
  }

  /** What a seat is called here; the only one of this browser is `you` until it has a name. */
  nameOf(seat: number | null): string {
    const found = seat === null ? undefined : this.position?.seats[seat];
    if (!found) return seat === null ? say('the-table') : say('seat-number', { number: seat + 1 });
    return found.name || this.personOf(seat) === 'other' ? seatName(found) : say('you');
  }

  personOf(seat: number | null): 'you' | 'other' {
    return seat !== null && this.you.includes(seat) && !this.isHotSeat ? 'you' : 'other';
  }

  /** Play an action. One is warned of waste, and the one that ends the turn waits for a yes, unless one is `sure`. */
  act(action: string, sure = false): void {
    if (!this.legal || (!sure && this.hold?.(action))) return;
    this.questions.forget();
    if (this.draft) return this.draft.add(action);
    this.advice.onAct(action);
    this.follower?.onAct(action);
    this.held = null;
    const careful = !sure && settings.values.confirm && !this.lesson && !this.isPlainEnd(action);
    this.busy = this.line.send({ type: 'act', seq: this.seq, seat: this.seat, action, careful });
    if (!this.busy) this.complain({ code: 'error-offline' });
  }

  /** Begin to plan, or end it. */
  setDraft(draft: Draft | null): void {
    this.draft = draft;
    this.held = null;
    this.questions.forget();
    if (draft) this.advice.close();
  }

  /** Of a turn that is only planned nobody else has to know. */
  private takeBack(message: Outgoing): boolean {
    if (!this.draft) return this.line.send(message);
    this.draft.takeBack(message.type === 'reset_turn');
    this.questions.forget();
    return true;
  }

  private askWhy(action: string): boolean {
    const { draft } = this;
    if (!draft) return this.line.send({ type: 'why', seat: this.seat, action });
    const reason = draft.whyNot(action);
    queueMicrotask(() => this.questions.onReason({ v: 1, type: 'reason', action, reason }));
    return true;
  }

  /** Whether everybody knows that the turn ends with it. */
  private isPlainEnd(action: string): boolean {
    return action === 'end' || action === 'pass' || this.position?.phase === 'touch';
  }

  /** Go on to the next game; whoever has a seat here gets it there too. */
  async playAgain(): Promise<void> {
    try {
      const next = this.isSpectator ? this.next : await this.backend.rematch();
      if (next) location.assign(this.backend.addressOf(next));
    } catch (error) {
      this.complain(reasonOf(error));
    }
  }

  /** Save the game as a file. */
  async download(): Promise<void> {
    try {
      const file = new Blob([await this.backend.gameFile()], { type: 'text/plain' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = `${this.id}.projectl`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href));
    } catch (error) {
      this.complain(reasonOf(error));
    }
  }

  leave(seat: number): void {
    this.line.send({ type: 'leave', seat });
  }

  comeBack(seat: number): void {
    this.line.send({ type: 'back', seat });
  }

  cover(absent: number): void {
    this.line.send({ type: 'cover', seat: this.seat, absent });
  }

  sendEmote(emote: EmoteName): void {
    this.line.send({ type: 'emote', seat: this.seat, emote });
  }

  rename(seat: number, name: string): void {
    this.line.send({ type: 'name', seat, name });
  }

  /** How long somebody has been thinking, in seconds. */
  thinkingFor(now: number): number {
    return this.thought ? Math.max(0, Math.round((now - this.thought.since) / 1000)) : 0;
  }

  complain(trouble: Message): void {
    this.trouble = trouble;
    announcer.say(sayMessage(trouble));
  }

  private receive(message: FromServer): void | Promise<void> {
    switch (message.type) {
      case 'snapshot':
        this.info = message.table;
        this.you = message.you;
        this.events = message.events;
        this.next = message.table.rematch;
        this.setPosition(message.seq, message.position);
        return;
      case 'update':
        if (message.seq < this.seq) return;
        return this.update(message.seq, message.position, message.events, message.started);
      case 'error':
        this.busy = false;
        this.advice.onRefusal();
        this.follower?.onRefusal();
        return this.complain(message.reason);
      case 'thinking':
        this.thought = { seat: message.seat, since: Date.now() };
        return;
      case 'presence':
        this.attendance.onPresence(message);
        return this.setPresence(message.seats);
      case 'emote':
        return this.emotes.onEmote(message);
      case 'asked':
        return this.takeback.onAsked(message);
      case 'answered':
        return this.takeback.onAnswered(message);
      case 'hint':
        return this.advice.onHint(message.turns);
      case 'reason':
        return this.questions.onReason(message);
      case 'ends_turn':
        this.busy = false;
        this.held = message.action;
        return announcer.say(say('confirm-turn'));
      case 'rematch':
        this.next = message.table;
        return;
      case 'closing':
        this.complain(message.reason);
        if (!message.again) this.line.close();
        return;
      case 'pong':
        return;
    }
  }

  private async update(seq: number, position: Position, events: TableEvent[], started: boolean): Promise<void> {
    const mine = this.busy;
    const fly = flights(events, mine);
    this.events = [...this.events, ...events.filter((event) => event.seq > this.seq)];
    if (this.info) this.info = { ...this.info, started, over: position.phase === 'over' };
    const turned = this.actual?.player !== position.player;
    this.setPosition(seq, position);
    announcer.say(
      [...events.map((event) => eventWords(event, this)), ...this.callOf(turned)].filter(Boolean).join(' '),
    );
    this.follow.shown(isByAgent({ events, position }));
    const calls = turned && this.legal !== null && !this.isHotSeat;
    void sound(cuesOf(events, calls));
    if (calls) void noticeTurn(this.id);
    await tick();
    fly();
  }

  /** What somebody who is to act here is told: that it is their turn, if it is now, and what to do. */
  private callOf(turned: boolean): string[] {
    const position = this.actual;
    if (!position || position.phase === 'over' || !this.you.includes(position.player)) return [];
    const call = this.isHotSeat ? say('turn-of', { name: this.nameOf(position.player) }) : say('turn-yours');
    return [...(turned ? [`${call}.`] : []), `${sayMessage(taskOf(position))}.`];
  }

  private setPosition(seq: number, position: Position): void {
    if (this.actual?.player !== position.player || position.phase === 'over') {
      const seat = position.seats[position.player];
      const waits = seat?.kind !== 'agent' && !this.you.includes(position.player) && position.phase !== 'over';
      this.thought = waits && !this.isPast ? { seat: position.player, since: Date.now() } : null;
    }
    const isNew = seq !== this.seq;
    this.questions.forget();
    this.seq = seq;
    this.busy = this.advice.asking = false;
    this.held = null;
    this.actual = position;
    if (isNew) this.advice.onPosition();
    if (isNew) this.follower?.onPosition();
    this.takeback.follow(position);
  }

  private setPresence(present: SeatPresence[]): void {
    if (!this.actual) return;
    for (const { seat, news } of comingsAndGoings(this.actual.seats, present)) {
      if (!this.you.includes(seat)) announcer.say(say(`seat-${news}`, { name: this.nameOf(seat) }));
    }
    const seats = this.actual.seats.map((seat) => ({
      ...seat,
      ...present.find(({ number }) => number === seat.number),
    }));
    this.actual = { ...this.actual, seats };
  }
}
