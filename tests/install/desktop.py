"""What the desktop is given, and the window as it starts it."""
import os
import re
import shutil
import struct
import subprocess
import time
import xml.etree.ElementTree as ElementTree

from tree import Skipped, run

PATIENCE_SECONDS = 60


def share_of(trees):
    share = trees.moved / "share"
    if not (share / "applications").exists():
        raise Skipped("built without a window")
    return share


def the_entry_is_valid(trees):
    text = run("desktop-file-validate", "--warn-kde", share_of(trees) / "applications/reify.desktop")
    assert not text.stdout + text.stderr, text.stdout + text.stderr


def icons_have_the_sizes_of_their_folders(trees):
    icons = share_of(trees) / "icons/hicolor"
    sizes = sorted(int(folder.name.split("x")[0]) for folder in icons.glob("*x*"))
    assert sizes == [48, 64, 128, 256], sizes
    for size in sizes:
        data = (icons / f"{size}x{size}/apps/reify.png").read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", data[16:24]) == (size, size), size
    assert ElementTree.parse(icons / "scalable/apps/reify.svg").getroot().tag.endswith("svg")


def modules_and_projects_have_types_that_the_entry_names(trees):
    share = share_of(trees)
    mime = trees.scratch / "mime"
    shutil.copytree(share / "mime", mime)
    text = run("update-mime-database", mime, env=dict(os.environ, XDG_DATA_DIRS=str(trees.scratch)))
    assert not text.stderr, text.stderr
    globs = dict(re.findall(r"^\d+:(.*?):(.*)$", (mime / "globs2").read_text(), re.M))
    assert globs == {"text/x-mlir": "*.mlir", "application/x-mlir-bytecode": "*.mlirbc",
                     "application/x-reify-project+json": "reify.json"}, globs
    entry = (share / "applications/reify.desktop").read_text()
    named = re.search(r"^MimeType=(.*);$", entry, re.M)[1].split(";")
    assert sorted(named) == sorted(globs), named
    assert re.search("^Exec=reify %f$", entry, re.M)


def opens_what_it_is_given(trees):
    """A project's file, as a file manager gives it, while the tree that it was made from is hidden."""
    project = share_of(trees) / "reify/samples/quantize/reify.json"
    if not os.environ.get("DISPLAY"):
        raise Skipped("there is no display")
    narration, messages = trees.scratch / "narration.txt", trees.scratch / "messages.txt"
    words = trees.words_of_hidden(trees.moved / "bin/reify", project, "--narrate", narration)
    end = time.monotonic() + PATIENCE_SECONDS
    with open(messages, "w") as out:
        window = subprocess.Popen(words, env=dict(os.environ, XDG_CONFIG_HOME=str(trees.scratch / "config")),
                                  stdout=out, stderr=out, cwd="/")
        while time.monotonic() < end and window.poll() is None and "step 0 of" not in text_of(narration):
            time.sleep(0.05)
        window.terminate()
        window.wait(PATIENCE_SECONDS)
    assert "step 0 of" in text_of(narration), text_of(narration) + text_of(messages)
    assert not text_of(messages), text_of(messages)


def text_of(file):
    return file.read_text() if file.exists() else ""


TESTS = [the_entry_is_valid, icons_have_the_sizes_of_their_folders,
         modules_and_projects_have_types_that_the_entry_names, opens_what_it_is_given]
