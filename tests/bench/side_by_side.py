#!/usr/bin/env python3
"""Times reify-opt and iree-opt on the models of the conformance suite, and pass by pass on a chain of 4,000
ops; best of three runs of the whole process. run.py puts the tables into docs/performance.md."""
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MODELS = ROOT / "tests/conformance/inputs/models"
LOWER = "torch-lower-to-backend-contract"
PASSES = ("canonicalize", "cse", "torch-inline-global-slots", "torch-refine-public-return",
          "func.func(torch-reduce-op-variants)", "func.func(torch-maximize-value-semantics)",
          "func.func(torch-recompose-complex-ops)", "func.func(torch-decompose-complex-ops)",
          "func.func(torch-scalarize-shapes)", "torch-adjust-calling-conventions",
          "torch-verify-backend-contract-no-decompositions", "torchdynamo-export-to-torch-backend-pipeline")
COUNT = 4000


def chain():
    """Ops on mutable tensors, every fourth in place."""
    kinds = ("tanh", "relu", "add_.Tensor", "neg")
    lines = ["func.func @chain(%in: !torch.vtensor<[?,64],f32>) -> !torch.tensor {", "%one = torch.constant.int 1",
             "%t = torch.copy.to_tensor %in : !torch.tensor<[?,64],f32>",
             "%v0 = torch.tensor_static_info_cast %t : !torch.tensor<[?,64],f32> to !torch.tensor"]
    for at in range(COUNT):
        kind = kinds[at % 4]
        more, types = (f", %v{at}, %one", ", !torch.tensor, !torch.int") if kind.startswith("add") else ("", "")
        lines.append(f"%v{at + 1} = torch.aten.{kind} %v{at}{more} : !torch.tensor{types} -> !torch.tensor")
    return "\n".join(lines + [f"return %v{COUNT} : !torch.tensor", "}", ""])


def seconds(*command):
    """The best of three; the exit status does not matter: a contract may not hold."""
    best = float("inf")
    for _ in range(3):
        start = time.monotonic()
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        best = min(best, time.monotonic() - start)
    return best


def table(head, rows):
    lines = [f"| {head} | `reify-opt` | `iree-opt` |", "|---|---:|---:|"]
    return "\n".join(lines + [f"| {name} | {1000 * mine:.0f} | {1000 * theirs:.0f} |" for name, mine, theirs in rows])


def measure(ours, reference):
    """Two tables as text."""
    pipeline = lambda passes: f"--pass-pipeline=builtin.module({passes})"
    models = []
    for file in sorted(MODELS.glob("*.mlir")):
        if file.name.endswith(".lib.mlir"):
            continue
        options = f"{{extra-library={MODELS}/my_ops.lib.mlir}}" if "custom" in file.name else ""
        passes = pipeline(LOWER + options)
        models.append((file.stem, seconds(ours, passes, "--record", file), seconds(reference, passes, file)))
    with tempfile.TemporaryDirectory() as folder:
        file, nothing = Path(folder) / "chain.mlir", Path(folder) / "nothing.mlir"
        file.write_text(chain())
        nothing.write_text("module {\n}\n")
        start = [seconds(program, nothing) for program in (ours, reference)]
        single = [("start, read and print nothing", *start)]
        for passes in PASSES:
            single.append((f"`{passes.removeprefix('func.func(').removesuffix(')')}`",
                           *[seconds(program, pipeline(passes), file) for program in (ours, reference)]))
    return table("model", models), table("pass", single)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests/conformance"))
    from programs import referencePath
    print(*measure(str(ROOT / "build/bin/reify-opt"), referencePath()), sep="\n\n")
