// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import ExtensionRuntime

/// What a keyboard believes of a text, against a field that changes slowly and by other hands, too.
@MainActor @Suite struct ContextModelTests {
  /// A field as it is, with what a keyboard is told of it.
  private struct Field {
    var before: [Character]
    var selected: [Character] = []
    var after: [Character]
    var marked = 0

    mutating func take(_ edit: KeyboardEdit) {
      switch edit {
      case .insert(let text):
        before.removeLast(marked)
        (marked, selected) = (0, [])
        before += text
      case .deleteBackward:
        if !selected.isEmpty {
          selected = []
        } else if !before.isEmpty {
          before.removeLast()
          marked = max(marked - 1, 0)
        }
      case .moveCaret(let distance): move(Int(distance))
      case .setMarkedText(let text, _, _):
        before.removeLast(marked)
        (marked, selected) = (text.count, [])
        before += text
      case .unmarkText: marked = 0
      }
    }

    private mutating func move(_ distance: Int) {
      marked = 0
      var rest = abs(distance)
      if distance < 0 { after = selected + after } else { before += selected }
      selected = []
      while rest > 0, let character = distance < 0 ? before.last : after.first {
        rest -= character.utf16.count
        if distance < 0 {
          after.insert(before.removeLast(), at: 0)
        } else {
          before.append(after.removeFirst())
        }
      }
    }

    var context: FieldContext {
      var context = FieldContext()
      if !before.isEmpty { context.before = String(before.reversed().prefix { !$0.isNewline }.prefix(60).reversed()) }
      if !after.isEmpty { context.after = String(after.prefix { !$0.isNewline }.prefix(60)) }
      if !selected.isEmpty { context.selected = String(selected) }
      context.hasText = !(before + selected + after).isEmpty
      return context
    }
  }

  private static let pieces = ["a", "b", " ", "한", "👍🏽", "e\u{301}", "ß", "word", "\n"]

  private func randomEdit(_ random: inout SeededGenerator) -> KeyboardEdit {
    let text = Self.pieces[random.next(below: Self.pieces.count)]
    switch random.next(below: 10) {
    case 0...3: return .insert(text)
    case 4, 5: return .deleteBackward
    case 6: return .moveCaret(utf16: Int32(random.next(below: 9)) - 4)
    case 7, 8:
      return .setMarkedText(text, selectedStart: UInt32(text.utf16.count), selectedLength: 0)
    default: return .unmarkText
    }
  }

  /// Changes a field as its app or the person does.
  private func change(_ field: inout Field, _ random: inout SeededGenerator) {
    field.marked = 0
    let all = field.before + field.selected + field.after
    let a = random.next(below: all.count + 1)
    let b = a + random.next(below: min(all.count - a, 3) + 1)
    field.before = Array(all[..<a])
    field.selected = Array(all[a..<b])
    field.after = Array(all[b...])
    if random.next(below: 2) == 0 { field.before += "new" }
  }

  /// Compares what both have; of the text that only one of them has seen nothing is known.
  private func expect(_ shadow: ContextShadow, _ field: Field, _ note: Comment) {
    let (known, real) = (shadow.context, field.context)
    let before = (known.before ?? "", real.before ?? "")
    let after = (known.after ?? "", real.after ?? "")
    #expect(before.0.hasSuffix(before.1) || before.1.hasSuffix(before.0), note)
    #expect(after.0.hasPrefix(after.1) || after.1.hasPrefix(after.0), note)
    #expect(known.selected == real.selected, note)
  }

  @Test(
    "CK-4 in any order of typing, answers and changes by others a keyboard believes what is true", arguments: 0..<60)
  func randomOrders(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var field = Field(before: Array("one two"), after: Array("three"))
    var shadow = ContextShadow(field.context)
    var onTheWay: [KeyboardEdit] = []
    var made: UInt32 = 0
    // What the field has said and the keyboard has not heard yet.
    var told: [(UInt32, FieldContext, Bool)] = []
    var truth = field
    var isAppChange = false
    for step in 0..<300 {
      switch random.next(below: 10) {
      case 0...4:
        var edit = randomEdit(&random)
        if case .moveCaret(let distance) = edit { edit = .moveCaret(utf16: Int32(shadow.reach(of: Int(distance)))) }
        _ = shadow.add(edit)
        onTheWay.append(edit)
        truth.take(edit)
      case 5, 6:
        guard !onTheWay.isEmpty else { continue }
        field.take(onTheWay.removeFirst())
        made += 1
        told.append((made, field.context, false))
      case 7, 8:
        guard !told.isEmpty else { continue }
        let (count, context, isAppChange) = told.removeFirst()
        shadow.take(context, after: count, isAppChange: isAppChange)
      default:
        guard step % 7 == 0 else { continue }
        change(&field, &random)
        told.append((made, field.context, true))
        isAppChange = true
      }
      if !isAppChange { expect(shadow, truth, "right after step \(step)") }
      if onTheWay.isEmpty, told.isEmpty {
        if isAppChange { expect(shadow, field, "all is told after step \(step)") }
        (truth, isAppChange) = (field, false)
      }
    }
    while !onTheWay.isEmpty {
      field.take(onTheWay.removeFirst())
      made += 1
      told.append((made, field.context, false))
    }
    for (count, context, isAppChange) in told { shadow.take(context, after: count, isAppChange: isAppChange) }
    let (known, real) = (shadow.context, field.context)
    #expect(known.before == real.before && known.after == real.after && known.selected == real.selected)
    #expect(known.hasText == real.hasText)
  }

  @Test func `a field that never answers does not make the keyboard remember for ever`() {
    var shadow = ContextShadow(FieldContext())
    for _ in 0..<ContextShadow.pendingLimit * 3 { _ = shadow.add(.insert("x")) }
    #expect(shadow.pendingCount == ContextShadow.pendingLimit)
    #expect(shadow.context.before == String(repeating: "x", count: PacketLimits.contextUTF16Count))
  }
}
