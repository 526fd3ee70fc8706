"""Why an action cannot be played, for environments that refuse it."""

from projectl.game.actions import action_of
from projectl.game.legality import explain_illegal
from projectl.rules import api
from projectl.rules.errors import InvalidActionError
from projectl.rules.state import Mode
from projectl.texts import words_in


def why_illegal(games: api.Games, action: int, index: int = 0) -> str:
    """What forbids an action in a game, and what would be legal."""
    state = games[index]
    try:
        said = action_of(action, Mode(state.mode))
    except InvalidActionError as error:
        return f"action {action} is never legal: {error}"
    reason = words_in().say(explain_illegal(state, action))
    return f"action {action}, '{said}', is not legal now. {reason}"
