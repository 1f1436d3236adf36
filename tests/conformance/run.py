#!/usr/bin/env python3
"""Compares reify-opt and reify with iree-opt: which types every value gets, what is accepted.

    run.py [NAME...]   all cases, or those whose names contain one of NAME
    run.py --update    asks the reference again, if it is there, and writes expected/*.json, differences/*.txt and
                       docs/conformance.md; new differences then wait for a class
    run.py --bin DIR   programs from there instead of build/bin

What the reference says is kept in expected/, with the command that made it, so that the comparison
needs no reference. Where there is one (REIFY_ORACLE, or build/oracle), it is asked again, and a
changed answer counts as a failure. Where the two differ, the group's list in differences/ has a row with both answers
and a class (tests/evidence.py); of one op PyTorch's answer, in expected/pytorch.json, is the proof. Last line: `N
passed, N failed`.
"""
import argparse
import json
import re
import sys
import tempfile

import canonicalize
import covered
import irtypes
import report
import sweep
from models import REFINE, checkPrograms, shown
from passes import checkPasses
from evidence import Group
from programs import HERE, ROOT, Rows, referencePath, run
from stories import checkStories
from variants import checkVariants

EXPECTED = HERE / "expected"
OWN_LISTS = ("decompose", "diagnostics", "printed")  # of other drivers


def pipeline(passes):
    return f"--pass-pipeline=builtin.module({passes})"


def library(path):
    return f"{{extra-library={path}}}" if path else ""


class Comparison:
    """Counts, and keeps what the report needs."""

    def __init__(self, options):
        self.bin = options.bin
        self.names = options.names
        self.update = options.update
        self.reference = referencePath()
        self.lists = {}      # {group: the list of its differences}
        self.results = []    # (group, name, outcome, detail)
        self.refused = []    # (row, message, PyTorch's message), where they differ
        self.covered = []    # (op, how much is known, outcome)
        self.disagreed = []  # (sweep row, outcome, ours, reference)

    def wanted(self, name):
        return not self.names or any(each in name for each in self.names)

    def rows(self, group):
        if group not in self.lists:
            self.lists[group] = Rows(group, self.update)
        return self.lists[group]

    def note(self, group, name, problem, outcome="same"):
        self.results.append((group, name, "failed" if problem else outcome, problem))
        if problem:
            print(f"FAILED {group}/{name}: {problem}")

    def same(self, group, name, ours, theirs, kind=None, proof=""):
        """Equal answers, or a difference that the group's list has. `kind` and `proof` are for a new row."""
        rows = self.rows(group)
        problem = rows.judge(name, None if theirs == "not asked" else theirs, ours, kind, proof)
        row = rows.met.get(name)
        self.note(group, name, problem or None, row.group.kind if row else "same")

    def finish(self):
        """Rows that nothing matched, and lists that are not as they should be."""
        for path in sorted((HERE / "differences").glob("*.txt")):
            if path.stem not in OWN_LISTS:
                self.rows(path.stem)
        for group, rows in self.lists.items():
            for problem in rows.finish(whole=not self.names):
                self.note("differences", group, problem)

    def expected(self, group, ask, again=True):
        """The kept answers of a group; `ask` gets them from the reference: {name: answer}. Not `again`: only to
        renew them, where asking takes minutes."""
        path = EXPECTED / f"{group}.json"
        kept = json.loads(path.read_text()) if path.exists() else {}
        if not self.reference or ((self.names or not again) and not self.update):
            return kept.get("answers", {})
        command, answers = ask()
        if self.update:
            if self.names:
                answers = kept.get("answers", {}) | answers
            lines = [f"  {json.dumps(name)}: {json.dumps(answer)}" for name, answer in answers.items()]
            path.write_text(f'{{"command": {json.dumps(command)},\n "answers": {{\n' +
                            ",\n".join(lines) + "\n}}\n")
            return answers
        for name, answer in answers.items():
            known = kept.get("answers", {}).get(name)
            # Where the reference crashes it may, by chance, also give some answer, or take longer than it
            # is given: the kept answer counts.
            # What it makes of memory that it never set differs from run to run, too: those rows are pinned.
            if known is not None and ("crash" in (known, answer) or self.rows(group).expects(name)):
                answers[name] = known
            elif known != answer:
                self.note("reference", f"{group}/{name}", "the kept answer is out of date: run.py --update")
        return answers


# Operand types one by one --------------------------------------------------------------------------
def sweepTypes(out):
    """{function: result types behind casts}"""
    return {function.name: irtypes.typesBehind(function) for function in irtypes.read(out)}


def askSweep(part, program, *arguments):
    """{row: result types, "error" or "crash"} of some rows in one module; halved as long as it is
    refused. Exit status 1 with a module printed is a contract that does not hold."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("\n".join(each.text() for each in part))
        file.flush()
        answer = run(program, *arguments, file.name)
    if answer.out and not answer.crashed:
        types = sweepTypes(answer.out)
        return {each.key: types.get(each.name, "error") for each in part}
    if len(part) == 1:
        return {part[0].key: "crash" if answer.crashed else "error"}
    half = len(part) // 2
    return askSweep(part[:half], program, *arguments) | askSweep(part[half:], program, *arguments)


def arbitrate(ours, theirs, real):
    """Where the two differ and PyTorch agrees with ours: what is the matter with the reference's."""
    if not real or ours == theirs or not irtypes.allMayBe(ours, real):
        return None
    if theirs in ("crash", "error"):
        return "reference-fails"
    if not irtypes.allMayBe(theirs, real):
        return "reference-wrong"
    return "reference-less" if irtypes.allMayBe(theirs, ours) else None


# Why a row of one op differs where PyTorch, which ran it, agrees with ours.
AT_FAULT = {
    "reference-fails": "the reference refuses, or ends on, what PyTorch runs",
    "reference-wrong": "PyTorch gives what the reference's types rule out",
    "reference-less": "what PyTorch gives is among the types found here, which say more than the reference's",
}


def byPyTorch(verdict, real):
    """(class of a new row, proof) where PyTorch's answer is known and decides for ours."""
    if not real or verdict not in AT_FAULT:
        return None, ""
    return Group("the reference is at fault", AT_FAULT[verdict]), f"PyTorch: {' '.join(real)}"


def checkSweep(compare):
    """Each function of the library on some operand types. The lowering says what the reference says, and
    fits what PyTorch does (expected/pytorch.json), which is also the arbiter between the two. The
    refinement passes, which rewrite, may leave more unknown, but never say something else."""
    cases = [case for case in sweep.cases() if compare.wanted("sweep/" + case.key)]
    chunks = [cases[at:at + 100] for at in range(0, len(cases), 100)]

    passes = {who: pipeline(REFINE[who].replace("%s", "")) for who in REFINE}

    def ask():
        answers = {}
        for chunk in chunks:
            answers |= askSweep(chunk, compare.reference, passes["reference"])
        return f"iree-opt '{passes['reference']}' ROWS", answers

    expected = compare.expected("sweep", ask)
    pytorch = json.loads((EXPECTED / "pytorch.json").read_text())["answers"]
    for chunk in chunks:
        lowered = askSweep(chunk, compare.bin / "reify", "show", "--no-decompose")
        passed = askSweep(chunk, compare.bin / "reify-opt", passes["ours"])
        for case in chunk:
            ours = lowered[case.key]
            theirs, real = expected.get(case.key, "not asked"), pytorch.get(case.key)
            verdict = arbitrate(ours, theirs, real)
            if ours != theirs:
                compare.disagreed.append((case.key, verdict or "other", ours, theirs))
            compare.same("sweep", case.key, ours, theirs, *byPyTorch(verdict, real))
            if real:
                compare.same("pytorch", case.key, ours, ours if irtypes.allMayBe(ours, real) else real)
            rewritten = passed[case.key]
            if not irtypes.allMayBe(rewritten, ours):
                compare.note("passes", case.key, f"passes {shown(rewritten)}, lowering {shown(ours)}")
            else:
                compare.note("passes", case.key, None, "same" if rewritten == ours else "less")


def checkCovered(compare):
    """Every op that the reference covers, with much, some and nothing known of its operands: the types found are
    those of the reference or more, and PyTorch's are among them."""
    cases = [each for each in covered.cases() if compare.wanted("covered/" + each[0].key)]
    chunks = [[case for case, _, _ in cases[at:at + 60]] for at in range(0, len(cases), 60)]

    def ask():
        command, answers = pipeline(REFINE["reference"].replace("%s", "")), {}
        for chunk in chunks:
            answers |= askSweep(chunk, compare.reference, command)
        return f"iree-opt '{command}' ROWS", answers

    expected = compare.expected("covered", ask, again=False)
    ours = {}
    for chunk in chunks:
        ours |= askSweep(chunk, compare.bin / "reify", "show", "--no-decompose")
    for case, knowledge, real in cases:
        theirs = expected.get(case.key, "not asked")
        verdict = covered.verdict(ours[case.key], theirs, real)
        if verdict == "unsound":  # then it is PyTorch that this project differs from
            compare.same("covered", case.key, ours[case.key], f"PyTorch: {' '.join(real)}")
        else:
            compare.same("covered", case.key, ours[case.key], theirs, *byPyTorch(verdict, real))
        compare.covered.append((case.op, knowledge, "other" if verdict in ("unsound", "failed") else verdict))


def checkRefusals(compare):
    """What PyTorch refuses to run, the function for it raises on, and the message says where."""
    pytorch = json.loads((EXPECTED / "refused.json").read_text())["answers"]
    for case in sweep.cases(sweep.REFUSED):
        if not compare.wanted("refused/" + case.key) or case.key not in pytorch:
            continue
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
            file.write(case.text())
            file.flush()
            answer = run(compare.bin / "reify", "explain", "--no-decompose", file.name)
        raised = re.search(r"^assets/library/.*: error: '.*' raises for '.*?': (.*)$", answer.err, re.M)
        if answer.status != 2 or not raised:
            compare.note("refused", case.key, f"nothing raises; PyTorch: {pytorch[case.key]}")
            continue
        words = "same" if raised[1] in pytorch[case.key] or pytorch[case.key] in raised[1] else "other-words"
        compare.note("refused", case.key, None, words)
        if words != "same":
            compare.refused.append((case.key, raised[1], pytorch[case.key]))


def tensorOps(out):
    return [f"{name}: {', '.join(types)}" for each in irtypes.read(out) for name, types in each.ops
            if any("tensor" in kind for kind in types)]


def checkLibraries(compare):
    """Small op libraries, good and bad: what is refused, and the types that come out."""
    pairs = [line.split() for line in (HERE / "libraries.txt").read_text().splitlines()
             if line and not line.startswith("#")]

    def ask():
        answers = {}
        for model, lib in pairs:
            option = REFINE["reference"].replace("%s", library(f"roundtrip/{lib}.mlir") if lib != "-" else "")
            answer = run(compare.reference, pipeline(option), f"roundtrip/{model}.mlir")
            answers[f"{model} {lib}"] = ("crash" if answer.crashed else "error") if answer.status \
                else tensorOps(answer.out)
        return f"iree-opt '{pipeline(REFINE['reference'])}' roundtrip/MODEL.mlir", answers

    expected = compare.expected("libraries", ask)
    for model, lib in pairs:
        name = f"{model} {lib}"
        if not compare.wanted("libraries/" + name):
            continue
        options = ["--no-decompose"] + (["--library", f"roundtrip/{lib}.mlir"] if lib != "-" else [])
        answer = run(compare.bin / "reify", "show", f"roundtrip/{model}.mlir", *options)
        ours = "crash" if answer.crashed else "error" if answer.status == 2 else tensorOps(answer.out)
        compare.same("libraries", name, ours, expected.get(name, "not asked"))


def checkRoundTrips(compare):
    """What the reference reads, this reads, and prints such that the reference reads the same."""
    files = sorted(path.name for path in (HERE / "inputs/roundtrip").glob("*.mlir"))

    def ask():
        answers = {}
        for name in files:
            answer = run(compare.reference, f"roundtrip/{name}")
            answers[name] = "error" if answer.status else everything(answer.out)
        return "iree-opt roundtrip/NAME", answers

    expected = compare.expected("roundtrip", ask)
    for name in files:
        if not compare.wanted("roundtrip/" + name):
            continue
        answer = run(compare.bin / "reify-opt", f"roundtrip/{name}")
        ours = "crash" if answer.crashed else "error" if answer.status else everything(answer.out)
        if compare.reference and ours != "error" and expected.get(name) != "error":
            wanted = run(compare.reference, f"roundtrip/{name}", "--mlir-print-op-generic").out
            again = run(compare.reference, "-", "--mlir-print-op-generic", text=answer.out)
            if again.out != wanted:
                compare.note("roundtrip", name, "the reference reads our text as another module: " +
                             (again.err.splitlines() or ["it differs"])[0])
                continue
        compare.same("roundtrip", name, ours, expected.get(name, "not asked"))


def everything(out):
    """Function types and op names with result types, without what one printer leaves out."""
    return [[each.name, each.arguments, each.results, [[name, types] for name, types in each.ops]]
            for each in irtypes.read(out)]


# Small functions -----------------------------------------------------------------------------------
def checkFunctions(compare):
    """One op, or a few, through one pass: the whole body is compared."""
    for group, arguments in canonicalize.GROUPS.items():
        cases = canonicalize.rows(group)

        def ask():
            kept = canonicalize.keptAnswers(group)
            return f"iree-opt --split-input-file {' '.join(arguments)} functions/{group}.txt", \
                canonicalize.askReference(cases, compare.reference, arguments, kept)

        wanted = [case for case in cases if compare.wanted(f"{group}/{case.key}")]
        expected = compare.expected(group, ask) if wanted else {}
        ours = canonicalize.answers(wanted, compare.bin / "reify-opt", *arguments)
        for case in wanted:
            compare.same(group, case.key, ours[case.key], expected.get(case.key, "not asked"))


def main():
    parser = argparse.ArgumentParser(description="compares with iree-opt")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--bin", type=type(ROOT), default=ROOT / "build/bin")
    options = parser.parse_args()
    compare = Comparison(options)
    if not compare.reference:
        print("no reference here: compared with its kept answers")
    for check in (checkPrograms, checkSweep, checkCovered, checkRefusals, checkLibraries, checkRoundTrips, checkPasses,
                  checkVariants, checkFunctions, checkStories):
        check(compare)
    compare.finish()
    if options.update:
        report.write(compare, ROOT / "docs/conformance.md")
    failed = sum(outcome == "failed" for _, _, outcome, _ in compare.results)
    print(f"{len(compare.results) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
