/** What every thing on the board means, by its `data-at` or `data-tool`: a message, what it does now, and the rule. */

import { levelOf, SHAPES, cellsOf, type Shape } from '../drawing/shapes';
import type { Position } from '../net/protocol';
import type { Message } from '../texts/words.svelte';
import type { Meaning } from '../widgets/tips.svelte';
import { tileMessage } from './tile';
import { toolMeaning } from './tools';

/** The table, as far as its meanings need it. */
export type Seen = {
  position: Position;
  seat: number; // the one shown large
  nameOf(seat: number): string;
  personOf(seat: number): 'you' | 'other';
};

type Explain = (seen: Seen, ...names: string[]) => Meaning | null;

const points = (count: number): { code: string; params: { count: number } } => ({ code: 'points', params: { count } });
const isSolo = ({ position }: Seen): boolean => position.mastermind !== null;
const hasTiles = ({ position }: Seen): boolean => position.tiles.length > 0;

/** Whose something is. */
function ownerOf(seen: Seen, seat: string): { name: string; person: string } {
  return { name: seen.nameOf(Number(seat)), person: seen.personOf(Number(seat)) };
}

function pieceWords(shape: Shape): Message & { params: { shape: string; level: number } } {
  return { code: 'piece-words', params: { shape, level: levelOf(shape) } };
}

const EXPLAIN: Record<string, Explain> = {
  place: (seen, place = '') => {
    const at = /^\d/.test(place) ? Number(place) - 1 : 'WB'.indexOf(place[0]!) * 4 + Number(place[1]) - 1;
    const card = seen.position.market[at];
    if (!card) return { about: { code: 'about-place-empty' }, rule: '3.3' };
    const { colour, reward, hole } = card;
    const slot = (seen.position.seats[seen.seat]?.slots.indexOf(null) ?? -1) + 1;
    const legal = seen.position.legal?.takes.includes(place) && seen.seat === seen.position.player;
    return {
      about: {
        code: 'about-place',
        params: { colour, squares: cellsOf(hole).length, points: points(card.points), reward },
      },
      now: legal ? { code: 'now-place', params: { slot } } : null,
      rule: isSolo(seen) ? '7.3' : '3.3',
    };
  },
  slot: (seen, seat = '', number = '') => {
    const slot = seen.position.seats[Number(seat)]?.slots[Number(number) - 1];
    const owner = ownerOf(seen, seat);
    if (!slot) return { about: { code: 'about-slot-free', params: owner }, rule: '3.3' };
    const { puzzle, hole } = slot;
    const left = cellsOf(hole).length;
    return {
      about: {
        code: 'about-slot',
        params: { ...owner, left, points: points(puzzle.points), reward: puzzle.reward },
      },
      rule: '4.2',
    };
  },
  reserve: ({ position }, name = '') => {
    const shape = name as Shape;
    const left = position.reserve[SHAPES.indexOf(shape)] ?? 0;
    return {
      about: { code: 'about-reserve', params: { piece: pieceWords(shape), left } },
      rule: position.phase === 'reward' ? '4.3' : '3.4',
    };
  },
  supply: (seen, seat = '', name) => {
    const owner = ownerOf(seen, seat);
    if (!name) return { about: { code: 'about-supply-whole', params: owner }, rule: '1.2' };
    const shape = name as Shape;
    const count = seen.position.seats[Number(seat)]?.supply[SHAPES.indexOf(shape)] ?? 0;
    return {
      about: { code: 'about-supply', params: { ...owner, piece: pieceWords(shape), count } },
      now: Number(seat) === seen.seat ? usesOf(seen.position, shape) : null,
      rule: '3.6',
    };
  },
  deck: (seen, colour = '') => {
    const left = seen.position.deck_left[colour === 'white' ? 0 : 1] ?? 0;
    if (isSolo(seen)) return { about: { code: 'about-deck-solo', params: { colour, left } }, rule: '7.7' };
    return { about: { code: 'about-deck', params: { colour, left } }, rule: colour === 'white' ? '3.3' : '5.1' };
  },
  locks: ({ position }, column = '') => {
    const count = position.mastermind?.locks[Number(column)] ?? 0;
    return { about: { code: 'about-locks', params: { count } }, rule: '7.3' };
  },
  mastermind: ({ position }) =>
    position.mastermind && {
      about: { code: hasTwoTakes(position) ? 'about-mastermind-two' : 'about-mastermind' },
      rule: hasTwoTakes(position) ? '9.2' : '7.4',
    },
  holds: ({ position }) => {
    const count = position.mastermind?.supply ?? 0;
    return { about: { code: 'about-holds', params: { count } }, rule: '7.5' };
  },
  player: (seen, owner = '') => {
    const meaning = EXPLAIN.score!(seen, owner);
    const coins = hasTiles(seen) && owner !== 'mastermind' ? EXPLAIN.coins!(seen, owner) : null;
    return meaning && { ...meaning, now: coins?.about ?? null };
  },
  coins: (seen, seat = '') => {
    const { available = 0, pending = 0 } = seen.position.seats[Number(seat)] ?? {};
    return { about: { code: 'about-coins', params: { available, pending } }, rule: '8.3' };
  },
  bank: ({ position }) => ({ about: { code: 'about-bank', params: { coins: position.bank } }, rule: '8.4' }),
  tile: ({ position }, round = '') => {
    const tile = position.tiles[Number(round) - 1];
    const paying = position.phase !== 'touch' && position.phase !== 'over';
    if (!tile) return null;
    const when = !tile.name ? 'down' : paying && position.round === Number(round) ? 'now' : 'later';
    return {
      about: { code: 'about-tile', params: { words: tileMessage(tile, Number(round)), when } },
      rule: when === 'now' ? '8.3' : '8.2',
    };
  },
  pips: ({ position }) => ({
    about: { code: 'about-pips', params: { count: position.actions_left } },
    rule: '3.1',
  }),
  round: (seen) => {
    const { phase, last_round, round } = seen.position;
    const last = last_round === null ? 'no' : last_round === round ? 'now' : 'next';
    if (phase === 'over') return null;
    if (phase === 'touch') return touches(seen);
    return { about: { code: 'about-round', params: { last } }, rule: last === 'no' ? '2.4' : ending(seen) };
  },
  score: (seen, owner) => {
    if (owner === 'mastermind') return { about: { code: 'about-score-mastermind' }, rule: '7.8' };
    return isSolo(seen)
      ? { about: { code: 'about-score-solo' }, rule: '7.8' }
      : { about: { code: 'about-score' }, rule: '6.1' };
  },
  touches: (seen) => touches(seen),
  pile: (seen, owner = '') => {
    const finished =
      owner === 'mastermind' ? seen.position.mastermind?.finished : seen.position.seats[Number(owner)]?.finished;
    return { about: { code: 'about-pile', params: { count: finished?.length ?? 0 } }, rule: '4.2' };
  },
  tool: ({ position }, tool = '') => toolMeaning(tool, position),
};

const hasTwoTakes = (position: Position): boolean => position.tiles.length > 0;
const ending = (seen: Seen): string => (isSolo(seen) ? '7.7' : '5.1');

function touches(seen: Seen): Meaning {
  return {
    about: { code: hasTiles(seen) ? 'about-touches-coins' : 'about-touches' },
    rule: hasTiles(seen) ? '8.7' : '5.2',
  };
}

/** What a piece of one's own can be used for now. */
function usesOf({ legal }: Position, shape: Shape): Message | null {
  if (!legal) return null;
  const fits = Object.values(legal.placements).filter((byShape) => byShape[shape]?.length).length;
  const exchanges = legal.upgrades[shape]?.length ?? 0;
  return fits + exchanges ? { code: 'now-supply', params: { fits, exchanges } } : null;
}

/** What a name on the board means; null for what needs no words. */
export function meaningOf(name: string, seen: Seen): Meaning | null {
  const [kind = '', ...names] = name.split('-');
  return EXPLAIN[kind]?.(seen, ...names) ?? null;
}
