#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# beside.sh LOG COMMAND [ARGUMENT…] -- COMMAND [ARGUMENT…]: runs the second command, with whose status it ends, and beside it the
# first one, which gets only what time of the processors nobody else wants, writes into LOG, and ends with the second at the latest.
set -euo pipefail
log=$1
shift
beside=()
while [ "${1---}" != -- ]; do
  beside+=("$1")
  shift
done
if [ $# -lt 2 ] || [ ${#beside[@]} -eq 0 ]; then
  echo "usage: beside.sh LOG COMMAND [ARGUMENT…] -- COMMAND [ARGUMENT…]" >&2
  exit 2
fi
shift

mkdir -p "$(dirname "$log")"
# Kernels that share the time among sessions first know only the session's own weight. A build puts its jobs into groups of their own;
# the session is what they have in common.
setsid bash -c '
  if [ -w /proc/self/autogroup ]; then echo 19 >/proc/self/autogroup || true; fi
  if command -v chrt >/dev/null; then exec chrt --idle 0 "$@"; fi
  exec nice -n 19 "$@"' beside "${beside[@]}" </dev/null >"$log" 2>&1 &
session=$!

# While its first process runs, nobody else has the session's number.
end() {
  if [ -n "$(jobs -r)" ]; then pkill -TERM -s "$session" || true; fi
}
trap end EXIT
trap 'exit 130' INT TERM HUP
status=0
"$@" || status=$?
exit "$status"
