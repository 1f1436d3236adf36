// Texts that double are not made without end.
// RUN: reify explain %s > %t; FileCheck %s < %t
// RUN: reify-opt %s --canonicalize | FileCheck %s --check-prefix=FOLDED
// CHECK: The backend contract holds.
// FOLDED-COUNT-23: torch.aten.add.str
// FOLDED-NOT: torch.aten.add.str
func.func @f() -> !torch.str {
 %s0 = torch.constant.str "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
 %s1 = torch.aten.add.str %s0, %s0 : !torch.str, !torch.str -> !torch.str
 %s2 = torch.aten.add.str %s1, %s1 : !torch.str, !torch.str -> !torch.str
 %s3 = torch.aten.add.str %s2, %s2 : !torch.str, !torch.str -> !torch.str
 %s4 = torch.aten.add.str %s3, %s3 : !torch.str, !torch.str -> !torch.str
 %s5 = torch.aten.add.str %s4, %s4 : !torch.str, !torch.str -> !torch.str
 %s6 = torch.aten.add.str %s5, %s5 : !torch.str, !torch.str -> !torch.str
 %s7 = torch.aten.add.str %s6, %s6 : !torch.str, !torch.str -> !torch.str
 %s8 = torch.aten.add.str %s7, %s7 : !torch.str, !torch.str -> !torch.str
 %s9 = torch.aten.add.str %s8, %s8 : !torch.str, !torch.str -> !torch.str
 %s10 = torch.aten.add.str %s9, %s9 : !torch.str, !torch.str -> !torch.str
 %s11 = torch.aten.add.str %s10, %s10 : !torch.str, !torch.str -> !torch.str
 %s12 = torch.aten.add.str %s11, %s11 : !torch.str, !torch.str -> !torch.str
 %s13 = torch.aten.add.str %s12, %s12 : !torch.str, !torch.str -> !torch.str
 %s14 = torch.aten.add.str %s13, %s13 : !torch.str, !torch.str -> !torch.str
 %s15 = torch.aten.add.str %s14, %s14 : !torch.str, !torch.str -> !torch.str
 %s16 = torch.aten.add.str %s15, %s15 : !torch.str, !torch.str -> !torch.str
 %s17 = torch.aten.add.str %s16, %s16 : !torch.str, !torch.str -> !torch.str
 %s18 = torch.aten.add.str %s17, %s17 : !torch.str, !torch.str -> !torch.str
 %s19 = torch.aten.add.str %s18, %s18 : !torch.str, !torch.str -> !torch.str
 %s20 = torch.aten.add.str %s19, %s19 : !torch.str, !torch.str -> !torch.str
 %s21 = torch.aten.add.str %s20, %s20 : !torch.str, !torch.str -> !torch.str
 %s22 = torch.aten.add.str %s21, %s21 : !torch.str, !torch.str -> !torch.str
 %s23 = torch.aten.add.str %s22, %s22 : !torch.str, !torch.str -> !torch.str
 %s24 = torch.aten.add.str %s23, %s23 : !torch.str, !torch.str -> !torch.str
 %s25 = torch.aten.add.str %s24, %s24 : !torch.str, !torch.str -> !torch.str
 %s26 = torch.aten.add.str %s25, %s25 : !torch.str, !torch.str -> !torch.str
 %s27 = torch.aten.add.str %s26, %s26 : !torch.str, !torch.str -> !torch.str
 %s28 = torch.aten.add.str %s27, %s27 : !torch.str, !torch.str -> !torch.str
 %s29 = torch.aten.add.str %s28, %s28 : !torch.str, !torch.str -> !torch.str
 %s30 = torch.aten.add.str %s29, %s29 : !torch.str, !torch.str -> !torch.str
 %s31 = torch.aten.add.str %s30, %s30 : !torch.str, !torch.str -> !torch.str
 %s32 = torch.aten.add.str %s31, %s31 : !torch.str, !torch.str -> !torch.str
 %s33 = torch.aten.add.str %s32, %s32 : !torch.str, !torch.str -> !torch.str
 %s34 = torch.aten.add.str %s33, %s33 : !torch.str, !torch.str -> !torch.str
 return %s34 : !torch.str
}
