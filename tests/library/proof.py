"""What `reify check --answers` says of all the kept answers, with the reasons for what disagrees."""
import glob
import json
import os
import pathlib
import subprocess
import sys

import families

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
import evidence  # noqa: E402
MOST = "100000"  # disagreements told of an op: all
DECOMPOSITIONS = 12  # accepted calls of an op that its decomposition is tried on
FIGURES = os.path.join(families.library, "figures.txt")


def reasons(name):
    """{op: reason} of a file with `op  reason` lines."""
    found = {}
    path = os.path.join(here, name)
    if os.path.exists(path):
        with open(path) as file:
            for line in file:
                if line.strip() and not line.startswith("#"):
                    op, _, reason = line.strip().partition(" ")
                    found[op] = (found[op] + "; " if op in found else "") + reason.strip()
    return found


def differences(name, update=False):
    """The list of that name: answers.txt or decompositions.txt, each row an op and a call."""
    return evidence.Rows(pathlib.Path(here) / "differences" / name, update)


def reasons_of_rows(name):
    """{op: why its rows differ}"""
    found = {}
    for case, row in differences(name).rows.items():
        whys = found.setdefault(case.split()[0], [])
        if row.group.why not in whys:
            whys.append(row.group.why)
    return {op: "; ".join(whys) for op, whys in found.items()}


def run(binaries, jobs, folder="answers"):
    """The report of reify as JSON has it, or None with the text of what went wrong."""
    paths = sorted(glob.glob(os.path.join(here, folder, "*.txt")))
    command = [os.path.join(binaries, "reify"), "check", "--answers", *paths, "--format", "json", "--most", MOST,
               "--decompositions", str(DECOMPOSITIONS), "--jobs", str(jobs)]
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        return json.loads(ran.stdout), ""
    except ValueError:
        return None, ran.stderr[-1000:]


def figures():
    """{op: (calls, refused, agree)} as kept beside the library."""
    found = {}
    if os.path.exists(FIGURES):
        with open(FIGURES) as file:
            for line in file:
                words = line.split()
                if len(words) == 4 and words[0] != "#":
                    found[words[0]] = tuple(map(int, words[1:]))
    return found


def figures_text(report):
    lines = ["# Calls that PyTorch was asked about, those that it refuses, and those in which the library agrees, by op.",
             "# Written by tests/library/report.py."]
    lines += [f"{op['op']} {op['calls']} {op['refused']} {op['agree']}"
              for op in sorted(report["ops"], key=lambda op: op["op"])]
    return "\n".join(lines) + "\n"


def percent(agree, calls):
    return f"{int(10000 * agree / calls) / 100:.2f} %" if calls else "–"
