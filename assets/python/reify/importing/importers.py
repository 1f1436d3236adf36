"""The importer that the user has: torch-mlir's, or the same one in IREE's compiler."""
from __future__ import annotations

import importlib
import sys
from dataclasses import dataclass
from typing import Any

from .problem import ImportProblem

MODULES = ("torch_mlir.extras.fx_importer", "iree.compiler.extras.fx_importer")


@dataclass
class Importer:
    name: str  # of the module
    fx: Any  # the module
    ir: Any  # MLIR's Python bindings that belong to it
    torch_dialect: Any  # None where the bindings register the dialect themselves

    def context(self) -> Any:
        context = self.ir.Context()
        register = getattr(self.torch_dialect, "register_dialect", None)
        if register is not None:
            register(context)
        return context


def import_torch() -> Any:
    try:
        return importlib.import_module("torch")
    except ImportError as error:
        raise ImportProblem(
            "import.no-torch",
            f"there is no PyTorch in {sys.executable} ({error}); install it there (pip install torch), or name "
            "another Python by REIFY_PYTHON",
        ) from None


def find_importer() -> Importer:
    """Raises ImportProblem where there is none, with what to install."""
    broken: list[str] = []
    for name in MODULES:
        try:
            fx = importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name and not name.startswith(error.name):
                broken.append(f"{name} needs the module {error.name}")
            continue
        except Exception as error:  # an importer for another PyTorch may fail in any way
            broken.append(f"{name}: {type(error).__name__}: {error}")
            continue
        root = name.removesuffix(".extras.fx_importer")
        try:
            dialect = importlib.import_module(root + ".dialects.torch")
        except ImportError:
            dialect = None
        return Importer(name, fx, importlib.import_module(root + ".ir"), dialect)
    why = f" ({'; '.join(broken)})" if broken else ""
    raise ImportProblem(
        "import.no-importer",
        f"there is no importer into the torch dialect in {sys.executable}{why}; install one there: "
        "pip install iree-base-compiler (iree.compiler.extras.fx_importer), or torch-mlir "
        "(torch_mlir.extras.fx_importer)",
    )
