#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# check-docs.sh [SWIFT]: fails, naming file and line, when a public symbol of a module that apps or their tests import has
# no documentation, or code in an article does not compile; when Documentation/UIKit-API.md is not what there is; and when
# apps cannot override what they can on iOS. It judges what the debug build made.
set -eu
cd "$(dirname "$0")/.."
swift=$(command -v "${1:-swift}")
PATH=$(dirname "$swift"):$PATH
modules=.build/debug/Modules
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[ -d $modules ] || { echo "check-docs: nothing is built; run 'swift build' first" >&2; exit 2; }

status=0
Utilities/docs/graphs.sh $modules "$work/graphs" -skip-protocol-implementations
python3 Utilities/docs/undocumented.py . "$work"/graphs/* || status=1
Utilities/docs/flags.sh $modules >"$work/flags"
{ find Sources -path '*.docc/*.md' -o -path '*.docc/*.tutorial'; echo Documentation/BuildAForm.md; } | LC_ALL=C sort | xargs python3 Utilities/docs/samples.py "$work/flags" || status=1
Utilities/docs/graphs.sh $modules "$work/all"
python3 Utilities/docs/api.py --check "$work/all/UIKit" Sources/SDK/UIKit/UIKit.docc/WhatDiffersFromIOS.md \
  Documentation/UIKit-API.md || status=1
python3 Utilities/docs/overridable.py . "$work/all/UIKit" Utilities/docs/not-overridable.txt || status=1
exit $status
