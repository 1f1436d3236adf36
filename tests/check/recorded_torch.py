#!/usr/bin/env python3
"""Stands in for a Python with PyTorch: gives the answers that one gave, kept in recorded_torch.txt.

`reify check --against-torch --python tests/check/recorded_torch.py`. With REIFY_RECORD naming a Python that has
PyTorch, that one is asked and its answers are added.
"""
import os
import pathlib
import subprocess
import sys

KEPT = pathlib.Path(__file__).with_name("recorded_torch.txt")
real = os.environ.get("REIFY_RECORD")


def main():
    kept = dict(line.split("\t", 1) for line in KEPT.read_text().splitlines()) if KEPT.exists() else {}
    before = len(kept)
    child = None
    if real:
        child = subprocess.Popen([real, *sys.argv[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        print(child.stdout.readline(), end="", flush=True)
    else:
        print('{"ready": "recorded"}', flush=True)
    root = str(KEPT.parent)
    for line in sys.stdin:
        request = line.strip().replace(root, "HERE")
        if child and request not in kept:
            child.stdin.write(line)
            child.stdin.flush()
            kept[request] = child.stdout.readline().strip()
        print(kept.get(request, '{"missing": "no answer is kept for this"}'), flush=True)
        if len(kept) > before:
            before = len(kept)
            KEPT.write_text("".join(f"{key}\t{value}\n" for key, value in sorted(kept.items())))


main()
