"""Where input comes from, and what none of it may do: crash, hang, or be told without a place."""
import os
import shutil
import subprocess
import time

from programs import LIBRARY, MODEL, QUANTIZE, ROOT, Skipped, has, reify, same, shell

# Each way of naming a file to a subcommand; {} is the file.
READERS = {
    "model of trace": ["trace", "{}"], "model of show": ["show", "{}"], "model of explain": ["explain", "{}"],
    "library": ["explain", "model.mlir", "--library", "{}"], "library in Python": ["explain", "model.mlir", "--library", "{}.py"],
    "check": ["check", "{}.py"], "check of MLIR": ["check", "{}"], "tests": ["check", "ops.py", "--tests", "{}"],
    "answers": ["check", "--answers", "{}"], "explained": ["check", "--answers", "answers.txt", "--explained", "{}"],
    "library of ops": ["ops", "--library", "{}"], "model of ops": ["ops", "--model", "{}"], "compile": ["compile", "{}.py"],
    "project": ["explain", "{}.json"], "program of PyTorch": ["import", "{}.pt2"], "program as a model": ["explain", "{}.pt2"],
    "model of check": ["check", "ops.py", "--model", "{}"], "model of compile": ["compile", "ops.py", "--for", "{}"],
    "tests of an invocation": ["trace", "--invocation", "my.scale shape:1", "--library", "ops.py", "--tests", "{}.py"],
}
EMPTY_IS_GOOD = {"library in Python", "check", "tests", "explained", "compile", "model of check", "tests of an invocation"}


def prepare(folder):
    (folder / "model.mlir").write_text(MODEL)
    (folder / "ops.py").write_text(LIBRARY)
    (folder / "answers.txt").write_text("aten.mm\n[2,3]f32 [3,4]f32 -> [2,4]f32\n")


def refused(folder, make, problem, skip=()):
    """Every reader ends with 2, one error with the file's name and what is wrong with it, and without a hang."""
    prepare(folder)
    for name, words in READERS.items():
        if name in skip:
            continue
        word = next(w for w in words if "{}" in w)
        file = folder / word.replace("{}", "odd")
        make(file)
        done = reify(*[w.replace("{}", "odd") for w in words], cwd=folder)
        try:
            same(done.returncode, 2)
            has(done.stderr, file.name)
            has(done.stderr, problem)
            errors = [line for line in done.stderr.decode().splitlines() if "error: " in line or line.startswith("reify: ")]
            same(len(errors), 1)
            same(done.stdout, b"")
        except AssertionError as wrong:
            raise AssertionError(f"{name}: {wrong}\n{done.stderr.decode(errors='replace')}") from None
        finally:
            shutil.rmtree(file) if file.is_dir() and not file.is_symlink() else file.unlink(missing_ok=True)


def a_file_that_is_not_there(folder):
    refused(folder, lambda file: None, "No such file or directory")


def a_folder(folder):
    refused(folder, lambda file: file.mkdir(), "is a directory",
            skip={"model of trace", "model of show", "model of explain", "model of ops"})
    (folder / "empty").mkdir()
    done = reify("explain", "empty", cwd=folder)
    same((done.returncode, done.stderr), (2, b"empty: error: is a directory, not a file\n"))


def an_endless_device(folder):
    refused(folder, lambda file: file.symlink_to("/dev/zero"), "is ", skip={"project"})
    refused(folder, lambda file: file.symlink_to("/dev/zero"), "not a regular file", skip=READERS.keys() - {"project"})


def a_pipe_that_nobody_writes_to(folder):
    prepare(folder)
    os.mkfifo(folder / "pipe")
    for words in (["explain", "pipe"], ["explain", "model.mlir", "--library", "pipe"]):
        done = reify(*words, cwd=folder, timeout=60)
        same(done.returncode, 2)
        has(done.stderr, "pipe: error: is a pipe into which nothing was written for 5 seconds")
    # A silent one is waited for once, however often the file is looked at.
    began = time.monotonic()
    same(reify("trace", "--invocation", "my.scale shape:1", "--library", "pipe", cwd=folder, timeout=60).returncode, 2)
    assert time.monotonic() - began < 9, time.monotonic() - began
    os.mkfifo(folder / "reify.json")
    done = reify("explain", ".", cwd=folder)
    same((done.returncode, done.stderr), (2, b"./reify.json: error: is not a regular file\n"))


def a_binary_file(folder):
    def make(file):
        file.write_bytes(bytes(range(256)) * 20)
    refused(folder, make, "", skip={"model of check", "tests of an invocation"})


def a_file_that_grows(folder):
    """What was there when it was opened is read: with a writer that is faster than the reader there is no end."""
    prepare(folder)
    log = folder / "log.py"
    log.write_text(LIBRARY)
    writer = subprocess.Popen(["bash", "-c", "exec yes '# and on and on' >> log.py"], cwd=folder)
    try:
        while log.stat().st_size < 1 << 20:
            time.sleep(0.01)
        done = reify("compile", "log.py", cwd=folder, timeout=60)
        assert writer.poll() is None
    finally:
        writer.kill()
        writer.wait()
    # The last line may be half a comment.
    same(done.returncode, 0)
    has(done.stdout, "my.scale")


def an_empty_file(folder):
    refused(folder, lambda file: file.write_bytes(b""), "", skip=EMPTY_IS_GOOD)


def a_file_that_may_not_be_read(folder):
    if os.getuid() != 0 or not shutil.which("setpriv"):
        raise Skipped("needs root, to become somebody else")
    folder.chmod(0o755)
    prepare(folder)
    secret = folder / "secret.mlir"
    secret.write_text(MODEL)
    secret.chmod(0)
    done = subprocess.run(["setpriv", "--reuid=65534", "--clear-groups", str(__import__("programs").BIN / "reify"), "explain", str(secret)],
                          capture_output=True, timeout=60)
    same(done.returncode, 2)
    same(done.stderr.decode(), f"{secret}: error: cannot be read: Permission denied\n")


def too_large_a_file(folder):
    with open(folder / "large.mlir", "wb") as file:
        file.truncate(1 << 40)
    with open(folder / "large.json", "wb") as file:
        file.truncate(1 << 40)
    for name, most in ("large.mlir", "4096 MiB"), ("large.json", "1 MiB"):
        done = reify("explain", name, cwd=folder)
        same((done.returncode, done.stderr.decode()), (2, f"{name}: error: is too large: more than {most}\n"))


def standard_input_is_a_file_everywhere(folder):
    prepare(folder)
    model, library = MODEL.encode(), LIBRARY.encode()
    for words, text in ((["explain", "-"], model), (["trace", "-"], model), (["show", "-"], model),
                        (["explain", "/dev/stdin"], model), (["explain", "model.mlir", "--library", "-"], library),
                        (["check", "-"], library), (["check", "ops.py", "--tests", "-"], library),
                        (["ops", "my.scale", "--library", "-"], library), (["ops", "aten.mm", "--model", "-"], model),
                        (["compile", "-"], library),
                        (["check", "--answers", "-"], b"aten.mm\n[2,3]f32 [3,4]f32 -> [2,4]f32\n")):
        done = reify(*words, input=text, cwd=folder)
        assert done.returncode == 0, (words, done.stderr.decode())
        assert done.stdout, words
    # A library in MLIR is known by its text.
    compiled = reify("compile", "ops.py", cwd=folder).stdout
    for text in compiled, library:
        done = reify("ops", "my.scale", "--library", "-", input=text, cwd=folder)
        has(done.stdout, "<stdin>:")
    # The same words through reify-opt.
    same(reify("-", program="reify-opt", input=model).stdout, reify("model.mlir", program="reify-opt", cwd=folder).stdout)


def places_in_standard_input(folder):
    done = reify("explain", "-", input=b"module {\n  func.func @f( }\n")
    same(done.returncode, 2)
    has(done.stderr, "<stdin>:2:16: error: ")
    has(done.stderr, "    func.func @f( }\n                 ^")  # the line and a caret
    done = reify("check", "-", input=b"from typing import List\ndef my\xe3\x80\x87op\xe3\x80\xa1shape(self: List[int]) -> List[int]:\n    return selff\n")
    same(done.returncode, 2)
    has(done.stderr, "<stdin>:3:12: error: ")


def standard_input_is_read_once(folder):
    prepare(folder)
    for words in (["explain", "-", "--library", "-"], ["check", "-", "-"], ["explain", "-", "--library", "/dev/stdin"]):
        done = reify(*words, input=MODEL.encode(), cwd=folder)
        same(done.returncode, 2)
        has(done.stderr, "standard input is wanted twice")


def a_program_of_pytorch_comes_in_as_well(folder):
    """With something in Python's place that shows what it is given."""
    python = folder / "python"
    python.write_text('#!/bin/sh\ncp "$2" seen.pt2\necho \'{"error": {"id": "x", "message": "seen", "notes": []}}\'\n')
    python.chmod(0o755)
    archive = b"PK\x03\x04" + bytes(range(256)) * 1000
    for words in (["import", "-"], ["explain", "-"], ["trace", "/dev/stdin"]):
        done = reify(*words, input=archive, cwd=folder, env={"REIFY_PYTHON": str(python)})
        same(done.returncode, 2)
        has(done.stderr, "<stdin>: error: seen" if words[1] == "-" else "error: seen")
        same((folder / "seen.pt2").read_bytes() == archive, True)
        (folder / "seen.pt2").unlink()
    # What cannot be one is refused at once, without Python.
    done = reify("import", "-", input=b"hello", cwd=folder, env={"REIFY_PYTHON": "/nonexistent"})
    same(done.returncode, 2)
    has(done.stderr, "<stdin>: error: is no program that torch.export.save wrote")


def the_command_that_is_offered_reads_standard_input_again(folder):
    script = b"func.func @f(%x: !torch.tensor) -> !torch.tensor {\n  return %x : !torch.tensor\n}\n"
    done = reify("explain", "-", input=script)
    has(done.stdout, "\n  reify explain - --pass-pipeline=")
    offered = next(line for line in done.stdout.decode().splitlines() if line.startswith("  reify explain"))
    done = shell(offered.replace("reify", '"$REIFY"', 1), input=script)
    assert done.returncode in (0, 1) and done.stdout, done


def an_option_that_would_do_nothing_is_told(folder):
    prepare(folder)
    for words in ["--module", "m"], ["--timeout", "3"], ["--python", "p"]:
        done = reify("check", "ops.py", *words, cwd=folder)
        same(done.returncode, 2)
        has(done.stderr, f"{words[0]} goes with --against-torch")


def pipes_of_the_shell(folder):
    prepare(folder)
    done = shell('"$REIFY" explain <(cat model.mlir) --library <(cat ops.py)', cwd=folder)
    same((done.returncode, done.stderr), (0, b""))
    # A pipe whose writer takes its time, and a named one.
    done = shell('(sleep 1; cat model.mlir) | "$REIFY" explain -; mkfifo p; cat model.mlir > p & "$REIFY" explain p', cwd=folder)
    same((done.returncode, done.stdout), (0, b"The backend contract holds.\n" * 2))
    # Nothing at all.
    done = shell('"$REIFY" explain - <&-', cwd=folder)
    same((done.returncode, done.stderr), (2, b"<stdin>: error: cannot be read: Bad file descriptor\n"))


def an_endless_pipe(folder):
    done = shell('yes | "$REIFY" explain -')
    same(done.returncode, 2)
    has(done.stderr, "<stdin>: error: is too large")


def a_place_that_leads_to_a_device(folder):
    """Messages show the line of the place; reading it must not hang."""
    (folder / "model.mlir").write_text(MODEL.replace("return %x : !torch.vtensor<[2],f32>", 'return %x : !torch.vtensor<[2],f32> loc("/dev/zero":1:1)').replace(
        "  return", '  %0 = torch.operator "my.op"(%x) : (!torch.vtensor<[2],f32>) -> !torch.vtensor loc("/dev/zero":1:1)\n  return'))
    done = reify("explain", "model.mlir", cwd=folder, timeout=60)
    same(done.returncode, 1)


TESTS = [a_file_that_is_not_there, a_folder, an_endless_device, a_pipe_that_nobody_writes_to, a_binary_file, an_empty_file,
         a_file_that_may_not_be_read, too_large_a_file, standard_input_is_a_file_everywhere, places_in_standard_input,
         standard_input_is_read_once, a_program_of_pytorch_comes_in_as_well, a_file_that_grows,
         the_command_that_is_offered_reads_standard_input_again, an_option_that_would_do_nothing_is_told, pipes_of_the_shell, an_endless_pipe, a_place_that_leads_to_a_device]
