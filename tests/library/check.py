#!/usr/bin/env python3
"""Re-checks the built-in library against PyTorch's kept answers; PyTorch is not needed.

An op passes if the library agrees in all its calls, or differences/answers.txt has a row for each call in which it does
not; and if no result for less known arguments excludes PyTorch's answer. Its decomposition, if it has one, must not give
other types than PyTorch, or differences/decompositions.txt has a row for the call. --update writes both lists anew; what is
new there waits for a class. pending/*.txt are calls that PyTorch was not asked about yet.
"""
import argparse
import glob
import os
import sys

import answers
import families
import proof
import report as report_of

TARGET = 99.5


def problems_of(op, rows, decomposed):
    """`rows`: the list of calls in which the library disagrees; `decomposed`: those in which a decomposition does."""
    for list_of_rows, differing in ((rows, op["disagreements"]), (decomposed, op["decompositions"])):
        for each in differing:
            problem = list_of_rows.judge(f"{op['op']} {each['call']}", said(each["answer"]), said(each["got"]))
            if problem:
                yield f"{each['call']}: {problem}"
    if op["unsound"]:
        row = op["violations"][0]
        yield (f"{op['unsound']} unsound results with less known arguments: {row['call']} -> {row['answer']}, "
               f"of {row['arguments']}: {row['got']}")


def said(answer):
    return "refuses" if answer.startswith("!") else answer


def pending_problems(options):
    """Calls that PyTorch is still to be asked about (pending/, written as in answers/): what the library says is what
    whoever wrote them expects."""
    if not glob.glob(os.path.join(proof.here, "pending", "*.txt")):
        return []
    found, problem = proof.run(options.bin, options.jobs, "pending")
    if found is None:
        return [problem]
    return [f"{op['op']} {each['call']}: the library gives {each['got']}, expected is {each['answer']}"
            for op in found["ops"] for each in op["disagreements"]]


def rule_problems(defined):
    """Rules are read, are of ops that the library knows, and draw the same calls each time."""
    import draw

    yielded = []
    for path, problem in draw.load_rules():
        yielded.append(f"{os.path.basename(path)} cannot be read: {problem.strip().splitlines()[-1]}")
    for op, rule in sorted(draw.rules.items()):
        if op not in defined:
            yielded.append(f"the rule {rule.__name__} of {rule.__module__}.py is for {op}, which has no functions")
            continue
        texts = [answers.call_text(rule(draw.Draw(op, 1))) for _ in range(2)]
        if texts[0] != texts[1]:
            yielded.append(f"the rule for {op} draws another call each time: {texts[0]}, {texts[1]}")
    return yielded


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    found, problem = proof.run(options.bin, options.jobs)
    if found is None:
        print(f"reify check --answers: {problem}")
        print("library: 0 passed, 1 failed")
        return 1
    passed, failures = 0, []

    def verdict(name, problems):
        nonlocal passed
        passed += not problems
        failures.extend(f"{name}: {problem}" for problem in problems)

    rows, decomposed = (proof.differences(name, options.update) for name in ("answers.txt", "decompositions.txt"))
    for op in found["ops"]:
        verdict(op["op"], list(problems_of(op, rows, decomposed)))
    asked = {op["op"] for op in found["ops"]}
    verdict("differences/answers.txt", rows.finish())
    verdict("differences/decompositions.txt", decomposed.finish())
    verdict("pending", pending_problems(options))
    agreement = 100 * found["agree"] / max(found["calls"], 1)
    verdict("agreement", [] if agreement >= TARGET else [f"{agreement:.2f} %, less than {TARGET} %"])
    defined, few = families.defined(), proof.reasons("few_calls.txt")
    missing = [f"{op} has no {kind} function" for op, marks in families.covered().items()
               for mark, kind in (("s", "shape"), ("d", "dtype")) if mark in marks and kind not in defined.get(op, {})]
    verdict("covered ops", missing)
    verdict("answers", [f"{op} has functions but no answers; run renew.py" for op in sorted(defined)
                        if op not in asked and op not in few])
    names = [op["op"] for op in found["ops"]]
    verdict("one place", [f"{op} has answers in two files" for op in asked if names.count(op) > 1])
    verdict("domains", rule_problems(defined))
    if options.update:
        report_of.write(found)
    verdict("docs/library.md", report_of.stale(found))
    for failure in failures:
        print(failure)
    print(f"answers: {rows.closing()}; decompositions: {decomposed.closing()}")
    print(f"{found['calls']} calls of {len(found['ops'])} ops, {found['agree']} agree ({agreement:.2f} %)")
    print(f"library: {passed} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
