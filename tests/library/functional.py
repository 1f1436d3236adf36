#!/usr/bin/env python3
"""Modules of PyTorch's that come with the program, against PyTorch's own: torch.nn.functional on random tensors, its
parameters and defaults, and torch.jit._shape_functions on random sizes. Needs a Python with PyTorch (REIFY_PYTHON);
skipped without.

    functional.py [WORD]     only functions with WORD in their names, all that is compared printed
"""
import inspect
import os
import pathlib
import random
import subprocess
import sys
import typing

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MODULES = ROOT / "assets" / "modules" / "torch"


def load(path, names):
    """The functions of a file that Reify reads, for Python."""
    scope = dict(names)
    exec(compile(path.read_text(), str(path), "exec"), scope)
    return {name: f for name, f in scope.items() if inspect.isfunction(f) and f.__code__.co_filename == str(path)}


def builtin_names(torch):
    """What the built-in library's files define, each of which may call functions of all others."""
    scope = {"opaque_int": lambda: 7, "dtype_of_scalar_tensor": None, "device": torch.device}
    for path in sorted((ROOT / "assets" / "library").glob("*.py")):
        exec(compile(path.read_text(), str(path), "exec"), scope)
    return scope


def outcome(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as problem:  # whatever it is, the other must refuse as well
        return problem


def copied(value):
    if isinstance(value, list):
        return [copied(each) for each in value]
    return value


# --- torch.jit._shape_functions -----------------------------------------------------------------------

# Of these PyTorch's helpers take sizes that its ops refuse; ours are the ops' rules.
STRICTER = {"linear", "addmm", "conv1d", "conv2d", "conv3d", "conv_forwards", "_conv_forwards", "conv_output_size",
            "check_shape_forward", "conv_transpose2d_input", "max_pool2d", "max_pool2d_with_indices",
            "pool2d_shape_check", "adaptive_avg_pool2d", "squeeze_dims", "infer_size_impl", "view", "view_one_unused",
            "expand", "expand_one_unused", "movedim", "matmul", "nll_loss_forward", "cross_entropy_loss",
            "upsample_nearest2d", "stack", "cat", "topk", "slice", "select", "flatten", "arange_start", "embedding",
            "check_cat_shape_except_dim", "permute", "broadcast", "broadcast_three", "broadcast_one_three", "sum_mean_dim",
            "max_dim", "_reduce_along_dim"}
# Of these they refuse sizes that its ops take.
LOOSER = {"adaptive_avg_pool2d", "max_pool2d", "max_pool2d_with_indices", "check_shape_forward"}
IGNORED = {"process_func", "add_shape_compute_mapping", "add_bounded_compute_mapping"}


def draw(annotation, name, rng, rank):
    if typing.get_origin(annotation) is typing.Union and type(None) in typing.get_args(annotation):
        if rng.random() < 0.4:
            return None
        annotation = [a for a in typing.get_args(annotation) if a is not type(None)][0]
    if annotation in (int, "int") or name in ("inputSize",):
        return rng.choice([-2, -1, 0, 1, 2, 3, 5])
    if annotation is bool:
        return rng.random() < 0.5
    if annotation is float:
        return rng.choice([0.5, 1.0, 2.0])
    if typing.get_origin(annotation) is list:
        inner = typing.get_args(annotation)[0]
        if typing.get_origin(inner) is list:
            sizes = [rng.choice([1, 2, 3]) for _ in range(rank)]
            return [[s if rng.random() < 0.8 else 2 for s in sizes] for _ in range(rng.randint(1, 3))]
        if inner is float:
            return [rng.choice([0.5, 1.0, 2.0]) for _ in range(2)]
        small = name in ("stride", "padding", "dilation", "kernel_size", "output_padding", "out", "output_size")
        count = 2 if small else rank if rng.random() < 0.8 else rng.randint(0, 5)
        low = 0 if name in ("padding", "output_padding") or not small else 1
        if name in ("dims", "opt_dims", "source", "destination"):
            return rng.sample(range(-rank, rank), rng.randint(0, rank)) if rank else []
        return [rng.choice([low, 1, 2, 3]) for _ in range(count)]
    return rng.choice([0, 1, 3, 2.5]) if "Union" in str(annotation) else None


def compare_shape_functions(torch, word):
    import torch.jit._shape_functions as theirs
    ours = load(MODULES / "jit" / "_shape_functions.py", builtin_names(torch))
    names = [name for name, f in vars(theirs).items() if inspect.isfunction(f) and f.__module__ == theirs.__name__]
    failures, calls, accepted = [], 0, 0
    for name in names:
        if name in IGNORED or word not in name:
            continue
        if name not in ours:
            failures.append(f"{name}: not there")
            continue
        ours_signature, signature = inspect.signature(ours[name]), inspect.signature(getattr(theirs, name))
        plain = [[(p.name, p.default) for p in s.parameters.values()] for s in (ours_signature, signature)]
        if plain[0] != plain[1]:
            failures.append(f"{name}: parameters {plain[0]}, PyTorch has {plain[1]}")
        rng, both = random.Random(name), 0
        for _ in range(600):
            rank = rng.randint(0, 5)
            args = [draw(p.annotation, p.name, rng, rank) for p in signature.parameters.values()
                    if p.kind is not p.KEYWORD_ONLY]
            theirs_result = outcome(getattr(theirs, name), *copied(args))
            ours_result = outcome(ours[name], *copied(args))
            calls += 1
            are_bad = [isinstance(r, Exception) for r in (theirs_result, ours_result)]
            both += not any(are_bad)
            is_fine = (all(are_bad) or (are_bad == [False, True] and name in STRICTER) or
                      (are_bad == [True, False] and name in LOOSER) or
                      (not any(are_bad) and show(theirs_result) == show(ours_result)))
            if not is_fine:
                failures.append(f"{name}{tuple(args)}: {ours_result!r}, PyTorch {theirs_result!r}")
                break
        accepted += both
        if both == 0 and not name.startswith(("check_", "conv", "_conv", "pool2d")):
            failures.append(f"{name}: no call was accepted")
    print(f"_shape_functions: {calls} calls of {len(names)} functions, {accepted} accepted by both")
    return failures


def show(result):
    return [list(r) if isinstance(r, (list, tuple)) else r for r in result] if isinstance(result, tuple) else result


# --- torch.nn.functional ------------------------------------------------------------------------------

def calls_of(torch):
    """Arguments of each function, of which the first is random, one call after the other."""
    r = lambda *sizes: torch.rand(*sizes)
    classes, image = torch.tensor([0, 2]), r(2, 4, 6, 6)
    probability = lambda *sizes: torch.rand(*sizes) * 0.8 + 0.1
    table = {
        "softmax": [((r(2, 3), 1), {}), ((r(2, 3), 0), {"dtype": torch.float64})], "softmin": [((r(2, 3), 1), {})],
        "log_softmax": [((r(2, 3), -1), {})], "glu": [((r(2, 4),), {}), ((r(4, 3), 0), {})],
        "gelu": [((r(3),), {}), ((r(3),), {"approximate": "tanh"})], "prelu": [((r(2, 3) - 0.5, r(3)), {})],
        "threshold": [((r(3), 0.5, 7.0), {})], "elu": [((r(3) - 0.5, 2.0), {})], "celu": [((r(3) - 0.5, 2.0), {})],
        "hardtanh": [((r(3) * 3, -0.2, 0.6), {})], "leaky_relu": [((r(3) - 0.5, 0.3), {}), ((r(3) - 0.5,), {})],
        "linear": [((r(2, 3), r(4, 3)), {}), ((r(2, 3), r(4, 3), r(4)), {})],
        "bilinear": [((r(2, 3), r(2, 4), r(5, 3, 4), r(5)), {})],
        "conv1d": [((r(1, 2, 8), r(3, 2, 3), None, 2), {})],
        "conv2d": [((image, r(3, 4, 3, 3), r(3), 2, 1), {}), ((image, r(4, 2, 3, 3)), {"padding": (1, 0), "groups": 2})],
        "conv3d": [((r(1, 2, 4, 4, 4), r(3, 2, 2, 2, 2)), {})],
        "conv_transpose1d": [((r(1, 2, 5), r(2, 3, 3)), {"stride": 2})],
        "conv_transpose2d": [((image, r(4, 3, 3, 3), r(3), 2, 1, 1), {})],
        "conv_transpose3d": [((r(1, 2, 3, 3, 3), r(2, 3, 2, 2, 2)), {})],
        "unfold": [((image, 3), {}), ((image, (2, 3), 1, 1, 2), {})],
        "fold": [((r(1, 8, 9), (4, 4), 2), {})],
        "embedding": [((classes, r(5, 3)), {}), ((classes, r(5, 3), -1), {})],
        "one_hot": [((classes,), {}), ((classes, 5), {})],
        "scaled_dot_product_attention": [((r(1, 2, 3, 4),) * 3, {}), ((r(1, 2, 3, 4),) * 3, {"is_causal": True, "scale": 0.5})],
        "batch_norm": [((image, r(4), r(4) + 1, r(4), r(4)), {}), ((image, None, None), {"training": True})],
        "instance_norm": [((image,), {})], "layer_norm": [((r(2, 3), [3], r(3), r(3)), {})],
        "rms_norm": [((r(2, 3), [3], r(3)), {}), ((r(2, 3), [3]), {"eps": 1e-3})],
        "group_norm": [((image, 2, r(4), r(4)), {})], "normalize": [((r(2, 3),), {}), ((r(2, 3), 1.0, 0), {})],
        "dropout": [((r(3), 0.5, False), {})], "alpha_dropout": [((r(3), 0.5, False), {})],
        "cosine_similarity": [((r(2, 3), r(2, 3)), {})], "pairwise_distance": [((r(2, 3), r(2, 3)), {})],
        "binary_cross_entropy": [((probability(3), probability(3)), {}), ((probability(3), probability(3), r(3)), {"reduction": "sum"})],
        "binary_cross_entropy_with_logits": [((r(3), probability(3)), {"pos_weight": r(3)}), ((r(3), probability(3), r(3)), {})],
        "cross_entropy": [((r(2, 3), classes), {}), ((r(2, 3), classes, r(3)), {"label_smoothing": 0.1, "reduction": "none"})],
        "nll_loss": [((r(2, 3), classes), {}), ((r(2, 3), classes), {"ignore_index": 0, "reduction": "sum"})],
        "kl_div": [((r(2, 3), probability(2, 3)), {"reduction": how}) for how in ("mean", "sum", "none", "batchmean")],
        "margin_ranking_loss": [((r(3), r(3), torch.ones(3), 0.5), {})],
        "hinge_embedding_loss": [((r(3), torch.ones(3)), {})],
        "cosine_embedding_loss": [((r(2, 3), r(2, 3), torch.ones(2)), {})],
        "triplet_margin_loss": [((r(2, 3), r(2, 3), r(2, 3)), {"swap": True})],
        "poisson_nll_loss": [((r(3), r(3)), {"full": True})], "huber_loss": [((r(3), r(3) * 4), {"delta": 0.5})],
        "smooth_l1_loss": [((r(3), r(3) * 4), {"beta": 0.5})],
        "soft_margin_loss": [((r(3), torch.ones(3)), {})],
        "mse_loss": [((r(3), r(3)), {}), ((r(3), r(3)), {"reduction": "sum"})], "l1_loss": [((r(3), r(3)), {"reduction": "none"})],
        "pad": [((image, [1, 2]), {}), ((image, [1, 1, 2, 2], "reflect"), {}), ((image, [1, 2], "constant", 3.0), {})],
        "pixel_shuffle": [((image, 2), {})], "pixel_unshuffle": [((image, 2), {})], "channel_shuffle": [((image, 2), {})],
        "grid_sample": [((image, r(2, 3, 3, 2)), {}), ((image, r(2, 3, 3, 2), "nearest", "border", True), {})],
        "interpolate": [((image, [3, 4]), {}), ((image,), {"scale_factor": [2.0, 2.0], "mode": "bilinear"}),
                        ((r(1, 2, 5), [7]), {"mode": "linear", "align_corners": True}),
                        ((image,), {"size": [9, 9], "mode": "bicubic"}),
                        ((image,), {"scale_factor": [1.5, 1.5], "recompute_scale_factor": True})],
    }
    for d in (1, 2, 3):
        x = r(*([1, 2] + [6] * d))
        table[f"avg_pool{d}d"] = [((x, 2), {}), ((x, [3] * d, 1), {"padding": 1, "count_include_pad": False})]
        table[f"max_pool{d}d"] = [((x, 2), {}), ((x, 3, 1, 1), {"ceil_mode": True})]
        table[f"max_pool{d}d_with_indices"] = [((x, 2), {})]
        table[f"adaptive_avg_pool{d}d"] = [((x, 3), {})]
    return table


def broadcasting(path):
    import ast
    found = {}
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef):
            for parameter in node.args.args:
                text = ast.unparse(parameter.annotation)
                if "BroadcastingList" in text:
                    found[node.name, parameter.arg] = int(text[text.index("BroadcastingList") + 16])
    return found


def called(function, counts, args, kwargs):
    """As Reify calls it: a number for a BroadcastingList becomes a list."""
    bound = inspect.signature(function).bind(*args, **kwargs)
    bound.apply_defaults()
    for name, value in bound.arguments.items():
        count = counts.get((function.__name__, name))
        if count and isinstance(value, (int, float)) and not isinstance(value, bool):
            bound.arguments[name] = [value] * count
    return function(*bound.args, **bound.kwargs)


def compare_functional(torch, word):
    import torch.nn.functional as theirs
    path = MODULES / "nn" / "functional.py"
    ours = {name: f for name, f in load(path, {}).items() if not name.startswith("_")}
    counts, table, failures, calls = broadcasting(path), calls_of(torch), [], 0
    for name, function in ours.items():
        if word not in name:
            continue
        original = getattr(theirs, name)
        try:
            parameters = {p.name: p.default for p in inspect.signature(original).parameters.values()}
        except (TypeError, ValueError):  # written in C++
            parameters = {}
        own = inspect.signature(function).parameters
        if set(parameters) - {"args", "kwargs", "out", "weight"}:
            order = [p for p in parameters if p in own]
            if order != [p for p in own if p in parameters]:
                failures.append(f"{name}: the order of parameters is not PyTorch's")
            for parameter, default in parameters.items():
                if parameter not in own:
                    if parameter not in ("out", "weight"):
                        failures.append(f"{name}: no parameter '{parameter}'")
                elif default is not inspect.Parameter.empty and default != own[parameter].default and parameter != "dim":
                    failures.append(f"{name}: the default of '{parameter}' is {own[parameter].default}, PyTorch has {default}")
        for args, kwargs in table.get(name, [((torch.rand(2, 3) * 4 - 2,), {})]):
            wanted, got = outcome(original, *args, **kwargs), outcome(called, function, counts, args, kwargs)
            calls += 1
            results = [r if isinstance(r, (tuple, list)) else (r,) for r in (wanted, got)]
            if isinstance(wanted, Exception) or isinstance(got, Exception):
                failures.append(f"{name}: {got!r}, PyTorch {wanted!r}")
            elif not all(torch.equal(a, b) or torch.allclose(a, b, equal_nan=True) for a, b in zip(*results)) or len(results[0]) != len(results[1]):
                failures.append(f"{name}{args}{kwargs}: {got}, PyTorch {wanted}")
    print(f"functional: {calls} calls of {len(ours)} functions")
    return failures


def main():
    sys.dont_write_bytecode = True
    try:
        import torch
    except ImportError:
        python = os.environ.get("REIFY_PYTHON")
        if not python or os.path.realpath(python) == os.path.realpath(sys.executable):
            print("needs a Python with PyTorch (REIFY_PYTHON)\n0 passed, 0 failed, 1 skipped")
            return 0
        return subprocess.call([python, *sys.argv])
    import warnings
    warnings.filterwarnings("ignore")
    torch.manual_seed(0)
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    failures = compare_functional(torch, word) + compare_shape_functions(torch, word)
    for failure in failures:
        print("FAILED", failure)
    print(f"{2 - bool(failures)} passed, {len(failures)} failed, 0 skipped")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
