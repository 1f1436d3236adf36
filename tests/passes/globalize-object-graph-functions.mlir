// RUN: not reify-opt %s --torch-globalize-object-graph 2>&1 | FileCheck %s
// A file that writes out no `module` has no place for it: the first op is pointed at.
// CHECK: globalize-object-graph-functions.mlir:[[#@LINE+2]]:1: error: module does not contain a root torch.nn_module
// CHECK: note: there is no torch.nn_module at all
func.func private @alone()
