"""The signatures of a program's own ops, as PyTorch's registry has them."""
from __future__ import annotations

from typing import Any, Iterator

# The program has these itself.
BUILT_IN = frozenset({"aten", "prims", "prim"})


def graphs_of(module: Any) -> Iterator[Any]:
    """The graph of a GraphModule and those of its branches and loop bodies."""
    for child in module.modules():
        graph = getattr(child, "graph", None)
        if graph is not None:
            yield graph


def ops_of(program: Any) -> Iterator[tuple[Any, Any]]:
    """Every op of torch.ops that is called, with the node; also those inside of auto_functionalized."""
    import torch

    for graph in graphs_of(program.graph_module):
        for node in graph.nodes:
            if node.op != "call_function":
                continue
            for target in (node.target, *node.args[:1]):
                if isinstance(target, torch._ops.OpOverload):
                    yield target, node


def schemas_of(program: Any) -> list[str]:
    """One a op that is not PyTorch's own, sorted."""
    return sorted({str(op._schema) for op, _ in ops_of(program) if op.namespace not in BUILT_IN})
