"""Modules that call each built-in library function with a few operand types.

A row is `op: operands ; operands …`. An operand is a tensor `[2,?]f32` (`*f32`: no rank, `[2]unk`: no
dtype), a number, true, false, none, "text", cpu, `int` or `float` for a value unknown until run time,
or a list of these in parentheses. `many` expands one row to several ops.
"""
import re
from pathlib import Path

SWEEP = Path(__file__).resolve().parent / "sweep.txt"
REFUSED = SWEEP.with_name("refused.txt")
SCHEMAS = Path(__file__).resolve().parents[2] / "assets/schemas"


# Types of results as schemas have them, and as the IR does before anything is known of them.
KINDS = {"Tensor[]": "!torch.list<vtensor>", "Scalar": "!torch.number", "int": "!torch.int", "float": "!torch.float"}


def resultTypes():
    """{op: the types of its results, from its signature}"""
    types = {}
    for path in sorted(SCHEMAS.glob("*.txt")):
        for line in path.read_text().splitlines():
            if match := re.match(r"(\w+)::([\w.]+)\(.*\) -> (.*)$", line):
                name = match[2] if match[1] == "aten" else f"{match[1]}.{match[2]}"
                several = match[3].startswith("(")
                types[name] = ["!torch.vtensor"] * match[3].count("Tensor") if several \
                    else [KINDS.get(match[3].replace("(a)", ""), "!torch.vtensor")]
    return types


RESULTS = resultTypes()


def split(text, separator):
    """Splits outside of brackets and quotes."""
    parts, depth, quoted, start = [], 0, False, 0
    for at, char in enumerate(text):
        quoted ^= char == '"'
        depth += 0 if quoted else (char in "([") - (char in ")]")
        if char == separator and depth == 0 and not quoted:
            parts.append(text[start:at])
            start = at + 1
    return [part.strip() for part in parts + [text[start:]] if part.strip()]


class Case:
    """One function with one op."""

    def __init__(self, name, op, operands):
        self.name, self.op, self.operands = name, op, operands
        self.key = " ".join([op, *operands])
        self.arguments, self.lines = [], []

    def value(self, text):
        """Emits what the operand needs; gives (SSA name, type)."""
        fresh = f"%v{len(self.lines)}"
        if match := re.match(r"^(\[[\d?,]*\]|\*)((?:!torch\.)?\w+|complex<\w+>)$", text):
            plain = match[1] + match[2] == "*unk"
            return self.argument("vtensor" if plain else f"vtensor<{match[1]},{match[2]}>")
        if text in ("int", "float", "bool"):
            return self.argument(text)
        if text.startswith("("):
            return self.list(text[1:-1])
        for pattern, op, kind in ((r"^none$", "none", "none"), (r"^(true|false)$", "bool {}", "bool"),
                                  (r"^-?\d+$", "int {}", "int"), (r"^-?\d*\.\d+$", "float {}", "float"),
                                  (r'^".*"$', "str {}", "str"), (r"^cpu$", 'device "cpu"', "Device")):
            if re.match(pattern, text):
                self.lines.append(f"{fresh} = torch.constant.{op.format(text)}")
                return fresh, kind
        raise ValueError(f"what operand is {text}?")

    def argument(self, kind):
        name = f"%arg{len(self.arguments)}"
        self.arguments.append(f"{name}: !torch.{kind}")
        return name, kind

    def list(self, text):
        values = [self.value(part) for part in split(text, " ")]
        kinds = {kind for _, kind in values}
        if any(kind.startswith("vtensor") for kind in kinds):
            element = "optional<vtensor>" if "none" in kinds else "vtensor"
        else:
            element = kinds.pop() if kinds else "int"
        fresh = f"%v{len(self.lines)}"
        names = ", ".join(name for name, _ in values)
        types = ", ".join("!torch." + kind for _, kind in values)
        self.lines.append(f"{fresh} = torch.prim.ListConstruct {names} : ({types}) -> !torch.list<{element}>")
        return fresh, f"list<{element}>"

    def text(self):
        self.arguments, self.lines = [], []
        values = [self.value(operand) for operand in self.operands]
        types = RESULTS.get(self.op, ["!torch.vtensor"])
        count, results = len(types), ", ".join(types)
        known = ("prims.", "prim.", "onnx.", "torchvision.", "quantized_decomposed.")
        name = self.op if self.op.startswith(known) else "aten." + self.op
        names = ", ".join(f"%r{i}" for i in range(count))
        operands = ", ".join(name for name, _ in values)
        types = ", ".join("!torch." + kind for _, kind in values)
        body = "".join(f"  {line}\n" for line in self.lines)
        return (f"func.func @{self.name}({', '.join(self.arguments)}) -> ({results}) {{\n{body}"
                f"  {names} = torch.{name} {operands} : {types} -> {results}\n"
                f"  return {names} : {results}\n}}\n")


def cases(path=SWEEP):
    """All cases, in the order of the file. `%x` in a row stands for each op of a `many x: ops` line."""
    many, found = {}, []
    for line in path.read_text().splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        head, rows = line.split(":", 1)
        if head.startswith("many "):
            many[head[5:]] = rows.split()
            continue
        for op in many[head[1:]] if head.startswith("%") else head.split():
            for row in split(rows, ";"):
                name = "c%d.%s" % (len(found), op)
                found.append(Case(name, op, split(row, " ")))
    return found
