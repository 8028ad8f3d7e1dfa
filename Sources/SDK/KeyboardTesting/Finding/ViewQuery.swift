// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import HeadlessPlatform
public import UIKitCore

/// Says which view is meant, as a person would: by what it is called or what it is.
///
/// A text in quotes stands for a label. The words can be strung together:
///
///     try app.tap("Save")
///     try app.tap(.type(UISwitch.self).label("Wi-Fi"))
///     try app.tap(.label("Delete").inside(.type(UITableViewCell.self).label("Draft")))
public struct ViewQuery {
  /// One thing that must hold.
  struct Condition {
    let words: String
    let holds: @MainActor (UIView) -> Bool
  }

  /// What a view is called.
  struct Name {
    let text: String
    var isPart = false

    func fits(_ label: String?) -> Bool {
      guard let label else { return false }
      return isPart ? label.contains(text) : label == text
    }
  }

  /// Where to look.
  enum Container {
    case view(UIView)
    case query(ViewQuery)
    case scene(HeadlessScene)
  }

  /// What the view is, if that was said.
  private(set) var type: UIView.Type?
  private(set) var names: [Name] = []
  private(set) var conditions: [Condition] = []
  private(set) var containers: [Container] = []
  /// Which of several, from 0, in reading order.
  private(set) var index: Int?

  private func with(_ change: (inout ViewQuery) -> Void) -> ViewQuery {
    var copy = self
    change(&copy)
    return copy
  }
}

// MARK: - Words that go on

extension ViewQuery {
  /// Called so: its accessibility label. A control without a label of its own is also called by the text beside it.
  public func label(_ text: String) -> ViewQuery { with { $0.names.append(Name(text: text)) } }

  /// Called something with this in it.
  public func label(containing text: String) -> ViewQuery {
    with { $0.names.append(Name(text: text, isPart: true)) }
  }

  /// Of a class, or of one derived from it.
  public func type(_ type: UIView.Type) -> ViewQuery { with { $0.type = type } }

  /// With an accessibility identifier.
  public func identifier(_ identifier: String) -> ViewQuery {
    matching("with the identifier “\(identifier)”") { $0.accessibilityIdentifier == identifier }
  }

  /// With an accessibility value.
  public func value(_ value: String) -> ViewQuery {
    matching("with the value “\(value)”") { $0.accessibilityValue == value }
  }

  /// With all of some traits.
  public func traits(_ traits: UIAccessibilityTraits) -> ViewQuery {
    matching("that is \(traits.words.joined(separator: " and "))") { $0.accessibilityTraits.isSuperset(of: traits) }
  }

  /// For which something else holds.
  ///
  /// - Parameters:
  ///   - words: Say it in messages, such as "that is red".
  ///   - condition: Whether it holds for a view.
  public func matching(_ words: String, _ condition: @escaping @MainActor (UIView) -> Bool) -> ViewQuery {
    with { $0.conditions.append(Condition(words: words, holds: condition)) }
  }

  /// In another view, which is looked for.
  public func inside(_ container: ViewQuery) -> ViewQuery { with { $0.containers.append(.query(container)) } }

  /// In another view.
  public func inside(_ container: UIView) -> ViewQuery { with { $0.containers.append(.view(container)) } }

  /// In one of the app's windows on the screen.
  public func inside(_ scene: HeadlessScene) -> ViewQuery { with { $0.containers.append(.scene(scene)) } }

  /// The one of several with this number, counted from 0 in reading order.
  public func at(_ index: Int) -> ViewQuery { with { $0.index = index } }
}
