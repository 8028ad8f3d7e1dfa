// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
internal import LinuxSystem

extension GuestFault: ExplainedError {
  /// The fault itself: its cases are what programs tell apart.
  package var code: GuestFault { self }

  package var message: String { description }
}
