// Ops of the namespace without a schema are kept as they are, and nothing is assumed about them.
// RUN: reify-opt %s | FileCheck %s
// RUN: reify-opt %s --canonicalize --cse | FileCheck %s
// RUN: reify-opt %s --emit-bytecode | reify-opt | FileCheck %s

// CHECK-LABEL: func.func @unknown
func.func @unknown(%x: !torch.vtensor, %i: !torch.int) {
  // CHECK-NEXT: %0 = torch.aten.frobnicate %arg0, %arg1 {a = 1 : i64} : !torch.vtensor, !torch.int -> !torch.vtensor
  %0 = torch.aten.frobnicate %x, %i {a = 1} : !torch.vtensor, !torch.int -> !torch.vtensor
  // CHECK-NEXT: %1 = torch.aten.frobnicate %arg0, %arg1 {a = 1 : i64} : !torch.vtensor, !torch.int -> !torch.vtensor
  %1 = torch.aten.frobnicate %x, %i {a = 1} : !torch.vtensor, !torch.int -> !torch.vtensor
  // CHECK-NEXT: %2:2 = torch.mine.two %arg0 : !torch.vtensor -> !torch.vtensor, !torch.int
  %2:2 = torch.mine.two %x : !torch.vtensor -> !torch.vtensor, !torch.int
  // CHECK-NEXT: %3 = torch.mine.source : !torch.int
  %3 = torch.mine.source : !torch.int
  // CHECK-NEXT: torch.mine.sink %arg0 : !torch.vtensor
  torch.mine.sink %x : !torch.vtensor
  // CHECK-NEXT: torch.mine.nothing
  torch.mine.nothing
  // What the short form cannot say is printed in the generic one.
  // CHECK-NEXT: "torch.mine.region"(%arg0) ({
  // CHECK-NEXT:   torch.mine.end
  // CHECK-NEXT: }) : (!torch.vtensor) -> ()
  "torch.mine.region"(%x) ({ torch.mine.end }) : (!torch.vtensor) -> ()
  // CHECK-NEXT: return
  return
}

// An op of a name alone stands in quotes, for without them the next line's results look like operands.
// CHECK-LABEL: func.func @nameAlone
func.func @nameAlone() {
  // CHECK-NEXT: "torch.mine.nothing"() : () -> ()
  "torch.mine.nothing"() : () -> ()
  // CHECK-NEXT: %0 = torch.mine.source : !torch.int
  %0 = torch.mine.source : !torch.int
  // A schema says that there are none.
  // CHECK-NEXT: torch.cuda.synchronize{{$}}
  torch.cuda.synchronize
  // CHECK-NEXT: %1 = torch.mine.source : !torch.int
  %1 = torch.mine.source : !torch.int
  // CHECK-NEXT: "torch.mine.odd name"(%0) : (!torch.int) -> ()
  "torch.mine.odd name"(%0) : (!torch.int) -> ()
  return
}
