// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CameraReading
import LinuxSystem
import ScanProtocol

/// Looks through the camera for the keyboard, and has what it sees read, until the connection that is its descriptor 3 ends.
///
///     spinet-scanner LANGUAGE…
///
/// A program of its own because opening a camera waits, and because the keyboard is to be touched by nothing that comes from outside. The languages
/// are BCP 47 tags, the likeliest first. It says what it sees as `ScanMessage`s.
@main
enum SpinetScanner {
  private static let connection: Int32 = 3

  static func main() {
    guard PacketSocket.isOne(connection) else {
      Console.report("spinet-scanner: this program is started by the keyboard, to look through a camera")
      Process.exit(status: 2)
    }
    let socket = PacketSocket(owning: FileDescriptor(owning: connection), packetByteCount: 16)
    let languages = LanguageChoices.languages(Array(CommandLine.arguments.dropFirst()))
    // What is said before it ends has been sent.
    try? ScanningDesk(Listener(socket), languages: languages).run()
  }
}
