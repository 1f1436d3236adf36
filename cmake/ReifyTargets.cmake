# reify_library(NAME [MLIR] [FOLDERS folder...] [DEPS lib...]): a static library from all sources of the current folder
# and of those FOLDERS in it.
# DEPS are the rooms that its files include (tests/gates checks them against the map).
add_library(reify_options INTERFACE)
target_include_directories(reify_options INTERFACE ${CMAKE_SOURCE_DIR})
# What generators wrote is not ours to warn about.
target_include_directories(reify_options SYSTEM INTERFACE ${CMAKE_BINARY_DIR})
target_compile_options(reify_options INTERFACE -Wall -Wextra -Wno-missing-field-initializers -Werror=unused-parameter -Werror=switch)

add_library(reify_mlir INTERFACE)
target_include_directories(reify_mlir SYSTEM INTERFACE ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
target_link_libraries(reify_mlir INTERFACE reify_mlir_archives)
# MLIR's headers take seconds to parse: every folder that uses them shares one precompiled header.
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/mlir_pch.cpp CONTENT "\n")
add_library(reify_mlir_pch STATIC ${CMAKE_BINARY_DIR}/mlir_pch.cpp)
target_link_libraries(reify_mlir_pch PUBLIC reify_mlir reify_options)
target_precompile_headers(reify_mlir_pch PRIVATE ${CMAKE_SOURCE_DIR}/cmake/mlir_pch.h)

# What a failed assertion names: the file's place in the tree, not that of the tree on the disk of who built it.
set(reify_relative_names -ffile-prefix-map=${CMAKE_SOURCE_DIR}/= -ffile-prefix-map=${CMAKE_BINARY_DIR}/=build/)
# reify_asserts(SOURCE...): sources of this folder that assert something, or include what MLIR's generators wrote.
# tests/install finds those that are missing here.
function(reify_asserts)
  set_property(SOURCE ${ARGN} APPEND PROPERTY COMPILE_OPTIONS ${reify_relative_names})
endfunction()

# reify_program(NAME SOURCE...): a program, or a test, that reads the compiled built-in library when it runs.
function(reify_program name)
  add_executable(${name} ${ARGN})
  add_dependencies(${name} reify_builtin_library)
endfunction()

function(reify_library name)
  cmake_parse_arguments(ARG "MLIR" "" "FOLDERS;DEPS" ${ARGN})
  list(TRANSFORM ARG_FOLDERS REPLACE "(.+)" "${CMAKE_CURRENT_SOURCE_DIR}/\\1/*.cpp")
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp ${ARG_FOLDERS})
  if(NOT sources)
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE reify_options ${ARG_DEPS})
    return()
  endif()
  add_library(${name} STATIC ${sources})
  target_link_libraries(${name} PUBLIC reify_options ${ARG_DEPS})
  if(ARG_MLIR)
    target_link_libraries(${name} PUBLIC reify_mlir)
    target_precompile_headers(${name} REUSE_FROM reify_mlir_pch)
  endif()
endfunction()
