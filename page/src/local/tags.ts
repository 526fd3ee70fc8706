/** The head of a game file: which version, which deal, and how the game ended. */

import type { Difficulty, Mode, Param } from '../net/protocol';
import { DIFFICULTIES, MODES, SEATS } from '../engine/constants';
import { listing, type Message, type Params } from '../texts/words.svelte';
import { MessageError } from '../texts/message_error';
import type { Game, Setup } from './game';
import { message } from './message';
import { isSoloMode } from './notation';
import { FILE_TAGS, FILE_VERSION, LONGEST_QUOTE, NEEDED_TAGS, SEATS_DIGITS, SEED_BITS, SEED_DIGITS } from './tables';

const [VERSION_TAG] = FILE_TAGS as [string];

/** A text that is no game: the line where that shows, from 1, and the reason. */
export class GameFileError extends MessageError {
  constructor(line: number, code: string, params: Params = {}) {
    super(message('file-error', { line, reason: { code, params: shortened(params) } }));
  }
}

/** Parameters that quote no more of a file than can be read at a glance. */
function shortened(params: Params): Params {
  const short = (param: Param): Param => {
    if (typeof param === 'object') return 'code' in param ? { ...param, params: shortened(param.params) } : param;
    const isLong = typeof param === 'string' && param.length > LONGEST_QUOTE;
    return isLong ? `${param.slice(0, LONGEST_QUOTE)} ...` : param;
  };
  return Object.fromEntries(Object.entries(params).map(([name, param]) => [name, short(param)] as const));
}

export function refuseLine(line: number, { code, params = {} }: Message): never {
  throw new GameFileError(line, code, params);
}

/** What a line says, without comment and outer blanks; numbers count from 1. */
export type FileLine = { number: number; text: string };

/** Each tag's line, the text being its value alone. */
export type Tags = Map<string, FileLine>;

// Writing

/** What stands above the turns of a game. */
export function tagsOf({ setup, outcome }: Game): Map<string, string> {
  const tags = new Map([
    [VERSION_TAG, String(FILE_VERSION)],
    ['mode', setup.mode],
    ['seats', String(setup.seats)],
  ]);
  if (setup.difficulty) tags.set('difficulty', setup.difficulty);
  tags.set('seed', BigInt(`0x${setup.seed}`).toString());
  if (!outcome) return tags;
  tags.set(
    'result',
    resultOf(
      outcome.winners,
      outcome.scores.map(({ total }) => total),
    ),
  );
  return tags.set('ended by', outcome.reason);
}

/** Points by seat, the mastermind's last, and who won: `19 21, won by seat 2`. */
function resultOf(winners: readonly number[], totals: readonly number[]): string {
  const points = totals.join(' ');
  const seats = winners.map((seat) => seat + 1);
  const last = seats.pop();
  if (last === undefined) return `${points}, won by the mastermind`;
  return seats.length ? `${points}, shared by seats ${seats.join(', ')} and ${last}` : `${points}, won by seat ${last}`;
}

// Reading

/** The first line tells that this is a game file, and of which version. */
export function checkVersion([first]: readonly FileLine[]): void {
  const begins = `${VERSION_TAG}: ${FILE_VERSION}`;
  if (!first) throw new GameFileError(1, 'file-empty', { begins });
  const [name, ...rest] = first.text.split(':');
  const version = rest.join(':').trim();
  if (name!.trim() !== VERSION_TAG) throw new GameFileError(first.number, 'file-other', { begins });
  if (!/^\d+$/.test(version)) throw new GameFileError(first.number, 'file-version-no-number', { version, begins });
  if (version !== String(FILE_VERSION))
    throw new GameFileError(first.number, 'file-version-other', { version, known: FILE_VERSION });
}

const TAG = /^(?!\d)([^:;]*):(.*)$/; // a turn begins with a number

/** The tags, none of them missing, and the lines after them. */
export function splitTags(lines: readonly FileLine[]): { tags: Tags; turns: readonly FileLine[] } {
  const tags: Tags = new Map();
  const first = lines.findIndex(({ text }) => !TAG.test(text));
  const end = first < 0 ? lines.length : first;
  for (const { number, text } of lines.slice(0, end)) {
    const [name, value] = TAG.exec(text)!.slice(1).map(squeezed) as [string, string];
    if (!FILE_TAGS.includes(name))
      throw new GameFileError(number, 'file-no-tag', { tag: name, tags: listing(FILE_TAGS) });
    const earlier = tags.get(name)?.number;
    if (earlier) throw new GameFileError(number, 'file-tag-twice', { tag: name, earlier });
    tags.set(name, { number, text: value });
  }
  const missing = NEEDED_TAGS.find((name) => !tags.has(name));
  if (missing)
    throw new GameFileError(lines[end - 1]!.number, 'file-tag-missing', { tag: missing, tags: listing(NEEDED_TAGS) });
  return { tags, turns: lines.slice(end) };
}

const squeezed = (text: string): string => text.trim().split(/ +/).join(' ');

/** The game the tags call for. */
export function readSetup(tags: Tags): Setup {
  const mode = readMode(tags.get('mode')!);
  const seats = readSeats(mode, tags.get('seats')!);
  return { mode, seats, difficulty: readDifficulty(mode, tags), seed: readSeed(tags.get('seed')!) };
}

const named = <Name extends string>(names: readonly Name[], text: string): Name | undefined =>
  names.find((name) => name === text.toLowerCase().replaceAll('_', '-'));

function readMode({ number, text }: FileLine): Mode {
  return named(MODES, text) ?? refuseLine(number, message('file-no-mode', { name: text, names: listing(MODES) }));
}

function readSeats(mode: Mode, line: FileLine): number {
  const seats = Number(wholeNumber(line, SEATS_DIGITS, 'file-seats-no-number'));
  if (isSoloMode(mode) && seats !== 1) throw new GameFileError(line.number, 'file-seats-solo', { mode, seats });
  if (!isSoloMode(mode) && (seats < 2 || seats > SEATS))
    throw new GameFileError(line.number, 'file-seats', { mode, seats, most: SEATS });
  return seats;
}

/** The difficulty, which the solo modes have and the others have not. */
function readDifficulty(mode: Mode, tags: Tags): Difficulty | null {
  const line = tags.get('difficulty');
  const names = listing(DIFFICULTIES);
  if (!isSoloMode(mode)) return line ? refuseLine(line.number, message('file-difficulty-not-solo', { mode })) : null;
  if (!line) return refuseLine(tags.get('mode')!.number, message('file-difficulty-missing', { names }));
  const found = named(DIFFICULTIES, line.text);
  return found ?? refuseLine(line.number, message('file-no-difficulty', { name: line.text, names }));
}

/** What the deal is made from, in hexadecimal. */
function readSeed(line: FileLine): string {
  const seed = BigInt(wholeNumber(line, SEED_DIGITS, 'file-seed-no-number'));
  if (seed >> BigInt(SEED_BITS)) throw new GameFileError(line.number, 'file-seed-too-large', { bits: SEED_BITS });
  return seed.toString(16).padStart(SEED_BITS / 4, '0');
}

/** A number in decimal digits, as many as it can need; else the message of that code. */
function wholeNumber({ number, text }: FileLine, digits: number, wrong: string): string {
  if (!/^\d+$/.test(text) || text.length > digits) throw new GameFileError(number, wrong, { digits, text });
  return text;
}

/** What the tags say of the end is what came of the replay. */
export function checkResult(game: Game, tags: Tags): void {
  const came = tagsOf(game);
  for (const tag of ['result', 'ended by']) {
    const line = tags.get(tag);
    if (!line) continue;
    if (game.turn) throw new GameFileError(line.number, 'file-no-result-yet', { tag, turn: game.label });
    const found = came.get(tag)!;
    if (line.text.toLowerCase() !== found)
      throw new GameFileError(line.number, 'file-other-result', { tag, found, said: line.text });
  }
}
