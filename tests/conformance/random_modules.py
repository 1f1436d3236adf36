"""Random valid torch modules: straight lines, branches, loops, lists, optionals, tuples, dynamic sizes.

Every program is right: the generator runs it in its head on concrete sizes, so that no op gets operands
that it would refuse. What a tool may know are the argument types, in which some sizes are left open, and
nothing is said of the types in between.
"""
import random

TENSOR = "!torch.vtensor"
DTYPES = {"f32": 6, "f64": 7, "si64": 4, "i1": 11}


class Value:
    def __init__(self, name, kind, shape=None, dtype=None, number=None):
        self.name, self.kind, self.shape, self.dtype, self.number = name, kind, shape, dtype, number


class Statement:
    """Lines that define some values; without them the program stands if nothing uses these."""

    def __init__(self, lines, defines):
        self.lines, self.defines = lines, defines

    def text(self):
        return "\n".join(self.lines)


class Program:
    """One function. `statements` may be thinned out afterwards; `returned` names what it returns."""

    def __init__(self, name, seed, size=8):
        self.name = name
        self.random = random.Random(seed)
        self.count = 0
        self.depth = 0
        self.arguments = []
        self.statements = []
        self.constants = {}
        self.values = []
        for _ in range(self.random.randint(1, 3)):
            self.argument()
        self.flag = self.fresh()
        self.trips = self.fresh()
        self.body(size)
        tensors = [value for value in self.values if value.kind == TENSOR]
        self.returned = self.random.sample(tensors, min(len(tensors), 2))

    # Text ----------------------------------------------------------------------------------------
    def text(self):
        arguments = [f"{name}: {kind}" for name, kind in self.arguments]
        arguments += [f"{self.flag}: !torch.bool", f"{self.trips}: !torch.int"]
        kinds = ", ".join(TENSOR for _ in self.returned)
        lines = [f"func.func @{self.name}({', '.join(arguments)}) -> ({kinds}) {{"]
        lines += [line for line in self.constants.values()]
        lines += [statement.text() for statement in self.statements]
        names, types = [], []
        for value in self.returned:
            declared = dict(self.arguments).get(value.name)
            name = value.name
            if declared:
                name = self.fresh()
                lines.append(f"{name} = torch.tensor_static_info_cast {value.name} : {declared} to {TENSOR}")
            names.append(name)
            types.append(TENSOR)
        lines += [f"return {', '.join(names)} : {', '.join(types)}", "}"]
        return "\n".join(lines)

    def fresh(self):
        self.count += 1
        return f"%v{self.count}"

    def constant(self, value):
        key = repr(value)
        if key not in self.constants:
            name = f"%c{len(self.constants)}"
            if value is None:
                line = f"{name} = torch.constant.none"
            elif isinstance(value, bool):
                line = f"{name} = torch.constant.bool {'true' if value else 'false'}"
            elif isinstance(value, int):
                line = f"{name} = torch.constant.int {value}"
            else:
                line = f"{name} = torch.constant.float {value:.6e}"
            self.constants[key] = line
        return self.constants[key].split(" = ")[0]

    def add(self, line, defines):
        self.lines.append(line)
        self.values += defines
        self.defined += defines

    # Values --------------------------------------------------------------------------------------
    def argument(self):
        shape = [self.random.choice([1, 2, 3, 4, 6]) for _ in range(self.random.randint(0, 4))]
        dtype = self.random.choice(["f32", "f32", "f64", "si64"])
        sizes = ",".join("?" if self.random.random() < 0.3 else str(size) for size in shape)
        kind = f"!torch.vtensor<[{sizes}],{dtype}>"
        typed, name = self.fresh(), self.fresh()
        self.arguments.append((typed, kind))
        self.statements.append(Statement(
            [f"{name} = torch.tensor_static_info_cast {typed} : {kind} to {TENSOR}"],
            [Value(name, TENSOR, shape, dtype)]))
        self.values += self.statements[-1].defines

    def tensor(self, fits=lambda value: True):
        found = [value for value in self.values if value.kind == TENSOR and fits(value)]
        # Later ones make longer chains.
        return found[max(self.random.randrange(len(found)), self.random.randrange(len(found)))] if found else None

    def integer(self):
        found = [value for value in self.values if value.kind == "!torch.int"]
        return self.random.choice(found) if found else None

    def result(self, op, operands, kinds, shape, dtype):
        name = self.fresh()
        self.add(f'{name} = torch.{op} {", ".join(operands)} : {", ".join(kinds)} -> {TENSOR}',
                 [Value(name, TENSOR, list(shape), dtype)])
        return self.values[-1]

    def listOf(self, names, kind):
        name = self.fresh()
        types = ", ".join(kind for _ in names)
        self.add(f"{name} = torch.prim.ListConstruct {', '.join(names)} : ({types}) -> !torch.list<{kind[7:]}>", [])
        return name

    def size(self, tensor, dim):
        """The size as an int of the program: a constant, or asked of the tensor."""
        if self.random.random() < 0.5:
            return self.constant(tensor.shape[dim])
        name = self.fresh()
        self.add(f"{name} = torch.aten.size.int {tensor.name}, {self.constant(dim)} : {TENSOR}, !torch.int -> !torch.int",
                 [Value(name, "!torch.int", number=tensor.shape[dim])])
        return name

    # Statements ----------------------------------------------------------------------------------
    def body(self, size):
        makers = [self.pointwise] * 4 + [self.scalar, self.binary, self.binary, self.transpose, self.unsqueeze,
                                         self.squeeze, self.flatten, self.view, self.sum, self.cat, self.matmul,
                                         self.select, self.slice, self.convert, self.compare, self.tuple,
                                         self.optional, self.unpack, self.arithmetic, self.expand, self.softmax,
                                         self.full]
        makers += [self.branch, self.branch, self.loop] if self.depth < 2 else []
        for _ in range(size):
            self.lines, self.defined = [], []
            self.random.choice(makers)()
            if self.lines:
                self.statements.append(Statement(self.lines, self.defined))

    def isFloat(self, value):
        return value.dtype in ("f32", "f64")

    def pointwise(self):
        if x := self.tensor(self.isFloat):
            op = self.random.choice(["aten.tanh", "aten.relu", "aten.neg", "aten.exp", "aten.sigmoid"])
            self.result(op, [x.name], [TENSOR], x.shape, x.dtype)

    def scalar(self):
        if x := self.tensor(lambda value: value.dtype != "i1"):
            float_ = self.random.random() < 0.5
            number = self.constant(1.5 if float_ else self.random.randint(-3, 3))
            dtype = "f32" if float_ and x.dtype == "si64" else x.dtype
            kind = "!torch.float" if float_ else "!torch.int"
            if self.random.random() < 0.5:
                self.result("aten.mul.Scalar", [x.name, number], [TENSOR, kind], x.shape, dtype)
            else:
                self.result("aten.add.Scalar", [x.name, number, self.constant(1)], [TENSOR, kind, "!torch.int"],
                            x.shape, dtype)

    def broadcast(self, one, two):
        rank = max(len(one), len(two))
        one, two = [1] * (rank - len(one)) + one, [1] * (rank - len(two)) + two
        if any(a != b and 1 not in (a, b) for a, b in zip(one, two)):
            return None
        return [b if a == 1 else a for a, b in zip(one, two)]

    def promoted(self, one, two):
        order = ["i1", "si64", "f32", "f64"]
        category = lambda value: 0 if value.dtype == "i1" else 1 if value.dtype == "si64" else 2
        dimensioned = [value for value in (one, two) if value.shape]
        if len(dimensioned) == 1:
            other = two if dimensioned[0] is one else one
            if category(dimensioned[0]) >= category(other):
                return dimensioned[0].dtype
        return max(one.dtype, two.dtype, key=order.index)

    def binary(self):
        x = self.tensor(lambda value: value.dtype != "i1")
        y = x and self.tensor(lambda value: value.dtype != "i1" and self.broadcast(x.shape, value.shape) is not None)
        if not y:
            return
        op = self.random.choice(["aten.mul.Tensor", "aten.add.Tensor", "aten.maximum"])
        operands, kinds = [x.name, y.name], [TENSOR, TENSOR]
        if op == "aten.add.Tensor":
            operands, kinds = operands + [self.constant(1)], kinds + ["!torch.int"]
        self.result(op, operands, kinds, self.broadcast(x.shape, y.shape), self.promoted(x, y))

    def transpose(self):
        if x := self.tensor(lambda value: len(value.shape) > 1):
            a, b = self.random.randrange(len(x.shape)), self.random.randrange(-len(x.shape), 0)
            shape = list(x.shape)
            shape[a], shape[b] = shape[b], shape[a]
            self.result("aten.transpose.int", [x.name, self.constant(a), self.constant(b)],
                        [TENSOR, "!torch.int", "!torch.int"], shape, x.dtype)

    def unsqueeze(self):
        if x := self.tensor(lambda value: len(value.shape) < 5):
            at = self.random.randint(0, len(x.shape))
            self.result("aten.unsqueeze", [x.name, self.constant(at)], [TENSOR, "!torch.int"],
                        x.shape[:at] + [1] + x.shape[at:], x.dtype)

    def squeeze(self):
        if x := self.tensor(lambda value: len(value.shape) > 0):
            at = self.random.randrange(len(x.shape))
            shape = x.shape[:at] + ([] if x.shape[at] == 1 else [x.shape[at]]) + x.shape[at + 1:]
            self.result("aten.squeeze.dim", [x.name, self.constant(at)], [TENSOR, "!torch.int"], shape, x.dtype)

    def flatten(self):
        if x := self.tensor(lambda value: len(value.shape) > 1):
            start = self.random.randrange(len(x.shape) - 1)
            shape = x.shape[:start] + [product(x.shape[start:])]
            self.result("aten.flatten.using_ints", [x.name, self.constant(start), self.constant(-1)],
                        [TENSOR, "!torch.int", "!torch.int"], shape, x.dtype)

    def view(self):
        if x := self.tensor(lambda value: len(value.shape) > 0):
            keep = self.random.randrange(len(x.shape))
            sizes = [self.size(x, dim) for dim in range(keep)] + [self.constant(-1)]
            self.result("aten.view", [x.name, self.listOf(sizes, "!torch.int")], [TENSOR, "!torch.list<int>"],
                        x.shape[:keep] + [product(x.shape[keep:])], x.dtype)

    def sum(self):
        if x := self.tensor(lambda value: len(value.shape) > 0 and value.dtype != "i1"):
            dims = sorted(self.random.sample(range(len(x.shape)), self.random.randint(1, len(x.shape))))
            keep = self.random.random() < 0.5
            shape = [1 if at in dims else size for at, size in enumerate(x.shape) if keep or at not in dims]
            names = self.listOf([self.constant(dim) for dim in dims], "!torch.int")
            self.result("aten.sum.dim_IntList", [x.name, names, self.constant(keep), self.constant(None)],
                        [TENSOR, "!torch.list<int>", "!torch.bool", "!torch.none"], shape, x.dtype)

    def softmax(self):
        if x := self.tensor(lambda value: len(value.shape) > 0 and self.isFloat(value)):
            self.result("aten._softmax", [x.name, self.constant(len(x.shape) - 1), self.constant(False)],
                        [TENSOR, "!torch.int", "!torch.bool"], x.shape, x.dtype)

    def cat(self):
        x = self.tensor(lambda value: len(value.shape) > 0)
        if not x:
            return
        at = self.random.randrange(len(x.shape))
        y = self.tensor(lambda value: value.dtype == x.dtype and len(value.shape) == len(x.shape) and
                        value.shape[:at] + value.shape[at + 1:] == x.shape[:at] + x.shape[at + 1:])
        shape = list(x.shape)
        shape[at] += y.shape[at]
        self.result("aten.cat", [self.listOf([x.name, y.name], TENSOR), self.constant(at)],
                    ["!torch.list<vtensor>", "!torch.int"], shape, x.dtype)

    def matmul(self):
        x = self.tensor(lambda value: len(value.shape) == 2 and self.isFloat(value))
        y = x and self.tensor(lambda value: len(value.shape) == 2 and value.dtype == x.dtype and
                              value.shape[0] == x.shape[1])
        if y:
            self.result("aten.mm", [x.name, y.name], [TENSOR, TENSOR], [x.shape[0], y.shape[1]], x.dtype)

    def select(self):
        if x := self.tensor(lambda value: len(value.shape) > 0):
            at = self.random.randrange(len(x.shape))
            self.result("aten.select.int", [x.name, self.constant(at), self.constant(0)],
                        [TENSOR, "!torch.int", "!torch.int"], x.shape[:at] + x.shape[at + 1:], x.dtype)

    def slice(self):
        if x := self.tensor(lambda value: len(value.shape) > 0):
            at = self.random.randrange(len(x.shape))
            start, step = self.random.choice([0, 1, -1, -2]), self.random.choice([1, 1, 2])
            end = self.random.choice([9223372036854775807, 2, -1])
            shape = list(x.shape)
            shape[at] = len(range(x.shape[at])[start:end:step])
            if shape[at] == 0:
                return
            self.result("aten.slice.Tensor", [x.name] + [self.constant(each) for each in (at, start, end, step)],
                        [TENSOR] + ["!torch.int"] * 4, shape, x.dtype)

    def expand(self):
        if x := self.tensor(lambda value: len(value.shape) < 5):
            sizes = [self.constant(2)] + [self.size(x, dim) for dim in range(len(x.shape))]
            self.result("aten.broadcast_to", [x.name, self.listOf(sizes, "!torch.int")],
                        [TENSOR, "!torch.list<int>"], [2] + x.shape, x.dtype)

    def full(self):
        shape = [self.random.choice([1, 2, 3]) for _ in range(self.random.randint(0, 3))]
        none = self.constant(None)
        sizes = self.listOf([self.constant(size) for size in shape], "!torch.int")
        self.result("aten.zeros", [sizes, none, none, none, none], ["!torch.list<int>"] + ["!torch.none"] * 4,
                    shape, "f32")

    def convert(self):
        x, dtype = self.tensor(), self.random.choice(["f32", "f64", "si64"])
        false = self.constant(False)
        self.result("aten.to.dtype", [x.name, self.constant(DTYPES[dtype]), false, false, self.constant(None)],
                    [TENSOR, "!torch.int", "!torch.bool", "!torch.bool", "!torch.none"], x.shape, dtype)

    def compare(self):
        x = self.tensor()
        self.result("aten.gt.Scalar", [x.name, self.constant(0)], [TENSOR, "!torch.int"], x.shape, "i1")

    def arithmetic(self):
        x = self.tensor(lambda value: len(value.shape) > 0)
        if not x:
            return
        one = self.integer()
        if not one:
            self.size(x, 0)
            return
        name, op = self.fresh(), self.random.choice(["add", "mul", "sub"])
        self.add(f"{name} = torch.aten.{op}.int {one.name}, {self.constant(2)} : !torch.int, !torch.int -> !torch.int",
                 [Value(name, "!torch.int", number={"add": one.number + 2, "mul": one.number * 2,
                                                    "sub": one.number - 2}[op])])

    def tuple(self):
        x, y = self.tensor(), self.tensor()
        name, one, two = self.fresh(), self.fresh(), self.fresh()
        kind = "!torch.tuple<vtensor, vtensor>"
        self.add(f"{name} = torch.prim.TupleConstruct {x.name}, {y.name} : {TENSOR}, {TENSOR} -> {kind}", [])
        self.add(f"{one}, {two} = torch.prim.TupleUnpack {name} : {kind} -> {TENSOR}, {TENSOR}",
                 [Value(one, TENSOR, x.shape, x.dtype), Value(two, TENSOR, y.shape, y.dtype)])

    def unpack(self):
        x, y = self.tensor(), self.tensor()
        name = self.fresh()
        self.add(f"{name} = torch.aten.__getitem__.t {self.listOf([x.name, y.name], TENSOR)}, "
                 f"{self.constant(self.random.choice([1, -1]))} : !torch.list<vtensor>, !torch.int -> {TENSOR}",
                 [Value(name, TENSOR, y.shape, y.dtype)])

    def optional(self):
        """x + 1 if it is there, else y, where it is there."""
        x = self.tensor(lambda value: value.dtype != "i1")
        if not x:
            return
        kind = "!torch.optional<vtensor>"
        maybe, there, sure, result, name = (self.fresh() for _ in range(5))
        none, one = self.constant(None), self.constant(1)
        self.add("\n".join([
            f"{maybe} = torch.derefine {x.name} : {TENSOR} to {kind}",
            f"{there} = torch.aten.__isnot__ {maybe}, {none} : {kind}, !torch.none -> !torch.bool",
            f"{name} = torch.prim.If {there} -> ({TENSOR}) {{",
            f"{sure} = torch.prim.unchecked_cast {maybe} : {kind} -> {TENSOR}",
            f"{result} = torch.aten.add.Scalar {sure}, {one}, {one} : {TENSOR}, !torch.int, !torch.int -> {TENSOR}",
            f"torch.prim.If.yield {result} : {TENSOR}", "} else {",
            f"torch.prim.If.yield {self.tensor().name} : {TENSOR}", "}"]), [Value(name, TENSOR, x.shape, x.dtype)])

    def nested(self, size):
        """The statements of a region, and a tensor of it with the shape and type of `like` if it has one."""
        outer = self.statements, self.values, self.lines, self.defined
        self.statements, self.values = [], list(self.values)
        self.depth += 1
        self.body(size)
        self.depth -= 1
        text, values = [each.text() for each in self.statements], self.values
        self.statements, self.values, self.lines, self.defined = outer
        return text, values

    def branch(self):
        x = self.tensor()
        same = lambda values: self.random.choice([value for value in values if value.kind == TENSOR and
                                                  value.shape == x.shape and value.dtype == x.dtype])
        condition = self.flag if self.random.random() < 0.7 else self.constant(self.random.random() < 0.5)
        name = self.fresh()
        first, values = self.nested(2)
        one = same(values)
        second, values = self.nested(2)
        two = same(values)
        self.add("\n".join([f"{name} = torch.prim.If {condition} -> ({TENSOR}) {{", *first,
                            f"torch.prim.If.yield {one.name} : {TENSOR}", "} else {", *second,
                            f"torch.prim.If.yield {two.name} : {TENSOR}", "}"]),
                 [Value(name, TENSOR, x.shape, x.dtype)])

    def loop(self):
        x = self.tensor(self.isFloat)
        if not x:
            return
        name, index, carried = self.fresh(), self.fresh(), self.fresh()
        trips = self.trips if self.random.random() < 0.5 else self.constant(self.random.randint(1, 3))
        inside = Value(carried, TENSOR, x.shape, x.dtype)
        self.values.append(inside)
        text, values = self.nested(2)
        self.values.remove(inside)
        last = self.random.choice([value for value in values if value.kind == TENSOR and
                                   value.shape == x.shape and value.dtype == x.dtype])
        true = self.constant(True)
        self.add("\n".join([
            f"{name} = torch.prim.Loop {trips}, {true}, init({x.name}) {{",
            f"^bb0({index}: !torch.int, {carried}: {TENSOR}):", *text,
            f"torch.prim.Loop.condition {true}, iter({last.name} : {TENSOR})",
            f"}} : (!torch.int, !torch.bool, {TENSOR}) -> {TENSOR}"]), [Value(name, TENSOR, x.shape, x.dtype)])


def product(sizes):
    result = 1
    for size in sizes:
        result *= size
    return result
