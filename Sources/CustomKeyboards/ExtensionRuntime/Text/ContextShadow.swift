// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
package import UIKitCore

/// What a keyboard believes of the text that it types into, another program's: what was told last, with what the keyboard has
/// changed since.
package struct ContextShadow {
  /// The text as the field had it after `confirmed` changes.
  private var base: ShadowText
  private var confirmed: UInt32 = 0
  /// The changes that the field has not shown yet, oldest first.
  private var pending: [(number: UInt32, edit: KeyboardEdit)] = []
  private var text: ShadowText
  /// How many changes have been made.
  package private(set) var editCount: UInt32 = 0

  /// How many changes may wait to be shown; a field that shows none is taken to have made the older ones.
  static let pendingLimit = 1024

  package init(_ context: FieldContext) {
    base = ShadowText(context)
    text = base
  }

  package var context: InputContext { text.context }

  var pendingCount: Int { pending.count }

  /// Takes over a change that is sent to the field.
  ///
  /// - Returns: Its number.
  package mutating func add(_ edit: KeyboardEdit) -> UInt32 {
    editCount &+= 1
    pending.append((editCount, edit))
    if pending.count > Self.pendingLimit { base.take(pending.removeFirst().edit) }
    text.take(edit)
    return editCount
  }

  /// Returns how far the caret gets where it is to move by a distance in UTF-16 units.
  package func reach(of distance: Int) -> Int { text.reach(of: distance) }

  /// Takes over what the field says.
  ///
  /// - Parameters:
  ///   - count: How many of the changes it has made.
  ///   - isAppChange: Whether others have changed it, too: nothing is being composed any more then.
  package mutating func take(_ context: FieldContext, after count: UInt32, isAppChange: Bool) {
    guard isNews(count) else { return }
    while let first = pending.first, first.number <= count { base.take(pending.removeFirst().edit) }
    var told = ShadowText(context)
    if !isAppChange { told.compose(as: base) }
    (base, text, confirmed) = (told, told, count)
    for change in pending { text.take(change.edit) }
  }

  /// A change has not been made: the text is without it.
  package mutating func refuse(_ number: UInt32) {
    guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
    pending.remove(at: index)
    text = base
    for change in pending { text.take(change.edit) }
  }

  /// Whether the text after so many changes is not older than what is known.
  package func isNews(_ count: UInt32) -> Bool { count >= confirmed && count <= editCount }
}
