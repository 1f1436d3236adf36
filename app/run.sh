#!/usr/bin/env bash
# app/run.sh [ARGUMENTS]: installs what is missing, builds, and starts reify with these arguments; with
# none it opens samples/quantize. app/run.sh --build stops after building.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build

"$root/app/install.sh" clang-22 lld-22 llvm-22-dev libmlir-22-dev mlir-22-tools zlib1g-dev libzstd-dev cmake ninja-build pkg-config \
  python3 python3-pip python3-venv nlohmann-json3-dev libcli11-dev doctest-dev libpython3.11-dev libglfw3-dev libfreetype-dev libgl-dev libgl1-mesa-dri \
  fonts-dejavu-core fonts-droid-fallback >&2

# A build folder that somebody configured in their own way is kept as it is.
if [ ! -f "$build/build.ninja" ] && [ ! -f "$build/Makefile" ]; then
  echo "reify: configuring" >&2
  mkdir -p "$build"
  generator=(-G Ninja)
  [ ! -f "$build/CMakeCache.txt" ] || generator=()
  cmake "${generator[@]}" -S "$root" -B "$build" >"$build/configure.log" 2>&1 || { cat "$build/configure.log" >&2; exit 1; }
fi
# Progress in one line on a terminal, and not a word when nothing is to be done. All on standard error: what the
# program prints may be wanted in a file.
show_progress() {
  local line is_open=
  while IFS= read -r line; do
    case $line in
      "ninja: Entering"* | "ninja: no work"* | *"Re-checking globbed"* | *"Built target"*) continue ;;
      \[*[0-9/%]*\]*) [ ! -t 2 ] || { printf '\r\033[K%.100s' "$line"; is_open=1; continue; } ;;
    esac
    [ -z "$is_open" ] || echo
    is_open=
    printf '%s\n' "$line"
  done >&2
  [ -z "$is_open" ] || printf '\r\033[K' >&2
}
# What the programs read when they run, the built-in library, belongs to them.
if [ -f "$build/build.ninja" ]; then
  ninja -C "$build" reify reify-opt reify_papers 2>&1 | show_progress
else
  make -C "$build" -s --no-print-directory -j"$(nproc)" reify reify-opt reify_papers 2>&1 | show_progress
fi

[ "${1:-}" = --build ] && exit 0
[ $# -gt 0 ] || set -- "$root/samples/quantize"
exec "$build/bin/reify" "$@"
