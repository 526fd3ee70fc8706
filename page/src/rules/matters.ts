/** Which rule somebody who asks now most likely wants to read. */

import type { Position } from '../net/protocol';

type Asked = Pick<Position, 'phase' | 'last_round' | 'actions_left' | 'tile' | 'round'> & {
  tiles: readonly unknown[];
  mastermind: unknown;
};

export function ruleThatMatters(position: Asked): string {
  const { phase, tiles, mastermind, last_round: last, actions_left: left, tile, round } = position;
  if (phase === 'reward') return '4.3';
  if (phase === 'master') return '3.7';
  if (phase === 'touch') return tiles.length ? '8.7' : '5.2';
  if (phase === 'over') return mastermind ? '7.8' : '6.1';
  if (tiles.length && left === 0) return '8.5';
  if (tiles.length && round === tiles.length) return '8.6';
  if (last !== null) return mastermind ? '7.7' : '5.1';
  if (tile !== null) return '8.2';
  return mastermind ? '7.3' : '3.1';
}
