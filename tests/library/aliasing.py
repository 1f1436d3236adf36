#!/usr/bin/env python3
"""What PyTorch says of the aliasing and writing of every op that it has, kept in aliasing.txt. Needs PyTorch.

    aliasing.py              asks again and says what is new
    aliasing.py --update      keeps the answers

A line an op of assets/schemas; ops that take values and give values have nothing behind their name.
    writes=0,2               operands that are written, by the annotations of PyTorch's own schema object
    aliases=0,1              operands that are written or that a result may share memory with; *: anything
    varying                  any number of operands or results, of which no annotation tells
    inplace                  PyTorch's tag for the writing twin of another op
    may-alias                PyTorch's tag: what it computes may be its operand, although the schema says nothing
    seen-aliasing, seen-writing
                             so did the CPU's kernel in one of some calls (drawn as for the answers), in spite of
                             annotations that say nothing

tests/dialect/aliasing_test.cpp compares these with what the dialect derives from the schemas' text and facts.txt;
differences/aliasing.txt has the differences.
"""
import argparse
import glob
import re
import sys
from pathlib import Path

from child import lines_of_child

HERE = Path(__file__).resolve().parent
KEPT = HERE / "aliasing.txt"
ROUNDS = 40
SECONDS = 20


def shipped():
    """The ops of assets/schemas, in order."""
    names = set()
    for path in glob.glob(str(HERE.parents[1] / "assets/schemas/*.txt")):
        for line in Path(path).read_text(encoding="utf-8").splitlines():
            if match := re.match(r"(\w+)::([\w.]+)\(", line):
                names.add(f"{match[1]}.{match[2]}")
    return sorted(names)


def annotations(schema):
    """The facts of PyTorch's schema object."""
    written, aliased = set(), set()
    for at, argument in enumerate(schema.arguments):
        info = argument.alias_info
        if info is not None:
            aliased.add(at)
            if info.is_write:
                written.add(at)
    facts = []
    if written:
        facts.append("writes=" + ",".join(map(str, sorted(written))))
    if any(result.alias_info is not None for result in schema.returns) and not aliased:
        aliased.add("*")
    if aliased:
        facts.append("aliases=" + ",".join(map(str, sorted(aliased))))
    if "..." in str(schema):
        facts.append("varying")
    return facts


def tags(op):
    import torch
    return [word for tag, word in ((torch.Tag.inplace, "inplace"), (torch.Tag.maybe_aliasing_or_mutating, "may-alias"))
            if op is not None and tag in op.tags]


def tensors(values):
    import torch
    for value in values:
        if isinstance(value, torch.Tensor):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from tensors(value)


def seen(name, op):
    """What the kernel did in some calls."""
    import ask
    import draw
    from draw_by_schema import draw_by_schema

    found = set()
    arguments = op._schema.arguments
    for number in range(ROUNDS):
        d = draw.Draw(name, number)
        try:
            drawn = draw.rules[name](d) if name in draw.rules else draw_by_schema(d, arguments)
            values = [ask.passed(value, argument.name, "cpu") for argument, value in zip(arguments, drawn)]
            given = list(tensors(values))
            versions = [tensor._version for tensor in given]
            positional = [value for argument, value in zip(arguments, values) if not argument.kwarg_only]
            results = op(*positional, **{a.name: v for a, v in zip(arguments, values) if a.kwarg_only})
        except Exception:
            continue
        storages = {tensor.untyped_storage()._cdata for tensor in given}
        if any(tensor.untyped_storage()._cdata in storages for tensor in tensors([results])):
            found.add("seen-aliasing")
        if any(tensor._version != version for tensor, version in zip(given, versions)):
            found.add("seen-writing")
    return sorted(found)


def seenOf(names):
    """{op: what its kernel did}, run in processes that may crash."""
    import ask

    def answer(write):
        for name in todo:
            op = ask.find_op(name)
            write(name, seen(name, op) if op is not None else [])

    found = {}
    todo = list(names)
    while todo:
        found.update(lines_of_child(answer, SECONDS))
        todo = [name for name in todo if name not in found]
        if todo:  # the first of them crashed or hung
            print(f"aliasing.py: {todo[0]} gave no answer", file=sys.stderr)
            found[todo.pop(0)] = []
    return found


def ask_torch():
    import torch
    import ask
    import draw
    import families

    draw.load_rules()
    schemas = {}
    for schema in torch._C._jit_get_all_schemas():
        name = schema.name.replace("::", ".") + ("." + schema.overload_name if schema.overload_name else "")
        schemas.setdefault(name, schema)
    facts = {}
    for name in shipped():
        if name in schemas:
            facts[name] = annotations(schemas[name]) + tags(ask.find_op(name))
    drawable = set(families.defined()) | set(draw.rules)
    silent = [name for name, known in facts.items() if name in drawable and not any(k.startswith("aliases") for k in known)]
    for name, what in seenOf(silent).items():
        facts[name] += what
    return torch.__version__.split("+")[0], facts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    version, facts = ask_torch()
    lines = [f"# Written by aliasing.py from PyTorch {version}."] + [" ".join([name, *known]) for name, known in facts.items()]
    if options.update:
        KEPT.write_text("\n".join(lines) + "\n")
        print(f"{len(facts)} ops, {sum(map(bool, facts.values()))} with aliases, writes or tags")
        return
    kept = set(KEPT.read_text().splitlines())
    new = [line for line in lines if line not in kept]
    print("\n".join(new))
    print(f"{len(lines) - len(new)} passed, {len(new)} failed")
    sys.exit(1 if new else 0)


if __name__ == "__main__":
    main()
