// RUN: reify-opt --canonicalize --split-input-file %s | FileCheck %s
// Folds of scalar ops; where the reference's answer is wrong, Python's is meant.

// CHECK-LABEL: @floor_division_and_modulo
// CHECK-DAG: %[[M3:.*]] = torch.constant.int -3
// CHECK-DAG: %[[TWO:.*]] = torch.constant.int 2
// CHECK-DAG: %[[BIG:.*]] = torch.constant.int 9007199254740993
// CHECK: return %[[M3]], %[[TWO]], %[[BIG]]
func.func @floor_division_and_modulo() -> (!torch.int, !torch.int, !torch.int) {
  %a = torch.constant.int -7
  %b = torch.constant.int 3
  %one = torch.constant.int 1
  %big = torch.constant.int 9007199254740993
  %q = torch.aten.floordiv.int %a, %b : !torch.int, !torch.int -> !torch.int
  %r = torch.aten.remainder.int %a, %b : !torch.int, !torch.int -> !torch.int
  %s = torch.aten.floordiv.int %big, %one : !torch.int, !torch.int -> !torch.int
  return %q, %r, %s : !torch.int, !torch.int, !torch.int
}

// -----

// CHECK-LABEL: @zero_divisors_and_overflow_stay
// CHECK: torch.aten.remainder.int
// CHECK: torch.aten.floordiv.int
// CHECK: torch.aten.add.int
func.func @zero_divisors_and_overflow_stay() -> (!torch.int, !torch.int, !torch.int) {
  %b = torch.constant.int 3
  %z = torch.constant.int 0
  %max = torch.constant.int 9223372036854775807
  %r = torch.aten.remainder.int %b, %z : !torch.int, !torch.int -> !torch.int
  %q = torch.aten.floordiv.int %b, %z : !torch.int, !torch.int -> !torch.int
  %s = torch.aten.add.int %max, %b : !torch.int, !torch.int -> !torch.int
  return %r, %q, %s : !torch.int, !torch.int, !torch.int
}

// -----

// CHECK-LABEL: @range_lengths
// CHECK-DAG: %[[ZERO:.*]] = torch.constant.int 0
// CHECK-DAG: %[[THREE:.*]] = torch.constant.int 3
// CHECK: return %[[ZERO]], %[[THREE]]
func.func @range_lengths() -> (!torch.int, !torch.int) {
  %0 = torch.constant.int 0
  %5 = torch.constant.int 5
  %1 = torch.constant.int 1
  %m2 = torch.constant.int -2
  %a = torch.aten.__range_length %5, %1, %1 : !torch.int, !torch.int, !torch.int -> !torch.int
  %b = torch.aten.__range_length %5, %0, %m2 : !torch.int, !torch.int, !torch.int -> !torch.int
  return %a, %b : !torch.int, !torch.int
}

// -----

// CHECK-LABEL: @identities
// CHECK-SAME: (%[[X:.*]]: !torch.int, %[[C:.*]]: !torch.bool)
// CHECK-DAG: %[[ZERO:.*]] = torch.constant.int 0
// CHECK: return %[[X]], %[[X]], %[[ZERO]], %[[X]], %[[C]]
func.func @identities(%x: !torch.int, %c: !torch.bool) -> (!torch.int, !torch.int, !torch.int, !torch.int, !torch.bool) {
  %0 = torch.constant.int 0
  %1 = torch.constant.int 1
  %4 = torch.constant.int 4
  %false = torch.constant.bool false
  %a = torch.aten.add.int %x, %0 : !torch.int, !torch.int -> !torch.int
  %b = torch.aten.mul.int %1, %x : !torch.int, !torch.int -> !torch.int
  %c0 = torch.aten.sub.int %x, %x : !torch.int, !torch.int -> !torch.int
  %p = torch.aten.mul.int %x, %4 : !torch.int, !torch.int -> !torch.int
  %d = torch.aten.floordiv.int %p, %4 : !torch.int, !torch.int -> !torch.int
  %e = torch.aten.__or__.bool %false, %c : !torch.bool, !torch.bool -> !torch.bool
  return %a, %b, %c0, %d, %e : !torch.int, !torch.int, !torch.int, !torch.int, !torch.bool
}

// -----

// CHECK-LABEL: @factors_are_merged
// CHECK: %[[C:.*]] = torch.constant.int 12
// CHECK: torch.aten.mul.int %arg0, %[[C]]
func.func @factors_are_merged(%x: !torch.int) -> !torch.int {
  %3 = torch.constant.int 3
  %4 = torch.constant.int 4
  %a = torch.aten.mul.int %x, %3 : !torch.int, !torch.int -> !torch.int
  %b = torch.aten.mul.int %4, %a : !torch.int, !torch.int -> !torch.int
  return %b : !torch.int
}

// -----

// CHECK-LABEL: @sizes_are_never_negative
// CHECK-DAG: %[[T:.*]] = torch.constant.bool true
// CHECK-DAG: %[[F:.*]] = torch.constant.bool false
// CHECK: return %[[T]], %[[F]], %[[F]], %[[OPEN:.*]] :
func.func @sizes_are_never_negative(%x: !torch.vtensor<[?],f32>) -> (!torch.bool, !torch.bool, !torch.bool, !torch.bool) {
  %0 = torch.constant.int 0
  %m1 = torch.constant.int -1
  %1 = torch.constant.int 1
  %n = torch.aten.size.int %x, %0 : !torch.vtensor<[?],f32>, !torch.int -> !torch.int
  %a = torch.aten.ge.int %n, %0 : !torch.int, !torch.int -> !torch.bool
  %b = torch.aten.gt.int %m1, %n : !torch.int, !torch.int -> !torch.bool
  %c = torch.aten.eq.int %n, %m1 : !torch.int, !torch.int -> !torch.bool
  %d = torch.aten.ge.int %n, %1 : !torch.int, !torch.int -> !torch.bool
  return %a, %b, %c, %d : !torch.bool, !torch.bool, !torch.bool, !torch.bool
}

// -----

// CHECK-LABEL: @numbers_and_operators
// CHECK-DAG: torch.constant.float 2.500000e+00
// CHECK-DAG: torch.constant.bool true
// CHECK-NOT: torch.operator
func.func @numbers_and_operators() -> (!torch.number, !torch.bool) {
  %2 = torch.constant.int 2
  %half = torch.constant.float 0.5
  %a = torch.derefine %2 : !torch.int to !torch.number
  %b = torch.derefine %half : !torch.float to !torch.number
  %s = torch.aten.add %a, %b : !torch.number, !torch.number -> !torch.number
  %c = torch.operator "aten.lt"(%b, %a) : (!torch.number, !torch.number) -> !torch.bool
  return %s, %c : !torch.number, !torch.bool
}

// -----

// A float need not equal itself.
// CHECK-LABEL: @not_a_number
// CHECK: %[[F:.*]] = torch.constant.bool false
// CHECK: %[[E:.*]] = torch.aten.eq.float
// CHECK: return %[[E]], %[[F]]
func.func @not_a_number(%x: !torch.float) -> (!torch.bool, !torch.bool) {
  %a = torch.aten.eq.float %x, %x : !torch.float, !torch.float -> !torch.bool
  %b = torch.aten.lt.float %x, %x : !torch.float, !torch.float -> !torch.bool
  return %a, %b : !torch.bool, !torch.bool
}

// -----

// Two questions for one unknown size have one answer; of a tensor that may be changed they need not.
// CHECK-LABEL: func.func @one_size(
// CHECK:         %[[TRUE:.*]] = torch.constant.bool true
// CHECK:         return %[[TRUE]]
func.func @one_size(%x: !torch.vtensor<[?,?],f32>) -> !torch.bool {
  %int0 = torch.constant.int 0
  %a = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %b = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.eq.int %a, %b : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: func.func @two_sizes
// CHECK:         %[[E:.*]] = torch.aten.eq.int
// CHECK:         return %[[E]]
func.func @two_sizes(%x: !torch.vtensor<[?,?],f32>) -> !torch.bool {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %a = torch.aten.size.int %x, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %b = torch.aten.size.int %x, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.int
  %0 = torch.aten.eq.int %a, %b : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

// CHECK-LABEL: func.func @size_of_a_changing_tensor
// CHECK:         %[[E:.*]] = torch.aten.eq.int
// CHECK:         return %[[E]]
func.func @size_of_a_changing_tensor(%x: !torch.tensor) -> !torch.bool {
  %int0 = torch.constant.int 0
  %a = torch.aten.size.int %x, %int0 : !torch.tensor, !torch.int -> !torch.int
  %y = torch.operator "acme.grow"(%x) : (!torch.tensor) -> !torch.tensor
  %b = torch.aten.size.int %x, %int0 : !torch.tensor, !torch.int -> !torch.int
  %0 = torch.aten.eq.int %a, %b : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}
