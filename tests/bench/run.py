#!/usr/bin/env python3
"""Times reify-opt against iree-opt on chains of ops without types, and writes docs/performance.md.

    run.py             100 and 1,000 ops for both, and 4,000 and 10,000 for reify-opt
    run.py --full      the reference on 4,000 ops too (about ten minutes)
    run.py --no-write  print the table only

Both lower to the backend contract; reify-opt records every step while it does. Each time is the best of
three runs (the reference from 1,000 ops on: one) and includes starting the program. A run of the
reference is ended after --cap seconds. Also what a step costs in the window (reify_redraw_bench).
"""
import argparse
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/conformance"))
import check  # noqa: E402
import compile  # noqa: E402
import pipelines  # noqa: E402
from programs import referencePath  # noqa: E402

PASSES = "--pass-pipeline=builtin.module(torch-lower-to-backend-contract{decompose=false})"
OPS = ("torch.aten.tanh {0} : !torch.vtensor", "torch.aten.add.Tensor {0}, {0}, %one : !torch.vtensor, !torch.vtensor, !torch.int",
       "torch.aten.relu {0} : !torch.vtensor", "torch.aten.mul.Tensor {0}, {0} : !torch.vtensor, !torch.vtensor")


def chain(count):
    """`count` ops in a row, tanh, add, relu and mul in turn; only the input has a type."""
    if count == 0:
        return "module {\n}\n"
    lines = ["func.func @chain(%in: !torch.vtensor<[?,64],f32>) -> !torch.vtensor {",
             "  %one = torch.constant.int 1",
             "  %v0 = torch.tensor_static_info_cast %in : !torch.vtensor<[?,64],f32> to !torch.vtensor"]
    for at in range(count):
        lines.append(f"  %v{at + 1} = {OPS[at % 4].format(f'%v{at}')} -> !torch.vtensor")
    return "\n".join(lines + [f"  return %v{count} : !torch.vtensor", "}", ""])


def seconds(command, runs, cap):
    """The best of `runs`; `cap` itself when that was not enough. Exits if the program fails."""
    best = None
    for _ in range(runs):
        start = time.monotonic()
        try:
            done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=cap)
        except subprocess.TimeoutExpired:
            return cap
        if done.returncode:
            sys.exit(f"run.py: {' '.join(command)}: {done.stderr.decode()[:500]}")
        taken = time.monotonic() - start
        best = taken if best is None else min(best, taken)
    return best


def shown(value, otherwise):
    return otherwise if value is None else f"{value:.2f} s" if value < 100 else f"{value:.0f} s"


def processor():
    names = [line.split(":")[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines()
             if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores"


def measure(options):
    reference = referencePath()
    ours = str(options.bin / "reify-opt")
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for count in (0, 100, 1000, 4000, 10000):
            file = Path(folder) / f"{count}.mlir"
            file.write_text(chain(count))
            mine = seconds([ours, PASSES, *options.record, str(file)], 3, 60)
            theirs = None
            if reference and (count <= 1000 or (options.full and count <= 4000)):
                theirs = seconds([reference, PASSES, str(file)], 3 if count <= 100 else 1, options.cap)
            rows.append((count, mine, theirs))
            print(f"{count:6} ops: reify-opt {shown(mine, '-')}, iree-opt {shown(theirs, 'not run')}", flush=True)
    return rows


def redraw(options):
    """What reify_redraw_bench says of 1,000 ops, on a display of its own; None without program or Xvfb."""
    program = options.bin / "reify_redraw_bench"
    if not program.exists():
        return None
    reader, writer = os.pipe()
    try:
        display = subprocess.Popen(["Xvfb", "-displayfd", str(writer), "-screen", "0", "1600x1000x24",
                                    "-nolisten", "tcp"], pass_fds=[writer], stderr=subprocess.DEVNULL)
    except FileNotFoundError:
        return None
    try:
        number = os.read(reader, 16).decode().strip()
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
            file.write(chain(1000))
            file.flush()
            done = subprocess.run([str(program), file.name], capture_output=True, text=True, timeout=300,
                                  env=os.environ | {"DISPLAY": f":{number}"})
    finally:
        display.terminate()
        display.wait()
    if done.returncode:
        sys.exit(f"run.py: reify_redraw_bench: {done.stderr}")
    return done.stdout.strip()


PAGE = """# Performance

{table}

Both programs lower a chain of ops without types (`tanh`, `add`, `relu`, `mul` in turn, input
`[?,64],f32`) to the backend contract; `reify-opt` records every step while it does. Times are those of
the whole process, the best of three runs (the reference from 1,000 ops on: one, ended after a
while). Measured on
{machine}, by

    {command}

The reference reifies every op in the module and rewrites until nothing changes, which is quadratic.
Here a refinement is a function of the library function and what is known of the operands, computed once
for each distinct case: in this chain, once for each of the four ops. 4,000 ops take {growth:.1f} times as
long as 1,000.
"""
LIBRARIES = """
## Libraries in Python
Compiling 1,000 functions (`tests/bench/compile.py`, processor time of the whole process): {compile:.2f} s. Checking
10,000 invocations of built-in functions, each with known and with less known arguments
(`tests/bench/check.py`): {check:.2f} s, the whole process {whole:.2f} s. CPython is loaded when the first Python file is
read, and not before.
"""
SIDE_BY_SIDE = """
## Models and passes
Processor time of the whole process, the best of seven runs (`tests/bench/pipelines.py`), without recording and with
it. A program that runs a few milliseconds mostly starts, reads and prints.

{models}

{single}
"""
REDRAW = """
## A step in the window
With the chain of 1,000 ops open, processor time of engine and views from a step to the frame that shows
it, in milliseconds, over 320 steps of all kinds (`reify_redraw_bench`): {redraw}. Painting by OpenGL is
left out; a display without a graphics card paints in software.
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--no-write", action="store_true")
    parser.add_argument("--cap", type=float, default=900)
    parser.add_argument("--bin", type=lambda text: Path(text).resolve(), default=ROOT / "build/bin")
    options = parser.parse_args()
    said = subprocess.run([str(options.bin / "reify-opt"), "--help"], capture_output=True, text=True).stdout
    options.record = ["--record"] if "--record" in said else []
    rows = measure(options)
    lines = ["| ops | `reify-opt`, recording | `iree-opt` | times faster |", "|---:|---:|---:|---:|"]
    for count, mine, theirs in rows:
        more = "more than " if theirs == options.cap else ""
        factor = f"{more}{theirs / mine:,.0f}" if theirs else ""
        lines.append(f"| {f'{count:,}' if count else 'empty module'} | {shown(mine, '-')} | "
                     f"{more}{shown(theirs, 'not run')} | {factor} |")
    times = {count: mine for count, mine, _ in rows}
    command = "tests/bench/run.py" + (f" --full --cap {options.cap:.0f}" if options.full else "")
    page = PAGE.format(table="\n".join(lines), machine=processor(), command=command,
                       growth=times[4000] / times[1000])
    compiling, (checking, whole) = compile.measure(options.bin / "reify"), check.measure(options.bin / "reify")
    page += LIBRARIES.format(compile=compiling or float("nan"), check=checking, whole=whole)
    if referencePath():
        page += SIDE_BY_SIDE.format(models=pipelines.table(pipelines.measure(options.bin, pipelines.modelRows()), "model", "pipeline"),
                                    single=pipelines.table(pipelines.measure(options.bin, pipelines.passRows()), "pass", "on"))
    stepping = redraw(options)
    if stepping:
        page += REDRAW.format(redraw=stepping)
        print("a step:", stepping)
    if not options.no_write:
        (ROOT / "docs/performance.md").write_text(page)
    print("\n".join(lines))


if __name__ == "__main__":
    main()
