#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# graphs.sh MODULES OUT [FLAG...]: writes the symbol graphs of the modules that apps and their tests import into folders of
# their names under OUT. FLAGs are the extractor's.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
modules=$1
out=$2
shift 2

rm -rf "$out"
for part in EntryFormatting Graphics Typesetting UIKitCore UIKit; do
  "$here/extract.sh" "$modules" "$out/parts" $part -emit-extension-block-symbols "$@"
done
python3 "$here/join-uikit.py" "$out/parts" "$out/UIKit"
rm -r "$out/parts"
for module in HeadlessPlatform KeyboardTesting TVUIKit; do
  "$here/extract.sh" "$modules" "$out/$module" $module -emit-extension-block-symbols "$@"
done
