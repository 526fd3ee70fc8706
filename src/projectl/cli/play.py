"""A game in the terminal: what happened, the board, what to do; kept after every action."""

import sys
from collections.abc import Callable
from pathlib import Path

from projectl.agents.advice import advise
from projectl.agents.turn import AgentFault, choose_checked
from projectl.cli import saves
from projectl.cli.board import ROOMY, draw_board
from projectl.cli.errors import CommandError, file_trouble
from projectl.cli.hint import hint_lines, how_many
from projectl.cli.interrupts import never_lost
from projectl.cli.language import choose_language, known_languages
from projectl.cli.narration import narrate, task, verdict
from projectl.cli.players import Seating, make_agents
from projectl.cli.prompt import parse_line
from projectl.cli.prompt_help import help_lines
from projectl.cli.screen import KEEP, Screen
from projectl.cli.spinner import thinking
from projectl.game.actions import Action, action_of, number_of
from projectl.game.choices import legal_lines, ways_to_place
from projectl.game.game import Game
from projectl.game.legality import explain_illegal, explain_no_way
from projectl.game.notation import NotationError, parse_action, parse_shape, parse_slot
from projectl.table.undo import last_person, reach, steps_of
from projectl.texts import Listing, Message, words_in

LONGEST_LINE = 200
LOGGED = 12

Read = Callable[[str], str]  # shows a prompt, returns a line; EOFError when there are no more


class Quit(Exception):  # noqa: N818 - nothing went wrong
    """The person wants to stop."""


class TerminalGame:
    """One game, the people and agents around it, and the file it is kept in."""

    def __init__(
        self, game: Game, seating: Seating, path: Path, screen: Screen, read: Read
    ) -> None:
        self.game = game
        self.seating = seating
        self.path = path
        self.screen = screen
        self.read = read
        self.agents = make_agents(game, seating)
        self.viewer = seating.people[0] if seating.people else 0
        self.told = len(game.history)  # how many actions the people know of
        self.unsaved: Message | None = None  # why the game is not in its file
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "help": self.show_help,
            "legal": self.show_legal,
            "hint": self.show_hint,
            "undo": self.undo,
            "board": self.show_seat,
            "log": self.show_log,
            "save": self.save_copy,
            "language": self.change_language,
        }

    def play(self) -> None:
        """Play to the end; Quit, EOFError or KeyboardInterrupt if the person leaves before."""
        while not self.game.is_over:
            if self.game.player in self.agents:
                action = self.agent_action()
            else:
                self.viewer = self.game.player
                self.show_position()
                action = self.ask()
            self.play_action(action)
        self.show_position()
        self.screen.say(verdict(self.game, self.seating, self.screen.words))

    @never_lost()
    def agent_action(self) -> Action:
        """What the agent in the seat to act chooses; CommandError if it fails or breaks a rule."""
        words, seat = self.screen.words, self.game.player
        line = words.say("terminal-thinking", name=self.seating.names(words)[seat])
        try:
            with thinking(self.screen.console, line):
                return choose_checked(self.agents[seat], self.game.view(seat))
        except AgentFault as fault:
            name, command = self.seating.labels(words)[seat], saves.resume_line(self.path)
            trouble = Message(
                "terminal-agent-fault", name=name, fault=fault.reason, command=command
            )
            raise CommandError(trouble) from fault

    def play_action(self, action: Action) -> None:
        """Play and keep an action as one step that no signal can divide."""
        with saves.deferring_signals():
            player = self.game.player
            self.game.play(action)
            self.keep()
        if not self.seating.people and self.game.player != player:
            self.tell()

    def keep(self) -> None:
        """Write the game to its file; a full disk is said once and stops nobody."""
        try:
            saves.keep_game(self.game, self.seating, self.path)
            self.unsaved = None
        except OSError as error:
            if self.unsaved is None:
                trouble = self.screen.text("terminal-not-saved", trouble=file_trouble(error))
                print(f"projectl: {trouble}", file=sys.stderr)
            self.unsaved = file_trouble(error)

    # Showing

    def tell(self) -> None:
        """What has happened since it was last told."""
        for paragraph in narrate(self.game, self.seating, self.screen.words, self.told):
            self.screen.say_text(paragraph)
        self.told = len(self.game.history)

    def show_board(self, seat: int) -> None:
        self.screen.write()
        board = draw_board(self.game, seat, self.seating, self.screen.look, self.screen.words)
        self.screen.draw(board)
        if len(board) <= ROOMY:
            self.screen.write()

    def show_position(self) -> None:
        self.tell()
        self.show_board(self.viewer)
        if not self.game.is_over:
            name = self.seating.names(self.screen.words)[self.viewer]
            due = task(self.game.state, name, self.seating.person(self.viewer))
            self.screen.say("terminal-task", task=due)

    # Asking

    def ask(self) -> Action:
        """Talk to the person until a legal action comes of it."""
        while True:
            typed = self.read("> ")[:LONGEST_LINE]
            line = "".join(char if char.isprintable() else " " for char in typed)
            try:
                action = self.answer(parse_line(line))
            except (NotationError, CommandError) as error:
                self.screen.say(error.reason)
                continue
            except OSError as error:
                self.screen.say(file_trouble(error))
                continue
            if action is not None and self.game.is_legal(action):
                return action
            if action is not None:
                number = number_of(action, self.game.mode)
                self.screen.say(explain_illegal(self.game.state, number))

    def answer(self, words: list[str]) -> Action | None:
        """The action the words mean, or None when they were a command."""
        if words[0] == "quit":
            raise Quit
        if words[0] in self.commands:
            self.commands[words[0]](words[1:])
            return None
        if words[0] == "place" and len(words) == 3:
            return self.only_way(*words[1:])
        return action_of(parse_action(" ".join(words), self.game.mode), self.game.mode)

    def legal_numbers(self) -> list[int]:
        return [number_of(action, self.game.mode) for action in self.game.legal_actions()]

    def only_way(self, slot: str, piece: str) -> Action | None:
        """The one way to place a piece; None, after showing them, if there are more or none."""
        ways = self.ways(slot, piece)
        if len(ways) == 1:
            text = f"place {slot} {piece} {ways[0]}"
            return action_of(parse_action(text, self.game.mode), self.game.mode)
        self.show_ways(slot, piece)
        return None

    def ways(self, slot: str, piece: str) -> list[str]:
        key = (parse_slot(slot), parse_shape(piece))
        return ways_to_place(self.legal_numbers()).get(key, [])

    def show_help(self, _words: list[str]) -> None:
        """All that can be typed."""
        for line in help_lines(self.screen.words):
            self.screen.write(line)

    def show_legal(self, words: list[str]) -> None:
        """All that is legal, or with a slot and a piece every way to place it."""
        if len(words) == 2:
            self.show_ways(*words)
        elif words:
            raise NotationError(Message("terminal-legal-usage"))
        else:
            numbers = self.legal_numbers()
            for line in legal_lines(numbers, self.game.mode, words=self.screen.words):
                self.screen.write(line)

    def show_ways(self, slot: str, piece: str) -> None:
        ways = self.ways(slot, piece)
        if ways:
            unbroken = Listing(tuple(way.replace(" ", KEEP) for way in ways), "or")
            self.screen.say("terminal-ways", slot=slot, shape=piece.upper(), ways=unbroken)
            return
        key = parse_slot(slot), parse_shape(piece)
        self.screen.say(explain_no_way(self.game.state, *key))

    def show_hint(self, words: list[str]) -> None:
        """The turns that look best from here, and why."""
        most = how_many(words)
        line = self.screen.text("terminal-adviser-thinking")
        with never_lost(), thinking(self.screen.console, line):
            advice = advise(self.game.view(self.game.player), most)
        for line in hint_lines(advice, self.screen.words):
            self.screen.write(line)

    def undo(self, _words: list[str]) -> None:
        """Back to before a person's last action, as far as the table lets one take back freely."""
        steps = steps_of(self.game, self.seating.people)
        person = last_person(steps)
        back = None if person is None else reach(steps, person, over_others=False)
        if back is None:
            code = "refused-nothing-to-undo" if person is not None else "terminal-nothing-to-undo"
            self.screen.say(code)
            return
        undone = self.game.history[back.last]
        with saves.deferring_signals():
            self.game = self.game.at(back.last)
            self.keep()
        self.told, self.viewer = back.last, self.game.player
        self.screen.say("terminal-undone", action=str(undone))
        self.show_position()

    def show_seat(self, words: list[str]) -> None:
        """The board, or as another player sees it."""
        seats = [str(seat + 1) for seat in range(self.game.seats)]
        if words and (len(words) > 1 or words[0] not in seats):
            players = Listing(tuple(seats), "or")
            raise NotationError(Message("terminal-board-usage", players=players))
        self.show_board(seats.index(words[0]) if words else self.viewer)

    def show_log(self, _words: list[str]) -> None:
        """The last actions in words."""
        start = max(0, len(self.game.history) - LOGGED)
        for paragraph in narrate(self.game, self.seating, self.screen.words, start):
            self.screen.say_text(paragraph)
        if not self.game.history:
            self.screen.say("terminal-nothing-happened")

    def save_copy(self, words: list[str]) -> None:
        """A copy of the game under a name; without one, where it is kept anyway."""
        if not words:
            self.screen.say("terminal-kept-in")
            self.screen.write(f"  {self.path}")
            return
        path = saves.named_path(" ".join(words))
        saves.keep_game(self.game, self.seating, path)
        self.screen.say("terminal-copy-kept")
        self.screen.write(f"  {saves.resume_line(path)}")

    def change_language(self, words: list[str]) -> None:
        """Speak another language from now on; without one, name those there are."""
        if len(words) != 1:
            raise NotationError(Message("terminal-language-usage", known=known_languages("or")))
        self.screen.words = words_in(choose_language(words[0]))
        self.show_position()
