#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# flags.sh MODULES: prints the compiler's flags, one a line, with which Swift modules can be imported that were built into
# the folder MODULES. C modules come along with them: those that SwiftPM wrote maps of, and those of system libraries.
set -eu
modules=$1
root=$(cd "$(dirname "$0")/../.." && pwd)

printf '%s\n' -I "$modules"
{
  find "$modules/.." -mindepth 2 -maxdepth 2 -path '*.build/module.modulemap'
  find "$root/Sources" -name module.modulemap
} | LC_ALL=C sort | while read -r map; do printf '%s\n' -Xcc "-fmodule-map-file=$map"; done
sed -n 's/.*pkgConfig: "\([^"]*\)".*/\1/p' "$root/Package.swift" | xargs pkg-config --cflags-only-I | tr -s ' ' '\n' |
  sed -n '/^-I/{i\
-Xcc
p;}'
