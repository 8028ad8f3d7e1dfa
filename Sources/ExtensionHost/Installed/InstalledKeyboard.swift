// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import KeyboardBundle
internal import LinuxSystem

/// A keyboard bundle that lies in a folder and may be used.
package nonisolated struct InstalledKeyboard: Hashable, Sendable {
  package let manifest: KeyboardManifest
  /// The bundle's folder, an absolute path without links.
  package let folder: String

  package var identifier: String { manifest.identifier }

  /// The absolute path of its program.
  package var executable: String { "\(folder)/\(manifest.executable)" }

  /// The keyboard's name in the first of these languages that it has one in; BCP 47 tags, the dearest first.
  package func name(for languages: [String]) -> String { manifest.displayName(for: languages) }
}

// MARK: - Reading

extension InstalledKeyboard {
  /// The name that folders of keyboards end with.
  package nonisolated static let folderSuffix = ".keyboard"
  private nonisolated static let entryLimit = 10_000
  private nonisolated static let depthLimit = 16

  /// Reads the bundle in a folder, or in the folder that a link at its place leads to.
  ///
  /// Whoever can write a bundle can type as this person: all of it must belong to the person or to root, and no one else
  /// may write it. Links inside are refused, because a keyboard cannot follow them out of its bundle.
  ///
  /// - Returns: The keyboard, `nil` when there is an error among the problems; the problems name files by their paths.
  package nonisolated static func read(folder path: String) -> (keyboard: InstalledKeyboard?, problems: [BundleProblem])
  {
    do throws(BundleProblem) {
      let folder = try resolved(path)
      var entries = 0
      try check(folder, depth: 0, entries: &entries)
      let plist = "\(folder)/Info.plist"
      let bytes = try content(plist, limit: 1 << 20)
      let result = KeyboardManifest.read(bytes, file: plist)
      guard var manifest = result.manifest else { return (nil, result.problems) }
      try checkExecutable("\(folder)/\(manifest.executable)")
      let problems = result.problems + addLocalizations(in: folder, to: &manifest)
      return (InstalledKeyboard(manifest: manifest, folder: folder), problems)
    } catch {
      return (nil, [error])
    }
  }

  private nonisolated static func problem(_ path: String, _ message: String) -> BundleProblem {
    BundleProblem(file: path, line: 0, .error, message)
  }

  private nonisolated static func resolved(_ path: String) throws(BundleProblem) -> String {
    do throws(SystemCallError) {
      let folder = try Files.realPath(path)
      if try Files.status(folder).kind == .folder { return folder }
    } catch {
      throw problem(path, "cannot be read: \(error.explanation)")
    }
    throw problem(path, "is no folder; a keyboard is a folder with an Info.plist and a program")
  }

  private nonisolated static func content(_ path: String, limit: Int) throws(BundleProblem) -> [UInt8] {
    do {
      return try Files.read(path, limit: limit)
    } catch {
      throw problem(path, "cannot be read: \(error.explanation)")
    }
  }

  private nonisolated static func checkExecutable(_ path: String) throws(BundleProblem) {
    guard let status = try? Files.status(path, followingLinks: false), status.kind == .file else {
      throw problem(path, "is missing; CFBundleExecutable names it as the keyboard's program")
    }
    guard status.isExecutable else { throw problem(path, "is not executable; chmod 755 makes it so") }
    // Linux hides what the process of such a program holds, so that its memory could not be looked at.
    guard status.isReadableWhereExecutable else { throw problem(path, "may be run and not read; chmod 755 mends that") }
  }

  private nonisolated static func addLocalizations(
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

// MARK: - Who may write it

extension InstalledKeyboard {
  /// What speaks against trusting what stands at a path, not looking into folders; `nil` for nothing.
  nonisolated static func distrust(of path: String) -> BundleProblem? {
    let status: FileStatus
    do {
      status = try Files.status(path, followingLinks: false)
    } catch {
      return problem(path, "cannot be read: \(error.explanation)")
    }
    switch status.kind {
    case .link: return problem(path, "is a link; a bundle holds no links, put the file itself there")
    case .other: return problem(path, "is no file and no folder; remove it")
    case .file, .folder: break
    }
    guard status.owner == 0 || status.owner == Process.user else {
      return problem(path, "belongs to somebody else; install the keyboard as yourself, or as root for everybody")
    }
    guard !status.isWritableByOthers else {
      return problem(path, "can be written by others, who could read what is typed; chmod -R go-w takes that away")
    }
    return nil
  }

  private nonisolated static func check(_ path: String, depth: Int, entries: inout Int) throws(BundleProblem) {
    entries += 1
    guard entries <= entryLimit, depth <= depthLimit else {
      throw problem(path, "is too much: a bundle has \(entryLimit) files and \(depthLimit) levels of folders at most")
    }
    if let distrust = distrust(of: path) { throw distrust }
    for name in Files.names(in: path) { try check("\(path)/\(name)", depth: depth + 1, entries: &entries) }
  }
}
