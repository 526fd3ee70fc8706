/** Where past games come from: this browser, a table of the server, or a link that has one in it. */

import { api } from '../net/api';
import type { ReplaySource } from '../net/route';
import { parseGame } from '../local/game_file';
import { ownEngine } from '../local/own_engine';
import { Session } from '../local/session';
import { store } from '../local/store';
import { unpackGame } from './packed';
import { recordingOf, type Recording } from './recording';

/** Null if it is not there. */
export function findRecording(from: ReplaySource, game: string): Promise<Recording | null> {
  if (from === 'browser') return ofBrowser(game);
  return from === 'server' ? ofServer(game) : ofLink(game);
}

async function ofBrowser(game: string): Promise<Recording | null> {
  const [kept, entries, engine] = await Promise.all([store.find(game), store.entries(game), ownEngine()]);
  if (!kept) return null;
  const session = new Session(kept.config, engine, entries);
  return recordingOf(session.game, session.seats, kept.config.commitment);
}

async function ofServer(table: string): Promise<Recording> {
  const [file, { seats, commitment }, engine] = await Promise.all([
    api.gameFile(table),
    api.summary(table),
    ownEngine(),
  ]);
  return recordingOf(parseGame(file, engine), seats, commitment);
}

async function ofLink(packed: string): Promise<Recording | null> {
  return unpackGame(packed, await ownEngine());
}
