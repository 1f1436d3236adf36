"""Reify from Python: open a window on a program, or ask for its types and for what keeps backends from taking it.

    import reify
    window = reify.open(torch.export.export(model, (x,)), library="ops.py")
    print(reify.explain("model.pt2", library="ops.py"))

Programs are a torch.export.ExportedProgram, the path of a `.pt2`, an nn.Module with `args=`, or MLIR as text or a
path. docs/python.md tells more.
"""
from .api import check, explain, lower, open, save
from .importing.problem import ImportProblem
from .program import ProgramNotFound, ReifyError, find_program
from .results import (
    CheckedFunction,
    CheckedInvocation,
    CheckReport,
    Diagnostic,
    Explanation,
    Lowered,
    Note,
    Place,
    Value,
    Violation,
)
from .window import Window

__all__ = [
    "CheckReport",
    "CheckedFunction",
    "CheckedInvocation",
    "Diagnostic",
    "Explanation",
    "ImportProblem",
    "Lowered",
    "Note",
    "Place",
    "ProgramNotFound",
    "ReifyError",
    "Value",
    "Violation",
    "Window",
    "check",
    "explain",
    "find_program",
    "lower",
    "open",
    "save",
]
