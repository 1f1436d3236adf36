"""torch-reduce-op-variants on every op of the schemas, by construction: one function an op, with mutable
tensors for all tensors. A case is named by its op; what comes out is kept as a digest of the function's
text, so that the comparison needs no reference (expected/variants.json).

Ops that only this project knows (their schemas are PyTorch's) are left out of the comparison.
"""
import hashlib
import json
import re
import tempfile

from programs import HERE, ROOT, run

PASS = "--pass-pipeline=builtin.module(func.func(torch-reduce-op-variants))"
SCHEMA = re.compile(r"^([\w:]+)(?:\.(\w+))?\((.*)\) -> (.*)$")
TYPES = {"int": "int", "SymInt": "int", "ScalarType": "int", "Layout": "int", "MemoryFormat": "int",
         "float": "float", "bool": "bool", "str": "str", "Device": "Device", "Generator": "Generator",
         "Scalar": "float", "number": "float", "Tensor": "tensor"}


def splitTop(text):
    """Parts between the commas that stand in no brackets."""
    parts, depth, start = [], 0, 0
    for at, char in enumerate(text + ","):
        depth += (char in "([") - (char in ")]")
        if char == "," and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    return [part for part in parts if part]


def torchType(text):
    """The type that a value of a schema type gets here; None for one that has no simple type."""
    text = re.sub(r"\([^()]*\)", "", text)
    if text.endswith("?"):
        inner = torchType(text[:-1])
        return inner and (inner if inner.startswith("list") else "none")
    if match := re.match(r"(.*)\[\d*\]$", text):
        inner = match[1].removesuffix("?")
        inner = torchType(inner) and (f"optional<{torchType(inner)}>" if match[1].endswith("?") else torchType(inner))
        return inner and f"list<{inner}>"
    return TYPES.get(text)


class Case:
    def __init__(self, key, operands, results):
        self.key, self.operands, self.results = key, operands, results
        self.function = "f_" + re.sub(r"\W", "_", key)

    def text(self):
        arguments, lines, names = [], [], []
        for at, kind in enumerate(self.operands):
            if "tensor" in kind and kind.startswith("list"):
                arguments.append(f"%{at}_0: !torch.tensor, %{at}_1: !torch.tensor")
                lines.append(f"%{at}l = torch.prim.ListConstruct %{at}_0, %{at}_1 : (!torch.tensor, !torch.tensor) -> !torch.{kind}"
                             .replace(f"%{at}l", f"%l{at}"))
                names.append(f"%l{at}")
            else:
                arguments.append(f"%{at}: !torch.{kind}")
                names.append(f"%{at}")
        arguments = ", ".join(arguments).replace("%", "%a")
        body = "\n".join(lines).replace("%", "%a").replace("%al", "%l")
        names = ", ".join(names).replace("%", "%a").replace("%al", "%l")
        kinds = ", ".join(f"!torch.{kind}" for kind in self.operands)
        results = ", ".join(f"!torch.{kind}" for kind in self.results)
        left = ", ".join(f"%r{at}" for at in range(len(self.results)))
        call = f"{left} = torch.{self.key} {names} : {kinds} -> {results}" if left else f"torch.{self.key} {names} : {kinds}"
        given = f"return {left} : {results}" if left else "return"
        return f"func.func @{self.function}({arguments}) -> ({results}) {{\n{body}\n{call}\n{given}\n}}\n"


def cases():
    for line in (ROOT / "assets/schemas/aten.txt").read_text().splitlines():
        match = SCHEMA.match(line.strip())
        if not match or "..." in line:
            continue
        key = match[1].replace("::", ".") + ("." + match[2] if match[2] else "")
        operands = [torchType(part.split("=")[0].rsplit(" ", 1)[0]) for part in splitTop(match[3]) if part != "*"]
        given = match[4].strip()
        parts = splitTop(given[1:-1]) if given.startswith("(") and given.endswith(")") and not given.startswith("(a") else [given]
        results = [torchType(part.rsplit(" ", 1)[0] if " " in part else part) for part in parts if part != "()"]
        if None not in operands and None not in results and any("tensor" in kind for kind in operands + results):
            yield Case(key, operands, results)


def digest(lines):
    return hashlib.sha1("\n".join(lines).encode()).hexdigest()[:12]


MESSAGE = re.compile(r'(torch\.runtime\.assert %[\w#]+), ".*"')


def functionsOf(out):
    """{function: its lines}, without the words of asserts."""
    found, current = {}, None
    for line in out.splitlines():
        if match := re.match(r"\s*func\.func @(\w+)\(", line):
            current = found.setdefault(match[1], [])
        if current is not None and line.strip():
            current.append(MESSAGE.sub(r"\1", line.strip()))
        if line == "  }":
            current = None
    return found


def ask(part, program):
    """{key: lines, "error" or "crash"}; halved as long as the module is refused."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("\n".join(each.text() for each in part))
        file.flush()
        answer = run(program, PASS, file.name)
    if answer.status == 0:
        found = functionsOf(answer.out)
        return {each.key: found.get(each.function, "error") for each in part}
    if len(part) == 1:
        return {part[0].key: "crash" if answer.crashed else "error"}
    half = len(part) // 2
    return ask(part[:half], program) | ask(part[half:], program)


def checkVariants(compare):
    every = list(cases())

    def asked(some):
        answers = {}
        for at in range(0, len(some), 64):
            answers |= ask(some[at:at + 64], compare.reference)
        # An op that the reference has not even heard of tells nothing.
        return {key: lines if isinstance(lines, str) else digest(lines) for key, lines in answers.items()
                if lines != "error"}

    # Asking for the ops that the reference does not know takes minutes, so that is done once.
    path = HERE / "expected/variants.json"
    kept = json.loads(path.read_text())["answers"] if path.exists() else None
    known = [case for case in every if kept is None or case.key in kept]
    expected = compare.expected("variants", lambda: (f"iree-opt '{PASS}' OPS", asked(known)))
    wanted = [case for case in every if case.key in expected and compare.wanted("variants/" + case.key)]
    for at in range(0, len(wanted), 64):
        part = wanted[at:at + 64]
        for key, lines in ask(part, compare.bin / "reify-opt").items():
            ours = lines if isinstance(lines, str) else digest(lines)
            if ours != expected[key] and not compare.rows("variants").expects(key) and compare.names:
                print(*lines, sep="\n")
            compare.same("variants", key, ours, expected[key])
