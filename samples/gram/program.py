"""Exports model.mlir: python program.py > model.mlir (with PyTorch, and iree-compiler or torch-mlir)."""

import torch
from iree.compiler.extras.fx_importer import FxImporter


@torch.library.custom_op("lab::gram", mutates_args=())
def gram(rows: torch.Tensor, scale: float) -> torch.Tensor:
    """Products of all pairs of columns."""
    return (rows.t() @ rows) * scale


@gram.register_fake
def gram_fake(rows: torch.Tensor, scale: float) -> torch.Tensor:
    # Wrong: this is the size of the products of all pairs of rows.
    return rows.new_empty(rows.shape[0], rows.shape[0])


class Whiten(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.mix = torch.nn.Linear(4, 3)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        features = torch.relu(self.mix(x))
        products = torch.ops.lab.gram(features, 1.0 / x.shape[0])
        return features, torch.softmax(products, dim=-1).sum(dim=0)


if __name__ == "__main__":
    torch.manual_seed(0)
    program = torch.export.export(Whiten(), (torch.randn(5, 4),))
    importer = FxImporter()
    importer.import_frozen_program(program, func_name="main")
    print(importer.module)
