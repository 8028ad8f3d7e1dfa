// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Desktop
internal import LinuxSystem
internal import SecretService

/// What the keyring of the session keeps for apps, while somebody looks at it. Passwords stay there: no call here fetches one.
///
/// Nothing waits for the keyring: what is known of it changes, and that is told.
final class Keyring {
  /// What is known of the keyring.
  enum Contents {
    /// Nothing yet.
    case unknown
    case known(SavedPasswords)
    case failed(KeyringFault)
  }

  private(set) var contents = Contents.unknown
  /// What keyrings are called that keep a password for the same app and user name as another one, by what the keyring calls that.
  private(set) var keyringNames: [String: String] = [:]
  /// Whether the keyring has been asked to unlock, and the person has not answered its question.
  private(set) var isUnlocking = false
  /// Why it was not unlocked.
  private(set) var unlockFault: KeyringFault?
  /// What is called when something else is known; `nil` while nobody looks.
  private var onChange: (() -> Void)?

  private let address: String?
  private let givenLoop: EventLoop?
  private var ownLoop: MainQueueLoop?
  private var service: SecretService?
  private var isReading = false
  /// Whether something has changed since the keyring was asked.
  private var isStale = false

  /// - Parameters:
  ///   - address: Where the session bus listens; `nil` for what the session says.
  ///   - loop: What answers come by; without one they come by the main queue.
  init(address: String?, loop: EventLoop?) { (self.address, givenLoop) = (address, loop) }

  /// Begins to look at what is kept.
  func follow(onChange: @escaping () -> Void) {
    self.onChange = onChange
    read()
  }

  /// Forgets what is known, and takes a question back that is open.
  func unfollow() {
    onChange = nil
    service?.dismissPrompts()
    ownLoop?.wake()
    (contents, unlockFault) = (.unknown, nil)
  }
}

// MARK: - Connection

extension Keyring {
  private func connect() -> SecretService? {
    if let service { return service }
    guard let loop = givenLoop ?? startedLoop(), let bus = try? SessionBus(address: address),
      (try? bus.attach(to: loop)) != nil
    else { return nil }
    bus.onLost = { [weak self] in self?.lose() }
    let service = SecretService(bus: bus)
    service.watchChanges { [weak self] in self?.read() }
    self.service = service
    return service
  }

  private func startedLoop() -> EventLoop? {
    if ownLoop == nil {
      ownLoop = try? MainQueueLoop()
      ownLoop?.start()
    }
    return ownLoop?.loop
  }

  private func lose() {
    (service, isReading, isUnlocking) = (nil, false, false)
    show(.failed(.noKeyring))
  }
}

// MARK: - Reading

extension Keyring {
  /// Asks for what is kept now.
  func read() {
    guard onChange != nil else { return }
    guard !isReading else { return isStale = true }
    guard let service = connect() else { return show(.failed(.noKeyring)) }
    (isReading, isStale) = (true, false)
    service.passwords { [weak self, weak service] result in
      // Another connection has its own answers.
      guard let self, let service, service === self.service else { return }
      take(result)
    }
    ownLoop?.wake()
  }

  /// Asks anew after something has failed.
  func tryAgain() {
    show(.unknown)
    read()
  }

  private func take(_ result: Result<SavedPasswords, SecretServiceError>) {
    switch result {
    case .success(let saved):
      service?.nameKeyrings(of: saved.open) { [weak self, weak service] names in
        guard let self, let service, service === self.service else { return }
        keyringNames = names
        if saved.locked.isEmpty { unlockFault = nil }
        endReading(.known(saved))
      }
    case .failure(let error): endReading(.failed(KeyringFault(error)))
    }
  }

  private func endReading(_ new: Contents) {
    isReading = false
    show(new)
    if isStale { read() }
  }

  private func show(_ new: Contents) {
    guard let onChange else { return }
    contents = new
    onChange()
  }
}

// MARK: - By a tap

extension Keyring {
  /// Has the keyring ask the person to unlock it.
  func unlock() {
    guard !isUnlocking, let service, case .known(let saved) = contents, !saved.locked.isEmpty else { return }
    (isUnlocking, unlockFault) = (true, nil)
    onChange?()
    service.unlock(saved.locked) { [weak self] result in
      guard let self else { return }
      isUnlocking = false
      if case .failure(let error) = result { unlockFault = KeyringFault(error) }
      onChange?()
      read()
    }
    ownLoop?.wake()
  }

  /// Takes the question back.
  func cancelUnlocking() {
    service?.dismissPrompts()
    unlockFault = nil
    ownLoop?.wake()
    onChange?()
  }

  /// Deletes a password. One that others have deleted meanwhile is none that fails.
  ///
  /// - Parameter onFault: Called when it is still there for all that is known.
  func delete(_ saved: SavedPassword, onFault: @escaping (KeyringFault) -> Void) {
    guard let service else { return onFault(.noKeyring) }
    service.delete(saved) { [weak self] result in
      if case .failure(let error) = result, error.code != .notFound { onFault(KeyringFault(error)) }
      self?.read()
    }
    ownLoop?.wake()
  }
}
