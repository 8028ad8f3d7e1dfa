#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# run-tests.sh SWIFT [ARGUMENT…]: runs `swift test` with the arguments and, where something fails, says at the end what:
# the run prints thousands of lines, and a log is read from its end.
set -euo pipefail
cd "$(dirname "$0")/.."
swift=$1
shift
log=.build/tests.log
mkdir -p .build
if "$swift" test "$@" 2>&1 | tee "$log"; then exit 0; fi
echo
echo "==> What failed (the whole run is in $log)"
# A failure is a line with a cross, or a crash or compiler error; the arrows below it say more.
awk '/^✘|error:|[Ff]atal error|unexpected signal/ { shown = 12; print; next }
     /^↳/ && shown > 0 { shown--; print; next }
     { shown = 0 }' "$log" | grep -v '^↳ ///' | tail -n 150
exit 1
