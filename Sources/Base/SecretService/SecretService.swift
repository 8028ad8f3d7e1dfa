// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Desktop

/// The service of the session that keeps secrets, such as gnome-keyring or KeePassXC, on which nothing waits: each answer is a
/// call, at once or within `patience`.
///
/// Source: "Secret Service API", version 0.2, of freedesktop.org. Secrets go over the bus as they are, the `plain` algorithm:
/// Documentation/Decisions/0085-saved-passwords.md.
package final class SecretService {
  /// What is called once with what has been asked for, or why there is none.
  package typealias Answer<Value> = (Result<Value, SecretServiceError>) -> Void

  let bus: SessionBus
  private let patience: Duration
  /// Who waits for the person to answer which question of the service.
  var prompts: [String: Answer<Void>] = [:]

  nonisolated static let name = "org.freedesktop.secrets"
  nonisolated static let path = "/org/freedesktop/secrets"
  /// By which the service knows the keyring that new passwords go to.
  nonisolated static let usualAlias = "default"

  /// - Parameters:
  ///   - bus: The session bus.
  ///   - patience: How long the service may take for an answer that no person has to think about.
  package init(bus: SessionBus, patience: Duration = .seconds(10)) {
    self.bus = bus
    self.patience = patience
    bus.onSignalOfObject(
      "type='signal',sender='\(Self.name)',interface='org.freedesktop.Secret.Prompt',member='Completed'"
    ) { [weak self] in self?.noteCompletion(of: $0, $1) }
    bus.watchOwner(of: Self.name) { [weak self] isOwned in if !isOwned { self?.losePrompts() } }
  }
}

// MARK: - Calls

extension SecretService {
  /// The interfaces of the service, after `org.freedesktop.Secret.`.
  enum Interface: String {
    case service = "Service"
    case collection = "Collection"
    case item = "Item"
    case session = "Session"
    case prompt = "Prompt"
  }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - path: The object; by default the service itself.
  ///   - read: Makes something of the answer; `nil` where it is none that the method has.
  func call<Value>(
    _ member: String, of interface: Interface, at path: String = SecretService.path, _ arguments: [BusValue] = [],
    read: @escaping ([BusValue]) -> Value?, answer: @escaping Answer<Value>
  ) {
    call("org.freedesktop.Secret.\(interface.rawValue)", member, at: path, arguments, read: read, answer: answer)
  }

  /// Reads a property of an object.
  ///
  /// - Parameter read: Makes something of the value; `nil` where it is none that the property has.
  func property<Value>(
    _ name: String, of interface: Interface, at path: String = SecretService.path,
    read: @escaping (BusValue) -> Value?, answer: @escaping Answer<Value>
  ) {
    let arguments: [BusValue] = [.string("org.freedesktop.Secret.\(interface.rawValue)"), .string(name)]
    call(
      "org.freedesktop.DBus.Properties", "Get", at: path, arguments,
      read: { if $0.count == 1, case .variant(let value) = $0[0] { read(value) } else { nil } }, answer: answer)
  }

  private func call<Value>(
    _ interface: String, _ member: String, at path: String, _ arguments: [BusValue],
    read: @escaping ([BusValue]) -> Value?, answer: @escaping Answer<Value>
  ) {
    bus.call(Self.name, path, interface, member, arguments, startsService: true, within: patience) { outcome in
      switch outcome {
      case .values(let values):
        if let value = read(values) { answer(.success(value)) } else { answer(.failure(.init(.badAnswer))) }
      case .unreadable: answer(.failure(.init(.badAnswer)))
      case .failure(let name): answer(.failure(.init(busError: name)))
      }
    }
  }
}

// MARK: - Items

extension SecretService {
  /// Finds items by their attributes, those whose keyring is open with all that is known of them.
  ///
  /// Where no keyring is open the locked ones themselves are told: KeePassXC asks the person to unlock one as soon as somebody searches
  /// then, and does not answer before.
  func find(
    _ attributes: [String: String], answer: @escaping Answer<(open: [SecretItem], locked: [String])>
  ) {
    findOpenKeyring { [weak self] result in
      switch result {
      case .success(.open): self?.search(attributes, answer: answer)
      case .success(.noneOpen(let locked)): answer(.success((open: [], locked: locked)))
      case .failure(let error): answer(.failure(error))
      }
    }
  }

  private func search(
    _ attributes: [String: String], answer: @escaping Answer<(open: [SecretItem], locked: [String])>
  ) {
    let pairs = attributes.sorted { $0.key < $1.key }.map { BusValue.entry(.string($0.key), .string($0.value)) }
    call("SearchItems", of: .service, [.array(of: "{ss}", pairs)], read: SecretReply.found) { [weak self] result in
      switch result {
      case .success(let (open, locked)): self?.read(open) { answer($0.map { (open: $0, locked: locked) }) }
      case .failure(let error): answer(.failure(error))
      }
    }
  }

  /// Reads items one after another; those that have gone meanwhile are left out.
  private func read(
    _ paths: [String], behind items: [SecretItem] = [], answer: @escaping Answer<[SecretItem]>
  ) {
    guard let path = paths.first else { return answer(.success(items)) }
    read(path) { [weak self] result in
      let rest = Array(paths.dropFirst())
      switch result {
      case .success(let item): self?.read(rest, behind: items + [item], answer: answer)
      case .failure(let error) where error.code == .notFound: self?.read(rest, behind: items, answer: answer)
      case .failure(let error): answer(.failure(error))
      }
    }
  }

  private func read(_ path: String, answer: @escaping Answer<SecretItem>) {
    call(
      "org.freedesktop.DBus.Properties", "GetAll", at: path, [.string("org.freedesktop.Secret.Item")],
      read: { SecretReply.item($0, at: path) }, answer: answer)
  }

  /// Goes on with an item that was listed if it is still the same: once that is deleted, the service may give its path to another one,
  /// of another app or of somebody else's altogether.
  func confirm<Value>(_ saved: SavedPassword, answer: @escaping Answer<Value>, _ body: @escaping () -> Void) {
    read(saved.item) { result in
      switch result {
      case .success(let item) where item.isLocked: answer(.failure(.init(.isLocked)))
      case .success(let item):
        guard let now = SavedPassword(item), now.app == saved.app, now.username == saved.username else {
          return answer(.failure(.init(.notFound)))
        }
        body()
      case .failure(let error): answer(.failure(error))
      }
    }
  }

  /// Begins a session, in which secrets go to and fro, and ends it when that has been done.
  ///
  /// - Parameter body: Gets the session, and what to call at the end.
  func withSession<Value>(
    answer: @escaping Answer<Value>, _ body: @escaping (_ session: String, _ end: @escaping Answer<Value>) -> Void
  ) {
    call(
      "OpenSession", of: .service, [.string("plain"), .variant(.string(""))], read: SecretReply.session
    ) { [weak self] result in
      switch result {
      case .success(let session):
        body(session) { result in
          self?.call("Close", of: .session, at: session, read: { _ in () }) { _ in }
          answer(result)
        }
      case .failure(let error): answer(.failure(error))
      }
    }
  }
}
