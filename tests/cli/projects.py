"""reify.json: what it may say, what is wrong with it and where, and what stands for a project."""
import json
import os

from programs import MODEL, POOLED, has, reify, same

CUSTOM = MODEL.replace("  return %x : !torch.vtensor<[2],f32>", '  %0 = torch.operator "torch.my.scale"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>\n'
                       "  return %0 : !torch.vtensor<[2],f32>")


LIBRARY = "from typing import List\ndef my〇scale〡shape(self: List[int]) -> List[int]:\n    return self\n\ndef my〇scale〡has_value_semantics() -> None:\n    return\n"


def project(folder, text):
    folder.mkdir(exist_ok=True)
    (folder / "reify.json").write_text(text if isinstance(text, str) else json.dumps(text))
    (folder / "m.mlir").write_text(MODEL)
    (folder / "ops.py").write_text(LIBRARY)


def what_is_wrong_has_a_place(folder):
    for text, wanted in (
            ("", "1:1: error: this is no JSON: "),
            ('{"model": "m.mlir",\n}', "2:1: error: this is no JSON: "),
            ('{"model": "m.mlir"', "1:19: error: this is no JSON: "),
            ("[1, 2]", "1:1: error: a JSON object is wanted"),
            ('\n {}', "2:2: error: no model is named"),
            ('{\n  "model": "m.mlir",\n  "libaries": []}', "3:3: error: unknown key 'libaries'; did you mean libraries?"),
            ('{"model": "m.mlir", "zzz": 1}', "1:21: error: unknown key 'zzz'\n"),
            ('{"model": "m.mlir", "model": "m.mlir"}', "1:21: error: 'model' is there twice"),
            ('{"model": 7}', "1:11: error: the path of a file in quotes is wanted, not a number"),
            ('{"model": null}', "1:11: error: the path of a file in quotes is wanted, not null"),
            ('{"model": ""}', "1:11: error: the path of a file is wanted; this is empty"),
            ('{"model": "a\\u0000b"}', "1:11: error: no name holds a zero byte"),
            ('{"model": "gone.mlir"}', "1:11: error: there is no file 'gone.mlir' beside this one"),
            ('{"model": "m.mlir", "libraries": "ops.py"}', "1:34: error: a list is wanted, not a string"),
            ('{"model": "m.mlir",\n "libraries": ["ops.py",\n  3]}', "3:3: error: the path of a file in quotes is wanted, not a number"),
            ('{"model": "m.mlir", "libraries": [ "ops.py" , "gone.py"]}', "1:47: error: there is no file 'gone.py'"),
            ('{"model": "m.mlir", "backendLegalOps": [true]}', "1:41: error: the name of an op in quotes is wanted, not a boolean"),
            ('{"model": "m.mlir", "decompose": "yes"}', "1:34: error: true or false is wanted, not a string"),
            ('{"model": "m.mlir", "x": ' + "[" * 200000 + "]" * 200000 + "}", "1:21: error: unknown key 'x'")):
        project(folder, text)
        done = reify("explain", ".", cwd=folder)
        same(done.returncode, 2)
        has(done.stderr, "./reify.json:" + wanted)
        same(done.stderr.count(b": error: "), 1)
        same(done.stdout, b"")


def all_that_is_wrong_is_told(folder):
    project(folder, '{"modle": "m.mlir", "libraries": [1], "decompose": 2}')
    done = reify("explain", folder)
    same((done.returncode, done.stderr.count(b": error: ")), (2, 4))


def files_outside_are_asked_for(folder):
    inside = folder / "in"
    project(inside, {"model": "../m.mlir"})
    (folder / "m.mlir").write_text(MODEL)
    (inside / "link.mlir").symlink_to("../m.mlir")
    (inside / "linked").symlink_to("..")
    for name in "../m.mlir", str(folder / "m.mlir"), "link.mlir", "linked/m.mlir", "./../in/../m.mlir":
        for key in "model", "libraries":
            project(inside, {"model": name} if key == "model" else {"model": "m.mlir", "libraries": [name]})
            done = reify("explain", "in", cwd=folder)
            same(done.returncode, 2)
            has(done.stderr, f"error: '{name}' lies outside of the folder of this project; --allow-outside follows such paths")
            if key == "model":
                same(reify("explain", "in", "--allow-outside", cwd=folder).returncode, 0)
                same(reify("trace", "in", "--allow-outside", cwd=folder).returncode, 0)
                same(reify("ops", "aten.mm", "--model", "in", "--allow-outside", cwd=folder).returncode, 0)
    # Within the folder, whatever the way.
    (inside / "near.mlir").symlink_to("m.mlir")
    (folder / "elsewhere").symlink_to("in")
    for name in "near.mlir", "../in/m.mlir", "./m.mlir", str(inside / "m.mlir"):
        project(inside, {"model": name})
        for path in "in", "elsewhere", "in/reify.json", str(inside):
            same(reify("explain", path, cwd=folder).returncode, 0)


def what_is_no_regular_file_is_refused(folder):
    for make in (lambda path: path.mkdir(), os.mkfifo, lambda path: path.symlink_to("/dev/zero")):
        (folder / "model.mlir").write_text(MODEL)
        make(folder / "reify.json")
        for path in ".", "reify.json":
            done = reify("explain", path, cwd=folder, timeout=60)
            same(done.returncode, 2)
            has(done.stderr, "reify.json: error: is ")
        (folder / "reify.json").rmdir() if (folder / "reify.json").is_dir() and not (folder / "reify.json").is_symlink() else (folder / "reify.json").unlink()
    (folder / "reify.json").symlink_to("gone")
    has(reify("explain", ".", cwd=folder).stderr, "./reify.json: error: cannot be read: No such file or directory")


def a_project_is_opened_by_any_of_its_names(folder):
    wanted = reify("explain", POOLED)
    same(wanted.returncode, 1)
    steps = reify("trace", POOLED).stdout.count(b"\n")
    for path in POOLED / "reify.json", POOLED / "model.mlir":
        done = reify("explain", path)
        same((done.returncode, done.stdout), (1, wanted.stdout))
        same(reify("trace", path).stdout.count(b"\n"), steps)
    same(reify("explain", POOLED / "reify.json").stderr, b"")
    same(reify("explain", POOLED / "model.mlir").stderr.decode(),
         f"{POOLED}/model.mlir: note: this is the model of {POOLED}/reify.json, whose libraries and settings are used; --no-project leaves them out\n")
    # Not if the user says otherwise.
    alone = reify("explain", POOLED / "model.mlir", "--no-project")
    same(alone.stderr, b"")
    assert alone.stdout != wanted.stdout
    same(reify("explain", POOLED / "model.mlir", "-L", POOLED / "library.mlir").stderr, b"")


def a_project_beside_that_is_not_the_models(folder):
    project(folder, {"model": "m.mlir", "libraries": ["ops.py"]})
    (folder / "other.mlir").write_text(MODEL)
    same(reify("explain", "other.mlir", cwd=folder).stderr, b"")
    project(folder, '{"model": ')
    done = reify("explain", "m.mlir", cwd=folder)
    same(done.returncode, 0)
    has(done.stderr, "reify.json:1:11: warning: this is no JSON")


def its_settings_are_used(folder):
    project(folder, {"model": "m.mlir", "libraries": ["ops.py"], "backendLegalOps": ["my.scale"], "$schema": "x"})
    (folder / "m.mlir").write_text(CUSTOM)
    same(reify("explain", folder).returncode, 0)
    project(folder, {"model": "m.mlir", "libraries": ["ops.py"], "decompose": False})
    (folder / "m.mlir").write_text(CUSTOM)
    same(reify("explain", folder).returncode, 0)
    project(folder, {"model": "m.mlir", "libraries": ["ops.py"]})
    (folder / "m.mlir").write_text(CUSTOM)
    same(reify("explain", folder).returncode, 1)


TESTS = [what_is_wrong_has_a_place, all_that_is_wrong_is_told, files_outside_are_asked_for, what_is_no_regular_file_is_refused,
         a_project_is_opened_by_any_of_its_names, a_project_beside_that_is_not_the_models, its_settings_are_used]
