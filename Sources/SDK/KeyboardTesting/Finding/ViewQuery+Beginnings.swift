// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import UIKitCore

// MARK: - Words that begin a query

extension ViewQuery: ExpressibleByStringInterpolation {
  /// Called so.
  public init(stringLiteral value: String) { self = ViewQuery().label(value) }

  /// Called so.
  public static func label(_ text: String) -> ViewQuery { ViewQuery().label(text) }

  /// Called something with this in it.
  public static func label(containing text: String) -> ViewQuery { ViewQuery().label(containing: text) }

  /// Of a class, or of one derived from it.
  public static func type(_ type: UIView.Type) -> ViewQuery { ViewQuery().type(type) }

  /// With an accessibility identifier.
  public static func identifier(_ identifier: String) -> ViewQuery { ViewQuery().identifier(identifier) }

  /// With an accessibility value.
  public static func value(_ value: String) -> ViewQuery { ViewQuery().value(value) }

  /// With all of some traits.
  public static func traits(_ traits: UIAccessibilityTraits) -> ViewQuery { ViewQuery().traits(traits) }

  /// For which something holds.
  ///
  /// - Parameters:
  ///   - words: Say it in messages, such as "that is red".
  ///   - condition: Whether it holds for a view.
  public static func matching(_ words: String, _ condition: @escaping @MainActor (UIView) -> Bool) -> ViewQuery {
    ViewQuery().matching(words, condition)
  }

  /// One view that the test has already.
  public static func view(_ view: UIView) -> ViewQuery {
    ViewQuery().matching("that the test has, \(Swift.type(of: view))") { $0 === view }
  }
}

// MARK: - In words

extension ViewQuery: CustomStringConvertible {
  /// The query in words, as messages have it.
  public var description: String {
    var words = type.map { ["\($0)"] } ?? []
    for name in names { words.append(name.isPart ? "with “\(name.text)” in its label" : "“\(name.text)”") }
    if words.isEmpty { words.append("view") }
    words += conditions.map(\.words)
    for container in containers {
      switch container {
      case .view(let view): words.append("inside the \(Swift.type(of: view))")
      case .query(let query): words.append("inside \(query)")
      case .scene: words.append("inside one of the windows")
      }
    }
    if let index { words.append("number \(index)") }
    return words.joined(separator: " ")
  }
}

extension UIAccessibilityTraits {
  private static let names: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.staticText, "text"),
    (.header, "header"), (.searchField, "search field"), (.notEnabled, "disabled"), (.adjustable, "adjustable"),
    (.toggleButton, "toggle"), (.keyboardKey, "key"), (.updatesFrequently, "updating"), (.playsSound, "sound"),
    (.summaryElement, "summary"), (.startsMediaSession, "media"), (.causesPageTurn, "page turner"),
    (.allowsDirectInteraction, "direct"),
  ]

  /// What the traits are called in messages.
  var words: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}
