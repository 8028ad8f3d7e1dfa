// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// Checks what devices ask for against the field, on the side of the keyboard.
///
/// The program that speaks to them is not trusted: whatever it sends, no text gets into a field that it was not typed for, and nothing is
/// taken away but what devices have typed there, character for character, or what stands right before the caret, as by the delete key.
package struct RemoteText: Sendable {
  /// Which field is typed into.
  package private(set) var field = 0
  private var isActive = false
  /// How many changes each connection has asked for.
  private var counts: [Int: Int] = [:]
  /// What a device has typed in this field, up to the caret, as far as it may still be replaced.
  private var typed = ""
  /// The connection of that device.
  private var typist: Int?
  private var edits: TokenBucket
  private var scalars: TokenBucket

  /// More connections than the program may have at a time.
  static let mostConnections = 64

  package init() {
    edits = TokenBucket(burst: RemoteLimits.edits.burst, perMinute: RemoteLimits.edits.perMinute)
    scalars = TokenBucket(burst: RemoteLimits.scalars.burst, perMinute: RemoteLimits.scalars.perMinute)
  }

  /// Another field has focus, or none.
  package mutating func begin(isActive: Bool) {
    field += 1
    typed = ""
    self.isActive = isActive
  }

  /// Somebody else has typed, or the caret has moved: what devices have typed is not theirs to replace any more.
  package mutating func forgetTyped() { typed = "" }

  /// Whether something may be replaced that a device has typed.
  package var hasTyped: Bool { !typed.isEmpty }

  /// Another program speaks to devices: its connections count from the start.
  package mutating func closeAll() {
    counts = [:]
    (typist, typed) = (nil, "")
  }

  /// A connection has ended.
  package mutating func close(_ connection: Int) { counts[connection] = nil }

  /// What the field is like at the moment of a change.
  package struct Situation: Sendable {
    /// The text around the caret, as far as it is known for certain; `nil` where it is not.
    package var context: TextContext?
    /// Whether text can be replaced at all.
    package var canReplace: Bool
    /// Whether Return does anything.
    package var isReturnEnabled: Bool
    /// Whether more can wait for the app than waits already.
    package var hasRoom: Bool

    package init(
      context: TextContext?, canReplace: Bool = true, isReturnEnabled: Bool = true, hasRoom: Bool = true
    ) {
      self.context = context
      self.canReplace = canReplace
      self.isReturnEnabled = isReturnEnabled
      self.hasRoom = hasRoom
    }
  }

  /// What becomes of a change.
  package enum Verdict: Hashable, Sendable {
    case edits([TextEdit])
    case refused(RemoteRefusal)
    /// Out of order: the program is not to be trusted, and is ended.
    case wrong
  }

  /// Takes a change.
  ///
  /// - Parameter microseconds: The time of a clock that never goes back.
  package mutating func take(
    _ edit: RemoteEdit, of connection: Int, in situation: @autoclosure () -> Situation, at microseconds: Int64
  ) -> Verdict {
    guard edit.number == counts[connection, default: 0] + 1, edit.field <= field,
      counts[connection] != nil || counts.count < Self.mostConnections
    else { return .wrong }
    counts[connection] = edit.number
    guard edits.take(at: microseconds), scalars.take(edit.scalarCount, at: microseconds) else { return .refused(.pace) }
    guard isActive, edit.field == field else { return .refused(.late) }
    let situation = situation()
    // The device tries again: nothing is lost in an app that stands still.
    guard situation.hasRoom else { return .refused(.pace) }
    // Another device has not seen what this one replaces.
    if typist != connection { (typist, typed) = (connection, "") }
    switch edit.change {
    case .replace(let old, let new): return replace(old, by: new, in: situation)
    case .delete:
      if !typed.isEmpty { typed.removeLast() }
      return .edits([.deleteBackward(.grapheme)])
    case .return:
      guard situation.isReturnEnabled else { return .refused(.returnKey) }
      typed = ""
      return .edits([.press(KeyStroke(.enter))])
    }
  }

  private mutating func replace(_ old: String, by new: String, in situation: Situation) -> Verdict {
    guard !old.isEmpty else {
      remember(new)
      return .edits([.insert(new)])
    }
    let stands = situation.context.map { $0.selected.isEmpty && $0.before.endsInScalars(of: old) } ?? true
    // What is not taken away must not be put in anew.
    guard situation.canReplace, stands, typed.endsInScalars(of: old) else {
      typed = ""
      return .refused(.moved)
    }
    typed.unicodeScalars.removeLast(old.unicodeScalars.count)
    remember(new)
    return .edits([.replaceBackward(old: old, new: new)])
  }

  /// Of what was typed, as much may be replaced as fits into one change.
  private mutating func remember(_ text: String) {
    typed += text
    let excess = typed.unicodeScalars.count - RemoteLimits.textByteCount
    if excess > 0 { typed.unicodeScalars.removeFirst(excess) }
  }
}

extension RemoteEdit {
  fileprivate var scalarCount: Int {
    if case .replace(let old, let new) = change { old.unicodeScalars.count + new.unicodeScalars.count } else { 1 }
  }
}
