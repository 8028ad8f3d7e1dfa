// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - forms, layers

extension KeyboardReader {
  mutating func readForms(_ sections: [XMLElement]) {
    keyboard.forms = ImpliedContent.forms
    var own: Set<String> = []
    for section in sections {
      for element in section.children where element.name == "form" {
        guard let id = identifier(element, "id") else { continue }
        if id == "touch" {
          report(element.error("\"touch\" is not a hardware form and cannot be defined"))
        }
        if !element.isImported, !own.insert(id).inserted {
          report(element.error("there is another form \"\(id)\" already; give each its own id"))
          continue
        }
        keyboard.forms[id] = Form(id: id, scanCodes: readScanCodes(element))
        keyboard.specials += KeyboardReader.specials(of: element.children)
      }
      keyboard.specials += KeyboardReader.specials(of: section.children)
    }
  }

  private mutating func readScanCodes(_ form: XMLElement) -> [[UInt8]] {
    var rows: [[UInt8]] = []
    for element in form.children where element.name == "scanCodes" {
      var row: [UInt8] = []
      for word in nameTokens(element, "codes") {
        if word.utf8.count == 2, let code = UInt8(word, radix: 16), !word.hasPrefix("+") {
          row.append(code)
        } else {
          report(element.error("\"\(word)\" is not a scan code; write two hexadecimal digits"))
        }
      }
      rows.append(row)
    }
    if rows.isEmpty {
      report(form.error("a form needs at least one <scanCodes>"))
    }
    return rows
  }

  mutating func readLayers(_ sections: [XMLElement], _ root: XMLElement) {
    if sections.isEmpty {
      report(root.error("the keyboard has no <layers>; at least one is needed"))
    }
    var hardware: String?
    let own = sections.filter { !$0.isImported }
    for section in sections {
      if section.isImported, own.contains(where: { isSamePlace($0, section) }) {
        continue
      }
      guard let formID = identifier(section, "formId") else { continue }
      var group = LayerGroup(formID: formID, layers: [])
      group.minDeviceWidth = readWidth(section)
      if keyboard.layerGroups.contains(where: { $0.formID == formID && $0.minDeviceWidth == group.minDeviceWidth }) {
        report(section.error("there are other <layers> with the same formId and minDeviceWidth"))
      } else if formID != "touch", let hardware {
        report(
          section.error(
            "a keyboard can have one hardware form only, and it has \"\(hardware)\"; make a second keyboard"))
      }
      if formID != "touch" {
        hardware = hardware ?? formID
      }
      if formID != "touch", keyboard.forms[formID] == nil {
        let known = keyboard.forms.keys.sorted().joined(separator: ", ")
        report(section.error("there is no form \"\(formID)\"; use touch, \(known), or define it in <forms>"))
      }
      readLayers(of: section, into: &group)
      group.specials = KeyboardReader.specials(of: section.children)
      keyboard.layerGroups.append(group)
    }
  }

  private func isSamePlace(_ one: XMLElement, _ other: XMLElement) -> Bool {
    one["formId"] == other["formId"] && one["minDeviceWidth"] == other["minDeviceWidth"]
  }

  private mutating func readWidth(_ section: XMLElement) -> Int {
    guard let text = section["minDeviceWidth"] else { return 0 }
    guard let width = Int(text), (1...999).contains(width), text.utf8.allSatisfy({ $0 >= 0x30 }) else {
      report(section.error("minDeviceWidth \"\(text)\" must be a whole number of millimetres from 1 to 999"))
      return 0
    }
    return width
  }

  private mutating func readLayers(of section: XMLElement, into group: inout LayerGroup) {
    var elements: [XMLElement] = []
    for element in section.children where element.name == "layer" {
      var layer = Layer(rows: [])
      if group.formID == "touch" {
        layer.id = touchLayerID(element)
      } else {
        layer.id = element["id"] == nil ? nil : identifier(element, "id")
        layer.modifiers = readModifiers(element)
      }
      if let index = sameLayer(layer, in: group), elements[index].isImported, !element.isImported {
        group.layers.remove(at: index)
        elements.remove(at: index)
      }
      checkUnique(layer, element, group)
      layer.rows = readRows(element)
      layer.specials = KeyboardReader.specials(of: element.children)
      if let form = keyboard.forms[group.formID], group.formID != "touch" {
        checkFit(layer, element, form)
      }
      group.layers.append(layer)
      elements.append(element)
    }
    warnOfSides(zip(group.layers.map(\.modifiers), elements).map { ($0, $1) })
    if group.formID == "touch", group.layer("base") == nil {
      report(section.error("touch <layers> need one <layer id=\"base\">"))
    } else if group.layers.isEmpty {
      report(section.error("<layers> needs at least one <layer>"))
    }
  }

  private func sameLayer(_ layer: Layer, in group: LayerGroup) -> Int? {
    group.layers.firstIndex {
      group.formID == "touch"
        ? $0.id == layer.id && layer.id != nil : Set($0.modifiers) == Set(layer.modifiers) && $0.id == layer.id
    }
  }

  private mutating func checkUnique(_ layer: Layer, _ element: XMLElement, _ group: LayerGroup) {
    if group.formID == "touch" {
      if let id = layer.id, group.layers.contains(where: { $0.id == id }) {
        report(element.error("there is another layer \"\(id)\" in these <layers> already"))
      }
    } else if let other = group.layers.first(where: { ModifierSets.overlap($0.modifiers, layer.modifiers) }) {
      let text = other.modifiers.map { $0.joined(separator: " ") }.joined(separator: ", ")
      report(element.error("the same modifiers would also show the layer \"\(text)\"; layers must not overlap"))
    }
  }

  private mutating func touchLayerID(_ element: XMLElement) -> String? {
    if element["modifiers"] != nil {
      report(element.error("modifiers belong to hardware layers; a touch layer is found by its id"))
    }
    guard element["id"] != nil else {
      report(element.error("a touch layer needs an id"))
      return nil
    }
    return identifier(element, "id")
  }

  private mutating func readModifiers(_ element: XMLElement) -> [[String]] {
    guard let text = element["modifiers"] else {
      // Published layouts name such layers by id alone; the one called base is what shows when no key is held.
      if let id = element["id"] {
        return id == "base" ? [["none"]] : []
      }
      report(element.error("a hardware layer needs modifiers, such as modifiers=\"none\""))
      return []
    }
    do {
      return try ModifierSets.parse(text)
    } catch {
      report(element.error("modifiers: \(error.message)"))
      return []
    }
  }

  /// Warns of layers for one side of a modifier beside layers for either side, which the standard forbids even where no
  /// keys can be held that match both. Source: UTS #35 part 7, section "Modifier Left- and Right- keys".
  private mutating func warnOfSides(_ layers: [(modifiers: [[String]], element: XMLElement)]) {
    for name in ["alt", "ctrl"] {
      func use(_ names: Set<String>) -> [XMLElement] {
        layers.filter { $0.modifiers.contains { !names.isDisjoint(with: $0) } }.map(\.element)
      }
      guard let either = use([name]).first else { continue }
      for element in use([name + "L", name + "R"]) where warnings.count < KeyboardReader.errorLimit {
        warnings.append(
          element.error(
            "one side of \(name) is used beside \(name) for either side in line \(either.line); use one way only"))
      }
    }
  }

  private mutating func readRows(_ layer: XMLElement) -> [[String]] {
    var rows: [[String]] = []
    for element in layer.children where element.name == "row" {
      let row = nameTokens(element, "keys")
      for id in row {
        checkKey(id, element, "keys")
      }
      rows.append(row)
    }
    if rows.isEmpty {
      report(layer.error("a layer needs at least one <row>"))
    }
    return rows
  }

  private mutating func checkFit(_ layer: Layer, _ element: XMLElement, _ form: Form) {
    if layer.rows.count > form.scanCodes.count {
      report(
        element.error(
          "the layer has \(layer.rows.count) rows, but the form \"\(form.id)\" only \(form.scanCodes.count)"))
    }
    let rows = element.children.filter { $0.name == "row" }
    for (index, row) in layer.rows.enumerated() where index < form.scanCodes.count && index < rows.count {
      if row.count > form.scanCodes[index].count {
        report(
          rows[index].error(
            "the row has \(row.count) keys, but this row of the form \"\(form.id)\" only \(form.scanCodes[index].count)"
          ))
      }
    }
  }

  private mutating func identifier(_ element: XMLElement, _ attribute: String) -> String? {
    guard let value = element[attribute] else { return nil }
    func isAlphanumeric(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    guard let first = value.utf8.first, isAlphanumeric(first),
      value.utf8.allSatisfy({ isAlphanumeric($0) || $0 == 0x2D || $0 == 0x5F })
    else {
      report(element.error("\"\(value)\" cannot be \(attribute); use letters, digits, '-' and '_'"))
      return nil
    }
    return value
  }
}
