#!/usr/bin/env python3
"""Random object graphs and slot programs, through reify-opt and the reference.

    random_graphs.py [--count N] [--seed N] [--bin DIR] [--keep DIR]

Half of the programs have classes, nested instances, methods and free functions on several modules, public and
private attributes of many types, reads, writes and changes in place; they go through globalizing and through the inlining of slots. The others
(random_signatures.py) go through torch-adjust-calling-conventions. Printed modules are compared as a
whole; programs on which the reference crashes or fails are counted apart. Needs the reference
(REIFY_ORACLE).
"""
import argparse
import pathlib
import random
import sys

from passes import answerOf
from programs import ROOT, referencePath
from random_signatures import Signatures

SCALARS = {
    "int": lambda r: f"torch.constant.int {r.randint(-9, 9)}",
    "float": lambda r: f"torch.constant.float {r.randint(1, 9)}.5",
    "bool": lambda r: f"torch.constant.bool {r.choice(['true', 'false'])}",
    "str": lambda r: f'torch.constant.str "{r.choice("abc")}"',
    "none": lambda r: "torch.constant.none",
}
TENSOR = "tensor<[2],f32>"
TYPES = [*SCALARS, "list<int>", "optional<int>", "tensor", "tuple<int, float>"]


class Program:
    """One module. Classes may only hold instances of classes with a lower number: the graph is a tree."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        self.count = 0
        self.classes = []   # {attribute: (type, private)}
        self.methods = []   # by class: [(name, private, symbol)]
        self.constants = [] # lines of the module's own ops
        self.values = {}    # type -> values of the module

    def fresh(self):
        self.count += 1
        return f"%v{self.count}"

    # Functions ------------------------------------------------------------------------------------
    def read(self, receiver, number, attribute):
        kind = self.classes[number][attribute][0]
        name = self.fresh()
        self.body.append(f'{name} = torch.prim.GetAttr {receiver}["{attribute}"] : '
                         f'!torch.nn.Module<"C{number}"> -> !torch.{kind}')
        return name, kind

    def touch(self, value, kind):
        """Uses a value; sometimes changes it."""
        pick = self.random.random()
        one = self.integer()
        if kind == "list<int>":
            name = self.fresh()
            if pick < 0.2:
                self.body.append(f"{name} = torch.aten.append.t {value}, {one} : !torch.list<int>, !torch.int -> !torch.list<int>")
            elif pick < 0.3:
                self.body.append(f'torch.operator "my.look"({value}) : (!torch.list<int>) -> ()')
            else:
                self.body.append(f"{name} = torch.aten.__getitem__.t {value}, {one} : !torch.list<int>, !torch.int -> !torch.int")
        elif kind == "tensor":
            name = self.fresh()
            if pick < 0.3:
                view = self.fresh()
                self.body.append(f"{view} = torch.aten.select.int {value}, {one}, {one} : !torch.tensor, !torch.int, !torch.int -> !torch.tensor")
                value = view
            op = "add_" if self.random.random() < 0.25 else "mul"
            if op == "add_":
                self.body.append(f"{name} = torch.aten.add_.Scalar {value}, {one}, {one} : !torch.tensor, !torch.int, !torch.int -> !torch.tensor")
            else:
                self.body.append(f"{name} = torch.aten.mul.Scalar {value}, {one} : !torch.tensor, !torch.int -> !torch.tensor")
        elif kind == "int" and pick < 0.7:
            self.body.append(f"{self.fresh()} = torch.aten.add.int {value}, {one} : !torch.int, !torch.int -> !torch.int")
        elif kind == "optional<int>" and pick < 0.7:
            self.body.append(f"{self.fresh()} = torch.prim.unchecked_cast {value} : !torch.optional<int> -> !torch.int")
        elif kind == "bool" and pick < 0.5:
            self.body += [f"torch.prim.If {value} -> () {{", 'torch.operator "my.then"() : () -> ()',
                          "torch.prim.If.yield", "} else {", "torch.prim.If.yield", "}"]
        else:
            self.body.append(f'torch.operator "my.use"({value}) : (!torch.{kind}) -> ()')

    def integer(self):
        name = self.fresh()
        self.body.append(f"{name} = torch.constant.int {self.random.randint(0, 3)}")
        return name

    def write(self, receiver, number, attribute, argument):
        kind = self.classes[number][attribute][0]
        if kind == "int":
            self.body.append(f'torch.prim.SetAttr {receiver}["{attribute}"] = {argument} : !torch.nn.Module<"C{number}">, !torch.int')
        elif kind in SCALARS:
            name = self.fresh()
            self.body.append(f"{name} = {SCALARS[kind](self.random)}")
            self.body.append(f'torch.prim.SetAttr {receiver}["{attribute}"] = {name} : !torch.nn.Module<"C{number}">, !torch.{kind}')

    def method(self, number, index):
        self.body = []
        modules = [("%self", number)]
        for _ in range(self.random.randint(1, 5)):
            receiver, of = self.random.choice(modules)
            attributes = list(self.classes[of])
            if not attributes:
                continue
            attribute = self.random.choice(attributes)
            kind = self.classes[of][attribute][0]
            if kind.startswith("nn."):
                child, _ = self.read(receiver, of, attribute)
                modules.append((child, int(kind[len('nn.Module<"C'):-2])))
            elif self.random.random() < 0.15:
                self.write(receiver, of, attribute, "%x")
            else:
                self.touch(*self.read(receiver, of, attribute))
        result = "%x"
        for _ in range(self.random.randint(0, 3)):
            receiver, of = self.random.choice(modules)
            name = self.fresh()
            if of == number or not self.methods[of]:
                callee = self.random.choice(self.free) if self.free else None
                if not callee:
                    continue
                wanted = callee[1]
                arguments = [[each for each in modules if each[1] == want] for want in wanted]
                if not all(arguments):
                    continue
                chosen = [self.random.choice(each)[0] for each in arguments]
                types = "".join(f'!torch.nn.Module<"C{want}">, ' for want in wanted)
                self.body.append(f"{name} = func.call @{callee[0]}({''.join(each + ', ' for each in chosen)}{result}) : ({types}!torch.int) -> !torch.int")
            else:
                target = self.random.choice(self.methods[of])[0]
                self.body.append(f'{name} = torch.prim.CallMethod {receiver}["{target}"] ({result}) : '
                                 f'!torch.nn.Module<"C{of}">, (!torch.int) -> !torch.int')
            result = name
        symbol = f"c{number}_m{index}"
        self.emitFunction(symbol, f'%self: !torch.nn.Module<"C{number}">, %x: !torch.int', result)
        return symbol

    def freeFunction(self, index):
        """On up to two modules of classes that exist already."""
        self.body = []
        wanted = [self.random.randrange(len(self.classes)) for _ in range(self.random.randint(0, 2))]
        for at, number in enumerate(wanted):
            for attribute, (kind, _) in self.classes[number].items():
                if not kind.startswith("nn.") and self.random.random() < 0.5:
                    self.touch(*self.read(f"%m{at}", number, attribute))
        arguments = "".join(f'%m{at}: !torch.nn.Module<"C{number}">, ' for at, number in enumerate(wanted))
        self.emitFunction(f"free{index}", f"{arguments}%x: !torch.int", "%x")
        self.free.append((f"free{index}", wanted))

    def emitFunction(self, symbol, arguments, result):
        self.lines.append(f"func.func private @{symbol}({arguments}) -> !torch.int {{")
        self.lines += self.body + [f"return {result} : !torch.int", "}"]

    # Instances ------------------------------------------------------------------------------------
    def value(self, kind):
        """A first value, sometimes one that another slot has."""
        if self.values.get(kind) and self.random.random() < 0.3:
            return self.random.choice(self.values[kind])
        name = self.fresh()
        if kind in SCALARS:
            self.constants.append(f"{name} = {SCALARS[kind](self.random)}")
            made = (name, kind)
        elif kind == "list<int>":
            items = [self.value("int")[0] for _ in range(self.random.randint(0, 3))]
            self.constants.append(f"{name} = torch.prim.ListConstruct {', '.join(items)} : "
                                  f"({', '.join(['!torch.int'] * len(items))}) -> !torch.list<int>")
            made = (name, kind)
        elif kind == "optional<int>":
            made = self.value(self.random.choice(["int", "none"]))
        elif kind == "tuple<int, float>":
            first, second = self.value("int")[0], self.value("float")[0]
            self.constants.append(f"{name} = torch.prim.TupleConstruct {first}, {second} : !torch.int, !torch.float -> !torch.tuple<int, float>")
            made = (name, kind)
        else:
            self.constants.append(f"{name} = torch.tensor.literal(dense<{self.random.randint(0, 9)}.0> : tensor<2xf32>) : !torch.{TENSOR}")
            made = (name, TENSOR)
        self.values.setdefault(kind, []).append(made)
        return made

    def instance(self, number):
        slots = []
        for attribute, (kind, _) in self.classes[number].items():
            if kind.startswith("nn."):
                slots.append((attribute, self.instance(int(kind[len('nn.Module<"C'):-2])), kind))
            else:
                slots.append((attribute, *self.value(kind)))
        name = self.fresh()
        self.constants.append(f"{name} = torch.nn_module {{")
        self.constants += [f'torch.slot "{attribute}", {value} : !torch.{kind}' for attribute, value, kind in slots]
        self.constants.append(f'}} : !torch.nn.Module<"C{number}">')
        return name

    def text(self):
        pick = self.random
        self.free = []
        count = pick.randint(1, 4)
        heads = []
        for number in range(count):
            isRoot = number == count - 1
            attributes = {}
            for at in range(pick.randint(0, 4)):
                kind = pick.choice(TYPES)
                if number and pick.random() < 0.4:
                    kind = f'nn.Module<"C{pick.randrange(number)}">'
                attributes[f"a{at}"] = (kind, pick.random() < 0.8)
            if number:  # every class gets an instance: the reference crashes on one without
                attributes["child"] = (f'nn.Module<"C{number - 1}">', True)
            self.classes.append(attributes)
            self.methods.append([])
            if pick.random() < 0.6:
                self.freeFunction(number)
            for index in range(pick.randint(1, 2)):
                symbol = self.method(number, index)
                self.methods[number].append(("forward" if index == 0 else f"m{index}",
                                             not isRoot and pick.random() < 0.9, symbol))
            lines = [f"torch.class_type @C{number} {{"]
            lines += [f'torch.attr {"private " if private else ""}"{name}" : !torch.{kind}'
                      for name, (kind, private) in attributes.items()]
            lines += [f'torch.method {"private " if private else ""}"{name}", @{symbol}'
                      for name, private, symbol in self.methods[number]]
            heads += lines + ["}"]
        self.instance(count - 1)
        return "\n".join(["module {", *heads, *self.lines, *self.constants, "}", ""])


PREPARE = "torch-prepare-for-globalize-object-graph,torch-globalize-object-graph"
GRAPH_STAGES = (PREPARE, PREPARE + ",symbol-dce,torch-inline-global-slots,torch-erase-module-initializer")
SIGNATURE_STAGES = ("torch-adjust-calling-conventions",)


def isRefusal(answer):
    return isinstance(answer, str)


def compared(options, reference, stages, file):
    """(stage, verdict) of one program at each stage."""
    for stage in stages:
        ours = answerOf(options.bin / "reify-opt", file, stage)
        theirs = answerOf(reference, file, stage)
        if ours == theirs:
            yield stage, "same error" if isRefusal(ours) else "same"
        elif isRefusal(theirs) and not isRefusal(ours):
            yield stage, "reference crashes" if theirs == "crash" else "reference fails"
        else:
            yield stage, "DIFFERENT"


def main():
    parser = argparse.ArgumentParser(description="random object graphs")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    parser.add_argument("--keep", type=pathlib.Path, default=ROOT / "build/random_graphs")
    options = parser.parse_args()
    reference = referencePath()
    if not reference:
        print("no reference here: nothing to compare with")
        return 0
    options.keep.mkdir(parents=True, exist_ok=True)
    counts = {}
    for seed in range(options.seed, options.seed + options.count):
        file = (options.keep / f"graph{seed}.mlir").resolve()
        isGraph = seed % 2 == 0
        file.write_text((Program(seed) if isGraph else Signatures(seed)).text())
        isGood = True
        for stage, verdict in compared(options, reference, GRAPH_STAGES if isGraph else SIGNATURE_STAGES, file):
            counts[verdict] = counts.get(verdict, 0) + 1
            if verdict == "DIFFERENT":
                isGood = False
                print(f"seed {seed}: {stage}: they differ, see {file}")
        if isGood:
            file.unlink()
    print(", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items())))
    return 1 if counts.get("DIFFERENT") else 0


if __name__ == "__main__":
    sys.exit(main())
