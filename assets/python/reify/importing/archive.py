"""Programs in `.pt2` files, as torch.export.save writes them: looked through before PyTorch loads them.

torch.export.load unpickles what a file says is a pickle, and evaluates the text of symbolic sizes. Here pickles are
restricted to tensors, and sizes to arithmetic, unless the user trusts the file. Custom ops that a file calls are not in
it; those that nothing registered are declared from their calls, which name every argument.
"""
from __future__ import annotations

import contextlib
import json
import os
import pickle
import re
import zipfile
from typing import Any, Iterator

from .problem import ImportProblem, Place, Remark, first_paragraph
from .stand_in import declare_missing_ops

# What sizes are made of, as sympy writes them: "Add(Symbol('s17', positive=True, integer=True), Integer(1))".
_TOKEN = re.compile(r"\s+|\d+(?:\.\d+)?(?:e[+-]?\d+)?|'[A-Za-z_]\w*'|[A-Za-z_]\w*|[-+*/%(),<>=!&|~]+")
_NAME = re.compile(
    r"[suz]\d+|[suz]f\d+|unbacked_\w+|OpaqueUnaryFn_\w+|BitwiseFn_\w+|True|False|true|false|oo|int_oo|BooleanTrue|BooleanFalse"
    r"|Symbol|Dummy|Integer|Float|Rational|One|Zero|NegativeOne|Half|IntInfinity|NegativeIntInfinity|Infinity|NegativeInfinity"
    r"|Add|Mul|Pow|Mod|Max|Min|Abs|ceiling|floor|sqrt|log|exp|Tuple|Piecewise|ExprCondPair|And|Or|Not|Xor"
    r"|Eq|Ne|Lt|Le|Gt|Ge|Equality|Unequality|StrictLessThan|LessThan|StrictGreaterThan|GreaterThan"
    r"|FloorDiv|CleanDiv|CeilDiv|CeilToInt|FloorToInt|IntTrueDiv|FloatTrueDiv|PythonMod|ModularIndexing|Where|Identity|LShift|RShift"
    r"|RoundDecimal|RoundToInt|ToFloat|TruncToFloat|TruncToInt|PowByNatural|FloatPow|IsNonOverlappingAndDenseIndicator"
    r"|positive|negative|nonnegative|nonpositive|zero|nonzero|integer|real|finite|extended_\w+|commutative|evaluate"
)


def load_archive(path: str, schemas: list[str], trust: bool, remarks: list[Remark]) -> Any:
    """The ExportedProgram in `path`. Raises ImportProblem."""
    import torch

    graph = _read_graph(path)
    if not trust:
        _check_expressions(graph, path)
    declare_missing_ops(graph, schemas, remarks)
    try:
        with contextlib.nullcontext() if trust else _tensors_only(torch):
            return torch.export.load(path)
    except _Pickled as error:
        raise ImportProblem("import.pickle", str(error), Place(path)) from None
    except Exception as error:
        raise _load_problem(path, error) from error


def _load_problem(path: str, error: Exception) -> ImportProblem:
    cause: BaseException = error
    while cause.__cause__ or cause.__context__:
        cause = cause.__cause__ or cause.__context__ or cause
    text = first_paragraph(str(error))
    if isinstance(cause, (_Pickled, pickle.UnpicklingError)) or "weights_only" in str(error).lower():
        return ImportProblem(
            "import.pickle",
            f"holds pickled objects that are no tensors, and unpickling runs what they say; --trust loads them "
            f"({first_paragraph(str(cause))})",
            Place(path),
        )
    if cause is not error:
        text += f" ({type(cause).__name__}: {first_paragraph(str(cause))})"
    return ImportProblem("import.load", f"torch.export.load stopped: {type(error).__name__}: {text}", Place(path))


def _read_graph(path: str) -> Any:
    """The program's JSON; tells apart what else is a zip file of PyTorch's."""
    try:
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
            found = [n for n in names if re.search(r"(^|/)models/[^/]+\.json$", n)]
            found += [n for n in names if os.path.basename(n) == "serialized_exported_program.json"]
            if found:
                return json.loads(archive.read(found[0]))
    except (OSError, zipfile.BadZipFile, ValueError) as error:
        raise ImportProblem("import.load", f"cannot be read as a program of torch.export.save: {error}", Place(path)) from None
    if any(n.endswith("/data.pkl") for n in names):
        what = "a file of torch.save or torch.jit.save"
    elif any("aotinductor" in n for n in names):
        what = "a compiled package of AOTInductor"
    else:
        what = "a zip file"
    raise ImportProblem(
        "import.load", f"is {what}, without a program in it; torch.export.save(torch.export.export(...), FILE) writes one",
        Place(path),
    )


def _check_expressions(value: Any, path: str) -> None:
    """PyTorch gives the text of symbolic sizes to sympy, which evaluates it as Python."""
    stack = [value]
    while stack:
        item = stack.pop()
        if isinstance(item, dict):
            text = item.get("expr_str", "")
            if not isinstance(text, str) or not _is_arithmetic(text):
                raise ImportProblem(
                    "import.expression", f"has a size that is no arithmetic: {text!r}; --trust loads it all the same", Place(path)
                )
            stack.extend(item.values())
        elif isinstance(item, list):
            stack.extend(item)


def _is_arithmetic(text: str) -> bool:
    at = 0
    while at < len(text):
        token = _TOKEN.match(text, at)
        if not token or (token[0][0].isalpha() or token[0][0] == "_") and not _NAME.fullmatch(token[0]):
            return False
        at = token.end()
    return True


class _Pickled(Exception):
    pass


@contextlib.contextmanager
def _tensors_only(torch: Any) -> Iterator[None]:
    """torch.load takes tensors only, and nothing else unpickles, whatever PyTorch's loader asks for."""

    def refuse(*_: Any, **__: Any) -> Any:
        raise _Pickled("holds pickled objects, and unpickling runs what they say; --trust loads them")

    name = "TORCH_FORCE_WEIGHTS_ONLY_LOAD"
    before = os.environ.get(name)
    os.environ[name] = "1"
    os.environ.pop("TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD", None)
    saved = pickle.loads, getattr(torch._C, "_pickle_load_obj", None)
    pickle.loads = refuse
    if saved[1] is not None:
        torch._C._pickle_load_obj = refuse
    try:
        yield
    finally:
        pickle.loads = saved[0]
        if saved[1] is not None:
            torch._C._pickle_load_obj = saved[1]
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before
