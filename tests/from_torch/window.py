"""The handle of a window. Needs a display, which tests/run.sh brings."""
import os
import socket
import subprocess
import json
import tempfile
import time

import reify
from harness import FOLDER, KEPT, Skipped, contains, kept


def display():
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        raise Skipped
    # Settings and layout of the user's own stay out of it.
    os.environ["XDG_CONFIG_HOME"] = tempfile.mkdtemp()


def test_handle_carries_out_commands(machine):
    display()
    with reify.open(KEPT / "two_layers.mlir", library="ops.py", timeout=120) as window:
        assert window.is_open
        window.select("%relu")
        window.select("scale")
        fails(lambda: window.select("%nothing"), "there is no value %nothing")
        window.run("step.next-op")
        fails(lambda: window.run("no.such"), "there is no command 'no.such'")
        diagnostics = window.load(KEPT / "dynamic.mlir")
        assert not any(each.severity == "error" for each in diagnostics), diagnostics
        window.select("%matmul")
        fails(lambda: window.select("%relu"), "there is no value %relu")
        window.load(library=[])
        window.load()
        assert window.load(kept("counter")), "its remarks come with the answer"
        fails(lambda: window.load("no/such.mlir"), "no/such.mlir")
        assert window.is_open, "an error does not close it"
        contains(window._repr_html_(), "open")
    assert not window.is_open and window._process.returncode == 0, window._process.returncode
    fails(lambda: window.select("%relu"), "the window is closed")
    window.close()


def fails(call, words):
    try:
        call()
    except reify.ReifyError as error:
        contains(str(error), words)
        return
    raise AssertionError(f"nothing was raised; {words} was expected")


def test_user_closes_the_window(machine):
    display()
    window = reify.open(timeout=120)
    window.run("file.quit")
    assert window.wait(60) and not window.is_open


def test_window_stays_when_the_script_ends(machine):
    display()
    ours, theirs = socket.socketpair()
    process = subprocess.Popen([machine.program, "--control", str(theirs.fileno()), KEPT / "two_layers.mlir"],
                               pass_fds=[theirs.fileno()])
    theirs.close()
    try:
        lines = ours.makefile("rw")
        assert json.loads(lines.readline())["event"] == "ready"
        for bad in ("no json", "[]", "{}", '{"open": 3}', '{"id": 5, "select": 7}', '{"open": {"libraries": [1]}}'):
            lines.write(bad + "\n")
            lines.flush()
            assert "error" in json.loads(lines.readline()), bad
        lines.write('{"id": "mine", "status": true}\n')
        lines.flush()
        answer = json.loads(lines.readline())
        assert answer["id"] == "mine" and answer["model"].endswith("two_layers.mlir") and answer["contractHolds"] is False, answer
        lines.close()
        ours.close()
        time.sleep(1)
        assert process.poll() is None, "it went with the script"
    finally:
        process.terminate()
        process.wait()


def test_control_wants_a_socket(machine):
    display()
    for channel, words in (("0", "is not the number of a socket"), ("77", "is not the number of a socket"), ("/no/such", "/no/such")):
        run = machine.reify("--control", channel)
        assert run.code == 2, run.err
        contains(run.err, words)


def test_no_display_is_told(machine):
    shown = {name: os.environ.pop(name) for name in ("DISPLAY", "WAYLAND_DISPLAY") if name in os.environ}
    try:
        fails(lambda: reify.open(KEPT / "two_layers.mlir"), "there is no display")
    finally:
        os.environ.update(shown)


def test_pt2_in_the_window(machine):
    display()
    path = machine.pt2("two_layers")
    with reify.open(path, library=FOLDER / "ops.py", timeout=300) as window:
        window.load()
        window.select("%linear_1")
        began = time.monotonic()
        window.load(library=[])
        assert time.monotonic() - began < 60
    code = f"""
import models, reify
with reify.open(models.two_layers(), library="ops.py", timeout=300) as window:
    window.select("%scale")
    window.load(models.Counter(), args=models.counter()[1])
    window.select("%add")
"""
    machine.in_torch(code)
