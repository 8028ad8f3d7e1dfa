#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# flags.sh MODULES: prints the compiler's flags, one a line, with which Swift modules can be imported that were built into
# the folder MODULES. C modules come along with them: those that SwiftPM wrote maps of, and those of system libraries.
set -eu
modules=$1
root=$(cd "$(dirname "$0")/../.." && pwd)

printf '%s\n' -I "$modules"
for map in "$modules"/../*.build/module.modulemap "$root"/Sources/*/module.modulemap; do
  [ ! -r "$map" ] || printf '%s\n' -Xcc "-fmodule-map-file=$map"
done
sed -n 's/.*pkgConfig: "\([^"]*\)".*/\1/p' "$root/Package.swift" | xargs pkg-config --cflags-only-I | tr -s ' ' '\n' |
  sed -n '/^-I/{i\
-Xcc
p;}'
