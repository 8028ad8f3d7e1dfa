// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

"use strict";

const phrases = {
  en: {
    title: "Type on the other device",
    connecting: "Connecting…",
    gone: "Not connected. Trying again…",
    noField: "Choose a field on the other device.",
    ready: "What you type appears there at once.",
    wrong: "That was not right. Have the other device show a new code, and try again.",
    spent: "Wrong codes were entered too often. Have the other device show a new one.",
    pace: "Too much at once. Wait a moment and try again.",
    impostor: "This is not the device that you paired. Nothing was sent.",
    late: "Another field was chosen meanwhile. What had not arrived was not typed.",
    moved: "The text there has changed, or cannot be corrected. What had not arrived was not typed.",
    firstVisit: "Your browser has met this device for the first time, and trusts what it meets. Both should show the same fingerprint:",
    code: "Six digits that the other device shows",
    pair: "Pair",
    secret: "Password. It is not shown, and not kept.",
    context: "There now: ",
    erase: "Delete",
    kinds: ["Text", "Letters", "Digits", "Number", "Phone number", "Web address", "Email address", "Name", "Password", "PIN", "Date", "Time", "Date and time", "Terminal"],
    returns: { go: "Go", google: "Search", join: "Join", next: "Next", route: "Route", search: "Search", send: "Send", yahoo: "Search", done: "Done", emergencyCall: "Emergency call", continue: "Continue", return: "Return" },
  },
  ko: {
    title: "다른 기기에 입력",
    connecting: "연결하는 중…",
    gone: "연결되지 않았습니다. 다시 시도하는 중…",
    noField: "다른 기기에서 입력란을 선택하세요.",
    ready: "입력하면 바로 나타납니다.",
    wrong: "맞지 않습니다. 다른 기기에 새 코드를 표시하고 다시 시도하세요.",
    spent: "잘못된 코드를 너무 많이 입력했습니다. 다른 기기에 새 코드를 표시하세요.",
    pace: "한꺼번에 너무 많습니다. 잠시 후 다시 시도하세요.",
    impostor: "페어링한 기기가 아닙니다. 아무것도 보내지 않았습니다.",
    late: "그사이 다른 입력란이 선택되었습니다. 도착하지 않은 내용은 입력되지 않았습니다.",
    moved: "그곳의 텍스트가 바뀌었거나 고칠 수 없습니다. 도착하지 않은 내용은 입력되지 않았습니다.",
    firstVisit: "브라우저가 이 기기를 처음 만나 그대로 신뢰합니다. 두 기기에 같은 지문이 표시되어야 합니다.",
    code: "다른 기기에 표시된 숫자 여섯 자리",
    pair: "페어링",
    secret: "암호. 표시되지 않고 보관되지 않습니다.",
    context: "지금 내용: ",
    erase: "지우기",
    kinds: ["텍스트", "글자", "숫자", "수", "전화번호", "웹 주소", "이메일 주소", "이름", "암호", "PIN", "날짜", "시간", "날짜와 시간", "터미널"],
    returns: { go: "이동", google: "검색", join: "연결", next: "다음", route: "경로", search: "검색", send: "보내기", yahoo: "검색", done: "완료", emergencyCall: "긴급 통화", continue: "계속", return: "줄 바꿈" },
  },
};
