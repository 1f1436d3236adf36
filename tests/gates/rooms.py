#!/usr/bin/env python3
"""Holds includes, links and the page of docs/architecture.md against the map of rooms. `rooms.py --write` renews the page."""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from map import EXCEPTIONS, LIBRARIES, ROWS  # noqa: E402

NAMES = [name for name, _, _ in ROWS]
HEADERS = {"mlir/": "mlir", "mlir-c/": "mlir", "llvm/": "mlir", "llvm-c/": "mlir", "imgui": "imgui", "misc/": "imgui",
           "GLFW/": "glfw", "GL/": "gl", "nlohmann/": "json", "doctest": "doctest", "CLI/": "cli11"}
INCLUDE = re.compile(r'\s*#\s*include\s*[<"]([^">]+)[">]')
TABLE = re.compile(r"(<!-- from tests/gates/map\.py -->\n).*?(<!-- end -->\n)", re.S)


def full(word):
    return next((name for name in (word, f"engine/{word}") if name in NAMES), None)


def room_of(path):
    return max((name for name in NAMES if path.startswith(name + "/")), key=len, default=None)


def outer_of(room):
    return room_of(room)


def meant(uses, where):
    """The rooms and libraries that a row's words stand for. A whole room is meant with those inside it, except from inside."""
    found = set()
    for word in uses.split():
        room = full(word)
        if not room and word not in LIBRARIES:
            raise SystemExit(f"tests/gates/map.py: {where} uses '{word}', which is no room")
        if not room:
            found.add(word)
        elif where.startswith(room + "/"):
            found.add(room)
        else:
            found |= {name for name in NAMES if name == room or name.startswith(room + "/")}
    return found


def allowed():
    table = {}
    for name, uses, _ in ROWS:
        table[name] = meant(uses, name)
    for name in sorted(NAMES, key=len):
        if outer := outer_of(name):
            # What an outer room has inside is not for its inner ones, unless their own rows say so.
            table[name] |= {other for other in table[outer] if not other.startswith(outer + "/")}
    return table


def includes(root):
    """All includes of a room or a library that the map knows: (path, line, target, room or library)."""
    for folder in ("app", "engine", "views", "tests"):
        for file in sorted((root / folder).rglob("*")):
            if file.suffix not in (".h", ".cpp", ".td"):
                continue
            path = file.relative_to(root).as_posix()
            for number, line in enumerate(file.read_text().splitlines(), 1):
                if match := INCLUDE.match(line):
                    there = room_of(match[1]) or next((to for start, to in HEADERS.items() if match[1].startswith(start)), None)
                    if there:
                        yield path, number, match[1], there


def wrong_includes(root):
    table = allowed()
    for path, number, target, there in includes(root):
        here = room_of(path)
        if here is None:
            yield f"{path}:1: this folder has no row in tests/gates/map.py"
        elif there != here and there not in table[here] | meant(EXCEPTIONS.get(path, ""), ""):
            yield f"{path}:{number}: {here} may not include {there} ({target})"


def wrong_links(root):
    """A room links just those rooms that its files include."""
    rooms = [name for name in NAMES if name.startswith("engine/") and name.count("/") == 1]
    used = {room: set() for room in rooms}
    for path, _, _, there in includes(root):
        here = "/".join(path.split("/")[:2])
        there = "/".join(there.split("/")[:2])
        if here in used and there in used and there != here:
            used[here].add(there)
    for room in rooms:
        file = root / room / "CMakeLists.txt"
        text = re.search(r"reify_library\((.*?)\)", file.read_text(), re.S)
        words = text[1].split() if text else []
        linked = {f"engine/{word[6:]}" for word in words[1:] if word.startswith("reify_")}
        for missing in sorted(used[room] - linked):
            yield f"{room}/CMakeLists.txt:1: links {missing} only through others"
        for idle in sorted(linked - used[room]):
            yield f"{room}/CMakeLists.txt:1: links {idle}, of which nothing is included"
        inner = {name[len(room) + 1:] for name in NAMES if name.startswith(room + "/")}
        for missing in sorted(inner - set(words)):
            yield f"{room}/CMakeLists.txt:1: FOLDERS lacks {missing}"


def page():
    lines = ["| room | uses | holds |", "|---|---|---|"]
    for name, uses, holds in ROWS:
        if name == "tests":
            continue
        words = ["everything" if name == "engine/session" else ", ".join(uses.split())]
        lines.append(f"| `{name}` | {words[0] or '–'} | {holds} |")
    return "\n".join(lines) + "\n"


def wrong_page(root):
    text = (root / "docs/architecture.md").read_text()
    if not TABLE.search(text):
        yield "docs/architecture.md:1: has no place for the map of rooms"
    elif TABLE.sub(lambda match: match[1] + page() + match[2], text) != text:
        yield "docs/architecture.md:1: the map of rooms is not that of tests/gates/map.py; `tests/gates/rooms.py --write` renews it"


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    if sys.argv[1:] != ["--write"]:
        raise SystemExit(__doc__)
    file = root / "docs/architecture.md"
    file.write_text(TABLE.sub(lambda match: match[1] + page() + match[2], file.read_text()))


if __name__ == "__main__":
    main()
