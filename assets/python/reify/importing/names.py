"""Values under the names that PyTorch's graph gives them, so that what is printed there is found here.

The importer asks for a place per node; the place that it gets is wrapped in the node's name, which MLIR then prints
as the value's. Works with what importers offer today and is left off with those that do not.
"""
from __future__ import annotations

from typing import Any, Optional

# The importer makes these at the place of some other node.
_AT_OTHER_PLACES = ("func.return", "torch.overwrite.tensor.contents", "torch.constant.")


class ValueNames:
    def __init__(self, ir: Any, program: Any) -> None:
        self._ir = ir
        self._program = program
        # Text of a named place → the node's name, the place itself.
        self._named: dict[str, tuple[str, Any]] = {}
        self._literals: list[str] = []

    def hooks(self, fx: Any) -> Any:
        """Hooks that decide nothing; they see for which weight each constant is made."""
        import torch

        literals, tensor = self._literals, torch.Tensor

        class Hooks(fx.FxImporterHooks):  # type: ignore[misc]  # of a module found at run time
            def resolve_literal(self, gni: Any, literal: Any, info: Optional[Any] = None) -> None:
                if isinstance(literal, tensor):
                    literals.append(info.node.name if info is not None else "")

        return Hooks()

    def attach(self, importer: Any) -> None:
        cache = getattr(importer, "_cc", None)
        if cache is None or not hasattr(type(cache), "get_node_location"):
            return
        named, ir = self._named, self._ir

        class NamingCache(type(cache)):  # type: ignore[misc]
            __slots__ = ()

            def get_node_location(self, node: Any) -> Any:
                place = super().get_node_location(node)
                if place is None and node.op in ("placeholder", "output"):
                    return None
                place = place or ir.Location.unknown(context=importer_context)
                location = ir.Location.name(node.name, place, context=importer_context)
                named[str(location)] = (node.name, place)
                return location

        importer_context = importer.module_op.context
        try:
            cache.__class__ = NamingCache
        except TypeError:
            pass

    def apply(self, module: Any) -> None:
        """Leaves a name to the last op that a node became; constants made for it keep MLIR's own."""
        for function in module.regions[0].blocks[0].operations:
            self._rename(function.operation, module.context)

    def _rename(self, function: Any, context: Any) -> None:
        ops: list[tuple[Any, str, Any]] = []
        owner: dict[str, int] = {}
        literals: list[Any] = []
        for region in function.regions:
            for block in region.blocks:
                for op in block.operations:
                    operation = op.operation
                    name, place = self._named.get(str(operation.location), ("", operation.location))
                    if operation.name == "torch.vtensor.literal":
                        literals.append(operation)
                    elif not operation.name.startswith(_AT_OTHER_PLACES):
                        owner[name] = len(ops)
                    ops.append((operation, name, place))
        function.location = self._named.get(str(function.location), ("", function.location))[1]
        self._name_arguments(function, context)
        for index, (operation, name, place) in enumerate(ops):
            if name and owner.get(name) != index:
                operation.location = place
        if len(literals) == len(self._literals):
            for operation, name in zip(literals, self._literals):
                if name:
                    operation.location = self._ir.Location.name(name, operation.location, context=context)

    def _name_arguments(self, function: Any, context: Any) -> None:
        block = function.regions[0].blocks[0]
        wanted = [str(name) for name in self._program.graph_signature.user_inputs if isinstance(name, str)]
        if len(wanted) == len(block.arguments):
            for argument, name in zip(block.arguments, wanted):
                argument.set_location(self._ir.Location.name(name, function.location, context=context))
