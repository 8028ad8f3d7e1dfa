// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Geometry
internal import KeyboardEngine
internal import ScanProtocol

/// What a camera sees with keys over the lines of its text, and a bar of keys below. Sizes are in logical pixels.
struct ScanPlane {
  /// What is to be seen.
  struct Content {
    var lines: [ScannedLine] = []
    /// The indexes of the lines that were chosen.
    var chosen: Set<Int> = []
    /// How wide what is seen is for its height.
    var aspectRatio = 4.0 / 3
    /// Whether there is a picture; without one lines show their text.
    var hasImage = false
    /// What to say in place of lines; `nil` for nothing.
    var hint: String?
    /// What the keys of the bar are called; `nil` for those that are not there.
    var close = ""
    var again: String?
    var insert: String?
  }

  let plane: KeyPlane
  /// Where the picture is, and the ground around it.
  let area: Rect
  let image: Rect
  /// What is behind the hint.
  let plate: Rect?

  static let id = "scan"
  static let closeID = "close"
  static let againID = "scan-again"
  static let insertID = "insert"
  private static let margin = 12.0
  private static let gap = 8.0
  private static let keyHeight = 44.0
  private static let widestKey = 136.0
  private static let hintHeight = 22.0
  private static let widestHint = 420.0
  private static let platePadding = Size(width: 14, height: 10)
  /// How far the frame around a line is from its letters.
  private static let lineReach = Size(width: 3, height: 2)

  init(_ content: Content, size: Size) {
    // A phone that lies on its side has little room.
    let bar = Self.keyHeight + (size.height < 300 ? 2 * 4 : 2 * Self.gap)
    area = Rect(x: 0, y: 0, width: size.width, height: max(size.height - bar, 0))
    image = Self.fit(content.aspectRatio, in: area)
    var keys = Self.lines(content, on: image, within: area)
    let hint = Self.hint(content.hint, in: area)
    plate =
      hint.isEmpty
      ? nil
      : hint.dropFirst().reduce(hint[0].frame) { $0.union($1.frame) }
        .inset(by: -Self.platePadding.width, -Self.platePadding.height)
    keys += hint
    let width = min((size.width - 2 * Self.margin - 2 * Self.gap) / 3, Self.widestKey)
    let end = size.width - Self.margin - width
    let buttons: [(id: String, action: ScanAction, word: String?, x: Double)] = [
      (Self.closeID, .end, content.close, Self.margin),
      // What is likeliest to be wanted is at the end.
      (Self.againID, .again, content.again, content.insert == nil ? end : (size.width - width) / 2),
      (Self.insertID, .insert, content.insert, end),
    ]
    for button in buttons {
      guard let word = button.word else { continue }
      keys.append(
        PlacedKey(
          id: button.id,
          frame: Rect(
            x: button.x.rounded(), y: area.maxY + ((bar - Self.keyHeight) / 2).rounded(), width: width.rounded(),
            height: Self.keyHeight), role: .scan(button.action), label: .word(word)))
    }
    plane = KeyPlane(id: Self.id, size: size, keys: keys)
  }

  /// The largest place for a picture.
  private static func fit(_ aspectRatio: Double, in area: Rect) -> Rect {
    let ratio = aspectRatio.isFinite && aspectRatio > 0 ? aspectRatio : 1
    let width = min(area.width, area.height * ratio)
    let height = min(area.height, area.width / ratio)
    return Rect(x: (area.width - width) / 2, y: (area.height - height) / 2, width: width, height: height)
  }

  private static func lines(_ content: Content, on image: Rect, within area: Rect) -> [PlacedKey] {
    let whole = Double(ScannedLine.whole)
    return content.lines.enumerated().map { index, line in
      let place = Rect(
        x: image.minX + Double(line.x) / whole * image.width, y: image.minY + Double(line.y) / whole * image.height,
        width: Double(line.width) / whole * image.width, height: Double(line.height) / whole * image.height)
      return PlacedKey(
        id: "line-\(index)", frame: place.inset(by: -lineReach.width, -lineReach.height).intersection(area),
        role: .scan(.line(index)),
        label: .scanned(line.text, isChosen: content.chosen.contains(index), shows: !content.hasImage))
    }
  }

  private static func hint(_ text: String?, in area: Rect) -> [PlacedKey] {
    guard let text else { return [] }
    let width = min(area.width - 48, widestHint)
    let lines = QuestionPlane.lines(of: text, width: width)
    let top = ((area.height - Double(lines.count) * hintHeight) / 2).rounded()
    return lines.enumerated().map { index, line in
      PlacedKey(
        id: "hint-\(index)",
        frame: Rect(
          x: ((area.width - width) / 2).rounded(), y: top + Double(index) * hintHeight, width: width,
          height: hintHeight), role: .character(""), label: .scanHint(line))
    }
  }
}
