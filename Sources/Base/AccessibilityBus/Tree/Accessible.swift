// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// One object of a program as the bus sees it: an element, what holds elements, a window or the program itself.
package struct Accessible {
  /// The program's own number is 0.
  package let id: Int
  package let parent: Int
  /// Among the parent's children.
  package let index: Int
  package internal(set) var children: [Int] = []
  package let role: AccessibleRole
  package var name = ""
  package var description = ""
  /// The name for tests.
  package var identifier = ""
  package var language = ""
  package var states: AccessibleStates = [.visible, .showing, .enabled, .sensitive]
  /// On the screen, in logical pixels.
  package var frame = Rect.zero
  package var range: AccessibleRange?
  /// What is read of it letter by letter; `nil` for what is no text.
  package var text: String?
  package var actions: [AccessibleAction] = []
  package var attributes: [String: String] = [:]
  /// Whether children can be selected.
  package var holdsSelection = false

  package init(id: Int, parent: Int, index: Int, role: AccessibleRole, name: String = "") {
    self.id = id
    self.parent = parent
    self.index = index
    self.role = role
    self.name = name
  }
}

/// A number that an object shows, and what it can be.
package struct AccessibleRange: Hashable {
  package let minimum: Double
  package let maximum: Double
  package let step: Double
  package let value: Double

  package init(minimum: Double, maximum: Double, step: Double, value: Double) {
    (self.minimum, self.maximum, self.step, self.value) = (minimum, maximum, step, value)
  }
}

/// Something that can be done with an object.
package struct AccessibleAction: Hashable {
  package enum Kind: Hashable {
    case activate, increment, decrement, nextPage, previousPage, dismiss
    case custom(Int)
  }

  package let kind: Kind
  /// What programs know it by.
  package let name: String
  /// What people know it by.
  package let title: String

  package init(_ kind: Kind, _ name: String, title: String) {
    self.kind = kind
    self.name = name
    self.title = title
  }
}

extension Accessible {
  /// The interfaces that the object answers to, without `org.a11y.atspi.`.
  var interfaces: [String] {
    if role == .application { return ["Accessible", "Application"] }
    var result = ["Accessible", "Component"]
    if !actions.isEmpty { result.append("Action") }
    if range != nil { result.append("Value") }
    if text != nil { result.append("Text") }
    if holdsSelection { result.append("Selection") }
    return result
  }
}
