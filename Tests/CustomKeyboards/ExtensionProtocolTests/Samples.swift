// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Geometry
import TextModel

/// One message of each kind, with every value somewhere.
enum Samples {
  static var host: [HostMessage] {
    var surroundings = KeyboardSurroundings()
    surroundings.size = Size(width: 360, height: 260.5)
    surroundings.screenSize = Size(width: 360, height: 720)
    (surroundings.usualHeight, surroundings.greatestHeight, surroundings.scale) = (260, 400, 2.25)
    (surroundings.isDark, surroundings.hasHighContrast, surroundings.isRightToLeft) = (true, true, true)
    surroundings.languages = ["ko-KR", "en"]
    (surroundings.needsInputModeSwitchKey, surroundings.hasDictationPlace) = (true, true)
    (surroundings.hasFullAccess, surroundings.playsClicks) = (true, true)
    var field = FieldDescription(
      serial: 7, traits: FieldTraits(purpose: .email, hints: [.latin, .multiline], returnKey: .send))
    field.traits.keyboard = .emailAddress
    (field.isReturnEnabled, field.appearance, field.content) = (false, .dark, "email")
    var context = FieldContext()
    (context.before, context.after, context.selected, context.hasText) = ("안녕 👍🏽", "", "nil", true)
    var fix = LocationFix(latitude: -33.5, longitude: 151.25, accuracy: 12, timestamp: 1_795_000_000)
    (fix.altitude, fix.speed, fix.heading) = (3, 0, 359)
    let touches = TouchPhase.allCases.enumerated().map { index, phase in
      HostMessage.Touch(finger: UInt32(index), phase: phase, place: Point(x: 12.5, y: -3))
    }
    return [
      .show(answer: 1, surroundings, field, context),
      .show(answer: .max, KeyboardSurroundings(), FieldDescription(serial: 0), FieldContext()),
      .surroundings(answer: 2, surroundings), .field(answer: 3, field, editCount: 12, context),
      .context(field: 7, editCount: 12, context, isAppChange: true), .touches(answer: 4, microseconds: -5, touches),
      .hide(answer: 5), .frameShown,
      .lexicon([LexiconEntry(userInput: "omw", documentText: "On my way!")], isLast: true),
      .location(.fix(fix)), .location(.failed),
      .refusedEdit(field: 3, number: 7, .noTouch), .refusedWish(.tooMuch),
    ] + LocationNews.Authorization.allCases.map { .location(.authorization($0)) }
  }

  static var keyboard: [KeyboardMessage] {
    var format = PictureFormat(width: 720, height: 520)
    format.stride = 2944
    let edits: [KeyboardEdit] = [
      .insert("é\n"), .deleteBackward, .moveCaret(utf16: -3), .unmarkText,
      .setMarkedText("한글", selectedStart: 1, selectedLength: 1),
    ]
    return [
      .hello(version: 1), .done(answer: 9), .buffer(index: 2, format),
      .frame(buffer: 1, changes: [PixelArea(x: 1, y: 2, width: 65_535, height: 4)]), .height(216.5), .height(nil),
      .advance, .modeKey(finger: 3, key: Rect(x: 1, y: 2, width: 44, height: 42)), .dismiss, .language("en-US"),
      .language(nil), .requestLexicon,
    ]
      + edits.enumerated().map { .edit(field: 7, number: UInt32($0 + 1), $1) }
      + KeyClick.allCases.map { .click($0) }
      + KeyboardMessage.LocationRequest.allCases.map { .requestLocation($0) }
  }
}
