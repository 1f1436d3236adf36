#!/usr/bin/env python3
"""Gates on the source itself: format, sizes of files, functions and folders, and the map of rooms. Usage: run.py [ROOT]

Exceptions stand in exceptions.txt, each with its reason; one that nothing needs any more fails too.
"""
import pathlib
import shutil
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import rooms  # noqa: E402
from functions import functions  # noqa: E402

FILE_LINES, FUNCTION_LINES, FUNCTION_BRANCHES, FOLDER_FILES = 500, 100, 25, 25
FORMATTER = "clang-format-22"
# Inputs and answers that tests keep, one file a case.
DATA = ("tests/conformance/inputs/", "tests/conformance/expected", "tests/library/answers", "tests/library/domains",
        "tests/from_torch/kept", "docs/images")
LIMITED = {".cpp", ".h", ".td", ".py", ".cmake", ".sh"}


def tracked(root):
    # Also what is new and not yet known to git, but nothing that it ignores.
    listed = subprocess.run(["git", "-C", root, "ls-files", "--cached", "--others", "--exclude-standard"], capture_output=True,
                            text=True, check=False)
    if listed.returncode == 0:
        return [path for path in listed.stdout.splitlines() if (root / path).is_file()]
    build = root / "build"
    return [path.relative_to(root).as_posix() for path in root.rglob("*")
            if path.is_file() and build not in path.parents and ".git" not in path.parts]


def read_exceptions(path):
    """Lines of `KIND SUBJECT: reason`; the kind is file, function, branches or folder."""
    rows = {}
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        subject, _, reason = line.partition(": ")
        if not reason.strip():
            raise SystemExit(f"{path}:{number}: an exception says why")
        rows[tuple(subject.split(" ", 1))] = number
    return rows


def over_the_caps(root, files):
    """What is larger than it should be, as (kind, subject, message)."""
    folders = {}
    for path in files:
        if not path.startswith(DATA):
            folder = path.rpartition("/")[0] or "."
            folders[folder] = folders.get(folder, 0) + 1
        if pathlib.Path(path).suffix not in LIMITED:
            continue
        text = (root / path).read_text()
        lines = text.count("\n")
        if lines > FILE_LINES:
            yield "file", path, f"{path}:1: {lines} lines, over {FILE_LINES}"
        if not path.endswith((".cpp", ".h")):
            continue
        for function in functions(text):
            name = f"{path} {function.name}"
            if function.lines > FUNCTION_LINES:
                yield "function", name, f"{path}:{function.line}: {function.name} has {function.lines} lines, over {FUNCTION_LINES}"
            if function.branches > FUNCTION_BRANCHES:
                yield "branches", name, (f"{path}:{function.line}: {function.name} has {function.branches} branches, over "
                                         f"{FUNCTION_BRANCHES}")
    for folder, count in sorted(folders.items()):
        if count > FOLDER_FILES:
            yield "folder", folder, f"{folder}: {count} files, over {FOLDER_FILES}"


def check_caps(root, files):
    file = root / "tests/gates/exceptions.txt"
    rows = read_exceptions(file)
    bad = []
    for kind, subject, message in over_the_caps(root, files):
        if rows.pop((kind, subject), None) is None:
            bad.append(message)
    bad += [f"{file.relative_to(root)}:{number}: nothing needs this exception any more" for number in rows.values()]
    return bad


def check_format(root, files):
    program = shutil.which(FORMATTER)
    if not program:
        return None
    sources = [path for path in files if path.endswith((".cpp", ".h"))]
    bad = []
    for begin in range(0, len(sources), 200):
        run = subprocess.run([program, "--dry-run", "--ferror-limit=1", *sources[begin:begin + 200]], cwd=root, capture_output=True,
                             text=True, check=False)
        bad += [line.split(" warning:")[0] + f" {FORMATTER} -i would change this"
                for line in run.stderr.splitlines() if "[-Wclang-format-violations]" in line]
        if run.returncode and not run.stderr:
            bad.append(f"{FORMATTER} ended with {run.returncode}")
    return bad


def main():
    root = pathlib.Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2]
    files = tracked(root)
    passed = failed = skipped = 0
    for name, bad in (("format", check_format(root, files)), ("sizes", check_caps(root, files)),
                      ("includes", list(rooms.wrong_includes(root))), ("links", list(rooms.wrong_links(root))),
                      ("the map in docs/architecture.md", list(rooms.wrong_page(root)))):
        if bad is None:
            skipped += 1
            print(f"{name}: skipped, {FORMATTER} is not installed")
            continue
        print(*bad, sep="\n", end="\n" if bad else "")
        passed, failed = passed + (not bad), failed + bool(bad)
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
