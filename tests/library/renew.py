#!/usr/bin/env python3
"""Asks PyTorch about every op of the built-in library and keeps its answers.

    python tests/library/renew.py                          all of answers/
    python tests/library/renew.py --family pooling         one family, more with more of them
    python tests/library/renew.py --show 'aten.sum*'       writes nothing; prints where the library disagrees

The Python must have PyTorch. Calls are drawn by domains/*.py; `reify check --answers` compares them with the
library's functions afterwards, without PyTorch.
"""
import argparse
import collections
import fnmatch
import functools
import glob
import json
import os
import subprocess
import sys
import tempfile
import time
import traceback

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import answers as kept
import draw
import families
from child import lines_of_child
from draw_by_schema import draw_by_schema

DRAWS = 2000
SECONDS = 60  # a call


def hanging_on_data():
    with open(os.path.join(here, "data_dependent.txt")) as file:
        return {line.strip() for line in file if line.strip() and not line.startswith("#")}


# ---- the process that asks about one op; it may crash ----


def ask_about(op, calls, first, skipped, kept_answers, write):
    import ask

    function = ask.find_op(op)
    if function is None:
        return write("missing")
    arguments = function._schema.arguments
    rule = draw.rules.get(op)
    hangs = op in hanging_on_data()
    known, misfits = set(), 0
    for number in range(first, first + DRAWS):
        if len(known) >= calls:
            break
        try:
            d = draw.Draw(op, number)
            values = rule(d) if rule else draw_by_schema(d, arguments)
            if len(values) != len(arguments):
                raise ValueError(f"{len(values)} arguments for {len(arguments)}: {function._schema}")
            call = kept.call_text(values)
        except Exception:
            return write("broken", traceback.format_exc(limit=-2))
        if call in known or number in skipped:
            continue
        if call in kept_answers:
            known.add(call)
            write("answer", call, kept_answers[call], "")
            continue
        write("asking", number, call)
        try:
            answer, message = ask.ask(function, values, hangs)
        except ask.Misfit as problem:
            misfits += 1
            if misfits == 1:
                write("misfit", call, str(problem))
            continue
        if answer is None:
            write("unanswered", call, message)
            continue
        known.add(call)
        write("answer", call, answer, message)


class Answers:
    def __init__(self):
        self.rows, self.messages = [], {}
        self.problem, self.misfit, self.lost = "", "", []
        self.unanswered = collections.Counter()


def collect(op, calls, first, known):
    """Runs ask_about in a process of its own, again without the call that it crashed or hung on."""
    skipped, lost = set(), []
    while True:
        found, end = once(op, calls, first, skipped, known)
        found.lost = lost
        if end is None or len(skipped) > 20:
            return found
        number, call = end
        skipped.add(number)
        lost.append(call)


def once(op, calls, first, skipped, kept_answers):
    def answer(write):
        try:
            ask_about(op, calls, first, skipped, kept_answers, write)
        except BaseException:
            write("broken", traceback.format_exc(limit=-2))
        write("done")

    found, asking = Answers(), None
    for kind, *items in lines_of_child(answer, SECONDS):
        if kind == "asking":
            asking = items
        elif kind == "answer":
            found.rows.append((items[0], items[1]))
            found.messages[items[0]] = items[2]
        elif kind == "unanswered":
            found.unanswered[items[1]] += 1
        elif kind == "misfit":
            found.misfit = f"{items[0]}: {items[1]}"
        elif kind == "missing":
            found.problem = "PyTorch has no such op"
        elif kind == "broken":
            found.problem = items[0]
        elif kind == "done":
            return found, None
    return found, asking


def collect_all(ops, calls, first, jobs, known):
    """{op: Answers}; `jobs` processes share the ops."""
    pipes = []
    for job in range(jobs - 1):
        reading, writing = os.pipe()
        if os.fork() == 0:
            os.close(reading)
            with os.fdopen(writing, "wb") as out:
                import pickle

                pickle.dump({op: collect(op, calls, first, known.get(op, {})) for op in ops[job::jobs]}, out)
            os._exit(0)
        os.close(writing)
        pipes.append(reading)
    found = {op: collect(op, calls, first, known.get(op, {})) for op in ops[jobs - 1 :: jobs]}
    for reading in pipes:
        import pickle

        with os.fdopen(reading, "rb") as file:
            found.update(pickle.load(file))
        os.wait()
    return {op: found[op] for op in ops}


# ---- what is done with the answers ----


def version():
    import torch

    return torch.__version__.split("+")[0]


def write_family(family, ops, found, folder):
    path = os.path.join(folder, family + ".txt")
    write_rows(path, {op: found[op].rows for op in ops if found[op].rows})
    return path


def write_rows(path, rows_of_ops):
    lines = [f"# PyTorch {version()}; renewed by renew.py. Calls drawn by domains/, written as answers.py says."]
    for op, rows in rows_of_ops.items():
        lines += ["", op] + [kept.row_text(*row) for row in rows]
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")


def compare(paths, binaries):
    """What `reify check --answers` says, {op: result}."""
    ran = subprocess.run([os.path.join(binaries, "reify"), "check", "--answers", *paths, "--format", "json", "--all"],
                         stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        return {op["op"]: op for op in json.loads(ran.stdout)["ops"]}
    except (ValueError, KeyError):
        sys.exit(f"reify check --answers failed: {ran.stderr[-2000:]}")


def show(ops, found, results, most):
    calls = agreed = 0
    for op in ops:
        answers = found[op]
        result = results.get(op, {"calls": 0, "agree": 0, "unsound": 0, "disagreements": [], "violations": []})
        calls, agreed = calls + result["calls"], agreed + result["agree"]
        rule = "" if op in draw.rules else "  (no rule: by schema)"
        refused = sum(answer == "!" for _, answer in answers.rows)
        print(f"{op}: {result['calls']} calls, {refused} refused, {result['agree']} agree, "
              f"{len(result['violations'])} unsound{rule}")
        for problem in (answers.problem, answers.misfit and "wrong type of argument: " + answers.misfit):
            if problem:
                print("    " + problem.strip().replace("\n", "\n    "))
        for call in answers.lost:
            print(f"    PyTorch crashed or hung: {call}")
        for message, count in answers.unanswered.most_common(2):
            print(f"    {count} calls without an answer: {message[:150]}")
        for row in result["disagreements"][:most]:
            print(f"    {row['call']} -> {row['answer']}   library: {row['got']}")
            message = answers.messages.get(row["call"])
            if message:
                print(f"        PyTorch: {message[:220]}")
        for row in result["violations"][:3]:
            print(f"    {row['call']} -> {row['answer']}   unsound with {row['arguments']}: {row['got']}")
    print(f"{len(ops)} ops, {calls} calls, {agreed} agree" + (f" ({100 * agreed / calls:.2f} %)" if calls else ""))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--show", nargs="+", metavar="PATTERN", help="print agreement of these ops, write nothing")
    parser.add_argument("--family", nargs="+", help="renew these families' answers")
    parser.add_argument("--bin", default=os.path.join(here, "..", "..", "build", "bin"), help="where reify is")
    parser.add_argument("--calls", type=int, default=240, help="calls an op, at most")
    parser.add_argument("--most", type=int, default=8, help="disagreements shown an op")
    parser.add_argument("--first", type=int, default=0, metavar="ROUND",
                        help="draw from this round on: with --show, calls that nobody has seen yet")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--reuse", action="store_true", help="PyTorch is asked only about calls without a kept answer")
    parser.add_argument("--dump", action="store_true", help="with --show: print all the calls and answers")
    options = parser.parse_args()
    for path, problem in draw.load_rules():
        print(f"{os.path.basename(path)}: {problem}", file=sys.stderr)
    grouped = families.families()
    if options.show:
        ops = [op for family in grouped.values() for op in family
               if any(fnmatch.fnmatch(op, p) or fnmatch.fnmatch(op, "aten." + p) for p in options.show)]
        found = answers_of(ops, options)
        with tempfile.TemporaryDirectory() as folder:
            path = write_family("shown", ops, found, folder)
            if options.dump:
                sys.stdout.write(open(path).read())
            show(ops, found, compare([path], options.bin), options.most)
        return
    wanted = options.family or list(grouped)
    for family in wanted:
        if family not in grouped:
            sys.exit(f"there is no family '{family}'; there are {', '.join(grouped)}")
    folder = os.path.join(here, "answers")
    os.makedirs(folder, exist_ok=True)
    for family in wanted:
        began = time.time()
        found = answers_of(grouped[family], options)
        write_family(family, grouped[family], found, folder)
        rows = sum(len(answers.rows) for answers in found.values())
        print(f"{family}: {len(grouped[family])} ops, {rows} calls, {time.time() - began:.0f} s", flush=True)
        for op, answers in found.items():
            for problem in (answers.problem, answers.misfit and "wrong type of argument: " + answers.misfit):
                if problem:
                    print(f"    {op}: {problem.strip().splitlines()[-1]}")
            for call in answers.lost:
                print(f"    {op}: PyTorch crashed or hung: {call}")
    drop_moved(folder, grouped, wanted)


def drop_moved(folder, grouped, renewed):
    """Ops that belong to another family now have their answers there."""
    home = {op: family for family, ops in grouped.items() for op in ops}
    for path in glob.glob(os.path.join(folder, "*.txt")):
        family, rows = os.path.basename(path)[:-4], kept.read(path)
        stays = {op: rows[op] for op in rows if home.get(op) == family or (op in home and home[op] not in renewed)}
        if not stays:
            os.remove(path)
        elif len(stays) < len(rows):
            write_rows(path, stays)


def answers_of(ops, options):
    import ask  # once, before the processes are forked

    return collect_all(ops, options.calls, options.first, options.jobs, kept_answers() if options.reuse else {})


@functools.cache
def kept_answers():
    known = {}
    for path in glob.glob(os.path.join(here, "answers", "*.txt")):
        known.update({op: dict(rows) for op, rows in kept.read(path).items()})
    return known


main()
