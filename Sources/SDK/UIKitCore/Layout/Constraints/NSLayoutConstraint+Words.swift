// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - In words

extension NSLayoutConstraint {
  /// The constraint as logs show it: in the visual format where that can say it, else as an equation.
  var words: String {
    let start = "<\(Self.name(of: self))" + (identifier.map { " '\($0)'" } ?? "")
    var notes: [String] = []
    notes.append(isActive ? "active" : "inactive")
    if let superview = superviewInFormat { notes.append("names: '|':\(Self.name(of: superview))") }
    return "\(start) \(visualFormat ?? equation)   (\(notes.joined(separator: ", ")))>"
  }

  static func name(of object: AnyObject?) -> String {
    guard let object else { return "nothing" }
    let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    let name = "\(type(of: object)):0x\(address)"
    let identifier = (object as? UILayoutGuide)?.identifier ?? (object as? UIView)?.layoutName ?? ""
    return identifier.isEmpty ? name : "\(name)'\(identifier)'"
  }

  private static func words(_ operand: LayoutOperand) -> String {
    let end = "\(name(of: operand.element)).\(operand.attribute.name)"
    return operand.isDistance ? "(\(end) - \(name(of: operand.start)).\(operand.startAttribute.name))" : end
  }

  private var importance: String { priority == .required ? "" : " @\(Self.words(CGFloat(priority.rawValue)))" }

  static func words(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private var equation: String {
    var result = "\(Self.words(first)) \(relation.name) "
    guard let second else { return result + Self.words(constant) + importance }
    if multiplier != 1 { result += "\(Self.words(multiplier))*" }
    result += Self.words(second)
    if constant != 0 { result += " \(constant < 0 ? "-" : "+") \(Self.words(abs(constant)))" }
    return result + importance
  }

  /// The superview that `|` stands for in the visual format.
  private var superviewInFormat: UIView? {
    guard visualFormat != nil, let a = first.element as? UIView, let b = second?.element as? UIView else { return nil }
    return a.superview === b ? b : b.superview === a ? a : nil
  }

  /// `H:|-(20)-[UILabel:0x…]` and the like; `nil` for what the format cannot say plainly.
  private var visualFormat: String? {
    guard let second, multiplier == 1, !first.isLength, !first.isDistance, let a = first.element as? UIView,
      let b = second.element as? UIView
    else { return nil }
    let isVertical = first.attribute.axis == .vertical
    let relation = self.relation == .equal ? "" : self.relation.name
    let gap = "-(\(relation)\(Self.words(constant))\(importance))-"
    let prefix = isVertical ? "V:" : "H:"
    let suffix = isVertical || first.attribute.isFixedSide ? "" : "(LTR)"
    func box(_ view: UIView) -> String { "[\(Self.name(of: view))]" }
    switch (first.attribute, second.attribute) {
    case (.leading, .leading), (.left, .left), (.top, .top):
      return a.superview === b ? "\(prefix)|\(gap)\(box(a))\(suffix)" : nil
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      return b.superview === a ? "\(prefix)\(box(b))\(gap)|\(suffix)" : nil
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return a.superview === b.superview ? "\(prefix)\(box(b))\(gap)\(box(a))\(suffix)" : nil
    default:
      return nil
    }
  }
}
