"""What went wrong with what a person asked for, in words for that person."""


class CommandError(ValueError):
    """Something the command cannot do; its text is the one line that is shown."""


def file_trouble(error: OSError) -> str:
    """What the system said about a file, without its numbers: `out.svg: Permission denied`."""
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason
