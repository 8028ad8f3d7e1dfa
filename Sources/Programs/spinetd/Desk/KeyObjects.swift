// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import Desk
import Geometry
import Phrases

/// The keys, as the accessibility bus shows them.
///
/// Whoever is on that bus can read them. Only while a screen reader runs can they be pressed.
final class KeyObjects: AccessibleSource {
  private let read: () -> ReadableKeyboard?
  private let press: (_ key: String, _ choice: Int?) -> Bool
  private weak var bus: AccessibilityBus?
  var isReaderRunning = false {
    didSet { if isReaderRunning != oldValue { onReader() } }
  }
  /// Calls when a screen reader has begun or ended.
  var onReader: () -> Void = {}

  /// What has a number. Who reads is told of the actions of an object once, as that comes.
  private struct Identity: Hashable {
    var key: String
    var canBePressed: Bool

    init(_ key: ReadableKey) { (self.key, canBePressed) = (key.id, key.canBePressed) }
  }

  /// The numbers of what was there in the last tree, and of the window. No number is used again.
  private var numbers: [Identity: Int] = [:]
  private var window: Int?
  private var last = AccessibleTree.root
  private var language = "en"

  /// - Parameters:
  ///   - read: Returns what there is to read; `nil` while the keyboard is not on screen.
  ///   - press: Presses a key, or takes a choice of those that a hold of it offers.
  init(
    read: @escaping () -> ReadableKeyboard?, press: @escaping (_ key: String, _ choice: Int?) -> Bool
  ) {
    (self.read, self.press) = (read, press)
  }

  func mayHaveChanged() { bus?.elementsMayHaveChanged() }

  func connect(to bus: AccessibilityBus) { self.bus = bus }

  func disconnect() {
    bus = nil
    (numbers, window) = ([:], nil)
  }
}

// MARK: - The tree

extension KeyObjects {
  var appName: String { "Spinet" }

  var locale: String { String(language.map { $0 == "-" ? "_" : $0 }) }

  func prepare() {}

  func makeTree() -> AccessibleTree {
    var tree = AccessibleTree(appName: appName)
    let before = numbers
    numbers = [:]
    guard let keyboard = read() else {
      window = nil
      return tree
    }
    language = keyboard.language
    let parent = window ?? nextNumber()
    window = parent
    var frame = Accessible(id: parent, parent: AccessibleTree.root, index: 0, role: .frame, name: keyboard.name)
    frame.frame = keyboard.frame
    frame.language = language
    frame.attributes = Self.attributes
    tree.add(frame)
    for key in keyboard.keys where numbers[Identity(key)] == nil {
      let number = before[Identity(key)] ?? nextNumber()
      tree.add(object(for: key, number: number, parent: parent, index: numbers.count))
      numbers[Identity(key)] = number
    }
    return tree
  }

  private static let attributes = ["toolkit": "Spinet"]

  private func nextNumber() -> Int {
    last += 1
    return last
  }

  private func object(for key: ReadableKey, number: Int, parent: Int, index: Int) -> Accessible {
    var object = Accessible(id: number, parent: parent, index: index, role: key.kind.role, name: key.name)
    object.identifier = key.id
    object.language = language
    object.frame = key.frame
    object.attributes = Self.attributes
    if !key.isEnabled { object.states.subtract([.enabled, .sensitive]) }
    switch key.kind {
    case .key: break
    case .toggle(let isOn):
      object.states.insert(.checkable)
      if isOn == true { object.states.formUnion([.checked, .pressed]) }
    case .line: object.text = key.name
    }
    guard key.canBePressed else { return object }
    let words = PhraseLanguage(tags: [language])
    object.actions = [AccessibleAction(.activate, "click", title: words(.activate))]
    object.actions += key.choices.map { AccessibleAction(.custom($0.index), $0.name, title: $0.name) }
    return object
  }
}

extension ReadableKey.Kind {
  fileprivate var role: AccessibleRole {
    switch self {
    case .key: .pushButton
    case .toggle: .toggleButton
    case .line: .label
    }
  }
}

// MARK: - What becomes of calls

extension KeyObjects {
  func perform(_ action: AccessibleAction.Kind, on id: Int) -> Bool {
    guard isReaderRunning, let key = numbers.first(where: { $0.value == id })?.key.key else { return false }
    switch action {
    case .activate: return press(key, nil)
    case .custom(let choice): return press(key, choice)
    case .increment, .decrement, .nextPage, .previousPage, .dismiss: return false
    }
  }

  func setValue(_ value: Double, of id: Int) -> Bool { false }

  /// The focus stays in the app that is typed into.
  func focus(_ id: Int) -> Bool { false }

  /// What there is to read is in sight.
  func scrollToVisible(_ id: Int) -> Bool { false }
}
