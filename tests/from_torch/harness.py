"""What tests have at hand: the program, a Python with PyTorch, a folder."""
import json
import os
import pathlib
import re
import subprocess
from dataclasses import dataclass

FOLDER = pathlib.Path(__file__).resolve().parent
KEPT = FOLDER / "kept"


class Skipped(Exception):
    """What the test needs is not here."""


@dataclass
class Run:
    code: int
    out: str
    err: str

    def json(self):
        return json.loads(self.out)


@dataclass
class Machine:
    program: str
    python: str  # "" for none with PyTorch
    scratch: pathlib.Path
    renew: bool

    def reify(self, *words, python=None, environment=None, timeout=600, cwd=None):
        values = {**os.environ, **(environment or {})}
        values["REIFY_PYTHON"] = self.python if python is None else python
        if not values["REIFY_PYTHON"]:
            del values["REIFY_PYTHON"]
            values.pop("VIRTUAL_ENV", None)
        done = subprocess.run([self.program, *map(str, words)], capture_output=True, text=True, env=values,
                              timeout=timeout, cwd=cwd, stdin=subprocess.DEVNULL)
        return Run(done.returncode, done.stdout, done.stderr)

    def torch(self):
        if not self.python:
            raise Skipped
        return self.python

    def in_torch(self, code, *words, timeout=600, environment=None):
        """Runs Python there, with this folder and the package to import from; its output."""
        values = {**os.environ, **(environment or {}), "REIFY_PYTHON": self.torch(),
                  "PYTHONPATH": f"{FOLDER}:{FOLDER.parent.parent / 'assets/python'}"}
        done = subprocess.run([self.python, "-c", code, *map(str, words)], capture_output=True, text=True, env=values,
                              timeout=timeout, stdin=subprocess.DEVNULL)
        assert done.returncode == 0, f"Python ended with {done.returncode}: {done.stderr[-2000:]}"
        return done.stdout

    def pt2(self, name):
        """The program of models.py, as torch.export.save writes it."""
        path = self.scratch / f"{name}.pt2"
        if not path.exists():
            self.in_torch("import sys, torch, models\n"
                          "made = getattr(models, sys.argv[1])()\n"
                          "made = torch.export.export(*made) if isinstance(made, tuple) else made\n"
                          "torch.export.save(made, sys.argv[2])", name, path)
        return path


def kept(name):
    return (KEPT / f"{name}.mlir").read_text()


def normalized(text):
    """An imported module without what differs by machine and by version: folders, versions, weights."""
    text = re.sub(r"^// Exported by PyTorch .*\n", "// Exported by PyTorch.\n", text, flags=re.M)
    text = re.sub(r'(?<=[" ])/[^" ]*/(?=models\.py)', "", text)
    return re.sub(r"\n\{-#.*", "\n", text, flags=re.S)


def contains(text, *parts):
    for part in parts:
        assert part in text, f"'{part}' is not in:\n{text[:3000]}"
