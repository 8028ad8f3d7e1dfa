// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - displays

extension KeyboardReader {
  mutating func readDisplays(_ sections: [XMLElement]) {
    var ownKeys: Set<String> = []
    var ownOutputs: Set<String> = []
    var hasOwnOptions = false
    for section in sections {
      for element in section.children {
        switch element.name {
        case "display":
          readDisplay(element, &ownKeys, &ownOutputs)
        case "displayOptions":
          if !element.isImported {
            if hasOwnOptions {
              report(element.error("<displayOptions> can stand only once"))
            }
            hasOwnOptions = true
          }
          readOptions(element)
        default:
          continue
        }
      }
      keyboard.specials += KeyboardReader.specials(of: section.children)
    }
  }

  private mutating func readDisplay(
    _ element: XMLElement, _ ownKeys: inout Set<String>, _ ownOutputs: inout Set<String>
  ) {
    guard let raw = element["display"] else { return }
    let display = attempt(element, "display") { symbols throws(LayoutSyntaxError) in
      try symbols.outputText(OldEscapes.modernized(raw))
    }
    let text = display.map { MarkedText.plainString($0) } ?? ""
    let shown = symbols.normalizes ? modelString(MarkedText.units(text)) : text
    switch (element["keyId"], element["output"]) {
    case (nil, nil):
      report(element.error("<display> needs keyId or output to say which keys it is for"))
    case (.some, .some):
      report(element.error("<display> can have keyId or output, not both; write two elements"))
    case (.some(let id), nil):
      if !element.isImported, !ownKeys.insert(id).inserted {
        report(element.error("there is another <display> for the key \"\(id)\" already"))
      }
      keyboard.displays.byKeyID[id] = shown
    case (nil, .some(let output)):
      let units = attempt(element, "output") { symbols throws(LayoutSyntaxError) in
        try symbols.outputText(OldEscapes.modernized(output))
      }
      guard let units else { return }
      let key = modelString(units)
      if !element.isImported, !ownOutputs.insert(key).inserted {
        report(element.error("there is another <display> for this output already"))
      }
      if units == display {
        report(element.error("display is the same as output, so this element is not needed; leave it out"))
      }
      keyboard.displays.byOutput[key] = shown
    }
  }

  private mutating func readOptions(_ element: XMLElement) {
    guard let raw = element["baseCharacter"] else { return }
    let units = attempt(element, "baseCharacter") { symbols throws(LayoutSyntaxError) in try symbols.outputText(raw) }
    keyboard.displays.baseCharacter = units.map { modelString($0.filter { !Marker.isMarker($0) }) }
  }
}
