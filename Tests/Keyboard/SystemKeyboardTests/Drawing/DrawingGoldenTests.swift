// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Geometry
import LinuxSystem
import Raster
import SystemKeyboard
import Testing

@MainActor @Suite(.serialized) struct DrawingGoldenTests {
  private let renderer: KeyboardRenderer = {
    let renderer = KeyboardRenderer()
    renderer.emojiFontPath = ColorFontFile.path
    return renderer
  }()

  /// The recorded pictures are set in these; `Utilities/install-packages.sh run` brings them.
  @Test func `the fonts of the recorded pictures are installed`() {
    var missing = Self.fontPackages.filter { !Self.isInstalled(family: $0.family) }.map(\.package)
    if ColorFontFile.path == nil { missing.append(ColorFontFile.package) }
    #expect(missing.isEmpty, "install the packages \(missing), or the pictures cannot match")
  }

  /// The themes by the words of the pictures' names.
  private static let themes: [(name: String, theme: Theme)] = [
    ("light", .light), ("dark", .dark), ("light-contrast", .lightHighContrast), ("dark-contrast", .darkHighContrast),
  ]

  /// Returns the themes in which a sample is recorded.
  private static func themes(of sample: DrawingSample) -> [(name: String, theme: Theme)] {
    themes.filter { !$0.theme.isHighContrast || sample.isInHighContrast }
  }

  @Test(arguments: DrawingSample.all) func `a keyboard looks as recorded`(_ sample: DrawingSample) throws {
    for (name, theme) in Self.themes(of: sample) {
      var presentation = sample.presentation
      presentation.theme = theme
      for scale in sample.scales {
        try check(presentation, name: Self.name(of: sample, name, scale: scale), scale: scale)
      }
    }
  }

  @Test func `every recorded picture is still drawn`() {
    var names: Set<String> = []
    for sample in DrawingSample.all {
      for (name, _) in Self.themes(of: sample) {
        for scale in sample.scales { names.insert(Self.name(of: sample, name, scale: scale)) }
      }
    }
    let dead = Snapshot.recordedNames(in: "Drawing").subtracting(names)
    #expect(dead.isEmpty, "delete what nothing draws any more")
  }

  private func check(_ presentation: Presentation, name: String, scale: Double) throws {
    let size = presentation.surfaceSize
    var bitmap = try #require(
      Bitmap(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded())))
    bitmap.draw(scale: scale) { renderer.draw(presentation, into: $0) }
    try Snapshot.check(bitmap, matches: name)
  }

  private static func name(of sample: DrawingSample, _ theme: String, scale: Double) -> String {
    let number = scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
    return "Drawing/\(sample.name)-\(theme)@\(number)x"
  }

  private static let fontPackages = [("fonts-inter", "Inter"), ("fonts-noto-cjk", "Noto Sans CJK KR")]
    .map { (package: $0.0, family: $0.1) }

  private static func isInstalled(family: String) -> Bool {
    guard let fontMap = pango_cairo_font_map_new() else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(fontMap)) }
    return pango_font_map_get_family(fontMap, family) != nil
  }
}
