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
  /// - Returns: The bundle's folder.
  func build(_ configuration: Configuration) throws(Failure) -> String {
    let products = try compile(configuration)
    let bundle = "\(scratch)/\(manifest.executable)\(InstalledKeyboard.folderSuffix)"
    try FolderReplacement.put(at: bundle) { staged throws(Failure) in
      try assemble(from: products, in: staged)
      let (keyboard, problems) = InstalledKeyboard.read(folder: staged)
      let text = Self.lines(problems)
      guard keyboard != nil else { throw Failure("the bundle cannot be used:\n\(text)") }
      if !text.isEmpty { Console.report(text) }
    }
    return bundle
  }

  /// A third of the program's size; what a debugger needs is in the debug build.
  private static let withoutSymbols = ["-Xlinker", "-s"]

  /// - Returns: The folder with what was built.
  private func compile(_ configuration: Configuration) throws(Failure) -> String {
    guard let swift = Program.find("swift") else {
      throw Failure("swift is not on PATH; install Swift 6.3 from https://www.swift.org/install/linux")
    }
    // With Swift linked in: no toolchain is within reach of a keyboard.
    let command =
      [
        swift, "build", "--package-path", folder, "--scratch-path", scratch, "-c", configuration.rawValue,
        "--static-swift-stdlib",
      ] + (configuration == .release ? Self.withoutSymbols : [])
    let status = try Failure.explain("\(swift) cannot be started") { () throws(SystemCallError) in
      try Program.run(command + ["--product", manifest.executable])
    }
    guard status == 0 else {
      throw Failure("the package does not build; CFBundleExecutable names the product \"\(manifest.executable)\"")
    }
    let note = scratch + "/spinet-products"
    let told = try Failure.explain("\(note) cannot be written") { () throws(SystemCallError) in
      try Files.makeFolder(scratch, permissions: 0o755)
      _ = try Program.run(command + ["--show-bin-path"], output: .file(note))
      return try Files.read(note, limit: 4096)
    }
    return String(decoding: told.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
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
