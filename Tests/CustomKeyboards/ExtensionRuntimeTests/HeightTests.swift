// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import Geometry
import Testing
import UIKitCore

/// How high a keyboard is.
@MainActor @Suite(.serialized) struct HeightTests {
  private func heights(_ host: PlayedHost) -> [Double?] {
    host.news().compactMap { if case .height(let height) = $0 { .some(height) } else { nil } }
  }

  /// Gives a keyboard the height that it has asked for.
  private func grant(_ height: Double, _ host: PlayedHost) throws {
    host.surroundings.size.height = height
    try host.tellSurroundings()
    try host.advance()
  }

  @Test("CK-7 a keyboard without a word about its height is as high as the system's")
  func usual() throws {
    let stage = try SampleStage { $0.addKey() }
    try stage.host.show()
    try stage.host.advance()
    #expect(heights(stage.host) == [])
    #expect(stage.keyboard?.view.frame == CGRect(x: 0, y: 0, width: 360, height: 200))
    (stage.host.surroundings.usualHeight, stage.host.surroundings.size.height) = (160, 160)
    try stage.host.tellSurroundings()
    try stage.host.advance()
    #expect(stage.keyboard?.view.frame.height == 160 && heights(stage.host) == [])
  }

  @Test(
    "CK-7 a constraint of the view's height says how high the keyboard is, whatever its priority",
    arguments: [1000, 999, 750] as [Float])
  func constraint(_ priority: Float) throws {
    let stage = try SampleStage { keyboard in
      let height = keyboard.view.heightAnchor.constraint(equalToConstant: 280)
      height.priority = UILayoutPriority(rawValue: priority)
      height.isActive = true
    }
    let host = stage.host
    try host.show()
    #expect(heights(host) == [280], "with the first picture")
    try grant(280, host)
    #expect(stage.keyboard?.view.frame == CGRect(x: 0, y: 0, width: 360, height: 280))
    #expect(host.screen.format == PictureFormat(width: 720, height: 560) && heights(host) == [])
  }

  @Test("CK-7 the height changes as the constraint does, and is the usual one again without it")
  func changes() throws {
    let stage = try SampleStage()
    let host = stage.host
    try host.show()
    let keyboard = try #require(stage.keyboard)
    let height = keyboard.view.heightAnchor.constraint(equalToConstant: 240)
    height.isActive = true
    try host.advance()
    #expect(heights(host) == [240])
    try grant(240, host)
    height.constant = 120
    try host.advance()
    #expect(heights(host) == [120])
    try grant(120, host)
    height.isActive = false
    try host.advance()
    #expect(heights(host) == [nil])
    try grant(200, host)
    #expect(keyboard.view.frame.height == 200 && heights(host) == [])
  }

  @Test("CK-7 an input view that sizes itself is as high as its content")
  func selfSizing() throws {
    final class Content: UIView {
      var height: CGFloat = 90 {
        didSet { invalidateIntrinsicContentSize() }
      }
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    }
    let content = Content()
    let stage = try SampleStage { keyboard in
      let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
      view.allowsSelfSizing = true
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      keyboard.inputView = view
    }
    try stage.host.show()
    #expect(heights(stage.host) == [90])
    try grant(90, stage.host)
    #expect(stage.keyboard?.inputView?.frame.height == 90)
    content.height = 130
    try stage.host.advance()
    #expect(heights(stage.host) == [130])
  }

  @Test func `of a keyboard that is too high for its area the top is cut off, so that its keys stay within reach`()
    throws
  {
    let stage = try SampleStage { $0.view.heightAnchor.constraint(equalToConstant: 500).isActive = true }
    try stage.host.show()
    #expect(heights(stage.host) == [500])
    try grant(400, stage.host)
    #expect(stage.keyboard?.view.frame == CGRect(x: 0, y: -100, width: 360, height: 500))
    #expect(heights(stage.host) == [], "it has been said")
  }

  @Test func `a keyboard that comes again with another height says so`() throws {
    var wanted: CGFloat? = 280
    let stage = try SampleStage { keyboard in
      if let wanted { keyboard.view.heightAnchor.constraint(equalToConstant: wanted).isActive = true }
    }
    let host = stage.host
    try host.show()
    try grant(280, host)
    try host.hide()
    _ = heights(host)
    try host.show()
    #expect(heights(host) == [], "the host has kept it")
    try host.hide()
    wanted = nil
    try host.show()
    #expect(heights(host) == [nil])
  }
}
