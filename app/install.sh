#!/usr/bin/env bash
# install.sh PACKAGE...: installs those Debian packages that are missing, and says which. Silent and
# quick when all are there.
set -euo pipefail
missing=()
for package in "$@"; do
  status=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

if ! command -v apt-get >/dev/null; then
  echo "reify: what these Debian packages hold is missing, and this system has no apt-get: ${missing[*]}" >&2
  exit 1
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "reify: these packages are missing and need root to install: apt-get install ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi
echo "reify: installing ${missing[*]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# The lists may be absent or old on a machine that was just set up; a failing third-party source must
# not stop the rest, so that only the install itself decides.
"${as_root[@]}" apt-get update -qq >"$log" 2>&1 || true
if ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
  "${missing[@]}" >>"$log" 2>&1; then
  tail -20 "$log" >&2
  echo "reify: these packages could not be installed: ${missing[*]}" >&2
  ! grep -q 'Unable to locate package .*-22' "$log" ||
    echo "reify: apt has no LLVM 22; https://apt.llvm.org tells how to add it" >&2
  exit 1
fi
