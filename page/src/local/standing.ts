/** How a game stands, in a few numbers, for the list of games. */

import type { Session } from './session';
import type { Standing } from './store';

export function standingOf({ game }: Session): Standing {
  const outcome = game.outcome;
  return {
    round: game.round,
    over: game.isOver,
    scores: game.scores,
    winners: outcome?.winners ?? [],
  };
}
