"""An nn.Module with example inputs as an ExportedProgram, and the way on to functional ops."""
from __future__ import annotations

import contextlib
import logging
from typing import Any, Iterator, Mapping, Optional, Sequence, Union

from .draft import op_profiles, remarks_of_draft
from .places import place_of_exception
from .problem import ImportProblem, Place, Progress, Remark, first_paragraph
from .schemas import graphs_of

# "functional": writes in place become values, and no op is taken apart. "core": also
# run_decompositions() with PyTorch's table. "none": as exported. A table: run_decompositions(table).
Decompositions = Union[str, Mapping[Any, Any]]


@contextlib.contextmanager
def quiet_torch() -> Iterator[None]:
    """PyTorch logs what it also raises or reports; the user reads it once, from here."""
    disabled = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(disabled)


def export_module(
    module: Any,
    args: Sequence[Any],
    kwargs: Optional[Mapping[str, Any]],
    dynamic_shapes: Any,
    remarks: list[Remark],
    progress: Progress,
) -> Any:
    """Exports; where that stops, exports a draft, and `remarks` tells what was taken for granted."""
    import torch

    progress("exporting the module", 0.2)
    try:
        with quiet_torch():
            return torch.export.export(module, tuple(args), dict(kwargs or {}), dynamic_shapes=dynamic_shapes)
    except Exception as error:
        reason = error
    draft_export = getattr(torch.export, "draft_export", None)
    if draft_export is None:
        raise _export_problem(reason)
    progress("exporting a draft of it", 0.35)
    try:
        with quiet_torch():
            program = draft_export(module, tuple(args), dict(kwargs or {}), dynamic_shapes=dynamic_shapes)
    except Exception:
        # What stops the draft too is what stopped the export: the first message is the plainer one.
        raise _export_problem(reason) from reason
    remarks.append(
        Remark("note", f"torch.export stopped ({first_paragraph(str(reason))}); this is torch.export.draft_export's graph")
    )
    remarks.extend(remarks_of_draft(program))
    return program


def _export_problem(error: BaseException) -> ImportProblem:
    place = place_of_exception(error)
    return ImportProblem(
        "import.export", f"torch.export stopped: {type(error).__name__}: {first_paragraph(str(error))}", place
    )


def writes_in_place(program: Any) -> bool:
    import torch

    for graph in graphs_of(program.graph_module):
        for node in graph.nodes:
            if isinstance(node.target, torch._ops.OpOverload) and node.target._schema.is_mutable:
                return True
    return False


def decompose(program: Any, how: Decompositions, remarks: list[Remark], progress: Progress) -> Any:
    """`program`, or a new one of functional ops; the importer takes no writes in place."""
    if isinstance(how, str) and how not in ("functional", "core", "none"):
        raise ValueError(f"decompositions are 'functional', 'core', 'none' or a table, not '{how}'")
    if how == "none" or (how == "functional" and not writes_in_place(program)):
        return program
    progress("making writes in place into values" if how == "functional" else "decomposing", 0.45)
    try:
        with quiet_torch(), _fake_kernels(program):
            if how == "core":
                return program.run_decompositions()
            return program.run_decompositions({} if isinstance(how, str) else dict(how))
    except Exception as error:
        message = f"run_decompositions stopped: {type(error).__name__}: {first_paragraph(str(error))}"
        if how != "functional":
            raise ImportProblem("import.decompositions", message, place_of_exception(error)) from error
        remarks.append(Remark("warning", message + "; writes in place are left as they are", place_of_exception(error)))
        return program


@contextlib.contextmanager
def _fake_kernels(program: Any) -> Iterator[None]:
    """A draft's ops without a fake kernel get one made of what the draft saw, as PyTorch advises."""
    profiles = op_profiles(program)
    if not profiles:
        yield
        return
    from torch._library import fake_profile

    with fake_profile.unsafe_generate_fake_kernels(profiles):
        yield


__all__ = ["Decompositions", "Place", "decompose", "export_module", "quiet_torch", "writes_in_place"]
