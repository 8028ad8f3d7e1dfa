// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What `spinet-scanner` says, a packet each: what the camera sees, and what text is in it.
///
/// Numbers are little endian, of 4 bytes; the first one is the kind.
package enum ScanMessage: Hashable, Sendable {
  /// The memory of its pictures comes along; once, before all others.
  case memory
  /// What the camera sees now. The next one comes when this one was taken: see `ScanAcknowledgement`.
  case picture(ScanPlace)
  /// A line of the page whose end comes.
  case line(ScannedLine)
  /// All lines of a page have come.
  ///
  /// - Parameters:
  ///   - picture: The picture that they were read in; `nil` where it cannot be shown.
  ///   - width: How wide what was read is for its height.
  case page(picture: ScanPlace?, width: Int, height: Int)
  /// Nothing more comes.
  case failed(ScanFailure)
}

extension ScanMessage {
  /// Bytes of a packet.
  package static let mostBytes = 32 + ScannedLine.mostBytes
  /// Lines of a page.
  package static let mostLines = 200
  /// Pixels on a side of what is read.
  static let longestSide = 16_384
}

// MARK: - As bytes

extension ScanMessage {
  package var bytes: [UInt8] {
    switch self {
    case .memory: Self.bytes(of: [0])
    case .picture(let place): Self.bytes(of: [1] + Self.numbers(of: place))
    case .line(let line):
      Self.bytes(of: [2] + [line.x, line.y, line.width, line.height].map { UInt32(clamping: $0) }) + line.text.utf8
    case .page(let place, let width, let height):
      Self.bytes(
        of: [3] + (place.map(Self.numbers) ?? [.max, 0, 0]) + [UInt32(clamping: width), UInt32(clamping: height)])
    case .failed(let failure): Self.bytes(of: [4, failure.rawValue])
    }
  }

  private static func numbers(of place: ScanPlace) -> [UInt32] {
    [place.index, place.width, place.height].map { UInt32(clamping: $0) }
  }

  private static func bytes(of numbers: [UInt32]) -> [UInt8] {
    numbers.flatMap { number in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) } }
  }

  /// - Returns: `nil` when it is no such packet, or tells of a picture that the memory has no place for, or of a line that is empty, too long, more
  ///   than one, or not in the picture.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count <= Self.mostBytes else { return nil }
    var rest = ArraySlice(Array(bytes))
    func number() -> UInt32? {
      guard rest.count >= 4 else { return nil }
      defer { rest = rest.dropFirst(4) }
      return rest.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    func numbers(_ count: Int) -> [Int]? {
      let found = (0..<count).compactMap { _ in number() }
      return found.count == count ? found.map(Int.init) : nil
    }
    switch number() {
    case 0 where rest.isEmpty: self = .memory
    case 1:
      guard let values = numbers(3), rest.isEmpty, let place = Self.place(values, in: ScanMemory.livePlaces) else {
        return nil
      }
      self = .picture(place)
    case 2:
      guard let values = numbers(4), let line = Self.line(values, rest) else { return nil }
      self = .line(line)
    case 3:
      guard let values = numbers(5), rest.isEmpty, (1...Self.longestSide).contains(values[3]),
        (1...Self.longestSide).contains(values[4])
      else { return nil }
      guard values[0] != Int(UInt32.max) else {
        guard values[1] == 0, values[2] == 0 else { return nil }
        self = .page(picture: nil, width: values[3], height: values[4])
        return
      }
      guard let place = Self.place(Array(values[..<3]), in: ScanMemory.pagePlaces) else { return nil }
      self = .page(picture: place, width: values[3], height: values[4])
    case 4:
      guard let failure = number().flatMap(ScanFailure.init), rest.isEmpty else { return nil }
      self = .failed(failure)
    default: return nil
    }
  }

  private static func place(_ values: [Int], in places: Range<Int>) -> ScanPlace? {
    let sides = 1...ScanMemory.longestSide
    guard places.contains(values[0]), sides.contains(values[1]), sides.contains(values[2]) else { return nil }
    return ScanPlace(index: values[0], width: values[1], height: values[2])
  }

  private static func line(_ values: [Int], _ bytes: ArraySlice<UInt8>) -> ScannedLine? {
    let whole = ScannedLine.whole
    guard values.allSatisfy({ $0 <= whole }), values[0] + values[2] <= whole, values[1] + values[3] <= whole,
      bytes.count <= ScannedLine.mostBytes, let text = String(validating: bytes, as: UTF8.self), !text.isEmpty,
      !text.unicodeScalars.contains(where: {
        $0.properties.generalCategory == .control || $0.properties.isBidiControl
          || "\u{2028}\u{2029}".unicodeScalars.contains($0)
      })
    else { return nil }
    return ScannedLine(text: text, x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

/// What `spinet-scanner` is told: that a picture was taken, a packet of one byte, so that the next one may take the other place.
package enum ScanAcknowledgement {
  package static let bytes: [UInt8] = [1]
}
