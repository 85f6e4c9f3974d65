"""A picture of an arena's result: win rates and coin margins with their intervals."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from bohnanza.lab.arena import ArenaReport
from bohnanza.lab.options import BadOption, check_installed

SUFFIXES: Final = (".png", ".svg")
COLOUR: Final = "#4d7c2a"


def check_suffix(path: Path) -> None:
    """Refuse a file that is neither PNG nor SVG."""
    if path.suffix.lower() not in SUFFIXES:
        raise BadOption("cli-bad-plot", file=path.name)


def write_plot(path: Path, result: ArenaReport) -> None:
    """Draw a report; the same one gives the same file."""
    check_suffix(path)
    check_installed("matplotlib")
    import matplotlib
    from matplotlib.figure import Figure

    lines = sorted(result["bots"], key=lambda line: line["win_rate"])
    with matplotlib.rc_context({"svg.hashsalt": "bohnanza", "svg.fonttype": "path"}):
        figure = Figure(figsize=(9, 1.6 + 0.5 * len(lines)), layout="constrained")
        rates, margins = figure.subplots(1, 2, sharey=True)
        _draw(rates, [(line["win_rate"], *line["win_rate_ci95"]) for line in lines])
        bounds = [line["coin_margin_ci95"] or (line["coin_margin"], line["coin_margin"]) for line in lines]
        _draw(margins, [(line["coin_margin"], low, high) for line, (low, high) in zip(lines, bounds)])
        rates.axvline(result["bots"][0]["chance"], color="grey", linestyle=":")
        margins.axvline(0, color="grey", linestyle=":")
        rates.set_yticks(range(len(lines)), [f"{line['bot']} ×{line['copies']}" for line in lines])
        rates.xaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
        rates.set_xlabel("win rate a copy (dotted: chance)")
        margins.set_xlabel("coins more than the others")
        figure.suptitle(
            f"{result['game']}, {result['games']} games, 95 % intervals over {result['blocks']} blocks"
        )
        figure.savefig(path, dpi=120, metadata={"Date": None} if path.suffix.lower() == ".svg" else None)


def _draw(axes: Any, figures: list[tuple[float, float, float]]) -> None:
    """One line from low to high for each bot, with a dot in the middle."""
    for at, (middle, low, high) in enumerate(figures):
        axes.plot([low, high], [at, at], color=COLOUR, linewidth=3, alpha=0.5, solid_capstyle="round")
        axes.plot([middle], [at], marker="o", color=COLOUR)
    axes.set_ylim(-0.6, len(figures) - 0.4)
    axes.grid(axis="x", alpha=0.3)
