// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - transforms

extension KeyboardReader {
  /// What may have to be gone through for one key.
  private static let patternStepLimit = 400_000

  mutating func readTransforms(_ sections: [XMLElement]) {
    var own: Set<String> = []
    for section in sections {
      guard let type = section["type"] else { continue }
      guard type == "simple" || type == "backspace" else {
        report(section.error("the type of transforms is simple or backspace, not \"\(type)\""))
        continue
      }
      if !section.isImported, !own.insert(type).inserted {
        report(section.error("there are other <transforms type=\"\(type)\"> already; put all groups into one"))
      }
      for element in section.children where element.name == "transformGroup" {
        guard let group = readGroup(element, isBackspace: type == "backspace") else { continue }
        if type == "simple" {
          keyboard.transforms.append(group)
        } else {
          keyboard.backspaces.append(group)
        }
      }
      keyboard.specials += KeyboardReader.specials(of: section.children)
    }
  }

  private mutating func readGroup(_ element: XMLElement, isBackspace: Bool) -> TransformGroup? {
    let transforms = element.children.filter { $0.name == "transform" }
    let reorders = element.children.filter { $0.name == "reorder" }
    keyboard.specials += KeyboardReader.specials(of: element.children)
    if let first = transforms.first, let other = reorders.first {
      let place = first.line > other.line || other.isImported ? first : other
      report(place.error("a transformGroup holds either transforms or reorders, not both; make two groups"))
      return nil
    }
    if transforms.isEmpty, reorders.isEmpty {
      report(element.error("a transformGroup cannot be empty; give it transforms or reorders, or leave it out"))
      return nil
    }
    if transforms.isEmpty {
      return .reorders(Reordering.sorted(reorders.compactMap { readReorder($0) }))
    }
    return .transforms(transforms.compactMap { readTransform($0) })
  }

  private mutating func readTransform(_ element: XMLElement) -> Transform? {
    guard let from = element["from"] else { return nil }
    let to = element["to"] ?? ""
    let pattern = attempt(element, "from") { symbols throws(LayoutSyntaxError) in
      try PatternParser.parse(from, &symbols)
    }
    guard let pattern else { return nil }
    patternStepCount += pattern.steps.count
    guard patternStepCount <= KeyboardReader.patternStepLimit else {
      report(element.error("the patterns of this layout are together too large; use fewer or smaller repetitions"))
      return nil
    }
    let replacement = attempt(element, "to") { symbols throws(LayoutSyntaxError) in
      try Replacement.parse(to, for: pattern, &symbols)
    }
    guard let replacement else { return nil }
    return Transform(from: from, to: to, pattern: pattern, replacement: replacement)
  }

  private mutating func readReorder(_ element: XMLElement) -> Reorder? {
    guard let raw = element["from"] else { return nil }
    let from = attempt(element, "from") { symbols throws(LayoutSyntaxError) in
      try ReorderParser.elements(raw, &symbols)
    }
    guard let from else { return nil }
    guard !from.isEmpty else {
      report(element.error("from of <reorder> is empty and would match nothing"))
      return nil
    }
    var reorder = Reorder(before: [], from: from)
    if let raw = element["before"] {
      reorder.before =
        attempt(element, "before") { symbols throws(LayoutSyntaxError) in
          try ReorderParser.elements(raw, &symbols)
        } ?? []
    }
    reorder.order = weights(element, "order", from.count)
    reorder.tertiary = weights(element, "tertiary", from.count)
    reorder.tertiaryBase = flags(element, "tertiaryBase", from.count)
    reorder.preBase = flags(element, "preBase", from.count)
    checkTertiary(reorder, element)
    return reorder
  }

  private mutating func weights(_ element: XMLElement, _ attribute: String, _ count: Int) -> [Int]? {
    guard let raw = element[attribute] else { return nil }
    return attempt(element, attribute) { _ throws(LayoutSyntaxError) in
      try ReorderParser.weights(raw, count: count)
    }
  }

  private mutating func flags(_ element: XMLElement, _ attribute: String, _ count: Int) -> [Bool]? {
    guard let raw = element[attribute] else { return nil }
    return attempt(element, attribute) { _ throws(LayoutSyntaxError) in
      try ReorderParser.flags(raw, count: count)
    }
  }

  private mutating func checkTertiary(_ reorder: Reorder, _ element: XMLElement) {
    for (index, tertiary) in (reorder.tertiary ?? []).enumerated() where tertiary != 0 {
      if let order = reorder.order?[index], order != 0 {
        report(element.error("a character with a tertiary weight must have order 0, not \(order)"))
      }
      if reorder.tertiaryBase?[index] == true {
        report(element.error("a character with a tertiary weight cannot be a tertiaryBase"))
      }
      if reorder.preBase?[index] == true {
        report(element.error("a character with a tertiary weight cannot be a preBase"))
      }
    }
  }
}
