// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Foundation
import LinuxSystem
import UIKitCore
import WaylandPlatform

/// A seat's clipboard, and its drags.
final class DataDevice {
  let manager: OpaquePointer
  let proxy: OpaquePointer
  let loop: EventLoop
  weak var app: WaylandApp?
  /// What has been announced and is not yet known to be the clipboard's or a drag's.
  private var announced: [DataOffer] = []
  /// What others have copied.
  private var selection: DataOffer?
  /// What we have copied, for as long as nobody else has.
  private var source: DataSource?
  /// A drag that is over one of our windows.
  var dragOver: DragOver?
  /// What was dragged from our windows and is not at its end yet.
  var dragSources: [DragSource] = []
  /// Calls when something else can be pasted.
  var onSelection: () -> Void = {}

  private static let listener = makeListener(
    filled(wl_data_device_listener()) {
      $0.data_offer = { data, _, offer in
        guard let offer else { return }
        owner(data, as: DataDevice.self)?.announced.append(DataOffer(proxy: offer))
      }
      $0.enter = { data, _, serial, surface, x, y, offer in
        owner(data, as: DataDevice.self)?.dragEntered(
          offer, serial, surface, CGPoint(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y)))
      }
      $0.leave = { data, _ in owner(data, as: DataDevice.self)?.dragLeft() }
      $0.motion = { data, _, _, x, y in
        owner(data, as: DataDevice.self)?.dragMoved(
          to: CGPoint(x: wl_fixed_to_double(x), y: wl_fixed_to_double(y)))
      }
      $0.drop = { data, _ in owner(data, as: DataDevice.self)?.dragDropped() }
      $0.selection = { data, _, offer in owner(data, as: DataDevice.self)?.select(offer) }
    })

  init?(manager: OpaquePointer, seat: OpaquePointer, app: WaylandApp) {
    guard let proxy = wl_data_device_manager_get_data_device(manager, seat) else { return nil }
    self.manager = manager
    self.proxy = proxy
    self.app = app
    loop = app.queue.loop
    wl_data_device_add_listener(proxy, Self.listener, dataPointer(self))
  }

  func destroy() {
    for offer in announced { offer.destroy() }
    selection?.destroy()
    dragLeft()
    for source in dragSources { source.end(with: .cancel) }
    source?.destroy()
    if wl_data_device_get_version(proxy) >= UInt32(WL_DATA_DEVICE_RELEASE_SINCE_VERSION) {
      wl_data_device_release(proxy)
    } else {
      wl_data_device_destroy(proxy)
    }
  }

  /// Returns what was announced as an offer.
  func take(_ proxy: OpaquePointer?) -> DataOffer? {
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

  func read(_ type: String, through connection: Connection) throws(PipeFailure) -> Data? {
    // Our own: nobody would answer while we wait.
    if let source { return source.data(ofType: type) }
    return try selection?.read(type, through: connection)
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
