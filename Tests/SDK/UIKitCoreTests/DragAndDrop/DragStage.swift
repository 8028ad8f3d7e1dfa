// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import UIKitCore

/// A window with a view to drag from and one to drop on, which write down what they are told.
@MainActor
final class DragStage: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  let platform: HeadlessPlatform
  let scene: HeadlessScene
  let window: UIWindow
  let source = UIView(frame: CGRect(x: 20, y: 40, width: 120, height: 60))
  let target = UIView(frame: CGRect(x: 40, y: 240, width: 220, height: 120))
  private(set) lazy var dragInteraction = UIDragInteraction(delegate: self)
  private(set) lazy var dropInteraction = UIDropInteraction(delegate: self)
  private(set) var log: [String] = []
  /// What came of `loadObjects`.
  private(set) var texts: [String] = []

  var objects: [String] = ["hello"]
  var canHandle = true
  var proposal = UIDropOperation.copy
  var allowsMove = true
  var isRestricted = false
  /// Where the drag was last, in the view to drop on.
  private(set) var dropPlace: CGPoint?
  private(set) var dropped: (any UIDropSession)?

  static let from = CGPoint(x: 60, y: 60)
  static let into = CGPoint(x: 100, y: 300)
  static let nowhere = CGPoint(x: 250, y: 150)

  init(style: UIUserInterfaceStyle = .light) {
    platform = HeadlessPlatform(screens: [
      HeadlessScreen(size: CGSize(width: 300, height: 400), userInterfaceStyle: style)
    ])
    scene = platform.openScene()
    window = UIWindow(windowScene: scene.scene)
    super.init()
    window.backgroundColor = .systemBackground
    window.makeKeyAndVisible()
    source.backgroundColor = .systemBlue
    source.layer.cornerRadius = 12
    target.backgroundColor = .secondarySystemBackground
    source.addInteraction(dragInteraction)
    target.addInteraction(dropInteraction)
    for view in [source, target] { window.addSubview(view) }
    platform.settle()
  }

  /// Lets go of what was dropped.
  func forgetDrop() { dropped = nil }

  // MARK: The finger

  func touch(_ phase: UITouch.Phase, _ place: CGPoint, finger: Int = 1, in scene: HeadlessScene? = nil) {
    (scene ?? self.scene).touch([(finger, phase, place)])
  }

  /// Holds the view until it is lifted, and moves the finger to a place, where it stays.
  func drag(to place: CGPoint, from start: CGPoint = DragStage.from) {
    touch(.began, start)
    platform.advance(by: 0.6)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      touch(.moved, CGPoint(x: start.x + (place.x - start.x) * part, y: start.y + (place.y - start.y) * part))
      platform.advance(by: 1.0 / 60)
    }
  }

  func drop(at place: CGPoint) {
    touch(.ended, place)
    platform.settle()
  }

  /// The lifted picture's frame in the window, as it is on screen; `nil` while nothing is lifted.
  var lifted: CGRect? {
    window.subviews.first { $0 !== source && $0 !== target }?.layer.presentation()?.frame
  }

  // MARK: Drags

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    log.append("items")
    return objects.map { UIDragItem(itemProvider: NSItemProvider(object: $0)) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    log.append("will begin")
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    if log.last != "moved" { log.append("moved") }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { log.append("will end: \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { log.append("did end: \(operation)") }

  // MARK: Drops

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    log.append("can handle")
    return canHandle
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    log.append("entered")
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    dropPlace = session.location(in: target)
    if log.last == "moved" { log.removeLast() }
    if log.last != "updated" { log.append("updated") }
    return UIDropProposal(operation: proposal)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    log.append("exited")
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    log.append("drop")
    dropped = session
    session.loadObjects(ofClass: String.self) { [weak self] texts in
      self?.log.append("loaded")
      self?.texts += texts
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    log.append("conclude")
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    log.append("over")
  }
}
