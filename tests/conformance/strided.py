"""Runs small torch IR on concrete integer tensors, with real aliasing: a tensor is a window on a storage.

For programs before and after passes, so that what they compute can be compared. Value tensors are
windows too; nobody writes to them.
"""
import itertools
import re


class Tensor:
    def __init__(self, storage, offset, sizes, strides):
        self.storage, self.offset, self.sizes, self.strides = storage, offset, sizes, strides

    @staticmethod
    def of(sizes, values):
        strides, step = [], 1
        for size in reversed(sizes):
            strides.insert(0, step)
            step *= size
        return Tensor(list(values), 0, list(sizes), strides)

    def places(self):
        for index in itertools.product(*map(range, self.sizes)):
            yield self.offset + sum(i * stride for i, stride in zip(index, self.strides))

    def values(self):
        return [self.storage[place] for place in self.places()]

    def copy(self):
        return Tensor.of(self.sizes, self.values())

    def write(self, other):
        for place, value in zip(list(self.places()), other.broadcast(self.sizes).values()):
            self.storage[place] = value

    def broadcast(self, sizes):
        missing = len(sizes) - len(self.sizes)
        mine = [1] * missing + self.sizes
        strides = [0] * missing + self.strides
        assert missing >= 0 and all(own in (1, size) for own, size in zip(mine, sizes)), (mine, sizes)
        return Tensor(self.storage, self.offset, list(sizes),
                      [0 if own == 1 and size != 1 else stride for own, size, stride in zip(mine, sizes, strides)])

    def shown(self):
        return self.sizes, self.values()


def common(a, b):
    rank = max(len(a), len(b))
    a, b = [1] * (rank - len(a)) + list(a), [1] * (rank - len(b)) + list(b)
    assert all(x == y or 1 in (x, y) for x, y in zip(a, b)), (a, b)
    return [y if x == 1 else x for x, y in zip(a, b)]


def elementwise(function):
    def run(a, b, alpha=1):
        a, b = (x if isinstance(x, Tensor) else Tensor.of([], [x]) for x in (a, b))
        sizes = common(a.sizes, b.sizes)
        return Tensor.of(sizes, [function(x, y * alpha) for x, y in
                                 zip(a.broadcast(sizes).values(), b.broadcast(sizes).values())])
    return run


def unary(function):
    return lambda a, *_: Tensor.of(a.sizes, [function(x) for x in a.values()])


def filled(a, value):
    return Tensor.of(a.sizes, [value.values()[0] if isinstance(value, Tensor) else value] * len(a.values()))


def copied(a, source, *_):
    return source.broadcast(a.sizes).copy()


def clamp(bound, size, default):
    if bound is None:
        return default
    return max(0, min(size, bound + size if bound < 0 else bound))


def cut(a, dim, start, end, step):
    dim %= len(a.sizes)
    size = a.sizes[dim]
    start = clamp(start, size, 0)
    end = max(start, clamp(end, size, size))
    sizes, strides = list(a.sizes), list(a.strides)
    sizes[dim], strides[dim] = -(-(end - start) // step), strides[dim] * step
    return Tensor(a.storage, a.offset + start * a.strides[dim], sizes, strides)


def selected(a, dim, index):
    dim %= len(a.sizes)
    assert -a.sizes[dim] <= index < a.sizes[dim]
    return Tensor(a.storage, a.offset + index % a.sizes[dim] * a.strides[dim],
                  a.sizes[:dim] + a.sizes[dim + 1:], a.strides[:dim] + a.strides[dim + 1:])


def unsqueezed(a, dim):
    dim %= len(a.sizes) + 1
    return Tensor(a.storage, a.offset, a.sizes[:dim] + [1] + a.sizes[dim:], a.strides[:dim] + [1] + a.strides[dim:])


def squeezed(a, dim):
    return selected(a, dim, 0) if a.sizes[dim] == 1 else a


def transposed(a, one, other):
    sizes, strides = list(a.sizes), list(a.strides)
    for each in (sizes, strides):
        each[one], each[other] = each[other], each[one]
    return Tensor(a.storage, a.offset, sizes, strides)


def product(sizes):
    count = 1
    for size in sizes:
        count *= size
    return count


def expanded(a, sizes):
    """-1 keeps a size."""
    own = [1] * (len(sizes) - len(a.sizes)) + a.sizes
    return a.broadcast([mine if size == -1 else size for mine, size in zip(own, sizes)])


def split(a, size, dim):
    return [cut(a, dim, start, start + size, 1) for start in range(0, a.sizes[dim], size)]


def indexPut(a, indices, values, *_):
    """Indices that are None or tensors; the tensors stand side by side."""
    result = a.copy()
    indices = list(indices) + [None] * (len(a.sizes) - len(indices))
    places = [dim for dim, index in enumerate(indices) if index is not None]
    assert places == list(range(places[0], places[-1] + 1))
    sizes = []
    for dim in places:
        sizes = common(sizes, indices[dim].sizes)
    numbers = [indices[dim].broadcast(sizes).values() for dim in places]
    before, after = a.sizes[:places[0]], a.sizes[places[-1] + 1:]
    source = iter(values.broadcast(before + sizes + after).values())
    for first in itertools.product(*map(range, before)):
        for picked in zip(*numbers):
            part = result
            for index in first + picked:
                part = selected(part, 0, index)
            part.write(Tensor.of(after, [next(source) for _ in range(product(after))]))
    return result


def ranged(start, end, step, *_):
    assert end >= start
    values = list(range(start, end, step))
    return Tensor.of([len(values)], values)


def check(condition):
    assert condition


FUNCTIONAL = {"add.Tensor": elementwise(lambda x, y: x + y), "sub.Tensor": elementwise(lambda x, y: x - y),
              "mul.Tensor": elementwise(lambda x, y: x * y), "add.Scalar": elementwise(lambda x, y: x + y),
              "mul.Scalar": elementwise(lambda x, y: x * y), "sub.Scalar": elementwise(lambda x, y: x - y),
              "neg": unary(lambda x: -x), "relu": unary(lambda x: max(0, x)), "zero": unary(lambda x: 0),
              "zeros_like": unary(lambda x: 0), "clone": unary(lambda x: x), "fill.Scalar": filled,
              "fill.Tensor": filled, "copy": copied, "_index_put_impl": indexPut, "index_put": indexPut,
              "index_put.hacked_twin": indexPut,
              "arange.start_step": ranged}
OTHER = {"slice.Tensor": cut, "select.int": selected, "unsqueeze": unsqueezed, "squeeze.dim": squeezed,
         "transpose.int": transposed, "split.Tensor": split, "narrow": lambda a, d, s, n: cut(a, d, s, s + n, 1),
         "unbind.int": lambda a, d: [selected(a, d, i) for i in range(a.sizes[d])],
         "to.dtype": lambda a, *_: a, "alias": lambda a: a, "detach": lambda a: a,
         "size.int": lambda a, d: a.sizes[d], "numel": lambda a: len(a.values()), "dim": lambda a: len(a.sizes),
         "add.int": lambda a, b: a + b, "sub.int": lambda a, b: a - b, "mul.int": lambda a, b: a * b,
         "floordiv.int": lambda a, b: a // b, "eq.int": lambda a, b: a == b, "lt.int": lambda a, b: a < b,
         "__getitem__.t": lambda l, i: l[i], "broadcast_to": lambda a, sizes: expanded(a, sizes),
         "expand": lambda a, sizes, *_: expanded(a, sizes), "view": lambda a, sizes: Tensor.of(sizes, a.values()),
         "reshape": lambda a, sizes: Tensor.of(sizes, a.values()), "size": lambda a: list(a.sizes),
         "squeeze": lambda a: Tensor.of([size for size in a.sizes if size != 1], a.values()),
         "full": lambda sizes, value, *_: filled(Tensor.of(sizes, [0] * product(sizes)), value),
         "zeros": lambda sizes, *_: Tensor.of(sizes, [0] * product(sizes)),
         "Int.Scalar": int, "item": lambda a: a.values()[0], "Int.Tensor": lambda a: a.values()[0]}
NAMED = {"torch.tensor_static_info_cast": lambda a: a, "torch.copy.to_tensor": Tensor.copy,
         "torch.copy.to_vtensor": Tensor.copy, "torch.prim.ListConstruct": lambda *each: list(each),
         "torch.prim.NumToTensor.Scalar": lambda x: Tensor.of([], [x]), "torch.prim.dtype": lambda a: 4,
         "torch.prim.min.int": min, "torch.prim.max.int": max, "torch.runtime.assert": check,
         "torch.overwrite.tensor.contents": lambda value, a: a.write(value)}

LINE = re.compile(r"^(?:(%[\w:.-]+) = )?((?:torch|func)\.[\w.]+|return)(.*)$")
LITERAL = re.compile(r"dense<(.*?)> : tensor<([\dx]*)\w+>")


def constant(name, rest):
    text = rest.strip().split(" : ")[0]
    return {"torch.constant.int": lambda: int(text), "torch.constant.bool": lambda: text == "true",
            "torch.constant.none": lambda: None, "torch.constant.float": lambda: float(text),
            "torch.constant.str": lambda: text}[name]()


def literal(rest):
    match = LITERAL.search(rest)
    sizes = [int(size) for size in match[2].split("x") if size]
    numbers = [int(number) for number in re.findall(r"-?\d+", match[1])]
    return Tensor.of(sizes, numbers if len(numbers) == product(sizes) else numbers * product(sizes))


class Run:
    def __init__(self, text, arguments):
        head, *lines = [line.strip() for line in text.strip().splitlines()]
        self.lines, self.at = lines, 0
        self.values = dict(zip(re.findall(r"(%\w+):", head), arguments))

    def block(self, active):
        """Runs lines up to the end of the block; what it yields or returns."""
        while True:
            line = self.lines[self.at]
            self.at += 1
            match = LINE.match(line)
            if not match:
                raise ValueError("what is " + line)
            results, name, rest = match.groups()
            operands = re.findall(r"%[\w.#-]+", rest.split(" : ")[0])
            if name in ("return", "func.return", "torch.prim.If.yield"):
                return [self.values[each] for each in operands] if active else None
            if name == "torch.prim.If":
                self.branch(results, active and self.values[operands[0]], active)
            elif active:
                self.define(results, self.value(name, rest, [self.values.get(each) for each in operands]))

    def branch(self, results, condition, active):
        yielded = self.block(active and condition)
        assert self.lines[self.at] == "} else {", self.lines[self.at]
        self.at += 1
        other = self.block(active and not condition)
        assert self.lines[self.at] == "}"
        self.at += 1
        if active and results:
            given = yielded if condition else other
            self.define(results, given if len(given) > 1 else given[0])

    def define(self, results, value):
        if not results:
            return
        name, _, count = results.partition(":")
        if count:
            self.values |= {f"{name}#{i}": each for i, each in enumerate(value)}
        else:
            self.values[name] = value

    def value(self, name, rest, operands):
        if name.startswith("torch.constant."):
            return constant(name, rest)
        if name == "torch.vtensor.literal":
            return literal(rest)
        if name == "torch.prim.ListUnpack":
            return operands[0] if len(operands[0]) > 1 else operands[0][0]
        if name in NAMED:
            return NAMED[name](*operands)
        op = name.removeprefix("torch.aten.")
        if op in OTHER:
            return OTHER[op](*operands)
        if op in FUNCTIONAL:
            return FUNCTIONAL[op](*operands).copy()
        base, dot, overload = op.partition(".")
        functional = FUNCTIONAL.get(base.removesuffix("_") + dot + overload)
        if not functional or not base.endswith("_"):
            raise NotImplementedError(name)
        written = functional(*operands)
        operands[0].write(written)
        return operands[0]


def compute(text, arguments):
    """What a function's text returns for tensors (sizes, values), numbers and bools."""
    run = Run(text, [Tensor.of(*each) if isinstance(each, tuple) else each for each in arguments])
    return [value.shown() if isinstance(value, Tensor) else value for value in run.block(True)]
