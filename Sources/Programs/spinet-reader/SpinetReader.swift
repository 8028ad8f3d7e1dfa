// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import Sandbox
import TextReading

/// Reads the text in pictures that come over the connection that is its descriptor 3, as `ReadingRequest`s, until that ends.
///
///     spinet-reader LANGUAGE…
///
/// A program of its own because pictures are strangers' work, and what decodes and reads them is large. Before it takes the first one it
/// has loaded the trained data and given up everything else: it can only calculate, and answer.
@main
enum SpinetReader {
  /// Tesseract takes 100 MB for a picture of 8 megapixels that is full of text, and 140 MB for one of 24.
  private static let memoryByteCount: UInt64 = 1 << 30
  private static let connection: Int32 = 3

  static func main() {
    guard PacketSocket.isOne(connection) else {
      Console.report("spinet-reader: this program is started by others of Spinet, to read pictures")
      Process.exit(status: 2)
    }
    // Whoever has a page read for nobody any more ends without a word.
    try? Process.endWithParent()
    let languages = CommandLine.arguments.dropFirst().compactMap { ReadingLanguage(rawValue: $0) }
    let patience = CommandLine.arguments.dropFirst().lazy.compactMap { Int32($0) }.first
    let desk = ReadingDesk(PacketSocket(owning: FileDescriptor(owning: connection), packetByteCount: 256))
    guard let reader = PageReader(languages: languages, patience: patience) else { return desk.refuse(.noTrainedData) }
    do throws(SandboxError) {
      try CalculatingProcess.begin(memoryByteCount: memoryByteCount)
    } catch {
      return desk.refuse(.notConfined)
    }
    desk.serve(by: reader)
  }
}
