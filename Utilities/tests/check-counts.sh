#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Runs check-counts.sh with scripts in the place of the programs that count.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/Utilities" "$work/Benchmarks/Thresholds" "$work/programs"
cp Utilities/check-counts.sh "$work/Utilities"
limits=$work/Benchmarks/Thresholds/counts.tsv

fail() {
  echo "check-counts.sh: $1" >&2
  exit 1
}
# program NAME FIGURE COUNT: makes a program that has counted that.
program() {
  printf '#!/bin/sh\nprintf "%s\\t%s\\n"\n' "$2" "$3" >"$work/programs/$1"
  chmod +x "$work/programs/$1"
}
run() { output=$("$work/Utilities/check-counts.sh" "$@" "$work/programs" 2>&1); }

program bench-counts keys 10
program bench-solver pivots 5
printf '# words\nkeys\t10\npivots\t6\n' >"$limits"
run || fail "what is not above its limit fails: $output"
case $output in *"1 below"*) ;; *) fail "what is below is not told: $output" ;; esac
printf 'keys\t9\npivots\t5\n' >"$limits"
if run; then fail "what is above its limit passes"; fi
case $output in *"keys: 10, more than 9"*) ;; *) fail "it is not said what: $output" ;; esac
printf 'keys\t10\n' >"$limits"
if run; then fail "a figure without a limit passes"; fi
printf 'keys\t10\npivots\t5\nothers\t1\n' >"$limits"
if run; then fail "a limit without a figure passes"; fi
printf '# words\nkeys\t1\n' >"$limits"
run --update || fail "limits cannot be written: $output"
[ "$(cat "$limits")" = "$(printf '# words\nkeys\t10\npivots\t5')" ] || fail "wrong limits: $(cat "$limits")"
program bench-counts keys 10
echo 'exit 1' >>"$work/programs/bench-counts"
if run; then fail "a program that fails passes"; fi
echo "check-counts: ok"
