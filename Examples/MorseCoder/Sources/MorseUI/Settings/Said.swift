// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Returns what is for the person's language, which is English to whoever does not read Korean.
@MainActor
public func said<Value>(_ english: Value, _ korean: Value) -> Value {
  personLanguage.hasPrefix("ko") ? korean : english
}
