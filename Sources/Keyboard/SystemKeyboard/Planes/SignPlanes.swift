// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine

/// Makes number and symbol planes of any set of signs, as many as it takes.
enum SignPlanes {
  /// The signs that every keyboard can type, in the order in which they fill the planes.
  static let usual = "-/:;()$&@\"[]{}#%^*+=_\\|~<>€£¥•`.,?!'".map(String.init)
  /// The signs that stand together in the last row, where the thumb finds them.
  private static let lastRow = [".", ",", "?", "!", "'"]
  private static let digits = "1234567890".map(String.init)
  private static let rowLength = 10
  private static let lastRowLength = 5

  /// Returns the planes by name; the first one is that of the numbers.
  ///
  /// - Parameters:
  ///   - digits: The digits of the language; those of ASCII when empty.
  ///   - signs: The layout's own signs, in its order; the usual ones follow.
  static func rows(digits: [KeySpec], signs: [KeySpec]) -> [(name: String, rows: TouchLayout.Rows)] {
    var known: Set<String> = []
    var first = digits.filter { known.insert($0.text ?? "").inserted }
    if first.isEmpty { first = Self.digits.map(KeySpec.character) }
    known.formUnion(first.compactMap(\.text))
    // A language's own digits do not make those of ASCII superfluous: codes and addresses need them.
    for index in first.indices { first[index].offerASCIIDigit() }
    var rest = (signs + usual.map(KeySpec.character)).filter { known.insert($0.text ?? "").inserted }
    let common = lastRow.compactMap { sign in rest.first { $0.text == sign } }
    rest.removeAll { lastRow.contains($0.text ?? "") }

    var pages: [(upper: TouchLayout.Rows, last: [KeySpec])] = []
    take(&first, from: &rest, upTo: rowLength)
    var second: [KeySpec] = []
    take(&second, from: &rest, upTo: rowLength)
    pages.append(([first, second], common))
    while !rest.isEmpty {
      var rows: TouchLayout.Rows = [[], []]
      take(&rows[0], from: &rest, upTo: rowLength)
      take(&rows[1], from: &rest, upTo: rowLength)
      var last: [KeySpec] = []
      take(&last, from: &rest, upTo: lastRowLength)
      pages.append((rows, last.isEmpty ? common : last))
    }

    return pages.indices.map { index in
      let next = index + 1 < pages.count ? index + 1 : 0
      let last = pages[index].last.map { $0.with(width: 1.4) }
      let switchKey = pages.count > 1 ? [KeySpec.plane(name(next), width: 1.3), .gap(0.2)] : []
      let rows = pages[index].upper.filter { !$0.isEmpty } + [switchKey + last + [.gap(0.2, stretches: true), .delete]]
      return (name(index), rows)
    }
  }

  private static func name(_ page: Int) -> String {
    switch page {
    case 0: PlaneName.numbers
    case 1: PlaneName.symbols
    default: "\(PlaneName.symbols)-\(page)"
    }
  }

  private static func take(_ row: inout [KeySpec], from rest: inout [KeySpec], upTo count: Int) {
    let taken = min(max(count - row.count, 0), rest.count)
    row += rest.prefix(taken)
    rest.removeFirst(taken)
  }
}

extension KeySpec {
  /// Adds the digit of ASCII with the same value to the hold choices.
  fileprivate mutating func offerASCIIDigit() {
    guard let scalar = text?.unicodeScalars.first, !scalar.isASCII, let value = scalar.properties.numericValue,
      (0...9).contains(value)
    else { return }
    let digit = String(Int(value))
    variants.append(KeyVariant(label: digit, role: .character(digit)))
  }
}
