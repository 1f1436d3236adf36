"""Programs of PyTorch as the program reads them."""
import io
import os
import pathlib
import signal
import subprocess
import sys
import time
import zipfile

from harness import FOLDER, KEPT, Skipped, contains, kept, normalized

NAMES = ["two_layers", "without_fake", "conv_net", "conv_net_training", "counter", "containers", "dynamic", "data_dependent"]


# With PyTorch: what comes of a program, and that it is what is kept

def imported(machine, name):
    machine.torch()
    run = machine.reify("import", "--from-python", f"models.py:{name}", "--no-weights")
    assert run.code == 0, run.err
    text = normalized(run.out)
    if machine.renew:
        KEPT.mkdir(exist_ok=True)
        (KEPT / f"{name}.mlir").write_text(text)
    assert text == kept(name), f"{name} is imported in another way than kept/{name}.mlir"


def _add(name):
    globals()[f"test_imports_{name}"] = lambda machine: imported(machine, name)


for _name in NAMES:
    _add(_name)


def test_pt2_is_explained(machine):
    """The file does not have the op's definition, and nothing registers it."""
    run = machine.reify("explain", machine.pt2("two_layers"), "--library", "ops.py", "--backend-legal-ops", "my.scale")
    assert run.code == 0, run.out + run.err
    contains(run.out, "The backend contract holds.")
    contains(run.err, "my::scale is not registered in this Python; its signature is taken from its calls: "
                      "my::scale(Tensor x, float factor) -> Tensor")


def test_pt2_of_every_model_opens(machine):
    for name in ("conv_net", "conv_net_training", "counter", "containers", "dynamic"):
        run = machine.reify("explain", machine.pt2(name), "--format", "json", "--values")
        assert run.code in (0, 1), f"{name}: {run.err}"
        values = run.json()["values"]
        assert values and all(value["type"] for value in values), name


def test_module_registers_the_op(machine):
    run = machine.reify("explain", machine.pt2("two_layers"), "--module", "models.py", "--library", "ops.py",
                        "--backend-legal-ops", "my.scale")
    assert run.code == 0, run.err
    assert "not registered" not in run.err, run.err


def test_library_is_compiled_for_a_pt2(machine):
    """PyTorch reads the program; its ops are spelled as torch.export spells them."""
    run = machine.reify("compile", "ops.py", "--for", machine.pt2("two_layers"), "--module", "models.py")
    assert run.code == 0, run.err
    contains(run.out, "@__torch_mlir_shape_fn.torch.my.scale(", "@__torch_mlir_dtype_fn.torch.my.scale(")
    assert "@__torch_mlir_shape_fn.my.scale(" not in run.out, run.out


def test_schema_of_a_library_is_taken(machine):
    library = machine.scratch / "stated.py"
    library.write_text("# schema: my::scale(Tensor x, float factor=2.0) -> Tensor\n" + (FOLDER / "ops.py").read_text())
    run = machine.reify("explain", machine.pt2("two_layers"), "--library", library, "--backend-legal-ops", "my.scale")
    assert run.code == 0, run.err
    assert "not registered" not in run.err, run.err


def test_weights_stay_unless_left_out(machine):
    machine.torch()
    path = machine.pt2("large")
    whole, without = machine.scratch / "whole.mlir", machine.scratch / "without.mlir"
    assert machine.reify("import", path, "-o", whole).code == 0
    assert machine.reify("import", path, "--no-weights", "-o", without).code == 0
    assert whole.stat().st_size > 2 * 16e6 and without.stat().st_size < 10000
    for file in (whole, without):
        run = machine.reify("explain", file, "--format", "json", "--values")
        assert run.code == 0, run.err
        types = {value["name"]: value["type"] for value in run.json()["values"]}
        assert types["%p_weight"] == "!torch.vtensor<[2048,2048],f32>", types


def test_decompositions_are_chosen(machine):
    machine.torch()
    core = machine.reify("import", "--from-python", "models.py:two_layers", "--run-decompositions", "core")
    assert core.code == 0, core.err
    contains(core.out, "torch.aten.addmm")
    assert "torch.aten.linear" not in core.out


# What a file may not do

def rewritten(source, to, change):
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(to, "w") as new:
        for name in old.namelist():
            new.writestr(name, change(name, old.read(name)))
    return to


def evil_pickle(machine, mark):
    code = ("import io, os, sys, torch\n"
            "class Evil:\n def __reduce__(self): return (os.system, (f'touch {sys.argv[1]}',))\n"
            "torch.save((Evil(),), sys.argv[2])")
    path = machine.scratch / "evil.bin"
    machine.in_torch(code, mark, path)
    return path.read_bytes()


def test_pickles_do_not_run(machine):
    source, mark = machine.pt2("two_layers"), machine.scratch / "mark"
    evil = evil_pickle(machine, mark)
    inputs = rewritten(source, machine.scratch / "inputs.pt2", lambda n, d: evil if n.endswith("sample_inputs/model.pt") else d)

    def weights_change(name, data):
        if name.endswith("weights_config.json"):
            return data.replace(b'"use_pickle": false', b'"use_pickle": true')
        return evil if "/data/weights/weight_" in name else data
    weights = rewritten(source, machine.scratch / "weights.pt2", weights_change)
    for path in (inputs, weights):
        run = machine.reify("explain", path)
        assert run.code == 2, run.out
        contains(run.err, "holds pickled objects that are no tensors, and unpickling runs what they say; --trust loads them")
        assert not mark.exists(), f"{path} ran"
    machine.reify("explain", inputs, "--trust")
    assert mark.exists(), "--trust loads it, so the file was one that runs"


def test_sizes_are_not_evaluated(machine):
    mark = machine.scratch / "size-mark"
    text = f"__import__('os').system('touch {mark}')"

    def change(name, data):
        if not name.endswith("models/model.json"):
            return data
        return data.replace(b'"as_int": 8', b'"as_expr": {"expr_str": "%s", "hint": {"as_int": 8}}' % text.encode(), 1)
    run = machine.reify("explain", rewritten(machine.pt2("two_layers"), machine.scratch / "size.pt2", change))
    assert run.code == 2 and not mark.exists(), run.err
    contains(run.err, "has a size that is no arithmetic")


def test_python_file_is_not_run(machine):
    mark = machine.scratch / "py-mark"
    path = machine.scratch / "program.py"
    path.write_text(f"open({str(mark)!r}, 'w')\n")
    run = machine.reify("explain", path)
    assert run.code == 2 and not mark.exists()
    contains(run.err, f"run only when it is asked for: --from-python {path}:FUNCTION")


# What is said when it does not work

def test_without_torch(machine):
    python = "/usr/bin/python3"
    if subprocess.run([python, "-c", "import torch"], capture_output=True).returncode == 0:
        raise Skipped
    path = machine.scratch / "some.pt2"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("models/model.json", "{}")
    run = machine.reify("explain", path, python=python)
    assert run.code == 2
    contains(run.err, f"there is no PyTorch in {python}", "pip install torch", f"asked Python '{python}', named by REIFY_PYTHON")
    assert run.out == ""
    answer = machine.reify("explain", path, "--format", "json", python=python).json()
    assert answer["diagnostics"][0]["id"] == "import.no-torch", answer


def test_without_python(machine):
    path = machine.scratch / "some2.pt2"
    path.write_bytes(b"PK\x03\x04")
    run = machine.reify("explain", path, python="/no/such/python")
    assert run.code == 2
    contains(run.err, "cannot run '/no/such/python'", "named by REIFY_PYTHON", "set REIFY_PYTHON to one")


def test_without_importer(machine):
    folder = machine.scratch / "block"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(
        "import sys\n"
        "class Block:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name.split('.')[0] in ('torch_mlir', 'iree'): raise ModuleNotFoundError(name, name=name)\n"
        "sys.meta_path.insert(0, Block())\n")
    run = machine.reify("explain", machine.pt2("two_layers"), environment={"PYTHONPATH": str(folder)})
    assert run.code == 2
    contains(run.err, "there is no importer into the torch dialect", "pip install iree-base-compiler", "torch_mlir.extras.fx_importer")


def test_errors_name_the_users_line(machine):
    machine.torch()
    run = machine.reify("explain", "--from-python", "models.py:fails")
    assert run.code == 2
    line = 1 + [text.strip() for text in (FOLDER / "models.py").read_text().splitlines()].index('raise ValueError("no model today")')
    contains(run.err, f"models.py:{line}: error: fails() failed: ValueError: no model today")
    run = machine.reify("explain", "--from-python", "models.py:nothing")
    contains(run.err, "there is no function 'nothing' in it")
    run = machine.reify("explain", "--from-python", "models.py:gives_a_number")
    contains(run.err, "gives_a_number() gave an int; an ExportedProgram is wanted")


def test_other_zip_files(machine):
    path = machine.scratch / "weights.pt"
    machine.in_torch("import sys, torch; torch.save({'a': torch.ones(1)}, sys.argv[1])", path)
    run = machine.reify("explain", path)
    assert run.code == 2
    contains(run.err, "is a file of torch.save or torch.jit.save, without a program in it")


def test_time_limit(machine):
    machine.torch()
    path = machine.scratch / "slow.py"
    path.write_text("import time\ndef make():\n    time.sleep(1000)\n")
    began = time.monotonic()
    run = machine.reify("explain", "--from-python", f"{path}:make", "--import-seconds", "1", timeout=120)
    assert run.code == 2 and time.monotonic() - began < 100
    contains(run.err, "PyTorch took longer than 1 s for this; --import-seconds sets another limit")


def test_process_ends_with_the_program(machine):
    """Killed in the middle, the program leaves no Python behind."""
    machine.torch()
    started = machine.scratch / "pid"
    path = machine.scratch / "waits.py"
    path.write_text(f"import os, time\ndef make():\n    open({str(started)!r}, 'w').write(str(os.getpid()))\n    time.sleep(1000)\n")
    process = subprocess.Popen([machine.program, "explain", "--from-python", f"{path}:make"],
                               env={**os.environ, "REIFY_PYTHON": machine.python}, stderr=subprocess.DEVNULL)
    end = time.monotonic() + 120
    while not (started.exists() and started.read_text()) and time.monotonic() < end:
        time.sleep(0.1)
    process.send_signal(signal.SIGKILL)
    process.wait()
    child = int(started.read_text())
    end = time.monotonic() + 30
    while os.path.exists(f"/proc/{child}") and time.monotonic() < end:
        time.sleep(0.1)
    assert not os.path.exists(f"/proc/{child}"), "the Python is still there"


def test_crash_is_told(machine):
    machine.torch()
    path = machine.scratch / "crashes.py"
    path.write_text("import os, signal\ndef make():\n    os.kill(os.getpid(), signal.SIGSEGV)\n")
    run = machine.reify("explain", "--from-python", f"{path}:make")
    assert run.code == 2
    contains(run.err, "crashed (Segmentation fault)")


# Without PyTorch: on what is kept

def test_kept_modules_lower(machine):
    for name in NAMES:
        run = machine.reify("explain", KEPT / f"{name}.mlir", "--library", "ops.py", "--backend-legal-ops", "my.scale,my.pool",
                            "--format", "json", "--values")
        assert run.code in (0, 1), f"{name}: {run.err}"
        answer = run.json()
        assert not any(each["severity"] == "error" for each in answer["diagnostics"]), answer["diagnostics"]
        given = {value["name"]: value for value in answer["values"] if "given" in value}
        assert given, name
        if name == "two_layers":
            assert answer["contractHolds"], answer
            assert given["%relu"]["type"] == given["%relu"]["given"] == "!torch.vtensor<[2,16],f32>", given["%relu"]
            place = given["%scale"]["place"]
            text = (FOLDER / place["file"]).read_text().splitlines()[place["line"] - 1]
            assert "torch.ops.my.scale" in text, place


def test_library_finds_what_the_draft_could_not(machine):
    """export stopped for want of a fake kernel; the library tells the sizes."""
    run = machine.reify("explain", KEPT / "without_fake.mlir", "--library", "ops.py", "--backend-legal-ops", "my.pool",
                        "--format", "json", "--values")
    types = {value["name"]: value["type"] for value in run.json()["values"]}
    assert types["%pool"] == types["%tanh"] == "!torch.vtensor<[2,3],f32>", types
    remark = next(each for each in run.json()["diagnostics"] if each["severity"] == "warning")
    contains(remark["message"], "my.pool.default has no fake kernel")
    text = (FOLDER / remark["place"]["file"]).read_text().splitlines()[remark["place"]["line"] - 1]
    assert "torch.ops.my.pool" in text, remark
    contains(run.err, "models.py:", "torch.ops.my.pool")


def test_schema_comes_along(machine):
    """The library states no schema, and a wrong parameter is found by the program's."""
    good = machine.reify("check", "ops.py", "--model", KEPT / "two_layers.mlir", "--format", "json")
    assert good.code == 0, good.err
    library = machine.scratch / "wrong.py"
    library.write_text((FOLDER / "ops.py").read_text().replace("x: List[int], factor: float", "x: List[int]"))
    bad = machine.reify("check", library, "--strict", "--model", KEPT / "two_layers.mlir")
    assert bad.code == 2, bad.out
    contains(bad.err, "factor")


def test_other_schema_is_told(machine):
    library = machine.scratch / "other.py"
    library.write_text("# schema: my::scale(Tensor self, float factor) -> Tensor\n"
                       + (FOLDER / "ops.py").read_text().replace("x: List[int], factor", "self: List[int], factor")
                       .replace("x_rank_dtype", "self_rank_dtype"))
    run = machine.reify("explain", KEPT / "two_layers.mlir", "--library", library, "--backend-legal-ops", "my.scale")
    assert run.code == 0, run.err
    contains(run.err, "other.py:1", "warning: the program declares 'my::scale(Tensor x, float factor) -> Tensor'; this line counts")
