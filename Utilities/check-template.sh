#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# check-template.sh [SWIFT]: makes a keyboard as somebody would who has Spinet's sources: `spinet keyboard new`, the tests
# of what that made, and `spinet keyboard install --enable`. Settings and keyboards of the person are left alone. What is
# built stays in .build/template, so that the next time costs little.
set -eu
cd "$(dirname "$0")/.."
root=$PWD
swift=$(command -v "${1:-swift}")
PATH=$(dirname "$swift"):$PATH
spinet=$PWD/.build/debug/spinet
work=$PWD/.build/template
[ -x "$spinet" ] || "$swift" build --product spinet

fail() {
  printf 'check-template: %s\n' "$1" >&2
  exit 1
}
expect() {
  case $output in
  *"$1"*) ;;
  *) fail "expected \"$1\" in: $output" ;;
  esac
}

# The words of the new keyboard's bar.
[ -e .build/language/en.language ] || Utilities/build-language-files.sh "$spinet" .build/language
mkdir -p "$work"
cd "$work"
rm -rf Letters home
export PATH XDG_DATA_HOME="$work/home/data" XDG_CONFIG_HOME="$work/home/config" XDG_STATE_HOME="$work/home/state" \
  XDG_DATA_DIRS="$work/home/system"
"$spinet" keyboard new Letters
cd Letters

echo "==> The tests of a new keyboard"
# In the folder that this package itself is built in: most of what both need is the same.
"$swift" test --scratch-path "$root/.build"

echo "==> Building it as people install it; some minutes the first time"
output=$("$spinet" keyboard install --enable --scratch-path ../build)
expect "Installed Letters, org.example.letters, in "
expect "Enabled org.example.letters; the keyboards are en-US, ko-KR, org.example.letters."
bundle=$XDG_DATA_HOME/spinet/keyboards/org.example.letters.keyboard
if ldd "$bundle/Letters" | grep -q swift; then fail "the program needs Swift's libraries, which a keyboard cannot reach"; fi
"$root/Utilities/check-links.sh" "$bundle/Letters"
# Without a host it says what it is for.
output=$("$bundle/Letters" 2>&1 || true)
expect "spinet keyboard install"
output=$("$spinet" keyboard list)
expect "Letters  org.example.letters  en-US     yes      not asked for  -"

output=$("$spinet" keyboard remove Letters)
expect "Removing $bundle"
[ ! -e "$bundle" ] || fail "$bundle is still there"
echo "template: builds, passes its tests, is installed, enabled and removed"
