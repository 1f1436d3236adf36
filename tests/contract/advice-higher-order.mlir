// RUN: not reify explain %s | FileCheck %s
// RUN: not reify explain %s --all | FileCheck %s --check-prefix=EVERY
// CHECK: This module holds higher-order operators, which take functions: 1 (torch.higher_order.cond).
// CHECK-NEXT: No pass converts them, here or in torch-mlir. ExportedProgram.run_decompositions({})
// CHECK-NEXT: 2 violations follow from this; --all prints them.
// CHECK-EMPTY:
// CHECK-NEXT: This module writes in place to tensors that are values: 1 (torch.aten.erfinv_).
// CHECK-NEXT: {{.*}}torch.export.export(model, args).run_decompositions({})
// CHECK-NEXT: 1 violation follows from this; --all prints it.
// CHECK-NOT: error:
// EVERY: cure: call run_decompositions({}) on the exported program before the import, or write the model without
// EVERY-NOT: backend-legal-ops
func.func @f(%p: !torch.vtensor<[],i1>, %x: !torch.vtensor<[3],f32>) -> (!torch.vtensor, !torch.vtensor<[3],f32>) {
  %0 = torch.operator "torch.higher_order.cond"(%p, %x) : (!torch.vtensor<[],i1>, !torch.vtensor<[3],f32>) -> !torch.vtensor
  %1 = torch.aten.tanh %0 : !torch.vtensor -> !torch.vtensor
  %2 = torch.operator "torch.aten.erfinv_"(%x) : (!torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32>
  return %1, %2 : !torch.vtensor, !torch.vtensor<[3],f32>
}
