#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# run-tests.sh SWIFT [ARGUMENT…]: runs `swift test` with the arguments and, where something fails, says at the end what:
# the run prints thousands of lines, and a log is read from its end. Without arguments all tests run; the log then has to
# end with the list of what custom keyboards tried in vain, and this says how many that were.
set -euo pipefail
cd "$(dirname "$0")/.."
swift=$1
shift
log=.build/tests.log
mkdir -p .build
status=0
"$swift" test "$@" 2>&1 | tee "$log" || status=1
if [ $status = 0 ] && [ $# = 0 ]; then
  # Printed by Tests/TestSupport/Denials.swift when the tests end.
  denied=$(grep -oE '^denied: [0-9]+ of [0-9]+' "$log" || true)
  read -r _ count _ all <<<"$denied"
  echo
  if [ -z "$denied" ] || [ "$count" != "$all" ] || [ "$count" = 0 ]; then
    echo "==> What custom keyboards must not do was not all tried and denied: ${denied:-no list} (see $log)"
    exit 1
  fi
  echo "==> What custom keyboards must not do: $denied tried things; Documentation/Security.md has what they are"
fi
if [ $status = 0 ]; then exit 0; fi
echo
echo "==> What failed (the whole run is in $log)"
# A failure is a line with a cross, or a crash or compiler error; the arrows below it say more.
awk '/^✘|error:|[Ff]atal error|unexpected signal/ { shown = 12; print; next }
     /^↳/ && shown > 0 { shown--; print; next }
     { shown = 0 }' "$log" | grep -v '^↳ ///' | tail -n 150
exit 1
