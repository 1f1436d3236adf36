"""Starts the programs under test."""
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = ROOT / "build/bin"
QUANTIZE = ROOT / "samples/quantize"
POOLED = ROOT / "samples/pooled"
WINDOWS = ROOT / "samples/windows"

MODEL = "func.func @f(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {\n  return %x : !torch.vtensor<[2],f32>\n}\n"
LIBRARY = 'from typing import List; from reify_library import Invocation, TensorOfShape, check_shape_function\n@check_shape_function([Invocation(TensorOfShape(2), 1.0)])\ndef my〇scale〡shape(self: List[int], factor: float) -> List[int]:\n    return self\n'


class Skipped(Exception):
    pass


def reify(*words, program="reify", **options):
    """Runs it; standard input is empty unless given. A program that hangs is an error."""
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "NO_COLOR", "CLICOLOR_FORCE")}
    environment.update(options.pop("env", {}))
    if not {"stdin", "input"} & options.keys():
        options["stdin"] = subprocess.DEVNULL
    if "stdout" not in options:
        options["stdout"] = subprocess.PIPE
    return subprocess.run([str(BIN / program), *map(str, words)], stderr=subprocess.PIPE, env=environment,
                          timeout=options.pop("timeout", 120), **options)


def shell(command, **options):
    """In bash, with $REIFY and $OPT for the programs."""
    environment = dict(os.environ, REIFY=str(BIN / "reify"), OPT=str(BIN / "reify-opt"), **options.pop("env", {}))
    return subprocess.run(["bash", "-c", command], capture_output=True, timeout=120, env=environment, **options)


def same(got, wanted):
    assert got == wanted, f"\n  got    {repr(got)[:1500]}\n  wanted {repr(wanted)[:1500]}"


def has(text, part):
    if isinstance(text, bytes):
        text = text.decode(errors="replace")
    assert part in text, f"\n  {part!r} is not in\n{text}"
