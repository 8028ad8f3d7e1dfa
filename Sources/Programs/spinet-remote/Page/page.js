// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

"use strict";

const language = navigator.language.startsWith("ko") ? "ko" : "en";
const say = phrases[language];
const part = (id) => document.getElementById(id);

// MARK: Proofs

const encode = (text) => new TextEncoder().encode(text);
const toHex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));

async function proofBy(side, key, hello, nonce) {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const head = encode(`spinet-remote 1 ${side}\n`);
  const parts = [head, fromHex(hello.fingerprint), fromHex(hello.nonce), fromHex(nonce)];
  return toHex(await crypto.subtle.sign("HMAC", made, await new Blob(parts).arrayBuffer()));
}

// MARK: State

// The secret of the link is for this page alone: it leaves the address before anything else happens.
function takeSecret() {
  const found = /^#[0-9a-f]{32}$/.test(location.hash) ? location.hash.slice(1) : null;
  history.replaceState(null, "", "/");
  return found;
}
let secret = takeSecret();
let device = JSON.parse(localStorage.getItem("device") ?? "null");

let socket = null;
let field = { field: 0, active: false };
// What has arrived of the line that is typed, and what is on its way.
let sent = "";
let waiting = null;
// Lines that left the box, each with the key that ends it; what stands in the box comes after them.
let lines = [];
let count = 0;
let delay = 500;
// Until when an answer is awaited: a connection may be dead, and nobody says so.
let patience = null;
// Whether something that was typed has not arrived, and the person has not been told.
let hasLost = false;

const box = () => (field.secure ? part("secret") : part("text"));
const status = (text) => { part("status").textContent = text; };

// Ends the line on the page; what has not arrived is not typed any more.
function drop() {
  clearTimeout(patience);
  hasLost = hasLost || waiting !== null || lines.length > 0 || box().value !== sent;
  waiting = null;
  empty();
}

function empty() {
  part("text").value = "";
  part("secret").value = "";
  sent = "";
  lines = [];
}

// MARK: The connection

function connect(code) {
  clearTimeout(patience);
  socket?.close();
  // A connection that does not come is tried again.
  patience = setTimeout(() => { if (mine === socket) connect(code); }, 10000);
  const mine = new WebSocket(`wss://${location.host}/`, "spinet");
  socket = mine;
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const name = /iPhone|iPad|Android|Windows|Mac|Linux/.exec(navigator.userAgent)?.[0] ?? "Browser";
  let hello = null;
  let ends = false;
  const tell = (message) => mine.readyState === WebSocket.OPEN && mine.send(JSON.stringify(message));
  // One message after the other: proofs take a moment.
  let queue = Promise.resolve();
  mine.onmessage = (event) => { queue = queue.then(() => hear(JSON.parse(event.data))).catch(() => mine.close()); };

  async function hear(message) {
    if (mine !== socket) return;
    switch (message.type) {
      case "hello":
        hello = message;
        part("fingerprint").textContent = message.fingerprint.match(/.{4}/g).join(" ");
        if (code) tell({ type: "code", code, name });
        else if (secret) tell({ type: "pair", nonce, name, proof: await proofBy("device", fromHex(secret), hello, nonce) });
        else if (device) tell({ type: "resume", id: device.id, nonce });
        else ask();
        break;
      case "paired":
        if (!code && message.proof !== await proofBy("server", fromHex(secret), hello, nonce)) return refuse(say.impostor);
        if (mine !== socket) return;
        secret = null;
        // The link has asked for nothing; now there is time to compare.
        part("visit").hidden = false;
        device = { id: message.id, token: message.token };
        localStorage.setItem("device", JSON.stringify(device));
        break;
      case "proof": {
        const known = await crypto.subtle.digest("SHA-256", fromHex(device.token));
        if (message.proof !== await proofBy("server", known, hello, nonce)) return refuse(say.impostor);
        tell({ type: "token", token: device.token });
        break;
      }
      case "welcome":
        delay = 500;
        count = 0;
        field = { field: 0, active: false };
        drop();
        part("pairing").hidden = true;
        part("typing").hidden = false;
        break;
      case "denied":
        if (message.reason === "elsewhere") return rest();
        // A device that is known, or has the link, tries again by itself.
        if (message.reason === "pace" && (device || secret) && !code) return;
        if (message.reason !== "pace" && !code && !secret) {
          // Another tab may have been paired anew.
          if (JSON.parse(localStorage.getItem("device") ?? "null")?.id === device?.id) localStorage.removeItem("device");
          device = null;
        }
        secret = null;
        refuse(say[message.reason]);
        break;
      case "field": follow(message); break;
      case "answer": answered(message); break;
    }
  }

  function refuse(text) {
    ends = true;
    mine.close();
    status(text);
    ask();
  }

  // Another tab of this browser has taken over, until the person comes back to this one.
  function rest() {
    ends = true;
    mine.close();
    drop();
    part("typing").hidden = true;
    status(say.elsewhere);
    for (const kind of ["focus", "pointerdown"]) addEventListener(kind, () => { if (mine === socket) connect(); }, { once: true });
  }

  // The digits are entered before there is a connection that could end meanwhile.
  function ask() {
    ends = true;
    clearTimeout(patience);
    mine.close();
    part("typing").hidden = true;
    part("visit").hidden = false;
    part("pairing").hidden = false;
    part("code").focus();
  }

  mine.onclose = () => {
    if (mine !== socket || ends) return;
    drop();
    status(say.gone);
    part("typing").hidden = true;
    // A tab that nobody sees does not take the connection from the one that is typed into.
    const again = () => { if (mine === socket) connect(code); };
    setTimeout(() => { if (document.hidden) addEventListener("visibilitychange", again, { once: true }); else again(); }, delay);
    delay = Math.min(delay * 2, 30000);
  };
}

// MARK: The field

function follow(next) {
  const isOther = next.field !== field.field;
  const isLate = isOther && waiting === null && box().value !== sent;
  field = next;
  if (isOther) empty();
  const hasFocus = document.activeElement === part("text") || document.activeElement === part("secret");
  part("text").hidden = Boolean(next.secure);
  part("secret").hidden = !next.secure;
  part("kind").htmlFor = next.secure ? "secret" : "text";
  part("kind").textContent = next.secure ? say.secret : say.kinds[next.purpose] ?? say.kinds[0];
  if (hasFocus) box().focus();
  for (const element of [box(), part("erase")]) element.disabled = !next.active;
  part("return").disabled = !next.active || !next.enabled;
  part("return").textContent = say.returns[next.return ?? "return"] ?? say.returns.return;
  part("context").textContent = next.before || next.after ? `${say.context}${next.before ?? ""}|${next.after ?? ""}` : "";
  box().inputMode = { 2: "numeric", 3: "decimal", 4: "tel", 5: "url", 6: "email", 9: "numeric" }[next.purpose] ?? "text";
  box().autocapitalize = [5, 6].includes(next.purpose) || next.secure ? "off" : "sentences";
  box().enterKeyHint = { go: "go", search: "search", google: "search", send: "send", next: "next", done: "done" }[next.return] ?? "enter";
  if (isLate) status(say.late);
  else if (isOther && hasLost) status(say.lost);
  else if (isOther || !next.active) status(next.active ? say.ready : say.noField);
  if (isOther) hasLost = false;
  send();
}

// MARK: Typing

// No keyboard types them, and the other side hangs up on them.
const untypable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202d\u202e\u206a-\u206f\ufff9-\ufffb]/g;
const longest = 200;

// What a person takes for one character: the Delete key takes no less.
const segmenter = Intl.Segmenter && new Intl.Segmenter(language);
const characters = (text) => (segmenter ? Array.from(segmenter.segment(text), (found) => found.segment) : Array.from(text));

// The next step from what has arrived to what was typed; null for none.
function step() {
  const [line] = lines;
  const value = Array.from((line ? line.text : box().value).replace(untypable, " "));
  const old = Array.from(sent);
  let shared = 0;
  while (shared < old.length && shared < value.length && old[shared] === value[shared]) shared += 1;
  const gone = old.slice(shared);
  const more = value.slice(shared, shared + longest);
  if (gone.length > longest) {
    const kept = old.length - longest;
    return { type: "replace", old: old.slice(kept).join(""), new: "", after: old.slice(0, kept).join("") };
  }
  if (gone.length || more.length) {
    return { type: "replace", old: gone.join(""), new: more.join(""), after: value.slice(0, shared + more.length).join("") };
  }
  return line ? { type: line.key } : null;
}

// One change is on its way at a time, so that none is lost or out of order when one is refused.
function send() {
  if (waiting !== null || !field.active || socket?.readyState !== WebSocket.OPEN) return;
  const next = step();
  if (next === null) return;
  waiting = { ...next, field: field.field };
  count += 1;
  const message = { type: next.type, edit: count, field: field.field };
  if (next.type === "replace") { message.old = next.old; message.new = next.new; }
  socket.send(JSON.stringify(message));
  patience = setTimeout(() => {
    drop();
    part("typing").hidden = true;
    status(say.gone);
    connect();
  }, 10000);
}

function answered(answer) {
  const made = waiting;
  if (made === null || answer.edit !== count) return;
  clearTimeout(patience);
  waiting = null;
  if (answer.refused === "pace") { setTimeout(send, 250); return; }
  if (made.field !== field.field) {
    if (answer.refused) status(say.late);
  } else if (made.type !== "replace") {
    lines.shift();
    sent = "";
  } else if (!answer.refused) {
    sent = made.after;
  } else {
    // Nothing that was typed behind it goes there either, least of all a Return: the line there is not the one that was meant.
    status(say[answer.refused]);
    empty();
  }
  send();
}

// A key ends the line: what is typed from now on is behind it.
function press(key) {
  lines.push({ text: box().value, key });
  box().value = "";
  send();
}

function typed() {
  const parts = box().value.split(/\r\n?|\n/);
  if (parts.length > 1 && !field.lines) {
    box().value = parts.join(" ");
  } else if (parts.length > 1) {
    const last = parts.pop();
    for (const text of parts) lines.push({ text, key: "return" });
    box().value = last;
  }
  send();
}

// MARK: The page

for (const element of document.querySelectorAll("[data-text]")) element.textContent = say[element.dataset.text];
document.documentElement.lang = language;
document.title = say.title;
for (const element of [part("text"), part("secret")]) {
  element.addEventListener("input", typed);
  element.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Enter") { event.preventDefault(); press("return"); }
    if (event.key === "Backspace" && element.value === "") { event.preventDefault(); press("delete"); }
  });
}
part("typing").addEventListener("submit", (event) => { event.preventDefault(); press("return"); });
part("erase").addEventListener("click", () => {
  if (box().value === "") return press("delete");
  box().value = characters(box().value).slice(0, -1).join("");
  send();
});
part("pairing").addEventListener("submit", (event) => {
  event.preventDefault();
  const code = part("code").value;
  part("code").value = "";
  status(say.connecting);
  connect(code);
});
addEventListener("pagehide", empty);
addEventListener("hashchange", () => {
  const found = takeSecret();
  if (!found) return;
  secret = found;
  connect();
});
status(say.connecting);
connect();
