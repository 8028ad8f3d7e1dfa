// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gallery
import HeadlessPlatform
import UIKitCore

/// What happens on the screen, as frames side by side.
@MainActor
struct Film {
  let name: String
  private let play: (Stage, inout [UIImage]) throws -> Void
  private var variant = Variant.light

  private init(_ name: String, _ variant: Variant = .light, _ play: @escaping (Stage, inout [UIImage]) throws -> Void) {
    self.name = "film-\(name)"
    self.variant = variant
    self.play = play
  }

  func make() throws -> UIImage {
    let stage = Stage(variant)
    var frames: [UIImage] = []
    try play(stage, &frames)
    return ContactSheet.make([frames.enumerated().map { ("\($0)", $1) }], height: 640)
  }

  /// Takes so many pictures, with a time between in seconds.
  private static func watch(_ stage: Stage, _ count: Int, every seconds: TimeInterval, _ frames: inout [UIImage]) throws
  {
    for _ in 0..<count {
      stage.platform.advance(by: seconds)
      frames.append(try stage.picture())
    }
  }

  private static func open(_ title: String, _ stage: Stage, _ frames: inout [UIImage]) throws {
    guard let page = GallerySection.all.lazy.flatMap(\.pages).first(where: { $0.title == title }) else {
      throw GalleryError("there is no page “\(title)”")
    }
    stage.navigation.pushViewController(page.make(), animated: false)
    stage.settle()
    frames.append(try stage.picture())
  }

  static let all = [
    Film("push") { stage, frames in
      frames.append(try stage.picture())
      try stage.tap("Buttons")
      try watch(stage, 7, every: 0.07, &frames)
    },
    Film("back-by-hand") { stage, frames in
      try open("Buttons", stage, &frames)
      stage.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 200, y: 400), seconds: 0.4, lifts: false)
      frames.append(try stage.picture())
      stage.scene.touch([(finger: 0, phase: .ended, place: CGPoint(x: 200, y: 400))])
      try watch(stage, 5, every: 0.08, &frames)
    },
    Film("large-title") { stage, frames in
      frames.append(try stage.picture())
      for distance in [30.0, 30, 200] {
        stage.drag(
          from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 600 - distance - 10), seconds: 0.4, lifts: false)
        frames.append(try stage.picture())
        stage.scene.touch([(finger: 0, phase: .ended, place: CGPoint(x: 195, y: 590 - distance))])
        stage.settle()
      }
      stage.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 760), seconds: 0.2)
      try watch(stage, 3, every: 0.1, &frames)
    },
    Film("switch") { stage, frames in
      try open("Switches and Sliders", stage, &frames)
      let place = try stage.place(of: "Airplane Mode")
      stage.scene.touch([(finger: 0, phase: .began, place: CGPoint(x: 335, y: place.y))])
      try watch(stage, 2, every: 0.1, &frames)
      stage.scene.touch([(finger: 0, phase: .ended, place: CGPoint(x: 335, y: place.y))])
      try watch(stage, 5, every: 0.06, &frames)
    },
    Film("alert") { stage, frames in
      try open("Alerts", stage, &frames)
      try stage.tap("Two buttons")
      try watch(stage, 4, every: 0.08, &frames)
      stage.settle()
      try stage.tap("Delete")
      try watch(stage, 3, every: 0.08, &frames)
    },
    Film("alert-dark", Variant(name: "dark", style: .dark)) { stage, frames in
      try open("Alerts", stage, &frames)
      for name in ["One button", "Two buttons", "Three buttons", "Choices", "Something destructive"] {
        try stage.tap(name)
        stage.settle()
        frames.append(try stage.picture())
        stage.navigation.dismiss(animated: false)
        stage.settle()
      }
    },
    Film("action-sheet") { stage, frames in
      try open("Alerts", stage, &frames)
      try stage.tap("Something destructive")
      try watch(stage, 4, every: 0.1, &frames)
      stage.settle()
      try stage.tap("Cancel")
      try watch(stage, 3, every: 0.1, &frames)
    },
    Film("sheet") { stage, frames in
      try open("Sheets", stage, &frames)
      try stage.tap("Medium and large")
      try watch(stage, 3, every: 0.12, &frames)
      stage.settle()
      stage.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 80), seconds: 0.4, lifts: false)
      frames.append(try stage.picture())
      stage.scene.touch([(finger: 0, phase: .ended, place: CGPoint(x: 195, y: 80))])
      stage.settle()
      frames.append(try stage.picture())
      stage.drag(from: CGPoint(x: 195, y: 70), to: CGPoint(x: 195, y: 500), seconds: 0.3)
      try watch(stage, 3, every: 0.15, &frames)
    },
    Film("sheet-dark", Variant(name: "dark", style: .dark)) { stage, frames in
      try open("Sheets", stage, &frames)
      try stage.tap("Large")
      try watch(stage, 3, every: 0.12, &frames)
      stage.settle()
      frames.append(try stage.picture())
    },
    Film("swipe") { stage, frames in
      try open("Editing and Swiping", stage, &frames)
      let place = try stage.place(of: "Library")
      stage.drag(from: CGPoint(x: 330, y: place.y), to: CGPoint(x: 200, y: place.y), seconds: 0.3)
      try watch(stage, 3, every: 0.1, &frames)
      stage.settle()
      frames.append(try stage.picture())
      try stage.tap("Delete")
      try watch(stage, 4, every: 0.08, &frames)
    },
    Film("edit") { stage, frames in
      try open("Editing and Swiping", stage, &frames)
      try stage.tap("Edit")
      try watch(stage, 3, every: 0.1, &frames)
      stage.settle()
      frames.append(try stage.picture())
      let place = try stage.place(of: "Jun")
      stage.drag(from: CGPoint(x: 352, y: place.y), to: CGPoint(x: 352, y: place.y + 140), seconds: 0.5, lifts: false)
      frames.append(try stage.picture())
      stage.scene.touch([(finger: 0, phase: .ended, place: CGPoint(x: 352, y: place.y + 140))])
      stage.settle()
      frames.append(try stage.picture())
    },
    Film("list") { stage, frames in
      try open("Plain Table", stage, &frames)
      stage.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 250), seconds: 0.12)
      try watch(stage, 6, every: 0.15, &frames)
    },
    Film("layout") { stage, frames in
      try open("Auto Layout", stage, &frames)
      try stage.tap("Change Layout")
      try watch(stage, 6, every: 0.08, &frames)
    },
    Film("pull") { stage, frames in
      try open("Date Pickers", stage, &frames)
      stage.drag(from: CGPoint(x: 150, y: 260), to: CGPoint(x: 150, y: 180), seconds: 0.15)
      try watch(stage, 5, every: 0.1, &frames)
    },
    Film("animations") { stage, frames in
      try open("Animations", stage, &frames)
      try stage.tap("Run Curves")
      try watch(stage, 7, every: 0.14, &frames)
    },
    Film("gestures") { stage, frames in
      try open("Gestures", stage, &frames)
      for turn in 0...12 {
        let angle = Double(turn) / 12
        let (x, y) = ((50 + 60 * angle) * cos(angle), (50 + 60 * angle) * sin(angle))
        stage.scene.touch([
          (finger: 0, phase: turn == 0 ? .began : .moved, place: CGPoint(x: 195 - x, y: 380 - y)),
          (finger: 1, phase: turn == 0 ? .began : .moved, place: CGPoint(x: 195 + x, y: 380 + y)),
        ])
        stage.platform.advance(by: 1.0 / 60)
        if turn % 3 == 0 { frames.append(try stage.picture()) }
      }
    },
  ]
}
