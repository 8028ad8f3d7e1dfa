// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import KeyboardEngine
import KeyboardLayout
import TestSupport
import Testing

@testable import SystemKeyboard

/// The folder of people's own layouts beside that of Spinet's.
@Suite struct LayoutFolderTests {
  /// The samples of a page of the documentation, without the indent of the list that they stand in.
  private static func samples(_ page: String) throws -> [String] {
    let text = try String(contentsOfFile: SourceTree.path("Documentation/\(page)"), encoding: .utf8)
    return text.components(separatedBy: "```xml\n").dropFirst().map { part in
      part.components(separatedBy: "```")[0].split(separator: "\n").map { $0.hasPrefix("   ") ? $0.dropFirst(3) : $0 }
        .joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines) + "\n"
    }
  }

  /// Makes a folder with files, reads both folders, and tells what was reported.
  private func read(_ files: [String: String]) throws -> (catalog: KeyboardCatalog, reports: [String]) {
    let own = FileManager.default.temporaryDirectory.appending(path: "layouts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: own) }
    for (name, text) in files { try Data(text.utf8).write(to: own.appending(path: name)) }
    var reports: [String] = []
    let folder = try LayoutFolder(path: SourceTree.path("Keyboards"), own: own.path)
    return (try folder.catalog { reports.append($0) }, reports)
  }

  private func letters(_ catalog: KeyboardCatalog, _ mode: String) -> [String] {
    var builder = PlaneBuilder(catalog: catalog)
    return builder.plane(PlaneRequest(mode: mode, screen: PlaneHarness.phone, modeCount: 2)).picture
  }

  #if DEBUG
    @Test func `what is built for debugging finds the layouts of its checkout, from wherever in it its sources lie`() {
      #expect(LayoutFolder.besideSources.first == SourceTree.path("Keyboards"))
    }
  #endif

  @Test func `the tutorial's layout of German has no mistakes, passes its test and has all its keys`() throws {
    let samples = try Self.samples("Layouts.md")
    try #require(samples.count == 2)
    let (catalog, reports) = try read(["de-DE.xml": samples[0]])
    #expect(reports == [])
    #expect(catalog.modes.map(\.id) == ["en-US", "ko-KR", "de-DE"])
    #expect(
      letters(catalog, "de-DE") == [
        "q w e r t z u i o p ü", "a s d f g h j k l ö ä", "<shift> y x c v b n m <delete>",
        "123 <globe> Deutsch <return>",
      ])
    let layout = try KeyboardReader.read(Array(samples[0].utf8), file: "de-DE.xml") { _ in nil }
    let test = try KeyboardTestReader.read(Array(samples[1].utf8), file: "de-DE-test.xml")
    let results = KeyboardTestRunner.run(test, on: layout)
    #expect(results.count == 2 && results.allSatisfy(\.failures.isEmpty))
  }

  @Test func `a layout of one's own takes the place of Spinet's, in its order, and imports Spinet's parts`() throws {
    let original = SourceTree.path("Keyboards/en-US.xml")
    let text = try String(contentsOfFile: original, encoding: .utf8)
      .replacingOccurrences(of: "q w e r t y u i o p", with: "w q e r t y u i o p")
    let (catalog, reports) = try read(["en-US.xml": text])
    #expect(reports == [])
    #expect(catalog.modes.map(\.id) == ["en-US", "ko-KR"])
    #expect(letters(catalog, "en-US").first == "w q e r t y u i o p")
  }

  @Test func `a layout with mistakes is reported by line and left out, and Spinet's counts`() throws {
    let (catalog, reports) = try read(["en-US.xml": "<keyboard3 locale=\"en-US\">\n<nonsense/></keyboard3>"])
    #expect(reports.contains { $0.contains("en-US.xml:2:") })
    #expect(letters(catalog, "en-US").first == "q w e r t y u i o p")
  }

  @Test func `imports stay in the folders of layouts`() throws {
    let text = """
      <keyboard3 locale="xx" conformsTo="45"><info name="X" /><keys><import path="../Package.swift" /></keys>
      <layers formId="touch"><layer id="base"><row keys="a" /></layer></layers></keyboard3>
      """
    let (catalog, reports) = try read(["xx.xml": text])
    #expect(reports.contains { $0.contains("cannot be read") })
    #expect(catalog.mode("xx") == nil)
  }
}
