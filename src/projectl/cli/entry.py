"""Where the command `projectl` begins: it says in one line what it lacks."""

import sys

from projectl.extras import EXTRA_OF, command_for


def main() -> int:
    """Run the command."""
    try:
        from projectl.cli.main import main as run
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if EXTRA_OF.get(package) != "terminal":
            raise
        from projectl.cli.language import usual_language
        from projectl.texts import Message, words_in

        # The extra of the table has that of the terminal: it is not asked for twice.
        needed = "fastapi" if "serve" in sys.argv[1:] else package
        missing = Message("terminal-command-missing", package=package, command=command_for(needed))
        print(f"projectl: {words_in(usual_language()).say(missing)}", file=sys.stderr)
        return 2
    return run()
