#!/usr/bin/env python3
"""The commands that need no window, as the README and the samples' stories give them: readme.py [--bin FOLDER]
[--samples FOLDER]

Every `build/bin/...` command is run as it is written there, with the program and the samples of the named folders,
and with a file of the samples where the README has a word in capitals. A story says whether the contract holds
and no written type is contradicted, and so which exit code its commands have. Closes with `N passed, N failed`.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
TIME_LIMIT_SECONDS = 300
# What a reader puts in for the README's words.
PLACEHOLDERS = {"FILE": "samples/quantize/model.mlir", "L": "samples/quantize/library.mlir", "N": "5",
                "PATTERN": "quantize", "SCHEMA": "'my::scale(Tensor x, float by) -> Tensor'",
                "ops.py": "samples/windows/library.py", "OPS.mlir": "samples/quantize/library.mlir"}


def filled(command):
    """With the README's words replaced, and its [optional parts] given."""
    for name, value in PLACEHOLDERS.items():
        command = re.sub(rf"(?<![\w./]){re.escape(name)}(?![\w./])", lambda _: value, command)
    return command.replace("[", "").replace("]", "") if "--pass-pipeline" not in command else command


def commands_of(text):
    """Lines that are indented as code, and code that starts a row of a table."""
    for line in text.splitlines():
        if match := re.match(r"    (build/bin/.*)", line) or re.match(r"\| `(build/bin/[^`]*)`", line):
            yield match[1]


def expected_of(story):
    if re.search(r"[Tt]he contract does not hold|a type contradicts what is written", story):
        return [1]
    return [0] if re.search(r"[Tt]he contract holds", story) else None


def problem_of(command, expected, folder):
    done = subprocess.run(["bash", "-c", command], cwd=folder, capture_output=True, text=True,
                          timeout=TIME_LIMIT_SECONDS, stdin=subprocess.DEVNULL)
    if done.returncode not in expected:
        return f"exit code {done.returncode} instead of {expected}\n{done.stdout[-1500:]}{done.stderr[-1500:]}"
    if "cannot read" in done.stderr + done.stdout:
        return done.stderr + done.stdout
    return None if done.stdout or " -o " in command else "prints nothing"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    parser.add_argument("--samples", type=pathlib.Path, default=ROOT / "samples")
    options = parser.parse_args()
    # What PyTorch has to read is tests/from_torch's.
    runs = [(filled(command), [0, 1]) for command in commands_of((ROOT / "README.md").read_text()) if ".pt2" not in command]
    problems = [] if len(runs) > 5 else ["README.md: its commands are not found"]
    for story in sorted(options.samples.glob("*/story.md")):
        text = story.read_text()
        expected = expected_of(text)
        if expected is None:
            problems.append(f"{story}: does not say whether the contract holds")
            continue
        explain = f"build/bin/reify explain samples/{story.parent.name}"
        others = [command for command in commands_of(text) if command != explain]
        runs.append((explain, expected))
        runs += [(command, expected if re.search(r" (trace|explain) ", command) else [0]) for command in others]
    with tempfile.TemporaryDirectory() as folder:
        # What commands write stays here.
        folder = pathlib.Path(folder)
        (folder / "build").mkdir()
        (folder / "build/bin").symlink_to(options.bin.resolve())
        (folder / "samples").symlink_to(options.samples.resolve())
        for command, expected in runs:
            if problem := problem_of(command, expected, folder):
                problems.append(f"$ {command}\n{problem}")
    for problem in problems:
        print(problem)
    print(f"{len(runs) - min(len(problems), len(runs))} passed, {len(problems)} failed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
