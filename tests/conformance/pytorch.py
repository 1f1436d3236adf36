#!/usr/bin/env python3
"""Runs the rows of sweep.txt in PyTorch and keeps which types the results have, in
expected/pytorch.json, and what it says to those of refused.txt in expected/refused.json. Needs torch,
which the tests do not: they read the files.

Unknown sizes are tried as 5, 3, 4, 2 and 1 in turn, an unknown rank as one such size, an unknown element type as
f32, and unknown numbers as 3. Rows that PyTorch refuses with all of them, or has not, are left out.
"""
import json
import re
import warnings

import torch

import sweep
from programs import HERE

DTYPES = {"f16": torch.float16, "f32": torch.float32, "f64": torch.float64, "bf16": torch.bfloat16,
          "si8": torch.int8, "si16": torch.int16, "si32": torch.int32, "si64": torch.int64,
          "ui8": torch.uint8, "ui16": torch.uint16, "ui32": torch.uint32, "ui64": torch.uint64, "i1": torch.bool,
          "f8E5M2": torch.float8_e5m2, "f8E4M3FN": torch.float8_e4m3fn, "f8E5M2FNUZ": torch.float8_e5m2fnuz,
          "f8E4M3FNUZ": torch.float8_e4m3fnuz, "f8E8M0FNU": torch.float8_e8m0fnu,
          "complex<f16>": torch.complex32, "complex<bf16>": torch.bcomplex32, "complex<f32>": torch.complex64,
          "complex<f64>": torch.complex128, "!torch.qint8": torch.qint8, "!torch.quint8": torch.quint8,
          "!torch.qint32": torch.qint32}
NAMES = {dtype: name for name, dtype in DTYPES.items()}
NUMBERS = [dtype for dtype in DTYPES.values() if "q" not in str(dtype)]
# PyTorch's number of a dtype -> the dtype, for arguments that are dtypes.
CODES = {0: torch.uint8, 1: torch.int8, 2: torch.int16, 3: torch.int32, 4: torch.int64, 5: torch.float16,
         6: torch.float32, 7: torch.float64, 8: torch.complex32, 9: torch.complex64, 10: torch.complex128, 11: torch.bool,
         12: torch.qint8, 13: torch.quint8, 14: torch.qint32, 15: torch.bfloat16,
         23: torch.float8_e5m2, 24: torch.float8_e4m3fn, 25: torch.float8_e5m2fnuz, 26: torch.float8_e4m3fnuz,
         27: torch.uint16, 28: torch.uint32, 29: torch.uint64, 44: torch.float8_e8m0fnu}


def value(text, size):
    if match := re.match(r"^(\[[\d?,]*\]|\*)((?:!torch\.)?\w+|complex<\w+>)$", text):
        sizes = f"[{size}]" if match[1] == "*" else match[1].replace("?", str(size))
        dtype = DTYPES.get(match[2], torch.float32)
        sizes = [int(each) for each in sizes[1:-1].split(",") if each]
        if dtype not in NUMBERS:
            return torch.quantize_per_tensor(torch.ones(sizes), 0.1, 0, dtype)
        if len(sizes) > 1 and sizes[-1] == sizes[-2] and dtype.is_floating_point:
            return torch.eye(sizes[-1], dtype=dtype).expand(sizes).contiguous()  # has an inverse
        return torch.ones(sizes).to(dtype)
    if text.startswith("("):
        return [value(part, size) for part in sweep.split(text[1:-1], " ")]
    plain = {"none": None, "true": True, "false": False, "cpu": torch.device("cpu"), "int": 3,
             "float": 3.0, "bool": True}
    if text in plain:
        return plain[text]
    return text[1:-1] if text.startswith('"') else float(text) if "." in text else int(text)


def call(op, operands, size):
    space, _, name = op.partition(".") if op.startswith(("prims.", "torchvision.", "quantized_decomposed.")) \
        else ("aten", "", op)
    name, _, overload = name.partition(".")
    packet = getattr(getattr(torch.ops, space), name)
    function = getattr(packet, overload or "default")
    positional, named = [], {}
    for argument, text in zip(function._schema.arguments, operands):
        given = value(text, size)
        kind = str(argument.type)
        if argument.name in ("dtype", "out_dtype", "output_dtype", "half_to_float") and \
                isinstance(given, int) and not isinstance(given, bool):
            given = CODES[given]
        enums = {"layout": torch.strided, "memory_format": torch.contiguous_format}
        if argument.name in enums and given is not None:
            given = enums[argument.name]
        if kind == "bool" and isinstance(given, int):
            given = bool(given)
        if argument.name == "offsets":
            given = torch.zeros_like(given)
        if argument.kwarg_only:
            if given is not None:
                named[argument.name] = given
        else:
            positional.append(given)
    return function(*positional, **named)


def typeOf(result):
    dtype = NAMES.get(result.dtype)
    return f"!torch.vtensor<[{','.join(map(str, result.shape))}],{dtype}>" if dtype else None


def keep(name, answers):
    lines = [f"  {json.dumps(key)}: {json.dumps(answer)}" for key, answer in answers.items()]
    (HERE / f"expected/{name}.json").write_text(
        f'{{"command": "PyTorch {torch.__version__.split("+")[0]}: pytorch.py",\n "answers": {{\n' +
        ",\n".join(lines) + "\n}}\n")


def main():
    warnings.simplefilter("ignore")
    answers = {}
    for case in sweep.cases():
        for size in (5, 3, 4, 2, 1):
            try:
                result = call(case.op, case.operands, size)
            except Exception:
                continue
            results = list(result) if isinstance(result, (tuple, list)) else [result]
            if all(isinstance(each, torch.Tensor) for each in results):
                types = [typeOf(each) for each in results]
                if all(types):
                    answers[case.key] = types
            break
    keep("pytorch", answers)
    print(len(answers), "of", len(sweep.cases()))
    refusals = {}
    for case in sweep.cases(sweep.REFUSED):
        try:
            call(case.op, case.operands, 5)
            print("not refused:", case.key)
        except Exception as problem:
            refusals[case.key] = str(problem).splitlines()[0]
    keep("refused", refusals)


if __name__ == "__main__":
    main()
