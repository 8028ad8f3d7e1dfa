// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import Geometry
import TextModel
import UIKitCore

// MARK: - Coming and going

extension KeyboardSession {
  func show(_ surroundings: KeyboardSurroundings, _ field: FieldDescription, _ context: FieldContext) {
    hide()
    reported = []
    take(surroundings)
    let scene = KeyboardScene(surroundings, style(for: field), screen: screen, link: link, buffers: buffers)
    scene.onRequest = { [weak self] in self?.onFrameRequest() }
    application.connect(scene.scene)
    scene.scene.traitCollection.performAsCurrent {
      let controller = makeController()
      let document = makeDocument(field, context)
      let root = KeyboardRoot(controller, usualHeight: surroundings.usualHeight)
      root.onHeight = { [weak self] in self?.tell(height: $0) }
      let window = UIWindow(windowScene: scene.scene)
      shown = Shown(controller: controller, root: root, window: window, scene: scene, document: document)
      application.inputViews.extensionKeyboard = controller
      controller.host = self
      controller.take(document)
      window.rootViewController = root
      tellLanguage(of: controller)
      application.change(scene.scene, to: .foregroundActive)
      window.makeKeyAndVisible()
      tellTextChange(of: controller) {}
    }
  }

  func hide() {
    guard let old = shown else { return }
    old.scene.scene.traitCollection.performAsCurrent {
      tellTextChange(of: old.controller) {
        old.controller.take(nil)
        shown?.document = nil
      }
      if old.controller.presentedViewController != nil { old.controller.dismiss(animated: false) }
      application.disconnect(old.scene.scene)
    }
    old.window.rootViewController = nil
    old.controller.host = nil
    buffers = old.scene.takeBuffers()
    shown = nil
    nextFrame = nil
  }

  private func take(_ new: KeyboardSurroundings) {
    surroundings = new
    if platform.languages != new.languages {
      platform.languages = new.languages
      UIApplication.updateSurroundings()
    }
  }

  func move(to new: KeyboardSurroundings) {
    let old = surroundings
    take(new)
    guard let shown else { return }
    shown.scene.update(new, style(for: shown.document?.field))
    shown.root.usualHeight = new.usualHeight
    // What it is told of the device is something else now.
    if old.needsInputModeSwitchKey != new.needsInputModeSwitchKey || old.hasDictationPlace != new.hasDictationPlace
      || old.hasFullAccess != new.hasFullAccess
    {
      shown.controller.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Light or dark, as a field wants its keys.
  func style(for field: FieldDescription?) -> UIUserInterfaceStyle {
    switch field?.appearance {
    case .dark: .dark
    case .light: .light
    case .automatic, nil: surroundings.isDark ? .dark : .light
    }
  }

  private func tell(height wanted: CGFloat?) {
    guard let shown else { return }
    let wanted = wanted.map { Double(min(max($0, 0), 10_000)) }
    if let told = shown.toldHeight {
      guard told != wanted else { return }
    } else {
      let most = surroundings.greatestHeight > 0 ? surroundings.greatestHeight : .infinity
      guard abs(min(wanted ?? surroundings.usualHeight, most) - surroundings.size.height) > 0.01 else { return }
    }
    self.shown?.toldHeight = .some(wanted)
    link.send(.height(wanted))
  }
}
