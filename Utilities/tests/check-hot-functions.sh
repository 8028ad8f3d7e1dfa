#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# The list of what taps run may lose less than a quarter of its functions, and a program that cannot be read has none.
set -eu
check="$(dirname "$0")/../check-hot-functions.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "check-hot-functions.sh: $1" >&2; exit 1; }

printf 'void one(void) {}\nvoid two(void) {}\nvoid three(void) {}\n' | cc -x c -c -o "$work/program" -

printf 'one\ntwo\nthree\ngone\n' >"$work/list"
told=$("$check" "$work/program" "$work/list") || fail "refuses a list of which a quarter has gone"
case $told in "3 of 4 "*) ;; *) fail "counts wrongly: $told" ;; esac

printf 'one\ntwo\ngone\nlost\n' >"$work/list"
! "$check" "$work/program" "$work/list" >"$work/told" 2>&1 || fail "takes a list of which half has gone"
grep -q 'run.sh --hot-code' "$work/told" || fail "does not say how to record the list anew"

! "$check" "$work/missing" "$work/list" >"$work/told" 2>&1 || fail "takes a program that is not there"
echo "check-hot-functions.sh: all cases passed"
