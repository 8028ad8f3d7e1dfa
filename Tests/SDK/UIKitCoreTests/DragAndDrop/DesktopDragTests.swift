// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import TestSupport
import Testing
import UIKitCore

/// Drags that a desktop moves, as Wayland's compositors do, told here by a test.
@MainActor @Suite(.serialized) struct DesktopDragTests {
  private final class Desktop: DragHost {
    var accepts = true
    private(set) var drags: [Drag] = []

    func start(_ drag: Drag, from scene: UIWindowScene) -> Bool {
      if accepts { drags.append(drag) }
      return accepts
    }
  }

  /// What another app drags here.
  private final class Offer: DragOffer {
    let types: [String]
    var allowsMove = false
    /// What it answers to each question, when it is told to.
    var data: Data?
    var answersLate = false
    private(set) var asked: [String] = []
    private var questions: [@MainActor (Data?) -> Void] = []

    init(_ types: [String], _ data: Data?) { (self.types, self.data) = (types, data) }

    func read(_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) {
      asked.append(type)
      if answersLate { questions.append(completion) } else { completion(data) }
    }

    func answer() {
      for question in questions { question(data) }
      questions = []
    }
  }

  private func text(_ text: String) -> Offer {
    Offer(["text/plain", "text/plain;charset=utf-8", "TEXT"], Data(text.utf8))
  }

  private func start(_ stage: DragStage) -> Desktop {
    let desktop = Desktop()
    stage.platform.dragHost = desktop
    stage.drag(to: DragStage.nowhere)
    return desktop
  }

  private func data(_ type: String, of drag: Drag) -> String? {
    var result: Data?
    drag.data(ofType: type) { result = $0 }
    return result.map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: From this app

  @Test func `the desktop takes a drag over, with its picture and its types, and says how it ended`() throws {
    let stage = DragStage()
    stage.objects = ["one", "two"]
    let desktop = start(stage)
    let drag = try #require(desktop.drags.first)
    #expect(desktop.drags.count == 1 && stage.lifted == nil)
    #expect(drag.mimeTypes == ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING"] && drag.allowsMove)
    #expect(data("text/plain", of: drag) == "one\ntwo" && data("image/png", of: drag) == nil)
    let icon = try #require(drag.icon(scale: 2))
    // 120 points, larger by a twentieth, and room for the shadow.
    #expect(icon.image.width == 2 * (126 + 72) && abs(icon.hotSpot.x - (99 - 21)) < 0.01)
    stage.touch(.cancelled, DragStage.nowhere)
    #expect(stage.log == ["items", "will begin"])
    drag.endedByDesktop(with: .move)
    drag.endedByDesktop(with: .cancel)
    stage.platform.settle()
    #expect(stage.log == ["items", "will begin", "will end: move", "did end: move"])
  }

  @Test func `addresses go as a list, and data under its own name`() throws {
    let stage = DragStage()
    let desktop = Desktop()
    stage.platform.dragHost = desktop
    let maker = Maker(items: [
      NSItemProvider(object: try #require(NSURL(string: "file:///a"))),
      NSItemProvider(object: try #require(NSURL(string: "https://example.org/"))),
    ])
    maker.items[0].registerDataRepresentation(forTypeIdentifier: "org.example.own", visibility: .all) {
      $0(Data("own".utf8), nil)
      return nil
    }
    maker.items[0].registerDataRepresentation(forTypeIdentifier: "org.example.secret", visibility: .ownProcess) {
      $0(Data("secret".utf8), nil)
      return nil
    }
    stage.source.removeInteraction(stage.dragInteraction)
    stage.source.addInteraction(UIDragInteraction(delegate: maker))
    stage.drag(to: DragStage.nowhere)
    let drag = try #require(desktop.drags.first)
    #expect(drag.mimeTypes == ["text/uri-list", "org.example.own"])
    #expect(data("text/uri-list", of: drag) == "file:///a\r\nhttps://example.org/\r\n")
    #expect(data("org.example.own", of: drag) == "own" && data("org.example.secret", of: drag) == nil)
  }

  private final class Maker: NSObject, UIDragInteractionDelegate {
    let items: [NSItemProvider]

    init(items: [NSItemProvider]) { self.items = items }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { items.map { UIDragItem(itemProvider: $0) } }
  }

  @Test func `what is for this app alone is given to nobody else`() throws {
    let stage = DragStage()
    stage.isRestricted = true
    let drag = try #require(start(stage).drags.first)
    #expect(drag.mimeTypes.count == 1 && !drag.mimeTypes[0].hasPrefix("text"))
    #expect(data("text/plain", of: drag) == nil && data(drag.mimeTypes[0], of: drag) == nil)
  }

  @Test func `a drag that comes back is dropped as one within the app`() throws {
    let stage = DragStage()
    let drag = try #require(start(stage).drags.first)
    let away = IncomingDrag(drag)
    #expect(away.move(to: DragStage.into, in: stage.scene.scene) == .copy)
    away.leave()
    let incoming = IncomingDrag(drag)
    #expect(incoming.move(to: DragStage.nowhere, in: stage.scene.scene) == .cancel)
    #expect(incoming.move(to: DragStage.into, in: stage.scene.scene) == .copy)
    #expect(incoming.drop() == .copy)
    drag.endedByDesktop(with: .copy)
    stage.platform.settle()
    #expect(stage.texts == ["hello"] && stage.dropped?.localDragSession?.items.count == 1)
    #expect(
      stage.log == [
        "items", "will begin", "moved", "can handle", "entered", "updated", "exited", "moved", "entered", "updated",
        "drop",
        "will end: copy", "loaded", "conclude", "did end: copy", "over",
      ])
  }

  @Test func `where the desktop refuses, a drag stays within the window`() {
    let stage = DragStage()
    let desktop = Desktop()
    desktop.accepts = false
    stage.platform.dragHost = desktop
    stage.drag(to: DragStage.into)
    stage.drop(at: DragStage.into)
    #expect(stage.texts == ["hello"] && desktop.drags.isEmpty)
  }

  // MARK: From other apps

  @Test func `what another app drops is asked for once, in the best of its names, and arrives`() {
    let stage = DragStage()
    let offer = text("from afar")
    offer.answersLate = true
    let incoming = IncomingDrag(offer)
    #expect(incoming.move(to: DragStage.nowhere, in: stage.scene.scene) == .cancel)
    #expect(incoming.move(to: DragStage.into, in: stage.scene.scene) == .copy)
    #expect(stage.dropPlace == CGPoint(x: 60, y: 60) && offer.asked.isEmpty)
    #expect(incoming.drop() == .copy)
    stage.platform.settle()
    #expect(stage.texts.isEmpty && offer.asked == ["text/plain;charset=utf-8"])
    #expect(stage.log == ["can handle", "entered", "updated", "drop", "conclude", "over"])
    offer.answer()
    #expect(stage.texts == ["from afar"] && stage.dropped?.localDragSession == nil)
  }

  @Test func `another app's things are moved only where it lets them`() {
    for allows in [false, true] {
      let stage = DragStage()
      stage.proposal = .move
      let offer = text("x")
      offer.allowsMove = allows
      #expect(IncomingDrag(offer).move(to: DragStage.into, in: stage.scene.scene) == (allows ? .move : .cancel))
    }
  }

  @Test func `a drag that leaves is over, and a drop that nobody saw coming is none`() {
    let stage = DragStage()
    let leaving = IncomingDrag(text("x"))
    _ = leaving.move(to: DragStage.into, in: stage.scene.scene)
    leaving.leave()
    #expect(stage.log == ["can handle", "entered", "updated", "exited", "over"])
    #expect(leaving.drop() == .cancel && IncomingDrag(text("y")).drop() == .cancel)
    stage.platform.settle()
    #expect(stage.texts.isEmpty)
  }

  @Test func `data that does not come leaves out what it was for`() {
    let stage = DragStage()
    let offer = Offer(["text/plain"], nil)
    let incoming = IncomingDrag(offer)
    _ = incoming.move(to: DragStage.into, in: stage.scene.scene)
    #expect(incoming.drop() == .copy)
    stage.platform.settle()
    #expect(stage.log.contains("loaded") && stage.texts.isEmpty)
  }

  @Test func `an offer is let go once nobody holds what was dropped`() {
    let stage = DragStage()
    weak var offer: Offer?
    do {
      let new = text("x")
      offer = new
      let incoming = IncomingDrag(new)
      _ = incoming.move(to: DragStage.into, in: stage.scene.scene)
      _ = incoming.drop()
    }
    #expect(offer != nil)
    stage.platform.settle()
    #expect(offer != nil)
    stage.forgetDrop()
    #expect(offer == nil)
  }

  @Test func `whatever comes in whatever order, enters and leaves match and a drop is dropped once`() {
    for round in 0..<300 {
      var random = SeededGenerator(seed: UInt64(round))
      let stage = DragStage()
      let types = (0..<Int.random(in: 0...6, using: &random)).map { _ in junk(&random) }
      let offer = Offer(
        types, Bool.random(using: &random) ? Data((0..<50).map { _ in .random(in: 0...255, using: &random) }) : nil)
      offer.answersLate = Bool.random(using: &random)
      offer.allowsMove = Bool.random(using: &random)
      stage.canHandle = Int.random(in: 0..<4, using: &random) > 0
      let incoming = IncomingDrag(offer)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        stage.proposal = [.cancel, .forbidden, .copy, .move][Int.random(in: 0..<4, using: &random)]
        switch Int.random(in: 0..<8, using: &random) {
        case 0: incoming.leave()
        case 1: _ = incoming.drop()
        case 2: stage.platform.advance(by: 0.1)
        case 3: offer.answer()
        case 4: stage.target.isHidden.toggle()
        default: _ = incoming.move(to: place(&random), in: stage.scene.scene)
        }
      }
      incoming.leave()
      stage.platform.settle()
      offer.answer()
      let counts = Dictionary(grouping: stage.log) { $0 }.mapValues(\.count)
      let drops = counts["drop", default: 0]
      #expect(counts["entered", default: 0] == counts["exited", default: 0] + drops, "round \(round)")
      #expect(drops <= 1 && counts["conclude", default: 0] == drops, "round \(round)")
      #expect(counts["loaded", default: 0] == drops, "round \(round)")
    }
  }

  private func junk(_ random: inout SeededGenerator) -> String {
    let known = [
      "text/plain", "UTF8_STRING", "text/uri-list", "image/png", "public.png", "", "\0", "TARGETS", "a/b;c=d",
    ]
    if Bool.random(using: &random) { return known[Int.random(in: 0..<known.count, using: &random)] }
    let bytes = (0..<Int.random(in: 0...400, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func place(_ random: inout SeededGenerator) -> CGPoint {
    func number() -> CGFloat {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: [.nan, .infinity, -.infinity, 1e300, -1e300, .zero][Int.random(in: 0..<6, using: &random)]
      default: .random(in: -50...450, using: &random)
      }
    }
    return CGPoint(x: number(), y: number())
  }
}
