#!/usr/bin/env python3
"""Lists of differences: where a test and what it is compared with disagree, row by row.

    evidence.py                    reads all lists; docs/differences.md must be what they say
    evidence.py --write            writes that page
    evidence.py --count [FOLDER…]  one line: how many rows of which class the lists (of these folders) have

A list is a file FOLDER/differences/NAME.txt. A group is a class and why; its rows follow, each with the exact
call or module, the reference's answer and ours:

    [the reference is at fault] Python's remainder has the divisor's sign
    proof: Python: 7 % -2 is -1
    aten.remainder.int(7 -2)
        reference return <int 1>
        ours      return <int -1>
        proof     (of this row alone, if there is one)

An answer of several lines has each behind a bar. `Rows` is what drivers use: a disagreement without a row fails,
and so do a row that nothing matches and whatever ends in a crash or in no answer. `[pending]` rows have no
reference's answer yet. With `--update` a driver writes its list anew; what is new has no class yet, which fails
until somebody has given it one.
"""
import argparse
import json
import re
import sys
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).resolve().parent
PAGE = TESTS.parent / "docs/differences.md"
CLASSES = ("no kernel there", "only for tensors without elements", "the reference is at fault", "a limit of ours",
           "a fault of ours")
PROVEN = ("no kernel there", "the reference is at fault")
PENDING, NO_CLASS = "pending", "no class yet"
NOT_ASKED = "not asked"
ENDED = re.compile(r"^(crash|signal|no answer|timeout)\b")
EMPTY = re.compile(r"\[(?:[^\[\]]*,)?0(?:,[^\[\]]*)?\]")
FIELDS = ("reference", "ours", "proof")


class Malformed(Exception):
    """A list that cannot be read, with file and line."""


def text_of(answer):
    """An answer as lists have it; elements of a list stand on lines of their own."""
    if isinstance(answer, (list, tuple)):
        answer = "\n".join(each if isinstance(each, str) else json.dumps(each) for each in answer) or "nothing"
    text = "\n".join(line.rstrip() for line in str(answer).split("\n"))
    return text if "\n" in text else text.strip()


class Group:
    """What rows have in common: their class, why they differ, and a proof."""

    def __init__(self, kind, why, proof=""):
        self.kind, self.why, self.proof = kind, why, proof

    def key(self):
        return self.kind, self.why, self.proof


class Row:
    def __init__(self, case, group, place=""):
        self.case, self.group, self.place = case, group, place
        self.reference = self.ours = self.proof = ""

    def problem(self):
        """What is wrong with the row itself."""
        kind = self.group.kind
        if kind == NO_CLASS:
            return "has no class yet"
        if not self.ours or not self.reference:
            return "lacks " + ("'ours'" if not self.ours else "'reference'")
        if ENDED.match(self.ours):
            return "a crash or a time-out of ours is never excused"
        if (self.reference == NOT_ASKED) != (kind == PENDING):
            return f"'{NOT_ASKED}' stands for the reference's answer in [pending] rows, and only there"
        if kind == PENDING:
            return ""
        if self.reference == self.ours:
            return "gives the same answer twice"
        if kind in PROVEN and not self.proof and not self.group.proof:
            return f"[{kind}] wants a proof"
        if kind == "only for tensors without elements" and not any(
                EMPTY.search(text) for text in (self.case, self.reference, self.ours)):
            return "names no tensor without elements"
        return ""


def read(path):
    """The rows of a list, each with its place; Malformed where it is none."""
    rows, group, row, field = [], None, None, ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        place = f"{path.relative_to(TESTS.parent) if path.is_relative_to(TESTS.parent) else path}:{number}"
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("["):
            head = re.match(r"\[([a-z ]+)\] (.+)$", line)
            if not head or head[1] not in (*CLASSES, PENDING, NO_CLASS):
                raise Malformed(f"{place}: not a class and why: {line}")
            group, row = Group(head[1], head[2].strip()), None
            continue
        if group is None:
            raise Malformed(f"{place}: a class is wanted first, such as [{CLASSES[0]}]")
        if line.startswith("proof: ") and row is None:
            group.proof = line[len("proof: "):].strip()
        elif not line.startswith(" "):
            row, field = Row(line.strip(), group, place), ""
            rows.append(row)
        elif row is not None and (word := re.match(r" {4}(reference|ours|proof)(?: +(.*))?$", line)):
            field = word[1]
            setattr(row, field, (word[2] or "").strip())
        elif row is not None and field and line.strip().startswith("|"):
            text = line.strip()[1:].removeprefix(" ")
            before = getattr(row, field)
            setattr(row, field, before + "\n" + text if before else text)
        else:
            raise Malformed(f"{place}: neither a class, a case nor one of {', '.join(FIELDS)}: {line.strip()}")
    return rows


def write(path, rows, head):
    """Writes a list: groups in the order of the classes, rows in the order of the cases."""
    groups = {}
    for row in rows:
        groups.setdefault(row.group.key(), []).append(row)
    order = [NO_CLASS, *CLASSES[::-1], PENDING]
    lines = [f"# {line}" for line in head]
    for kind, why, proof in sorted(groups, key=lambda key: order.index(key[0])):
        lines += ["", f"[{kind}] {why}"] + ([f"proof: {proof}"] if proof else [])
        for row in groups[kind, why, proof]:
            lines.append(row.case)
            for field in FIELDS:
                text = getattr(row, field)
                if "\n" in text:
                    lines += [f"    {field}"] + [f"        | {each}".rstrip() for each in text.split("\n")]
                elif text:
                    lines.append(f"    {field:<9} {text}")
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def head_of(path):
    """The comment that a list begins with."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        if not line.startswith("#"):
            break
        found.append(line[1:].strip())
    return found


def same(kept, given):
    """Whether a row's answer is the one given. Of a whole module the first line is its digest, which is enough."""
    return kept == given or (given.startswith("module ") and kept.split("\n")[0] == given.split("\n")[0])


class Rows:
    """One list in the hands of a driver. Not read: none of its rows; `update` writes it anew at the end."""

    def __init__(self, path, update=False, head=()):
        self.path, self.update, self.head = Path(path), update, list(head)
        self.rows, self.met, self.seen, self.broken = {}, {}, set(), []
        self.pending = 0
        try:
            for row in read(self.path) if self.path.exists() else []:
                if row.case in self.rows:
                    self.broken.append(f"{row.place}: {row.case} stands here twice")
                elif (problem := row.problem()) and not update:
                    self.broken.append(f"{row.place}: {row.case}: {problem}")
                self.rows[row.case] = row
        except Malformed as problem:
            self.broken.append(str(problem))

    def judge(self, case, reference, ours, group=None, proof=""):
        """What is wrong with two answers, "" if nothing is: they are the same, or as a row has them. The reference
        that was not asked is None. `group` and `proof` are what a new row gets with --update; else it has no class."""
        ours = text_of(ours)
        reference = NOT_ASKED if reference is None else text_of(reference)
        self.seen.add(case)
        if ENDED.match(ours):
            self.met.update({case: self.rows[case]} if case in self.rows else {})
            return ours
        if ours == reference:
            return ""
        if self.update:
            self.met[case] = self.renewed(case, reference, ours, group, proof)
            return ""
        row = self.rows.get(case)
        if row is None:
            return f"ours {short(ours)}, the reference {short(reference)}: no row of {self.name()} has this"
        self.met[case] = row
        if not same(row.ours, ours):
            return f"ours is now {short(ours)}, the row at {row.place} has {short(row.ours)}"
        if not same(row.reference, reference):
            return f"the reference's answer is now {short(reference)}, the row at {row.place} has {short(row.reference)}"
        self.pending += row.group.kind == PENDING
        return ""

    def expects(self, case):
        """The row of a case, or None."""
        return self.rows.get(case)

    def renewed(self, case, reference, ours, group, proof):
        old = self.rows.get(case)
        if old is not None and same(old.reference, reference) and same(old.ours, ours):
            old.reference, old.ours = max(old.reference, reference, key=len), max(old.ours, ours, key=len)
            return old
        if reference == NOT_ASKED:
            group = Group(PENDING, "the reference was not asked yet")
        elif group is None and old is not None and old.group.kind not in (PENDING, NO_CLASS):
            group = Group(NO_CLASS, f"was [{old.group.kind}]: {old.group.why}", old.group.proof)
        row = Row(case, group or (old.group if old and old.group.kind == NO_CLASS else
                                  Group(NO_CLASS, "to be explained")))
        row.reference, row.ours = reference, ours
        row.proof = proof or (old.proof if old is not None else "")
        return row

    def finish(self, whole=True):
        """What is wrong with the list itself; not `whole`: not all cases were run, so rows may be left over. With
        --update it is written, and what has no class is told."""
        if self.update:
            rows = list(self.met.values())
            if not whole:
                rows += [row for case, row in self.rows.items() if case not in self.seen]
            if rows or self.path.exists():
                write(self.path, rows, head_of(self.path) or self.head)
            return [f"{self.name()}: {row.case} {row.problem()}" for row in rows if row.problem()]
        problems = list(self.broken)
        for case, row in self.rows.items():
            if case not in self.met and (whole or case in self.seen):
                said_of = "nothing differs any more" if case in self.seen else "there is no such case"
                problems.append(f"{row.place}: {case}: {said_of}")
        return problems

    def name(self):
        return str(self.path.relative_to(TESTS.parent)) if self.path.is_relative_to(TESTS) else str(self.path)

    def closing(self):
        """What a driver says of its list."""
        counted = Counter(row.group.kind for row in self.met.values())
        return said(counted) if counted else "no differences"


def short(text, most=200):
    text = text.replace("\n", " | ")
    return text if len(text) <= most else text[:most] + "…"


def said(counted):
    """`3 no kernel there, 1 a fault of ours`"""
    return ", ".join(f"{counted[kind]} {kind}" for kind in (*CLASSES, PENDING, NO_CLASS) if counted[kind])


def lists(folders=()):
    """{path: rows}, of all folders or of those named; Malformed where one cannot be read."""
    return {path: read(path) for path in sorted(TESTS.glob("*/differences/*.txt"))
            if not folders or path.parent.parent.name in folders}


def pending_answers(folders=()):
    """How many calls have an answer that PyTorch did not give yet (library/pending)."""
    if folders and "library" not in folders:
        return 0
    return sum("->" in line and not line.startswith("#")
               for path in (TESTS / "library/pending").glob("*.txt") for line in path.read_text().splitlines())


# The page ------------------------------------------------------------------------------------------
HEAD = """# Differences

Where Reify answers otherwise than PyTorch or torch-mlir, in all that the tests compare. Each difference is a row of
a list in `tests/*/differences/`, with the exact call, both answers and a class; a difference without a row fails the
tests, and so does a row that nothing matches any more. Written by `tests/evidence.py --write`.

- **no kernel there**: PyTorch has no kernel that computes the call; what answers in its place, its meta function,
  says something else.
- **only for tensors without elements**: PyTorch looks at less, or gives something else, where there is nothing to
  compute.
- **the reference is at fault**: with the proof, which is what PyTorch, Python or a count says.
- **a limit of ours**: less is known or taken here than there, on purpose or for want of what would be needed. All of
  them are below.
- **a fault of ours**: wrong, and not mended yet. All of them are below.
"""


def code(text):
    return "`" + short(text, 160).replace("|", "\\|").replace("`", "'") + "`"


def section(kind, found):
    lines = ["", f"## {'Faults' if 'fault' in kind else 'Limits'} of ours", ""]
    groups = {}
    for path, rows in found.items():
        for row in rows:
            if row.group.kind == kind:
                groups.setdefault((path, row.group.why), []).append(row)
    if not groups:
        return lines + ["None is known.", ""]
    for (path, why), rows in groups.items():
        lines += [f"**{why}** ({path.relative_to(TESTS)}, {len(rows)})".replace("|", "\\|"), "",
                  "| call or module | reference | ours |", "|---|---|---|"]
        lines += [f"| {code(row.case)} | {code(row.reference)} | {code(row.ours)} |" for row in rows] + [""]
    return lines


def page(found):
    lines = HEAD.splitlines() + ["", "| list | " + " | ".join(CLASSES) + " | pending |",
                                 "|---|" + "---:|" * (len(CLASSES) + 1)]
    total = Counter()
    for path, rows in found.items():
        counted = Counter(row.group.kind for row in rows)
        total += counted
        lines.append(f"| `{path.relative_to(TESTS)}` | " +
                     " | ".join(str(counted[kind] or "") for kind in (*CLASSES, PENDING)) + " |")
    lines.append("| all | " + " | ".join(str(total[kind]) for kind in (*CLASSES, PENDING)) + " |")
    for kind in ("a fault of ours", "a limit of ours"):
        lines += section(kind, found)
    return "\n".join(lines).rstrip() + "\n"


def check(found):
    """Problems of all lists and of the page."""
    for rows in found.values():
        yield from (f"{row.place}: {row.case}: {row.problem()}" for row in rows if row.problem())
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page(found):
        yield "docs/differences.md is out of date: tests/evidence.py --write renews it"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--count", nargs="*", metavar="FOLDER")
    options = parser.parse_args()
    try:
        found = lists(options.count or ())
    except Malformed as problem:
        print(f"{problem}\n0 passed, 1 failed")
        return 1
    if options.count is not None:
        counted = Counter(row.group.kind for rows in found.values() for row in rows)
        counted[PENDING] += pending_answers(options.count)
        if +counted:
            print(f"differences: {said(counted)}")
        return 0
    if options.write:
        PAGE.write_text(page(found), encoding="utf-8")
    problems = list(check(found))
    print("\n".join(problems) or f"{len(found)} lists, {sum(map(len, found.values()))} rows")
    print(f"{max(len(found) + 1 - len(problems), 0)} passed, {len(problems)} failed")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
