// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import ExtensionRuntime
import Foundation
import Geometry
import TestKeyboardKeys
import Testing
import TextModel
import UIKitCore

@testable import test_keyboard

/// A keyboard and its host, message by message.
@MainActor @Suite(.serialized) struct SessionTests {
  @Test("CK-14 the picture that follows from a message, and the text, are sent before the answer to it")
  func answersInOneTurn() throws {
    let host = try PlayedHost { KeyboardViewController() }
    try host.turn()
    #expect(host.news() == [.hello(version: ExtensionProtocolVersion.current)])
    try host.show()
    let all = PixelArea(x: 0, y: 0, width: 720, height: 400)
    let format = PictureFormat(width: 720, height: 400)
    #expect(host.news() == [.buffer(index: 0, format), .frame(buffer: 0, changes: [all]), .done(answer: 1)])
    try host.showFrame()
    try host.touch(.began, at: host.place(of: .b))
    let pressed = host.news()
    #expect(pressed.first == .edit(field: 1, number: 1, .insert("b")) && pressed.last == .done(answer: 2))
    #expect(pressed.contains(.buffer(index: 1, format)))
    #expect(host.screen.frameCount == 2 && host.screen.lastChanges != [all])
    try host.touch(.ended, at: host.place(of: .b))
    #expect(host.screen.frameCount == 2, "not before the host has shown the last one")
    try host.advance()
    #expect(host.screen.frameCount > 2)
    let count = host.screen.frameCount
    try host.advance()
    #expect(host.screen.frameCount == count, "a keyboard at rest makes no frames")
  }
}
