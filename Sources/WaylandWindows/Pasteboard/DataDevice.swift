// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Foundation
import LinuxSystem
import UIKitCore
import WaylandPlatform

/// A seat's clipboard.
final class DataDevice {
  private let manager: OpaquePointer
  private let proxy: OpaquePointer
  private let loop: EventLoop
  /// What has been announced and is not yet known to be the clipboard's or a drag's.
  private var announced: [DataOffer] = []
  /// What others have copied.
  private var selection: DataOffer?
  /// What we have copied, for as long as nobody else has.
  private var source: DataSource?
  /// A drag that is over one of our windows.
  private var dragged: DataOffer?
  /// Calls when something else can be pasted.
  var onSelection: () -> Void = {}

  private static let listener = makeListener(
    filled(wl_data_device_listener()) {
      $0.data_offer = { data, _, offer in
        guard let offer else { return }
        owner(data, as: DataDevice.self)?.announced.append(DataOffer(proxy: offer))
      }
      $0.enter = { data, _, serial, _, _, _, offer in
        owner(data, as: DataDevice.self)?.dragEntered(offer, serial)
      }
      $0.leave = { data, _ in owner(data, as: DataDevice.self)?.dragEnded() }
      $0.motion = { _, _, _, _, _ in }
      $0.drop = { data, _ in owner(data, as: DataDevice.self)?.dragEnded() }
      $0.selection = { data, _, offer in owner(data, as: DataDevice.self)?.select(offer) }
    })

  init?(manager: OpaquePointer, seat: OpaquePointer, loop: EventLoop) {
    guard let proxy = wl_data_device_manager_get_data_device(manager, seat) else { return nil }
    self.manager = manager
    self.proxy = proxy
    self.loop = loop
    wl_data_device_add_listener(proxy, Self.listener, dataPointer(self))
  }

  func destroy() {
    for offer in announced { offer.destroy() }
    selection?.destroy()
    dragged?.destroy()
    source?.destroy()
    if wl_data_device_get_version(proxy) >= UInt32(WL_DATA_DEVICE_RELEASE_SINCE_VERSION) {
      wl_data_device_release(proxy)
    } else {
      wl_data_device_destroy(proxy)
    }
  }

  private func take(_ proxy: OpaquePointer?) -> DataOffer? {
    guard let index = announced.firstIndex(where: { $0.proxy == proxy }) else { return nil }
    return announced.remove(at: index)
  }
}

// MARK: - Clipboard

extension DataDevice {
  private func select(_ proxy: OpaquePointer?) {
    selection?.destroy()
    selection = take(proxy)
    // The compositor announces what we offer to us as well.
    if source == nil { onSelection() }
  }

  var types: [String] { selection?.types ?? [] }

  func read(_ type: String, flush: () -> Void) -> Data? {
    // Our own: nobody would answer while we wait.
    if let source { return source.data(ofType: type) }
    return selection?.read(type, flush: flush)
  }

  /// Copies; what was copied before is gone.
  func offer(_ forms: [PasteboardForm], serial: UInt32) {
    let old = source
    source = forms.isEmpty ? nil : DataSource(manager: manager, forms: forms, loop: loop)
    wl_data_device_set_selection(proxy, source?.proxy, serial)
    old?.destroy()
    source?.onCancelled = { [weak self, weak source] in
      guard let self, let source, self.source === source else { return }
      self.source = nil
      source.destroy()
      onSelection()
    }
  }
}

// MARK: - Drags of other apps

extension DataDevice {
  /// No view takes drops yet: the drag is told so, and its app shows that it cannot be dropped here.
  private func dragEntered(_ proxy: OpaquePointer?, _ serial: UInt32) {
    dragged?.destroy()
    dragged = take(proxy)
    if let dragged { wl_data_offer_accept(dragged.proxy, serial, nil) }
  }

  private func dragEnded() {
    dragged?.destroy()
    dragged = nil
  }
}
