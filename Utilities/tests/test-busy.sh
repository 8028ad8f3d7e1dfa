#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Runs test-busy.sh with a script in the place of Swift: every run counts, and nothing that is busy is left behind.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/Utilities"
cp Utilities/run-tests.sh Utilities/test-busy.sh "$work/Utilities"

fail() {
  echo "test-busy.sh: $1" >&2
  exit 1
}
run() { output=$("$work/Utilities/test-busy.sh" "$work/swift" "$@" 2>&1); }

# A Swift whose tests say that they ran, what beside them, and fail the time that `failing` names.
cat >"$work/swift" <<'END'
#!/bin/sh
cd "$(dirname "$0")"
echo "$*" >>arguments
pgrep -c -P "$(cat /proc/$PPID/status | awk '/^PPid:/ { print $2 }')" -f 'while :; do :; done' >>beside || true
echo "Test run with 7 tests in 2 suites passed"
[ "$(wc -l <arguments)" != "$(cat failing)" ]
END
chmod +x "$work/swift"
echo none >"$work/failing"
run 3 2 || fail "runs that pass fail: $output"
case $output in *"Run 3 of 3 beside 2 busy programs: passed"*"7 tests"*"3 of 3 runs passed") ;; *) fail "$output" ;; esac
[ "$(sort -u "$work/beside")" = 2 ] || fail "there are not two busy programs beside the tests: $(cat "$work/beside")"
grep -q 'AppTests' "$work/arguments" || fail "it is not the tests of apps that run: $(cat "$work/arguments")"
[ -s "$work/.build/test-busy/3.log" ] || fail "the third run has no log"
: >"$work/arguments"
echo 2 >"$work/failing"
if run 3 1; then fail "a run that fails does not count"; fi
case $output in *"Run 2 of 3"*"failed"*"2 of 3 runs passed") ;; *) fail "$output" ;; esac
if pgrep -f "$work" >/dev/null; then fail "something is left behind"; fi
for wrong in "x 4" "0 4" "1 -1"; do
  # shellcheck disable=SC2086
  if run $wrong; then fail "'$wrong' is taken"; fi
done
echo "test-busy.sh: all cases passed"
