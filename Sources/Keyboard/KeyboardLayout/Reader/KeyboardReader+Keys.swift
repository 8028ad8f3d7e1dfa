// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - keys, flicks

extension KeyboardReader {
  mutating func readKeys(_ sections: [XMLElement]) {
    keyboard.keys = ImpliedContent.keys
    var own: Set<String> = []
    for section in sections {
      for element in section.children where element.name == "key" {
        guard let id = nameToken(element, "id") else { continue }
        if !element.isImported, !own.insert(id).inserted {
          report(element.error("there is another key \"\(id)\" already; give each its own id"))
          continue
        }
        keyboard.keys[id] = readKey(id, element)
        keyElements[id] = element
      }
      keyboard.specials += KeyboardReader.specials(of: section.children)
    }
  }

  private mutating func readKey(_ id: String, _ element: XMLElement) -> Key {
    var key = Key(id: id)
    if let output = element["output"] {
      let units = attempt(element, "output") { symbols throws(LayoutSyntaxError) in try symbols.outputText(output) }
      key.output = units.map { modelString($0) } ?? ""
    }
    key.isGap = flag(element, "gap")
    key.stretches = flag(element, "stretch")
    key.layerID = element["layerId"] == nil ? nil : nameToken(element, "layerId")
    key.flickID = element["flickId"] == nil ? nil : nameToken(element, "flickId")
    key.longPressKeyIDs = nameTokens(element, "longPressKeyIds")
    key.multiTapKeyIDs = nameTokens(element, "multiTapKeyIds")
    key.longPressDefaultKeyID = element["longPressDefaultKeyId"]
    if let text = element["width"] {
      if let width = Double(text), (0.01...100).contains(width), text.utf8.allSatisfy({ $0 < 0x3A }) {
        key.width = width
      } else {
        report(element.error("the width \"\(text)\" must be a number of key widths from 0.01 to 100"))
      }
    }
    if key.output == nil, !key.isGap, element["layerId"] == nil {
      report(element.error("the key \"\(id)\" does nothing; give it output, layerId or gap=\"true\""))
    }
    if let wanted = key.longPressDefaultKeyID, !key.longPressKeyIDs.contains(wanted) {
      report(element.error("longPressDefaultKeyId \"\(wanted)\" is not among the longPressKeyIds of the key \"\(id)\""))
    }
    if key.multiTapKeyIDs.contains(id) {
      report(element.error("the key \"\(id)\" cannot be in its own multiTapKeyIds"))
    }
    return key
  }

  mutating func readFlicks(_ sections: [XMLElement]) {
    var own: Set<String> = []
    for section in sections {
      for element in section.children where element.name == "flick" {
        guard let id = nameToken(element, "id") else { continue }
        if !element.isImported, !own.insert(id).inserted {
          report(element.error("there is another flick \"\(id)\" already; give each its own id"))
          continue
        }
        keyboard.flicks[id] = Flick(id: id, segments: readSegments(element))
        keyboard.specials += KeyboardReader.specials(of: element.children)
      }
      keyboard.specials += KeyboardReader.specials(of: section.children)
    }
  }

  private mutating func readSegments(_ flick: XMLElement) -> [Flick.Segment] {
    let known: Set = ["n", "e", "s", "w", "ne", "nw", "se", "sw"]
    var result: [Flick.Segment] = []
    for element in flick.children where element.name == "flickSegment" {
      guard let keyID = element["keyId"], let text = element["directions"] else { continue }
      let directions = NameToken.list(text)
      guard !directions.isEmpty, directions.allSatisfy(known.contains) else {
        report(element.error("\"\(text)\" must be a list of the directions n, ne, e, se, s, sw, w and nw"))
        continue
      }
      checkKey(keyID, element, "keyId")
      // As everywhere in the format, what is said later overrides.
      result.removeAll { $0.directions == directions }
      result.append(Flick.Segment(directions: directions, keyID: keyID))
    }
    if result.isEmpty, !flick.children.contains(where: { $0.name == "flickSegment" }) {
      report(flick.error("a flick needs at least one <flickSegment>"))
    }
    return result
  }

  /// Checks what keys refer to, once everything is read.
  mutating func checkKeyReferences() {
    for key in keyboard.keys.values.sorted(by: { $0.id < $1.id }) {
      guard let element = keyElements[key.id] else { continue }
      for id in key.longPressKeyIDs {
        checkKey(id, element, "longPressKeyIds")
      }
      for id in key.multiTapKeyIDs {
        checkKey(id, element, "multiTapKeyIds")
      }
      if let id = key.flickID, keyboard.flicks[id] == nil {
        report(element.error("there is no flick \"\(id)\", to which flickId of the key \"\(key.id)\" refers"))
      }
    }
  }

  /// A key that can be seen must not lead to a layer that there is not. Keys beside the layers are not looked at:
  /// shared key files may have some for layers that not every keyboard has.
  mutating func checkLayerReferences(_ sections: [XMLElement]) {
    let ids = Set(keyboard.layerGroups.flatMap { $0.layers.compactMap(\.id) })
    let touch = sections.filter { $0["formId"] == "touch" }
    for row in touch.flatMap(\.children).flatMap(\.children) where row.name == "row" {
      for id in NameToken.list(row["keys"] ?? "") {
        if let target = keyboard.keys[id]?.layerID, !ids.contains(target) {
          report(row.error("the key \"\(id)\" shows the layer \"\(target)\", which is not in any <layers>"))
        }
      }
    }
  }

  mutating func checkKey(_ id: String, _ element: XMLElement, _ attribute: String) {
    if keyboard.keys[id] == nil {
      report(element.error("there is no key \"\(id)\", to which \(attribute) refers; add it to <keys> or import it"))
    }
  }
}

// MARK: - Attributes

extension KeyboardReader {
  mutating func nameToken(_ element: XMLElement, _ attribute: String) -> String? {
    guard let value = element[attribute] else { return nil }
    guard NameToken.isValid(value) else {
      report(
        element.error("\"\(value)\" cannot be \(attribute); use letters, digits, '.', '-', '_' and ':' without spaces"))
      return nil
    }
    return value
  }

  mutating func nameTokens(_ element: XMLElement, _ attribute: String) -> [String] {
    guard let value = element[attribute] else { return [] }
    let list = NameToken.list(value)
    if list.isEmpty {
      report(element.error("\(attribute) is empty; leave it out or list at least one id"))
    }
    return list
  }

  private mutating func flag(_ element: XMLElement, _ attribute: String) -> Bool {
    guard let value = element[attribute] else { return false }
    if value != "true" {
      report(element.error("\(attribute) can only be \"true\"; leave it out for false"))
    }
    return value == "true"
  }
}
