#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Tests Utilities/idle.sh: a command in the background, with a group of its own and no weight, all of which can be ended.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "idle: $1" >&2
  exit 1
}
# until WHAT COMMAND…: waits for a command to succeed.
until_true() {
  what=$1
  shift
  for _ in $(seq 200); do
    if "$@"; then return; fi
    sleep 0.05
  done
  fail "$what"
}

# shellcheck disable=SC2016
group=$(Utilities/idle.sh "$work/logs/log" sh -c 'echo "says $1"; mkfifo "$2/never"; cat "$2/never" & cat "$2/never"' sh "two words" "$work")
until_true "the command does not run" grep -qs '^says two words$' "$work/logs/log"
until_true "the command goes on" [ -p "$work/never" ]
[ "$(ps -o pgid= -p "$group" | tr -d ' ')" = "$group" ] || fail "the command has no group of its own"
case $(ps -o cls=,ni= -p "$group") in
*IDL* | *19) ;;
*) fail "the command has the weight of any other" ;;
esac
kill -- "-$group"
gone() { [ -z "$(ps -o stat= -g "$group" | grep -v '^Z' || true)" ]; }
until_true "something of the command goes on" gone
