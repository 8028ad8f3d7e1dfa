// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

extension SessionBus {
  /// Starts to connect to the bus of the whole system, on which services are that all people of the device use.
  ///
  /// - Throws: `noLibrary` or `noConnection`.
  package static func system() throws(SessionBusError) -> SessionBus {
    // Source: "Well-known Message Bus Instances" in the D-Bus specification.
    try SessionBus(address: Environment.value("DBUS_SYSTEM_BUS_ADDRESS") ?? "unix:path=/run/dbus/system_bus_socket")
  }
}
