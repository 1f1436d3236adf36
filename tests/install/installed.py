"""An installed tree at another place than it was installed to."""
import os
import re
import sys

from tree import ROOT, run

PROGRAMS = ["reify", "reify-opt"]


def has_what_the_programs_read(trees):
    share = trees.moved / "share/reify"
    for name in ["library.mlirbc", "library/figures.txt", "library/linalg.py", "schemas/aten.txt",
                 "python/reify_library/__init__.py", "python/against_torch.py", "samples/windows/library.py"]:
        assert (share / name).is_file(), name
    if (trees.moved / "share/applications").exists():
        assert len(list((share / "fonts").glob("*.ttf"))) >= 5
    assert not bytecode_in(trees.moved)


def bytecode_in(folder):
    return [path for path in folder.rglob("*") if path.name == "__pycache__" or path.suffix == ".pyc"]


def running_leaves_nothing_in_it(trees):
    """Whoever may write there, as root may, and whatever Python is asked to read."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    environment["REIFY_PYTHON"] = os.environ.get("REIFY_PYTHON", sys.executable)
    mine = trees.scratch / "mine"
    mine.mkdir()
    (mine / "net.py").write_text("import other\nmake = 1\n")
    (mine / "other.py").write_text("")
    program, sample = trees.moved / "bin/reify", trees.moved / "share/reify/samples/windows"
    run(program, "explain", sample, expected=(0, 1), env=environment)
    run(program, "check", sample / "library.py", env=environment)
    run(program, "check", "--against-torch", "--module", mine / "net.py", sample / "library.py", expected=(0, 1, 2), env=environment)
    done = run(program, "import", "--from-python", f"{mine / 'net.py'}:make", expected=(2,), env=environment)
    # Either it was run, or there is no PyTorch here.
    assert "make" in done.stderr or "PyTorch" in done.stderr or "importer" in done.stderr, done.stderr
    left = bytecode_in(trees.moved) + bytecode_in(mine)
    assert not left, left


def names_nothing_of_the_tree_that_it_was_made_from(trees):
    places = {str(ROOT), str(trees.build), str(trees.scratch)}
    pattern = re.compile(rb"(?<![\w./-])(%s)/" % b"|".join(re.escape(place.encode()) for place in places))
    for file in sorted(trees.moved.rglob("*")):
        if file.is_file():
            found = pattern.search(data := file.read_bytes())
            assert not found, f"{file}: {data[found.start():found.start() + 120]}"
    for program in PROGRAMS:
        # Sources that assert are to be named by reify_asserts (cmake/ReifyTargets.cmake).
        assert not re.search("RPATH|RUNPATH", run("readelf", "-d", trees.moved / "bin" / program).stdout), program


def commands_of_the_readme_and_the_stories_work(trees):
    trees.hidden(sys.executable, ROOT / "tests/install/readme.py", "--bin", trees.moved / "bin",
                 "--samples", trees.moved / "share/reify/samples")


def shows_the_sources_of_its_own_library(trees):
    sample = trees.moved / "share/reify/samples/quantize"
    text = trees.hidden(trees.moved / "bin/reify", "trace", sample, "--lines", "--op", "aten.tanh").stdout
    assert "assets/library/" in text, text[:2000]
    ops = trees.hidden(trees.moved / "bin/reify", "ops", "aten.tanh").stdout
    assert "calls agree" in ops, ops


def runs_by_a_link_and_from_the_path(trees):
    link = trees.scratch / "link"
    link.symlink_to(trees.moved / "bin/reify")
    sample = trees.moved / "share/reify/samples/quantize"
    trees.hidden(link, "explain", sample, cwd="/")
    path = f"{trees.moved / 'bin'}:{os.environ['PATH']}"
    trees.hidden("sh", "-c", 'reify explain "$0"', sample, cwd="/", env=dict(os.environ, PATH=path))


def says_what_is_missing(trees):
    sample = trees.moved / "share/reify/samples/quantize"
    done = run(trees.moved / "bin/reify", "explain", sample, expected=(2,),
               env=dict(os.environ, REIFY_ASSETS=str(trees.scratch / "nowhere")))
    assert "nowhere" in done.stderr and "cannot read" in done.stderr, done.stderr


TESTS = [has_what_the_programs_read, names_nothing_of_the_tree_that_it_was_made_from,
         commands_of_the_readme_and_the_stories_work, shows_the_sources_of_its_own_library,
         runs_by_a_link_and_from_the_path, says_what_is_missing, running_leaves_nothing_in_it]
