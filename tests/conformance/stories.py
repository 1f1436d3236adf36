"""Small programs after what users report, each with what must come of it.

stories.json: the passes of a story (%L stands for its library), `expects`, which is what reify-opt says, line by
line, and `explains`, the verdict and the causes that `reify explain` prints. What is said of a program that is accepted are
its functions' result types and ops, of one that is refused the first error and its notes. No other outcome passes.
The reference's answers, where it reads the library, are in expected/stories.json: whether it accepts, what it gives,
and the first error; differences/stories.txt has where it says something else.
"""
import json
import re

import irtypes
from programs import HERE, run

STORIES = HERE / "stories.json"
MESSAGE = re.compile(r"^\S*?\.(?:mlir|py):\d+:\d+: (error|warning|note): ")


def filesOf(name):
    """(model, library) of a story."""
    library = f"cases/{name}.lib.py"
    return f"cases/{name}.mlir", library if (HERE / "inputs" / library).exists() else f"cases/{name}.lib.mlir"


def saidOf(answer):
    """Lines: what is given, or the first error with its notes."""
    if answer.crashed:
        return ["crash"]
    if answer.status == 0:
        return ["accepted"] + [f"@{each.name} gives {', '.join(each.results)} by " +
                               (", ".join(name for name, _ in each.ops) or "nothing") for each in irtypes.read(answer.out)]
    found = []
    for line in answer.err.splitlines():
        match = MESSAGE.match(line)
        if match and match[1] == "error" and found:
            break
        if match and (match[1] == "error" or found) and "note: see current operation" not in line:
            found.append(re.split(r": (?:%\S+ = )?\"", line)[0])
    return ["refused", *found]


def asked(program, story):
    file, library = filesOf(story["name"])
    return saidOf(run(program, "--pass-pipeline=" + story["passes"].replace("%L", library), file))


def isPython(story):
    return "%L" in story["passes"] and filesOf(story["name"])[1].endswith(".py")


def outcome(said):
    """What is compared with the reference: of a refusal the first error alone."""
    return said[:2] if said[0] == "refused" else said


def explained(compare, story):
    """The verdict and the causes, or what is told instead of them."""
    file, library = filesOf(story["name"])
    options = ["--library", library] if "%L" in story["passes"] else []
    answer = run(compare.bin / "reify", "explain", file, *options)
    if answer.crashed:
        return ["crash"]
    printed = [line.strip() for line in answer.out.splitlines()]
    found = [line for line in printed if line.startswith(("The backend contract", "cause: "))]
    return found or [line for line in answer.err.splitlines() if ": error: " in line]


def keep(stories):
    """The stories with what is said now, to be read before they are committed."""
    STORIES.write_text("[\n" + ",\n".join(json.dumps(story, indent=1, ensure_ascii=False) for story in stories) + "\n]\n")


def checkStories(compare):
    stories = json.loads(STORIES.read_text())

    def ask():
        return "iree-opt PASSES cases/NAME.mlir", {story["name"]: asked(compare.reference, story) for story in stories
                                                   if not isPython(story)}

    expected = compare.expected("stories", ask)
    for story in stories:
        name = story["name"]
        if not compare.wanted("stories/" + name):
            continue
        said, causes = asked(compare.bin / "reify-opt", story), explained(compare, story)
        if compare.update:
            story["expects"], story["explains"] = said, causes
        if said == ["crash"] or said != story["expects"]:
            compare.note("stories", name, f"says {said}, expected {story['expects']}")
        elif causes == ["crash"] or causes != story["explains"]:
            compare.note("stories", name, f"explains {causes}, expected {story['explains']}")
        elif isPython(story):
            compare.note("stories", name, None)  # the reference reads no Python
        else:
            theirs = expected.get(name)
            compare.same("stories", name, outcome(said), theirs and outcome(theirs))
    if compare.update:
        keep(stories)
