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

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if isActive, !editor.selection.isCaret {
      let alpha: CGFloat = traitCollection.userInterfaceStyle == .dark ? 0.35 : 0.2
      context.setFillColor(tintColor.withAlphaComponent(alpha).resolvedColor(with: traitCollection).cgColor)
      for part in stack.selectionRects(for: editor.selection.range) { context.fill(part.rect) }
    }
    if let marked = editor.markedRange, let color = markedStyle?[.backgroundColor] as? UIColor {
      context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
      for part in stack.selectionRects(for: marked) { context.fill(part.rect) }
    }
    for (index, layout) in stack.layouts.enumerated() {
      let top = stack.top(ofParagraph: index)
      guard top <= rect.maxY, top + layout.usedSize.height >= rect.minY else { continue }
      layout.draw(at: CGPoint(x: 0, y: top), in: context, color: textColor)
    }
    guard let marked = editor.markedRange, markedStyle.map({ $0[.underlineStyle] != nil }) ?? true else { return }
    let color = markedStyle?[.underlineColor] as? UIColor ?? textColor
    context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
    for part in stack.selectionRects(for: marked) {
      context.fill(CGRect(x: part.rect.minX, y: part.rect.maxY - 1, width: part.rect.width, height: 1))
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
