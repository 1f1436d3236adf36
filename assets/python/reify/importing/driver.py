"""The process that the program asks: `python reify_import.py MODEL --out FILE.mlir [options]`.

Writes the module to FILE.mlir, and one line of JSON to standard output at each step:
    {"progress": "importing PyTorch", "fraction": 0.1}
and at the end one of
    {"done": {"torch": "2.15.0", "importer": "...", "schemas": [...], "remarks": [...]}}
    {"error": {"id": "import.no-torch", "message": "...", "place": ["net.py", 3], "notes": [["...", null]]}}
A Python program is run only with --function: `net.py --function make` calls make() in it. The process ends when its
standard input does, so that it never outlives who asked.
"""
from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import os
import sys
import threading
from typing import Any, NoReturn, Optional, Sequence

from .importers import find_importer, import_torch
from .places import place_of_exception
from .problem import ImportProblem, Place, Remark, first_paragraph
from .torch_program import import_program


def main(arguments: Optional[Sequence[str]] = None) -> int:
    # Whatever PyTorch or the user's modules print must not get between the lines.
    lines = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def say(value: dict[str, Any]) -> None:
        lines.write(json.dumps(value) + "\n")
        lines.flush()

    threading.Thread(target=_end_with_input, daemon=True).start()
    options = _parse(arguments)
    try:
        say({"done": _run(options, lambda text, fraction: say({"progress": text, "fraction": fraction}))})
        return 0
    except ImportProblem as problem:
        say({"error": _problem_data(problem)})
    except Exception as error:  # a defect here, or something that no one thought of
        import traceback

        traceback.print_exc()
        text = f"{type(error).__name__}: {first_paragraph(str(error))}"
        say({"error": _problem_data(ImportProblem("import.failed", text, place_of_exception(error)))})
    return 1


def _end_with_input() -> NoReturn:
    sys.stdin.buffer.read()
    os._exit(3)


def _parse(arguments: Optional[Sequence[str]]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="reify_import")
    parser.add_argument("model")
    parser.add_argument("--out", required=True)
    parser.add_argument("--function", default="")
    parser.add_argument("--module", action="append", default=[])
    parser.add_argument("--schema", action="append", default=[])
    parser.add_argument("--decompositions", choices=["functional", "core", "none"], default="functional")
    parser.add_argument("--no-weights", action="store_true")
    parser.add_argument("--trust", action="store_true")
    return parser.parse_args(arguments)


def _run(options: argparse.Namespace, progress: Any) -> dict[str, Any]:
    progress("importing PyTorch", 0.05)
    before = sys.dont_write_bytecode
    sys.dont_write_bytecode = bool(sys.flags.dont_write_bytecode)  # PyTorch may keep what it compiles: it is much
    import_torch()
    find_importer()  # what is missing is told before anything is run
    sys.dont_write_bytecode = before
    remarks: list[Remark] = []
    for name in options.module:
        progress(f"importing {name}", 0.1)
        _import_module(name)
    if options.function:
        program = _call_function(options, remarks, progress)
    else:
        progress("loading the program", 0.15)
        program = _load(options, remarks)
    imported = import_program(program, options.decompositions, not options.no_weights, remarks, progress)
    with open(options.out, "w", encoding="utf-8") as file:
        file.write(imported.text)
    return {
        "torch": imported.torch_version,
        "importer": imported.importer,
        "schemas": imported.schemas,
        "remarks": [[remark.severity, remark.message, _place_data(remark.place)] for remark in imported.remarks],
    }


def _load(options: argparse.Namespace, remarks: list[Remark]) -> Any:
    from .archive import load_archive
    from .export import quiet_torch
    from .stand_in import record_results

    with quiet_torch():
        program = load_archive(options.model, options.schema, options.trust, remarks)
    record_results(program)
    return program


def _import_module(name: str) -> Any:
    """A module by its name, or a file; both run."""
    try:
        if not name.endswith(".py"):
            return importlib.import_module(name)
        stem = os.path.basename(name)[:-3]
        spec = importlib.util.spec_from_file_location(stem, name)
        if spec is None or spec.loader is None:
            raise ImportError(f"{name} cannot be imported")
        module = importlib.util.module_from_spec(spec)
        sys.modules.setdefault(stem, module)
        sys.path.insert(0, os.path.dirname(os.path.abspath(name)))
        spec.loader.exec_module(module)
        return module
    except BaseException as error:  # also SystemExit: the module is the user's
        raise _python_problem(f"importing {name} failed", error) from error


def _python_problem(what: str, error: BaseException) -> ImportProblem:
    if isinstance(error, ImportProblem):
        return error
    text = f"{what}: {type(error).__name__}: {first_paragraph(str(error))}"
    return ImportProblem("import.python", text, place_of_exception(error))


def _call_function(options: argparse.Namespace, remarks: list[Remark], progress: Any) -> Any:
    import torch

    from .export import export_module

    progress(f"running {options.function} of {options.model}", 0.15)
    module = _import_module(options.model)
    function = getattr(module, options.function, None)
    place = Place(options.model)
    if function is None:
        raise ImportProblem("import.function", f"there is no function '{options.function}' in it", place)
    given = function
    if callable(function) and not isinstance(function, torch.nn.Module):
        try:
            given = function()
        except BaseException as error:
            raise _python_problem(f"{options.function}() failed", error) from error
    if isinstance(given, torch.export.ExportedProgram):
        return given
    if isinstance(given, (tuple, list)) and 2 <= len(given) <= 3 and isinstance(given[0], torch.nn.Module):
        args = given[1] if isinstance(given[1], (tuple, list)) else (given[1],)
        return export_module(given[0], args, given[2] if len(given) > 2 else None, None, remarks, progress)
    raise ImportProblem(
        "import.function",
        f"{options.function}() gave {_article(type(given).__name__)}; an ExportedProgram is wanted, or (module, args) or "
        "(module, args, kwargs)",
        place,
    )


def _article(name: str) -> str:
    return ("an " if name[:1].lower() in "aeiou" else "a ") + name


def _place_data(place: Optional[Place]) -> Optional[list[Any]]:
    return [place.file, place.line] if place else None


def _problem_data(problem: ImportProblem) -> dict[str, Any]:
    return {
        "id": problem.id,
        "message": problem.message,
        "place": _place_data(problem.place),
        "notes": [[text, _place_data(place)] for text, place in problem.notes],
    }
