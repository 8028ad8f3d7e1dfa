// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What `spinet-reader` says, a packet each: once that it is ready, and for each picture its lines and an end, or a failure.
///
/// Numbers are little endian, of 4 bytes; the first one is the kind, the second the question's number.
package enum ReadingAnswer: Hashable, Sendable {
  /// The trained data are there, and everything has been given up.
  case ready
  case line(RecognizedText.Line, number: UInt32)
  /// There are no more lines.
  case end(width: Int, height: Int, number: UInt32)
  case failure(Failure, number: UInt32)

  /// Why there is no text.
  package enum Failure: UInt32, Error {
    case noTrainedData, notConfined, invalidPicture, tooLarge, tooSlow
  }
}

extension ReadingAnswer {
  /// Lines of a picture.
  package static let mostLines = 500
  /// Bytes of a line's text, in UTF-8.
  package static let mostLineBytes = 2_000
  /// Bytes of a packet.
  package static let mostBytes = 32 + mostLineBytes
}

// MARK: - As bytes

extension ReadingAnswer {
  package var bytes: [UInt8] {
    var writer = NumberWriter()
    switch self {
    case .ready:
      writer.write(0)
      writer.write(0)
    case .line(let line, let number):
      writer.write(1)
      writer.write(number)
      for value in [line.confidence, line.box.x, line.box.y, line.box.width, line.box.height] {
        writer.write(UInt32(clamping: value))
      }
      writer.bytes += line.text.utf8
    case .end(let width, let height, let number):
      writer.write(2)
      writer.write(number)
      writer.write(UInt32(clamping: width))
      writer.write(UInt32(clamping: height))
    case .failure(let failure, let number):
      writer.write(3)
      writer.write(number)
      writer.write(failure.rawValue)
    }
    return writer.bytes
  }

  /// - Returns: `nil` when it is no such packet, or has a line that is empty, too long, more than one or turned about, or a box that no picture has.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count <= Self.mostBytes else { return nil }
    var reader = NumberReader(bytes)
    guard let kind = reader.read(), let number = reader.read() else { return nil }
    switch kind {
    case 0 where number == 0 && reader.rest.isEmpty: self = .ready
    case 1:
      guard let line = Self.line(&reader) else { return nil }
      self = .line(line, number: number)
    case 2:
      guard let width = reader.read(), let height = reader.read(), reader.rest.isEmpty, Self.isSide(width),
        Self.isSide(height)
      else { return nil }
      self = .end(width: Int(width), height: Int(height), number: number)
    case 3:
      guard let failure = reader.read().flatMap(Failure.init), reader.rest.isEmpty else { return nil }
      self = .failure(failure, number: number)
    default: return nil
    }
  }

  private static func isSide(_ value: UInt32) -> Bool { value > 0 && value <= UInt32(TextPicture.longestSide) }

  private static func line(_ reader: inout NumberReader) -> RecognizedText.Line? {
    guard let confidence = reader.read(), let x = reader.read(), let y = reader.read(), let width = reader.read(),
      let height = reader.read(), confidence <= 100,
      [x, y, width, height].allSatisfy({ $0 <= UInt32(TextPicture.longestSide) }),
      let text = String(validating: reader.rest, as: UTF8.self), !text.isEmpty,
      !text.unicodeScalars.contains(where: {
        $0.properties.generalCategory == .control || $0.properties.isBidiControl
          || "\u{2028}\u{2029}".unicodeScalars.contains($0)
      })
    else { return nil }
    return RecognizedText.Line(
      text: text, confidence: Int(confidence),
      box: RecognizedText.Box(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
  }
}
