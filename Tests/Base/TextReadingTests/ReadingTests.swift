// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextReading

/// What the real reader makes of pictures that are drawn here.
@Suite(.serialized) struct ReadingTests {
  /// How a page looks to a camera.
  enum Look: CaseIterable {
    case clean, askew, steeplyAskew, noisy, inShadow, pale, blurred, small, whiteOnBlack, allAtOnce

    func apply(to page: inout DrawnPage) {
      switch self {
      case .clean: break
      case .askew: page.skew = 4
      case .steeplyAskew: page.skew = -9
      case .noisy: page.noise = 60
      case .inShadow: page.lightAtRight = 0.25
      case .pale: (page.ink, page.paper) = (0.55, 0.7)
      case .blurred: page.blur = 2
      case .small: page.fontSize = 17
      case .whiteOnBlack: (page.ink, page.paper) = (0.95, 0.1)
      case .allAtOnce: (page.skew, page.noise, page.lightAtRight, page.blur) = (3, 20, 0.5, 1)
      }
    }
  }

  @Test("KG-9 text is read however the picture looks", arguments: [("english", 0.97), ("korean", 0.9)])
  func looks(name: String, least: Double) throws {
    // Which of the two languages it is, the reader finds out.
    let reader = TextReader(languages: [.korean, .english], patience: .seconds(300))
    for look in Look.allCases {
      var page = try DrawnPage(name)
      look.apply(to: &page)
      let lines = try reader.read(page.picture).lines.map(\.text)
      #expect(Likeness.share(of: lines, in: page.lines) >= least, "\(look): \(lines)")
    }
  }

  @Test("KG-9 a sheet in two languages is read line by line, whichever of them comes first", arguments: [true, false])
  func languages(isKoreanFirst: Bool) throws {
    let languages: [ReadingLanguage] = isKoreanFirst ? [.korean, .english] : [.english, .korean]
    let reader = TextReader(languages: languages, patience: .seconds(300))
    let lines = ["Hangang Books", "서울특별시 중구 세종대로", "02-1234-5678", "Ann Lee, Editor", "문의는 전화로 주세요"]
    for (look, skew) in [("straight", 0.0), ("askew", 3)] {
      var page = DrawnPage(lines: lines)
      page.skew = skew
      let read = try reader.read(page.picture).lines.map(\.text)
      #expect(read.count == lines.count && Likeness.share(of: read, in: lines) >= 0.9, "\(look): \(read)")
    }
  }

  @Test("KG-9 lines are where the text is", arguments: [0.0, 6]) func places(skew: Double) throws {
    var page = try DrawnPage("english")
    page.skew = skew
    let text = try TextReader(languages: [.english], patience: .seconds(300)).read(page.picture)
    try #require(text.lines.count == page.lines.count)
    #expect(text.width == page.width && text.height == page.height)
    for (line, next) in zip(text.lines, text.lines.dropFirst()) {
      #expect(line.box.y < next.box.y)
    }
    for line in text.lines {
      #expect(line.confidence > 60)
      #expect(line.box.width > 300 && line.box.height > 20)
      #expect(line.box.x + line.box.width <= page.width && line.box.y + line.box.height <= page.height)
    }
    // The first line has its middle where it was drawn.
    let first = text.lines[0].box
    if skew == 0 { #expect((80...112).contains(first.x) && (80...110).contains(first.y)) }
  }

  @Test("KG-9 a picture without text has none, and files are read as pictures are") func others() throws {
    let reader = TextReader(languages: [.english], patience: .seconds(300))
    #expect(try reader.read(DrawnPage(lines: []).picture).lines.isEmpty)
    let page = try DrawnPage("english")
    let lines = try reader.read(.file(page.file)).lines
    #expect(Likeness.share(of: lines.map(\.text), in: page.lines) >= 0.97)
    let colors = page.shades.flatMap { [$0, $0, $0] }
    #expect(try reader.read(.rgb(width: page.width, height: page.height, colors)).lines == lines)
  }
}
