// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import TypingDecoder

extension LanguageFile {
  /// Opens the words of a language that came with the program or with the system.
  ///
  /// They are looked for in the folder that `SPINET_LANGUAGES` names, as Spinet sets it for custom keyboards; as
  /// `NAME.language` among the resources of the program; and where programs of this machine keep their data.
  ///
  /// - Parameter language: Two or three small letters, such as `en`.
  /// - Throws: `CocoaError.fileNoSuchFile` when there are none, and as `init(contentsOf:)`.
  public static func installed(_ language: String) throws -> LanguageFile {
    let name = language + ".language"
    // A name with a slash would lead elsewhere.
    let isName = language.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    let files = isName ? candidates(name) : []
    if let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
      return try LanguageFile(contentsOf: file)
    }
    throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name])
  }

  /// Opens a file. It is mapped, so that it takes memory only where it is read; who puts another in its place has to do so by
  /// a rename.
  ///
  /// - Throws: `LanguageFileError` for what is no such file, and `CocoaError` for what cannot be read.
  public init(contentsOf url: URL) throws {
    let data = try NSData(contentsOf: url, options: .alwaysMapped)
    try self.init(bytes: UnsafeRawBufferPointer(start: data.bytes, count: data.length), owner: data)
  }

  private static func candidates(_ name: String) -> [URL] {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["SPINET_LANGUAGES"] { return [URL(filePath: folder).appending(path: name)] }
    let own = Bundle.main.resourceURL.map { [$0.appending(path: name)] } ?? []
    let shared = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").map(String.init)
    let folders = shared.isEmpty ? ["/usr/local/share", "/usr/share"] : shared
    return own + folders.map { URL(filePath: $0).appending(path: "spinet/language/\(name)") } + besideSources(name)
  }

  /// For what is built for debugging, such as the tests of somebody's own package: the words of the checkout, or of the
  /// installation, that holds the sources.
  private static func besideSources(_ name: String) -> [URL] {
    #if DEBUG
      var sources = URL(filePath: #filePath)
      for _ in 0..<4 { sources.deleteLastPathComponent() }
      return [".build/language/\(name)", "../language/\(name)"].map { sources.appending(path: $0) }
    #else
      return []
    #endif
  }
}
