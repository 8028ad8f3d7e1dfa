// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import FieldChannel
internal import KeyboardEngine
internal import StrongPasswords
internal import SystemKeyboard
package import TextModel

/// A password that the keyboard has made up: the same for all fields for a new one that an app asks for one after another, as the second
/// of them is there to repeat it.
struct NewPassword {
  /// Whom it is for.
  struct Wish: Hashable {
    /// The app, as `DeskField` names it.
    let claimant: AnyHashable
    /// What it has to be like, in the words of the app.
    let rules: String?
  }

  /// The kind of text that a field for one has.
  static let content = "new-password"
  /// The kinds of fields that have the user name it is for.
  static let usernames = ["username", "email"].map(ContentType.init(rawValue:))

  let wish: Wish
  let secret: SecretText
  /// The activation of the field in which it was taken, which needs it no second time.
  var takenActivation: Int?
  /// How many keys have been touched since it was taken there; what stands in the field may be something else then.
  var touchCount = 0
  /// How far it is on its way into the keyring.
  var saving = Saving.none
  /// The user name that it was to be kept for last.
  var username = ""
  /// When it is given up at the latest, if it is set aside and the keyring has answered.
  var end: EventTime?

  /// How far a password is on its way into the keyring.
  enum Saving: Hashable {
    case none, underWay, done
    /// The keyring has not kept it: its question was turned away, for example.
    case failed
  }

  /// Makes up another one.
  ///
  /// - Parameter report: Called with a line for the log where the app's rules cannot be kept, and usual ones count.
  init(_ wish: Wish, report: (String) -> Void) {
    self.wish = wish
    var generator = SystemRandomNumberGenerator()
    do {
      let rules = try wish.rules.map { text throws(PasswordRulesError) in try PasswordRules(parsing: text) }
      secret = SecretText(
        try rules?.makePassword(using: &generator) ?? PasswordRules.makeUsualPassword(using: &generator))
    } catch {
      report("an app's rules for a new password do not count, and a usual one is offered: \(error)")
      secret = SecretText(PasswordRules.makeUsualPassword(using: &generator))
    }
  }
}

// MARK: - Passwords that the keyboard makes up

extension KeyboardDesk {
  /// What the field that has focus asks for; `nil` where it asks for no new password, or nobody knows whose it is.
  private var newPasswordWish: NewPassword.Wish? {
    guard situation.autoFill.offersPasswords, field.app != .desktop, field.program != nil, let claim,
      claim.content?.rawValue == NewPassword.content, let claimant = field.claimant
    else { return nil }
    return NewPassword.Wish(claimant: claimant, rules: claim.passwordRules)
  }

  /// Returns what is offered in the field that has focus where it has no text; `nil` where it asks for no new password.
  ///
  /// None is made up before a keyring has answered that may keep it: people do not remember such passwords.
  func offerNewPassword() -> [AutoFillOffer]? {
    guard let wish = newPasswordWish else {
      forgetNewPassword()
      endForm()
      return nil
    }
    if newPassword?.wish != wish { forgetNewPassword() }
    if newPassword == nil, setAsidePassword?.wish == wish {
      // The keyring's window has been in front of the field.
      (newPassword, setAsidePassword) = (setAsidePassword, nil)
      newPassword?.end = nil
      // One that holds a text is the field of before, which only its window has lost the focus of.
      if claim?.beginsEmpty == false {
        let isAsked = newPassword?.saving == .underWay
        newPassword?.takenActivation = field.state.activation
        // The touch of the offer counts until the keyring has answered, which may be after its window has gone.
        newPassword?.touchCount = isAsked ? 1 : 0
      }
    }
    if newPassword == nil {
      guard knownLogins != nil else { return [] }
      newPassword = NewPassword(wish) { services.perform(.report($0)) }
    }
    guard let newPassword else { return [] }
    if newPassword.takenActivation == field.state.activation { return offerToSave(newPassword) }
    guard claim?.beginsEmpty == true, newPassword.takenActivation != nil || knownLogins != nil else { return [] }
    let strong = AutoFillOffer(strongPassword: newPassword.secret)
    // A field that one comes back to is not known to hold it, and counts as empty.
    return newPassword.saving == .failed && knownLogins != nil
      ? [AutoFillOffer(newPassword.username, from: .notSavedPassword), strong] : [strong]
  }

  /// The fields that it was for have closed, or the keyring's window is in front of them.
  func forgetNewPassword() {
    guard let old = newPassword else { return }
    (newPassword, autoFill) = (nil, [])
    guard old.saving == .underWay else { return old.secret.wipe() }
    forgetSetAsidePassword()
    setAsidePassword = old
  }

  /// Gives up one that was set aside where its app is in front again, in a field that is for something else.
  private func endForm() {
    guard let aside = setAsidePassword, aside.saving != .underWay, field.state.isActive, claim?.content != nil,
      field.claimant == aside.wish.claimant
    else { return }
    forgetSetAsidePassword()
  }

  /// For how long a password is there for its fields to come back to the front, after the keyring has answered.
  private static let setAsideMilliseconds: Int64 = 30_000

  /// Gives up one whose fields have not come back.
  func forgetSetAsidePassword(at time: EventTime) {
    if let end = setAsidePassword?.end, end <= time { forgetSetAsidePassword() }
  }

  private func forgetSetAsidePassword() {
    setAsidePassword?.secret.wipe()
    setAsidePassword = nil
  }
}

// MARK: - Keeping them

extension KeyboardDesk {
  /// Takes note of what the app's field for a user name has, for which a password may be kept.
  ///
  /// - Parameter context: The text of the field; `nil` where it is not known.
  func noteUsername(_ context: TextContext?) {
    guard situation.autoFill.offersPasswords else { return typedUsername = nil }
    // Whose the field is comes to be known a moment after it has focus, and is that of the name's most often.
    guard let claimant = field.claimant else { return }
    if typedUsername?.claimant != claimant { typedUsername = nil }
    guard let context, let content = claim?.content, NewPassword.usernames.contains(content) else { return }
    typedUsername = TypedUsername(claimant: claimant, text: context.before + context.selected + context.after)
  }

  /// The touch of a key after a password was taken may change it; that of the offer to keep it counts, too.
  func noteKeyTouch() {
    if newPassword?.takenActivation == field.state.activation { newPassword?.touchCount += 1 }
  }

  /// Returns the offer to keep a password that has been taken, where it is known whose it is and that it still stands there.
  private func offerToSave(_ new: NewPassword) -> [AutoFillOffer] {
    guard knownLogins != nil, claim?.beginsEmpty == false, new.touchCount <= 1 else { return [] }
    switch new.saving {
    case .underWay, .done: return []
    case .failed: return [AutoFillOffer(new.username, from: .notSavedPassword)]
    case .none:
      guard let username = typedUsername, username.claimant == new.wish.claimant, !username.text.isEmpty else {
        return []
      }
      return [AutoFillOffer(username.text, from: .unsavedPassword)]
    }
  }

  /// The person wants it to be kept.
  func saveNewPassword(of username: String) {
    defer { findAutoFill() }
    guard let new = newPassword, let program = field.program else { return }
    // The touch of the offer alone, where it is the field in which it was taken.
    guard new.touchCount == 1 || new.takenActivation != field.state.activation else { return }
    newPassword?.saving = .underWay
    newPassword?.username = username
    services.perform(.savePassword(new.secret, username: username, program: program))
  }

  /// A password that was to be kept is kept, or is not: then it is offered to be kept again, as long as it is there and has not been
  /// changed.
  ///
  /// - Parameter password: The object that `DeskEffect.savePassword` had.
  package func noteSavingEnd(of password: SecretText, isSaved: Bool) {
    let saving = isSaved ? NewPassword.Saving.done : .failed
    if setAsidePassword?.secret == password {
      setAsidePassword?.saving = saving
      setAsidePassword?.end = now.advanced(byMilliseconds: Self.setAsideMilliseconds)
      return tellDeadline()
    }
    // The keyring may have asked for so long that another one stands there by now.
    guard let new = newPassword, new.secret == password, new.saving == .underWay else { return }
    newPassword?.saving = saving
    // The touch of the offer does not count. Any other does.
    if !isSaved, new.takenActivation == field.state.activation { newPassword?.touchCount -= 1 }
    findAutoFill()
    update()
  }
}

/// What stands in a field for a user name.
struct TypedUsername {
  /// The app, as `DeskField` names it.
  let claimant: AnyHashable
  let text: String
}
