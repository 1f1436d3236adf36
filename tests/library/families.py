"""Which ops are proven, and the family of each: the library file that defines its shape (else dtype) function."""
import functools
import glob
import os
import re

here = os.path.dirname(os.path.abspath(__file__))
library = os.path.join(here, "..", "..", "assets", "library")
DEFINITION = re.compile(r"^def ([\w〇]+?)〡(shape|dtype)\(", re.MULTILINE)


@functools.cache
def defined(folder=library):
    """{op: {kind: family}}"""
    found = {}
    for path in sorted(glob.glob(os.path.join(folder, "*.py"))):
        family = os.path.basename(path)[:-3]
        with open(path, encoding="utf-8") as file:
            for name, kind in DEFINITION.findall(file.read()):
                found.setdefault(name.replace("〇", "."), {})[kind] = family
    return found


def covered():
    """{op: marks} of what torch-mlir covers: s shape, d dtype, x decomposed."""
    with open(os.path.join(here, "covered.txt")) as file:
        rows = [line.split() for line in file if line.strip() and not line.startswith("#")]
    return {row[0]: row[1] for row in rows}


def families():
    """{family: [op]}, in order."""
    found = {}
    for op, kinds in defined().items():
        found.setdefault(kinds.get("shape") or kinds["dtype"], []).append(op)
    return {family: sorted(found[family]) for family in sorted(found)}
