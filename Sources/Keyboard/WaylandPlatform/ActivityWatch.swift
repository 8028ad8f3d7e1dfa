// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CWayland
internal import LinuxSystem

/// Hears when the person uses something else than the keyboard, such as a finger that puts the caret elsewhere in an app.
final class ActivityWatch {
  private let notifier: any ActivityNotifier
  private let connection: Connection
  private let loop: EventLoop
  private var isFollowing = false
  private var activity = OtherActivity()
  private var unseen: UnseenActivity?
  private var deadline: EventLoop.DeadlineID?
  /// Calls each time.
  var onOther: () -> Void = {}
  /// Calls with each pause, and whether others were active before it; sooner than `onOther` is called, and also where that is in doubt.
  var onPause: (_ wasElsewhere: Bool) -> Void = { _ in }

  /// Whether all is known that anybody has done; see `UnseenActivity`.
  var isQuiet: Bool { unseen?.isQuiet ?? false }

  /// - Returns: `nil` where the compositor tells nobody of activity.
  init?(_ connection: Connection, loop: EventLoop) {
    guard let notifier: any ActivityNotifier = IdleNotifier(connection) ?? KDEIdleNotifier(connection) else {
      return nil
    }
    (self.notifier, self.connection, self.loop) = (notifier, connection, loop)
  }

  /// Begins to hear of a seat's activity; `nil` ends it.
  func follow(_ seat: OpaquePointer?) {
    notifier.follow(seat) { [weak self] in self?.take($0) }
    isFollowing = seat != nil
    unseen =
      seat == nil
      ? nil
      : UnseenActivity(
        pauseMicroseconds: Int64(pauseMilliseconds) * 1_000, at: MonotonicClock.nowMicroseconds)
    _ = activity.pause()
    wake()
  }

  /// Somebody touches the keyboard.
  func noteOwn() {
    guard isFollowing else { return }
    activity.noteOwn(at: MonotonicClock.nowMicroseconds)
    unseen?.noteOwn(at: MonotonicClock.nowMicroseconds)
    wake()
  }

  /// The keyboard has sent something.
  func noteSent() {
    guard isFollowing else { return }
    activity.noteSent(at: MonotonicClock.nowMicroseconds)
    unseen?.noteSent(at: MonotonicClock.nowMicroseconds)
    connection.whenHandled { [weak self] in
      self?.activity.noteHandled(at: MonotonicClock.nowMicroseconds)
      self?.unseen?.noteHandled(at: MonotonicClock.nowMicroseconds)
      self?.wake()
    }
    wake()
  }

  private func take(_ event: ActivityEvent) {
    switch event {
    case .began:
      activity.begin(at: MonotonicClock.nowMicroseconds)
      unseen?.begin()
    case .paused:
      if activity.pause() { onOther() }
      if let wasElsewhere = unseen?.pause(at: MonotonicClock.nowMicroseconds) { onPause(wasElsewhere) }
    }
    wake()
  }

  private func wake() {
    if let deadline { loop.cancel(deadline) }
    deadline = activity.deadline.map { time in
      loop.at(microseconds: time) { [weak self] in
        guard let self else { return }
        deadline = nil
        if activity.isElsewhere(at: MonotonicClock.nowMicroseconds) { onOther() }
      }
    }
  }
}

/// What a compositor tells of a seat.
enum ActivityEvent {
  case began, paused
}

/// A compositor's way to tell of activity.
protocol ActivityNotifier: AnyObject {
  /// Tells of a seat's activity from now on; of none where that is `nil`.
  func follow(_ seat: OpaquePointer?, _ onEvent: @escaping (ActivityEvent) -> Void)
}

/// After how long without any activity the next one is told, in milliseconds: less than between a finger's leaving the keyboard and its
/// coming down elsewhere.
private let pauseMilliseconds: UInt32 = 50

/// Source: ext-idle-notify-v1.
private final class IdleNotifier: ActivityNotifier {
  private let notifier: OpaquePointer
  private var notification: OpaquePointer?
  private var onEvent: (ActivityEvent) -> Void = { _ in }

  private static let listener = makeListener(
    ext_idle_notification_v1_listener(
      idled: { data, _ in owner(data, as: IdleNotifier.self)?.onEvent(.paused) },
      resumed: { data, _ in owner(data, as: IdleNotifier.self)?.onEvent(.began) }))

  init?(_ connection: Connection) {
    guard let notifier = connection.bindFirst(spn_ext_idle_notifier_v1_interface(), version: 1) else { return nil }
    self.notifier = notifier
  }

  func follow(_ seat: OpaquePointer?, _ onEvent: @escaping (ActivityEvent) -> Void) {
    self.onEvent = onEvent
    if let notification { ext_idle_notification_v1_destroy(notification) }
    notification = seat.flatMap { ext_idle_notifier_v1_get_idle_notification(notifier, pauseMilliseconds, $0) }
    if let notification { ext_idle_notification_v1_add_listener(notification, Self.listener, dataPointer(self)) }
  }
}

/// Source: KDE's idle protocol, which wlroots before 0.17 has.
private final class KDEIdleNotifier: ActivityNotifier {
  private let notifier: OpaquePointer
  private var timeout: OpaquePointer?
  private var onEvent: (ActivityEvent) -> Void = { _ in }

  private static let listener = makeListener(
    org_kde_kwin_idle_timeout_listener(
      idle: { data, _ in owner(data, as: KDEIdleNotifier.self)?.onEvent(.paused) },
      resumed: { data, _ in owner(data, as: KDEIdleNotifier.self)?.onEvent(.began) }))

  init?(_ connection: Connection) {
    guard let notifier = connection.bindFirst(spn_org_kde_kwin_idle_interface(), version: 1) else { return nil }
    self.notifier = notifier
  }

  func follow(_ seat: OpaquePointer?, _ onEvent: @escaping (ActivityEvent) -> Void) {
    self.onEvent = onEvent
    if let timeout { org_kde_kwin_idle_timeout_release(timeout) }
    timeout = seat.flatMap { org_kde_kwin_idle_get_idle_timeout(notifier, $0, pauseMilliseconds) }
    if let timeout { org_kde_kwin_idle_timeout_add_listener(timeout, Self.listener, dataPointer(self)) }
  }
}
