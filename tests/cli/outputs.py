"""What is written, and what happens where it cannot be."""
import os
import subprocess

import programs
from programs import LIBRARY, MODEL, QUANTIZE, Skipped, has, reify, same, shell

PRINTING = [["trace", str(QUANTIZE)], ["trace", str(QUANTIZE), "--format", "json"], ["show", str(QUANTIZE)],
            ["explain", str(QUANTIZE)], ["explain", str(QUANTIZE), "--format", "json"], ["ops"], ["ops", "--format", "json"],
            ["new-op", "my::scale(Tensor self, float factor) -> Tensor"], ["compile", "ops.py"], ["check", "ops.py"],
            ["check", "ops.py", "--format", "json"], ["check", "ops.py", "--format", "junit"], ["help"], ["trace", "--help"],
            ["version"], ["--version"], ["version", "--format", "json"], ["man"], ["man", "trace"], ["completion", "bash"],
            ["completion", "zsh"]]


def a_full_disk_is_an_error(folder):
    (folder / "ops.py").write_text(LIBRARY)
    (folder / "model.mlir").write_text(MODEL)
    with open("/dev/full", "wb") as full:
        for words in PRINTING:
            done = reify(*words, cwd=folder, stdout=full)
            assert done.returncode == 2, words
            same(done.stderr.decode().splitlines()[-1:], ["reify: standard output cannot be written: No space left on device"])
        for words in ["model.mlir"], ["--help"], ["--version"], ["--show-dialects"]:
            done = reify(*words, program="reify-opt", cwd=folder, stdout=full)
            same((done.returncode, done.stderr),
                 (2, b"reify-opt: standard output cannot be written: No space left on device\n"))


def a_closed_pipe_is_an_error(folder):
    (folder / "model.mlir").write_text(MODEL)
    done = shell('"$REIFY" ops --format json | head -1; echo ${PIPESTATUS[0]}')
    lines = done.stdout.decode().splitlines()
    same((len(lines), lines[1], done.stderr), (2, "2", b"reify: standard output cannot be written: Broken pipe\n"))
    # Whatever the size of the output, even if all of it would fit into the pipe.
    done = shell('"$OPT" model.mlir | true; echo ${PIPESTATUS[0]}; "$REIFY" version | (exec 0<&-; sleep 2)', cwd=folder)
    assert done.stdout.strip() in (b"0", b"2"), done.stdout  # true may end after all is written
    reading, writing = os.pipe()
    os.close(reading)
    for program, words in ("reify", ["version"]), ("reify-opt", ["model.mlir"]), ("reify-opt", ["--help"]):
        process = reify(*words, program=program, cwd=folder, stdout=writing)
        same(process.returncode, 2)
        has(process.stderr, "standard output cannot be written: Broken pipe")
    os.close(writing)


def a_closed_output_is_an_error(folder):
    (folder / "model.mlir").write_text(MODEL)
    done = shell('"$REIFY" version >&-; echo $? >&2; "$REIFY" explain model.mlir >&-', cwd=folder)
    same(done.returncode, 2)
    same(done.stderr, b"reify: standard output cannot be written: Bad file descriptor\n2\n"
                      b"reify: standard output cannot be written: Bad file descriptor\n")


def output_that_could_be_written_is_whole(folder):
    whole = reify("trace", QUANTIZE, "--format", "json").stdout
    done = shell(f'"$REIFY" trace {QUANTIZE} --format json | (sleep 1; cat)')
    same(done.stdout == whole, True)
    assert whole.endswith(b"}\n")


def compile_never_overwrites_a_source(folder):
    source = folder / "ops.py"
    source.write_text(LIBRARY)
    (folder / "link.mlir").symlink_to("ops.py")
    os.link(source, folder / "hard.mlir")
    for name in "ops.py", "./ops.py", str(source), "link.mlir", "hard.mlir", f"../{folder.name}/ops.py":
        done = reify("compile", "ops.py", "-o", name, cwd=folder)
        same(done.returncode, 2)
        has(done.stderr, f"reify: {name} cannot be written: it is ")
        same(source.read_text(), LIBRARY)
    model = folder / "model.mlir"
    model.write_text(MODEL)
    done = reify("model.mlir", "-o", "model.mlir", program="reify-opt", cwd=folder)
    same((done.returncode, model.read_text()), (2, MODEL))
    same(sorted(p.name for p in folder.iterdir()), ["hard.mlir", "link.mlir", "model.mlir", "ops.py"])


def a_file_is_replaced_at_once_or_not_at_all(folder):
    (folder / "ops.py").write_text(LIBRARY)
    (folder / "model.mlir").write_text(MODEL)
    out = folder / "out.mlir"
    for program, words in ("reify", ["compile", "ops.py", "-o", "out.mlir"]), ("reify-opt", ["model.mlir", "-o", "out.mlir"]):
        # A file that may not grow stands for a full disk.
        def limit():
            import resource
            resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16))
        out.write_text("good")
        done = reify(*words, program=program, cwd=folder, preexec_fn=limit)
        same((done.returncode, out.read_text()), (2, "good"))
        has(done.stderr, "out.mlir cannot be written: File too large")
        same(sorted(p.name for p in folder.iterdir()), ["model.mlir", "ops.py", "out.mlir"])
        out.chmod(0o640)
        same(reify(*words, program=program, cwd=folder).returncode, 0)
        same(oct(out.stat().st_mode & 0o777), "0o640")
        assert out.read_text() not in ("", "good")
        out.unlink()
        done = reify(*words[:-1], "no/such/folder.mlir", program=program, cwd=folder)
        same(done.returncode, 2)
        has(done.stderr, "no/such/folder.mlir cannot be written: No such file or directory")
        done = reify(*words[:-1], "/dev/full", program=program, cwd=folder)
        same(done.returncode, 2)
        has(done.stderr, "/dev/full cannot be written: No space left on device")
    # A link stays one, and what it leads to is replaced.
    (folder / "far.mlir").write_text("old")
    out.symlink_to("far.mlir")
    same(reify("compile", "ops.py", "-o", "out.mlir", cwd=folder).returncode, 0)
    assert out.is_symlink() and "old" != (folder / "far.mlir").read_text()
    same(reify("compile", "ops.py", "-o", "/dev/stdout", cwd=folder).stdout, (folder / "far.mlir").read_bytes())
    same(reify("compile", "ops.py", "-o", "-", cwd=folder).stdout, (folder / "far.mlir").read_bytes())


def a_really_full_disk(folder):
    """A file system of 64 KiB, where this user may mount one."""
    (folder / "ops.py").write_text("".join(LIBRARY.replace("my〇scale", f"my〇scale{i}") for i in range(400)))
    (folder / "disk").mkdir()
    script = (f'mount -t tmpfs -o size=64k none disk && echo good > disk/out.mlir && "{programs.BIN}/reify" compile ops.py -o disk/out.mlir; '
              "echo $?; cat disk/out.mlir; ls disk")
    done = subprocess.run(["unshare", "-m", "bash", "-c", script], cwd=folder, capture_output=True, timeout=120)
    if b"unshare" in done.stderr or b"mount:" in done.stderr:
        raise Skipped("no file system can be mounted here")
    same((done.stdout, done.stderr.splitlines()[-1]),
         (b"2\ngood\nout.mlir\n", b"reify: disk/out.mlir cannot be written: No space left on device"))


TESTS = [a_full_disk_is_an_error, a_closed_pipe_is_an_error, a_closed_output_is_an_error,
         output_that_could_be_written_is_whole, compile_never_overwrites_a_source,
         a_file_is_replaced_at_once_or_not_at_all, a_really_full_disk]
