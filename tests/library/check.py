#!/usr/bin/env python3
"""Re-checks the built-in library against PyTorch's kept answers; PyTorch is not needed.

An op passes if the library agrees in all its calls; or if disagreements.txt gives a reason and there are no more
than the figures beside the library say; and if no result for less known arguments excludes PyTorch's answer. Its
decomposition, if it has one, must not give other types than PyTorch, or decompositions_differ.txt says why.
"""
import argparse
import os
import sys

import answers
import families
import proof
import report as report_of

TARGET = 99.5


def problems_of(op, reason, kept, decomposed_reason):
    if op["decompositions_differ"] and decomposed_reason is None:
        row = op["decompositions"][0]
        yield (f"the decomposition gives other types in {op['decompositions_differ']} of {op['decomposed']} calls, without a "
               f"reason in decompositions_differ.txt: {row['call']} -> {row['answer']}, the decomposition: {row['got']}")
    if not op["decompositions_differ"] and decomposed_reason is not None:
        yield "decompositions_differ.txt gives a reason, but the decomposition gives PyTorch's types"
    calls, _, agree = kept.get(op["op"], (0, 0, 0))
    if op["unsound"]:
        row = op["violations"][0]
        yield (f"{op['unsound']} unsound results with less known arguments: {row['call']} -> {row['answer']}, "
               f"of {row['arguments']}: {row['got']}")
    if op["disagree"] and (reason is None or op["disagree"] > calls - agree):
        row = op["disagreements"][0]
        known = f", {calls - agree} are known" if reason else " without a reason in disagreements.txt"
        yield (f"{op['disagree']} of {op['calls']} calls disagree{known}: {row['call']} -> {row['answer']}, "
               f"the library: {row['got']}")
    if not op["disagree"] and reason is not None:
        yield "disagreements.txt gives a reason, but nothing disagrees"


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

    reasons, kept = proof.reasons("disagreements.txt"), proof.figures()
    decomposed = proof.reasons("decompositions_differ.txt")
    for op in found["ops"]:
        verdict(op["op"], list(problems_of(op, reasons.get(op["op"]), kept, decomposed.get(op["op"]))))
    asked = {op["op"] for op in found["ops"]}
    verdict("disagreements.txt", [f"{op} has no answers" for op in reasons if op not in asked])
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
    verdict("docs/library.md", report_of.stale(found))
    for failure in failures:
        print(failure)
    print(f"{found['calls']} calls of {len(found['ops'])} ops, {found['agree']} agree ({agreement:.2f} %)")
    print(f"library: {passed} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
