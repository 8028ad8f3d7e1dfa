// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What is asked of `spinet-reader`: a packet, along with memory that has the picture.
///
/// Numbers are little endian, of 4 bytes: the question's number, the picture's kind, its width, its height, and how many bytes it has.
package struct ReadingRequest: Hashable, Sendable {
  /// What is in memory.
  package enum Kind: UInt32 {
    case gray, rgb, file
  }

  /// Comes back with the answer.
  package var number: UInt32
  package var kind: Kind
  /// In pixels; 0 for a file.
  package var width: Int
  package var height: Int
  package var byteCount: Int
}

// MARK: - Of a picture

extension ReadingRequest {
  /// - Throws: `invalidPicture` where the bytes are not as many as the size says, `tooLarge`.
  package init(_ picture: TextPicture, number: UInt32) throws(TextReaderError) {
    self.number = number
    switch picture {
    case .gray(let width, let height, let bytes):
      (kind, self.width, self.height, byteCount) = (.gray, width, height, bytes.count)
    case .rgb(let width, let height, let bytes):
      (kind, self.width, self.height, byteCount) = (.rgb, width, height, bytes.count)
    case .file(let bytes): (kind, width, height, byteCount) = (.file, 0, 0, bytes.count)
    }
    try check()
  }

  /// - Throws: `invalidPicture` where the bytes are not as many as the size says, `tooLarge`.
  package func check() throws(TextReaderError) {
    guard kind != .file else {
      guard byteCount > 0, width == 0, height == 0 else { throw .invalidPicture }
      guard byteCount <= TextPicture.mostFileBytes else { throw .tooLarge }
      return
    }
    guard width > 0, height > 0 else { throw .invalidPicture }
    guard width <= TextPicture.longestSide, height <= TextPicture.longestSide,
      width * height <= TextPicture.mostPixels
    else { throw .tooLarge }
    guard byteCount == width * height * (kind == .rgb ? 3 : 1) else { throw .invalidPicture }
  }
}

// MARK: - As bytes

extension ReadingRequest {
  package static let byteCount = 20

  package var bytes: [UInt8] {
    var writer = NumberWriter()
    for number in [number, kind.rawValue] { writer.write(number) }
    for size in [width, height, byteCount] { writer.write(UInt32(clamping: size)) }
    return writer.bytes
  }

  /// - Returns: `nil` when it is no such packet. Sizes are not checked.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    var reader = NumberReader(bytes)
    guard let number = reader.read(), let kind = reader.read().flatMap(Kind.init), let width = reader.read(),
      let height = reader.read(), let byteCount = reader.read()
    else { return nil }
    (self.number, self.kind) = (number, kind)
    (self.width, self.height, self.byteCount) = (Int(width), Int(height), Int(byteCount))
  }
}
