# make play   play in the terminal          make bench  measure everything beside peers
# make test   everything CI runs            make fuzz   kernel against oracle, GAMES=1000 a mode
# make strength  how strong the agents are, docs/strength.md (half an hour)

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
GAMES  ?= 1000

.PHONY: play test lint unit interpreted bounds bench strength fuzz clean

play: $(VENV)/ready
	@$(BIN)/projectl play

test: lint unit bounds interpreted

lint: $(VENV)/ready-dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: $(VENV)/ready-dev
	$(BIN)/pytest

bounds: $(VENV)/ready-dev
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest tests/rules tests/agents/planning tests/envs/test_masks.py \
		tests/envs/test_observation.py tests/envs/test_rewards.py tests/envs/test_vector.py

interpreted: $(VENV)/ready-dev
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest tests/rules

bench: $(VENV)/ready-bench
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/solver.py
	$(BIN)/python bench/environments.py

strength: $(VENV)/ready-dev
	$(BIN)/python bench/strength.py

fuzz: $(VENV)/ready-dev
	$(BIN)/python tests/fuzz.py --games $(GAMES)

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/bin/pip:
	@echo "Creating the environment in $(VENV) ..."
	@$(PYTHON) -c 'import sys; sys.exit("projectl needs Python 3.11 or newer; try: make PYTHON=python3.12") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/ready: $(VENV)/bin/pip pyproject.toml
	@echo "Installing projectl ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/ready-%: $(VENV)/bin/pip pyproject.toml
	@echo "Installing projectl with what '$*' needs ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[$*]'
	@touch $(VENV)/ready $@
