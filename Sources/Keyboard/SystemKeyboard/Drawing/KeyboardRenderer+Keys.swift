// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Raster
import TextModel

// MARK: - Keys

extension KeyboardRenderer {
  func draw(_ key: KeyAppearance, of presentation: Presentation, into canvas: borrowing Canvas) {
    if let clip = key.clip {
      canvas.clipped(to: [clip]) { drawWhole(key, of: presentation, into: canvas) }
    } else {
      drawWhole(key, of: presentation, into: canvas)
    }
  }

  private func drawWhole(_ key: KeyAppearance, of presentation: Presentation, into canvas: borrowing Canvas) {
    let cap = canvas.snapped(key.cap)
    let theme = presentation.theme
    if key.style == .chosen { drawDisc(behind: cap, theme: theme, into: canvas) }
    if key.style == .field {
      drawPlate(cap, cornerRadius: Self.fieldRadius, color: theme.field, theme: theme, into: canvas)
    }
    if let plate = theme.plate(of: key.style) { drawPlate(ofWordIn: cap, color: plate, theme: theme, into: canvas) }
    if let fill = theme.fill(of: key.style, isEnabled: key.isEnabled) {
      if !theme.isHighContrast, !key.label.isEmoji { drawEdge(below: cap, theme: theme, into: canvas) }
      drawPlate(cap, cornerRadius: KeyMetrics.cornerRadius, color: fill, theme: theme, into: canvas)
    }
    if key.dwellStep > 0 { drawDwell(step: key.dwellStep, on: cap, theme: theme, into: canvas) }
    if case .scanned(let string, let isChosen, let shows) = key.label {
      return drawScanned(
        string, isChosen: isChosen, shows: shows, metrics: KeyMetrics(cap: cap), isPressed: key.style == .pressedBare,
        of: presentation, into: canvas)
    }
    guard !key.isUnlabelled else { return }
    let opacity = key.style == .pressedBare && !theme.isHighContrast ? Self.pressedBareOpacity : 1
    let color = (key.isEnabled ? theme.label(of: key.style) : theme.disabledLabel).faded(to: opacity)
    var metrics = KeyMetrics(cap: cap, isOnPad: key.isOnPad)
    if let side = key.iconSide { (metrics.iconSide, metrics.emojiSide) = (side, side) }
    var area = metrics.labelArea
    if let secondary = key.secondaryLabel {
      let rise = cap.height * 0.27
      draw(
        secondary, font: metrics.secondary,
        color: key.style == .focused ? color : theme.secondaryLabel.faded(to: opacity),
        in: area.offset(by: Point(x: 0, y: -rise)), of: presentation, into: canvas)
      area = area.offset(by: Point(x: 0, y: cap.height * 0.1))
    }
    if let caption = key.caption, caption.opacity > 0 {
      drawWord(
        caption.text, font: metrics.word, color: color.faded(to: min(caption.opacity, 1)), in: area, of: presentation,
        into: canvas)
      draw(
        key.label, metrics: metrics, color: color.faded(to: 1 - caption.opacity), in: area, of: presentation,
        into: canvas)
    } else {
      draw(key.label, metrics: metrics, color: color, in: area, of: presentation, into: canvas)
    }
    if key.isLocked { canvas.fill(canvas.snapped(metrics.lockMark), cornerRadius: 1, with: color) }
  }

  /// Draws what shows of the side of a cap; the cap itself goes over it.
  func drawEdge(below cap: Rect, theme: Theme, into canvas: borrowing Canvas) {
    let height = max(canvas.snapped(KeyMetrics.edgeHeight), canvas.hairline)
    // Only the lowest part: the rest would be covered.
    let part = 2 * KeyMetrics.cornerRadius
    let edge = Rect(x: cap.minX, y: cap.maxY - part, width: cap.width, height: part + height)
    canvas.fill(edge, cornerRadius: KeyMetrics.cornerRadius, with: theme.keyEdge)
  }

  /// Fills what something stands on; in high contrast with a line at its edge.
  func drawPlate(_ area: Rect, cornerRadius: Double, color: Color, theme: Theme, into canvas: borrowing Canvas) {
    guard theme.isHighContrast else { return canvas.fill(area, cornerRadius: cornerRadius, with: color) }
    let width = max(canvas.snapped(KeyMetrics.outlineWidth), canvas.hairline)
    canvas.fill(area, cornerRadius: cornerRadius, with: theme.keyEdge)
    canvas.fill(area.inset(by: width, width), cornerRadius: cornerRadius - width, with: color)
  }

  /// Fills a cap from below, up to where it is pressed.
  private func drawDwell(step: UInt8, on cap: Rect, theme: Theme, into canvas: borrowing Canvas) {
    let height = canvas.snapped(cap.height * Double(step) / Double(DwellPointer.stepCount))
    let filled = Rect(x: cap.minX, y: cap.maxY - height, width: cap.width, height: height)
    canvas.clipped(to: [filled]) {
      canvas.fill(cap, cornerRadius: KeyMetrics.cornerRadius, with: theme.selection.faded(to: Self.dwellOpacity))
    }
  }

  /// Labels stay as readable on it as on the cap.
  private static var dwellOpacity: Double { 0.4 }

  /// How much a sign without a cap shows while a finger is on it.
  private static var pressedBareOpacity: Double { 0.35 }
}

// MARK: - Labels

extension KeyboardRenderer {
  private func draw(
    _ label: KeyLabel, metrics: KeyMetrics, color: Color, in area: Rect, of presentation: Presentation,
    into canvas: borrowing Canvas
  ) {
    guard color.alpha > 0 else { return }
    switch label {
    case .text(let string):
      draw(string, font: metrics.letter(for: string), color: color, in: area, of: presentation, into: canvas)
    case .word(let string):
      drawWord(string, font: metrics.word, color: color, in: area, of: presentation, into: canvas)
    case .line(let string, let isTitle):
      let font = Font(size: isTitle ? 16 : 14)
      drawWord(string, font: font, color: color, in: area, of: presentation, into: canvas)
    case .icon(let icon):
      icon.draw(on: canvas, in: area, side: metrics.iconSide, color: color)
    case .pad(let string, let letters):
      let apart = area.height * 0.16
      draw(
        string, font: metrics.padDigit, color: color, in: area.offset(by: Point(x: 0, y: -apart)), of: presentation,
        into: canvas)
      draw(
        letters, font: letters == "+" ? metrics.padSign : metrics.padLetters, color: color,
        in: area.offset(by: Point(x: 0, y: apart * 1.7)),
        of: presentation, into: canvas)
    case .emoji(let string):
      draw(emoji: string, in: area, largest: metrics.emojiSide, color: color, of: presentation, into: canvas)
    case .suggestion(let string, _):
      drawSuggestion(string, metrics: metrics, color: color, in: area, of: presentation, into: canvas)
      // A code, a line of the person's card, or a word that they have typed: it hardly comes again, and is not to stay.
      text.forget(string)
    case .secret(let secret, let caption):
      let line = "\(caption) \u{00B7} \(secret.text)"
      drawSuggestion(line, metrics: metrics, color: color, in: area, of: presentation, into: canvas)
      text.forget(line)
    case .heading(let string):
      drawHeading(string, in: area, of: presentation, into: canvas)
    case .entry(let string, let isHint):
      drawEntry(string, isHint: isHint, in: area, of: presentation, into: canvas)
    case .scanHint(let string):
      let color = Color(red: 1, green: 1, blue: 1, alpha: 1)
      drawWord(string, font: Font(size: 16), color: color, in: area, of: presentation, into: canvas)
    // A line is drawn as a whole.
    case .scanned, .blank:
      return
    }
  }

  private func drawSuggestion(
    _ string: String, metrics: KeyMetrics, color: Color, in area: Rect, of presentation: Presentation,
    into canvas: borrowing Canvas
  ) {
    let font = metrics.suggestion(scale: presentation.textScale)
    // Large words need more air between them to be told apart.
    let margin = presentation.textScale > 1 ? KeyMetrics.largeWordMargin : 0
    drawWord(string, font: font, color: color, in: area.inset(by: margin, 0), of: presentation, into: canvas)
  }

  func drawWord(
    _ string: String, font: Font, color: Color, in area: Rect, of presentation: Presentation,
    into canvas: borrowing Canvas
  ) {
    // `123` too: words share a baseline, whatever they are made of.
    let vertical: TextPlacement.Vertical = string.verticalPlacement == .hangul ? .hangul : .lowercase
    canvas.draw(
      string, font: font, color: color,
      placement: TextPlacement(in: area.inset(by: KeyMetrics.wordMargin, 0), vertical: vertical),
      language: presentation.language, renderer: text)
  }

  func draw(
    _ string: String, font: Font, color: Color, in area: Rect, of presentation: Presentation,
    into canvas: borrowing Canvas
  ) {
    canvas.draw(
      string, font: font, color: color, placement: TextPlacement(in: area, vertical: string.verticalPlacement),
      language: presentation.language, renderer: text)
  }
}

// MARK: - Colours

extension Theme {
  /// The colour of a cap; `nil` where there is none. In high contrast a key that does nothing has but the line around it.
  func fill(of style: KeyAppearance.Style, isEnabled: Bool = true) -> Color? {
    switch style {
    case .special where isHighContrast && !isEnabled, .pressedSpecial where isHighContrast && !isEnabled: background
    case .key: key
    case .special: specialKey
    case .active: activeKey
    case .prominent: prominentKey
    case .pressedKey: pressedKey
    case .pressedSpecial: pressedSpecialKey
    case .pressedProminent: pressedProminentKey
    case .pressedBare: isHighContrast ? pressedKey : nil
    case .focused: selection
    case .bare, .field, .faint, .chosen, .pending, .pressedPending, .focusedWord: nil
    }
  }

  /// The colour of what a word of the bar stands on; `nil` where that is the ground.
  func plate(of style: KeyAppearance.Style) -> Color? {
    switch style {
    case .pending: pendingWord
    case .pressedPending: pressedKey
    case .focusedWord: selection
    default: nil
    }
  }

  func label(of style: KeyAppearance.Style) -> Color {
    switch style {
    case .key, .special, .pressedKey, .pressedSpecial, .bare, .pressedBare, .field, .chosen, .pending, .pressedPending:
      label
    case .faint: faintLabel
    case .active: activeLabel
    case .prominent: prominentLabel
    case .pressedProminent: pressedProminentLabel
    case .focused, .focusedWord: selectedLabel
    }
  }
}
