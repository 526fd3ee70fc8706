"""One position of a kept game, or a sheet of all its turns: on the terminal or as a picture."""

from pathlib import Path

from projectl.cli.board import draw_board
from projectl.cli.errors import CommandError
from projectl.cli.players import Seating
from projectl.cli.saves import find_game, read_game, seating_in
from projectl.cli.style import open_console, print_lines
from projectl.game.svg import draw_position, draw_sheet

THEMES = ("dark", "light")


def run(
    name: str, at: int | None, output: str | None, theme: str, sheet: bool, ascii_only: bool
) -> None:
    """Show a game after so many actions; with a sheet, everything up to there."""
    if theme not in THEMES:
        raise CommandError(f"there is no theme '{theme}'; themes are {', '.join(THEMES)}")
    if sheet and output is None:
        raise CommandError("a sheet is a picture: say where to write it, as in -o game.svg")
    path = find_game(name)
    game = read_game(path)
    if at is not None:
        game = game.at(at)
    if output is not None:
        drawn = draw_sheet(game, theme=theme) if sheet else draw_position(game.view(), theme=theme)
        Path(output).write_text(drawn, encoding="utf-8")
        print(f"written: {output}")
        return
    seating = Seating(seating_in(path, game).players, to_spectators=True)
    console, look = open_console(ascii_only)
    print_lines(console, draw_board(game, game.player, seating, look))
