"""Random functions that take and return what calling conventions are about: bound and unbound tensors,
None, tuples; and call each other. For random_graphs.py."""
import random

ARGUMENTS = ["int", "none", "bound", "vtensor", "optional<int>", "tensor"]
RESULTS = ["int", "none", "tensor", "tuple", "optional<int>"]
BOUNDS = ["vtensor<[2,3],f32>", "vtensor<[?],f32>", "vtensor<[2,3],unk>", "vtensor"]


class Signatures:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.count = 0
        self.functions = []  # (name, argument types, result types)

    def fresh(self):
        self.count += 1
        return f"%v{self.count}"

    def make(self, kind, values, body):
        """A value of a type: one that is there, or a new one; None if there is no way."""
        known = [name for name, each in values if each == kind]
        if known and self.random.random() < 0.7:
            return self.random.choice(known)
        name = self.fresh()
        if kind == "int":
            body.append(f"{name} = torch.constant.int {self.random.randint(0, 9)}")
        elif kind == "none":
            body.append(f"{name} = torch.constant.none")
        elif kind == "optional<int>":
            body.append(f"{name} = torch.derefine {self.make('int', values, body)} : !torch.int to !torch.optional<int>")
        elif kind == "tensor":
            body.append(f"{name} = torch.tensor.literal(dense<1.0> : tensor<2x3xf32>) : !torch.tensor<[2,3],f32>")
            cast = self.fresh()
            body.append(f"{cast} = torch.tensor_static_info_cast {name} : !torch.tensor<[2,3],f32> to !torch.tensor")
            name = cast
        elif kind == "vtensor":
            tensor = self.make("tensor", values, body)
            body.append(f"{name} = torch.copy.to_vtensor {tensor} : !torch.vtensor")
        elif kind.startswith("tuple<"):
            kinds = kind[6:-1].split(", ")
            items = [self.make(each, values, body) for each in kinds]
            body.append(f"{name} = torch.prim.TupleConstruct {', '.join(items)} : "
                        f"{', '.join('!torch.' + each for each in kinds)} -> !torch.{kind}")
        values.append((name, kind))
        return name

    def function(self, number):
        pick = self.random
        arguments, values, kinds = [], [], []
        hasBound = pick.random() < 0.5
        for at in range(pick.randint(0, 4)):
            kind = pick.choice(ARGUMENTS)
            if kind == "tensor" and hasBound and pick.random() < 0.8:
                kind = "bound"  # the reference crashes on one beside the other
            name = f"%a{at}"
            actual = "tensor" if kind == "bound" else kind
            bound = f" {{torch.type_bound = !torch.{pick.choice(BOUNDS)}}}" if kind == "bound" else ""
            arguments.append(f"{name}: !torch.{actual}{bound}")
            kinds.append(actual)
            values.append((name, actual))
        body = []
        for _ in range(pick.randint(0, 3)):
            if self.functions and pick.random() < 0.6:
                callee, takes, gives = pick.choice(self.functions)
                operands = [self.make(kind, values, body) for kind in takes]
                names = [self.fresh() for _ in gives]
                spelled = ", ".join("!torch." + each for each in takes)
                body.append((", ".join(names) + " = " if names else "") +
                            f"call @{callee}({', '.join(operands)}) : ({spelled}) -> "
                            f"({', '.join('!torch.' + each for each in gives)})")
                values += zip(names, gives)
            else:
                name = self.make("tensor", values, body)
                result = self.fresh()
                body.append(f"{result} = torch.aten.tanh {name} : !torch.tensor -> !torch.tensor")
                values.append((result, "tensor"))
        results = []
        for _ in range(pick.randint(0, 3)):
            kind = pick.choice(RESULTS)
            results.append(f"tuple<{', '.join(pick.choice(['int', 'tensor', 'vtensor']) for _ in range(pick.randint(2, 3)))}>"
                           if kind == "tuple" else kind)
        returned = [self.make(kind, values, body) for kind in results]
        spelled = ", ".join("!torch." + each for each in results)
        lines = [f"func.func {pick.choice(['', 'private '])}@f{number}({', '.join(arguments)})"
                 + (f" -> ({spelled})" if results else "") + " {"]
        lines += body + ["return" + (f" {', '.join(returned)} : {spelled}" if results else ""), "}"]
        self.functions.append((f"f{number}", kinds, results))
        return lines

    def text(self):
        lines = []
        for number in range(self.random.randint(1, 4)):
            lines += self.function(number)
        return "\n".join(lines) + "\n"
