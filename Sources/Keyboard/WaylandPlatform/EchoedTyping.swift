// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// Watches what is typed into an app that tells nothing of its text, by the signs that it gives of each change.
///
/// Chromium on sway is such an app: each change of its text or of its caret's place makes the compositor say that there is a new
/// state, without saying what is in it. A letter has two signs, as the text and the place have changed. A letter that is not taken has
/// none, and a sign that no key explains says that the caret or the text has changed by other hands. Documentation/Decisions/0055 has
/// what was measured.
struct EchoedTyping {
  /// What was typed, as far as the app has not contradicted it.
  private var typed = TypedRun()
  /// The keys that the app may still give signs of.
  private var keys: Keys?
  /// How many signs there were since the last key.
  private var signCount = 0

  private struct Keys {
    var last: Int64
    var count: Int
    /// Whether several of them were sent at once.
    var isBurst: Bool
    var signCount = 0
    var lastSign: Int64 = 0
    /// Whether the app took long for the first sign.
    var isLate = false

    /// Whether the app has shown of each that it did what such a key does; nobody knows that of a burst.
    var isAnswered: Bool { !isBurst && !isLate && signCount == count * EchoedTyping.signsOfKey }
  }

  /// A letter changes the text and the caret's place.
  static let signsOfKey = 2
  /// How long an app has for the first sign of a key before what it does counts as uncertain.
  static let answerMicroseconds: Int64 = 400_000
  /// How far apart the signs of keys are at the most.
  static let signMicroseconds: Int64 = 200_000
  /// How long several keys at once, and their last sign, have to be over before the next key counts by itself.
  static let burstMicroseconds: Int64 = 80_000
  static let quietMicroseconds: Int64 = 30_000
  /// As many keys as a Return may look like: a chat sends the text, empties the field and moves it.
  static let keysOfReturn = 20
  /// How many signs without a key a field may give before it is left alone: an app may answer each answer.
  static let mostSigns = 600
  /// How much is kept, in characters.
  static let keptCount = 256
}

// MARK: - What is known

extension EchoedTyping {
  /// What stands before the caret; `nil` in a field that changes by itself all the time.
  var run: TypedRun? {
    guard !isNoisy else { return nil }
    var run = typed
    run.isAnswered = keys?.isAnswered ?? true
    return run
  }

  /// Whether the app changes so much by itself that nobody listens any more.
  var isNoisy: Bool { signCount >= Self.mostSigns }

  /// The caret is elsewhere.
  mutating func lose() {
    typed = TypedRun()
    typed.text = String(TypedRun.unknown)
    keys = nil
  }
}

// MARK: - Keys

extension EchoedTyping {
  /// Takes over a change that is sent as keys.
  ///
  /// - Parameter now: The time on the monotonic clock, in microseconds.
  mutating func take(_ edit: TextEdit, at now: Int64) {
    if !isNoisy { signCount = 0 }
    endKeys(at: now)
    switch edit {
    case .insert(let text): insert(text, at: now)
    case .replaceBackward(let old, let new):
      guard typed.text.endsInScalars(of: old) else { return lose() }
      let kept = zip(old, new).prefix { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }.count
      remove(old.count - kept, at: now)
      insert(String(new.dropFirst(kept)), at: now)
    case .deleteBackward(.grapheme):
      guard let last = typed.text.last, last != TypedRun.unknown else { return lose() }
      remove(1, at: now)
    case .press(KeyStroke(.enter)):
      typed = TypedRun()
      (typed.text, typed.followingCount) = ("\n", 1)
      keys = Keys(last: now, count: Self.keysOfReturn, isBurst: true)
    case .deleteBackward(.word), .moveCaret, .press: lose()
    }
  }

  private mutating func insert(_ text: String, at now: Int64) {
    guard !text.isEmpty else { return }
    typed.text = String((typed.text + text).suffix(Self.keptCount))
    typed.certainCount += text.count
    typed.followingCount += text.count
    noteKeys(text.count, at: now)
  }

  private mutating func remove(_ count: Int, at now: Int64) {
    guard count > 0 else { return }
    typed.text.removeLast(count)
    typed.certainCount = max(typed.certainCount - count, 0)
    typed.followingCount = max(typed.followingCount - count, 0)
    noteKeys(count, at: now)
  }

  private mutating func noteKeys(_ count: Int, at now: Int64) {
    keys = Keys(
      last: now, count: (keys?.count ?? 0) + count, isBurst: keys?.isBurst == true || count > 1,
      signCount: keys?.signCount ?? 0, lastSign: keys?.lastSign ?? 0, isLate: keys?.isLate ?? false)
    if keys?.isBurst == true { typed.certainCount = 0 }
  }

  /// Ends the keys before the next one, where their signs do not mix with its own.
  private mutating func endKeys(at now: Int64) {
    guard let keys else { return }
    if keys.isAnswered {
      self.keys = nil
      return
    }
    if keys.signCount == 0 {
      guard now - keys.last > Self.answerMicroseconds else { return }
      typed.followingCount = 0
    } else {
      guard now - keys.last >= Self.burstMicroseconds, now - keys.lastSign >= Self.quietMicroseconds else { return }
    }
    typed.certainCount = 0
    self.keys = nil
  }
}

// MARK: - Signs

extension EchoedTyping {
  /// The app has changed something.
  ///
  /// - Returns: Whether no key explains it, and what was known is not any more.
  mutating func noteSign(at now: Int64) -> Bool {
    signCount += 1
    guard var keys else { return loseByOthers() }
    if keys.signCount == 0 {
      keys.isLate = keys.isLate || now - keys.last > Self.answerMicroseconds
    } else if now - max(keys.lastSign, keys.last) > Self.signMicroseconds {
      return loseByOthers()
    }
    keys.signCount += 1
    keys.lastSign = now
    guard keys.signCount <= keys.count * Self.signsOfKey else { return loseByOthers() }
    if keys.isLate { typed.certainCount = 0 }
    self.keys = keys
    return false
  }

  private mutating func loseByOthers() -> Bool {
    let isKnown = !typed.text.isEmpty && typed.text != String(TypedRun.unknown)
    // A field that has just got the focus tells where its caret is.
    guard isKnown else { return false }
    lose()
    return true
  }
}
