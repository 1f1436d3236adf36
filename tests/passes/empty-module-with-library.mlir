// A library in Python is read where the module itself uses nothing of the torch dialect.
// RUN: reify-opt --pass-pipeline='builtin.module(torch-lower-to-backend-contract{extra-library=%S/inputs/glaze.py})' %s | FileCheck %s
// RUN: reify-opt --pass-pipeline='builtin.module(torch-shape-refinement-pipeline{extra-library=%S/inputs/glaze.py})' %s | FileCheck %s

// CHECK: module
module {
}
