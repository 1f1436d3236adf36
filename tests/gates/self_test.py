#!/usr/bin/env python3
"""Whether the gates see what they are for: each fault is planted in a small tree of its own. Usage: self_test.py"""
import pathlib
import shutil
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import rooms  # noqa: E402
import run  # noqa: E402
from functions import functions  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]

SEVERAL = """
namespace a {
struct S { int x{1}; int get() const { return x; } };
template <class T, int N> T S::longest(T v) { if (v && N) { return v ? 1 : 2; } return v; }
S::S(int a, int b) : x_{a}, y_(b) { for (;;) {} }
auto table = [] { return "}"; };
enum class E { A, B };
static const int numbers[] = {1, 2};
bool operator==(S a, S b) { auto f = [&] { return a.x || b.x; }; return f(); }
} // namespace a
"""


def small_tree(folder, files):
    for name in ("engine", "views", "app", "tests", "docs"):
        (folder / name).mkdir()
    for room in rooms.NAMES:
        (folder / room).mkdir(parents=True, exist_ok=True)
        if room.startswith("engine/") and room.count("/") == 1:
            shutil.copy(ROOT / room / "CMakeLists.txt", folder / room)
    shutil.copytree(ROOT / "tests/gates", folder / "tests/gates", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "tests/gates/exceptions.txt").write_text("")
    shutil.copy(ROOT / "docs/architecture.md", folder / "docs")
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)


def findings(files):
    with tempfile.TemporaryDirectory() as made:
        folder = pathlib.Path(made)
        small_tree(folder, files)
        listed = run.tracked(folder)
        return [*(run.check_format(folder, listed) or ()), *run.check_caps(folder, listed), *rooms.wrong_includes(folder),
                *(line for line in rooms.wrong_links(folder) if "nothing is included" not in line), *rooms.wrong_page(folder)]


def expect(name, found, *words):
    good = all(any(word in line for line in found) for word in words) and bool(words or not found)
    if not good:
        print(f"{name}: expected {words or 'nothing'}, found", *found, sep="\n  ")
    return good


def main():
    branches = "int f(int a) {\n" + "  if (a)\n    ++a;\n" * 26 + "  return a;\n}\n"
    page = (ROOT / "docs/architecture.md").read_text()
    cases = [
        ("a good tree", findings({"engine/trace/a.cpp": '#include "engine/source/b.h"\n'})),
        ("a long file", findings({"views/a.cpp": "\n".join("// x" for _ in range(502)) + "\n"}), "502 lines, over 500"),
        ("a long function", findings({"views/a.cpp": "void f() {\n" + "  g();\n" * 100 + "}\n"}), "f has 102 lines"),
        ("many branches", findings({"views/a.cpp": branches}), "f has 26 branches"),
        ("a full folder", findings({f"views/x/{i}.h": "" for i in range(26)}), "views/x: 26 files"),
        ("an idle exception", findings({"tests/gates/exceptions.txt": "file views/a.cpp: long\n"}), "nothing needs this exception"),
        ("an upward include", findings({"engine/trace/a.cpp": '#include "engine/query/b.h"\n'}), "engine/trace may not include engine/query"),
        ("an inner room's neighbour", findings({"engine/dialect/types/a.cpp": '#include "engine/dialect/folds/b.h"\n'}),
         "engine/dialect/types may not include engine/dialect/folds"),
        ("MLIR where it has no place", findings({"views/a.cpp": "#include <mlir/IR/Value.h>\n"}), "views may not include mlir"),
        ("a link through others", findings({"engine/trace/CMakeLists.txt": "reify_library(reify_trace)\n",
                                            "engine/trace/a.cpp": '#include "engine/source/b.h"\n'}), "links engine/source only through"),
        ("a page of its own", findings({"docs/architecture.md": page.replace("| `engine/trace` | source", "| `engine/trace` | all")}),
         "the map of rooms is not that of"),
    ]
    if shutil.which(run.FORMATTER):
        cases.append(("bad format", findings({"views/a.cpp": "int  a ;\n", ".clang-format": "BasedOnStyle: LLVM\n"}), "would change this"))
    passed = sum(expect(*case) for case in cases)
    seen = [(each.name, each.branches) for each in functions(SEVERAL)]
    wanted = [("get", 0), ("S::longest", 3), ("S::S", 1), ("operator==", 1)]
    if seen != wanted:
        print(f"functions: {seen} instead of {wanted}")
    passed += seen == wanted
    failed = len(cases) + 1 - passed
    print(f"{passed} passed, {failed} failed, 0 skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
