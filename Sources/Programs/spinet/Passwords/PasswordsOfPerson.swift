// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Desktop
internal import LinuxSystem
internal import SecretService
internal import TextModel

/// What `spinet passwords` does with the keyring of the session; one command of it each time.
@MainActor
struct PasswordsOfPerson {
  private let loop: EventLoop
  private let bus: SessionBus
  private let service: SecretService

  /// What the first keyring is called.
  private static let keyringName = "Default Keyring"

  /// For how long a question of the keyring may stand unanswered.
  private static let longestQuestion = Duration.seconds(300)

  init() throws(Failure) {
    // A password may be in this process; nobody else looks into it, and nothing of it is left if it crashes.
    Process.forbidCores()
    Process.setReadable(false)
    do {
      loop = try EventLoop()
      bus = try SessionBus()
      try bus.attach(to: loop)
    } catch let error as SessionBusError where error.code == .noLibrary {
      throw Failure("there is no D-Bus: install libsystemd, libelogind or libbasu")
    } catch {
      throw Failure("there is no session bus; run this in a terminal of your desktop session")
    }
    service = SecretService(bus: bus)
  }

  func list(app: String?) throws(Failure) -> ExitStatus {
    let path = if let app { try Self.program(app) } else { String?.none }
    let passwords = try wait { service.passwords(of: path, answer: $0) }
    // What several keyrings keep is deleted by one command.
    let rows = Set(passwords.open.map { [$0.app, $0.username] }).sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
    if !rows.isEmpty { Terminal.print(TextTable.text(rows)) }
    guard !passwords.locked.isEmpty else { return .success }
    Terminal.report("spinet: a keyring is locked, and may keep more; unlock it with: spinet passwords unlock")
    return .failure
  }

  func add(_ username: String, app: String) throws(Failure) {
    let path = try Self.program(app)
    guard !Files.isScript(path) else {
      throw Failure(
        """
        \(path) is a script, and would never be offered the password: give the program after #! in its first line, as \
        which it runs, and whose scripts share what is kept for it
        """)
    }
    let password = try Self.readPassword()
    defer { password.wipe() }
    try wait { answer in
      service.save(password, of: username, for: path) { result in
        guard case .failure(let error) = result, error.code == .noCollection else { return answer(result) }
        Terminal.report("spinet: there is no keyring yet, and yours asks you for a password that opens a new one")
        service.makeUsualKeyring(named: Self.keyringName) { result in
          guard case .success = result else { return answer(result) }
          service.save(password, of: username, for: path, answer: answer)
        }
      }
    }
  }

  func delete(_ username: String, app: String) throws(Failure) {
    // The program may be gone already.
    let path = (try? Self.program(app)) ?? app
    try wait { service.delete(username, for: path, answer: $0) }
  }

  func unlock() throws(Failure) { try wait { service.unlock(answer: $0) } }

  /// Asks the service for something, and waits for the answer.
  private func wait<Value>(_ ask: (@escaping SecretService.Answer<Value>) -> Void) throws(Failure) -> Value {
    var answer: Result<Value, SecretServiceError>?
    bus.onLost = { loop.stop(status: 1) }
    loop.after(Self.longestQuestion) { service.dismissPrompts() }
    ask {
      answer = $0
      loop.stop(status: 0)
    }
    _ = try Failure.explain("the session bus") { () throws(SystemCallError) in try loop.run() }
    switch answer {
    case .success(let value): return value
    case .failure(let error): throw Failure(error.report)
    case nil: throw Failure("the session bus has gone; run this in a terminal of your desktop session")
    }
  }
}

// MARK: - What is typed

extension PasswordsOfPerson {
  /// The path of a program, without links, by which the keyboard knows whose field it is.
  private static func program(_ name: String) throws(Failure) -> String {
    let path = name.contains("/") ? name : Program.find(name)
    guard let path, let real = try? Files.realPath(path), (try? Files.status(real))?.kind == .file else {
      throw Failure("there is no program \(name); give its path, or a name that PATH finds")
    }
    return real
  }

  /// Reads a password at the terminal, or all of standard input.
  private static func readPassword() throws(Failure) -> SecretText {
    let bytes = StandardInput.isTerminal ? try readTypedPassword() : readPipedPassword()
    // What is no text is no password, as the service then says.
    return SecretText(String(validating: bytes, as: UTF8.self) ?? "")
  }

  private static func readTypedPassword() throws(Failure) -> [UInt8] {
    let line = try Failure.explain("the terminal") { () throws(SystemCallError) in
      try StandardInput.readHiddenLine(prompt: "Password: ")
    }
    guard let line else { throw Failure("nothing was kept") }
    return line
  }

  private static func readPipedPassword() -> [UInt8] {
    var bytes: [UInt8] = []
    while case let more = StandardInput.read(), !more.isEmpty, bytes.count <= SavedPassword.longestPassword {
      bytes += more
    }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return bytes
  }
}
