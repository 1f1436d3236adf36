"""The Python package, without a window: on MLIR everywhere, on programs of PyTorch where it is installed."""
import html.parser
import json
import os
import pathlib
import re
import subprocess
import sys

import reify
from harness import FOLDER, KEPT, Skipped, contains, kept

ROOT = FOLDER.parent.parent
LEGAL = ["my.scale", "my.pool"]

# The name of the op would end the element it is shown in, were it not escaped.
HOSTILE = """module {
  func.func @main(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor {
    %0 = torch.operator "torch.evil.<script>alert(1)</script>"(%x) : (!torch.vtensor<[2,3],f32>) -> !torch.vtensor
    return %0 : !torch.vtensor
  }
}
"""


def test_explain_gives_objects(machine):
    answer = reify.explain(KEPT / "two_layers.mlir")
    assert not answer and not answer.holds
    (violation,) = answer.root_causes
    assert violation.kind == "illegal-op" and violation.place.file == "models.py" and violation.place.line > 0, violation
    contains(violation.cause, "my.scale")
    contains(violation.cure, "backend-legal-ops=torch.my.scale")
    assert answer.types["%relu"] == "!torch.vtensor<[2,16],f32>", answer.types
    assert str(violation.place) in str(answer)
    assert reify.explain(kept("two_layers"), library="ops.py", backend_legal_ops=LEGAL)


def test_lower_gives_text(machine):
    lowered = reify.lower(KEPT / "two_layers.mlir", FOLDER / "ops.py", backend_legal_ops=LEGAL)
    assert lowered.holds and "torch.aten.mm" in lowered.text, lowered.text
    again = reify.explain(lowered.text, "ops.py", backend_legal_ops=LEGAL)
    assert again.holds, again
    whole = reify.lower(KEPT / "two_layers.mlir", "ops.py", backend_legal_ops=LEGAL, decompose=False)
    assert "torch.aten.linear" in whole.text


def test_check_gives_objects(machine):
    sample = ROOT / "samples/windows/library.py"
    report = reify.check(sample)
    assert report.ok and report.passed > 10 and report.functions[0].op == "audio.windows", report
    wrong = machine.scratch / "wrong_windows.py"
    wrong.write_text(sample.read_text().replace("Invocation(TensorOfShape(10), 3, returns=TensorOfShape(8, 3))", "ErrorInvocation(TensorOfShape(10), 3)", 1))
    report = reify.check([wrong])
    assert not report.ok and report.failed == 2, str(report)  # of shape and of dtype
    failures = [failure for function in report.functions for failure in function.failures]
    assert len(failures) == 2 and failures[0].place.file == str(wrong), failures
    assert reify.check("ops.py", program=KEPT / "two_layers.mlir").untested == 4


def test_bad_input_raises(machine):
    for program, words in (("no/such/file.mlir", "no/such/file.mlir"), ("module {\n  what\n}\n", "model.mlir:2:3")):
        try:
            reify.explain(program)
            raise AssertionError(program)
        except reify.ReifyError as error:
            contains(str(error), words)
            assert error.diagnostics and error.diagnostics[0].severity == "error", error.diagnostics
    try:
        reify.explain(3)
        raise AssertionError
    except TypeError as error:
        contains(str(error), "int is none of these")
    try:
        reify.check("no/such/library.py")
        raise AssertionError
    except reify.ReifyError:
        pass


def test_program_is_looked_for(machine):
    given = os.environ.pop("REIFY_PROGRAM")
    path = os.environ["PATH"]
    try:
        folder = machine.scratch / "on-path"
        folder.mkdir()
        (folder / "reify").symlink_to(given)
        os.environ["REIFY_PROGRAM"] = str(folder)
        try:
            reify.find_program()
            raise AssertionError
        except reify.ProgramNotFound as error:
            contains(str(error), "which is no program")
        os.environ["REIFY_PROGRAM"] = str(folder / "reify")
        assert reify.find_program() == str(folder / "reify")
        del os.environ["REIFY_PROGRAM"]
        # The package of a checkout takes what the checkout built.
        built = ROOT / "build/bin/reify"
        assert reify.find_program() == str(built) or not built.exists()
    finally:
        os.environ["REIFY_PROGRAM"], os.environ["PATH"] = given, path


class Balanced(html.parser.HTMLParser):
    VOID = {"br", "hr", "img", "meta", "link"}

    def __init__(self):
        super().__init__()
        self.open, self.tags = [], set()

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        for name, value in attributes:
            assert name in ("class",), f"{tag} has {name}={value}"
        self.open += [] if tag in self.VOID else [tag]

    def handle_endtag(self, tag):
        assert self.open and self.open.pop() == tag, tag


def assert_good_html(text):
    page = Balanced()
    page.feed(text)
    assert not page.open and "script" not in page.tags, page.tags
    assert not re.search(r"https?:|url\(|@import", text), "not self-contained"
    # On light and on dark: text has the notebook's colour, or stands on a ground of its own.
    for rule in re.findall(r"\{([^}]*)\}", text[: text.index("</style>")]):
        colour = re.search(r"(?<![-\w])color:\s*([^;]+)", rule)
        assert not colour or colour[1].strip() in ("inherit", "#fff"), rule


def test_notebooks_show_answers(machine):
    for answer in (reify.explain(HOSTILE), reify.lower(HOSTILE), reify.explain(KEPT / "counter.mlir"),
                   reify.check(ROOT / "samples/windows/library.py")):
        assert_good_html(answer._repr_html_())
    text = reify.lower(HOSTILE)._repr_html_()
    assert "<script>" not in text and "&lt;script&gt;" in text


def test_save_copies_text(machine):
    path = reify.save(kept("dynamic"), machine.scratch / "saved.mlir")
    assert path.read_text() == kept("dynamic")


def test_types_are_checked(machine):
    checker = ROOT / "build/mypy/bin/python"
    python = str(checker) if checker.exists() else sys.executable
    if subprocess.run([python, "-m", "mypy", "--version"], capture_output=True).returncode != 0:
        raise Skipped
    done = subprocess.run([python, "-m", "mypy", "--config-file", ROOT / "pyproject.toml", "--strict", "-p", "reify",
                           "--cache-dir", machine.scratch / "mypy"],
                          capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout


def test_pip_installs_it(machine):
    """Into an environment of its own; the program is found in the checkout that it came from."""
    venv = machine.scratch / "venv"
    subprocess.run([sys.executable, "-m", "venv", venv], check=True, capture_output=True)
    # Without isolation setuptools need not be fetched; where this Python's venv brings none, there is nothing to install with.
    if subprocess.run([venv / "bin/python", "-c", "import setuptools, wheel"], capture_output=True).returncode != 0:
        if subprocess.run([venv / "bin/pip", "install", "-q", "setuptools>=64", "wheel"], capture_output=True).returncode != 0:
            raise Skipped
    copy = machine.scratch / "checkout"
    copy.mkdir()
    for name in ("pyproject.toml", "setup.cfg"):
        (copy / name).write_bytes((ROOT / name).read_bytes())
    subprocess.run(["cp", "-r", ROOT / "assets", copy], check=True)
    (copy / "build").symlink_to(pathlib.Path(machine.program).parent.parent)
    done = subprocess.run([venv / "bin/pip", "install", "-q", "--no-build-isolation", "--disable-pip-version-check", "."],
                          cwd=copy, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    code = ("import reify, reify_library, json, sys\n"
            "answer = reify.explain(sys.argv[1])\n"
            "print(json.dumps([reify.__file__, reify.find_program(), answer.types['%relu']]))")
    clean = {key: value for key, value in os.environ.items() if key not in ("REIFY_PROGRAM", "PYTHONPATH")}
    done = subprocess.run([venv / "bin/python", "-c", code, KEPT / "two_layers.mlir"], capture_output=True, text=True, env=clean,
                          cwd=machine.scratch)
    assert done.returncode == 0, done.stderr
    file, program, type_ = json.loads(done.stdout)
    assert file.startswith(str(venv)) and program == str(copy / "build/bin/reify"), (file, program)
    assert type_ == "!torch.vtensor<[2,16],f32>", type_


# With PyTorch

def test_programs_of_pytorch(machine):
    """An ExportedProgram, an nn.Module, one without a fake kernel, a path; all in the user's own Python."""
    out = machine.in_torch("""
import json, models, reify, sys, torch
program = models.two_layers()
before = str(program)
answers = {
  "exported": reify.explain(program, "ops.py", backend_legal_ops=["my.scale"]),
  "module": reify.explain(models.ConvNet().eval(), args=(torch.ones(2, 3, 8, 8),)),
  "pair": reify.explain((models.Containers(), models.containers()[1])),
  "draft": reify.explain(*models.without_fake()[:1], library="ops.py", args=models.without_fake()[1], backend_legal_ops=["my.pool"]),
  "path": reify.explain(sys.argv[1], "ops.py", backend_legal_ops=["my.scale"]),
}
assert str(program) == before, "the user's program was changed"
saved = reify.save(program, sys.argv[2], weights=False).read_text()
try:
  reify.explain(models.TwoLayers())
  raise AssertionError
except ValueError as error:
  missing = str(error)
print(json.dumps({
  "holds": {name: answer.holds for name, answer in answers.items()},
  "draft": [str(each) for each in answers["draft"].diagnostics],
  "pool": answers["draft"].types["%pool"], "relu": answers["path"].types["%relu"],
  "place": str(answers["exported"].values[-1].place), "saved": saved, "missing": missing,
}))
""", machine.pt2("two_layers"), machine.scratch / "saved-program.mlir")
    answer = json.loads(out.splitlines()[-1])
    assert all(answer["holds"].values()), answer["holds"]
    assert answer["pool"] == "!torch.vtensor<[2,3],f32>" and answer["relu"] == "!torch.vtensor<[2,16],f32>"
    contains("\n".join(answer["draft"]), "models.py:", "my.pool.default has no fake kernel")
    contains(answer["place"], "models.py:")
    contains(answer["saved"], "// schema: my::scale(Tensor x, float factor) -> Tensor", "%p_first_weight")
    contains(answer["missing"], "example inputs are wanted")
