/** A guided game: kept as any game of this browser is, but nobody plays in it unless the guide says so. */

import type { Link, Pace, Outgoing } from '../net/backend';
import { CHARACTER_AGENT, type FromServer, type NewSeat, type NewTable, type UndoRule } from '../net/protocol';
import { guidedGame } from '../local/config';
import { configOf, create, keep } from '../local/create';
import { LocalLine } from '../local/line';
import { message, TableRefusal } from '../local/message';
import type { Session } from '../local/session';
import { store } from '../local/store';
import { LocalTable } from '../local/table';
import { characterName } from '../model/names';
import { MessageError } from '../texts/message_error';
import { actionsOf, type Guide } from './guide';

const SEED_DIGITS = 64; // 256 bits in hexadecimal
const ALLOWED: readonly Outgoing['type'][] = ['act', 'why', 'look', 'ping'];

class GuidedLine extends LocalLine {
  protected override begin(): void {
    // agents play what the guide says
  }

  protected override async think(): Promise<void> {
    // and so nobody has to think
  }

  protected override async carryOut(session: Session, request: Outgoing): Promise<void> {
    if (!ALLOWED.includes(request.type)) throw new TableRefusal('not_allowed', message('why-guided'));
    return super.carryOut(session, request);
  }

  /** Play an action for whoever is to act. */
  play(action: string): Promise<void> {
    return this.inTurn(async () => {
      const session = this.session;
      if (!session || this.closed) return;
      const seat = session.game.player;
      const by = session.isPlayedByAgent(seat) ? { agent: true } : {};
      try {
        await this.commit(session, session.act(seat, action, session.seq, by));
      } catch (error) {
        if (!(error instanceof MessageError)) throw error;
        this.refuse(session, 'stale', error); // another tab was faster
      }
    });
  }
}

/** Whom a guide seats: one person, and a beginner where somebody else plays. */
function wishOf({ mode, difficulty }: Guide, name: string, undo: UndoRule): NewTable {
  const you: NewSeat = { kind: 'here', name };
  const other: NewSeat = {
    kind: 'agent',
    name: characterName('beginner', [name]),
    agent: CHARACTER_AGENT,
    level: 'beginner',
  };
  return { mode, difficulty, undo, seats: mode === 'solo' ? [you] : [you, other] };
}

/** Whether a game went as the guide goes now. */
async function isBegun(guide: Guide): Promise<boolean> {
  const table = guidedGame(guide.name);
  const [kept, entries] = await Promise.all([store.find(table), store.entries(table)]);
  const actions = guide.steps.flatMap(actionsOf);
  return kept !== null && entries.every((entry, at) => entry.kind === 'act' && entry.action === actions[at]);
}

/** The game of a guide, dealt if it has not been begun; its name. */
async function dealt(guide: Guide, name: string): Promise<string> {
  const table = guidedGame(guide.name);
  if (await isBegun(guide)) return table;
  await restart(guide);
  const seed = guide.seed.toString(16).padStart(SEED_DIGITS, '0');
  const config = await configOf(wishOf(guide, name, 'none'), seed);
  return keep({ ...config, table, guide: guide.name }, []);
}

export class GuidedTable extends LocalTable {
  private line: GuidedLine | null = null;

  static async open(guide: Guide, name: string): Promise<GuidedTable> {
    return new GuidedTable(await dealt(guide, name));
  }

  override connect(receive: (message: FromServer) => void, tell: (link: Link) => void, pace: Pace): GuidedLine {
    return (this.line = new GuidedLine(this.table, receive, tell, pace));
  }

  async play(action: string): Promise<void> {
    await this.line?.play(action);
  }
}

/** Forget how far one came. */
export async function restart(guide: Guide): Promise<void> {
  await store.remove(guidedGame(guide.name));
}

/** A game as the guide taught it, to be played freely; its name. */
export function playOn(guide: Guide, name: string): Promise<string> {
  return create(wishOf(guide, name, 'free'));
}
