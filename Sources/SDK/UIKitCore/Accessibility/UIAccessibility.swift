// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What apps and screen readers tell each other.
public enum UIAccessibility {
  /// What has happened that a screen reader ought to know.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen is another one. The argument is the element to go on with, or a text to say first; with
    /// neither it goes on with the first element.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Parts of the screen are others. The argument is the element to go on with, or a text to say.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something ought to be said that no element shows. The argument is the text.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was moved by a page. The argument is a text that says where it is now.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells the screen reader, if there is one, what has happened.
  @MainActor
  public static func post(notification: Notification, argument: Any?) {
    UIApplication.shared.accessibility.post(notification, argument)
  }

  /// Whether a screen reader runs; on Linux any one that says so on the desktop's message bus, such as Orca.
  @MainActor
  public static var isVoiceOverRunning: Bool { UIApplication.shared.accessibility.isScreenReaderRunning }

  /// Posted after `isVoiceOverRunning` has changed.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
