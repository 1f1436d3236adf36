#!/usr/bin/env python3
"""What `reify compile` writes is what torch-mlir's passes take: reference.py --bin BUILD/bin

Every function of programs.py becomes the shape function of an op, is run by Python itself, by reify-opt
from the Python file, by reify-opt from the compiled file and by iree-opt from the compiled file
(REIFY_ORACLE, build/oracle), on the same lists and numbers; and so are the samples' libraries on their
models. All must give the same types. Without iree-opt only the other two are compared, and that counts
as skipped.
"""
import argparse
import importlib.util
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "tests/conformance"))
sys.dont_write_bytecode = True
from programs import referencePath  # noqa: E402

SECONDS = 30
# Numbers become sizes, which must not be below zero, and sizes numbers: torch-mlir does not look into
# the lists that a custom op is given.
SHIFT = 1000
LISTS = ([], [1, 2], [3, 0, 4], [-1, 6, 2], [4, 1, 9, 2])
NUMBERS = (-2, 1, 3, 5)
# What torch-mlir cannot fold, so that its answer may know less.
KNOWS_LESS = {
    "mutation": "it has no op for pop",
    "strings": "it does not evaluate formatting",
    "nested_breaks": "the length of a list that is still being changed decides on further changes",
}
WRAPPED = {  # what the result becomes, and the same in Python
    "int": ("sized([{call}])", lambda r: [r + SHIFT]),
    "List[int]": ("sized({call})", lambda r: [x + SHIFT for x in r]),
    "List[bool]": ("[int(flag) for flag in {call}]", lambda r: [int(x) for x in r]),
    "str": ("[len({call})]", lambda r: [len(r)]),
    "Tuple[int, List[int]]": ("sized([{call}[0]] + {call}[1])", lambda r: [x + SHIFT for x in [r[0]] + r[1]]),
}
LOWER = "builtin.module(torch-lower-to-backend-contract{{decompose=false extra-library={} backend-legal-ops={}}})"


def load():
    spec = importlib.util.spec_from_file_location("library_programs", HERE / "programs.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Row:
    def __init__(self, name, numbers, number, sizes):
        self.name, self.numbers, self.number, self.sizes = name, numbers, number, sizes
        self.text = f"{name}({numbers}, {number})"


def programs():
    """The library's text, and rows with what Python gives; none for calls that raise."""
    module, source = load(), (HERE / "programs.py").read_text()
    library = source + (f"\n\ndef sized(values: List[int]) -> List[int]:\n    return [value + {SHIFT} for value in values]\n"
                        f"\n\ndef numbers(sizes: List[int]) -> List[int]:\n    return [size - {SHIFT} for size in sizes]\n")
    rows = []
    for name, result in re.findall(r"^def (\w+)\(xs: List\[int\], n: int\) -> (.*):$", source, re.M):
        body, sizes = WRAPPED[result]
        library += (f"\n\ndef ref〇{name}〡shape(self: List[int], n: int) -> List[int]:\n"
                    f"    return {body.format(call=f'{name}(numbers(self), n)')}\n"
                    f"\n\ndef ref〇{name}〡dtype(self_rank_dtype: Tuple[int, int], n: int) -> int:\n"
                    f"    rank, dtype = self_rank_dtype\n    return dtype\n"
                    f"\n\ndef ref〇{name}〡has_value_semantics() -> None:\n    return\n")
        for numbers in LISTS:
            for number in NUMBERS:
                try:
                    rows.append(Row(name, numbers, number, sizes(getattr(module, name)(list(numbers), number))))
                except Exception:
                    pass
    return library, rows


def model(rows):
    text = []
    for at, row in enumerate(rows):
        type = f"!torch.vtensor<[{','.join(str(x + SHIFT) for x in row.numbers)}],f32>"
        text += [f"func.func @row{at}(%x: {type}) -> !torch.vtensor {{",
                 f"  %n = torch.constant.int {row.number}",
                 f'  %r = torch.operator "ref.{row.name}"(%x, %n) : ({type}, !torch.int) -> !torch.vtensor',
                 "  return %r : !torch.vtensor", "}"]
    return "\n".join(text) + "\n"


def run(program, *arguments):
    try:
        done = subprocess.run([str(program), *map(str, arguments)], capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return 1, "", f"no answer in {SECONDS} s"
    return done.returncode, done.stdout, done.stderr


def sizesOf(out):
    """{row: sizes text} of the operators in a printed module."""
    found, at = {}, None
    for line in out.splitlines():
        if match := re.search(r"func\.func @row(\d+)\(", line):
            at = int(match[1])
        elif match := re.search(r'torch\.operator "ref\..* -> !torch\.vtensor(?:<(\[[^\]]*\]|\*),\w+>)?', line):
            found[at] = match[1] or "*"
    return found


def covers(rough, sizes):
    if rough == "*":
        return True
    if not rough.startswith("["):
        return False
    parts = [part for part in rough[1:-1].split(",") if part]
    return len(parts) == len(sizes) and all(p == "?" or p == str(s) for p, s in zip(parts, sizes))


class Comparison:
    def __init__(self, options, folder):
        self.bin, self.folder, self.reference = options.bin, pathlib.Path(folder), referencePath()
        self.passed = self.failed = self.skipped = 0

    def note(self, name, problem):
        self.passed, self.failed = self.passed + (not problem), self.failed + bool(problem)
        if problem:
            print(f"FAILED {name}: {problem}")

    def compile(self, library):
        """The compiled file, or None."""
        out = self.folder / (library.stem + ".mlir")
        status, _, err = run(self.bin / "reify", "compile", library, "-o", out)
        self.note(f"compile {library.name}", err if status else "")
        return None if status else out

    def programs(self):
        text, rows = programs()
        library = self.folder / "programs.py"
        library.write_text(text)
        compiled = self.compile(library)
        if not compiled:
            return
        ways = {"reify-opt, .py": (self.bin / "reify-opt", library), "reify-opt, .mlir": (self.bin / "reify-opt", compiled)}
        if self.reference:
            ways["iree-opt, .mlir"] = (self.reference, compiled)
        else:
            self.skipped += len(rows)
        for way, (program, lib) in ways.items():
            parts = [list(part) for _, part in itertools.groupby(rows, key=lambda row: row.name)]
            # The reference's time grows with the square of a module's size.
            for part in [part[::3] for part in parts] if program == self.reference else [rows]:
                for row, got in zip(part, self.ask(program, lib, part)):
                    wanted = "[" + ",".join(map(str, row.sizes)) + "]"
                    mayBeLess = program == self.reference and row.name in KNOWS_LESS and covers(got, row.sizes)
                    self.note(f"{way}: {row.text}", "" if got == wanted or mayBeLess else f"{got}, Python gives {wanted}")

    def ask(self, program, library, rows):
        """The sizes of each row; what the program said instead for one that it fails on."""
        file = self.folder / "model.mlir"
        file.write_text(model(rows))
        legal = ",".join(sorted({f"ref.{row.name}" for row in rows}))
        status, out, err = run(program, f"--pass-pipeline={LOWER.format(library, legal)}", file)
        if status == 0:
            sizes = sizesOf(out)
            return [sizes.get(at, "no operator") for at in range(len(rows))]
        if len(rows) == 1:
            first = (err.strip().splitlines() or [""])[0]
            return [f"signal {-status}" if status < 0 else "*" if "Unimplemented operator" in first else first]
        half = len(rows) // 2
        return self.ask(program, library, rows[:half]) + self.ask(program, library, rows[half:])


    def samples(self):
        """The samples' libraries in Python, on their models."""
        for library in sorted(ROOT.glob("samples/*/library.py")):
            if "forgetTypes" in (library.parent / "reify.json").read_text():
                continue  # its model is written with wrong types, which torch-mlir does not tell
            compiled = self.compile(library)
            source = (library.parent / "model.mlir").read_text()
            legal = ",".join(sorted(set(re.findall(r'torch\.operator "([^"]+)"', source))))
            results = {}
            for program, lib in ((self.bin / "reify-opt", library), (self.bin / "reify-opt", compiled), (self.reference, compiled)):
                if not program:
                    self.skipped += 1
                    continue
                _, out, err = run(program, f"--pass-pipeline={LOWER.format(lib, legal)}", library.parent / "model.mlir")
                signature = re.search(r"func\.func @\w+\(.*\{", out)
                results[f"{pathlib.Path(program).name} {lib}"] = signature[0] if signature else err
            same = len(set(results.values())) == 1 and "func.func" in next(iter(results.values()))
            self.note(f"sample {library.parent.name}", "" if same else str(results))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        comparison = Comparison(options, folder)
        comparison.samples()
        comparison.programs()
    if not comparison.reference:
        print("iree-opt could not be had: NOT compared with it")
    print(f"reference: {comparison.passed} passed, {comparison.failed} failed, {comparison.skipped} skipped")
    return 1 if comparison.failed else 0


if __name__ == "__main__":
    sys.exit(main())
