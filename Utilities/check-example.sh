#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# check-example.sh [SWIFT]: builds Examples/ThirdParty as its makers would, a package of its own that depends on this
# one, runs its tests, and runs it without a screen.
set -eu
cd "$(dirname "$0")/.."
swift=${1:-swift}
# The folder that this package itself is built in: most of what both need is the same.
scratch=$PWD/.build
picture=$PWD/.build/taps.png

"$swift" test --package-path Examples/ThirdParty --scratch-path "$scratch"
rm -f "$picture"
output=$(SPINET_HEADLESS=390x844@2 SPINET_HEADLESS_PNG=$picture "$scratch/debug/Taps")
for line in launched active timer queue task "size 390x844 at 2.0" terminates; do
  if ! printf '%s\n' "$output" | grep -Fxq "$line"; then
    printf 'check-example: the app did not print "%s" but:\n%s\n' "$line" "$output" >&2
    exit 1
  fi
done
# A PNG file tells its size in the bytes 16 to 23.
size=$(od -An -tu1 -j16 -N8 "$picture" | tr -s ' ')
if [ "$size" != " 0 0 3 12 0 0 6 152" ]; then
  echo "check-example: $picture is no picture of 780 by 1688 pixels (bytes$size)" >&2
  exit 1
fi
echo "example: builds, passes its tests and runs; its picture is $picture"
