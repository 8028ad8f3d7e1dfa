// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import UIKitCore

// MARK: - Windows over and beside each other

extension HeadlessScreen {
  /// Returns the frontmost window at a place on the screen, in points; `nil` where the screen is bare.
  public func scene(at place: CGPoint) -> HeadlessScene? { scenes.last { $0.area.contains(place) } }

  /// Returns what a finger that comes down at a place on the screen touches: the keyboard, or the frontmost window there.
  package func surface(at place: CGPoint) -> HeadlessScene? {
    if let inputScene, inputScene.takesTouches(at: place) { return inputScene }
    return scene(at: place)
  }

  /// Brings a window to the front.
  func bringToFront(_ scene: HeadlessScene) {
    guard let index = scenes.firstIndex(where: { $0 === scene }) else { return }
    scenes.append(scenes.remove(at: index))
    keepOrder()
  }

  /// Has windows that float in front of those that do not.
  func keepOrder() {
    scenes = scenes.filter { !$0.placement.floats } + scenes.filter(\.placement.floats)
  }

  func forget(_ scene: HeadlessScene) {
    scenes.removeAll { $0 === scene }
    holders = holders.filter { $0.value !== scene }
  }

  /// Lets all windows go, which know the screen in turn: the app has gone.
  func forgetAll() { (scenes, inputScene, holders) = ([], nil, [:]) }
}

// MARK: - Fingers

extension HeadlessScreen {
  /// Puts fingers down, moves them and lifts them, all at one moment. Places are on the screen, in points.
  ///
  /// A finger belongs to the window that it comes down in until it is lifted, wherever it goes. That window comes to the
  /// front and is active, but not the keyboard, which types on into the window that has it. Fingers beside all windows
  /// touch nothing.
  public func touch(_ contacts: [(finger: Int, phase: UITouch.Phase, place: CGPoint)]) {
    touch(contacts, type: .direct)
  }

  func touch(_ contacts: [(finger: Int, phase: UITouch.Phase, place: CGPoint)], type: UITouch.TouchType) {
    for contact in contacts where contact.phase == .began {
      let scene = surface(at: contact.place)
      if let old = holders[contact.finger], old !== scene {
        old.touch([(contact.finger, .cancelled, contact.place.moved(to: old))], type: type)
      }
      holders[contact.finger] = scene
      if scene !== inputScene { scene?.activate() }
    }
    var told: [HeadlessScene] = []
    for contact in contacts {
      guard let scene = holders[contact.finger], !told.contains(where: { $0 === scene }) else { continue }
      told.append(scene)
      let own = contacts.filter { holders[$0.finger] === scene }
      scene.touch(own.map { ($0.finger, $0.phase, $0.place.moved(to: scene)) }, type: type)
    }
    for contact in contacts where contact.phase == .ended || contact.phase == .cancelled {
      holders[contact.finger] = nil
    }
  }
}

extension CGPoint {
  /// Returns a point of the screen in the coordinates of a window.
  @MainActor
  fileprivate func moved(to scene: HeadlessScene) -> CGPoint { CGPoint(x: x - scene.area.minX, y: y - scene.area.minY) }
}
