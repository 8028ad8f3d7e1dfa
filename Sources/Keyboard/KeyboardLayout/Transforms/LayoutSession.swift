// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Applies a layout's rules to what is typed: it keeps the text before the caret with its markers, and says for each
/// key how the document changes. Source: UTS #35 part 7, sections "Element: transform" and "Backspace Transforms".
///
/// A value without clock or I/O. The document is changed only by what `type` and `deleteBackward` return; when the
/// caret moves or the application changes the text, call `reset`.
public struct LayoutSession: Sendable {
  /// How much text before the caret is looked at, in code points.
  package static let contextLimit = 256

  /// False for a layout without rules: then only combining characters ever change text that is there.
  package let hasRules: Bool
  private let transforms: [TransformGroup]
  private let backspaces: [TransformGroup]
  private let normalizes: Bool
  /// The end of the document before the caret, as it is there.
  private var document: [TextUnit] = []
  /// The same text decomposed, with markers.
  private var context: [TextUnit] = []
  /// True while `context` reaches back to where the text starts.
  private var startsAtZero = true

  public init(_ keyboard: Keyboard) {
    transforms = keyboard.transforms
    backspaces = keyboard.backspaces
    normalizes = keyboard.normalizes
    hasRules = !keyboard.transforms.isEmpty || !keyboard.backspaces.isEmpty
  }

  /// Forgets everything, markers included, and starts anew with the text before the caret.
  ///
  /// - Parameter reachesStart: False when the text is known to be cut off at its beginning.
  public mutating func reset(context text: String, reachesStart: Bool = true) {
    document = MarkedText.plainUnits(text)
    startsAtZero = reachesStart
    context = document
    trim()
    if normalizes {
      context = Normalization.decompose(document)
    }
  }

  /// True when a text that the application reports before the caret is what this session has made of it, as far as both
  /// are known; then there is nothing to reset, and markers stay.
  package func agrees(with text: String) -> Bool {
    let reported = MarkedText.plainUnits(text)
    let count = min(reported.count, document.count)
    return reported.suffix(count) == document.suffix(count) && (count > 0 || (reported.isEmpty && document.isEmpty))
  }

  /// Types the output of one key.
  ///
  /// - Parameter output: As `Key.output` has it, markers included.
  /// - Returns: The text to take away before the caret and the text to put in its place; either may be empty.
  public mutating func type(_ output: String) -> (old: String, new: String) {
    if !hasRules, let fast = typePlain(output) {
      return fast
    }
    // What is before the last boundary is decomposed already and cannot change.
    let start = normalizes ? context.lastIndex(where: Normalization.isBoundary) ?? 0 : context.count
    var next = Array(context[..<start]) + normalized(context[start...] + MarkedText.units(output))
    run(transforms, on: &next)
    return replaceContext(with: next)
  }

  /// Deletes as one press of backspace does in this layout: by its backspace rules, or else one code point, or an
  /// emoji as a whole, with the markers on both sides.
  ///
  /// - Returns: `nil` when no text before the caret is known; then the application has to delete.
  public mutating func deleteBackward() -> (old: String, new: String)? {
    guard !context.isEmpty else { return nil }
    var next = context
    if run(backspaces, on: &next) {
      run(transforms, on: &next)
    } else {
      deleteLast(&next)
      guard !document.isEmpty else {
        context = next
        return nil
      }
    }
    return replaceContext(with: next)
  }

  /// Characters that cannot join with anything before them need no rules and no look at the text.
  private mutating func typePlain(_ output: String) -> (old: String, new: String)? {
    guard let first = output.unicodeScalars.first, first.value < 0x300,
      output.unicodeScalars.allSatisfy({ $0.value < 0x300 })
    else { return nil }
    let units = MarkedText.plainUnits(output)
    document += units
    context += normalizes ? Normalization.decompose(units) : units
    trim()
    return ("", output)
  }

  // MARK: - Rules

  /// Runs the groups one after another; true when any rule has matched.
  @discardableResult
  private func run(_ groups: [TransformGroup], on text: inout [TextUnit]) -> Bool {
    var matched = false
    for group in groups {
      switch group {
      case .transforms(let transforms):
        guard apply(transforms, to: &text) else { continue }
        matched = true
      case .reorders(let reorders):
        let sorted = Reordering.apply(reorders, to: text)
        guard sorted != text else { continue }
        text = sorted
        matched = true
      }
      text = normalized(text)
    }
    return matched
  }

  private func apply(_ transforms: [Transform], to text: inout [TextUnit]) -> Bool {
    for transform in transforms {
      guard let match = transform.pattern.match(text, startsAtZero: startsAtZero) else { continue }
      let replacement = transform.replacement.units(for: match, in: text)
      text.replaceSubrange(match.range, with: replacement)
      return true
    }
    return false
  }

  private func normalized(_ text: some Collection<TextUnit>) -> [TextUnit] {
    normalizes ? Normalization.decompose(text) : Array(text)
  }

  private func deleteLast(_ text: inout [TextUnit]) {
    dropMarkers(&text)
    text.removeLast(min(text.count, EmojiCluster.lengthOfLastCharacter(of: text)))
    dropMarkers(&text)
  }

  private func dropMarkers(_ text: inout [TextUnit]) {
    while let last = text.last, Marker.isMarker(last) {
      text.removeLast()
    }
  }
}

// MARK: - The document

extension LayoutSession {
  /// Takes over the new context and finds the least change of the document that brings it there.
  private mutating func replaceContext(with next: [TextUnit]) -> (old: String, new: String) {
    let oldPlain = context.filter { !Marker.isMarker($0) }
    let newPlain = next.filter { !Marker.isMarker($0) }
    let common = zip(oldPlain, newPlain).prefix { $0 == $1 }.count
    let keep = keptLength(common: common, plainCount: oldPlain.count, newPlain: newPlain)
    var old = Array(document[keep.document...])
    var new = Array(newPlain[keep.plain...])
    if normalizes {
      new = Normalization.compose(new)
    }
    document.replaceSubrange(keep.document..., with: new)
    context = next
    let shared = zip(old, new).prefix { $0 == $1 }.count
    old.removeFirst(shared)
    new.removeFirst(shared)
    trim()
    return (MarkedText.string(old), MarkedText.string(new))
  }

  /// The longest beginning of the document that is the same before and after, and that nothing after it joins with:
  /// its length in the document, and decomposed.
  private func keptLength(common: Int, plainCount: Int, newPlain: [TextUnit]) -> (document: Int, plain: Int) {
    guard normalizes else { return (common, common) }
    var plain = plainCount
    if plain == common, plain == newPlain.count || Normalization.isBoundary(newPlain[plain]) {
      return (document.count, plain)
    }
    for (index, unit) in document.enumerated().reversed() {
      plain -= Normalization.decomposedLength(of: unit)
      if plain <= common, Normalization.isBoundary(unit),
        plain == newPlain.count || Normalization.isBoundary(newPlain[plain])
      {
        return (index, plain)
      }
    }
    return (0, 0)
  }

  /// Keeps the memory small; what is cut off is at a place where nothing joins.
  private mutating func trim() {
    let limit = LayoutSession.contextLimit
    guard document.count > limit * 2 || context.count > limit * 6 else { return }
    let kept = LayoutSession.tail(of: document)
    startsAtZero = startsAtZero && kept.count == document.count
    document = kept
    // The context keeps the same characters; one may be up to four decomposed.
    let length = normalizes ? Normalization.decompose(document).count : document.count
    var tail: [TextUnit] = []
    var count = 0
    var markerCount = 0
    for unit in context.reversed() {
      if Marker.isMarker(unit) {
        // Nobody waits for a marker that so many followed.
        if markerCount < limit {
          markerCount += 1
          tail.append(unit)
        }
      } else if count < length {
        count += 1
        tail.append(unit)
      } else {
        break
      }
    }
    context = tail.reversed()
  }

  private static func tail(of document: [TextUnit]) -> [TextUnit] {
    let start = max(0, document.count - contextLimit)
    let boundary = document[start...].firstIndex(where: Normalization.isBoundary) ?? start
    return Array(document[boundary...])
  }
}
