// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - keyboard3, locales, version, info, settings

extension KeyboardReader {
  mutating func readRoot(_ root: XMLElement) {
    if let locale = root["locale"] {
      keyboard.locale = locale
      checkLocale(locale, root)
    }
    if let text = root["conformsTo"] {
      if text.utf8.count <= 3, text.utf8.allSatisfy({ $0 >= 0x30 }), let version = Int(text), version >= 45 {
        keyboard.conformsTo = version
      } else {
        report(root.error("conformsTo must be a version of CLDR from 45 on, not \"\(text)\""))
      }
    }
  }

  mutating func readInfo(_ sections: [XMLElement], _ root: XMLElement) {
    var hasInfo = false
    for section in sections {
      switch section.name {
      case "locales":
        for locale in section.children {
          guard let id = locale["id"] else { continue }
          checkLocale(id, locale)
          if id.lowercased().contains("-k0-") {
            report(locale.error("\"\(id)\" cannot have k0, which is for the keyboard's main locale only"))
          }
          keyboard.locales.append(id)
        }
      case "version":
        readVersion(section)
      case "info":
        hasInfo = true
        keyboard.info = Info(
          name: section["name"] ?? "", author: section["author"], layout: section["layout"],
          indicator: section["indicator"].flatMap { text in
            attempt(section, "indicator") { symbols throws(LayoutSyntaxError) in
              MarkedText.plainString(try symbols.unescaped(text))
            }
          })
      case "settings":
        readSettings(section)
      default:
        continue
      }
    }
    if !hasInfo {
      report(root.error("the keyboard has no <info>; add <info name=\"…\"/>"))
    }
  }

  private mutating func readVersion(_ element: XMLElement) {
    guard let number = element["number"] else { return }
    guard VersionNumber.isValid(number) else {
      return report(element.error("\"\(number)\" is not a version; write three numbers, such as 1.0.0 (semver.org)"))
    }
    keyboard.version = number
  }

  private mutating func readSettings(_ element: XMLElement) {
    guard let value = element["normalization"] else { return }
    guard value == "disabled" else {
      return report(element.error("normalization can only be \"disabled\"; leave it out to keep text normalised"))
    }
    keyboard.normalizes = false
    symbols.normalizes = false
  }

  private mutating func checkLocale(_ tag: String, _ element: XMLElement) {
    if !LanguageTag.isWellFormed(tag) {
      report(element.error("\"\(tag)\" is not a locale; write a BCP 47 tag, such as fr-CH or sr-Cyrl"))
    }
  }
}
