#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Runs run-tests.sh with scripts in the place of Swift: a whole run has to have what custom keyboards and strangers
# were denied.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/Utilities"
cp Utilities/run-tests.sh "$work/Utilities"

fail() {
  echo "run-tests.sh: $1" >&2
  exit 1
}
# swift LINES [STATUS]: makes a Swift whose tests print lines and end with a status.
swift() {
  printf '#!/bin/sh\nprintf "%%s\\n" "%s"\nexit %s\n' "$1" "${2:-0}" >"$work/swift"
  chmod +x "$work/swift"
}
run() { output=$("$work/Utilities/run-tests.sh" "$work/swift" "$@" 2>&1); }

refused="phones: refused: 2 of 2; they type"
swift "denied: 3 of 3: a; b; c
$refused"
run || fail "a run with its list fails: $output"
case $output in *"must not do: denied: 3 of 3"*) ;; *) fail "no count at the end: $output" ;; esac
case $output in *"a phone types: refused: 2 of 2"*) ;; *) fail "no count of strangers at the end: $output" ;; esac
swift "denied: 2 of 3: a; b
$refused"
if run; then fail "a run in which something was not denied passes"; fi
swift "denied: 0 of 0:
$refused"
if run; then fail "a run that tried nothing passes"; fi
swift "$refused"
if run; then fail "a run without the list passes"; fi
for count in "" "refused: 1 of 2"; do
  swift "denied: 3 of 3: a; b; c
$count"
  if run; then fail "a run in which strangers were not all refused passes"; fi
done
run --filter Some || fail "a part of the tests has to have no list"
swift "✘ Test failed" 1
if run --filter Some; then fail "tests that fail pass"; fi
case $output in *"What failed"*) ;; *) fail "it is not said what failed: $output" ;; esac
# A program that is left behind, and a Swift that waits for it.
cat >"$work/swift" <<'END'
#!/usr/bin/env bash
exec 3< <(echo 'denied: 1 of 1: a'; sleep 1000 &)
while read -r line <&3; do echo "$line"; done
END
if SPINET_TESTS_PATIENCE=1 run; then fail "a run that leaves a program behind passes"; fi
case $output in *"left behind: sleep 1000"*) ;; *) fail "it is not said what was left behind: $output" ;; esac
echo "run-tests.sh: all cases passed"
