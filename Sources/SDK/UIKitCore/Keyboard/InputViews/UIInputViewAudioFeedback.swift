// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An input view or accessory view whose keys can click.
@MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether `UIDevice.playInputClick()` sounds while the view shows; `false` if left out.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
