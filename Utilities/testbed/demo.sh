#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# demo.sh [--headless]: runs the demo of the newest build that has it.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
for build in release debug; do
  if [ -x "$root/.build/$build/demo" ] && [ -x "$root/.build/$build/spinetd" ]; then
    exec "$root/.build/$build/demo" "$@"
  fi
done
echo "demo: not built; run make demo, or swift build" >&2
exit 1
