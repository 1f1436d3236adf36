// Every type is read and printed back in its shortest form.
// RUN: reify-opt %s | FileCheck %s
// RUN: reify-opt %s --emit-bytecode | reify-opt | FileCheck %s

// CHECK: func.func private @plain(!torch.int, !torch.float, !torch.bool, !torch.str, !torch.none, !torch.any, !torch.number)
func.func private @plain(!torch.int, !torch.float, !torch.bool, !torch.str, !torch.none, !torch.any, !torch.number)
// CHECK: func.func private @opaque(!torch.Device, !torch.Generator, !torch.LinearParams, !torch.nn.Module<"a\22b">)
func.func private @opaque(!torch.Device, !torch.Generator, !torch.LinearParams, !torch.nn.Module<"a\"b">)
// CHECK: func.func private @containers(!torch.list<optional<vtensor<[2],f32>>>, !torch.optional<optional<int>>, !torch.tuple<>, !torch.tuple<int, str>, !torch.union<none, int>, !torch.dict<str, list<int>>)
func.func private @containers(!torch.list<optional<vtensor<[2],f32>>>, !torch.optional<optional<int>>, !torch.tuple<>, !torch.tuple<int, str>, !torch.union<none, int>, !torch.dict<str, list<int>>)
// CHECK: func.func private @tensors(!torch.tensor, !torch.vtensor, !torch.vtensor<*,f32>, !torch.vtensor<[2],unk>, !torch.tensor<[],f32>, !torch.vtensor<[?,3,0],si64>)
func.func private @tensors(!torch.tensor<*,unk>, !torch.vtensor, !torch.vtensor<*,f32>, !torch.vtensor<[2],unk>, !torch.tensor<[],f32>, !torch.vtensor<[?, 3, 0], si64>)
// Blanks, a comma after the last size, hexadecimal sizes and -1 are legal to write.
// CHECK: func.func private @lenient(!torch.vtensor<[1,2],f32>, !torch.vtensor<[16,?],f32>)
func.func private @lenient(!torch.vtensor<[1,2,],f32>, !torch.vtensor<[ 0x10 , -1 ] , f32>)
// CHECK: func.func private @dtypes(!torch.vtensor<[],i1>, !torch.vtensor<[],ui8>, !torch.vtensor<[],bf16>, !torch.vtensor<[],f8E4M3FN>, !torch.vtensor<[],complex<f32>>, !torch.vtensor<[],!torch.qint8>, !torch.vtensor<[],!torch.str>)
func.func private @dtypes(!torch.vtensor<[],i1>, !torch.vtensor<[],ui8>, !torch.vtensor<[],bf16>, !torch.vtensor<[],f8E4M3FN>, !torch.vtensor<[],complex<f32>>, !torch.vtensor<[],!torch.qint8>, !torch.vtensor<[],!torch.str>)
