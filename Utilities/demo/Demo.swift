// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed

@main
enum Demo {
  static func main() throws {
    let session = try Session()
    print(session.folder, try session.focusedWindowFrame() as Any, try session.swayOutputs())
    session.stop()
  }
}
