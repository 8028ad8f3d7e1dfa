// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A code point, or a marker: a value above every code point that stands for a state and is never shown.
typealias TextUnit = UInt32

/// Markers as units and as characters inside a `String`. Source: UTS #35 part 7, section "Markers".
package enum Marker {
  /// The unit of marker 0; marker *n* follows as the *n*th.
  static let firstUnit: TextUnit = 0x11_0000
  /// How many different markers one layout may have.
  static let limit = 0xFFD
  /// Inside a `String`, marker *n* is this private-use code point plus *n*.
  static let firstScalar: UInt32 = 0x10_F000
  static let units = firstUnit...(firstUnit + UInt32(limit) - 1)
  private static let scalars = firstScalar...(firstScalar + UInt32(limit) - 1)

  static func isMarker(_ unit: TextUnit) -> Bool {
    unit >= firstUnit
  }

  /// True for the characters by which a key's output carries its markers.
  package static func isMarker(_ scalar: Unicode.Scalar) -> Bool {
    scalars.contains(scalar.value)
  }
}

/// Conversions between strings and the units that rules work on.
enum MarkedText {
  /// The units of a string that may carry markers.
  static func units(_ text: String) -> [TextUnit] {
    text.unicodeScalars.map { Marker.isMarker($0) ? $0.value - Marker.firstScalar + Marker.firstUnit : $0.value }
  }

  /// The units of a text without markers, such as one from an application.
  static func plainUnits(_ text: String) -> [TextUnit] {
    text.unicodeScalars.map(\.value)
  }

  /// The string of some units, markers included as private characters.
  static func string(_ units: some Sequence<TextUnit>) -> String {
    var result = String.UnicodeScalarView()
    for unit in units {
      let value = Marker.isMarker(unit) ? unit - Marker.firstUnit + Marker.firstScalar : unit
      if let scalar = Unicode.Scalar(value) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The string of some units, markers left out.
  static func plainString(_ units: some Sequence<TextUnit>) -> String {
    string(units.lazy.filter { !Marker.isMarker($0) })
  }
}
