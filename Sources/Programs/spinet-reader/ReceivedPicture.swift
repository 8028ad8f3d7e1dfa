// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CTesseract
import LinuxSystem
import TextReading

/// A picture in Leptonica's memory, in shades of grey.
final class ReceivedPicture {
  /// Its size in pixels.
  let width: Int
  let height: Int
  /// What is read: the picture, or a smaller one of the same.
  let pixels: Picture

  /// The most pixels that are read. Text that can be read on a page of A4 can be read in these.
  private static let mostPixels = 8_000_000

  /// - Throws: `invalidPicture` or `tooLarge`.
  init(_ request: ReadingRequest, _ memory: consuming FileDescriptor) throws(ReadingAnswer.Failure) {
    do throws(TextReaderError) { try request.check() } catch {
      throw error.code == .tooLarge ? .tooLarge : .invalidPicture
    }
    let bytes: [UInt8]
    do throws(SystemCallError) {
      // Not mapped: to ask how large it is would take a system call that looks at other files as well.
      bytes = try Files.read(memory.rawValue, byteCount: request.byteCount, limit: request.byteCount)
    } catch {
      throw .invalidPicture
    }
    guard bytes.count == request.byteCount else { throw .invalidPicture }
    let picture: Picture?
    switch request.kind {
    case .gray:
      (width, height) = (request.width, request.height)
      picture = Picture(width: width, height: height) { bytes[$0] }
    case .rgb:
      (width, height) = (request.width, request.height)
      picture = Picture(width: width, height: height) { Self.gray(bytes[3 * $0], bytes[3 * $0 + 1], bytes[3 * $0 + 2]) }
    case .file:
      let decoded = try PictureFile.decode(bytes, mostPixels: Self.mostPixels)
      (width, height) = (decoded.width, decoded.height)
      picture = decoded.pixels
    }
    guard let pixels = picture?.reduced(to: Self.mostPixels) else { throw .invalidPicture }
    self.pixels = pixels
  }

  /// How bright a colour is. Source: ITU-R BT.601.
  private static func gray(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    UInt8((77 * Int(red) + 150 * Int(green) + 29 * Int(blue)) >> 8)
  }
}
