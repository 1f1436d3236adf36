"""Finds the reify program and runs its subcommands."""
from __future__ import annotations

import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys
from typing import Any, Optional, Sequence

from .results import Diagnostic, diagnostics_of


class ReifyError(Exception):
    """What the program could not do; `diagnostics` has the places."""

    def __init__(self, message: str, diagnostics: Sequence[Diagnostic] = ()) -> None:
        super().__init__(message)
        self.diagnostics = tuple(diagnostics)


class ProgramNotFound(ReifyError):
    """There is no reify program where one is looked for."""


def find_program() -> str:
    """REIFY_PROGRAM; else the build tree of the checkout that the package lies in, or was installed from; else `reify` on PATH."""
    given = os.environ.get("REIFY_PROGRAM")
    if given:
        if not os.access(given, os.X_OK) or os.path.isdir(given):
            raise ProgramNotFound(f"REIFY_PROGRAM names '{given}', which is no program")
        return given
    for path in _beside():
        if os.access(path, os.X_OK):
            return str(path)
    found = shutil.which("reify")
    if found:
        return found
    raise ProgramNotFound(
        "the reify program was not found: build it (app/run.sh --build in the checkout), install it so that `reify` is on "
        "PATH, or name it by REIFY_PROGRAM"
    )


def _beside() -> list[pathlib.Path]:
    here = pathlib.Path(__file__).resolve()
    # CHECKOUT/assets/python/reify, or PREFIX/share/reify/python/reify.
    places = [here.parents[3] / "build" / "bin" / "reify", here.parents[4] / "bin" / "reify"]
    checkout = _installed_from()
    if checkout:
        places.insert(0, checkout / "build" / "bin" / "reify")
    return places


def _installed_from() -> Optional[pathlib.Path]:
    """The checkout that pip installed the package from, as pip noted it down."""
    import importlib.metadata
    from urllib.parse import unquote, urlparse

    try:
        text = importlib.metadata.distribution("reify").read_text("direct_url.json")
    except importlib.metadata.PackageNotFoundError:
        return None
    url = json.loads(text).get("url", "") if text else ""
    parts = urlparse(url)
    return pathlib.Path(unquote(parts.path)) if parts.scheme == "file" else None


def environment() -> dict[str, str]:
    """A `.pt2` is read by the Python that runs this, where it has PyTorch and nothing else is asked for."""
    values = dict(os.environ)
    if not values.get("REIFY_PYTHON") and importlib.util.find_spec("torch") is not None:
        values["REIFY_PYTHON"] = sys.executable
    return values


def run(arguments: Sequence[str]) -> tuple[int, str, str]:
    """The exit code, standard output and standard error of `reify ARGUMENTS`."""
    program = find_program()
    try:
        done = subprocess.run(
            [program, *arguments], capture_output=True, stdin=subprocess.DEVNULL, env=environment(), encoding="utf-8", errors="replace"
        )
    except OSError as error:
        raise ProgramNotFound(f"'{program}' cannot be run: {error}") from error
    return done.returncode, done.stdout, done.stderr


def run_json(arguments: Sequence[str]) -> Any:
    """What `reify ARGUMENTS --format json` printed. Raises ReifyError where the input was bad."""
    code, out, err = run([*arguments, "--format", "json"])
    try:
        data = json.loads(out) if out.strip() else None
    except ValueError:
        data = None
    if code in (0, 1) and data is not None:
        return data
    diagnostics = diagnostics_of(data.get("diagnostics", [])) if isinstance(data, dict) else ()
    errors = [each for each in diagnostics if each.severity == "error"]
    message = "\n".join(map(str, errors)) or err.strip()
    if code < 0:
        message = f"the program ended with signal {-code}" + (f": {message}" if message else "")
    raise ReifyError(message or f"the program ended with exit code {code}", diagnostics)
