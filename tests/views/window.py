#!/usr/bin/env python3
"""The window as a user starts it: build/bin/reify itself, with a config folder of its own, real keys by
xdotool, and the narration to see where it is. Closes with `N passed, N failed`.

Usage: window.py BUILD_FOLDER   (needs DISPLAY)
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
REIFY = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build") / "bin" / "reify"
SAMPLE = ROOT / "samples" / "quantize"
PATIENCE_SECONDS = 30


class Window:
    """A running reify. Its files are in `folder`, which outlives it."""

    def __init__(self, folder, *arguments):
        self.folder = pathlib.Path(folder)
        self.narration = self.folder / "narration.txt"
        self.narration.unlink(missing_ok=True)
        self.errors = open(self.folder / "errors.txt", "w+")
        environment = dict(os.environ, XDG_CONFIG_HOME=str(folder))
        self.process = subprocess.Popen(
            [REIFY, *map(str, arguments), "--narrate", self.narration], env=environment, stderr=self.errors)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait()
        self.errors.close()

    def lines(self):
        return self.narration.read_text().splitlines() if self.narration.exists() else []

    def until(self, condition, what):
        end = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < end:
            if condition():
                return
            if self.process.poll() is not None:
                raise AssertionError(f"reify ended with {self.process.returncode} while waiting for: {what}")
            time.sleep(0.02)
        raise AssertionError(f"waited {PATIENCE_SECONDS} s for: {what}; narration: {self.lines()[-3:]}")

    def until_step(self, step):
        self.until(lambda: any(line.startswith(f"step {step} of ") for line in self.lines()[-1:]), f"step {step}")

    def key(self, keys):
        window = subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)],
                                capture_output=True, text=True, check=True).stdout.split()[-1]
        subprocess.run(["xdotool", "windowfocus", "--sync", window], check=True)
        subprocess.run(["xdotool", "key", keys], check=True)

    def quit(self):
        self.key("ctrl+q")
        assert self.process.wait(PATIENCE_SECONDS) == 0

    def cpu_ticks(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])


def headless(*arguments):
    return subprocess.run([REIFY, *map(str, arguments)], capture_output=True, text=True).stdout


def steps_by_keys_are_the_steps_of_trace(folder):
    trace = json.loads(headless("trace", SAMPLE, "--format", "json"))
    count = len(trace["steps"])
    with Window(folder, SAMPLE) as window:
        window.until_step(0)
        assert f"step 0 of {count - 1}" in window.lines()[0], (window.lines()[0], count)
        for step in range(1, 6):
            window.key("F11")
            window.until_step(step)
            title = trace["steps"][step]["title"]
            assert title in window.lines()[-1], (title, window.lines()[-1])
        window.key("End")
        window.until_step(count - 1)
        assert "the contract holds" in window.lines()[-1], window.lines()[-1]
        window.key("ctrl+F11")
        window.until_step(count - 2)
        window.quit()


def first_start_docks_all_panels_and_remembers_them(folder):
    with Window(folder, SAMPLE) as window:
        window.until_step(0)
        window.key("F8")
        window.until(lambda: len(window.lines()) > 1, "a second step")
        window.quit()
    layout = (pathlib.Path(folder) / "reify" / "layout.ini").read_text()
    for panel in ["Steps", "IR", "Four stages", "Function", "Values", "Contract", "Source", "Log", "Library", "Checks",
                  "Breakpoints"]:
        section = re.search(rf"\[Window\]\[{panel}\]\n(.*?)\n\n", layout, re.S)
        assert section and "DockId=" in section[1], f"{panel} is not docked:\n{layout}"
    settings = json.loads((pathlib.Path(folder) / "reify" / "settings.json").read_text())
    assert settings["recent"][0]["model"].endswith("quantize/model.mlir"), settings


def a_layout_file_without_docking_leads_to_the_default_layout(folder):
    config = pathlib.Path(folder) / "reify"
    config.mkdir()
    (config / "layout.ini").write_text("[Window][Steps]\nPos=60,60\nSize=100,100\nCollapsed=0\n\n")
    first_start_docks_all_panels_and_remembers_them(folder)


def a_layout_of_before_a_panel_was_there_gives_it_a_place(folder):
    first_start_docks_all_panels_and_remembers_them(folder)
    file = pathlib.Path(folder) / "reify" / "layout.ini"
    layout = file.read_text()
    older = re.sub(r"\[Window\]\[(Library|Checks)\]\n.*?\n\n", "", layout, flags=re.S)
    assert older != layout
    file.write_text(older)
    first_start_docks_all_panels_and_remembers_them(folder)


def broken_settings_mean_the_defaults(folder):
    config = pathlib.Path(folder) / "reify"
    config.mkdir()
    (config / "settings.json").write_text('{"recent": [{"libraries": 3}], "zoom": "large"')
    with Window(folder, SAMPLE) as window:
        window.until_step(0)
        window.quit()


def idle_uses_no_processor_time(folder):
    with Window(folder, SAMPLE) as window:
        window.until_step(0)
        window.key("F8")
        time.sleep(3)  # tooltips and the like come to rest
        before = window.cpu_ticks()
        time.sleep(5)
        used = window.cpu_ticks() - before
        # 0.5 % of a core; a program that draws uses ten times as much, one that sleeps nothing.
        assert used <= 0.025 * os.sysconf("SC_CLK_TCK"), f"{used} ticks in 5 s"
        window.quit()


def opens_on_a_missing_file_with_a_message(folder):
    with Window(folder, "/no/such/file.mlir") as window:
        time.sleep(1)
        assert window.process.poll() is None
        window.quit()


def bad_arguments_end_with_2_and_a_line(folder):
    for arguments in (["--scale", "0"], ["--library"], ["a.mlir", "b.mlir"], ["--no-such"]):
        result = subprocess.run([REIFY, *arguments], capture_output=True, text=True)
        assert result.returncode == 2, arguments
        assert result.stderr.startswith("reify: "), result.stderr


def without_a_display_it_says_so(folder):
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    result = subprocess.run([REIFY, SAMPLE], capture_output=True, text=True, env=environment)
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1 and "reify help" in result.stderr, result.stderr


TESTS = [steps_by_keys_are_the_steps_of_trace, first_start_docks_all_panels_and_remembers_them,
         a_layout_file_without_docking_leads_to_the_default_layout,
         a_layout_of_before_a_panel_was_there_gives_it_a_place, broken_settings_mean_the_defaults,
         idle_uses_no_processor_time, opens_on_a_missing_file_with_a_message, bad_arguments_end_with_2_and_a_line,
         without_a_display_it_says_so]


def main():
    failed = 0
    for test in TESTS:
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(folder)
            except Exception as error:  # a test that breaks must not hide the others
                failed += 1
                print(f"FAILED {test.__name__}: {error}")
    print(f"{len(TESTS) - failed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
