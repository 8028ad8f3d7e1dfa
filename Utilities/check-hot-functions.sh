#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# check-hot-functions.sh PROGRAM [LIST]: whether most functions that the linker is told to lay side by side are still in the program.
set -eu
program=$1
list=${2:-"$(dirname "$0")/hot-functions.txt"}
all=$(wc -l <"$list")
found=$(nm "$program" | awk 'NR == FNR { listed[$0]; next } $3 in listed && !seen[$3]++' "$list" - | wc -l)
echo "$found of $all functions of $list are in $program."
if [ $((found * 4)) -lt $((all * 3)) ]; then
  echo "check-hot-functions: a quarter has gone, and taps cost more than they need." >&2
  echo "Record the list anew: Benchmarks/run.sh --hot-code Utilities/hot-functions.txt (needs linux-perf and valgrind)" >&2
  exit 1
fi
