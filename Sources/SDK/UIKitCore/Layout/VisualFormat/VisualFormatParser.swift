// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads a line of the visual format language.
struct VisualFormatParser {
  private let text: [Character]
  private var place = 0

  private struct Mistake: Error {
    let message: String
    let offset: Int
  }

  init(_ text: String) { self.text = Array(text) }

  /// Reads all there is, up to the first mistake.
  static func read(_ text: String) -> VisualFormat {
    var parser = VisualFormatParser(text)
    var format = VisualFormat()
    do {
      try parser.read(into: &format)
    } catch {
      let mistake = error
      format.mistake = (mistake.message, mistake.offset)
    }
    return format
  }

  private mutating func read(into format: inout VisualFormat) throws(Mistake) {
    skipBlanks()
    if take("H:") {} else if take("V:") { format.isVertical = true }
    skipBlanks()
    if take("|") { format.items.append(.superview) } else { format.items.append(try readView()) }
    while true {
      skipBlanks()
      if isAtEnd {
        if format.items.count < 2, format.items.first == .superview { throw mistake("a view in [ ]") }
        return
      }
      let gap = try readGap()
      skipBlanks()
      let item: VisualFormat.Item
      if take("|") {
        if format.items == [.superview] { throw mistake("a view in [ ] before this |") }
        item = .superview
      } else {
        item = try readView()
      }
      format.gaps.append(gap)
      format.items.append(item)
      guard item == .superview else { continue }
      skipBlanks()
      if !isAtEnd { throw mistake("nothing after the closing |") }
      return
    }
  }

  // MARK: Views and gaps

  private mutating func readView() throws(Mistake) -> VisualFormat.Item {
    guard take("[") else { throw mistake("a view in [ ]") }
    skipBlanks()
    guard let name = readName() else { throw mistake("the name of a view") }
    skipBlanks()
    let conditions = peek == "(" ? try readConditions() : []
    skipBlanks()
    guard take("]") else { throw mistake("]") }
    return .view(name, conditions)
  }

  private mutating func readGap() throws(Mistake) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    skipBlanks()
    if peek == "[" || peek == "|" { return .standard }
    let conditions: [VisualFormat.Condition]
    if peek == "(" {
      conditions = try readConditions()
    } else {
      guard let amount = readAmount(isSigned: false) else { throw mistake("a number, a metric or ( ) after -") }
      conditions = [VisualFormat.Condition(value: .amount(amount))]
    }
    skipBlanks()
    guard take("-") else { throw mistake("- after the gap") }
    return .conditions(conditions)
  }

  private mutating func readConditions() throws(Mistake) -> [VisualFormat.Condition] {
    guard take("(") else { throw mistake("(") }
    var result: [VisualFormat.Condition] = []
    repeat { result.append(try readCondition()) } while take(",")
    guard take(")") else { throw mistake(", or )") }
    return result
  }

  private mutating func readCondition() throws(Mistake) -> VisualFormat.Condition {
    skipBlanks()
    var relation = NSLayoutConstraint.Relation.equal
    if take("==") {
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else if take(">=") {
      relation = .greaterThanOrEqual
    }
    skipBlanks()
    var condition = VisualFormat.Condition(relation: relation, value: try readValue())
    skipBlanks()
    if take("@") {
      skipBlanks()
      guard let priority = readAmount(isSigned: false) else { throw mistake("a priority after @") }
      condition.priority = priority
      skipBlanks()
    }
    return condition
  }

  /// Reads a number, or a name with what may follow when it is that of a view.
  private mutating func readValue() throws(Mistake) -> VisualFormat.Value {
    guard let amount = readAmount(isSigned: true) else { throw mistake("a number, a metric or a view") }
    guard case .name(let name) = amount else { return .amount(amount) }
    var attribute: String?
    if take(".") {
      guard let read = readName() else { throw mistake("width or height after the .") }
      attribute = read
    }
    var multiplier: CGFloat = 1
    skipBlanks()
    if peek == "*" || peek == "/" {
      let isDivision = take("/")
      if !isDivision { _ = take("*") }
      skipBlanks()
      let start = place
      guard let number = readNumber(isSigned: true), number != 0 || !isDivision else {
        throw Mistake(message: "Expected a number to multiply by or divide by", offset: start)
      }
      multiplier = isDivision ? 1 / number : number
      skipBlanks()
    }
    var constant: VisualFormat.Amount?
    if peek == "+" || peek == "-" {
      let isMinus = take("-")
      if !isMinus { _ = take("+") }
      skipBlanks()
      guard let number = readNumber(isSigned: false) else { throw mistake("a number to add") }
      constant = .number(isMinus ? -number : number)
    }
    if attribute == nil, multiplier == 1, constant == nil { return .amount(amount) }
    return .view(name, attribute: attribute, multiplier: multiplier, constant: constant)
  }

  // MARK: Words and numbers

  private mutating func readAmount(isSigned: Bool) -> VisualFormat.Amount? {
    if let number = readNumber(isSigned: isSigned) { return .number(number) }
    return readName().map { .name($0) }
  }

  private mutating func readNumber(isSigned: Bool) -> CGFloat? {
    var end = place
    if isSigned, end < text.count, text[end] == "-" || text[end] == "+" { end += 1 }
    let digits = end
    while end < text.count, text[end].isASCII, text[end].isNumber || text[end] == "." { end += 1 }
    guard end > digits, let number = Double(String(text[place..<end])), number.isFinite else { return nil }
    place = end
    return CGFloat(number)
  }

  private mutating func readName() -> String? {
    var end = place
    while end < text.count, text[end].isLetter || text[end] == "_" || end > place && text[end].isNumber { end += 1 }
    guard end > place else { return nil }
    defer { place = end }
    return String(text[place..<end])
  }

  private var isAtEnd: Bool { place >= text.count }

  private var peek: Character? { isAtEnd ? nil : text[place] }

  private mutating func take(_ word: String) -> Bool {
    guard text[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  private mutating func skipBlanks() {
    while let next = peek, next.isWhitespace { place += 1 }
  }

  private func mistake(_ expected: String) -> Mistake { Mistake(message: "Expected \(expected)", offset: place) }
}
