// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Desktop

// MARK: - Which keyrings are open

extension SecretService {
  /// Whether anything can be read.
  enum Openness {
    /// One keyring is open at least.
    case open
    /// None is; there may be none at all.
    case noneOpen(locked: [String])
  }

  /// Finds out whether a keyring is open, which asks the person nothing.
  func findOpenKeyring(answer: @escaping Answer<Openness>) {
    property("Collections", of: .service, read: SecretReply.paths) { [weak self] result in
      switch result {
      case .success(let keyrings): self?.findOpen(among: keyrings[...], answer: answer)
      case .failure(let error): answer(.failure(error))
      }
    }
  }

  /// Looks at keyrings one after another, up to the first that is open; those that have gone meanwhile are left out.
  private func findOpen(
    among keyrings: ArraySlice<String>, behind locked: [String] = [], answer: @escaping Answer<Openness>
  ) {
    guard let keyring = keyrings.first else { return answer(.success(.noneOpen(locked: locked))) }
    property("Locked", of: .collection, at: keyring, read: SecretReply.boolean) { [weak self] result in
      let rest = keyrings.dropFirst()
      switch result {
      case .success(true): self?.findOpen(among: rest, behind: locked + [keyring], answer: answer)
      case .success(false): answer(.success(.open))
      case .failure(let error) where error.code == .notFound:
        self?.findOpen(among: rest, behind: locked, answer: answer)
      case .failure(let error): answer(.failure(error))
      }
    }
  }
}

// MARK: - The first keyring

extension SecretService {
  /// Has the service make the keyring that new passwords go to, where there is none. It asks the person for what is to open that, in a
  /// window of its own; call it for something that the person has done, and never by itself.
  ///
  /// - Parameter label: What the person is to call it.
  package func makeUsualKeyring(named label: String, answer: @escaping Answer<Void>) {
    let properties: [BusValue] = [
      .entry(.string("org.freedesktop.Secret.Collection.Label"), .variant(.string(label)))
    ]
    call(
      "CreateCollection", of: .service, [.array(of: "{sv}", properties), .string(Self.usualAlias)],
      read: SecretReply.prompt
    ) { [weak self] in self?.follow($0, answer: answer) }
  }
}

// MARK: - Which keyring has it

extension SecretService {
  /// Finds what the person calls the keyrings that have a password for the same app and user name as another one has.
  ///
  /// - Parameter answer: Gets the names by `SavedPassword.item`; none for what one keyring alone has, or the service does not name.
  package func nameKeyrings(of saved: [SavedPassword], answer: @escaping (_ names: [String: String]) -> Void) {
    let groups = Dictionary(grouping: saved) { [$0.app, $0.username] }.values.filter { $0.count > 1 }
    let keyrings = Dictionary(groups.joined().map { ($0.item, $0.keyring) }) { first, _ in first }
    label(Set(keyrings.values).sorted()[...]) { labels in answer(keyrings.compactMapValues { labels[$0] }) }
  }

  /// Reads what keyrings are called, one after another.
  private func label(
    _ keyrings: ArraySlice<String>, beside labels: [String: String] = [:],
    answer: @escaping (_ labels: [String: String]) -> Void
  ) {
    guard let keyring = keyrings.first else { return answer(labels) }
    property("Label", of: .collection, at: keyring, read: SecretReply.label) { [weak self] result in
      var labels = labels
      if case .success(let label) = result { labels[keyring] = label }
      self?.label(keyrings.dropFirst(), beside: labels, answer: answer)
    }
  }
}

nonisolated extension SavedPassword {
  /// What the service calls the keyring that it is in. Source: "Secret Service API", the chapter on object paths.
  fileprivate var keyring: String { String(item[..<(item.lastIndex(of: "/") ?? item.endIndex)]) }
}
