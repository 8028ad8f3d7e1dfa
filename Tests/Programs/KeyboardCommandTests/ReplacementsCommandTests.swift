// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// `spinet replacements`, as somebody at a shell has it.
@Suite struct ReplacementsCommandTests {
  private static let file = ".config/spinet/replacements"

  private let person: Person

  init() throws { person = try Person() }

  private func run(_ arguments: String...) throws -> Person.Outcome {
    try person.spinet(["replacements"] + arguments)
  }

  @Test("TY-4 replacements are added, listed, changed and removed, and a file's other lines stay") func change() throws
  {
    #expect(try run("list").output == "omw  On my way!\n", "what everybody has")
    #expect(!person.exists(Self.file))
    #expect(try run("add", "ㄱㅅ", "감사합니다").status == 0)
    #expect(person.read(Self.file) == "omw = On my way!\nㄱㅅ = 감사합니다\n")
    try person.write("# mine\nomw = On my way!\naddr = a\\nb\n", to: Self.file)
    #expect(try run("add", "OMW", "Oh my word").status == 0)
    #expect(person.read(Self.file) == "# mine\nOMW = Oh my word\naddr = a\\nb\n")
    #expect(try run("list").output == "OMW   Oh my word\naddr  a\\nb\n")
    #expect(try run("remove", "omw").status == 0)
    #expect(person.read(Self.file) == "# mine\naddr = a\\nb\n")
  }

  @Test func `what cannot be done is refused with a reason, and nothing changes`() throws {
    let blank = try run("add", "on my way", "x")
    #expect(blank.status == 1 && blank.errors.contains("has a blank in what is typed"))
    let long = try run("add", "x", String(repeating: "a", count: 1001))
    #expect(long.status == 1 && long.errors.contains("is too long"))
    let nobody = try run("remove", "brb")
    #expect(nobody.status == 1 && nobody.errors.contains("there is no replacement for brb"))
    #expect(try run("add", "x").status == 2)
    #expect(try run("change", "x").status == 2)
    #expect(!person.exists(Self.file))
  }

  @Test func `mistakes of the file are told by line, and the others count`() throws {
    try person.write("omw = On my way!\nno sign\n = empty\nbrb = Be right back\n", to: Self.file)
    let list = try run("list")
    #expect(list.output == "omw  On my way!\nbrb  Be right back\n")
    #expect(
      list.status == 1 && list.errors.contains("replacements:2: the line has no =") && list.errors.contains(":3: "))
    #expect(!list.errors.contains("no sign"), "a person's text is in no message")
  }

  @Test("TY-4 a table is imported but for its bad lines, which are told") func importTable() throws {
    try person.write("omw\tOh my word\nbad line\n\n집\t우리 집\nb b\tx\n", to: "words.tsv")
    let outcome = try run("import", "words.tsv")
    #expect(outcome.output == "1 added, 1 changed, 2 left out\n")
    #expect(outcome.status == 1 && outcome.errors.contains("words.tsv:2: ") && outcome.errors.contains("words.tsv:5: "))
    #expect(person.read(Self.file) == "omw = Oh my word\n집 = 우리 집\n")
    #expect(try run("import", "words.tsv").output == "0 added, 0 changed, 2 left out\n")
  }

  @Test("TY-4 what macOS exports is imported") func importPropertyList() throws {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"
    let list = """
      <array>
      <dict><key>phrase</key><string>Be right
      back &amp; soon</string><key>shortcut</key><string>brb</string></dict>
      <dict><key>phrase</key><string>nothing</string></dict>
      </array>
      </plist>
      """
    try person.write(head + list, to: "Text Substitutions.plist")
    let outcome = try run("import", "Text Substitutions.plist")
    #expect(outcome.output == "1 added, 0 changed, 1 left out\n")
    #expect(outcome.errors.contains("Text Substitutions.plist:6: "))
    #expect(person.read(Self.file) == "omw = On my way!\nbrb = Be right\\nback & soon\n")
    try person.write(head + "<dict/></plist>", to: "other.plist")
    #expect(try run("import", "other.plist").errors.contains("should stand here, not a dict"))
    try person.write("bplist00", to: "binary.plist")
    #expect(try run("import", "binary.plist").errors.contains("plutil -convert xml1"))
  }

  @Test func `there are a thousand at the most, and then all or none are added`() throws {
    let table = (0..<1000).map { "word\($0)\ttext" }.joined(separator: "\n")
    try person.write(table, to: "words.tsv")
    let outcome = try run("import", "words.tsv")
    #expect(outcome.status == 1 && outcome.errors.contains("1001 replacements, and there can be 1000"))
    #expect(!person.exists(Self.file))
    #expect(try run("list").status == 0)
  }
}
