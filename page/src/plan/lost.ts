/** Steps that are no longer possible, in pictures: their puzzle may not be on the table any more. */

import { maskOfNames, type Shape } from '../drawing/shapes';
import { cardNamed } from '../engine/cards';
import type { Picture } from '../pictures/pictures';
import type { Step } from './carry';

export function lostPictures({ action, puzzle }: Step): Picture[] {
  const [word, first, second, ...cells] = action.split(' ');
  if (puzzle !== null) {
    const laid = word === 'place' ? [{ shape: second as Shape, cells: maskOfNames(cells) }] : [];
    return [{ kind: 'card', card: cardNamed(puzzle), laid }];
  }
  return word === 'upgrade' || word === 'piece' || word === 'reward'
    ? [{ kind: 'piece', shape: (second ?? first) as Shape }]
    : [];
}
