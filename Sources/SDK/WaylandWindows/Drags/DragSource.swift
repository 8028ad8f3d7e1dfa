// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Foundation
import LinuxSystem
import UIKitCore
import WaylandPlatform

/// What is dragged from one of our windows, until nobody wants data of it any more.
final class DragSource {
  let proxy: OpaquePointer
  let drag: Drag
  /// The picture that follows the finger.
  var icon: DragIcon?
  /// Whether the finger is still down: what enters a window now is this drag.
  private(set) var isMoving = true
  /// What the compositor has made of our wish and the other app's.
  private var actions: DragActions = []
  private let loop: EventLoop
  private var deadline: EventLoop.DeadlineID?
  /// Calls when it is over.
  var onEnd: () -> Void = {}
  private var isOver = false

  /// Microseconds that an app may take to say that it has got everything.
  private static let patience = Duration.seconds(10)

  private static let listener = makeListener(
    filled(wl_data_source_listener()) {
      $0.target = { _, _, _ in }
      $0.send = { data, _, type, descriptor in
        let end = PipeEnd(FileDescriptor(owning: descriptor))
        guard let type, let source = owner(data, as: DragSource.self) else { return }
        source.send(String(cString: type), to: end)
      }
      $0.cancelled = { data, _ in owner(data, as: DragSource.self)?.end(with: .cancel) }
      $0.dnd_drop_performed = { data, _ in owner(data, as: DragSource.self)?.dropped() }
      $0.dnd_finished = { data, _ in
        guard let source = owner(data, as: DragSource.self) else { return }
        source.end(with: source.actions.operation)
      }
      $0.action = { data, _, action in owner(data, as: DragSource.self)?.actions = DragActions(rawValue: action) }
    })

  init?(_ drag: Drag, manager: OpaquePointer, loop: EventLoop) {
    guard let proxy = wl_data_device_manager_create_data_source(manager) else { return nil }
    self.proxy = proxy
    self.drag = drag
    self.loop = loop
    wl_data_source_add_listener(proxy, Self.listener, dataPointer(self))
    for type in drag.mimeTypes where WireText.fits(type) { wl_data_source_offer(proxy, type) }
    let actions: DragActions = drag.allowsMove ? [.copy, .move] : .copy
    wl_data_source_set_actions(proxy, actions.rawValue)
  }

  private func send(_ type: String, to end: PipeEnd) {
    drag.data(ofType: type) { [loop] data in
      if let data { end.write(data, in: loop) }
    }
  }

  /// The finger has gone, over something that takes the things.
  private func dropped() {
    isMoving = false
    removeIcon()
    deadline = loop.after(Self.patience) { [weak self] in
      guard let self else { return }
      drag.endedByDesktop(with: actions.operation)
    }
  }

  /// Ends the drag, unless a drop on one of our own windows has done so.
  func end(with operation: UIDropOperation) {
    guard !isOver else { return }
    isOver = true
    isMoving = false
    removeIcon()
    if let deadline { loop.cancel(deadline) }
    drag.endedByDesktop(with: operation)
    wl_data_source_destroy(proxy)
    onEnd()
  }

  private func removeIcon() {
    icon?.destroy()
    icon = nil
  }
}

/// The end of a pipe that is written to once, if ever.
private final class PipeEnd {
  private var descriptor: FileDescriptor?

  init(_ descriptor: consuming FileDescriptor) { self.descriptor = .some(descriptor) }

  func write(_ data: Data, in loop: EventLoop) {
    guard let descriptor = descriptor.take() else { return }
    PipeWriter.write([UInt8](data), to: descriptor, in: loop)
  }
}
