"""A program, in any of the forms that people have it, as a file that the reify program opens."""
from __future__ import annotations

import os
import pathlib
import sys
import tempfile
from typing import Any, Mapping, Optional, Sequence, Union

from .importing.export import Decompositions, export_module
from .importing.problem import ImportProblem, Remark
from .importing.torch_program import import_program

Program = Any  # ExportedProgram, nn.Module, path or text: PyTorch may not be installed


class ModelFile:
    """The path to open. A file that was made here is deleted by close()."""

    def __init__(self, path: str, folder: Optional[tempfile.TemporaryDirectory[str]] = None) -> None:
        self.path = path
        self._folder = folder

    def close(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()

    def __enter__(self) -> ModelFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def is_text(program: Union[str, os.PathLike[str]]) -> bool:
    """MLIR has more than one line, or a brace; what has neither is a path."""
    return isinstance(program, str) and ("\n" in program or "{" in program)


def model_file(
    program: Program,
    args: Optional[Sequence[Any]],
    kwargs: Optional[Mapping[str, Any]],
    dynamic_shapes: Any,
    decompositions: Decompositions,
    weights: bool,
) -> ModelFile:
    """Raises ImportProblem, ValueError or TypeError."""
    if isinstance(program, (str, os.PathLike)):
        if args is not None or kwargs is not None:
            raise ValueError("args and kwargs are for an nn.Module")
        if not is_text(program):
            return ModelFile(os.fspath(program))
        return _written(str(program), "model")
    if isinstance(program, tuple) and len(program) == 2 and args is None:
        program, args = program
    text, name = imported_text(program, args, kwargs, dynamic_shapes, decompositions, weights)
    return _written(text, name)


def imported_text(
    program: Program,
    args: Optional[Sequence[Any]],
    kwargs: Optional[Mapping[str, Any]],
    dynamic_shapes: Any,
    decompositions: Decompositions,
    weights: bool,
) -> tuple[str, str]:
    """The program in the torch dialect, and what to call it."""
    torch = sys.modules.get("torch")
    remarks: list[Remark] = []
    name = type(program).__name__
    if torch is not None and isinstance(program, torch.nn.Module):
        if args is None and kwargs is None:
            raise ValueError(f"{name} is an nn.Module: example inputs are wanted, args=(...)")
        program = export_module(program, args or (), kwargs, dynamic_shapes, remarks, _silent)
    elif torch is None or not isinstance(program, torch.export.ExportedProgram):
        raise TypeError(
            f"a program is a torch.export.ExportedProgram, an nn.Module, a path, or MLIR text; {name} is none of these"
        )
    else:
        name = "program"
    return import_program(program, decompositions, weights, remarks, _silent).text, name


def _silent(_text: str, _fraction: float) -> None:
    pass


def _written(text: str, name: str) -> ModelFile:
    folder = tempfile.TemporaryDirectory(prefix="reify-", ignore_cleanup_errors=True)
    path = pathlib.Path(folder.name) / f"{name}.mlir"
    path.write_text(text, encoding="utf-8")
    return ModelFile(str(path), folder)


__all__ = ["ImportProblem", "ModelFile", "Program", "imported_text", "is_text", "model_file"]
