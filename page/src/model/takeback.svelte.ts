/** Taking back: one's own last action, the whole turn, or what somebody asks for. */

import type { Answered, Asked, Position } from '../net/protocol';
import { say, type Message } from '../texts/words.svelte';
import { announcer } from '../widgets/announcer.svelte';
import type { Outgoing } from '../net/backend';

/** What it needs to know of the table. */
export interface Surroundings {
  readonly seq: number;
  readonly seat: number;
  readonly you: readonly number[];
  readonly busy: boolean;
  readonly position: Position | null;
  nameOf(seat: number | null): string;
  complain(trouble: Message): void;
}

export class Takeback {
  asked = $state.raw<Asked | null>(null); // somebody waits for consent

  constructor(
    private readonly table: Surroundings,
    private readonly send: (message: Outgoing) => boolean,
  ) {}

  /** Whether this browser may take back now, if there is something. */
  get isAllowed(): boolean {
    const undo = this.table.position?.undo;
    return !!undo?.allowed && undo.seat !== null && this.table.you.includes(undo.seat) && !this.table.busy;
  }

  /** The last action; where the others have a say, they are asked. */
  undo(): void {
    const undo = this.table.position?.undo;
    if (!undo || undo.seat === null) return;
    const type = undo.rule === 'consent' ? 'takeback' : 'undo';
    this.send({ type, seq: this.table.seq, seat: undo.seat });
  }

  resetTurn(): void {
    const seat = this.table.position?.undo.seat ?? this.table.seat;
    this.send({ type: 'reset_turn', seq: this.table.seq, seat });
  }

  /** The seat of this browser that has to answer, if any. */
  get answers(): number | undefined {
    return this.asked?.waiting.find((waiting) => this.table.you.includes(waiting));
  }

  answer(allow: boolean): void {
    const seat = this.answers;
    if (this.asked && seat !== undefined)
      this.send({ type: 'answer', seq: this.table.seq, seat, question: this.asked.question, allow });
  }

  onAsked(message: Asked): void {
    this.asked = message;
    if (this.answers !== undefined) announcer.say(say('takeback-asked', { name: this.table.nameOf(message.seat) }));
  }

  onAnswered({ question, allow, by }: Answered): void {
    const { asked } = this;
    if (asked?.question === question)
      this.asked = allow ? { ...asked, waiting: asked.waiting.filter((seat) => seat !== by) } : null;
    if (allow === false && by !== null)
      this.table.complain({ code: 'takeback-refused', params: { name: this.table.nameOf(by) } });
  }

  /** A new position says by itself whether somebody asks. */
  follow({ undo }: Position): void {
    const { question, asking, actions, waiting } = undo;
    this.asked =
      question === null || asking === null ? null : { v: 1, type: 'asked', question, seat: asking, actions, waiting };
  }
}
