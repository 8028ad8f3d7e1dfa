// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Geometry
import KeyboardEngine
import SystemKeyboard
import TextModel

/// The answer to `state`, as Documentation/Inspect.md describes it.
struct InspectAnswer {
  let controller: KeyboardController
  /// The guest that shows.
  var guest: GuestBoard?
  /// What the person is asked in the place of the keys.
  var question: QuestionBoard?
  /// What fingers set the size on, in the place of the keys.
  var adjusting: AdjustBoard?
  /// What a camera sees, in the place of the keys.
  var scan: ScanBoard?
  /// How high the ground below the keys is.
  var gap = 0.0
  let placement: BoardPlacement
  /// Whether the compositor has shown a picture of the keyboard as it is now.
  var isSeen = false
  /// How high the app's view right above the keyboard is.
  var accessoryHeight = 0.0
  /// Whether apps get less of the screen meanwhile.
  var takesRoom = true
  /// Counts the changes of focus, so that a tool can tell fields apart.
  let serial: Int

  private var isVisible: Bool { placement.form != nil }
  private var frame: Rect { placement.frame }

  var json: String {
    var object = JSONObject()
    object["visible"] = .bool(isVisible)
    object["shown"] = .bool(isVisible && isSeen)
    object["frame"] = .rect(frame)
    object["form"] = .string(placement.form?.rawValue ?? "hidden")
    object["output"] = .string(placement.outputName)
    object["outputSize"] = .array([
      .number(placement.outputSize.width), .number(placement.outputSize.height),
    ])
    object["mode"] = .string(guest?.situation.chosenID ?? controller.modeID)
    object["plane"] = .string(plane.id)
    object["shift"] = .string(controller.shiftState.rawValue)
    object["returnKey"] = .string(controller.returnKey.rawValue)
    object["returnEnabled"] = .bool(controller.isReturnEnabled)
    object["completes"] = .bool(controller.appCompletesWord)
    object["appearance"] = .string(controller.theme.isDark ? "dark" : "light")
    object["highContrast"] = .bool(controller.theme.isHighContrast)
    object["oneHanded"] = .string(controller.situation.oneHanded.rawValue)
    object["accessory"] = .number(accessoryHeight)
    object["takesRoom"] = .bool(takesRoom)
    object["secure"] = .bool(controller.traits.isSecure)
    object["notice"] = .string(guest == nil ? controller.notice ?? "" : "")
    object["question"] = .string(question?.question.title ?? "")
    object["gap"] = .number(isVisible ? gap : 0)
    object["handles"] = .array(isVisible ? handles : [])
    object["keys"] = .array(isVisible ? keys(of: plane) : [])
    object["variants"] = .array(isVisible ? variants : [])
    object["suggestions"] = .array(isVisible ? suggestions : [])
    if let guest, isVisible { object["guest"] = .rect(guest.picture.area.offset(by: frame.origin)) }
    object["serial"] = .number(Double(serial))
    return JSONValue.object(object).text
  }

  private var plane: KeyPlane {
    question?.presentation.plane ?? scan?.presentation.plane ?? adjusting?.presentation.plane ?? guest?.presentation
      .plane ?? controller.plane
  }

  private var openPopup: VariantPopup? {
    if question != nil || scan != nil || adjusting != nil { return nil }
    return guest.map(\.presentation.press.popup) ?? controller.openPopup
  }

  /// What fingers set the size by.
  private var handles: [JSONValue] {
    (adjusting?.handles ?? []).map { handle, area in
      var object = JSONObject()
      object["label"] = .string(handle.rawValue)
      object["rect"] = .rect(area.offset(by: frame.origin))
      return .object(object)
    }
  }

  /// The keys in sight; of one that the edge of a row cuts off, the part that shows.
  private func keys(of plane: KeyPlane) -> [JSONValue] {
    plane.keys.indices.compactMap { index in
      let key = plane.keys[index]
      let visible = plane.visibleFrame(of: index)
      guard key.label != .blank, !key.role.isSuggestion, !visible.isEmpty,
        adjusting == nil || key.isForSize
      else { return nil }
      var object = JSONObject()
      object["id"] = .string(key.id)
      object["label"] = .string(key.label.text)
      object["rect"] = .rect(visible.offset(by: frame.origin))
      return .object(object)
    }
  }

  /// The words that can be taken; of a secure field only what fills it, and of a secret what it is offered as.
  private var suggestions: [JSONValue] {
    guard question == nil, scan == nil, adjusting == nil, guest == nil else { return [] }
    return controller.suggestions.filter { !controller.traits.isSecure || $0.suggestion.caption != nil }.map {
      word, area in
      var object = JSONObject()
      object["text"] = .string(word.secret == nil ? word.text : word.caption ?? "")
      object["pending"] = .bool(word.isPending)
      object["rect"] = .rect(area.offset(by: frame.origin))
      return .object(object)
    }
  }

  private var variants: [JSONValue] {
    guard let popup = openPopup, plane.keys.indices.contains(popup.key) else { return [] }
    return zip(plane.keys[popup.key].variants, popup.cells).map { variant, cell in
      var object = JSONObject()
      object["label"] = .string(variant.label)
      object["rect"] = .rect(cell.offset(by: frame.origin))
      return .object(object)
    }
  }
}

extension KeyRole {
  fileprivate var isSuggestion: Bool {
    if case .suggestion = self { true } else { false }
  }
}

extension KeyLabel {
  /// The label in words; pictures by their names.
  fileprivate var text: String {
    switch self {
    case .text(let text), .word(let text), .pad(let text, _), .line(let text, _), .emoji(let text), .heading(let text),
      .scanned(let text, _, _), .scanHint(let text), .entry(let text, _), .suggestion(let text, _),
      .secret(_, let text):
      text
    case .icon(let icon): "\(icon)"
    case .blank: ""
    }
  }
}
