// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import KeyboardBundle
import Storage
import SystemKeyboard

/// What the person is asked before a keyboard of others may do something, on the keyboard's own surface.
struct GrantQuestion: Hashable {
  let keyboard: InstalledKeyboard
  let passport: KeyboardPassport
  let grant: Grant
  /// What is another than when something was answered of a keyboard of the same identifier; `nil` where nothing was.
  let changes: [KeyboardPassport.Fact]?

  /// - Parameters:
  ///   - languages: The person's as BCP 47 tags, the dearest first.
  ///   - language: The one that the keyboard speaks.
  func text(_ languages: [String], language: String) -> SystemQuestion {
    let words = Words(isKorean: language.hasPrefix("ko"))
    let manifest = keyboard.manifest
    let name = manifest.displayName(for: languages).shortened(to: 40)
    var paragraphs: [String] = []
    if let changes, !changes.isEmpty { paragraphs.append(words.changed(changes)) }
    switch grant {
    case .fullAccess:
      let hasContacts = manifest.usageDescriptions[KeyboardAccess.contactsKey] != nil
      paragraphs.append(words.fullAccess(hasContacts: hasContacts))
    case .location:
      let reason = manifest.usageDescription(KeyboardAccess.locationKey, for: languages)
      if let reason { paragraphs.append("“\(reason.shortened(to: 120))”") }
    case .app: paragraphs.append(words.app)
    }
    paragraphs.append(keyboard.identifier.shortened(to: 80))
    return SystemQuestion(
      title: words.title(grant, name), paragraphs: paragraphs, allow: words.say("Allow", "허용"),
      refuse: words.say("Don’t Allow", "허용 안 함"))
  }

  /// The words of both languages.
  private struct Words {
    let isKorean: Bool

    func say(_ english: String, _ korean: String) -> String { isKorean ? korean : english }

    func title(_ grant: Grant, _ name: String) -> String {
      switch grant {
      case .fullAccess: say("Allow full access for “\(name)”?", "‘\(name)’ 키보드의 전체 접근을 허용하시겠습니까?")
      case .location: say("Allow “\(name)” to use your location?", "‘\(name)’에서 현재 위치를 사용하도록 허용하시겠습니까?")
      case .app(let app):
        say("Allow “\(name)” to type in \(app.shortened(to: 40))?", "‘\(name)’의 \(app.shortened(to: 40)) 입력을 허용하시겠습니까?")
      }
    }

    func fullAccess(hasContacts: Bool) -> String {
      let contacts = hasContacts ? say(" and your contacts", "와 연락처") : ""
      return say(
        "It can then send what you type to others, and use the network\(contacts).",
        "허용하면 입력한 내용을 다른 곳으로 보낼 수 있고 네트워크\(contacts)를 사용할 수 있습니다.")
    }

    var app: String {
      say(
        "What is typed there is run: it can then do everything that you can.",
        "그곳에 입력한 내용은 실행되므로, 이 키보드는 사용자가 할 수 있는 모든 일을 할 수 있게 됩니다.")
    }

    func changed(_ changes: [KeyboardPassport.Fact]) -> String {
      let list = changes.map { fact in
        switch fact {
        case .name: say("its name", "이름")
        case .contacts, .location: say("what it says it needs", "사용 목적")
        case .access: say("what it asks for", "요청하는 권한")
        case .origin: say("its program", "프로그램")
        }
      }
      var unique: [String] = []
      for word in list where !unique.contains(word) { unique.append(word) }
      let words = unique.joined(separator: ", ")
      return say(
        "It is not the keyboard that you answered for: \(words) changed.", "전에 답한 그 키보드가 아닙니다. 달라진 것: \(words).")
    }
  }
}

extension String {
  /// The text on one line, cut where it is longer than a question has room for.
  fileprivate func shortened(to limit: Int) -> String {
    let text = String(map { $0.isNewline ? " " : $0 })
    return text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }
}
