// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import Testing

@Suite struct ControlGroupsTests {
  @Test(
    "SY-10 a limit of memory is one where the kernel has it",
    arguments: [
      ("0::/user.slice/a.scope\n", "167772160\n", true), ("0::/user.slice/a.scope\n", "max\n", false),
      ("0::/user.slice/a.scope\n", nil, false), ("4:memory:/user.slice/a.scope\n", "167772160\n", false),
      ("", "167772160\n", false),
    ] as [(String, String?, Bool)])
  func limit(groups: String, memory: String?, isBounded: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-groups-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let scope = folder.appending(path: "user.slice/a.scope")
    for path in [scope, folder.appending(path: "7")] {
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    }
    try Data(groups.utf8).write(to: folder.appending(path: "7/cgroup"))
    if let memory { try Data(memory.utf8).write(to: scope.appending(path: "memory.max")) }
    let found = ControlGroups.boundsMemory(of: 7, processes: folder.path(), groups: folder.path())
    #expect(found == isBounded)
  }
}
