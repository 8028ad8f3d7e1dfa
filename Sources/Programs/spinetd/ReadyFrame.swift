// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Geometry
import LinuxSystem

/// The keyboard's picture as it was last shown at rest, kept on disk so that the first frame after a start needs no
/// layout and no font. It holds key caps only, never text, and none of a secure field.
struct ReadyFrame: ReadyPicture {
  let header: Header
  private let path: String

  /// What must be known to show the picture; all in whole numbers.
  struct Header: Equatable {
    /// Logical pixels.
    var height: Int32
    var headroom: Int32
    var pixelWidth: Int32
    var pixelHeight: Int32
    /// In 120ths.
    var scale: Int32

    static let byteCount = 32
    private static let magic: UInt32 = 0x3146_5053

    var bytes: [UInt8] {
      let words: [UInt32] =
        [Self.magic] + [height, headroom, pixelWidth, pixelHeight, scale].map { UInt32(bitPattern: $0) } + [0, 0]
      return words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
    }

    init(_ request: SurfaceRequest, _ frame: some FrameBuffer) {
      height = Int32(clamping: Int(request.height))
      headroom = Int32(clamping: Int(request.headroom))
      pixelWidth = Int32(clamping: frame.pixelWidth)
      pixelHeight = Int32(clamping: frame.pixelHeight)
      scale = Int32(clamping: Int(frame.scale * 120))
    }

    init?(_ bytes: [UInt8]) {
      guard bytes.count == Self.byteCount else { return nil }
      let words = stride(from: 0, to: Self.byteCount, by: 4).map { start in
        (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << ($1 * 8) }
      }
      guard words[0] == Self.magic else { return nil }
      let values = words[1...5].map { Int32(bitPattern: $0) }
      guard values.allSatisfy({ (0...32_767).contains($0) }) else { return nil }
      height = values[0]
      headroom = values[1]
      pixelWidth = values[2]
      pixelHeight = values[3]
      scale = values[4]
    }
  }
}

// MARK: - Reading

extension ReadyFrame {
  /// Finds the picture for a situation; `nil` when none is kept.
  init?(_ situation: String) {
    guard let path = Self.path(situation) else { return nil }
    var head = [UInt8](repeating: 0, count: Header.byteCount)
    guard head.withUnsafeMutableBytes({ Files.read(path, into: $0, from: 0) }), let header = Header(head) else {
      return nil
    }
    self.header = header
    self.path = path
  }

  var request: SurfaceRequest {
    SurfaceRequest(height: Double(header.height), headroom: Double(header.headroom))
  }

  func copy(into frame: some FrameBuffer) -> Bool {
    Header(request, frame) == header && Files.read(path, into: frame.pixels, from: Header.byteCount)
  }
}

// MARK: - Writing

extension ReadyFrame {
  /// Keeps a picture. What cannot be written is not kept; the keyboard works without it.
  static func keep(_ first: FirstFrame) {
    guard let path = path(first.situation) else { return }
    Header(first.request, first.picture).bytes.withUnsafeBytes { head in
      try? Files.replace(path, with: [head, UnsafeRawBufferPointer(first.picture.pixels)])
    }
    removeOld()
  }

  /// How many pictures are kept; the oldest ones of situations that are no more go.
  static let most = 8

  /// Removes the pictures that are too many.
  static func removeOld(in folder: String? = folder) {
    guard let folder else { return }
    let files = Files.names(in: folder).filter { $0.hasPrefix(prefix) }.map { folder + "/" + $0 }
    guard files.count > most else { return }
    let ages = files.map { ($0, (try? Files.status($0).modifiedNanoseconds) ?? 0) }.sorted { $0.1 > $1.1 }
    for (file, _) in ages.dropFirst(most) { try? Files.remove(file) }
  }

  private static let prefix = "frame-"

  /// Where they are; `nil` where there is no cache.
  private static var folder: String? { BaseFolder.cache.path.map { $0 + "/spinet" } }

  /// The file of a situation: its folder is the person's cache, its name a hash, so that any situation is a name.
  private static func path(_ situation: String) -> String? {
    guard let folder else { return nil }
    // FNV-1a. Source: RFC 9923.
    let hash = situation.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return folder + "/" + prefix + String(hash, radix: 16)
  }
}
