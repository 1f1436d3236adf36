"""Small functions written as expressions, and printed modules in a form that can be compared.

    aten.add.int(@int 0):int                     one op on a function argument and a constant
    x=@[2,?]f32 ; aten.size.int(x 0):int         statements; each may be named, the last is returned
    ({[2]si64 1 2} @[2]si64):tensor              a list, of a literal and an argument
    aten.max.dim(@[2]f32 0 true):[1]f32|[1]si64  several results, all returned
    operator:acme.twice(@[2]f32):[2]f32          an op without a schema

Types: `[2,?]f32`, `*f32`, `tensor` (nothing known) for value tensors, `!…` as MLIR writes it, and
otherwise the name without `!torch.`; `[2]qint8` for quantized ones. Constants: numbers, true, false, none, "text".
"""
import re

TENSOR = re.compile(r"^(\[[\d?,]*\]|\*)([\w<>]+)$")


def fullType(text):
    if text.startswith("!"):
        return text
    if text == "tensor":
        return "!torch.vtensor"
    if match := TENSOR.match(text):
        dtype = "!torch." + match[2] if match[2].startswith("q") else match[2]
        return f"!torch.vtensor<{match[1]},{dtype}>"
    return f"!torch.{text}"


def tokens(text):
    """Words, brackets and strings; a type's own brackets stay in its word."""
    result, at = [], 0
    while at < len(text):
        char = text[at]
        if char.isspace():
            at += 1
        elif char in "{}()|;=":
            result.append(char)
            at += 1
        elif char == '"':
            end = text.index('"', at + 1) + 1
            result.append(text[at:end])
            at = end
        else:
            start, depth = at, 0
            while at < len(text) and (depth or text[at] not in "{}()|;= "):
                depth += (text[at] in "[<") - (text[at] in "]>" and text[at - 1] != "-")
                at += 1
            at += text[at:at + 1] == "("  # an op's bracket stays with its name; a list has no name
            result.append(text[start:at])
    return result


class Function:
    """One expression as a function; `name` is its symbol."""

    def __init__(self, name, text):
        self.name, self.key = name, text
        self.words, self.at = tokens(text), 0
        self.arguments, self.lines, self.named = [], [], {}
        results = []
        while self.at < len(self.words):
            results = self.statement()
            if self.at < len(self.words):
                self.expect(";")
        self.results = results

    def text(self):
        values = ", ".join(value for value, _ in self.results)
        types = ", ".join(kind for _, kind in self.results)
        arguments = ", ".join(f"%a{i}: {kind}" for i, kind in enumerate(self.arguments))
        body = "".join(f"  {line}\n" for line in self.lines)
        closing = f"  return {values} : {types}\n" if self.results else "  return\n"
        return f"func.func @{self.name}({arguments}) -> ({types}) {{\n{body}{closing}}}\n"

    def peek(self, ahead=0):
        return self.words[self.at + ahead] if self.at + ahead < len(self.words) else ""

    def next(self):
        self.at += 1
        return self.words[self.at - 1]

    def expect(self, word):
        if self.next() != word:
            raise ValueError(f"{self.key}: expected {word} before {self.words[self.at - 1:]}")

    def statement(self):
        if self.peek(1) == "=":
            name = self.next()
            self.next()
            self.named[name] = self.expression()
            return self.named[name]
        return self.expression()

    def emit(self, text, types):
        """Appends an op with results of the types; gives the results."""
        fresh = f"%v{len(self.lines)}"
        count = f":{len(types)}" if len(types) > 1 else ""
        self.lines.append(f"{fresh}{count} = {text}" if types else text)
        return [(f"{fresh}#{i}" if count else fresh, kind) for i, kind in enumerate(types)]

    def operands(self, closing):
        values = []
        while self.peek() != closing:
            values.append(self.statement()[0])
        self.next()
        return values

    def types(self):
        """`:type|type` after a closing bracket, if it is there."""
        if not self.peek().startswith(":"):
            return []
        kinds = [fullType(self.next()[1:])]
        while self.peek() == "|":
            self.next()
            kinds.append(fullType(self.next()))
        return kinds

    def operation(self, name, values, types):
        operands = ", ".join(value for value, _ in values)
        signature = ", ".join(kind for _, kind in values)
        attributes = ""
        if name.startswith("operator:"):
            name, attributes = "operator", f' <{{name = "{name[9:]}"}}>'
        return self.emit(f'"torch.{name}"({operands}){attributes} : ({signature}) -> ({", ".join(types)})', types)

    def literal(self):
        kind, values = fullType(self.next()), []
        while self.peek() != "}":
            values.append(self.next())
        self.next()
        sizes, dtype = re.match(r"!torch.vtensor<\[(.*)\],(.*)>$", kind).groups()
        shape = [int(size) for size in sizes.split(",") if size]
        dtype = {"b": "i1"}.get(dtype, dtype)
        text = values[0] if len(values) == 1 else nested(values, shape)
        builtin = "".join(f"{size}x" for size in shape) + dtype
        return self.emit(f"torch.vtensor.literal(dense<{text}> : tensor<{builtin}>) : {kind}", [kind])

    def expression(self):
        word = self.next()
        if word == "{":
            return self.literal()
        if word == "(":  # a list
            values = self.operands(")")
            element = (self.types() or [values[0][1]])[0].removeprefix("!torch.")
            return self.operation("prim.ListConstruct", values, [f"!torch.list<{element}>"])
        if word.startswith("@"):
            self.arguments.append(fullType(word[1:]))
            return [(f"%a{len(self.arguments) - 1}", self.arguments[-1])]
        if word.endswith("("):
            values = self.operands(")")
            return self.operation(word[:-1], values, self.types())
        if word in self.named:
            return self.named[word]
        for pattern, kind in ((r"none$", "none"), (r"(true|false)$", "bool"), (r"-?\d+$", "int"),
                              (r'".*"$', "str"), (r"-?[\d.]+(e[+-]?\d+)?$", "float"),
                              (r"0x[0-9A-F]+$", "float")):
            if re.match(pattern, word):
                value = "" if kind == "none" else word
                return self.emit(f"torch.constant.{kind} {value}", [f"!torch.{kind}"])
        raise ValueError(f"{self.key}: what is {word}?")


def nested(values, shape):
    if len(shape) <= 1:
        return "[" + ", ".join(values) + "]"
    step = len(values) // shape[0]
    return "[" + ", ".join(nested(values[i * step:(i + 1) * step], shape[1:]) for i in range(shape[0])) + "]"


# Comparing -----------------------------------------------------------------------------------------
VALUE = re.compile(r"%[\w$.-]+(?:#\d+)?")
CONSTANT = re.compile(r"^(%[\w$.-]+) = torch\.(constant\.(?!device)\w+ ?|vtensor\.literal)(.*)$")


def functions(text):
    """{symbol: lines of the body} of a printed module."""
    found, current = {}, None
    for line in text.splitlines():
        if match := re.match(r'\s*func\.func (?:private )?@"?([\w.$]+)"?\(', line):
            current = found[match[1]] = []
        elif current is not None and line.strip():
            current.append(line)
    return found


def normalised(lines):
    """Ops in order, constants put where they are used, other values numbered as they come: where a
    constant stands, and how often, does not count."""
    known, result = {}, []

    def rename(match):
        value = match[0]
        base, _, index = value.partition("#")
        if base not in known:
            known[base] = f"%{sum(not each.startswith('<') for each in known.values())}"
        return known[base] + (f"#{index}" if index else "")

    for line in lines:
        line = line.strip()
        if line in ("}", "module {", "// -----"):
            continue
        if match := CONSTANT.match(line):
            known[match[1]] = f"<{match[2].replace('constant.', '').strip()} {match[3].strip()}>"
            continue
        line = re.sub(r"(%[\w$.-]+):\d+ =", r"\1 =", line)
        result.append(VALUE.sub(rename, line).replace("func.return", "return"))
    return result
