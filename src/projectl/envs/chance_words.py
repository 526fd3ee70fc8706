"""Positions and outcomes of chance in words."""

from projectl.envs.chance_cards import (
    DEALS,
    DRAWS_WHITE,
    LETTER,
    NO_CARDS,
    OUTCOMES,
    SEAT,
    TILE,
    Position,
    cards_of,
    unseen_at,
)
from projectl.game.actions import format_action
from projectl.game.text import describe, player_names
from projectl.rules.puzzles import PUZZLES, Colour
from projectl.rules.state import FACE_DOWN_TILES, NONE, Mode
from projectl.rules.tiles import TILES, TILES_A_SET
from projectl.texts import words_in

LETTERS = "ABC"


def outcome_text(outcome: int) -> str:
    """What chance does: `draws B05`, `Player 2 begins`, `lays tile C03`."""
    if not 0 <= outcome < OUTCOMES:
        return "no outcome"
    if outcome < SEAT:
        return f"draws {PUZZLES[outcome].name}"
    if outcome < LETTER:
        return f"{player_names(words_in())[outcome - SEAT]} begins"
    if outcome < TILE:
        return f"lays a face-down tile of set {LETTERS[outcome - LETTER]}"
    return f"lays tile {TILES[outcome - TILE].name}"


def waiting_text(position: Position) -> str:
    """What chance has to decide."""
    if position.turn == DEALS:
        return f"The deal: {position.dealt} of {position.deal.length}"
    action = format_action(position.action, Mode(position.games[0].mode))
    drawn = [outcome_text(card) for card in position.cards if card != NONE]
    colour = "white" if position.turn == DRAWS_WHITE else "black"
    return f"Being played: {', '.join((action, *drawn))}, and one more from the {colour} deck"


def hidden_text(position: Position) -> list[str]:
    """What is known of the cards and tiles that nobody sees."""
    unseen = unseen_at(position.games, NO_CARDS)
    names = [
        " ".join(PUZZLES[card].name for card in cards_of(unseen, colour)) or "none"
        for colour in Colour
    ]
    lines = [f"Unseen: {names[0]}", f"        {names[1]}"]
    tiles = position.games[0].tiles[:FACE_DOWN_TILES]
    letters = [LETTERS[tile // TILES_A_SET] for tile in tiles if tile != NONE]
    return [*lines, f"Face-down tiles: {' '.join(letters)}"] if letters else lines


def describe_position(position: Position) -> str:
    """The table, what is hidden, and what chance has to decide; before an action that waits."""
    lines = [describe(position.games[0]), "", *hidden_text(position)]
    if position.waits_for_chance:
        lines.append(waiting_text(position))
    return "\n".join(lines)
