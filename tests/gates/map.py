"""The map of rooms: each folder, what it may use beside itself, and what it holds. In the order of the data's way.

The one source: tests/gates checks includes and CMakeLists.txt against it, and writes it into docs/architecture.md. `uses`
names rooms (of `engine/` without that word, and with all that is inside them) and libraries from outside. A room inside
another uses what that one uses, and what its own row names; a room's own files use inner rooms only where its row says so.
"""

LIBRARIES = {"mlir", "json", "imgui", "glfw", "gl", "cli11", "doctest"}

ROWS = [
    ("engine/source", "",
     "diagnostics with places, where assets lie; the one way to read and to write a user's file; text made fit for "
     "terminals; the spellings of op names and near names"),
    ("engine/process", "source", "other programs in processes of their own; which Python has PyTorch"),
    ("engine/importing", "process source json", "programs of PyTorch, read there by `assets/python/reify_import.py`"),
    ("engine/catalogue", "source",
     "the library functions that there are and how their tests came out, as plain data. Standard library only"),
    ("engine/trace", "source",
     "the recorded run: tables of strings, types and places, histories, steps. Standard library only"),
    ("engine/contract", "trace source",
     "the backend contract: violations, causes, cures, as a function of a trace at a moment"),
    ("engine/contract/written", "contract", "types that a run forgot, beside those that it found"),
    ("engine/query", "query/ir contract trace source", "what one moment shows: snapshots, stepping, lines, search"),
    ("engine/query/ir", "", "the IR at a moment, printed as lines"),
    ("engine/export", "query contract trace catalogue source json", "steps and reports as text and JSON"),
    ("engine/schema", "source", "PyTorch operator signatures and the table made of them"),
    ("engine/dialect", "schema source mlir", "the torch dialect itself, and what is asked of any op"),
    ("engine/dialect/scalars", "dialect", "arithmetic on Python's scalars and strings; how dtypes promote"),
    ("engine/dialect/types", "dialect dialect/scalars", "types: their text, and how they relate"),
    ("engine/dialect/ops", "dialect dialect/scalars dialect/types", "ops that have a class (ODS); tables of lines and of names"),
    ("engine/dialect/folds", "dialect dialect/scalars dialect/types dialect/ops", "folds, in tables; what is known of a value"),
    ("engine/dialect/schema_ops", "dialect dialect/scalars dialect/types dialect/ops dialect/folds",
     "all other ops, made of their schemas: text, verifier"),
    ("engine/dialect/canonicalize", "dialect dialect/scalars dialect/types dialect/ops dialect/folds dialect/schema_ops",
     "canonicalizations, in tables"),
    ("engine/python", "dialect schema source mlir", "libraries written in Python: CPython's parser, definitions, signatures"),
    ("engine/python/compile", "python", "the translation of one function to a library function in MLIR"),
    ("engine/library", "python dialect schema source mlir", "op libraries: loading, lookup by op, signature check"),
    ("engine/evaluate", "library dialect schema source mlir",
     "the interpreter of library functions on abstract values; the memoised refinement of one op"),
    ("engine/evaluate/rules", "evaluate", "what each op does to abstract values, in tables"),
    ("engine/record", "trace dialect schema source mlir",
     "the recorder: a rewrite listener that writes histories. MLIR's pointers stay in it"),
    ("engine/passes", "evaluate library record contract dialect schema trace source mlir",
     "passes under torch-mlir's names: their makers, and what those share that read a library"),
    ("engine/passes/rewrite", "passes", "steps, the rewriter of calculations (inline, fold, unroll), rewriting a module's own ops"),
    ("engine/passes/refine", "passes passes/rewrite",
     "types found by library functions: over a module, reified around each op, derived for the trace"),
    ("engine/passes/decompose", "passes passes/rewrite passes/refine", "ops replaced by their decompositions"),
    ("engine/passes/value_semantics", "passes passes/rewrite passes/refine passes/decompose",
     "writes and views of mutable tensors turned into functions of values"),
    ("engine/passes/object_graph", "passes passes/rewrite passes/refine passes/decompose passes/value_semantics",
     "modules of TorchScript: classes and their slots flattened to functions and globals"),
    ("engine/passes/sizes", "passes passes/rewrite passes/refine", "computations of sizes brought to scalars"),
    ("engine/passes/operators", "passes passes/rewrite passes/refine", "operators of other origins: quantized, ONNX"),
    ("engine/passes/pipelines",
     "passes passes/rewrite passes/refine passes/decompose passes/value_semantics passes/object_graph passes/sizes passes/operators",
     "the lowering to the backend contract; pipelines and the registry of passes"),
    ("engine/check",
     "check/interpreter check/invocations passes record trace contract python evaluate library dialect schema catalogue export process "
     "source mlir json",
     "tests of libraries: verdicts, coverage, comparison with PyTorch, skeletons"),
    ("engine/check/invocations", "", "one call of a library function: its arguments, and others like it"),
    ("engine/check/interpreter", "check/invocations", "the interpreter of what decorators compute, and the calls that it reads there"),
    ("engine/check/answers", "check check/interpreter check/invocations", "PyTorch's kept answers, and how far the library agrees with them"),
    ("engine/session",
     "source process importing catalogue trace contract query export schema dialect python library evaluate record passes check mlir",
     "files in, run and diagnostics out; the engine's only face to the programs; its header is free of MLIR"),
    ("views", "query contract trace catalogue source imgui",
     "one folder a panel: a model (tested without a window) and a draw function"),
    ("app", "app/window app/application app/cli session source",
     "the programs themselves: `main`, and what they say of how they were built"),
    ("app/library_compiler", "library python dialect source mlir",
     "`reify-compile-library`, which the build runs: the built-in library, compiled to one file"),
    ("app/opt", "app passes session importing dialect schema source mlir", "`reify-opt`: passes over a module, as mlir-opt has them"),
    ("app/project", "app session source json", "what is opened with a model: its folder, its project (`reify.json`)"),
    ("app/application",
     "app/application/playback app/application/script app/project session importing query export contract trace catalogue source views imgui json",
     "the program behind the window, by what is owned: documents, playback, library bench, frame; dispatch of commands, settings"),
    ("app/application/script", "app app/application app/application/playback app/cli",
     "scripts of commands: their text, recording one, carrying one out without a window"),
    ("app/application/playback", "app/application",
     "the run that is shown: cursor, line, selection, breakpoints; narration"),
    ("app/window", "app/application app/cli session source views imgui glfw gl",
     "the operating system's window, its fonts and keys, and the loop of frames"),
    ("app/cli", "app app/project session importing schema query export contract trace catalogue source json",
     "the command line, described once: parsing, help, completion and manual pages are made from that"),
    ("app/cli/subcommands", "app/cli", "one file a subcommand, which declares its options"),
    ("tests",
     "source process importing catalogue trace contract query export schema dialect python library evaluate record passes check "
     "session views app mlir imgui glfw gl json doctest",
     "one folder a room or a program; `tests/gates` checks the source itself"),
]

# Single files that may use more than their rooms.
EXCEPTIONS = {
    # What puts the dialect together, and what is asked of any op.
    "engine/dialect/torch_dialect.cpp": "dialect",
    "engine/dialect/op_traits.cpp": "dialect",
    # The one file that knows by what the command line is parsed.
    "app/cli/parse.cpp": "cli11",
}
