"""What does a picture say? Status, result and descriptions of a view, as messages."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Literal

from projectl.game.notation import cell_names, market_places
from projectl.game.outcome import Score
from projectl.game.view import Laid, Mastermind, Seat, View
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import Puzzle
from projectl.rules.state import Phase
from projectl.rules.tiles import Pays
from projectl.texts import Listing, Message

MASTERMIND = Message("mastermind")


def code_of(member: IntEnum) -> str:
    """A member of an enumeration as messages name it: `black-deck-empty`."""
    return member.name.lower().replace("_", "-")


def player_name(view: View, seat: int) -> Message:
    """What a seat is called; the one after the last player's is the mastermind's."""
    return Message("player-number", number=seat + 1) if seat < len(view.seats) else MASTERMIND


# Where the game stands


def table_messages(view: View) -> list[Message]:
    """What is played: `Base game`, `2 players`."""
    mode = Message(f"mode-{code_of(view.mode)}")
    if view.difficulty is None:
        return [mode, Message("picture-players", count=len(view.seats))]
    return [mode, Message(f"difficulty-{code_of(view.difficulty)}")]


def round_message(view: View) -> Message:
    """Where the game stands: `round 3 of 10, the last`."""
    if view.phase is Phase.OVER:
        return Message("round-over")
    if view.phase is Phase.TOUCH:
        return Message("round-touch")
    last = "no"
    if view.last_round:
        last = "now" if view.round_number == view.last_round else "next"
    return Message("round-of-ten" if view.tiles else "round", round=view.round_number, last=last)


def task_messages(view: View, brief: bool = False) -> list[Message]:
    """What the player to act has to do now; in brief, without the slots of a Master."""
    if view.phase is Phase.TOUCH:
        return [Message("picture-task-touch-coins" if view.tiles else "picture-task-touch")]
    if view.phase is Phase.REWARD and view.reward_due is not None:
        return [Message("picture-task-reward", shape=view.reward_due.name)]
    left = Message("actions-left", count=view.actions_left)
    if view.phase is Phase.MASTER:
        if brief or not view.mastered:
            return [left, Message("picture-master")]
        slots = Listing(view.mastered)
        return [left, Message("picture-master-on", slots=slots, count=len(view.mastered))]
    return [left, Message("picture-master-used")] if view.master_used else [left]


def end_message(view: View) -> Message:
    """Why the game ended."""
    return Message(f"ended-{code_of(view.end_reason)}")


def ranking(view: View) -> list[Score]:
    """The lines of the score table, the best first."""
    assert view.outcome is not None
    return sorted(view.outcome.scores, key=lambda score: score.rank)


def result_message(view: View) -> Message:
    """How the game ended: `Player 2 won, 14 to 9`; among more than two, `with 14 points`."""
    lines = ranking(view)
    first = [player_name(view, line.seat) for line in lines if line.rank == 1]
    points = lines[0].total
    if len(first) > 1:
        return Message("picture-shared", names=Listing(tuple(first)), points=points)
    if len(lines) > 2:
        return Message("picture-won", name=first[0], points=points)
    second = lines[1].total
    if first[0] == MASTERMIND:
        return Message("picture-mastermind-won", points=points, second=second)
    return Message("picture-won-of-two", name=first[0], points=points, second=second)


def lead_message(view: View) -> Message:
    """Who is ahead: `Player 1 leads with 4 points`."""
    scores = [seat.score for seat in view.seats]
    if view.mastermind:
        scores.append(view.mastermind.score)
    most = max(scores)
    ahead = [player_name(view, seat) for seat, score in enumerate(scores) if score == most]
    if len(ahead) == len(scores):
        return Message("picture-all-have", points=most)
    if len(ahead) > 1:
        return Message("picture-lead-shared", count=len(ahead), points=most)
    return Message("picture-lead", name=ahead[0], points=most)


def tile_message(view: View) -> Message:
    """What the current tile pays for."""
    if view.tile:
        link: Literal["and", "or"] = "and" if view.tile.pays is Pays.KINDS else "or"
        shapes = Listing(tuple(shape.name for shape in view.tile.shapes), link)
        return Message(f"pays-{code_of(view.tile.pays)}", shapes=shapes)
    if view.phase in (Phase.TOUCH, Phase.OVER):
        return Message("tiles-over")
    return Message("tile-now-down")


# Descriptions, sentence by sentence


def about(name: Message, messages: Iterable[Message]) -> Message:
    """A few short texts about somebody: `Player 1: 4 points and 2 finished puzzles.`"""
    return Message("picture-about", name=name, words=Listing(tuple(messages)))


def pieces_listed(pieces: Sequence[int], zeros: bool = False) -> Listing:
    """Pieces and how many there are: `2 I1 and 1 L4`; those that are not there only if asked."""
    counted = zip(Shape, pieces, strict=True)
    return Listing(tuple(f"{count} {shape.name}" for shape, count in counted if count or zeros))


def laid_listed(laid: Iterable[Laid]) -> Listing:
    """The pieces on a puzzle and where they lie: `I2 on b2 b3`."""
    return Listing(
        tuple(
            Message("picture-laid", shape=piece.shape.name, cells=" ".join(cell_names(piece.cells)))
            for piece in laid
        )
    )


def hole_cells(puzzle: Puzzle) -> str:
    return " ".join(cell_names(puzzle.hole))


def puzzle_messages(puzzle: Puzzle, laid: Sequence[Laid]) -> list[Message]:
    """What is printed on a puzzle, and what lies on it."""
    printed = Message(
        "picture-puzzle-words",
        colour=code_of(puzzle.colour),
        puzzle=puzzle.name,
        points=puzzle.points,
        reward=puzzle.reward.name,
        cells=hole_cells(puzzle),
    )
    if not laid:
        return [printed, Message("picture-nothing-on-it")]
    return [printed, Message("picture-on-it", laid=laid_listed(laid))]


def offer_messages(view: View) -> list[Message]:
    """What lies in the rows or the grid, place by place."""
    places = list(zip(market_places(view.mode), view.market, strict=True))
    said = [Message("picture-on-offer")]
    said += [
        Message(
            "card-label",
            place=place,
            name=puzzle.name,
            colour=code_of(puzzle.colour),
            points=puzzle.points,
            reward=puzzle.reward.name,
            squares=puzzle.hole.bit_count(),
            hole=hole_cells(puzzle),
        )
        for place, puzzle in places
        if puzzle
    ]
    empty = tuple(place for place, puzzle in places if not puzzle)
    if empty:
        said.append(Message("picture-places-empty", places=Listing(empty)))
    white, black = view.deck_left
    return [*said, Message("picture-decks", white=white, black=black)]


def seat_messages(view: View, seat: Seat) -> list[Message]:
    """Everything in front of one player."""
    points = Message("points", count=seat.score)
    pile = Message("pile-label", count=len(seat.finished))
    said = [about(player_name(view, seat.number), [points, pile])]
    if view.tiles:
        said.append(Message("coins-label", available=seat.available, pending=seat.pending))
    if any(seat.supply):
        said.append(Message("picture-supply", pieces=pieces_listed(seat.supply)))
    else:
        said.append(Message("picture-supply-none"))
    for number, slot in enumerate(seat.slots, 1):
        if slot:
            said.append(
                Message(
                    "slot-label",
                    slot=number,
                    name=slot.puzzle.name,
                    points=slot.puzzle.points,
                    reward=slot.puzzle.reward.name,
                    left=" ".join(cell_names(slot.hole)),
                    count=len(slot.laid),
                    laid=laid_listed(slot.laid),
                )
            )
    return said


def mastermind_messages(view: View, it: Mastermind) -> list[Message]:
    """The mastermind's points and locks, and what it takes next."""
    said = [
        about(MASTERMIND, [Message("points", count=it.score)]),
        Message("picture-mastermind-locks", held=it.supply, locks=Listing(it.locks)),
    ]
    places = market_places(view.mode)
    for at, number in enumerate(it.next):
        puzzle = view.market[number]
        if puzzle:
            code = "mastermind-next-too" if at else "mastermind-next"
            said.append(Message(code, place=places[number], points=puzzle.points))
    if not it.next and view.phase not in (Phase.TOUCH, Phase.OVER):
        said.append(Message("mastermind-next-nothing"))
    return said


def position_messages(view: View) -> list[Message]:
    """The whole position for readers who cannot see it."""
    if view.phase is Phase.OVER:
        said = [round_message(view), end_message(view), result_message(view)]
    else:
        player = player_name(view, view.player)
        said = [round_message(view), about(player, task_messages(view))]
    said += offer_messages(view)
    said.append(Message("picture-reserve", pieces=pieces_listed(view.reserve, zeros=True)))
    if view.tiles:
        said += [tile_message(view), Message("bank", coins=view.bank)]
    for seat in view.seats:
        said += seat_messages(view, seat)
    return [*said, *mastermind_messages(view, view.mastermind)] if view.mastermind else said
