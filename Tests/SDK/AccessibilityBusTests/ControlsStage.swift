// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import AppElements
import Desktop
import Foundation
import HeadlessPlatform
import UIKitCore

@testable import AccessibilityBus

/// A headless app with some controls, and the objects that a bus would show of it.
final class ControlsStage {
  let platform = HeadlessPlatform()
  let scene: HeadlessScene
  let window: UIWindow
  let slider = UISlider()
  let label = UILabel()
  let button = UIButton(type: .system)
  let objects: AccessibleObjects
  var signals: [AccessibleObjects.Signal] = []
  var pushes = 0

  init() {
    scene = platform.openScene()
    scene.scene.title = "Stage"
    window = UIWindow(windowScene: scene.scene)
    window.makeKeyAndVisible()
    label.text = "Hello, big 🌍 world"
    slider.accessibilityLabel = "Volume"
    button.setTitle("Push", for: .normal)
    objects = AccessibleObjects(application: UIApplication.shared, appName: "stage")
    objects.busName = ":1.7"
    for (index, view) in [label, slider, button].enumerated() {
      view.frame = CGRect(x: 20, y: 40 + 60 * index, width: 200, height: 40)
      window.addSubview(view)
    }
    button.addAction(UIAction { [weak self] _ in self?.pushes += 1 }, for: .touchUpInside)
    platform.settle()
    objects.emit = { [weak self] in self?.signals.append($0) }
    refresh()
    signals = []
  }

  func refresh() {
    objects.setNeedsRefresh()
    objects.refresh()
  }

  /// The path of the object with a name.
  func path(_ name: String) -> String {
    AccessiblePath.path(of: objects.tree.objects.values.first { $0.name == name }?.id ?? -1)
  }

  func call(_ path: String, _ interface: String, _ member: String, _ arguments: [BusValue]? = []) -> BusAnswer {
    objects.answer(
      BusRequest(path: path, interface: "org.a11y.atspi.\(interface)", member: member, arguments: arguments))
  }

  func property(_ path: String, _ interface: String, _ name: String) -> BusAnswer {
    objects.answer(
      BusRequest(
        path: path, interface: "org.freedesktop.DBus.Properties", member: "Get",
        arguments: [.string("org.a11y.atspi.\(interface)"), .string(name)]))
  }
}
