"""What followed from an action, read off the positions before and after it."""

from projectl.game.actions import (
    Action,
    Done,
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
from projectl.rules.coins import coins_of
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLES
from projectl.rules.state import NONE, SLOTS, Mode, Phase, State, has_tiles, is_solo
from projectl.table import events
from projectl.table.events import Event


def happened(seq: int, before: State, action: Action, after: State) -> list[Event]:
    """The action and everything that came of it, in order."""
    seat = int(before.player)
    told: list[Event] = [deed(seq, seat, before, action)]
    told += completions(seq, seat, before, action, after)
    told += coins(seq, before, after)
    told += market_changes(seq, before, action, after)
    told += turns_of_the_game(seq, before, after)
    return told


def deed(seq: int, seat: int, before: State, action: Action) -> Event:
    """The action itself."""
    if isinstance(action, Take | Place):
        return on_puzzle(seq, seat, before, action)
    if isinstance(action, Piece):
        return events.GotPiece(seq=seq, seat=seat, shape=name(action.shape))
    if isinstance(action, Upgrade):
        return events.Upgraded(seq=seq, seat=seat, give=name(action.give), get=name(action.get))
    if isinstance(action, Reward):
        due = name(Shape(before.reward_due))
        return events.Rewarded(seq=seq, seat=seat, shape=name(action.shape), due=due)
    if isinstance(action, Done):
        return events.Finished(seq=seq, seat=seat, touches=bool(before.phase == Phase.TOUCH))
    if isinstance(action, Master):
        return events.Mastered(seq=seq, seat=seat)
    if isinstance(action, Insert):
        return events.Inserted(seq=seq, seat=seat)
    if isinstance(action, Pass):
        return events.Passed(seq=seq, seat=seat)
    return events.Ended(seq=seq, seat=seat)


def on_puzzle(seq: int, seat: int, before: State, action: Take | Place) -> Event:
    """A puzzle that was taken, or a piece that was placed on one."""
    if isinstance(action, Take):
        place = market_places(Mode(before.mode)).index(action.place)
        slot = next(slot for slot in range(SLOTS) if before.puzzle[seat, slot] == NONE)
        puzzle = PUZZLES[before.market[place]].name
        return events.Took(seq=seq, seat=seat, place=action.place, puzzle=puzzle, slot=slot + 1)
    return events.Placed(
        seq=seq,
        seat=seat,
        slot=action.slot,
        shape=name(action.shape),
        cells=sum(1 << CELL_NUMBER[cell] for cell in action.cells),
        puzzle=PUZZLES[before.puzzle[seat, action.slot - 1]].name,
    )


def name(shape: Shape) -> events.ShapeName:
    """A shape's name, as one of the nine."""
    return shape.name  # type: ignore[return-value]


def completions(seq: int, seat: int, before: State, action: Action, after: State) -> list[Event]:
    """The puzzles that were completed, in slot order (R4.4), each with the reward that came."""
    paid = [int(old) - int(new) for old, new in zip(before.reserve, after.reserve, strict=True)]
    if isinstance(action, Reward | Piece):
        paid[action.shape] -= 1
    told: list[Event] = []
    for slot in range(SLOTS):
        number = int(before.puzzle[seat, slot])
        if number == NONE or not int(after.finished[seat]) >> number & 1:
            continue
        puzzle = PUZZLES[number]
        reward = None
        if paid[puzzle.reward] > 0:
            paid[puzzle.reward] -= 1
            reward = name(puzzle.reward)
        told.append(
            events.Completed(
                seq=seq,
                seat=seat,
                slot=slot + 1,
                puzzle=puzzle.name,
                points=puzzle.points,
                reward=reward,
            )
        )
    return told


def coins(seq: int, before: State, after: State) -> list[Event]:
    """How everybody's coins changed."""
    if not has_tiles(before):
        return []
    changes = [
        (seat, int(coins_of(after, seat)) - int(coins_of(before, seat)))
        for seat in range(int(before.seats))
    ]
    return [events.Coins(seq=seq, seat=seat, coins=change) for seat, change in changes if change]


def market_changes(seq: int, before: State, action: Action, after: State) -> list[Event]:
    """Cards turned up, and between them, alone, the mastermind's turn."""
    places = market_places(Mode(before.mode))
    middle = before.market.copy()
    told: list[Event] = []
    taken = places.index(action.place) if isinstance(action, Take) else None
    if taken is not None:
        middle[taken] = drawn(before) if is_solo(before) else after.market[taken]
        if middle[taken] != NONE:
            puzzle = PUZZLES[middle[taken]].name
            told.append(events.Refilled(seq=seq, place=places[taken], puzzle=puzzle))
    if is_solo(before) and round_ended(before, after):
        pile = int(after.mastermind_finished) & ~int(before.mastermind_finished)
        found = [
            place for place, card in enumerate(middle) if card != NONE and pile >> int(card) & 1
        ]
        found.sort(key=lambda place: -PUZZLES[middle[place]].points)
        told.append(
            events.MastermindMoved(
                seq=seq,
                places=[places[place] for place in found],
                puzzles=[PUZZLES[middle[place]].name for place in found],
                locks=[int(lock) for lock in after.locks],
            )
        )
    for place, label in enumerate(places):
        if after.market[place] not in (middle[place], NONE):
            puzzle = PUZZLES[after.market[place]].name
            told.append(events.Refilled(seq=seq, place=label, puzzle=puzzle))
    return told


def drawn(before: State) -> int:
    """The card that refilled the grid after the player's take; NONE from an empty deck."""
    for deck, left in zip(before.deck, before.deck_left, strict=True):
        if left:
            return int(deck[int(left) - 1])
    return NONE


def round_ended(before: State, after: State) -> bool:
    """Whether a round ended with this action."""
    touches_begin = after.phase == Phase.TOUCH and before.phase != Phase.TOUCH
    return bool(touches_begin or after.round_number > before.round_number)


def turns_of_the_game(seq: int, before: State, after: State) -> list[Event]:
    """A new round, the end in sight, the finishing touches, the end."""
    told: list[Event] = []
    if after.last_round and not before.last_round:
        told.append(events.DeckRanOut(seq=seq, round=int(after.last_round)))
    if after.phase == Phase.TOUCH and before.phase != Phase.TOUCH:
        told.append(events.TouchesBegan(seq=seq))
    elif after.round_number > before.round_number:
        number = int(after.round_number)
        last = bool(after.last_round == after.round_number)
        told.append(events.RoundBegan(seq=seq, round=number, last=last))
    if after.phase == Phase.OVER:
        told.append(events.GameOver(seq=seq))
    return told
