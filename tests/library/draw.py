"""Draws the calls that ops are asked about: which arguments, right and wrong ones, an op gets.

The files of domains/ hold the rules, one for ops that draw alike:

    from draw import calls

    @calls("aten.sum.dim_IntList", "aten.mean.dim")
    def dims_and_dtype(d):
        x = d.tensor()
        return [x, d.optional(d.dims(x.rank)), d.bool(), d.optional(d.dtype())]

A rule returns one argument per operand of the op's schema. `d` is seeded by the op and the number of the
round: the same calls each time, whatever other ops are drawn. Ops without a rule: draw_by_schema.py.
"""
import glob
import importlib
import os
import random
import sys
import traceback

DTYPES = {
    "u8": "uint8", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64", "f16": "float16",
    "f32": "float32", "f64": "float64", "c32": "complex32", "c64": "complex64", "c128": "complex128",
    "bool": "bool", "qi8": "qint8", "qu8": "quint8", "qi32": "qint32", "bf16": "bfloat16",
    "f8e5m2": "float8_e5m2", "f8e4m3fn": "float8_e4m3fn", "f8e5m2fnuz": "float8_e5m2fnuz",
    "f8e4m3fnuz": "float8_e4m3fnuz", "u16": "uint16", "u32": "uint32", "u64": "uint64",
    "f8e8m0fnu": "float8_e8m0fnu", "f4e2m1fnx2": "float4_e2m1fn_x2",
}
SHORT_NAMES = {name: short for short, name in DTYPES.items()}

FLOATS = ["f32", "f64", "f16", "bf16"]
FLOAT8S = ["f8e5m2", "f8e4m3fn", "f8e5m2fnuz", "f8e4m3fnuz", "f8e8m0fnu"]
INTS = ["i64", "i32", "i16", "i8", "u8"]
UNSIGNED = ["u16", "u32", "u64"]
COMPLEXES = ["c64", "c128"]
COMMON = FLOATS + INTS + ["bool"] + COMPLEXES
RARE = UNSIGNED + FLOAT8S + ["c32"]
KINDS = {
    "float": FLOATS, "floating": FLOATS + FLOAT8S, "int": INTS + UNSIGNED, "number": FLOATS + INTS,
    "complex": COMPLEXES + ["c32"], "float8": FLOAT8S, "common": COMMON, "any": COMMON + RARE,
}


class Dtype(str):
    """A dtype's short name; as an argument it is the dtype, where other text is a string."""


class Tensor:
    """Sizes and a dtype. `fill` is what it holds: "ones", "zeros", "range", a number; None for ones, and
    for zeros in integer operands that hold indices."""

    def __init__(self, sizes, dtype, fill=None):
        self.sizes, self.dtype, self.fill = list(sizes), Dtype(dtype), fill

    @property
    def rank(self):
        return len(self.sizes)

    @property
    def numel(self):
        count = 1
        for size in self.sizes:
            count *= size
        return count


def text_of_sizes(sizes):
    return "[" + ",".join(map(str, sizes)) + "]"


rules = {}


def calls(*ops):
    """The function below draws the calls of these ops."""

    def keep(rule):
        for op in ops:
            if op in rules:
                raise ValueError(f"{op} has two rules: {rules[op].__module__} and {rule.__module__}")
            rules[op] = rule
        return rule

    return keep


def load_rules():
    """Reads all files of domains/; gives (path, problem) of those that cannot be read."""
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "domains")
    sys.path.insert(0, folder)
    broken = []
    for path in sorted(glob.glob(os.path.join(folder, "*.py"))):
        try:
            importlib.import_module(os.path.basename(path)[:-3])
        except Exception:
            broken.append((path, traceback.format_exc(limit=-1)))
    return broken


class Draw:
    def __init__(self, op, number):
        self.op, self.round = op, number
        self.random = random.Random(f"{op}:{number}")

    def maybe(self, probability):
        return self.random.random() < probability

    def choice(self, *values):
        return self.random.choice(values)

    def optional(self, value):
        return None if self.maybe(1 / 3) else value

    def bool(self):
        return self.maybe(0.5)

    def int(self, low=-3, high=5):
        return self.random.randint(low, high)

    def float(self, low=-2.0, high=2.0):
        if self.maybe(0.3):
            return float(self.choice(*[v for v in (0.0, 1.0, low, high, 0.5) if low <= v <= high]))
        return round(self.random.uniform(low, high), 2)

    def number(self):
        return self.choice(1, 2, 0, -1, 3, 1.0, 0.5, -1.5, 2.0, True)

    def size(self):
        return self.choice(0, 1, 1, 2, 2, 3, 3, 4, 5)

    def sizes(self, rank=None):
        if rank is None:
            rank = self.choice(0, 1, 1, 2, 2, 2, 3, 3, 4, 5)
        elif isinstance(rank, tuple):
            rank = self.random.randint(*rank)
        return [self.size() for _ in range(rank)]

    def dtype(self, kind=None):
        if kind is None:
            names = COMMON if self.maybe(0.85) else RARE
        elif isinstance(kind, str):
            names = KINDS[kind] if kind in KINDS else [kind]
            if kind == "int" and self.maybe(0.85):
                names = INTS
        else:
            names = list(kind)
        return self.dtype_code(self.random.choice(names))

    def dtype_code(self, name):
        short = SHORT_NAMES.get(name, name)
        if short not in DTYPES:
            raise ValueError(f"there is no dtype '{name}'")
        return Dtype(short)

    def tensor(self, rank=None, sizes=None, dtype=None, fill=None):
        sizes = sizes.sizes if isinstance(sizes, Tensor) else self.sizes(rank) if sizes is None else sizes
        return Tensor(sizes, self.dtype(dtype), fill)

    def like(self, x, rank=None, sizes=None, dtype=None, fill=None):
        if rank is not None and sizes is None:
            sizes = self.sizes(rank)
        if isinstance(sizes, Tensor):
            sizes = sizes.sizes
        return Tensor(x.sizes if sizes is None else sizes, x.dtype if dtype is None else self.dtype(dtype), fill)

    def broadcast(self, x, dtype=None, fill=None):
        """A tensor whose sizes broadcast with those of x, in 1 of 12 not."""
        sizes = list(x.sizes) if isinstance(x, Tensor) else list(x)
        if self.maybe(0.7):
            sizes = [1 if self.maybe(0.25) else self.size() if size == 1 and self.maybe(0.5) else size for size in sizes]
            if self.maybe(0.4):
                sizes = sizes[self.random.randint(0, len(sizes)) :]
            elif self.maybe(0.25) and len(sizes) < 5:
                sizes = [self.size()] + sizes
        if sizes and self.maybe(1 / 12):
            sizes[self.random.randrange(len(sizes))] += self.choice(1, 2)
        return Tensor(sizes, self.dtype(dtype), fill)

    def dim(self, rank):
        if self.maybe(1 / 12):
            return self.choice(rank, rank + 1, -rank - 1, -rank - 2)
        return self.random.randint(-rank, rank - 1) if rank else self.choice(0, -1)

    def dims(self, rank):
        if self.maybe(0.12):
            return []
        if self.maybe(0.06):
            return [self.dim(rank), self.dim(rank)]
        taken = list(range(rank)) if rank else [0]
        self.random.shuffle(taken)
        taken = taken[: self.random.randint(1, len(taken))]
        dims = [dim - rank if rank and self.maybe(0.3) else dim for dim in taken]
        if self.maybe(1 / 16):
            dims[self.random.randrange(len(dims))] = self.choice(rank + 1, -rank - 2)
        return dims
