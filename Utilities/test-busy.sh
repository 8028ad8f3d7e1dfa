#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# test-busy.sh SWIFT RUNS LOOPS: runs the tests that drive apps so many times in a row, which have to be built, while so many
# programs that never rest take the processors from them. Each run's log stays in .build/test-busy.
set -euo pipefail
cd "$(dirname "$0")/.."
swift=$1 runs=$2 loops=$3
for number in "$runs" "$loops"; do
  case $number in '' | *[!0-9]*) echo "test-busy.sh: '$number' is no number" >&2 && exit 2 ;; esac
done
[ "$runs" -gt 0 ] || { echo "test-busy.sh: nothing to run" >&2 && exit 2; }
logs=.build/test-busy
rm -rf "$logs"
mkdir -p "$logs"

busy=()
trap '[ ${#busy[@]} = 0 ] || kill "${busy[@]}" 2>/dev/null || true' EXIT
for ((index = 0; index < loops; index++)); do
  sh -c 'while :; do :; done' &
  busy+=($!)
done

passed=0
for ((run = 1; run <= runs; run++)); do
  start=$SECONDS
  result=failed
  if SPINET_APP_TESTS=required Utilities/run-tests.sh "$swift" --skip-build --filter 'AppTests\.' >"$logs/$run.log" 2>&1; then
    result=passed
    passed=$((passed + 1))
  else
    sed -n '/^==> What failed/,$p' "$logs/$run.log"
  fi
  echo "==> Run $run of $runs beside $loops busy programs: $result after $((SECONDS - start)) s," \
    "$(grep -oE 'Test run with [0-9]+ tests' "$logs/$run.log" | tail -n 1 || echo "no tests"); $logs/$run.log"
done
echo "==> $passed of $runs runs passed"
[ "$passed" = "$runs" ]
