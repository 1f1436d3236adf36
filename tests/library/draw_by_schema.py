"""Calls of ops that have no rule of their own: by each operand's type and its usual name."""
from draw import Draw, Tensor

MEMORY_FORMATS = (0, 1)  # contiguous, preserve
STRINGS = {
    "approximate": ("none", "tanh", "other"), "rounding_mode": ("floor", "trunc", "other"),
    "mode": ("constant", "reflect", "replicate", "other"), "pad_mode": ("reflect", "constant", "replicate"),
    "padding": ("valid", "same", "other"), "reduce": ("sum", "prod", "mean", "amax", "amin", "other"),
    "norm": ("backward", "ortho", "forward", "other"), "indexing": ("ij", "xy", "other"),
    "assert_msg": ("no",), "equation": ("ij,jk->ik", "ij->ji"),
}
DIMS = ("dim", "dim0", "dim1", "dim2", "axis", "start_dim", "end_dim", "destination", "source", "axis0", "axis1")
INDICES = ("index", "indices", "target", "offsets")
MASKS = ("mask", "condition")


def draw_by_schema(d: Draw, arguments):
    """One argument per operand; `arguments` are those of PyTorch's schema."""
    first = None
    values = []
    for argument in arguments:
        kind = str(argument.real_type)
        if argument.has_default_value() and d.maybe(0.4) and "Tensor" not in kind:
            values.append(as_drawn(argument.default_value))
            continue
        value = drawn(d, argument.name, kind, first)
        if first is None and isinstance(value, Tensor):
            first = value
        elif first is None and isinstance(value, list) and value and isinstance(value[0], Tensor):
            first = value[0]
        values.append(value)
    return values


def as_drawn(value):
    return list(value) if isinstance(value, (list, tuple)) else None if value is None else as_plain(value)


def as_plain(value):
    return value if isinstance(value, (bool, int, float, str)) else str(value)


def drawn(d, name, kind, first):
    if kind.startswith("Optional["):
        return d.optional(drawn(d, name, kind[len("Optional[") : -1], first))
    rank = first.rank if first else 3
    if kind == "Tensor":
        return tensor(d, name, first)
    if kind.startswith("List[") and "Tensor" in kind:
        one = tensor(d, name, None if name == "tensors" else first)
        others = [d.like(one) if d.maybe(0.8) else d.broadcast(one, dtype=one.dtype) for _ in range(d.int(0, 2))]
        return [one] + others if not d.maybe(0.05) else []
    if kind == "ScalarType":
        return d.dtype()
    if kind == "MemoryFormat":
        return d.choice(*MEMORY_FORMATS)
    if kind == "Layout":
        return 0
    if kind == "Device":
        return "cpu"
    if kind == "Generator":
        return None
    if kind == "bool":
        return d.bool()
    if kind == "float":
        return d.choice(1.0, 0.0, 0.5, 1e-05, 2.0, -1.0)
    if kind == "number":
        return d.number()
    if kind == "str":
        return d.choice(*STRINGS.get(name, ("other",)))
    if kind == "int":
        return d.dim(rank) if name in DIMS else d.choice(0, 1, 1, 2, 2, 3, -1, 4)
    if kind == "List[int]":
        return d.dims(rank) if name in ("dim", "dims") else integers(d, name, rank)
    if kind == "List[float]":
        return [d.choice(0.5, 1.0, 2.0) for _ in range(max(rank - 2, 1))]
    if kind == "List[bool]":
        return [d.bool() for _ in range(3)]
    raise ValueError(f"no values are known for operands of the type {kind}")


def tensor(d, name, first):
    if name in INDICES:
        return d.tensor(rank=first.rank if first else None, dtype="i64")
    if first is None:
        return d.tensor()
    if name in MASKS:
        return d.broadcast(first, dtype="bool")
    if d.maybe(0.5):
        return d.like(first)
    other = d.broadcast(first)
    return other if d.maybe(0.5) else d.like(other, dtype=first.dtype)


def integers(d, name, rank):
    if name in ("size", "shape", "sizes"):
        return d.sizes()
    length = max(rank - 2, 1) if d.maybe(0.8) else d.int(0, 4)
    low = 0 if name in ("padding", "output_padding", "pad") else 1
    return [d.choice(low, 1, 1, 2, 3) for _ in range(length)]
