#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# run.sh [SECONDS [TARGET…]]: builds the fuzz targets and runs each, or the named ones, for that long; see README.md.
# An input that crashes or hangs is left in .build-fuzz/found and ends the run.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
[ $# -eq 0 ] || shift
build=.build-fuzz
[ $# -gt 0 ] || set -- $(sed -n 's/.*fuzzTarget($//; s/.*"\(Fuzz[A-Za-z]*\)".*/\1/p' Package.swift)
echo "==> Building the fuzz targets with the address sanitizer; some minutes the first time"
# Only what they need: the rest would be built for the fuzzer too, and programs have a main of their own.
SPINET_ONLY="$*" swift build -c release --sanitize=address -Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld -Xswiftc -enable-testing \
  --scratch-path "$build"
for target in "$@"; do
  corpus=$build/corpus/$target
  mkdir -p "$corpus" "$build/found"
  find Keyboards Tests/Keyboard/KeyboardLayoutTests/Fixtures -name '*.xml' -exec cp {} "$corpus" \;
  echo "==> $target for $seconds s"
  SWIFT_BACKTRACE=enable=no "$build/release/$target" -max_len=8192 -timeout=10 -max_total_time="$seconds" \
    -print_final_stats=1 -artifact_prefix="$build/found/$target-" -dict=FuzzTesting/layout.dict "$corpus"
done
