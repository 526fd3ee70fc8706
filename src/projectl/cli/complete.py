"""Tab at the prompt: what is legal next, word by word."""

import contextlib
from collections.abc import Callable

from projectl.cli.prompt import COMMANDS, expand
from projectl.game.game import Game
from projectl.texts import LANGUAGES


def candidates(game: Game, before: list[str], start: str) -> list[str]:
    """The words that can follow those before, as far as `start` begins them."""
    lines = [str(action).split() for action in game.legal_actions()]
    if not before:
        lines += [[word] for word in COMMANDS]
    elif expand(before[0]) == "legal":
        lines = [["legal", *line[1:3]] for line in lines if line[0] == "place"]
    elif expand(before[0]) == "language":
        lines = [["language", name] for name in LANGUAGES]
    said = [word.lower() for word in [expand(before[0]), *before[1:]]] if before else []
    depth = len(said)
    fitting = [line for line in lines if [word.lower() for word in line[:depth]] == said]
    next_words: dict[str, bool] = {}
    for line in fitting:
        if len(line) > depth and line[depth].lower().startswith(start.lower()):
            word = line[depth]
            next_words[word] = next_words.get(word, False) or len(line) > depth + 1
    return [f"{word} " if more else word for word, more in next_words.items()]


def install(game_now: Callable[[], Game]) -> None:
    """Let Tab complete at the prompt, and give it a history, where there is readline."""
    with contextlib.suppress(ImportError):
        import readline

        found: list[str] = []

        def complete(start: str, number: int) -> str | None:
            if number == 0:
                line = readline.get_line_buffer()[: readline.get_begidx()]
                found[:] = candidates(game_now(), line.split(), start)
            return found[number] if number < len(found) else None

        libedit = "libedit" in (readline.__doc__ or "")
        readline.set_completer_delims(" ")
        readline.set_completer(complete)
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
