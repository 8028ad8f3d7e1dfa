// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension SystemWords {
  static let english = SystemWords(
    done: "Done", cancel: "Cancel", edit: "Edit", save: "Save", back: "Back", delete: "Delete", loading: "Loading…",
    hour: "hour", hours: "hours", minutes: "min",
    add: "Add", compose: "Compose", reply: "Reply", share: "Share", organize: "Organize", bookmarks: "Bookmarks",
    search: "Search", refresh: "Refresh", stop: "Stop", close: "Close", camera: "Camera", insert: "Insert",
    reorder: "Reorder", moreInfo: "More Info",
    space: "space", shift: "shift", returnKey: "return", nextKeyboard: "next keyboard", hideKeyboard: "hide keyboard",
    showKeyboard: "show keyboard", emoji: "emoji", clearText: "Clear text",
    cut: "Cut", copy: "Copy", paste: "Paste", select: "Select", selectAll: "Select All",
    progress: "Progress", inProgress: "In progress", progressHalted: "Progress halted",
    page: { "page \($0) of \($1)" }, position: { "\($0) of \($1)" },
    activate: "Click", increment: "Increment", decrement: "Decrement", nextPage: "Next page",
    previousPage: "Previous page", dismiss: "Dismiss")

  static let korean = SystemWords(
    done: "완료", cancel: "취소", edit: "편집", save: "저장", back: "뒤로", delete: "삭제", loading: "로드 중…",
    hour: "시간", hours: "시간", minutes: "분",
    add: "추가", compose: "작성", reply: "답장", share: "공유", organize: "정리", bookmarks: "책갈피", search: "검색",
    refresh: "새로 고침", stop: "중단", close: "닫기", camera: "카메라", insert: "삽입", reorder: "순서 변경",
    moreInfo: "추가 정보",
    space: "스페이스", shift: "시프트", returnKey: "리턴", nextKeyboard: "다음 키보드", hideKeyboard: "키보드 가리기",
    showKeyboard: "키보드 보기", emoji: "이모지", clearText: "텍스트 지우기",
    cut: "오려두기", copy: "복사하기", paste: "붙여넣기", select: "선택", selectAll: "전체 선택",
    progress: "진행률", inProgress: "진행 중", progressHalted: "진행 멈춤",
    page: { "\($1)페이지 중 \($0)페이지" }, position: { "\($1)개 중 \($0)번째" },
    activate: "활성화", increment: "증가", decrement: "감소", nextPage: "다음 페이지", previousPage: "이전 페이지",
    dismiss: "닫기")
}
