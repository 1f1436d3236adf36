// RUN: reify-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(torch-reduce-op-variants))'

// One error for each name, at its first op.
func.func @no_marker(%a: !torch.tensor) -> !torch.tensor {
  // expected-error @+3 {{failed to legalize operation 'torch.operator' that was explicitly marked illegal}}
  // expected-note @+2 {{there is no library function '__torch_mlir_has_value_semantics_fn.my.op', so 'my.op' may change its operands or alias them (2 ops)}}
  // expected-note @+1 {{add to an op library 'def my〇op〡has_value_semantics() -> None: return' (Python) or 'func.func @__torch_mlir_has_value_semantics_fn.my.op() { return }' (MLIR)}}
  %0 = torch.operator "my.op"(%a) : (!torch.tensor) -> !torch.tensor
  %1 = torch.operator "my.op"(%0) : (!torch.tensor) -> !torch.tensor
  return %1 : !torch.tensor
}

// -----

func.func @unknown_list(%l: !torch.list<tensor>) -> !torch.tensor {
  %int0 = torch.constant.int 0
  // expected-error @+3 {{failed to legalize operation 'torch.aten.cat' that was explicitly marked illegal}}
  // expected-note @+2 {{operand #0: which tensors are in the list is not known here}}
  // expected-note @+1 {{let it be a tensor, None, or a list that is made of these and not changed}}
  %0 = torch.aten.cat %l, %int0 : !torch.list<tensor>, !torch.int -> !torch.tensor
  return %0 : !torch.tensor
}

// -----

func.func @changed_list(%a: !torch.tensor) -> !torch.tensor {
  %int0 = torch.constant.int 0
  %l = torch.prim.ListConstruct %a : (!torch.tensor) -> !torch.list<tensor>
  %x = torch.aten.append.t %l, %a : !torch.list<tensor>, !torch.tensor -> !torch.list<tensor>
  // expected-error @+3 {{failed to legalize operation 'torch.aten.cat' that was explicitly marked illegal}}
  // expected-note @+2 {{operand #0: the list may be changed after it was made}}
  // expected-note @+1 {{let it be a tensor, None, or a list that is made of these and not changed}}
  %0 = torch.aten.cat %l, %int0 : !torch.list<tensor>, !torch.int -> !torch.tensor
  return %0 : !torch.tensor
}

// -----

func.func @unknown_optional(%a: !torch.tensor, %b: !torch.optional<tensor>) -> !torch.tensor {
  // expected-error @+3 {{failed to legalize operation 'torch.aten.linear' that was explicitly marked illegal}}
  // expected-note @+2 {{operand #2: whether there is a tensor or None is not known here}}
  // expected-note @+1 {{let it be a tensor, None, or a list that is made of these and not changed}}
  %0 = torch.aten.linear %a, %a, %b : !torch.tensor, !torch.tensor, !torch.optional<tensor> -> !torch.tensor
  return %0 : !torch.tensor
}

// -----

func.func @changes_sizes(%a: !torch.tensor<[2],f32>) -> !torch.tensor {
  %int0 = torch.constant.int 0
  // expected-error @+3 {{failed to legalize operation 'torch.aten.unsqueeze_' that was explicitly marked illegal}}
  // expected-note @+2 {{it changes the sizes of its operand in place, whose type states them}}
  // expected-note @+1 {{use 'torch.aten.unsqueeze' in the program}}
  %0 = torch.aten.unsqueeze_ %a, %int0 : !torch.tensor<[2],f32>, !torch.int -> !torch.tensor
  return %0 : !torch.tensor
}

// -----

func.func @random_numbers_into_a_value(%x: !torch.vtensor<[2],f32>, %p: !torch.float, %none: !torch.none) -> !torch.vtensor<[2],f32> {
  // expected-error @below {{failed to legalize operation 'torch.aten.bernoulli_.float' that was explicitly marked illegal}}
  // expected-note @below {{it writes to a value, which nothing can change}}
  // expected-note @below {{give it a mutable tensor}}
  %0 = torch.aten.bernoulli_.float %x, %p, %none : !torch.vtensor<[2],f32>, !torch.float, !torch.none -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

func.func @a_range_into_a_value(%a: !torch.int, %x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  // expected-error @below {{failed to legalize operation 'torch.aten.arange.start_out' that was explicitly marked illegal}}
  // expected-note @below {{it writes to a value, which nothing can change}}
  // expected-note @below {{give it a mutable tensor}}
  %0 = torch.aten.arange.start_out %a, %a, %a, %x : !torch.int, !torch.int, !torch.int, !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

// -----

// The schema says that it writes: no function of values, even if all types are values.
func.func @an_op_of_pytorchs_that_writes(%a: !torch.vtensor<[2],f32>, %b: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  // expected-error @below {{failed to legalize operation 'torch.operator' that was explicitly marked illegal}}
  // expected-note @below {{'torch.aten.set_.source_Tensor' may change its operands or alias them}}
  // expected-note @below {{add to an op library}}
  %0 = torch.operator "torch.aten.set_.source_Tensor"(%a, %b) : (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}

// -----

// A view of what can change shares its memory.
func.func @a_view_of_what_can_change(%a: !torch.tensor<[2,3],f32>, %i: !torch.int) -> !torch.tensor {
  // expected-error @below {{failed to legalize operation 'torch.operator' that was explicitly marked illegal}}
  // expected-note @below {{'torch.aten.swapaxes' may change its operands or alias them}}
  // expected-note @below {{add to an op library}}
  %0 = torch.operator "torch.aten.swapaxes"(%a, %i, %i) : (!torch.tensor<[2,3],f32>, !torch.int, !torch.int) -> !torch.tensor
  return %0 : !torch.tensor
}

// -----

func.func @an_op_of_pytorchs_with_too_few_operands(%a: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  // expected-error @below {{failed to legalize operation 'torch.operator' that was explicitly marked illegal}}
  // expected-note @below {{'torch.aten.histc' may change its operands or alias them}}
  // expected-note @below {{add to an op library}}
  %0 = torch.operator "torch.aten.histc"(%a) : (!torch.vtensor<[2],f32>) -> !torch.vtensor
  return %0 : !torch.vtensor
}
