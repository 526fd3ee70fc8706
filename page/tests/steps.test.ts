import { expect, test } from 'vitest';
import { cardNamed } from '../src/engine/cards';
import { marketPlaces } from '../src/local/notation';
import type { HintTurn, Position } from '../src/net/protocol';
import { marksOf, stepPictures } from '../src/table/hints/steps';

const offered = cardNamed('W10'); // a line of three cells: c2 c3 c4
const own = cardNamed('W24');
const places = marketPlaces('base');
const slots = [{ puzzle: own, hole: own.hole, laid: [] }, null, null, null];
const position = {
  mode: 'base',
  market: [null, offered, null, null, null, null, null, null],
  seats: [{ number: 0, slots }],
} as unknown as Position;

function turn(...actions: string[]): HintTurn {
  return { actions, goes_on: false } as unknown as HintTurn;
}

test('each step has its number on what it is about', () => {
  const marks = marksOf(turn('piece I1', 'upgrade I1 I2', 'master'), 0, position, places, 0);
  expect(marks.map(({ at, numbers }) => [at, numbers])).toEqual([
    ['reserve-I1', [1]],
    ['supply-0-I1', [2]],
    ['reserve-I2', [2]],
    ['tool-master', [3]],
  ]);
});

test('a piece is drawn on the puzzle that the turn takes first', () => {
  const marks = marksOf(turn('take W2', 'place 2 I2 c2 c3'), 0, position, places, 0);
  const [card] = marks.filter(({ at }) => at === 'place-W2');
  expect(card!.numbers).toEqual([1, 2]);
  expect(card!.ghosts).toEqual([{ shape: 'I2', cells: offered.hole & ~(1 << 17), number: 2 }]);
});

test('a piece is drawn on one’s own puzzle, and steps that were taken are drawn no more', () => {
  const cells = 'c3';
  const marks = marksOf(turn('piece I1', `place 1 I1 ${cells}`), 1, position, places, 0);
  expect(marks.map(({ at }) => at)).toEqual(['supply-0-I1', 'slot-0-1']);
});

test('a step is shown by pictures', () => {
  const [take, place, exchange] = stepPictures(
    turn('take W2', 'place 2 I2 c2 c3', 'upgrade I1 I2'),
    position,
    places,
    0,
  );
  expect(take).toMatchObject([{ kind: 'card', card: { name: 'W10' } }]);
  expect(place).toMatchObject([{ kind: 'card', card: { name: 'W10' }, laid: [{ shape: 'I2' }] }]);
  expect(exchange!.map(({ kind }) => kind)).toEqual(['piece', 'sign', 'piece']);
});
