#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# The benches read logs, make words and touches and add up figures as they should.
set -eu
for test in "$(dirname "$0")"/../../Benchmarks/tests/test_*.py; do
  /usr/bin/python3 -B "$test"
done
