"""Project L for OpenSpiel: import this module, then `pyspiel.load_game("python_projectl")`.

Everything random is a chance node, so everything that has happened is known to everybody: a game of
perfect information. Version 1.1.
"""

from typing import Any

import numpy as np

from projectl.envs.chance_cards import OVER, Chances, Position, first_position
from projectl.envs.chance_words import describe_position, outcome_text
from projectl.envs.information import InformationObserver, Observer
from projectl.envs.lengths import longest_game, most_chance_nodes, most_outcomes
from projectl.envs.options import Variant, check_choice, read_reward, read_variant
from projectl.envs.stepping import WORST_MARGIN
from projectl.extras import explained
from projectl.game.actions import format_action
from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.api import Games
from projectl.rules.errors import RulesError, SetupError
from projectl.rules.pieces import COPIES, LEVEL
from projectl.rules.rewards import SQUARE_WORTH, Reward, lead_of, outcome_reward
from projectl.rules.state import SEATS, SOLO_MODES, STATE, Difficulty, Mode

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise explained(error, "projectl.envs.openspiel") from None

SHORT_NAME = "python_projectl"
USUAL = 0  # as the number of seats: two, or one in the solo modes
STANDARD = api.name_of(Difficulty.STANDARD)
WHOLE = 0  # as the horizon: the game is played to its end
INFORMATION = ("perfect", "imperfect")
DEFAULTS = {
    "mode": api.name_of(Mode.BASE),
    "seats": USUAL,
    "difficulty": STANDARD,
    "reward": "outcome",
    "horizon": WHOLE,
    "information": "perfect",
}

# What all pieces are worth while a game goes on.
PIECES_WORTH = SQUARE_WORTH * COPIES * float(LEVEL.sum())


def game_type(seats: int, information: str = "perfect") -> Any:
    """How OpenSpiel classifies the game: with two players what one wins the other loses.

    Nothing is hidden, but there are algorithms that only take games of imperfect information.
    """
    two = seats == 2
    kinds = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=SHORT_NAME,
        long_name="Project L",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=getattr(kinds, f"{information.upper()}_INFORMATION"),
        utility=getattr(pyspiel.GameType.Utility, "ZERO_SUM" if two else "GENERAL_SUM"),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def game_info(variant: Variant, reward: Reward, horizon: int) -> Any:
    """The sizes OpenSpiel asks for."""
    most = 1.0 if reward == Reward.OUTCOME else WORST_MARGIN
    if horizon and reward == Reward.MARGIN:
        most += PIECES_WORTH
    return pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=most_outcomes(variant),
        num_players=variant.seats,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0 if variant.seats == 2 else None,
        max_game_length=min(longest_game(variant), horizon or longest_game(variant)),
    )


def check_end(reward: str, horizon: int, information: str) -> Reward:
    """What is paid at the end, and when that is."""
    paid = read_reward(reward)
    if paid == Reward.SHAPED:
        raise SetupError("the game pays at its end; its reward is outcome or margin, not shaped")
    if horizon < 0:
        raise SetupError(
            f"a horizon is a number of actions, or 0 for the whole game, not {horizon}"
        )
    check_choice("kind of information", information, INFORMATION)
    return paid


def setup_of(mode: str, seats: int, difficulty: str) -> Variant:
    """The game that was asked for; SetupError if there is none."""
    solo = api.named(Mode, mode) in SOLO_MODES
    # A parameter has to have a value: where there are no difficulties, the usual one says nothing.
    level = difficulty if solo or difficulty != STANDARD else None
    return read_variant(mode, None if seats == USUAL else seats, level)


def action_text(player: int, action: int, mode: Mode) -> str:
    """An action in the notation of the game, or what chance does."""
    if player == pyspiel.PlayerId.CHANCE:
        return outcome_text(action)
    try:
        return format_action(action, mode)
    except RulesError:
        return "no action"


class ProjectLGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """One mode for one number of players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        end = {name: chosen[name] for name in ("reward", "horizon", "information")}
        try:
            variant = setup_of(chosen["mode"], chosen["seats"], chosen["difficulty"])
            self.reward = check_end(**end)
        except RulesError as error:
            raise pyspiel.SpielError(str(error)) from None
        chosen |= {"mode": api.name_of(variant.mode), "seats": variant.seats}
        self.horizon: int = chosen["horizon"]
        kind = game_type(variant.seats, chosen["information"])
        super().__init__(kind, game_info(variant, self.reward, self.horizon), chosen)
        self.variant = variant
        self.start = first_position(variant)

    def new_initial_state(self) -> "ProjectLState":
        """Before the deal."""
        return ProjectLState(self)

    def action_to_string(self, player: int, action: int) -> str:
        """In the notation of the game, or what chance does."""
        return action_text(player, action, self.variant.mode)

    def max_chance_nodes_in_history(self) -> int:
        """Every card, every tile, and who begins."""
        return most_chance_nodes(self.variant)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """What a seat sees, as `projectl.rules.observation` writes it; or how it came about."""
        if params:
            raise pyspiel.SpielError(f"the observer takes no parameters, not {params}")
        if iig_obs_type is None:
            return Observer(self.variant)
        if not iig_obs_type.public_info:
            raise pyspiel.SpielError("nothing is private; ask for public_info")
        if not iig_obs_type.perfect_recall:
            return Observer(self.variant)
        return InformationObserver(
            self.variant, self.max_game_length() + self.max_chance_nodes_in_history()
        )


class ProjectLState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A moment of a game. Its position is shared by its clones, for it never changes."""

    def __init__(self, game: ProjectLGame) -> None:
        super().__init__(game)
        self.position = game.start
        self.reward, self.horizon = game.reward, game.horizon
        self.played = 0  # actions of players

    def current_player(self) -> int:
        """The seat to act, chance, or the end."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        turn = self.position.turn
        return turn if turn >= 0 else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        turn = self.position.turn
        cut = bool(self.horizon) and self.played >= self.horizon and turn >= 0
        return turn == OVER or cut

    def _legal_actions(self, _player: int) -> list[int]:
        actions: list[int] = api.legal_actions(self.position.games).tolist()
        return actions

    def chance_outcomes(self) -> Chances:
        """What chance can decide now, and how likely each is."""
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        following = None if self.is_terminal() else self.position.after(action)
        if following is None:
            raise pyspiel.SpielError(self._fault_of(action))
        self.played += not self.position.waits_for_chance
        self.position = following

    def _fault_of(self, action: int) -> str:
        """Why an action or outcome cannot be applied."""
        if self.is_terminal():
            return f"the game is over; {action} cannot be played any more"
        what = self._action_to_string(self.current_player(), action)
        if self.position.waits_for_chance:
            return f"outcome {action} ({what}) is impossible now; see chance_outcomes()"
        return f"action {action} ({what}) is not legal now; see legal_actions()"

    def _action_to_string(self, player: int, action: int) -> str:
        return action_text(player, action, Mode(self.position.games[0].mode))

    def returns(self) -> list[float]:
        """At the end 1 for a win, 0 for a shared one, -1 for a loss; or the margin in points.

        At a horizon the margin counts what is under way, as shaped rewards do.
        """
        state = self.position.games[0]
        seats = range(int(state.seats))
        if not self.is_terminal():
            return [0.0 for _ in seats]
        if self.reward == Reward.OUTCOME and self.position.turn == OVER:
            return [outcome_reward(state, seat) for seat in seats]
        margins = [float(lead_of(state, seat)) for seat in seats]
        return margins if self.reward == Reward.MARGIN else np.sign(margins).tolist()

    def resample_from_infostate(self, _player: int, _sampler: Any = None) -> "ProjectLState":
        """A state that a seat cannot tell from this one: itself, for nothing is hidden."""
        copied: ProjectLState = self.clone()
        return copied

    def determinize(self, seed: int, count: int = 1) -> Games:
        """Records of the engine that look like this state, what chance decides dealt by the seed.

        For play-outs with compiled code: `api.play_out(state.determinize(seed, 100))`.
        """
        dice = np.random.default_rng(seed)
        records = b"".join(self._settled(dice).games.tobytes() for _ in range(count))
        games = np.ndarray(count, STATE, bytearray(records))
        games["rng"] = dice.integers(1, 1 << 64, games["rng"].shape, np.uint64, endpoint=False)
        api.reshuffle(games)
        return games

    def _settled(self, dice: np.random.Generator) -> Position:
        """A position in which chance has nothing left to decide."""
        position = self.position
        while position.waits_for_chance:
            outcomes, probabilities = zip(*position.chances(), strict=True)
            following = position.after(int(dice.choice(outcomes, p=probabilities)))
            assert following is not None
            position = following
        return position

    def __str__(self) -> str:
        return describe_position(self.position)


pyspiel.register_game(game_type(seats=0), ProjectLGame)
