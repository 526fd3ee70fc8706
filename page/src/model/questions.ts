/** Why an action is not legal: asked once a position, and remembered until it changes. */

import type { Reason, WireMessage } from '../net/protocol';

type Answer = WireMessage | null; // null: the position changed before it came

export class Questions {
  private readonly answers = new Map<string, Promise<Answer>>();
  private readonly waiting = new Map<string, (answer: Answer) => void>();

  constructor(private readonly send: (action: string) => boolean) {}

  ask(action: string): Promise<Answer> {
    const known = this.answers.get(action);
    if (known) return known;
    const answer = new Promise<Answer>((resolve) => this.waiting.set(action, resolve));
    this.answers.set(action, answer);
    if (!this.send(action)) this.forget();
    return answer;
  }

  onReason({ action, reason }: Reason): void {
    this.waiting.get(action)?.(reason);
    this.waiting.delete(action);
  }

  /** Another position: what was answered holds no longer. */
  forget(): void {
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    this.answers.clear();
  }
}
