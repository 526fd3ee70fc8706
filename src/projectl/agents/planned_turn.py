"""The rest of a planned turn, followed as long as the game goes as it was expected to."""

from collections.abc import Sequence

from projectl.rules import api
from projectl.rules.actions import Kind, kind_of
from projectl.rules.state import FACE_DOWN_TILES


def visible(game: api.Games) -> bytes:
    """Everything of a record that a seat may know, for comparison."""
    seen = api.copy_games(game)
    seen["rng"] = 0
    seen["deck"] = 0
    seen["tiles"][:, :FACE_DOWN_TILES] = 0
    return seen.tobytes()


class PlannedTurn:
    """Actions still to play, each with the position it is meant for."""

    def __init__(self) -> None:
        self._steps: list[tuple[bytes, int]] = []

    def make(self, game: api.Games, actions: Sequence[int]) -> None:
        """Plan a turn up to the first card that it reveals: what comes then is thought anew."""
        self._steps = []
        game = api.copy_games(game)
        for action in actions:
            self._steps.append((visible(game), action))
            if kind_of(action) == Kind.TAKE:
                return
            api.play(game, action)

    def next_action(self, game: api.Games) -> int | None:
        """The action planned for this position; None where nothing is planned for it."""
        if self._steps and self._steps[0][0] == visible(game):
            return self._steps.pop(0)[1]
        self._steps = []
        return None
