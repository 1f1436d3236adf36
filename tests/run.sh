#!/usr/bin/env bash
# tests/run.sh [FOLDER...]: installs what is missing, builds, and runs all tests or those of the named
# folders of tests/ (`tests/run.sh passes`). Closes with `N passed, N failed, N skipped`.
# tests/run.sh --update FOLDER...: the same, and what the tests of these folders keep is written anew: answers of iree-opt
# and PyTorch where they are there, lists of differences, pages of docs/. New differences then wait for a class.
set -uo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build
passed=0 failed=0 skipped=0
temporary=$(mktemp -d)
xvfb=
finish() {
  [ -z "$xvfb" ] || kill "$xvfb" 2>/dev/null
  rm -rf "$temporary"
}
trap finish EXIT

wanted() { # is this folder asked for?
  [ ${#folders[@]} -eq 0 ] && return 0
  local folder
  for folder in "${folders[@]}"; do [ "$folder" = "$1" ] && return 0; done
  return 1
}
folders=()
update=
if [ "${1:-}" = --update ]; then
  update=--update
  shift
  if [ $# -eq 0 ]; then
    echo "tests/run.sh: --update wants the folders whose answers are to be written anew" >&2
    exit 2
  fi
fi
for folder in "$@"; do
  folder=${folder%/}
  folders+=("${folder##*/}")
  if [ ! -d "$root/tests/${folder##*/}" ]; then
    echo "tests/run.sh: there is no folder tests/${folder##*/}" >&2
    exit 2
  fi
done

# Runs a command, shows its output and adds up what its closing line counts. A command that fails
# without having counted a failure is one.
count() {
  local title=$1 log=$temporary/log status line before=$failed began=$SECONDS
  shift
  echo "== $title"
  "$@" 2>&1 | tee "$log"
  status=${PIPESTATUS[0]}
  echo "   $((SECONDS - began)) s"
  line=$(grep -E '^([a-z]+: )?[0-9]+ passed, [0-9]+ failed|test cases: ' "$log" | tail -1 | sed 's/\x1b\[[0-9;]*m//g')
  add passed "$line"
  add failed "$line"
  # doctest also calls those skipped that a filter left out.
  [[ $line == *"test cases:"* ]] || add skipped "$line"
  [ "$status" -eq 0 ] || [ "$failed" -gt "$before" ] || failed=$((failed + 1))
}
add() { # counter, closing line
  local n
  n=$(grep -oE "[0-9]+ $1" <<<"$2" | head -1 | cut -d' ' -f1)
  printf -v "$1" %d $((${!1} + ${n:-0}))
}

"$root/app/run.sh" --build && "$root/app/install.sh" xvfb xauth xdotool procps desktop-file-utils shared-mime-info groff-base dpkg-dev file zsh clang-format-22 &&
  cmake --build "$build" --parallel "$(nproc)" >"$temporary/ninja" 2>&1 || {
  [ -f "$temporary/ninja" ] && grep -vE '^\[[0-9]+/[0-9]+\] ' "$temporary/ninja" | tail -60
  echo "the programs or tests did not build"
  echo "0 passed, 1 failed"
  exit 1
}

# The reference to compare with, in a folder of its own.
oracle=$build/oracle
oracle_version=3.13.0
if [ ! -f "$oracle/$oracle_version" ]; then
  echo "reify: fetching iree-base-compiler $oracle_version (once)"
  python3 -m venv "$oracle" >/dev/null 2>&1 &&
    "$oracle/bin/pip" install -q --disable-pip-version-check "iree-base-compiler==$oracle_version" >/dev/null 2>&1 &&
    touch "$oracle/$oracle_version"
fi
# pip's own iree-opt is a wrapper whose child outlives it; this is the program itself.
REIFY_ORACLE=$(ls "$oracle"/lib/python3*/site-packages/iree/compiler/_mlir_libs/iree-opt 2>/dev/null)
export REIFY_ORACLE
[ -n "$REIFY_ORACLE" ] || echo "reify: iree-opt could not be had: compared with its kept answers"

start_xvfb() {
  [ -z "$xvfb" ] || return 0
  # -displayfd picks a free number and writes it when the server is up.
  Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$temporary/display" 2>"$temporary/xvfb" &
  xvfb=$!
  local tries
  for tries in $(seq 100); do
    [ -s "$temporary/display" ] && break
    sleep 0.1
  done
  DISPLAY=:$(cat "$temporary/display")
  export DISPLAY
  unset WAYLAND_DISPLAY
}

wanted gates && count "gates" python3 "$root/tests/gates/run.py" "$root"
wanted gates && count "what the gates see" python3 "$root/tests/gates/self_test.py"

engine=$build/bin/reify_engine_tests
if [ ${#folders[@]} -eq 0 ]; then
  count "engine" "$engine"
else
  for folder in "${folders[@]}"; do
    case $folder in views | ui | conformance | bench) continue ;; esac
    compgen -G "$root/tests/$folder/*_test.cpp" >/dev/null &&
      count "engine: $folder" "$engine" "--source-file=*tests/$folder/*"
  done
fi

filecheck_folders=()
for folder in "$root"/tests/*/; do
  name=$(basename "$folder")
  case $name in conformance | bench) continue ;; esac
  wanted "$name" && grep -rlqE '^\s*// RUN:' --include=*.mlir "$folder" 2>/dev/null && filecheck_folders+=("$folder")
done
[ ${#filecheck_folders[@]} -eq 0 ] ||
  count "FileCheck" python3 "$root/tests/filecheck.py" --bin "$build/bin" "${filecheck_folders[@]}"

wanted passes && count "outputs as inputs" python3 "$root/tests/passes/outputs_are_inputs.py" --bin "$build/bin"

if wanted cli; then
  [ -z "$update" ] || python3 "$root/tests/cli/scripts.py" --update "$build/bin"
  count "command line" python3 "$root/tests/cli/run.py" --bin "$build/bin"
  # Without a checker of schemas that part is skipped.
  checker=$build/jsonschema/bin/python
  [ -x "$checker" ] || { python3 -m venv "$build/jsonschema" && "$build/jsonschema/bin/pip" install -q --disable-pip-version-check "jsonschema==4.26.0"; } >/dev/null 2>&1
  "$checker" -c 'import jsonschema' 2>/dev/null || checker=python3
  count "JSON against its schemas" "$checker" "$root/tests/cli/schemas.py" --bin "$build/bin"
fi

wanted python && count "libraries in Python, against iree-opt" python3 "$root/tests/python/reference.py" --bin "$build/bin"

wanted python && count "spellings of ops, against iree-opt" python3 "$root/tests/python/spellings.py" --bin "$build/bin" $update

wanted fuzz && count "broken Python libraries" "$build/bin/fuzz_python" --seed 1 --seconds 6 --save "$build" \
  "$root"/samples/*/library.py "$root"/assets/library/*.py "$root"/tests/python/*.py "$root"/tests/python/errors/*.py \
  "$root"/tests/check/*_ops.py

wanted conformance && count "conformance" python3 "$root/tests/conformance/run.py" $update
wanted conformance && count "conformance of decompositions" python3 "$root/tests/conformance/decompose.py" $update
wanted conformance && count "printed models" python3 "$root/tests/conformance/printed.py" $update
wanted conformance && count "diagnostics" python3 "$root/tests/conformance/diagnostics.py" $update
wanted conformance && count "random modules" python3 "$root/tests/conformance/random_run.py" --programs 60
wanted conformance && count "random modules, decomposed" python3 "$root/tests/conformance/random_run.py" --programs 40 --decompose
wanted conformance && count "random writes" python3 "$root/tests/conformance/random_writes.py" --programs 60
wanted conformance && count "random library functions" python3 "$root/tests/conformance/random_functions.py" --functions 60 --compiled 10

wanted library && count "built-in library against PyTorch's kept answers" python3 "$root/tests/library/check.py" --bin "$build/bin" $update
wanted library && count "type promotion against PyTorch's kept answers" python3 "$root/tests/library/promotion.py" ${REIFY_PYTHON:+$update}
wanted library && count "numbers of decompositions, against PyTorch" "${REIFY_PYTHON:-python3}" "$root/tests/library/decompositions.py"
wanted library && count "modules of PyTorch's that come with the program, against PyTorch" "${REIFY_PYTHON:-python3}" "$root/tests/library/functional.py"
wanted library && count "lowered ops, run with PyTorch" "${REIFY_PYTHON:-python3}" "$root/tests/library/lowered.py" --bin "$build/bin"
wanted library && count "decomposed ops, lowered" python3 "$root/tests/library/decomposed.py" --bin "$build/bin"

if wanted check; then
  # A type checker for the module that libraries import; without it that part is skipped.
  checker=$build/mypy/bin/python
  [ -x "$checker" ] || { python3 -m venv "$build/mypy" && "$build/mypy/bin/pip" install -q --disable-pip-version-check "mypy==2.4.1"; } >/dev/null 2>&1
  [ -x "$checker" ] || checker=python3
  count "check" "$checker" "$root/tests/check/run.py" --bin "$build/bin"
fi

if wanted install; then
  start_xvfb
  count "commands of the README" python3 "$root/tests/install/readme.py" --bin "$build/bin"
  count "installed, packaged, and configured in other ways" python3 "$root/tests/install/run.py" --build "$build"
fi

# Some open windows of their own.
if wanted from_torch; then
  start_xvfb
  count "programs of PyTorch" python3 "$root/tests/from_torch/run.py" --bin "$build/bin" ${REIFY_PYTHON:+$update}
fi

# Panels without a window, the program in a window, and the window as a user starts it.
if wanted views && [ -x "$build/bin/reify_views_tests" ]; then
  start_xvfb
  count "views" "$build/bin/reify_views_tests"
  count "window, by the test engine" "$build/bin/reify_ui_tests"
  count "window, from outside" python3 "$root/tests/views/window.py" "$build"
fi

[ -z "$update" ] || python3 "$root/tests/evidence.py" --write >/dev/null
wanted gates && count "lists of differences" python3 "$root/tests/evidence.py"

echo
python3 "$root/tests/evidence.py" --count ${folders[@]+"${folders[@]}"}
if [ "$skipped" -gt 0 ]; then
  echo "$passed passed, $failed failed, $skipped skipped"
else
  echo "$passed passed, $failed failed"
fi
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
