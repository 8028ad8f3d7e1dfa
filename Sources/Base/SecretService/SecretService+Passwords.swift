// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Desktop
package import TextModel

// MARK: - Passwords of apps

extension SecretService {
  /// Lists what is kept for an app, without the passwords.
  ///
  /// - Parameter app: `nil` for all apps.
  package func passwords(of app: String? = nil, answer: @escaping Answer<SavedPasswords>) {
    find(SavedPassword.attributes(app: app)) { result in
      answer(
        result.map { found in
          let open = found.open.compactMap { SavedPassword($0) }.filter { app == nil || $0.app == app }
          return SavedPasswords(
            open: open.sorted { ($1.modified, $0.username) < ($0.modified, $1.username) }, locked: found.locked)
        })
    }
  }

  /// Fetches a password that was listed.
  package func password(of saved: SavedPassword, answer: @escaping Answer<SecretText>) {
    confirm(saved, answer: answer) { [weak self] in
      self?.withSession(answer: answer) { session, end in
        self?.call(
          "GetSecret", of: .item, at: saved.item, [.path(session)],
          read: { SecretReply.secret($0, in: session) }, answer: end)
      }
    }
  }

  /// Keeps a password for an app, in the place of the one that is kept for the same user name. A keyring that is locked stays so, and
  /// the password is not kept, and where there is no keyring none is made.
  package func save(
    _ password: SecretText, of username: String, for app: String, answer: @escaping Answer<Void>
  ) {
    guard SavedPassword.isName(username), SavedPassword.isName(app) else { return answer(.failure(.init(.unfitName))) }
    guard SavedPassword.isPassword(password.text) else { return answer(.failure(.init(.unfitPassword))) }
    usualCollection { [weak self] result in
      switch result {
      case .success(let collection):
        self?.withSession(answer: answer) { session, end in
          self?.createItem(password, of: username, for: app, in: collection, session, answer: end)
        }
      case .failure(let error): answer(.failure(error))
      }
    }
  }

  private func createItem(
    _ password: SecretText, of username: String, for app: String, in collection: String, _ session: String,
    answer: @escaping Answer<Void>
  ) {
    let attributes = SavedPassword.attributesToKeep(app: app, username: username).sorted { $0.key < $1.key }
    let properties: [BusValue] = [
      .entry(
        .string("org.freedesktop.Secret.Item.Label"),
        .variant(.string("\(username) \u{00B7} \(app.split(separator: "/").last ?? "")"))),
      .entry(
        .string("org.freedesktop.Secret.Item.Attributes"),
        .variant(.array(of: "{ss}", attributes.map { .entry(.string($0.key), .string($0.value)) }))),
    ]
    let secret = BusValue.structure([
      .path(session), .bytes([]), .bytes(Array(password.text.utf8)), .string("text/plain; charset=utf8"),
    ])
    call(
      "CreateItem", of: .collection, at: collection, [.array(of: "{sv}", properties), secret, .boolean(true)],
      read: SecretReply.prompt
    ) { [weak self] in self?.follow($0, answer: answer) }
  }

  /// Forgets the password of a user name, in each keyring that keeps one.
  package func delete(_ username: String, for app: String, answer: @escaping Answer<Void>) {
    find(SavedPassword.attributes(app: app, username: username)) { [weak self] result in
      switch result {
      case .success(let (open, locked)):
        let saved = open.compactMap { SavedPassword($0) }.filter { $0.app == app && $0.username == username }
        if saved.isEmpty {
          answer(.failure(.init(locked.isEmpty ? .notFound : .isLocked)))
        } else {
          self?.delete(saved.map(\.item)[...], answer: answer)
        }
      case .failure(let error): answer(.failure(error))
      }
    }
  }

  /// Deletes items one after another, up to the first that is not deleted.
  private func delete(_ items: ArraySlice<String>, answer: @escaping Answer<Void>) {
    guard let item = items.first else { return answer(.success(())) }
    delete(item) { [weak self] result in
      if case .failure = result { return answer(result) }
      self?.delete(items.dropFirst(), answer: answer)
    }
  }

  /// Forgets one that was listed.
  package func delete(_ saved: SavedPassword, answer: @escaping Answer<Void>) {
    confirm(saved, answer: answer) { [weak self] in self?.delete(saved.item, answer: answer) }
  }

  private func delete(_ item: String, answer: @escaping Answer<Void>) {
    call("Delete", of: .item, at: item, read: SecretReply.path) { [weak self] in self?.follow($0, answer: answer) }
  }
}

// MARK: - Keyrings

extension SecretService {
  /// Has the service ask the person to unlock what is kept; call it for something that the person has done, and never by itself.
  ///
  /// - Parameter items: As `SavedPasswords.locked` has them; by default the keyring that new passwords go to.
  package func unlock(_ items: [String] = [], answer: @escaping Answer<Void>) {
    guard items.isEmpty else { return unlock(objects: items, answer: answer) }
    usualCollection { [weak self] result in
      switch result {
      case .success(let collection): self?.unlock(objects: [collection], answer: answer)
      case .failure(let error): answer(.failure(error))
      }
    }
  }

  private func unlock(objects: [String], answer: @escaping Answer<Void>) {
    call(
      "Unlock", of: .service, [.array(of: "o", objects.map { .path($0) })], read: SecretReply.prompt
    ) { [weak self] in self?.follow($0, answer: answer) }
  }

  /// Goes on with a question of the service where the call has led to one.
  func follow(_ prompt: Result<String, SecretServiceError>, answer: @escaping Answer<Void>) {
    switch prompt {
    case .success(let prompt): follow(prompt, answer: answer)
    case .failure(let error): answer(.failure(error))
    }
  }

  /// The keyring that new passwords go to.
  private func usualCollection(answer: @escaping Answer<String>) {
    call("ReadAlias", of: .service, [.string(Self.usualAlias)], read: SecretReply.path) { result in
      answer(result.flatMap { $0 == "/" ? .failure(.init(.noCollection)) : .success($0) })
    }
  }
}
