"""One position of a kept game, or a sheet of all its turns: on the terminal or as a picture."""

from pathlib import Path

from projectl.cli.board import draw_board
from projectl.cli.errors import CommandError
from projectl.cli.players import Seating
from projectl.cli.saves import find_game, read_game, seating_in
from projectl.cli.screen import Screen
from projectl.game.svg import draw_position, draw_sheet
from projectl.texts import Message

THEMES = ("dark", "light")


def run(
    name: str, at: int | None, output: str | None, theme: str, sheet: bool, screen: Screen
) -> None:
    """Show a game after so many actions; with a sheet, everything up to there."""
    if theme not in THEMES:
        raise CommandError(Message("terminal-no-theme", theme=theme, themes=", ".join(THEMES)))
    if sheet and output is None:
        raise CommandError(Message("terminal-sheet-output"))
    path = find_game(name)
    game = read_game(path)
    if at is not None:
        last = len(game.history)
        if not 0 <= at <= last:
            raise CommandError(Message("terminal-no-action", number=str(at), last=last))
        game = game.at(at)
    if output is not None:
        language = screen.words.language
        if sheet:
            picture = draw_sheet(game, theme=theme, language=language)
        else:
            picture = draw_position(game.view(), theme, language)
        Path(output).write_text(picture, encoding="utf-8")
        screen.write(screen.text("terminal-written", path=output))
        return
    seating = Seating(seating_in(path, game).players, to_spectators=True)
    screen.draw(draw_board(game, game.player, seating, screen.look, screen.words))
