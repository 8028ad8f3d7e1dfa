// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Raster

// MARK: - Callouts

extension KeyboardRenderer {
  func draw(_ callout: Callout, of presentation: Presentation, into canvas: borrowing Canvas) {
    let snapped = callout.snapped(to: canvas)
    drawBlank(snapped, theme: presentation.theme, into: canvas)
    switch callout.content {
    case .preview(let label): draw(label, in: snapped, of: presentation, into: canvas)
    case .choices(let choices, let selected):
      draw(choices, of: snapped, selected: selected, on: presentation, into: canvas)
    case .list(let choices, let selected, let current):
      draw(choices, of: snapped, selected: selected, current: current, on: presentation, into: canvas)
    }
  }

  func draw(
    _ label: KeyLabel, in callout: Callout, of presentation: Presentation, into canvas: borrowing Canvas
  ) {
    let bubble = callout.bubble
    let color = presentation.theme.label
    let area = bubble.inset(by: 6, 0).offset(by: Point(x: 0, y: bubble.height * 0.08))
    switch label {
    case .text(let string), .word(let string), .pad(let string, letters: _), .line(let string, isTitle: _),
      .heading(let string), .entry(let string, isHint: _), .suggestion(let string, isPending: _):
      let size = min(max(bubble.height * 0.85, 22), 38)
      draw(string, font: Font(size: size), color: color, in: area, of: presentation, into: canvas)
    case .icon(let icon):
      icon.draw(on: canvas, in: area, side: min(bubble.height * 0.6, 30), color: color)
    case .emoji(let string):
      draw(emoji: string, in: bubble, color: color, of: presentation, into: canvas)
    // Nobody holds it, and nothing shows it larger.
    case .secret, .scanned, .scanHint, .blank:
      return
    }
  }

  private func draw(
    _ choices: [Callout.Choice], of callout: Callout, selected: Int?, on presentation: Presentation,
    into canvas: borrowing Canvas
  ) {
    let theme = presentation.theme
    for (index, choice) in choices.enumerated() {
      let cell = canvas.snapped(callout.area(of: choice))
      if index == selected { canvas.fill(cell, cornerRadius: KeyMetrics.cornerRadius + 1, with: theme.selection) }
      if choice.label.isEmoji {
        draw(emoji: choice.label, in: cell, color: theme.label, of: presentation, into: canvas)
        continue
      }
      draw(
        choice.label, font: KeyMetrics(cap: cell).letter(for: choice.label),
        color: index == selected ? theme.selectedLabel : theme.label,
        in: cell.inset(by: 3, 0), of: presentation, into: canvas)
    }
  }

  private func draw(
    _ choices: [Callout.Choice], of callout: Callout, selected: Int?, current: Int, on presentation: Presentation,
    into canvas: borrowing Canvas
  ) {
    let theme = presentation.theme
    for (index, choice) in choices.enumerated() {
      let cell = canvas.snapped(callout.area(of: choice))
      let isSelected = index == selected
      let color = isSelected ? theme.selectedLabel : theme.label
      if isSelected {
        canvas.fill(cell, cornerRadius: KeyMetrics.cornerRadius + 1, with: theme.selection)
      }
      if index > 0, !isSelected, index - 1 != selected {
        let line = Rect(x: cell.minX + 8, y: cell.minY, width: cell.width - 16, height: canvas.hairline)
        canvas.fill(line, with: theme.separator)
      }
      let mark = 16.0
      if index == current {
        let box = Rect(x: cell.maxX - 12 - mark, y: cell.minY, width: mark, height: cell.height)
        var tick = Path()
        tick.move(to: Point(x: box.minX + 2, y: box.midY + 0.5))
        tick.line(to: Point(x: box.minX + 6, y: box.midY + 4.5))
        tick.line(to: Point(x: box.minX + 13.5, y: box.midY - 4.5))
        canvas.stroke(tick, width: 1.8, with: color)
      }
      let area = Rect(x: cell.minX + 12, y: cell.minY, width: cell.width - 36 - mark, height: cell.height)
      canvas.draw(
        choice.label, font: KeyMetrics(cap: cell).word, color: color,
        placement: TextPlacement(in: area, horizontal: .leading, vertical: choice.label.verticalPlacement),
        language: presentation.language, renderer: text)
    }
  }
}
