// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Whether the next letter is a capital.
public struct Shift: Hashable, Sendable {
  /// What the key was set to.
  public enum Setting: Hashable, Sendable {
    /// The field decides.
    case automatic
    /// The next letter is small, though the field asks for a capital.
    case off
    /// The next letter is a capital.
    case once
    /// All letters are capitals.
    case locked
  }

  /// What the key was set to.
  public private(set) var setting = Setting.automatic
  /// Whether the field asks for a capital here.
  public var isWanted = false
  /// When the key was tapped last, in seconds.
  private var lastTap: Double?

  /// Two taps within this time lock it, in seconds.
  public static let doubleTapTime = 0.3

  public init() {}

  /// Whether the next letter is a capital.
  public var isOn: Bool {
    switch setting {
    case .automatic: isWanted
    case .off: false
    case .once, .locked: true
    }
  }

  /// Whether all letters are capitals.
  public var isLocked: Bool { setting == .locked }

  /// The key was tapped: it goes on or off; a second tap soon after that locks it.
  ///
  /// - Parameter time: In seconds, of a clock that never goes back.
  public mutating func tap(at time: Double) {
    let isSecond = lastTap.map { time - $0 <= Self.doubleTapTime } ?? false
    lastTap = isSecond ? nil : time
    if isSecond {
      setting = .locked
    } else {
      setting = isOn ? .off : .once
    }
  }

  /// A letter was typed: it is for the field again to ask, unless the key is locked.
  public mutating func letterTyped() {
    if setting != .locked { setting = .automatic }
  }

  /// Returns a letter as it is typed now.
  public func applied(to text: String) -> String { isOn ? text.uppercased() : text }
}
