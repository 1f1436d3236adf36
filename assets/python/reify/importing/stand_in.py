"""Declarations of custom ops that a saved program calls and that nothing here registers.

A saved program names the arguments of each call, with their kinds; the signature that follows from all calls of an
op is enough to load the program. A signature that a library states is used instead.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Iterator, Optional

from .problem import Remark

_TYPES = {
    "as_tensor": "Tensor",
    "as_tensors": "Tensor[]",
    "as_optional_tensor": "Tensor?",
    "as_optional_tensors": "Tensor?[]",
    "as_int": "int",
    "as_ints": "int[]",
    "as_sym_int": "SymInt",
    "as_sym_ints": "SymInt[]",
    "as_float": "float",
    "as_floats": "float[]",
    "as_sym_float": "float",
    "as_bool": "bool",
    "as_bools": "bool[]",
    "as_sym_bool": "bool",
    "as_string": "str",
    "as_strings": "str[]",
    "as_complex": "complex",
    "as_scalar_type": "ScalarType",
    "as_memory_format": "MemoryFormat",
    "as_layout": "Layout",
    "as_device": "Device",
}
_NONE = "None"
_WIDER = {("int", "float"): "float", ("int", "SymInt"): "SymInt", ("int[]", "SymInt[]"): "SymInt[]", ("int[]", "float[]"): "float[]"}
_KEYWORD = 2  # ArgumentKind of the file's format


@dataclass
class _Argument:
    type: str
    is_keyword: bool
    calls: int = 1


@dataclass
class _Op:
    """What the calls of one op have in common."""

    arguments: dict[str, _Argument] = field(default_factory=dict)
    results: list[str] = field(default_factory=list)
    calls: int = 0


def declare_missing_ops(graph: Any, schemas: list[str], remarks: list[Remark]) -> None:
    """Registers a stand-in for each op that torch.ops does not have."""
    import torch

    stated = {schema.partition("(")[0].strip(): schema for schema in schemas}
    for (namespace, name), op in _missing_ops(graph, torch).items():
        qualified = f"{namespace}::{name}"
        schema = stated.get(qualified)
        if schema is None:
            schema = f"{qualified}{_signature(op)}"
            remarks.append(
                Remark(
                    "note",
                    f"{qualified} is not registered in this Python; its signature is taken from its calls: {schema} "
                    "(--module names the module that registers it; a '# schema:' line in a library states it)",
                )
            )
        torch.library.define(qualified, schema.partition("(")[1] + schema.partition("(")[2])
        _give_fake_kernel(torch, qualified)


def _missing_ops(graph: Any, torch: Any) -> dict[tuple[str, str], _Op]:
    missing: dict[tuple[str, str], _Op] = {}
    for node in _nodes(graph):
        parts = str(node.get("target", "")).split(".")
        if len(parts) < 4 or parts[:2] != ["torch", "ops"]:
            continue
        namespace, name = parts[2], parts[3]
        overload = parts[4] if len(parts) > 4 else "default"
        key = (namespace, name if overload == "default" else f"{name}.{overload}")
        if key in missing or not _is_registered(torch, namespace, name, overload):
            _add_call(missing.setdefault(key, _Op()), node)
    return missing


def _is_registered(torch: Any, namespace: str, name: str, overload: str) -> bool:
    packet = getattr(getattr(torch.ops, namespace), name, None)
    return packet is not None and (not hasattr(packet, "overloads") or overload in packet.overloads())


def _nodes(value: Any) -> Iterator[Any]:
    stack = [value]
    while stack:
        item = stack.pop()
        if isinstance(item, dict):
            if "target" in item and "inputs" in item:
                yield item
            stack.extend(item.values())
        elif isinstance(item, list):
            stack.extend(item)


def _add_call(op: _Op, node: Any) -> None:
    op.calls += 1
    for given in node["inputs"]:
        type = _type_of(given["arg"])
        known = op.arguments.get(given["name"])
        if known is None:
            op.arguments[given["name"]] = _Argument(type, given.get("kind") == _KEYWORD)
        else:
            known.type = _common(known.type, type)
            known.calls += 1
    results = [_type_of(result) for result in node.get("outputs", [])]
    op.results = [_common(a, b) for a, b in zip(op.results, results)] if op.results else results


def _type_of(argument: Any) -> str:
    kind = next(iter(argument), "as_none")
    return _TYPES.get(kind, _NONE)


def _common(a: str, b: str) -> str:
    if a == b:
        return a
    for first, second in ((a, b), (b, a)):
        if first == _NONE:
            return second if second.endswith("?") else second + "?"
        if first.endswith("?"):
            inner = _common(first[:-1], second.removesuffix("?"))
            return inner if inner.endswith("?") else inner + "?"
        if (first, second) in _WIDER:
            return _WIDER[first, second]
        if first == "Tensor[]" and second == "Tensor?[]":
            return second
    return a


def _signature(op: _Op) -> str:
    parts: list[str] = []
    has_star = has_default = False
    for name, argument in op.arguments.items():
        type = "Tensor?" if argument.type == _NONE else argument.type
        text = f"{type} {name}"
        has_default |= argument.calls < op.calls  # left out somewhere: it has a default, which nothing tells
        if has_default:
            text = f"{type.removesuffix('?')}? {name}=None"
        if argument.is_keyword and not has_star:
            parts.append("*")
            has_star = True
        parts.append(text)
    results = ["Tensor" if result == _NONE else result.removesuffix("?") for result in op.results]
    gives = results[0] if len(results) == 1 else f"({', '.join(results)})"
    return f"({', '.join(parts)}) -> {gives}"


def _give_fake_kernel(torch: Any, qualified: str) -> None:
    """Graphs are traced again when writes in place are made into values; the results are those that the file tells."""
    known: dict[str, Any] = {}
    _RECORDED[qualified] = known

    def fake(*args: Any, **kwargs: Any) -> Any:
        recorded = known.get(_key(args, kwargs))
        if recorded is None:
            raise RuntimeError(f"{qualified} is only declared here, and these arguments are in no call of the file")
        return _fresh(torch, recorded)

    torch.library.register_fake(qualified, fake)


_RECORDED: dict[str, dict[str, Any]] = {}


def record_results(program: Any) -> None:
    """What the program says that its calls of stand-ins give, for tracing it again."""
    from .schemas import ops_of

    for op, node in ops_of(program):
        known = _RECORDED.get(op._schema.name if not op._schema.overload_name else f"{op._schema.name}.{op._schema.overload_name}")
        if known is not None and op is node.target:
            known[_key(_values(node.args), _values(node.kwargs))] = node.meta.get("val")


def _values(argument: Any) -> Any:
    import torch

    return torch.fx.node.map_arg(argument, lambda node: node.meta.get("val"))


def _key(args: Any, kwargs: Any) -> str:
    def text(value: Any) -> str:
        if isinstance(value, (list, tuple)):
            return f"[{', '.join(map(text, value))}]"
        if isinstance(value, dict):
            return text(sorted(value.items()))
        if hasattr(value, "shape") and hasattr(value, "dtype"):
            return f"{list(map(str, value.shape))}{value.dtype}"
        return str(value)

    return text(args) + text(kwargs)


def _fresh(torch: Any, recorded: Any) -> Optional[Any]:
    if isinstance(recorded, (list, tuple)):
        return type(recorded)(_fresh(torch, each) for each in recorded)
    if isinstance(recorded, torch.Tensor):
        sizes = [int(size) for size in recorded.shape]
        return torch.empty(sizes, dtype=recorded.dtype, device=recorded.device)
    return recorded
