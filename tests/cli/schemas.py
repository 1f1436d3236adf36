#!/usr/bin/env python3
"""What the program prints as JSON, and the samples' projects, against docs/schemas: schemas.py --bin BUILD/bin

Needs the package jsonschema. Every schema is also shown to be closed: a key that it does not have is refused
wherever there is an object.
"""
import argparse
import copy
import json
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import programs  # noqa: E402
from programs import MODEL, POOLED, QUANTIZE, ROOT, WINDOWS, reify  # noqa: E402

SCHEMAS = ROOT / "docs/schemas"
WRONG = ROOT / "tests/check"
LIBRARY = '''from typing import List, Tuple
from reify_library import Invocation, TensorOfShape, check_shape_function
# schema: my::grow(Tensor self, int n) -> Tensor

@check_shape_function([Invocation(TensorOfShape(2), 3), Invocation(TensorOfShape(2), -1), Invocation(TensorOfShape(2))])
def my〇grow〡shape(self: List[int], n: int) -> List[int]:
    assert n >= 0, "grows"
    for i in range(n):
        if i == 7:
            self = self + [i]
    return self + [n + 1]

def my〇grow〡dtype(self_rank_dtype: Tuple[int, int], n: int) -> int:
    return self_rank_dtype[1]

def my〇fork〡shape(self: List[int], n: int) -> List[int]:
    if n > 0:
        return [n]
    return self + [1]

def aten〇tanh〡shape(self: List[int]) -> List[int]:
    return self
'''


RAISES = '''from typing import List, Tuple

def my〇grow〡shape(self: List[int], n: int) -> List[int]:
    for i in range(n):
        if i == 1:
            self = self + [i]
    assert n < 0, "never"
    return self

def my〇grow〡dtype(self_rank_dtype: Tuple[int, int], n: int) -> int:
    return self_rank_dtype[1]
'''
ONNX = '''func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> attributes {torch.onnx_meta.opset_version = 17 : si64} {
  %0 = torch.operator "onnx.Relu"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}
'''
TYPED = '''// schema: my::grow(Tensor self, int size) -> Tensor
func.func @f(%x: !torch.vtensor<[2],f32>, %n: !torch.int) -> !torch.vtensor<[2,4],f32> {
  %0 = torch.operator "torch.my.grow"(%x, %n) : (!torch.vtensor<[2],f32>, !torch.int) -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}
func.func @g(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,9],f32> {
  %n = torch.constant.int 2
  %0 = torch.operator "torch.my.grow"(%x, %n) : (!torch.vtensor<[2],f32>, !torch.int) -> !torch.vtensor<[2,9],f32>
  return %0 : !torch.vtensor<[2,9],f32>
}
func.func @h(%x: !torch.vtensor<[2],f32>, %n: !torch.int) -> !torch.vtensor<[2,1],f32> {
  %0 = torch.operator "torch.my.fork"(%x, %n) : (!torch.vtensor<[2],f32>, !torch.int) -> !torch.vtensor<[2,1],f32>
  return %0 : !torch.vtensor<[2,1],f32>
}
'''
CALL = '''func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %n = torch.constant.int 3
  %0 = torch.operator "torch.my.grow"(%x, %n) : (!torch.vtensor<[2],f32>, !torch.int) -> !torch.vtensor loc(callsite("net.py":3:4 at "net.py":9:2))
  return %0 : !torch.vtensor
}
func.func @g(%x: !torch.vtensor<[2],f32>, %n: !torch.int) -> !torch.vtensor {
  %0 = torch.operator "torch.my.grow"(%x, %n) : (!torch.vtensor<[2],f32>, !torch.int) -> !torch.vtensor
  return %0 : !torch.vtensor
}
'''


def breaks(file, lines):
    return [word for line in range(1, lines) for word in ("--break", f"{file}:{line}")]


def outputs(folder):
    """(schema, words of a command): together they have every key that there is."""
    (folder / "ops.py").write_text(LIBRARY)
    (folder / "model.mlir").write_text(MODEL)
    (folder / "raises.py").write_text(RAISES)
    (folder / "raises.mlir").write_text(CALL)
    (folder / "onnx.mlir").write_text(ONNX)
    (folder / "typed.mlir").write_text(TYPED)
    answers = sorted((ROOT / "tests/library/answers").glob("*.txt"))[0]
    yield "trace", ["trace", QUANTIZE]
    yield "trace", ["trace", POOLED, "--lines"]
    yield "trace", ["trace", WINDOWS, "--lines"]
    yield "trace", ["trace", folder / "raises.mlir", "--library", folder / "raises.py"]
    yield "stops", ["trace", POOLED, "--break", "library.mlir:7", "--break", "library.mlir:8"]
    yield "stops", ["trace", WINDOWS, "--break", "library.py:1"]
    yield "stops", ["trace", WINDOWS, *breaks("library.py", 40)]
    yield "explain", ["explain", QUANTIZE]
    yield "explain", ["explain", POOLED]
    yield "explain", ["explain", POOLED / "model.mlir", "--no-project", "--values", "--ir"]
    yield "explain", ["explain", ROOT / "samples/gram"]
    yield "explain", ["explain", ROOT / "tests/conformance/inputs/cases/22-two-instances-one-class.mlir"]
    yield "explain", ["explain", folder / "onnx.mlir"]
    yield "explain", ["explain", folder / "typed.mlir", "--against-written", "--library", folder / "ops.py"]
    yield "explain", ["explain", folder / "raises.mlir", "--library", folder / "raises.py"]
    yield "stops", ["trace", folder / "raises.mlir", "--library", folder / "raises.py", *breaks("raises.py", 12)]
    yield "check", ["check", WINDOWS / "library.py"]
    yield "check", ["check", folder / "ops.py", "--model", folder / "typed.mlir"]
    yield "check", ["check", WRONG / "wrong_ops.py", "--sweep", "--module", "torch_ops.py", "--python", WRONG / "recorded_torch.py"]
    yield "answers", ["check", "--answers", answers]
    yield "answers", ["check", "--answers", answers, "--all", "--decompositions", "2", folder / "ops.py"]
    yield "ops", ["ops"]
    yield "ops", ["ops", "--library", folder / "ops.py"]
    yield "ops", ["ops", "--model", POOLED, "--user"]
    (folder / "steps.script").write_text("file.open-model typed.mlir\nstep.next-op\nselect.value %none\n")
    yield "run-script", ["run-script", ROOT / "tests/cli/scripts/scale.script"]
    yield "run-script", ["run-script", folder / "steps.script"]
    yield "version", ["version"]


def holes(value, path=()):
    """Every object in it, by the way to it; of lists the first elements."""
    if isinstance(value, dict):
        yield path
        for key, each in value.items():
            yield from holes(each, (*path, key))
    elif isinstance(value, list):
        for i, each in enumerate(value[:3]):
            yield from holes(each, (*path, i))


def with_a_key_more(value, path):
    changed = copy.deepcopy(value)
    at = changed
    for key in path:
        at = at[key]
    at["aKeyThatThereIsNot"] = {}
    return changed


def small(value):
    """The same with short lists: enough to try keys on."""
    if isinstance(value, list):
        return [small(each) for each in value[:3]]
    return {k: small(v) for k, v in value.items()} if isinstance(value, dict) else value


def check(validator, value, title):
    errors = [f"{title}: {'/'.join(map(str, e.absolute_path))}: {e.message[:300]}" for e in list(validator.iter_errors(value))[:5]]
    if not errors:
        value = small(value)
        errors = [f"{title}: a further key at /{'/'.join(map(str, path))} is let pass" for path in holes(value)
                  if validator.is_valid(with_a_key_more(value, path)) and path[-1:] != ("locals",)]
    for error in errors:
        print("FAILED:", error)
    return not errors


def keys_in(schema):
    """Every key that the schema has for objects."""
    if isinstance(schema, dict):
        for name, each in schema.get("properties", {}).items() if isinstance(schema.get("properties"), dict) else ():
            yield name
        for each in schema.values():
            yield from keys_in(each)
    elif isinstance(schema, list):
        for each in schema:
            yield from keys_in(each)


def keys_of(value):
    if isinstance(value, dict):
        yield from value
        for each in value.values():
            yield from keys_of(each)
    elif isinstance(value, list):
        for each in value:
            yield from keys_of(each)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", required=True, type=pathlib.Path)
    programs.BIN = parser.parse_args().bin.resolve()
    try:
        from jsonschema import Draft202012Validator as Validator
    except ImportError:
        print("the package jsonschema is not there\nJSON schemas: 0 passed, 0 failed, 1 skipped")
        return 0
    validators, seen, results = {}, {}, []
    for path in sorted(SCHEMAS.glob("*.schema.json")):
        schema = json.loads(path.read_text())
        Validator.check_schema(schema)
        validators[path.name.removesuffix(".schema.json")] = Validator(schema)
    with tempfile.TemporaryDirectory(prefix="reify-schemas-") as folder:
        for name, words in outputs(pathlib.Path(folder)):
            done = reify(*words, "--format", "json", cwd=ROOT / "samples/windows")
            title = f"{name}: {' '.join(map(str, words))}"
            try:
                value = json.loads(done.stdout)
            except ValueError as problem:
                print(f"FAILED: {title}: {problem}\n{done.stderr.decode()}")
                results.append(False)
                continue
            seen.setdefault(name, set()).update(keys_of(value))
            results.append(check(validators[name], value, title))
    for sample in sorted(ROOT.glob("samples/*/reify.json")):
        results.append(check(validators["reify"], json.loads(sample.read_text()), str(sample)))
    # No schema speaks of what is never printed.
    for name, validator in validators.items():
        unseen = set(keys_in(validator.schema)) - seen.get(name, set()) if name != "reify" else set()
        # Of unsound functions, of which there are none here; and of refinements that lose a type at a known line.
        unseen -= {"arguments", "reasonPlace"}
        if unseen:
            print(f"FAILED: {name}: no output has {sorted(unseen)}")
        results.append(not unseen)
    print(f"JSON schemas: {sum(results)} passed, {len(results) - sum(results)} failed")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
