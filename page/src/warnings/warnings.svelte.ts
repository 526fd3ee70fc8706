/** Holds an action back that would waste something, until the person has thought about it. */

import type { Table } from '../model/table.svelte';
import type { NestedMessage } from '../net/protocol';
import type { Warner } from '../local/warnings';
import { settings } from '../settings/settings.svelte';

export class Warnings {
  held = $state.raw<{ action: string; told: NestedMessage } | null>(null);
  private warner: Warner | null = null;

  constructor(private readonly table: Table) {
    table.hold = (action) => this.holds(action);
    this.wake().catch(() => undefined); // without the engine nobody is warned
  }

  private async wake(): Promise<void> {
    const [{ Warner }, { ownEngine }] = await Promise.all([import('../local/warnings'), import('../local/own_engine')]);
    this.warner = new Warner(await ownEngine());
  }

  private holds(action: string): boolean {
    const { position, lesson } = this.table; // a lesson knows what it is doing
    const told = settings.values.warnings && position && !lesson ? this.warner?.warningAbout(position, action) : null;
    if (told) this.held = { action, told };
    return Boolean(told);
  }

  goOn(): void {
    const held = this.held;
    this.held = null;
    if (held) this.table.act(held.action, true);
  }

  stop(): void {
    this.held = null;
  }
}
