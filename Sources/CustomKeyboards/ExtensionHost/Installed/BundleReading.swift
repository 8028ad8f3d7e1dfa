// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardBundle
internal import LinuxSystem

/// A bundle that is being read, in portions.
nonisolated struct BundleReading {
  private let folder: String
  private var inspection: BundleInspection

  /// - Parameter path: Of the bundle, or of a link to it.
  init(folder path: String) throws(BundleProblem) {
    folder = try Self.resolved(path)
    inspection = BundleInspection(folder: folder)
  }

  /// Looks at some more files.
  ///
  /// - Parameter portion: How many; those that were looked at are taken off.
  /// - Returns: The keyboard, `nil` when there is an error among the problems; nothing while there is more to look at.
  mutating func advance(_ portion: inout Int) -> (keyboard: InstalledKeyboard?, problems: [BundleProblem])? {
    do throws(BundleProblem) {
      return try inspection.advance(&portion) ? read() : nil
    } catch {
      return (nil, [error])
    }
  }

  private func read() throws(BundleProblem) -> (keyboard: InstalledKeyboard?, problems: [BundleProblem]) {
    let plist = "\(folder)/Info.plist"
    let bytes = try Self.content(plist, limit: 1 << 20)
    let result = KeyboardManifest.read(bytes, file: plist)
    guard var manifest = result.manifest else { return (nil, result.problems) }
    try Self.checkExecutable("\(folder)/\(manifest.executable)")
    let problems = result.problems + Self.addLocalizations(in: folder, to: &manifest)
    return (InstalledKeyboard(manifest: manifest, folder: folder), problems)
  }
}

// MARK: - Its parts

nonisolated extension BundleReading {
  private static func problem(_ path: String, _ message: String) -> BundleProblem {
    BundleProblem(file: path, line: 0, .error, message)
  }

  private static func resolved(_ path: String) throws(BundleProblem) -> String {
    do throws(SystemCallError) {
      let folder = try Files.realPath(path)
      if try Files.status(folder).kind == .folder { return folder }
    } catch {
      throw problem(path, "cannot be read: \(error.explanation)")
    }
    throw problem(path, "is no folder; a keyboard is a folder with an Info.plist and a program")
  }

  private static func content(_ path: String, limit: Int) throws(BundleProblem) -> [UInt8] {
    do {
      return try Files.read(path, limit: limit)
    } catch {
      throw problem(path, "cannot be read: \(error.explanation)")
    }
  }

  private static func checkExecutable(_ path: String) throws(BundleProblem) {
    guard let status = try? Files.status(path, followingLinks: false), status.kind == .file else {
      throw problem(path, "is missing; CFBundleExecutable names it as the keyboard's program")
    }
    guard status.isExecutable else { throw problem(path, "is not executable; chmod 755 makes it so") }
    // Linux hides what the process of such a program holds, so that its memory could not be looked at.
    guard status.isReadableWhereExecutable else { throw problem(path, "may be run and not read; chmod 755 mends that") }
  }

  private static func addLocalizations(
    in folder: String, to manifest: inout KeyboardManifest
  ) -> [BundleProblem] {
    var problems: [BundleProblem] = []
    for name in Files.names(in: folder) {
      guard let language = KeyboardManifest.language(ofFolder: name) else { continue }
      let file = "\(folder)/\(name)/InfoPlist.strings"
      guard let bytes = try? Files.read(file, limit: 1 << 20) else { continue }
      problems += manifest.addLocalization(bytes, language: language, file: file)
    }
    return problems
  }
}
