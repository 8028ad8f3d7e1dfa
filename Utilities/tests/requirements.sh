#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Tests of requirements.sh on a small tree.
set -eu
script=$(cd "$(dirname "$0")/.." && pwd)/requirements.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/Documentation" "$tree/Tests/Apps/AppTests" "$tree/Tests/SomeTests"
list=$tree/Documentation/requirements.tsv
printf 'VK-1\tapp\tFirst\nVK-10\tsdk\tTenth\nTY-6\tapp\tSixth\tthe rest\nTY-7\tapp\tSeventh\tall\n' >"$list"
cat >"$tree/Tests/Apps/AppTests/A.swift" <<'SWIFT'
  // VK-10 in a comment proves nothing.
  @Test("VK-1 TY-6 both | named") func both() {}
  @Test(
    "TY-6 on its own line", arguments: [1])
  func second(_ value: Int) {}
SWIFT

fail() {
  echo "requirements: $1" >&2
  exit 1
}
has() {
  grep -Fqx "$1" "$tree/Documentation/Requirements.md" || fail "no line '$1'"
}

"$script" "$tree"
a='`Tests/Apps/AppTests/A.swift`: VK-1 TY-6 both \| named'
has "| VK-1 | First | app | tested | $a |"
has "| VK-10 | Tenth | sdk | not yet |  |"
has "| TY-6 | Sixth | app | partly. Missing: the rest | $a<br>\`Tests/Apps/AppTests/A.swift\`: TY-6 on its own line |"
has "| TY-7 | Seventh | app | not yet |  |"
grep -Fq "Of 4 requirements 1 are *tested*" "$tree/Documentation/Requirements.md" || fail "the count is wrong"
"$script" --check "$tree" >/dev/null || fail "a fresh map was called out of date"
echo '  @Test("VK-10 now") func tenth() {}' >>"$tree/Tests/Apps/AppTests/A.swift"
if "$script" --check "$tree" >/dev/null 2>&1; then fail "an old map was called current"; fi
echo '  @Test("VK-10 now") func tenth() {}' >"$tree/Tests/SomeTests/B.swift"
"$script" "$tree" || fail "a requirement of the SDK needs no test through an app"
echo '  @Test("TY-8 off screen") func eighth() {}' >>"$tree/Tests/SomeTests/B.swift"
printf 'TY-8\tapp\tEighth\n' >>"$list"
if "$script" "$tree" 2>/dev/null; then fail "a requirement of apps was called tested without a test in one"; fi
printf 'VK-1\tapp\tFirst\nVK-10\tsdk\tTenth\nTY-6\tapp\tSixth\nTY-8\tapp\tEighth\tan app\n' >"$list"
"$script" "$tree" || fail "a requirement that says what is missing was refused"
echo '  @Test("VK-99 unknown") func none() {}' >>"$tree/Tests/Apps/AppTests/A.swift"
if "$script" "$tree" 2>/dev/null; then fail "an unknown id was accepted"; fi
echo "requirements: ok"
