// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests through real, unmodified apps on a real compositor with real touches.
///
/// Each test has a session of its own, which starts in a fraction of a second; they run one after the other, because
/// the timing of fingers is part of what they test.
@Suite(.serialized, .keepingEvidence, .enabled(if: Machine.canRunApps, Machine.skipNote))
enum AppTests {}
