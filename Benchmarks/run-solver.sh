#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# run-solver.sh [--quick]: measures our constraint solver and kiwisolver, which it installs into .build, on the same
# screens; README.md says how to read the table.
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
"$swift" build -c release --static-swift-stdlib --product bench-solver >&2
python=.build/bench-python
if [ ! -x "$python/bin/python" ]; then
  echo "==> Installing kiwisolver into $python" >&2
  /usr/bin/python3 -m venv "$python"
  "$python/bin/pip" install --quiet --disable-pip-version-check 'kiwisolver>=1.4.2,<2'
fi
exec "$python/bin/python" -B Benchmarks/solver .build/release/bench-solver "$@"
