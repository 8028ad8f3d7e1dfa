// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Shows an edited text with its caret and what is selected of it.
///
/// The text stands in the top left corner, and is as large as the stack says.
@MainActor
final class TextSurface: UIView {
  let editor: TextEditor
  let stack = TextStack()
  private let caret = CaretView()
  /// The words that are misspelt.
  private(set) lazy var spelling = SpellingMarks(editor: editor)
  /// The rest of the word that is typed.
  private(set) lazy var completion = InlineCompletion(editor: editor)
  /// The character of a secret that was typed last.
  private(set) lazy var lastCharacter = LastCharacter(editor: editor, stack: stack)

  /// The colour of text that has none of its own.
  var textColor = UIColor.label {
    didSet { setNeedsDisplay() }
  }
  /// Hears that the text, or what is selected of it, may show in another place.
  var onChange: () -> Void = {}
  /// Whether a finger carries the caret, which shows above it then, and only grey in the text.
  var isCaretCarried = false {
    didSet {
      guard isCaretCarried != oldValue else { return }
      caret.backgroundColor = isCaretCarried ? .tertiaryLabel : tintColor
      selectionChanged()
    }
  }
  /// Whether there is a caret while nothing is selected.
  var showsCaret = true
  /// What text that is composed looks like; underlined by default.
  var markedStyle: [NSAttributedString.Key: Any]? {
    didSet { setNeedsDisplay() }
  }
  /// Whether the text takes keys: a caret, or what is selected, shows.
  var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      spelling.begin()
      completion.begin(isActive)
      selectionChanged()
    }
  }

  init(editor: TextEditor) {
    self.editor = editor
    super.init(frame: .zero)
    backgroundColor = nil
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    addSubview(caret)
    caret.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the text again, after it or its setting has changed.
  func textChanged() {
    stack.set(editor.text)
    setNeedsDisplay()
    selectionChanged()
  }

  /// Shows the caret where it is now.
  func selectionChanged() {
    setNeedsDisplay()
    showCaret()
    onChange()
  }

  private func showCaret() {
    let shows = isActive && showsCaret && editor.selection.isCaret
    caret.isHidden = !shows
    guard shows else { return caret.rest() }
    caret.frame = caretRect
    isCaretCarried ? caret.stay() : caret.startBlinking()
  }

  /// Where the caret stands, or would if nothing were selected.
  var caretRect: CGRect {
    stack.caretRect(at: TextLayout.Position(editor.selection.head, editor.selection.affinity))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = isCaretCarried ? .tertiaryLabel : tintColor
    setNeedsDisplay()
  }
}

// MARK: - Drawing

extension TextSurface: DirectlyDrawn {
  var drawsDirectly: Bool { true }

  /// How far letters may reach out of their paragraph, in points.
  private static let reach: CGFloat = 40

  /// Draws what is in sight of the text, however long that is.
  func drawDirectly(in rect: CGRect, of context: CGContext) {
    let seen = rect.intersection(context.boundingBoxOfClipPath)
    guard !seen.isNull else { return }
    traitCollection.performAsCurrent { drawText(in: seen, of: context) }
  }

  private func drawText(in seen: CGRect, of context: CGContext) {
    let first = stack.paragraphIndex(at: seen.minY - Self.reach)
    let last = stack.paragraphIndex(at: seen.maxY + Self.reach)
    drawSelection(in: seen, of: context)
    let marked = editor.markedRange.map { stack.selectionRects(for: $0) } ?? []
    if let color = markedStyle?[.backgroundColor] as? UIColor {
      context.setFillColor(color.cgColor)
      for part in marked { context.fill(part.rect) }
    }
    for index in first...last {
      stack.layouts[index].draw(at: CGPoint(x: 0, y: stack.top(ofParagraph: index)), in: context, color: textColor)
      drawMarks(inParagraph: index, of: context)
    }
    drawCompletion(of: context)
    guard markedStyle.map({ $0[.underlineStyle] != nil }) ?? true else { return }
    context.setFillColor((markedStyle?[.underlineColor] as? UIColor ?? textColor).cgColor)
    for part in marked {
      context.fill(CGRect(x: part.rect.minX, y: part.rect.maxY - 1, width: part.rect.width, height: 1))
    }
  }

  private func drawSelection(in seen: CGRect, of context: CGContext) {
    guard isActive, !editor.selection.isCaret else { return }
    let alpha: CGFloat = traitCollection.userInterfaceStyle == .dark ? 0.35 : 0.2
    context.setFillColor(tintColor.withAlphaComponent(alpha).cgColor)
    for part in stack.selectionRects(for: editor.selection.range) where part.rect.intersects(seen) {
      context.fill(part.rect)
    }
  }
}

/// A bar between two characters, which comes and goes while nothing is typed.
@MainActor
final class CaretView: UIView {
  private var call: PlatformCall?

  /// How long the caret shows, and how long it does not, in seconds.
  private static let interval: TimeInterval = 0.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = 1
  }

  required init?(coder: NSCoder) { nil }

  /// Shows from now on, and begins to blink a moment later.
  func startBlinking() {
    alpha = 1
    blinkLater()
  }

  func rest() { call = nil }

  /// Shows without blinking.
  func stay() {
    rest()
    alpha = 1
  }

  private func blinkLater() {
    guard let platform = UIApplication.shared.platform else { return }
    call = platform.callIdly(at: platform.now + Self.interval) { [weak self] in
      guard let self, window != nil, !isHidden else { return }
      alpha = alpha > 0.5 ? 0 : 1
      blinkLater()
    }
  }
}
