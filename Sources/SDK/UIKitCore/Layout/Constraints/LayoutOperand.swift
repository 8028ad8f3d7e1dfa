// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What constraints can be about: a view or a guide.
@MainActor
protocol LayoutElement: AnyObject {
  /// The view in whose coordinates the element has its place.
  var layoutOwner: UIView? { get }
  /// The view that the element is, or that it belongs to.
  var layoutView: UIView? { get }
  /// What the engine knows of the element.
  var layoutRecord: LayoutRecord? { get set }
  /// The active constraints that mention the element.
  var layoutReferences: [NSLayoutConstraint] { get set }
}

/// One side of a constraint: an attribute of an element, or the distance between two.
@MainActor
struct LayoutOperand {
  weak var element: (any LayoutElement)?
  let attribute: NSLayoutConstraint.Attribute
  /// From where the distance is measured.
  private(set) weak var start: (any LayoutElement)?
  private(set) var startAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init(_ element: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute) {
    self.element = element
    self.attribute = attribute
  }

  /// The distance from one place to another.
  init(from start: LayoutOperand, to end: LayoutOperand) {
    element = end.element
    attribute = end.attribute
    self.start = start.element
    startAttribute = start.attribute
  }

  var isDistance: Bool { startAttribute != .notAnAttribute }

  /// Whether it is a length and not a place.
  var isLength: Bool { isDistance || attribute.isSize }

  var isDirectional: Bool { attribute.isDirectional || startAttribute.isDirectional }

  var isFixedSide: Bool { attribute.isFixedSide || startAttribute.isFixedSide }

  var isBaseline: Bool { attribute.isBaseline || startAttribute.isBaseline }

  /// The elements; `nil` when one of them is no more.
  var elements: [any LayoutElement]? {
    guard let element else { return nil }
    guard isDistance else { return [element] }
    return start.map { [element, $0] }
  }

  func mentions(_ other: any LayoutElement) -> Bool { element === other || start === other }
}
