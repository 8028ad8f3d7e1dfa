// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
package import LinuxSystem

/// Something that knows where the device is, once it has been told to look.
package protocol LocationSource: AnyObject {
  var onFix: (LocationFix) -> Void { get set }
  /// Calls when there is no location, also while `begin` is under way; it has stopped looking then.
  var onFailure: () -> Void { get set }
  /// Looks from now on, each fix is told.
  func begin()
  func end()
}

/// Tells the keyboard that shows where the device is, if it may know.
///
/// Nobody looks where the device is but while such a keyboard asks.
package final class GuestLocation {
  private let loop: EventLoop
  private let source: any LocationSource
  /// Whether one fix is waited for, and whether all are.
  private var wantsOne = false
  private var wantsAll = false
  private var isLooking = false
  private var lastFix: LocationFix?
  /// When a look that nobody wants any more ends, or may begin again after a failure.
  private var pauseEnd: EventLoop.DeadlineID?
  private var hasFailed = false
  private var patienceEnd: EventLoop.DeadlineID?

  /// Calls with what the keyboard is to hear.
  package var tell: (LocationNews) -> Void = { _ in }
  /// Calls when a keyboard wants to be asked for that the person has not decided about.
  package var onQuestion: () -> Void = {}

  /// How long a look goes on after the last wish, so that wishes in quick succession are one for the system; and for how
  /// long a failure holds.
  package static let pause = Duration.seconds(1)
  /// How long the first fix may take.
  package static let patience = Duration.seconds(30)

  package init(loop: EventLoop, source: any LocationSource) {
    self.loop = loop
    self.source = source
    source.onFix = { [weak self] in self?.found($0) }
    source.onFailure = { [weak self] in self?.fail() }
  }
}

// MARK: - Wishes

extension GuestLocation {
  /// Takes a wish of the keyboard that shows.
  package func take(_ request: KeyboardMessage.LocationRequest, _ access: KeyboardAccess) {
    let isAllowed = access.location == .whenInUse
    switch request {
    case .authorization: tell(.authorization(access.location))
    case .permission:
      if access.location == .notDetermined { onQuestion() }
      tell(.authorization(access.location))
    case .once, .start:
      guard isAllowed else {
        tell(.authorization(access.location))
        return tell(.failed)
      }
      if request == .start { wantsAll = true } else { wantsOne = true }
      look()
    case .stop:
      (wantsOne, wantsAll) = (false, false)
      rest()
    }
  }

  /// The keyboard leaves the screen, or may no longer know: nobody looks any more.
  package func leave() {
    (wantsOne, wantsAll) = (false, false)
    stop()
  }

  private func look() {
    if hasFailed { return fail() }
    if isLooking {
      cancel(&pauseEnd)
      if let lastFix { return found(lastFix) }
      return
    }
    isLooking = true
    patienceEnd = loop.after(Self.patience) { [weak self] in
      self?.patienceEnd = nil
      self?.fail()
    }
    source.begin()
  }
}

// MARK: - Answers

extension GuestLocation {
  private func found(_ fix: LocationFix) {
    guard isLooking else { return }
    cancel(&patienceEnd)
    lastFix = fix
    guard wantsOne || wantsAll else { return }
    wantsOne = false
    tell(.fix(fix))
    if !wantsAll { rest() }
  }

  private func fail() {
    let isWaitedFor = wantsOne || wantsAll
    leave()
    cancel(&pauseEnd)
    hasFailed = true
    pauseEnd = loop.after(Self.pause) { [weak self] in
      self?.pauseEnd = nil
      self?.hasFailed = false
    }
    if isWaitedFor { tell(.failed) }
  }

  /// Ends the look, unless somebody wants it again soon.
  private func rest() {
    guard isLooking else { return }
    cancel(&pauseEnd)
    pauseEnd = loop.after(Self.pause) { [weak self] in
      self?.pauseEnd = nil
      self?.stop()
    }
  }

  private func stop() {
    if !hasFailed { cancel(&pauseEnd) }
    cancel(&patienceEnd)
    lastFix = nil
    guard isLooking else { return }
    isLooking = false
    source.end()
  }

  private func cancel(_ deadline: inout EventLoop.DeadlineID?) {
    if let id = deadline { loop.cancel(id) }
    deadline = nil
  }
}
