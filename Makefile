# Everything a player or a contributor runs. Needs Python 3.11+ and make; the compiled parts also need
# a C compiler and Python's headers. PYTHON=python3.12 picks another Python.

PYTHON ?= python3
GAMES ?= 20000
ROW ?= 2000
GAME ?= mayhem
GOLDEN ?=
LEAGUE ?= strength

VENV := .venv
NATIVE := .venv-compiled
LOCK := .venv-lock
SITE := .venv-site
PIP := -m pip --quiet --quiet --disable-pip-version-check --no-input
COMPILE = $(LOCK)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-emit-index-url $(UPGRADE)
SOURCES := $(shell find src -path src/gangland/server/static -prune -o -not -name '__pycache__' -not -name '*.pyc' -print)
WEB := $(shell find web \( -name node_modules -o -name tests \) -prune -o -type f -print) $(wildcard src/gangland/words/*/offline.ftl)
CLIENT := src/gangland/server/static/sources.sha256

export PIP_ROOT_USER_ACTION := ignore
# and what is imported a thousand times is compiled once, whatever the machine's own wish
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# one thing after the other, but for what `test` lets run beside each other
ifndef BESIDE
.NOTPARALLEL:
endif

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# ── playing ──────────────────────────────────────────────────────────────────────────────────────

.PHONY: play
play: $(VENV)/.play $(CLIENT) ## play a game in the browser against bots (GAME=wise-guys for the other one)
	@$(VENV)/bin/gangland play --game $(GAME)

.PHONY: bench
bench: $(NATIVE)/.built ## measure the compiled engine, how searchers keep their budgets, and the environments of research
	@$(NATIVE)/bin/gangland bench --game $(GAME)
	@$(NATIVE)/bin/gangland bench --game $(GAME) --budgets
	@$(NATIVE)/bin/python tools/bench_research.py

.PHONY: bench-web
bench-web: $(VENV)/.dev $(CLIENT) ## measure the table in the browser, and the server with 50 tables of bots
	@$(VENV)/bin/python tools/bench_web.py
	@$(VENV)/bin/python tools/bench_table.py
	@$(VENV)/bin/python tools/latency.py --tables 50 --answers 1500

.PHONY: load
load: $(VENV)/.dev $(NATIVE)/.built $(CLIENT) ## how many tables a server can have: 1000 of two people and bots, then 500 with an answer a second and seat
	@$(VENV)/bin/python tools/load.py --tables 1000 --people 2 --every 5 --warm-up 90 --seconds 60 --python $(NATIVE)/bin/python
	@$(VENV)/bin/python tools/load.py --tables 500 --people 4 --every 1 --warm-up 60 --seconds 60 --python $(NATIVE)/bin/python

.PHONY: fuzz
fuzz: $(NATIVE)/.built ## a long campaign of random games (GAMES=20000)
	@$(NATIVE)/bin/gangland fuzz --game $(GAME) --games $(GAMES) --jobs 2

.PHONY: resample
resample: $(NATIVE)/.built ## a campaign for resampling, 2000 games of each kind; goes on where it was interrupted
	@$(NATIVE)/bin/python tools/resample.py --game mayhem --jobs 2
	@$(NATIVE)/bin/python tools/resample.py --game wise-guys --jobs 2

# Long runs of faults: on the compiled build, beside other work. Each goes on where it was interrupted, on this machine or, by what is kept in
# docs/reliability, on another. RUN=--minutes=30 stops after so long, RUN=--fresh looks at everything with this program; beside
# work that fills every core NICE=15 leaves next to nothing, and NICE=5 has its share.
CAMPAIGN = nice -n $(NICE) $(NATIVE)/bin/python tests/server
RUN ?=
NICE ?= 15

.PHONY: kills
kills: $(NATIVE)/.built ## kill a server (kill -9) 5000 times on SQLite and 500 times on PostgreSQL; goes on where it was interrupted
	@$(CAMPAIGN)/kills.py --store sqlite --jobs 2 $(RUN)
	@$(CAMPAIGN)/kills.py --store postgres --jobs 2 $(RUN)

.PHONY: simulation
simulation: $(NATIVE)/.built ## 20,000 runs of servers, people and a database, each from one seed; goes on where it was interrupted
	@$(CAMPAIGN)/simulation.py --jobs 2 $(RUN)

.PHONY: power-cuts
power-cuts: $(NATIVE)/.built ## cut the power of a store 2000 times, with writes lost, torn and reordered; goes on where it was interrupted
	@$(CAMPAIGN)/power_cuts.py --jobs 2 $(RUN)

.PHONY: disasters
disasters: $(NATIVE)/.built ## 500 times a full disk, or a PostgreSQL that fails four times; goes on where it was interrupted
	@$(CAMPAIGN)/disasters.py --jobs 2 $(RUN)

.PHONY: hostile
hostile: $(NATIVE)/.built ## 1,000,000 hostile messages; goes on where it was interrupted
	@$(CAMPAIGN)/attacks.py --jobs 2 $(RUN)

.PHONY: leaks
leaks: $(VENV)/.dev $(NATIVE)/.built ## 20,000 paired games of each game on the wire, and every planted leak; goes on where it was interrupted
	@$(CAMPAIGN)/pairs.py mayhem --jobs 2 $(RUN)
	@$(CAMPAIGN)/pairs.py wise-guys --jobs 2 $(RUN)
	@nice -n $(NICE) $(VENV)/bin/python tests/arena/leaking.py --jobs 2 $(RUN)

.PHONY: keep-campaigns
keep-campaigns: $(VENV)/.dev ## keep what these have looked at in docs/reliability, and say so in docs/reliability.md
	@$(VENV)/bin/python tests/server/kept_campaigns.py

.PHONY: decisions
decisions: $(NATIVE)/.built ## a million decisions of every bot, 20,000 of those who search; goes on where it was interrupted
	@nice -n 10 $(NATIVE)/bin/python tools/decisions.py

.PHONY: tune
tune: $(NATIVE)/.built ## tune the thug's numbers (build/tune.json), and print them; goes on where it was interrupted
	@nice -n 10 $(NATIVE)/bin/python tools/tune.py

.PHONY: train
train: $(NATIVE)/.built ## train the value of a position for both games, into src/gangland/bots/weights
	@nice -n 10 $(NATIVE)/bin/python tools/train.py --game mayhem --out src/gangland/bots/weights/mayhem.json
	@nice -n 10 $(NATIVE)/bin/python tools/train.py --game wise-guys --out src/gangland/bots/weights/wise-guys.json

.PHONY: balance
balance: $(NATIVE)/.built ## measure the cards by their bars, into docs/balance.md (ROW=2000); goes on where it was interrupted
	@mkdir -p runs
	@$(NATIVE)/bin/python tools/kept_run.py take balance
	@nice -n 10 $(NATIVE)/bin/gangland balance --bot lieutenant --games $(ROW) --jobs 2 --lang en --keep runs/balance.jsonl --write docs/balance.md

.PHONY: strength
strength: $(NATIVE)/.built ## play the league of docs/strength.md (LEAGUE=bargaining); goes on where it was interrupted
	@$(if $(FRESH),,$(NATIVE)/bin/python tools/kept_run.py take $(LEAGUE))
	@nice -n 10 $(NATIVE)/bin/gangland arena --league $(LEAGUE) --out runs/$(LEAGUE) --lang en

.PHONY: keep-strength
keep-strength: $(NATIVE)/.built ## keep what was played of it so far, and its page, in docs/strength (LEAGUE=bargaining, LEAGUE=balance)
	@$(NATIVE)/bin/python tools/kept_run.py keep $(LEAGUE)

# ── checking ─────────────────────────────────────────────────────────────────────────────────────

.PHONY: test
test: require-compiler ## every check: lint, then the tests, interpreted and compiled
	@$(MAKE) --no-print-directory --jobs 2 BESIDE=1 interpreted $(NATIVE)/.built
	@$(MAKE) --no-print-directory test-compiled

# All that needs no compiler runs while it compiles, or side by side where nothing is to be compiled.
.PHONY: interpreted
interpreted: $(VENV)/.dev $(CLIENT)
	@$(MAKE) --no-print-directory lint test-client test-core

.PHONY: lint
lint: $(VENV)/.dev $(CLIENT) ## style and types of Python and of the client, layers, and whether every rule has its test
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/mypy tests/server/*.py
	$(VENV)/bin/mypy tests/web/*.py
	$(VENV)/bin/python hatch_build.py check
	$(VENV)/bin/lint-imports --no-logo
	@$(MAKE) --no-print-directory check-docs
	$(VENV)/bin/python tools/public_host.py

.PHONY: check-docs
check-docs: $(VENV)/.dev ## whether the generated pages are new, and every page has its place and its links
	$(VENV)/bin/python tools/rule_table.py --check
	$(VENV)/bin/python tools/two_games.py --check
	$(VENV)/bin/python tools/glossary.py --check
	$(VENV)/bin/python tools/protocol_files.py --check
	$(VENV)/bin/python tests/server/protocol_examples.py --check
	$(VENV)/bin/python tests/server/kept_campaigns.py --check
	$(VENV)/bin/python tools/site.py --check

# Each worker takes half of the tests and then what the other has left: a browser on one, rules on the other.
PYTEST := -m pytest -q -n 2 --dist worksteal
# A test in a browser waits for browser and server by turns, which leaves room for one more.
PYTEST_WEB := -m pytest -q -n 3 --dist worksteal

.PHONY: test-client
test-client: $(VENV)/.dev ## the tests of the client's own logic, without a browser
	$(VENV)/bin/python hatch_build.py test

# Everything runs compiled. That the interpreted engine plays just the same is for the golden games to show, in which every rule
# is used; whole games with bots at a server and in a terminal show that all else stands on it, too. What is planted in copies of
# the sources is found there alone. `make test-plain` runs everything interpreted.
CORE := tests/engine tests/golden tests/test_toy_option.py tests/arena/test_leaks.py tests/arena/test_faults.py \
	tests/cli/test_cli_play.py tests/server/test_sockets.py

.PHONY: test-core
test-core: $(VENV)/.dev ## whether the interpreted engine plays as the compiled one does
	$(VENV)/bin/python $(PYTEST) $(CORE)

.PHONY: test-plain
test-plain: $(VENV)/.dev $(CLIENT) ## the tests, interpreted; but for those in a browser
	$(VENV)/bin/python $(PYTEST) --ignore tests/web

.PHONY: test-web
test-web: $(VENV)/.dev $(CLIENT) ## the tests in a browser, interpreted
	$(VENV)/bin/python $(PYTEST_WEB) tests/web

.PHONY: test-compiled
test-compiled: $(NATIVE)/.built ## all tests, against the compiled wheel; but for what is planted in copies of the sources
	GANGLAND_EXPECT_COMPILED=1 $(NATIVE)/bin/python $(PYTEST) --ignore tests/arena/test_leaks.py --ignore tests/arena/test_faults.py --ignore tests/web
	GANGLAND_EXPECT_COMPILED=1 $(NATIVE)/bin/python $(PYTEST_WEB) tests/web

.PHONY: axe
axe: $(NATIVE)/.built ## have axe look at every part of every screen, in every language and theme
	GANGLAND_AXE=all GANGLAND_EXPECT_COMPILED=1 $(NATIVE)/bin/python $(PYTEST_WEB) tests/web/test_axe.py tests/web/test_axe_scenes.py \
		tests/web/test_book.py tests/web/test_lesson.py

.PHONY: try-hosting
try-hosting: $(VENV)/.dev ## try docs/hosting.md on loopback: nginx, TLS, figures (Debian: nginx-light openssl systemd prometheus)
	@$(VENV)/bin/python tools/try_hosting.py

.PHONY: coverage
coverage: $(VENV)/.dev $(CLIENT) ## which lines the tests reach, interpreted
	$(VENV)/bin/coverage run -m pytest -q
	$(VENV)/bin/coverage report

.PHONY: docs
docs: $(VENV)/.dev ## write the generated pages of docs/ anew
	$(VENV)/bin/python tools/rule_table.py
	$(VENV)/bin/python tools/two_games.py
	$(VENV)/bin/python tools/glossary.py
	$(VENV)/bin/python tools/protocol_files.py
	$(VENV)/bin/python tests/server/protocol_examples.py

.PHONY: golden
golden: $(VENV)/.dev ## write the golden games anew and show what changed (GOLDEN=--check, GOLDEN=--search: docs/testing.md)
	@$(VENV)/bin/python tests/golden $(GOLDEN)

.PHONY: transcripts
transcripts: $(VENV)/.dev $(CLIENT) ## write anew what a screen reader says of a round (tests/golden/transcripts)
	$(VENV)/bin/python tests/web/transcribe.py

.PHONY: hooks
hooks: $(VENV)/.dev ## have git check every commit by itself (.pre-commit-config.yaml)
	$(VENV)/bin/pre-commit install

.PHONY: site
site: $(SITE)/.tools ## build the docs as a site into build/site; a link that leads nowhere fails
	$(SITE)/bin/python tools/site.py
	$(SITE)/bin/zensical build --strict --clean
	@echo "Read it: $(SITE)/bin/python -m http.server --bind 127.0.0.1 --directory build/site"

.PHONY: format
format: $(VENV)/.dev ## put the sources in shape
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format
	$(VENV)/bin/python hatch_build.py format

# ── building ─────────────────────────────────────────────────────────────────────────────────────

.PHONY: compiled
compiled: $(NATIVE)/.built ## build the compiled wheel into dist/ and install it in .venv-compiled
	@echo "Run it as $(NATIVE)/bin/gangland, or install $$(ls dist/*.whl)"

.PHONY: web
web: $(CLIENT) ## build the web client into src/gangland/server/static

$(CLIENT): $(WEB) $(VENV)/.play
	@echo "Building the web client ..."
	@$(VENV)/bin/python hatch_build.py
	@touch $@

.PHONY: lock
lock: $(LOCK)/.made ## write requirements/*.txt anew from pyproject.toml (UPGRADE=--upgrade for newer versions)
	@$(LOCK)/bin/python $(PIP) install uv
	$(COMPILE) pyproject.toml --group dev --extra arena --extra llm --extra mcp --extra otel --extra postgres --output-file requirements/dev.txt
	$(COMPILE) pyproject.toml --constraint requirements/dev.txt --output-file requirements/run.txt
	$(COMPILE) --group build --constraint requirements/dev.txt --output-file requirements/build.txt
	$(COMPILE) --group site --output-file requirements/site.txt
	$(COMPILE) --group tools --output-file requirements/tools.txt

.PHONY: audit
audit: $(LOCK)/.made ## ask whether any package that is run has a known vulnerability; needs the open net
	@$(LOCK)/bin/python $(PIP) install pip-audit
	$(LOCK)/bin/pip-audit --strict --require-hashes --disable-pip --requirement requirements/run.txt

.PHONY: clean
clean: ## remove everything that was made here
	rm -rf $(VENV) $(NATIVE) $(LOCK) $(SITE) build dist .coverage .coverage.* src/gangland/server/static web/node_modules
	rm -rf .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name '__pycache__' -type d -prune -exec rm -rf {} +

# ── environments: a stamp says what is installed ─────────────────────────────────────────────────

.PHONY: require-python
require-python:
	@command -v $(PYTHON) >/dev/null || { echo "Gangland needs Python 3.11 or newer, and there is no '$(PYTHON)' here." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit("Gangland needs Python 3.11 or newer; $(PYTHON) is %d.%d. Name another: make PYTHON=python3.12" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'

.PHONY: require-compiler
require-compiler:
	@command -v $(firstword $(CC)) >/dev/null || { echo "This needs a C compiler, and there is no '$(CC)' here (Debian: apt-get install gcc python3-dev). Without one: make lint test-client test-plain test-web" >&2; exit 1; }

$(VENV)/.made $(NATIVE)/.made $(LOCK)/.made $(SITE)/.made:
	@$(MAKE) --no-print-directory require-python
	@echo "Setting up $(@D) ..."
	@$(PYTHON) -m venv --clear $(@D)
	@touch $@

# uv takes a tenth of pip's time for so many packages; where only pip knows the way to an index, pip does it.
define EQUIP
@$(@D)/bin/python $(PIP) install --require-hashes -r requirements/tools.txt
@$(@D)/bin/uv pip install --quiet --python $(@D)/bin/python --require-hashes -r requirements/dev.txt 2>/dev/null \
	|| $(@D)/bin/python $(PIP) install --require-hashes -r requirements/dev.txt
endef

$(VENV)/.play: requirements/run.txt requirements/build.txt pyproject.toml hatch_build.py README.md $(VENV)/.made
	@$(VENV)/bin/python $(PIP) install --require-hashes -r requirements/run.txt -r requirements/build.txt
	@$(VENV)/bin/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt requirements/tools.txt $(VENV)/.play
	$(EQUIP)
	@touch $@

$(SITE)/.tools: requirements/site.txt $(SITE)/.made
	@$(SITE)/bin/python $(PIP) install --require-hashes -r requirements/site.txt
	@touch $@

$(NATIVE)/.tools: requirements/dev.txt requirements/tools.txt $(NATIVE)/.made
	$(EQUIP)
	@touch $@

$(NATIVE)/.modules: $(SOURCES) pyproject.toml hatch_build.py $(NATIVE)/.tools
	@$(MAKE) --no-print-directory require-compiler
	@echo "Compiling ..."
	@$(NATIVE)/bin/python hatch_build.py compile
	@touch $@

$(NATIVE)/.built: $(SOURCES) $(WEB) pyproject.toml hatch_build.py README.md $(NATIVE)/.modules | $(CLIENT)
	@rm -rf dist
	@GANGLAND_COMPILED=1 $(NATIVE)/bin/python -m hatchling build --target wheel
	@$(NATIVE)/bin/python $(PIP) install --no-deps --force-reinstall dist/*.whl
	@touch $@
