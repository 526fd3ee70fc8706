/** What whoever is to act can do now. */

import type { Position } from '../net/protocol';
import type { Message } from '../texts/words.svelte';

export function taskOf(position: Position): Message {
  if (position.phase === 'reward') return { code: 'task-reward', params: { shape: position.reward_due ?? '' } };
  if (position.phase === 'master') return { code: 'task-master' };
  if (position.phase === 'touch') return { code: position.tiles.length ? 'task-touch-coins' : 'task-touch' };
  if (position.actions_left === 0) return { code: 'task-buy' };
  return { code: 'actions-left', params: { count: position.actions_left } };
}
