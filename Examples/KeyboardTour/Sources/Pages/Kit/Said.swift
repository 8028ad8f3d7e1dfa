// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Returns a text in the person's language, which is English to whoever does not read Korean.
@MainActor
public func said(_ english: String, _ korean: String) -> String { personLanguage.hasPrefix("ko") ? korean : english }
