// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Foundation
import LinuxSystem
import UIKitCore
import WaylandPlatform

/// What another app drags over our windows, until nobody here wants data of it any more.
@MainActor
final class DroppedOffer: DragOffer {
  private let offer: DataOffer
  private let loop: EventLoop
  private weak var app: WaylandApp?
  private var isDropped = false
  private var isClosed = false
  private var reads = 0

  /// How long data may be asked for after the drop, while none is on its way.
  private static let patience = Duration.seconds(60)
  private static let limits = PipeLimits(
    byteCount: DataOffer.largest, pause: .seconds(5), total: .seconds(120))

  init(_ offer: DataOffer, app: WaylandApp) {
    self.offer = offer
    self.app = app
    loop = app.queue.loop
  }

  // By its own isolation and not the module's, without which a release build has no such end of life.
  isolated deinit { close() }

  var types: [String] { offer.types }

  var allowsMove: Bool { offer.allowed.contains(.move) }

  /// Says what a drop would do.
  func answer(_ operation: UIDropOperation, serial: UInt32) {
    if !isClosed { offer.answer(operation, serial: serial) }
  }

  /// Takes note that the drop is ours: data comes from now on.
  func drop() {
    isDropped = true
    closeLater()
  }

  /// Takes nothing after all.
  func refuse() {
    isDropped = false
    close()
  }

  private func closeLater() {
    loop.after(Self.patience) { [weak self] in
      guard let self else { return }
      reads == 0 ? close() : closeLater()
    }
  }

  /// Tells the other app that nothing more is wanted.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    // Anything else than a drop with an action must not be finished: the compositor would end us.
    if isDropped, offer.chosen == .copy || offer.chosen == .move { wl_data_offer_finish(offer.proxy) }
    offer.destroy()
    app?.wake()
  }

  func read(_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) {
    guard isDropped, !isClosed, offer.types.contains(type), let app else { return completion(nil) }
    reads += 1
    PipeCollector.collect(Self.limits, in: loop) { end in
      wl_data_offer_receive(offer.proxy, type, end)
      app.connection.flush()
    } completion: { bytes in
      self.reads -= 1
      // Nothing at all is what comes of an app that has gone.
      completion(bytes.flatMap { $0.isEmpty ? nil : Data($0) })
    }
    app.wake()
  }
}

extension DataOffer {
  /// Says what a drop would do.
  func answer(_ operation: UIDropOperation, serial: UInt32) {
    let actions = DragActions(operation)
    wl_data_offer_accept(proxy, serial, actions.isEmpty ? nil : types.first)
    if wl_data_offer_get_version(proxy) >= 3 { wl_data_offer_set_actions(proxy, actions.rawValue, actions.rawValue) }
  }
}
