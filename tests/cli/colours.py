"""Colours for terminals only, and nothing in a file that a terminal obeys."""
import json
import os
import pty
import select
import subprocess

import programs
from programs import LIBRARY, POOLED, has, reify, same

HOSTILE_MODEL = r'''func.func @f(%a: !torch.vtensor<[2],f32>) -> !torch.vtensor {
 %s = torch.operator "my.\1B[31m\1B]0;taken\07op\E2\80\AE"(%a) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
 return %s : !torch.vtensor
}
'''
HOSTILE_LIBRARY = '''from typing import List
def my〇op〡shape(a: List[int]) -> List[int]:
    raise ValueError("\\x1b[31mred\\x1b]0;taken\\x07\\n/etc/passwd:1:1: error: fake\\u202e ünï〇")
'''
BAD = "func.func @f(%ünï: !torch.int) { \x1b[31m〇\u202e }\n"


def on_terminal(*words, env=None, cwd=None):
    """What a terminal gets."""
    parent, child = pty.openpty()
    environment = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "CLICOLOR_FORCE", "DISPLAY")}
    environment.update({"TERM": "xterm"}, **(env or {}))
    process = subprocess.Popen([str(programs.BIN / "reify"), *map(str, words)], stdin=subprocess.DEVNULL, stdout=child, stderr=child,
                               env=environment, cwd=cwd)
    os.close(child)
    output = b""
    while True:
        ready = select.select([parent], [], [], 120)[0]
        try:
            part = os.read(parent, 1 << 16) if ready else b""
        except OSError:  # the other side is closed
            part = b""
        if not part:
            break
        output += part
    process.wait(timeout=60)
    os.close(parent)
    return output.decode(errors="replace")


def colours_are_for_terminals(folder):
    (folder / "bad.mlir").write_text("module {")
    has(on_terminal("explain", POOLED), "\x1b[1;31merror: \x1b[0m")
    has(on_terminal("explain", POOLED), "\x1b[1mshape\x1b[0m")
    text = on_terminal("explain", "bad.mlir", cwd=folder)
    has(text, "\x1b[1;31merror: \x1b[0m")
    has(text, "\x1b[1;32m^\x1b[0m")
    plain = reify("explain", POOLED)
    assert b"\x1b" not in plain.stdout + plain.stderr
    for env in {"NO_COLOR": "1"}, {"TERM": "dumb"}, {"TERM": ""}, {"NO_COLOR": "1", "CLICOLOR_FORCE": "1"}:
        assert "\x1b" not in on_terminal("explain", POOLED, env=env), env
    assert "\x1b" in on_terminal("explain", POOLED, env={"NO_COLOR": ""})
    assert "\x1b" not in on_terminal("explain", POOLED, "--color", "never")
    assert "\x1b" not in on_terminal("--color=never", "explain", POOLED)
    for words, env in (["explain", POOLED, "--color", "always"], {"NO_COLOR": "1"}), (["explain", POOLED], {"CLICOLOR_FORCE": "1"}):
        assert b"\x1b[1;31m" in reify(*words, env=env).stdout
    assert b"\x1b" not in reify("explain", POOLED, env={"CLICOLOR_FORCE": "0"}).stdout
    # Without its colours the text is the same.
    coloured = reify("explain", POOLED, "--color", "always").stdout
    import re
    same(re.sub(rb"\x1b\[[0-9;]*m", b"", coloured), plain.stdout)


def harmless(text):
    for letter in text:
        code = ord(letter)
        assert not (code < 32 and letter not in "\n\t") and not 127 <= code < 160, repr(text)
        assert not (0x202A <= code <= 0x202E or 0x2066 <= code <= 0x2069 or code in (0x200E, 0x200F)), repr(text)


def what_files_say_is_shown_not_obeyed(folder):
    (folder / "model.mlir").write_text(HOSTILE_MODEL)
    (folder / "ops.py").write_text(HOSTILE_LIBRARY)
    (folder / "my.mlir").write_text(HOSTILE_MODEL.replace(r"\1B[31m\1B]0;taken\07", "").replace(r"\E2\80\AE", ""))
    (folder / "bad.mlir").write_text(BAD)
    (folder / "bytes.mlir").write_bytes(b"func.func @f() { \x9b31m \xff }\n")
    (folder / "bad.py").write_text(BAD)
    (folder / "tests.py").write_text(HOSTILE_LIBRARY.replace('\n', '\nfrom reify_library import Invocation, TensorOfShape, check_shape_function\n@check_shape_function([Invocation(TensorOfShape(2))])\n', 1))
    for words in (["explain", "model.mlir"], ["trace", "model.mlir"], ["show", "model.mlir"], ["trace", "my.mlir", "-L", "ops.py"],
                  ["explain", "my.mlir", "-L", "ops.py"], ["show", "my.mlir", "-L", "ops.py"], ["explain", "bad.mlir"],
                  ["explain", "bytes.mlir"], ["check", "bad.py"], ["check", "tests.py"], ["check", "tests.py", "--format", "junit"],
                  ["compile", "bad.py"], ["compile", "ops.py"], ["new-op", "my::\x1b[31m(Tensor a) -> Tensor"],
                  ["explain", "no\x1b[31m\u202esuch"], ["\x1b[31m", "\x1b[32m"], ["ops", "\x1b[31m"],
                  ["trace", "my.mlir", "-L", "ops.py", "--lines"]):
        done = reify(*words, cwd=folder)
        harmless((done.stdout + done.stderr).decode())
    for words in ["explain", "model.mlir"], ["trace", "model.mlir"], ["explain", "bad.mlir"]:
        text = on_terminal("--color", "never", *words, cwd=folder).replace("\r\n", "\n")
        harmless(text)
        text = on_terminal(*words, cwd=folder)
        assert "\x1b]" not in text and "\x07" not in text
    # Nothing in a message begins a line of its own.
    for words in ["explain", "my.mlir", "-L", "ops.py"], ["check", "tests.py"], ["trace", "my.mlir", "-L", "ops.py"]:
        done = reify(*words, cwd=folder)
        for line in (done.stdout + done.stderr).decode().splitlines():
            assert not line.startswith("/etc/passwd"), line
    has(reify("check", "tests.py", cwd=folder).stdout, "ünï〇")


def other_programs_read_the_escapes(folder):
    (folder / "model.mlir").write_text(HOSTILE_MODEL)
    for words in ["explain"], ["trace"]:
        done = reify(*words, "model.mlir", "--format", "json", cwd=folder)
        harmless(done.stdout.decode())
        has(json.dumps(json.loads(done.stdout), ensure_ascii=False), "\u202e")
    shown = reify("show", "model.mlir", "--step", "0", cwd=folder)
    harmless(shown.stdout.decode())
    again = reify("show", "-", "--step", "0", input=shown.stdout, cwd=folder)
    same(again.stdout, shown.stdout)


def carets_stand_below_their_letter(folder):
    (folder / "bad.mlir").write_text("func.func @f() {\n  \x1b〇 }\n")
    done = reify("explain", "bad.mlir", cwd=folder)
    lines = done.stderr.decode().splitlines()
    same(lines[1:3], ["    \\x1b〇 }", "    ^"])


TESTS = [colours_are_for_terminals, what_files_say_is_shown_not_obeyed, other_programs_read_the_escapes,
         carets_stand_below_their_letter]
