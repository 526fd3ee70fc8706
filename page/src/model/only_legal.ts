/** All that is legal, narrowed to one action: what a guided game lets a person do. */

import { maskOfNames } from '../drawing/shapes';
import type { Legal, Shape } from '../net/protocol';

/** What is legal but for everything else than an action in notation. */
export function onlyLegal(legal: Legal, action: string | null): Legal {
  const [word, first = '', second = '', ...cells] = (action ?? '').split(' ');
  const shapes = (of: string, all: readonly Shape[], shape: string): Shape[] =>
    word === of ? all.filter((other) => other === shape) : [];
  const gets = legal.upgrades[first as Shape] ?? [];
  const masks = legal.placements[first]?.[second as Shape] ?? [];
  const placed = masks.filter((mask) => mask === maskOfNames(cells));
  return {
    takes: word === 'take' ? legal.takes.filter((place) => place === first) : [],
    pieces: shapes('piece', legal.pieces, first),
    rewards: shapes('reward', legal.rewards, first),
    upgrades: word === 'upgrade' ? { [first]: gets.filter((shape) => shape === second) } : {},
    placements: word === 'place' ? { [first]: { [second]: placed } } : {},
    master: legal.master && word === 'master',
    done: legal.done && word === 'done',
    insert: legal.insert && word === 'insert',
    pass: legal.pass && word === 'pass',
    end: legal.end && word === 'end',
  };
}
