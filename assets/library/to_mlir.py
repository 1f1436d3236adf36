#!/usr/bin/env python3
"""Writes the built-in library's MLIR text from its Python text: X.py beside this file gives X.mlir.

The Python is the subset that library functions need: ints, floats, bools, strings, None, lists and
tuples; if, for over a range or a list, assert, calls of other functions here. Each function becomes
one func.func; names, conventions and constants are as docs/library-authors.md has them.

    to_mlir.py            write every X.mlir
    to_mlir.py --check    say which files are out of date, exit 1 if any
"""
import ast
import re
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent

# torch.<dtype> in the Python text is PyTorch's number for it.
DTYPE_CODES = {
    "uint8": 0, "int8": 1, "int16": 2, "int32": 3, "int64": 4, "float16": 5, "float32": 6,
    "float64": 7, "complex32": 8, "complex64": 9, "complex128": 10, "bool": 11, "qint8": 12,
    "quint8": 13, "qint32": 14, "bfloat16": 15, "float8_e5m2": 23, "float8_e4m3fn": 24,
    "float8_e5m2fnuz": 25, "float8_e4m3fnuz": 26,
}
NUMBER = "number"


class Refused(Exception):
    def __init__(self, node, text):
        super().__init__(text)
        self.line = getattr(node, "lineno", 0)


def type_of(node):
    """The torch type, without its prefix, of an annotation."""
    text = ast.unparse(node)
    plain = {"int": "int", "float": "float", "bool": "bool", "str": "str", "None": "none",
             "Any": "any", "device": "Device", "Union[int, float, complex]": NUMBER}
    if text in plain:
        return plain[text]
    if isinstance(node, ast.Subscript):
        head = ast.unparse(node.value)
        if head == "List":
            return f"list<{type_of(node.slice)}>"
        if head == "Optional":
            return f"optional<{type_of(node.slice)}>"
        if head == "Tuple":
            parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            return f"tuple<{', '.join(type_of(part) for part in parts)}>"
    raise Refused(node, f"no torch type for the annotation {text}")


def inner(type_text):
    return type_text[type_text.index("<") + 1:-1]


def members(type_text):
    """The element types of a tuple type."""
    parts, depth, start, body = [], 0, 0, inner(type_text)
    for at, char in enumerate(body):
        depth += (char == "<") - (char == ">")
        if char == "," and depth == 0:
            parts.append(body[start:at].strip())
            start = at + 1
    return parts + [body[start:].strip()] if body.strip() else []


def T(*types):
    return ", ".join("!torch." + each for each in types)


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def symbol_of(name):
    """aten〇add〇Tensor〡shape -> __torch_mlir_shape_fn.aten.add.Tensor; other names stay."""
    if "〡" not in name:
        return name
    op, kind = name.split("〡")
    return f"__torch_mlir_{kind}_fn.{op.replace('〇', '.')}"


class Signature:
    def __init__(self, node):
        self.symbol = symbol_of(node.name)
        self.names = [arg.arg for arg in node.args.args]
        self.types = []
        for arg in node.args.args:
            if arg.annotation is None:
                raise Refused(node, f"parameter {arg.arg} of {node.name} has no annotation")
            self.types.append(type_of(arg.annotation))
        self.result = type_of(node.returns)
        self.defaults = node.args.defaults


def returns_inside(nodes):
    return any(isinstance(child, ast.Return) for node in nodes for child in ast.walk(node))


def assigned_names(nodes):
    """Names that the statements bind, in order."""
    names = []
    for node in nodes:
        for child in ast.walk(node):
            if isinstance(child, ast.Name) and isinstance(child.ctx, ast.Store):
                if child.id not in names:
                    names.append(child.id)
    return names


INT_BINARY = {ast.Add: "add.int", ast.Sub: "sub.int", ast.Mult: "mul.int",
              ast.FloorDiv: "floordiv.int", ast.Mod: "remainder.int"}
COMPARE = {ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt", ast.GtE: "ge"}


class Translator:
    """One function at a time; `lines` are the ops so far, constants are kept apart for the top."""

    def __init__(self, node, signatures):
        self.node = node
        self.signatures = signatures
        self.signature = signatures[node.name]
        self.lines = []
        self.constants = {}
        self.used = set()
        self.depth = 1

    # Text -----------------------------------------------------------------------------------------
    def fresh(self, hint):
        hint = re.sub(r"[^A-Za-z0-9_]", "_", hint)
        name, count = hint, 1
        while name in self.used:
            count += 1
            name = f"{hint}_{count}"
        self.used.add(name)
        return "%" + name

    def line(self, text):
        self.lines.append("  " * self.depth + text)

    def constant(self, value, hint=None):
        key = (hint or type(value).__name__, value)
        if key not in self.constants:
            if value is None:
                spell = ("none", "torch.constant.none", "none")
            elif isinstance(value, bool):
                spell = (str(value).lower(), f"torch.constant.bool {str(value).lower()}", "bool")
            elif isinstance(value, int):
                spell = (hint or f"int{value}".replace("-", "m"), f"torch.constant.int {value}", "int")
            elif isinstance(value, float):
                spell = ("float", f"torch.constant.float {value:e}", "float")
            else:
                spell = ("str", f"torch.constant.str {quoted(value)}", "str")
            self.constants[key] = (self.fresh(spell[0]), spell[1], spell[2])
        name, _, type_text = self.constants[key]
        return name, type_text

    def op(self, name, operands, result, hint=None):
        """Emits `%x = torch.NAME operands : types -> result`; gives the value. No result: None."""
        values = ", ".join(value for value, _ in operands)
        types = T(*(type_text for _, type_text in operands))
        if result is None:
            self.line(f"torch.{name} {values} : {types}")
            return None
        out = self.fresh(hint or re.sub(r"\W+", "_", name.split(".", 1)[1]).strip("_"))
        self.line(f"{out} = torch.{name} {values} : {types} -> {T(result)}")
        return out, result

    def listOf(self, values, element, hint="list"):
        out = self.fresh(hint)
        names = ", ".join(value for value, _ in values)
        types = ", ".join(T(type_text) for _, type_text in values)
        self.line(f"{out} = torch.prim.ListConstruct {names} : ({types}) -> {T(f'list<{element}>')}")
        return out, f"list<{element}>"

    def derefine(self, value, to):
        out = self.fresh(value[0].strip("%"))
        self.line(f"{out} = torch.derefine {value[0]} : {T(value[1])} to {T(to)}")
        return out, to

    def coerce(self, node, value, to):
        have = value[1]
        if have == to:
            return value
        if to == "any" or (to == NUMBER and have in ("int", "float")):
            return self.derefine(value, to)
        if to.startswith("optional<"):
            if have != "none":
                value = self.coerce(node, value, inner(to))
            return self.derefine(value, to)
        if to == "float" and have == "int":
            return self.op("aten.Float.Scalar", [value], "float", "float")
        raise Refused(node, f"have {have}, need {to}")

    # Expressions ----------------------------------------------------------------------------------
    def truth(self, node, env):
        value = self.expression(node, env)
        if value[1] != "bool":
            raise Refused(node, f"a condition must be a bool, this is {value[1]}")
        return value

    def expression(self, node, env, want=None, hint=None):
        if isinstance(node, ast.Constant):
            return self.constant(node.value)
        if isinstance(node, ast.Name):
            if node.id not in env:
                raise Refused(node, f"{node.id} is not defined here")
            return env[node.id]
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "torch":
            return self.constant(DTYPE_CODES[node.attr], node.attr)
        method = getattr(self, "expr" + type(node).__name__, None)
        if method is None:
            raise Refused(node, f"{type(node).__name__} is not translated")
        return method(node, env, want, hint)

    def exprList(self, node, env, want, hint):
        element = inner(want) if want and want.startswith("list<") else None
        values = [self.expression(item, env) for item in node.elts]
        if element is None:
            if not values:
                raise Refused(node, "the type of this empty list is not known")
            element = values[0][1]
        return self.listOf(values, element, hint or "list")

    def exprTuple(self, node, env, want, hint):
        wants = members(want) if want else [None] * len(node.elts)
        values = []
        for item, wanted in zip(node.elts, wants):
            value = self.expression(item, env, wanted)
            values.append(self.coerce(item, value, wanted) if wanted else value)
        return self.op("prim.TupleConstruct", values, f"tuple<{', '.join(v[1] for v in values)}>",
                       hint or "tuple")

    def exprUnaryOp(self, node, env, want, hint):
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            return self.constant(-node.operand.value)
        value = self.expression(node.operand, env)
        if isinstance(node.op, ast.Not):
            return self.op("aten.__not__", [value], "bool", hint or "not")
        if isinstance(node.op, ast.USub) and value[1] == "int":
            return self.op("aten.neg.int", [value], "int", hint)
        raise Refused(node, f"no {type(node.op).__name__} of {value[1]}")

    def exprBinOp(self, node, env, want, hint):
        left = self.expression(node.left, env, want)
        right = self.expression(node.right, env, want)
        kinds = (left[1], right[1])
        operator = type(node.op)
        if kinds == ("int", "int") and operator in INT_BINARY:
            return self.op("aten." + INT_BINARY[operator], [left, right], "int", hint)
        if kinds == ("int", "int") and operator is ast.Div:
            return self.op("aten.div.int", [left, right], "float", hint)
        if operator is ast.Mult and kinds in (("int", "float"), ("float", "int")):
            name = "aten.mul.int_float" if kinds[0] == "int" else "aten.mul.float_int"
            return self.op(name, [left, right], "float", hint)
        if kinds == ("float", "float") and operator in (ast.Sub, ast.Mult, ast.Div):
            name = {ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div"}[operator]
            return self.op(f"aten.{name}.float", [left, right], "float", hint)
        if operator is ast.Add and kinds[0].startswith("list<") and kinds[0] == kinds[1]:
            return self.op("aten.add.t", [left, right], kinds[0], hint or "joined")
        if operator is ast.Mult and kinds[0].startswith("list<") and kinds[1] == "int":
            return self.op("aten.mul.left_t", [left, right], kinds[0], hint or "repeated")
        raise Refused(node, f"no {operator.__name__} of {kinds[0]} and {kinds[1]}")

    def exprCompare(self, node, env, want, hint):
        if len(node.ops) != 1:
            both = ast.BoolOp(op=ast.And(), values=[])
            items = [node.left] + node.comparators
            for at, operator in enumerate(node.ops):
                both.values.append(ast.Compare(left=items[at], ops=[operator],
                                               comparators=[items[at + 1]]))
            return self.expression(ast.copy_location(both, node), env)
        operator, other = node.ops[0], node.comparators[0]
        left = self.expression(node.left, env)
        if isinstance(operator, (ast.In, ast.NotIn)):
            items = self.expression(other, env, f"list<{left[1]}>")
            name = {"int": "int_list", "str": "str_list"}[left[1]]
            found = self.op("aten.__contains__." + name, [items, left], "bool", "found")
            if isinstance(operator, ast.In):
                return found
            return self.op("aten.__not__", [found], "bool", "missing")
        right = self.expression(other, env)
        if isinstance(operator, ast.Is):
            return self.op("aten.__is__", [left, right], "bool", hint or "is_none")
        if isinstance(operator, ast.IsNot):
            return self.op("aten.__isnot__", [left, right], "bool", hint or "is_given")
        name = COMPARE[type(operator)]
        if left[1] == right[1] and left[1] in ("int", "str", "bool", "float"):
            return self.op(f"aten.{name}.{left[1]}", [left, right], "bool", hint or name)
        if left[1] == "list<int>" == right[1]:
            return self.op(f"aten.{name}.int_list", [left, right], "bool", hint or name)
        if (left[1], right[1]) == ("float", "int"):
            return self.op(f"aten.{name}.float_int", [left, right], "bool", hint or name)
        raise Refused(node, f"no comparison of {left[1]} and {right[1]}")

    def exprBoolOp(self, node, env, want, hint):
        """`a and b` is b if a, else False; the operand known by then is narrowed in b."""
        first, rest = node.values[0], node.values[1:]
        rest = rest[0] if len(rest) == 1 else ast.BoolOp(op=node.op, values=rest)
        ast.copy_location(rest, node)
        isAnd = isinstance(node.op, ast.And)
        go = lambda inside: self.truth(rest, inside)
        stop = lambda inside: self.constant(not isAnd)
        branches = (go, stop) if isAnd else (stop, go)
        return self.choose(first, env, "bool", *branches, hint or ("both" if isAnd else "either"))

    def exprIfExp(self, node, env, want, hint):
        wanted = want or self.typeOfEither(node, env)
        take = lambda part: lambda inside: self.coerce(
            part, self.expression(part, inside, wanted), wanted)
        return self.choose(node.test, env, wanted, take(node.body), take(node.orelse), hint or "choice")

    def typeOfEither(self, node, env):
        """The type of a conditional expression: of its first branch, found on a throw-away copy."""
        probe = self.probe()
        inside = probe.narrowed(node.test, env, True)
        return probe.expression(node.body, inside)[1]

    def probe(self):
        """A copy whose text is thrown away, to ask for the type of an expression."""
        other = Translator(self.node, self.signatures)
        other.used, other.constants = set(self.used), dict(self.constants)
        return other

    def exprSubscript(self, node, env, want, hint):
        source = self.expression(node.value, env)
        if isinstance(node.slice, ast.Slice):
            part = lambda bound: self.expression(bound, env) if bound else self.constant(None)
            step = part(node.slice.step) if node.slice.step else self.constant(1)
            return self.op("aten.slice.t", [source, part(node.slice.lower), part(node.slice.upper), step],
                           source[1], hint or "part")
        index = self.expression(node.slice, env)
        if source[1].startswith("tuple<"):
            return self.op("prim.TupleIndex", [source, index],
                           members(source[1])[node.slice.value], hint or "element")
        return self.op("aten.__getitem__.t", [source, index], inner(source[1]), hint or "element")

    def exprListComp(self, node, env, want, hint):
        """[f(x) for x in xs]: an empty list, a loop, appends."""
        comp = node.generators[0]
        if comp.ifs or len(node.generators) != 1:
            raise Refused(node, "one for and no if in a comprehension")
        element = inner(want) if want else self.typeOfItem(node, comp, env)
        out = self.listOf([], element, hint or "list")
        inside = dict(env)
        inside["__out"] = out
        body = ast.parse("__out.append(0)").body
        body[0].value.args = [node.elt]
        loop = ast.For(target=comp.target, iter=comp.iter, body=body, orelse=[])
        self.stmtFor(ast.copy_location(loop, node), inside)
        return out

    def typeOfItem(self, node, comp, env):
        """The element type that a comprehension makes."""
        probe = self.probe()
        isRange = isinstance(comp.iter, ast.Call) and ast.unparse(comp.iter.func) == "range"
        inside = dict(env)
        kind = "int" if isRange else inner(probe.expression(comp.iter, env)[1])
        inside[comp.target.id] = ("%item", kind)
        return probe.expression(node.elt, inside)[1]

    def exprJoinedStr(self, node, env, want, hint):
        template, values = "", []
        for part in node.values:
            if isinstance(part, ast.Constant):
                template += part.value
            else:
                template += "{}"
                values.append(self.expression(part.value, env))
        operands = [self.constant(template)] + values
        out = self.fresh(hint or "message")
        names = ", ".join(value for value, _ in operands)
        self.line(f"{out} = torch.aten.format({names}) : {T(*(t for _, t in operands))} -> !torch.str")
        return out, "str"

    def exprCall(self, node, env, want, hint):
        name = ast.unparse(node.func)
        args = node.args
        if name in self.signatures:
            return self.call(node, name, env, hint)
        if isinstance(node.func, ast.Attribute) and node.func.attr in ("append", "insert"):
            return self.mutate(node, env)
        if name == "promote_dtypes":
            ranks = self.expression(args[0], env, "list<optional<int>>", "ranks")
            dtypes = self.expression(args[1], env, "list<int>", "dtypes")
            out = self.fresh(hint or "promoted")
            self.line(f"{out} = torch.promote_dtypes {ranks[0]}, {dtypes[0]} : "
                      f"({T(ranks[1], dtypes[1])}) -> !torch.int")
            return out, "int"
        if name == "dtype_of_scalar_tensor":
            tensor = self.op("prim.NumToTensor.Scalar", [self.expression(args[0], env)], "tensor", "tensor")
            return self.op("prim.dtype", [tensor], "int", hint or "dtype")
        if name == "opaque_int":
            # An operator that nothing can look into, for an int of which nothing is known.
            out = self.fresh(hint or "unknown")
            self.line(f'{out} = torch.operator "reify.opaque_int"() : () -> !torch.int')
            return out, "int"
        values = [self.expression(arg, env) for arg in args]
        kinds = tuple(value[1] for value in values)
        if name == "len" and kinds[0].startswith("list<"):
            return self.op("aten.len.t", values, "int", hint or "length")
        if name in ("min", "max") and kinds == ("int", "int"):
            return self.op(f"prim.{name}.int", values, "int", hint or name)
        if name == "int" and kinds == ("float",):
            return self.op("aten.Int.float", values, "int", hint or "int")
        if name == "int" and kinds == ("bool",):
            return self.op("aten.Int.bool", values, "int", hint or "int")
        if name == "float" and kinds == ("int",):
            return self.op("aten.Float.Scalar", values, "float", hint or "float")
        if name == "math.ceil" and kinds == ("float",):
            return self.op("aten.ceil.float", values, "int", hint or "ceil")
        raise Refused(node, f"no translation of {name}({', '.join(kinds)})")

    def call(self, node, name, env, hint):
        callee = self.signatures[name]
        args = list(node.args)
        missing = len(callee.types) - len(args)
        if missing > len(callee.defaults) or missing < 0:
            raise Refused(node, f"{name} takes {len(callee.types)} arguments")
        if missing:
            args += callee.defaults[-missing:]
        values = [self.coerce(arg, self.expression(arg, env, to), to)
                  for arg, to in zip(args, callee.types)]
        out = self.fresh(hint or name)
        names = ", ".join(value for value, _ in values)
        self.line(f"{out} = func.call @{callee.symbol}({names}) : ({T(*callee.types)}) -> {T(callee.result)}"
                  if callee.types else
                  f"{out} = func.call @{callee.symbol}() : () -> {T(callee.result)}")
        return out, callee.result

    def mutate(self, node, env):
        target = self.expression(node.func.value, env)
        values = [self.expression(arg, env) for arg in node.args]
        values[-1] = self.coerce(node, values[-1], inner(target[1]))
        if node.func.attr == "append":
            return self.op("aten.append.t", [target] + values, target[1], "appended")
        self.op("aten.insert.t", [target] + values, None)
        return None

    # Branches -------------------------------------------------------------------------------------
    def narrowed(self, test, env, outcome):
        """`env` with the optional that `test` compares with None unwrapped, where that is known."""
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) and outcome:
            for part in test.values:
                env = self.narrowed(part, env, True)
            return env
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            return self.narrowed(test.operand, env, not outcome)
        if not (isinstance(test, ast.Compare) and isinstance(test.left, ast.Name)
                and isinstance(test.ops[0], (ast.Is, ast.IsNot))):
            return env
        given = isinstance(test.ops[0], ast.IsNot) == outcome
        value = env.get(test.left.id)
        if not given or value is None or not value[1].startswith("optional<"):
            return env
        env = dict(env)
        env[test.left.id] = self.op("prim.unchecked_cast", [value], inner(value[1]), test.left.id)
        return env

    def choose(self, test, env, result, yes, no, hint):
        """prim.If with one result; `yes` and `no` emit a branch in a narrowed environment."""
        condition = self.truth(test, env)
        out = self.fresh(hint)
        self.line(f"{out} = torch.prim.If {condition[0]} -> ({T(result)}) {{")
        for branch, outcome in ((yes, True), (no, False)):
            self.depth += 1
            value = branch(self.narrowed(test, env, outcome))
            self.line(f"torch.prim.If.yield {value[0]} : {T(value[1])}")
            self.depth -= 1
            self.line("} else {" if outcome else "}")
        return out, result

    def stmtIf(self, node, env):
        """An if that falls through: names that it binds become the results of the prim.If."""
        if all(isinstance(each, ast.Raise) for each in node.body) and not node.orelse:
            self.guard(node.test, env, False, lambda inside: self.throw(node.body[0].exc.args[0], inside))
            return self.replaceWith(env, self.narrowed(test, env, True))
        inBoth = set(assigned_names(node.body)) & set(assigned_names(node.orelse))
        names = [name for name in assigned_names(node.body + node.orelse) if name in env or name in inBoth]
        condition = self.truth(node.test, env)
        results = [self.fresh(name) for name in names]
        head = len(self.lines)
        self.line("")
        types = {}
        for body, outcome in ((node.body, True), (node.orelse, False)):
            self.depth += 1
            inside = dict(self.narrowed(node.test, env, outcome))
            self.statements(body, inside)
            values = []
            for name in names:
                value = inside[name]
                if name in types:
                    value = self.coerce(node, value, types[name])
                elif name in env and value[1] != env[name][1] and env[name][1] != "none":
                    value = self.coerce(node, value, env[name][1])
                types[name] = value[1]
                values.append(value)
            text = ", ".join(value for value, _ in values)
            self.line(f"torch.prim.If.yield {text} : {T(*(t for _, t in values))}" if values
                      else "torch.prim.If.yield")
            self.depth -= 1
            self.line("} else {" if outcome else "}")
        left = ", ".join(results) + " = " if results else ""
        kinds = ", ".join(T(types[name]) for name in names)
        self.lines[head] = "  " * self.depth + f"{left}torch.prim.If {condition[0]} -> ({kinds}) {{"
        for name, result in zip(names, results):
            env[name] = (result, types[name])

    @staticmethod
    def replaceWith(env, other):
        if other is not env:
            env.update(other)

    def guard(self, test, env, wanted, otherwise):
        """prim.If without results that runs `otherwise` where `test` is not `wanted`."""
        condition = self.truth(test, env)
        self.line(f"torch.prim.If {condition[0]} -> () {{")
        for outcome in (True, False):
            self.depth += 1
            if outcome != wanted:
                otherwise(self.narrowed(test, env, outcome))
            self.line("torch.prim.If.yield")
            self.depth -= 1
            self.line("} else {" if outcome else "}")

    def throw(self, message, env):
        text = self.expression(message, env)
        self.op("prim.RaiseException", [text, self.constant(None)], None)

    # Statements -----------------------------------------------------------------------------------
    def statements(self, nodes, env):
        for node in nodes:
            method = getattr(self, "stmt" + type(node).__name__, None)
            if method is None:
                raise Refused(node, f"{type(node).__name__} is not translated")
            method(node, env)

    def stmtPass(self, node, env):
        pass

    def stmtExpr(self, node, env):
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.expression(node.value, env)

    def stmtAssert(self, node, env):
        self.guard(node.test, env, True, lambda inside: self.throw(node.msg, inside))
        self.replaceWith(env, self.narrowed(node.test, env, True))

    def stmtRaise(self, node, env):
        self.throw(node.exc.args[0], env)

    def stmtAssign(self, node, env):
        target = node.targets[0]
        if isinstance(target, ast.Tuple):
            source = self.expression(node.value, env)
            return self.unpack(target, source, env)
        if isinstance(target, ast.Subscript):
            source = self.expression(target.value, env)
            index = self.expression(target.slice, env)
            value = self.coerce(node, self.expression(node.value, env), inner(source[1]))
            self.op("aten._set_item.t", [source, index, value], source[1], "set")
            return None
        want = env[target.id][1] if target.id in env else None
        env[target.id] = self.expression(node.value, env, want, target.id)
        return None

    def unpack(self, target, source, env):
        types = members(source[1])
        names = [self.fresh(each.id.strip("_") or "unused") for each in target.elts]
        self.line(f"{', '.join(names)} = torch.prim.TupleUnpack {source[0]} : {T(source[1])} -> {T(*types)}")
        for each, name, type_text in zip(target.elts, names, types):
            env[each.id] = (name, type_text)

    def stmtAnnAssign(self, node, env):
        want = type_of(node.annotation)
        value = self.expression(node.value, env, want, node.target.id)
        env[node.target.id] = self.coerce(node, value, want)

    def stmtAugAssign(self, node, env):
        value = ast.BinOp(left=ast.Name(id=node.target.id, ctx=ast.Load()), op=node.op, right=node.value)
        env[node.target.id] = self.expression(ast.copy_location(value, node), env, None, node.target.id)

    def stmtFor(self, node, env):
        """for over range(...) or a list; names bound before and again inside are carried."""
        source, isRange = node.iter, False
        if isinstance(source, ast.Call) and ast.unparse(source.func) == "range":
            isRange = True
            bounds = [self.expression(arg, env) for arg in source.args]
            trips = bounds[0]
            if len(bounds) > 1:
                step = bounds[2] if len(bounds) > 2 else self.constant(1)
                trips = self.op("aten.__range_length", bounds[:2] + [step], "int", "trips")
        else:
            items = self.expression(source, env)
            trips = self.op("aten.len.t", [items], "int", "length")
        carried = [name for name in assigned_names(node.body) if name in env]
        before = [env[name] for name in carried]
        true = self.constant(True)
        results = [self.fresh(name) for name in carried]
        left = ", ".join(results) + " = " if results else ""
        index = self.fresh(node.target.id if isRange and len(source.args) == 1 else "at")
        inside = dict(env)
        args = [f"{index}: !torch.int"]
        for name, value in zip(carried, before):
            inside[name] = (self.fresh(name), value[1])
            args.append(f"{inside[name][0]}: {T(value[1])}")
        self.line(f"{left}torch.prim.Loop {trips[0]}, {true[0]}, init({', '.join(v for v, _ in before)}) {{")
        self.line(f"^bb0({', '.join(args)}):")
        self.depth += 1
        if not isRange:
            inside[node.target.id] = self.op("aten.__getitem__.t", [items, (index, "int")],
                                             inner(items[1]), node.target.id)
        elif len(source.args) == 1:
            inside[node.target.id] = (index, "int")
        else:
            inside[node.target.id] = self.op("aten.__derive_index", [(index, "int"), bounds[0], step],
                                             "int", node.target.id)
        self.statements(node.body, inside)
        after = [self.coerce(node, inside[name], value[1]) for name, value in zip(carried, before)]
        values = ", ".join(value for value, _ in after)
        types = f" : {T(*(t for _, t in after))}" if after else ""
        self.line(f"torch.prim.Loop.condition {true[0]}, iter({values}{types})")
        self.depth -= 1
        kinds = [value[1] for value in before]
        self.line(f"}} : ({T('int', 'bool', *kinds)}) -> ({T(*kinds) if kinds else ''})")
        for name, result, value in zip(carried, results, before):
            env[name] = (result, value[1])

    # Functions ------------------------------------------------------------------------------------
    def tail(self, nodes, env):
        """Statements that end in a return; gives the returned value. An if with a return in it takes
        the rest of the statements into the branch that falls through."""
        result = self.signature.result
        for at, node in enumerate(nodes):
            rest = nodes[at + 1:]
            if isinstance(node, ast.Return):
                return self.coerce(node, self.expression(node.value, env, result, "result"), result)
            if isinstance(node, ast.If) and returns_inside([node]):
                branch = lambda body: lambda inside: self.tail(body + rest, dict(inside))
                return self.choose(node.test, env, result, branch(node.body), branch(node.orelse), "result")
            self.statements([node], env)
            if isinstance(node, ast.Raise):
                out = self.fresh("nothing")
                self.line(f"{out} = torch.prim.Uninitialized : {T(result)}")
                return out, result
        raise Refused(self.node, "the function can end without a return")

    def translate(self):
        signature = self.signature
        env = {}
        params = []
        for name, type_text in zip(signature.names, signature.types):
            value = self.fresh(name)
            env[name] = (value, type_text)
            params.append(f"{value}: {T(type_text)}")
        result = self.tail(self.node.body, env)
        private = "" if "〡" in self.node.name else "private "
        text = [f"func.func {private}@{signature.symbol}({', '.join(params)}) -> {T(signature.result)} {{"]
        text += [f"  {name} = {spell}" for name, spell, _ in self.constants.values()]
        text += self.lines
        text += [f"  return {result[0]} : {T(result[1])}", "}"]
        return "\n".join(text)


def comment_before(lines, node):
    """The # lines right above a def, as // lines."""
    found, at = [], node.lineno - 2
    while at >= 0 and lines[at].startswith("#"):
        found.insert(0, "//" + lines[at][1:])
        at -= 1
    return found


def main():
    check = "--check" in sys.argv
    paths = sorted(path for path in FOLDER.glob("*.py") if path.name != Path(__file__).name)
    sources, signatures, stale, failed = {}, {}, [], False
    for path in paths:
        text = path.read_text()
        tree = ast.parse(text)
        functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
        sources[path] = (text, tree, functions)
        for node in functions:
            try:
                if node.name in signatures:
                    raise Refused(node, f"{node.name} is defined twice")
                signatures[node.name] = Signature(node)
            except Refused as problem:
                print(f"{path.name}:{problem.line}: {problem}", file=sys.stderr)
                failed = True
    for path, (text, tree, functions) in sources.items():
        title = (ast.get_docstring(tree) or "").strip().splitlines()
        out = [f"// {line}".rstrip() for line in title]
        out += [f"// Made from {path.name} by {Path(__file__).name}."]
        for node in functions:
            try:
                body = Translator(node, signatures).translate()
            except (Refused, KeyError) as problem:
                print(f"{path.name}:{getattr(problem, 'line', node.lineno)}: {node.name}: {problem}",
                      file=sys.stderr)
                failed = True
                continue
            out += [""] + comment_before(text.splitlines(), node) + [body]
        target = path.with_suffix(".mlir")
        made = "\n".join(out) + "\n"
        if not target.exists() or target.read_text() != made:
            stale.append(target.name)
            if not check:
                target.write_text(made)
    for name in stale:
        print(f"{name} {'is out of date' if check else 'written'}")
    if check:
        bad = len(stale) + failed
        print(f"library: {len(sources) - len(stale)} passed, {bad} failed")
    return 1 if failed or (check and stale) else 0


if __name__ == "__main__":
    sys.exit(main())
