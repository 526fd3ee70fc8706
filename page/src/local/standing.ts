/** How a game stands, in a few numbers, for the list of games. */

import { isSoloMode } from './notation';
import type { Session } from './session';
import type { Standing } from './store';

export function standingOf({ game }: Session): Standing {
  const outcome = game.outcome;
  return {
    round: game.round,
    over: game.isOver,
    scores: isSoloMode(game.setup.mode) ? [...game.scores, game.mastermindScore] : game.scores,
    winners: outcome?.winners ?? [],
  };
}
