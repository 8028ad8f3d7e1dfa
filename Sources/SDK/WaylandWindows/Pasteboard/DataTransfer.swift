// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Foundation
import LinuxSystem
import UIKitCore
import WaylandPlatform

/// What another app offers to be pasted or dropped here.
final class DataOffer {
  let proxy: OpaquePointer
  private(set) var types: [String] = []
  /// What the other app lets become of a drag, and what the compositor has made of its wish and ours.
  private(set) var allowed = DragActions.copy
  private(set) var chosen: DragActions = []

  private static let listener = makeListener(
    filled(wl_data_offer_listener()) {
      $0.offer = { data, _, type in
        guard let type, let offer = owner(data, as: DataOffer.self), offer.types.count < 256 else { return }
        offer.types.append(String(cString: type))
      }
      $0.source_actions = { data, _, actions in
        owner(data, as: DataOffer.self)?.allowed = DragActions(rawValue: actions)
      }
      $0.action = { data, _, action in owner(data, as: DataOffer.self)?.chosen = DragActions(rawValue: action) }
    })

  init(proxy: OpaquePointer) {
    self.proxy = proxy
    wl_data_offer_add_listener(proxy, Self.listener, dataPointer(self))
  }

  func destroy() { wl_data_offer_destroy(proxy) }

  /// More than any text or picture that somebody drops.
  static let largest = 256 << 20

  /// What an app may take whose data is pasted: whoever pastes waits for it, and so does everything else of that app.
  private static let pasteLimits = PipeLimits(byteCount: 64 << 20, pause: .seconds(1), total: .seconds(3))

  /// Returns what the other app hands over.
  ///
  /// What the compositor tells meanwhile is taken in and not handled.
  func read(_ type: String, through connection: Connection) throws(PipeFailure) -> Data {
    let events = PipeReader.Sideline(connection.descriptor) { connection.takeInArrived() }
    return Data(
      try PipeReader.read(Self.pasteLimits, besides: events) { end in
        wl_data_offer_receive(proxy, type, end)
        connection.flush()
      })
  }
}

/// What this app offers to be pasted elsewhere.
final class DataSource {
  let proxy: OpaquePointer
  private let forms: [PasteboardForm]
  private let loop: EventLoop
  /// Calls when somebody else's has taken its place.
  var onCancelled: () -> Void = {}

  private static let listener = makeListener(
    filled(wl_data_source_listener()) {
      $0.target = { _, _, _ in }
      $0.send = { data, _, type, descriptor in
        let descriptor = FileDescriptor(owning: descriptor)
        guard let type, let source = owner(data, as: DataSource.self) else { return }
        source.send(String(cString: type), to: descriptor)
      }
      $0.cancelled = { data, _ in owner(data, as: DataSource.self)?.onCancelled() }
      $0.dnd_drop_performed = { _, _ in }
      $0.dnd_finished = { _, _ in }
      $0.action = { _, _, _ in }
    })

  init?(manager: OpaquePointer, forms: [PasteboardForm], loop: EventLoop) {
    guard let proxy = wl_data_device_manager_create_data_source(manager) else { return nil }
    self.proxy = proxy
    self.forms = forms
    self.loop = loop
    wl_data_source_add_listener(proxy, Self.listener, dataPointer(self))
    for form in forms where WireText.fits(form.type) { wl_data_source_offer(proxy, form.type) }
  }

  func destroy() { wl_data_source_destroy(proxy) }

  func data(ofType type: String) -> Data? { forms.first { $0.type == type }?.data }

  private func send(_ type: String, to descriptor: consuming FileDescriptor) {
    guard let data = data(ofType: type) else { return }
    PipeWriter.write([UInt8](data), to: descriptor, in: loop)
  }
}
