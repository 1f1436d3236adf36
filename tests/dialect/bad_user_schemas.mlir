// RUN: not reify-opt %s --schemas=%s 2>&1 | FileCheck %s
// schema: mine::scale(Tensor self, float factor -> Tensor
// schema: prim::If(Tensor self) -> Tensor
// CHECK: bad_user_schemas.mlir:2:50: error: expected ',' or ')'
// CHECK: bad_user_schemas.mlir:3:12: error: 'torch.prim.If' is an operation of the dialect itself
