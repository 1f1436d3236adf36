"""Reads from printed MLIR what conformance is about: which ops give which types.

Constants, casts between a type and a less refined one, and list literals are left out: where they
stand, and how many there are, differs between versions of MLIR without meaning anything.
"""
import re

SKIPPED = ("torch.constant.", "torch.tensor_static_info_cast", "torch.derefine",
           "torch.prim.ListConstruct", "torch.vtensor.literal", "return", "func.return")
OP = re.compile(r'^\s*(?:(%[\w$.#:, %-]+?) = )?("?)(torch\.[\w.]+|func\.call|call)\2(.*)$')
FUNCTION = re.compile(r"^\s*func\.func (?:private )?@([^\s(]+)\((.*?)\)(?: -> (.*?))?(?: attributes .*)? \{$")


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
    def __init__(self, name, argumentTypes, results):
        self.name, self.argumentTypes, self.results = name, argumentTypes, results
        self.arguments = list(argumentTypes.values())
        self.ops = []        # (op name, result types)
        self.definitions = {}  # SSA name -> (op name, text after it, result types, index)
        self.returned = []


def read(text):
    """The functions of a printed module, in order."""
    functions, current = [], None
    loops = []  # open ones: their types stand on the line that closes them
    for line in text.splitlines():
        if match := FUNCTION.match(line):
            arguments = dict(part.split(": ", 1) for part in balanced(match[2]))
            results = (match[3] or "").strip()
            results = results[1:-1] if results.startswith("(") else results
            current = Function(match[1].strip('"'), arguments, balanced(results))
            functions.append(current)
            continue
        stripped = line.strip()
        if current and re.match(r"(func\.)?return\b", stripped):
            current.returned = re.findall(r"%[\w$.#]+", stripped.split(" : ")[0])
            continue
        if current and re.match(r"\} : \(", stripped) and loops:
            function, names, op = loops.pop()
            op[1][:] = resultTypes(stripped)
            for at, each in enumerate(names):
                function.definitions[each] = ("torch.prim.Loop", "", op[1], at)
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
        if name == "torch.prim.Loop" and rest.rstrip().endswith("{"):
            loops.append((current, names if left else [], current.ops[-1]))
    return functions


def typeBehind(function, value):
    """The type of a value before it was cast to a less refined one."""
    while value in function.definitions:
        name, rest, types, at = function.definitions[value]
        if name != "torch.tensor_static_info_cast":
            return types[at] if at < len(types) else "?"
        value = re.search(r"%[\w$.#]+", rest)[0]
    return function.argumentTypes.get(value, "?")


def typesBehind(function):
    """The types of the returned values, seen through casts."""
    return [typeBehind(function, value) for value in function.returned]


TENSOR = re.compile(r"^!torch\.v?tensor(?:<(\*|\[[^\]]*\]),(.*)>)?$")


def mayBe(less, more):
    """Whether `more` says at least as much as `less` and nothing else: [2,?] may be [2,3]."""
    if less == more:
        return True
    one, two = TENSOR.match(less), TENSOR.match(more)
    if not one or not two:
        return False
    dtypes = one[2] in (None, "unk", two[2])
    if one[1] in (None, "*"):
        return dtypes
    if two[1] in (None, "*"):
        return False
    sizes, others = one[1][1:-1].split(","), two[1][1:-1].split(",")
    return dtypes and len(sizes) == len(others) and \
        all(size in ("?", other) for size, other in zip(sizes, others))


def allMayBe(less, more):
    if isinstance(less, str) or isinstance(more, str):  # "error" and the like
        return less == more
    return len(less) == len(more) and all(map(mayBe, less, more))
