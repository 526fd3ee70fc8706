"""Help and complaints of the command line in the person's language.

Commands, options and arguments are declared with codes for their help. The words are looked up
when help is shown, and only then, so that nothing else waits for them.
"""

from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from projectl.cli.errors import CommandError
from projectl.cli.language import AUTO, OPTION
from projectl.texts import LANGUAGES, Message, Words, words_in

Language = Annotated[
    str | None,
    typer.Option(
        OPTION,
        help="option-language",
        metavar="LANG",
        autocompletion=lambda: [*LANGUAGES, AUTO],
        show_default=False,
    ),
]


class TranslatedCommand(TyperCommand):
    """A command whose help is in the language of its context."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        translate(self, ctx)
        super().format_help(ctx, formatter)


class TranslatedGroup(TyperGroup):
    """All commands, listed in the language of the context."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        translate(self, ctx)
        for command in self.commands.values():
            command.help = translated(command.help, words_of(ctx))
        super().format_help(ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            names = ", ".join(self.commands)
            raise CommandError(Message("terminal-no-command", command=args[0], commands=names))
        return super().resolve_command(ctx, args)


def words_of(context: Any) -> Words:
    """The words of a context, whose object is a language."""
    return words_in(context.obj)


def translated(code: Any, words: Words) -> Any:
    """The words of a code; anything else stays as it is."""
    if not isinstance(code, str) or not words.has(code):
        return code
    return words.say(code, languages=", ".join(LANGUAGES))


def write_usage(command: Any, context: Any, formatter: Any) -> None:
    """The line that shows how a command is called."""
    pieces = " ".join(command.collect_usage_pieces(context))
    prefix = words_of(context).say("command-usage")
    formatter.write_usage(context.command_path, pieces, prefix=f"{prefix} ")


def translate(command: Any, context: Any) -> None:
    """Put words in the place of the codes that a command is declared with."""
    from typer import rich_utils

    words = words_of(context)
    rich_utils.OPTIONS_PANEL_TITLE = words.say("command-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("command-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("command-commands")
    rich_utils.DEFAULT_STRING = f"[{words.say('command-default', value='{}')}]"
    rich_utils.ENVVAR_STRING = f"[{words.say('command-variable', name='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{words.say('command-required')}]"
    command.help = translated(command.help, words)
    for param in command.get_params(context):
        if param.name in ("help", "install_completion", "show_completion"):  # Typer's own
            param.help = words.say(f"option-{param.name.replace('_', '-')}")
        param.help = translated(getattr(param, "help", None), words)
        param.show_default = translated(getattr(param, "show_default", None), words)


def usage_fault(error: typer.TyperException) -> Message | str:
    """What is wrong with a command line that Typer refuses."""
    option = getattr(error, "option_name", None)
    if option is not None and hasattr(error, "possibilities"):
        return Message("terminal-no-option", option=str(option))
    if option is not None:
        return Message("terminal-no-value", name=str(option))
    param = getattr(error, "param", None)
    if param is None:
        return error.format_message()
    is_option = str(param.opts[-1]).startswith("-")
    name = param.opts[-1] if is_option else param.metavar or param.name.upper()
    if hasattr(error, "param_type"):
        return Message("terminal-missing-argument", name=name)
    kind = "whole" if "valid int" in error.message else "any"
    limits = param if hasattr(param, "min") else param.type  # Typer before 0.29
    least, most = getattr(limits, "min", None), getattr(limits, "max", None)
    if least is None:
        return Message("terminal-bad-number", name=name, kind=kind)
    if most is None:
        return Message("terminal-number-too-small", name=name, least=least)
    return Message("terminal-number-outside", name=name, least=least, most=str(most))
