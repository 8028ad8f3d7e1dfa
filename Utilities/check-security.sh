#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# check-security.sh [ROOT]: every test that ROOT/Documentation/Security.md names, in italics, is one in ROOT/Tests, and every
# thing that the tests let a hostile keyboard try is on the page.
set -eu
cd "${1:-$(dirname "$0")/..}"
page=Documentation/Security.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Names go over the ends of lines, in tests as on the page.
tr '\n' ' ' <"$page" | sed 's/\*\*//g; s/  */ /g' | grep -o '\*[^*]*\*' | tr -d '*' | LC_ALL=C sort -u >"$work/named"
find Tests -name '*.swift' -exec cat {} + | tr '\n' ' ' | sed 's/  */ /g' >"$work/tests"
failed=no
while read -r name; do
  if ! grep -Fq -e "\"$name\"" -e "\`$name\`" "$work/tests"; then
    echo "$page: no test is called \"$name\"" >&2
    failed=yes
  fi
done <"$work/named"
for list in Tests/Support/TestSupport/SandboxDenial.swift Tests/CustomKeyboards/ExtensionHostTests/GuestDenialTests.swift \
  Tests/CustomKeyboards/ExtensionHostTests/TypingDenialTests.swift; do
  sed -n 's/^ *case [A-Za-z0-9]* = "\(.*\)"$/\1/p' "$list" >"$work/tried"
  while read -r tried; do
    if ! grep -Fqx "$tried" "$work/named"; then
      echo "$page: \"$tried\" of $list is missing" >&2
      failed=yes
    fi
  done <"$work/tried"
done
[ $failed = no ] || exit 1
echo "security: the $(grep -c '' "$work/named") tests and attempts of $page are there"
