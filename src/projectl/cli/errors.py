"""What went wrong with what a person asked for, as messages for that person."""

import errno

from projectl.texts import Message
from projectl.texts.errors import MessageError


class CommandError(MessageError):
    """Something the command cannot do; its reason is the one line that is shown."""


def file_trouble(error: OSError) -> Message:
    """What the system said about a file, without its numbers: `out.svg: Permission denied`."""
    code = errno.errorcode.get(error.errno or 0, "")
    text = error.strerror or str(error)
    trouble = Message("terminal-system-error", code=code, text=text)
    if not error.filename:
        return trouble
    return Message("terminal-file-trouble", path=str(error.filename), trouble=trouble)


def reason_of(error: ValueError) -> Message | str:
    """Why something was refused: a message where there is one, else the words of the error."""
    for found in (getattr(error, "message", None), getattr(error, "reason", None)):
        if isinstance(found, Message):
            return found
    return str(error)
