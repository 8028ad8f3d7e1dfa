// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSLayoutConstraint {
  /// Makes the constraints that a line such as `H:|-[name]-[field(>=100@750)]-20-|` draws.
  ///
  /// A mistake in the line, a name that is in neither table or a superview that is missing is logged, with the place where
  /// it is; the constraints before it are returned. (On iOS this ends the app.)
  ///
  /// `opts`: How the views are aligned across the line, and in which direction it runs.
  ///
  /// `metrics`: Numbers by the names that the line uses, in points or priorities.
  ///
  /// `views`: Views and layout guides by the names that the line uses.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let read = VisualFormatParser.read(format)
    if let mistake = read.mistake {
      LayoutLog.write(
        "\(mistake.message) in the visual format:\n  \(format)\n  \(String(repeating: " ", count: mistake.offset))^")
    }
    var builder = VisualFormatBuilder(read, text: format, options: opts, metrics: metrics ?? [:], views: views)
    return builder.build()
  }
}

/// Makes constraints of a line of the visual format.
@MainActor
struct VisualFormatBuilder {
  private let format: VisualFormat
  private let text: String
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var result: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat, text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.text = text
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func build() -> [NSLayoutConstraint] {
    var previous: (any LayoutElement)?
    for (index, item) in format.items.enumerated() {
      let element: (any LayoutElement)?
      switch item {
      case .superview: element = nil
      case .view(let name, let conditions):
        guard let found = view(name) else { return result }
        element = found
        for condition in conditions { addLength(condition, of: found) }
      }
      if index > 0 {
        // A gap of none that was never written to the edge counts as 0.
        add(format.gaps[index - 1], from: previous, to: element)
      }
      if let previous, let element { align(previous, element) }
      previous = element
    }
    return result
  }

  // MARK: Lengths and gaps

  private var length: NSLayoutConstraint.Attribute { format.isVertical ? .height : .width }

  private mutating func addLength(_ condition: VisualFormat.Condition, of element: any LayoutElement) {
    let own = LayoutOperand(element, length)
    switch condition.value {
    case .amount(.name(let name)) where views[name] is any LayoutElement:
      guard let other = view(name) else { return }
      add(own, condition, LayoutOperand(other, length), 1, 0)
    case .amount(let amount):
      guard let number = number(amount) else { return }
      add(own, condition, nil, 1, number)
    case .view(let name, let attribute, let multiplier, let constant):
      guard let more = constant.map(number) ?? 0 else { return }
      if attribute == nil, metrics[name] != nil, let metric = number(.name(name)) {
        return add(own, condition, nil, 1, metric * multiplier + more)
      }
      guard let other = view(name), let attribute = lengthAttribute(attribute) else { return }
      add(own, condition, LayoutOperand(other, attribute), multiplier, more)
    }
  }

  private func lengthAttribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    switch name {
    case nil: return length
    case "width": return .width
    case "height": return .height
    case let name?:
      report("\"\(name)\" is neither width nor height")
      return nil
    }
  }

  private mutating func add(_ gap: VisualFormat.Gap, from: (any LayoutElement)?, to: (any LayoutElement)?) {
    guard let inner = to ?? from else { return }
    let isStandard = gap == .standard
    let outer: (any LayoutElement)?
    if from == nil || to == nil {
      outer = inner.layoutOwner
      if outer == nil { return report("| stands for a superview that is not there") }
    } else {
      outer = nil
    }
    let ends = attributes(isToEdge: outer != nil, isStandard: isStandard)
    let before = LayoutOperand(from ?? outer ?? inner, from == nil ? ends.edgeStart : ends.end)
    let after = LayoutOperand(to ?? outer ?? inner, to == nil ? ends.edgeEnd : ends.start)
    switch gap {
    case .none: add(after, VisualFormat.Condition(value: .amount(.number(0))), before, 1, 0)
    case .standard:
      let gap = outer == nil ? standardSpacing : 0
      let systemSpacing: CGFloat? = ends.start.isBaseline ? 1 : nil
      add(after, VisualFormat.Condition(value: .amount(.number(gap))), before, 1, gap, systemSpacing: systemSpacing)
    case .conditions(let conditions):
      for condition in conditions {
        guard case .amount(let amount) = condition.value else {
          report("A gap cannot be a part of a view")
          continue
        }
        guard let number = number(amount) else { continue }
        add(after, condition, before, 1, number)
      }
    }
  }

  private struct Ends {
    var start: NSLayoutConstraint.Attribute
    var end: NSLayoutConstraint.Attribute
    var edgeStart: NSLayoutConstraint.Attribute
    var edgeEnd: NSLayoutConstraint.Attribute
  }

  /// The standard gap to a superview is its margin.
  private func attributes(isToEdge: Bool, isStandard: Bool) -> Ends {
    if format.isVertical {
      let isByLines = options.contains(.spacingBaselineToBaseline) && !isToEdge
      return Ends(
        start: isByLines ? .firstBaseline : .top, end: isByLines ? .lastBaseline : .bottom,
        edgeStart: isStandard ? .topMargin : .top, edgeEnd: isStandard ? .bottomMargin : .bottom)
    }
    switch options.rawValue & NSLayoutConstraint.FormatOptions.directionMask.rawValue {
    case NSLayoutConstraint.FormatOptions.directionLeftToRight.rawValue:
      return Ends(
        start: .left, end: .right, edgeStart: isStandard ? .leftMargin : .left,
        edgeEnd: isStandard ? .rightMargin : .right)
    case NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue:
      return Ends(
        start: .right, end: .left, edgeStart: isStandard ? .rightMargin : .right,
        edgeEnd: isStandard ? .leftMargin : .left)
    default:
      return Ends(
        start: .leading, end: .trailing, edgeStart: isStandard ? .leadingMargin : .leading,
        edgeEnd: isStandard ? .trailingMargin : .trailing)
    }
  }

  private var isFromRight: Bool {
    !format.isVertical
      && options.rawValue & NSLayoutConstraint.FormatOptions.directionMask.rawValue
        == NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue
  }

  private mutating func add(
    _ first: LayoutOperand, _ condition: VisualFormat.Condition, _ second: LayoutOperand?, _ multiplier: CGFloat,
    _ constant: CGFloat, systemSpacing: CGFloat? = nil
  ) {
    var relation = condition.relation
    var constant = constant
    if isFromRight, second != nil, !first.isLength {
      // To the left, places grow smaller.
      constant = -constant
      relation = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
    }
    let constraint = NSLayoutConstraint(
      first, relation, second, multiplier: multiplier, constant: constant, systemSpacing: systemSpacing)
    if let priority = condition.priority {
      guard let value = number(priority) else { return }
      constraint.priority = UILayoutPriority(Float(value))
    }
    result.append(constraint)
  }

  // MARK: Alignment

  private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  private mutating func align(_ a: any LayoutElement, _ b: any LayoutElement) {
    for (option, attribute) in Self.alignments where options.contains(option) {
      guard attribute.axis == .horizontal ? format.isVertical : !format.isVertical else {
        report("Views cannot be aligned along the line, by their \(attribute.name)")
        continue
      }
      result.append(NSLayoutConstraint(LayoutOperand(b, attribute), .equal, LayoutOperand(a, attribute)))
    }
  }

  // MARK: Names

  private func view(_ name: String) -> (any LayoutElement)? {
    if let view = views[name] as? any LayoutElement { return view }
    report("\"\(name)\" is \(views[name] == nil ? "not among the views" : "neither a view nor a layout guide")")
    return nil
  }

  private func number(_ amount: VisualFormat.Amount) -> CGFloat? {
    switch amount {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      case let value as UILayoutPriority: return CGFloat(value.rawValue)
      default:
        report("\"\(name)\" is not among the metrics")
        return nil
      }
    }
  }

  private func report(_ message: String) { LayoutLog.write("\(message) in the visual format:\n  \(text)") }
}
