"""The command line. Wrong input gets one clear sentence and exit code 2."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bohnanza import __version__
from bohnanza.engine.catalog import game_ids, rules_for
from bohnanza.engine.wording import NotationError
from bohnanza.translated_commands import TranslatedGroup, language, say, speaker
from bohnanza.words.errors import WordedError
from bohnanza.words.speech import slug

if TYPE_CHECKING:
    from bohnanza.lab.simulate import Summary

WRONG_INPUT = 2
INTERRUPTED = 130


def main() -> None:
    """Run a command; every mistake of the user becomes one sentence."""
    try:
        commands.main(standalone_mode=False)
    except click.exceptions.Abort:
        sys.exit(INTERRUPTED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        sys.exit(WRONG_INPUT)
    except click.ClickException as error:
        click.echo(f"bohnanza: {error.format_message().removesuffix('.')}.", err=True)
        sys.exit(WRONG_INPUT)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has gone; say nothing


def error_sentence(error: Exception) -> str:
    """What an error says, in the language that was chosen."""
    return speaker().say(error.key, error.arguments) if isinstance(error, WordedError) else str(error)


class Commands(TranslatedGroup):
    """All commands; what they raise is said in the language that was chosen."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except UnicodeError as error:
            raise click.ClickException(say("cli-not-utf-8")) from error
        except ValueError as error:
            raise click.ClickException(error_sentence(error)) from error
        except OSError as error:
            file, problem = error.filename or say("cli-a-file"), error.strerror or str(error)
            raise click.ClickException(say("cli-file-problem", file=file, problem=problem)) from error


def _print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        from bohnanza.lab.benchmark import build_kind

        click.echo(say("cli-version-line", version=__version__, build=build_kind()))
        context.exit()


@click.group("bohnanza", cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_print_version)
def commands() -> None:
    """All that the package can do."""


# --- rules ---


@commands.command()
@click.argument("rule", required=False)
@click.option("--json", "as_json", is_flag=True)
def rules(rule: str | None, as_json: bool) -> None:
    """List the games, or show one RULE by its id: text, scenarios, place in the code."""
    if rule is not None:
        _show_rule(rule.upper(), as_json)
    elif as_json:
        click.echo(
            json.dumps([{"game": game, "seats": rules_for(game).seats} for game in game_ids()], indent=1)
        )
    else:
        for game in game_ids():
            click.echo(f"{game:<40}{say('cli-players', players=rules_for(game).seats)}")


def _show_rule(rule: str, as_json: bool) -> None:
    from bohnanza import rulebook

    if rule not in rulebook.rules():
        raise click.UsageError(say("terminal-no-rule", id=rule))
    entry = rulebook.rules(language())[rule]
    scenarios, homes = rulebook.scenarios_by_rule().get(rule, []), rulebook.homes().get(rule, [])
    if as_json:
        fields = {"id": rule, "title": entry.title, "text": entry.text, "scenarios": scenarios, "code": homes}
        click.echo(json.dumps(fields, indent=1))
        return
    nothing = [say("terminal-nothing")]
    click.echo(f"{rule} {entry.title}\n\n{entry.text}\n\n{say('cli-scenarios')}")
    click.echo("\n".join(f"  {line}" for line in scenarios or nothing))
    click.echo(say("cli-code"))
    click.echo("\n".join(f"  {line}" for line in homes or nothing))


# --- playing ---


@commands.command()
@click.argument("game", default="anniversary/4")
@click.option("--plain", is_flag=True)
@click.option("--bot", default="trader", show_default=True)
@click.option("--seed", default=None)
@click.option("--record", type=click.Path(path_type=Path), default=None)
@click.option("--seat", default=0, show_default=True, type=click.IntRange(0))
@click.option("--name", default="")
def play(
    game: str, plain: bool, bot: str, seed: str | None, record: Path | None, seat: int, name: str
) -> None:
    """Play GAME against bots, by default the anniversary game with four players."""
    from bohnanza.tui.session import play_in_terminal

    sys.exit(play_in_terminal(game, bot, seed, record, seat=seat, name=name, language=language()))


# --- serving ---


@commands.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option(
    "--port",
    default=None,
    type=click.IntRange(0, 65535),
)
@click.option("--data", type=click.Path(path_type=Path), default=None)
@click.option("--lan", is_flag=True)
@click.option("--open", "browse", is_flag=True)
@click.option("--public-url", default="")
@click.option(
    "--trusted-proxy",
    "trusted_proxies",
    multiple=True,
)
@click.option("--bots", default=0, type=click.IntRange(0))
@click.option("--mail", default="", envvar="BOHNANZA_MAIL")
@click.option("--webhooks", is_flag=True)
def serve(**options: Any) -> None:
    """Serve tables to play at, for browsers and programs."""
    from bohnanza.server.app.page import is_built
    from bohnanza.server.listening import ServerOptions
    from bohnanza.server.serve import serve as run

    if options["browse"] and not is_built():
        click.echo(say("cli-page-not-built"))
        click.get_current_context().invoke(play)
    else:
        run(ServerOptions(**options), click.echo)


# --- simulating ---


@commands.command()
@click.argument("game")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option("--bots", default="greedy", show_default=True)
@click.option("--seed", default="0", show_default=True)
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1))
@click.option("--profile", default="full", show_default=True)
@click.option("--json", "as_json", is_flag=True)
def simulate(game: str, games: int, bots: str, seed: str, workers: int, profile: str, as_json: bool) -> None:
    """Play many games of GAME between bots and sum them up."""
    from bohnanza.interrupts import sigterm_raised
    from bohnanza.lab import simulate as lab

    wanted = (game, games, [name.strip() for name in bots.split(",")], seed)
    lab.jobs_for(*wanted, profile)
    with sigterm_raised():
        if as_json or not sys.stderr.isatty():
            summary = lab.simulate(*wanted, workers=workers, menu=profile)
        else:
            summary = _with_progress(wanted, workers, profile)
    if as_json:
        click.echo(json.dumps(summary, indent=1))
    else:
        from rich.console import Console

        Console().print(lab.summary_table(summary, speaker()))


def _with_progress(wanted: tuple[str, int, list[str], str], workers: int, profile: str) -> Summary:
    from rich.console import Console
    from rich.progress import Progress

    from bohnanza.lab import simulate as lab

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(wanted[0], total=wanted[1])

        def show(done: int, _: int) -> None:
            bar.update(task, completed=done)

        return lab.simulate(*wanted, workers=workers, menu=profile, progress=show)


# --- variants ---


@commands.command()
@click.option("--check", "checked", default=None)
@click.option("--seconds", default=12.0, show_default=True, type=float)
@click.option("--new", "fresh", nargs=2, default=None)
@click.option("--json", "as_json", is_flag=True)
def variants(checked: str | None, seconds: float, fresh: tuple[str, str] | None, as_json: bool) -> None:
    """List the variants, check one, or write a new one."""
    if fresh is not None:
        from bohnanza.proving.new_variant import write_skeleton

        name, folder = fresh
        for path in write_skeleton(name, Path(folder)):
            click.echo(path)
        click.echo(say("variants-written", name=name, folder=folder))
    elif checked is not None:
        _check_variant(checked, seconds, as_json)
    else:
        _list_variants(as_json)


def _list_variants(as_json: bool) -> None:
    from bohnanza.engine import catalog

    rows = [
        {
            "id": one.id,
            "seats": list(one.seats),
            "goes_with": list(one.goes_with),
            "prefix": one.prefix,
            "package": catalog.package_of(one.id),
        }
        for one in catalog.variants().values()
    ]
    broken = [
        {"id": name, "package": catalog.package_of(name), "problem": problem}
        for name, problem in catalog.problems().items()
    ]
    if as_json:
        click.echo(json.dumps([*rows, *broken], indent=1))
        return
    for one in catalog.variants().values():
        what = (
            say("variants-edition", least=one.seats[0], most=one.seats[-1])
            if one.is_edition
            else say("variants-addon", games=list(one.goes_with))
        )
        click.echo(f"{one.id:<18}{one.prefix:<4}{catalog.package_of(one.id):<18}{what}")
    for row in broken:
        click.echo(f"{row['id']:<18}{'✗':<4}{row['package']:<18}{row['problem']}")


def _check_variant(name: str, seconds: float, as_json: bool) -> None:
    from bohnanza.engine import catalog
    from bohnanza.proving.check_variant import check_variant

    problem = catalog.problems().get(name)
    if problem is not None:
        click.echo(f"✗ {problem}")
        sys.exit(1)
    if name not in catalog.variants():
        raise click.UsageError(say("variants-unknown", name=name, variants=list(catalog.variants())))
    speaking = speaker()
    tell = None if as_json else lambda result: click.echo(result.said(speaking))
    report = check_variant(catalog.variants()[name], seconds, tell)
    if as_json:
        click.echo(json.dumps(report.as_dict(), indent=1))
    else:
        click.echo(say("variants-fine" if report.fine else "variants-not-fine", name=name))
    sys.exit(0 if report.fine else 1)


# --- bots ---


@commands.command()
@click.option("--check", "name", default=None)
@click.option("--games", default="")
@click.option("--json", "as_json", is_flag=True)
def bots(name: str | None, games: str, as_json: bool) -> None:
    """List the bots, or check one."""
    from bohnanza.bots import all_bots, registered_bot, style_of

    if name is not None:
        from bohnanza.lab.check_bot import THE_TEN, check_bot

        found = check_bot(registered_bot(name).make, [game for game in games.split(",") if game] or THE_TEN)
        click.echo(
            json.dumps(found.as_dict(), indent=1) if as_json else "\n".join(found.sentences(speaker()))
        )
        sys.exit(0 if found.fine else 1)
    if as_json:
        listed = [
            {"bot": bot, "sentence": style_of(bot, entry, language()), "own": entry.own}
            for bot, entry in all_bots().items()
        ]
        click.echo(json.dumps(listed, indent=1))
    else:
        for bot, entry in all_bots().items():
            click.echo(f"{bot:<12}{style_of(bot, entry, language())}")


@commands.command()
@click.argument("game")
@click.option("--bots", "names", required=True)
@click.option("--games", default=400, show_default=True, type=click.IntRange(1))
@click.option("--seed", default="0", show_default=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--parquet", type=click.Path(path_type=Path), default=None)
@click.option("--plot", type=click.Path(path_type=Path), default=None)
@click.option("--records", type=click.Path(path_type=Path), default=None)
@click.option("--workers", default=None, type=click.IntRange(1))
@click.option("--resume", type=click.Path(path_type=Path), default=None)
@click.option("--collusion", is_flag=True)
@click.option("--budget", default=None, type=float)
@click.option("--profile", default="full", show_default=True)
def arena(game: str, names: str, games: int, seed: str, as_json: bool, **rest: Any) -> None:
    """Measure bots against each other in GAME: same deals, every bot in every seat."""
    from bohnanza.interrupts import Terminated, sigterm_raised
    from bohnanza.lab.arena_run import ArenaRun

    wanted = [name.strip() for name in names.split(",")]
    run = ArenaRun.prepare(game, wanted, games, seed, **rest)
    try:
        with sigterm_raised():
            run.play(show=not as_json and sys.stderr.isatty())
    except (KeyboardInterrupt, Terminated) as end:
        click.echo(run.save_interrupted(speaker()), err=True)
        sys.exit(end.code if isinstance(end, Terminated) else INTERRUPTED)
    run.write()
    if as_json:
        click.echo(json.dumps(run.report(), indent=1))
    else:
        run.show(speaker())


# --- records ---


@commands.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--at", default=-1)
@click.option("--seat", default=None)
def replay(record: Path, at: int, seat: str | None) -> None:
    """Play RECORD again and show the position it comes to."""
    from bohnanza.engine.notation.position import position_hash, position_text, view_text
    from bohnanza.engine.notation.record import check_record, parse_record, result_text
    from bohnanza.engine.notation.record import replay as play_again
    from bohnanza.engine.views import SPECTATOR, view
    from bohnanza.engine.wording import parse_seat

    game = parse_record(record.read_text(encoding="utf-8"))
    s = check_record(game) if at < 0 else play_again(game, upto=at)
    if seat is not None:
        who = SPECTATOR if seat == "watcher" else parse_seat(seat, s.rules.seats)
        click.echo(view_text(view(s, who)), nl=False)
        return
    click.echo(position_text(s), nl=False)
    click.echo(f"# hash {position_hash(s)}")
    if s.over:
        click.echo(f"# result {result_text(s)}")


@commands.command()
@click.argument("record", type=click.Path(path_type=Path))
def verify(record: Path) -> None:
    """Check every shuffle, move, result and hash of RECORD."""
    from bohnanza.engine.notation.record import OtherVersion
    from bohnanza.verify import verify_record

    text = record.read_text(encoding="utf-8")
    try:
        sentences = verify_record(text)
    except OtherVersion:
        raise
    except NotationError as error:
        click.echo(say("cli-not-true", problem=error_sentence(error)))
        sys.exit(1)
    click.echo("\n".join(sentences))


# --- checking ---


@commands.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
def conformance(paths: tuple[Path, ...]) -> None:
    """Run the scenarios of PATHS, or those of all variants."""
    from bohnanza.conformance import load_scenarios, run_all, scenario_folders

    scenarios = load_scenarios(paths or scenario_folders())
    failures = run_all(scenarios)
    for failure in failures:
        click.echo(failure)
    click.echo(say("cli-passed", passed=len(scenarios) - len(failures), failed=len(failures)))
    sys.exit(1 if failures else 0)


@commands.command("bench")
@click.option("--json", "as_json", is_flag=True)
@click.option("--all", "everything", is_flag=True)
@click.option("--limit", default=None)
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(1))
@click.option("--bots", default=None)
@click.option("--game", default="anniversary/4", show_default=True)
def benchmark(
    as_json: bool, everything: bool, limit: str | None, rounds: int, bots: str | None, game: str
) -> None:
    """Measure the engine on random games, compiled and pure, or bots on one core."""
    from bohnanza.lab.benchmark import benchmark_bots, benchmark_engine

    if bots is None:
        report = benchmark_engine(limit, everything, rounds)
    else:
        report = benchmark_bots(game, [name.strip() for name in bots.split(",")], rounds)
    if as_json:
        click.echo(json.dumps(report, indent=1))
    else:
        _show_benchmark(report)


def _show_benchmark(report: dict[str, Any]) -> None:
    columns = [name for name in report["rows"][0] if name.endswith("_per_s")]
    first, *rest = [
        say(f"cli-column-{slug(name)}") for name in ("game", "profile", "build", "mode", *columns)
    ]
    heads = [f"{first:<40}", f"{rest[0]:<9}", f"{rest[1]:<10}", f"{rest[2]:<9}"]
    click.echo("".join(heads) + "".join(f"{name:>16}" for name in rest[3:]))
    for row in report["rows"]:
        names = f"{row['game']:<40}{row['profile']:<9}{row['build']:<10}{row['mode']:<9}"
        click.echo(names + "".join(f"{row[name]:>16,.0f}" for name in columns))
    limit = report["limit"]
    if limit is not None:
        games = f"{limit['games_per_s']:,.0f}"
        click.echo(say("cli-bench-limited", program=limit["program"], games=games))
        for name, ratio in limit["ratios"].items():
            click.echo("  " + say("cli-bench-ratio", name=name, ratio=f"{ratio:.2%}"))
