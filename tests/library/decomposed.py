#!/usr/bin/env python3
"""Lowers calls of every op that has a decomposition: nothing may be left that is forbidden or decomposes once more.

    decomposed.py --bin BUILD/bin [TEXT...]    all ops, or those with TEXT in their names
    decomposed.py --list                       prints each problem, those of the listed ops too
    decomposed.py --choose                     chooses the calls anew

The calls, in decomposed.txt, are some of those that PyTorch accepts (answers/), as different as there are. `reify show` lowers them; the
result types must be PyTorch's; no op that is left may be forbidden; and what was printed, lowered again, must keep its
ops. Those that may stay whole are listed in whole.txt: for which element types, and why.
Last line: `N passed, N failed`.
"""
import argparse
import re
import sys
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "conformance"))
import covered  # noqa: E402
import irtypes  # noqa: E402
import sweep  # noqa: E402
from programs import ROOT, run  # noqa: E402

CHOSEN = HERE / "decomposed.txt"
CALLS = 3
AT_ONCE = 150
DECOMPOSITION = re.compile(r"^def (\S+?)〡decomposition", re.M)


def decomposedOps():
    """The ops that have a decomposition."""
    files = sorted((ROOT / "assets/library").glob("*.py"))
    return {name.replace("〇", ".") for path in files for name in DECOMPOSITION.findall(path.read_text())}


def forbiddenOps():
    text = (ROOT / "engine/contract/illegal_ops.cpp").read_text()
    return set(re.findall(r'"(\w+\.[\w.]+)"', text))


def mayStayWhole():
    """{op: kinds of element types}"""
    lines = [line for line in (HERE / "whole.txt").read_text().splitlines() if line and not line.startswith("#")]
    return {op: set(kinds.split(",")) for op, kinds, _ in (line.split(None, 2) for line in lines)}


def kindsIn(case):
    """The kinds of element types that a call has, and "any"."""
    kinds = {"any"}
    for tensor in covered.tensorsIn(case.operands):
        dtype = tensor.rsplit("]", 1)[1]
        kinds.add("complex" if "complex" in dtype else "float" if re.match(r"b?f\d", dtype) else "integer")
    return kinds


def choose():
    """Writes decomposed.txt anew, from the kept answers of PyTorch."""
    calls = covered.acceptedCalls()
    lines = ["# Calls of ops that have a decomposition, and PyTorch's results; written by decomposed.py --choose.", ""]
    for op in sorted(decomposedOps()):
        for operands, results in covered.different(calls.get(op, []), CALLS):
            types = [covered.asType(result) for result in results]
            lines.append(f"{' '.join([op, *operands])} -> {'unknown' if None in types else ' '.join(types)}")
    CHOSEN.write_text("\n".join(lines) + "\n")


def chosenCalls(wanted):
    """[(case, PyTorch's result types or None)]"""
    found = []
    for line in CHOSEN.read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        call, results = line.rsplit(" -> ", 1)
        op, *operands = sweep.split(call, " ")
        if wanted and not any(each in op for each in wanted):
            continue
        case = sweep.Case(f"{op}.{len(found)}", op.removeprefix("aten."), operands)
        found.append((case, None if results == "unknown" else irtypes.balanced(results.replace(" !", ", !"))))
    return found


def lowered(program, texts):
    """{function: what the lowering makes of it}"""
    answer = run(program, "show", "-", text="\n".join(texts))
    if not answer.out and len(texts) > 1:  # one that is refused must not take the others with it
        half = len(texts) // 2
        return lowered(program, texts[:half]) | lowered(program, texts[half:])
    found = {}
    for text in re.split(r"^(?=  func\.func )", answer.out, flags=re.M)[1:]:
        name = re.match(r"  func\.func @([^\s(]+)\(", text)[1]
        found[name] = re.sub(r"\n}\n$", "\n", text)  # the last one has the module's end behind it
    return found


def loweredAll(program, texts):
    found = {}
    for at in range(0, len(texts), AT_ONCE):
        found |= lowered(program, texts[at:at + AT_ONCE])
    return found


def opsIn(text):
    """The ops and their types, without constants and lists, which are merged where they are equal."""
    return irtypes.read(text)[0].ops


def problem(text, again, real, forbidden):
    """What is the matter with a lowered function; None if it is as it should be."""
    if text is None:
        return "refused"
    left = [op.removeprefix("torch.") for op in re.findall(r'"?(torch\.[\w.]+)', text)]
    if whole := sorted({op for op in left if op in forbidden}):
        return f"left, but forbidden: {', '.join(whole)}"
    types = irtypes.typesBehind(irtypes.read(text)[0])
    if real and not irtypes.allMayBe(types, real):
        return f"gives {' '.join(types)}, PyTorch {' '.join(real)}"
    if again is None or opsIn(again) != opsIn(text):
        return "changes if it is lowered again"
    return None


def main():
    parser = argparse.ArgumentParser(description="lowers every op that has a decomposition")
    parser.add_argument("--bin", type=lambda text: Path(text).resolve(), default=ROOT / "build/bin")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--choose", action="store_true")
    parser.add_argument("names", nargs="*")
    options = parser.parse_args()
    if options.choose:
        choose()
    calls, listed = chosenCalls(options.names), mayStayWhole()
    forbidden = forbiddenOps()
    first = loweredAll(options.bin / "reify", [case.text() for case, _ in calls])
    second = loweredAll(options.bin / "reify", list(first.values()))
    failed, whole = Counter(), Counter()
    for case, real in calls:
        op = case.name.rsplit(".", 1)[0]
        found = problem(first.get(case.name), second.get(case.name), real, forbidden)
        mayStay = bool(listed.get(op, set()) & kindsIn(case))
        whole[op] += bool(found) and mayStay
        failed[op] += bool(found) and not mayStay
        if found and (not mayStay or options.list):
            print(f"{case.key}: {found}")
    if not options.names:
        for op in sorted(op for op in listed if not whole[op]):
            failed[op] += 1
            print(f"{op} is listed in whole.txt, but each call of it decomposes")
    ops = {case.name.rsplit(".", 1)[0] for case, _ in calls}
    print(f"{len(calls)} calls of {len(ops)} ops; {sum(whole.values())} of {len(+whole)} ops stay whole, as listed")
    bad = sum(failed.values())
    print(f"{len(calls) - bad} passed, {bad} failed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
