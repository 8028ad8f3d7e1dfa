// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Desk
import LinuxSystem
import WaylandPlatform

// MARK: - A lost connection

extension Daemon {
  /// For how long after a custom keyboard has typed a lost connection is put down to it.
  private static let blameMicroseconds: Int64 = 5_000_000

  /// The connection to the compositor has ended: connects again where there is still somebody to connect to.
  func connectionLost(_ error: WaylandError) {
    guard Connection.isAnswered else {
      Log(.wayland).error("\(error)")
      return loop.stop(status: 1)
    }
    blameTypingGuest()
    guard !session.connection.isGiven else {
      // Another connection would be none of its keyboard's.
      Log(.program).info("the compositor has dropped the connection, and starts its keyboard again if it will")
      return loop.stop(status: 1)
    }
    guard resumption.lose(at: MonotonicClock.nowMicroseconds) else {
      Log(.program).error(
        """
        the compositor has dropped the connection \(Resumption.mostLosses + 1) times in 30 seconds; \
        start spinetd again when what floods it has been closed
        """)
      return loop.stop(status: 1)
    }
    Log(.program).info("the compositor has dropped the connection; connecting again")
    resumption.keyboard = desk.chosenKeyboard
    desk.endGuests()
    do {
      try Process.restart(arguments: CommandLine.arguments, variables: resumption.variables)
    } catch {
      Log(.program).error("cannot start again: \(fault: error.explanation)")
      loop.stop(status: 1)
    }
  }

  /// A connection that is lost while a custom keyboard types is that keyboard's doing as far as anybody knows: it rests until
  /// the person enables it again.
  private func blameTypingGuest() {
    guard let typing = session.client.lastCustomKeyboard,
      MonotonicClock.nowMicroseconds - typing.microseconds < Self.blameMicroseconds
    else { return }
    FailedGuests.add(typing.name, because: "the compositor dropped the connection while it typed")
    Log(.guests).error(
      """
      keyboard \(name: typing.name): disabled, because the connection was lost while it typed; \
      enable it again with: spinet keyboard enable \(name: typing.name)
      """)
  }
}
