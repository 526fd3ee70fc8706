"""Where the pieces lie in every game of an array: the records know which they are, not where."""

import numpy as np
from numpy.typing import NDArray

from projectl.envs.arrays import Flags, GameArrays
from projectl.envs.stepping import STAND_STILL
from projectl.game.actions import action_of
from projectl.game.game import NOTHING_LAID, lay_pieces
from projectl.game.view import View, view_of
from projectl.rules import api
from projectl.rules.state import Mode


class Boards:
    """Follows games action by action, for those who look at them: renderers and agents."""

    def __init__(self, games: int) -> None:
        self._laid = [NOTHING_LAID] * games

    def clear(self, games: Flags) -> None:
        """These games begin."""
        for game in np.flatnonzero(games):
            self._laid[game] = NOTHING_LAID

    def follow(self, arrays: GameArrays) -> None:
        """The actions of the last step have been played."""
        played: NDArray[np.bool_] = (arrays._actions != STAND_STILL) & ~arrays.illegal
        for game in np.flatnonzero(played):
            action = action_of(int(arrays._actions[game]), arrays.variant.mode)
            record, seat = arrays.games[game : game + 1], int(arrays.acted[game])
            self._laid[game] = lay_pieces(self._laid[game], action, seat, record)

    def view(self, games: api.Games, game: int, seat: int | None = None) -> View:
        """A game as a seat sees it, or a spectator."""
        state = games[game]
        mode = Mode(state.mode)
        legal = api.legal_actions(games, game) if seat == state.player else ()
        actions = tuple(action_of(int(number), mode) for number in legal)
        return view_of(state, self._laid[game], actions, seat)
