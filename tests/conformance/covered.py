"""Every op that the reference has a function for, with operands typed, partly dynamic and unknown.

The calls, in covered.txt, are some of those that PyTorch accepted when the built-in library was checked
(tests/library/answers): up to `CALLS` an op, as different as there are; `covered.py --choose` picks them anew (and then
run.py --update asks about them). Each becomes three
functions: with all sizes and element types, with every other size unknown, and with nothing known of any tensor. The
reference refines them; so does this project; and what PyTorch gave must be allowed by the types that either found.
"""
import re
import sys
from collections import Counter
from pathlib import Path

import irtypes
import sweep
from programs import ROOT

ANSWERS = ROOT / "tests/library/answers"
COVERED = ROOT / "tests/library/covered.txt"
CHOSEN = Path(__file__).resolve().with_name("covered.txt")
KNOWLEDGE = ("typed", "partly", "unknown")
CALLS = 3
TENSOR = re.compile(r"^\[([\d,]*)\]([\w<>]+)$")
# Element types as the kept answers and as MLIR has them, and PyTorch's numbers for them.
DTYPES = {"u8": ("ui8", 0), "i8": ("si8", 1), "i16": ("si16", 2), "i32": ("si32", 3), "i64": ("si64", 4), "f16": ("f16", 5),
          "f32": ("f32", 6), "f64": ("f64", 7), "c64": ("complex<f32>", 9), "c128": ("complex<f64>", 10),
          "bool": ("i1", 11), "bf16": ("bf16", 15), "qi8": ("!torch.qint8", 12), "qu8": ("!torch.quint8", 13),
          "qi32": ("!torch.qint32", 14), "c32": ("complex<f16>", 8), "u16": ("ui16", 27), "u32": ("ui32", 28),
          "u64": ("ui64", 29), "f8e5m2": ("f8E5M2", 23), "f8e4m3fn": ("f8E4M3FN", 24)}


def coveredOps():
    return [line.split()[0] for line in COVERED.read_text().splitlines() if line and not line.startswith("#")]


def operandTypes():
    """{op: the types of its operands in its schema}"""
    types = {}
    for path in sorted(sweep.SCHEMAS.glob("*.txt")):
        for line in path.read_text().splitlines():
            if match := re.match(r"(\w+)::([\w.]+)\((.*)\) -> ", line):
                operands = [part for part in sweep.split(match[3].replace("[", "(").replace("]", ")"), ",") if part != "*"]
                if "!" in match[3]:
                    continue  # what an op writes to is no value
                types[f"{match[1]}.{match[2]}"] = [re.sub(r"\([a-z!]*\)", "", part).split(" ")[0] for part in operands]
    return types


class Untold(Exception):
    """An argument that has no form here: an element type of its own, a number where the schema has a list."""


def asOperand(text, kind):
    """An argument of the kept answers as the rows of sweep.py have it."""
    if text.startswith("("):
        element = re.sub(r"\(.*", "", kind)
        return "(" + " ".join(asOperand(part, element) for part in sweep.split(text[1:-1], " ")) + ")"
    if match := re.match(r"^(\[[\d,]*\])(\w+)(=.*)?$", text):
        if match[2] not in DTYPES:
            raise Untold(text)
        return match[1] + DTYPES[match[2]][0]
    if text in DTYPES:
        return str(DTYPES[text][1])
    if text in ("true", "false") and kind.startswith("Scalar"):
        raise Untold(text)  # a number of the IR is an int or a float
    if text.startswith("'"):
        return "cpu" if kind.startswith("Device") and text == "'cpu'" else '"' + text[1:-1] + '"'
    if "(" in kind and text != "none" or re.match(r"^[a-z]+\d", text):
        raise Untold(text)
    if re.match(r"^-?\d+$", text) and kind.startswith("float"):
        return text + ".0"
    if re.match(r"^-?[\d.]+e", text):
        return f"{float(text):.12f}".rstrip("0")
    if text in ("inf", "-inf", "nan"):
        raise Untold(text)
    return text


def acceptedCalls():
    """{op: [(operands, results)]} of the calls that PyTorch accepted, as the kept answers have them."""
    calls, op, types = {}, None, operandTypes()
    for path in sorted(ANSWERS.glob("*.txt")):
        for line in path.read_text().splitlines():
            if not line or line.startswith("#"):
                continue
            if "->" not in line:
                op = line.strip()
                continue
            operands, results = map(str.strip, line.rsplit("->", 1))
            if results.startswith("!") or op not in types:
                continue
            try:
                told = [asOperand(text, kind) for text, kind in zip(splitQuoted(operands), types[op], strict=True)]
            except (Untold, ValueError):
                continue
            calls.setdefault(op, []).append((told, sweep.split(results, " ")))
    return calls


def splitQuoted(operands):
    """At blanks outside of brackets and of text in quotes."""
    return [part.replace('"', "'") for part in sweep.split(operands.replace("'", '"'), " ")]


def tensorsIn(operands):
    return [part for operand in operands for part in sweep.split(operand.strip("()"), " ") if TENSOR.match(part)]


def different(calls, count=CALLS):
    """Some calls, no two with the same ranks and element types if it can be helped; those with larger tensors first.
    Without any elements PyTorch looks at less, so such calls are taken only where there are no others."""
    def empty(call):
        return any(re.search(r"\b0\b.*\]", part) for part in tensorsIn(call[0]))

    def size(call):
        return -sum(len(part) for part in tensorsIn(call[0]))

    calls = [call for call in calls if not empty(call)] or calls

    seen, chosen, rest = set(), [], []
    for call in sorted(calls, key=size):
        if not tensorsIn(call[0]) and call[0] and any(tensorsIn(each[0]) for each in calls):
            continue
        shape = tuple(TENSOR.sub(lambda found: f"{found[1].count(',')}{found[2]}", part) for part in tensorsIn(call[0]))
        (rest if shape in seen else chosen).append(call)
        seen.add(shape)
    # From the first, the middle and the last of them: many and few dimensions.
    if len(chosen) > count:
        step = (len(chosen) - 1) / (count - 1)
        chosen = [chosen[round(step * at)] for at in range(count)]
    return (chosen + rest)[:count]


def less(operand, knowledge):
    """An operand as that much is known of it."""
    if operand.startswith("("):
        return "(" + " ".join(less(part, knowledge) for part in sweep.split(operand[1:-1], " ")) + ")"
    match = TENSOR.match(operand)
    if not match or knowledge == "typed":
        return operand
    if knowledge == "unknown":
        return "*unk"
    sizes = match[1].split(",") if match[1] else []
    return "[" + ",".join("?" if at % 2 == 0 else size for at, size in enumerate(sizes)) + "]" + match[2]


def asType(result):
    match = re.match(r"^(\[[\d,?]*\])(\w+)$", result)
    return f"!torch.vtensor<{match[1]},{DTYPES[match[2]][0]}>" if match and match[2] in DTYPES else None


HEAD = (
    "# Calls of covered ops that PyTorch accepts, and its results; chosen by covered.py, written as in sweep.txt.",
    "# Not here is what writes to its operands and so makes no value (resize_, zero_, masked_fill_.Scalar,",
    "# bernoulli_.float, rrelu_with_noise), what gives no tensor (_assert_scalar, sym_constrain_range_for_size, size,",
    "# tolist), and what PyTorch does not have (bernoulli.float, onnx.rotary_embedding).", "")


def choose():
    """Writes covered.txt anew, from the kept answers of PyTorch."""
    calls = acceptedCalls()
    lines = list(HEAD)
    for op in coveredOps():
        for operands, results in different(calls.get(op, [])):
            real = [asType(result) for result in results]
            lines.append(f"{' '.join([op, *operands])} -> {'unknown' if None in real else ' '.join(real)}")
    CHOSEN.write_text("\n".join(lines) + "\n")


def cases():
    """[(Case, knowledge, PyTorch's result types or None)], grouped by op."""
    found, count = [], Counter()
    for line in CHOSEN.read_text().splitlines():
        if not line or line.startswith("#"):
            continue
        call, results = line.rsplit(" -> ", 1)
        op, *operands = sweep.split(call, " ")
        real = None if "unknown" in results else irtypes.balanced(results.replace(" !", ", !"))
        for knowledge in KNOWLEDGE:
            text = [less(operand, knowledge) for operand in operands]
            if knowledge == "typed" or text != operands:
                found.append((sweep.Case(f"{op}.{count[op]}.{knowledge}", op.removeprefix("aten."), text), knowledge, real))
        count[op] += 1
    return found


# What may be found for a number: its kind, or the number itself ("?": a constant).
COMPUTED = ("!torch.int", "!torch.float", "?")


def verdict(ours, theirs, real):
    """How our result types stand to the reference's; "unsound" if PyTorch's result is not among ours."""
    if real and not isinstance(ours, str) and not irtypes.allMayBe(ours, real):
        return "unsound"
    if isinstance(ours, str):
        return "failed"
    if ours == theirs:
        return "same"
    if isinstance(theirs, str):
        return "reference-fails"
    if real and not irtypes.allMayBe(theirs, real):
        return "reference-wrong"
    if irtypes.allMayBe(theirs, ours) or theirs == ["!torch.number"] and ours[0] in COMPUTED:
        return "reference-less"
    return "less" if irtypes.allMayBe(ours, theirs) else "other"


def table(outcomes):
    """Markdown: how the ops came out by how much is known, and the ops where this project knows more."""
    columns = ("same", "reference-less", "reference-wrong", "reference-fails", "less", "other")
    words = ("same", "more is known here", "the reference is wrong", "the reference crashes or refuses",
             "less is known here", "other")
    lines = ["| operands | " + " | ".join(words) + " |", "|---|" + "---:|" * len(columns)]
    for knowledge in KNOWLEDGE:
        counted = Counter(outcome for _, known, outcome in outcomes if known == knowledge)
        lines.append(f"| {knowledge} | " + " | ".join(str(counted[column]) for column in columns) + " |")
    more = {}
    for op, known, outcome in outcomes:
        if outcome != "same":
            more.setdefault(op, Counter())[outcome, known] += 1
    lines += ["", "| op | where not the same, and in how many calls |", "|---|---|"]
    for op, counted in sorted(more.items()):
        said = []
        for column, word in zip(columns, words):
            where = [f"{known} {counted[column, known]}" for known in KNOWLEDGE if counted[column, known]]
            said += [f"{word}: {', '.join(where)}"] if where else []
        lines.append(f"| `{op}` | {'; '.join(said)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    if sys.argv[1:] != ["--choose"]:
        sys.exit("usage: covered.py --choose")
    choose()
