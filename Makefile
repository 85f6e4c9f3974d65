# The one place to start: `make help` lists what there is to do.

.DEFAULT_GOAL := help
# One thing after the other, except for the two halves of `make test` that do not need each other.
ifndef BESIDE
.NOTPARALLEL:
endif
.PHONY: help setup deps words play test test-all lint fuzz mutants bench lock clean chromium checks sources package installed
unexport PYTHONDONTWRITEBYTECODE PYTHONPATH PYTHONHOME VIRTUAL_ENV

PY := .venv/bin/python
JOBS ?= 2
WORKERS = -n $(JOBS) --dist worksteal
sources-pytest = BOHNANZA_EXPECT=pure PYTHONPATH=src $(PY) -m pytest $(WORKERS)
# What is tested on the plain sources as well as compiled: all that is compiled, and which build it is.
BOTH := bots engine lab proving test_conformance.py project/test_build.py
# What uses the compiled code but is not compiled itself: on the plain sources only in `make test-all`.
USERS := tui words test_cli.py $(addprefix project/test_,cognac.py processes.py recipe.py threats.py)

# The first Python that is new enough and can make environments; override with `make PYTHON=...`.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 \
	&& echo $$python && break; done)

define set-up
@python='$(PYTHON)'; test -n "$$python" || { \
	echo "Set-up stopped: Python 3.11 or newer with its venv module is required, and none was found." >&2; exit 1; }; \
	$$python tools/setup.py
endef

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | \
		while IFS='|' read -r target text; do printf '%-16s%s\n' "$$target" "$$text"; done

setup: ## create .venv with everything, including the compiled engine (quick if nothing changed)
	$(set-up)

deps: ## create .venv with only the tools, without building the package
	$(set-up) deps

words: ## compile the words of all languages after editing them
	@PYTHONPATH=src $(PY) -m bohnanza.words.compiler
	@PYTHONPATH=src $(PY) -m bohnanza.words.compiler --page web/src/lib/words/catalogues

play: setup ## set up, then play in the browser, or in the terminal if there is no page
	@.venv/bin/bohnanza serve --lan --open

define lint-all
.venv/bin/ruff format --check
.venv/bin/ruff check
.venv/bin/mypy
npm --prefix web run --silent lint
npm --prefix web run --silent check
endef

BEGUN := $(shell date +%s)
define say-how-long
@seconds=$$(($$(date +%s) - $(BEGUN))); echo "All checks passed in $$((seconds / 60)) min $$((seconds % 60)) s."
endef

test: checks ## check everything: lint, types, tests on both builds, conformance, the page in Chromium
	$(say-how-long)

test-all: checks ## the same, plus every game on the plain sources and every rule set in Chromium
	$(sources-pytest) -m thorough $(BOTH:%=tests/%)
	$(sources-pytest) $(USERS:%=tests/%)
	$(PY) -m pytest $(WORKERS) -m thorough tests/browser
	$(say-how-long)

# Half of a test run takes a compiler, the other half does not need what it makes.
checks: deps chromium
	@$(MAKE) --no-print-directory BESIDE=1 -j2 --output-sync=line package sources
	@$(MAKE) --no-print-directory installed

package:
	$(set-up)

sources:
	$(lint-all)
	npm --prefix web run --silent test
	$(sources-pytest) -m "not thorough" --doctest-modules src $(BOTH:%=tests/%)

installed:
	BOHNANZA_EXPECT=$$(cat .venv/bohnanza-kind) $(PY) -m pytest $(WORKERS) tests
	.venv/bin/bohnanza conformance
	$(PY) -m pytest $(WORKERS) -m "not thorough" tests/browser

chromium:
	@$(PY) -m tools.chromium

lint: deps ## check format, lint and types
	$(lint-all)

fuzz: setup ## play random games and look for broken invariants
	$(PY) -m tools.fuzz
	$(PY) -m tools.complete

mutants: setup ## break the engine in small ways and check that the tests notice (ONLY=AB for one prefix)
	$(PY) tools/mutants.py $(ONLY)

bench: setup chromium ## measure the engine (LIMIT=PROGRAM compares it with a limit), then the page
	.venv/bin/bohnanza bench $(if $(LIMIT),--limit $(LIMIT))
	$(PY) -m tools.page_benchmark

lock: ## rewrite the lock files in requirements/ (UPGRADE=1 for the newest versions)
	$(set-up) lock

clean: ## remove everything that set-up and the checks created
	rm -rf .venv .tools build dist web/node_modules src/bohnanza/server/page src/bohnanza/words/catalogues web/src/lib/words/catalogues .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage htmlcov
	find src tests tools -name __pycache__ -type d -exec rm -rf {} +
