// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Prints a line of what happened, at once.
public func report(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
