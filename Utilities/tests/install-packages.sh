#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Tests of install-packages.sh: what it says where there is no apt.
set -eu
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for tool in sh tr sed sort cat; do ln -s "$(command -v $tool)" "$folder/$tool"; done

fail() { echo "install-packages: $*" >&2 && exit 1; }

status=0
PATH=$folder sh Utilities/install-packages.sh build run 2>"$folder/advice" || status=$?
[ "$status" = 1 ] || fail "status $status on a system without apt, not 1"
for package in libhangul-dev bubblewrap; do
  grep -q "$package" "$folder/advice" || fail "the advice does not name $package"
done
PATH=$folder sh Utilities/install-packages.sh --if-debian build run 2>"$folder/again" || fail "--if-debian does not succeed"
cmp -s "$folder/advice" "$folder/again" || fail "--if-debian gives other advice"
if PATH=$folder sh Utilities/install-packages.sh --if-debian nonsense 2>/dev/null; then fail "a group of no such name"; fi
sh Utilities/install-packages.sh --list build | grep -Fxq gcc || fail "--list does not list gcc"
echo "install-packages: passed"
