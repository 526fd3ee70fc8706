"""A session as messages: everything that lies open on the table, and nothing else."""

from collections.abc import Container, Iterable
from functools import cache, lru_cache
from typing import Any

from projectl.game.actions import (
    Action,
    Done,
    End,
    Insert,
    Master,
    Pass,
    Piece,
    Place,
    Reward,
    Take,
    Upgrade,
)
from projectl.game.notation import CELL_NUMBER, market_places
from projectl.game.outcome import Outcome
from projectl.game.tags import name_of_end
from projectl.game.view import FaceDown, Laid, Mastermind, Seat, Slot, View
from projectl.rules.api import name_of
from projectl.rules.puzzles import PUZZLES, Puzzle
from projectl.rules.state import Phase
from projectl.rules.tiles import Tile
from projectl.table import session as sessions
from projectl.table.session import Session
from projectl.web.schema import position as shown
from projectl.web.schema import server

REMEMBERED = 4096  # parts of messages that many moves have in common


@cache
def card(puzzle: Puzzle) -> shown.Card:
    """What is printed on a puzzle."""
    return shown.Card(
        name=puzzle.name,
        colour="white" if puzzle.name[0] == "W" else "black",
        points=puzzle.points,
        reward=word(puzzle.reward),
        hole=puzzle.hole,
    )


@cache
def all_cards() -> list[shown.Card]:
    """All puzzles there are; which of them are in a game is another matter."""
    return [card(puzzle) for puzzle in PUZZLES]


def word(member: Any) -> Any:
    """The name of a shape, as the messages have it."""
    return member.name


def position_of(session: Session, connected: Container[int]) -> shown.Position:
    """The board as everybody sees it."""
    view = session.game.view()
    return shown.Position(
        mode=named(view.mode),
        difficulty=None if view.difficulty is None else named(view.difficulty),
        phase=PHASES[view.phase],
        first=view.first,
        round=view.round_number,
        last_round=view.last_round,
        player=view.player,
        actions_left=view.actions_left,
        master_used=view.master_used,
        mastered=list(view.mastered),
        reward_due=None if view.reward_due is None else word(view.reward_due),
        idle_rounds=view.idle_rounds,
        market=[card(puzzle) if puzzle else None for puzzle in view.market],
        deck_left=list(view.deck_left),
        reserve=list(view.reserve),
        seats=[
            seat_state(sitting, had, had.number in connected)
            for sitting, had in zip(session.seats, view.seats, strict=True)
        ],
        mastermind=mastermind_state(view, view.mastermind) if view.mastermind else None,
        tiles=[tile_state(tile) if tile else None for tile in view.tiles],
        tile=view.round_number - 1 if view.tile else None,
        bank=view.bank,
        undo=undo_state(session),
        legal=None,
        outcome=None if view.outcome is None else outcome_state(session, view.outcome),
    )


PHASES: dict[Phase, Any] = {phase: phase.name.lower() for phase in Phase}


def named(member: Any) -> Any:
    """A mode or difficulty, as the messages have it."""
    return name_of(member)


def holder(sitting: sessions.Seat, number: int, connected: bool) -> dict[str, Any]:
    """Who sits there."""
    config = sitting.config
    return {
        "number": number,
        "name": sitting.name,
        "kind": config.kind.value,
        "agent": config.agent,
        "level": config.level,
        "taken": sitting.taken,
        "connected": connected,
        "stand_in": sitting.stand_in,
    }


def seat_state(sitting: sessions.Seat, had: Seat, connected: bool) -> shown.SeatState:
    """Who sits there, and what they have."""
    return shown.SeatState(
        **holder(sitting, had.number, connected),
        supply=list(had.supply),
        slots=[slot_state(slot) if slot else None for slot in had.slots],
        finished=[puzzle.name for puzzle in had.finished],
        score=had.score,
        touches=had.touches,
        pending=had.pending,
        available=had.available,
    )


def slot_state(slot: Slot) -> shown.SlotState:
    """An unfinished puzzle."""
    laid = [laid_piece(piece) for piece in slot.laid]
    return shown.SlotState(puzzle=card(slot.puzzle), hole=slot.hole, laid=laid)


@cache
def laid_piece(piece: Laid) -> shown.LaidPiece:
    """A piece where it lies."""
    return shown.LaidPiece(shape=word(piece.shape), cells=piece.cells)


def mastermind_state(view: View, mastermind: Mastermind) -> shown.MastermindState:
    """The mastermind, and where it takes from next."""
    places = market_places(view.mode)
    return shown.MastermindState(
        locks=list(mastermind.locks),
        supply=mastermind.supply,
        finished=[puzzle.name for puzzle in mastermind.finished],
        score=mastermind.score,
        next=[places[place] for place in mastermind.next],
    )


def tile_state(tile: Tile | FaceDown) -> shown.TileState:
    """A tile; of a face-down one only the letter on its back is known."""
    letter: Any = tile.letter if isinstance(tile, FaceDown) else tile.name[0]
    if isinstance(tile, FaceDown):
        return shown.TileState(set=letter, name=None, colour=None, pays=None, shapes=[])
    pays: Any = tile.pays.name.lower()
    return shown.TileState(
        set=letter,
        name=tile.name,
        colour="blue" if tile.is_blue else "pink",
        pays=pays,
        shapes=[word(shape) for shape in tile.shapes],
    )


def undo_state(session: Session) -> shown.UndoState:
    """What could be taken back, and what is being asked."""
    state = undo_unasked(*unasked(session))
    asked = session.question
    if asked is None:
        return state
    question = {"question": asked.number, "asking": asked.seat, "waiting": sorted(asked.waiting)}
    return state.model_copy(update=question)


def unasked(session: Session) -> tuple[str, int | None, bool, int, int]:
    """What could be taken back: the rule, by whom, whether it may, and how many actions."""
    seat, far = session.undo_now()
    steps = len(session.steps)
    actions, turn = (steps - far.last, steps - far.turn) if far else (0, 0)
    return session.config.undo.value, seat, far is not None, actions, turn


@lru_cache(REMEMBERED)
def undo_unasked(
    rule: Any, seat: int | None, allowed: bool, actions: int, turn: int
) -> shown.UndoState:
    """What could be taken back while nobody asks for it, which is one of few."""
    return shown.UndoState(
        rule=rule,
        seat=seat,
        allowed=allowed,
        actions=actions,
        turn=turn,
        question=None,
        asking=None,
        waiting=[],
    )


def with_legal(position: shown.Position, actions: Iterable[Action]) -> shown.Position:
    """The same board for the player to act."""
    return position.model_copy(update={"legal": legal_of(actions)})


def legal_of(actions: Iterable[Action]) -> shown.Legal:
    """What the player to act may do."""
    kinds: dict[type[Action], list[Any]] = {}
    for action in actions:
        kinds.setdefault(type(action), []).append(action)
    upgrades: dict[Any, list[Any]] = {}
    for upgrade in kinds.get(Upgrade, []):
        upgrades.setdefault(word(upgrade.give), []).append(word(upgrade.get))
    placements: dict[str, dict[Any, list[int]]] = {}
    for place in kinds.get(Place, []):
        shapes = placements.setdefault(str(place.slot), {})
        shapes.setdefault(word(place.shape), []).append(cells_of(place))
    return shown.Legal(
        takes=[take.place for take in kinds.get(Take, [])],
        pieces=[word(piece.shape) for piece in kinds.get(Piece, [])],
        upgrades=upgrades,
        placements=placements,
        rewards=[word(reward.shape) for reward in kinds.get(Reward, [])],
        master=Master in kinds,
        done=Done in kinds,
        insert=Insert in kinds,
        pass_=Pass in kinds,
        end=End in kinds,
    )


@cache
def cells_of(place: Place) -> int:
    """The cells of a placement, as a mask."""
    return sum(1 << CELL_NUMBER[cell] for cell in place.cells)


def outcome_state(session: Session, outcome: Outcome) -> shown.OutcomeState:
    """How the game ended, and the seed, which is open now."""
    seats = len(session.seats)
    reason: Any = name_of_end(outcome.reason)
    decided: Any = None if outcome.decided_by is None else outcome.decided_by.name.lower()
    return shown.OutcomeState(
        reason=reason,
        winners=list(outcome.winners),
        decided_by=decided,
        scores=[
            shown.ScoreLine(
                seat=line.seat if line.seat < seats else None,
                rank=line.rank,
                total=line.total,
                points=line.points,
                touches=line.touches,
                unfinished=line.unfinished,
                coins=line.coins,
                puzzles=line.puzzles,
                pieces=line.pieces,
            )
            for line in outcome.scores
        ],
        seed=session.config.seed,
        commitment=session.config.commitment,
    )


def table_state(session: Session, successor: str | None) -> server.TableState:
    """What stays the same about a table, or nearly so."""
    config = session.config
    return server.TableState(
        table=config.table,
        mode=named(config.mode),
        difficulty=None if config.difficulty is None else named(config.difficulty),
        undo=config.undo.value,
        started=session.started,
        over=session.game.is_over,
        commitment=config.commitment,
        rematch=successor,
    )


def seat_presence(
    number: int, seat: sessions.Seat, connected: bool, away: float | None, cover_in: float | None
) -> server.SeatPresence:
    """Who plays a seat, and whether they are there."""
    return server.SeatPresence(
        number=number,
        name=seat.name,
        taken=seat.taken,
        connected=connected,
        stand_in=seat.stand_in,
        away=away,
        cover_in=cover_in,
    )
