// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a camera wrote into a JPEG file on how it was held.
///
/// Source: "Exchangeable image file format for digital still cameras: Exif Version 2.3", 4.5.4, 4.6.2 and 4.6.4, tag 0x0112.
package struct PictureOrientation: Hashable, Sendable {
  /// Quarter turns, clockwise, by which the picture comes upright.
  package var quarterTurns: Int
  /// Whether the turned picture is then mirrored, left to right and top to bottom.
  package var isMirroredAcross = false
  package var isMirroredDown = false

  package static let upright = PictureOrientation(quarterTurns: 0)
}

// MARK: - Of a file

extension PictureOrientation {
  /// - Parameter file: A JPEG file; where it does not say, or is damaged, its picture is upright.
  package init(file: [UInt8]) { self = Self.number(in: file).flatMap(Self.init(number:)) ?? .upright }

  /// - Parameter number: That of Exif, from 1 to 8.
  private init?(number: Int) {
    switch number {
    case 1: self.init(quarterTurns: 0)
    case 2: self.init(quarterTurns: 0, isMirroredAcross: true)
    case 3: self.init(quarterTurns: 2)
    case 4: self.init(quarterTurns: 0, isMirroredDown: true)
    case 5: self.init(quarterTurns: 1, isMirroredAcross: true)
    case 6: self.init(quarterTurns: 1)
    case 7: self.init(quarterTurns: 1, isMirroredDown: true)
    case 8: self.init(quarterTurns: 3)
    default: return nil
    }
  }

  /// Finds the segment of Exif before the picture's own data.
  private static func number(in file: [UInt8]) -> Int? {
    guard file.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 4 <= file.count, file[place] == 0xFF, file[place + 1] != 0xDA {
      let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= file.count else { return nil }
      let content = file[place + 4..<end]
      if file[place + 1] == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return number(inTags: content.dropFirst(6))
      }
      place = end
    }
    return nil
  }

  /// - Parameter tags: A file of TIFF.
  private static func number(inTags tags: ArraySlice<UInt8>) -> Int? {
    let isBig = tags.starts(with: Array("MM\0*".utf8))
    guard isBig || tags.starts(with: Array("II*\0".utf8)) else { return nil }
    func value(at offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tags.count else { return nil }
      let bytes = tags.dropFirst(offset).prefix(count)
      return (isBig ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = value(at: 4, 4), let count = value(at: start, 2) else { return nil }
    for index in 0..<count {
      let entry = start + 2 + 12 * index
      guard let tag = value(at: entry, 2), let kind = value(at: entry + 2, 2) else { return nil }
      // A number of two bytes.
      if tag == 0x0112, kind == 3 { return value(at: entry + 8, 2) }
    }
    return nil
  }
}
