/** A table that is being set up: mode, seats, undo; and the request sent to the server. */

import type { AgentChoice, Difficulty, Level, Mode, NewSeat, NewTable, SeatKind, UndoRule } from '../net/protocol';
import { api } from '../net/api';
import { keepInvite } from '../net/invites';
import { keepName, ownName } from '../settings/person';

export type SeatChoice = { kind: SeatKind; name: string; agent: string; level: Level };

export const MODES: Mode[] = ['base', 'finesse', 'solo', 'finesse-solo'];
export const DIFFICULTIES: Difficulty[] = ['standard', 'challenging', 'unbeatable'];
export const UNDO_RULES: UndoRule[] = ['free', 'consent', 'none'];
const MOST = 4;

function choice(kind: SeatKind, name = ''): SeatChoice {
  return { kind, name, agent: 'search', level: 'steady' };
}

export class Setup {
  mode = $state<Mode>('base');
  difficulty = $state<Difficulty>('standard');
  undo = $state<UndoRule>('free');
  choices = $state<SeatChoice[]>([choice('here', ownName()), choice('agent')]);
  agents = $state.raw<AgentChoice[]>([]);

  get isSolo(): boolean {
    return this.mode === 'solo' || this.mode === 'finesse-solo';
  }

  get seated(): SeatChoice[] {
    return this.isSolo ? this.choices.slice(0, 1) : this.choices;
  }

  get canAdd(): boolean {
    return !this.isSolo && this.choices.length < MOST;
  }

  add(): void {
    if (this.canAdd) this.choices.push(choice('agent'));
  }

  remove(at: number): void {
    if (this.choices.length > 2) this.choices.splice(at, 1);
  }

  levelsOf(agent: string): Level[] {
    return this.agents.find(({ name }) => name === agent)?.levels ?? [];
  }

  async learnAgents(): Promise<void> {
    this.agents = (await api.agents()).agents;
  }

  private request(): NewTable {
    const seats = this.seated.map((seat): NewSeat => {
      const name = seat.name.trim() || null;
      if (seat.kind !== 'agent') return { kind: seat.kind, name };
      const levels = this.levelsOf(seat.agent);
      return {
        kind: 'agent',
        name,
        agent: seat.agent,
        level: levels.includes(seat.level) ? seat.level : (levels[0] ?? null),
      };
    });
    const undo = this.undo === 'consent' && this.isSolo ? 'free' : this.undo;
    return { mode: this.mode, difficulty: this.isSolo ? this.difficulty : null, seats, undo };
  }

  /** Make the table and answer where it is. */
  async open(): Promise<string> {
    return make(this.request(), this.choices[0]?.kind === 'here' ? this.choices[0].name : '');
  }
}

/** What the large button does: oneself against the search agent. */
export function quickTable(name: string): NewTable {
  return {
    mode: 'base',
    seats: [
      { kind: 'here', name: name.trim() || null },
      { kind: 'agent', agent: 'search', level: 'steady' },
    ],
    undo: 'free',
  };
}

export async function make(request: NewTable, name: string): Promise<string> {
  keepName(name);
  const made = await api.make(request);
  for (const seat of made.seats) {
    if (seat.invite) keepInvite(made.table, seat.number, seat.invite);
  }
  return `/t/${made.table}`;
}
