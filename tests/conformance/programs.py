"""The programs under comparison: reify-opt and reify of the build folder, and the reference."""
import glob
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tests"))
import evidence  # noqa: E402

SECONDS = 120  # no program here needs more than a few


def referencePath():
    """iree-opt, or None. pip's wrapper is not taken: its child outlives it."""
    given = os.environ.get("REIFY_ORACLE") or os.environ.get("REIFY_IREE_OPT")
    if given:
        return given if os.access(given, os.X_OK) else None
    inside = "lib/python3*/site-packages/iree/compiler/_mlir_libs/iree-opt"
    found = glob.glob(str(ROOT / "build/oracle" / inside))
    return found[0] if found else None


def Rows(name, update=False):
    """The list of differences of that name."""
    return evidence.Rows(HERE / f"differences/{name}.txt", update)


class Answer:
    def __init__(self, status, out, err):
        self.status, self.out, self.err = status, out, err

    @property
    def crashed(self):
        return self.status < 0 or self.status >= 128


def run(program, *arguments, text=None):
    """Runs in the folder of inputs, so that file names in messages do not depend on the machine."""
    try:
        done = subprocess.run([str(program), *map(str, arguments)], input=text, cwd=HERE / "inputs",
                              capture_output=True, text=True, timeout=SECONDS, errors="replace")
    except subprocess.TimeoutExpired:
        return Answer(-1, "", f"no answer in {SECONDS} s")
    return Answer(done.returncode, done.stdout, done.stderr)
