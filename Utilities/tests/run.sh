#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# Runs every test of the scripts; stops at the first that fails.
set -eu
cd "$(dirname "$0")"
for test in *.sh; do
  [ "$test" = run.sh ] || "./$test"
done
