#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# check-layers.sh [ROOT]: fails, naming file and line, when an import under ROOT/Sources breaks the table in
# ROOT/Documentation/layers.txt. SwiftPM's own check misses modules that come in through another module. A module's files are
# those below a folder of its name, at any depth.
set -eu
root=${1:-$(dirname "$0")/..}
cd "$root"
table=Documentation/layers.txt
[ -r "$table" ] || { echo "check-layers: $table is missing" >&2; exit 2; }
list=$(mktemp)
trap 'rm -f "$list"' EXIT
# Code that a tutorial shows is nobody's.
find Sources -type f -not -path '*.docc/*' | LC_ALL=C sort >"$list"
grep -q '\.swift$' "$list" || { echo "check-layers: no Swift files under Sources" >&2; exit 2; }

LC_ALL=C awk -v table="$table" -v list="$list" '
  function fail(message) {
    print file ":" line ": " message > "/dev/stderr"
    failures++
  }
  # The module that a line imports, or "" when it imports none.
  function imported(text) {
    sub(/^[ \t]+/, "", text)
    while (match(text, /^@[A-Za-z_]+(\([^)]*\))?[ \t]+/)) text = substr(text, RLENGTH + 1)
    if (match(text, /^(public|package|internal|private|fileprivate)[ \t]+/)) text = substr(text, RLENGTH + 1)
    if (!match(text, /^import[ \t]+/)) return ""
    text = substr(text, RLENGTH + 1)
    if (match(text, /^(typealias|struct|class|enum|protocol|let|var|func)[ \t]+/)) text = substr(text, RLENGTH + 1)
    if (!match(text, /^[A-Za-z_][A-Za-z0-9_]*/)) return ""
    return substr(text, 1, RLENGTH)
  }
  # The module that a file is of: the topmost folder on its way that has a layer; "" when there is none.
  function owner(path,   parts, count, i) {
    count = split(path, parts, "/")
    for (i = 2; i < count; i++) if (parts[i] in layer) return parts[i]
    return ""
  }
  function check(user, module) {
    if (module in banned) return fail("nothing under Sources may import " module)
    if (module in restricted && !((module, user) in allowed))
      return fail("only " users[module] " may import " module ", not " user)
    if (module in toolchain) return
    if (!(module in layer)) return fail("unknown module " module "; add it to " table)
    if (layer[module] > layer[user])
      return fail(user " (layer " layer[user] ") may not import " module " (layer " layer[module] "): imports point down")
    if (layer[module] == layer[user] && !((user, module) in sibling))
      return fail(user " and " module " share layer " layer[user] "; name " module " after " user " in " table " if it must be")
  }
  function restrict(from) {
    restricted[$2] = 1
    for (i = from; i <= NF; i++) {
      allowed[$2, $i] = 1
      users[$2] = users[$2] (users[$2] == "" ? "" : ", ") $i
    }
  }
  BEGIN {
    file = table
    while ((getline < table) > 0) {
      line++
      sub(/#.*/, "")
      if (NF == 0) continue
      else if ($1 == "layer" && NF >= 3) {
        layer[$3] = $2 + 0
        for (i = 4; i <= NF; i++) sibling[$3, $i] = 1
      } else if ($1 == "system" && NF >= 2) {
        toolchain[$2] = 1
        if (NF > 2) restrict(3)
      } else if ($1 == "only" && NF >= 3) restrict(3)
      else if ($1 == "never" && NF == 2) banned[$2] = 1
      else fail("not a rule: " $0)
    }
    while ((getline file < list) > 0) {
      user = owner(file)
      if (user == "") {
        # Its files would be judged against nothing.
        folder = file
        sub(/\/[^\/]*$/, "", folder)
        if (!(folder in stray)) {
          stray[folder] = 1
          print folder ": no module of " table "; give it a layer" > "/dev/stderr"
          failures++
        }
        continue
      }
      if (file !~ /\.swift$/) continue
      files++
      line = 0
      while ((getline text < file) > 0) {
        line++
        module = imported(text)
        if (module == "") continue
        imports++
        check(user, module)
      }
      close(file)
    }
    if (failures > 0) exit 1
    print "layers: " files " files, " imports " imports, all point down"
  }'
