// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct PasteboardTests {
  private let pasteboard = UIPasteboard.general

  /// A desktop on which other apps copy.
  private final class Desktop: Platform, PasteboardHost {
    let mainScreen = UIScreen(size: .zero, scale: 1)
    var changeCount = 1
    var types: [String] { data.map(\.type) }
    var data: [PasteboardForm] = []
    let now = 0.0
    var pasteboard: (any PasteboardHost)? { self }

    func data(ofType type: String) -> Data? { data.first { $0.type == type }?.data }

    func offer(_ forms: [PasteboardForm]) {
      data = forms
      changeCount += 1
    }

    func copyElsewhere(_ forms: [PasteboardForm]) { offer(forms) }

    func call(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> PlatformCall { PlatformCall {} }

    func openWindow() {}

    func terminate() {}
  }

  @Test func `without a desktop an app copies for itself`() {
    withExtendedLifetime(HeadlessPlatform()) {
      let count = pasteboard.changeCount
      pasteboard.string = "one"
      #expect(pasteboard.changeCount == count + 1)
      #expect(pasteboard.string == "one" && pasteboard.hasStrings && pasteboard.numberOfItems == 1)
      pasteboard.strings = ["two", "three"]
      #expect(pasteboard.strings == ["two", "three"] && pasteboard.string == "two")
      #expect(pasteboard.data(forPasteboardType: "public.text") == Data("two".utf8))
      pasteboard.setData(Data([1, 2]), forPasteboardType: "org.example.own")
      #expect(pasteboard.data(forPasteboardType: "org.example.own") == Data([1, 2]))
      #expect(!pasteboard.hasStrings && pasteboard.string == nil)
      pasteboard.string = nil
      #expect(pasteboard.numberOfItems == 0 && pasteboard.types.isEmpty)
    }
  }

  @Test func `a picture is copied as PNG`() throws {
    try withExtendedLifetime(HeadlessPlatform()) {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
      }
      pasteboard.image = image
      let data = try #require(pasteboard.data(forPasteboardType: "public.png"))
      #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(pasteboard.hasImages && pasteboard.image?.cgImage?.width == image.cgImage?.width)
    }
  }

  @Test func `what is copied goes to the desktop, and what others copy comes from there`() {
    let desktop = Desktop()
    UIApplication.startNew().start(on: desktop, delegate: nil)
    pasteboard.strings = ["one", "two"]
    #expect(desktop.types == ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING"])
    #expect(desktop.data(ofType: "text/plain") == Data("one\ntwo".utf8))
    #expect(pasteboard.strings == ["one", "two"])
    let count = pasteboard.changeCount
    desktop.copyElsewhere([PasteboardForm(type: "UTF8_STRING", data: Data("other".utf8))])
    #expect(pasteboard.changeCount == count + 1)
    #expect(pasteboard.types == ["public.utf8-plain-text"])
    #expect(pasteboard.string == "other" && pasteboard.strings == ["other"])
    #expect(!pasteboard.hasImages && pasteboard.image == nil)
  }
}
