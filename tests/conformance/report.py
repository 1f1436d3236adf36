"""Writes docs/conformance.md from the outcome of a run."""
from collections import Counter

import covered
import programs  # noqa: F401 (the way to evidence.py)
import evidence

GROUPS = {
    "lowered": "programs exported from PyTorch, as they came and with all types between inputs and outputs "
               "erased, through `torch-lower-to-backend-contract`",
    "decomposed": "the same through `torch-lower-to-backend-contract` with decompositions",
    "dynamo": "those with types through `torchdynamo-export-to-torch-backend-pipeline`",
    "dynamo-plain": "all through that pipeline without decompositions",
    "refined": "the same through the shape and dtype refinement passes alone",
    "sweep": "the built-in functions, each on several operand types, through the lowering",
    "passes": "the same rows through the refinement passes, against the lowering",
    "pytorch": "the same rows against what PyTorch gives when it runs them",
    "covered": "every op that the reference has functions for, on calls that PyTorch takes: operands typed, partly "
               "dynamic, unknown",
    "refused": "operands that PyTorch refuses: the function raises",
    "libraries": "small op libraries, good and bad, with a model each",
    "roundtrip": "parsing and printing: every type, every structural op, malformed input",
    "canonicalize": "one op at a time through `canonicalize`: every fold and rewrite, edge values included; the "
                    "whole function is compared",
    "scalarize-shapes": "the same through `torch-scalarize-shapes`",
    "match-quantized-custom-ops": "the same through `torch-match-quantized-custom-ops`",
    "fuse-quantized-ops": "the same through `torch-fuse-quantized-ops`",
    "restructure-non-constant-axes": "the same through `torch-restructure-non-constant-axes`, canonicalized",
    "variants": "`torch-reduce-op-variants` on each op of the schemas, with mutable tensors for all tensors; the whole "
                "function is compared",
    "stories": "small programs after what users report, with what must be said of each, word for word",
    "reference": "answers of the reference that are kept, asked again",
}
COLUMNS = {
    "same": "same",
    "less": "knows less",
    "more": "folds more",
    **{kind: kind for kind in (*evidence.CLASSES, evidence.PENDING)},
    "other-words": "in other words",
    "failed": "failed",
}
VERDICTS = {"reference-less": "reference knows less", "reference-wrong": "reference wrong",
            "reference-fails": "reference crashes or refuses"}


def short(types):
    text = " ".join(types) if isinstance(types, list) else types
    return text.replace("!torch.vtensor", "").replace("<", "").replace(">", "").strip() or "nothing known" \
        if types != ["!torch.vtensor"] else "nothing known"


def counts(compare):
    table = {}
    for group, _, outcome, _ in compare.results:
        table.setdefault(group, Counter())[outcome] += 1
    used = [column for column in COLUMNS if any(row[column] for row in table.values())]
    lines = ["| cases | what | " + " | ".join(COLUMNS[column] for column in used) + " |",
             "|---|---|" + "---:|" * len(used)]
    for group, what in GROUPS.items():
        if group in table:
            numbers = " | ".join(str(table[group][column] or "") for column in used)
            lines.append(f"| {group} | {what} | {numbers} |")
    return "\n".join(lines)


def disagreements(compare):
    lines = ["| op and operands | here | reference | |", "|---|---|---|---|"]
    for key, outcome, ours, theirs in compare.disagreed:
        lines.append(f"| `{key}` | {short(ours)} | {short(theirs)} | {VERDICTS.get(outcome, outcome)} |")
    return "\n".join(lines)


PAGE = """# Conformance

What Reify says about a module is compared with `iree-opt` 3.13.0, which has torch-mlir's passes, and
with PyTorch 2.15, which is the truth about shapes and types. Made by `tests/conformance/run.py --update`.

{counts}

"Knows less" is never a contradiction: the refinement passes rewrite, and leave unknown what only the
interpreter of the lowering can decide.

## How it is compared
The types of all values are compared in program order, by the sequence of ops and their result types, and
the types of functions and the exit status. Constants, casts and list literals are left out: where they stand
differs between versions of MLIR. The reference merges equal ops and computes constants, so each op that it
keeps must be found here, in order, with the same types. What the reference says is kept in
`tests/conformance/expected/`, with the command that made it; where it is installed (`tests/run.sh` does
that) it is asked again. `expected/pytorch.json` is made by `tests/conformance/pytorch.py`, with sizes put in
for unknown ones: a type found here must allow the type that PyTorch gave.

## Every covered op
Up to three calls of each op that torch-mlir's library covers, of those that PyTorch took when the built-in library
was checked (`tests/library`): with the types of the operands as they were, with every other size unknown, and with
nothing known of any tensor. The types found here allow PyTorch's result in each case, so what is known beyond the
reference is sound; the few exceptions, "other", are told in words below.

{covered}

## Where the reference is not followed
On one op at a time PyTorch decides: a different answer passes only if what PyTorch does fits this
project's, and contradicts the reference's or is less than this project knows. All differences, with both answers and
the reason, are rows of `tests/conformance/differences/`; [differences.md](differences.md) counts them and shows the
limits and faults of this project.

{disagreements}
"""


def write(compare, path):
    path.write_text(PAGE.format(counts=counts(compare), covered=covered.table(compare.covered), disagreements=disagreements(compare)))
