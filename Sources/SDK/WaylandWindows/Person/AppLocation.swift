// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import Desktop
import Foundation
import LinuxSystem

/// Tells the app where the device is, by way of GeoClue on the system bus, to which nothing connects before the app asks.
///
/// It is GeoClue that asks the person, or the system's configuration, whether the app may know: what it answers to the
/// first wish is what the app may do from then on.
final class AppLocation: LocationSource {
  private let loop: EventLoop
  private let appID: String
  /// What the app wants the location for; `nil` where it does not say, and so may not know.
  private let reason: String?
  private let wake: () -> Void
  private var bus: SessionBus?
  private var device: DeviceLocation?
  private var status = CLAuthorizationStatus.notDetermined
  private var wantsPermission = false
  private var wantsOne = false
  private var wantsAll = false
  private var lastPlace: CLLocation?
  private var deadline: EventLoop.DeadlineID?
  private var hasComplained = false
  /// Calls with a line for the log.
  var report: (String) -> Void = { Console.report($0) }

  static let reasonKey = "NSLocationWhenInUseUsageDescription"
  /// How long one place may take, how long a look goes on that nobody wants any more, and how long it is until the next
  /// look after one in vain.
  private static let patience = Duration.seconds(30)
  private static let pause = Duration.seconds(1)
  private static let retryPause = Duration.seconds(10)

  /// - Parameters:
  ///   - appID: What GeoClue and its agent know the app by: the name of its desktop file.
  ///   - reason: What `Info.plist` has under `reasonKey`.
  ///   - wake: Has the loop turn: wishes come from outside of it.
  init(loop: EventLoop, appID: String, reason: String?, wake: @escaping () -> Void) {
    self.loop = loop
    self.appID = appID
    self.reason = reason.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    self.wake = wake
  }

  /// Answers come later than the wishes: a delegate is set after its manager is made.
  private func tell(_ answer: LocationAnswer) { Task { @MainActor in LocationCenter.shared.take(answer) } }
}

// MARK: - Wishes

extension AppLocation {
  func ask(_ wish: LocationWish) {
    switch wish {
    case .authorization: return tell(.authorization(status))
    case .permission: wantsPermission = true
    case .once:
      // Who has not asked for permission gets no place, and no question either.
      guard status != .notDetermined || wantsPermission || reason == nil else { return tell(.failed) }
      wantsOne = true
    case .start: wantsAll = true
    case .stop: wantsAll = false
    }
    guard reason != nil || wish == .stop else { return refuse() }
    if status == .authorizedWhenInUse || wantsPermission { settle() }
    wake()
  }

  /// Looks where somebody wants to know, and rests where nobody does.
  private func settle() {
    guard wantsPermission || wantsOne || wantsAll else { return rest() }
    if let device, device.isActive {
      if wantsPermission { return }
      cancelDeadline()
      if let lastPlace { return found(lastPlace) }
      return wait(Self.patience) { [weak self] in self?.fail() }
    }
    guard let device = device ?? connect() else { return fail() }
    // The person may take as long as it takes to answer.
    if !wantsPermission { wait(Self.patience) { [weak self] in self?.fail() } }
    device.begin()
  }

  private func refuse() {
    if !hasComplained {
      report(
        "\(appID): the location refused: its Info.plist has no \(Self.reasonKey); add it, with a sentence that tells "
          + "people what it is for")
    }
    hasComplained = true
    decide(.denied)
  }

  private func decide(_ new: CLAuthorizationStatus) {
    wantsPermission = false
    if new == .denied { (wantsOne, wantsAll) = (false, false) }
    guard new != status else { return }
    status = new
    tell(.authorization(new))
  }
}

// MARK: - GeoClue

extension AppLocation {
  private func connect() -> DeviceLocation? {
    do {
      let bus = try SessionBus.system()
      try bus.attach(to: loop)
      bus.onLost = { [weak self] in self?.lose() }
      let device = DeviceLocation(bus: bus, desktopID: appID)
      device.onStart = { [weak self] in self?.allowed() }
      device.onFix = { [weak self] in self?.found(CLLocation($0)) }
      device.onFailure = { [weak self] in self?.fail() }
      (self.bus, self.device) = (bus, device)
      return device
    } catch {
      report("\(appID): no location: the system bus cannot be reached")
      return nil
    }
  }

  private func lose() {
    (bus, device) = (nil, nil)
    fail()
  }

  private func allowed() {
    guard status == .notDetermined else { return }
    decide(.authorizedWhenInUse)
    settle()
  }

  private func found(_ place: CLLocation) {
    allowed()
    lastPlace = place
    guard wantsOne || wantsAll else { return }
    cancelDeadline()
    wantsOne = false
    tell(.place(place))
    if !wantsAll { rest() }
  }

  /// There is no place to tell. A first wish in vain is a refusal: GeoClue says no more than that.
  private func fail() {
    end()
    guard status != .notDetermined else {
      report("\(appID): no location: GeoClue is not there, or does not let the app know")
      return decide(.denied)
    }
    wantsOne = false
    tell(.failed)
    if wantsAll { wait(Self.retryPause) { [weak self] in self?.settle() } }
  }

  private func rest() {
    guard device?.isActive ?? false else { return cancelDeadline() }
    wait(Self.pause) { [weak self] in self?.end() }
  }

  private func end() {
    cancelDeadline()
    lastPlace = nil
    device?.end()
  }

  private func wait(_ time: Duration, _ action: @escaping () -> Void) {
    cancelDeadline()
    deadline = loop.after(time) { [weak self] in
      self?.deadline = nil
      action()
    }
  }

  private func cancelDeadline() {
    if let deadline { loop.cancel(deadline) }
    deadline = nil
  }
}

extension CLLocation {
  fileprivate convenience init(_ fix: DeviceFix) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: fix.latitude, longitude: fix.longitude), altitude: fix.altitude ?? 0,
      horizontalAccuracy: fix.accuracy, verticalAccuracy: fix.altitude == nil ? -1 : fix.accuracy,
      course: fix.heading ?? -1, speed: fix.speed ?? -1, timestamp: Date(timeIntervalSince1970: fix.timestamp))
  }
}
