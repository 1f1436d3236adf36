"""What random_run.py and random_writes.py share: their options, asking a program about many modules at once,
counting what came out, and showing what is wrong."""
import argparse
import tempfile
from collections import Counter

from programs import ROOT, referencePath, run


def parserOf(description, shown):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--programs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", type=int, default=8)
    parser.add_argument("--shown", type=int, default=shown, help="how many faults are made smaller and shown")
    parser.add_argument("--show", type=int)
    parser.add_argument("--bin", type=type(ROOT), default=ROOT / "build/bin")
    return parser


def ask(read, programs, program, *arguments):
    """{name: what `read` makes of the printed function, "error" or "crash"}; halved as long as the module is
    refused. `read` gives {name: function} for a printed module."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("\n".join(each.text() for each in programs))
        file.flush()
        answer = run(program, *arguments, file.name)
    if answer.out and not answer.crashed:
        found = read(answer.out)
        return {each.name: found.get(each.name, "error") for each in programs}
    if len(programs) == 1:
        return {programs[0].name: "crash" if answer.crashed else "error: " + answer.err[:400]}
    half = len(programs) // 2
    return ask(read, programs[:half], program, *arguments) | ask(read, programs[half:], program, *arguments)


def runAll(options, make, judged, smaller, faultWords):
    """The exit code. `make` gives the program of a seed, `judged` {name: (word, detail)} for programs, and
    `smaller` a program with less in it and the same fault."""
    options.reference = referencePath()
    if options.show is not None:
        program = make(options.show)
        print(program.text(), *judged([program], options)[program.name], sep="\n")
        return 0
    counts, faults = Counter(), []
    for at in range(0, options.programs, 50):
        programs = [make(options.seed + i) for i in range(at, min(at + 50, options.programs))]
        for program, (word, detail) in zip(programs, judged(programs, options).values()):
            counts[word] += 1
            if word in faultWords:
                faults.append((program, word, detail))
    for program, word, detail in faults[:options.shown]:
        print(f"FAILED seed {program.name[1:]}: {word}: {detail}\n{smaller(program, word, options).text()}\n")
    for program, word, detail in faults[options.shown:]:
        print(f"FAILED seed {program.name[1:]}: {word}: {detail[:200]}")
    print(", ".join(f"{count} {word}" for word, count in counts.most_common()))
    print(f"{options.programs - len(faults)} passed, {len(faults)} failed")
    return 1 if faults else 0
