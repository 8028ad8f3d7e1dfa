// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Which key it is, whatever it types, by the numbers of the USB HID usage tables, page 7.
@nonexhaustive
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Not a key: more keys are down than the keyboard can tell apart.
  case keyboardErrorRollOver = 0x01
  /// Not a key: the keyboard has failed its own test.
  case keyboardPOSTFail = 0x02
  /// A key that has no number here.
  case keyboardErrorUndefined = 0x03
  /// Where A is on a US keyboard.
  case keyboardA = 0x04
  /// Where B is on a US keyboard.
  case keyboardB = 0x05
  /// Where C is on a US keyboard.
  case keyboardC = 0x06
  /// Where D is on a US keyboard.
  case keyboardD = 0x07
  /// Where E is on a US keyboard.
  case keyboardE = 0x08
  /// Where F is on a US keyboard.
  case keyboardF = 0x09
  /// Where G is on a US keyboard.
  case keyboardG = 0x0A
  /// Where H is on a US keyboard.
  case keyboardH = 0x0B
  /// Where I is on a US keyboard.
  case keyboardI = 0x0C
  /// Where J is on a US keyboard.
  case keyboardJ = 0x0D
  /// Where K is on a US keyboard.
  case keyboardK = 0x0E
  /// Where L is on a US keyboard.
  case keyboardL = 0x0F
  /// Where M is on a US keyboard.
  case keyboardM = 0x10
  /// Where N is on a US keyboard.
  case keyboardN = 0x11
  /// Where O is on a US keyboard.
  case keyboardO = 0x12
  /// Where P is on a US keyboard.
  case keyboardP = 0x13
  /// Where Q is on a US keyboard.
  case keyboardQ = 0x14
  /// Where R is on a US keyboard.
  case keyboardR = 0x15
  /// Where S is on a US keyboard.
  case keyboardS = 0x16
  /// Where T is on a US keyboard.
  case keyboardT = 0x17
  /// Where U is on a US keyboard.
  case keyboardU = 0x18
  /// Where V is on a US keyboard.
  case keyboardV = 0x19
  /// Where W is on a US keyboard.
  case keyboardW = 0x1A
  /// Where X is on a US keyboard.
  case keyboardX = 0x1B
  /// Where Y is on a US keyboard.
  case keyboardY = 0x1C
  /// Where Z is on a US keyboard.
  case keyboardZ = 0x1D
  /// 1 in the row of numbers.
  case keyboard1 = 0x1E
  /// 2 in the row of numbers.
  case keyboard2 = 0x1F
  /// 3 in the row of numbers.
  case keyboard3 = 0x20
  /// 4 in the row of numbers.
  case keyboard4 = 0x21
  /// 5 in the row of numbers.
  case keyboard5 = 0x22
  /// 6 in the row of numbers.
  case keyboard6 = 0x23
  /// 7 in the row of numbers.
  case keyboard7 = 0x24
  /// 8 in the row of numbers.
  case keyboard8 = 0x25
  /// 9 in the row of numbers.
  case keyboard9 = 0x26
  /// 0 in the row of numbers.
  case keyboard0 = 0x27
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Backspace.
  case keyboardDeleteOrBackspace = 0x2A
  /// Tab.
  case keyboardTab = 0x2B
  /// The space bar.
  case keyboardSpacebar = 0x2C
  /// The hyphen, right of 0.
  case keyboardHyphen = 0x2D
  /// The equals sign.
  case keyboardEqualSign = 0x2E
  /// The opening square bracket.
  case keyboardOpenBracket = 0x2F
  /// The closing square bracket.
  case keyboardCloseBracket = 0x30
  /// The backslash.
  case keyboardBackslash = 0x31
  /// The key left of Return on European keyboards.
  case keyboardNonUSPound = 0x32
  /// The semicolon.
  case keyboardSemicolon = 0x33
  /// The apostrophe.
  case keyboardQuote = 0x34
  /// The grave accent, left of 1.
  case keyboardGraveAccentAndTilde = 0x35
  /// The comma.
  case keyboardComma = 0x36
  /// The full stop.
  case keyboardPeriod = 0x37
  /// The slash.
  case keyboardSlash = 0x38
  /// Caps Lock.
  case keyboardCapsLock = 0x39
  /// F1.
  case keyboardF1 = 0x3A
  /// F2.
  case keyboardF2 = 0x3B
  /// F3.
  case keyboardF3 = 0x3C
  /// F4.
  case keyboardF4 = 0x3D
  /// F5.
  case keyboardF5 = 0x3E
  /// F6.
  case keyboardF6 = 0x3F
  /// F7.
  case keyboardF7 = 0x40
  /// F8.
  case keyboardF8 = 0x41
  /// F9.
  case keyboardF9 = 0x42
  /// F10.
  case keyboardF10 = 0x43
  /// F11.
  case keyboardF11 = 0x44
  /// F12.
  case keyboardF12 = 0x45
  /// Print Screen.
  case keyboardPrintScreen = 0x46
  /// Scroll Lock.
  case keyboardScrollLock = 0x47
  /// Pause.
  case keyboardPause = 0x48
  /// Insert.
  case keyboardInsert = 0x49
  /// Home.
  case keyboardHome = 0x4A
  /// Page Up.
  case keyboardPageUp = 0x4B
  /// Delete, which takes away what follows.
  case keyboardDeleteForward = 0x4C
  /// End.
  case keyboardEnd = 0x4D
  /// Page Down.
  case keyboardPageDown = 0x4E
  /// The arrow to the right.
  case keyboardRightArrow = 0x4F
  /// The arrow to the left.
  case keyboardLeftArrow = 0x50
  /// The arrow down.
  case keyboardDownArrow = 0x51
  /// The arrow up.
  case keyboardUpArrow = 0x52
  /// Num Lock.
  case keypadNumLock = 0x53
  /// The slash of the number pad.
  case keypadSlash = 0x54
  /// The asterisk of the number pad.
  case keypadAsterisk = 0x55
  /// The minus of the number pad.
  case keypadHyphen = 0x56
  /// The plus of the number pad.
  case keypadPlus = 0x57
  /// Enter of the number pad.
  case keypadEnter = 0x58
  /// 1 of the number pad.
  case keypad1 = 0x59
  /// 2 of the number pad.
  case keypad2 = 0x5A
  /// 3 of the number pad.
  case keypad3 = 0x5B
  /// 4 of the number pad.
  case keypad4 = 0x5C
  /// 5 of the number pad.
  case keypad5 = 0x5D
  /// 6 of the number pad.
  case keypad6 = 0x5E
  /// 7 of the number pad.
  case keypad7 = 0x5F
  /// 8 of the number pad.
  case keypad8 = 0x60
  /// 9 of the number pad.
  case keypad9 = 0x61
  /// 0 of the number pad.
  case keypad0 = 0x62
  /// The full stop of the number pad.
  case keypadPeriod = 0x63
  /// The key right of the left Shift on European keyboards.
  case keyboardNonUSBackslash = 0x64
  /// The key that opens a menu.
  case keyboardApplication = 0x65
  /// Power.
  case keyboardPower = 0x66
  /// The equals sign of the number pad.
  case keypadEqualSign = 0x67
  /// F13.
  case keyboardF13 = 0x68
  /// F14.
  case keyboardF14 = 0x69
  /// F15.
  case keyboardF15 = 0x6A
  /// F16.
  case keyboardF16 = 0x6B
  /// F17.
  case keyboardF17 = 0x6C
  /// F18.
  case keyboardF18 = 0x6D
  /// F19.
  case keyboardF19 = 0x6E
  /// F20.
  case keyboardF20 = 0x6F
  /// F21.
  case keyboardF21 = 0x70
  /// F22.
  case keyboardF22 = 0x71
  /// F23.
  case keyboardF23 = 0x72
  /// F24.
  case keyboardF24 = 0x73
  /// Execute.
  case keyboardExecute = 0x74
  /// Help.
  case keyboardHelp = 0x75
  /// Menu.
  case keyboardMenu = 0x76
  /// Select.
  case keyboardSelect = 0x77
  /// Stop.
  case keyboardStop = 0x78
  /// Again.
  case keyboardAgain = 0x79
  /// Undo.
  case keyboardUndo = 0x7A
  /// Cut.
  case keyboardCut = 0x7B
  /// Copy.
  case keyboardCopy = 0x7C
  /// Paste.
  case keyboardPaste = 0x7D
  /// Find.
  case keyboardFind = 0x7E
  /// Mute.
  case keyboardMute = 0x7F
  /// Louder.
  case keyboardVolumeUp = 0x80
  /// Softer.
  case keyboardVolumeDown = 0x81
  /// A Caps Lock that stays down.
  case keyboardLockingCapsLock = 0x82
  /// A Num Lock that stays down.
  case keyboardLockingNumLock = 0x83
  /// A Scroll Lock that stays down.
  case keyboardLockingScrollLock = 0x84
  /// The comma of the number pad.
  case keypadComma = 0x85
  /// The equals sign of the number pad on AS/400 keyboards.
  case keypadEqualSignAS400 = 0x86
  /// Key 1 of those that some countries add.
  case keyboardInternational1 = 0x87
  /// Key 2 of those that some countries add.
  case keyboardInternational2 = 0x88
  /// Key 3 of those that some countries add.
  case keyboardInternational3 = 0x89
  /// Key 4 of those that some countries add.
  case keyboardInternational4 = 0x8A
  /// Key 5 of those that some countries add.
  case keyboardInternational5 = 0x8B
  /// Key 6 of those that some countries add.
  case keyboardInternational6 = 0x8C
  /// Key 7 of those that some countries add.
  case keyboardInternational7 = 0x8D
  /// Key 8 of those that some countries add.
  case keyboardInternational8 = 0x8E
  /// Key 9 of those that some countries add.
  case keyboardInternational9 = 0x8F
  /// The key between Hangul and Latin letters.
  case keyboardLANG1 = 0x90
  /// The key for Hanja.
  case keyboardLANG2 = 0x91
  /// The key for Katakana.
  case keyboardLANG3 = 0x92
  /// The key for Hiragana.
  case keyboardLANG4 = 0x93
  /// The key between full and half width.
  case keyboardLANG5 = 0x94
  /// Language key 6.
  case keyboardLANG6 = 0x95
  /// Language key 7.
  case keyboardLANG7 = 0x96
  /// Language key 8.
  case keyboardLANG8 = 0x97
  /// Language key 9.
  case keyboardLANG9 = 0x98
  /// A second key that erases.
  case keyboardAlternateErase = 0x99
  /// System Request.
  case keyboardSysReqOrAttention = 0x9A
  /// Cancel.
  case keyboardCancel = 0x9B
  /// Clear.
  case keyboardClear = 0x9C
  /// Prior.
  case keyboardPrior = 0x9D
  /// A second Return.
  case keyboardReturn = 0x9E
  /// Separator.
  case keyboardSeparator = 0x9F
  /// Out.
  case keyboardOut = 0xA0
  /// Oper.
  case keyboardOper = 0xA1
  /// Clear or Again.
  case keyboardClearOrAgain = 0xA2
  /// CrSel or Props.
  case keyboardCrSelOrProps = 0xA3
  /// ExSel.
  case keyboardExSel = 0xA4
  /// The left Control.
  case keyboardLeftControl = 0xE0
  /// The left Shift.
  case keyboardLeftShift = 0xE1
  /// The left Alt.
  case keyboardLeftAlt = 0xE2
  /// The left key with a logo.
  case keyboardLeftGUI = 0xE3
  /// The right Control.
  case keyboardRightControl = 0xE4
  /// The right Shift.
  case keyboardRightShift = 0xE5
  /// The right Alt.
  case keyboardRightAlt = 0xE6
  /// The right key with a logo.
  case keyboardRightGUI = 0xE7
  /// A number kept for later.
  case keyboard_Reserved = 0xFFFF

  /// The key between Hangul and Latin letters.
  public static let keyboardHangul = UIKeyboardHIDUsage.keyboardLANG1
  /// The key for Hanja.
  public static let keyboardHanja = UIKeyboardHIDUsage.keyboardLANG2
  /// The key for Kana of Japanese keyboards.
  public static let keyboardKanaSwitch = UIKeyboardHIDUsage.keyboardLANG1
  /// The key for Latin letters of Japanese keyboards.
  public static let keyboardAlphanumericSwitch = UIKeyboardHIDUsage.keyboardLANG2
  /// The key for Katakana.
  public static let keyboardKatakana = UIKeyboardHIDUsage.keyboardLANG3
  /// The key for Hiragana.
  public static let keyboardHiragana = UIKeyboardHIDUsage.keyboardLANG4
  /// The key between full and half width.
  public static let keyboardZenkakuHankakuKanji = UIKeyboardHIDUsage.keyboardLANG5
}
