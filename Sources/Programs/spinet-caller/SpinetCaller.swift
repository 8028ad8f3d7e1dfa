// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import RemoteProtocol
import Sandbox

/// Connects to another device by TLS and WebSockets, for `spinet type`, and hands over what comes and goes.
///
///     spinet-caller ADDRESS PORT
///
/// A program of its own, confined before it connects: whoever answers speaks to a program that has no files and knows no secret before both
/// sides have proved themselves, which is `spinet type`'s work. The connection to that is descriptor 3.
@main
enum SpinetCaller {
  private static let owner: Int32 = 3

  static func main() {
    Process.forbidCores()
    Process.setReadable(false)
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 2, let host = words.first, let port = words.last.flatMap({ UInt16($0) }),
      let address = RemoteAddress(host: host, port: port), PacketSocket.isOne(owner)
    else {
      Console.report("spinet-caller: this program is started by \"spinet type\"")
      Process.exit(status: 2)
    }
    let link = OwnerLink(owner)
    do {
      let loop = try EventLoop()
      let call = try Call(to: address, for: link, loop: loop)
      try link.listen(on: loop) { [weak call] in call?.stop() }
      do throws(SandboxError) { try CallingProcess.confine() } catch {
        link.end(.notConfined)
        Process.exit(status: 1)
      }
      call.run()
      Process.exit(status: 0)
    } catch {
      link.end(.unreachable)
      Process.exit(status: 1)
    }
  }
}
