"""Commands whose help is in the catalogues of words, in the language that `--lang` or the environment chooses.

The help of a command is `cli-simulate`, that of its options `cli-simulate-games` or, where commands share one,
`cli-option-json`. The catalogues are read only when somebody asks for help.
"""

from __future__ import annotations

import os
from typing import Any, Final

import click

from bohnanza.words import LANGUAGES, PSEUDO, Voice, chosen_language, voice

LANGUAGE: Final = "bohnanza.language"


def language() -> str:
    """The code of the language that `--lang` or the environment chooses."""
    context = click.get_current_context(silent=True)
    wish = None if context is None else context.meta.get(LANGUAGE)
    return chosen_language(wish, os.environ)


def speaker() -> Voice:
    """The voice of the chosen language."""
    return voice(language())


def say(key: str, **args: object) -> str:
    """A sentence in the chosen language."""
    return speaker().say(key, args)


def choose_language(context: click.Context, _: click.Parameter, wish: str | None) -> None:
    """Remember the value of `--lang` for this run; refuse a language that does not exist."""
    if wish is None:
        return
    if wish not in {*LANGUAGES, PSEUDO}:
        raise click.ClickException(say("cli-no-language", language=wish, languages=", ".join(LANGUAGES)))
    context.meta[LANGUAGE] = wish


class TranslatedCommand(click.Command):
    """A command that is explained in the player's language, and takes `--lang`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        wish = click.Option(["--lang"], is_eager=True, expose_value=False, callback=choose_language)
        self.params.append(wish)

    def get_short_help_str(self, limit: int = 45) -> str:
        return say(f"cli-{self.name}")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.options_metavar = f"[{say('cli-options-metavar')}]"
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('cli-usage')}: ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.help = say(f"cli-{self.name}")
        super().format_help_text(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = []
        for param in self.get_params(ctx):
            if isinstance(param, click.Option):
                name = param.opts[-1].lstrip("-")
                own = f"cli-{self.name}-{name}"
                key = own if speaker().knows(own) else f"cli-option-{name}"
                param.help = say(key, languages=", ".join(LANGUAGES))
                record = param.get_help_record(ctx)
                rows += [record] if record is not None else []
        with formatter.section(say("cli-options")):
            formatter.write_dl(rows)


class TranslatedGroup(TranslatedCommand, click.Group):
    """A group of translated commands."""

    command_class = TranslatedCommand

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.subcommand_metavar = say("cli-command-metavar")
        super().format_usage(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, command.get_short_help_str()) for name, command in sorted(self.commands.items())]
        with formatter.section(say("cli-list")):
            formatter.write_dl(rows)
