// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

@testable import ScanProtocol

/// Reads any bytes as what `spinet-scanner` says, and checks what must hold whatever they are. Shared with the fuzz target FuzzScan.
struct ScanFuzzing {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func play() {
    guard let message = ScanMessage(bytes: bytes) else { return }
    precondition(ScanMessage(bytes: message.bytes) == message, "not read as it was written")
    switch message {
    case .memory, .failed: break
    case .picture(let place): check(place)
    case .page(let place, let width, let height):
      if let place { check(place) }
      precondition(width > 0 && height > 0, "a page without a size")
    case .line(let line):
      precondition(!line.text.isEmpty && !line.text.contains(where: \.isNewline), "a line that is none")
      precondition(line.text.utf8.count <= ScannedLine.mostBytes, "a line without bounds")
      precondition(line.x >= 0 && line.y >= 0 && line.width >= 0 && line.height >= 0, "a place that is none")
      precondition(line.x + line.width <= ScannedLine.whole, "a line beside the picture")
      precondition(line.y + line.height <= ScannedLine.whole, "a line below the picture")
    }
  }

  private func check(_ place: ScanPlace) {
    precondition(place.bytes.lowerBound >= 0 && place.bytes.upperBound <= ScanMemory.byteCount, "beside the memory")
    precondition(!place.bytes.isEmpty, "a picture without pixels")
  }
}
