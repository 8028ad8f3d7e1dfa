#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# run.sh [OPTION...]: measures spinetd, squeekboard and wvkbd in turn; --help lists the options, README.md the figures.
# The system's own Python is needed: it is the one that has the bindings of GTK, which the app under test uses.
set -eu
exec /usr/bin/python3 -B "$(dirname "$0")/bench" "$@"
