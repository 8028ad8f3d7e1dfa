#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# extract.sh MODULES OUT MODULE [FLAG...]: writes the symbol graph of a Swift module that was built into the folder
# MODULES, with everything that is public, into the folder OUT. What the module inherits is left out.
set -eu
modules=$1
out=$2
module=$3
shift 3
target=$(swiftc -print-target-info | sed -n 's/^ *"unversionedTriple": "\(.*\)",$/\1/p')

mkdir -p "$out"
"$(dirname "$0")/flags.sh" "$modules" | tr '\n' '\0' |
  xargs -0 swift-symbolgraph-extract -module-name "$module" -target "$target" -minimum-access-level public \
    -skip-synthesized-members -output-dir "$out" "$@"
