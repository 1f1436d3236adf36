"""The functions of the package."""
from __future__ import annotations

import os
import pathlib
import shutil
from typing import Any, Iterable, Mapping, Optional, Sequence, Union

from .importing.export import Decompositions
from .models import Program, imported_text, is_text, model_file
from .program import ReifyError, run, run_json
from .results import CheckReport, Explanation, Lowered, check_report_of, explanation_of, lowered_of
from .window import Window, start_window

PathLike = Union[str, "os.PathLike[str]"]
Paths = Union[PathLike, Iterable[PathLike], None]


def _paths(paths: Paths) -> list[str]:
    if paths is None:
        return []
    if isinstance(paths, (str, os.PathLike)):
        return [os.fspath(paths)]
    return [os.fspath(path) for path in paths]


def _options(library: Paths, backend_legal_ops: Sequence[str], decompose: Optional[bool], pass_pipeline: str) -> list[str]:
    options = [word for path in _paths(library) for word in ("--library", path)]
    if backend_legal_ops:
        options += ["--backend-legal-ops", ",".join(backend_legal_ops)]
    if decompose is not None:
        options.append("--decompose" if decompose else "--no-decompose")
    if pass_pipeline:
        options += ["--pass-pipeline", pass_pipeline]
    return options


def explain(
    program: Program,
    library: Paths = None,
    *,
    args: Optional[Sequence[Any]] = None,
    kwargs: Optional[Mapping[str, Any]] = None,
    dynamic_shapes: Any = None,
    decompositions: Decompositions = "functional",
    weights: bool = True,
    backend_legal_ops: Sequence[str] = (),
    decompose: Optional[bool] = None,
    pass_pipeline: str = "",
) -> Explanation:
    """Lowers `program` with the functions of `library` and tells what violates the backend contract, with causes,
    cures, and the type of every value. Raises ReifyError for bad input, ImportProblem where there is no module.

    `args`, `kwargs`, `dynamic_shapes` are torch.export.export's, for an nn.Module. `decompositions` tells how far
    run_decompositions() takes the exported program: "functional" (writes in place become values, no op is taken
    apart), "core" (PyTorch's table), "none", or a table. `weights=False` leaves large ones out of the module.
    """
    with model_file(program, args, kwargs, dynamic_shapes, decompositions, weights) as model:
        options = _options(library, backend_legal_ops, decompose, pass_pipeline)
        return explanation_of(run_json(["explain", model.path, "--values", *options]))


def lower(
    program: Program,
    library: Paths = None,
    *,
    args: Optional[Sequence[Any]] = None,
    kwargs: Optional[Mapping[str, Any]] = None,
    dynamic_shapes: Any = None,
    decompositions: Decompositions = "functional",
    weights: bool = True,
    backend_legal_ops: Sequence[str] = (),
    decompose: Optional[bool] = None,
    pass_pipeline: str = "",
) -> Lowered:
    """As explain(), with the lowered module as `text`."""
    with model_file(program, args, kwargs, dynamic_shapes, decompositions, weights) as model:
        options = _options(library, backend_legal_ops, decompose, pass_pipeline)
        data = run_json(["explain", model.path, "--values", "--ir", *options])
        return lowered_of(data, data["module"])


def check(
    library: Paths,
    *,
    tests: Paths = None,
    functions: Sequence[str] = (),
    program: Program = None,
    against_torch: bool = False,
    modules: Sequence[str] = (),
) -> CheckReport:
    """Runs the tests that stand in op libraries. `program` gives the signatures of its ops, so that a library needs no
    `# schema:` lines. `against_torch` also asks the real ops, which `modules` register."""
    words = ["check", *_paths(library)]
    words += [word for path in _paths(tests) for word in ("--tests", path)]
    words += [word for name in functions for word in ("--function", name)]
    words += ["--against-torch"] if against_torch else []
    words += [word for name in modules for word in ("--module", name)]
    if program is None:
        return check_report_of(run_json(words))
    with model_file(program, None, None, None, "functional", False) as model:
        return check_report_of(run_json([*words, "--model", model.path]))


def save(
    program: Program,
    path: PathLike,
    *,
    args: Optional[Sequence[Any]] = None,
    kwargs: Optional[Mapping[str, Any]] = None,
    dynamic_shapes: Any = None,
    decompositions: Decompositions = "functional",
    weights: bool = True,
) -> pathlib.Path:
    """Writes `program` in the torch dialect, for `reify FILE` anywhere, without PyTorch."""
    to = pathlib.Path(path)
    if isinstance(program, (str, os.PathLike)):
        if is_text(program):
            to.write_text(str(program), encoding="utf-8")
        elif os.fspath(program).endswith(".pt2"):
            words = ["import", os.fspath(program), "-o", str(to)]
            code, _, err = run(words if weights else [*words, "--no-weights"])
            if code != 0:
                raise ReifyError(err.strip())
        else:
            shutil.copyfile(program, to)
    else:
        text, _ = imported_text(program, args, kwargs, dynamic_shapes, decompositions, weights)
        to.write_text(text, encoding="utf-8")
    return to


def open(
    program: Program = None,
    library: Paths = None,
    *,
    args: Optional[Sequence[Any]] = None,
    kwargs: Optional[Mapping[str, Any]] = None,
    dynamic_shapes: Any = None,
    decompositions: Decompositions = "functional",
    weights: bool = True,
    backend_legal_ops: Sequence[str] = (),
    timeout: float = 60,
) -> Window:
    """Opens a window on `program`, which stays when this Python ends. Waits until it is there, `timeout` seconds at most;
    raises ReifyError where it does not come, for want of a display for example. No program opens the start page."""
    model = None
    if program is not None:
        model = model_file(program, args, kwargs, dynamic_shapes, decompositions, weights)
    return start_window(model, _paths(library), list(backend_legal_ops), timeout)
