#!/usr/bin/env python3
"""Times every model through the lowering pipelines, and every pass on a module that gives it work to do,
in reify-opt (recording) and in iree-opt.

    pipelines.py [NAME...]   the tables, or the rows with one of NAME in them

`run.py` puts the tables into docs/performance.md.
"""
import argparse
import json
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/conformance"))
from expressions import Function  # noqa: E402
from programs import referencePath  # noqa: E402

COPIES = 1000
MODELS = ROOT / "tests/conformance/inputs/models"
FUNCTIONS = ROOT / "tests/conformance/functions"
EXPECTED = ROOT / "tests/conformance/expected"


def many(text):
    """A module of functions made of one; `{i}` is the number of the copy."""
    return "\n".join(text.replace("{i}", str(i)) for i in range(COPIES))


def expressions(name):
    """The functions of the conformance suite for a pass that the reference takes, again and again."""
    kept = json.loads((EXPECTED / f"{name}.json").read_text())["answers"]
    lines = [line.strip() for line in (FUNCTIONS / f"{name}.txt").read_text().splitlines()]
    lines = [line for line in lines if line and kept.get(line, "error") not in ("error", "crash")]
    return "\n".join(Function(f"f{i}", lines[i % len(lines)]).text() for i in range(COPIES))


def typed(op, result="!torch.vtensor<[2,3],f32>", constants=""):
    return many("func.func @f{i}(%x: !torch.vtensor<[2,3],f32>) -> " + result + " {\n" + constants +
                f"  %r = {op} -> {result}\n  return %r : {result}\n}}")


def objectGraph():
    """A chain of submodules of one class, each with a slot of its own and a method that calls the next."""
    lines = ["module {"]
    for i in range(COPIES):
        last = i == COPIES - 1
        lines.append(f'torch.class_type @C{i} {{ torch.attr private "scale" : !torch.float' +
                     ("" if last else f'\n torch.attr private "next" : !torch.nn.Module<"C{i + 1}">') +
                     f'\n torch.method {"" if i == 0 else "private "}"forward", @f{i} }}')
        kind = f'!torch.nn.Module<"C{i}">'
        lines.append(f"func.func private @f{i}(%self: {kind}, %x: !torch.tensor) -> !torch.tensor {{\n"
                     f' %s = torch.prim.GetAttr %self["scale"] : {kind} -> !torch.float\n'
                     " %y = torch.aten.mul.Scalar %x, %s : !torch.tensor, !torch.float -> !torch.tensor")
        if not last:
            after = f'!torch.nn.Module<"C{i + 1}">'
            lines.append(f' %n = torch.prim.GetAttr %self["next"] : {kind} -> {after}\n'
                         f' %z = torch.prim.CallMethod %n["forward"] (%y) : {after}, (!torch.tensor) -> !torch.tensor')
        lines.append(f" return {'%y' if last else '%z'} : !torch.tensor\n}}")
    lines.append("%s = torch.constant.float 2.5")
    for i in reversed(range(COPIES)):
        slot = "" if i == COPIES - 1 else f'\n torch.slot "next", %m{i + 1} : !torch.nn.Module<"C{i + 1}">'
        lines.append(f'%m{i} = torch.nn_module {{ torch.slot "scale", %s : !torch.float{slot} }} : '
                     f'!torch.nn.Module<"C{i}">')
    return "\n".join(lines + ["}"])


def slots():
    names = [f"@s{i}" for i in range(COPIES)]
    lines = [f'torch.global_slot "private" {name} : !torch.int' for name in names]
    lines.append("torch.global_slot.module_initializer {")
    lines += [f" %v{i} = torch.constant.int {i}" for i in range(COPIES)]
    lines.append(" torch.initialize.global_slots [\n" +
                 "\n".join(f"  {name}(%v{i} : !torch.int)" for i, name in enumerate(names)) + "\n ]\n}")
    lines += [f"func.func @f{i}() -> !torch.int {{\n %v = torch.global_slot.get {name} : !torch.int\n"
              f" return %v : !torch.int\n}}" for i, name in enumerate(names)]
    return "\n".join(lines)


INPLACE = many("""func.func @f{i}(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %one = torch.constant.int 1
  %a = torch.copy.to_tensor %x : !torch.tensor<[2,3],f32>
  %b = torch.aten.tanh %a : !torch.tensor<[2,3],f32> -> !torch.tensor<[2,3],f32>
  %c = torch.aten.add_.Tensor %b, %a, %one : !torch.tensor<[2,3],f32>, !torch.tensor<[2,3],f32>, !torch.int -> !torch.tensor<[2,3],f32>
  %d = torch.copy.to_vtensor %c : !torch.vtensor<[2,3],f32>
  return %d : !torch.vtensor<[2,3],f32>
}""")
OVERWRITTEN = many("""func.func @f{i}(%x: !torch.vtensor<[2,3],f32>, %y: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %a = torch.copy.to_tensor %x : !torch.tensor<[2,3],f32>
  torch.overwrite.tensor.contents %y overwrites %a : !torch.vtensor<[2,3],f32>, !torch.tensor<[2,3],f32>
  %b = torch.copy.to_vtensor %a : !torch.vtensor<[2,3],f32>
  return %b : !torch.vtensor<[2,3],f32>
}""")
UNBOUND = many("""func.func @f{i}(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[3],f32> {
  %zero = torch.constant.int 0
  %l = torch.aten.unbind.int %x, %zero : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.list<vtensor<[3],f32>>
  %r = torch.aten.__getitem__.t %l, %zero : !torch.list<vtensor<[3],f32>>, !torch.int -> !torch.vtensor<[3],f32>
  return %r : !torch.vtensor<[3],f32>
}""")
BOUND = many("""func.func @f{i}(%x: !torch.tensor {torch.type_bound = !torch.vtensor<[2,3],f32>}, %n: !torch.none) -> !torch.tensor {
  %r = torch.aten.tanh %x : !torch.tensor -> !torch.tensor
  return %r : !torch.tensor
}""")
UNTYPED = many("""func.func @f{i}(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor {
  %r = torch.aten.tanh %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor
  return %r : !torch.vtensor
}""")
RETURNED = many("""func.func @f{i}(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor {
  %r = torch.tensor_static_info_cast %x : !torch.vtensor<[2,3],f32> to !torch.vtensor
  return %r : !torch.vtensor
}""")
SOFTMAX = typed("torch.aten.softmax.int %x, %one, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none",
                constants="  %one = torch.constant.int 1\n  %none = torch.constant.none\n")


def function(passes):
    return f"func.func({passes})"


def passRows():
    """(pass, what it works on, pipeline, module)"""
    refine = "inline,func.func(torch-simplify-{0}-calculations,cse,torch-simplify-{0}-calculations," \
             "torch-drop-abstract-interp-calculations)"
    of = f"{COPIES} functions"
    graph = "torch-prepare-for-globalize-object-graph"
    yield graph, f"{COPIES} nested modules", graph, objectGraph()
    yield "torch-globalize-object-graph", "the same, with the pass above", f"{graph},torch-globalize-object-graph", objectGraph()
    yield "torch-adjust-calling-conventions", of, "torch-adjust-calling-conventions", BOUND
    yield "torch-inline-global-slots", f"{COPIES} slots", "torch-inline-global-slots", slots()
    yield ("torch-erase-module-initializer", "the same, with the pass above",
           "torch-inline-global-slots,torch-erase-module-initializer", slots())
    yield "torch-reduce-op-variants", of, function("torch-reduce-op-variants"), INPLACE
    yield "torch-maximize-value-semantics", of, function("torch-maximize-value-semantics"), OVERWRITTEN
    yield "torch-refine-public-return", of, "torch-refine-public-return", RETURNED
    yield "torch-recompose-complex-ops", of, function("torch-recompose-complex-ops"), UNBOUND
    yield "torch-decompose-complex-ops", of, function("torch-decompose-complex-ops"), SOFTMAX
    for kind in ("shape", "dtype"):
        reify = f"torch-reify-{kind}-calculations"
        yield reify, of, reify, UNTYPED
        yield (f"torch-simplify-{kind}-calculations, torch-drop-abstract-interp-calculations",
               "the same, with the pass above and inline", f"{reify},{refine.format(kind)}", UNTYPED)
    for name in ("scalarize-shapes", "match-quantized-custom-ops", "fuse-quantized-ops", "restructure-non-constant-axes"):
        yield f"torch-{name}", of, function(f"torch-{name}"), expressions(name)
    yield ("torch-verify-backend-contract-no-decompositions", of,
           "torch-verify-backend-contract-no-decompositions", SOFTMAX)
    yield "canonicalize", of, function("canonicalize"), expressions("canonicalize")


def modelRows():
    names = sorted(path.name[:-5] for path in MODELS.glob("*.mlir") if not path.name.endswith(".lib.mlir"))
    for name in names:
        options = "decompose=true" + (" extra-library=my_ops.lib.mlir backend-legal-ops=my.quantize" if "custom" in name else "")
        yield (name, "torch-lower-to-backend-contract", f"torch-lower-to-backend-contract{{{options}}}",
               (MODELS / f"{name}.mlir").read_text())
        options = "extra-library=my_ops.lib.mlir" if "custom" in name else ""
        yield (name, "torchdynamo-export-to-torch-backend-pipeline",
               f"torchdynamo-export-to-torch-backend-pipeline{{{options}}}", (MODELS / f"{name}.mlir").read_text())


def seconds(command, runs, cap):
    """Processor time, the best of `runs`; None where the program fails or takes longer than `cap`."""
    best = None
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        try:
            done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=cap, cwd=MODELS)
        except subprocess.TimeoutExpired:
            return None
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode:
            return None
        taken = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        best = taken if best is None else min(best, taken)
    return best


ROUNDS = 7  # the best of so many runs


def measure(bin, rows, cap=60):
    """[(first, second, ours, ours recording, reference's)] in seconds."""
    reference, measured = referencePath(), []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "module.mlir"
        for first, second, passes, text in rows:
            path.write_text(text)
            pipeline = f"--pass-pipeline=builtin.module({passes})"
            recorded = seconds([str(bin / "reify-opt"), "--record", pipeline, str(path)], ROUNDS, cap)
            ours = seconds([str(bin / "reify-opt"), pipeline, str(path)], ROUNDS, cap)
            theirs = seconds([reference, pipeline, str(path)], ROUNDS, cap) if reference else None
            measured.append((first, second, ours, recorded, theirs))
    return measured


def table(measured, first, second):
    lines = [f"| {first} | {second} | `reify-opt` | recording | `iree-opt` | times faster |", "|---|---|---:|---:|---:|---:|"]
    shown = lambda value: "fails" if value is None else f"{value:.3f} s"
    for one, two, ours, recorded, theirs in measured:
        factor = f"{theirs / ours:.1f}" if ours and theirs else ""
        lines.append(f"| {one} | {two} | {shown(ours)} | {shown(recorded)} | {shown(theirs)} | {factor} |")
    return "\n".join(lines)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--bin", type=Path, default=ROOT / "build/bin")
    given = parser.parse_args()
    for rows, first, second in ((modelRows(), "model", "pipeline"), (passRows(), "pass", "on")):
        rows = [row for row in rows if not given.names or any(name in row[0] + row[1] for name in given.names)]
        if rows:
            print(table(measure(given.bin, rows), first, second) + "\n")
