// A device's name makes the name of its value; whatever is in it, what is printed can be read.
// RUN: reify show %s | reify-opt - | FileCheck %s
// RUN: reify-opt %s --canonicalize | reify-opt | FileCheck %s
// CHECK: torch.constant.device ":0"
// CHECK: torch.constant.device "\C3\A9:0"
func.func @f() -> !torch.Device {
  %str = torch.constant.str ""
  %int0 = torch.constant.int 0
  %0 = torch.aten.device.with_index %str, %int0 : !torch.str, !torch.int -> !torch.Device
  return %0 : !torch.Device
}
func.func @g() -> !torch.Device {
  %0 = torch.constant.device "é:0"
  return %0 : !torch.Device
}
