"""Asks PyTorch in a process of its own: on some wrong calls it crashes or hangs."""
import json
import os
import select
import signal


def lines_of_child(answer, seconds):
    """What `answer(write)` writes, lists of what JSON has, one after the other as they come. Ends when it does, when it
    crashes, or after so many seconds of silence; the process is gone then. What it prints is not seen."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        try:
            with os.fdopen(writing, "w") as out:

                def write(*items):
                    out.write(json.dumps(items) + "\n")
                    out.flush()

                answer(write)
        finally:
            os._exit(0)
    os.close(writing)
    text = b""
    try:
        while select.select([reading], [], [], seconds)[0]:
            chunk = os.read(reading, 1 << 16)
            if not chunk:
                break
            *lines, text = (text + chunk).split(b"\n")
            for line in lines:
                yield json.loads(line)
    finally:
        os.close(reading)
        os.kill(child, signal.SIGKILL)  # not waited for yet, so it is still this one
        os.waitpid(child, 0)
