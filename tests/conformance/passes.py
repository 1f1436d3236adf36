"""Single passes on small inputs: inputs/PASS/*.mlir, each through PASS, or through what its line
`// PASSES: ...` names. The whole printed module is compared; of an error its place and its first line.

Kept answers are in expected/passes.json. Cases in which this project answers otherwise, with its
answer and a class, are in differences/passes.txt.
"""
import re

from programs import HERE, run

OTHER_FOLDERS = ("cases", "diagnostics", "models", "roundtrip")
ERROR = re.compile(r"^[^\s:]+:(\d+:\d+): error: (.*)$", re.M)
LEGALIZE = r"(failed to legalize operation '[^']*').*"
LEGALIZE_ONLY = r"\1"
ASSERT = re.compile(r'(torch\.runtime\.assert %[\w#]+), ".*"')  # each project has its own words


def inputs():
    """(name, file, passes) of every input."""
    for path in sorted((HERE / "inputs").glob("*/*.mlir")):
        folder = path.parent.name
        if folder in OTHER_FOLDERS:
            continue
        named = re.search(r"^// PASSES: (.*)$", path.read_text(), re.M)
        yield f"{folder}/{path.stem}", f"{folder}/{path.name}", named[1] if named else folder


def answerOf(program, file, passes):
    """The lines of the module, "crash", or "error LINE:COLUMN: TEXT"."""
    answer = run(program, f"--pass-pipeline=builtin.module({passes})", file)
    if answer.crashed:
        return "crash"
    if answer.status:
        error = ERROR.search(answer.err)
        # What comes after the op's name differs between versions of MLIR.
        return f"error {error[1]}: {re.sub(LEGALIZE, LEGALIZE_ONLY, error[2])}" if error else "error"
    return [ASSERT.sub(r"\1", line.rstrip()) for line in answer.out.splitlines() if line.strip()]


def constantsSorted(answer):
    """Constants that follow each other, by name: their order differs between versions of MLIR."""
    if isinstance(answer, str):
        return answer
    lines, row = [], []
    for line in answer + [""]:
        if re.match(r"\s*%\S+ = torch\.constant\.", line):
            row.append(line)
            continue
        lines += sorted(row) + [line]
        row = []
    return lines[:-1]


def checkPasses(compare):
    def ask():
        return ("iree-opt --pass-pipeline=builtin.module(PASSES) PASS/NAME.mlir",
                {name: answerOf(compare.reference, file, passes) for name, file, passes in inputs()})

    expected = compare.expected("passes", ask)
    for name, file, passes in inputs():
        if compare.wanted("passes/" + name):
            ours = answerOf(compare.bin / "reify-opt", file, passes)
            compare.same("passes", name, constantsSorted(ours), constantsSorted(expected.get(name, "not asked")))
