// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// What went wrong, for people.
func failureText(_ error: any Error) -> String { (error as? any ExplainedError)?.message ?? "\(error)" }
