"""Scripts of the window's commands, carried out without one: what they print against what is kept, and what is wrong in them.

scripts.py --update BUILD/bin writes what is kept anew.
"""
import json
import pathlib
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import programs  # noqa: E402
from programs import QUANTIZE, has, reify, same  # noqa: E402

KEPT = pathlib.Path(__file__).resolve().parent / "scripts"


def script(folder, text):
    for name in ("model.mlir", "library.mlir", "reify.json"):
        shutil.copy(QUANTIZE / name, folder / name)
    path = folder / "steps.script"
    path.write_text(text, encoding="utf-8")
    return path


def what_is_kept_comes_out(folder):
    for path in sorted(KEPT.glob("*.script")):
        done = reify("run-script", path)
        same((done.returncode, done.stderr), (0, b""))
        same(done.stdout.decode(), path.with_suffix(".txt").read_text(encoding="utf-8"))


def json_says_the_same(folder):
    for path in sorted(KEPT.glob("*.script")):
        commands = json.loads(reify("run-script", path, "--format", "json").stdout)["commands"]
        text = ""
        for command in commands:
            words = [f'"{word}"' if not word or " " in word else word for word in command["arguments"]]
            text += " ".join([f"{command['line']}:", command["command"], *words]) + "\n"
            text += "".join(f"  {name}: {value or 'none'}\n" for name, value in command["changed"].items())
            text += "".join(f"  {message}\n" for message in command["messages"])
        same(text, path.with_suffix(".txt").read_text(encoding="utf-8"))


def what_is_wrong_has_a_place_and_nothing_is_done(folder):
    for line, wanted in (
            ("step.nxt-op", "2:1: error: there is no command 'step.nxt-op'; did you mean step.next-op?"),
            ("  step.into 3", "2:13: error: 'step.into' takes no arguments"),
            ("step.to", "2:1: error: N is missing"),
            ("step.to seven", "2:9: error: a whole number is wanted, not 'seven'"),
            ("step.to 99999999999", "2:9: error: a whole number is wanted"),
            ("step.to -1", "2:9: error: a whole number is wanted"),
            ("step.to 7 8", "2:11: error: 'step.to' takes no more than 1 argument"),
            ("breakpoint.at a.py", "2:1: error: N is missing"),
            ('step.find "a', "2:13: error: the closing quote is missing"),
            ('step.find "a"b', "2:14: error: a blank is wanted after the closing quote"),
            (r'step.find "\q"', "2:13: error: after a backslash one of"),
            ('step.find a"b', "2:12: error: a quote stands at the beginning of an argument only"),
            ("select.value 4", "2:14: error: the name of a value is wanted, as %4, not '4'"),
            ("select.op #x", "2:11: error: "),
            ("file.open-with", "2:1: error: FILE is missing")):
        path = script(folder, f"file.open-model .\n{line}\n")
        done = reify("run-script", path)
        if line == "select.op #x":  # a comment: the argument is missing
            wanted = "2:1: error: OP is missing"
        has(done.stderr, f"{path}:{wanted}")
        same((done.returncode, done.stdout), (2, b""))


def all_that_is_wrong_is_told(folder):
    done = reify("run-script", script(folder, "one\nstep.into\ntwo\n"))
    has(done.stderr, "steps.script:1:1: error: there is no command 'one'")
    has(done.stderr, "steps.script:3:1: error: there is no command 'two'")
    same(done.returncode, 2)


def what_cannot_be_done_ends_it(folder):
    for text, wanted, done_before in (
            ("step.into\n", "1:1: error: 'step.into' makes no sense here", 0),
            ("file.open-model .\nselect.value %nothing\nstep.into\n", "2:14: error: there is no value %nothing", 1),
            ('file.open-model .\nselect.op "#999999"\n', "2:11: error: there is no op #999999", 1),
            ("file.open-model gone.mlir\nstep.into\n", "2:1: error: 'step.into' makes no sense here", 1),
            ("library.cancel-check\n", "1:1: error: 'library.cancel-check' makes no sense here", 0)):
        path = script(folder, text)
        done = reify("run-script", path)
        has(done.stderr, f"{path}:{wanted}")
        same(done.returncode, 1)
        done = reify("run-script", path, "--format", "json")
        result = json.loads(done.stdout)
        same((done.returncode, len(result["commands"]), len(result["diagnostics"])), (1, done_before, 1))


def what_is_opened_and_is_not_there_is_told(folder):
    done = reify("run-script", script(folder, "file.open-model gone.mlir\n"))
    has(done.stdout, "run: failed")
    has(done.stdout, "gone.mlir")
    same(done.returncode, 0)


def it_ends_at_quit(folder):
    done = reify("run-script", script(folder, "file.open-model .\nfile.quit\nstep.into\n"))
    same((done.returncode, b"step.into" in done.stdout), (0, False))


def files_that_are_no_scripts(folder):
    has(reify("run-script", folder / "gone").stderr, "gone' ")
    same(reify("run-script", folder / "gone").returncode, 2)
    (folder / "zero").write_bytes(b"step.into\0\n")
    done = reify("run-script", folder / "zero")
    has(done.stderr, "is a binary file")
    same(done.returncode, 2)
    same(reify("run-script", script(folder, "\n# nothing\n")).returncode, 0)
    has(reify("run-script").stderr, "a script is wanted: reify run-script FILE")


def every_command_that_is_listed_is_known(folder):
    listed = reify("run-script", "--commands").stdout.decode().splitlines()
    assert len(listed) > 80, listed
    for line in listed:
        spelling, _, about = line.partition("\t")
        assert about, line
        done = reify("run-script", script(folder, spelling.split()[0] + "\n"))
        assert b"there is no command" not in done.stderr, line


TESTS = [what_is_kept_comes_out, json_says_the_same, what_is_wrong_has_a_place_and_nothing_is_done, all_that_is_wrong_is_told,
         what_cannot_be_done_ends_it, what_is_opened_and_is_not_there_is_told, it_ends_at_quit, files_that_are_no_scripts,
         every_command_that_is_listed_is_known]

if __name__ == "__main__":
    programs.BIN = pathlib.Path(sys.argv[2]).resolve()
    for kept in sorted(KEPT.glob("*.script")):
        kept.with_suffix(".txt").write_bytes(reify("run-script", kept).stdout)
