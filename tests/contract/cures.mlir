// Cures that were followed: what the report proposes makes the violation go away.
// RUN: rm -rf %t && mkdir -p %t && cd %t && csplit -s -z -f part %s '/^[/][/] -----/' '{*}'

// An op that may change its operand, for all that is known: a marker says that it does not.
// RUN: (reify explain %t/part01 --no-decompose 2>/dev/null || true) | FileCheck %s --check-prefix=MARKER
// RUN: printf 'def lab〇t〡has_value_semantics() -> None:\n    return\n' > %t/marker.py && reify explain %t/part01 --no-decompose --library %t/marker.py
// MARKER: cure: add '__torch_mlir_has_value_semantics_fn.lab.t' to an op library if the op changes no operand

// A number that no dtype function tells.
// RUN: (reify explain %t/part02 --no-decompose 2>/dev/null || true) | FileCheck %s --check-prefix=NUMBER
// RUN: printf 'from typing import Tuple\ndef lab〇num〡dtype(self_rank_dtype: Tuple[int, int]) -> int:\n    return 7\n' > %t/number.py && reify explain %t/part02 --no-decompose --library %t/number.py
// NUMBER: cure: add '__torch_mlir_dtype_fn.lab.num', which tells int from float, to an op library

// Types that only the refinement finds, where a pipeline does not refine.
// RUN: (reify explain %t/part03 --pass-pipeline='builtin.module(canonicalize)' || true) | FileCheck %s --check-prefix=REFINE
// RUN: reify explain %t/part03 --pass-pipeline='builtin.module(torch-lower-to-backend-contract)'
// REFINE: cure: run torch-lower-to-backend-contract, which refines shapes and dtypes

// A public function that is called keeps its results' types; a private one is inlined.
// RUN: (reify explain %t/part04 || true) | FileCheck %s --check-prefix=CALLED
// RUN: sed 's/func.func @callee/func.func private @callee/' %t/part04 > %t/private.mlir && reify explain %t/private.mlir
// CALLED: cure: let the function return at one place, and make it private if it is called
// CALLED: cure: make the called function private; it is inlined then

// Slots: the tensor in one that is left follows from what keeps the slot.
// RUN: (reify explain %t/part05 || true) | FileCheck %s --check-prefix=SLOT
// SLOT: 1 root cause.
// SLOT: error: unsupported by backend contract: module initializers
// SLOT: and therefore:

// An argument, for which a torch.type_bound does nothing unless it is a mutable tensor.
// RUN: (reify explain %t/part06 || true) | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: cure: give the argument a type that states it, e.g. !torch.vtensor<[2,?],f32>

// ----- 01
func.func @f(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %t = torch.copy.to_tensor %x : !torch.tensor<[2,3],f32>
  %0 = torch.operator "lab.t"(%t) : (!torch.tensor<[2,3],f32>) -> !torch.tensor<[2,3],f32>
  %v = torch.copy.to_vtensor %0 : !torch.vtensor<[2,3],f32>
  return %v : !torch.vtensor<[2,3],f32>
}
// ----- 02
func.func @f(%g: !torch.vtensor<[2],f32>) -> !torch.float {
  %2 = torch.operator "lab.num"(%g) : (!torch.vtensor<[2],f32>) -> !torch.number
  %3 = torch.aten.Float.Scalar %2 : !torch.number -> !torch.float
  return %3 : !torch.float
}
// ----- 03
func.func @f(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor {
  %0 = torch.aten.tanh %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor
  return %0 : !torch.vtensor
}
// ----- 04
func.func @callee(%a: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = torch.tensor_static_info_cast %a : !torch.vtensor<[2],f32> to !torch.vtensor
  return %0 : !torch.vtensor
}
func.func @x(%a: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %0 = call @callee(%a) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}
// ----- 05
torch.global_slot @s : !torch.tensor
torch.global_slot.module_initializer {
  %0 = torch.tensor.literal(dense<[1.0, 2.0]> : tensor<2xf32>) : !torch.tensor<[2],f32>
  torch.initialize.global_slots [
    @s(%0 : !torch.tensor<[2],f32>)
  ]
}
func.func @f() -> !torch.vtensor<[2],f32> {
  %0 = torch.global_slot.get @s : !torch.tensor
  %1 = torch.copy.to_vtensor %0 : !torch.vtensor
  %2 = torch.tensor_static_info_cast %1 : !torch.vtensor to !torch.vtensor<[2],f32>
  return %2 : !torch.vtensor<[2],f32>
}
// ----- 06
func.func @f(%x: !torch.vtensor {torch.type_bound = !torch.vtensor<[2,3],f32>}) -> !torch.vtensor {
  return %x : !torch.vtensor
}
