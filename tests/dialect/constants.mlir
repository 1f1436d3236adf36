// Constants print with names that tell their values, as torch-mlir prints them.
// RUN: reify-opt %s | FileCheck %s

// CHECK-LABEL: func.func @constants
func.func @constants() {
  // CHECK-NEXT: %none = torch.constant.none
  %a = torch.constant.none
  // CHECK-NEXT: %true = torch.constant.bool true
  %b = torch.constant.bool true
  // CHECK-NEXT: %int-7 = torch.constant.int -7
  %c = torch.constant.int -7
  // CHECK-NEXT: %int-9223372036854775808 = torch.constant.int -9223372036854775808
  %d = torch.constant.int -9223372036854775808
  // CHECK-NEXT: %float1.000000e-05 = torch.constant.float 1.000000e-05
  %e = torch.constant.float 1.0e-5
  // Six significant digits in the name, all of them in the value.
  // CHECK-NEXT: %float3.535530e-01 = torch.constant.float 0.35355339059327373
  %f = torch.constant.float 0.35355339059327373
  // CHECK-NEXT: %float1.000000e22 = torch.constant.float 1.000000e+22
  %g = torch.constant.float 1.0e22
  // CHECK-NEXT: %floatInf = torch.constant.float 0x7FF0000000000000
  %h = torch.constant.float 0x7FF0000000000000
  // CHECK-NEXT: %str = torch.constant.str "a\22b"
  %i = torch.constant.str "a\"b"
  // CHECK-NEXT: %cuda3A0 = torch.constant.device "cuda:0"
  %j = torch.constant.device "cuda:0"
  // CHECK-NEXT: %0 = "torch.constant.number"() <{value = 3 : i64}> : () -> !torch.number
  %k = "torch.constant.number"() <{value = 3 : i64}> : () -> !torch.number
  // CHECK-NEXT: torch.tensor.literal(dense<1.000000e+00> : tensor<2xf32>) : !torch.tensor
  %l = torch.tensor.literal(dense<1.0> : tensor<2xf32>) : !torch.tensor
  // Plain integers of a literal are signed ones of the tensor.
  // CHECK-NEXT: torch.vtensor.literal(dense<[1, 2]> : tensor<2xi64>) : !torch.vtensor<[2],si64>
  %m = torch.vtensor.literal(dense<[1, 2]> : tensor<2xi64>) : !torch.vtensor<[2],si64>
  return
}
