// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// `spinet keyboard build`: makes a bundle of a package.
enum BuildKeyboard {
  static func run(_ options: Options) throws(Failure) -> ExitStatus {
    let project = try KeyboardProject(
      folder: options.files.first ?? ".", scratch: options["--scratch-path"].last)
    let bundle = try project.build(.release, allowsUnconfined: options.has("--yes"))
    Terminal.print("Built \(bundle)")
    Terminal.print("Install it with: spinet keyboard install --enable \(bundle)")
    return .success
  }
}
