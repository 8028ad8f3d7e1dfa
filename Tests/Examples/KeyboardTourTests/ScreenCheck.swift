// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import HeadlessPlatform
import KeyboardTesting
import UIKitCore

@testable import keyboard_tour_film

/// What is wrong with what the screen shows, in words: texts that are cut, things that lie over each other, under the
/// keyboard or beyond the edge of the screen.
@MainActor
struct ScreenCheck {
  private(set) var faults: [String] = []
  private let screen: CGRect
  private let keyboard: CGRect
  /// Labels, controls and texts, with what shows of them.
  private var parts: [(view: UIView, shown: CGRect)] = []

  init(_ stage: TourStage) {
    screen = stage.app.screen.screen.bounds
    keyboard = stage.keyboard
    for window in stage.app.screen.scenes.flatMap(\.scene.windows) where !window.isHidden {
      faults += PageCheck(window).faults
      collect(window, clippedTo: screen)
    }
    for part in parts { checkPlace(of: part.view, part.shown) }
    checkOverlap()
  }

  private mutating func collect(_ view: UIView, clippedTo area: CGRect) {
    guard !view.isHidden, view.alpha > 0.01, !(view is UINavigationBar) else { return }
    let frame = view.convert(view.bounds, to: nil)
    if view is UILabel || view is UIControl || view is UITextView {
      let isEmpty = (view as? UILabel)?.text?.isEmpty ?? false
      let shown = frame.intersection(area)
      if !isEmpty, !shown.isEmpty { parts.append((view, shown)) }
      return
    }
    var area = area
    if view is UIScrollView {
      // What scrolls may lie under bars and under the keyboard.
      area = area.intersection(frame).inset(
        by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
      if !keyboard.isNull, keyboard.maxY >= screen.maxY { area.size.height = min(area.maxY, keyboard.minY) - area.minY }
    } else if view.clipsToBounds {
      area = area.intersection(frame)
    }
    guard !area.isEmpty, area.height > 0 else { return }
    for subview in view.subviews { collect(subview, clippedTo: area) }
  }

  private func name(_ view: UIView) -> String {
    "\(type(of: view)) “\((view as? UILabel)?.text ?? view.accessibilityLabel ?? "")”"
  }

  private mutating func checkPlace(of view: UIView, _ shown: CGRect) {
    let frame = view.convert(view.bounds, to: nil)
    if frame.minX < -0.5 || frame.maxX > screen.maxX + 0.5 {
      faults.append("\(name(view)) is beyond the edge: \(frame)")
    }
    let isOnKeyboard = view.window?.subviews.contains { $0.accessibilityIdentifier == "Keyboard" } ?? false
    if !isOnKeyboard, !keyboard.isNull, shown.intersection(keyboard).height > 1 {
      faults.append("\(name(view)) at \(shown) is under the keyboard at \(keyboard)")
    }
  }

  private mutating func checkOverlap() {
    for (index, one) in parts.enumerated() {
      for other in parts[(index + 1)...] where one.view.window === other.view.window {
        let both = one.shown.intersection(other.shown)
        guard both.width > 1, both.height > 1 else { continue }
        faults.append("\(name(one.view)) and \(name(other.view)) lie over each other at \(both)")
      }
    }
  }
}
