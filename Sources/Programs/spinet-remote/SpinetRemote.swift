// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import RemoteTrust
import Sandbox

/// Speaks HTTPS to paired devices, for `spinetd`: it serves the page that a phone opens, knows which devices were paired, and hands on what
/// is typed there.
///
///     spinet-remote ADDRESS PORT STATE-FOLDER RUN-FOLDER
///
/// A program of its own, confined as soon as it listens: what a stranger may break into knows no text but what devices send, and can ask
/// the keyboard for nothing but what `RemoteText` lets through. The connection to the keyboard is descriptor 3.
@main
enum SpinetRemote {
  private static let keyboard: Int32 = 3

  static func main() {
    Process.forbidCores()
    Process.setReadable(false)
    Log.reportProblems()
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 4, let address = words.first, let port = UInt16(words[2]), PacketSocket.isOne(keyboard) else {
      fail("this program is started by spinetd", status: 2)
    }
    do {
      Process.keepFilesPrivate()
      let loop = try EventLoop()
      let store = try RemoteStore(state: words[3], run: words[4])
      let link = KeyboardLink(keyboard)
      let house = try RemoteHouse(store: store, link: link)
      let server = try PageServer(
        address: address, port: port, certificate: house.certificate, house: house, loop: loop)
      try store.announce(address: address, port: server.port, fingerprint: house.certificate.fingerprint)
      try link.listen(on: loop) { server.stop() }
      // The keyboard starts this program anew, with a new key.
      try house.follow(on: loop) { server.stop() }
      try ListeningProcess.confine(to: [store.state, store.run])
      server.run()
      store.withdraw()
      Process.exit(status: 0)
    } catch let error as any ExplainedError {
      fail(error.report)
    } catch {
      fail("\(error)")
    }
  }

  private static func fail(_ message: String, status: Int32 = 1) -> Never {
    Log(.program).error("\(fault: message)")
    Process.exit(status: status)
  }
}
