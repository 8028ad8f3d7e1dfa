// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import LinuxSystem
package import UIKitCore

/// Runs a keyboard in its own process, for the host at the other end of a socket.
package enum KeyboardProcess {
  /// The descriptor that the host's end is on. Source: `SandboxedProcess`.
  private static let descriptor: Int32 = 3
  private static let variable = "SPINET_KEYBOARD"

  /// Runs until the host goes.
  ///
  /// `type`: The class that the program names; the one in Info.plist has to be that or one below it.
  package static func run<Keyboard: UIInputViewController>(_ type: Keyboard.Type) -> Never {
    guard Environment.value(variable) != nil, PacketSocket.isOne(descriptor) else {
      fail(
        "This is a keyboard for other apps: install it with `spinet keyboard install`, then `spinet keyboard enable`.")
    }
    do {
      let bundle = try KeyboardBundleInformation(contentsOf: bundleURL)
      let found = try bundle.controllerType()
      guard found is Keyboard.Type else {
        throw KeyboardStartError(
          .wrongClass, "NSExtensionPrincipalClass in Info.plist is \(found), and the program starts \(type)")
      }
      try serve(found, bundle)
    } catch let error as KeyboardStartError {
      fail(error.report)
    } catch {
      fail("\(error)")
    }
  }

  private static func serve(_ type: UIInputViewController.Type, _ bundle: KeyboardBundleInformation) throws -> Never {
    let queue = try MainQueueLoop()
    let socket = PacketSocket(
      owning: FileDescriptor(owning: descriptor), packetByteCount: PacketLimits.packetByteCount)
    let link = HostLink(socket)
    let clock = LoopClock(queue)
    let session = KeyboardSession(link, clock: clock, bundle: bundle) { makeObject(type) ?? UIInputViewController() }
    let watch = try queue.loop.watch(link.descriptor) { ready in
      if ready.contains(.writable) { link.flush() }
      session.receive()
    }
    link.onWaiting = { isWaiting in try? watch.change(to: isWaiting ? [.readable, .writable] : .readable) }
    session.onFrameRequest = { queue.wake() }
    // Text does not wait for pictures.
    session.onText = { LinuxSystem.Process.letReadersRun() }
    session.onReport = { Console.report($0) }
    session.onRest = { LinuxSystem.Process.giveMemoryBack() }
    queue.onStop = { LinuxSystem.Process.exit(status: $0) }
    queue.loop.beforeWait.append {
      session.finishTurn()
      if link.isOver { queue.loop.stop(status: 0) }
    }
    queue.turn()
    if !session.isShowing {
      WarmUp.run()
      LinuxSystem.Process.giveMemoryBack()
    }
    while true {
      queue.turn()
      // Runs timers and tasks that are due.
      let next = RunLoop.main.limitDate(forMode: .default)
      queue.wait(atMost: next.map { Int64(min(max($0.timeIntervalSinceNow, 0), 3600) * 1_000_000) })
    }
  }

  private static var bundleURL: URL {
    URL(filePath: LinuxSystem.Process.folder ?? "/bundle", directoryHint: .isDirectory).appending(path: "Info.plist")
  }

  private static func fail(_ message: String) -> Never {
    Console.report(message)
    LinuxSystem.Process.exit(status: 1)
  }
}
