// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - The rest of a word in grey

extension TextSurface {
  /// The rest of the word set as the text before it, and where it stands; `nil` where there is no room in the line.
  private func layout(ofRest rest: String) -> (layout: TextLayout, origin: CGPoint)? {
    let place = TextLayout.Position(editor.selection.head, editor.selection.affinity)
    guard isActive, showsCaret, !stack.isRightToLeft(at: place.offset) else { return nil }
    var attributes = editor.nextAttributes
    attributes[.foregroundColor] = nil
    attributes[.paragraphStyle] = nil
    var options = TextLayout.Options()
    options.defaultFont = stack.setting.defaultFont
    options.fontScale = stack.setting.fontScale
    let layout = TextLayout(NSAttributedString(string: rest, attributes: attributes), options: options)
    let index = editor.text.paragraphIndex(at: place.offset)
    guard let line = stack.layouts[index].lines.last, let own = layout.lines.first else { return nil }
    let origin = CGPoint(
      x: caretRect.maxX, y: stack.top(ofParagraph: index) + line.baseline - own.baseline)
    return origin.x + layout.usedSize.width <= visibleRight ? (layout, origin) : nil
  }

  /// Where what is in sight ends.
  private var visibleRight: CGFloat {
    superview.map { min(bounds.maxX, convert($0.bounds, from: $0).maxX) } ?? bounds.maxX
  }

  /// Draws what may become of the word behind the caret.
  func drawCompletion(of context: CGContext) {
    if let rest = completion.rest, let (layout, origin) = layout(ofRest: rest) {
      layout.draw(at: origin, in: context, color: .tertiaryLabel)
      completion.noteDrawn()
    } else {
      completion.noteHidden()
    }
  }

  /// Where the rest of the word shows; `nil` where nothing does.
  var completionFrame: CGRect? {
    guard let rest = completion.rest, let (layout, origin) = layout(ofRest: rest) else { return nil }
    return CGRect(origin: origin, size: layout.usedSize)
  }
}
