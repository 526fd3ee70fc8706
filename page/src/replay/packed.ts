/** A past game within a link: its file and who sat where, compressed. */

import type { Engine } from '../engine/engine';
import { CHARACTER_AGENT, CHARACTERS, type Level } from '../net/protocol';
import { commitmentOf } from '../local/commitment';
import type { SeatConfig } from '../local/config';
import type { Game } from '../local/game';
import { formatGame, parseGame } from '../local/game_file';
import { PACKING, packFile, type Packed } from '../local/pack';
import { cleanName } from '../local/session';
import { LARGEST_FILE } from '../local/tables';
import { recordingOf, type Recording } from './recording';

/** For the fragment of an address. */
export function packGame(game: Game, seats: readonly SeatConfig[]): Promise<string> {
  return packFile(formatGame(game), seats);
}

/** The game in a link; null if the link is damaged. */
export async function unpackGame(text: string, engine: Engine): Promise<Recording | null> {
  const packed = await unpack(text).catch(() => null);
  if (!packed) return null;
  const game = parseGame(packed.file, engine);
  const seats = Array.from({ length: game.setup.seats }, (_, seat) => seatOf(packed.seats[seat]));
  return recordingOf(game, seats, await commitmentOf(game.setup.seed));
}

async function unpack(text: string): Promise<Packed | null> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(PACKING));
  const found = JSON.parse(await textIn(stream)) as Partial<Packed> | null;
  return typeof found?.file === 'string' && Array.isArray(found.seats) ? (found as Packed) : null;
}

/** All text of a stream, unless somebody packed far more than a game. */
async function textIn(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > 2 * LARGEST_FILE) throw new RangeError('more than a game');
  }
  return text;
}

function seatOf(packed: Packed['seats'][number] | undefined): SeatConfig {
  const name = cleanName(typeof packed?.name === 'string' ? packed.name : '');
  const level = Object.keys(CHARACTERS).find((known) => known === packed?.level) as Level | undefined;
  return level
    ? { kind: 'agent', name, agent: CHARACTER_AGENT, level }
    : { kind: 'here', name, agent: null, level: null };
}
