"""Wheel build hook: compiles the packages listed in pyproject.toml with mypyc, outside the source tree.

Chosen over the hatch-mypyc plugin, which compiles in place: a compiled file left in src/ would shadow
the edited source.  Here everything is made in a temporary directory and only the wheel sees it.

Environment:
    BOHNANZA_PURE=1             build the wheel uncompiled
    BOHNANZA_BUILD_CACHE=DIR    keep the compiled files there and use them again while nothing they
                                are made of has changed
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = "src"
GROUP = "bohnanza_native"  # the one shared library that all compiled modules live in
# Nobody replaces a function of the library from outside, so its calls may be direct and inlined.
COMPILER_FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition"]
LINKER_FLAGS = ["-Wl,-Bsymbolic"] if sys.platform == "linux" else []


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside the sources they were made from."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the words, then the modules unless asked not to, and tell hatchling what to ship."""
        compile_words(Path(self.root))
        if os.environ.get("BOHNANZA_PURE") or version == "editable":
            return
        library = self.compiled()
        for path in sorted(library.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = str(path.relative_to(library))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def compiled(self) -> Path:
        """Directory with the compiled modules, from the cache when it holds them."""
        root, apart = Path(self.root), self.config["apart"]
        modules = modules_of(root, self.config["packages"])
        cache = os.environ.get("BOHNANZA_BUILD_CACHE")
        if not cache:
            return compile_modules(root, modules, apart)
        kept = Path(cache) / fingerprint(root, modules, apart)
        if not kept.is_dir():
            library = compile_modules(root, modules, apart)
            shutil.rmtree(cache, ignore_errors=True)
            partial = kept.with_suffix(".partial")
            shutil.copytree(library, partial)
            partial.rename(kept)
        return kept


def compile_words(root: Path) -> None:
    """Make the catalogues of words that the package speaks from."""
    environment = {**os.environ, "PYTHONPATH": str(root / SOURCE)}
    subprocess.run([sys.executable, "-m", "bohnanza.words.compiler"], env=environment, check=True)


def modules_of(root: Path, packages: list[str]) -> list[str]:
    """Source files of packages, subpackages included, and of single modules, relative to the root."""
    found: list[Path] = []
    for package in packages:
        place = root / SOURCE / package
        sources = [place] if place.is_file() else list(place.rglob("*.py"))
        if not sources:
            raise SystemExit(f"nothing to compile: no sources in {package}")
        found += sources
    return sorted(str(path.relative_to(root)) for path in found)


def fingerprint(root: Path, modules: list[str], apart: list[str]) -> str:
    """Digest of everything the compiled files depend on."""
    tools = [sys.version, *(installed_version(name) for name in ("mypy", "setuptools"))]
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    typing = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["mypy"]
    digest = hashlib.sha256(repr((tools, flags, typing, modules, apart)).encode())
    for name in ["hatch_build.py", *modules]:
        digest.update((root / name).read_bytes())
    return digest.hexdigest()[:20]


def compile_modules(root: Path, modules: list[str], apart: list[str]) -> Path:
    """Compile all modules as one group, so that calls between them are native calls."""
    # Not needed, and perhaps not installed, for an uncompiled build.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        def build_extension(self, ext: Any) -> None:
            """Compile the C files at the same time, then link as always."""

            def object_of(source: str) -> str:
                arguments = {"include_dirs": ext.include_dirs, "extra_postargs": ext.extra_compile_args}
                return str(self.compiler.compile([source], output_dir=self.build_temp, **arguments)[0])

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                ext.extra_objects = list(pool.map(object_of, ext.sources))
            ext.sources = []
            super().build_extension(ext)

    scratch = Path(tempfile.mkdtemp(prefix="bohnanza-build-"))
    atexit.register(shutil.rmtree, scratch, ignore_errors=True)
    options = ["--config-file", str(root / "pyproject.toml"), "--cache-dir", os.devnull]
    generated = scratch / "c"
    extensions = mypycify(
        [*options, *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name=GROUP,
        target_dir=str(generated),
    )
    library = next(extension for extension in extensions if len(extension.sources) > 1)
    library.sources = large_files(generated, library.sources, apart)
    library.extra_compile_args += COMPILER_FLAGS
    library.extra_link_args += LINKER_FLAGS
    build = Build(Distribution({"name": GROUP, "ext_modules": extensions}))
    build.build_lib = str(scratch / "lib")
    build.build_temp = str(scratch / "objects")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()
    return scratch / "lib"


def large_files(folder: Path, sources: list[str], apart: list[str]) -> list[str]:
    """C files that include those of many modules, because a compiler inlines only within a file.

    The packages `apart` get files of their own, which are compiled at the same time: the time that a compiler
    needs grows faster than the file.
    """
    files: dict[str, list[str]] = {}
    for source in sources:
        module = Path(source).stem.removeprefix("__native_").replace("___", "/")
        package = next((name for name in apart if f"{module}/".startswith(f"{name}/")), GROUP)
        files.setdefault(package, []).append(f'#include "{source}"\n')
    for package, lines in files.items():
        (folder / f"{package.replace('/', '-')}.c").write_text("".join(lines))
    return [str(folder / f"{package.replace('/', '-')}.c") for package in files]
