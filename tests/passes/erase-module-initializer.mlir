// RUN: reify-opt %s --torch-erase-module-initializer --split-input-file | FileCheck %s

// CHECK-LABEL: module {
// CHECK-NOT:     module_initializer
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  torch.initialize.global_slots [
  ]
}

// -----

// CHECK-LABEL: module {
// CHECK:         torch.global_slot.module_initializer
torch.global_slot "private" @x : !torch.int
torch.global_slot.module_initializer {
  %0 = torch.constant.int 1
  torch.initialize.global_slots [
    @x(%0 : !torch.int)
  ]
}
