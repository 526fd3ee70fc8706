"""Which tournaments there are, and what is said about those there are not."""

import pickle
import shlex

import pytest

from projectl.agents.arena.config import ArenaError, TournamentConfig, settle
from projectl.rules.cores import free_cores
from projectl.rules.errors import RulesError
from projectl.texts import Message

TWO = ("random", "weighted")

WRONG = [
    (TournamentConfig(()), "name at least one"),
    (TournamentConfig(("random",)), "name at least two agents"),
    (TournamentConfig(("random", "nobody")), "There is no agent 'nobody'"),
    (TournamentConfig(("random", "weighted:grand")), "There is no level 'grand'"),
    (TournamentConfig(("random", "weighted@soon")), "A budget is seconds such as 0.5s"),
    (TournamentConfig(TWO, mode="chess"), "unknown mode 'chess'"),
    (TournamentConfig(TWO, seats=5), "base is for 2 to 4 players, not 5"),
    (TournamentConfig(TWO, difficulty="standard"), "only the solo modes have a difficulty"),
    (TournamentConfig(TWO, mode="solo", difficulty="hard"), "unknown difficulty 'hard'"),
    (TournamentConfig(TWO, mode="solo", gauntlet=True), "there is no gauntlet"),
    (TournamentConfig(TWO, mode="solo", sprt=(0, 30)), "they do not meet"),
    (
        TournamentConfig((*TWO, "weighted:gentle"), sprt=(0, 30)),
        "SPRT needs two agents, or a gauntlet",
    ),
    (TournamentConfig(TWO, sprt=(30, 0)), "the smaller first, not 30,0"),
    (TournamentConfig(TWO, sprt=(float("nan"), 0)), "SPRT takes two Elo differences"),
    (TournamentConfig(TWO, games=0), "Games are 1 to 10,000,000 a pairing, not 0"),
    (TournamentConfig(TWO, move_limit=0), "The limit for a move is more than 0"),
    (TournamentConfig(TWO, move_limit=float("nan")), "The limit for a move is more than 0"),
    (TournamentConfig(TWO, seed=-1), "A seed is a whole number from 0 to 2**256 - 1, not -1."),
    (TournamentConfig(TWO, jobs=0), "Games at once (--jobs) are 1 to 1,000, not 0."),
]


@pytest.mark.parametrize(("config", "message"), WRONG, ids=lambda value: str(value)[:30])
def test_an_impossible_tournament_is_refused(config: TournamentConfig, message: str) -> None:
    with pytest.raises(RulesError) as caught:
        settle(config)
    assert message in str(caught.value)


def test_why_a_tournament_is_refused_travels_between_processes() -> None:
    with pytest.raises(ArenaError) as caught:
        settle(TournamentConfig(("random",)))
    copy = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(copy, ArenaError)
    assert copy.reason == caught.value.reason == Message("arena-one-agent", mode="base")
    assert str(copy) == str(caught.value)


def test_nothing_is_left_open_once_settled() -> None:
    config = settle(TournamentConfig(TWO, mode="finesse-solo"))
    assert (config.seats, config.difficulty) == (1, "standard")
    assert config.seed is not None
    assert config.seed.bit_length() > 200
    assert settle(config) == config
    assert issubclass(ArenaError, ValueError)
    assert free_cores() >= 1


def test_two_agents_alike_have_names_of_their_own() -> None:
    assert TournamentConfig(("random", "weighted", "random")).labels == (
        "random",
        "weighted",
        "random (2)",
    )


def test_the_command_says_everything() -> None:
    config = TournamentConfig(
        TWO, seats=3, games=6, seed=5, gauntlet=True, sprt=(-10, 30), move_limit=2
    )
    words = " ".join(shlex.split(settle(config).command()))
    assert words == (
        "projectl arena random weighted --mode base --seats 3 --games 6 --seed 5 --gauntlet "
        "--sprt=-10,30 --move-limit 2"
    )
