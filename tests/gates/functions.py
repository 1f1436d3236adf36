"""Where functions of C++ begin and end, read from text that clang-format wrote. No compiler is asked: headers need not be found,
and a whole tree takes seconds."""
import re
from dataclasses import dataclass

TOKEN = re.compile(r'''
    (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<raw>R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)")
  | (?P<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+')
  | (?P<directive>^[ \t]*\#(?:[^\n\\]|\\.)*(?:\\\n[^\n]*)*)
  | (?P<number>\d[\w.']*)
  | (?P<word>[A-Za-z_]\w*)
  | (?P<sign>->|::|&&|\|\||[^\s\w])
''', re.S | re.M | re.X)
BRANCHES = {"if", "for", "while", "case", "catch", "&&", "||", "?"}
# What may stand between the parameters of a function and its body.
AFTER_PARAMETERS = {"const", "noexcept", "override", "final", "&", "&&"}


@dataclass
class Function:
    name: str
    line: int
    lines: int
    branches: int


def tokens(text):
    line, at = 1, 0
    for match in TOKEN.finditer(text):
        line += text.count("\n", at, match.start())
        at = match.start()
        if match.lastgroup in ("word", "sign"):
            yield match[0], line
        elif match.lastgroup in ("number", "text", "mark", "raw"):
            yield "0", line


def _opens_function(before):
    """Whether a brace after these tokens, those since the last statement, is a function's; its name then."""
    if "(" not in before or before[0] in ("if", "for", "while", "switch", "namespace", "enum", "struct", "class", "union"):
        return ""
    if before[0] == "template":  # past its <...>
        depth, index = 0, 1
        while index < len(before):
            depth += {"<": 1, ">": -1}.get(before[index], 0)
            index += 1
            if depth == 0:
                break
        before = before[index:]
        if not before or before[0] in ("struct", "class", "union") or "(" not in before:
            return ""
    first = before.index("(")
    if "=" in before[:first] and "operator" not in before[:first]:
        return ""
    if "operator" in before[:first]:
        return "".join(before[before.index("operator"):first]) or "operator()"
    name = first - 1
    if name < 0 or not re.match(r"[A-Za-z_~]", before[name]):
        return ""
    start = name
    while start >= 2 and before[start - 1] == "::":
        start -= 2
    return "".join(before[start:name + 1])


def functions(text):
    """All functions of the file with a body; lambdas belong to the function that they stand in."""
    found, before = [], []
    stack = []  # of open braces: a Function, or None for a namespace, class or initializer
    current, depth_in = None, 0
    for token, line in tokens(text):
        if current:
            depth_in += {"{": 1, "}": -1}.get(token, 0)
            current.branches += token in BRANCHES
            if depth_in == 0:
                current.lines = line - current.line + 1
                found.append(current)
                current, before = None, []
            continue
        if token == "{":
            name = _opens_function(before)
            # A member's initializer in braces, `: a_{1}, b_{2} {`: the body is the brace after which no comma stands.
            if name and ":" in before and re.match(r"[A-Za-z_]\w*$", before[-1]) and before[-1] not in AFTER_PARAMETERS:
                name = ""
                before.append(token)
                stack.append(("init", before))
                before = []
                continue
            if name:
                current, depth_in = Function(name, line, 0, 0), 1
            else:
                stack.append(("scope", None))
                before = []
        elif token == "}":
            if stack:
                kind, outer = stack.pop()
                before = outer + before + [token] if kind == "init" else []
        elif token == ";":
            before = []
        elif token == ":" and before and before[-1] in ("public", "private", "protected"):
            before = []
        else:
            before.append(token)
    return found
