#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# docs.sh [SWIFT]: writes the documentation of the modules that apps and their tests import into .build/docs, from what
# the debug build made. Warnings of docc are errors.
set -eu
cd "$(dirname "$0")/.."
swift=$(command -v "${1:-swift}")
PATH=$(dirname "$swift"):$PATH
out=.build/docs
work=.build/docs-work

[ -d .build/debug/Modules ] || { echo "docs: nothing is built; run 'swift build' first" >&2; exit 2; }
rm -rf $work $out
Utilities/docs/graphs.sh .build/debug/Modules $work/graphs

# In this order: the pages of a module link to those of the ones before it.
set --
archives=
for module in UIKit HeadlessPlatform KeyboardTesting; do
  archive=$work/$module.doccarchive
  # What docc says goes into the file of diagnostics; the rest is shown when it fails.
  if ! docc convert "$(find Sources -name "$module.docc")" --additional-symbol-graph-dir "$work/graphs/$module" "$@" \
    --fallback-display-name "$module" --fallback-bundle-identifier "spinet.$module" --output-path "$archive" \
    --diagnostics-file "$work/$module.json" --enable-experimental-external-link-support >"$work/$module.log" 2>&1; then
    cat "$work/$module.log" >&2
    exit 1
  fi
  python3 Utilities/docs/diagnostics.py "$work/$module.json"
  archives="$archives $archive"
  set -- "$@" --dependency "$archive"
done
# Paths of this folder, without blanks.
# shellcheck disable=SC2086
docc merge $archives --synthesized-landing-page-name Spinet --output-path $out
cat <<ADVICE
docs: written to $out. Its pages load their text, which browsers refuse for files; serve the folder instead:
  python3 -m http.server --directory $out 8000    # and open http://localhost:8000/documentation/,
                                                  # or http://localhost:8000/tutorials/spinet for a first app step by step
ADVICE
