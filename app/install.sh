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

as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "reify: these packages are missing and need root to install: ${missing[*]}" >&2
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
  echo "reify: the packages above could not be installed" >&2
  exit 1
fi
