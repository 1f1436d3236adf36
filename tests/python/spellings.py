#!/usr/bin/env python3
"""Compiled libraries work in torch-mlir whichever way a program spells the names of ops: spellings.py --bin BUILD/bin

The library of `spellings/` is compiled in each way that `reify compile` has, and given to iree-opt with a program that
says `my.scale`, as those from TorchScript do, one that says `torch.my.scale`, as those from torch.export do, and one that
has both. What its functions return after the lowering must be what they return here, from the library in Python, and
from the compiled file. iree-opt's answers are kept in spellings/answers.json (`--update` writes them); where it is there
(REIFY_ORACLE, build/oracle) it is asked again.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FOLDER = HERE / "spellings"
KEPT = FOLDER / "answers.json"
sys.path.insert(0, str(ROOT / "tests/conformance"))
sys.dont_write_bytecode = True
from programs import referencePath  # noqa: E402

SECONDS = 30
PASSES = "builtin.module(torch-function-to-torch-backend-pipeline{{extra-library={} backend-legal-ops={}}})"
REFUSED = "refused"


def models():
    """The program in each spelling."""
    plain = (FOLDER / "model.mlir").read_text()
    exported = plain.replace('torch.operator "my.', 'torch.operator "torch.my.')
    both = plain + re.sub(r"func\.func @", "func.func @exported_", exported)
    return {"plain": plain, "torch": exported, "both": both}


def run(program, *arguments):
    done = subprocess.run([str(program), *map(str, arguments)], capture_output=True, text=True, timeout=SECONDS)
    return done.returncode, done.stdout, done.stderr


class Comparison:
    def __init__(self, options, folder):
        self.bin, self.folder, self.reference = options.bin, pathlib.Path(folder), referencePath()
        self.kept = {} if options.update else json.loads(KEPT.read_text())
        self.renew = options.update
        self.passed = self.failed = self.skipped = 0

    def note(self, name, problem):
        self.passed, self.failed = self.passed + (not problem), self.failed + bool(problem)
        if problem:
            print(f"FAILED {name}: {problem}")

    def lowered(self, program, library, model):
        """What each function returns, or REFUSED."""
        legal = ",".join(sorted(set(re.findall(r'torch\.operator "([^"]+)"', model.read_text()))))
        status, out, err = run(program, f"--pass-pipeline={PASSES.format(library, legal)}", model)
        if status < 0 or status >= 128:
            return f"signal {status}"
        returned = re.findall(r"func\.func @(\w+)\(.*\) -> (.*) \{", out)
        return dict(returned) if status == 0 else REFUSED

    def answer(self, name, library, model):
        """iree-opt's: asked, else kept."""
        if not self.reference:
            self.skipped += 1
            return self.kept.get(name)
        answer = self.lowered(self.reference, library, model)
        if self.renew:
            self.kept[name] = answer
        else:
            self.note(f"iree-opt again, {name}", "" if answer == self.kept.get(name) else f"{answer}, kept is {self.kept.get(name)}")
        return answer

    def compare(self):
        library = FOLDER / "library.py"
        files = {}
        for spelling, text in models().items():
            files[spelling] = self.folder / f"{spelling}.mlir"
            files[spelling].write_text(text)
        ways = {"by default": ([], "plain torch both"), "--spelling plain": (["--spelling", "plain"], "plain"),
                "--spelling torch": (["--spelling", "torch"], "torch"), "--spelling both": (["--spelling", "both"], "plain torch both")}
        for spelling, file in files.items():
            ways[f"--for {spelling}"] = (["--for", file], "plain torch both" if spelling == "both" else spelling)
        for way, (options, good) in ways.items():
            compiled = self.folder / "library.mlir"
            status, _, err = run(self.bin / "reify", "compile", library, *options, "-o", compiled)
            self.note(f"compile {way}", err if status else "")
            for spelling, model in files.items():
                here = self.lowered(self.bin / "reify-opt", library, model)
                self.note(f"here, {way}, {spelling}", "" if here != REFUSED and len(here) >= 4 else here)
                again = self.lowered(self.bin / "reify-opt", compiled, model)
                self.note(f"compiled, {way}, {spelling}", "" if again == here else f"{again}, from Python {here}")
                there = self.answer(f"{way}, {spelling}", compiled, model)
                # A library of the other spelling is one that torch-mlir finds nothing in.
                wanted = here if spelling in good.split() else REFUSED
                self.note(f"iree-opt, {way}, {spelling}", "" if there == wanted else f"{there}, wanted {wanted}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        comparison = Comparison(options, folder)
        if options.update and not comparison.reference:
            sys.exit("iree-opt is wanted: REIFY_ORACLE")
        comparison.compare()
    if options.update:
        KEPT.write_text(json.dumps(comparison.kept, indent=1, sort_keys=True) + "\n")
    if not comparison.reference:
        print("iree-opt could not be had: compared with its kept answers")
    print(f"spellings: {comparison.passed} passed, {comparison.failed} failed, {comparison.skipped} skipped")
    return 1 if comparison.failed else 0


if __name__ == "__main__":
    sys.exit(main())
