// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Finds out how a package is built on this machine: in a sandbox, or without one where the person says so.
struct PackageBuilder {
  /// The build folder, as it really is.
  let scratch: String
  private let sandbox: BuildSandbox

  /// - Parameter notes: A folder that nobody else can write.
  init(_ project: KeyboardProject, notes: String) throws(Failure) {
    guard let swift = Program.find("swift") else {
      throw Failure("swift is not on PATH; install Swift 6.3 from https://www.swift.org/install/linux")
    }
    guard let toolchain = BuildSandbox.toolchain(of: swift, folder: notes) else {
      throw Failure("\(swift) does not say where its toolchain is; try: swift -print-target-info")
    }
    scratch = try Failure.explain("\(project.scratch) cannot be written") { () throws(SystemCallError) in
      try Files.makeFolder(project.scratch, permissions: 0o755)
      return try Files.realPath(project.scratch)
    }
    // The package's own build folder could lead anywhere that its maker likes.
    guard !project.hasOwnScratch || scratch == project.folder + "/.build" else {
      throw Failure("\(project.folder)/.build leads to \(scratch); remove it, or say --scratch-path")
    }
    sandbox = BuildSandbox(
      project: project.folder, scratch: scratch, toolchain: toolchain, sdk: try? SDKSources.find(nil))
  }

  /// What a command of `swift` begins with.
  ///
  /// - Throws: Where no sandbox can be made, and the person has not said that none is needed.
  func start(of command: [String], allowsUnconfined: Bool) throws(Failure) -> [String] {
    let swift = (sandbox.toolchain == "/" ? "" : sandbox.toolchain) + "/usr/bin/swift"
    if let words = sandbox.words, sandbox.works(words) { return words + [swift] }
    guard allowsUnconfined else {
      throw Failure(
        """
        no sandbox can be made here for the build (`spinet doctor` says why), and without one the package can do all \
        that you can: its Package.swift is a program, and so are its plugins. This would run:
          \(([swift] + command).joined(separator: " "))
        Look at the package first; then the same with --yes builds it
        """)
    }
    return [swift]
  }
}
