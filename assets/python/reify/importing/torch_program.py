"""An ExportedProgram as text in the torch dialect, written by the importer that is installed.

What is done here is around the importer: mutated buffers become arguments and results of the function, places lead to
the user's Python, values are called as PyTorch's graph calls them, and the signatures of the program's own ops
stand at the head of the text.
"""
from __future__ import annotations

import copy
from collections import Counter
from dataclasses import dataclass
from typing import Any, Optional

from . import importers
from .export import Decompositions, decompose
from .names import ValueNames
from .places import place_of_exception, place_of_node, torch_folder_of, user_frames
from .problem import ImportProblem, Progress, Remark, first_paragraph
from .schemas import graphs_of, schemas_of

# Constants of more letters than this are left out where weights are not wanted; smaller ones, such as
# indices, may decide sizes.
_SMALL_CONSTANT = 2048


@dataclass
class Imported:
    text: str
    schemas: list[str]
    remarks: list[Remark]
    torch_version: str
    importer: str


def import_program(
    program: Any,
    decompositions: Decompositions,
    weights: bool,
    remarks: list[Remark],
    progress: Progress,
) -> Imported:
    """Raises ImportProblem. `program` itself is left as it is."""
    importer = importers.find_importer()
    torch = importers.import_torch()
    schemas = schemas_of(program)
    is_draft = bool(getattr(program, "_report", None))
    program = _own_copy(decompose(program, decompositions, remarks, progress))
    _mutated_buffers_as_values(program, remarks)
    if is_draft:
        _remove_assertions(program)  # a draft asserts what it saw; the remarks tell it
    folder = torch_folder_of(torch)
    for graph in graphs_of(program.graph_module):
        for node in graph.nodes:
            if node.meta.get("stack_trace"):
                node.meta["stack_trace"] = user_frames(node.meta["stack_trace"], folder)
    progress("importing into the torch dialect", 0.6)
    module = _import(importer, program, remarks)
    progress("writing the module", 0.8)
    head = [f"// Exported by PyTorch {torch.__version__}, imported by {importer.name}."]
    head += [f"// schema: {schema}" for schema in schemas]
    head += [remark.as_comment() for remark in remarks]
    text = "\n".join(head) + "\n" + _print(module, weights)
    return Imported(text, schemas, remarks, torch.__version__, importer.name)


def _own_copy(program: Any) -> Any:
    """Graphs and signature of its own; the weights are shared."""
    import torch

    own = copy.copy(program)
    old = program.graph_module
    own._graph_module = torch.fx.GraphModule(old, copy.deepcopy(old.graph))
    own._graph_module.meta = dict(old.meta)
    own._graph_signature = copy.deepcopy(program.graph_signature)
    return own


def _mutated_buffers_as_values(program: Any, remarks: list[Remark]) -> None:
    """The importer has no store for buffers, and a backend takes values only: what a buffer holds comes in as an
    argument, and what it holds then goes out as a result, as in the exported graph itself."""
    from torch.export.graph_signature import InputKind, OutputKind

    signature = program.graph_signature
    parameter_mutation = getattr(OutputKind, "PARAMETER_MUTATION", OutputKind.BUFFER_MUTATION)
    stores = [s for s in signature.output_specs if s.kind in (OutputKind.BUFFER_MUTATION, parameter_mutation)]
    mutated = {spec.target for spec in stores}
    names: list[str] = []
    for spec in signature.input_specs:
        if spec.kind in (InputKind.BUFFER, InputKind.PARAMETER) and spec.target in mutated:
            names.append(spec.target)
            spec.kind, spec.target, spec.persistent = InputKind.USER_INPUT, None, None
    for spec in stores:
        spec.kind, spec.target = OutputKind.USER_OUTPUT, None
    if names:
        what = f"the program writes to buffers ({', '.join(names)}): arguments here, and what they hold then comes first in the results"
        remarks.append(Remark("note", what))


def _import(importer: importers.Importer, program: Any, remarks: list[Remark]) -> Any:
    try:
        return _import_once(importer, program)
    except Exception as error:
        removed = _remove_assertions(program)
        if not removed:
            raise _import_problem(importer, program, error) from error
        try:
            module = _import_once(importer, program)
        except Exception as second:
            raise _import_problem(importer, program, second) from second
    what = ", ".join(f"{count} {name}" for name, count in sorted(removed.items()))
    remarks.append(Remark("note", f"{importer.name} does not take this program's run-time assertions ({what}): left out"))
    return module


def _import_once(importer: importers.Importer, program: Any) -> Any:
    names = ValueNames(importer.ir, program)
    fx_importer = importer.fx.FxImporter(context=importer.context(), hooks=names.hooks(importer.fx))
    names.attach(fx_importer)
    fx_importer.import_program(program)
    module = fx_importer.module_op
    names.apply(module)
    return module


def _remove_assertions(program: Any) -> Counter[str]:
    """Takes out what only checks at run time, with what was worked out for it alone; how many of each."""
    import torch

    removed: Counter[str] = Counter()
    for graph in graphs_of(program.graph_module):
        for node in reversed(list(graph.nodes)):
            name = str(node.target).split(".")[1] if isinstance(node.target, torch._ops.OpOverload) else ""
            is_check = name.startswith(("_assert", "sym_constrain_range"))
            if is_check:
                removed[name] += 1
            is_dead = not node.users and node.op == "call_function" and _is_pure(node.target, torch)
            if is_check or (removed and is_dead):
                graph.erase_node(node)
    return removed


def _is_pure(target: Any, torch: Any) -> bool:
    return not isinstance(target, torch._ops.OpOverload) or not target._schema.is_mutable


def _import_problem(importer: importers.Importer, program: Any, error: BaseException) -> ImportProblem:
    text = first_paragraph(str(error))
    place = None
    for graph in graphs_of(program.graph_module):
        for node in graph.nodes:
            # Messages name the node's target, as PyTorch writes it.
            if node.op == "call_function" and f"target={node.target}" in str(error):
                place = place or place_of_node(node)
    return ImportProblem(
        "import.importer",
        f"{importer.name} stopped: {type(error).__name__}: {text}",
        place or place_of_exception(error, file="-"),
    )


def _print(module: Any, weights: bool) -> str:
    limits: dict[str, Optional[int]] = {}
    if not weights:
        limits = {"large_resource_limit": _SMALL_CONSTANT, "large_elements_limit": _SMALL_CONSTANT}
    options: dict[str, Any] = {"enable_debug_info": True, **limits}
    try:
        return str(module.get_asm(use_name_loc_as_prefix=True, **options))
    except TypeError:  # bindings that are older than the option
        return str(module.get_asm(**options))
