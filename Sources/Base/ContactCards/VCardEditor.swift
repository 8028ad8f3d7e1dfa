// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Changes properties of a vCard; all other lines stay as they are, and so do the parameters of the ones that change.
struct VCardEditor {
  private var file: VCardText
  /// By the lines of the file; `nil` for blank ones.
  private var parsed: [VCardLine?]

  /// - Parameter text: A card that can be read.
  init(_ text: String) {
    file = VCardText(text)
    parsed = file.lines.map { VCardLine($0.content) }
  }

  var text: String { file.text }

  private func places(of name: String) -> [Int] { parsed.indices.filter { parsed[$0]?.name == name } }

  // MARK: Lines

  private mutating func replace(_ place: Int, _ value: String) {
    guard let line = parsed[place] else { return }
    put(line.header + ":" + value, at: place)
  }

  private mutating func put(_ content: String, at place: Int) {
    file.lines[place] = file.line(content)
    parsed[place] = VCardLine(content)
  }

  private mutating func remove(_ place: Int) {
    file.lines.remove(at: place)
    parsed.remove(at: place)
  }

  /// Adds a line behind others of its name, or at the end of the card.
  private mutating func add(_ name: String, _ value: String) {
    let place = places(of: name).last.map { $0 + 1 } ?? places(of: "END").last ?? parsed.endIndex
    file.lines.insert(file.line("\(name):\(value)"), at: place)
    parsed.insert(VCardLine("\(name):\(value)"), at: place)
  }

  // MARK: Single values

  /// Sets a property of which the last line counts; an empty value takes its lines out.
  mutating func set(_ name: String, to value: String) {
    let places = places(of: name)
    if value.isEmpty { return places.reversed().forEach { remove($0) } }
    if let place = places.last { replace(place, value) } else { add(name, value) }
  }

  /// Sets the name as it is said, of which the first line counts that is not empty. Every card has one.
  mutating func setFullName(_ text: String) {
    let places = places(of: "FN")
    let value = VCardLine.escape(text)
    guard let first = places.first else { return add("FN", value) }
    let place = places.first { parsed[$0]?.text.isEmpty == false } ?? first
    replace(place, value)
    guard value.isEmpty else { return }
    for other in places.reversed() where other != place { remove(other) }
  }

  /// Sets parts of a property of which the last line counts; parts beyond those stay.
  mutating func setParts(_ name: String, to parts: [String]) {
    let place = places(of: name).last
    let value = Self.value(parts, from: 0, over: place.flatMap { parsed[$0] })
    set(name, to: value.allSatisfy { $0 == ";" } ? "" : value)
  }

  /// Returns the value of parts, written as it stands in a line as far as that says the same.
  ///
  /// - Parameter start: The place of the first part.
  static func value(_ parts: [String], from start: Int, over line: VCardLine?) -> String {
    var written = line?.writtenParts ?? []
    let old = line?.parts ?? []
    written += Array(repeating: "", count: max(0, start + parts.count - written.count))
    for (index, part) in parts.enumerated() {
      let place = start + index
      guard place >= old.count || old[place] != part else { continue }
      written[place] = VCardLine.escape(part)
    }
    return written.joined(separator: ";")
  }

  // MARK: Lists

  /// Sets the values of a property that may have several, the preferred one first.
  ///
  /// A value that is there already keeps its line, and one in the place of another takes that one's. Lines without a value stay as they
  /// are: there may be more in them than a card knows, such as a post office box without an address.
  ///
  /// - Parameters:
  ///   - read: Returns the value of a line; `nil` where it has none.
  ///   - write: Returns what is to stand in a line for a value; gets the line that it takes the place of, if any.
  mutating func setList<Value: Equatable>(
    _ name: String, to values: [Value], read: (VCardLine) -> Value?, write: (Value, VCardLine?) -> String
  ) {
    let old = ranked(name).compactMap { place in parsed[place].flatMap(read).map { (place: place, value: $0) } }
    var isUsed = Array(repeating: false, count: old.count)
    var chosen: [Int?] = values.map { value in
      let found = old.indices.first { !isUsed[$0] && old[$0].value == value }
      if let found { isUsed[found] = true }
      return found
    }
    for index in values.indices where chosen[index] == nil && index < old.count && !isUsed[index] {
      chosen[index] = index
      isUsed[index] = true
    }
    for (value, index) in zip(values, chosen) {
      guard let index, old[index].value != value, let line = parsed[old[index].place] else { continue }
      replace(old[index].place, write(value, line))
    }
    // From the end, so that the other places stay what they are.
    let unused = old.indices.filter { !isUsed[$0] }.map { old[$0].place }
    for (value, index) in zip(values, chosen) where index == nil { add(name, write(value, nil)) }
    for place in unused.sorted(by: >) { remove(place) }
    sort(name, values, read)
  }

  /// The places of a property's lines, the preferred one first.
  private func ranked(_ name: String) -> [Int] {
    places(of: name).map { (place: $0, rank: parsed[$0]?.rank ?? 0) }.sorted {
      ($0.rank, $0.place) < ($1.rank, $1.place)
    }
    .map(\.place)
  }

  /// Brings lines into the order of their values, where ranks say another one.
  private mutating func sort<Value: Equatable>(_ name: String, _ values: [Value], _ read: (VCardLine) -> Value?) {
    let lines = ranked(name).compactMap { parsed[$0] }.filter { read($0) != nil }
    guard lines.compactMap(read) != values else { return }
    var rest = lines
    let places = places(of: name).filter { parsed[$0].flatMap(read) != nil }
    for (place, value) in zip(places, values) {
      guard let index = rest.firstIndex(where: { read($0) == value }) else { continue }
      let line = rest.remove(at: index)
      put(line.unrankedHeader + ":" + line.value, at: place)
    }
  }
}

// MARK: - Writing

extension VCardLine {
  /// Writes a text as the value, or a part of one.
  ///
  /// - Parameter signs: Those that would be taken for something else.
  static func escape(_ text: String, _ signs: [Unicode.Scalar] = ["\\", ",", ";"]) -> String {
    var result = "".unicodeScalars
    for scalar in text.unicodeScalars {
      if signs.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// What stands before the colon, for another value: how the old one was written is left out.
  fileprivate var header: String {
    let ofValue = ["VALUE", "ENCODING", "CHARSET", "CALSCALE"]
    return ([writtenName] + parameters.filter { !ofValue.contains($0.name) }.map(\.written)).joined(separator: ";")
  }

  /// What stands before the colon, without what says how much the value is preferred.
  fileprivate var unrankedHeader: String {
    let written = parameters.compactMap { parameter -> String? in
      guard parameter.name == "PREF" || parameter.name == "TYPE" else { return parameter.written }
      guard parameter.name == "TYPE" else { return nil }
      let types = parameter.values.flatMap { $0.split(separator: ",") }
      let others = types.filter { $0.lowercased() != "pref" }
      if others.count == types.count { return parameter.written }
      return others.isEmpty ? nil : "TYPE=" + others.joined(separator: ",")
    }
    return ([writtenName] + written).joined(separator: ";")
  }
}
