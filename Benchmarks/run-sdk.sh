#!/bin/sh
# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

# run-sdk.sh [--quick]: measures apps made with our UIKit and with GTK 4 in turn; README.md says how to read the table.
# `make bench-sdk` builds ours and installs the rest.
set -eu
exec /usr/bin/python3 -B "$(dirname "$0")/sdk" "$@"
