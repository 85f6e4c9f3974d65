"""Set-up: makes .venv with the locked dependencies and the package, built through an sdist.

    python3 tools/setup.py           everything (make setup)
    python3 tools/setup.py deps      the environments without the package
    python3 tools/setup.py lock      write requirements/*.txt anew (make lock)

Each step keeps a stamp, a digest of what it was made from, and is skipped while that is unchanged.
What the tools print goes to .tools/setup.log.  Standard library only.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
LOG = TOOLS / "setup.log"
UV_HOME = TOOLS / "uv"
UV = UV_HOME / "bin" / "uv"
WHEEL = TOOLS / "wheel"  # kept for the test that installs it elsewhere
# The real interpreter, also when started from inside a virtual environment.
PYTHON = str(Path(getattr(sys, "_base_executable", None) or sys.executable).resolve())

LOCKS = ("runtime", "lab", "build", "dev")
PACKAGE_INPUTS = (
    "pyproject.toml",
    "hatch_build.py",
    "README.md",
    "LICENSE",
    "src",
    "conformance",
)

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PAGE = ROOT / "src" / "bohnanza" / "server" / "page"
PAGE_INPUTS = (
    "package-lock.json",
    "index.html",
    "public",
    "src",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)

# What the started tools must not inherit, and what they are told.
DROPPED = {"PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV"}
SETTINGS = {
    "UV_COMPILE_BYTECODE": "1",
    "UV_NO_PROGRESS": "1",
    "UV_PYTHON_DOWNLOADS": "never",
    "UV_SYSTEM_CERTS": "1",  # certificates that the machine trusts, as pip does
}


def main(arguments: Sequence[str]) -> None:
    """Run the steps asked for."""
    TOOLS.mkdir(exist_ok=True)
    LOG.write_text("")
    ensure_uv()
    if arguments == ["lock"]:
        write_locks()
        return
    ensure_environment()
    ensure_dependencies()
    ensure_words()
    npm = ensure_page_tools()
    if arguments != ["deps"]:
        if npm:
            ensure_page(npm)
        ensure_package()


def ensure_uv() -> None:
    """Put the pinned uv into an environment of its own."""
    key = digest([requirements("uv")], PYTHON, sys.version)
    if stamped(UV_HOME, "uv", key):
        return
    say("Installing the package installer uv into .tools")
    remove(UV_HOME)
    run([PYTHON, "-m", "venv", UV_HOME], "a virtual environment could not be made in .tools")
    run(
        [
            UV_HOME / "bin" / "pip",
            "install",
            "--quiet",
            "--retries=2",
            "--require-hashes",
            "-r",
            requirements("uv"),
        ],
        "uv is missing and could not be installed from the Python package registry",
    )
    stamp(UV_HOME, "uv", key)


def ensure_environment() -> None:
    """Make .venv, empty; anew when Python is another one or the project was moved."""
    key = digest([], PYTHON, sys.version, str(VENV))
    if stamped(VENV, "environment", key):
        return
    say(f"Making the environment .venv with Python {'.'.join(map(str, sys.version_info[:3]))}")
    remove(VENV)
    run(
        [UV, "venv", "--no-project", "--prompt", "bohnanza", "--python", PYTHON, VENV],
        "the environment .venv could not be made",
    )
    stamp(VENV, "environment", key)


def ensure_dependencies() -> None:
    """Make .venv hold exactly the locked packages."""
    locks = [requirements(name) for name in LOCKS]
    key = digest(locks)
    if stamped(VENV, "dependencies", key):
        return
    say("Installing the pinned packages into .venv")
    unstamp(VENV, "dependencies")
    unstamp(VENV, "package")
    run(
        [UV, "pip", "sync", "--python", VENV, "--require-hashes", *locks],
        "{missing} could not be installed from the Python package registry",
    )
    stamp(VENV, "dependencies", key)


def ensure_words() -> None:
    """Compile the words of all languages, for the package and for the page."""
    compiler: list[str | Path] = [VENV / "bin" / "python", "-m", "bohnanza.words.compiler"]
    page: list[str | Path] = ["--page", WEB / "src" / "lib" / "words" / "catalogues"]
    for where in ([], page):
        run(
            [*compiler, *where],
            "the words could not be compiled",
            extra={"PYTHONPATH": str(ROOT / "src")},
            show=2,
        )


def ensure_page_tools() -> str | None:
    """Put what the page is made with into web/node_modules; the command that runs it, if there is one."""
    npm = shutil.which("npm")
    if npm is None:
        say("Node.js with npm was not found: the server will have no page.")
        return None
    key = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not stamped(MODULES, "modules", key):
        say("Installing what the page is made with into web/node_modules")
        run(
            [npm, "--prefix", WEB, "ci", "--no-audit", "--no-fund"],
            "a package pinned in web/package-lock.json could not be installed from the npm registry",
            extra=trusted(),
        )
        stamp(MODULES, "modules", key)
    return npm


def trusted() -> dict[str, str]:
    """The certificates that the machine trusts, for Node.js, which brings its own."""
    file = ssl.get_default_verify_paths().cafile
    return {"NODE_EXTRA_CA_CERTS": file} if file and "NODE_EXTRA_CA_CERTS" not in os.environ else {}


def ensure_page(npm: str) -> None:
    """Build the page into the package."""
    sources = [path for name in PAGE_INPUTS for path in walk(WEB / name)]
    key = digest(sources)
    if stamped(MODULES, "page", key) and PAGE.is_dir():
        return
    say("Building the page")
    unstamp(MODULES, "page")
    run([npm, "--prefix", WEB, "run", "build"], "the page could not be built", show=25)
    stamp(MODULES, "page", key)


def ensure_package() -> None:
    """Build the wheel through an sdist and install it; compiled when there is a C compiler."""
    compiler = None if os.environ.get("BOHNANZA_PURE") else find_compiler()
    kind = "compiled" if compiler else "uncompiled"
    key = digest(package_files(), kind, str(compiler))
    if not os.environ.get("BOHNANZA_PURE") and not compiler:
        say("No working C compiler with Python's headers was found: the engine runs uncompiled, and slower.")
    if stamped(VENV, "package", key) and WHEEL.is_dir():
        say(f"bohnanza is ready in .venv ({kind}).")
        return
    say(f"Building the wheel ({'compiling may take a minute' if compiler else kind})")
    unstamp(VENV, "package")
    wheel = build_wheel(compiler)
    say("Installing bohnanza into .venv")
    run(
        [UV, "pip", "install", "--offline", "--no-deps", "--reinstall", "--python", VENV, wheel],
        "the bohnanza wheel could not be installed into .venv",
    )
    stamp(VENV, "package", key)
    (VENV / "bohnanza-kind").write_text(f"{kind}\n")
    say(f"bohnanza is ready in .venv ({kind}).")


def build_wheel(compiler: str | None) -> Path:
    """Wheel built from an unpacked sdist, so that nothing is ever written into src/."""
    remove(WHEEL)
    extra = {"BOHNANZA_BUILD_CACHE": str(TOOLS / "compiled")}
    extra |= {"CC": compiler} if compiler else {"BOHNANZA_PURE": "1"}
    run(
        [UV, "build", "--offline", "--no-build-isolation", "--python", VENV, "--out-dir", WHEEL, ROOT],
        "the wheel could not be built",
        extra=extra,
        show=25,
    )
    return next(WHEEL.glob("*.whl"))


def find_compiler() -> str | None:
    """Command of a C compiler that can compile against Python's headers."""
    configured = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    check = ["-x", "c", "-fsyntax-only", "-I", sysconfig.get_path("include"), "-"]
    for command in dict.fromkeys([configured, "cc", "gcc", "clang"]):
        words = shlex.split(command)
        if shutil.which(words[0]) is None:
            continue
        trial = subprocess.run([*words, *check], input=b"#include <Python.h>\n", capture_output=True)
        if trial.returncode == 0:
            return str(command)
    return None


def write_locks() -> None:
    """Lock every requirements file; the pins stay as they are unless UPGRADE is set."""
    options = [
        "--universal",
        "--python-version=3.11",
        "--generate-hashes",
        "--no-header",
        "--no-emit-index-url",
    ]
    if os.environ.get("UPGRADE"):
        options.append("--upgrade")
    sources = {
        "runtime": ["pyproject.toml"],
        "lab": ["--extra=lab", "-c", "requirements/runtime.txt", "pyproject.toml"],
    }
    # In this order, because the later ones are held to the versions of those before them.
    for name in ("uv", *LOCKS):
        source = sources.get(name, [f"requirements/{name}.in"])
        say(f"Locking requirements/{name}.txt")
        run(
            [UV, "pip", "compile", "--quiet", *options, f"--output-file=requirements/{name}.txt", *source],
            f"requirements/{name}.txt could not be locked",
            show=10,
        )


def run(
    command: Sequence[str | Path], complaint: str, *, extra: dict[str, str] | None = None, show: int = 0
) -> None:
    """Run a command with its output in the log; when it fails, stop with the complaint."""
    environment = {name: value for name, value in os.environ.items() if name not in DROPPED}
    environment |= SETTINGS | (extra or {})
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    output = done.stdout.decode(errors="replace")
    with LOG.open("a") as log:
        log.write(f"$ {shlex.join(words)}\n{output}\n")
    if done.returncode:
        for line in output.rstrip().splitlines()[-show:] if show else []:
            print(line, file=sys.stderr)
        stop(complaint.format(missing=missing_package(output)))


def missing_package(output: str) -> str:
    """Name of the package that an installer's output says it could not get."""
    named = re.search(r"(?:download|build)[^`\n]*`([\w.-]+==[^`]+)`|/simple/([\w.-]+)/", output)
    return (named[1] or named[2]) if named else "a package pinned in requirements/*.txt"


def requirements(name: str) -> Path:
    """Path of a lock file."""
    return ROOT / "requirements" / f"{name}.txt"


def package_files() -> list[Path]:
    """Every file that goes into the wheel, or says how it is made."""
    found: list[Path] = []
    for name in PACKAGE_INPUTS:
        found += walk(ROOT / name)
    return sorted(path for path in found if path.suffix not in {".pyc", ".so"})


def walk(path: Path) -> list[Path]:
    """A file, or all files of a directory."""
    if not path.exists():
        stop(f"{path.relative_to(ROOT)} is missing")
    return sorted(found for found in path.rglob("*") if found.is_file()) if path.is_dir() else [path]


def digest(files: Iterable[Path], *words: str) -> str:
    """Digest of files, their names, and some words."""
    total = hashlib.sha256(repr(words).encode())
    for path in files:
        if not path.exists():
            stop(f"{path.relative_to(ROOT)} is missing")
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT)} {content}\n".encode())
    return total.hexdigest()


def stamped(directory: Path, name: str, key: str) -> bool:
    """Whether the step was finished in this directory with this key."""
    path = directory / f"stamp-{name}"
    return path.exists() and path.read_text() == key


def stamp(directory: Path, name: str, key: str) -> None:
    """Note that the step is finished."""
    (directory / f"stamp-{name}").write_text(key)


def unstamp(directory: Path, name: str) -> None:
    """Note that the step has to be done again."""
    (directory / f"stamp-{name}").unlink(missing_ok=True)


def remove(directory: Path) -> None:
    """Remove a directory made by an earlier set-up."""
    if directory.exists():
        shutil.rmtree(directory)


def say(sentence: str) -> None:
    """Tell what is being done, in one line."""
    print(sentence, flush=True)


def stop(sentence: str) -> NoReturn:
    """End with a sentence and a non-zero exit code."""
    where = f" (details in {LOG.relative_to(ROOT)})" if LOG.exists() and LOG.stat().st_size else ""
    sys.exit(f"Set-up stopped: {sentence}{where}.")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("Set-up interrupted.")
