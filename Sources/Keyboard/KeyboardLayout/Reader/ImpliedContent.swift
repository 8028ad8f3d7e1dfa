// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What every keyboard has without saying so. Source: UTS #35 part 7, sections "Implied Keys" and "Implied Form Values".
enum ImpliedContent {
  /// A gap, the space bar, digits and Latin letters.
  static let keys: [String: Key] = {
    var keys = [
      "gap": Key(id: "gap", isGap: true),
      "space": Key(id: "space", output: " ", stretches: true),
    ]
    for range in [UInt8(ascii: "0")...UInt8(ascii: "9"), 0x41...0x5A, 0x61...0x7A] {
      for byte in range {
        let sign = String(Unicode.Scalar(byte))
        keys[sign] = Key(id: sign, output: sign)
      }
    }
    return keys
  }()

  /// The scan codes of PC keyboards, set 1, keys that type characters only.
  static let forms: [String: Form] = {
    let digits: [UInt8] = [0x29] + Array(0x02...0x0D)
    let upper = Array<UInt8>(0x10...0x1B)
    let middle = Array<UInt8>(0x1E...0x28)
    let lower = Array<UInt8>(0x2C...0x35)
    let rows: [String: [[UInt8]]] = [
      "us": [digits, upper + [0x2B], middle, lower],
      "iso": [digits, upper, middle + [0x2B], [0x56] + lower],
      "abnt2": [digits, upper, middle + [0x2B], [0x56] + lower + [0x73]],
      "jis": [digits + [0x7D], upper, middle + [0x2B], lower + [0x73]],
      "ks": [digits + [0x2B], upper, middle, lower],
    ]
    return Dictionary(uniqueKeysWithValues: rows.map { ($0, Form(id: $0, scanCodes: $1 + [[0x39]])) })
  }()
}
