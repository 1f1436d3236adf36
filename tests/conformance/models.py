"""Whole programs through whole pipelines: models exported from PyTorch, as they came and with the types
between inputs and outputs erased, and the samples.

The functions must have the same types; the ops that give tensors must be the reference's, in order and
with its types. Where one of the two has ops that the other has not, the rest must still agree: the
reference merges equal ops, this project folds more.
"""
import difflib
import json
import re

import irtypes
from programs import HERE, ROOT, run

REFINE = {"ours": "torch-shape-refinement-pipeline%s,torch-dtype-refinement-pipeline%s",
          "reference": "torch-shape-refinement-pipeline%s,torch-reify-dtype-calculations%s,inline,"
                       "func.func(torch-simplify-dtype-calculations,cse,"
                       "torch-simplify-dtype-calculations,torch-drop-abstract-interp-calculations)"}
# What a group's passes are called, if both call them the same; %s stands for options.
GROUPS = {"lowered": "torch-lower-to-backend-contract%s", "decomposed": "torch-lower-to-backend-contract%s",
          "dynamo": "torchdynamo-export-to-torch-backend-pipeline%s",
          "dynamo-plain": "torchdynamo-export-to-torch-backend-pipeline%s", "refined": None}
OPTIONS = {"lowered": ["decompose=false"], "dynamo-plain": ["decompose-complex-ops=false"]}


def shown(answer):
    text = json.dumps(answer).replace("!torch.", "")
    return text if len(text) < 300 else text[:300] + "..."


def programs(group):
    """(name, file, library) of every program."""
    for path in sorted((HERE / "inputs/models").glob("*.mlir")):
        # What is decomposed without types differs: how much is known in between is each one's own affair.
        if path.name.endswith(".lib.mlir") or (group == "dynamo" and ".erased" in path.name):
            continue
        yield path.stem, f"models/{path.name}", "models/my_ops.lib.mlir" if "custom" in path.name else ""
    if group == "dynamo":
        return
    for folder in sorted((ROOT / "samples").iterdir()):
        if (folder / "model.mlir").exists():
            sample = f"../../../samples/{folder.name}"
            yield f"samples/{folder.name}", f"{sample}/model.mlir", f"{sample}/library.mlir"


def pipelineFor(group, who, file, library):
    options = OPTIONS.get(group, []) + ([f"extra-library={library}"] if library else [])
    if group in ("decomposed", "dynamo"):
        custom = sorted(set(re.findall(r'torch\.operator "([^"]+)"', (HERE / "inputs" / file).read_text())))
        options += [f"backend-legal-ops={','.join(custom)}"] if custom else []
    text = "{" + " ".join(options) + "}" if options else ""
    return f"--pass-pipeline=builtin.module({(GROUPS[group] or REFINE[who]).replace('%s', text)})"


def programTypes(answer):
    """Signatures and, in order, the ops that give tensors."""
    if answer.status:
        return "crash" if answer.crashed else "error"
    return [{"function": [each.name, each.arguments, each.results],
             "ops": [f"{name}: {', '.join(types)}" for name, types in each.ops
                     if any("tensor" in kind for kind in types)]}
            for each in irtypes.read(answer.out)]


def firstMissing(wanted, given):
    """The first op that is not found among the given, in order."""
    left = iter(given)
    return next((op for op in wanted if op not in left), None)


def compared(ours, theirs):
    """(problem, outcome)"""
    if isinstance(ours, str) or isinstance(theirs, str):
        return (None, "same") if ours == theirs else (f"ours {shown(ours)}, reference {shown(theirs)}", "")
    signatures = [[each["function"] for each in one] for one in (ours, theirs)]
    if signatures[0] != signatures[1]:
        return f"ours {shown(signatures[0])}, reference {shown(signatures[1])}", ""
    outcome = "same"
    for mine, other in zip(ours, theirs):
        missing = firstMissing(other["ops"], mine["ops"])
        if missing and firstMissing(mine["ops"], other["ops"]):
            return f"in @{mine['function'][0]}: the reference has {missing.replace('!torch.', '')}", ""
        outcome = "more" if missing else outcome
    return None, outcome


def apart(ours, theirs):
    """Of two programs' answers what only one of them has, line by line."""
    if isinstance(ours, str) or isinstance(theirs, str):
        return ours, theirs
    mine, other = ([line for each in one for line in [f"func.func {json.dumps(each['function'])}", *each["ops"]]]
                   for one in (ours, theirs))
    changed = list(difflib.ndiff(other, mine))
    return ([line[2:] for line in changed if line.startswith(mark)] for mark in ("+ ", "- "))


def checkPrograms(compare):
    for group in GROUPS:
        def ask():
            answers = {name: programTypes(run(compare.reference, pipelineFor(group, "reference", file, lib), file))
                       for name, file, lib in programs(group)}
            return f"iree-opt '{pipelineFor(group, 'reference', 'models/mlp.mlir', '')}' models/NAME.mlir", answers

        expected = compare.expected(group, ask)
        for name, file, lib in programs(group):
            if not compare.wanted(f"{group}/{name}"):
                continue
            mine = programTypes(run(compare.bin / "reify-opt", pipelineFor(group, "ours", file, lib), file))
            problem, outcome = compared(mine, expected.get(name, "not asked"))
            if problem:
                compare.same(group, name, *apart(mine, expected.get(name, "not asked")))
            else:
                compare.note(group, name, None, outcome)
