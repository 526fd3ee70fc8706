"""The board fits the terminal and needs no colour."""

import random

import pytest
from game.positions import TABLES
from texts.catalogue import translated_languages
from texts.long_words import LongWords

from projectl.agents.registry import make_agent
from projectl.cli.board import draw_board
from projectl.cli.players import seat_players
from projectl.cli.style import MARKS, Look
from projectl.game.game import Game
from projectl.rules.pieces import Shape
from projectl.texts import words_in

MOST_LINES = 22  # of a screen of 24: what to do and the prompt stand below


@pytest.mark.parametrize("language", translated_languages())
@pytest.mark.parametrize("ascii_only", [True, False])
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_no_line_is_wider_than_a_terminal(
    mode: str, seats: int, ascii_only: bool, language: str
) -> None:
    game = Game(mode, seats, seed=5)
    seating = seat_players(None, seats)
    agent = make_agent("weighted", seed=5)
    while True:
        lines = draw_board(game, game.player, seating, Look(ascii=ascii_only), words_in(language))
        assert max(line.cell_len for line in lines) < 80
        assert len(lines) <= (30 if game.is_over else MOST_LINES)
        if game.is_over:
            break
        for _ in range(4):
            if not game.is_over:
                game.play(agent.choose(game.view(game.player)))


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_the_board_holds_with_words_twice_as_long(mode: str, seats: int) -> None:
    words, seating = LongWords(), seat_players(None, seats)
    game, agent = Game(mode, seats, seed=6), make_agent("weighted", seed=6)
    while not game.is_over:
        for seat in range(seats):
            lines = draw_board(game, seat, seating, Look(), words)
            assert max(line.cell_len for line in lines) < 80
        for _ in range(5):
            if not game.is_over:
                game.play(agent.choose(game.view(game.player)))


def test_pieces_are_drawn_with_their_marks_where_they_lie() -> None:
    game = Game("base", 2, seed=11)
    seat = game.player
    game.play_all(["take W1", "place 1 I2 b3 c3"])
    board = draw_board(game, seat, seat_players(None, 2), Look(ascii=True), words_in())
    text = [line.plain for line in board]
    (row,) = [line for line in text if line.startswith("3 ")]
    assert row.startswith("3 . 2 2 # .")


def test_every_piece_has_a_mark_of_its_own() -> None:
    assert len(set(MARKS.values())) == len(Shape)
    assert "".join(MARKS.values()).isascii()


def test_a_board_says_the_same_with_and_without_unicode() -> None:
    game, dice = Game("finesse", 3, seed=2), random.Random(2)
    for _ in range(30):
        game.play(dice.choice(game.legal_actions()))
    seating = seat_players(None, 3)
    boards = [
        "\n".join(line.plain for line in draw_board(game, 0, seating, look, words_in()))
        for look in (Look(ascii=True), Look(ascii=False))
    ]
    assert boards[0].isascii()
    assert boards[0] == boards[1].replace("·", ".").replace("□", "#")
