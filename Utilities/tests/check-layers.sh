#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Tests of check-layers.sh on small trees: each wrong import must be refused, each right one accepted.
set -eu
script=$(cd "$(dirname "$0")/.." && pwd)/check-layers.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/Documentation" "$tree/Sources/Low" "$tree/Sources/Middle" "$tree/Sources/Beside" "$tree/Sources/High" \
  "$tree/Sources/Group/Deep/High"
cat >"$tree/Documentation/layers.txt" <<'TABLE'
layer 1 Low
layer 2 Middle Beside   # may import its neighbour
layer 2 Beside
layer 3 Deep
layer 3 High
system Synchronization
system Glibc Low
only Low Middle High
never Foundation
TABLE
echo 'struct Empty {}' | tee "$tree/Sources/Low/a.swift" "$tree/Sources/Middle/a.swift" \
  "$tree/Sources/Beside/a.swift" "$tree/Sources/High/a.swift" "$tree/Sources/Group/Deep/High/a.swift" >/dev/null

# expect RESULT FOLDER LINE PATTERN: one import below one folder; RESULT is accepted or refused.
expect() {
  printf '// A comment: import High\n%s\n' "$3" >"$tree/Sources/$2/b.swift"
  if output=$("$script" "$tree" 2>&1); then result=accepted; else result=refused; fi
  rm "$tree/Sources/$2/b.swift"
  if [ "$result" != "$1" ]; then
    echo "check-layers: '$3' in $2 was $result: $output" >&2
    exit 1
  fi
  case $output in
  *"$4"*) ;;
  *)
    echo "check-layers: '$3' in $2 was $result with: $output" >&2
    exit 1
    ;;
  esac
}

expect accepted High 'import Middle' 'all point down'
expect accepted High 'public import struct Low.Thing' 'all point down'
expect accepted Middle '@_exported package import Beside' 'all point down'
expect accepted Middle 'import Synchronization' 'all point down'
expect accepted Low 'import Glibc' 'all point down'
expect accepted Low '  let important = 1' 'all point down'
expect refused Middle 'import High' 'Sources/Middle/b.swift:2: Middle (layer 2) may not import High (layer 3)'
expect refused Middle '  @preconcurrency import High' 'imports point down'
expect refused Middle '@testable package import class High.Thing // why' 'imports point down'
expect refused Beside 'import Middle' 'share layer 2'
expect refused Beside 'import Low' 'only Middle, High may import Low'
expect refused High 'import Glibc' 'only Low may import Glibc'
expect refused High 'import Foundation' 'nothing under Sources may import Foundation'
expect refused High 'import Elsewhere' 'unknown module Elsewhere'
# A module in a group is of the folder with its name; what is below that is not another one.
expect accepted Group/Deep 'import Middle' 'all point down'
expect refused Group/Deep 'import Low' 'only Middle, High may import Low, not Deep'
expect refused Group/Deep/High 'import Low' 'Sources/Group/Deep/High/b.swift:2: only Middle, High may import Low, not Deep'
expect refused Group 'import Middle' 'Sources/Group: no module of Documentation/layers.txt'

for folder in Stray Group/Stray; do
  mkdir "$tree/Sources/$folder"
  echo 'int stray;' >"$tree/Sources/$folder/a.c"
  if output=$("$script" "$tree" 2>&1); then
    echo "check-layers: a folder without a layer was accepted" >&2
    exit 1
  fi
  case $output in
  *"Sources/$folder: no module of "*) ;;
  *)
    echo "check-layers: a folder without a layer was refused with: $output" >&2
    exit 1
    ;;
  esac
  rm -r "$tree/Sources/$folder"
done
echo 'layr 2 Typo' >>"$tree/Documentation/layers.txt"
if output=$("$script" "$tree" 2>&1); then
  echo "check-layers: a wrong table was accepted" >&2
  exit 1
fi
echo "check-layers: ok"
