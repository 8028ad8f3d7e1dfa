# SPDX-FileCopyrightText: The Spinet authors
# SPDX-License-Identifier: Apache-2.0

"""Where things are in the checkout."""
import os

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BUILD = f"{ROOT}/.build/bench"
TESTBED = f"{ROOT}/Utilities/testbed"
KEYBOARDS = f"{ROOT}/Keyboards"
SPINETD = f"{ROOT}/.build/release/spinetd"
LEARNER = f"{ROOT}/.build/release/spinet-learner"
