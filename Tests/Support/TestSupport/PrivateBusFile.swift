// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What `dbus-daemon` is told for a bus of a test's own, with no services to start, on which everybody may do everything.
package struct PrivateBusFile {
  /// Where the bus listens.
  package let address: String
  /// What `dbus-daemon` is started with; it prints its address once it listens there.
  package let arguments: [String]

  /// Writes the file.
  ///
  /// - Parameter folder: Where it goes, and the bus with it.
  package init(in folder: URL) throws {
    address = "unix:path=\(folder.path())/bus"
    let file = folder.appending(path: "bus.conf")
    try Data(
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
        "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>\(address)</listen>
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """.utf8
    ).write(to: file)
    arguments = ["--config-file=\(file.path())", "--nofork", "--nopidfile", "--print-address=1"]
  }
}
