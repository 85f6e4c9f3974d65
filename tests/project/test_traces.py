"""No file knows the machine it was written on: no paths outside, no registries, no unknown sites."""

from __future__ import annotations

import re
from pathlib import Path

from tests import ROOT

IGNORED = {
    ".git",
    ".venv",
    ".tools",
    ".hypothesis",
    "build",
    "dist",
    "node_modules",
    "page",  # built from web/
    "__pycache__",
    "htmlcov",
}
SITES = {"keepachangelog.com", "semver.org", "docs.pytest.org", "www.w3.org"}
MACHINE_PATH = re.compile(r"(?<![\w.)}~-])/(?:home|root|work|workspace|tmp|opt|mnt|srv|var|Users)/\w")
REGISTRY = re.compile(r"(?:pypi|npmjs|pythonhosted)\.\w+|index-url\s*=", re.IGNORECASE)
SITE = re.compile(r"https?://([\w.-]+)")
NOWHERE = re.compile(r"localhost|[\d.]+|(?:[\w-]+\.)*(?:example|test|invalid)|[A-Z]+\.?")  # nobody is there
FUNDING = re.compile(
    r'"funding": (?:\[.*?\]|\{.*?\}|"[^"]*")', re.DOTALL
)  # what packages say of themselves in a lock file

FONT_LICENCES = (
    ROOT / "web" / "public" / "fonts.txt"
)  # to be passed on as they are, with where the fonts are from


def project_files() -> list[Path]:
    """All files of the project that are text, whether or not it is under version control."""
    found = []
    for path in sorted(ROOT.rglob("*")):
        parts = path.relative_to(ROOT).parts
        if (
            path.is_file()
            and not IGNORED.intersection(parts)
            and not any(part.endswith("_cache") for part in parts)
        ):
            found.append(path)
    return found


def traces(text: str) -> list[str]:
    """Machine paths, registry hosts and unknown sites in a text."""
    text = FUNDING.sub("", text)
    sites = [site for site in SITE.findall(text) if site not in SITES and not NOWHERE.fullmatch(site)]
    return MACHINE_PATH.findall(text) + REGISTRY.findall(text) + sites


def test_no_file_names_a_path_outside_or_a_registry() -> None:
    found: dict[str, list[str]] = {}
    for path in project_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        if path not in (Path(__file__), FONT_LICENCES) and traces(text):
            found[str(path.relative_to(ROOT))] = traces(text)
    assert found == {}


def test_traces_would_be_noticed() -> None:
    for trace in (
        "see /home/ana/x",
        "'/tmp/x'",
        "https://pypi.org/simple",
        "http://example.com",
        "https://localhost.example.com",
        "index-url = x",
    ):
        assert traces(trace), trace
    assert not traces(
        "src/work/x, ./tmp/x and https://semver.org/, http://127.0.0.1:80, https://evil.example"
    )
