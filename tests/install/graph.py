"""Other ways to configure the build: what they would build for the programs, without building it."""
import os
import re
import shutil
import subprocess

from tree import ROOT, run


def configured(trees, name, *options):
    folder = trees.scratch / name
    run("cmake", "-S", ROOT, "-B", folder, *options, cwd="/")
    return folder


def check_ninja(folder):
    for program in ("reify", "reify-opt"):
        query = run("ninja", "-C", folder, "-t", "query", f"bin/{program}").stdout
        assert re.search(r"^ *\|\| assets/reify_builtin_library$", query, re.M), f"{program}:\n{query[-2000:]}"
    library = run("ninja", "-C", folder, "-t", "query", "assets/library.mlirbc").stdout
    assert "bin/reify-compile-library" in library and "assets/library/linalg.py" in library, library[:2000]


def programs_bring_the_library(trees):
    check_ninja(trees.build)


def without_a_window_the_programs_are_the_same(trees):
    folder = configured(trees, "without a window", "-G", "Ninja", "-DREIFY_GUI=OFF")
    check_ninja(folder)
    targets = run("ninja", "-C", folder, "-t", "targets", "all").stdout
    assert "bin/reify_engine_tests" in targets
    assert not re.search("imgui|glfw|bin/reify_ui_tests", targets), "something of the window is left"


def make_in_a_folder_elsewhere_brings_the_library(trees):
    folder = configured(trees, "else where", "-G", "Unix Makefiles")
    rules = (folder / "CMakeFiles/Makefile2").read_text()
    for program in ("reify", "reify-opt"):
        assert re.search(rf"^app/CMakeFiles/{program}\.dir/all: assets/CMakeFiles/reify_builtin_library\.dir/all$",
                         rules, re.M), program
    run("make", "-C", folder, "reify_dialect_generated")  # what tools write, in folders that they do not make
    assert (folder / "engine/dialect/ops/torch_ops.h.inc").stat().st_size
    if (trees.build / "assets/fonts").exists():
        assert len(list((folder / "assets/fonts").glob("*.ttf"))) >= 5
    # Programs that lie there find the sources' assets: those of this build have the same text.
    (folder / "bin").mkdir(exist_ok=True)
    for name in ("bin/reify", "assets/library.mlirbc"):
        shutil.copy2(trees.build / name, folder / name)
    run(folder / "bin/reify", "explain", ROOT / "samples/quantize", cwd="/")


def run_sh_keeps_to_standard_error_and_silence(trees):
    """From another folder, with everything built: only what the program prints."""
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    if trees.build != ROOT / "build":
        return
    run(ROOT / "app/run.sh", "--build", env=environment)  # a commit since the build is built into the version
    done = run(ROOT / "app/run.sh", "explain", ROOT / "samples/quantize", cwd="/", env=environment)
    direct = run(trees.build / "bin/reify", "explain", ROOT / "samples/quantize", cwd="/")
    assert done.stdout == direct.stdout and not done.stderr, done.stdout + done.stderr
    done = subprocess.run([ROOT / "app/run.sh"], cwd="/", env=environment, capture_output=True, text=True)
    assert done.returncode == 2 and ("display" in done.stderr or "without a window" in done.stderr), done


TESTS = [programs_bring_the_library, without_a_window_the_programs_are_the_same,
         make_in_a_folder_elsewhere_brings_the_library, run_sh_keeps_to_standard_error_and_silence]
