"""Where in the user's Python a node of a graph comes from."""
from __future__ import annotations

import os
import re
from typing import Any, Optional

from .problem import Place

_FRAME = re.compile(r'^\s*File "([^"]+)", line ([0-9]+), in .*$')
_TORCH = re.compile(r"/(site|dist)-packages/torch/")


def is_of_torch(file: str, torch_folder: str) -> bool:
    """Frames inside of PyTorch, also of the PyTorch that wrote a file on another machine."""
    return file.startswith(("<", torch_folder + os.sep)) or bool(_TORCH.search(file))


def user_frames(trace: str, torch_folder: str) -> str:
    """The stack trace without PyTorch's own frames; as it is where nothing would be left."""
    kept: list[str] = []
    is_kept = True
    for line in trace.splitlines():
        frame = _FRAME.match(line)
        if frame:
            is_kept = not is_of_torch(frame[1], torch_folder)
        if is_kept:
            kept.append(line)
    return "\n".join(kept) if any(_FRAME.match(line) for line in kept) else trace


def place_of_node(node: Any) -> Optional[Place]:
    """The innermost line of the user's; none where PyTorch did not record one."""
    import torch

    trace = node.meta.get("stack_trace")
    if not trace:
        return None
    frames = [m for m in map(_FRAME.match, user_frames(trace, torch_folder_of(torch)).splitlines()) if m]
    return Place(frames[-1][1], int(frames[-1][2])) if frames else None


def torch_folder_of(torch: Any) -> str:
    return os.path.dirname(os.path.abspath(str(torch.__file__)))


def place_of_exception(error: BaseException, file: str = "") -> Optional[Place]:
    """The innermost frame in `file`, else the innermost one outside of PyTorch."""
    found: Optional[Place] = None
    trace = error.__traceback__
    own = os.path.dirname(os.path.abspath(__file__))
    torch_folder = os.sep + os.path.join("site-packages", "torch") + os.sep
    while trace is not None:
        name = trace.tb_frame.f_code.co_filename
        is_own = os.path.abspath(name).startswith(own)
        if file and os.path.abspath(name) == os.path.abspath(file):
            found = Place(file, trace.tb_lineno)
        elif not file and not is_own and not name.startswith("<") and torch_folder not in name:
            found = Place(name, trace.tb_lineno)
        trace = trace.tb_next
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        found = Place(error.filename, error.lineno)
    return found
