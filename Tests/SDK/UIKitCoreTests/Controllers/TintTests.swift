// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

/// The tint colour of what lies behind something.
@MainActor @Suite(.serialized) struct TintTests {
  private let stage = Stage(width: 390, height: 700)
  private let page = UIViewController()
  private let button = UIButton(type: .system)

  init() {
    stage.window.rootViewController = page
    button.setTitle("Act", for: .normal)
    button.frame = CGRect(x: 20, y: 60, width: 120, height: 44)
    page.view.addSubview(button)
    stage.platform.settle()
  }

  /// The colour of the button's title, as it is on screen.
  private func shown(_ view: UIButton? = nil) -> [CGFloat] {
    let color = (view ?? button).titleLabel?.textColor.resolvedColor(with: page.traitCollection)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue]
  }

  private func isGrey(_ view: UIButton? = nil) -> Bool {
    stage.platform.settle()
    let shown = shown(view)
    return shown[0] == shown[1] && shown[1] == shown[2] && shown[0] > 0.1
  }

  @Test func `behind an alert the tint is grey, and comes back after it`() {
    let blue = shown()
    #expect(!isGrey())
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    page.present(alert, animated: true)
    stage.platform.settle()
    #expect(isGrey())
    #expect(button.tintAdjustmentMode == .dimmed)
    #expect(alert.view.tintAdjustmentMode == .normal)
    page.dismiss(animated: true)
    stage.platform.settle()
    #expect(shown() == blue)
    #expect(button.tintAdjustmentMode == .normal)
  }

  @Test func `behind a sheet it is grey while the sheet darkens what is below`() {
    let content = UIViewController()
    let sheet = content.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.largestUndimmedDetentIdentifier = .medium
    page.present(content, animated: true)
    stage.platform.settle()
    #expect(!isGrey())
    sheet?.selectedDetentIdentifier = .large
    stage.platform.settle()
    #expect(isGrey())
    page.dismiss(animated: false)
    #expect(!isGrey())
  }

  @Test func `what is shown over a sheet takes the sheet's colour`() {
    let content = UIViewController()
    let inSheet = UIButton(type: .system)
    inSheet.setTitle("Act", for: .normal)
    content.view.addSubview(inSheet)
    page.present(content, animated: false)
    #expect(isGrey() && !isGrey(inSheet))
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    content.present(alert, animated: false)
    #expect(isGrey() && isGrey(inSheet))
    page.dismiss(animated: false)
    #expect(!isGrey())
  }

  @Test func `a view can be grey by itself, or stay as it is`() {
    page.view.tintAdjustmentMode = .dimmed
    #expect(isGrey())
    button.tintAdjustmentMode = .normal
    #expect(!isGrey())
    button.tintAdjustmentMode = .automatic
    #expect(isGrey() && button.tintAdjustmentMode == .dimmed)
    page.view.tintAdjustmentMode = .automatic
    #expect(!isGrey() && page.view.tintAdjustmentMode == .normal)
  }
}
