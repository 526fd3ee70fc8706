/** The steps of a hinted or planned turn: their pictures, and where on the board they are. */

import { cellNames, cellsOf, maskOfNames, type Shape } from '../../drawing/shapes';
import type { Picture } from '../../pictures/pictures';
import type { Card, HintTurn, LaidPiece, Position } from '../../net/protocol';

export type StepPicture = Picture | { kind: 'sign'; sign: StepSign };

/** What is marked on the board: something by its `data-at`, and pieces that are to lie on it. */
export type Mark = { at: string; numbers: number[]; ghosts: (LaidPiece & { number: number })[] };

type StepSign = 'star' | 'check' | 'plus' | 'exchange' | 'right'; // of drawing/Icon

/** A turn, by its actions in notation. */
export type Actions = Pick<HintTurn, 'actions'>;

type Parsed = { word: string; first: string; second: string; cells: number };

const SIGNS: Record<string, StepSign> = { master: 'star', done: 'check', insert: 'plus', end: 'check', pass: 'right' };

function parsed(action: string): Parsed {
  const [word = '', first = '', second = '', ...names] = action.split(' ');
  return { word, first, second, cells: maskOfNames(names) };
}

/** Where pieces of a turn are laid: on a puzzle of one's own, or on one that the turn takes first. */
class Turn {
  private readonly taken: string[] = [];

  constructor(
    private readonly position: Position,
    private readonly places: readonly string[],
    private readonly seat: number,
  ) {}

  take(place: string): void {
    this.taken.push(place);
  }

  cardOn(place: string): Card | null {
    return this.position.market[this.places.indexOf(place)] ?? null;
  }

  /** The `data-at` of the puzzle with room for these cells, and the puzzle. */
  target(slot: number, cells: number): { at: string; card: Card | null; laid: readonly LaidPiece[] } {
    const own = this.position.seats[this.seat]?.slots[slot - 1];
    const place = this.taken.findLast((taken) => (cells & ~(this.cardOn(taken)?.hole ?? 0)) === 0);
    if (place !== undefined && (!own || cells & ~own.hole))
      return { at: `place-${place}`, card: this.cardOn(place), laid: [] };
    return { at: `slot-${this.seat}-${slot}`, card: own?.puzzle ?? null, laid: own?.laid ?? [] };
  }
}

/** What each step of a turn is about, in pictures. */
export function stepPictures(
  turn: Actions,
  position: Position,
  places: readonly string[],
  seat: number,
): StepPicture[][] {
  const board = new Turn(position, places, seat);
  return turn.actions.map((action): StepPicture[] => {
    const { word, first, second, cells } = parsed(action);
    if (word === 'take') {
      board.take(first);
      const card = board.cardOn(first);
      return card ? [{ kind: 'card', card, laid: [] }] : [];
    }
    if (word === 'piece' || word === 'reward') return [{ kind: 'piece', shape: first as Shape }];
    if (word === 'upgrade')
      return [
        { kind: 'piece', shape: first as Shape },
        { kind: 'sign', sign: 'exchange' },
        { kind: 'piece', shape: second as Shape },
      ];
    if (word === 'place') {
      const shape = second as Shape;
      const { card, laid } = board.target(Number(first), cells);
      return card ? [{ kind: 'card', card, laid: [...laid, { shape, cells }] }] : [{ kind: 'piece', shape }];
    }
    return SIGNS[word] ? [{ kind: 'sign', sign: SIGNS[word] }] : [];
  });
}

/** The marks of the steps that are still to be taken, one for each thing on the board. */
export function marksOf(
  turn: Actions,
  done: number,
  position: Position,
  places: readonly string[],
  seat: number,
): Mark[] {
  const marks = new Map<string, Mark>();
  const board = new Turn(position, places, seat);
  const mark = (at: string, number: number): Mark => {
    const found = marks.get(at) ?? { at, numbers: [], ghosts: [] };
    if (!found.numbers.includes(number)) found.numbers.push(number);
    marks.set(at, found);
    return found;
  };
  turn.actions.forEach((action, index) => {
    if (index < done) return;
    const number = index + 1;
    const { word, first, second, cells } = parsed(action);
    if (word === 'take') {
      board.take(first);
      mark(`place-${first}`, number);
    } else if (word === 'piece' || word === 'reward') mark(`reserve-${first}`, number);
    else if (word === 'upgrade') {
      mark(`supply-${seat}-${first}`, number);
      mark(`reserve-${second}`, number);
    } else if (word === 'place') {
      mark(`supply-${seat}-${second}`, number);
      mark(board.target(Number(first), cells).at, number).ghosts.push({ shape: second as Shape, cells, number });
    } else mark(`tool-${word}`, number);
  });
  return [...marks.values()];
}

/** A step as a message, for whoever hears it. */
export function stepMessage(action: string): { code: string; params: Record<string, string> } {
  const { word, first, second, cells } = parsed(action);
  const params = word === 'take' ? { place: first } : { first, second, cells: cells ? cellNames(cells) : '' };
  return { code: `do-${word}`, params };
}

/** The middle of the cell that a number is written on: the first one of the piece. */
export function numberCell(cells: number): { x: number; y: number } {
  const [row, column] = cellsOf(cells)[0]!;
  return { x: column + 0.5, y: row + 0.5 };
}
