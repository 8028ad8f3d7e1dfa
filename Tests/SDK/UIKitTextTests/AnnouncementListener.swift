// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

@testable import UIKitCore

/// Hears what is said aloud to somebody with a screen reader.
final class AnnouncementListener: AccessibilityClient {
  private(set) var said: [String] = []

  func elementsMayHaveChanged() {}
  func announce(_ text: String) { said.append(text) }
}
