#!/usr/bin/env python3
"""Random programs that write in place, on views, slices and aliases out of order: what they compute before
and after the lowering, and what the reference makes of them.

    random_writes.py [--programs N] [--seed S] [--size N]   counts what came out, shows what is wrong
    random_writes.py --show SEED                            one program, and what both make of it

Both the program and the lowered one are run on numbers (strided.py). Another result is *wrong*, whoever
gives it. A program that the reference brings to values and this project does not is *less*.
"""
import random
import re
import sys

import irtypes
import strided
from random_driver import ask, parserOf, runAll

LOWER = "torch-lower-to-backend-contract{decompose=false}"
SIMPLIFY = ",".join(["torch-simplification-pipeline{decompose-complex-ops=false}"] * 3)
T, INT = "!torch.tensor", "!torch.int"


class Program:
    def __init__(self, seed, size):
        self.name = f"p{seed}"
        self.random = random.Random(seed)
        self.count = 0
        self.head, self.lines, self.arguments, self.tensors = [], [], [], []
        self.constants = {}
        for at in range(self.random.randint(1, 2)):
            self.argument(at)
        for _ in range(size):
            self.statement()
        self.returned = self.random.sample(self.tensors, min(len(self.tensors), self.random.randint(1, 2)))

    def fresh(self):
        self.count += 1
        return f"%v{self.count}"

    def pick(self, among):
        return self.random.choice(among)

    def argument(self, at):
        sizes = [self.random.randint(1, 4) for _ in range(self.random.randint(1, 3))]
        kind = f"<[{','.join(str(size) if self.random.random() < 0.7 else '?' for size in sizes)}],si64>"
        count = 1
        for size in sizes:
            count *= size
        self.arguments.append((f"%a{at}", f"!torch.vtensor{kind}", (sizes, [self.random.randint(-9, 9) for _ in range(count)])))
        name = self.fresh()
        self.head.append(f"{name}t = torch.copy.to_tensor %a{at} : {T}{kind}")
        self.head.append(f"{name} = torch.tensor_static_info_cast {name}t : {T}{kind} to {T}")
        self.tensors.append((name, sizes))

    def constant(self, value):
        key = repr(value)  # 0 and False are not the same
        if key not in self.constants:
            kind = "none" if value is None else "bool" if isinstance(value, bool) else "int"
            self.constants[key] = f"%c{len(self.constants)}"
            text = "" if value is None else " " + str(value).lower()
            self.head.insert(0, f"{self.constants[key]} = torch.constant.{kind}{text}")
        return self.constants[key]

    def op(self, name, operands, sizes, kinds=None, result=T):
        """An op whose operands are names of tensors or Python values."""
        names, types = [], []
        for operand in operands:
            isName = isinstance(operand, str)
            names.append(operand if isName else self.constant(operand))
            types.append(T if isName else "!torch.none" if operand is None
                         else "!torch.bool" if isinstance(operand, bool) else INT)
        made = self.fresh()
        self.lines.append(f"{made} = torch.aten.{name} {', '.join(names)} : {', '.join(types)} -> {result}")
        if sizes is not None:
            self.tensors.append((made, sizes))
        return made

    def broadcastable(self, sizes):
        """Tensors that may be written to one of these sizes."""
        return [name for name, own in self.tensors if len(own) <= len(sizes) and
                all(mine in (1, size) for mine, size in zip(reversed(own), reversed(sizes)))]

    def statement(self, depth=0):
        choice = self.random.random()
        if choice < 0.4:
            self.view()
        elif choice < 0.75:
            self.write()
        elif choice < 0.93 or depth:
            self.compute()
        else:
            self.branch()

    def view(self):
        name, sizes = self.pick(self.tensors)
        rank = len(sizes)
        kind = self.pick(["slice", "select", "unsqueeze", "squeeze", "transpose", "split"])
        if kind == "unsqueeze" and rank < 4:
            dim = self.random.randint(0, rank)
            return self.op("unsqueeze", [name, dim], sizes[:dim] + [1] + sizes[dim:])
        if rank == 0:
            return None
        dim = self.random.randrange(rank)
        size = sizes[dim]
        if kind == "slice":
            start, end = self.pick([0, 1, -1, size]), self.pick([1, 2, -1, size, None])
            step = self.pick([1, 1, 2])
            left = strided.cut(strided.Tensor.of(sizes, []), dim, start, end, step).sizes
            return self.op("slice.Tensor", [name, self.pick([dim, dim - rank]), start, end, step], left)
        if kind == "select" and size > 0:
            return self.op("select.int", [name, dim, self.random.randrange(-size, size)], sizes[:dim] + sizes[dim + 1:])
        if kind == "squeeze" and size == 1:
            return self.op("squeeze.dim", [name, dim], sizes[:dim] + sizes[dim + 1:])
        if kind == "transpose":
            other = self.random.randrange(rank)
            swapped = list(sizes)
            swapped[dim], swapped[other] = swapped[other], swapped[dim]
            return self.op("transpose.int", [name, dim, other], swapped)
        if kind == "split" and size > 1:
            by = self.random.randint(1, size)
            count = -(-size // by)
            parts = self.op("split.Tensor", [name, by, dim], None, result="!torch.list<tensor>")
            if count == 1:
                return None
            made = self.fresh()
            self.lines.append(f"{made}:{count} = torch.prim.ListUnpack {parts} : !torch.list<tensor> -> {', '.join([T] * count)}")
            for at in range(count):
                own = list(sizes)
                own[dim] = min(by, size - at * by)
                self.tensors.append((f"{made}#{at}", own))
        return None

    def write(self):
        name, sizes = self.pick(self.tensors)
        kind = self.pick(["add_", "mul_", "copy_", "fill_", "zero_", "neg_", "addS_"])
        other = self.pick(self.broadcastable(sizes))
        if kind == "add_":
            return self.op("add_.Tensor", [name, other, 1], self.kept(sizes))
        if kind == "mul_":
            return self.op("mul_.Tensor", [name, other], self.kept(sizes))
        if kind == "copy_":
            return self.op("copy_", [name, other, False], self.kept(sizes))
        if kind == "fill_":
            numbers = [name for name, own in self.tensors if not own]
            if numbers and self.random.random() < 0.5:
                return self.op("fill_.Tensor", [name, self.pick(numbers)], self.kept(sizes))
            return self.op("fill_.Scalar", [name, self.random.randint(-3, 3)], self.kept(sizes))
        if kind == "addS_":
            return self.op("add_.Scalar", [name, self.random.randint(1, 5), 1], self.kept(sizes))
        return self.op(kind, [name], self.kept(sizes))

    def kept(self, sizes):
        """Mostly nobody uses the result of a write."""
        return sizes if self.random.random() < 0.3 else None

    def compute(self):
        name, sizes = self.pick(self.tensors)
        other = self.pick(self.broadcastable(sizes))
        kind = self.pick(["add", "mul", "neg", "clone"])
        if kind == "add":
            return self.op("add.Tensor", [name, other, 1], sizes)
        if kind == "mul":
            return self.op("mul.Tensor", [name, other], sizes)
        return self.op(kind, [name, None] if kind == "clone" else [name], sizes)

    def branch(self):
        outside = list(self.tensors)
        for line in ("torch.prim.If %flag -> () {", "} else {"):
            self.lines.append(line)
            for _ in range(self.random.randint(0, 3)):
                self.statement(depth=1)
            self.lines.append("torch.prim.If.yield")
            self.tensors = list(outside)
        self.lines.append("}")

    def text(self):
        arguments = ", ".join(f"{name}: {kind}" for name, kind, _ in self.arguments) + ", %flag: !torch.bool"
        kinds = ", ".join(T for _ in self.returned)
        names = ", ".join(name for name, _ in self.returned)
        return "\n".join([f"func.func @{self.name}({arguments}) -> ({kinds}) {{", *self.head, *self.lines,
                          f"return {names} : {kinds}", "}"])

    def inputs(self, flag):
        return [numbers for _, _, numbers in self.arguments] + [flag]


def functions(out):
    """{name: text}"""
    return {match[1]: match[0] for match in re.finditer(r"^  func\.func @(\w+)\(.*?^  }$", out, re.M | re.S)}


def isMutable(text):
    return "!torch.tensor" in text


def computes(text, program):
    """The results for both values of the flag; the reason as text if it cannot be run."""
    try:
        return [strided.compute(text, program.inputs(flag)) for flag in (True, False)]
    except NotImplementedError as problem:
        return f"no way to run {problem}"
    except (AssertionError, IndexError) as problem:
        return f"fails: {problem!r}"


def verdict(program, plain, ours, theirs):
    truth = plain if plain.startswith(("crash", "error")) else computes(plain, program)
    if isinstance(truth, str):
        return "bad program", truth
    if ours.startswith(("crash", "error")):
        return ours.split(":")[0], ours
    mine = computes(ours, program)
    if isinstance(mine, str) and mine.startswith("no way"):
        return "not run", mine
    if mine != truth:
        return "wrong", f"computes {mine}, not {truth}"
    if not theirs or theirs.startswith(("crash", "error")):
        return "reference " + (theirs or "not asked").split(":")[0], ""
    if computes(theirs, program) != truth:
        return "reference wrong", ""
    if isMutable(ours) and not isMutable(theirs):
        return "less", "the reference has no mutable tensors left"
    if not isMutable(ours) and isMutable(theirs):
        return "more", ""
    if irtypes.allMayBe(resultTypes(theirs), resultTypes(ours)):
        return "same" if not isMutable(ours) else "both leave it", ""
    return "less", f"ours {resultTypes(ours)}, reference {resultTypes(theirs)}"


def resultTypes(text):
    return irtypes.typesBehind(irtypes.read(text)[0])


FAULTS = {"crash", "error", "wrong", "less", "bad program", "not run"}


def judged(programs, options):
    plain = ask(functions, programs, options.bin / "reify-opt")
    ours = ask(functions, programs, options.bin / "reify", "show")
    theirs = {}
    if options.reference:
        theirs = ask(functions, programs, options.reference, f"--pass-pipeline=builtin.module({SIMPLIFY})")
    return {each.name: verdict(each, plain[each.name], ours[each.name], theirs.get(each.name, "")) for each in programs}


def smaller(program, word, options):
    """Takes away lines as long as the same fault shows."""
    progress = True
    while progress:
        progress = False
        for at in reversed(range(len(program.lines))):
            kept = program.lines
            program.lines = kept[:at] + kept[at + 1:]
            try:
                same = judged([program], options)[program.name][0] == word
            except (KeyError, ValueError):
                same = False
            if same:
                progress = True
            else:
                program.lines = kept
    return program


def main():
    options = parserOf("random programs that write in place, compared", shown=3).parse_args()
    return runAll(options, lambda seed: Program(seed, options.size), judged, smaller, FAULTS)


if __name__ == "__main__":
    sys.exit(main())
