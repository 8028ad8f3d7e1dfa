// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Storage

/// What went wrong, for people.
func failureText(_ error: any Error) -> String { (error as? SettingsFile.Failure)?.message ?? "\(error)" }
