// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem

extension SessionBus {
  /// Asks which process has a name on the bus.
  ///
  /// - Parameter answer: Called with `nil` when nobody has it.
  package func askOwner(of name: String, _ answer: @escaping (RunningProgram?) -> Void) {
    let destination = "org.freedesktop.DBus"
    var call = BusCall(
      on: self, to: destination, path: "/org/freedesktop/DBus", interface: destination,
      member: "GetConnectionUnixProcessID")
    call.append(name)
    send(call) { reply in answer(reply?.uint32().map { RunningProgram(process: $0) }) }
  }
}
