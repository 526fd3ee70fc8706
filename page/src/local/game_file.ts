/** A whole game as a small text file: tags, then a line a turn. Reading it is replaying it. */

import type { Engine } from '../engine/engine';
import type { Message } from '../texts/words.svelte';
import { Game, IllegalActionError, labelOf, sameTurn, type TurnLabel } from './game';
import { message } from './message';
import { NotationError, numberOf } from './notation';
import { COMMENT, LARGEST_FILE, SEPARATOR, TOUCHES } from './tables';
import {
  checkResult,
  checkVersion,
  GameFileError,
  readSetup,
  refuseLine,
  splitTags,
  tagsOf,
  type FileLine,
} from './tags';

// Writing

/** The one text of a game, which `parseGame` reads. */
export function formatGame(game: Game): string {
  const lines = [...tagsOf(game)].map(([name, value]) => `${name}: ${value}`);
  let before: TurnLabel | null = null;
  for (const { turn, action } of game.history) {
    if (!before) lines.push('');
    if (turn.touches && !before?.touches) lines.push(TOUCHES);
    const text = game.textOf(action);
    if (before && sameTurn(before, turn)) lines[lines.length - 1] += `${SEPARATOR} ${text}`;
    else lines.push(`${labelOf(turn)} ${text}`);
    before = turn;
  }
  return `${lines.join('\n')}\n`;
}

// Reading

/** The game that a text tells, replayed; GameFileError if there is no such game. */
export function parseGame(text: string, engine: Engine): Game {
  if (text.length > LARGEST_FILE) throw new GameFileError(1, 'file-too-large', { bytes: LARGEST_FILE });
  const lines = linesOf(text);
  checkVersion(lines);
  const { tags, turns } = splitTags(lines);
  const game = new Game(engine, readSetup(tags));
  replay(game, turns);
  checkResult(game, tags);
  return game;
}

/** The lines that say something; CRLF, outer blanks and comments are left out. */
function linesOf(text: string): FileLine[] {
  const lines = text.replace(/^\ufeff/, '').split('\n');
  return lines.flatMap((whole, index) => {
    const said = whole
      .split(COMMENT)[0]!
      .replaceAll('\t', ' ')
      .replace(/^[ \r]+|[ \r]+$/g, '');
    const odd = /(?! )[\p{C}\p{Z}]/u.exec(said)?.[0];
    if (odd) throw new GameFileError(index + 1, 'file-not-printable', { character: quoted(odd) });
    return said ? [{ number: index + 1, text: said }] : [];
  });
}

/** A character that cannot be shown, by its number, as Python's `ascii` writes it. */
function quoted(character: string): string {
  const code = character.codePointAt(0)!;
  const [letter, digits] = code < 0x100 ? ['x', 2] : code < 0x10000 ? ['u', 4] : (['U', 8] as const);
  return `'\\${letter}${code.toString(16).padStart(Number(digits), '0')}'`;
}

/** Play the turns, each of which is to be a whole one but for the last. */
function replay(game: Game, lines: readonly FileLine[]): void {
  let headed = false;
  let before: { line: FileLine; turn: TurnLabel } | null = null;
  for (const line of lines) {
    if (before && game.turn && sameTurn(game.turn, before.turn)) {
      const short = { turn: game.label, count: game.actionsLeft };
      throw new GameFileError(before.line.number, 'file-turn-stops-short', short);
    }
    if (line.text === TOUCHES) {
      checkHeading(game, headed, line);
      headed = true;
      continue;
    }
    before = { line, turn: playTurn(game, line, headed) };
  }
}

/** The heading stands once, where the touches begin. */
function checkHeading(game: Game, headed: boolean, { number }: FileLine): void {
  if (headed) throw new GameFileError(number, 'file-heading-twice', { heading: TOUCHES });
  if (game.turn && !game.turn.touches) throw new GameFileError(number, 'file-heading-early', { turn: game.label });
}

/** Play the actions of one line, which has to name the turn it is. */
function playTurn(game: Game, line: FileLine, headed: boolean): TurnLabel {
  const { turn, label } = game;
  const fault = whyNotTurn(game, line, headed);
  if (fault || !turn) return refuseLine(line.number, fault ?? message('file-nothing-follows'));
  try {
    for (const action of actionsIn(game, line.text.slice(label.length))) {
      if (!game.turn || !sameTurn(game.turn, turn)) throw new NotationError(tooLate(game, label, action));
      game.play(game.check(action));
    }
  } catch (error) {
    if (error instanceof IllegalActionError) refuseLine(line.number, error.sentence);
    if (error instanceof NotationError) refuseLine(line.number, error.reason);
    throw error;
  }
  return turn;
}

/** The actions of one line, each as it is written. */
function actionsIn(game: Game, text: string): string[] {
  if (!text.trim()) throw new NotationError(message('file-turn-without-action', { turn: game.label }));
  const parts = text.split(SEPARATOR);
  if (parts.length > 1 && !parts.every((part) => part.trim()))
    throw new NotationError(message('notation-missing-action'));
  return parts.map((part) => game.textOf(numberOf(part, game.setup.mode)));
}

/** That an action stands in a turn that is over, and where it belongs. */
function tooLate(game: Game, turn: string, action: string): Message {
  return game.turn
    ? message('file-turn-is-over', { action, turn, next: game.label })
    : message('file-game-is-over', { action });
}

/** Why a line cannot be the turn it stands for; null if its first word names that. */
function whyNotTurn(game: Game, { text }: FileLine, headed: boolean): Message | null {
  const word = text.split(' ')[0]!;
  const { turn, label } = game;
  if (!turn) return message('file-nothing-follows');
  if (turn.touches && !headed) return message('file-touches-without-heading', { heading: TOUCHES });
  if (word === label) return null;
  if (/^\d+(\.\d+)?$/.test(word)) return message('file-other-turn', { turn: label, label: word });
  if (text.includes(':')) return message('file-tag-below');
  return message('file-no-label', { turn: label, word });
}
