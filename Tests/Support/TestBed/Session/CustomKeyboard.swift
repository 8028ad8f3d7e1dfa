// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A custom keyboard that is installed in a session before anything starts there.
package struct CustomKeyboard: Sendable {
  /// What its `Info.plist` says.
  package let identifier: String
  /// The bundle's folder without `.keyboard`.
  let name: String
  private let executable: String
  private let files: [String]

  /// - Parameters:
  ///   - executable: A program of this build.
  ///   - files: What else is in the bundle, `Info.plist` first, by paths from the checkout's root.
  package init(identifier: String, name: String, executable: String, files: [String]) {
    self.identifier = identifier
    self.name = name
    self.executable = executable
    self.files = files
  }

  /// Keys that type, and keys that do what no keyboard should.
  package static let test = CustomKeyboard(
    identifier: "org.spinet.test-keyboard", name: "Test", executable: "test-keyboard",
    files: ["Tests/StandIns/TestKeyboard/Info.plist"])

  /// One that does all that it can to be in the way, and at a touch what it is ended for.
  package static let hostile = CustomKeyboard(
    identifier: "org.spinet.hostile-keyboard", name: "Hostile", executable: "hostile-keyboard",
    files: ["Tests/StandIns/HostileKeyboard/Info.plist"])

  /// One that only types: as soon as it shows, or keys in the place of letters.
  package static func hostileTypist(_ plan: String) -> CustomKeyboard {
    CustomKeyboard(
      identifier: hostile.identifier, name: "Hostile", executable: "hostile-keyboard",
      files: ["Tests/StandIns/HostileKeyboard/Info.plist", "Tests/StandIns/HostileKeyboard/Plans/\(plan)"])
  }

  /// Puts the bundle where a person's keyboards are.
  func install(home: String) throws {
    let folder = "\(home)/.local/share/spinet/keyboards/\(name).keyboard"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    let program = "\(folder)/\(executable)"
    let built = try Checkout.program(executable)
    try ProgramCopy.place(built, at: program)
    for file in files {
      let source = "\(Checkout.root)/\(file)"
      try FileManager.default.copyItem(
        atPath: source, toPath: "\(folder)/\(URL(filePath: source).lastPathComponent)")
    }
  }
}
