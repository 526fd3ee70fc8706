"""What a helper runs: `python -m projectl.rules.compile_helper` compiles what it is asked to."""

import base64
import pickle
import sys

from projectl.rules import helpers


def main() -> None:
    helpers.MOST = 0
    for line in sys.stdin.buffer:
        compile_it = pickle.loads(base64.b64decode(line))
        try:
            compile_it()
        finally:
            sys.stdout.write("done\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
