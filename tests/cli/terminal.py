"""A pseudo-terminal with the command running in it, and somebody who types what is legal."""

import codecs
import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from projectl.texts import words_in
from projectl.texts.languages import ENGLISH

COMMAND = [sys.executable, "-c", "import sys; from projectl.cli.main import main; sys.exit(main())"]
PATIENCE = 240  # the first game compiles the search
REST = 0.3
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


def environment(home: Path, **more: str) -> dict[str, str]:
    """The environment of a person whose games are kept in `home`."""
    inputrc = home / "inputrc"
    inputrc.write_text("set enable-bracketed-paste off\n")
    of_ours = ("NO_COLOR", "COLUMNS", "LINES", "LANGUAGE")
    cleared = {name: value for name, value in os.environ.items() if name not in of_ours}
    return cleared | {
        "XDG_DATA_HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "LC_ALL": "C.UTF-8",
        "INPUTRC": str(inputrc),
        "TERM": "xterm-256color",
        "PYTHONUTF8": "1",
        **more,
    }


def hear_control_c() -> None:
    """In a new process: heed Ctrl-C, even if whoever started the tests (`nohup`, CI) does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A running command, its screen so far, and its keyboard."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        columns: int = 80,
        language: str = ENGLISH,
        **env: str,
    ) -> None:
        self.words = words_in(language)
        arguments = (*arguments, "--language", language) if language != ENGLISH else arguments
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))

        def take_terminal() -> None:
            hear_control_c()
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(home, **env),
            preexec_fn=take_terminal,
        )
        os.close(theirs)
        self.decoder = codecs.getincrementaldecoder("utf-8")()  # a read can end within a letter
        self.raw = ""
        self.shown = ""  # since the last line typed, without colours

    def read(self) -> bool:
        """Wait for more; False when there is none to come."""
        if not select.select([self.ours], [], [], PATIENCE)[0]:
            self.process.kill()
            raise TimeoutError(self.shown)
        try:
            data = os.read(self.ours, 65536)
        except OSError:
            return False
        text = self.decoder.decode(data)
        self.raw += text
        self.shown = ESCAPE.sub("", self.shown + text)
        return bool(data)

    @property
    def is_asking(self) -> bool:
        """Whether the last line is a prompt; the board has a line that begins like one."""
        last = self.shown.rpartition("\n")[2]
        if last.endswith(" > "):
            return True  # of a replay
        board, ready = (
            self.words.say("text-reserve", pieces=""),
            self.words.say("terminal-task", task="")[-6:],
        )
        return last == "> " and (board not in self.shown or ready in self.shown)

    def wait_for_prompt(self) -> bool:
        """Read up to the next prompt; False if the command has ended instead."""
        while not self.is_asking:
            if not self.read():
                return False
        return True

    def type(self, line: str) -> str:
        """Type a line and return what is shown up to the next prompt or the end."""
        assert self.wait_for_prompt(), self.shown
        self.shown = ""
        os.write(self.ours, f"{line}\n".encode())
        self.wait_for_prompt()
        return self.shown

    def settle(self) -> None:
        """Let the prompt come to rest: a signal just before it waits would be heard a key later."""
        assert self.wait_for_prompt(), self.shown
        time.sleep(REST)

    def press(self, key: str) -> None:
        """Press a control key at the prompt."""
        self.settle()
        os.write(self.ours, key.encode())

    def signal(self, number: int) -> None:
        """Send a signal at the prompt."""
        self.settle()
        self.process.send_signal(number)

    def end(self) -> int:
        """The exit code, once everything shown has been read."""
        while self.read():
            pass
        os.close(self.ours)
        return self.process.wait(timeout=PATIENCE)

    def kill(self) -> None:
        """End it as the system would, without a word."""
        self.process.kill()
        self.end()


def typed(listing: str, dice: random.Random) -> str:
    """An action out of what Enter lists; pieces an upgrade gives stand before a word of prose."""
    lines = [line for line in listing.splitlines()[1:-1] if line[:1].islower()]
    line = dice.choice(lines)
    if line.startswith("upgrade"):
        return f"upgrade {line.split()[1]} {line.split()[-1]}"
    if line.startswith("place"):
        return line.split(",")[0]
    return " ".join([line.split()[0], *line.split()[-1:]]) if " " in line else line


def play_on(terminal: Terminal, dice: random.Random, most: int = 100_000) -> int:
    """Type legal actions until the game is over, or so many; how many it were."""
    count = 0
    while count < most and terminal.wait_for_prompt():
        listing = terminal.type("")
        terminal.type(typed(listing, dice))
        count += 1
    return count


def kept(home: Path) -> list[Path]:
    """The game files there are."""
    return sorted((home / "projectl" / "games").glob("*.txt"))
