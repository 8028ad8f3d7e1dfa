// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

private import CGLib

/// Unicode normalisation of text with markers. Source: UAX #15, and UTS #35 part 7, section "Normalization and Markers".
enum Normalization {
  /// The canonical decomposition in canonical order; each marker stays before the character that followed it, and
  /// markers at the end stay there.
  static func decompose(_ units: some Collection<TextUnit>) -> [TextUnit] {
    if units.allSatisfy({ $0 < 0xC0 || Marker.isMarker($0) }) {
      return Array(units)
    }
    var result: [TextUnit] = []
    result.reserveCapacity(units.count + 8)
    var run: [Glued] = []
    var pending: [TextUnit] = []
    for unit in units {
      if Marker.isMarker(unit) {
        pending.append(unit)
        continue
      }
      for part in fullDecomposition(of: unit) {
        let order = combiningClass(of: part)
        if order == 0 {
          flush(&run, to: &result)
          result += pending
          result.append(part)
        } else {
          run.append(Glued(markers: pending, unit: part, order: order))
        }
        pending.removeAll(keepingCapacity: true)
      }
    }
    flush(&run, to: &result)
    return result + pending
  }

  /// The canonical composition of units that are decomposed and hold no markers.
  static func compose(_ units: some Collection<TextUnit>) -> [TextUnit] {
    if units.allSatisfy({ $0 < 0x300 }) {
      return Array(units)
    }
    var result: [TextUnit] = []
    result.reserveCapacity(units.count)
    var starter: Int?
    var lastOrder: UInt8 = 0
    for unit in units {
      let order = combiningClass(of: unit)
      if let index = starter, lastOrder == 0 ? index == result.count - 1 : lastOrder < order,
        let composed = composition(of: result[index], unit)
      {
        result[index] = composed
        continue
      }
      if order == 0 {
        starter = result.count
      }
      lastOrder = order
      result.append(unit)
    }
    return result
  }

  /// True when no text before the unit can change by what follows, nor the unit by what comes before; not for markers.
  static func isBoundary(_ unit: TextUnit) -> Bool {
    unit < 0x300 || (!Marker.isMarker(unit) && combiningClass(of: unit) == 0 && !composesBackwards(unit))
  }

  static func combiningClass(of unit: TextUnit) -> UInt8 {
    guard unit >= 0x300, let scalar = Unicode.Scalar(unit) else { return 0 }
    return scalar.properties.canonicalCombiningClass.rawValue
  }

  static func decomposedLength(of unit: TextUnit) -> Int {
    unit < 0xC0 ? 1 : fullDecomposition(of: unit).count
  }

  static func isDecomposed(_ unit: TextUnit) -> Bool {
    let parts = fullDecomposition(of: unit)
    return parts.count == 1 && parts[0] == unit
  }

  // MARK: - Parts

  /// A combining character with the markers in front of it.
  private struct Glued {
    var markers: [TextUnit]
    var unit: TextUnit
    var order: UInt8
  }

  private static func flush(_ run: inout [Glued], to result: inout [TextUnit]) {
    guard !run.isEmpty else { return }
    // A stable sort: characters of one class keep their order.
    let sorted = run.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
    for (_, item) in sorted {
      result += item.markers
      result.append(item.unit)
    }
    run.removeAll(keepingCapacity: true)
  }

  private static func fullDecomposition(of unit: TextUnit) -> [TextUnit] {
    guard unit >= 0xC0, !Marker.isMarker(unit) else { return [unit] }
    return withUnsafeTemporaryAllocation(of: gunichar.self, capacity: Int(G_UNICHAR_MAX_DECOMPOSITION_LENGTH)) {
      let count = g_unichar_fully_decompose(unit, 0, $0.baseAddress, gsize($0.count))
      return Array($0.prefix(Int(count)))
    }
  }

  private static func composition(of first: TextUnit, _ second: TextUnit) -> TextUnit? {
    var composed: gunichar = 0
    return g_unichar_compose(first, second, &composed) != 0 ? composed : nil
  }

  /// Characters of class 0 that still join with the one before: vowel signs and Hangul letters.
  /// Source: the Unicode property NFC_Quick_Check=Maybe.
  private static func composesBackwards(_ unit: TextUnit) -> Bool {
    joiningStarters.contains(unit)
  }

  private static let joiningStarters = CodePointSet([
    0x09BE...0x09BE, 0x09D7...0x09D7, 0x0B3E...0x0B3E, 0x0B56...0x0B57, 0x0BBE...0x0BBE, 0x0BD7...0x0BD7,
    0x0CC2...0x0CC2, 0x0CD5...0x0CD6, 0x0D3E...0x0D3E, 0x0D57...0x0D57, 0x0DCF...0x0DCF, 0x0DDF...0x0DDF,
    0x102E...0x102E, 0x1161...0x1175, 0x11A8...0x11C2, 0x1B35...0x1B35, 0x11127...0x11127, 0x1133E...0x1133E,
    0x11357...0x11357, 0x113B8...0x113C9, 0x114B0...0x114B0, 0x114BA...0x114BA, 0x114BD...0x114BD,
    0x115AF...0x115AF, 0x11930...0x11930, 0x1611E...0x16129, 0x16D63...0x16D6A,
  ])
}
