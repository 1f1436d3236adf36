"""Reads from printed MLIR what conformance is about: which ops give which types.

Constants, casts between a type and a less refined one, and list literals are left out: where they
stand, and how many there are, differs between versions of MLIR without meaning anything.
"""
import re

SKIPPED = ("torch.constant.", "torch.tensor_static_info_cast", "torch.derefine",
           "torch.prim.ListConstruct", "torch.vtensor.literal", "return", "func.return")
OP = re.compile(r'^\s*(?:(%[\w$.#:, %-]+?) = )?("?)(torch\.[\w.]+|func\.call|call)\2(.*)$')
FUNCTION = re.compile(r"^\s*func\.func (?:private )?@([^\s(]+)\((.*)\)(?: -> (.*?))?(?: attributes .*)? \{$")


def balanced(text):
    """Splits `a, b<c, d>` at the outer commas."""
    parts, depth, start = [], 0, 0
    for at, char in enumerate(text):
        depth += (char in "<([") - (char in ">)]" and text[at - 1] != "-")
        if char == "," and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    return [part for part in parts + [text[start:].strip()] if part]


def resultTypes(rest):
    """The result types at the end of an op's line."""
    if "-> " in rest:
        kinds = rest.rsplit("-> ", 1)[1].strip()
    elif " to !torch" in rest:
        kinds = rest.rsplit(" to ", 1)[1].strip()
    else:
        kinds = rest.rsplit(" : ", 1)[1].strip() if " : " in rest else ""
    kinds = kinds.removesuffix("{").strip()
    if kinds.startswith("(") and kinds.endswith(")"):
        kinds = kinds[1:-1]
    return balanced(kinds)


class Function:
    def __init__(self, name, arguments, results):
        self.name, self.arguments, self.results = name, arguments, results
        self.ops = []        # (op name, result types)
        self.definitions = {}  # SSA name -> (op name, text after it, result types, index)
        self.returned = []


def read(text):
    """The functions of a printed module, in order."""
    functions, current = [], None
    for line in text.splitlines():
        if match := FUNCTION.match(line):
            arguments = [part.split(": ", 1)[-1] for part in balanced(match[2])]
            results = (match[3] or "").strip()
            results = results[1:-1] if results.startswith("(") else results
            current = Function(match[1].strip('"'), arguments, balanced(results))
            functions.append(current)
            continue
        stripped = line.strip()
        if current and re.match(r"(func\.)?return\b", stripped):
            current.returned = re.findall(r"%[\w$.#]+", stripped.split(" : ")[0])
            continue
        match = OP.match(line)
        if not match or not current:
            continue
        left, name, rest = match[1], match[3], match[4]
        if name == "torch.operator":
            name += " " + re.search(r'"([^"]*)"', rest)[0]
        types = resultTypes(rest) if left else []
        if left:
            names = [each.strip() for each in left.split(",")]
            if ":" in names[0] and len(names) == 1:
                base, count = names[0].split(":")
                names = [f"{base}#{i}" for i in range(int(count))]
            for at, each in enumerate(names):
                current.definitions[each] = (name, rest, types, at)
        if not name.startswith(SKIPPED):
            current.ops.append((name, types))
    return functions


def throughCasts(function, value):
    """The type of a value before it was cast to a less refined one."""
    while value in function.definitions:
        name, rest, types, at = function.definitions[value]
        if name != "torch.tensor_static_info_cast":
            return name, types[at] if at < len(types) else "?"
        value = re.search(r"%[\w$.#]+", rest)[0]
    return "argument", "?"


def returnedTypes(function):
    """(op, type) behind each returned value, seen through casts."""
    return [throughCasts(function, value) for value in function.returned]
