// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The rules of one kind of file.
struct FileGrammar: Sendable {
  var rules: [String: ElementRule]

  /// Reports what the rules do not allow in the tree under `element`. Nesting is limited by the parser.
  func check(_ element: XMLElement, isImportedRoot: Bool = false, report: (LayoutError) -> Void) {
    guard element.name != "special" else { return }
    guard let rule = rules[element.name] else { return }
    checkAttributes(of: element, rule, isImportedRoot: isImportedRoot, report: report)
    if let line = element.textLine {
      report(
        LayoutError(
          file: element.file, line: line, message: "<\(element.name)> cannot hold text; use its attributes or a comment"
        ))
    }
    var last: String?
    for child in element.children {
      guard rule.children.contains(child.name) else {
        report(child.error(unexpected(child, in: element)))
        continue
      }
      if child.name == "import", let last, last != "import" {
        report(child.error("<import> must stand before every other element in <\(element.name)>"))
      }
      last = child.name
      check(child, report: report)
    }
  }

  private func checkAttributes(
    of element: XMLElement, _ rule: ElementRule, isImportedRoot: Bool, report: (LayoutError) -> Void
  ) {
    for attribute in element.attributes where !rule.allows(attribute: attribute.name) {
      let known = (rule.required + rule.optional.sorted()).joined(separator: ", ")
      let hint = known.isEmpty ? "it has no attributes" : "it has \(known)"
      report(element.error("<\(element.name)> has no attribute \"\(attribute.name)\"; \(hint)"))
    }
    for name in rule.required where element[name] == nil && !isImportedRoot {
      report(element.error("<\(element.name)> needs the attribute \"\(name)\""))
    }
  }

  private func unexpected(_ child: XMLElement, in parent: XMLElement) -> String {
    if child.name.contains(":") {
      return "<\(child.name)> is not of this standard; put it inside a <special> element"
    }
    let homes = rules.filter { $0.value.children.contains(child.name) }.keys.sorted().map { "<\($0)>" }
    if homes.isEmpty {
      return "<\(child.name)> is not an element of this format"
    }
    return "<\(child.name)> cannot stand in <\(parent.name)>, only in \(homes.joined(separator: ", "))"
  }
}

extension FileGrammar {
  static let keyboard = FileGrammar(rules: [
    "keyboard3": ElementRule(
      [
        "import", "locales", "version", "info", "settings", "displays", "keys", "flicks", "forms", "layers",
        "variables", "transforms", "special",
      ], required: ["locale", "conformsTo"], optional: ["draft"]),
    "import": ElementRule(required: ["path"], optional: ["base"]),
    "locales": ElementRule(["locale"]),
    "locale": ElementRule(required: ["id"]),
    "version": ElementRule(optional: ["number", "cldrVersion"]),
    "info": ElementRule(required: ["name"], optional: ["author", "layout", "indicator"]),
    "settings": ElementRule(optional: ["normalization"]),
    "displays": ElementRule(["import", "display", "displayOptions", "special"]),
    "display": ElementRule(required: ["display"], optional: ["keyId", "output"]),
    "displayOptions": ElementRule(optional: ["baseCharacter"]),
    "keys": ElementRule(["import", "key", "special"]),
    "key": ElementRule(
      required: ["id"],
      optional: [
        "flickId", "gap", "output", "longPressKeyIds", "longPressDefaultKeyId", "multiTapKeyIds", "stretch", "layerId",
        "width",
      ]),
    "flicks": ElementRule(["import", "flick", "special"]),
    "flick": ElementRule(["flickSegment", "special"], required: ["id"]),
    "flickSegment": ElementRule(required: ["directions", "keyId"]),
    "forms": ElementRule(["import", "form", "special"]),
    "form": ElementRule(["scanCodes", "special"], required: ["id"]),
    "scanCodes": ElementRule(required: ["codes"]),
    "layers": ElementRule(["import", "layer", "special"], required: ["formId"], optional: ["minDeviceWidth"]),
    "layer": ElementRule(["row", "special"], optional: ["id", "modifiers"]),
    "row": ElementRule(required: ["keys"]),
    "variables": ElementRule(["import", "string", "set", "uset", "special"]),
    "string": ElementRule(required: ["id", "value"]),
    "set": ElementRule(required: ["id", "value"]),
    "uset": ElementRule(required: ["id", "value"]),
    "transforms": ElementRule(["import", "transformGroup", "special"], required: ["type"]),
    "transformGroup": ElementRule(["import", "transform", "reorder", "special"]),
    "transform": ElementRule(required: ["from"], optional: ["to"]),
    "reorder": ElementRule(required: ["from"], optional: ["before", "order", "tertiary", "tertiaryBase", "preBase"]),
  ])

  static let test = FileGrammar(rules: [
    "keyboardTest3": ElementRule(["info", "repertoire", "tests", "special"], required: ["conformsTo"]),
    "info": ElementRule(required: ["keyboard", "name"], optional: ["author"]),
    "repertoire": ElementRule(required: ["chars", "name"], optional: ["type"]),
    "tests": ElementRule(["test", "special"], required: ["name"]),
    "test": ElementRule(["startContext", "keystroke", "emit", "backspace", "check", "special"], required: ["name"]),
    "startContext": ElementRule(required: ["to"]),
    "keystroke": ElementRule(required: ["key"], optional: ["flick", "longPress", "tapCount"]),
    "emit": ElementRule(required: ["to"]),
    "backspace": ElementRule(),
    "check": ElementRule(required: ["result"]),
  ])
}
