#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# run-tests.sh SWIFT [ARGUMENT…]: runs `swift test` with the arguments and, where something fails, says at the end what:
# the run prints thousands of lines, and a log is read from its end. Without arguments all tests run; the log then has to
# have the list of what custom keyboards tried in vain, and the number of attempts on typing from a phone that were refused,
# and this says how many those were.
set -euo pipefail
cd "$(dirname "$0")/.."
swift=$1
shift
log=.build/tests.log
mkdir -p .build
status=0

# left_behind PROCESS: the programs that may still print into the pipes that a process reads, but for those above us.
left_behind() {
  local pipes above=" " parent=$$ folder pid
  pipes=$(find "/proc/$1/fd" -lname 'pipe:*' ! -name 0 ! -perm -200 -printf '%l\n' 2>/dev/null | sort -u)
  [ -n "$pipes" ] || return 0
  while [ "$parent" -gt 1 ]; do
    above+="$parent "
    parent=$(awk '/^PPid:/ { print $2 }' "/proc/$parent/status")
  done
  for folder in /proc/[0-9]*; do
    pid=${folder#/proc/}
    [[ $pid = "$1" || $above = *" $pid "* ]] && continue
    if find "$folder/fd" -lname 'pipe:*' -perm -200 -printf '%l\n' 2>/dev/null | grep -Fqx "$pipes"; then echo "$pid"; fi
  done
}

# `swift test` waits for everybody who could still print, for ever: a program that a test has left behind is ended when
# nothing else has been going on for some time, and fails the run.
watch_end() {
  local pid quiet=0
  while kill -0 "$1" 2>/dev/null; do
    sleep 1
    quiet=$((quiet + 1))
    [ -z "$(cat /proc/"$1"/task/*/children 2>/dev/null)" ] || quiet=0
    [ $quiet -ge "${SPINET_TESTS_PATIENCE:-30}" ] || continue
    for pid in $(left_behind "$1"); do
      echo "error: a test has left behind: $(tr '\0' ' ' <"/proc/$pid/cmdline")" >>"$log"
      kill -KILL "$pid" || true
    done
  done
}

: >"$log"
"$swift" test "$@" >>"$log" 2>&1 &
run=$!
trap 'kill $run 2>/dev/null; exit 130' INT TERM
watch_end $run &
tail -n +1 -f --pid=$run "$log"
wait $run || status=1
wait
grep -q '^error: a test has left behind' "$log" && status=1
# whole PATTERN WHAT WHERE: says a count of the log, which has to be there and to be whole.
whole() {
  local line count all
  line=$(grep -oE "$1: [0-9]+ of [0-9]+" "$log" | tail -n 1 || true)
  read -r count _ all <<<"${line#*: }"
  if [ -z "$line" ] || [ "$count" != "$all" ] || [ "$count" = 0 ]; then
    echo "==> $2 was not all tried in vain: ${line:-no count} (see $log)"
    exit 1
  fi
  echo "==> $2: $line tried things; $3 has what they are"
}

if [ $status = 0 ] && [ $# = 0 ]; then
  echo
  # Printed by Tests/Support/TestSupport/Denials.swift when the tests end.
  whole '^denied' "What custom keyboards must not do" Documentation/Security.md
  # Printed by Tests/Programs/RemoteTests/RemoteProgramTests.swift.
  whole 'refused' "What strangers must not do where a phone types" Tests/Programs/RemoteTests/threats.py
fi
if [ $status = 0 ]; then exit 0; fi
echo
echo "==> What failed (the whole run is in $log)"
# A failure is a line with a cross, or a crash or compiler error; the arrows below it say more.
awk '/^✘|error:|[Ff]atal error|unexpected signal/ { shown = 12; print; next }
     /^↳/ && shown > 0 { shown--; print; next }
     { shown = 0 }' "$log" | grep -v '^↳ ///' | tail -n 150
exit 1
