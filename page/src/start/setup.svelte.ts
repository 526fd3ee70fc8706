/** A table that is being set up: mode, seats, undo; and the request sent to the server. */

import {
  CHARACTER_AGENT,
  CHARACTERS,
  type AgentChoice,
  type Difficulty,
  type Level,
  type Mode,
  type NewSeat,
  type NewTable,
  type SeatKind,
  type UndoRule,
} from '../net/protocol';
import { characterName } from '../model/names';
import { api } from '../net/api';
import { keepInvite } from '../net/invites';
import { gameAddress, HAS_SERVER, tableAddress } from '../net/route';
import { create } from '../local/create';
import { keepName, ownName } from '../settings/person';

export type SeatChoice = { kind: SeatKind; name: string; agent: string; level: Level };

export const MODES: Mode[] = ['base', 'finesse', 'solo', 'finesse-solo'];
export const DIFFICULTIES: Difficulty[] = ['standard', 'challenging', 'unbeatable'];
export const UNDO_RULES: UndoRule[] = ['free', 'consent', 'none'];
export const LEVELS = Object.keys(CHARACTERS) as Level[];
export const USUAL_LEVEL: Level = 'steady';
const MOST = 4;

function choice(kind: SeatKind, name = ''): SeatChoice {
  return { kind, name, agent: CHARACTER_AGENT, level: USUAL_LEVEL };
}

export class Setup {
  mode = $state<Mode>('base');
  difficulty = $state<Difficulty>('standard');
  undo = $state<UndoRule>('free');
  choices = $state<SeatChoice[]>([choice('here', ownName()), choice('agent')]);
  hasServer = $state(HAS_SERVER); // where friends can come
  guests = $state.raw<AgentChoice[]>([]); // agents of other packages: people are offered the levels, and these

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
    if (agent === CHARACTER_AGENT) return LEVELS;
    return this.guests.find(({ name }) => name === agent)?.levels ?? [];
  }

  /** Ask the server, if there is one, which agents it has. */
  async learnGuests(): Promise<void> {
    if (!HAS_SERVER) return;
    try {
      this.guests = (await api.agents()).agents.filter((agent) => !agent.built_in);
      this.hasServer = true;
    } catch {
      this.hasServer = false;
    }
  }

  /** What the agent on a seat is called; a guest has no name until it sits down. */
  characterOn(at: number, level = this.seated[at]!.level): string {
    const before = this.seated.flatMap((seat, i) => {
      if (seat.kind !== 'agent') return [seat.name];
      return i < at && seat.agent === CHARACTER_AGENT ? [this.characterOn(i)] : [];
    });
    return characterName(level, before);
  }

  private request(): NewTable {
    const seats = this.seated.map(({ kind, name, agent, level }, at): NewSeat => {
      if (kind !== 'agent') return { kind, name: name.trim() || null };
      const levels = this.levelsOf(agent);
      return {
        kind,
        name: agent === CHARACTER_AGENT ? this.characterOn(at) : null,
        agent,
        level: levels.includes(level) ? level : (levels[0] ?? null),
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

/** What the large button does: oneself against the usual level. */
export function quickTable(name: string): NewTable {
  const opponent = characterName(USUAL_LEVEL, [name]);
  return {
    mode: 'base',
    seats: [
      { kind: 'here', name: name.trim() || null },
      { kind: 'agent', name: opponent, agent: CHARACTER_AGENT, level: USUAL_LEVEL },
    ],
    undo: 'free',
  };
}

/** Whether nobody comes from elsewhere, and all agents are those that the page has. */
function needsNoServer({ seats }: NewTable): boolean {
  return seats.every(({ kind, agent }) => kind === 'here' || (kind === 'agent' && agent === CHARACTER_AGENT));
}

/** Make a table, in this page or on the server, and answer where it is. */
export async function make(request: NewTable, name: string): Promise<string> {
  keepName(name);
  if (needsNoServer(request)) return gameAddress(await create(request));
  const made = await api.make(request);
  for (const seat of made.seats) {
    if (seat.invite) keepInvite(made.table, seat.number, seat.invite);
  }
  return tableAddress(made.table);
}
