#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# check-counts.sh [--update] PROGRAMS: counts by the programs in that folder what a key and a layout cost on any machine,
# and fails if something costs more than Benchmarks/Thresholds/counts.tsv allows. With --update it writes that file.
set -eu
cd "$(dirname "$0")/.."
update=
if [ "${1:-}" = --update ]; then
  update=yes
  shift
fi
programs=$1
limits=Benchmarks/Thresholds/counts.tsv
counted=$(mktemp)
trap 'rm -f "$counted"' EXIT
# Swift's hashes begin with a random number otherwise, and sets grow by what collides.
export SWIFT_DETERMINISTIC_HASHING=1
"$programs/bench-counts" Keyboards >"$counted"
"$programs/bench-solver" --pivots siblings:100 chainFixed:100 chainEqual:100 listTop:100 listBottom:100 nested:100 \
  grid:100 >>"$counted"
if [ -n "$update" ]; then
  sed -n '/^#/p' "$limits" >"$counted.new"
  cat "$counted" >>"$counted.new"
  mv "$counted.new" "$limits"
  echo "counts: $limits is written; say in the commit what has changed and why"
  exit 0
fi
awk -F '\t' '
  /^#/ || NF < 2 { next }
  FILENAME == ARGV[1] { limit[$1] = $2; next }
  { count[$1] = $2 }
  END {
    for (figure in count) {
      if (!(figure in limit)) { print figure ": " count[figure] ", and no limit" | "sort"; failures++ }
      else if (count[figure] > limit[figure]) {
        print figure ": " count[figure] ", more than " limit[figure] | "sort"
        failures++
      } else if (count[figure] < limit[figure]) less++
      all++
    }
    for (figure in limit) if (!(figure in count)) { print figure ": not counted" | "sort"; failures++ }
    close("sort")
    if (failures) exit 1
    print "counts: " all " figures, none above its limit" (less ? ", " less " below" : "")
  }' "$limits" "$counted" || {
  echo "Find out what takes more. If it has to be: make counts-update, and say in the commit why." >&2
  exit 1
}
