#!/usr/bin/env bash
# app/run.sh [ARGUMENTS]: installs what is missing, builds, and starts reify with these arguments; with
# none it opens samples/quantize. app/run.sh --build stops after building.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build

# Everything but these shows a window.
needs_window() {
  case "${1:-}" in
    --build | --help | -h | --version | --narrate | trace | show | explain | ops | compile | check | new-op) return 1 ;;
  esac
}
if needs_window "$@" && [ -z "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; then
  echo "reify: no display (DISPLAY is not set); without one use: app/run.sh trace|show|explain FILE [--library L]" >&2
  exit 1
fi

"$root/app/install.sh" clang-22 lld-22 llvm-22-dev libmlir-22-dev mlir-22-tools zlib1g-dev libzstd-dev cmake ninja-build pkg-config \
  python3 python3-pip python3-venv nlohmann-json3-dev doctest-dev libpython3.11-dev libglfw3-dev libfreetype-dev libgl-dev libgl1-mesa-dri \
  fonts-dejavu-core fonts-droid-fallback

if [ ! -f "$build/build.ninja" ]; then
  echo "reify: configuring"
  mkdir -p "$build"
  cmake -G Ninja -S "$root" -B "$build" -DCMAKE_BUILD_TYPE=Release >"$build/configure.log" 2>&1 ||
    { cat "$build/configure.log" >&2; exit 1; }
fi
# Says nothing when nothing was to be done, and everything when it fails.
ninja -C "$build" -n reify reify-opt 2>/dev/null | grep -q 'no work to do' ||
  ninja -C "$build" reify reify-opt

[ "${1:-}" = --build ] && exit 0
[ $# -gt 0 ] || set -- "$root/samples/quantize"
exec "$build/bin/reify" "$@"
