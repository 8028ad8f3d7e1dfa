// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import KeyboardTour
import UIKitCore

/// What a person does on one page of the tour.
@MainActor
struct Tour {
  let name: String
  let variants: [Variant]
  let play: (TourStage) throws -> Void

  init(_ name: String, _ variants: [Variant], _ play: @escaping (TourStage) throws -> Void) {
    self.name = name
    self.variants = variants
    self.play = play
  }

  static let all = [list, postcard, postcardOnPhones, chat, forms, kinds]

  private static let list = Tour("list", phones + [wide]) { $0.shot("list") }
}

// MARK: - Screens

extension Tour {
  private static let dark = Variant(name: "dark", style: .dark)
  private static let rightToLeft = Variant(name: "rtl", direction: .rightToLeft)

  /// A tablet that lies on its side.
  private static let wide = Variant(
    name: "tablet", size: CGSize(width: 1194, height: 834),
    safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), scale: 1)

  private static let phones = [Variant.light, dark, rightToLeft, Variant.korean]

  private static var tablets: [Variant] {
    var (darkOne, mirrored, korean) = (wide, wide, wide)
    darkOne = wide.named("tablet-dark")
    darkOne.style = .dark
    mirrored = wide.named("tablet-rtl")
    mirrored.direction = .rightToLeft
    korean = wide.named("tablet-korean")
    korean.languages = ["ko-KR"]
    return [wide, darkOne, mirrored, korean]
  }
}

// MARK: - The pages

extension Tour {
  /// The published scenario of the guide.
  private static let postcard = Tour("postcard", tablets) { stage in
    try stage.open("postcard")
    stage.shot("start")
    try stage.app.tap(.label(said("Caption", "문구")))
    stage.shot("docked")
    try stage.type("Hello", "ㅇㅏㄴㄴㅕㅇ")
    stage.float()
    stage.shot("floating")
    let (size, keys) = (stage.app.screen.screen.bounds.size, stage.keyboard.size)
    let middle = (size.width - keys.width) / 2
    stage.drag(to: CGPoint(x: middle, y: 440))
    stage.shot("middle")
    stage.drag(to: CGPoint(x: middle, y: 20))
    stage.shot("top")
    stage.drag(to: CGPoint(x: 12, y: 440))
    stage.shot("left")
    stage.drag(to: CGPoint(x: size.width - keys.width - 12, y: 440))
    stage.shot("right")
    stage.drag(to: CGPoint(x: size.width - keys.width - 12, y: 20))
    stage.shot("corner")
    stage.drag(to: CGPoint(x: middle, y: 440))
    try stage.app.tap(.label(said("Yellow", "노랑")))
    try stage.app.tap(ViewQuery.label(said("Bold", "굵게")).traits(.button))
    stage.shot("styled")
  }

  private static let postcardOnPhones = Tour("postcard", phones) { stage in
    try stage.open("postcard")
    stage.shot("start")
    try stage.app.tap(.label(said("Caption", "문구")))
    stage.shot("docked")
    try stage.type("Hello", "ㅇㅏㄴㄴㅕㅇ")
    stage.shot("typed")
  }

  private static let chat = Tour("chat", phones + [wide]) { stage in
    try stage.open("chat")
    let page = try stage.page(ChatPage.self)
    stage.shot("start")
    try stage.app.tap(.label(said("Message", "메시지")))
    stage.shot("keyboard")
    try stage.type(
      "See you at ten then and do not forget the pump and something to drink",
      "ㅇㅕㄹ ㅅㅣㅇㅔ ㅁㅏㄴㄴㅏ ㅍㅓㅁㅍㅡㄹㅏㅇ ㅁㅏㅅㅣㄹ ㄱㅓㅅㄷㅗ ㅇㅣㅈㅈㅣ ㅁㅏ")
    stage.shot("long")
    try stage.app.tap(.label(said("Send", "보내기")))
    stage.shot("sent")
    let list = page.tableView.convert(page.tableView.bounds, to: stage.app.screen.screen)
    let keys = stage.keyboard
    let finger = stage.app.putFinger(at: CGPoint(x: list.midX, y: list.midY))
    for (name, part) in [("follows", 0.25), ("lower", 0.6), ("back-up", 0.3)] {
      finger.move(to: CGPoint(x: list.midX, y: keys.minY + keys.height * part))
      stage.look(name)
    }
    finger.lift()
    stage.shot("back")
    let second = stage.app.putFinger(at: CGPoint(x: list.midX, y: list.midY))
    second.move(to: CGPoint(x: list.midX, y: keys.minY + keys.height * 0.5))
    second.lift()
    stage.shot("gone")
  }

  private static let forms = Tour("forms", phones + [wide]) { stage in
    try stage.open("forms")
    stage.shot("start")
    for (name, label) in [("by-hand", said("Notifications", "알림")), ("by-guide", said("Guide", "가이드"))] {
      let finger = try stage.app.putFinger(on: ViewQuery.label(label).type(UITextField.self))
      finger.lift()
      stage.app.advance(by: 0.12)
      stage.look("\(name)-rising")
      stage.shot(name)
      try stage.type("Hi", "ㄴㅔ")
      stage.app.screen.screen.bounds.width > 700 ? stage.float() : ()
      stage.shot("\(name)-typed")
      stage.app.screen.keyboard.kind = .docked
      try stage.page(FormsPage.self).view.endEditing(true)
    }
    stage.shot("end")
  }

  private static let kinds = Tour("kinds", phones) { stage in
    try stage.open("kinds")
    stage.shot("start")
    for field in try stage.page(KindsPage.self).fields {
      try stage.app.tap(
        ViewQuery.type(UITextField.self).matching("the next field") { $0 === field })
      stage.shot(field.accessibilityLabel ?? "")
    }
  }
}

extension Variant {
  /// Returns the same with another name.
  fileprivate func named(_ name: String) -> Variant {
    Variant(name: name, size: size, safeAreaInsets: safeAreaInsets, scale: scale)
  }
}
