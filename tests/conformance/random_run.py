#!/usr/bin/env python3
"""Random modules (random_modules.py) through this project and the reference, and against the truth.

    random_run.py [--programs N] [--seed S] [--size N] [--decompose]   counts what came out, shows what is wrong
    random_run.py --show SEED                            one program, and what both make of it

What is returned must allow the shape and dtype that the generator worked out on concrete sizes (a value
that does not is *wrong*, whoever says it), and must be at least as precise as the reference's. The ops
that stay must be those of the reference, in order, with types at least as precise, or some of them where
more was folded. A program on which this does not hold is made smaller as long as it fails, and shown.
"""
import sys

import irtypes
from random_driver import ask, parserOf, runAll
from random_modules import Program


def read(out):
    return {each.name: each for each in irtypes.read(out)}


def askReference(programs, options):
    # It prints nothing where the contract does not hold, so the pipeline without the verdict is run.
    once = f"torch-simplification-pipeline{{decompose-complex-ops={str(options.decompose).lower()}}}"
    return ask(read, programs, options.reference, f"--pass-pipeline=builtin.module({','.join([once] * 3)})")


def trueType(value):
    return f"!torch.vtensor<[{','.join(map(str, value.shape))}],{value.dtype}>"


def tensorOps(function):
    return [(name, types) for name, types in function.ops if any("tensor" in kind for kind in types)]


def verdict(program, ours, theirs, options):
    """(word, detail). Words that stand for a fault of ours: crash, error, wrong, less, other ops."""
    if isinstance(ours, str):
        return ours.split(":")[0], ours
    truth = [trueType(value) for value in program.returned]
    mine = irtypes.typesBehind(ours)
    if not irtypes.allMayBe(mine, truth):
        return "wrong", f"ours {mine}, truth {truth}"
    if isinstance(theirs, str):
        return "reference " + theirs.split(":")[0], theirs
    other = irtypes.typesBehind(theirs)
    if not irtypes.allMayBe(other, truth):
        return "reference wrong", f"reference {other}, truth {truth}"
    if not irtypes.allMayBe(other, mine):
        return "less", f"ours {mine}, reference {other}, truth {truth}"
    if missing := firstMissing(tensorOps(theirs), tensorOps(ours), irtypes.mayBe):
        # Fewer ops are no fault: something was folded that the reference leaves.
        if firstMissing(tensorOps(ours), tensorOps(theirs), lambda more, less: irtypes.mayBe(less, more)):
            # Decompositions know more types here, so they apply to more ops.
            return "decomposed otherwise" if options.decompose else "other ops", f"the reference has {missing}"
        return "simpler", ""
    return ("same" if mine == other else "more"), ""


def firstMissing(wanted, given, fits):
    """The first of the ops that is not found among the given, in order."""
    left = iter(given)
    for name, types in wanted:
        if not any(name == op and len(types) == len(kinds) and all(map(fits, types, kinds)) for op, kinds in left):
            return f"{name}: {types}"
    return None


FAULTS = {"crash", "error", "wrong", "less", "other ops"}


def judged(programs, options):
    ours = ask(read, programs, options.bin / "reify", "show", *([] if options.decompose else ["--no-decompose"]))
    theirs = askReference(programs, options) if options.reference else {}
    return {each.name: verdict(each, ours[each.name], theirs.get(each.name, "not asked"), options) for each in programs}


def smaller(program, word, options):
    """Takes away statements and returned values as long as the same fault shows."""
    def fails():
        return judged([program], options)[program.name][0] == word

    def attempt(change, undo):
        change()
        if fails():
            return True
        undo()
        return False

    progress = True
    while progress:
        progress = False
        for value in list(program.returned):
            if len(program.returned) > 1:
                kept = list(program.returned)
                progress |= attempt(lambda: program.returned.remove(value),
                                    lambda: setattr(program, "returned", kept))
        for statement in list(reversed(program.statements)):
            kept = list(program.statements)
            rest = [each for each in kept if each is not statement]
            used = "\n".join(each.text() for each in rest) + " ".join(each.name for each in program.returned)
            if any(value.name + sep in used + " " for value in statement.defines for sep in ", :\n)"):
                continue
            progress |= attempt(lambda: setattr(program, "statements", rest),
                                lambda: setattr(program, "statements", kept))
    return program


def main():
    parser = parserOf("random modules, compared", shown=5)
    parser.add_argument("--decompose", action="store_true")
    options = parser.parse_args()
    return runAll(options, lambda seed: Program(f"p{seed}", seed, options.size), judged, smaller, FAULTS)


if __name__ == "__main__":
    sys.exit(main())
