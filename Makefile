# make run     start Bobo here, with everything it needs
# make test    set up and check everything
# make check   check everything, without setting up
# make clean   remove what was built (the data in var/ stays)

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP_OPTIONS := --quiet --disable-pip-version-check --no-input --require-hashes

.PHONY: run test check lock clean
.DEFAULT_GOAL := run

run: $(VENV)/.run
	@exec $(BIN)/python manage.py up --with-parent

test: $(VENV)/.dev
	@tools/browser
	@$(MAKE) --no-print-directory check

check:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python manage.py compile_translations
	$(BIN)/python manage.py makemigrations --check --dry-run
	$(BIN)/python manage.py missing_translations
	$(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder -q

# The versions everybody gets. Needs uv (pip install uv); CONTRIBUTING.md says when.
lock:
	for list in run dev; do \
	  uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	    --custom-compile-command "make lock" requirements/$$list.in -o requirements/$$list.txt || exit 1; \
	done

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache test-results
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find locale -name '*.mo' -delete

# A Python without ensurepip (Debian without python3-venv) still makes an empty environment, and its own
# pip fills it.
$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Bobo needs Python 3.11 or newer. If you have one, name it: make run PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || $(PYTHON) -m venv --clear --without-pip $(VENV)

$(VENV)/.run $(VENV)/.dev: $(VENV)/.%: requirements/%.txt $(VENV)/pyvenv.cfg
	@echo "Installing requirements/$*.txt …"
	@if [ -x $(BIN)/pip ]; then $(BIN)/python -m pip install $(PIP_OPTIONS) -r $<; \
	 else $(PYTHON) -m pip --python $(BIN)/python install $(PIP_OPTIONS) -r $<; fi
	@touch $@
