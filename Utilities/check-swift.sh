#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# check-swift.sh [--present] [SWIFT]: stops with a word on what to do when the Swift toolchain is missing or too old.
# --present looks for the command only and does not start it: on a bare system its libraries may not be there yet.
set -eu

present_only=no
if [ "${1:-}" = --present ]; then
  present_only=yes
  shift
fi
swift=${1:-swift}

advise() {
  cat >&2 <<ADVICE
$1
Spinet needs Swift 6.3 or later. Get the toolchain for this system at https://www.swift.org/install/linux/,
unpack it, and put its usr/bin folder on PATH, for example:
  export PATH=/opt/swift/usr/bin:\$PATH
ADVICE
  exit 1
}

command -v "$swift" >/dev/null 2>&1 || advise "error: '$swift' is not on PATH."
[ "$present_only" = no ] || exit 0

output=$("$swift" --version 2>&1) || advise "error: '$swift --version' failed: $output"
version=$(printf '%s\n' "$output" | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' | head -n 1)
[ -n "$version" ] || advise "error: '$swift --version' does not name a version: $output"
major=${version%%.*}
minor=${version#*.}
if [ "$major" -lt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -lt 3 ]; }; then
  advise "error: '$swift' is version $version."
fi
