// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardBundle
internal import LinuxSystem

/// The Swift package of a keyboard.
struct KeyboardProject {
  /// An absolute path.
  let folder: String
  let manifest: KeyboardManifest
  /// Where Swift puts what it builds.
  let scratch: String
  /// Whether that is the package's own folder for it, and not one that the person has named.
  let hasOwnScratch: Bool

  /// How the program is built.
  enum Configuration: String {
    /// Optimised: what people install.
    case release
    /// As quickly as it goes, for debugging.
    case debug
  }

  /// Reads the package in a folder.
  init(folder path: String, scratch: String?) throws(Failure) {
    let folder = try Failure.explain("\(path) cannot be read") { () throws(SystemCallError) in try Files.realPath(path)
    }
    guard Files.exists(folder + "/Package.swift") else {
      throw Failure("\(folder) has no Package.swift; go to the folder that `spinet keyboard new` made, or name it")
    }
    let plist = folder + "/Info.plist"
    guard Files.exists(plist) else {
      throw Failure("\(plist) is missing; it says what the keyboard is, see Documentation/KeyboardBundles.md")
    }
    let bytes = try Failure.explain("\(plist) cannot be read") { () throws(SystemCallError) in
      try Files.read(plist, limit: 1 << 20)
    }
    let (manifest, problems) = KeyboardManifest.read(bytes, file: plist)
    guard let manifest else { throw Failure("the keyboard cannot be used:\n\(Self.lines(problems))") }
    self.folder = folder
    self.manifest = manifest
    hasOwnScratch = scratch == nil
    self.scratch = try scratch.map { path throws(Failure) in try Self.absolute(path) } ?? folder + "/.build"
  }

  static func lines(_ problems: [BundleProblem]) -> String { problems.map(\.description).joined(separator: "\n") }

  static func absolute(_ path: String) throws(Failure) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = Process.workingFolder else { throw Failure("this folder is gone; go to another") }
    return Path.join(folder, path)
  }
}

// MARK: - Building

extension KeyboardProject {
  /// Builds the program and puts the bundle together.
  ///
  /// - Parameter allowsUnconfined: Whether the package may run as the person where no sandbox can be made.
  /// - Returns: The bundle's folder.
  func build(_ configuration: Configuration, allowsUnconfined: Bool) throws(Failure) -> String {
    let products = try compile(configuration, allowsUnconfined: allowsUnconfined)
    let bundle = "\(scratch)/\(manifest.executable)\(InstalledKeyboard.folderSuffix)"
    try FolderReplacement.put(at: bundle) { staged throws(Failure) in
      try assemble(from: products, in: staged)
      let (keyboard, problems) = InstalledKeyboard.read(folder: staged)
      let text = Self.lines(problems)
      guard keyboard != nil else { throw Failure("the bundle cannot be used:\n\(text)") }
      if !text.isEmpty { Terminal.report(text) }
    }
    return bundle
  }

  /// A third of the program's size; what a debugger needs is in the debug build.
  private static let withoutSymbols = ["-Xlinker", "-s"]

  /// - Returns: The folder with what was built.
  private func compile(_ configuration: Configuration, allowsUnconfined: Bool) throws(Failure) -> String {
    // What the package can write is no place for what this program reads.
    let prefix = (Environment.value("TMPDIR") ?? "/tmp") + "/spinet-build-"
    let notes = try Failure.explain("\(prefix)… cannot be made") { () throws(SystemCallError) in
      try Files.makeTemporaryFolder(prefix: prefix)
    }
    defer { try? Files.remove(notes) }
    let builder = try PackageBuilder(self, notes: notes)
    // With Swift linked in: no toolchain is within reach of a keyboard.
    let command =
      [
        "build", "--package-path", folder, "--scratch-path", builder.scratch, "-c", configuration.rawValue,
        "--static-swift-stdlib",
      ] + (configuration == .release ? Self.withoutSymbols : [])
    let start = try builder.start(of: command, allowsUnconfined: allowsUnconfined)
    let status = try Failure.explain("swift cannot be started") { () throws(SystemCallError) in
      try Program.hear(
        start + command + ["--product", manifest.executable], onOutput: Terminal.print(part:),
        onReport: Terminal.report(part:))
    }
    guard status == 0 else {
      let network =
        start.count > 1
        ? "\nIt is built without network: what it needs from elsewhere is fetched by `swift package resolve` before"
        : ""
      throw Failure(
        "the package does not build; CFBundleExecutable names the product \"\(manifest.executable)\"" + network)
    }
    var told = ""
    _ = try Failure.explain("swift cannot be started") { () throws(SystemCallError) in
      try Program.hear(
        start + command + ["--show-bin-path"], onOutput: { if told.utf8.count < 4096 { told += $0 } },
        onReport: Terminal.report(part:))
    }
    let products = String(told.prefix { $0 != "\n" })
    guard let real = try? Files.realPath(products), real.hasPrefix(builder.scratch + "/") else {
      throw Failure("the package was built somewhere else than in \(builder.scratch)")
    }
    return real
  }

  private func assemble(from products: String, in bundle: String) throws(Failure) {
    let program = manifest.executable
    var parts = [(folder + "/Info.plist", "Info.plist"), ("\(products)/\(program)", program)]
    for name in Files.names(in: products) where name.hasSuffix(".resources") {
      parts.append(("\(products)/\(name)", name))
    }
    for name in Files.names(in: folder + "/Resources") { parts.append(("\(folder)/Resources/\(name)", name)) }
    for (source, name) in parts {
      guard !Files.exists("\(bundle)/\(name)") else {
        throw Failure("\(source) has the name of another part of the bundle; give it another")
      }
      try Failure.explain("\(source) cannot be copied") { () throws(SystemCallError) in
        try Files.copy(source, to: "\(bundle)/\(name)")
      }
    }
  }
}
