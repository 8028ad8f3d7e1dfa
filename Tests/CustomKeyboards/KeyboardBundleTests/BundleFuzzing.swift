// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel
@testable import KeyboardBundle

/// Reads any bytes as the files of a bundle, and checks what must hold whatever they are. Shared with the fuzz target
/// FuzzKeyboardBundle.
struct BundleFuzzing {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func play() {
    let (read, problems) = KeyboardManifest.read(bytes)
    precondition(read != nil || problems.contains { $0.severity == .error }, "a refusal without a reason")
    for problem in problems { check(problem) }
    if let read { check(read) }
    do throws(BundleProblem) {
      for problem in try TextSubstitutions.parse(bytes, file: "f").problems { check(problem) }
    } catch {
      check(error)
    }
    var manifest = KeyboardManifest(identifier: "a.b", displayName: "a", executable: "a", principalClass: "a")
    for problem in manifest.addLocalization(bytes, language: "ko", file: "f") { check(problem) }
    precondition(KeyboardManifest.isText(manifest.displayName(for: ["ko"])), "a name that cannot be shown")
  }

  private func check(_ problem: BundleProblem) {
    precondition(problem.description.unicodeScalars.allSatisfy(isPrintable), "a problem that upsets a terminal")
  }

  private func check(_ manifest: KeyboardManifest) {
    precondition(BundleIdentifier.isValid(manifest.identifier), "an identifier that is none")
    precondition(!manifest.executable.contains("/") && !manifest.executable.hasPrefix("."), "a path out of the bundle")
    precondition(manifest.appGroups.allSatisfy(BundleIdentifier.isValid), "a group that is none")
    precondition(KeyboardManifest.isText(manifest.displayName), "a name that cannot be shown")
  }
}
