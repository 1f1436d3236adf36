#!/usr/bin/env python3
"""Whatever a pass leaves is an input of every pass, and whatever `reify show` prints can be read.

On the samples and on models exported from PyTorch: all pairs of passes, the second on what the first has
printed; and `reify show --step N` at random steps, whose output `reify explain` and reify-opt must take. A pass
may refuse its input; it may not crash, and each error names a place. Longer: --all for every exported model, --steps N --seed N, or other FILEs.
Closes with `N passed, N failed`.
"""
import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SPLIT = "// -----\n"
TIME_LIMIT_SECONDS = 300
GENERAL = {"canonicalize", "cse", "inline", "symbol-dce"}  # of MLIR's own
PLACED = re.compile(r"^.+:\d+:\d+: error: ")


class Answer:
    def __init__(self, command, text):
        self.command = command
        try:
            done = subprocess.run([str(part) for part in command], input=text, capture_output=True, text=True,
                                  errors="replace", timeout=TIME_LIMIT_SECONDS)
            self.status, self.out, self.err = done.returncode, done.stdout, done.stderr
        except subprocess.TimeoutExpired:
            self.status, self.out, self.err = None, "", f"no answer in {TIME_LIMIT_SECONDS} s"

    def problem(self):
        """What is wrong with it; "" if nothing is, refused input included."""
        if self.status is None or not 0 <= self.status < 100:
            return f"exit code {self.status}\n{self.err[-2000:]}"
        unplaced = [line for line in self.err.splitlines() if "error: " in line and not PLACED.match(line)
                    and not re.match(r"^\s|.*: note: ", line)]
        return f"an error without a place: {unplaced[0]}" if unplaced else ""


class Model:
    def __init__(self, file, library=None):
        self.file, self.library = file, library
        self.name = str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else str(file)
        self.text = file.read_text()


FEW = {"custom_quantize.erased.mlir", "dtype_mix.erased.mlir", "mlp.mlir"}  # exported models: small, and all kinds


def projectModels(areAll):
    for folder in sorted((ROOT / "samples").iterdir()):
        if (folder / "model.mlir").exists():
            yield Model(folder / "model.mlir", next(folder.glob("library.*")))
    models = ROOT / "tests/conformance/inputs/models"
    for file in sorted(models.glob("*.mlir")):
        if file.name in FEW or (areAll and not file.name.endswith(".lib.mlir")):
            yield Model(file, models / "my_ops.lib.mlir" if "custom" in file.name else None)
    for file in sorted((ROOT / "tests/passes/again").glob("*.mlir")):
        yield Model(file)


class Checks:
    def __init__(self, arguments):
        self.arguments = arguments
        self.opt, self.reify = arguments.bin / "reify-opt", arguments.bin / "reify"
        self.passed, self.failures = 0, []
        self.passes = self.readPasses()

    def readPasses(self):
        """{name: whether it takes a library}, of the dialect's passes and pipelines and some of MLIR's."""
        passes, last = {}, ""
        for line in Answer([self.opt, "--help"], "").out.splitlines():
            option = re.match(r"^ +--([\w-]+)", line)
            if not option:
                continue
            if option[1] == "extra-library" and last:
                passes[last] = True
            elif "torch" in option[1] or option[1] in GENERAL:
                last = option[1]
                passes[last] = False
        return passes

    def note(self, what, problem):
        if problem:
            self.failures.append(what)
            print(f"FAILED: {what}\n{problem}", flush=True)
        else:
            self.passed += 1

    def runPass(self, name, texts, library=None):
        """The pass on each text by itself, in one process: [(printed or "", problem)]."""
        option = f"--{name}=extra-library={library}" if library and self.passes[name] else f"--{name}"
        command = [self.opt, option, "--split-input-file"]
        answer = Answer(command, SPLIT.join(texts))
        printed = answer.out.split(SPLIT)
        if not answer.problem() and len(printed) == len(texts):
            return [(each, "") for each in printed]
        alone = [Answer(command, text) for text in texts]
        return [(each.out if each.status == 0 else "", each.problem()) for each in alone]

    def pairs(self, models, pool):
        """Each pass on the models, then each on whatever came out."""
        groups = {}
        for model in models:
            groups.setdefault(model.library, []).append(model)
        first = [(name, library) for name in self.passes for library in groups]
        done = pool.map(lambda job: self.runPass(job[0], [m.text for m in groups[job[1]]], job[1]), first)
        outputs = {model.text: "" for model in models}  # what it came from, by text
        for (name, library), answers in zip(first, done):
            for model, (printed, problem) in zip(groups[library], answers):
                self.note(f"{name} on {model.name}", problem)
                if printed.strip():
                    outputs.setdefault(printed, f"{name} of {model.name}")
        second = [(text, origin) for text, origin in outputs.items() if origin]
        texts = [text for text, _ in second]
        for name, answers in zip(self.passes, pool.map(lambda name: self.runPass(name, texts), self.passes)):
            for (_, origin), (_, problem) in zip(second, answers):
                self.note(f"{name} on {origin}", problem)

    def showCommand(self, model, step):
        library = ["--library", model.library] if model.library else []
        return [self.reify, "show", model.file, *library, "--step", step]

    def shown(self, models, pool):
        """Modules as they were at random steps, through the programs."""
        jobs = []
        for model in models:
            last = re.search(r"steps 0 to (\d+)", Answer(self.showCommand(model, 2**31), "").err)
            if last:
                chance = random.Random(f"{self.arguments.seed} {model.name}")
                jobs += [(model, chance.randint(0, int(last[1]))) for _ in range(self.arguments.steps)]
        listings = {}
        for (model, step), answer in zip(jobs, pool.map(lambda job: Answer(self.showCommand(*job), ""), jobs)):
            what = f"show --step {step} of {model.name}"
            self.note(what, answer.problem())
            listings.setdefault(answer.out, what)
        texts = list(listings)
        parsed = Answer([self.opt, "--split-input-file"], SPLIT.join(texts))
        if parsed.status:
            for text in texts:
                answer = Answer([self.opt], text)
                self.note(f"reify-opt on {listings[text]}", answer.err[-2000:] if answer.status else "")
        for text, (_, problem) in zip(texts, self.runPass("torch-lower-to-backend-contract", texts)):
            self.note(f"lowering of {listings[text]}", problem)
        explained = pool.map(lambda text: Answer([self.reify, "explain", "-"], text), texts)
        for text, answer in zip(texts, explained):
            self.note(f"explain of {listings[text]}", answer.problem())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    parser.add_argument("--steps", type=int, default=6, help="random steps of each model")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="every exported model, not three of them")
    parser.add_argument("files", nargs="*", type=pathlib.Path, metavar="FILE", help="other models than the project's")
    arguments = parser.parse_args()
    checks = Checks(arguments)
    models = [Model(file.resolve()) for file in arguments.files] or list(projectModels(arguments.all))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        checks.pairs(models, pool)
        checks.shown(models, pool)
    print(f"{checks.passed} passed, {len(checks.failures)} failed")
    return 1 if checks.failures or not checks.passed else 0


if __name__ == "__main__":
    sys.exit(main())
