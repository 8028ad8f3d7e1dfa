#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Tests of check-links.sh, with a readelf that tells what the program's file says.
set -eu
script=$(cd "$(dirname "$0")/.." && pwd)/check-links.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf '#!/bin/sh\ncat "$2"\n' >"$work/readelf"
chmod 755 "$work/readelf"
PATH=$work:$PATH
export PATH

# expect STATUS LIBRARY: what is said of a keyboard that links a library.
expect() {
  printf ' 0x1 (NEEDED)  Shared library: [%s]\n' libpango-1.0.so.0 "$2" >"$work/keyboard"
  if "$script" "$work/keyboard" >/dev/null 2>&1; then status=0; else status=$?; fi
  [ "$status" = "$1" ] || { echo "check-links: $2 gave $status, not $1" >&2; exit 1; }
}
expect 0 libc.so.6
expect 1 libhangul.so.1
expect 1 libexpat.so.1
expect 1 libwayland-client.so.0
if "$script" "$work/none" >/dev/null 2>&1; then echo "check-links: a missing program was passed" >&2; exit 1; fi
echo "check-links: its tests pass"
