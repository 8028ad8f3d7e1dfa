// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Foundation
import Geometry
import TextModel
import UIKitCore
import WaylandPlatform

// MARK: - The keyboard's place

extension WaylandApp {
  /// The keyboard is elsewhere, or has gone: windows may have got another place on the screen, and guides follow.
  func keyboardMoved() {
    guard let report = keyboardLink?.report else { return }
    if !report.mode.isEmpty { UIApplication.shared.inputViews.outsideKeyboardIs(report.mode) }
    for window in windows { window.update() }
    textInputs.windowsChanged()
    for (output, screen) in screens {
      let placement = keyboardReport(on: output).map { report in
        KeyboardPlacement(
          report.isCollapsed ? .collapsedBar : report.form.map(InAppKeyboard.Kind.init) ?? .docked,
          frame: CGRect(
            x: report.frame.minX, y: report.frame.minY, width: report.frame.width, height: report.frame.height))
      }
      UIApplication.shared.inputViews.outsideKeyboardMoved(to: placement, on: screen, duration: report.duration)
    }
  }

  /// Where the desktop's keyboard is on a screen; `nil` while it is not there.
  func keyboardReport(on output: Output) -> KeyboardReport? {
    guard let report = keyboardLink?.report, report.form != nil, report.output == output.description.name else {
      return nil
    }
    return report
  }
}

extension WindowSurface {
  /// The screen that the window is on, as far as is known.
  var output: Output? { outputs.last ?? app?.firstOutput }

  /// Whether the window fills its screen, but for what a keyboard at the bottom takes; then it is known where it lies.
  var isPlaceKnown: Bool {
    guard outputs.count <= 1, let output else { return false }
    let screen = output.description.logicalSize
    guard abs(screen.width - size.width) < 1 else { return false }
    let left = screen.height - size.height
    if abs(left) < 1 { return true }
    guard let report = app?.keyboardReport(on: output), report.form == .docked,
      !report.isCollapsed
    else { return false }
    return abs(left - report.frame.height) < 1
  }

  /// The window's content on its screen. Wayland does not tell where windows lie; one that does not fill the screen is
  /// taken to be where the keyboard does not cover it, as compositors put it.
  func area(of content: CGSize) -> CGRect {
    var area = CGRect(origin: .zero, size: content)
    if isPlaceKnown {
      area.origin.y = barHeight
    } else if let output, let report = app?.keyboardReport(on: output) {
      let screen = output.description.logicalSize
      // Compositors make no room for a bar in a corner: a window that lacks no more than a panel goes down to the end of the screen.
      let isAtEnd = abs(screen.width - size.width) < 1 && screen.height - size.height < screen.height / 4
      area.origin.y = (report.isCollapsed && isAtEnd ? screen.height : report.frame.minY) - content.height
    }
    return area
  }
}

extension FieldClaim {
  /// What the keyboard is told of a field.
  ///
  /// - Parameters:
  ///   - number: What the app calls the field by.
  ///   - followsKeyboard: Whether the window need not shrink for the keyboard.
  init(_ field: TypedField, number: Int, followsKeyboard: Bool) {
    self.init()
    let traits = field.traits
    purpose = traits.purpose
    hints = traits.hints
    returnKey = traits.returnKey
    isReturnEnabled = field.isReturnEnabled
    completesWord = field.completesWord
    content = field.content
    otherContents = field.otherContents
    if !otherContents.isEmpty { self.number = number }
    passwordRules = field.passwordRules
    beginsEmpty = field.beginsEmpty
    keyboard = traits.keyboard
    appearance =
      switch field.appearance {
      case .dark: .dark
      case .light: .light
      default: .automatic
      }
    accessoryHeight = UIApplication.shared.inputViews.accessoryHeight
    self.followsKeyboard = followsKeyboard
    refusesGuests = !UIApplication.shared.allowsKeyboardExtensions
  }
}
