// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The variables and markers of one layout while it is read.
struct LayoutSymbols {
  /// String variables, references in them resolved, escapes still as written.
  var strings: [String: String] = [:]
  /// Set variables: the units of each item.
  var sets: [String: [[TextUnit]]] = [:]
  var usets: [String: CodePointSet] = [:]
  /// Marker ids in the order in which they were met.
  private(set) var markers: [String] = []
  /// False with `<settings normalization="disabled"/>`: everything stays as written.
  var normalizes = true
  private var markerIndexes: [String: Int] = [:]
  /// How much may still be made of variables, in characters, items and ranges together.
  private var budget = 4 << 20

  func isDefined(_ id: String) -> Bool {
    strings[id] != nil || sets[id] != nil || usets[id] != nil
  }

  /// The unit of a marker, which is made on first use.
  mutating func marker(_ id: String) throws(LayoutSyntaxError) -> TextUnit {
    if let index = markerIndexes[id] {
      return Marker.firstUnit + UInt32(index)
    }
    guard markers.count < Marker.limit else {
      throw LayoutSyntaxError("the layout has more than \(Marker.limit) markers")
    }
    markerIndexes[id] = markers.count
    markers.append(id)
    return Marker.firstUnit + UInt32(markers.count - 1)
  }

  func string(_ id: String) throws(LayoutSyntaxError) -> String {
    guard let value = strings[id] else {
      throw undefined(id, kind: "string")
    }
    return value
  }

  func set(_ id: String) throws(LayoutSyntaxError) -> [[TextUnit]] {
    guard let value = sets[id] else {
      throw undefined(id, kind: "set")
    }
    return value
  }

  func uset(_ id: String) throws(LayoutSyntaxError) -> CodePointSet {
    guard let value = usets[id] else {
      throw undefined(id, kind: "uset")
    }
    return value
  }

  func undefined(_ id: String, kind: String) -> LayoutSyntaxError {
    if isDefined(id) {
      LayoutSyntaxError("the variable \"\(id)\" is not a \(kind), which is what is needed here")
    } else {
      LayoutSyntaxError("there is no \(kind) variable \"\(id)\" up to here; define it in <variables>")
    }
  }

  func normalized(_ units: [TextUnit]) -> [TextUnit] {
    normalizes ? Normalization.decompose(units) : units
  }
}

// MARK: - Text

extension LayoutSymbols {
  /// Replaces every `${id}` by the variable's value; `convert` may change that value.
  mutating func expandingStrings(
    in text: String, convert: (String) -> String = { $0 }
  ) throws(LayoutSyntaxError) -> String {
    guard text.unicodeScalars.contains("$") else { return text }
    var result = String.UnicodeScalarView()
    var scanner = ScalarScanner(text)
    while let scalar = scanner.next() {
      if scalar == "\\", let escaped = scanner.next() {
        result.append(scalar)
        result.append(escaped)
      } else if scalar == "$", scanner.skip("{") {
        guard let id = scanner.take(upTo: "}") else {
          throw LayoutSyntaxError("\"${\" is not closed; write ${id}")
        }
        result.append(contentsOf: convert(try string(id)).unicodeScalars)
      } else {
        result.append(scalar)
      }
      guard result.count <= LayoutSymbols.valueLimit else {
        throw LayoutSyntaxError(
          "the variables in this value make it longer than \(LayoutSymbols.valueLimit) characters")
      }
    }
    try spend(result.count)
    return String(result)
  }

  /// Variables made of variables could otherwise fill the memory from a small file.
  mutating func spend(_ size: Int) throws(LayoutSyntaxError) {
    budget -= size
    guard budget >= 0 else {
      throw LayoutSyntaxError("the variables of this layout are together too large; use shorter ones")
    }
  }

  /// The units of a text with escapes, markers and string variables, normalised as the layout wants it.
  mutating func text(_ raw: String) throws(LayoutSyntaxError) -> [TextUnit] {
    normalized(try unescaped(try expandingStrings(in: raw)))
  }

  /// As `text`, for what a key types or shows, where sets have no meaning.
  mutating func outputText(_ raw: String) throws(LayoutSyntaxError) -> [TextUnit] {
    var scanner = ScalarScanner(raw)
    while let scalar = scanner.next() {
      guard scalar == "$", scanner.skip("[") else { continue }
      var rest = scanner
      if let id = rest.take(upTo: "]"), sets[id] != nil || usets[id] != nil {
        throw LayoutSyntaxError("$[\(id)] is a set; only string variables, ${…}, can be used here")
      }
    }
    return try text(raw)
  }

  /// The units of a text with escapes and markers; `\m{.}` is left out where it is allowed.
  mutating func unescaped(_ text: String, allowsAnyMarker: Bool = false) throws(LayoutSyntaxError) -> [TextUnit] {
    var result: [TextUnit] = []
    var scanner = ScalarScanner(text)
    while let scalar = scanner.next() {
      if scalar == "\\", scanner.skip("u") {
        result += try Escapes.codePoints(from: &scanner)
      } else if scalar == "\\", scanner.skip("m") {
        let id = try Escapes.markerID(from: &scanner)
        guard id != "." else {
          if allowsAnyMarker {
            continue
          }
          throw LayoutSyntaxError("\\m{.} stands for any marker and can only be matched, not typed")
        }
        result.append(try marker(id))
      } else {
        result.append(scalar.value)
      }
    }
    if let taken = result.first(where: { Unicode.Scalar($0).map(Marker.isMarker) == true }) {
      throw LayoutSyntaxError(
        "the private character U+\(CodePointNames.hex(taken)) stands for a marker in Spinet; use another")
    }
    return result
  }

  /// Longest value of an attribute with its variables in place, in code points: more cannot be meant.
  static let valueLimit = 100_000
}
