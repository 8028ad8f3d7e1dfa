#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Tests Utilities/beside.sh: what runs beside has no weight, and ends with the other, all of it, whatever ends that.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "beside: $1" >&2
  exit 1
}
# until_true WHAT COMMAND…: waits for a command to succeed.
until_true() {
  what=$1
  shift
  for _ in $(seq 200); do
    if "$@"; then return; fi
    sleep 0.05
  done
  fail "$what"
}
gone() { [ -z "$(ps -o stat= -s "$(cat "$work/session")" | grep -v '^Z' || true)" ]; }

# With a child in a group of its own, as the jobs of a build are.
cat >"$work/program" <<'END'
#!/bin/bash
echo "says $1"
set -m
cat "$2/never" &
ps -o cls=,ni= -p $$ >"$2/weight"
echo $$ >"$2/session"
cat "$2/never"
END
chmod +x "$work/program"
mkfifo "$work/never"
await="while ! [ -s $work/session ]; do sleep 0.05; done"

for status in 0 3; do
  rm -f "$work/session"
  got=0
  Utilities/beside.sh "$work/logs/log" "$work/program" "two words" "$work" -- sh -c "$await; exit $status" || got=$?
  [ $got = $status ] || fail "the status is $got and not $status"
  grep -q '^says two words$' "$work/logs/log" || fail "its words are not in the log"
  case $(cat "$work/weight") in
  *IDL* | *19) ;;
  *) fail "it has the weight of any other: $(cat "$work/weight")" ;;
  esac
  until_true "something of it goes on" gone
done

# As from a terminal, where a signal goes to all of its group. Not INT and HUP: what runs this may have them ignored.
rm -f "$work/session"
bash -c 'set -m; "$@" & echo $! >"$0"' "$work/runner" Utilities/beside.sh "$work/logs/log" "$work/program" x "$work" -- sleep 100
until_true "it does not run" test -s "$work/session"
kill -TERM -- "-$(cat "$work/runner")"
until_true "something goes on behind a signal" gone

# What has ended by itself changes nothing.
Utilities/beside.sh "$work/logs/log" true -- sleep 0.2 || fail "a run beside what has ended fails"
Utilities/beside.sh "$work/logs/log" false -- true || fail "what fails beside counts"
if Utilities/beside.sh "$work/logs/log" true 2>/dev/null; then fail "nothing to run is no mistake"; fi
