#!/usr/bin/env python3
"""Random library functions in Python, and what Python itself makes of them.

    random_functions.py [--functions N] [--seed S]   counts what came out, shows what is wrong
    random_functions.py --write FILE ...             the library alone

Each function takes sizes, an int, a bool and an optional list, and computes with ifs, loops that break,
early returns, lists that grow and change, and asserts. It is run by Python on some arguments; then
`reify check` must give the same result or exception (and says itself if an abstract run does not cover
it), the refinement passes must not contradict it, and neither must the reference on the compiled library.
"""
import argparse
import ast
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import List, Optional

import irtypes
from programs import ROOT, referencePath, run

SIGNATURE = "self: List[int], n: int, flag: bool, dims: Optional[List[int]]"
SCHEMA = "Tensor self, int n, bool flag, int[]? dims"


class Writer:
    """One function. Every program ends: loops are over small ranges and lists cut to a few elements."""

    def __init__(self, seed, forExport):
        self.random = random.Random(seed)
        self.forExport = forExport
        self.lines = []
        self.ints = ["n"]
        self.lists = ["self"]
        self.fresh = 0
        self.inLoop = 0
        self.assigned = []  # frames of names that only exist inside

    def pick(self, *options):
        return self.random.choice(options)

    def name(self, prefix):
        self.fresh += 1
        return f"{prefix}{self.fresh}"

    def integer(self, depth=0):
        r = self.random.random()
        if depth > 1 or r < 0.35:
            return self.pick(*self.ints, str(self.random.randint(-3, 5)))
        if r < 0.45:
            return f"len({self.pick(*self.lists)})"
        a, b = self.integer(depth + 1), self.integer(depth + 1)
        if r < 0.65:
            return f"({a} {self.pick('+', '-')} {b})"
        if r < 0.75:
            return f"({a} * {self.pick('2', '3', '-1')})"
        if r < 0.9:
            return f"({a} {self.pick('//', '%')} {self.pick('2', '3', '-2', '5')})"
        return f"{self.pick('max', 'min')}({a}, {b})"

    def condition(self, depth=0):
        r = self.random.random()
        if r < 0.2:
            return self.pick("flag", "not flag")
        if r < 0.35 and depth == 0:
            return f"{self.condition(1)} {self.pick('and', 'or')} {self.condition(1)}"
        return f"{self.integer()} {self.pick('<', '<=', '==', '!=', '>', '>=')} {self.integer()}"

    def say(self, indent, text):
        self.lines.append("    " * indent + text)

    def block(self, indent, size):
        """Names made inside are not used outside, since a path around may not have made them."""
        kept = list(self.ints), list(self.lists)
        before = len(self.lines)
        for _ in range(size):
            self.statement(indent)
        if len(self.lines) == before:
            self.say(indent, "pass")
        self.ints, self.lists = kept

    def statement(self, indent):
        makers = [self.assign, self.assign, self.reassign, self.grow, self.grow, self.cut, self.store, self.check]
        if indent < 4:
            makers += [self.branch, self.branch, self.forRange, self.forList, self.optional, self.comprehension]
            makers += [] if self.forExport else [self.whileLoop]
        self.random.choice(makers)(indent)

    def assign(self, indent):
        value = self.integer()
        name = self.name("i")
        self.say(indent, f"{name} = {value}")
        self.ints.append(name)

    def reassign(self, indent):
        names = [name for name in self.ints if name.startswith("i")]
        if names:
            name = self.pick(*names)
            self.say(indent, f"{name} = ({self.integer()}) % 11")

    def outs(self):
        return [name for name in self.lists if name != "self"]

    def grow(self, indent):
        out = self.pick(*self.outs())
        if self.random.random() < 0.7:
            self.say(indent, f"{out}.append({self.integer()})")
        elif self.random.random() < 0.5:
            self.say(indent, f"{out}.insert(0, {self.integer()})")
        else:
            self.say(indent, f"{out} = {out} + [{self.integer()}]")

    def cut(self, indent):
        out = self.pick(*self.outs())
        self.say(indent, f"{out} = {self.pick(*self.lists)}[{self.pick('1:', ':2', ':-1', '-2:', '::2')}]")

    def store(self, indent):
        out = self.pick(*self.outs())
        self.say(indent, f"if len({out}) > 1:")
        self.say(indent + 1, f"{out}[{self.pick('0', '1', '-1', '-2')}] = {self.integer()}")

    def check(self, indent):
        if self.random.random() < 0.3:
            self.say(indent, f'assert {self.condition()}, "assertion {self.name("a")}"')

    def branch(self, indent):
        self.say(indent, f"if {self.condition()}:")
        self.block(indent + 1, self.random.randint(1, 2))
        self.leave(indent + 1)
        if self.random.random() < 0.6:
            self.say(indent, "else:")
            self.block(indent + 1, self.random.randint(1, 2))

    def leave(self, indent):
        r = self.random.random()
        if r < 0.15:
            self.say(indent, f"return clean({self.pick(*self.lists)})")
        elif r < 0.4 and self.inLoop:
            self.say(indent, self.pick("break", "continue"))

    def loopBody(self, indent):
        self.inLoop += 1
        self.block(indent, self.random.randint(1, 3))
        self.inLoop -= 1

    def forRange(self, indent):
        name = self.name("k")
        stop = self.pick("3", "n % 4", "len(self)", "2")
        self.say(indent, f"for {name} in range({self.pick(stop, f'1, {stop}', f'{stop}, 0, -1')}):")
        self.ints.append(name)
        self.loopBody(indent + 1)
        self.ints.remove(name)

    def forList(self, indent):
        name, source = self.name("e"), self.pick(*self.lists)
        copy = f"{source}[:4]"
        if self.random.random() < 0.5:
            self.say(indent, f"for {name} in {copy}:")
        else:
            self.say(indent, f"for at{name}, {name} in enumerate({copy}):")
        self.ints.append(name)
        self.loopBody(indent + 1)
        self.ints.remove(name)

    def whileLoop(self, indent):
        name = self.name("w")
        self.say(indent, f"{name} = {self.pick('n % 4', 'len(self)', '3')}")
        self.say(indent, f"while {name} > 0:")
        self.say(indent + 1, f"{name} -= 1")
        self.loopBody(indent + 1)

    def optional(self, indent):
        self.say(indent, "if dims is not None:")
        name = self.name("d")
        self.say(indent + 1, f"for {name} in dims:")
        self.ints.append(name)
        self.loopBody(indent + 2)
        self.ints.remove(name)

    def comprehension(self, indent):
        name, source = self.name("l"), self.pick(*self.lists)
        self.say(indent, f"{name} = [x {self.pick('+ 1', '* 2', '- n', '% 3')} for x in {source}"
                         f"{self.pick('', ' if x > 1', ' if x != n')}]")
        self.lists.append(name)

    def text(self, name):
        self.say(1, "out: List[int] = []")
        self.lists.append("out")
        for _ in range(self.random.randint(3, 7)):
            self.statement(1)
        self.say(1, "return clean(out)")
        return "\n".join([f"def {name}({SIGNATURE}) -> List[int]:", *self.lines])


CLEAN = '''def clean(sizes: List[int]) -> List[int]:
    kept: List[int] = []
    for size in sizes[:5]:
        kept.append(size % 7)
    return kept
'''


class Function:
    def __init__(self, number, seed, forExport):
        self.name = f"f{number}"
        self.seed = seed
        self.text = Writer(seed, forExport).text("function")
        # What Python calls truth.
        scope = {"List": List, "Optional": Optional}
        exec(compile(CLEAN + self.text, f"seed {seed}", "exec"), scope)
        self.calls = []
        source = random.Random(seed + 1)
        for _ in range(6):
            arguments = ([source.randint(0, 6) for _ in range(source.randint(0, 4))], source.randint(-2, 6),
                         source.random() < 0.5,
                         None if source.random() < 0.4 else [source.randint(-2, 4) for _ in range(source.randint(0, 3))])
            try:
                self.calls.append((arguments, scope["function"](*json.loads(json.dumps(arguments))), None))
            except AssertionError as error:
                self.calls.append((arguments, None, str(error)))

    def library(self):
        lines = ["@check_shape_function(["]
        for (sizes, n, flag, dims), result, error in self.calls:
            tensor = f"TensorOfShape({', '.join(map(str, sizes))})"
            if error is None:
                lines.append(f"    Invocation({tensor}, {n}, {flag}, {dims}, returns={result}),")
            else:
                lines.append(f"    ErrorInvocation({tensor}, {n}, {flag}, {dims}, raises={json.dumps(error)}),")
        definition = self.text.replace("def function", f"def random〇{self.name}〡shape", 1)
        return "\n".join(lines + ["])", definition])

    def returning(self):
        return [call for call in self.calls if call[2] is None]

    def model(self):
        """One function of the model a call that returns."""
        texts = []
        for at, ((sizes, n, flag, dims), result, error) in enumerate(self.returning()):
            kind = f"!torch.vtensor<[{','.join(map(str, sizes))}],f32>"
            lines = [f"func.func @{self.name}_{at}(%x: {kind}) -> !torch.vtensor {{",
                     f"%n = torch.constant.int {n}", f"%flag = torch.constant.bool {'true' if flag else 'false'}"]
            if dims is None:
                lines.append("%dims = torch.constant.none")
                dimsKind = "!torch.none"
            else:
                names = [f"%d{i}" for i in range(len(dims))]
                lines += [f"{name} = torch.constant.int {value}" for name, value in zip(names, dims)]
                dimsKind = "!torch.list<int>"
                lines.append(f"%dims = torch.prim.ListConstruct {', '.join(names)} : "
                             f"({', '.join('!torch.int' for _ in names)}) -> {dimsKind}")
            texts.append("\n".join(lines + [
                f'%r = torch.operator "random.{self.name}"(%x, %n, %flag, %dims) : '
                f"({kind}, !torch.int, !torch.bool, {dimsKind}) -> !torch.vtensor", "return %r : !torch.vtensor", "}"]))
        return "\n".join(texts)


def writeLibrary(functions, path):
    lines = [f"# schema: random::{each.name}({SCHEMA}) -> Tensor" for each in functions]
    lines += ["from typing import List, Optional", "",
              "from reify_library import ErrorInvocation, Invocation, TensorOfShape, check_shape_function", "", "",
              CLEAN, ""]
    lines += [each.library() + "\n\n" for each in functions]
    Path(path).write_text("\n".join(lines))


def checked(functions, options, folder):
    """[(function, what is wrong)] by `reify check`, and how many calls went right."""
    path = folder / "random_ops.py"
    writeLibrary(functions, path)
    answer = run(options.bin / "reify", "check", path, "--format", "json")
    if answer.crashed or not answer.out:
        return [(functions[0], f"reify check ends with {answer.status}: {answer.err[:500]}")], 0
    report = json.loads(answer.out)
    wrong, right = [], 0
    byName = {each.name: each for each in functions}
    for result in report["functions"]:
        each = byName.get(result["op"].split(".")[-1])
        for invocation in result["invocations"]:
            if invocation["verdict"] == "passed":
                right += 1
            else:
                wrong.append((each, json.dumps(invocation)))
    if not right and not wrong:
        wrong.append((functions[0], f"nothing was checked: {answer.err[:500]}"))
    return wrong, right


REFINE = ("--pass-pipeline=builtin.module(torch-reify-shape-calculations{{extra-library={0}}},inline,"
          "func.func(torch-simplify-shape-calculations,cse,torch-simplify-shape-calculations,"
          "torch-drop-abstract-interp-calculations))")


def refined(program, function, library, folder):
    """Result types a call; None where the program fails on the module."""
    path = folder / "model.mlir"
    path.write_text(function.model())
    answer = run(program, REFINE.format(library), path)
    if answer.status:
        return "crash" if answer.crashed else "error"
    return [irtypes.typesBehind(each)[0] for each in irtypes.read(answer.out)]


def compared(function, options, folder):
    """Words for what the passes and the reference make of the compiled function's calls."""
    one, compiled = folder / "one.py", folder / "one.mlir"
    writeLibrary([function], one)
    answer = run(options.bin / "reify", "compile", one, "-o", compiled)
    if answer.status:
        yield ("crash" if answer.crashed else "not exported"), answer.err[:300]
        return
    for who, program in (("passes", options.bin / "reify-opt"), ("reference", options.reference)):
        types = refined(program, function, compiled, folder) if program else None
        if types is None:
            continue
        if isinstance(types, str):
            yield f"{who}: {types}", ""
            continue
        for kind, (_, result, error) in zip(types, function.returning()):
            truth = f"!torch.vtensor<[{','.join(map(str, result))}],f32>"
            match = irtypes.TENSOR.match(kind)
            if not match:
                yield f"{who}: crash", f"no tensor comes back: {kind}"
                continue
            shape = match[1]
            if shape is None or shape == "*":
                yield f"{who}: unknown", ""
            else:
                fits = irtypes.mayBe(kind, truth) or irtypes.mayBe(kind, truth.replace("f32", "unk"))
                yield (f"{who}: right" if fits else f"{who}: wrong"), f"{kind}, truth {truth}"


def main():
    parser = argparse.ArgumentParser(description="random library functions, compared with Python")
    parser.add_argument("--functions", type=int, default=200)
    parser.add_argument("--compiled", type=int, default=40, help="how many of them are also compiled and compared")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write")
    parser.add_argument("--bin", type=type(ROOT), default=ROOT / "build/bin")
    options = parser.parse_args()
    options.reference = referencePath()
    functions = [Function(i, options.seed + i, i < options.compiled) for i in range(options.functions)]
    for each in functions:
        ast.parse(each.library())
    if options.write:
        return writeLibrary(functions, options.write)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wrong, right = checked(functions, options, folder)
        counts = Counter({"calls as Python has them": right})
        for function in functions[:options.compiled]:
            for word, detail in compared(function, options, folder):
                counts[word] += 1
                if word in ("crash", "passes: wrong", "passes: crash", "passes: error"):
                    wrong.append((function, f"{word} {detail}"))
    for function, detail in wrong[:20]:
        print(f"FAILED seed {function.seed} ({function.name}): {detail}")
    print(", ".join(f"{count} {word}" for word, count in counts.most_common()))
    print(f"{right} passed, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
