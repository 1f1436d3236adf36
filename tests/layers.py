#!/usr/bin/env python3
"""Checks that every #include follows the map of allowed dependencies. Usage: layers.py [ROOT]

A folder may include itself and what its row lists, nothing else; MLIR, ImGui, GLFW and the like are
layers too. The same order stands in docs/architecture.md.
"""
import pathlib
import re
import sys

MLIR = {"mlir", "llvm"}
ENGINE_ROOMS = {f"engine/{room}" for room in (
    "source", "catalogue", "trace", "contract", "query", "export", "schema", "dialect", "python", "library", "evaluate",
    "check", "record", "passes", "process", "importing", "session")}


# Rooms in rooms, in the order in which each may use those before it; "." is the place of the outer room's own files.
INNER = {
    "engine/dialect": (".", "scalars", "types", "ops", "folds", "schema_ops", "canonicalize"),
    "engine/passes": (".", "rewrite", "refine", "decompose", "value_semantics", "object_graph", "sizes", "operators",
                      "pipelines"),
    "engine/python": (".", "compile"),
    "engine/evaluate": (".", "rules"),
    "engine/contract": (".", "written"),
    "engine/query": ("ir", "."),
    "engine/check": ("invocations", "interpreter", ".", "answers"),
    "app/cli": (".", "subcommands"),
}


def rooms(*names):
    return with_inner({f"engine/{name}" for name in names})


def with_inner(names):
    return names | {f"{room}/{inner}" for room in names for inner in INNER.get(room, ()) if inner != "."}


ENGINE = with_inner(ENGINE_ROOMS)
ALLOWED = {
    "engine/source": set(),
    # A place in the user's file is part of a trace; source has nothing but plain data.
    "engine/trace": rooms("source"),
    "engine/catalogue": rooms("source"),
    "engine/contract": rooms("trace", "source"),
    "engine/query": rooms("trace", "contract", "source"),
    "engine/export": rooms("query", "contract", "trace", "catalogue", "source") | {"json"},
    "engine/process": rooms("source"),
    "engine/importing": rooms("process", "source") | {"json"},
    "engine/schema": rooms("source"),
    "engine/dialect": rooms("schema", "source") | MLIR,
    "engine/python": rooms("dialect", "schema", "source") | MLIR,
    "engine/library": rooms("python", "dialect", "schema", "source") | MLIR,
    "engine/evaluate": rooms("library", "dialect", "schema", "source") | MLIR,
    "engine/check": rooms("passes", "record", "trace", "contract", "python", "evaluate", "library", "dialect", "schema", "catalogue", "export", "process", "source") | MLIR | {"json"},
    "engine/record": rooms("trace", "dialect", "schema", "source") | MLIR,
    "engine/passes": rooms("evaluate", "library", "record", "contract", "dialect", "schema", "trace",
                           "source") | MLIR,
    "engine/session": ENGINE | MLIR,
    "views": rooms("query", "contract", "trace", "catalogue", "source") | {"imgui"},
    "app": rooms("session", "check", "importing", "schema", "query", "export", "contract", "trace", "catalogue", "source")
           | {"views", "imgui", "glfw", "gl", "json"},
    "tests": ENGINE | MLIR | {"views", "app", "app/cli", "imgui", "glfw", "gl", "json", "doctest"},
}
ALLOWED["app/cli"] = ALLOWED["app"] | {"app"}
ALLOWED["app"] = ALLOWED["app"] | {"app/cli"}
for outer, inner_rooms in INNER.items():
    of_outer = ALLOWED[outer]
    for index, inner in enumerate(inner_rooms):
        before = {f"{outer}/{other}" if other != "." else outer for other in inner_rooms[:index]}
        ALLOWED[outer if inner == "." else f"{outer}/{inner}"] = of_outer | before
DIALECT = with_inner({"engine/dialect"}) | ALLOWED["engine/dialect"]
EXCEPTIONS = {# What puts the dialect together, and what is asked of any op.
              "engine/dialect/torch_dialect.cpp": DIALECT, "engine/dialect/op_traits.cpp": DIALECT,
              # Programs of their own, made of MLIR's parts.
              "app/reify_opt.cpp": ALLOWED["app"] | ENGINE | MLIR,
              "app/compile_library.cpp": ALLOWED["app"] | ENGINE | MLIR,
              # The one file that knows by what the command line is parsed.
              "app/cli/parse.cpp": ALLOWED["app"] | {"cli11"}}
EXTERNAL = {"mlir/": "mlir", "mlir-c/": "mlir", "llvm/": "llvm", "llvm-c/": "llvm", "imgui": "imgui",
            "misc/": "imgui", "GLFW/": "glfw", "GL/": "gl", "nlohmann/": "json", "doctest": "doctest", "CLI/": "cli11"}
INCLUDE = re.compile(r'\s*#\s*include\s*[<"]([^">]+)[">]')


def layer_of(path):
    hits = [folder for folder in ALLOWED if path.startswith(folder + "/")]
    return max(hits, key=len) if hits else None


def violations(root):
    files = sorted(f for folder in ("app", "engine", "views", "tests")
                   for f in (root / folder).rglob("*") if f.suffix in (".h", ".cpp", ".td"))
    for file in files:
        path = file.relative_to(root).as_posix()
        here = layer_of(path)
        if here is None:
            yield f"{path}:1: this folder has no row in the map of dependencies"
            continue
        allowed = EXCEPTIONS.get(path, ALLOWED[here])
        for number, line in enumerate(file.read_text().splitlines(), 1):
            match = INCLUDE.match(line)
            if not match:
                continue
            target = match[1]
            there = layer_of(target) or next(
                (layer for start, layer in EXTERNAL.items() if target.startswith(start)), None)
            if there and there != here and there not in allowed:
                yield f"{path}:{number}: {here} may not include {there} ({target})"


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[1]
    bad = list(violations(root))
    for line in bad:
        print(line)
    print(f"layers: {'0 passed, 1 failed' if bad else '1 passed, 0 failed'}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
