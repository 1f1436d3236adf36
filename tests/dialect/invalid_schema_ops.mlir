// Ops that do not fit their schema: torch-mlir's messages, with the schema in a note.
// RUN: reify-opt %s --split-input-file --verify-diagnostics

func.func @operandType(%x: !torch.int) {
  // expected-error @+2 {{'torch.aten.tanh' op operand #0 must be Any Torch tensor type, but got '!torch.int'}}
  // expected-note @+1 {{it is 'self'; the schema is aten::tanh(Tensor self) -> Tensor}}
  %0 = torch.aten.tanh %x : !torch.int -> !torch.vtensor
  return
}

// -----

func.func @resultType(%x: !torch.vtensor) {
  // expected-error @+2 {{'torch.aten.tanh' op result #0 must be Optional torch tensor type, but got '!torch.int'}}
  // expected-note @+1 {{the schema is}}
  %0 = torch.aten.tanh %x : !torch.vtensor -> !torch.int
  return
}

// -----

func.func @listOperand(%x: !torch.vtensor, %l: !torch.list<float>) {
  // expected-error @+2 {{'torch.aten.view' op operand #1 must be Int list type (int[]) of Torch IntType values, but got '!torch.list<float>'}}
  // expected-note @+1 {{the schema is}}
  %0 = torch.aten.view %x, %l : !torch.vtensor, !torch.list<float> -> !torch.vtensor
  return
}

// -----

func.func @optionalTensors(%x: !torch.vtensor, %l: !torch.list<int>) {
  // expected-error @+2 {{'torch.aten.index.Tensor' op operand #1 must be Any optional tensor list type (Tensor?[]) of Optional torch tensor type values, but got '!torch.list<int>'}}
  // expected-note @+1 {{the schema is}}
  %0 = torch.aten.index.Tensor %x, %l : !torch.vtensor, !torch.list<int> -> !torch.vtensor
  return
}

// -----

func.func @inPlace(%x: !torch.vtensor) {
  // expected-error @+3 {{'torch.aten.tanh_' op operand #0 must be Multi-dimensional array modeling Torch's Tensor type, but got '!torch.vtensor'}}
  // expected-note @+2 {{the schema is}}
  // expected-note @+1 {{call run_decompositions({}) on it before the import}}
  %0 = torch.aten.tanh_ %x : !torch.vtensor -> !torch.tensor
  return
}

// -----

func.func @scalar(%x: !torch.vtensor, %b: !torch.bool) {
  // expected-error @+2 {{'torch.aten.add.Tensor' op operand #2 must be Any Python numeric type compatible with being the scalar type of a tensor, but got '!torch.bool'}}
  // expected-note @+1 {{the schema is}}
  %0 = torch.aten.add.Tensor %x, %x, %b : !torch.vtensor, !torch.vtensor, !torch.bool -> !torch.vtensor
  return
}

// -----

func.func @optional(%x: !torch.vtensor, %s: !torch.str) {
  // expected-error @+2 {{'torch.aten.sum' op operand #1 must be Optional torch int type, but got '!torch.str'}}
  // expected-note @+1 {{the schema is}}
  %0 = torch.aten.sum %x, %s : !torch.vtensor, !torch.str -> !torch.vtensor
  return
}

// -----

func.func @tooFewOperands(%x: !torch.vtensor) {
  // expected-error @+2 {{expected 2 operands, but found 1}}
  // expected-note @+1 {{the schema is aten::mm(Tensor self, Tensor mat2) -> Tensor}}
  %0 = torch.aten.mm %x : !torch.vtensor -> !torch.vtensor
  return
}

// -----

func.func @tooFewOperandsGeneric(%x: !torch.vtensor) {
  // expected-error @+2 {{'torch.aten.mm' op expected 2 operands, but found 1}}
  // expected-note @+1 {{the schema is}}
  %0 = "torch.aten.mm"(%x) : (!torch.vtensor) -> !torch.vtensor
  return
}

// -----

func.func @resultCount(%x: !torch.vtensor) {
  // expected-error @+2 {{'torch.aten.tanh' op requires one result}}
  // expected-note @+1 {{the schema is aten::tanh(Tensor self) -> Tensor}}
  %0:2 = "torch.aten.tanh"(%x) : (!torch.vtensor) -> (!torch.vtensor, !torch.vtensor)
  return
}

// -----

func.func @region(%x: !torch.vtensor) {
  // expected-error @+1 {{'torch.aten.tanh' op requires zero regions}}
  %0 = "torch.aten.tanh"(%x) ({}) : (!torch.vtensor) -> !torch.vtensor
  return
}

// -----

func.func @otherDialect(%x: i32) {
  // expected-error @+2 {{'torch.prim.Print' op operand #0 must be variadic of Any type that is legal to pass to a Torch kernel, but got 'i32'}}
  // expected-note @+1 {{the schema is}}
  torch.prim.Print(%x) : i32
  return
}

// -----

func.func @uncheckedCast(%x: !torch.int) {
  // expected-note @+2 {{operand #0 must be of a type that includes the result's}}
  // expected-error @+1 {{'torch.prim.unchecked_cast' op operand type '!torch.int' and result type '!torch.str' are cast incompatible}}
  %0 = torch.prim.unchecked_cast %x : !torch.int -> !torch.str
  return
}
