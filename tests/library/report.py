#!/usr/bin/env python3
"""Writes docs/library.md and the figures beside the library from a check of all kept answers.

    python3 tests/library/report.py --bin build/bin --write
"""
import argparse
import os
import sys
import textwrap

import families
import proof

DOCUMENT = os.path.join(proof.here, "..", "..", "docs", "library.md")
ENOUGH = 200

HEAD = """# The built-in library and PyTorch

The shape and dtype functions of `assets/library/*.py` are compared with PyTorch's own ops, on calls that rules draw for
each op: ranks 0 to 5, sizes 0 and 1, broadcasting, negative dimensions, every dtype, absent operands, and
arguments that PyTorch refuses. A call agrees if PyTorch raises and a function of the op raises, or if neither does and
the results are the same in number, ranks, sizes and dtypes. Every accepted call is also run with some sizes, ranks, dtypes
and numbers unknown, and the result must allow for PyTorch's.

The answers are kept in `tests/library/answers/`; `tests/run.sh library` checks them without PyTorch. This page is written
by `tests/library/report.py`.

    build/bin/reify ops 'aten.*pool*'                                # each op with its figures
    build/bin/reify check --answers tests/library/answers/*.txt      # all calls again, in seconds
    python tests/library/renew.py --show 'aten.sum*'                 # ask PyTorch (which it needs), show what disagrees
    python tests/library/renew.py --show '*' --first 100000 --calls 60   # calls that are not among the kept ones
    python tests/library/renew.py                                    # renew all answers; --reuse asks about new calls only
"""


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows] + [""]


def family_rows(found, grouped):
    by_op = {op["op"]: op for op in found["ops"]}
    for family, ops in grouped.items():
        asked = [by_op[op] for op in ops if op in by_op]
        calls, agree = sum(op["calls"] for op in asked), sum(op["agree"] for op in asked)
        differ = sum(op["agree"] < op["calls"] for op in asked)
        refused = sum(op["refused"] for op in asked)
        yield family, len(ops), calls, refused, proof.percent(agree, calls), differ or ""


def covered_text(defined):
    covered = families.covered()
    with_functions = [op for op in covered if op in defined]
    only_decomposed = [op for op in covered if op not in defined]
    text = (f"torch-mlir's own library covers {len(covered)} ops; {len(with_functions)} of them have functions here, and "
            f"{len(defined) - len(with_functions)} others.")
    if only_decomposed:
        text += (" Without functions, because they give no tensor or stand only in decompositions: "
                 + ", ".join(f"`{op}`" for op in only_decomposed) + ".")
    return text


def text_of(found):
    grouped, defined = families.families(), families.defined()
    asked = found["ops"]
    runs, unsound = sum(op["abstract_runs"] for op in asked), sum(op["unsound"] for op in asked)
    whole = sum(op["agree"] == op["calls"] for op in asked)
    lines = [HEAD, "## Figures", ""]
    lines += [paragraph(f"{found['calls']} calls of {len(asked)} ops, {found['agree']} agree: "
              f"**{proof.percent(found['agree'], found['calls'])}**. {whole} ops agree in every call. {runs} runs with less "
              f"known arguments, {unsound} of them unsound. {covered_text(defined)}"), ""]
    lines += table(("family", "ops", "calls", "refused", "agree", "ops that differ"), family_rows(found, grouped))
    reasons = proof.reasons_of_rows("answers.txt")
    differing = [op for op in asked if op["disagree"]]
    if differing:
        lines += ["## Where the library and PyTorch differ", ""]
        lines += table(("op", "calls that differ", "why"),
                       [(f"`{op['op']}`", f"{op['disagree']} of {op['calls']}",
                         cell(reasons.get(op["op"], "**not explained yet**")))
                        for op in sorted(differing, key=lambda op: op["op"])])
    decomposed = [op for op in asked if op["decomposed"]]
    other = [op for op in decomposed if op["decompositions_differ"]]
    lines += ["## Decompositions", "",
              paragraph(f"{len(decomposed)} of these ops are replaced by simpler ones where asked for. On {sum(op['decomposed'] for op in decomposed)} "
              "of the accepted calls the types that this gives were compared, too; numbers are compared by "
              "`tests/library/decompositions.py` and `lowered.py`, with PyTorch."), ""]
    if other:
        why = proof.reasons_of_rows("decompositions.txt")
        lines += table(("op", "calls with other types", "why"),
                       [(f"`{op['op']}`", f"{op['decompositions_differ']} of {op['decomposed']}",
                         cell(why.get(op["op"], "**not explained yet**"))) for op in sorted(other, key=lambda op: op["op"])])
    lost = [op for op in asked if op.get("ranks_lost")]
    if lost:
        lines += ["## Ops whose rank hangs on sizes", "",
                  paragraph("With sizes that are not known while compiling, the number of dimensions of their results may be unknown too. "
                  "The call is the first that shows it."), ""]
        lines += table(("op", "calls", "such as"), [(f"`{op['op']}`", f"{op['ranks_lost']} of {op['calls'] - op['refused']}",
                                                     f"`{cell(op['rank_lost_by'])}`") for op in sorted(lost, key=lambda op: op["op"])])
    few = few_rows(found, defined)
    if few:
        lines += [f"## Ops with fewer than {ENOUGH} calls", ""]
        lines += table(("op", "calls", "why"), few)
    return "\n".join(lines).rstrip() + "\n"


def paragraph(text):
    return textwrap.fill(text, 110, break_long_words=False, break_on_hyphens=False)


def cell(text):
    return text.replace("|", "\\|")


def few_rows(found, defined):
    reasons = proof.reasons("few_calls.txt")
    calls = {op["op"]: op["calls"] for op in found["ops"]}
    for op in defined:
        calls.setdefault(op, 0)
    return [(f"`{op}`", count, cell(reasons.get(op, "no more calls that differ in sizes, dtypes or arguments")))
            for op, count in sorted(calls.items()) if count < ENOUGH]


def stale(found):
    """What is out of date, in sentences."""
    say = "python3 tests/library/report.py --bin build/bin --write renews it"
    return [f"{os.path.relpath(path, os.path.join(proof.here, '..', '..'))} is out of date; {say}"
            for path, text in ((DOCUMENT, text_of(found)), (proof.FIGURES, proof.figures_text(found)))
            if not os.path.exists(path) or open(path).read() != text]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    found, problem = proof.run(options.bin, options.jobs)
    if found is None:
        sys.exit(problem)
    if not options.write:
        sys.stdout.write(text_of(found))
        return
    write(found)


def write(found):
    for path, text in ((DOCUMENT, text_of(found)), (proof.FIGURES, proof.figures_text(found))):
        with open(path, "w") as file:
            file.write(text)


if __name__ == "__main__":
    main()
