// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Foundation
import UIKitCore
import WaylandPlatform

/// A drag that is over one of our windows.
struct DragOver {
  let drag: IncomingDrag
  let window: WindowSurface
  /// What may be taken of it; `nil` for a drag of our own, whose data does not leave the process.
  let offer: DroppedOffer?
  /// What the compositor knows of a drag of our own.
  let ownOffer: DataOffer?
  let serial: UInt32
  /// What a drop would do where the finger is now.
  var operation = UIDropOperation.cancel
  /// What the compositor was told last of that. Before anything is said it takes a drop for refused, and to say so all the
  /// same would be worse than idle: KWin hears a refusal that comes late, when the finger is over another app already, as that
  /// app's, and the drop there is lost.
  var answer = UIDropOperation.cancel
}

// MARK: - Drags over our windows

extension DataDevice {
  func dragEntered(_ proxy: OpaquePointer?, _ serial: UInt32, _ surface: OpaquePointer?, _ place: CGPoint) {
    dragLeft()
    let offer = take(proxy)
    guard let offer, let app, let window = surface.flatMap(app.window) else {
      offer?.destroy()
      return
    }
    if let own = dragSources.first(where: \.isMoving) {
      dragOver = DragOver(
        drag: IncomingDrag(own.drag), window: window, offer: nil, ownOffer: offer, serial: serial)
    } else {
      let dropped = DroppedOffer(offer, app: app)
      dragOver = DragOver(
        drag: IncomingDrag(dropped), window: window, offer: dropped, ownOffer: nil, serial: serial)
    }
    dragMoved(to: place)
  }

  func dragMoved(to place: CGPoint) {
    guard let over = dragOver else { return }
    dragOver?.operation = over.window.drag(over.drag, to: place)
  }

  /// Tells the compositor what a drop would do, once all is known that has arrived: of a finger that has gone on it is not told any
  /// more. And before any frame is made: a drop that comes before the compositor knows is lost.
  func answerDrag() {
    guard let over = dragOver, over.operation != over.answer else { return }
    dragOver?.answer = over.operation
    over.offer?.answer(over.operation, serial: over.serial)
    over.ownOffer?.answer(over.operation, serial: over.serial)
    app?.connection.flush()
  }

  func dragLeft() {
    guard let over = dragOver else { return }
    dragOver = nil
    over.drag.leave()
    over.offer?.close()
    over.ownOffer?.destroy()
  }

  func dragDropped() {
    guard let over = dragOver else { return }
    dragOver = nil
    over.offer?.drop()
    let operation = over.drag.drop()
    if operation == .cancel { over.offer?.refuse() }
    if let own = over.ownOffer {
      if operation != .cancel, own.chosen == .copy || own.chosen == .move { wl_data_offer_finish(own.proxy) }
      own.destroy()
    }
    app?.wake()
  }
}

// MARK: - Drags from our windows

extension WaylandApp: DragHost {
  func start(_ drag: Drag, from scene: UIWindowScene) -> Bool { startDrag(drag, from: scene) }
}

extension DataDevice {
  /// Hands a drag over to the compositor.
  ///
  /// - Parameter serial: Names the coming down of the finger that drags.
  func start(_ drag: Drag, from window: WindowSurface, serial: UInt32) -> Bool {
    // Older compositors do not say what became of a drag.
    guard wl_data_device_get_version(proxy) >= 3, let surface = window.surface,
      let source = DragSource(drag, manager: manager, loop: loop)
    else { return false }
    // One that the compositor has refused without a word.
    for old in dragSources where old.isMoving { old.end(with: .cancel) }
    dragSources.append(source)
    source.onEnd = { [weak self, weak source] in
      self?.dragSources.removeAll { $0 === source }
      self?.app?.wake()
    }
    source.icon = DragIcon(drag, globals: window.globals, scale: max(Int(window.scale.rounded(.up)), 1))
    wl_data_device_start_drag(proxy, source.proxy, surface, source.icon?.surface, serial)
    source.icon?.show()
    // Not after the next frame: by then a quick hand may have let go.
    app?.connection.flush()
    return true
  }
}
