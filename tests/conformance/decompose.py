#!/usr/bin/env python3
"""Compares what becomes of each op that torch-mlir decomposes: decompose.txt, lowered to the backend contract.

    decompose.py [TEXT...]   all rows, or those that contain one of TEXT
    decompose.py --update    asks the reference again, if it is there, and writes expected/decompose.json and
                             differences/decompose.txt
    decompose.py --bin DIR   programs from there instead of build/bin

An answer is the types of the results after the lowering, or the reason why it failed. The two must
agree, and so no op may be left that the contract forbids, or differences/decompose.txt has the row. The
reference's answers are kept. Last line: `N passed, N failed`.
"""
import argparse
import ast
import concurrent.futures
import json
import re
import sys

from programs import HERE, ROOT, Rows, referencePath, run

KEPT = HERE / "expected" / "decompose.json"
PASSES = "--pass-pipeline=builtin.module(torch-lower-to-backend-contract)"
DTYPES = {"f": "f32", "l": "si64", "b": "i1", "h": "f16", "d": "f64", "i": "si32", "u": "ui8", "k": "bf16"}
TENSOR = re.compile(r"\b([a-z])\[([\d,?]*)\]")


class Program:
    """One function around one op."""

    def __init__(self, row):
        name, rest = row.split("(", 1)
        operands, results = rest.rsplit(")", 1)
        self.arguments, self.lines, self.made = [], [], {}
        quoted = TENSOR.sub(r"'\1[\2]'", operands).replace("int?", "'int?'").replace("float?", "'float?'")
        values = [self.value(each) for each in ast.literal_eval(f"[{quoted}]")]
        kind = results.replace("->", "").strip() or "1"
        types = {"list": ["!torch.list<vtensor>"], "ints": ["!torch.list<int>"]}.get(kind)
        types = types or ["!torch.vtensor"] * int(kind)
        several = len(types) > 1
        given = ", ".join(f"%r#{i}" for i in range(len(types))) if several else "%r"
        self.lines.append(f"{'%r:' + str(len(types)) if several else '%r'} = torch.{name} "
                          f"{', '.join(v for v, _ in values)} : {', '.join(t for _, t in values)} -> {', '.join(types)}")
        self.lines.append(f"return {given} : {', '.join(types)}")
        self.head = ", ".join(f"{n}: {t}" for n, t in self.arguments)
        self.types = ", ".join(types)

    def text(self):
        body = "\n  ".join(self.lines)
        return f"func.func @main({self.head}) -> ({self.types}) {{\n  {body}\n}}\n"

    def argument(self, type):
        name = f"%arg{len(self.arguments)}"
        self.arguments.append((name, type))
        return name, type

    def value(self, given):
        if isinstance(given, str) and (tensor := TENSOR.fullmatch(given)):
            return self.argument(f"!torch.vtensor<[{tensor[2]}],{DTYPES[tensor[1]]}>")
        if given in ("int?", "float?"):
            return self.argument(f"!torch.{given[:-1]}")
        if repr(given) in self.made:
            return self.made[repr(given)]
        text, type = self.constant(given)
        name = f"%c{len(self.made)}"
        self.lines.append(f"{name} = torch.{text}")
        self.made[repr(given)] = name, type
        return name, type

    def constant(self, given):
        if given is None:
            return "constant.none", "!torch.none"
        if isinstance(given, bool):
            return f"constant.bool {str(given).lower()}", "!torch.bool"
        if isinstance(given, int):
            return f"constant.int {given}", "!torch.int"
        if isinstance(given, float):
            return f"constant.float {given:e}", "!torch.float"
        if given == "cpu":
            return 'constant.device "cpu"', "!torch.Device"
        if isinstance(given, str):
            return f'constant.str "{given}"', "!torch.str"
        return self.list(given)

    def list(self, given):
        elements = [self.value(each) for each in given]
        types = {type for _, type in elements} or {"!torch.int"}
        element = types.pop() if len(types) == 1 else None
        if element is None or "vtensor" in element or "none" in element:
            element = "!torch.optional<vtensor>" if None in given else "!torch.vtensor"
        if "optional" in element:
            elements = [self.derefined(*each, element) for each in elements]
        type = f"!torch.list<{element.replace('!torch.', '')}>"
        names, types = (", ".join(part) for part in (zip(*elements) if elements else ((), ())))
        return f"prim.ListConstruct {names} : ({types}) -> {type}", type

    def derefined(self, value, type, wanted):
        name = f"%d{len(self.lines)}"
        self.lines.append(f"{name} = torch.derefine {value} : {type} to {wanted}")
        return name, wanted


def answerOf(out, err):
    if returned := re.search(r"^\s*return\b(.*)$", out, re.M):
        return returned[1].split(" : ", 1)[1].strip().replace("!torch.", "")
    error = re.search(r"error: (.*)$", err, re.M)
    return f"error: {error[1]}" if error else "no answer"


def askOne(program, row):
    answer = run(program, PASSES, text=Program(row).text())
    return "crash" if answer.crashed else answerOf(answer.out if not answer.status else "", answer.err)


def askAll(program, rows):
    """In one go; what stands in another function of the text must not count. Rows that failed are asked alone."""
    whole = run(program, "--split-input-file", PASSES, text="// -----\n".join(Program(row).text() for row in rows))
    answers = {}
    chunks = whole.out.split("// -----\n")
    if len(chunks) == len(rows):
        answers = {row: answerOf(chunk, "") for row, chunk in zip(rows, chunks) if "return" in chunk}
    left = [row for row in rows if row not in answers]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        answers.update(zip(left, pool.map(lambda row: askOne(program, row), left)))
    return answers


def readTable(path):
    return [line for line in path.read_text().splitlines() if line.strip() and not line.startswith("#")]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--bin", default=ROOT / "build/bin")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    everyRow = readTable(HERE / "decompose.txt")
    rows = [row for row in everyRow if not options.names or any(name in row for name in options.names)]
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    if options.update and referencePath():
        kept.update(askAll(referencePath(), rows))
        KEPT.write_text(json.dumps({row: kept[row] for row in everyRow if row in kept}, indent=0) + "\n")
    differences = Rows("decompose", options.update)
    ours = askAll(f"{options.bin}/reify-opt", rows)
    problems = {row: differences.judge(row, kept.get(row), ours[row]) for row in rows}
    problems = [f"{row}: {problem}" for row, problem in problems.items() if problem]
    problems += differences.finish(whole=not options.names)
    print("\n".join([*problems, differences.closing()]))
    print(f"{max(len(rows) - len(problems), 0)} passed, {len(problems)} failed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
