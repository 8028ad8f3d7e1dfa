// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where mistakes in constraints are reported.
@MainActor
package enum LayoutLog {
  /// Takes the messages; standard error unless something else is put here.
  package static var write: (String) -> Void = { FileHandle.standardError.write(Data("[Layout] \($0)\n".utf8)) }
}
