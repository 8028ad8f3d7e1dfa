// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import FieldChannel
internal import SystemKeyboard
package import TextModel

/// What the keyring keeps for a program: user names, and no passwords.
package nonisolated struct SavedLogins: Hashable, Sendable {
  /// The path of the program.
  package let program: String
  /// The best first.
  package let logins: [Login]
  /// Whether there is more, in a keyring that is locked.
  package let isLocked: Bool

  package struct Login: Hashable, Sendable {
    package let username: String
    /// What the keyring calls the password.
    package let item: String

    package init(username: String, item: String) { (self.username, self.item) = (username, item) }
  }

  package init(program: String, logins: [Login], isLocked: Bool) {
    (self.program, self.logins, self.isLocked) = (program, logins, isLocked)
  }
}

/// A field that asks for what the keyring keeps, or for something that the keyring may keep.
struct LoginWish: Hashable {
  let program: String
  /// The focus of the field.
  let activation: Int
  let part: Part

  /// What the field is for.
  enum Part: Hashable {
    case username
    /// A password that there is.
    case password
    case newPassword

    init?(_ content: ContentType) {
      switch content {
      case LoginWish.username: self = .username
      case ContentType(rawValue: NewPassword.content): self = .newPassword
      case _ where LoginWish.passwords.contains(content): self = .password
      default: return nil
      }
    }
  }

  static let username = ContentType(rawValue: "username")
  /// The kinds of text that fields for a password that there is have.
  static let passwords = ["password", "current-password"].map(ContentType.init(rawValue:))
}

/// A password that the person has taken, as long as it is on its way.
struct AwaitedPassword {
  let item: String
  let activation: Int
  let claimant: AnyHashable
  /// What the field of the same form is for that gets it; `nil` for the field that has focus.
  let other: ContentType?
}

// MARK: - User names and passwords that the keyring keeps

extension KeyboardDesk {
  /// Asks for what is kept as soon as a field wants it, and lets it go when none does any more. Of the app only the kernel's word counts.
  func findLogins() {
    if claim?.beginsEmpty != true { filledPassword = nil }
    let wish = currentLoginWish
    guard wish != loginWish else { return }
    loginWish = wish
    // Something else may have been saved since the field before.
    services.perform(.findLogins(program: wish?.program))
  }

  private var currentLoginWish: LoginWish? {
    guard situation.autoFill.offersPasswords, field.state.isActive, field.app != .desktop, field.claimant != nil,
      let program = field.program, let part = claim?.content.flatMap(LoginWish.Part.init)
    else { return nil }
    return LoginWish(program: program, activation: field.state.activation, part: part)
  }

  /// What the keyring has answered for the program of the field that has focus; `nil` where there is no keyring, as far as is known.
  var knownLogins: SavedLogins? {
    guard let logins = situation.autoFill.logins, logins.program == field.program else { return nil }
    return logins
  }

  /// Returns what is offered of it in the field that has focus; `nil` where something else may be.
  func offerLogins() -> [AutoFillOffer]? {
    guard let wish = loginWish, wish.part != .newPassword else { return nil }
    let isForPassword = wish.part == .password
    guard let saved = knownLogins else { return isForPassword ? [] : nil }
    // What stands in a secret field is not known.
    if isForPassword, claim?.beginsEmpty != true || filledPassword == wish.activation { return [] }
    var offers = saved.logins.map { login in
      let source: AutoFillOffer.Source =
        isForPassword ? .savedPassword(item: login.item) : .savedUsername(item: login.item)
      let wantsName = isForPassword && claim?.otherContents.contains(LoginWish.username) == true
      return AutoFillOffer(
        login.username, from: source, with: wantsName ? [FieldText(login.username, as: LoginWish.username)] : [])
    }
    if saved.isLocked { offers.append(.unlocking) }
    guard isForPassword || !offers.isEmpty else { return nil }
    return Array(offers.prefix(AutoFillOffer.mostOffers))
  }
}

// MARK: - The password that was taken

extension KeyboardDesk {
  /// Fetches the password for the field that has focus.
  func fetchPassword(_ item: String) { fetch(item, for: nil) }

  /// Fetches the password for the field of the same form that is for it, if there is one.
  func fetchOtherPassword(_ item: String) {
    guard let other = LoginWish.passwords.first(where: { claim?.otherContents.contains($0) == true }) else { return }
    fetch(item, for: other)
  }

  private func fetch(_ item: String, for other: ContentType?) {
    guard let claimant = field.claimant else { return }
    awaitedPassword = AwaitedPassword(
      item: item, activation: field.state.activation, claimant: claimant, other: other)
    services.perform(.fetchPassword(item: item))
  }

  /// A password has come: it is filled in if the same field still waits for it, for which passwords are still to be found, and wiped in
  /// any case.
  ///
  /// - Parameter item: What the keyring calls it.
  package func take(_ password: SecretText, of item: String) {
    defer { password.wipe() }
    guard let awaited = awaitedPassword, awaited.item == item else { return }
    awaitedPassword = nil
    guard field.state.isActive, field.state.activation == awaited.activation, field.claimant == awaited.claimant,
      loginWish?.activation == awaited.activation
    else { return }
    if let other = awaited.other {
      guard claim?.otherContents.contains(other) == true else { return }
      noteComingPassword()
      services.perform(.fillOthers([FieldText(password.text, as: other)]))
    } else if claim?.beginsEmpty == true {
      noteComingPassword()
      keys?.fill(with: password)
      // An app that is slow to tell that it has it is not given it twice.
      filledPassword = awaited.activation
      findAutoFill()
      update()
    }
  }

  /// What was known of secrets was forgotten if the keyboard has left the screen since the tap.
  private func noteComingPassword() { services.perform(.filled) }
}
