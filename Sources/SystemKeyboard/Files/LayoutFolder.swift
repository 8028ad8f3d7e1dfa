// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardLayout
internal import LinuxSystem

/// The layouts' files.
package struct LayoutFolder {
  /// Why there is no keyboard, in words that say what to do.
  package struct Missing: Error {
    package let message: String
  }

  private let path: String

  /// - Parameter path: The folder to use; `nil` to look where programs keep their data.
  package init(path: String?) throws(Missing) {
    guard let path = path ?? Self.candidates.first(where: { Files.exists($0 + "/" + KeyboardCatalog.padsFileName) })
    else {
      throw Missing(message: "no layouts found; install them with the program, or name their folder")
    }
    self.path = path
  }

  /// Where the layouts may be: where the environment says, beside an installed program, in the data folders, and in a
  /// checkout.
  private static var candidates: [String] {
    let told = Environment.value("SPINET_LAYOUTS").map { [$0] } ?? []
    let program = Process.folder.map { [$0 + "/../share/spinet/Keyboards", $0 + "/../../../Keyboards"] } ?? []
    return told + program + BaseFolder.sharedData.map { $0 + "/spinet/Keyboards" } + besideSources
  }

  /// For what is built for debugging, such as the tests of somebody's own package: the layouts of the checkout, or of the
  /// installation, that holds the sources.
  private static var besideSources: [String] {
    #if DEBUG
      let sources = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
      return [sources + "/../Keyboards", sources + "/../../Keyboards"]
    #else
      return []
    #endif
  }

  /// The paths of the layouts' files.
  package var files: [String] { Files.names(in: path).filter { $0.hasSuffix(".xml") }.sorted().map { path + "/" + $0 } }

  /// Reads every layout that can be read; the others are reported and left out.
  ///
  /// - Parameter report: Gets a line for each fault.
  package func catalog(report: (String) -> Void) throws(Missing) -> KeyboardCatalog {
    let shared = [KeyboardCatalog.padsFileName, KeyboardCatalog.rowsFileName]
    let languages = Files.names(in: path).filter { Self.isLanguage($0) }
    guard let pads = read(shared[0], report), let rows = read(shared[1], report) else {
      throw Missing(message: "the layouts in \(path) are not complete; install them again")
    }
    let keyboards = languages.compactMap { read($0, report) }
    guard !keyboards.isEmpty else {
      throw Missing(message: "there is no layout of a language in \(path); install them again")
    }
    return KeyboardCatalog(keyboards: keyboards, pads: pads, rows: rows)
  }

  /// Layouts of languages are named for their locale, such as `en-US.xml`; parts of layouts have other names.
  private static func isLanguage(_ name: String) -> Bool {
    name.hasSuffix(".xml") && name.prefix { $0 != "-" && $0 != "." }.utf8.count <= 3
  }

  private func read(_ name: String, _ report: (String) -> Void) -> Keyboard? {
    let file = path + "/" + name
    do {
      return try KeyboardReader.read(try Files.read(file), file: file, imports: imported)
    } catch let errors as LayoutErrors {
      for error in errors.errors { report("\(error)") }
    } catch {
      report("cannot read \(file)")
    }
    return nil
  }

  private func imported(_ request: LayoutImport) -> LayoutImportedFile? {
    guard case .file(let parent) = request.base else { return nil }
    let folder = parent.lastIndex(of: "/").map { parent[..<$0] } ?? "."
    let path = folder + "/" + request.path
    return (try? Files.read(path)).map { LayoutImportedFile(name: path, bytes: $0) }
  }
}
