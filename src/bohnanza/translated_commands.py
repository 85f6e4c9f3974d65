"""Commands whose help is in the catalogues of words, in the language that `--lang` or the environment chooses.

The help of a command is `cli-simulate`, that of its options `cli-simulate-games` or, where commands share one,
`cli-option-json`. It is said when somebody asks for it.
"""

from __future__ import annotations

import os
from typing import Any, Final

import click

from bohnanza.words import LANGUAGES, PSEUDO, Voice, chosen_language, voice

LANGUAGE: Final = "bohnanza.language"


def language() -> str:
    """The language that was chosen, or that the environment names."""
    context = click.get_current_context(silent=True)
    wish = None if context is None else context.meta.get(LANGUAGE)
    return chosen_language(wish, os.environ)


def speaker() -> Voice:
    """The voice of that language."""
    return voice(language())


def say(key: str, **args: object) -> str:
    """A sentence in that language."""
    return speaker().say(key, args)


def choose_language(context: click.Context, _: click.Parameter, wish: str | None) -> None:
    """Take the language of `--lang`, if there is such a language."""
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
        """What it does, in the list of commands."""
        return say(f"cli-{self.name}")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How it is called."""
        self.options_metavar = f"[{say('cli-options-metavar')}]"
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('cli-usage')}: ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it does."""
        self.help = say(f"cli-{self.name}")
        super().format_help_text(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What can be chosen."""
        rows = []
        for param in self.get_params(ctx):
            if isinstance(param, click.Option):
                param.help = self._explained(param)
                record = param.get_help_record(ctx)
                rows += [record] if record is not None else []
        with formatter.section(say("cli-options")):
            formatter.write_dl(rows)

    def _explained(self, option: click.Option) -> str:
        name = option.opts[-1].lstrip("-")
        own = f"cli-{self.name}-{name}"
        key = own if speaker().knows(own) else f"cli-option-{name}"
        return say(key, languages=", ".join(LANGUAGES))


class TranslatedGroup(TranslatedCommand, click.Group):
    """A group of such commands."""

    command_class = TranslatedCommand

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How its commands are called."""
        self.subcommand_metavar = say("cli-command-metavar")
        super().format_usage(ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What can be chosen, and the commands."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands, with what each does."""
        rows = [(name, command.get_short_help_str()) for name, command in sorted(self.commands.items())]
        with formatter.section(say("cli-list")):
            formatter.write_dl(rows)
