# MLIR 22 from Debian, linked as the shared libMLIR and libLLVM; the static archives are never mixed in.
find_package(MLIR 22.1 REQUIRED CONFIG HINTS /usr/lib/llvm-22/lib/cmake/mlir)
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)
set(CMAKE_BUILD_RPATH ${LLVM_LIBRARY_DIR})
