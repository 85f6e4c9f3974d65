"""Many games between named bots, on one core or several, and a summary of their results."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import Final, NamedTuple, TypedDict

from rich.table import Table

from bohnanza.engine.catalog import rules_for
from bohnanza.engine.menus import PROFILES
from bohnanza.interrupts import end_with_parent, interrupts_held
from bohnanza.lab.driver import play_game
from bohnanza.lab.lineup import Lineup, check_bots, exact_lineup
from bohnanza.lab.options import check_games, check_menu
from bohnanza.words import Voice

CHUNK: Final = 8  # games that a worker takes at a time

Progress = Callable[[int, int], None]  # games played, games wanted


class GameJob(NamedTuple):
    """What a worker needs to play game `number`: plain data, because it is sent to another process."""

    game_id: str
    seed: str
    number: int
    bots: tuple[str, ...]
    menu: str


class GameRow(NamedTuple):
    """The figures of one game, which a worker returns."""

    scores: list[int]
    winners: list[int]
    turns: int
    decisions: int
    trades: int
    faults: int


class SummaryLine(TypedDict):
    """How a seat, or all seats of one bot together, did."""

    bot: str
    games: int  # times the number of seats, for a bot in several
    wins: float  # a win shared by k counts 1/k
    win_rate: float
    mean_score: float


class Summary(TypedDict):
    """A simulation, ready for JSON; only `seconds` and `games_per_second` differ when it is repeated."""

    game: str
    seed: str
    menu: str
    games: int
    seats: list[SummaryLine]
    bots: list[SummaryLine]
    turns: float  # these four are means per game
    decisions: float
    trades: float
    faults: float
    seconds: float
    games_per_second: float


def simulate(
    game_id: str,
    games: int,
    bots: Sequence[str],
    seed: str,
    workers: int = 1,
    progress: Progress | None = None,
    menu: str = "full",
) -> Summary:
    """Play games 0, 1, 2 … of a seed; the results do not depend on the number of workers."""
    jobs = jobs_for(game_id, games, bots, seed, menu)
    start = perf_counter()
    rows: list[GameRow] = []
    for row in _rows(jobs, workers):
        rows.append(row)
        if progress is not None:
            progress(len(rows), games)
    return summarise(jobs, rows, perf_counter() - start)


def jobs_for(game_id: str, games: int, bots: Sequence[str], seed: str, menu: str = "full") -> list[GameJob]:
    """The games to play; this checks all options."""
    check_games(games)
    check_menu(menu)
    rules = rules_for(game_id)
    names = exact_lineup(bots, rules.seats)
    check_bots(names)
    return [GameJob(rules.game_id, seed, number, names, menu) for number in range(games)]


def _rows(jobs: list[GameJob], workers: int) -> Iterator[GameRow]:
    """The rows of all jobs, in their order."""
    if workers <= 1:
        yield from map(play_job, jobs)
        return
    # Spawned rather than forked: a fork copies the locks of threads that it does not copy.
    context, others = get_context("spawn"), active_children()
    with ProcessPoolExecutor(workers, mp_context=context, initializer=end_with_parent) as pool:
        try:
            yield from _in_order(pool, jobs, 2 * workers)
        except BaseException:
            for worker in active_children():
                if worker not in others:
                    worker.kill()  # or leaving the pool would wait for unfinished games, and for bots that hang
            raise


def _in_order(pool: ProcessPoolExecutor, jobs: list[GameJob], ahead: int) -> Iterator[GameRow]:
    """The rows of all jobs; at most `ahead` chunks are submitted early, because none can be withdrawn."""
    submitted: deque[Future[list[GameRow]]] = deque()
    for first in range(0, len(jobs), CHUNK):
        if len(submitted) == ahead:
            yield from submitted.popleft().result()
        with interrupts_held():  # this may start a worker
            submitted.append(pool.submit(play_jobs, jobs[first : first + CHUNK]))
    for chunk in submitted:
        yield from chunk.result()


def play_jobs(jobs: list[GameJob]) -> list[GameRow]:
    """Play one chunk in a worker."""
    return [play_job(job) for job in jobs]


def play_job(job: GameJob) -> GameRow:
    """Play one game; its cards and its bots' randomness depend on seed and number only."""
    seed = f"{job.seed}-{job.number}"
    lineup = Lineup(job.bots, seed)
    played = play_game(job.game_id, seed, lineup.bots, menu=PROFILES[job.menu])
    faults = len(lineup.faults) + len(played.faults)
    return GameRow(played.scores, played.winners, played.turns, played.decisions, played.trades, faults)


# --- summing up ---


def summarise(jobs: list[GameJob], rows: list[GameRow], seconds: float) -> Summary:
    """The results by seat and by bot."""
    job, games = jobs[0], len(rows)
    names = job.bots
    seats_of = {name: [seat for seat, other in enumerate(names) if other == name] for name in names}
    return Summary(
        game=job.game_id,
        seed=job.seed,
        menu=job.menu,
        games=games,
        seats=[_line(name, [seat], rows) for seat, name in enumerate(names)],
        bots=[_line(name, seats, rows) for name, seats in seats_of.items()],
        turns=_mean([row.turns for row in rows]),
        decisions=_mean([row.decisions for row in rows]),
        trades=_mean([row.trades for row in rows]),
        faults=_mean([row.faults for row in rows]),
        seconds=seconds,
        games_per_second=games / seconds,
    )


def _line(bot: str, seats: list[int], rows: list[GameRow]) -> SummaryLine:
    games = len(seats) * len(rows)
    wins = sum([1 / len(row.winners) for row in rows for seat in seats if seat in row.winners])
    score = _mean([row.scores[seat] for row in rows for seat in seats])
    return SummaryLine(bot=bot, games=games, wins=wins, win_rate=wins / games, mean_score=score)


def _mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / len(numbers)


# --- for the terminal ---


def summary_table(summary: Summary, voice: Voice) -> Table:
    """The seats, and below them the bots if there are several, with the means in the caption."""
    title = voice.say("cli-simulated", {"game": summary["game"], "games": summary["games"]})
    table = Table(title=title, caption=caption(summary, voice))
    table.add_column(voice.say("cli-column-seat"))
    table.add_column(voice.say("cli-column-bot"))
    for heading in ("wins", "win-rate", "score"):
        table.add_column(voice.say(f"cli-column-{heading}"), justify="right")
    _add_rows(table, [(f"p{seat}", line) for seat, line in enumerate(summary["seats"])])
    if len(summary["bots"]) > 1:
        table.add_section()
        _add_rows(table, [(voice.say("cli-all-seats"), line) for line in summary["bots"]])
    return table


def _add_rows(table: Table, lines: Iterable[tuple[str, SummaryLine]]) -> None:
    for label, line in lines:
        rate, score = f"{line['win_rate']:.1%}", f"{line['mean_score']:.2f}"
        table.add_row(label, line["bot"], f"{line['wins']:.4g}", rate, score)


def caption(summary: Summary, voice: Voice) -> str:
    """The means per game and the speed, in a sentence."""
    means = {
        "turns": f"{summary['turns']:.1f}",
        "decisions": f"{summary['decisions']:.0f}",
        "trades": f"{summary['trades']:.1f}",
        "speed": f"{summary['games_per_second']:.1f}",
    }
    return voice.say("cli-simulated-means", means)
