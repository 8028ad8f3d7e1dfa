#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# requirements.sh [--check] [ROOT]: writes ROOT/Documentation/Requirements.md from the list in requirements.tsv and the
# tests that name an id, as in `@Test("VK-2 …")`. With --check it writes nothing and fails when the file is out of date.
#
# A line of the list is an id, a level, a title and, where tests prove only a part, what is missing. That is what makes a
# requirement *partly*; a test's name alone cannot. A requirement of level app that no test in Tests/Apps/AppTests names has to say
# what is missing.
set -eu
check=no
if [ "${1:-}" = --check ]; then
  check=yes
  shift
fi
cd "${1:-$(dirname "$0")/..}"
map=Documentation/Requirements.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

find Tests -name '*.swift' | LC_ALL=C sort >"$work/files"
LC_ALL=C awk -v titles=Documentation/requirements.tsv -v list="$work/files" '
  function note(name,   rest, id) {
    # UTF-16 is no requirement.
    rest = name
    gsub(/UTF-[0-9]+/, "", rest)
    while (match(rest, /(VK|KG|TF|ED|CK|TY|SY)-[0-9]+/)) {
      id = substr(rest, RSTART, RLENGTH)
      rest = substr(rest, RSTART + RLENGTH)
      if (!(id in title)) {
        print file ":" line ": no requirement " id " in " titles > "/dev/stderr"
        failed = 1
      } else if (!((id, file, name) in seen)) {
        seen[id, file, name] = 1
        tests[id] = tests[id] (tests[id] == "" ? "" : "<br>") "`" file "`: " name
        if (file ~ /\/AppTests\//) inApps[id] = 1
      }
    }
  }
  # The text of a string literal at the start of `text`, "" when there is none.
  function literal(text) {
    sub(/^[ \t]+/, "", text)
    if (!match(text, /^"([^"\\]|\\.)*"/)) return ""
    text = substr(text, 2, RLENGTH - 2)
    gsub(/\|/, "\\|", text)
    return text
  }
  BEGIN {
    while ((getline row < titles) > 0) {
      split(row, field, "\t")
      order[++count] = field[1]
      level[field[1]] = field[2]
      title[field[1]] = field[3]
      missing[field[1]] = field[4]
    }
    while ((getline file < list) > 0) {
      line = 0
      open = 0
      while ((getline text < file) > 0) {
        line++
        if (match(text, /@Test\(/)) {
          text = substr(text, RSTART + RLENGTH)
          open = text ~ /^[ \t]*$/
          note(literal(text))
        } else if (open) {
          open = 0
          note(literal(text))
        }
      }
      close(file)
    }
    for (i = 1; i <= count; i++) {
      id = order[i]
      state[id] = tests[id] == "" ? "not yet" : missing[id] == "" ? "tested" : "partly"
      number[state[id]]++
      if (state[id] == "tested" && level[id] == "app" && !(id in inApps)) {
        print titles ": no test in Tests/Apps/AppTests names " id "; say what is missing in a fourth column" > "/dev/stderr"
        failed = 1
      }
    }
    if (failed) exit 1
    print "<!-- Written by Utilities/requirements.sh from requirements.tsv and the names of the tests; do not edit. -->"
    print "# Requirements\n"
    print "Of " count " requirements " number["tested"] + 0 " are *tested*: tests prove all that they say. " number["partly"] + 0 \
      " are *partly* there: tests prove some of it,"
    print "and the table says what is missing. " number["not yet"] + 0 " are *not yet* there. *Level* is where a requirement must be" \
      " proved: **app**,"
    print "through an unmodified application on a real compositor; **sdk**, through the public SDK off screen; **unit**, on the"
    print "module itself.\n"
    print "| id | requirement | level | state | tests |"
    print "|---|---|---|---|---|"
    for (i = 1; i <= count; i++) {
      id = order[i]
      print "| " id " | " title[id] " | " level[id] " | " state[id] (state[id] == "partly" ? ". Missing: " missing[id] : "") \
        " | " tests[id] " |"
    }
  }' >"$work/map"

if [ "$check" = no ]; then
  cp "$work/map" "$map"
elif ! cmp -s "$work/map" "$map"; then
  diff "$map" "$work/map" >&2 || true
  echo "$map is out of date: run 'make docs-requirements' and commit it" >&2
  exit 1
else
  echo "requirements: $map is current"
fi
