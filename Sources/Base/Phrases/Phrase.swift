// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the interface says, in no language yet.
///
/// The texts are in one file for each language; `%1`, `%2` … stand there for what is put in. A new language is a further
/// case of `PhraseLanguage` and a further such file, and the compiler finds what it lacks.
package enum Phrase: Hashable, Sendable, CaseIterable {
  // What UIKit says of its own accord.
  case done, cancel, edit, save, back, delete, loading, hour, hours, minutes, time, add, compose, reply, share,
    organize,
    bookmarks, search, refresh, stop, close, camera, insert, reorder, moreInfo, space, shift, returnKey, nextKeyboard,
    hideKeyboard, showKeyboard, emoji, clearText, cut, copy, paste, select, selectAll,
    replaceWord, noReplacementsFound, learnSpelling, progress, inProgress,
    progressHalted, activate, increment, decrement, nextPage, previousPage, previousField, nextField, clearChoice,
    dismiss, pageOf,
    positionOf

  // What is wrong with what was entered into a field.
  case entryRequired, entryTooShort, entryTooLong, entryNotOne, entryNoEmail, entryNoWebAddress, entryDiffers,
    entryNoNumber, entryTooSmall, entryTooLarge, entryNoCardNumber, entryNoDate, entryNoTime, entryTooEarly,
    entryTooLate

  // Keys, and words on the keyboard.
  case letters, pause, wait, returnGo, returnGoogle, returnJoin, returnNext, returnRoute, returnSearch, returnSend,
    returnYahoo, returnDone, returnEmergencyCall, returnContinue, keyboardStopped, keyboardTurnedOff,
    keyboardSettingsEntry, forgetWord, floatingForm, dockedForm, splitForm, mergedForm, leftHand, rightHand, bothHands,
    emojiEntry, searchEmoji, recentEmoji, smileys, people, animals, food, activity, travel, objects, symbols, flags

  // What a field is filled with.
  case autoFillName, autoFillNamePrefix, autoFillGivenName, autoFillMiddleName, autoFillFamilyName, autoFillNameSuffix,
    autoFillNickname, autoFillOrganization, autoFillJobTitle, autoFillEmail, autoFillPhone, autoFillWebsite,
    autoFillAddress, autoFillCity, autoFillRegion, autoFillPostalCode, autoFillCountry, autoFillBirthday, autoFillCode,
    autoFillCodeFrom, autoFillStrongPassword, autoFillPassword, autoFillUnlock, autoFillSavePassword,
    autoFillSavePasswordAgain, autoFillCurrentCity, autoFillCurrentRegion, autoFillCurrentCountry,
    autoFillFindingPlace, autoFillNoPlace, usualKeyring

  // What is asked on the keyboard.
  case allow, doNotAllow, askFullAccess, askLocation, askApp, fullAccessMeans, fullAccessMeansContactsToo, appMeans,
    changedName, changedReasons, changedAccess, changedProgram, anotherKeyboard, locationWishTitle, locationWishText

  // The settings.
  case keyboard, keyboards, textReplacement, learnToUseAKeyboard, periodShortcutFooter,
    autoCapitalization, autoCorrection, predictiveText, learnWords, contactNames, smartPunctuation, enableCapsLock,
    characterPreview, periodShortcut, keyboardFeedback, sound, haptic, appearance,
    touchAndHold, globeKeyBelowKeyboard, passwordsUseSystemKeyboard, appsWithoutCustomKeyboards, addKeyboard,
    nextStep, tryItHere, stepOf, allStepsDone, learn, noCustomKeyboards, customKeyboardsAppearHere,
    lessonsFooter, lessonChooseTitle, lessonEnterTitle, lessonTypeTitle, lessonLeaveTitle, lessonChoose,
    lessonEnter, lessonType, lessonLeave, lessonEndTitle, lessonEnd,
    settingNotChanged, ok, badShortcut, noPlaceForSettings, keyboardSettings, lineInFile, addApp,
    nameOrID, addNamed, apps, appsFooter, addAppEntry, phrase, shortcut,
    aShortcutIsOneWord, noTextReplacements, replacementsFooter, appearanceFooter,
    automaticAppearance, lightAppearance, darkAppearance, holdDelayFooter, shortDelay, defaultDelay, longDelay,
    veryLongDelay, holdDelay, addNewKeyboard,
    otherCustomKeyboards, systemKeyboards, cannotBeUsed, brokenFooter, noMoreKeyboardsFooter,
    noMoreKeyboards, terminalsAndLaunchers, noTerminalsFound, commandForOtherApp, keyboardsFooter,
    addNewKeyboardEntry, turnedOffDetail, notInstalledDetail, app, version, language,
    lastReason, turnedOffFooter, enableAgain, noAccessFooter, fullAccess, notAskedFor,
    withoutAccessFooter, confirmedOnKeyboard, allowFullAccess, knowsWhatIsTyped,
    locationFooter, location, allowInTerminal, terminalsFooter, learnToUseThisKeyboard,
    installedForEveryone, removeKeyboard, removeNamed, removeMessage, remove, theNetwork,
    yourContacts, sharedData, fullAccessMessage, locationComesLater,
    allowFullAccessFor, allowLocationFor, allowAppFor, appMessage, authorsWords, contacts, faultEnded,
    faultNoAnswer, faultNotReading, faultMemory, faultFlood, faultTypesUnasked, faultWrongMessage, faultWrongVersion,
    faultWrongPicture, faultStart, brokenBundle

  // The settings: the person's own card.
  case myCard, fullName, street, apartment, work, otherDetails, moreNameFields, addEmail, addPhone, addAddress,
    myCardFooter, cardFault, cardFaultFooter, cardConflictTitle, cardConflictMessage, useOthersChange, keepMyChange

  // The settings: the pages of switches.
  case typing, autoFill, wordsHeader, wordsFooter, signsHeader, contactNamesFooter, contactsFolder,
    contactsFolderFooter, folderPathProblem, noSuchFolder, region, regionFooter, feedbackFooter, autoFillFromCard,
    autoFillCardFooter, autoFillCodes, autoFillCodesFooter, autoFillPasswords, autoFillPasswordsFooter,
    autoFillLocation, autoFillLocationFooter, formHeader,
    formFooter, rememberedForm, globeFooter, otherDelay, milliseconds, otherDelayFooter, contrast, contrastFooter,
    standardChoice, highContrast, keySize, keySizeFooter, smallKeys, largeKeys,
    touchAccommodations, holdDuration, holdDurationFooter, ignoreRepeat, ignoreRepeatFooter,
    oneHandedKeyboard, oneHandedFooter, oneHandedOff

  // The settings: languages, what is stored, and what this is.
  case languages, installedLanguages, keysAndWords, keysOnly, moreLayoutsFooter, languagesFooter, privacy,
    storedHeader, storedFooter, recentEmojiData, keyboardPictures, keptForms, pairedHost, grantedAccess,
    customKeyboardData, installedKeyboards, settingsData, bytes, kilobytes, megabytes, eraseEntry, eraseTitle,
    eraseSelected, erase, eraseFooter, eraseQuestion, eraseMessage, resetSettings, resetSettingsTitle,
    resetSettingsMessage, reset, about, licences, licencesFooter, licenceOfSpinet, sourcesOfData,
    libraries, noticeUnreadable, noSettingsFound

  // The settings: the words that the keyboard has learnt.
  case learntWords, noLearntWords, noWordsFound, learntWordsFooter, mostUsedWordsFooter, wordsNotSuggested,
    wordsNotSuggestedFooter, forgetAllWords, forgetAllWordsTitle, forgetAllWordsMessage, forgetWords

  // The settings: the passwords that the keyring keeps.
  case passwords, passwordsFooter, noPasswords, noPasswordsFooter, noPasswordsFound, unlock, keyringLockedFooter,
    keyringAsks, deletePasswordTitle, deletePasswordMessage, passwordNotDeleted, tryAgain, noKeyring, noKeyringFooter,
    keyringDoesNotAnswer, keyringIsLocked, keyringStaysLocked, keyringHasRefused

  // Keys that are spoken: the first and the last of several.
  case fromKeyToKey

  // The settings: keys that are spoken.
  case speakKeys, speakKeysFooter, speakKeysOn, speakKeysAlways

  // A screen for a code of digits.
  case digitEntry, digitsEntered

  // The settings: fields for passwords.
  case showLastCharacter, showLastCharacterFooter

  // The settings: keyboards with keys.
  case hardwareKeyboard, hardwareKeyboardFooter, remoteKeys, remoteKeysFooter, lettersInALine, keysAsTheyAre

  // The settings: phones that type here.
  case phones, phonesAddress, phonesAddressFooter, pairedPhones, pairedPhonesFooter, noPhones, phoneUsedToday,
    phoneUsedYesterday, phoneUsedBefore, phoneExpired, phoneNotRemoved

  // The settings: pointers that rest on keys.
  case dwell, dwellFooter

  // The settings: switches that go through the keys.
  case switchControl, switches, switchesFooter, oneSwitch, twoSwitches, scanTime, scanTimeFooter, scanPause,
    scanPauseFooter, scanRounds, scanRoundsFooter

  // Text of a camera.
  case scanText, scanAgain, insertAll, pointAtText, textFound, scanNoCamera, scanNotAllowed, scanCameraBusy,
    scanCameraSilent, scanNoReader

  // Setting the size of the keyboard by hand.
  case adjustSize, dragTheEdges, bottomGap, bottomGapFooter, noBottomGap, mediumBottomGap, pixelCount

  // The bar of words beside a real keyboard.
  case wholeBar, barOnTheLeft, barOnTheRight

  // The settings: remotes.
  case forRemoteAlone
}
