#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# run-guests.sh: what a custom keyboard costs in its sandbox; README.md says how to read the figures. `make bench-guests` builds
# what it needs. Measures the test keyboard and, for its memory, the Morse keyboard.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
bundle() { # NAME PROGRAM PLIST
  mkdir -p "$work/$1.keyboard"
  cp ".build/release/$2" "$work/$1.keyboard/"
  strip "$work/$1.keyboard/$2"
  cp "$3" "$work/$1.keyboard/Info.plist"
}
bundle Test test-keyboard Tests/TestKeyboard/Info.plist
bundle Morse MorseKeyboard Examples/MorseCoder/Info.plist
echo "Test keyboard"
.build/release/bench-guests "$work/Test.keyboard"
