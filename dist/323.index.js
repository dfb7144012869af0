export const id = 323;

export const ids = [ 323 ];

export const modules = {
1323: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
answer: () => action_answer_answer,
connect: () => connect
});
var github_client = __webpack_require__(4463);
var trigger_command = __webpack_require__(6237);
var comment = __webpack_require__(759);
var push = __webpack_require__(12);
var external_node_zlib_ = __webpack_require__(8522);
const UNPACKED = 1024 * 1024;
const PERCENT = /%([0-9A-Fa-f]{2})/g;
const ESCAPE = /\\(?:x|u\{?|U)(?:00){0,3}([0-9A-Fa-f]{2})\}?/g;
const ENTITY = /&#(?:x([0-9A-Fa-f]{2,4})|(\d{2,5}));?/g;
const CODECS = [ {
alphabet: alphabetOf(/[A-Za-z0-9+/_=-]/),
least: 24,
sign: "",
decode: fromBase64
}, {
alphabet: alphabetOf(/[0-9A-Fa-f]/),
least: 24,
sign: "",
decode: fromHex
}, {
alphabet: alphabetOf(/[A-Za-z0-9+/_=\r\n-]/),
least: 33,
sign: "\n",
decode: fromLines
}, {
alphabet: alphabetOf(/[\w.~%+-]/),
least: 12,
sign: "%",
decode: unescaped(PERCENT)
}, {
alphabet: alphabetOf(/[\w\\{}]/),
least: 12,
sign: "\\",
decode: unescaped(ESCAPE)
}, {
alphabet: alphabetOf(/[\w&#;]/),
least: 12,
sign: "&#",
decode: fromEntities
} ];
function alphabetOf(signs) {
return Uint8Array.from({
length: 256
}, (_, unit) => signs.test(String.fromCharCode(unit)) ? 1 : 0);
}
const SEPARATOR = "";
function joinedDecodings(text, room) {
const parts = [];
const ends = [];
let length = 0;
for (const part of decodingsOf(text)) {
length += part.text.length + 1;
if (length > room) break;
parts.push(part);
ends.push(length);
}
return {
text: parts.map(part => part.text).join(SEPARATOR),
placeOf({start: start, end: end, kind: kind}) {
const touched = parts.slice(firstAbove(ends, start), firstAbove(ends, end - 1) + 1);
return {
start: Math.min(...touched.map(part => part.start)),
end: Math.max(...touched.map(part => part.end)),
kind: kind
};
}
};
}
function firstAbove(numbers, limit) {
let [low, high] = [ 0, numbers.length ];
while (low < high) {
const middle = low + high >>> 1;
if ((numbers[middle] ?? 0) > limit) high = middle; else low = middle + 1;
}
return low;
}
function decodingsOf(text) {
return CODECS.filter(({sign: sign}) => text.includes(sign)).flatMap(codec => runsOf(text, codec).flatMap(([start, end]) => {
const run = text.slice(start, end);
return (run.includes(codec.sign) ? codec.decode(run) : []).map(decoded => ({
start: start,
end: end,
text: decoded
}));
}));
}
function runsOf(text, {alphabet: alphabet, least: least}) {
const runs = [];
const belongs = at => alphabet[text.charCodeAt(at)] === 1;
for (let start = 0; start + least <= text.length; ) {
let at = start + least - 1;
while (at >= start && belongs(at)) at -= 1;
if (at >= start) {
start = at + 1;
continue;
}
let end = start + least;
while (end < text.length && belongs(end)) end += 1;
runs.push([ start, end ]);
start = end + 1;
}
return runs;
}
function fromBase64(text) {
return unpacked(Buffer.from(text, "base64"));
}
function fromHex(digits) {
return unpacked(Buffer.from(digits, "hex"));
}
function fromLines(text) {
const lines = text.split(/\r?\n/);
const lengthOf = index => lines[index]?.length ?? 0;
const first = lines.findIndex((line, index) => line.length >= 16 && line.length === lengthOf(index + 1));
if (first < 0) return [];
const last = lines.findIndex((line, index) => index > first && line.length !== lengthOf(first));
const joined = lines.slice(first, last < 0 ? void 0 : last + 1).join("");
const hex = /^[0-9A-Fa-f]+$/.test(lines[first] ?? "") ? joined.match(/[0-9A-Fa-f]{24,}/g) ?? [] : [];
return [ ...fromBase64(joined), ...hex.flatMap(fromHex) ];
}
function unescaped(pattern) {
const byte = (_, pair) => String.fromCharCode(Number.parseInt(pair, 16));
return text => [ text.replaceAll(pattern, byte) ].filter(decoded => decoded !== text);
}
function fromEntities(text) {
const sign = (_, hex, decimal) => String.fromCharCode(hex === void 0 ? Number(decimal) : Number.parseInt(hex, 16));
return [ text.replaceAll(ENTITY, sign) ].filter(decoded => decoded !== text);
}
function unpacked(bytes) {
const text = bytes.toString("latin1");
const inner = unzip(bytes);
return inner === void 0 ? [ text ] : [ text, inner.toString("latin1") ];
}
function unzip(bytes) {
const [first, second = 0] = bytes;
const isGzip = first === 31 && second === 139;
const isZlib = first === 120 && (120 * 256 + second) % 31 === 0;
if (!isGzip && !isZlib) return;
try {
const options = {
maxOutputLength: UNPACKED,
finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH
};
return isGzip ? (0, external_node_zlib_.gunzipSync)(bytes, options) : (0, external_node_zlib_.inflateSync)(bytes, options);
} catch {
return;
}
}
const NOTHING = 255;
const LATIN = Uint8Array.from({
length: 256
}, (_, unit) => codeOf(String.fromCharCode(unit)));
function normal(text) {
return text.normalize("NFKC").toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
function codeOf(character) {
const plain = character.normalize("NFKC").toLowerCase();
return /^[a-z0-9]$/.test(plain) ? Number.parseInt(plain, 36) : NOTHING;
}
const WINDOW = 12;
function fingerprintsOf(values) {
const windows = new Map;
const short = [];
for (const {kind: kind, value: value} of values) {
const secret = secretPart(value);
if (normal(secret).length < WINDOW) short.push(...shortForms(kind, value)); else for (const form of formsOf(secret)) addWindows(windows, form, kind);
}
return {
windows: windows,
short: short
};
}
function secretPart(value) {
return value.replace(/^(?:gh[a-z]_(?:\d+_)?|github_pat_)/, "").replaceAll(/\beyJ[\w-]+\.(?=eyJ)/g, "");
}
function formsOf(secret) {
const bytes = Buffer.from(secret);
const encoded = [ bytes.toString("hex"), ...base64Forms(bytes) ];
return [ secret, rotated(secret), ...encoded ].map(normal).flatMap(form => [ form, reversed(form) ]);
}
function base64Forms(bytes) {
return [ 0, 1, 2 ].map(shift => {
const text = Buffer.concat([ Buffer.alloc(shift), bytes ]).toString("base64").replaceAll("=", "");
const hasTail = (shift + bytes.length) % 3 !== 0;
return text.slice(shift === 0 ? 0 : shift + 1, hasTail ? -1 : void 0);
});
}
function addWindows(windows, form, kind) {
for (let at = 0; at + WINDOW <= form.length; at += 1) {
const window = form.slice(at, at + WINDOW);
if (new Set(window).size >= 5) windows.set(window, kind);
}
}
function shortForms(kind, value) {
if (value.length < 6) return [];
const bytes = Buffer.from(value);
const forms = [ value, reversed(value), rotated(value), bytes.toString("hex"), bytes.toString("base64") ];
return forms.map(form => ({
kind: kind,
value: form
}));
}
function rotated(text) {
return text.replaceAll(/[a-z]/gi, letter => {
const base = letter <= "Z" ? 65 : 97;
return String.fromCharCode((letter.charCodeAt(0) - base + 13) % 26 + base);
});
}
function reversed(text) {
return [ ...text ].reverse().join("");
}
const FORMATS = [ [ "a GitHub token", /\bgh[opsur]_[A-Za-z0-9]{36,255}(?![A-Za-z0-9])/g ], [ "a GitHub token", /\bghs_\d{1,12}_eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]+)?/g ], [ "a GitHub token", /\bgithub_pat_[A-Za-z0-9]{20,22}_[A-Za-z0-9]{40,}/g ], [ "a model key", /\bsk-(?:[a-z]{2,12}\d{0,2}-)?[A-Za-z0-9_-]{20,}/g ], [ "an AWS key", /\b(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g ], [ "a Slack token", /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g ], [ "a Google key", /\bAIza[\w-]{35}(?![\w-])/g ], [ "a private key", /-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----\s+[A-Za-z0-9+/=:,\s-]{64,}/g ] ];
const HINT = /gh[opsur]_|github_pat_|sk-|A[KS]IA|xox[a-z]-|AIza|PRIVATE KEY-----/;
function tokensIn(text, isKnown) {
if (!HINT.test(text)) return [];
return FORMATS.flatMap(([kind, pattern]) => [ ...text.matchAll(pattern) ].flatMap(match => {
const [token] = match;
if (isPlaceholder(token) || isKnown(token)) return [];
return [ {
start: match.index,
end: match.index + token.length,
kind: kind
} ];
}));
}
function isPlaceholder(token) {
const body = token.replace(/^(?:gh[a-z]_|github_pat_|sk-|AKIA|ASIA|xox[a-z]-|AIza)/, "");
if (/example|placeholder|rehearsal|redacted|dummy|sample|xxxx|\.\.\.|\byour|_your|-your|changeme/i.test(body)) return true;
if (new Set(body).size < 8) return true;
return /0123456789|1234567890|abcdefghij/i.test(body) || isWords(body);
}
function isWords(body) {
return /^[a-z]+(?:[-_][a-z]+)+$/.test(body);
}
const SHIFT = 3;
const BITS = 19;
const WEIGHTS = Int32Array.from({
length: 256
}, (_, code) => code < 36 ? Math.imul(code + 1, 2654435761) | 1 : 0);
const LATIN_WEIGHTS = LATIN.reduce((weights, code, unit) => {
weights[unit] = WEIGHTS[code] ?? 0;
return weights;
}, new Int32Array(256));
function windowSearch(windows) {
if (windows.size === 0) return () => [];
const seen = new Uint8Array(1 << BITS - 3);
for (const window of windows.keys()) {
const slot = hashOf(window) >>> 32 - BITS;
seen[slot >>> 3] = (seen[slot >>> 3] ?? 0) | 1 << (slot & 7);
}
const codes = codeTable();
return text => search(text, windows, seen, codes);
}
function search(text, windows, seen, codes) {
const spans = [];
let hash = 0;
for (let at = 0; at < text.length; at += 1) {
const unit = text.charCodeAt(at);
let weight = 0;
if (unit < 256) weight = LATIN_WEIGHTS[unit] ?? 0; else {
const point = text.codePointAt(at) ?? unit;
if (point > 65535) at += 1;
weight = WEIGHTS[codes(point)] ?? 0;
}
if (weight === 0) continue;
hash = (hash << SHIFT) + weight | 0;
const slot = hash >>> 32 - BITS;
if (((seen[slot >>> 3] ?? 0) & 1 << (slot & 7)) === 0) continue;
const [window, start] = windowBefore(text, at + 1, codes);
const kind = windows.get(window);
if (kind !== void 0) spans.push({
start: start,
end: at + 1,
kind: kind
});
}
return spans;
}
function windowBefore(text, end, codes) {
let window = "";
let start = end;
for (let at = end; at > 0 && window.length < WINDOW; ) {
at -= 1;
if (at > 0 && (text.codePointAt(at - 1) ?? 0) > 65535) at -= 1;
const code = codes(text.codePointAt(at) ?? 0);
if (code === NOTHING) continue;
window = code.toString(36) + window;
start = at;
}
return [ window, start ];
}
const UNSEEN = 254;
function codeTable() {
const known = new Uint8Array(65536).fill(UNSEEN);
return point => {
if (point > 65535) return codeOf(String.fromCodePoint(point));
if (known[point] === UNSEEN) known[point] = codeOf(String.fromCodePoint(point));
return known[point] ?? NOTHING;
};
}
function hashOf(window) {
let hash = 0;
for (const sign of window) hash = (hash << SHIFT) + (WEIGHTS[Number.parseInt(sign, 36)] ?? 0) | 0;
return hash;
}
const DEPTH = 3;
const LEAST_DECODED = 1024 * 1024;
const DECODED_RATIO = 4;
function leakScanner(values) {
const {windows: windows, short: short} = fingerprintsOf(values);
const findWindows = windowSearch(windows);
const ours = new Set(values.map(({kind: kind}) => kind));
function direct(text, isKnown) {
return [ ...findWindows(text), ...shortIn(text, short), ...tokensIn(text, isKnown) ];
}
function deep(text, isKnown, depth, budget) {
const found = direct(text, isKnown);
if (depth === 0) return found;
const within = joinedDecodings(text, budget);
if (within.text === "") return found;
const inner = deep(within.text, isKnown, depth - 1, budget - within.text.length);
return [ ...found, ...inner.map(within.placeOf) ];
}
const scan = (text, {public: known = ""} = {}) => {
const budget = Math.max(LEAST_DECODED, text.length * DECODED_RATIO);
return merged(deep(text, token => known.includes(token), DEPTH, budget), ours);
};
const scanBytes = (bytes, options = {}) => {
const [raw = "", inner] = unpacked(bytes);
const isUnpacked = inner !== void 0 && scan(inner, options).length > 0;
const found = scan(bytes.includes(0) ? raw : bytes.toString("utf8"), options);
return isUnpacked ? [ {
start: 0,
end: raw.length,
kind: "a secret, packed"
} ] : found;
};
const redact = text => {
let rest = text;
const kinds = new Set;
for (let round = 0; round < 5; round += 1) {
const spans = scan(rest);
if (spans.length === 0) return {
text: rest,
kinds: [ ...kinds ]
};
for (const {kind: kind} of spans) kinds.add(kind);
rest = without(rest, spans);
}
return {
text: "[withheld: looks like a secret]",
kinds: [ ...kinds ]
};
};
return Object.freeze({
scan: scan,
scanBytes: scanBytes,
redact: redact
});
}
function shortIn(text, short) {
return short.flatMap(({kind: kind, value: value}) => {
const spans = [];
for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) spans.push({
start: at,
end: at + value.length,
kind: kind
});
return spans;
});
}
function merged(spans, ours) {
const result = [];
for (const span of [ ...spans ].sort((a, b) => a.start - b.start || b.end - a.end)) {
const last = result.at(-1);
if (!last || span.start > last.end) result.push(span); else {
const kind = ours.has(last.kind) ? last.kind : span.kind;
result[result.length - 1] = {
start: last.start,
end: Math.max(last.end, span.end),
kind: kind
};
}
}
return result;
}
function without(text, spans) {
let at = 0;
const parts = spans.map(({start: start, end: end, kind: kind}) => {
const part = `${text.slice(at, start)}[withheld: looks like ${kind}]`;
at = end;
return part;
});
return parts.join("") + text.slice(at);
}
var write_outcome = __webpack_require__(2822);
var lib_text = __webpack_require__(4869);
var prompts = __webpack_require__(8135);
var inline_code = __webpack_require__(2423);
function knowledgeLine({skills: skills, hooksRun: hooksRun, blocked: blocked}) {
const more = skills.length > 10 ? `, and ${skills.length - 10} more` : "";
const names = skills.slice(0, 10).map(name => (0, inline_code.a)((0, lib_text.TN)(name, 80)));
return [ ...skills.length > 0 ? [ `skills ${names.join(", ")}${more}` ] : [], ...hooksRun > 0 ? [ `${(0, 
lib_text.U9)(hooksRun, "hook")} run, ${blocked.length} blocked` ] : [] ];
}
function blockedByHooks({blocked: blocked}) {
if (blocked.length === 0) return "";
const rows = blocked.slice(-10).map(({event: event, reason: reason}) => `| ${event} | ${(0, 
inline_code.a)((0, lib_text.TN)(reason, 200))} |`);
const cut = blocked.length > 10 ? ` (the last 10 of ${blocked.length})` : "";
return `| Blocked by hooks${cut} | Why |\n|-|-|\n${rows.join("\n")}`;
}
var markdown = __webpack_require__(6037);
var neutral = __webpack_require__(8557);
const SHOWN = 30;
function renderProgress({list: list, ...figures}, rules) {
const lines = list.slice(0, SHOWN).map(step => lineOf(step, rules));
const more = list.length > SHOWN ? [ `- … and ${list.length - SHOWN} more` ] : [];
return [ figuresOf(figures), [ ...lines, ...more ].join("\n") ].filter(part => part !== "").join("\n\n");
}
function figuresOf({minutes: minutes, maxMinutes: maxMinutes, steps: steps, maxSteps: maxSteps, costUsd: costUsd, maxUsd: maxUsd}) {
const cost = costUsd !== void 0 && `$${costUsd.toFixed(2)}${maxUsd === void 0 ? "" : ` of $${maxUsd.toFixed(2)}`}`;
const facts = [ `${Math.floor(minutes)} min of ${maxMinutes}`, `step ${steps} of ${maxSteps}`, ...cost ? [ cost ] : [] ];
return facts.join(" · ");
}
function lineOf({title: title, status: status}, rules) {
const words = (0, neutral.$)((0, lib_text.TN)(title, 160), rules);
return `- [${status === "done" ? "x" : " "}] ${words}${status === "in_progress" ? " – _in progress_" : ""}`;
}
function saysAnything({found: found, mended: mended, verdict: verdict}) {
return found > 0 || mended > 0 || verdict === "APPROVE";
}
function countsOf({found: found, mended: mended, stillOpen: stillOpen, blocking: blocking}) {
const blocks = blocking > 0 ? `; ${blocking} blocking` : "";
const before = mended + stillOpen > 0 ? `, ${mended} mended, ${stillOpen} still open` : "";
return `${found === 0 ? "No new findings" : (0, lib_text.U9)(found, "new finding")}${before}${blocks}`;
}
const VERDICTS = {
COMMENT: "",
REQUEST_CHANGES: ", which asks for changes",
APPROVE: ", which approves"
};
function renderReviewFacts({url: url, verdict: verdict, unposted: unposted}) {
if (unposted !== "") return `This is what the review would have said:\n\n${unposted}`;
return url === void 0 ? "" : `It is in [the review](${url})${VERDICTS[verdict]}.`;
}
const MOST_USED = 10;
function renderServers(servers) {
if (servers.length === 0) return "";
const rows = servers.map(({name: name, tools: tools, used: used}) => `| ${(0, inline_code.a)(name)} | ${tools} | ${usedOf(used)} |`);
return `| Server | Tools | Calls |\n|-|-|-|\n${rows.join("\n")}`;
}
function renderBroken(servers) {
const broken = servers.filter(({problem: problem}) => problem !== "");
if (broken.length === 0) return "";
const list = broken.map(({name: name, problem: problem}) => `${(0, inline_code.a)(name)} (${(0, 
inline_code.a)((0, lib_text.TN)(problem, 200))})`).join(", ");
return `${broken.length === 1 ? "This server" : "These servers"} of tools did not work: ${list}.`;
}
function usedOf(used) {
if (used.length === 0) return "none";
const some = used.slice(0, MOST_USED).map(({tool: tool, calls: calls}) => `${(0, 
inline_code.a)((0, lib_text.TN)(tool, 64))} ${calls}`);
const rest = used.length > MOST_USED ? `, and ${(0, lib_text.U9)(used.length - MOST_USED, "other tool")}` : "";
return some.join(", ") + rest;
}
const LINES = 60;
const LENGTH = 8e3;
function renderShortDiff(diff) {
const text = diff.trimEnd();
if (text === "" || text.length > LENGTH || text.split("\n").length > LINES) return "";
const fence = (0, inline_code.L)(text);
return `<details><summary>Diff</summary>\n\n${fence}diff\n${text}\n${fence}\n\n</details>`;
}
function renderUses(uses) {
return uses.map(use => `- \`${use.id}\`: ${replies(use)} · ${tokens(use)} · cost ${formatCost(use.costUsd)}`).join("\n");
}
function formatCost(costUsd) {
return costUsd === void 0 ? "not known" : `$${costUsd.toFixed(4)}`;
}
function replies({replies: number, latencyMs: latencyMs, longestLatencyMs: longestLatencyMs}) {
const word = number === 1 ? "reply" : "replies";
const longest = number > 1 ? `, the longest ${seconds(longestLatencyMs)}` : "";
return `${number} ${word} in ${seconds(latencyMs)}${longest}`;
}
function seconds(ms) {
return `${(ms / 1e3).toFixed(1)} s`;
}
function tokens({inputTokens: inputTokens, outputTokens: outputTokens, cachedTokens: cachedTokens, writtenTokens: writtenTokens, reasoningTokens: reasoningTokens}) {
const parts = [ `${inputTokens} tokens in, ${outputTokens} out`, ...cachedTokens > 0 ? [ `${cachedTokens} from a cache` ] : [], ...writtenTokens > 0 ? [ `${writtenTokens} into it` ] : [], ...reasoningTokens > 0 ? [ `${reasoningTokens} of thinking` ] : [] ];
return parts.join(", ");
}
const CODES = {
"DKH-101": {
message: "is a workflow, and an agent never changes what runs with your secrets",
hint: "Read the patch, and apply it yourself if you want it."
},
"DKH-102": {
message: "belongs to git itself",
hint: "Read the patch, and make this change yourself if you want it."
},
"DKH-103": {
message: "is protected: it steers agents, owners, builds or what is installed",
hint: "Read the patch, and apply it yourself if you want it."
},
"DKH-104": {
message: "is a link that leaves the repository or leads to something protected",
hint: "Ask for a file, or for a link to an ordinary file of the repository."
},
"DKH-105": {
message: "is neither a plain file nor a link",
hint: "Add or move submodules yourself."
},
"DKH-106": {
message: "is too large",
hint: "Let the build make it or download it, or add it yourself, with Git LFS perhaps."
},
"DKH-107": {
message: "touches too many files",
hint: "Ask for less at once, or raise `max-patch-files`."
},
"DKH-108": {
message: "is too long a patch",
hint: "Ask for less at once, or raise `max-patch-kb`."
},
"DKH-109": {
message: "has names or objects that git takes for an attack",
hint: "Look at the patch before you use anything of it."
},
"DKH-201": {
message: "holds what looks like a secret",
hint: "If it is one, replace it with a new one; the line is marked in the patch."
},
"DKH-202": {
message: "has a name that holds what looks like a secret",
hint: "If it is one, replace it with a new one."
},
"DKH-203": {
message: "said what looks like a secret, and it was taken out",
hint: "If it is one, replace it with a new one."
}
};
const withheld_SHOWN = 20;
function renderWithheld({withheld: withheld, withheldPatch: withheldPatch}) {
if (withheld.length === 0) return "";
const hasWork = withheld.some(({code: code}) => code !== "DKH-203");
const lines = withheld.slice(0, withheld_SHOWN).map(withheld_lineOf);
const more = withheld.length > withheld_SHOWN ? [ `- … and ${withheld.length - withheld_SHOWN} more.` ] : [];
const hints = [ ...new Set(withheld.map(({code: code}) => `${code}: ${CODES[code].hint}`)) ];
return [ [ "Withheld:", "", ...lines, ...more ].join("\n"), hints.join("\n"), patchOf(withheldPatch, hasWork) ].filter(Boolean).join("\n\n");
}
function summaryOf({code: code, path: path, detail: detail}) {
return `${code} ${path || "the change"} ${CODES[code].message}${detail === "" ? "" : ` (${detail})`}`;
}
function withheld_lineOf({path: path, code: why, detail: detail}) {
const what = path === "" ? "The change" : (0, inline_code.a)(path);
return `- **${why}** ${what} ${CODES[why].message}${detail === "" ? "" : ` (${detail})`}.`;
}
function patchOf(patch, hasWork) {
if (!patch) return hasWork ? "It is not kept anywhere else than in the workspace of the run." : "";
const where = `It is kept as a patch on the runner: ${(0, inline_code.a)(patch.path)} (output \`patch-path\`).`;
if (patch.patch.length > 15e3) return where;
const fence = (0, inline_code.L)(patch.patch);
return `${where}\n\n<details><summary>Withheld</summary>\n\n${fence}diff\n${patch.patch}${fence}\n\n</details>`;
}
const MARKS = {
changed: "🟢",
answered: "🟢",
"no-op": "⚪",
"awaiting-approval": "🟠",
blocked: "🟠",
"budget-exhausted": "🟠",
"timed-out": "🟠",
stuck: "🟠",
cancelled: "🟠",
failed: "🔴",
skipped: "⚪"
};
function renderReport(report, links) {
return (0, prompts.J)("report", {
mark: MARKS[report.outcome],
reason: (0, neutral.$)(report.reason, links),
body: sections(report, links).join("\n\n"),
details: details(report, links)
});
}
function renderWorking(links, note = "", progress) {
const working = (0, prompts.J)("working", {
requester: links.requester,
run_url: links.runUrl
});
const parts = [ working, progress ? renderProgress(progress, links) : "", (0, neutral.$)(note, links) ];
return parts.filter(part => part !== "").join("\n\n");
}
function formatTokens({inputTokens: inputTokens, outputTokens: outputTokens, cachedTokens: cachedTokens}) {
const cached = cachedTokens > 0 ? `, ${cachedTokens} of those in from a cache` : "";
return `${inputTokens} tokens in, ${outputTokens} out${cached}`;
}
function sections(report, rules) {
const parts = [ ...report.ballot === void 0 ? [] : [ (0, neutral.$)(report.hint, rules), report.ballot ], report.review?.url === void 0 ? (0, 
markdown.K)(report.finalResponse.trim(), rules) : "", report.review ? renderReviewFacts(report.review) : "", report.ballot === void 0 ? hintOf(report, rules) : "", report.note ?? "", changedFiles(report), report.kept.kind === "branch" ? renderShortDiff(report.diff?.text ?? "") : "", keptWork(report), renderWithheld(report), leftOut(report), notReached(report), renderBroken(report.servers ?? []), risky(report) ];
return parts.filter(part => part !== "");
}
function hintOf({hint: hint, code: kind}, rules) {
return [ (0, neutral.$)(hint, rules), ...kind === void 0 ? [] : [ `(Code ${(0, inline_code.a)(kind)}.)` ] ].filter(Boolean).join(" ");
}
function changedFiles({files: files}) {
if (files.length === 0) return "";
const rows = files.slice(0, 20).map(({path: path, added: added, removed: removed}) => `| ${(0, 
inline_code.a)(path)} | ${counts(added, removed)} |`);
const rest = files.length > 20 ? `\n\n… and ${(0, lib_text.U9)(files.length - 20, "more file")}.` : "";
return `| Changed | Lines |\n|-|-|\n${rows.join("\n")}${rest}`;
}
function counts(added, removed) {
return added === void 0 || removed === void 0 ? "binary" : `+${added} −${removed}`;
}
function risky({risks: risks = []}) {
if (risks.length === 0) return "";
const rest = risks.length > 10 ? `, and ${risks.length - 10} more` : "";
return `⚠️ Of medium risk, and run: ${risks.slice(0, 10).map(inline_code.a).join(", ")}${rest}.`;
}
function keptWork({kept: kept, pullRequest: pullRequest, proposeUrl: proposeUrl, isCiSilent: isCiSilent}) {
switch (kept.kind) {
case "nothing":
return "";

case "branch":
{
const signed = kept.isVerified ? " (verified by GitHub)" : "";
const where = `Commit ${(0, inline_code.a)(kept.commit.slice(0, 7))}${signed} on branch ${(0, 
inline_code.a)(kept.branch)}`;
if (proposeUrl !== void 0) return `${where}: [open the pull request](${proposeUrl}).`;
if (!pullRequest) return `${where}, without a pull request: [compare](${kept.compareUrl}).`;
return isCiSilent ? `${where}.\n\n${(0, prompts.J)("no-ci")}` : `${where}.`;
}

case "patch":
return keptPatch(kept);
}
}
function keptPatch({path: path, patch: patch}) {
const where = `The work is kept as a patch on the runner: ${(0, inline_code.a)(path)} (output \`patch-path\`).`;
if (patch.length > 3e4) return `${where} It is too long for a comment: upload it with actions/upload-artifact.`;
const fence = (0, inline_code.L)(patch);
return `${where}\n\n<details><summary>Patch</summary>\n\n${fence}diff\n${patch}${fence}\n\n</details>`;
}
function leftOut({leftOut: paths}) {
if (paths.length === 0) return "";
const some = paths.slice(0, 20).map(inline_code.a).join(", ");
const rest = paths.length > 20 ? `, and ${paths.length - 20} more` : "";
return `Not published, because git cannot take them or they are repositories of their own: ${some}${rest}.`;
}
function notReached({wall: wall}) {
const hosts = [ ...new Set(wall?.denials.map(({host: host, port: port}) => `${host}:${port}`)) ];
if (hosts.length === 0) return "";
const some = hosts.slice(0, 10).map(host => (0, inline_code.a)((0, lib_text.TN)(host, 100))).join(", ");
const rest = hosts.length > 10 ? `, and ${hosts.length - 10} more` : "";
return `Tools were not let through to ${some}${rest}. The input \`network\` says whom they may reach.`;
}
function details(report, {conversationId: conversationId, runUrl: runUrl, requester: requester}) {
const {iterations: iterations, models: models, costUsd: costUsd, durationMs: durationMs, wall: wall, knowledge: knowledge} = report;
const facts = [ `requested by ${requester}`, ...models.length > 0 ? [ `answered by ${models.map(inline_code.a).join(", ")}` ] : [], (0, 
lib_text.U9)(iterations, "step"), formatTokens(report), ...wall ? [ `tools behind a wall (${wall.way}, ${(0, 
lib_text.U9)(wall.checks, "check")}, network: ${wall.network})` ] : [], ...knowledge ? knowledgeLine(knowledge) : [], `cost ${formatCost(costUsd)}`, `${(durationMs / 1e3).toFixed(1)} s`, `conversation ${(0, 
inline_code.a)(conversationId)}`, `[log](${runUrl})` ];
const blocked = knowledge ? blockedByHooks(knowledge) : "";
const parts = [ commandsRun(report.checks), renderServers(report.servers ?? []), blocked, facts.join(" · "), renderUses(report.uses), guesses(report) ];
return parts.filter(part => part !== "").join("\n\n");
}
function guesses({estimatedCalls: estimatedCalls}) {
if (estimatedCalls === 0) return "";
return `Tokens are estimated for ${(0, lib_text.U9)(estimatedCalls, "call")}: the model endpoint did not state them.`;
}
function commandsRun(checks) {
if (checks.length === 0) return "";
const rows = checks.slice(-10).map(({command: command, exitCode: exitCode}) => `| ${(0, 
inline_code.a)((0, lib_text.TN)(command, 120))} | ${exitCode} |`);
const cut = checks.length > 10 ? ` (the last 10 of ${checks.length})` : "";
return `| Commands the agent ran${cut} | Exit code |\n|-|-|\n${rows.join("\n")}`;
}
var lib_fault = __webpack_require__(8664);
var redact = __webpack_require__(1059);
var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var event_content = __webpack_require__(6032);
const MOST = 10;
const PLACE = /(?:^|[\s("'])(?:file:\/\/)?((?:\/|\.\/)?[\w@][\w@./+-]{0,200}\.[A-Za-z]\w{0,9})(?::(\d{1,6})(?::\d{1,6})?|\((\d{1,6}),\d{1,6}\))(.{0,300})/;
function annotationsFor({events: events = []}, workspace) {
const isFile = path => {
try {
return (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(workspace, path)).isFile();
} catch {
return false;
}
};
return annotationsIn(events, workspace, isFile);
}
function annotationsIn(events, workspace, isFile) {
const outputs = new Map;
for (const event of events) {
const run = runOf(event);
if (!run) continue;
outputs.delete(run.command);
outputs.set(run.command, run.isFailed ? run.output : void 0);
}
const found = new Map;
for (const output of outputs.values()) for (const line of (output ?? "").split("\n")) {
const annotation = annotationIn(line, workspace);
const place = `${annotation?.file}:${annotation?.line}`;
if (annotation && !found.has(place) && isFile(annotation.file)) found.set(place, annotation);
if (found.size === MOST) return [ ...found.values() ];
}
return [ ...found.values() ];
}
function runOf(event) {
if (event.kind !== "ObservationEvent" || event.observation.kind !== "TerminalObservation") return;
const {command: command, exit_code: exit_code, content: content} = event.observation;
if (typeof command !== "string" || typeof exit_code !== "number") return;
return {
command: command,
isFailed: exit_code > 0,
output: (0, event_content.wh)(content)
};
}
function annotationIn(line, workspace) {
const words = line.slice(0, 1e3);
const [, path = "", colon, bracket, rest = ""] = PLACE.exec(words) ?? [];
const file = withinWorkspace(path, workspace);
if (file === void 0) return;
const said = rest.replace(/^[\s:)\]-]+/, "");
return {
file: file,
line: Number(colon ?? bracket),
message: (0, lib_text.TN)(said === "" ? words : said, 200)
};
}
function withinWorkspace(path, workspace) {
const file = path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : path.replace(/^\.\//, "");
const isOurs = file !== "" && !file.startsWith("/") && !file.split("/").includes("..");
return isOurs && !file.startsWith("node_modules/") ? file : void 0;
}
var kept_proposal = __webpack_require__(8478);
function deciderOf({actors: actors}) {
return actors[0]?.login ?? "nobody";
}
function onBehalf(trigger, memory) {
const [first] = trigger.kind === "decision" ? (0, kept_proposal.s)(memory)?.items[0]?.pending.requesters ?? [] : [];
if (!first) return trigger;
return {
...trigger,
asker: {
login: first.login,
id: first.id ?? void 0,
type: first.login.endsWith("[bot]") ? "Bot" : "User",
role: "sender"
}
};
}
var approval_proposal = __webpack_require__(4552);
function auditLine({pending: pending, decision: decision}, results, rules) {
if (!decision) return;
const {verdict: verdict, by: by, at: at, reason: reason} = decision;
const what = `${(0, inline_code.a)((0, approval_proposal.VK)(pending))} ${(0, inline_code.a)(pending.tool)}`;
const who = `${verdict} by ${(0, lib_text.TN)(by, 60)} at ${at.slice(0, 16).replace("T", " ")} UTC`;
const result = verdict === "approved" ? results.get(pending.action) ?? "not run yet" : (0, 
neutral.$)((0, lib_text.TN)(reason, 300), rules);
return `${what} ${who}${result === "" ? "" : `: ${result}`}`;
}
var render_proposal = __webpack_require__(685);
function renderDecided(proposal, {results: results, where: where, ...rules}) {
const lines = proposal.items.map(item => auditLine(item, results, rules) ?? "").filter(Boolean);
const verdicts = new Set(proposal.items.map(({decision: decision}) => decision?.verdict));
const isApproved = verdicts.has("approved");
const title = isApproved ? "Approved" : verdicts.has("rejected") ? "Rejected" : "No longer waiting";
const isOpen = (0, approval_proposal.dz)(proposal).length > 0;
return (0, prompts.J)("approval-decided", {
mark: isApproved ? "🟢" : "⚪",
title: isOpen ? `${title} in part` : title,
lines: lines.map(line => `- ${line}`).join("\n"),
actions: proposal.items.map(render_proposal.Gx).join("\n\n"),
rest: where === void 0 ? "" : `${isOpen ? "What still waits, and how" : "How"} it goes on: ${where}`
}).trimEnd();
}
var console = __webpack_require__(4995);
var trigger_settings = __webpack_require__(6093);
var claim = __webpack_require__(1162);
async function addLabels(github, {owner: owner, name: repo}, number, labels) {
const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/labels";
await github.request(route, {
owner: owner,
repo: repo,
issue_number: number,
labels: [ ...labels ]
});
}
async function requestReviews(github, {owner: owner, name: repo}, number, names) {
const teams = names.flatMap(name => name.includes("/") ? [ name.slice(name.indexOf("/") + 1) ] : []);
const people = names.filter(name => !name.includes("/"));
const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers";
await github.request(route, {
owner: owner,
repo: repo,
pull_number: number,
reviewers: people,
team_reviewers: teams
});
}
const WAITING = "agent:needs-approval";
async function markThread({github: github, job: job}, thread, isWaiting) {
try {
if (isWaiting) await addLabels(github, job.repository, thread, [ WAITING ]); else await (0, 
claim.H)(github, job.repository, thread, {
kind: "label",
name: WAITING
});
} catch (error) {
if (Object(error).status === 404) return;
(0, console.m)(`The label ${WAITING} could not be changed. ${(0, lib_fault.ec)(error).message}`);
}
}
async function keepProposal({memory: memory}, proposal, {id: id}, body) {
return memory.settle((0, kept_proposal.L)({
...proposal,
comment: {
id: id,
digest: (0, approval_proposal.rr)((0, comment.$5)(body))
}
}));
}
function unkept(body) {
return `${(0, prompts.J)("approval-unkept")}\n\n${body}`;
}
async function closeBallot({github: github, job: job, redact: redact}, {world: world, trigger: {thread: thread}}, {proposal: proposal, used: used, results: results}, next) {
if (thread.type !== "none" && (proposal ?? used)) await markThread({
github: github,
job: job
}, thread.number, !!proposal);
if (!used?.comment) return;
const rules = {
repositoryUrl: job.repositoryUrl,
phrases: (0, trigger_settings.phrasesOf)(world.env)
};
const body = renderDecided(used, {
...rules,
results: results,
where: next?.url
});
try {
await (0, comment.Iz)(github, job.repository, used.comment, redact(body));
} catch (error) {
(0, console.m)(`The comment that was decided on could not be brought up to date. ${(0, 
lib_fault.ec)(error).message}`);
}
}
var state_manifest = __webpack_require__(1843);
var acknowledge = __webpack_require__(584);
var gate = __webpack_require__(6496);
var shown_comment = __webpack_require__(4250);
var trigger_own = __webpack_require__(9031);
function judge(facts) {
if (facts.whyNotAllowed !== void 0) return refused(facts.whyNotAllowed);
const chosen = choose(facts.proposal, facts.asked);
if (chosen.status === "refused") return chosen;
if (isTooEarly(facts, chosen.items)) return refused("It was said before the actions were shown, so it is not about them.");
return facts.asked.verdict === "reject" ? chosen : judgeApproval(facts, chosen.items);
}
function judgeApproval(facts, items) {
const {asked: asked, mustNotBeRequester: mustNotBeRequester} = facts;
if (mustNotBeRequester && items.some(({pending: pending}) => isAmong(pending.requesters, asked.by))) return refused(`${asked.by.login} asked for this work, and here somebody else has to approve it.`);
const why = whyStale(facts, items);
return why === void 0 ? {
status: "chosen",
items: items
} : {
status: "stale",
items: items,
why: why
};
}
function choose(proposal, {digest: digest}) {
if (!proposal) return refused("Nothing waits for approval here.");
const named = proposal.items.filter(({pending: pending}) => digest === void 0 || (0, 
approval_proposal.ol)(pending).startsWith(digest));
const open = (0, approval_proposal.dz)(proposal).filter(item => named.includes(item));
if (open.length > 0 && (digest === void 0 || open.length === 1)) return {
status: "chosen",
items: open
};
const used = named.find(({decision: decision}) => decision !== null)?.decision;
if (used) return refused(`It was used already: ${used.verdict} by ${used.by}.`);
return refused(`No action that waits has the digest ${digest}. Each is good once, and only as it was shown.`);
}
function isTooEarly({asked: asked, comment: comment}, items) {
const since = ({shown: shown, pending: pending}) => Date.parse(shown ?? comment?.shownAt ?? pending.created);
return asked.at === void 0 || !items.every(item => Date.parse(asked.at ?? "") > since(item));
}
function isAmong(people, {login: login, id: id}) {
return people.some(person => person.id === id || person.login.toLowerCase() === login.toLowerCase());
}
function whyStale({proposal: proposal, comment: comment, policy: policy, now: now, asked: asked}, items) {
if (!comment || !proposal?.comment) return "The comment that showed it is gone.";
const isAsWritten = (0, approval_proposal.rr)(comment.body) === proposal.comment.digest;
if (!isAsWritten || !comment.isOnlyOurs) return "The comment that showed it was edited.";
const time = Math.max(now.getTime(), Date.parse(asked.at ?? ""));
if (items.some(({pending: pending}) => !(time < Date.parse(pending.expires)))) return "The time to approve it was over.";
if (items.some(({pending: pending}) => pending.policy !== policy)) return "The rules for approvals were changed meanwhile.";
return;
}
function whatChanged(items, now) {
const all = items.map(({pending: pending}) => pending);
if (all.some(({conversation: conversation}) => conversation !== now.conversation)) return "It was of another conversation.";
const head = all.find(pending => pending.head !== now.head)?.head;
if (head !== void 0) return `The branch has moved on, from ${head.slice(0, 7)} to ${now.head.slice(0, 7)}.`;
return all.some(({tree: tree}) => tree !== now.tree) ? "The files are not those it was proposed for." : void 0;
}
function refused(why) {
return {
status: "refused",
why: why
};
}
var approval_approvers = __webpack_require__(6517);
var external_node_crypto_ = __webpack_require__(7598);
var schemas = __webpack_require__(8942);
const llmSecurityAnalyzer = Object.freeze({
kind: "LLMSecurityAnalyzer",
assess: async ({security_risk: security_risk}) => rated(security_risk, "The model says so.")
});
function rated(risk, ...reasons) {
return {
risk: risk,
reasons: reasons,
isForbidden: false
};
}
async function assess(action, surroundings, analyzer) {
if (!analyzer) return rated("UNKNOWN", "Nothing judges risks here.");
try {
return await analyzer.assess(action, surroundings);
} catch {
return rated("HIGH", "The analysis failed.");
}
}
const LOW = reason => ({
risk: "LOW",
reason: reason
});
const MEDIUM = reason => ({
risk: "MEDIUM",
reason: reason
});
const HIGH = reason => ({
risk: "HIGH",
reason: reason
});
const UNKNOWN = reason => ({
risk: "UNKNOWN",
reason: reason
});
const FORBIDDEN = reason => ({
risk: "HIGH",
reason: reason,
isForbidden: true
});
const RANK = {
LOW: 0,
MEDIUM: 1,
UNKNOWN: 2,
HIGH: 3
};
function worst(risks) {
return risks.reduce((worst, risk) => RANK[risk] > RANK[worst] ? risk : worst, "LOW");
}
function words(text) {
return new Set(text.trim().split(/\s+/));
}
function textsOf({args: args}) {
return args.map(({text: text}) => text);
}
function operandsOf({args: args}) {
const end = args.findIndex(({text: text}) => text === "--");
const before = end < 0 ? args : args.slice(0, end);
return [ ...before.filter(({text: text}) => !/^-./.test(text)), ...end < 0 ? [] : args.slice(end + 1) ];
}
function hasOption(call, letters, ...names) {
return textsOf(call).some(text => {
if (!text.startsWith("--")) return text.startsWith("-") && [ ...letters ].some(letter => text.includes(letter));
const given = text.slice(2).split("=")[0] ?? "";
return given.length > 2 && names.some(name => name.startsWith(given));
});
}
function ensemble(analyzers) {
return Object.freeze({
kind: "EnsembleSecurityAnalyzer",
async assess(action, surroundings) {
return together(await Promise.all(analyzers.map(analyzer => assess(action, surroundings, analyzer))));
}
});
}
function together(assessments) {
const risk = assessments.length === 0 ? "UNKNOWN" : worst(assessments.map(assessment => assessment.risk));
const [first, others] = [ assessments.filter(one => one.risk === risk), assessments.filter(one => one.risk !== risk) ];
const reasons = [ ...new Set([ ...first, ...others ].flatMap(assessment => assessment.reasons)) ];
return {
risk: risk,
reasons: reasons,
isForbidden: assessments.some(({isForbidden: isForbidden}) => isForbidden)
};
}
const modelRating = Object.freeze({
kind: "ModelRating",
assess: async ({security_risk: security_risk}) => {
const isWarning = security_risk === "MEDIUM" || security_risk === "HIGH";
return isWarning ? rated(security_risk, `The model itself calls this ${security_risk}.`) : rated("LOW");
}
});
const SPEAKING = new Set([ "file_editor", "apply_patch", "think", "finish", "task_tracker", "glob", "grep" ]);
function executableTexts({tool_name: tool_name, action: action}) {
if (SPEAKING.has(tool_name) || action === null) return [];
const {kind: _, ...input} = action;
return leaves(input);
}
function leaves(value) {
const texts = [];
const rest = [ value ];
while (rest.length > 0) {
const next = rest.pop();
if (typeof next === "string") texts.push(next); else if (typeof next === "object" && next !== null) rest.push(...Object.keys(next), ...Object.values(next));
}
return texts;
}
const DANGERS = [ {
pattern: /\brm\s(?:-\S{1,40}\s){0,8}-\w{0,8}(?:rf|fr)/i,
reason: "There is `rm -rf` in it."
}, {
pattern: /\brmtree\b|\brimraf\b|\brmSync\b|\bRemoveAll\b|\bremove_dir_all\b|\bunlinkSync\b/,
reason: "It deletes from code."
}, {
pattern: /\bmkfs\b|\bof=\/dev\/[a-z]|>\s?\/dev\/(?:sd|nvme|hd)/,
reason: "It writes a disk past its files."
}, {
pattern: /:\(\)\s?\{\s?:\s?\|\s?:/,
reason: "It multiplies itself without end."
}, {
pattern: /\b(?:curl|wget)\b[^\n]{0,500}\|\s?(?:sudo\s)?\w*sh\b/,
reason: "It runs what it downloads."
}, {
pattern: /\bos\.(?:system|popen|exec\w*|spawn\w*)\b|\bsubprocess\.|\bchild_process\b|\bexecSync\b|\bspawnSync\b/,
reason: "It starts programs from code."
}, {
pattern: /\burllib\b|\brequests\.(?:get|post|put)\b|\bsocket\.|\bfetch\(|\bhttps?\.(?:get|request)\b|Net::HTTP|\/dev\/tcp\//,
reason: "It talks to other machines from code."
}, {
pattern: /\.ssh\/|\bid_(?:rsa|ed25519)\b|\.aws\/cred|\/etc\/shadow|\/proc\/\w+\/environ|GITHUB_TOKEN|ACTIONS_(?:RUNTIME|ID_TOKEN)/,
reason: "It names credentials."
} ];
const patternAnalyzer = Object.freeze({
kind: "PatternSecurityAnalyzer",
assess: async action => pattern_together(executableTexts(action).flatMap(found))
});
function pattern_together(reasons) {
return reasons.length > 0 ? rated("HIGH", ...new Set(reasons)) : rated("LOW");
}
function found(text) {
const plain = text.normalize("NFKC").replaceAll(/[\p{Cf}\0]/gu, "").replaceAll(/[^\S\n]+/g, " ");
return DANGERS.filter(({pattern: pattern}) => pattern.test(plain)).map(({reason: reason}) => reason);
}
var glob_pattern = __webpack_require__(3740);
const UNRESOLVED = "\0";
function isResolved({text: text}) {
return !text.includes(UNRESOLVED);
}
function plainWord(text) {
return {
text: text,
hasGlob: false,
isQuoted: true
};
}
class Source {
text;
index=0;
constructor(text) {
this.text = text;
}
get isAtEnd() {
return this.index >= this.text.length;
}
get next() {
return this.text[this.index] ?? "";
}
startsWith(words) {
return this.text.startsWith(words, this.index);
}
take(length = 1) {
const taken = this.text.slice(this.index, this.index + length);
this.index += length;
return taken;
}
skip(words) {
if (!this.startsWith(words)) return false;
this.index += words.length;
return true;
}
match(pattern) {
pattern.lastIndex = this.index;
const [found] = pattern.exec(this.text) ?? [];
if (found !== void 0) this.index += found.length;
return found;
}
until(end) {
const at = this.text.indexOf(end, this.index);
const found = at < 0 ? void 0 : this.text.slice(this.index, at);
this.index = at < 0 ? this.text.length : at + end.length;
return found;
}
}
const NAMED = {
a: "",
b: "\b",
e: "",
E: "",
f: "\f",
n: "\n",
r: "\r",
t: "\t",
v: "\v"
};
const ansi_ESCAPE = /\\(?:x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{1,4})|U([0-9A-Fa-f]{1,8})|([0-7]{1,3})|c([\s\S])|([\s\S]))/g;
function ansiText(text) {
return text.replaceAll(ansi_ESCAPE, (_, x, u, U, octal, control, other) => {
const hex = x ?? u ?? U;
if (hex !== void 0) return character(Number.parseInt(hex, 16));
if (octal !== void 0) return character(Number.parseInt(octal, 8) & 255);
if (control !== void 0) return character(control.charCodeAt(0) & 31);
return NAMED[other ?? ""] ?? other ?? "";
});
}
function character(code) {
return code <= 1114111 ? String.fromCodePoint(code) : "�";
}
const OPEN = "";
const COMMA = "";
const CLOSE = "";
const braces_MARKS = /[\ue000-\ue002]/g;
const PLAIN = {
[OPEN]: "{",
[COMMA]: ",",
[CLOSE]: "}"
};
const braces_MOST = 64;
const group = /\ue000([^\ue000\ue002]*)\ue002/;
function expandBraces(text) {
if (!text.includes(COMMA) && !text.includes("..")) return [ plain(text) ];
let words = [ text ];
for (let found = group.exec(text); found; found = group.exec(words[0] ?? "")) {
const choices = (found[1] ?? "").split(COMMA);
if (choices.length === 1 || words.length * choices.length > braces_MOST || words.length * text.length > 1e4) return [ UNRESOLVED ];
words = words.flatMap(word => choices.map(choice => word.replace(group, () => choice)));
}
const isNested = words.some(word => word.includes(OPEN) && word.includes(CLOSE) && word.includes(COMMA));
return isNested ? [ UNRESOLVED ] : words.map(plain);
}
function plain(text) {
return text.replaceAll(braces_MARKS, mark => PLAIN[mark] ?? mark);
}
const END = /[ \t\n;&|<>()]/;
const PIPE = "/dev/fd/63";
const NAME = /[A-Za-z_]\w*|\d|[?#$!@*_-]/y;
function readWords(source, inside) {
const draft = {
text: "",
hasGlob: false,
isQuoted: false,
hasBraces: false
};
while (!source.isAtEnd && (!END.test(source.next) || isProcess(source))) readPart(source, draft, inside);
const {text: text, hasGlob: hasGlob, isQuoted: isQuoted, hasBraces: hasBraces} = draft;
const texts = hasBraces ? expandBraces(text) : [ text ];
return texts.map(one => ({
text: one,
hasGlob: hasGlob,
isQuoted: isQuoted
}));
}
function readBody(source, inside) {
const draft = {
text: "",
hasGlob: false,
isQuoted: true,
hasBraces: false
};
while (!source.isAtEnd) readQuotedPart(source, draft, inside);
return draft.text;
}
function isProcess(source) {
return source.startsWith("<(") || source.startsWith(">(");
}
function readPart(source, draft, inside) {
const next = source.next;
if (next === "'") quote(draft, single(source, inside)); else if (next === '"') word_double(source, draft, inside); else if (next === "\\") plainEscape(source, draft); else if (next === "$" || next === "`") expand(source, draft, inside, false); else if (isProcess(source)) {
source.take(2);
inside.commands(source);
draft.text += PIPE;
} else word_plain(source.take(), draft);
}
function word_plain(character, draft) {
const mark = {
"{": OPEN,
",": COMMA,
"}": CLOSE
}[character];
if (character === "{") draft.hasBraces = true;
if (/[*?[]/.test(character)) draft.hasGlob = true;
draft.text += mark !== void 0 && draft.hasBraces ? mark : character;
}
function quote(draft, text) {
draft.isQuoted = true;
draft.text += text;
}
function single(source, inside) {
source.take();
const start = source.index;
const text = source.until("'");
if (text === void 0) inside.problem("A quote is not closed.");
return text ?? source.text.slice(start);
}
function word_double(source, draft, inside) {
source.take();
quote(draft, "");
while (!source.isAtEnd && source.next !== '"') readQuotedPart(source, draft, inside);
if (!source.skip('"')) inside.problem("A quote is not closed.");
}
function readQuotedPart(source, draft, inside) {
if (source.next === "$" || source.next === "`") expand(source, draft, inside, true); else if (source.next === "\\") quotedEscape(source, draft); else draft.text += source.match(/[^"$`\\]+/y) ?? source.take();
}
function quotedEscape(source, draft) {
const [, escaped = ""] = source.take(2);
if (escaped !== "\n") draft.text += '$`"\\'.includes(escaped) ? escaped : `\\${escaped}`;
}
function plainEscape(source, draft) {
const [, escaped = ""] = source.take(2);
if (escaped !== "\n") quote(draft, escaped);
}
function expand(source, draft, inside, isInQuotes) {
inside.nested(source, () => expandHere(source, draft, inside, isInQuotes));
}
function expandHere(source, draft, inside, isInQuotes) {
if (source.skip("`")) {
backticks(source, draft, inside, isInQuotes);
return;
}
source.take();
if (!isInQuotes && source.next === "'") quote(draft, ansi(source, inside)); else if (!isInQuotes && source.next === '"') word_double(source, draft, inside); else draft.text += isExpansion(source, inside, isInQuotes) ? UNRESOLVED : "$";
}
function isExpansion(source, inside, isInQuotes) {
if (source.skip("((")) arithmetic(source, inside); else if (source.skip("(")) inside.commands(source); else if (source.skip("{")) parameter(source, inside, isInQuotes); else if (source.next === "[") inside.problem(AMBIGUOUS); else return source.match(NAME) !== void 0;
return true;
}
function ansi(source, inside) {
source.take();
const text = source.match(/(?:[^'\\]|\\[\s\S])*/y) ?? "";
if (!source.skip("'")) inside.problem("A quote is not closed.");
const read = ansiText(text);
return read.includes(UNRESOLVED) ? read.slice(0, read.indexOf(UNRESOLVED)) + UNRESOLVED : read;
}
function backticks(source, draft, inside, isInQuotes) {
const text = source.match(/(?:[^`\\]|\\[\s\S])*/y) ?? "";
if (!source.skip("`")) inside.problem("A quote is not closed.");
inside.text(text.replaceAll(isInQuotes ? /\\([`\\$"])/g : /\\([`\\$])/g, "$1"));
draft.text += UNRESOLVED;
}
const AMBIGUOUS = "Shells do not agree on how this is read.";
function arithmetic(source, inside) {
const start = source.index;
if (readUntil(source, inside, {
open: "(",
close: ")",
unclear: /['"\\]/
}) && source.skip(")")) return;
inside.problem(AMBIGUOUS);
inside.text(source.text.slice(start, source.index));
}
function parameter(source, inside, isInQuotes) {
readUntil(source, inside, {
open: "",
close: "}",
unclear: isInQuotes ? /['"]/ : /(?!)/
});
}
function readUntil(source, inside, {open: open, close: close, unclear: unclear}) {
const ignored = {
text: "",
hasGlob: false,
isQuoted: false,
hasBraces: false
};
for (let depth = 1; !source.isAtEnd; ) {
if (unclear.test(source.next)) inside.problem(AMBIGUOUS);
if (open !== "" && source.skip(open)) depth += 1; else if (source.skip(close)) depth -= 1; else readPart(source, ignored, inside);
if (depth === 0) return true;
}
inside.problem("Brackets are not closed.");
return false;
}
class HereDocuments {
#expected=[];
expect(redirection, hasTabs) {
this.#expected.push({
redirection: redirection,
hasTabs: hasTabs
});
}
get areExpected() {
return this.#expected.length > 0;
}
readBodies(source, inside) {
const expected = this.#expected;
this.#expected = [];
for (const {redirection: redirection, hasTabs: hasTabs} of expected) {
const {text: text, isQuoted: isQuoted} = redirection.target;
const lines = linesUntil(source, text, hasTabs);
if (!lines) inside.problem("A here-document does not end.");
const body = (lines ?? []).join("\n");
redirection.body = isQuoted ? body : readBody(new Source(body), inside);
}
}
}
function linesUntil(source, end, hasTabs) {
const lines = [];
while (!source.isAtEnd) {
const line = source.match(/[^\n]*/y) ?? "";
source.skip("\n");
const told = hasTabs ? line.replace(/^\t+/, "") : line;
if (told === end) return lines;
lines.push(told);
}
return;
}
const STRANGE = /[\p{Cf}\p{Co}\p{Zl}\p{Zp}]|(?![\t\n])\p{Cc}/u;
const RESERVED = /^(?:if|then|elif|else|fi|do|done|while|until|!|\{|\}|esac|in)$/;
const REDIRECTION = /(?:\d{1,3}|\{\w+\})?(?:<<<|<<-|<<|<>|<&|>>|>&|>\||&>>|&>|<(?!\()|>(?!\())/y;
const ASSIGNMENT = /^([A-Za-z_]\w*)(?:\[[^\]]*\])?\+?=/;
const TOO_DEEP = "It is nested too deeply to be read.";
const MISPLACED = "There is a sign where none belongs.";
class Parser {
#source;
#reading;
#commands=[];
#problems=new Set;
#documents=new HereDocuments;
#draft=emptyDraft();
constructor(text, reading, isCut) {
this.#source = new Source(text);
this.#reading = reading;
if (isCut) this.problem("It is too long to be read to its end.");
if (STRANGE.test(text)) this.problem("It has invisible characters.");
}
line() {
while (!this.#source.isAtEnd) if (this.#list(this.#source)) this.problem("Brackets are closed that nobody opened.");
this.#documents.readBodies(this.#source, this);
return {
commands: this.#commands,
problems: [ ...this.#problems ]
};
}
problem(words) {
this.#problems.add(words);
}
commands(source) {
const outer = this.#draft;
this.#draft = emptyDraft();
this.nested(source, () => {
if (!this.#list(source)) this.problem("Brackets are not closed.");
if (this.#documents.areExpected) this.problem("A here-document does not end.");
});
this.#draft = outer;
}
nested(source, act) {
if (this.#reading.enter(act)) return;
this.problem(TOO_DEEP);
source.index = source.text.length;
}
text(text) {
const {commands: commands, problems: problems} = this.#reading.parse(text);
this.#commands.push(...commands);
for (const words of problems) this.problem(words);
}
#list(source) {
let cases = 0;
while (true) {
source.match(/(?:[ \t]|\\\n)+/y);
const isClosed = source.skip(")");
if (isClosed || source.isAtEnd) {
this.#end();
return isClosed;
}
if (source.next === "#") source.match(/[^\n]*/y); else if (source.skip("\n")) {
this.#end();
this.#documents.readBodies(source, this);
} else if (source.match(/;;&?|;&/y) !== void 0) {
this.#end();
if (cases > 0 && !this.#pattern(source)) cases -= 1;
} else if (this.#operator(source)) continue; else if (this.#isCase()) {
this.#draft.words = [];
if (this.#pattern(source)) cases += 1;
} else this.#word(source);
}
}
#operator(source) {
if (source.next === "(") return this.#bracket(source);
if (this.#redirection(source)) return true;
if (source.match(/&&|\|\||;/y) !== void 0) this.#end(); else if (source.match(/\|&?/y) !== void 0) this.#end(); else if (source.skip("&")) this.#end(true); else return false;
return true;
}
#bracket(source) {
const {words: words} = this.#draft;
const isLoop = words.length === 1 && words[0]?.text === "for";
if ((words.length === 0 || isLoop) && source.skip("((")) arithmetic(source, this); else if (words.length > 0 && source.match(/\([ \t]*\)/y) !== void 0) this.#function(); else {
if (words.length > 0) this.problem("There is a bracket where none belongs.");
source.take();
this.commands(source);
}
return true;
}
#function() {
const name = this.#draft.words.at(-1) ?? plainWord("");
this.#draft.words = [ plainWord("function"), name ];
this.#end();
}
#redirection(source) {
const operator = source.match(REDIRECTION);
if (operator === void 0) return false;
source.match(/(?:[ \t]|\\\n)+/y);
const [target = plainWord("")] = readWords(source, this);
const kind = operator.replace(/^\d+|^\{\w+\}/, "");
const redirection = {
operator: kind,
target: target
};
if (kind === "<<" || kind === "<<-") this.#documents.expect(redirection, kind === "<<-");
this.#draft.redirections.push(redirection);
return true;
}
#isCase() {
const {words: words} = this.#draft;
return words.length === 3 && words[0]?.text === "case" && !words[0].isQuoted && words[2]?.text === "in";
}
#pattern(source) {
source.match(/(?:[ \t\n]|#[^\n]*\n)+/y);
if (source.match(/esac(?![^ \t\n;&|)])/y) !== void 0) return false;
source.skip("(");
while (!source.isAtEnd) {
source.match(/[ \t]+/y);
this.#skipWord(source);
source.match(/[ \t]+/y);
if (source.skip(")")) return true;
if (!source.skip("|")) this.problem(MISPLACED);
}
return false;
}
#skipWord(source) {
const before = source.index;
readWords(source, this);
if (source.index > before) return;
this.problem(MISPLACED);
source.take();
}
#word(source) {
const {words: words, assignments: assignments} = this.#draft;
if (words.length === 0 && source.match(/\[\[(?=\s)/y) !== void 0) {
this.#condition(source);
return;
}
const start = source.index;
const read = readWords(source, this);
const [first] = read;
const isBody = words.length === 2 && words[0]?.text === "function" && first?.text === "{";
const raw = source.text.slice(start, Math.min(source.index, start + 200));
if (!first || source.index === start) {
this.problem(MISPLACED);
source.take();
return;
}
const name = words.length === 0 ? ASSIGNMENT.exec(raw) : null;
if (name?.[1] !== void 0) assignments.push({
name: name[1],
value: this.#value(source, first, name[0].length)
}); else if (isBody) this.#end(); else if (words.length > 0 || first.isQuoted || !RESERVED.test(first.text)) words.push(...read);
}
#value(source, {text: text, ...word}, start) {
if (source.next === "(" && text.length === start) {
source.take();
while (!source.isAtEnd && !source.skip(")")) if (source.match(/[ \t\n]+/y) === void 0) this.#skipWord(source);
return plainWord(UNRESOLVED);
}
return {
...word,
text: text.slice(text.indexOf("=") + 1)
};
}
#condition(source) {
const words = [ plainWord("[[") ];
while (!source.isAtEnd) {
if (source.next === "\n") this.problem(MISPLACED);
if (source.match(/[ \t\n<>()&|]+/y) !== void 0) continue;
if (source.next === ";") break;
const [word = plainWord("")] = readWords(source, this);
if (word.text === "]]" && !word.isQuoted) {
this.#draft.words.push(...words);
return;
}
words.push(word);
}
this.problem("Brackets are not closed.");
this.#draft.words.push(...words);
}
#end(isBackground = false) {
const {assignments: assignments, words: words, redirections: redirections} = this.#draft;
if (assignments.length + words.length + redirections.length > 0 || isBackground) this.#commands.push({
...this.#draft,
isBackground: isBackground
});
this.#draft = emptyDraft();
}
}
function emptyDraft() {
return {
assignments: [],
words: [],
redirections: []
};
}
const reading_MOST = 5e4;
const DEEPEST = 32;
class Reading {
#left=reading_MOST;
#depth=0;
parse(text) {
if (this.#depth >= DEEPEST) return {
commands: [],
problems: [ TOO_DEEP ]
};
const part = text.slice(0, this.#left);
this.#left -= part.length;
this.#depth += 1;
try {
return new Parser(part, this, part.length < text.length).line();
} finally {
this.#depth -= 1;
}
}
enter(act) {
if (this.#depth >= DEEPEST) return false;
this.#depth += 1;
try {
act();
} finally {
this.#depth -= 1;
}
return true;
}
}
function placeOf(text, workspace) {
if (text === "" || text.includes(UNRESOLVED)) return "unresolved";
if (/^(?:-|\/dev\/(?:null|stdin|stdout|stderr|tty|zero|u?random|fd\/\d+))$/.test(text)) return "nowhere";
if (text.startsWith("~")) return "outside";
const path = external_node_path_.posix.normalize(external_node_path_.posix.isAbsolute(text) ? text : external_node_path_.posix.join(workspace, text));
if (path === workspace || path.startsWith(`${workspace}/`)) return hasUpwardGlob(text) ? "outside" : "inside";
return /^\/(?:tmp|var\/tmp)\/./.test(path) && !hasUpwardGlob(text) ? "temporary" : "outside";
}
function hasUpwardGlob(text) {
return text.split("/").some(part => /^\.[*?[]/.test(part));
}
function readRisk(text, workspace) {
if (isCredential(text)) return [ HIGH(`It touches credentials: ${shown(text)}.`) ];
if (/^\/dev\/(?:tcp|udp)\//.test(text)) return [ HIGH(`It opens a connection: ${shown(text)}.`) ];
if (placeOf(text, workspace) === "unresolved") return [ UNKNOWN("It reads what is only known when it runs.") ];
return [];
}
const DISKS = /^\/dev\/(?:sd|hd|vd|xvd|nvme|mmcblk|loop|dm-|mapper|k?mem|disk)/;
function writeRisk(text, workspace) {
const risky = readRisk(text, workspace);
if (risky.length > 0) return risky;
if (DISKS.test(text)) return [ FORBIDDEN(`It writes a disk past its files: ${shown(text)}.`) ];
const place = placeOf(text, workspace);
if (place === "nowhere") return [];
if (place === "outside") return [ HIGH(`It changes what is outside the workspace: ${shown(text)}.`) ];
if (place === "temporary") return [ MEDIUM(`It writes ${shown(text)}.`) ];
if (isProtected(text, workspace)) return [ HIGH(`It changes what steers builds, installs or agents: ${shown(text)}.`) ];
return [ MEDIUM(`It changes ${shown(text)}.`) ];
}
function shown(text) {
const plain = text.replaceAll(UNRESOLVED, "…").replaceAll(/\s+/g, " ").replaceAll("`", "'");
return `\`${plain.length > 80 ? `${plain.slice(0, 79)}…` : plain}\``;
}
const CREDENTIALS = [ /(?:^|\/)\.(?:ssh|aws|gnupg|kube|azure|docker|config\/(?:gh|gcloud|op|hub))(?:\/|$)/, /(?:^|\/)\.(?:netrc|npmrc|pypirc|git-credentials|pgpass|my\.cnf|htpasswd|vault-token|env(?:rc)?)$/, /(?:^|\/)\.env\.(?!example$|sample$|template$|dist$)[^/]*$/, /(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)/, /\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk)$/, /(?:^|\/)(?:credentials|secrets?)(?:\.(?:json|ya?ml|toml|ini|txt|env))?$/, /^\/etc\/(?:g?shadow|sudoers|ssh)/, /^\/proc\/(?:[^/]*\/)*(?:environ|mem|maps|cmdline|fd|root|cwd)(?:\/|$)/, /^\/(?:run|var\/run)\/(?:secrets|docker\.sock)/ ];
function isCredential(text) {
const path = comparable(text);
return CREDENTIALS.some(pattern => pattern.test(path));
}
function comparable(text) {
return external_node_path_.posix.normalize(text.normalize("NFKC").toLowerCase()).replace(/[/. ]+$/, "");
}
const NAMES = words(`\n  package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml pnpm-workspace.yaml bun.lock bun.lockb\n  deno.json deno.lock lerna.json\n  pyproject.toml setup.py setup.cfg poetry.lock uv.lock pdm.lock pipfile pipfile.lock environment.yml conda-lock.yml\n  cargo.toml cargo.lock go.mod go.sum go.work gemfile gemfile.lock composer.json composer.lock\n  pom.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.lockfile build.sbt\n  packages.config packages.lock.json directory.build.props mix.exs mix.lock pubspec.yaml pubspec.lock podfile podfile.lock\n  package.swift package.resolved flake.nix flake.lock pip.conf\n  action.yml action.yaml codeowners jenkinsfile azure-pipelines.yml bitbucket-pipelines.yml appveyor.yml cloudbuild.yaml\n  agents.md agent.md claude.md gemini.md copilot-instructions.md skill.md mcp.json lefthook.yml\n`);
const FOLDERS = words(".git .github .gitlab .circleci .buildkite .husky .githooks githooks .claude .cursor .agents .openhands .devcontainer .vscode");
function isProtected(text, workspace) {
const whole = external_node_path_.posix.isAbsolute(text) ? external_node_path_.posix.relative(workspace, external_node_path_.posix.normalize(text)) : text;
const parts = comparable(whole).split("/");
const name = parts.at(-1) ?? "";
if (parts.some(part => FOLDERS.has(part)) || NAMES.has(name)) return true;
if (/^(?:\.gitlab-ci|\.travis|\.pre-commit-config|\.lefthook)\.ya?ml$|^\.(?:gitmodules|gitattributes|yarnrc|mcp\.json|pnpmfile)/.test(name)) return true;
return /^requirements.*\.(?:txt|in)$|\.(?:gemspec|csproj|fsproj|vbproj)$/.test(name);
}
const READS = words(`\n  status log diff show blame annotate rev-parse rev-list ls-files ls-tree cat-file describe shortlog grep reflog\n  merge-base name-rev for-each-ref count-objects check-ignore check-attr check-ref-format version help diff-tree\n  diff-index diff-files whatchanged cherry show-ref show-branch verify-commit verify-tag fsck range-diff\n`);
const CHANGES = words(`\n  add commit checkout switch restore stash merge rebase cherry-pick revert mv rm init notes reset branch tag\n  worktree write-tree commit-tree hash-object read-tree update-index merge-file sparse-checkout\n`);
const OUTWARD = words("push send-email request-pull fetch pull clone ls-remote submodule svn p4 remote archive-remote lfs");
const DESTROYS = words("clean filter-branch filter-repo gc prune update-ref replace pack-refs repack fast-import");
const STEERS = /^(?:-c|--(?:conf|exec-path=|git-dir|work-tree|super|namespace))/;
const RUNS = /^(?:-O|-x|--(?:open|ext-|exe|ex$|textc|up|receive|template|outp[a-z]*$))/;
const git = call => {
const {globals: globals, command: command, rest: rest} = commandOf(call);
const texts = textsOf(call);
const folder = globals[globals.indexOf("-C") + 1] ?? "";
const isElsewhere = globals.includes("-C") && placeOf(folder, call.workspace) !== "inside";
const runs = isElsewhere || globals.some(text => STEERS.test(text)) || command !== "cherry-pick" && rest.some(({text: text}) => RUNS.test(text));
return [ ...texts.flatMap(text => readRisk(text, call.workspace)).filter(({risk: risk}) => risk === "HIGH"), ...texts.filter(text => text.startsWith("--outp")).flatMap(text => writeRisk(text.replace(/^[^=]*=/, ""), call.workspace)), ...runs ? [ UNKNOWN("An option has git run another program, or work elsewhere.") ] : [], ...command === void 0 ? [] : ofCommand(command, {
...call,
args: rest
}) ];
};
function commandOf({args: args}) {
let index = 0;
while (args[index]?.text.startsWith("-")) index += /^-[cC]$|^--(?:git-dir|work-tree|namespace|exec-path)$/.test(args[index]?.text ?? "") ? 2 : 1;
const globals = args.slice(0, index).map(({text: text}) => text);
return {
globals: globals,
command: args[index]?.text,
rest: args.slice(index + 1)
};
}
function ofCommand(command, call) {
if (command === "remote") return remote(call);
if (command === "config") return config(call);
if (OUTWARD.has(command)) return [ HIGH(`\`git ${command}\` talks to another machine.`) ];
if (command === "apply" || command === "am") return [ UNKNOWN("Nobody has looked at which files the patch changes.") ];
if (DESTROYS.has(command)) return [ HIGH(`\`git ${command}\` deletes what cannot be brought back.`) ];
if (READS.has(command)) return command === "reflog" && /^(?:expire|delete)$/.test(call.args[0]?.text ?? "") ? [ HIGH("It deletes history.") ] : [];
if (CHANGES.has(command)) return [ ...change(command, call), ...lists(command, call) ];
return [ UNKNOWN(`\`git ${command}\` is not known; it may be an alias.`) ];
}
function change(command, call) {
const first = call.args[0]?.text;
if (command === "reset" && hasOption(call, "", "hard")) return [ HIGH("It throws away changes that are not committed.") ];
if ((command === "branch" || command === "tag") && hasOption(call, "dD", "delete")) return [ HIGH(`It deletes a ${command}.`) ];
if (command === "stash" && /^(?:drop|clear)$/.test(first ?? "")) return [ HIGH("It throws away changes that were put aside.") ];
if (command === "worktree" && first !== "list") return call.args.slice(1).filter(({text: text}) => text.includes("/")).flatMap(({text: text}) => writeRisk(text, call.workspace));
if (command === "rm" && hasOption(call, "r")) return [ HIGH("It deletes a number of files that nobody has counted.") ];
if (command === "rm" || command === "mv") return operandsOf(call).flatMap(({text: text}) => writeRisk(text, call.workspace));
return [];
}
function lists(command, call) {
const isListing = (command === "branch" || command === "tag") && operandsOf(call).length === 0;
const first = call.args[0]?.text;
if (isListing || (command === "stash" || command === "worktree") && (first === "list" || first === "show")) return [];
return [ MEDIUM(`\`git ${command}\` changes the repository.`) ];
}
function remote(call) {
const [first] = operandsOf(call);
return first === void 0 || first.text === "get-url" ? [] : [ HIGH("It changes where the repository is sent to, or asks there.") ];
}
function config(call) {
const operands = operandsOf(call).map(({text: text}) => text);
const isRead = hasOption(call, "l", "list", "get", "get-all", "get-regexp") && !hasOption(call, "e", "unset", "add", "replace-all", "edit");
if (isRead || operands.length === 1 && !hasOption(call, "e", "unset", "edit", "unset-all")) return [];
if (/^user\.(?:name|email)$/.test(operands[0] ?? "")) return [ MEDIUM("It sets who commits.") ];
return [ HIGH("A setting of git can have it run programs.") ];
}
const SENDS = words(`\n  wget http https httpie aria2c axel lynx links w3m elinks nc ncat netcat telnet ssh scp sftp rsync ftp tftp lftp rclone\n  dig nslookup host ping traceroute mtr nmap whois openssl socat curlie xh gh glab hub aws gcloud gsutil az doctl kubectl\n  helm docker podman nerdctl buildah skopeo terraform tofu pulumi vercel netlify heroku fly flyctl firebase wrangler\n  ansible ansible-playbook vault consul sam cdk serverless sls eksctl oc sendmail mail mailx mutt swaks twine hub\n  psql mysql mongo mongosh redis-cli sqlcmd mosquitto_pub xdg-open open ngrok cloudflared tailscale wg\n`);
const GRANTS = words("chmod chown chgrp setfacl chattr setcap chcon xattr icacls umount mount sudo doas su pkexec runuser");
const STOPS = words("pkill killall xkill skill snice kill");
const STAYS = words("nohup setsid disown daemonize start-stop-daemon screen tmux at batch crontab systemctl service systemd-run launchctl supervisorctl pm2 forever inotifywait watchman incrontab coproc");
const RULES = words(`\n  shutdown reboot halt poweroff init telinit mkfs fdisk parted sfdisk cfdisk losetup swapon swapoff lvm mdadm cryptsetup\n  wipefs blkdiscard iptables ip6tables nft ufw firewall-cmd sysctl modprobe insmod rmmod useradd userdel usermod groupadd\n  passwd chpasswd visudo ip ifconfig route nsenter unshare chroot bwrap setpriv capsh strace ltrace gdb lldb perf bpftrace\n  ptrace dmesg journalctl hwclock timedatectl hostnamectl update-alternatives ldconfig\n`);
function outwardRule(name) {
if (name === "curl") return curl;
if (name === "kill") return kill;
if (SENDS.has(name)) return () => [ HIGH(`\`${name}\` talks to other machines.`) ];
if (GRANTS.has(name)) return () => [ HIGH(`\`${name}\` changes permissions, or works with more of them.`) ];
if (STOPS.has(name)) return () => [ HIGH("It ends processes.") ];
if (STAYS.has(name)) return () => [ HIGH(`\`${name}\` starts or steers what goes on in the background.`) ];
if (RULES.has(name) || name.startsWith("mkfs.")) return () => [ HIGH(`\`${name}\` is for those who run the machine.`) ];
return;
}
function isDownload(name) {
return name === "curl" || SENDS.has(name);
}
const LOOPBACK = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?#]|$)/;
const VALUED = /^(?:-[XmwHdo]|--(?:request|max-time|retry|header|data|output))$/;
const outward_PLAIN = /^(?:-[sSifvkIL]+|-[XmwHdo]|--(?:silent|show-error|include|fail|verbose|head|request|max-time|retry|header|data|output))$/;
const curl = call => {
const texts = textsOf(call);
const addresses = texts.filter((text, index) => !text.startsWith("-") && !VALUED.test(texts[index - 1] ?? ""));
const isPlain = texts.every(text => !text.startsWith("@") && (!text.startsWith("-") || outward_PLAIN.test(text)));
const isLocal = isPlain && addresses.length > 0 && addresses.every(text => LOOPBACK.test(text));
if (!isLocal) return [ HIGH("`curl` talks to other machines.") ];
return [ MEDIUM("It asks a server on this machine."), ...outputOf(call) ];
};
function outputOf({args: args, workspace: workspace}) {
return args.flatMap(({text: text}, index) => /^(?:-o|--output)$/.test(text) ? writeRisk(args[index + 1]?.text ?? "", workspace) : []);
}
const kill = call => {
if (hasOption(call, "l", "list") || textsOf(call)[0] === "-0") return [];
const isOwn = operandsOf(call).length > 0 && operandsOf(call).every(({text: text}) => /^%[\d+-]*$/.test(text));
return isOwn ? [ MEDIUM("It ends a job of its own.") ] : [ HIGH("It ends processes.") ];
};
const commands = (reads, works, changes) => ({
reads: words(reads),
works: words(works),
changes: words(changes)
});
const NODE = commands("ls list ll la help root prefix bin why explain query", "test t tst run-script run lint build typecheck format check", `version install i add ci update up upgrade uninstall remove rm un unlink link exec x dlx create init publish unpublish\n   deprecate dist-tag login logout adduser token owner access team org profile audit outdated view info search pack\n   rebuild dedupe prune config set cache import patch patch-commit deploy fetch self-update global npm hook star`);
const PYTHON = commands("list show freeze check help debug", "", `install download uninstall wheel index search cache config add remove sync lock update publish build upload self\n   tool python venv init export run shell`);
const MAVEN = commands("help", "test compile package verify clean validate", "install deploy release:prepare release:perform");
const GRADLE = commands("help tasks projects dependencies", "test build check clean assemble", "publish install upload");
const MANAGERS = {
npm: NODE,
pnpm: NODE,
yarn: NODE,
bun: NODE,
pip: PYTHON,
pip3: PYTHON,
pipx: PYTHON,
poetry: PYTHON,
uv: PYTHON,
pipenv: PYTHON,
pdm: PYTHON,
cargo: commands("tree metadata help version pkgid locate-project", "build b test t check c clippy fmt bench doc d clean fix", "add remove rm install uninstall update publish login logout yank owner search fetch generate-lockfile vendor init new"),
go: commands("list doc version help env", "test build vet fmt clean", "get install mod work telemetry"),
gem: commands("list help environment which contents", "build", "install uninstall update push yank owner signin signout fetch"),
bundle: commands("list show info check help", "exec", "install update add remove outdated lock config init package cache"),
composer: commands("show licenses help validate", "test run-script dump-autoload", "install require remove update global create-project config self-update publish"),
dotnet: commands("help list", "build test clean format", "add remove restore tool nuget publish pack new workload"),
mvn: MAVEN,
gradle: GRADLE,
gradlew: GRADLE,
mvnw: MAVEN,
swift: commands("", "build test", "package"),
mix: commands("help", "test compile format", "deps.get deps.update hex.publish local.hex archive.install")
};
const TASKS = /^(?:test|lint|build|check|format|fmt|typecheck|type-check|types|tsc|compile|coverage|unit|e2e|ci|verify|validate|bench|clean|docs?|all|help|spec)(?:[:.-][\w:.-]+)?$/;
const packages_STEERS = /^--?(?:toolexec|exec|config|script-shell|node-options|init-script|prefix|cwd|manifest-path|globalconfig|userconfig|C|[DPI].*)(?:=|$)/;
const packages_SENDS = /publish|deploy|release|upload|push|ship|promote|rollout|migrate/;
function packageRule(name) {
if (name === "npx" || name === "bunx" || name === "pnpx" || name === "uvx") return () => [ HIGH(`\`${name}\` may download what it runs.`) ];
if (/^(?:apt|apt-get|dpkg|yum|dnf|apk|brew|snap|pacman|zypper|rpm|flatpak|port|choco|winget|conda|mamba|nix|nix-env|nvm|pyenv|rbenv|asdf|volta|rustup|corepack|sdk|easy_install)$/.test(name)) return () => [ HIGH(`\`${name}\` installs programs.`) ];
if (name === "make" || name === "gmake" || name === "just" || name === "task" || name === "rake") return call => operandsOf(call).flatMap(({text: text}) => task(text)).concat(made(call));
const manager = Object.hasOwn(MANAGERS, name) ? MANAGERS[name] : void 0;
return manager && (call => managed(manager, call));
}
function managed({reads: reads, works: works, changes: changes}, call) {
const [command, ...rest] = operandsOf(call).map(({text: text}) => text);
if (command === void 0) return bare(call);
if (changes.has(command)) return [ HIGH(`\`${call.name} ${command}\` installs, publishes or changes dependencies.`) ];
if (reads.has(command)) return textsOf(call).some(text => /^-w$|^--?env=|^-u$/.test(text)) ? [ UNKNOWN("It changes settings.") ] : [];
if (/^run(?:-script)?$/.test(command) && works.has("run-script")) return rest[0] === void 0 ? [] : task(rest[0]);
if (command === "exec") return [ UNKNOWN("It runs another program.") ];
if (works.has(command) && textsOf(call).some(text => packages_STEERS.test(text))) return [ UNKNOWN("An option has it run other code.") ];
if (works.has(command)) return [ MEDIUM(`\`${call.name} ${command}\` runs code of the workspace.`) ];
return /^(?:yarn|gradlew?|mvnw?)$/.test(call.name) ? task(command) : [ UNKNOWN(`\`${call.name} ${command}\` does what nobody here has looked at.`) ];
}
function bare(call) {
const isAsked = textsOf(call).some(text => /^(?:--version|-v|-V|--help|-h)$/.test(text));
return isAsked ? [] : [ HIGH(`\`${call.name}\` may install dependencies.`) ];
}
function task(name) {
if (name.includes("=")) return [ UNKNOWN("It sets a variable of the build.") ];
if (packages_SENDS.test(name)) return [ HIGH(`The task \`${name}\` sounds as if it sent something out.`) ];
if (TASKS.test(name)) return [ MEDIUM(`The task \`${name}\` runs code of the workspace.`) ];
return [ UNKNOWN(`Nobody has looked at what the task \`${name}\` does.`) ];
}
function made(call) {
const isElsewhere = textsOf(call).some(text => /^-[A-Za-z]*[fCIE]|^--(?:file|makefile|directory|eval|include)/.test(text));
if (isElsewhere) return [ UNKNOWN("It builds by another file, or elsewhere.") ];
return [ MEDIUM(`\`${call.name}\` runs code of the workspace.`) ];
}
const WORKS = words(`\n  pytest py.test tox unittest jest vitest mocha ava tap tsc tsgo eslint prettier biome oxlint stylelint standard xo ruff\n  black isort mypy pyright flake8 pylint bandit pyflakes autopep8 rubocop rspec phpunit phpstan golangci-lint gofmt\n  goimports staticcheck rustfmt cmake ctest ninja meson javac gcc g++ cc c++ clang clang++ clang-format clang-tidy ld ar\n  ranlib webpack vite rollup esbuild swc tsup parcel knip depcheck sphinx-build mkdocs hugo jekyll shfmt taplo protoc\n  coverage nyc c8 codespell typos swiftlint ktlint checkstyle luacheck stylua terser svgo markdownlint\n`);
const CODE = /^(?:python[\d.]*|pypy3?|node|nodejs|deno|ruby|irb|perl|php|lua|luajit|Rscript|R|julia|pwsh|powershell|osascript|tclsh|guile|scala|groovy|kotlin|java|jshell|erl|elixir|iex|ghci|runghc|ocaml|swipl|tsx|ts-node|vim?|nvim|emacs|nano|ed|ex|m4|bc|dc|sqlite3|expect|gawk)$/;
const SHELL = /^(?:ba|da|z|k|mk|a|c|tc|fi)?sh$|^rbash$/;
const MODULES = /^(?:pytest|unittest|mypy|black|isort|ruff|flake8|pylint|pyflakes|compileall|py_compile|json\.tool|doctest|tabnanny|coverage|build_meta)$/;
function programRule(name) {
if (WORKS.has(name)) return working;
return CODE.test(name) ? interpreting : void 0;
}
function isShell(name) {
return SHELL.test(name);
}
function isInterpreter(name) {
return isShell(name) || CODE.test(name);
}
const working = call => [ MEDIUM(`\`${call.name}\` runs code of the workspace.`), ...outputsOf(call).flatMap(path => writeRisk(path, call.workspace)), ...elsewhere(call) ];
function outputsOf(call) {
const texts = textsOf(call);
return texts.flatMap((text, index) => {
if (/^(?:-o|--(?:output|outfile|out|outDir|output-file))$/.test(text)) return [ texts[index + 1] ?? "" ];
return /^(?:-o|--(?:output|outfile|out|outDir|output-file)=)(.+)$/s.exec(text)?.[1] ?? [];
});
}
function elsewhere(call) {
const strange = textsOf(call).some(text => /^(?:-p|-wrapper|-fplugin.*|--(?:plugin|rulesdir|resolve-plugins-relative-to|plugin-search-dir|override-ini|import|require|loader|setupFiles).*)$/.test(text));
return strange ? [ UNKNOWN("An option has it run other code.") ] : [];
}
const interpreting = call => {
const texts = textsOf(call);
if (texts.length === 1 && /^(?:-V|--version|-v|-h|--help|-version)$/.test(texts[0] ?? "")) return [];
if (texts[0] === "-m" && MODULES.test(texts[1] ?? "")) return [ MEDIUM(`\`${texts[1]}\` runs code of the workspace.`) ];
if (call.name === "node" && texts[0] === "--test") return texts.some(text => /^(?:-r|--(?:require|import|loader|experimental-loader|eval).*)$/.test(text)) ? [ UNKNOWN("An option has it run other code.") ] : [ MEDIUM("It runs tests of the workspace.") ];
if (call.name === "node" && texts[0] === "--check" && texts.length === 2) return [];
return [ UNKNOWN(`\`${call.name}\` runs code that nobody has looked at.`) ];
};
const HARMLESS = words(`\n  echo true false : test [ [[ pwd whoami id groups logname uname arch nproc seq sleep which whereis type tput clear expr\n  wait help locale uptime free ps df return exit break continue shift times dirs popd umask tty getconf factor\n  function for select set shopt\n`);
const READERS = words(`\n  ls dir vdir cat head tail wc grep egrep fgrep zgrep zcat rg ag ack file stat du tree nl tac rev cut tr comm diff sdiff\n  diff3 cmp od hexdump strings cksum sum b2sum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum realpath readlink\n  basename dirname less more jq column fold fmt paste join expand unexpand bat batcat fd fdfind tsort numfmt tokei cloc\n  scc shellcheck actionlint yamllint hadolint getent pgrep lsof ldd nm objdump readelf size base32 base64 look iconv\n  pr egrep zless zmore xzcat bzcat man info whatis apropos date hostname env printenv sort uniq xxd\n`);
const reading_RUNS = /^--?(?:pre|pre-glob|compress-program|hostname-bin|exec|exec-batch|pager|browser|preprocessor|lessopen|html)(?:=|$)/;
const reading = call => {
const texts = textsOf(call);
const found = texts.flatMap(text => readRisk(heldBy(text), call.workspace)).filter(({risk: risk}) => risk === "HIGH");
return [ ...found, ...texts.some(text => reading_RUNS.test(text)) ? [ runs(call) ] : [], ...special(call) ];
};
function readingRule(name) {
return READERS.has(name) ? reading : void 0;
}
function heldBy(text) {
return /^--?[\w-]+=/.test(text) ? text.slice(text.indexOf("=") + 1) : text.replace(/^@/, "");
}
function runs({name: name}) {
return UNKNOWN(`An option of \`${name}\` runs another program.`);
}
function special(call) {
switch (call.name) {
case "sort":
case "iconv":
return outputs(call);

case "uniq":
case "xxd":
return operandsOf(call).slice(1).flatMap(({text: text}) => written(call, text));

case "date":
return hasOption(call, "s", "set") || operandsOf(call).some(({text: text}) => /^\d/.test(text)) ? [ HIGH("It sets the clock.") ] : [];

case "hostname":
return operandsOf(call).length > 0 || hasOption(call, "Fb", "file", "boot") ? [ HIGH("It renames the machine.") ] : [];

case "fd":
case "fdfind":
return hasOption(call, "xX", "exec", "exec-batch") ? [ runs(call) ] : [];

case "man":
case "less":
case "more":
case "zless":
case "zmore":
return hasOption(call, "PHoOk", "log-file", "lesskey-file") || textsOf(call).some(text => text.startsWith("+")) ? [ runs(call) ] : [];

case "file":
return hasOption(call, "C", "compile") ? [ UNKNOWN("It writes a file of its own.") ] : [];

case "tree":
return hasOption(call, "o") ? operandsOf(call).flatMap(({text: text}) => written(call, text)) : [];

default:
return [];
}
}
function outputs(call) {
if (!hasOption(call, "o", "output")) return [];
const held = textsOf(call).flatMap(text => /^(?:-[A-Za-z]*?o|--o[a-z]*=)(.+)$/s.exec(text)?.[1] ?? []);
return [ ...held, ...operandsOf(call).map(({text: text}) => text) ].flatMap(text => written(call, text));
}
function written({workspace: workspace}, text) {
return writeRisk(text, workspace);
}
const STEERING = /^(?:PATH|IFS|ENV|BASH_ENV|BASHOPTS|SHELLOPTS|SHELL|HOME|PS[0-4]|PROMPT_COMMAND|CDPATH|GLOBIGNORE|EXECIGNORE|FPATH|MAIL|MAILPATH|HISTFILE|EDITOR|VISUAL|PAGER|MANPAGER|BROWSER|TMPDIR|CC|CXX|LD|AR|AS|CPP|MAKEFLAGS|MAKEFILES|MFLAGS|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|CLASSPATH|LESSOPEN|LESSCLOSE|BASH_.*|LD_.*|DYLD_.*|GIT_.*|SSH_.*|NODE_(?:OPTIONS|PATH|EXTRA_CA_CERTS)|PYTHON.*|PERL.*|RUBY.*|GEM_.*|BUNDLE_.*|NPM_.*|PNPM_.*|YARN_.*|PIP_.*|UV_.*|POETRY_.*|CARGO_.*|RUSTC.*|RUSTFLAGS|GO(?:FLAGS|PROXY|PATH|ROOT|TOOLCHAIN|ENV)|MAVEN_.*|GRADLE_.*|DOCKER_.*|KUBECONFIG|AWS_.*|.*_proxy|.*_PROXY|OPENSSL_.*|SSL_.*|GCONV_PATH|LOCPATH|TERMINFO.*|INPUTRC|RIPGREP_CONFIG_PATH|WGETRC|CURL_HOME|DENO_.*|BUN_.*|TS_NODE_.*|VITE_NODE_.*|JEST_.*|ESLINT_.*|PYTEST_.*|TOX_.*)$/i;
const QUIET = /^(?:cat|true|0|1|:|)$/;
function assignmentRisk(name, value) {
if (/\$\(|`/.test(value)) return [ UNKNOWN("A variable holds what may be run when it is calculated with.") ];
if (name.includes(UNRESOLVED)) return [ UNKNOWN("It sets a variable whose name is only known when it runs.") ];
if (!STEERING.test(name) || /(?:PAGER|PROMPT|TERMINAL|BUFFERED|PYTHON\w+)$/.test(name) && QUIET.test(value)) return [];
return [ UNKNOWN(`The variable \`${name}\` changes what other programs do.`) ];
}
const DECLARING = words("export declare typeset local readonly unset read mapfile readarray getopts for select");
function variableRule(name) {
if (DECLARING.has(name)) return declaring;
if (name === "printf") return call => call.args[0]?.text.startsWith("-v") ? declaring(call) : [];
return;
}
function declaring(call) {
const calls = call.name === "mapfile" || call.name === "readarray" ? textsOf(call).filter(text => text.startsWith("-C")) : [];
return [ ...calls.length > 0 ? [ HIGH("It has a command run for every line.") ] : [], ...textsOf(call).flatMap(text => {
const [name = "", ...value] = text.replace(/^-v/, "").split("=");
if (/\$\(|`/.test(name)) return [ UNKNOWN("It may run what stands in an index.") ];
if (/^-[a-zA-Z]*n/.test(name) && call.name !== "read") return [ UNKNOWN("It makes one variable stand for another.") ];
return /^-/.test(name) ? [] : assignmentRisk(name.replace(/\+$/, ""), value.join("="));
}) ];
}
const nothing = {
findings: [],
commands: [],
texts: []
};
function unwrap(call, redirections) {
const {name: name, args: args} = call;
if (isShell(name)) return shell(call, redirections);
switch (name) {
case "command":
case "builtin":
case "busybox":
case "toybox":
return textsOf(call).some(text => /^-[vV]$/.test(text)) ? nothing : rest(args, /^-p$/, /(?!)/);

case "sudo":
case "doas":
return besides(rest(args, /^-[AbEeHikKlnPSs]+$/, /^-[aCcDghpRrTtUu]$/), HIGH(`\`${name}\` works with more permissions.`));

case "nohup":
case "setsid":
return besides(rest(args, /^-[cfw]$/, /(?!)/), HIGH(`\`${name}\` starts what goes on in the background.`));

case "exec":
return rest(args, /^-[cl]+$/, /^-a$/);

case "nice":
return rest(args, /^-(?:-?\d+|n-?\d+|-adjustment=.*)$/, /^-n$/);

case "ionice":
return rest(args, /^-[cn]\d$|^-t$/, /^-[cn]$/);

case "stdbuf":
return rest(args, /^-[ioe].+$/, /^-[ioe]$/);

case "time":
return rest(args, /^-[pv]+$/, /^-f$/);

case "timeout":
return timeout(args);

case "env":
return environment(args);

case "xargs":
return xargs(args);

case "find":
return find(call);

case "eval":
return {
...nothing,
texts: [ textsOf(call).join(" ").replace(/^-- /, "") ]
};

case "trap":
return trap(textsOf(call).filter(text => text !== "--"));

case "poetry":
case "pipenv":
case "pdm":
return args[0]?.text === "run" ? {
...nothing,
commands: [ args.slice(1) ]
} : void 0;

case "bundle":
return args[0]?.text === "exec" ? {
...nothing,
commands: [ args.slice(1) ]
} : void 0;

default:
return;
}
}
function besides(wrapped, finding) {
return {
...wrapped,
findings: [ finding, ...wrapped.findings ]
};
}
function trap([text = "-"]) {
return text.startsWith("-") ? nothing : {
...nothing,
texts: [ text ]
};
}
function rest(args, alone, valued) {
let index = 0;
for (;index < args.length; index += 1) {
const {text: text} = args[index] ?? {
text: ""
};
if (text === "--") return {
...nothing,
commands: [ args.slice(index + 1) ]
};
if (valued.test(text)) index += 1; else if (!alone.test(text)) break;
}
const strange = args[index]?.text.startsWith("-") ? [ UNKNOWN("One of its options is not known.") ] : [];
return {
...nothing,
findings: strange,
commands: index < args.length ? [ args.slice(index) ] : []
};
}
function timeout(args) {
const {findings: findings, commands: commands} = rest(args, /^-v$|^--(?:foreground|preserve-status|verbose|kill-after=.*|signal=.*)$/, /^-[ks]$/);
return {
...nothing,
findings: findings,
commands: commands.map(([, ...command]) => command)
};
}
function environment(args) {
const split = args.findIndex(({text: text}) => /^-[iv]*S|^--split-string/.test(text));
if (split >= 0) {
const texts = args.slice(split).map(({text: text}) => text.replace(/^-[iv]*S|^--split-string=?/, ""));
return {
...nothing,
findings: [ UNKNOWN("It reads its command from a text.") ],
texts: [ texts.join(" ") ]
};
}
const {findings: findings, commands: [words = []]} = rest(args, /^-(?:i|0|)$|^--(?:ignore-environment|unset=.*)$/, /^-u$/);
const end = words.findIndex(({text: text}) => !/^[^=]+=/.test(text));
const set = end < 0 ? words : words.slice(0, end);
const risky = set.flatMap(({text: text}) => assignmentRisk(text.slice(0, text.indexOf("=")), text.slice(text.indexOf("=") + 1)));
return {
...nothing,
findings: [ ...findings, ...risky ],
commands: end < 0 ? [] : [ words.slice(end) ]
};
}
function xargs(args) {
const {findings: findings, commands: [words = []]} = rest(args, /^-(?:[0rtx]+|[nPLsdEI].+|-null|-no-run-if-empty|-max-.*=.*)$/, /^-[nPLsdEIa]$/);
const fed = {
text: UNRESOLVED,
hasGlob: false,
isQuoted: true
};
const held = words.map(word => ({
...word,
text: word.text.replaceAll(/\{\}|^%$/g, UNRESOLVED)
}));
return {
...nothing,
findings: findings,
commands: words.length > 0 ? [ [ ...held, fed ] ] : []
};
}
const wrappers_RUNS = /^-(?:exec|execdir|ok|okdir)$/;
function find({args: args, workspace: workspace}) {
const start = args.findIndex(({text: text}) => /^[-(!]/.test(text));
const roots = start < 0 ? args : args.slice(0, start);
const [root = {
text: "."
}] = roots;
const isOne = roots.length <= 1 && !root.text.includes(UNRESOLVED);
const found = {
text: isOne ? `${root.text}/*` : UNRESOLVED,
hasGlob: true,
isQuoted: false
};
const commands = args.flatMap(({text: text}, index) => wrappers_RUNS.test(text) ? [ commandAfter(args, index + 1, found) ] : []);
const written = args.flatMap(({text: text}, index) => /^-f(?:print0?|printf|ls)$/.test(text) ? writeRisk(args[index + 1]?.text ?? "", workspace) : []);
const isDeleting = args.some(({text: text}) => text === "-delete");
const findings = [ ...args.filter(({text: text}) => !text.includes("{}")).flatMap(({text: text}) => readRisk(text === "" ? "." : text, workspace)), ...written, ...isDeleting ? [ HIGH("It deletes a number of files that nobody has counted.") ] : [] ];
return {
...nothing,
findings: findings,
commands: commands
};
}
function commandAfter(args, start, found) {
const length = args.slice(start).findIndex(({text: text}) => text === ";" || text === "+");
const command = length < 0 ? args.slice(start) : args.slice(start, start + length);
return command.map(word => word.text === "{}" ? found : {
...word,
text: word.text.replaceAll("{}", UNRESOLVED)
});
}
const QUIET_OPTION = /^(?:-[abefhiklmnoprtuvxBCEHPT]+|--(?:norc|noprofile|posix|login|noediting)|-l)$/;
function shell(call, redirections) {
const texts = textsOf(call);
const end = texts.findIndex((text, at) => !/^[-+]/.test(text) && !/^[-+]\w*[oO]$/.test(texts[at - 1] ?? ""));
const options = (end < 0 ? texts : texts.slice(0, end)).filter(text => /^[-+]/.test(text) && !/^[-+]o$/.test(text));
if (options.some(text => /^-[a-zA-Z]*c[a-zA-Z]*$/.test(text))) return given(call, options);
if (texts.some(text => /^--(?:version|help)$/.test(text))) return nothing;
if (options.length > 0 && options.every(text => text === "-n")) return {
...nothing,
findings: [ LOW("It checks a script.") ]
};
const bodies = redirections.flatMap(({operator: operator, target: target, body: body}) => operator === "<<<" ? [ target.text ] : body === void 0 ? [] : [ body ]);
if (end >= 0 && !options.includes("-s")) return {
...nothing,
findings: [ UNKNOWN("It runs a script that nobody has looked at.") ]
};
if (bodies.length > 0) return {
...nothing,
texts: bodies
};
return {
...nothing,
findings: [ HIGH("A shell runs whatever it is given through a pipe.") ]
};
}
function given({args: args}, options) {
const index = args.findIndex(({text: text}, at) => !/^[-+]/.test(text) && !/^[-+]\w*[oO]$/.test(args[at - 1]?.text ?? ""));
const strange = options.filter(text => !QUIET_OPTION.test(text.replace(/c/, "")) && !/^-\w*c\w*$/.test(text));
const findings = [ ...strange.length > 0 ? [ UNKNOWN("One of its options is not known.") ] : [], ...index < 0 ? [ UNKNOWN("It runs what is only known when it runs.") ] : [] ];
return {
...nothing,
findings: findings,
texts: index < 0 ? [] : [ args[index]?.text ?? "" ]
};
}
const FEW = 10;
const WRITERS = words(`\n  touch mkdir cp mv tee truncate split csplit ln install gzip gunzip bzip2 bunzip2 xz unxz zstd unzstd zip unzip tar\n  rmdir patch dos2unix unix2dos mktemp mkfifo\n`);
const REBUILT = /(?:^|\/)(?:node_modules|dist|build|target|out|coverage|__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.next|\.cache|\.turbo|\.nyc_output|tmp)(?:\/|$)/;
function writingRule(name) {
if (name === "rm" || name === "unlink") return deleting;
if (name === "shred") return () => [ HIGH("It destroys files for good.") ];
if (name === "dd") return copyingBlocks;
if (name === "sed" || name === "gsed") return editingStream;
if (name === "awk" || name === "gawk" || name === "mawk") return awk;
return WRITERS.has(name) ? writing : void 0;
}
const writing = call => {
const {workspace: workspace} = call;
return [ MEDIUM(`\`${call.name}\` changes files.`), ...copied(call).flatMap(({text: text}) => readRisk(text, workspace)), ...changed(call).flatMap(({text: text}) => writeRisk(text, workspace)), ...optionRisks(call) ];
};
function copied(call) {
const isCopy = call.name === "cp" || call.name === "install";
return isCopy && !hasOption(call, "t", "target-directory") ? operandsOf(call).slice(0, -1) : [];
}
function changed(call) {
return [ ...operandsOf(call).slice(copied(call).length), ...valuesOf(call), ...arrived(call) ];
}
function arrived(call) {
if (!/^(?:cp|mv|install|ln)$/.test(call.name)) return [];
const operands = operandsOf(call);
const target = operands.at(-1)?.text ?? "";
return operands.slice(0, -1).map(word => ({
...word,
text: `${target}/${external_node_path_.posix.basename(word.text)}`
}));
}
const writing_RUNS = /^--?(?:to-command|checkpoint-action|use-compress-program|unzip-command|rsh-command|strip-program|info-script|new-volume-script|I|TT|F)/;
function optionRisks(call) {
const isExec = textsOf(call).some(text => writing_RUNS.test(text));
const isLink = call.name === "ln" && operandsOf(call).some(({text: text}) => placeOf(text, call.workspace) !== "inside");
const isAbsolute = call.name === "tar" && hasOption(call, "P", "absolute-names");
return [ ...isExec ? [ UNKNOWN(`An option of \`${call.name}\` runs another program.`) ] : [], ...isLink ? [ HIGH("It makes a link that leaves the workspace.") ] : [], ...isAbsolute ? [ HIGH("It unpacks wherever the archive says.") ] : [], ...call.name === "patch" ? [ UNKNOWN("Nobody has looked at which files the patch changes.") ] : [] ];
}
function valuesOf(call) {
return call.args.filter(({text: text}) => /^--[\w-]+=/.test(text)).map(word => ({
...word,
text: word.text.slice(word.text.indexOf("=") + 1)
})).filter(({text: text}) => text.includes("/") || text.includes(UNRESOLVED));
}
const ROOTS = /^(?=[~/])(?:~|\/|\/(?:bin|boot|dev|etc|home|lib\w*|opt|proc|root|run|s?bin|sys|usr|var))?\/*\*?$/;
const deleting = call => {
const operands = operandsOf(call);
const isRecursive = hasOption(call, "rR", "recursive");
return [ MEDIUM("It deletes files."), ...isRecursive && operands.some(({text: text}) => ROOTS.test(text)) ? [ FORBIDDEN("It deletes the machine.") ] : [], ...operands.flatMap(({text: text}) => text.includes(UNRESOLVED) ? [] : writeRisk(text, call.workspace)), ...operands.flatMap(operand => deletion(operand, isRecursive, call)), ...operands.length > FEW ? [ HIGH(`It deletes more than ${FEW} files.`) ] : [] ];
};
function deletion({text: text, hasGlob: hasGlob}, isRecursive, {workspace: workspace}) {
if (text.includes(UNRESOLVED)) return [ HIGH("It deletes what is only known when it runs.") ];
const isKnownWaste = placeOf(text, workspace) === "temporary" || REBUILT.test(external_node_path_.posix.normalize(text));
if (isKnownWaste || !(isRecursive || hasGlob)) return [];
return [ HIGH(`It deletes a number of files that nobody has counted: ${shown(text)}.`) ];
}
const copyingBlocks = call => {
const target = textsOf(call).find(text => text.startsWith("of="));
return target === void 0 ? [] : writeRisk(target.slice(3), call.workspace);
};
const SIMPLE_SED = /^\s*(?:(?:\d+|\$|\/(?:[^/\\\n]|\\.)*\/)(?:\s*,\s*(?:\+?\d+|\$|\/(?:[^/\\\n]|\\.)*\/))?\s*!?\s*)?(?:[pdqnN=]|s([/|#,@:])(?:(?!\1)[^\\\n]|\\.)*\1(?:(?!\1)[^\\\n]|\\.)*\1[gpiI0-9]*)?\s*$/;
const editingStream = call => {
const isInPlace = hasOption(call, "i", "in-place");
const scripts = scriptsOf(call);
const files = operandsOf(call).slice(hasOption(call, "ef", "expression", "file") ? 0 : 1);
const isSimple = scripts.length > 0 && scripts.every(script => script.split(/[;\n](?=\s*(?:[\d$/]|s[/|#,@:]|[pdq]|$))/).every(part => SIMPLE_SED.test(part)));
return [ ...isSimple ? [] : [ UNKNOWN("Its script may run programs and write files.") ], ...isInPlace ? [ MEDIUM("It edits files."), ...files.flatMap(file => writeRisk(file.text, call.workspace)) ] : [] ];
};
function scriptsOf(call) {
const texts = textsOf(call);
const given = texts.flatMap((text, index) => /^-[nrEs]*e$|^--expression$/.test(text) ? [ texts[index + 1] ?? "" ] : []);
if (given.length > 0) return given;
if (texts.some(text => /^-[A-Za-z]*f|^--(?:file|expression)/.test(text))) return [];
return operandsOf(call).slice(0, 1).map(({text: text}) => text);
}
const awk = call => {
const texts = textsOf(call);
const isPlain = !texts.some(text => /^-[A-Za-z]*[fiElD]|^--(?!field-separator|assign)/.test(text));
const runs = texts.some(text => /system|[|>]|getline|@/.test(text));
return isPlain && !runs ? [] : [ UNKNOWN("Its script may run programs and write files.") ];
};
function lineRisk(text, workspace) {
const line = new Line(workspace);
return [ ...line.text(text), ...line.whole() ];
}
function programsIn(text) {
const line = new Line("/");
line.text(text);
return line.programs;
}
class Line {
#workspace;
#reading=new Reading;
programs=new Set;
constructor(workspace) {
this.#workspace = workspace;
}
text(text) {
const {commands: commands, problems: problems} = this.#reading.parse(text);
return [ ...problems.map(UNKNOWN), ...commands.flatMap(command => this.#command(command)) ];
}
whole() {
const names = [ ...this.programs ];
return names.some(isDownload) && names.some(isInterpreter) ? [ HIGH("It may run what it has downloaded.") ] : [];
}
#command({assignments: assignments, words: words, redirections: redirections, isBackground: isBackground}) {
return [ ...assignments.flatMap(({name: name, value: value}) => assignmentRisk(name, value.text)), ...redirections.flatMap(redirection => redirectionRisk(redirection, this.#workspace)), ...isBackground ? [ HIGH("It goes on in the background.") ] : [], ...this.#words(words, redirections) ];
}
#words([first, ...args], redirections) {
if (!first) return [];
const name = programOf(first);
if (name === void 0) return [ UNKNOWN(`Which program it runs is not known: ${shown(first.text)}.`) ];
this.programs.add(name);
const call = {
name: name,
args: args,
workspace: this.#workspace
};
const wrapped = unwrap(call, redirections);
if (!wrapped) return findingsOf(call);
const isSplit = name !== "find" && !args.every(isResolved);
const injected = isSplit ? [ UNKNOWN("What it is given is only known when it runs.") ] : [];
let inner = [ UNKNOWN(TOO_DEEP) ];
this.#reading.enter(() => {
inner = [ ...wrapped.commands.flatMap(command => this.#words(command, [])), ...wrapped.texts.flatMap(text => this.text(text)) ];
});
return [ ...injected, ...wrapped.findings, ...inner ];
}
}
const PROGRAM_FOLDERS = /^(?:\/usr(?:\/local)?)?\/s?bin\/([^/]+)$|^(?:\.\/)?(?:node_modules\/\.bin|\.?venv\/bin|vendor\/bin)\/([^/]+)$|^\.\/(gradlew|mvnw)$/;
function programOf({text: text, hasGlob: hasGlob}) {
if (text === "[") return text;
if (hasGlob || !/^[\w./+:[\]-]+$/.test(text)) return;
if (!text.includes("/")) return text;
const [, system, local, wrapper] = PROGRAM_FOLDERS.exec(text) ?? [];
return system ?? local ?? wrapper;
}
function findingsOf(call) {
if (call.name === "function") return defining(call);
const variables = variableRule(call.name);
if (variables) return variables(call);
if (HARMLESS.has(call.name)) return calculating(call);
const unresolved = call.args.every(isResolved) ? [] : [ UNKNOWN("What it is given is only known when it runs.") ];
const rule = ruleOf(call.name);
return rule ? [ ...unresolved, ...rule(call) ] : [ UNKNOWN(`Nobody knows here what ${shown(call.name)} does.`) ];
}
function calculating({name: name, args: args}) {
const isTest = name === "test" || name === "[" || name === "[[";
return isTest && args.some(({text: text}) => /\$\(|`/.test(text)) ? [ UNKNOWN("It may run what stands in an index.") ] : [];
}
function ruleOf(name) {
if (name === "git") return git;
if (name === "cd" || name === "pushd") return goingElsewhere;
if (name === "alias") return ({args: args}) => args.length > 0 ? [ UNKNOWN("It gives commands another meaning.") ] : [];
if (name === "unalias") return () => [];
return readingRule(name) ?? writingRule(name) ?? packageRule(name) ?? outwardRule(name) ?? programRule(name);
}
const goingElsewhere = ({args: args, workspace: workspace}) => {
const [target] = args.filter(({text: text}) => !/^-(?:-|[LPe@]+)$/.test(text));
const place = placeOf(target?.text ?? "~", workspace);
const isProtected = writeRisk(target?.text ?? "~", workspace).some(({risk: risk}) => risk === "HIGH");
if (place === "inside" && isProtected) return [ UNKNOWN("It goes where files are protected, so that later paths mean something else.") ];
if (target?.text !== "-" && (place === "inside" || place === "temporary" || target?.text === "/tmp")) return [];
return [ UNKNOWN("It leaves the workspace, so that later paths mean something else.") ];
};
function defining({args: args}) {
const name = args[0]?.text ?? "";
const isKnown = HARMLESS.has(name) || ruleOf(name) !== void 0 || isInterpreter(name) || variableRule(name) !== void 0;
return isKnown || !/^[\w-]+$/.test(name) ? [ UNKNOWN(`It gives ${shown(name)} another meaning.`) ] : [];
}
function redirectionRisk({operator: operator, target: target}, workspace) {
if (operator.startsWith("<<")) return [];
if (/^(?:\d+|-|\d+-)$/.test(target.text) && /&$/.test(operator)) return [];
if (operator === "<" || operator === "<&") return readRisk(target.text, workspace);
return writeRisk(target.text, workspace);
}
const tool_call_FEW = 10;
function callRisk({tool_name: tool_name, action: action}, {workingDir: workingDir, hints: hints}) {
if (!action) return [ LOW("It cannot run.") ];
switch (tool_name) {
case "terminal":
return terminal(action, workingDir);

case "file_editor":
return edit(action, workingDir);

case "apply_patch":
return patch(textOf(action.patch), workingDir);

case "glob":
case "grep":
return [ textOf(action.path), textOf(action.pattern), textOf(action.include) ].flatMap(path => readRisk(path || ".", workingDir)).filter(({risk: risk}) => risk === "HIGH");

case "think":
case "finish":
case "task_tracker":
case "request_condensation":
case "invoke_skill":
case "read_diff":
case "report_finding":
case "close_finding":
case "task":
case "delegate":
return [];

default:
return foreign(tool_name, hints);
}
}
function pathsOf({tool_name: tool_name, action: action}) {
if (tool_name === "apply_patch") return tool_call_sections(textOf(action?.patch)).map(({path: path}) => path);
return typeof action?.path === "string" ? [ action.path ] : [];
}
function terminal(action, workingDir) {
const command = textOf(action.command);
if (action.is_input === true) return /^C-[cdz]$/.test(command) ? [ MEDIUM("It stops what it has started.") ] : [ UNKNOWN("It types into a program that runs.") ];
const reset = action.reset === true ? [ MEDIUM("It ends all that runs in its terminal.") ] : [];
return [ ...reset, ...lineRisk(command, workingDir) ];
}
function edit(action, workingDir) {
const path = textOf(action.path);
return action.command === "view" ? readRisk(path, workingDir) : writeRisk(path, workingDir);
}
function patch(text, workingDir) {
const found = tool_call_sections(text);
const deleted = found.filter(({verb: verb}) => verb === "Delete").length;
return [ ...found.flatMap(({path: path}) => writeRisk(path, workingDir)), ...deleted > tool_call_FEW ? [ HIGH(`It deletes ${deleted} files.`) ] : [], ...found.length === 0 ? [ UNKNOWN("It is no patch that can be read.") ] : [] ];
}
function tool_call_sections(text) {
const headers = text.matchAll(/^[ \t]*\*\*\* (Add File|Update File|Delete File|Move to): (.+?)[ \t\r]*$/gm);
return [ ...headers ].map(([, verb = "", path = ""]) => ({
verb: verb.split(" ")[0] ?? "",
path: path
}));
}
function foreign(name, hints) {
if (!hints?.readOnlyHint) return [ UNKNOWN(`Nobody knows here what the tool \`${name}\` does.`) ];
return hints.openWorldHint ? [ MEDIUM(`\`${name}\` reads from elsewhere.`) ] : [];
}
function textOf(value) {
return typeof value === "string" ? value : "";
}
function policyRail({rules: rules}) {
return Object.freeze({
kind: "PolicyRailSecurityAnalyzer",
assess: async (action, {workingDir: workingDir}) => {
const broken = rules.filter(rule => isMet(rule, action, workingDir));
return together([ rated("LOW"), ...broken.map(verdict) ]);
}
});
}
function verdict({effect: effect, reason: reason}) {
return {
risk: effect === "medium" ? "MEDIUM" : "HIGH",
reasons: [ reason ],
isForbidden: effect === "forbid"
};
}
function isMet({tool: tool, program: program, contains: contains, path: path}, action, workingDir) {
return (tool === void 0 || tool === action.tool_name) && (program === void 0 || action.tool_name === "terminal" && programsIn(String(action.action?.command ?? "")).has(program)) && (contains === void 0 || executableTexts(action).some(text => text.toLowerCase().includes(contains.toLowerCase()))) && (path === void 0 || pathsOf(action).some(one => (0, 
glob_pattern.h)(path).test(relative(one, workingDir))));
}
function relative(path, workingDir) {
return external_node_path_.posix.isAbsolute(path) ? external_node_path_.posix.relative(workingDir, path) : external_node_path_.posix.normalize(path);
}
var errors = __webpack_require__(961);
var core_errors = __webpack_require__(7428);
var dist = __webpack_require__(8815);
function parseYaml(text) {
return (0, dist.qg)(text, {
logLevel: "error"
}) ?? void 0;
}
const rule_file_text = schemas.string().min(1).max(200);
const Rule = schemas.strictObject({
tool: rule_file_text.optional(),
program: rule_file_text.optional(),
contains: rule_file_text.optional(),
path: rule_file_text.optional(),
effect: schemas["enum"]([ "forbid", "high", "medium" ]),
reason: rule_file_text
}).refine(rule => rule.tool ?? rule.program ?? rule.contains ?? rule.path, "A rule has to name something.").readonly();
const RuleFile = schemas.strictObject({
rules: schemas.array(Rule).max(200).readonly().prefault([])
}).readonly();
function readRuleFile(yaml, path) {
const hint = "Mend the file, or remove it.";
try {
return RuleFile.parse(parseYaml(yaml) ?? {});
} catch (cause) {
const reason = cause instanceof errors.G ? core_errors.S1(cause) : "It is no YAML.";
throw new lib_fault.vC("config", `The rules in ${path} cannot be read. ${reason}`, {
hint: hint,
cause: cause
});
}
}
const StandardSettings = schemas.strictObject({
rules: RuleFile.prefault({})
}).readonly();
const AnalyzerRecord = schemas.looseObject({
kind: schemas.string()
}).readonly();
const KIND = "StandardSecurityAnalyzer";
const rules = Object.freeze({
kind: "RulesSecurityAnalyzer",
assess: async (action, surroundings) => {
const found = callRisk(action, surroundings);
const all = found.map(({risk: risk, reason: reason, isForbidden: isForbidden = false}) => ({
risk: risk,
reasons: [ reason ],
isForbidden: isForbidden
}));
return all.length > 0 ? together(all) : {
risk: worst([]),
reasons: [ "It only reads, and only here." ],
isForbidden: false
};
}
});
function standardAnalyzer(given = {}) {
const settings = StandardSettings.parse(given);
const all = ensemble([ rules, policyRail(settings.rules), patternAnalyzer, modelRating ]);
return Object.freeze({
kind: KIND,
settings: settings,
assess: all.assess
});
}
function recordOf({kind: kind, settings: settings}) {
return {
...settings,
kind: kind
};
}
function analyzerFrom({kind: kind, ...settings}) {
if (kind === llmSecurityAnalyzer.kind) return llmSecurityAnalyzer;
const read = StandardSettings.safeParse(settings);
return kind === KIND && read.success ? standardAnalyzer(read.data) : void 0;
}
var canonical_json = __webpack_require__(297);
var raw_input = __webpack_require__(7701);
function setConfirmation(conversation, inputs, rules) {
conversation.setSecurityAnalyzer(standardAnalyzer({
rules: rules
}));
conversation.setConfirmationPolicy(policyOf(inputs));
}
function policyOf(inputs) {
switch (inputs.confirmation) {
case "never":
return {
kind: "NeverConfirm"
};

case "always":
return {
kind: "AlwaysConfirm"
};

case "risky":
{
const threshold = THRESHOLDS[inputs["confirmation-threshold"]];
return {
kind: "ConfirmRisky",
threshold: threshold,
confirm_unknown: true
};
}
}
}
const THRESHOLDS = {
low: "LOW",
medium: "MEDIUM",
high: "HIGH"
};
function policyVersion(env) {
const inputs = [ "confirmation", "confirmation-threshold", "approvers", "allowed-roles", "allowed-users" ].map(name => (0, 
raw_input.J)(env, name) ?? null);
return (0, external_node_crypto_.createHash)("sha256").update((0, canonical_json.d)(inputs)).digest("hex").slice(0, 16);
}
async function rule({world: world, github: github, job: job, trigger: trigger}, memory) {
const client = (0, github_client.nx)(github, job.repository);
const approvers = (0, approval_approvers.U)(world.env, (await (0, trigger_own.j)(client))?.id);
const sleep = ms => world.sleep(ms, world.signal);
const gated = await (0, gate.G)({
client: client,
settings: approvers.gate,
sleep: sleep
}, trigger);
const proposal = (0, kept_proposal.s)(memory);
const comment = proposal?.comment && await (0, shown_comment.h)(client, proposal.comment.id);
const {decision: decision, createdAt: at, actors: actors} = trigger;
const [by] = actors;
if (!decision || !by) return {
status: "refused",
why: "Nobody has decided anything.",
proposal: proposal,
shownAt: void 0
};
const verdict = judge({
proposal: proposal,
comment: comment ?? void 0,
asked: {
verdict: decision.verdict,
digest: decision.digest,
at: at,
by: by
},
whyNotAllowed: gated.status === "denied" ? gated.why : whyForgotten(memory, proposal),
mustNotBeRequester: approvers.mustNotBeRequester,
policy: policyVersion(world.env),
now: world.now()
});
return {
...verdict,
proposal: proposal,
shownAt: comment?.shownAt
};
}
function whyForgotten({isResumed: isResumed, notes: notes}, proposal) {
return proposal === void 0 && !isResumed && notes.size > 0 ? [ ...notes ].join(" ") : void 0;
}
async function whyUseless(desk, memory) {
if (desk.trigger.kind !== "decision") return;
const ruling = await rule(desk, memory);
return ruling.status === "refused" ? ruling.why : void 0;
}
async function turnAway(connection, {world: world, trigger: trigger}, memory, why) {
const {github: github, job: job, redact: redact} = connection;
(0, console.m)(why);
await (0, acknowledge.B7)(connection, trigger);
const rules = {
repositoryUrl: job.repositoryUrl,
phrases: (0, trigger_settings.phrasesOf)(world.env)
};
const verdict = trigger.decision?.verdict === "reject" ? "rejection" : "approval";
const words = (0, prompts.J)("approval-refused", {
who: deciderOf(trigger),
verdict: verdict,
why: (0, neutral.$)(why, rules)
});
if (trigger.thread.type === "none") return;
try {
const {url: url} = await (0, comment.Gy)(github, job.repository, trigger.thread.number, redact(words));
const answer = {
key: trigger.key,
comment_url: url,
outcome: "skipped",
time: world.now().toISOString()
};
if (memory.isResumed) await memory.close(manifest => (0, state_manifest.$s)(manifest, answer));
} catch (error) {
(0, console.m)(`The reason could not be left on the thread. ${(0, lib_fault.ec)(error).message}`);
}
}
const PREFIX = "ci/";
const countAt = sha => `${PREFIX}${sha}`;
const failureAt = (sha, failure) => `${PREFIX}${sha}/${failure}`;
function chanceAt(counters, sha, failure, most) {
const tried = counters[countAt(sha)] ?? 0;
if (tried > most) return {
status: "told"
};
const isKnown = counters[failureAt(sha, failure)] !== void 0;
if (tried < most && !isKnown) {
const chain = {
...chainAt(counters, sha, sha),
[countAt(sha)]: tried + 1,
[failureAt(sha, failure)]: 1
};
return {
status: "go",
counters: {
...othersIn(counters),
...chain
}
};
}
const over = {
...counters,
[countAt(sha)]: most + 1
};
return {
status: isKnown ? "unchanged" : "spent",
tried: tried,
counters: over
};
}
function chainOn(counters, sha, commit) {
return {
...othersIn(counters),
...chainAt(counters, sha, commit)
};
}
function othersIn(counters) {
return Object.fromEntries(Object.entries(counters).filter(([name]) => !name.startsWith(PREFIX)));
}
function chainAt(counters, sha, commit) {
const here = Object.entries(counters).filter(([name]) => name.startsWith(countAt(sha)));
return Object.fromEntries(here.map(([name, value]) => [ name.replace(sha, commit), value ]));
}
function failureOf({jobs: jobs}) {
if (jobs.length === 0) return;
const parts = jobs.map(({name: name, failedSteps: failedSteps, log: log}) => [ name, ...failedSteps, ...complaints(log?.text ?? "") ]);
const text = parts.map(part => part.join("\n")).sort();
return (0, external_node_crypto_.createHash)("sha256").update(text.join("\0")).digest("hex").slice(0, 16);
}
const COMPLAINT = /error|fail|not ok|expected|actual|assert|exception|panic|fatal|undefined|✖|✗/i;
function complaints(log) {
return log.split("\n").filter(line => COMPLAINT.test(line)).map(line => line.replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, "").replaceAll(/\b\d+(?:\.\d+)?\s?(?:ms|s|m|seconds?|minutes?)\b/g, "").replaceAll(/duration_ms\s+[\d.]+/g, "").replaceAll(/\b[0-9a-f]{7,}\b/g, "").trim());
}
var reply_place = __webpack_require__(7842);
async function commentOfEarlierAttempt({github: github, job: job, trigger: trigger}) {
const {thread: thread} = trigger;
if (job.runAttempt === 1 || thread.type !== "issue" && thread.type !== "pull_request") return;
try {
const own = await (0, trigger_own.j)((0, github_client.nx)(github, job.repository));
if (!own) return;
return await (0, comment.Q3)(github, job.repository, thread.number, ({body: body = "", user: user}) => {
const isOpen = /^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(body);
return isOpen && body.includes(`(${job.runUrl})`) && Number(user?.id) === own.id;
});
} catch (error) {
(0, console.m)(`Whether an earlier attempt left a comment could not be found out. ${(0, 
lib_fault.ec)(error).message}`);
return;
}
}
var port = __webpack_require__(5164);
const CheckRun = schemas.object({
name: schemas.string(),
status: schemas.string(),
conclusion: schemas.string().nullable(),
output: schemas.object({
title: schemas.string().nullish(),
summary: schemas.string().nullish()
}).nullish()
});
async function readChecks(client, sha) {
try {
const asked = {
ref: sha,
filter: "latest"
};
const {items: items} = await (0, port.n)(client, "/commits/{ref}/check-runs", asked, {
list: "check_runs",
most: 3
});
return schemas.array(CheckRun).parse(items).map(({name: name, status: status, conclusion: conclusion, output: output}) => ({
name: name,
conclusion: conclusion ?? status,
summary: [ output?.title, output?.summary ].filter(Boolean).join("\n")
}));
} catch {
return;
}
}
__webpack_require__(1760);
function titled(author, association, standings) {
const standing = standings?.get(author);
return `${author} (${[ association, standing ].filter(Boolean).join(", ")})`;
}
const reviewCharacters = 15e3;
const linkedCharacters = 4e3;
const mostChecks = 50;
function pullItems(context, standings) {
const {pull: pull, reviews: reviews, files: files, checks: checks} = context;
return [ endsItem(pull), ...reviews.linked.map(issue => linkedItem(issue, standings)), ...files ? filesItems(files) : [], ...checks && checks.length > 0 ? [ checksItem(pull, checks) ] : [], ...within(reviewCharacters, reviewItems(reviews, standings)) ];
}
function jobItems({jobs: jobs}) {
return jobs.map(jobItem);
}
function endsItem({number: number, state: state, isDraft: isDraft, isFork: isFork, head: head, base: base}) {
const label = `where pull request #${number} stands (${state}${isDraft ? ", draft" : ""}${isFork ? ", of a fork" : ""})`;
const text = [ head, base ].map(({branch: branch, sha: sha, repository: repository}) => `${repository ?? "(deleted)"} ${branch} ${sha}`);
return {
label: label,
text: `head: ${text[0]}\nbase: ${text[1]}`
};
}
function linkedItem({number: number, title: title, body: body, author: author, association: association, createdAt: createdAt}, standings) {
const label = `issue #${number}, which this would close, by ${titled(author, association, standings)}, ${createdAt}`;
return clip({
label: label,
text: `${title}\n\n${body}`.trim()
}, linkedCharacters);
}
function filesItems({files: files, isWhole: isWhole}) {
const list = files.map(({path: path, previousPath: previousPath, status: status, additions: additions, deletions: deletions}) => {
const from = previousPath === void 0 ? "" : ` (was ${previousPath})`;
return `${status} ${path}${from} +${additions} -${deletions}`;
});
const patches = files.flatMap(patchText);
const more = isWhole ? "" : ", and more that are not listed";
const label = `${(0, lib_text.U9)(files.length, "changed file")}${more}`;
if (patches.length === 0) return [ {
label: label,
text: list.join("\n")
} ];
return [ {
label: label,
text: list.join("\n")
}, {
label: "the patches there is room for",
text: patches.join("\n\n")
} ];
}
function patchText({path: path, patch: patch}) {
if (patch === void 0) return [];
return [ `--- ${path}${patch.isCut ? " (only its first lines)" : ""}\n${patch.text}` ];
}
function checksItem({head: head}, checks) {
const lines = checks.slice(0, mostChecks).map(({name: name, conclusion: conclusion}) => `${conclusion}: ${name}`);
return {
label: `${(0, lib_text.U9)(checks.length, "check")} of ${head.sha}`,
text: lines.join("\n")
};
}
function reviewItems({reviews: reviews, threads: threads}, standings) {
const said = reviews.map(({id: id, state: state, author: author, association: association, createdAt: createdAt, body: body}) => ({
label: `review ${id} (${state}) by ${titled(author, association, standings)}, ${createdAt}`,
text: body
}));
return [ ...said, ...threads.flatMap(thread => threadItems(thread, standings)) ];
}
function threadItems({path: path, line: line, hunk: hunk, isAsked: isAsked, comments: comments}, standings) {
const first = comments[0]?.id ?? 0;
const place = line === null ? `${path} (changed since)` : `${path}:${line}`;
return [ {
label: `the code that ${isAsked ? "the request" : `review comment ${first}`} is about`,
text: `${place}\n${hunk}`
}, ...comments.map(({id: id, author: author, association: association, createdAt: createdAt, body: body}) => ({
label: `review comment ${id}, unresolved, by ${titled(author, association, standings)}, ${createdAt}`,
text: body
})) ];
}
function jobItem({id: id, name: name, conclusion: conclusion, url: url, failedSteps: failedSteps, log: log}) {
const steps = failedSteps.map(step => `failed step: ${step}`);
const state = log === void 0 ? "its log could not be read" : log.isCut ? "the end of its log" : "its whole log";
const head = [ `job: ${name} (${conclusion}) ${url}`, ...steps ].join("\n");
return {
label: `job ${id} of the failed run, and ${state}`,
text: log ? `${head}\n\n${log.text}` : head
};
}
function within(budget, items) {
let left = budget;
const kept = [];
for (const item of items.toReversed()) {
if (left <= 0) break;
const piece = clip(item, left);
left -= piece.text.length;
kept.unshift(piece);
}
return kept;
}
function clip({label: label, text: text}, most) {
if (text.length <= most) return {
label: label,
text: text
};
return {
label: `${label} [cut: the first ${most} of ${text.length} characters]`,
text: text.slice(0, most)
};
}
var markdown_blocks = __webpack_require__(4265);
var prose = __webpack_require__(6016);
const title = String.raw`(\s+(?:"[^"]{0,2000}"|'[^']{0,2000}'|\([^()]{0,2000}\)))?`;
const target = String.raw`\s*(<[^<>\n]{0,2000}>|[^\s()<]{0,2000}(?:\([^\s()]{0,500}\)[^\s()]{0,500})?)`;
const attribute = String.raw`\s+[a-z_:@][\w:.-]{0,60}(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>${"`"}]+))?`;
const concealed_image = String.raw`!\[((?:[^\[\]\\]|\\.|\[[^\[\]]{0,200}\]){0,2000})\](?:\(${target}${title}\s*\)|(?=\[))`;
const linkEnd = String.raw`\]\(${target}${title}\s*\)`;
const definition = String.raw`^[ >]*\[(?!\^)([^\[\]\n]{1,500})\]:[ \t]*\n?${target}${title}[ \t]*$`;
const tag = String.raw`<([a-z][a-z0-9-]{0,30})((?:${attribute})+)\s*(\/?)>`;
const inMarkdown = new RegExp([ concealed_image, linkEnd, definition, tag ].join("|"), "gim");
const inHtml = new RegExp(tag, "gim");
const [imageAt, linkEndAt, definitionAt, tagAt, attributeAt] = [ concealed_image, linkEnd, definition, tag, attribute ].map(source => new RegExp(source, "gim"));
function withoutConcealed(markdown) {
let {shown: shown, hidden: hidden} = once(markdown);
for (let round = 1, before = markdown; round < ROUNDS && shown !== before; round += 1) {
before = shown;
const again = once(shown);
shown = again.shown;
hidden += again.hidden;
}
return {
shown: shown,
hidden: hidden
};
}
const ROUNDS = 6;
function once(markdown) {
const used = new Set([ ...markdown.matchAll(/\[([^[\]\n]{1,500})\](?!:)/g) ].map(([, label = ""]) => fold(label)));
const pieces = [];
let hidden = 0;
let at = 0;
for (const {start: start, end: end, isHtml: isHtml} of (0, markdown_blocks.I)(markdown, "in")) {
pieces.push(markdown.slice(at, start));
const block = markdown.slice(start, end);
for (const part of revealed(block, isHtml, used)) {
pieces.push(part.text);
if (part.isLoss) hidden += 1;
}
at = end;
}
return {
shown: pieces.join("") + markdown.slice(at),
hidden: hidden
};
}
function fold(label) {
return label.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
function* revealed(block, isHtml, used) {
const masked = isHtml ? block : withoutCode(block);
const pattern = isHtml ? inHtml : inMarkdown;
let at = 0;
for (pattern.lastIndex = 0; ;pattern.lastIndex = at) {
const match = pattern.exec(masked);
if (!match) break;
yield {
text: block.slice(at, match.index),
end: match.index,
isLoss: false
};
const plain = plainOf(masked, match.index, match[0], used);
yield plain;
at = plain.end;
}
yield {
text: block.slice(at),
end: block.length,
isLoss: false
};
}
function withoutCode(block) {
let text = "";
for (const {start: start, end: end} of (0, prose.t)(block)) text += block.slice(text.length, start) + "\0".repeat(end - start);
return text + block.slice(text.length);
}
function plainOf(text, start, match, used) {
const end = start + match.length;
if (match.startsWith("!")) return plainImage(groupsAt(imageAt, text, start), end);
if (match.startsWith("]")) return plainLinkEnd(groupsAt(linkEndAt, text, start), end);
if (match.startsWith("<")) return plainTag(text, groupsAt(tagAt, text, start), end);
const [, label = "", to = "", words = ""] = groupsAt(definitionAt, text, start);
const isUsed = used.has(fold(label));
return {
text: isUsed ? `[${label}]: ${to}` : "",
end: end,
isLoss: !isUsed || hasWords(words)
};
}
function groupsAt(pattern, text, at) {
pattern.lastIndex = at;
return pattern.exec(text) ?? [];
}
function plainImage([, words = "", to, about = ""], end) {
const isLoss = /\s/.test(words.trim()) || hasWords(about);
return {
text: to === void 0 ? "![]" : `![](${to})`,
end: end,
isLoss: isLoss
};
}
function plainLinkEnd([, to = "", about = ""], end) {
return {
text: `](${to})`,
end: end,
isLoss: hasWords(about)
};
}
const KEPT = /^\s*(?:href|src|open|start|type|colspan|rowspan)\b/i;
const HIDING = /^\s*hidden(?:\s|=|$)|style\s*=[\s\S]*(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0)/i;
function plainTag(text, [, name = "", attributes = "", slash = ""], end) {
const all = attributes.match(attributeAt) ?? [];
const isHiding = all.some(one => HIDING.test(one));
const closer = isHiding ? text.toLowerCase().indexOf(`</${name.toLowerCase()}`, end) : end;
const kept = all.filter(one => KEPT.test(one)).map(one => ` ${one.trim()}`);
const isLoss = isHiding || all.some(one => !KEPT.test(one) && /=\s*["']?[\s\S]*\p{L}{2}/u.test(one));
return {
text: `<${name}${kept.join("")}${slash}>`,
end: closer < 0 ? text.length : closer,
isLoss: isLoss
};
}
function hasWords(text) {
return /[\p{L}\p{N}]/u.test(text);
}
const invisible = /[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\t\uFE0F]]|(?<!\p{Emoji})\uFE0F/gv;
function fence(items, nonce) {
if (!/^[A-Za-z0-9]{16,}$/.test(nonce)) throw new lib_fault.vC("bug", "A nonce is at least 16 letters and digits.");
return items.map(item => fenced(item, nonce)).join("\n\n");
}
function fenced({label: label, text: text}, nonce) {
const {shown: shown, hidden: hidden} = reveal(text);
const header = untrusted_without(nonce, visible(label).replaceAll(/\s+/g, " ").trim());
const count = hidden === 0 ? "" : ` [${hidden} hidden ${hidden === 1 ? "part" : "parts"} removed]`;
return `${header}${count}\nBEGIN DATA ${nonce}\n${untrusted_without(nonce, shown)}\nEND DATA ${nonce}`;
}
function visible(text) {
return reveal(text).shown;
}
function reveal(text) {
const characters = withoutInvisible(text.replaceAll(/\r\n?/g, "\n"));
const comments = withoutComments(characters.shown);
const plain = withoutConcealed(comments.shown);
return {
shown: plain.shown,
hidden: characters.hidden + comments.hidden + plain.hidden
};
}
function withoutInvisible(text) {
let hidden = 0;
let end = -1;
const shown = text.replaceAll(invisible, (character, offset) => {
if (offset !== end) hidden++;
end = offset + character.length;
return "";
});
return {
shown: shown,
hidden: hidden
};
}
function withoutComments(text) {
const pieces = [];
let tail = "";
let at = 0;
for (;;) {
const start = text.indexOf("\x3c!--", at);
const closer = start === -1 ? -1 : text.indexOf("--\x3e", start + 2);
if (closer === -1) break;
const before = text.slice(at, start);
at = closer + 3;
tail = (tail + before).slice(-3);
const isOpening = (tail + text.slice(at, at + 3)).includes("\x3c!--");
pieces.push(isOpening ? `${before} ` : before);
if (isOpening) tail = "";
}
return withoutOpenComment(pieces.join("") + text.slice(at), pieces.length);
}
function withoutOpenComment(text, hidden) {
const line = /^[\t >*+\-\d.)]*<!--/m.exec(text);
if (!line) return {
shown: text,
hidden: hidden
};
return {
shown: text.slice(0, line.index + line[0].length - "\x3c!--".length),
hidden: hidden + 1
};
}
function untrusted_without(nonce, text) {
return text.replaceAll(nonce, " ");
}
const threadCharacters = 3e4;
const patchCharacters = 4e4;
function taskOf(input) {
const {trigger: trigger, repository: repository, nonce: nonce} = input;
const {items: items, gaps: gaps} = dataOf(input);
const about = {
request: requestOf(trigger),
repository: `${repository.owner}/${repository.name}`,
gaps: gaps
};
const requester = requesterOf(trigger);
if (items.length === 0) return (0, prompts.J)("task-plain", {
...about,
requester: requester
});
const data = fence(items, nonce);
if (trigger.about) return (0, prompts.J)("task-item", {
...about,
requester: requester,
nonce: nonce,
data: data
});
if (trigger.run) return (0, prompts.J)("task-ci", {
...about,
...task_runOf(trigger.run, trigger.headSha),
nonce: nonce,
data: data
});
return (0, prompts.J)("task", {
...about,
requester: requester,
thread: task_placeOf(trigger),
nonce: nonce,
data: data
});
}
function task_runOf({name: name, branch: branch}, sha = "") {
return {
workflow: visible((0, lib_text.TN)(name, 100)),
branch: visible((0, lib_text.TN)(branch, 250)),
sha: sha
};
}
function requesterOf({actors: actors, kind: kind}) {
const [asker] = actors;
return asker === void 0 || kind === "automation" || kind === "review" ? "The workflow" : visible(asker.login);
}
function requestOf({request: request, kind: kind}) {
const said = visible(request);
if (said !== "" || kind === "automation" || kind === "schedule") return said;
return (0, prompts.J)(kind === "mention" ? "task-bare" : `task-bare-${kind}`);
}
function task_placeOf({thread: thread}) {
return thread.type === "none" ? "a run" : `${thread.type.replace("_", " ")} #${thread.number}`;
}
function dataOf({trigger: trigger, thread: thread, pull: pull, failed: failed, standings: standings}) {
const read = thread ? task_within(threadCharacters, thread, standings) : void 0;
const items = [ ...trigger.about ? [ {
label: "the item",
text: trigger.about.text
} ] : [], ...read?.items ?? [], ...pull ? pullItems(pull, standings) : [], ...failed ? jobItems(failed) : [] ];
const notes = [ ...thread?.notes ?? [], ...pull?.reviews.notes ?? [], ...failed?.notes ?? [] ];
if (pull && !pull.files) notes.push("The changed files could not be read from GitHub.");
const comments = (thread?.omitted ?? 0) + (read?.dropped ?? 0) + (pull?.reviews.omitted ?? 0);
return {
items: items,
gaps: gapsIn(notes, comments)
};
}
function task_within(budget, thread, standings) {
const wanted = thread.comments.reduce((sum, {body: body}) => sum + body.length, 0);
const head = clip(headItem(thread, standings), Math.max(budget / 2, budget - wanted));
let left = budget - head.text.length;
const comments = [];
for (const comment of thread.comments.toReversed()) {
if (left <= 0) break;
const item = clip(commentItem(comment, standings), left);
left -= item.text.length;
comments.unshift(item);
}
return {
items: [ head, ...comments ],
dropped: thread.comments.length - comments.length
};
}
function headItem({kind: kind, number: number, title: title, body: body, author: author, association: association, url: url}, standings) {
const label = `${kind} #${number} by ${titled(author, association, standings)}, ${url}`;
return {
label: label,
text: `${title}\n\n${body}`.trim()
};
}
function commentItem(comment, standings) {
const {id: id, author: author, association: association, createdAt: createdAt, editedAt: editedAt, body: body} = comment;
const edited = editedAt === void 0 ? "" : `, edited ${editedAt}`;
const label = `comment ${id} by ${titled(author, association, standings)}, ${createdAt}${edited}`;
return {
label: label,
text: body
};
}
function gapsIn(notes, omitted) {
const sentences = [ ...notes ];
if (omitted === 1) sentences.push("1 more comment is left out.");
if (omitted > 1) sentences.push(`${omitted} more comments are left out.`);
return sentences.map(sentence => ` ${sentence}`).join("");
}
function isBefore(time, asked) {
return asked !== void 0 && Date.parse(time) < Date.parse(asked);
}
function stoodAt({createdAt: createdAt, lastEditedAt: lastEditedAt, isMinimized: isMinimized = false}, asked) {
return isBefore(createdAt, asked) && (lastEditedAt === null || isBefore(lastEditedAt, asked)) && !isMinimized;
}
function newsOf(input) {
const {trigger: trigger, nonce: nonce, facts: facts, thread: thread, pull: pull} = input;
const items = [ ...thread && input.isHeadNew ? [ headItem(thread) ] : [], ...newComments(input).map(comment => commentItem(comment)), ...pull ? pullItems(pull, void 0) : [], ...input.items ];
const news = facts.map(fact => `- ${(0, lib_text.TN)(fact, 600)}`).join("\n");
const about = {
requester: requesterOf(trigger),
request: requestOf(trigger),
news: news
};
if (items.length === 0) return (0, prompts.J)("task-again", about);
return `${(0, prompts.J)("task-again", about)}\n\n${(0, prompts.J)("task-again-data", {
nonce: nonce,
data: fence(items, nonce)
})}`;
}
function newComments({thread: thread, readUntil: readUntil, known: known}) {
const isNew = ({createdAt: createdAt, editedAt: editedAt}) => readUntil === void 0 || !isBefore(editedAt ?? createdAt, readUntil);
return (thread?.comments ?? []).filter(comment => isNew(comment) && !comment.isOwn && !known.has(comment.id));
}
var json_schema_processors = __webpack_require__(8439);
const ROOT = "__root__";
const envelope_Source = schemas["enum"]([ "agent", "user", "environment", "hook" ]);
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;
const stamp = {
id: schemas.string().regex(/^[0-9a-fA-F-]{8,}$/),
timestamp: schemas.string().regex(TIME),
parent_id: schemas.string().min(1).optional()
};
const Classification = schemas.strictObject({
kind: schemas["enum"]([ "auth", "quota", "rate_limit", "config", "transient", "agent_action", "internal", "unknown" ]),
retryable: schemas.boolean(),
user_action: schemas.string(),
error_id: schemas.string().optional()
}).readonly();
var json = __webpack_require__(5035);
const SecurityRisk = schemas["enum"]([ "UNKNOWN", "LOW", "MEDIUM", "HIGH" ]);
const Action = schemas.object({
kind: schemas.string()
}).catchall(json.L).readonly();
const ActionEvent = schemas.strictObject({
kind: schemas.literal("ActionEvent"),
...stamp,
source: envelope_Source.default("agent"),
thought: schemas.array(event_content.ny).readonly().prefault([]),
reasoning_content: schemas.string().optional(),
thinking_blocks: schemas.array(event_content.GT).readonly().prefault([]),
responses_reasoning_item: event_content.od.optional(),
reasoning_details: event_content.Nz.optional(),
action: Action.nullable().default(null),
tool_name: schemas.string(),
tool_call_id: schemas.string(),
tool_call: event_content.iL,
llm_response_id: schemas.string(),
security_risk: SecurityRisk.default("UNKNOWN"),
critic_result: event_content.Yt.optional(),
summary: schemas.string().optional()
}).readonly();
function toolbox(tools) {
const names = tools.map(tool => tool.name);
const byName = new Map(tools.map(tool => [ tool.name, tool ]));
if (byName.size < tools.length) throw new lib_fault.vC("bug", `Two tools have one name: ${names.join(", ")}.`);
const schemas = Object.freeze(tools.map(schemaOf));
return Object.freeze({
tools: Object.freeze([ ...tools ]),
names: Object.freeze(names),
get: name => byName.get(name),
schemas: () => schemas
});
}
const summary = {
type: "string",
description: "What this call does, in about ten words."
};
const securityRisk = {
type: "string",
enum: SecurityRisk.options,
description: "Your judgement of the harm this call could do."
};
function schemaOf({name: name, description: description, input: input, annotations: annotations}) {
const {properties: properties, required: required} = jsonSchema(input);
const added = annotations.readOnlyHint ? {
summary: summary
} : {
security_risk: securityRisk,
summary: summary
};
const parameters = {
type: "object",
properties: {
...added,
...properties
},
...required && {
required: required
},
additionalProperties: false
};
return {
name: name,
description: description,
parameters: parameters
};
}
const largest = Number.MAX_SAFE_INTEGER;
function jsonSchema(input) {
return json_schema_processors.bl(input, {
target: "draft-7",
io: "input",
override: ({jsonSchema: jsonSchema}) => {
if (jsonSchema.minimum === -largest) delete jsonSchema.minimum;
if (jsonSchema.maximum === largest) delete jsonSchema.maximum;
}
});
}
var from_json_schema = __webpack_require__(311);
const finish_schema_RESERVED = new Set([ "kind", "security_risk", "summary" ]);
function withFinishSchema(tools, schema) {
if (!tools.some(isFinish)) throw unusable("there is no finish tool to ask for it");
return tools.map(tool => isFinish(tool) ? extended(tool, schema) : tool);
}
function isFinish({name: name}) {
return name === "finish";
}
function extended(finish, schema) {
const {shape: shape} = objectSchema(schema);
const taken = Object.keys(shape).filter(name => finish_schema_RESERVED.has(name) || name in finish.input.shape);
if (taken.length > 0) throw unusable(`these names are taken: ${taken.join(", ")}`);
return Object.freeze({
...finish,
input: finish.input.extend(shape)
});
}
function objectSchema(schema) {
const parsed = compile(schema);
if (parsed instanceof schemas.ZodObject) return parsed;
throw unusable("it does not describe an object");
}
function compile(schema) {
try {
return from_json_schema.y(schema);
} catch (cause) {
throw unusable("it is not a JSON schema", cause);
}
}
function unusable(reason, cause) {
const hint = "Mend the schema for the agent's final answer.";
return new lib_fault.vC("config", `The schema for the final answer cannot be used: ${reason}.`, {
hint: hint,
cause: cause
});
}
const BUILT_IN = new Set([ "finish", "think" ]);
function filterTools(tools, pattern) {
const start = tool_filter_compile(pattern);
return tools.filter(({name: name}) => BUILT_IN.has(name) || start.test(name));
}
function tool_filter_compile(pattern) {
try {
return new RegExp(`^(?:${pattern})`, "u");
} catch (cause) {
const hint = "Mend the pattern that the tools are filtered by.";
throw new lib_fault.vC("config", `"${pattern}" is not a regular expression.`, {
hint: hint,
cause: cause
});
}
}
function agentOf({tools: tools, ...settings}) {
const {filterToolsRegex: filterToolsRegex, finishSchema: finishSchema} = settings;
const left = filterToolsRegex === void 0 ? tools : filterTools(tools, filterToolsRegex);
const all = finishSchema === void 0 ? left : withFinishSchema(left, finishSchema);
return Object.freeze({
...settings,
toolbox: toolbox(all)
});
}
function introduce(agent) {
return {
kind: "SystemPromptEvent",
system_prompt: (0, event_content.Qq)(agent.systemPrompt),
dynamic_context: (0, event_content.Qq)(agent.context),
tools: agent.toolbox.tools.map(tool => ({
kind: tool.kind,
description: tool.description,
action_type: tool.actionKind,
observation_type: tool.observationKind,
annotations: tool.annotations,
...tool.meta && {
meta: tool.meta
}
}))
};
}
async function closeTools(tools) {
const ends = await Promise.allSettled(tools.map(async tool => tool.close?.()));
return ends.flatMap((end, index) => end.status === "rejected" ? [ failed(tools[index]?.name ?? "", end.reason) ] : []);
}
function failed(name, cause) {
const hint = "What it had started may still be running.";
return new lib_fault.vC("bug", `The tool ${name} could not be closed.`, {
hint: hint,
cause: cause
});
}
function isVisible(event) {
if (event.kind === "MessageEvent") return saysSomething(event);
return event.kind === "SystemPromptEvent" || event.kind === "ActionEvent" || isResult(event);
}
function isResult(event) {
return event.kind === "ObservationEvent" || event.kind === "UserRejectObservation" || event.kind === "AgentErrorEvent";
}
function isReply(event) {
return event.kind === "ActionEvent" || event.kind === "MessageEvent" && event.source === "agent";
}
function isRequest(event) {
return event.kind === "MessageEvent" && event.source === "user";
}
function saysSomething({llm_message: llm_message, extended_content: extended_content}) {
return [ ...llm_message.content, ...extended_content ].some(block => block.type === "image" || block.text.trim() !== "");
}
class OpenCalls {
#calls=new Map;
get areNone() {
return this.#calls.size === 0;
}
[Symbol.iterator]() {
return this.#calls.values();
}
open(call) {
this.#calls.set(call.id, call);
}
answer(result) {
const call = result.kind === "AgentErrorEvent" ? this.#mistaken(result.tool_call_id) : this.#calls.get(result.action_id);
if (call) this.#calls.delete(call.id);
return call;
}
#mistaken(callId) {
const calls = [ ...this ].filter(call => call.tool_call_id === callId);
return calls.find(call => call.llm_response_id === calls.at(-1)?.llm_response_id);
}
}
function answeredCalls(events) {
const open = new OpenCalls;
const results = new Map;
for (const event of events) if (event.kind === "ActionEvent") {
open.open(event);
results.set(event, void 0);
} else if (isResult(event)) {
const call = open.answer(event);
if (call) results.set(call, event);
}
for (const call of open) results.delete(call);
return results;
}
function batchesOf(events) {
const answers = answeredCalls(events);
return runsOfCalls(events).map(calls => ({
calls: calls,
results: calls.flatMap(call => answers.get(call) ?? [])
}));
}
function runsOfCalls(events) {
const runs = [];
let previous;
for (const event of events) {
if (event.kind === "ActionEvent") {
const belongs = previous?.kind === "ActionEvent" && previous.llm_response_id === event.llm_response_id;
if (belongs) runs.at(-1)?.push(event); else runs.push([ event ]);
}
previous = event;
}
return runs;
}
const LONGEST_ID = 64;
const ERROR_MARK = "[An error occurred during execution.]";
function toChat({events: events}) {
const batches = new Map(batchesOf(events).map(batch => [ batch.calls[0], batch ]));
const uniqueId = uniqueIds();
const messages = [];
for (const event of events) {
const batch = batches.get(event);
if (batch) messages.push(...batchTurns(batch, uniqueId)); else if (event.kind !== "ActionEvent" && !isResult(event)) say(messages, toMessage(event));
}
return messages;
}
function toMessage(event) {
switch (event.kind) {
case "SystemPromptEvent":
return {
role: "system",
content: [ event.system_prompt, ...event.dynamic_context ? [ event.dynamic_context ] : [] ]
};

case "MessageEvent":
return {
...event.llm_message,
content: [ ...event.llm_message.content, ...event.extended_content ]
};

case "CondensationSummaryEvent":
return {
role: "user",
content: [ (0, event_content.Qq)(event.summary) ]
};
}
}
function say(messages, message) {
const last = messages.at(-1);
if (!last || !isPlainUserTurn(last) || !isPlainUserTurn(message)) messages.push(message); else messages[messages.length - 1] = {
...last,
content: [ ...last.content, ...message.content ]
};
}
function isPlainUserTurn({role: role, name: name, tool_call_id: tool_call_id, tool_calls: tool_calls}) {
return role === "user" && name === void 0 && tool_call_id === void 0 && tool_calls === void 0;
}
function batchTurns({calls: calls, results: results}, uniqueId) {
const ids = calls.map(call => uniqueId(call.tool_call_id));
const [{reasoning_content: reasoning_content, thinking_blocks: thinking_blocks, responses_reasoning_item: responses_reasoning_item, reasoning_details: reasoning_details}] = calls;
const turn = {
role: "assistant",
content: calls.flatMap(call => call.thought),
tool_calls: calls.map((call, index) => ({
...call.tool_call,
id: ids[index] ?? ""
})),
...reasoning_content !== void 0 && {
reasoning_content: reasoning_content
},
...thinking_blocks.length > 0 && {
thinking_blocks: thinking_blocks
},
...responses_reasoning_item !== void 0 && {
responses_reasoning_item: responses_reasoning_item
},
...reasoning_details !== void 0 && {
reasoning_details: reasoning_details
}
};
return [ turn, ...results.map((result, index) => resultTurn(result, ids[index] ?? "")) ];
}
function resultTurn(result, tool_call_id) {
return {
role: "tool",
name: result.tool_name,
tool_call_id: tool_call_id,
content: resultContent(result)
};
}
function resultContent(result) {
switch (result.kind) {
case "ObservationEvent":
return observationContent(result);

case "UserRejectObservation":
return [ (0, event_content.Qq)(`Action rejected: ${result.rejection_reason}`) ];

case "AgentErrorEvent":
return [ (0, event_content.Qq)(result.error) ];
}
}
function observationContent({observation: observation, extended_content: extended_content}) {
const mark = observation.is_error ? [ (0, event_content.Qq)(ERROR_MARK) ] : [];
return [ ...mark, ...observation.content, ...extended_content ];
}
function uniqueIds() {
const used = new Set;
const uses = new Map;
return given => {
const id = given.replace(/[^a-zA-Z0-9_-]/g, "_") || "call";
let count = uses.get(id) ?? 0;
let unique;
do {
count += 1;
const number = count === 1 ? "" : `-${count}`;
unique = id.slice(0, LONGEST_ID - number.length) + number;
} while (used.has(unique));
uses.set(id, count);
used.add(unique);
return unique;
};
}
async function askBeside(view, question, {agent: agent, signal: signal, mask: mask, onReply: onReply}) {
const messages = withTurn(toChat(view), (0, prompts.J)("ask", {
question: mask(question)
}));
const reply = await agent.model.complete({
messages: messages,
tools: agent.toolbox.schemas(),
signal: signal,
onLost: onReply
});
onReply(reply);
const answer = mask((0, event_content.wh)(reply.message.content)).trim();
if (answer === "") throw new lib_fault.vC("model", "The model did not answer the question in words.", {
hint: "Ask again."
});
return answer;
}
function withTurn(messages, words) {
const last = messages.at(-1);
if (last?.role !== "user") return [ ...messages, {
role: "user",
content: [ (0, event_content.Qq)(words) ]
} ];
return [ ...messages.slice(0, -1), {
...last,
content: [ ...last.content, (0, event_content.Qq)(words) ]
} ];
}
const REQUEST_LENGTH = 1e3;
async function titleFor(events, length, asking) {
const first = events.find(isRequest);
const words = first?.kind === "MessageEvent" ? (0, event_content.wh)(first.llm_message.content) : "";
if (words.trim() === "") throw new lib_fault.vC("config", "A conversation in which nothing was asked has no title.");
const request = words.slice(0, REQUEST_LENGTH);
const title = await modelTitle(request, length, asking);
return (0, lib_text.TN)(title, length) || (0, lib_text.TN)(request, length);
}
async function modelTitle(request, length, {agent: agent, signal: signal, mask: mask, onReply: onReply}) {
const content = [ (0, event_content.Qq)((0, prompts.J)("title", {
request: request,
length: String(length)
})) ];
try {
const {smallModel: smallModel = agent.model} = agent;
const reply = await smallModel.complete({
messages: [ {
role: "user",
content: content
} ],
tools: [],
signal: signal,
onLost: onReply
});
onReply(reply);
return mask((0, event_content.wh)(reply.message.content));
} catch {
signal.throwIfAborted();
return "";
}
}
function batches(events) {
return batchesOf(events).map(({calls: calls, results: results}) => [ ...calls, ...results ]);
}
function withoutOpenCalls(events) {
const open = batchesOf(events).filter(({calls: calls, results: results}) => results.length < calls.length);
const hidden = new Set(open.flatMap(({calls: calls, results: results}) => [ ...calls, ...results ]));
return events.filter(event => !hidden.has(event));
}
function toolLoops(events) {
const loops = [];
let isInLoop = false;
for (const event of events) {
const isCall = event.kind === "ActionEvent";
const begins = !isInLoop && isCall && event.thinking_blocks.length > 0;
isInLoop = begins || isInLoop && (isCall || isResult(event));
if (begins) loops.push([ event ]); else if (isInLoop) loops.at(-1)?.push(event);
}
return loops;
}
function forget(events, ids) {
const gone = new Set(ids);
const bonds = bondsOf(events);
let size;
do {
size = gone.size;
for (const bond of bonds) if (bond.some(({id: id}) => gone.has(id))) for (const {id: id} of bond) gone.add(id);
} while (gone.size > size);
return events.filter(({id: id}) => !gone.has(id));
}
function allowedCuts(events) {
const positions = new Map(events.map((event, index) => [ event, index ]));
const lastOfBond = new Map;
for (const bond of bondsOf(events)) {
const places = bond.map(event => positions.get(event) ?? 0).sort((a, b) => a - b);
const [first = 0, last = 0] = [ places[0], places.at(-1) ];
lastOfBond.set(first, Math.max(last, lastOfBond.get(first) ?? 0));
}
let last = 0;
const cuts = [ 0 ];
for (const index of events.keys()) {
last = Math.max(last, lastOfBond.get(index) ?? index);
if (last === index) cuts.push(index + 1);
}
return cuts;
}
function nextCut(cuts, position) {
return cuts.find(cut => cut >= position);
}
function bondsOf(events) {
return [ ...batches(events), ...toolLoops(withoutOpenCalls(events)) ];
}
function headOf(events) {
const task = events.find(isRequest);
return events.filter(event => event.kind === "SystemPromptEvent" || event === task);
}
function condense(events, condensation) {
const {forgotten_event_ids: forgotten_event_ids, summary: summary = "", summary_offset: summary_offset} = condensation;
const head = new Set(headOf(events).map(({id: id}) => id));
const rest = forget(events, forgotten_event_ids.filter(id => !head.has(id)));
if (summary === "" || summary_offset === void 0) return rest;
return rest.toSpliced(condense_placeOf(rest, summary_offset), 0, summaryEvent(condensation, summary));
}
function condense_placeOf(events, offset) {
const seen = withoutOpenCalls(events);
const head = headOf(seen);
const headLength = head.findLastIndex((event, index) => event === seen[index]) + 1;
const cut = nextCut(allowedCuts(seen), Math.max(offset, headLength)) ?? seen.length;
const follower = seen[cut];
return follower ? events.indexOf(follower) : events.length;
}
function summaryEvent({id: id, timestamp: timestamp}, summary) {
return {
kind: "CondensationSummaryEvent",
id: `${id}-summary`,
timestamp: timestamp,
source: "environment",
summary: summary
};
}
function unmatchedActions(events) {
const open = new OpenCalls;
for (const event of events) if (event.kind === "ActionEvent") open.open(event); else if (isResult(event)) open.answer(event);
return [ ...open ];
}
class ViewBuilder {
#settled=[];
#recent=[];
#open=new OpenCalls;
#isCondensationRequested=false;
append(event) {
if (event.kind === "CondensationRequest") this.#isCondensationRequested = true; else if (event.kind === "Condensation") this.#condense(event); else {
if (isReply(event)) this.#isCondensationRequested = false;
if (isVisible(event)) this.#add(event);
}
}
view() {
const events = [ ...this.#settled, ...withoutOpenCalls(this.#recent) ];
return {
events: events,
unhandledCondensationRequest: this.#isCondensationRequested
};
}
#add(event) {
if (event.kind === "ActionEvent") this.#open.open(event); else if (isResult(event) && !this.#open.answer(event)) return;
this.#recent.push(event);
if (this.#open.areNone) this.#settle();
}
#settle() {
for (const event of this.#recent) this.#settled.push(event);
this.#recent = [];
}
#condense(condensation) {
const events = condense([ ...this.#settled, ...this.#recent ], condensation);
this.#settled = [];
this.#recent = [];
this.#open = new OpenCalls;
this.#isCondensationRequested = false;
for (const event of events) this.#add(event);
}
}
const BESIDE = new Set([ "security_risk", "summary" ]);
function command(line, input) {
return {
command: line,
...Object.fromEntries(Object.entries(input).filter(([key]) => BESIDE.has(key)))
};
}
function shellCommand(name, input) {
const given = Object.fromEntries(Object.entries(input).filter(([key]) => !BESIDE.has(key)));
switch (name) {
case "grep":
return grep(given);

case "git":
case "reset":
return prefixed(name, given) ?? command_line_bare(name, given);

case "find":
case "ls":
case "pwd":
return command_line_bare(name, given);

default:
return;
}
}
function command_line_bare(name, given) {
return Object.keys(given).length === 0 && name !== "reset" ? name : void 0;
}
function prefixed(name, {command: rest, ...more}) {
if (typeof rest !== "string" || Object.keys(more).length > 0) return;
return rest === name || rest.startsWith(`${name} `) ? rest : `${name} ${rest}`;
}
function grep({pattern: pattern, path: path = ".", include: include, ...more}) {
if (typeof pattern !== "string" || typeof path !== "string" || Object.keys(more).length > 0) return;
if (include !== void 0 && typeof include !== "string") return;
const only = include === void 0 ? "" : ` --include=${quoted(include)}`;
return `grep -rnIE${only} -e ${quoted(pattern)} -- ${quoted(path)}`;
}
function quoted(word) {
return `'${word.replaceAll("'", `'\\''`)}'`;
}
const TERMINAL = "terminal";
const EDITOR = "file_editor";
const OTHER_NAMES = {
bash: TERMINAL,
command: TERMINAL,
execute: TERMINAL,
execute_bash: TERMINAL,
str_replace: EDITOR,
str_replace_editor: EDITOR
};
function resolveAlias(call, toolbox) {
const named = rename(call, toolbox);
return named.name === EDITOR ? inferCommand(named, toolbox) : named;
}
function rename(call, toolbox) {
if (toolbox.get(call.name)) return call;
const cleaned = leadingName(call.name);
if (cleaned !== call.name) return rename({
...call,
name: cleaned
}, toolbox);
const other = Object.hasOwn(OTHER_NAMES, call.name) ? OTHER_NAMES[call.name] : void 0;
if (other !== void 0) return toolbox.get(other) ? {
...call,
name: other
} : call;
const line = toolbox.get(TERMINAL) && shellCommand(call.name, call.input);
return line === void 0 ? call : {
name: TERMINAL,
input: command(line, call.input)
};
}
const POLLUTED = /^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/;
function leadingName(name) {
return POLLUTED.exec(name.trim())?.[1] ?? name;
}
function inferCommand(call, toolbox) {
const takesCommand = toolbox.get(EDITOR)?.input.shape.command !== void 0;
const inferred = takesCommand && call.input.command === void 0 ? editorCommand(call.input) : void 0;
return inferred === void 0 ? call : {
...call,
input: {
command: inferred,
...call.input
}
};
}
function editorCommand(input) {
if (typeof input.path !== "string") return;
if ("old_str" in input) return "str_replace";
if ("insert_line" in input) return "insert";
if ("file_text" in input) return "create";
return "new_str" in input ? void 0 : "view";
}
const ObjectSchema = schemas.record(schemas.string(), schemas.unknown());
function parseObject(text) {
for (const json of [ text, escapeControls(text) ]) {
const value = ObjectSchema.safeParse(parse(json));
if (value.success) return {
json: json,
value: value.data
};
}
return;
}
function leadingJson(text) {
const start = text.trimStart();
const end = endOfValue(start);
return end === void 0 ? void 0 : parse(escapeControls(start.slice(0, end)));
}
function parse(json) {
try {
return JSON.parse(json);
} catch {
return;
}
}
const SHORT = {
"\n": "\\n",
"\r": "\\r",
"\t": "\\t"
};
function escapeControls(text) {
const pieces = [];
let end = 0;
for (let start = text.indexOf('"'); start >= 0; start = text.indexOf('"', end)) {
pieces.push(text.slice(end, start));
end = endOfString(text, start);
pieces.push(escaped(text.slice(start, end)));
}
return pieces.join("") + text.slice(end);
}
function escaped(string) {
return string.replaceAll(/[\u0000-\u001f]/g, control => SHORT[control] ?? `\\u${hex(control)}`);
}
function hex(character) {
return character.charCodeAt(0).toString(16).padStart(4, "0");
}
function endOfString(text, start) {
for (let index = start + 1; index < text.length; index += 1) if (text[index] === "\\") index += 1; else if (text[index] === '"') return index + 1;
return text.length;
}
function endOfValue(text) {
if (!/^[[{]/.test(text)) return;
let depth = 0;
for (let index = 0; index < text.length; index += 1) {
const character = text[index] ?? "";
if (character === '"') index = endOfString(text, index) - 1;
if ("[{".includes(character)) depth += 1;
if ("]}".includes(character)) depth -= 1;
if (depth === 0) return index + 1;
}
return;
}
const Risk = schemas.object({
security_risk: SecurityRisk.default("UNKNOWN")
});
function takeJudgement(tool, given) {
const {shape: shape} = tool.input;
const named = "security_risk" in shape ? given : spelt(given, shape);
const {security_risk: security_risk, summary: summary, ...input} = named;
const declared = {
..."security_risk" in shape && "security_risk" in named && {
security_risk: security_risk
},
..."summary" in shape && "summary" in named && {
summary: summary
}
};
const isAsked = !tool.annotations.readOnlyHint && !("security_risk" in shape);
const risk = Risk.safeParse(isAsked ? {
security_risk: security_risk
} : {});
const words = typeof summary === "string" ? summary : void 0;
return {
input: {
...input,
...declared
},
judgement: risk.success ? {
risk: risk.data.security_risk,
summary: words
} : {
error: risk.error
}
};
}
function spelt(given, shape) {
if (given.security_risk !== void 0) return given;
const wrong = Object.keys(given).find(key => !(key in shape) && isMisspelt(key));
if (wrong === void 0) return given;
const {[wrong]: security_risk, ...rest} = given;
return {
security_risk: security_risk,
...rest
};
}
function isMisspelt(key) {
const letters = key.toLowerCase().replaceAll(/[^a-z]/g, "");
return letters.startsWith("s") && Math.abs(letters.length - 12) <= 2 && distance(letters, "securityrisk") <= 2;
}
function distance(a, b) {
let row = Array.from({
length: b.length + 1
}, (_, index) => index);
for (const [i, letter] of [ ...a ].entries()) {
const next = [ i + 1 ];
for (const [j, other] of [ ...b ].entries()) {
const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
}
row = next;
}
return row.at(-1) ?? 0;
}
const maxRounds = 4;
function parseRepaired(schema, input) {
let value = input;
let parsed = schema.safeParse(value);
for (let round = 0; round < maxRounds && !parsed.success; round += 1) {
value = parsed.error.issues.reduce(mend, value);
parsed = schema.safeParse(value);
}
return parsed.success ? parsed : schema.safeParse(input);
}
function mend(value, issue) {
return update(value, issue.path, wrong => mended(wrong, expectedBy(issue)) ?? wrong);
}
function expectedBy(issue) {
if (issue.code === "invalid_type") return [ issue.expected ];
if (issue.code !== "invalid_union") return [];
return issue.errors.flatMap(branch => branch.filter(({path: path}) => path.length === 0).flatMap(expectedBy));
}
function mended(wrong, expected) {
if (typeof wrong === "string") {
const decoded = leadingJson(wrong);
return expected.some(type => isOfType(decoded, type)) ? decoded : void 0;
}
return expected.includes("string") && isListOfTexts(wrong) ? wrong.join("\n") : void 0;
}
function isOfType(value, type) {
if (Array.isArray(value)) return type === "array" || type === "tuple";
return typeof value === "object" && (type === "object" || type === "record");
}
function isListOfTexts(value) {
return Array.isArray(value) && value.length > 0 && value.every(item => typeof item === "string");
}
function update(value, path, change) {
const [key, ...rest] = path;
if (key === void 0) return change(value);
if (Array.isArray(value)) return value.map((item, index) => index === key ? update(item, rest, change) : item);
if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return value;
const field = value[key];
return {
...value,
[key]: update(field, rest, change)
};
}
const MALFORMED = {
_openhands_malformed_tool_call: true,
error: "The arguments were not a JSON object."
};
function prepareCall(call, toolbox) {
const parsed = parseArguments(call.arguments);
const given = {
name: call.name,
input: withoutNulls(parsed?.value ?? {})
};
const {name: name, input: input} = resolveAlias(given, toolbox);
const json = input === given.input ? parsed?.json : JSON.stringify(input);
const sound = {
...call,
name: soundName(name),
arguments: parsed && json ? json : JSON.stringify(MALFORMED)
};
const tool = toolbox.get(name);
if (!tool) return prepare_refused(sound, `Tool '${name}' not found. Available: ${toolbox.names.join(", ")}.`);
if (!parsed) return prepare_refused(sound, invalid(name, MALFORMED.error, "Arguments: unparseable JSON"));
return validated(sound, tool, input);
}
function validated(call, tool, given) {
const provided = `Parameters provided: [${Object.keys(given).join(", ")}]`;
const {input: input, judgement: judgement} = takeJudgement(tool, given);
if ("error" in judgement) return prepare_refused(call, invalid(tool.name, core_errors.S1(judgement.error), provided));
const parsed = parseRepaired(tool.input, input);
if (!parsed.success) return prepare_refused(call, invalid(tool.name, core_errors.S1(parsed.error), provided));
return {
status: "ready",
call: call,
tool: tool,
input: parsed.data,
...judgement
};
}
function parseArguments(text) {
const parsed = parseObject(text.trim() || "{}");
return parsed && "_openhands_malformed_tool_call" in parsed.value ? void 0 : parsed;
}
function prepare_refused(call, error) {
return {
status: "refused",
call: call,
error: error
};
}
function soundName(name) {
return name.replaceAll(/[^a-zA-Z0-9_-]+/g, "_").slice(0, 64);
}
function invalid(name, problem, provided) {
return `Error validating tool '${name}': ${problem}\n${provided}`;
}
function withoutNulls(value) {
return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}
var lib_clip = __webpack_require__(4844);
const FIXED = new Set([ "kind", "type", "role", "source", "origin", "tool_name" ]);
function masked(value, mask) {
return maskedAt("", value, mask);
}
function maskedAt(key, value, mask) {
if (typeof value === "string") return FIXED.has(key) && /^[A-Za-z_]+$/.test(value) ? value : mask(value);
if (Array.isArray(value)) return maskedArray(value, mask);
if (typeof value !== "object" || value === null) return value;
const entries = Object.entries(value);
const changed = entries.map(([name, inner]) => [ name, maskedAt(name, inner, mask) ]);
return changed.every(([, inner], index) => inner === entries[index]?.[1]) ? value : Object.fromEntries(changed);
}
function maskedArray(values, mask) {
const changed = values.map(inner => maskedAt("", inner, mask));
return changed.every((inner, index) => inner === values[index]) ? values : changed;
}
function outputWindow(size) {
const head = Buffer.alloc(size);
let headSize = 0;
let tail = [];
let tailSize = 0;
let total = 0;
function pushTail(chunk) {
tail.push(chunk);
tailSize += chunk.length;
if (tailSize > 2 * size) {
tail = [ Buffer.concat(tail).subarray(-size) ];
tailSize = size;
}
}
return {
push(chunk) {
total += chunk.length;
const taken = chunk.copy(head, headSize);
headSize += taken;
if (taken < chunk.length) pushTail(chunk.subarray(taken));
},
result() {
const start = head.subarray(0, headSize);
const end = Buffer.concat(tail).subarray(-size);
if (start.length + end.length === total) return {
output: decode(Buffer.concat([ start, end ])),
omittedBytes: 0
};
const [first, last] = [ withoutBrokenEnd(start), withoutBrokenStart(end) ];
const omittedBytes = total - first.length - last.length;
return {
output: `${decode(first)}\n[${omittedBytes} bytes left out]\n${decode(last)}`,
omittedBytes: omittedBytes
};
}
};
}
function decode(bytes) {
return new TextDecoder("utf-8", {
ignoreBOM: true
}).decode(bytes);
}
const isContinuation = byte => byte !== void 0 && (byte & 192) === 128;
function withoutBrokenEnd(bytes) {
let lead = bytes.length - 1;
while (lead > bytes.length - 4 && isContinuation(bytes[lead])) lead -= 1;
return (bytes[lead] ?? 0) >= 192 && lead + sequenceLength(bytes[lead] ?? 0) > bytes.length ? bytes.subarray(0, lead) : bytes;
}
function withoutBrokenStart(bytes) {
let start = 0;
while (start < 3 && isContinuation(bytes[start])) start += 1;
return bytes.subarray(start);
}
function sequenceLength(lead) {
if (lead >= 240) return 4;
return lead >= 224 ? 3 : 2;
}
const MB = 1024 * 1024;
const standard = {
unsaved: 128 * 1024,
head: 254 * MB,
tail: MB,
all: 1024 * MB
};
class SavedOutput {
#workspace;
#tool;
#sizes;
#head;
#name;
#unsaved=[];
#unsavedSize=0;
#headSize=0;
#tail;
#problem;
constructor(workspace, tool, sizes = standard) {
this.#workspace = workspace;
this.#tool = tool.replaceAll(/[^A-Za-z0-9_-]/g, "_").slice(0, 64);
this.#sizes = sizes;
this.#head = sizes.head;
if (workspace.outputDir === void 0) this.#problem = "";
}
async push(bytes) {
if (this.#problem !== void 0) return;
if (this.#tail || this.#headSize + this.#unsavedSize + bytes.length > this.#head) {
this.#tail ??= outputWindow(this.#sizes.tail);
this.#tail.push(bytes);
return;
}
this.#unsaved.push(bytes);
this.#unsavedSize += bytes.length;
if (this.#unsavedSize > this.#sizes.unsaved) await this.#write();
}
async finish() {
const isWhole = this.#tail === void 0;
if (this.#tail) this.#unsaved.push(Buffer.from(this.#tail.result().output));
const file = await this.#write();
if (file === void 0) return {
where: this.#problem ?? "",
file: file
};
return {
where: `${isWhole ? "All of it is" : "Its first and last part are"} in ${file}`,
file: file
};
}
async #write() {
if (this.#problem !== void 0) return;
const bytes = Buffer.concat(this.#unsaved);
this.#unsaved = [];
this.#unsavedSize = 0;
this.#headSize += bytes.length;
try {
this.#name ??= await this.#begin();
return await this.#workspace.saveOutput(this.#name, bytes);
} catch (error) {
if (!(error instanceof lib_fault.Fp)) throw error;
this.#problem = `It could not be saved: ${error.message.replace(/\.$/, "")}`;
return;
}
}
async #begin() {
const saved = await savedFiles(this.#workspace);
const room = this.#sizes.all - saved.reduce((sum, {size: size}) => sum + size, 0);
this.#head = Math.min(this.#head, room - this.#sizes.tail);
if (this.#head < this.#headSize) throw full(this.#workspace, this.#sizes);
const own = saved.filter(({tool: tool}) => tool === this.#tool);
return `${this.#tool}-${Math.max(0, ...own.map(({number: number}) => number)) + 1}.txt`;
}
}
async function saveText(workspace, tool, text) {
const output = new SavedOutput(workspace, tool);
await output.push(Buffer.from(text));
return output.finish();
}
async function savedFiles(workspace) {
const {outputDir: outputDir = ""} = workspace;
if (await workspace.stat(outputDir) === void 0) return [];
const names = (await workspace.list(outputDir)).map(({name: name}) => name);
const files = names.map(async name => {
const [, tool, number] = /^(.+)-(\d+)\.txt$/.exec(name) ?? [];
if (tool === void 0) return [];
const found = await workspace.stat(`${outputDir}/${name}`).catch(() => {});
return [ {
tool: tool,
number: Number(number),
size: found?.size ?? 0
} ];
});
return (await Promise.all(files)).flat();
}
function full({outputDir: outputDir}, {all: all}) {
return new lib_fault.Fp(`the files in ${outputDir} have ${Math.round(all / MB)} MB, which is all that they may have.`);
}
const maxTextLength = 5e4;
async function callTool(tool, input, context) {
try {
return await answered(tool, await tool.run(parseInput(tool, input), context), context);
} catch (error) {
context.signal.throwIfAborted();
if (error instanceof lib_fault.Fp) return answered(tool, mistaken(error), context);
const message = error instanceof Error ? error.message : String(error);
return {
status: "crashed",
error: `Error executing tool '${tool.name}': ${message}`
};
}
}
function parseInput(tool, input) {
const parsed = tool.input.safeParse(input);
if (!parsed.success) throw new lib_fault.Fp(core_errors.S1(parsed.error), {
cause: parsed.error
});
return parsed.data;
}
function mistaken({message: message}) {
return {
content: [ (0, event_content.Qq)(message) ],
is_error: true
};
}
async function answered(tool, result, context) {
const {content: content, is_error: is_error = false, ...fields} = await fitting(tool, result, context);
return {
status: "answered",
observation: {
...fields,
kind: tool.observationKind,
content: content,
is_error: is_error
}
};
}
async function fitting(tool, result, {workspace: workspace, secrets: secrets}) {
const length = call_tool_textsOf(result.content).join("").length;
if (length <= maxTextLength) return result;
const whole = secrets ? masked(result.content, secrets.mask) : result.content;
const {where: where, file: file} = await saveText(workspace, tool.name, call_tool_textsOf(whole).join("\n"));
const notice = `[... cut: ${length} characters are more than the ${maxTextLength} allowed. ${where && `${where}. `}...]`;
const part = maxTextLength / length;
const content = whole.map(block => block.type === "text" ? {
...block,
text: (0, lib_clip.e)(block.text, Math.floor(block.text.length * part), notice)
} : block);
return {
...result,
content: content,
...file && {
metadata: {
...Object(result.metadata),
full_output_file: file
}
}
};
}
function call_tool_textsOf(content) {
return content.flatMap(block => block.type === "text" ? [ block.text ] : []);
}
function stateOf(name, all) {
const own = key => `tool:${name}:${key}`;
return {
get: key => all.get(own(key)),
set: (key, value) => all.set(own(key), value)
};
}
async function runInOrder(jobs, limit, take) {
const settled = jobs.map(() => {});
const queue = jobs.entries();
let taken = 0;
let isBroken = false;
const takeReady = () => {
isBroken = true;
for (let next = settled[taken]; next; next = settled[taken]) {
taken += 1;
if (next.status === "fulfilled") take(next.value);
}
isBroken = false;
};
const work = async () => {
for (const [index, job] of queue) {
[settled[index]] = await Promise.allSettled([ job() ]);
if (isBroken) return;
takeReady();
}
};
const workers = Array.from({
length: Math.min(jobs.length, Math.max(1, limit || 1))
}, work);
const ends = await Promise.allSettled(workers);
const failed = [ ...ends, ...settled ].find(result => result?.status === "rejected");
if (failed?.status === "rejected") throw failed.reason;
}
const SECONDS = {
file: 30,
terminal: 300,
browser: 300,
mcp: 300,
tool: 60
};
function patience(key) {
return (SECONDS[key.split(":", 1)[0] ?? ""] ?? 60) * 1e3;
}
function keysOf(tool, {declared: declared, keys: keys}) {
return declared ? [ ...new Set(keys) ].sort() : [ `tool:${tool}` ];
}
class Locks {
#tails=new Map;
#patience;
#asked=Promise.resolve();
constructor(patienceOf = patience) {
this.#patience = patienceOf;
}
inTurn(ask) {
const keys = this.#asked.then(ask);
this.#asked = keys.catch(() => {});
return keys;
}
async hold(keys, signal, work) {
const [key, ...rest] = keys;
if (key === void 0) return work();
const release = await this.#take(key, signal);
try {
return await this.hold(rest, signal, work);
} finally {
release();
}
}
async #take(key, signal) {
const before = this.#tails.get(key) ?? Promise.resolve();
const {promise: mine, resolve: release} = Promise.withResolvers();
const tail = before.then(() => mine);
this.#tails.set(key, tail);
try {
await locks_within(this.#patience(key), signal, before, key);
} catch (error) {
release();
throw error;
}
return release;
}
}
async function locks_within(milliseconds, signal, promise, key) {
signal.throwIfAborted();
const {promise: end, reject: reject} = Promise.withResolvers();
const late = () => reject(new Error(`${key} was in use for more than ${milliseconds / 1e3} seconds.`));
const abort = () => reject(signal.reason);
const timer = setTimeout(late, milliseconds);
signal.addEventListener("abort", abort);
try {
await Promise.race([ promise, end ]);
} finally {
clearTimeout(timer);
signal.removeEventListener("abort", abort);
}
}
function stretches(batch, usual) {
const parts = [];
for (const recorded of batch) {
const limit = Math.max(usual, limitOf(recorded));
const last = parts.at(-1);
if (last?.limit === limit) last.calls.push(recorded); else parts.push({
calls: [ recorded ],
limit: limit
});
}
return parts;
}
function limitOf({prepared: prepared}) {
return prepared.status === "ready" ? prepared.tool.atOnce ?? 1 : 1;
}
async function execute(batch, agent, context) {
const finish = batch.findIndex(({prepared: prepared}) => execute_isFinish(prepared));
const end = finish < 0 ? batch.length : finish;
const locks = new Locks;
let isFinished = false;
let asksToCondense = false;
const take = result => {
write(result, context);
asksToCondense ||= isCondensationRequest(result);
};
for (const {calls: calls, limit: limit} of stretches(batch.slice(0, end), agent.toolConcurrencyLimit ?? 1)) {
const jobs = calls.map(recorded => () => resultOf(recorded, context, locks));
await runInOrder(jobs, limit, take);
}
for (const recorded of batch.slice(end)) {
const result = await resultOf(recorded, context, locks);
take(result);
isFinished ||= execute_isFinish(recorded.prepared) && hasRunWell(result);
}
if (asksToCondense && agent.condenser?.handlesRequests) context.log.append({
kind: "CondensationRequest"
});
return isFinished;
}
function write(result, {log: log, extensions: extensions}) {
const action = result.kind === "ObservationEvent" ? log.get(result.action_id) : void 0;
if (result.kind !== "ObservationEvent" || action?.kind !== "ActionEvent") {
log.append(result);
return;
}
const rules = extensions?.rulesFor(result, action) ?? [];
log.append({
...result,
extended_content: [ ...result.extended_content ?? [], ...rules ]
});
}
function isCondensationRequest(result) {
return result.kind === "ObservationEvent" && result.observation.request_condensation === true;
}
function hasRunWell(result) {
return result.kind === "ObservationEvent" && !result.observation.is_error;
}
function execute_isFinish(call) {
return call.status === "ready" && call.tool.name === "finish";
}
async function resultOf({action: action, prepared: prepared}, context, locks) {
if (prepared.status === "refused") return execute_mistaken(action, prepared.error);
const reason = context.blockedActions.get(action.id);
if (reason !== void 0) return blocked(action, reason);
context.signal.throwIfAborted();
return run(action, prepared, context, locks);
}
async function run(action, call, context, locks) {
const {workspace: workspace, signal: signal, secrets: secrets, agentState: agentState, subAgents: subAgents} = context;
const {tool: tool, input: input} = call;
const own = {
state: stateOf(tool.name, agentState),
...subAgents && {
subAgents: subAgents
}
};
const toolContext = {
workspace: workspace,
signal: signal,
secrets: secrets,
...own
};
try {
const resources = await locks.inTurn(() => resourcesOf(tool, input, workspace));
signal.throwIfAborted();
const keys = keysOf(tool.name, resources);
const result = await locks.hold(keys, signal, () => callTool(tool, input, toolContext));
if (result.status === "crashed") return crashed(action, result.error);
const {observation: observation} = result;
const extended_content = await (context.extensions?.afterCall(action, observation, signal)) ?? [];
return {
kind: "ObservationEvent",
...about(action),
action_id: action.id,
observation: observation,
extended_content: extended_content
};
} catch (error) {
signal.throwIfAborted();
const message = error instanceof Error ? error.message : String(error);
return crashed(action, `Error executing tool '${tool.name}': ${message}`);
}
}
async function resourcesOf(tool, input, workspace) {
return await (tool.declaredResources?.(input, workspace)) ?? {
declared: false,
keys: []
};
}
function about({tool_name: tool_name, tool_call_id: tool_call_id}) {
return {
tool_name: tool_name,
tool_call_id: tool_call_id
};
}
function blocked(action, rejection_reason) {
const rejection = {
rejection_reason: rejection_reason,
rejection_source: "hook"
};
return {
kind: "UserRejectObservation",
...about(action),
action_id: action.id,
...rejection
};
}
function execute_mistaken(action, error) {
const classification = {
kind: "agent_action",
retryable: true,
user_action: "retry"
};
return {
kind: "AgentErrorEvent",
...about(action),
error: error,
classification: classification
};
}
function crashed(action, error) {
const classification = {
kind: "internal",
retryable: false,
user_action: "report"
};
return {
kind: "AgentErrorEvent",
...about(action),
error: error,
classification: classification
};
}
const SPEECH = new Set([ "finish", "think" ]);
function isSpeech(call) {
return call.status === "ready" && SPEECH.has(call.tool.name);
}
function approvedCalls(context, toolbox) {
const {approved: approved} = context;
const calls = pendingCalls(context, toolbox);
const isApproved = ({action: action}) => approved === "all" || approved !== "none" && approved.has(action.id);
const isRestWaiting = !decidableOf(calls, context).every(isApproved);
return {
calls: isRestWaiting ? calls.filter(isApproved) : calls,
isRestWaiting: isRestWaiting
};
}
function decidableCalls(waiting, toolbox) {
return decidableOf(pendingCalls(waiting, toolbox), waiting);
}
function decidableOf(calls, {blockedActions: blockedActions}) {
const decidable = calls.filter(({action: action, prepared: prepared}) => prepared.status === "ready" && !isSpeech(prepared) && !blockedActions.has(action.id));
return decidable.length > 0 ? decidable : calls;
}
function pendingCalls({log: log}, toolbox) {
const branch = log.branch();
const open = unmatchedActions(branch);
const last = open.at(-1);
const since = branch.slice(branch.findIndex(({id: id}) => id === last?.id) + 1);
const isRejected = since.some(event => event.kind === "UserRejectObservation" && event.rejection_source === "user");
const calls = open.map(action => ({
action: action,
prepared: prepare(action, last?.llm_response_id, toolbox)
}));
const finish = calls.findIndex(({prepared: prepared}) => execute_isFinish(prepared));
if (finish < 0) return calls;
return calls.map(({action: action, prepared: prepared}, index) => {
if (index === finish && isRejected) return {
action: action,
prepared: refuse(action, "Not run: a call before it was rejected.")
};
return {
action: action,
prepared: index <= finish ? prepared : refuse(action, "Not run: finish came before it.")
};
});
}
function prepare(action, reply, toolbox) {
return action.llm_response_id === reply ? restored(action, toolbox) : refuse(action, "Not run: nobody approved it.");
}
function restored(action, toolbox) {
const prepared = prepareCall(action.tool_call, toolbox);
if (!action.action) return prepared.status === "refused" ? prepared : refuse(action, "This call was not valid.");
const tool = toolbox.get(action.tool_name);
if (!tool) return refuse(action, `Tool '${action.tool_name}' not found. Available: ${toolbox.names.join(", ")}.`);
const {security_risk: risk, summary: summary, tool_call: call} = action;
return {
status: "ready",
call: call,
tool: tool,
input: inputOf(action.action, prepared, tool),
risk: risk,
summary: summary
};
}
function inputOf({kind: _, ...input}, prepared, tool) {
const hasKind = "kind" in tool.input.shape && prepared.status === "ready" && "kind" in prepared.input;
return hasKind ? {
...input,
kind: prepared.input.kind
} : input;
}
function refuse(action, error) {
return {
status: "refused",
call: action.tool_call,
error: error
};
}
function hasPending(log) {
const open = unmatchedActions(log.branch());
return open.length > 0 && !open.some(action => hasResult(log, action));
}
function hasResult(log, {id: id, tool_call_id: tool_call_id}) {
return log.slice(log.indexOf(id) + 1).filter(isResult).some(result => result.kind === "AgentErrorEvent" ? result.tool_call_id === tool_call_id : result.action_id === id);
}
function closePending(log) {
for (const {tool_name: tool_name, tool_call_id: tool_call_id} of unmatchedActions(log.branch())) log.append({
kind: "AgentErrorEvent",
tool_name: tool_name,
tool_call_id: tool_call_id,
error: (0, prompts.J)("interrupted")
});
}
function rejectPending(log, rejection_reason, ids) {
for (const {tool_name: tool_name, tool_call_id: tool_call_id, id: action_id} of unmatchedActions(log.branch())) {
if (ids && !ids.has(action_id)) continue;
log.append({
kind: "UserRejectObservation",
tool_name: tool_name,
tool_call_id: tool_call_id,
action_id: action_id,
rejection_reason: rejection_reason
});
}
}
async function pendingActions(waiting, analyzer) {
const actions = decidable(waiting).map(async ({action: action, prepared: prepared}) => {
const {risk: risk, reasons: reasons} = await assessment(action, waiting, analyzer);
return {
action: action,
input: prepared.status === "ready" ? prepared.input : {},
risk: risk,
reasons: reasons
};
});
return Promise.all(actions);
}
function assessment(action, {agent: agent, workspace: workspace}, analyzer) {
const hints = agent.toolbox.get(action.tool_name)?.annotations;
return assess(action, {
workingDir: workspace.workingDir,
hints: hints
}, analyzer);
}
function toApprove(waiting, ids) {
requireWaiting(waiting);
if (!ids) return "all";
const chosen = requireDecidable(waiting, ids);
const others = unmatchedActions(waiting.log.branch()).filter(({id: id}) => !chosen.has(id));
const callIds = new Set(others.map(({tool_call_id: tool_call_id}) => tool_call_id));
if (decidable(waiting).some(({action: action}) => chosen.has(action.id) && callIds.has(action.tool_call_id))) throw new lib_fault.vC("bug", "Calls that have one id can only be approved together.");
return chosen;
}
function reject(waiting, reason, ids) {
requireWaiting(waiting);
const {log: log, state: state} = waiting;
const chosen = ids ? requireDecidable(waiting, ids) : new Set(decidable(waiting).map(({action: action}) => action.id));
const isRestWaiting = decidable(waiting).some(({action: action}) => !chosen.has(action.id));
if (!isRestWaiting) state.update({
execution_status: "idle"
});
rejectPending(log, reason, isRestWaiting ? chosen : void 0);
}
function requireWaiting({state: state}) {
if (state.status === "waiting_for_confirmation") return;
throw new lib_fault.vC("bug", `No action waits for approval: the conversation is ${state.status}.`);
}
function decidable({log: log, state: state, agent: agent}) {
const {blockedActions: blockedActions} = state;
return decidableCalls({
log: log,
blockedActions: blockedActions
}, agent.toolbox);
}
function requireDecidable(waiting, ids) {
const waits = new Set(decidable(waiting).map(({action: action}) => action.id));
const strange = ids.filter(id => !waits.has(id));
if (ids.length > 0 && strange.length === 0) return new Set(ids);
const which = strange.length > 0 ? `These actions do not wait: ${strange.join(", ")}.` : "No action was named.";
throw new lib_fault.vC("bug", which, {
hint: "Decide about the actions that the conversation lists as pending."
});
}
async function executeTool({agent: agent, workspace: workspace, state: state, toolSecrets: toolSecrets}, {name: name, input: input, signal: signal}) {
const tool = agent.toolbox.get(name);
if (!tool) throw new lib_fault.vC("config", `There is no tool ${name}.`);
const own = stateOf(name, state.agentState);
const result = await callTool(tool, input, {
workspace: workspace,
signal: signal,
secrets: toolSecrets,
state: own
});
return masked(result, state.secrets.mask);
}
function finalResponse(events) {
let answer = "";
for (const event of events) answer = final_response_isRequest(event) ? "" : answerIn(event) || answer;
return answer;
}
function final_response_isRequest(event) {
return event.kind === "MessageEvent" && event.source === "user";
}
function answerIn(event) {
if (event.kind === "ActionEvent" && event.action?.kind === "FinishAction") return String(event.action.message ?? "");
if (event.kind === "MessageEvent" && event.source === "agent") return (0, event_content.wh)(event.llm_message.content).trim();
return "";
}
var external_node_util_ = __webpack_require__(7975);
const stats_tokens = schemas.int().min(0).default(0);
const TokenUsage = schemas.object({
model: schemas.string().default(""),
prompt_tokens: stats_tokens,
completion_tokens: stats_tokens,
cache_read_tokens: stats_tokens,
cache_write_tokens: stats_tokens,
reasoning_tokens: stats_tokens,
context_window: stats_tokens,
per_turn_token: stats_tokens
}).readonly();
const Metrics = schemas.object({
model_name: schemas.string().default("default"),
accumulated_cost: schemas.number().optional(),
accumulated_token_usage: TokenUsage.prefault({}),
calls: schemas.int().min(0).default(0),
estimated_calls: schemas.int().min(0).default(0),
latency_ms: schemas.number().min(0).default(0),
longest_latency_ms: schemas.number().min(0).default(0),
answered_by: schemas.record(schemas.string(), schemas.int().min(1)).readonly().prefault({})
}).readonly();
const Stats = schemas.object({
usage_to_metrics: schemas.record(schemas.string(), Metrics).readonly().prefault({})
}).readonly();
const NO_STATS = Stats.parse({});
function withReply(stats, usageId, asked, spent) {
const before = stats.usage_to_metrics[usageId] ?? Metrics.parse({
accumulated_cost: 0
});
return {
usage_to_metrics: {
...stats.usage_to_metrics,
[usageId]: add(before, asked, spent)
}
};
}
function add(metrics, {name: name, features: features}, {usage: usage, latencyMs: latencyMs, model: model = name}) {
const {accumulated_cost: cost, accumulated_token_usage: sum, answered_by: answered_by} = metrics;
return {
model_name: model,
...cost !== void 0 && usage.cost !== void 0 && {
accumulated_cost: cost + usage.cost
},
accumulated_token_usage: {
model: model,
prompt_tokens: sum.prompt_tokens + usage.prompt_tokens,
completion_tokens: sum.completion_tokens + usage.completion_tokens,
cache_read_tokens: sum.cache_read_tokens + usage.cache_read_tokens,
cache_write_tokens: sum.cache_write_tokens + usage.cache_write_tokens,
reasoning_tokens: sum.reasoning_tokens + usage.reasoning_tokens,
context_window: features.context_window ?? 0,
per_turn_token: usage.prompt_tokens + usage.completion_tokens
},
calls: metrics.calls + 1,
estimated_calls: metrics.estimated_calls + (usage.is_estimated ? 1 : 0),
latency_ms: metrics.latency_ms + latencyMs,
longest_latency_ms: Math.max(metrics.longest_latency_ms, latencyMs),
answered_by: {
...answered_by,
[model]: (answered_by[model] ?? 0) + 1
}
};
}
function totalsOf(stats) {
const all = Object.values(stats.usage_to_metrics);
const sum = figure => all.reduce((total, metrics) => total + figure(metrics), 0);
const estimatedCalls = sum(({estimated_calls: estimated_calls}) => estimated_calls);
return {
calls: sum(({calls: calls}) => calls),
estimatedCalls: estimatedCalls,
is_estimated: estimatedCalls > 0,
latencyMs: sum(({latency_ms: latency_ms}) => latency_ms),
longestLatencyMs: Math.max(0, ...all.map(({longest_latency_ms: longest_latency_ms}) => longest_latency_ms)),
prompt_tokens: sum(metrics => metrics.accumulated_token_usage.prompt_tokens),
completion_tokens: sum(metrics => metrics.accumulated_token_usage.completion_tokens),
cache_read_tokens: sum(metrics => metrics.accumulated_token_usage.cache_read_tokens),
cache_write_tokens: sum(metrics => metrics.accumulated_token_usage.cache_write_tokens),
reasoning_tokens: sum(metrics => metrics.accumulated_token_usage.reasoning_tokens),
cost: all.some(isUnpriced) ? void 0 : sum(({accumulated_cost: accumulated_cost = 0}) => accumulated_cost),
models: [ ...new Set(all.flatMap(({answered_by: answered_by}) => Object.keys(answered_by))) ]
};
}
function isUnpriced({accumulated_cost: accumulated_cost}) {
return accumulated_cost === void 0;
}
const STATE_FILE = "base_state.json";
class ConversationState {
#parts;
#listeners=new Set;
#fields;
#blockedActions;
#blockedMessages;
#depth=0;
#isDirty=true;
constructor(parts) {
this.#parts = parts;
this.#fields = parts.fields;
this.#blockedActions = new Map(Object.entries(parts.fields.blocked_actions));
this.#blockedMessages = new Map(Object.entries(parts.fields.blocked_messages));
this.batch(() => {});
}
get identity() {
return this.#parts.identity;
}
get secrets() {
return this.#parts.secrets;
}
get fields() {
return this.#fields;
}
get status() {
return this.#fields.execution_status;
}
get stats() {
return this.#fields.stats;
}
get totals() {
return totalsOf(this.#fields.stats);
}
get blockedActions() {
return this.#blockedActions;
}
get blockedMessages() {
return this.#blockedMessages;
}
block(what, id, reason) {
const map = what === "actions" ? this.#blockedActions : this.#blockedMessages;
map.set(id, reason);
this.update({
[`blocked_${what}`]: Object.fromEntries(map)
});
}
update(change) {
const changed = Object.keys(change).filter(key => !(0, external_node_util_.isDeepStrictEqual)(change[key], this.#fields[key]));
if (changed.length === 0) return;
this.batch(() => {
this.#fields = {
...this.#fields,
...change
};
this.#isDirty = true;
});
for (const key of changed) for (const listener of this.#listeners) listener(key, change[key]);
}
addReply(usageId, asked, spent) {
this.update({
stats: withReply(this.#fields.stats, usageId, asked, spent)
});
}
get agentState() {
return {
get: key => this.#fields.agent_state[key],
set: (key, value) => this.setAgentState(key, value)
};
}
setAgentState(key, value) {
this.update({
agent_state: {
...this.#fields.agent_state,
[key]: (0, json.u)(value)
}
});
}
updateSecrets(secrets) {
this.#parts.secrets.update(secrets);
this.save();
}
batch(act) {
this.#depth += 1;
try {
return act();
} finally {
this.#depth -= 1;
if (this.#depth === 0 && this.#isDirty) this.#write();
}
}
save() {
this.batch(() => {
this.#isDirty = true;
});
}
subscribe(listener) {
this.#listeners.add(listener);
}
#write() {
const {identity: identity, secrets: secrets, cipher: cipher, store: store, facts: facts} = this.#parts;
const told = masked({
...identity,
...this.#fields,
...facts()
}, secrets.mask);
const saved = {
...told,
secret_registry: secrets.dump(cipher)
};
try {
store.write(STATE_FILE, JSON.stringify(saved));
} catch (cause) {
const hint = "See that the disk is not full and may be written to.";
throw new lib_fault.vC("config", `The file ${STATE_FILE} cannot be written.`, {
hint: hint,
cause: cause
});
}
this.#isDirty = false;
}
}
const Tags = schemas.record(schemas.string().regex(/^[a-z0-9]+$/), schemas.string().max(256)).readonly();
function requireTags(tags) {
const parsed = Tags.safeParse(tags);
if (parsed.success) return parsed.data;
throw new lib_fault.vC("config", `These tags cannot be set: ${core_errors.S1(parsed.error)}`, {
hint: "Use keys of small letters and digits, and values of at most 256 characters."
});
}
function writeFork({log: log, state: state}, fork) {
const {id: id, store: store, title: title, tags: tags = {}, resetMetrics: resetMetrics = true, fromEventId: fromEventId} = fork;
const saved = {
...state.identity,
...state.fields,
id: id,
execution_status: "idle",
stats: resetMetrics ? NO_STATS : state.stats,
tags: requireTags({
...tags,
...title !== void 0 && {
title: title
}
})
};
log.fork(store, fromEventId ?? log.leaf).close();
store.write(STATE_FILE, JSON.stringify(saved));
}
const ACPToolCallEvent = schemas.strictObject({
kind: schemas.literal("ACPToolCallEvent"),
...stamp,
source: envelope_Source.default("agent"),
tool_call_id: schemas.string(),
title: schemas.string(),
status: schemas.string().optional(),
tool_kind: schemas.string().optional(),
raw_input: json.L.default(null),
raw_output: json.L.default(null),
content: schemas.array(json.L).readonly().optional(),
is_error: schemas.boolean().default(false)
}).readonly();
const Condensation = schemas.strictObject({
kind: schemas.literal("Condensation"),
...stamp,
source: envelope_Source.default("environment"),
forgotten_event_ids: schemas.array(schemas.string()).readonly().prefault([]),
summary: schemas.string().optional(),
summary_offset: schemas.int().min(0).optional(),
llm_response_id: schemas.string()
}).readonly();
const CondensationRequest = schemas.strictObject({
kind: schemas.literal("CondensationRequest"),
...stamp,
source: envelope_Source.default("environment")
}).readonly();
const CondensationSummaryEvent = schemas.strictObject({
kind: schemas.literal("CondensationSummaryEvent"),
...stamp,
id: schemas.string().regex(/^[0-9a-fA-F-]{8,}-summary$/),
source: envelope_Source.default("environment"),
summary: schemas.string()
}).readonly();
const AgentErrorEvent = schemas.strictObject({
kind: schemas.literal("AgentErrorEvent"),
...stamp,
source: envelope_Source.default("agent"),
tool_name: schemas.string(),
tool_call_id: schemas.string(),
error: schemas.string(),
classification: Classification.optional()
}).readonly();
const ConversationErrorEvent = schemas.strictObject({
kind: schemas.literal("ConversationErrorEvent"),
...stamp,
source: envelope_Source.default("environment"),
code: schemas.string(),
detail: schemas.string(),
classification: Classification.optional()
}).readonly();
const ServerErrorEvent = schemas.strictObject({
kind: schemas.literal("ServerErrorEvent"),
...stamp,
source: envelope_Source.default("environment"),
code: schemas.string(),
detail: schemas.string()
}).readonly();
const LIMIT = 5e4;
const capped = schemas.string().transform(value => value.length <= LIMIT ? value : value.slice(0, LIMIT).replace(/[\uD800-\uDBFF]$/, ""));
const HookExecutionEvent = schemas.strictObject({
kind: schemas.literal("HookExecutionEvent"),
...stamp,
source: envelope_Source.default("hook"),
hook_event_type: schemas.string(),
hook_command: capped,
tool_name: schemas.string().optional(),
success: schemas.boolean(),
blocked: schemas.boolean(),
exit_code: schemas.int(),
stdout: capped,
stderr: capped,
reason: capped.optional(),
additional_context: capped.optional(),
error: capped.optional(),
action_id: schemas.string().optional(),
message_id: schemas.string().optional(),
hook_input: schemas.record(schemas.string(), json.L).readonly().optional()
}).readonly();
const MessageEvent = schemas.strictObject({
kind: schemas.literal("MessageEvent"),
...stamp,
source: envelope_Source,
llm_message: event_content.QB,
llm_response_id: schemas.string().optional(),
activated_skills: schemas.array(schemas.string()).readonly().prefault([]),
extended_content: schemas.array(event_content.ny).readonly().prefault([]),
sender: schemas.string().optional(),
critic_result: event_content.Yt.optional()
}).readonly();
const LLMCompletionLogEvent = schemas.strictObject({
kind: schemas.literal("LLMCompletionLogEvent"),
...stamp,
source: envelope_Source.default("environment"),
filename: schemas.string(),
log_data: schemas.string(),
model_name: schemas.string().default("unknown"),
usage_id: schemas.string().default("default")
}).readonly();
const StreamingDeltaEvent = schemas.strictObject({
kind: schemas.literal("StreamingDeltaEvent"),
...stamp,
source: envelope_Source.default("agent"),
content: schemas.string().optional(),
reasoning_content: schemas.string().optional()
}).readonly();
const TokenEvent = schemas.strictObject({
kind: schemas.literal("TokenEvent"),
...stamp,
source: envelope_Source.default("agent"),
prompt_token_ids: schemas.array(schemas.int()).readonly(),
response_token_ids: schemas.array(schemas.int()).readonly()
}).readonly();
const Observation = schemas.object({
kind: schemas.string(),
content: schemas.array(event_content.UC).readonly(),
is_error: schemas.boolean().default(false)
}).catchall(json.L).readonly();
const observation_event_about = {
tool_name: schemas.string(),
tool_call_id: schemas.string(),
action_id: schemas.string()
};
const ObservationEvent = schemas.strictObject({
kind: schemas.literal("ObservationEvent"),
...stamp,
source: envelope_Source.default("environment"),
...observation_event_about,
observation: Observation,
extended_content: schemas.array(event_content.ny).readonly().prefault([])
}).readonly();
const UserRejectObservation = schemas.strictObject({
kind: schemas.literal("UserRejectObservation"),
...stamp,
source: envelope_Source.default("environment"),
...observation_event_about,
rejection_reason: schemas.string().default("User rejected the action"),
rejection_source: schemas["enum"]([ "user", "hook" ]).default("user")
}).readonly();
const ConversationStateUpdateEvent = schemas.strictObject({
kind: schemas.literal("ConversationStateUpdateEvent"),
...stamp,
source: envelope_Source.default("environment"),
key: schemas.string(),
value: json.L.default(null)
}).readonly();
const PauseEvent = schemas.strictObject({
kind: schemas.literal("PauseEvent"),
...stamp,
source: envelope_Source.default("user")
}).readonly();
const InterruptEvent = schemas.strictObject({
kind: schemas.literal("InterruptEvent"),
...stamp,
source: envelope_Source.default("user")
}).readonly();
const ToolRecord = schemas.strictObject({
kind: schemas.string(),
title: schemas.string().optional(),
description: schemas.string(),
action_type: schemas.string(),
observation_type: schemas.string().optional(),
annotations: schemas.record(schemas.string(), json.L).readonly().optional(),
meta: schemas.record(schemas.string(), json.L).readonly().optional()
}).readonly();
const SystemPromptEvent = schemas.strictObject({
kind: schemas.literal("SystemPromptEvent"),
...stamp,
source: envelope_Source.default("agent"),
system_prompt: event_content.ny,
tools: schemas.array(ToolRecord).readonly(),
dynamic_context: event_content.ny.optional()
}).readonly();
const UnknownEvent = schemas.strictObject({
kind: schemas.literal("UnknownEvent"),
...stamp,
source: envelope_Source.catch("environment"),
wire: json.L
}).readonly();
const StoredEvent = schemas.discriminatedUnion("kind", [ SystemPromptEvent, MessageEvent, ActionEvent, ObservationEvent, UserRejectObservation, AgentErrorEvent, Condensation, CondensationRequest, PauseEvent, InterruptEvent, ConversationErrorEvent, ConversationStateUpdateEvent, HookExecutionEvent, LLMCompletionLogEvent, TokenEvent, ACPToolCallEvent ]);
const WireEvent = schemas.discriminatedUnion("kind", [ ...StoredEvent.options, CondensationSummaryEvent, StreamingDeltaEvent, ServerErrorEvent ]);
schemas.discriminatedUnion("kind", [ ...WireEvent.options, UnknownEvent ]);
const NOWHERE = -1;
const NEWS = "ConversationStateUpdateEvent";
class EventTree {
#events=[];
#parents=[];
#positions=new Map;
#leaf=NOWHERE;
get events() {
return this.#events;
}
get leaf() {
return this.#events[this.#leaf]?.id ?? null;
}
indexOf(id) {
return this.#positions.get(id) ?? NOWHERE;
}
check(event) {
if (this.#positions.has(event.id)) throw new lib_fault.vC("bug", `There is an event ${event.id} already.`);
this.#parentOf(event);
}
add(event) {
this.#parents.push(this.#parentOf(event));
const position = this.#events.push(event) - 1;
this.#positions.set(event.id, position);
if (event.kind !== NEWS) this.#leaf = position;
}
moveTo(id) {
let position = this.#require(id);
while (this.#events[position]?.kind === NEWS) position = this.#parents[position] ?? NOWHERE;
this.#leaf = position;
}
branchTo(id) {
const branch = [];
for (let position = this.#require(id); position !== NOWHERE; position = this.#parents[position] ?? NOWHERE) branch.push(...this.#events.slice(position, position + 1));
return branch.reverse();
}
#require(id) {
if (id === null) return NOWHERE;
const position = this.indexOf(id);
if (position === NOWHERE) throw new lib_fault.vC("bug", `There is no event ${id} in this conversation.`);
return position;
}
#parentOf({id: id, parent_id: parent_id}) {
if (parent_id === void 0) return this.#events.length - 1;
if (parent_id === ROOT) return NOWHERE;
const position = this.indexOf(parent_id);
if (position === NOWHERE) throw new lib_fault.vC("bug", `The event ${id} follows ${parent_id}, which is not before it.`);
return position;
}
}
function takeLock(path) {
const own = identityOf(process.pid) ?? `${process.pid} unknown`;
const stale = create(path, own) ? void 0 : takeOver(path, own);
return {
tookOver: stale,
release: () => release(path, own)
};
}
function create(path, own) {
const draft = `${path}.${process.pid}`;
(0, external_node_fs_.writeFileSync)(draft, own);
try {
(0, external_node_fs_.linkSync)(draft, path);
return true;
} catch (error) {
if (isCode(error, "EEXIST")) return false;
throw error;
} finally {
(0, external_node_fs_.rmSync)(draft);
}
}
function takeOver(path, own) {
const holder = read(path) ?? "";
if (holder === own) throw held(path, "in this process already", "Close it first.");
if (isAlive(holder)) throw held(path, `by process ${pidOf(holder)}`, "Wait until that process has ended.");
if (!putAside(path, holder) || !create(path, own)) throw held(path, "by a process that was faster", "Wait until it has ended.");
return holder === "" ? "an unknown process" : `process ${pidOf(holder)}`;
}
function putAside(path, holder) {
const aside = `${path}.${process.pid}.stale`;
try {
(0, external_node_fs_.renameSync)(path, aside);
} catch (error) {
if (isCode(error, "ENOENT")) return false;
throw error;
}
const isStale = read(aside) === holder;
if (isStale) (0, external_node_fs_.rmSync)(aside); else (0, external_node_fs_.renameSync)(aside, path);
return isStale;
}
function release(path, own) {
if (read(path) === own) (0, external_node_fs_.rmSync)(path, {
force: true
});
}
function held(path, by, hint) {
return new lib_fault.vC("config", `The conversation is open ${by} (${path}).`, {
hint: hint
});
}
function pidOf(holder) {
return Number(holder.split(" ")[0]);
}
function isAlive(holder) {
const pid = pidOf(holder);
return Number.isInteger(pid) && pid > 0 && identityOf(pid) === holder;
}
function identityOf(pid) {
const boot = read("/proc/sys/kernel/random/boot_id");
if (boot === void 0) return answers(pid) ? `${pid} unknown` : void 0;
const [state, ...fields] = read(`/proc/${pid}/stat`)?.replace(/^.*\) /s, "").split(" ") ?? [ "X" ];
return state === "Z" || state === "X" ? void 0 : `${pid} ${boot.trim()}/${fields[18]}`;
}
function answers(pid) {
try {
process.kill(pid, 0);
return true;
} catch (error) {
return isCode(error, "EPERM");
}
}
function read(path) {
try {
return (0, external_node_fs_.readFileSync)(path, "utf8");
} catch (error) {
if (isCode(error, "ENOENT") || isCode(error, "ESRCH")) return;
throw error;
}
}
function isCode(error, code) {
return error instanceof Error && "code" in error && error.code === code;
}
const TEMPORARY = ".tmp";
function folderStore(root) {
const made = new Set;
const pathOf = name => (0, external_node_path_.join)(root, requireInside(name));
const makeParent = path => {
const parent = (0, external_node_path_.dirname)(path);
if (!made.has(parent)) (0, external_node_fs_.mkdirSync)(parent, {
recursive: true
});
made.add(parent);
return path;
};
return {
write(name, text) {
const path = makeParent(pathOf(name));
(0, external_node_fs_.writeFileSync)(path + TEMPORARY, text);
(0, external_node_fs_.renameSync)(path + TEMPORARY, path);
},
read: name => (0, external_node_fs_.readFileSync)(pathOf(name), "utf8"),
list: folder => (0, external_node_fs_.existsSync)(pathOf(folder)) ? (0, external_node_fs_.readdirSync)(pathOf(folder)).sort() : [],
move: (from, to) => (0, external_node_fs_.renameSync)(pathOf(from), makeParent(pathOf(to))),
remove: name => (0, external_node_fs_.rmSync)(pathOf(name), {
force: true
}),
lock: name => takeLock(makeParent(pathOf(name)))
};
}
function requireInside(name) {
const isInside = name !== "" && !/^[/\\]|^[A-Za-z]:|\0/.test(name) && !name.split(/[/\\]/).includes("..");
if (!isInside) throw new lib_fault.vC("bug", `The file name ${JSON.stringify(name)} leaves the folder of the conversation.`);
return name;
}
function dumpEvent(event) {
if (event.kind === "UnknownEvent") return JSON.stringify(event.wire);
return JSON.stringify(Object.fromEntries(Object.entries(event).filter(([, field]) => field !== null)));
}
function readEvent(value) {
const strict = WireEvent.safeParse(value);
if (strict.success) return {
event: strict.data,
unknownFields: []
};
if (isOfUnknownKind(value)) return {
event: unknownEvent(value),
unknownFields: []
};
return forgive(value, strict.error.issues);
}
const KINDS = new Set(WireEvent.options.map(option => option.unwrap().shape.kind.value));
function isOfUnknownKind(value) {
const isObject = typeof value === "object" && value !== null && "kind" in value;
return isObject && typeof value.kind === "string" && !KINDS.has(value.kind);
}
function unknownEvent(wire) {
const {id: id, timestamp: timestamp, parent_id: parent_id, source: source} = wire;
const parent = parent_id === void 0 || parent_id === null ? {} : {
parent_id: parent_id
};
return UnknownEvent.parse({
kind: "UnknownEvent",
id: id,
timestamp: timestamp,
...parent,
source: source,
wire: wire
});
}
function forgive(value, issues) {
const unknown = issues.flatMap(unknownFieldsOf);
const nulls = issues.map(issue => issue.path).filter(path => path.length > 0 && valueAt(value, path) === null);
const known = structuredClone(value);
for (const path of [ ...unknown, ...nulls ]) delete holderOf(known, path)[nameOf(path)];
const whole = structuredClone(WireEvent.parse(known));
for (const path of unknown) holderOf(whole, path)[nameOf(path)] = valueAt(value, path);
const event = (0, json.u)(whole);
return {
event: event,
unknownFields: unknown.map(path => path.join("."))
};
}
function unknownFieldsOf(issue) {
return issue.code === "unrecognized_keys" ? issue.keys.map(key => [ ...issue.path, key ]) : [];
}
function valueAt(value, path) {
return path.reduce((holder, key) => holder?.[key], value);
}
function holderOf(value, path) {
return valueAt(value, path.slice(0, -1));
}
function nameOf(path) {
return path.at(-1) ?? "";
}
const FOLDER = "events";
const LOCK = ".eventlog.lock";
const ASIDE = ".corrupt";
const ASIDE_ENDING = /\.corrupt(-\d+)?$/;
const recovery_NAME = /^event-(\d{5,})-([0-9a-fA-F-]{8,})\.json$/;
function recover(store) {
const place = {
store: store,
names: store.list(FOLDER),
findings: []
};
const files = withoutTornTail(place, untilGap(place, eventFiles(place)));
const tree = readTree(place, files);
return {
tree: tree,
next: (files.at(-1)?.number ?? -1) + 1,
findings: place.findings
};
}
function fileOf(number, id) {
return `${FOLDER}/event-${String(number).padStart(5, "0")}-${id}.json`;
}
function eventFiles(place) {
const files = place.names.flatMap(name => {
const [, number, id] = recovery_NAME.exec(name) ?? [];
if (number !== void 0 && id !== void 0) return [ {
name: name,
number: Number(number),
id: id
} ];
passOver(place, name);
return [];
});
return files.sort((a, b) => a.number - b.number);
}
function passOver(place, name) {
if (name.startsWith(LOCK) || recovery_NAME.test(name.replace(ASIDE_ENDING, ""))) return;
if (!name.endsWith(TEMPORARY) || !recovery_NAME.test(name.slice(0, -TEMPORARY.length))) {
report(place, "foreign-file", name, "This is no event file; it was left alone.");
return;
}
place.store.remove(`${FOLDER}/${name}`);
report(place, "leftover-temporary", name, "A write that was cut short was removed; its event was never announced.");
}
function untilGap(place, files) {
for (const [position, {name: name, number: number}] of files.entries()) {
const before = files[position - 1]?.number ?? -1;
if (number > before + 1) return cutAtGap(place, files, position);
if (number === before) report(place, "same-number", name, `Two files have the number ${number}; both were kept.`);
}
return files;
}
function cutAtGap(place, files, position) {
const [kept, lost] = [ files.slice(0, position), files.slice(position) ];
for (const {name: name} of lost.toReversed()) setAside(place, name);
const missing = (kept.at(-1)?.number ?? -1) + 1;
const text = `Event number ${missing} is missing; ${(0, lib_text.U9)(lost.length, "file")} after it got the ending ${ASIDE}.`;
report(place, "gap", lost[0]?.name ?? "", text);
return kept;
}
function withoutTornTail(place, files) {
const last = files.findLastIndex(({name: name}) => isWhole(place.store.read(`${FOLDER}/${name}`)));
for (const {name: name} of files.slice(last + 1).toReversed()) {
setAside(place, name);
report(place, "torn-tail", name, `The event was not written to its end; its file got the ending ${ASIDE}.`);
}
return files.slice(0, last + 1);
}
function isWhole(text) {
try {
JSON.parse(text);
return true;
} catch (error) {
if (error instanceof SyntaxError) return false;
throw error;
}
}
function setAside({store: store, names: names}, name) {
let aside = name + ASIDE;
for (let copy = 2; names.includes(aside); copy += 1) aside = `${name}${ASIDE}-${copy}`;
store.move(`${FOLDER}/${name}`, `${FOLDER}/${aside}`);
}
function readTree(place, files) {
const tree = new EventTree;
const strangers = [];
for (const file of files) if (tree.indexOf(file.id) < 0) strangers.push(...readInto(tree, place.store, file)); else report(place, "duplicate", file.name, "An event before this one has the same id; that one counts.");
for (const [what, [first, ...others]] of Map.groupBy(strangers, ({what: what}) => what)) if (first) report(place, first.kind, first.name, `${what} is not known here; ${(0, 
lib_text.U9)(others.length + 1, "event")}.`);
return tree;
}
function readInto(tree, store, {name: name, id: id}) {
try {
const {event: event, unknownFields: unknownFields} = readEvent(JSON.parse(store.read(`${FOLDER}/${name}`)));
if (event.id !== id) throw new lib_fault.vC("config", `The event in it is ${event.id}.`);
tree.check(event);
tree.add(event);
if (event.kind === "UnknownEvent") return [ {
kind: "unknown-kind",
what: wireKind(event),
name: name
} ];
return unknownFields.map(field => ({
kind: "unknown-field",
what: `${event.kind}.${field}`,
name: name
}));
} catch (cause) {
throw new lib_fault.vC("config", `The event file ${FOLDER}/${name} cannot be read: ${reasonOf(cause)}`, {
hint: "Restore that file, or remove the conversation folder to start afresh.",
cause: cause
});
}
}
function wireKind({wire: wire}) {
return typeof wire === "object" && wire !== null && "kind" in wire ? String(wire.kind) : "";
}
function reasonOf(cause) {
if (cause instanceof errors.G) return core_errors.S1(cause);
return cause instanceof Error ? cause.message : String(cause);
}
function report({findings: findings}, kind, name, text) {
findings.push({
kind: kind,
file: `${FOLDER}/${name}`,
text: text
});
}
class EventLog {
findings;
#store;
#stamper;
#mask;
#lock;
#tree;
#listeners=new Set;
#next;
#isOpen=true;
constructor(store, stamper, mask = text => text) {
this.#store = store;
this.#stamper = stamper;
this.#mask = mask;
this.#lock = store.lock(`${FOLDER}/${LOCK}`);
try {
const {tree: tree, next: next, findings: findings} = recover(store);
this.#tree = tree;
this.#next = next;
this.findings = [ ...staleLock(this.#lock), ...findings ];
} catch (error) {
this.#lock.release();
throw error;
}
}
get length() {
return this.#tree.events.length;
}
at(index) {
return this.#tree.events.at(index);
}
slice(start, end) {
return this.#tree.events.slice(start, end);
}
get(id) {
return this.#tree.events[this.#tree.indexOf(id)];
}
indexOf(id) {
return this.#tree.indexOf(id);
}
[Symbol.iterator]() {
return this.#tree.events.values();
}
get leaf() {
return this.#tree.leaf;
}
branch(leaf = this.leaf) {
return this.#tree.branchTo(leaf);
}
navigateTo(id) {
this.#tree.moveTo(id);
}
append(draft) {
const {id: id, timestamp: timestamp} = this.#stamper();
const event = StoredEvent.safeParse({
id: id,
parent_id: this.leaf ?? ROOT,
...masked(draft, this.#mask),
timestamp: timestamp
});
if (event.success) return this.#take(event.data);
throw new lib_fault.vC("bug", `A ${draft.kind} was to be appended that is none: ${core_errors.S1(event.error)}`);
}
fork(store, leaf = this.leaf) {
if (store.list(FOLDER).length > 0) throw new lib_fault.vC("bug", "The store of a fork is not empty.");
const fork = new EventLog(store, this.#stamper, this.#mask);
for (const event of this.branch(leaf)) fork.#take(event);
return fork;
}
subscribe(listener) {
this.#listeners.add(listener);
return () => this.#listeners.delete(listener);
}
close() {
if (this.#isOpen) this.#lock.release();
this.#isOpen = false;
}
#take(event) {
if (!this.#isOpen) throw new lib_fault.vC("bug", "The event log is closed.");
this.#tree.check(event);
this.#write(fileOf(this.#next, event.id), dumpEvent(event));
this.#next += 1;
this.#tree.add(event);
for (const listener of [ ...this.#listeners ]) listener(event);
return event;
}
#write(name, text) {
try {
this.#store.write(name, text);
} catch (cause) {
const hint = "See that the disk is not full and may be written to.";
throw new lib_fault.vC("config", `The event file ${name} cannot be written.`, {
hint: hint,
cause: cause
});
}
}
}
function staleLock({tookOver: tookOver}) {
if (tookOver === void 0) return [];
const text = `${tookOver} ended without closing the log; its lock was taken over.`;
return [ {
kind: "stale-lock",
file: `${FOLDER}/${LOCK}`,
text: text
} ];
}
var mask = __webpack_require__(8413);
function streamMask(current) {
let held = "";
return Object.freeze({
push(text) {
const {safe: safe, rest: rest} = current().begin(held + text);
held = rest;
return safe;
},
end() {
const rest = current().mask(held);
held = "";
return rest;
}
});
}
const timeoutMs = 3e4;
const pauseMs = 6e4;
class Lookup {
#world;
#failedAt=new Map;
constructor(world) {
this.#world = world;
}
async value(source) {
const {clock: clock} = this.#world;
const failedAt = this.#failedAt.get(source);
if (failedAt !== void 0 && clock() - failedAt < pauseMs) return;
const value = await this.#ask(source);
if (value === void 0) this.#failedAt.set(source, clock()); else this.#failedAt.delete(source);
return value;
}
async #ask({url: url, headers: headers}) {
const {fetch: get} = this.#world;
try {
const reply = await get(url, {
headers: headers,
signal: AbortSignal.timeout(timeoutMs)
});
const body = await reply.text();
return reply.ok ? body : void 0;
} catch {
return;
}
}
}
const description = schemas.string().optional();
const StaticSecret = schemas.strictObject({
kind: schemas.literal("StaticSecret"),
value: schemas.string(),
description: description
}).readonly();
const EnvSecret = schemas.strictObject({
kind: schemas.literal("EnvSecret"),
variable: schemas.string(),
description: description
}).readonly();
const LookupSecret = schemas.strictObject({
kind: schemas.literal("LookupSecret"),
url: schemas.url({
protocol: /^https?$/,
error: "must be an absolute http(s) URL"
}),
headers: schemas.record(schemas.string(), schemas.string()).readonly().default({}),
description: description
}).readonly();
const SecretSource = schemas.discriminatedUnion("kind", [ StaticSecret, EnvSecret, LookupSecret ]);
const NO_WORLD = Object.freeze({
env: {},
fetch: () => Promise.reject(new Error("There is no network here.")),
clock: () => 0
});
const MASK = "**********";
const StoredSecret = schemas.looseObject({
kind: schemas.string(),
value: schemas.string().nullish(),
variable: schemas.string().nullish(),
url: schemas.string().nullish(),
headers: schemas.record(schemas.string(), schemas.string()).readonly().nullish(),
description: schemas.string().nullish()
}).readonly();
const StoredSecrets = schemas.object({
secret_sources: schemas.record(schemas.string(), StoredSecret).readonly().prefault({})
}).readonly();
function lockUp(source, cipher) {
const lock = text => cipher?.encrypt(text) ?? MASK;
switch (source.kind) {
case "StaticSecret":
return {
...source,
value: lock(source.value)
};

case "EnvSecret":
return source;

case "LookupSecret":
return {
...source,
url: lock(source.url),
headers: mapValues(source.headers, lock)
};
}
}
function unlocked(stored, cipher) {
const open = text => cipher?.decrypt(text);
const {kind: kind, value: value, variable: variable, url: url, headers: headers, description: description} = stored;
const source = SecretSource.safeParse({
kind: kind,
...kind === "StaticSecret" && {
value: value != null ? open(value) : void 0
},
...kind === "EnvSecret" && {
variable: variable
},
...kind === "LookupSecret" && {
url: url != null ? open(url) ?? url : void 0,
headers: mapValues(headers ?? {}, open)
},
...description != null && {
description: description
}
});
return source.data;
}
function mapValues(record, change) {
return Object.fromEntries(Object.entries(record).map(([name, value]) => [ name, change(value) ]));
}
class SecretRegistry {
#world;
#lookup;
#sources=new Map;
#values=new Map;
#seen=new Set;
#mask;
constructor(world = NO_WORLD, hidden = []) {
this.#world = world;
this.#lookup = new Lookup(world);
for (const value of hidden) this.#see(value);
}
get names() {
return [ ...this.#sources.keys() ];
}
get(name) {
return this.#sources.get(name);
}
all() {
return Object.fromEntries(this.#sources);
}
update(secrets) {
const sources = Object.entries(secrets).map(([name, secret]) => [ name, sourceOf(name, secret) ]);
for (const [name, source] of sources) this.#add(name, source);
}
mask=text => this.#current().mask(text);
forTools() {
return Object.freeze({
namedIn: command => this.#namedIn(command),
mask: this.mask,
masker: () => streamMask(() => this.#current())
});
}
dump(cipher) {
const sources = [ ...this.#sources ].map(([name, source]) => [ name, lockUp(source, cipher) ]);
return {
secret_sources: Object.fromEntries(sources)
};
}
load(stored, cipher) {
const lost = [];
for (const [name, secret] of Object.entries(stored.secret_sources)) {
const source = unlocked(secret, cipher);
if (source === void 0) lost.push(name); else this.#add(name, source);
}
return lost;
}
toJSON() {
return this.names;
}
#add(name, source) {
this.#sources.set(name, source);
this.#values.delete(name);
if (source.kind === "LookupSecret") return;
const value = source.kind === "StaticSecret" ? source.value : this.#world.env[source.variable] ?? "";
this.#values.set(name, value);
this.#see(value);
}
async #namedIn(command) {
const text = command.toLowerCase();
const named = this.names.filter(name => isVariable(name) && text.includes(name.toLowerCase()));
const values = await Promise.all(named.map(async name => [ name, await this.#resolve(name) ]));
return Object.fromEntries(values.filter(([, value]) => value !== ""));
}
async #resolve(name) {
const source = this.#sources.get(name);
if (source?.kind !== "LookupSecret") return this.#values.get(name) ?? "";
const value = await this.#lookup.value(source) ?? "";
this.#see(value);
return value;
}
#see(value) {
if (this.#seen.has(value)) return;
this.#seen.add(value);
this.#mask = void 0;
}
#current() {
this.#mask ??= (0, mask._)(this.#seen);
return this.#mask;
}
}
function isVariable(name) {
return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}
function sourceOf(name, secret) {
const given = typeof secret === "string" ? {
value: secret
} : secret;
const {description: description, ...rest} = given;
const source = SecretSource.safeParse({
kind: "StaticSecret",
...rest,
...description !== void 0 && {
description: description
}
});
if (source.success) return source.data;
const problems = source.error.issues.map(({path: path, message: message}) => `${path.join(".")} ${message}`).join("; ");
throw new lib_fault.vC("config", `The secret ${name} is not given as it should be: ${problems}.`);
}
class ActiveBranch {
#log;
#events=[];
#builder=new ViewBuilder;
#leaf=null;
#lastUserMessageId;
constructor(log) {
this.#log = log;
this.rebuild();
log.subscribe(event => this.#follow(event));
}
get events() {
return this.#events;
}
get lastUserMessageId() {
return this.#lastUserMessageId;
}
view() {
return this.#builder.view();
}
rebuild() {
this.#events = [];
this.#builder = new ViewBuilder;
this.#lastUserMessageId = void 0;
for (const event of this.#log.branch()) this.#add(event);
this.#leaf = this.#log.leaf;
}
#follow(event) {
if (this.#log.leaf === this.#leaf) return;
if (event.parent_id === (this.#leaf ?? ROOT)) {
this.#add(event);
this.#leaf = event.id;
} else this.rebuild();
}
#add(event) {
this.#events.push(event);
this.#builder.append(event);
if (isRequest(event)) this.#lastUserMessageId = event.id;
}
}
function compileMatcher(matcher) {
const pattern = matcher.trim();
if (pattern === "" || pattern === "*") return () => true;
const source = /^\/(.+)\/$/.exec(pattern)?.[1] ?? pattern;
try {
const whole = new RegExp(`^(?:${source})$`, "u");
return tool => tool !== void 0 && (tool === pattern || whole.test(tool));
} catch {
return;
}
}
const HookType = schemas["enum"]([ "PreToolUse", "PostToolUse", "UserPromptSubmit", "SessionStart", "SessionEnd", "Stop" ]);
const Hook = schemas.object({
type: schemas["enum"]([ "command", "prompt", "agent" ]).default("command"),
command: schemas.string().min(1).optional(),
prompt: schemas.string().optional(),
name: schemas.string().optional(),
timeout: schemas.number().positive().max(3600).default(60),
async: schemas.boolean().default(false)
}).refine(({type: type, command: command}) => type !== "command" || command !== void 0, "A hook of type command needs a command.").readonly();
const Matcher = schemas.string().refine(pattern => compileMatcher(pattern) !== void 0, "It is not a regular expression.");
const HookGroup = schemas.object({
matcher: Matcher.default("*"),
hooks: schemas.array(Hook).readonly()
}).readonly();
const groups = schemas.array(HookGroup).readonly().optional();
const Events = schemas.strictObject({
PreToolUse: groups,
PostToolUse: groups,
UserPromptSubmit: groups,
SessionStart: groups,
SessionEnd: groups,
Stop: groups
}).readonly();
const HookConfig = schemas.preprocess(normalised, Events);
function readHookConfig(value, where) {
const config = HookConfig.safeParse(value);
if (config.success) return config.data;
const hint = "Mend the hooks, or take them out.";
throw new lib_fault.vC("config", `The hooks in ${where} cannot be used: ${core_errors.S1(config.error)}`, {
hint: hint
});
}
function normalised(value) {
if (!isObject(value)) return value;
const keys = Object.keys(value);
const events = keys.length === 1 && isObject(value.hooks) ? value.hooks : value;
return Object.fromEntries(Object.entries(events).map(([key, field]) => [ pascalCase(key), field ]));
}
function isObject(value) {
return typeof value === "object" && value !== null && !Array.isArray(value);
}
function pascalCase(key) {
return /^[a-z]+(_[a-z]+)*$/.test(key) ? key.replaceAll(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase()) : key;
}
const HookInput = schemas.strictObject({
event_type: HookType,
tool_name: schemas.string().optional(),
tool_input: json.L.optional(),
tool_response: json.L.optional(),
message: schemas.string().optional(),
session_id: schemas.string().optional(),
working_dir: schemas.string().optional(),
metadata: schemas.record(schemas.string(), json.L).readonly().prefault({})
}).readonly();
const Reply = schemas.object({
decision: schemas.string().optional(),
reason: schemas.string().optional(),
additionalContext: schemas.string().optional(),
continue: schemas.boolean().optional()
});
const BLOCK = 2;
const LONGEST = 1e4;
function verdictOf({exitCode: exitCode, stdout: stdout, stderr: stderr, timedOut: timedOut}) {
if (timedOut) return verdict_failed("It took too long.");
if (exitCode !== 0 && exitCode !== BLOCK) return verdict_failed(`It ended with exit code ${exitCode}.`);
const reply = replyOn(stdout);
const isBlocked = exitCode === BLOCK || isDenial(reply);
return {
isBlocked: isBlocked,
reason: isBlocked ? spoken(reply.reason) ?? spoken(stderr) : void 0,
context: spoken(reply.additionalContext),
error: void 0
};
}
function verdict_failed(error) {
return {
isBlocked: false,
reason: void 0,
context: void 0,
error: error
};
}
function isDenial({decision: decision, continue: goesOn}) {
return decision === "deny" || decision === "block" || goesOn === false;
}
function replyOn(stdout) {
try {
return Reply.safeParse(JSON.parse(stdout)).data ?? {};
} catch {
return {};
}
}
function spoken(words) {
return (0, lib_clip.e)(words?.trim() ?? "", LONGEST, "[... the hook says more ...]") || void 0;
}
async function runHooks(input, setting) {
const context = [];
for (const hook of hooksFor(input, setting.config)) {
const ending = runHook(hook, input, setting);
if (hook.async) {
setting.onBackground(ending.then(noVerdict, noVerdict));
continue;
}
const verdict = await ending;
if (verdict.context !== void 0) context.push(verdict.context);
if (verdict.isBlocked) return {
blocked: verdict.reason ?? unexplained(hook),
context: context
};
}
return {
blocked: void 0,
context: context
};
}
function hasHooks({event_type: event_type, tool_name: tool_name}, config) {
return hooksFor({
event_type: event_type,
tool_name: tool_name
}, config).length > 0;
}
function hooksFor({event_type: event_type, tool_name: tool_name}, config) {
const groups = config[event_type] ?? [];
return groups.filter(({matcher: matcher}) => compileMatcher(matcher)?.(tool_name)).flatMap(({hooks: hooks}) => hooks);
}
async function runHook(hook, input, setting) {
const {end: end, verdict: verdict} = await ended(hook, input, setting);
setting.onExecution({
kind: "HookExecutionEvent",
hook_event_type: input.event_type,
hook_command: hook.command ?? hook.prompt ?? run_hooks_nameOf(hook),
...input.tool_name !== void 0 && {
tool_name: input.tool_name
},
success: end.exitCode === 0 && verdict.error === void 0,
blocked: verdict.isBlocked,
exit_code: end.exitCode,
stdout: end.stdout,
stderr: end.stderr,
...verdict.isBlocked && {
reason: verdict.reason ?? unexplained(hook)
},
...verdict.context !== void 0 && {
additional_context: verdict.context
},
...verdict.error !== void 0 && {
error: verdict.error
},
...setting.about
});
return verdict;
}
const run_hooks_NOTHING = {
exitCode: -1,
stdout: "",
stderr: ""
};
async function ended(hook, input, {run: run, signal: signal}) {
const {type: type, command: command, timeout: timeout} = hook;
if (type !== "command" || command === void 0) return {
end: run_hooks_NOTHING,
verdict: verdict_failed(`Hooks of type ${type} are not run.`)
};
try {
const stdin = JSON.stringify(HookInput.parse(input));
const end = await run({
command: command,
stdin: stdin,
environment: environmentOf(input),
timeoutMs: timeout * 1e3,
signal: signal
});
return {
end: end,
verdict: verdictOf(end)
};
} catch (error) {
signal.throwIfAborted();
return {
end: run_hooks_NOTHING,
verdict: verdict_failed(error instanceof Error ? error.message : String(error))
};
}
}
function environmentOf({event_type: event_type, tool_name: tool_name, session_id: session_id, working_dir: working_dir}) {
return {
OPENHANDS_EVENT_TYPE: event_type,
...working_dir !== void 0 && {
OPENHANDS_PROJECT_DIR: working_dir
},
...session_id !== void 0 && {
OPENHANDS_SESSION_ID: session_id
},
...tool_name !== void 0 && {
OPENHANDS_TOOL_NAME: tool_name
}
};
}
function unexplained(hook) {
return (0, prompts.J)("hooks/unexplained", {
hook: run_hooks_nameOf(hook)
});
}
function run_hooks_nameOf({name: name, command: command, type: type}) {
return name ?? command ?? type;
}
function noVerdict() {}
const NO_OUTCOME = {
blocked: void 0,
context: []
};
class ConversationHooks {
#settings;
#log;
#state;
#background=new Set;
#started;
#opening=[];
constructor(settings, {log: log, state: state}) {
this.#settings = settings;
this.#log = log;
this.#state = state;
}
start() {
this.#started ??= this.#run({
event_type: "SessionStart"
}).then(({context: context}) => {
this.#opening = context;
});
return this.#started;
}
async submit(message, message_id) {
await this.start();
const outcome = await this.#run({
event_type: "UserPromptSubmit",
message: message
}, {
message_id: message_id
});
const context = [ ...this.#opening, ...outcome.context ];
if (outcome.blocked === void 0) this.#opening = [];
return {
...outcome,
context: context
};
}
async beforeCalls(actions, signal) {
for (const {id: id, tool_name: tool_name, action: action} of actions) {
if (!action) continue;
const {kind: _, ...tool_input} = action;
const {blocked: blocked} = await this.#run({
event_type: "PreToolUse",
tool_name: tool_name,
tool_input: tool_input
}, {
action_id: id
}, signal);
if (blocked !== void 0) this.#state.block("actions", id, blocked);
}
}
async afterCall(action, response, signal) {
const {id: action_id, tool_name: tool_name} = action;
const {kind: _, ...tool_input} = action.action ?? {
kind: ""
};
const happening = {
event_type: "PostToolUse",
tool_name: tool_name,
tool_input: tool_input,
tool_response: response
};
const {blocked: blocked, context: context} = await this.#run(happening, {
action_id: action_id
}, signal).catch(error => {
if (signal.aborted) return NO_OUTCOME;
throw error;
});
const objection = blocked === void 0 ? [] : [ (0, event_content.Qq)((0, prompts.J)("hooks/objection", {
reason: blocked
})) ];
return [ ...wordsOf(context), ...objection ];
}
async stop(signal) {
const {blocked: blocked} = await this.#run({
event_type: "Stop"
}, {}, signal);
return blocked === void 0 ? void 0 : (0, prompts.J)("hooks/stop", {
reason: blocked
});
}
async end() {
const hasStarted = this.#started !== void 0;
await this.#started;
this.#started = void 0;
if (hasStarted) await this.#run({
event_type: "SessionEnd"
});
while (this.#background.size > 0) await Promise.all(this.#background);
}
#run(happening, about = {}, signal = unending()) {
const {config: config, run: run} = this.#settings;
if (!hasHooks(happening, config)) return Promise.resolve(NO_OUTCOME);
const {id: id, workspace: workspace} = this.#state.identity;
const input = {
...happening,
session_id: id,
working_dir: workspace.working_dir,
metadata: {}
};
return runHooks(input, {
config: config,
run: run,
about: about,
signal: signal,
onExecution: event => void this.#log.append(event),
onBackground: end => this.#keep(end)
});
}
#keep(end) {
this.#background.add(end);
end.then(() => this.#background.delete(end));
}
}
function wordsOf(context) {
return context.map(words => (0, event_content.Qq)((0, prompts.J)("hooks/context", {
context: words
})));
}
function unending() {
return (new AbortController).signal;
}
const MOST_SKILLS = 300;
const LARGEST_FILE = 1e5;
const MOST_RESOURCES = 100;
const LONGEST_DESCRIPTION = 1024;
const STANDING_LENGTH = 12e3;
const CATALOGUE_LENGTH = 6500;
const ACTIVATED_LENGTH = 3e4;
const RULE_LENGTH = 1e4;
const texts = schemas.array(schemas.string()).readonly();
const Trigger = schemas.discriminatedUnion("type", [ schemas.strictObject({
type: schemas.literal("keyword"),
keywords: texts
}).readonly(), schemas.strictObject({
type: schemas.literal("task"),
triggers: texts
}).readonly(), schemas.strictObject({
type: schemas.literal("path"),
paths: texts
}).readonly() ]);
const SkillInput = schemas.object({
name: schemas.string(),
description: schemas.string().default("")
}).readonly();
const SkillResources = schemas.strictObject({
skill_root: schemas.string(),
scripts: texts,
references: texts,
assets: texts
}).readonly();
const Skill = schemas.strictObject({
name: schemas.string().min(1),
content: schemas.string(),
trigger: Trigger.nullable().default(null),
source: schemas.string().optional(),
mcp_tools: json.L.optional(),
inputs: schemas.array(SkillInput).readonly().prefault([]),
is_agentskills_format: schemas.boolean().default(false),
version: schemas.string().default("1.0.0"),
description: schemas.string().optional(),
license: schemas.string().optional(),
compatibility: schemas.string().optional(),
metadata: schemas.record(schemas.string(), json.L).readonly().optional(),
allowed_tools: texts.optional(),
disable_model_invocation: schemas.boolean().default(false),
resources: SkillResources.optional()
}).readonly();
function isStanding({trigger: trigger, is_agentskills_format: is_agentskills_format}) {
return trigger === null && !is_agentskills_format;
}
function isListed({is_agentskills_format: is_agentskills_format, disable_model_invocation: disable_model_invocation}) {
return is_agentskills_format && !disable_model_invocation;
}
function activated({skill: skill, by: by}) {
const content = cut(skill, ACTIVATED_LENGTH);
return (0, prompts.J)("skills/activated", {
name: skill.name,
by: by,
about: render_about(skill),
content: content
});
}
function render_rule({skill: skill, by: by}) {
return (0, prompts.J)("skills/rule", {
name: skill.name,
path: by,
content: cut(skill, RULE_LENGTH)
});
}
function fetched(skill, content = skill.content) {
return (0, prompts.J)("skills/fetched", {
name: skill.name,
about: render_about(skill),
content: content
});
}
function standing(skills) {
let room = STANDING_LENGTH;
const blocks = [];
const leftOut = [];
for (const skill of skills.filter(isStanding).sort(byImportance)) {
if (room < LEAST_LENGTH) leftOut.push(skill.source ?? skill.name); else blocks.push((0, 
prompts.J)("skills/standing-one", {
name: skill.name,
content: cut(skill, room)
}));
room -= skill.content.length;
}
if (leftOut.length > 0) blocks.push((0, prompts.J)("skills/left-out", {
list: (0, lib_text.TN)(leftOut.join(", "), NAMES_LENGTH)
}));
return blocks.length === 0 ? "" : (0, prompts.J)("skills/standing", {
list: blocks.join("\n\n")
});
}
function byImportance(a, b) {
const isInFolder = ({source: source = ""}) => /^\.(agents|openhands)\//.test(source) ? 1 : 0;
return isInFolder(a) - isInFolder(b);
}
const LEAST_LENGTH = 200;
const NAMES_LENGTH = 1500;
function render_about(skill) {
const values = render_valuesOf(skill);
const lines = [ ...skill.source === void 0 ? [] : [ `File: ${skill.source}` ], ...skill.resources ? resourceLines(skill.resources) : [], ...values.length === 0 ? [] : [ (0, 
prompts.J)("skills/values", {
values: values.join(", ")
}) ] ];
return lines.map(line => `${line}\n`).join("");
}
function resourceLines({skill_root: skill_root, ...files}) {
return Object.entries(files).flatMap(([kind, paths]) => paths.length === 0 ? [] : [ `Its ${kind}, in ${skill_root}: ${paths.join(", ")}` ]);
}
function render_valuesOf({trigger: trigger, content: content, inputs: inputs}) {
if (inputs.length > 0) return inputs.map(({name: name, description: description}) => description === "" ? name : `${name} (${description})`);
if (trigger?.type !== "task") return [];
return [ ...new Set(Array.from(content.matchAll(/\$\{(\w+)\}/g), ([, name = ""]) => name)) ];
}
function cut({content: content, source: source}, room) {
if (content.length <= room) return content;
const kept = content.slice(0, room).replace(/[\ud800-\udbff]$/, "");
const where = source ?? "its file";
return (0, prompts.J)("skills/cut", {
kept: kept,
where: where,
missing: String(content.length - kept.length)
}).trimStart();
}
function skillsNamed(words, skills) {
return skills.flatMap(skill => {
const by = triggersOf(skill).find(trigger => isNamed(trigger, words));
return by === void 0 ? [] : [ {
skill: skill,
by: by
} ];
});
}
function triggersOf({trigger: trigger}) {
if (trigger?.type === "keyword") return trigger.keywords;
return trigger?.type === "task" ? trigger.triggers : [];
}
function isNamed(trigger, words) {
if (trigger.trim() === "" || !words.toLowerCase().includes(trigger.toLowerCase())) return false;
const literal = trigger.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "iu").test(words);
}
function rulesFor(path, skills) {
return skills.flatMap(skill => {
const isMeant = skill.trigger?.type === "path" && skill.trigger.paths.some(pattern => isMatch(path, pattern));
return isMeant ? [ {
skill: skill,
by: path
} ] : [];
});
}
function isMatch(path, pattern) {
if (pattern.endsWith("/**")) {
const folder = pattern.slice(0, -3);
if (path === folder || path.startsWith(`${folder}/`)) return true;
}
const subject = pattern.includes("/") ? path : external_node_path_.posix.basename(path);
return external_node_path_.posix.matchesGlob(subject, pattern.replace(/^\.?\//, ""));
}
function pathInside(workingDir, path) {
const inside = external_node_path_.posix.relative(workingDir, external_node_path_.posix.resolve(workingDir, path));
return inside === "" || inside === ".." || inside.startsWith("../") ? void 0 : inside;
}
function renewed(parts, shown) {
const told = shown.flatMap(wordsIn);
const fresh = parts.filter(part => !told.findLast(words => words.includes(headingOf(part)))?.includes(part));
return fresh.map(words => (0, event_content.Qq)((0, prompts.J)("skills/renewed", {
words: words
})));
}
function headingOf(part) {
return `${part.split("\n", 1)[0]}\n`;
}
function wordsIn(event) {
if (event.kind === "SystemPromptEvent") return [ event.dynamic_context?.text ?? "" ];
return event.kind === "MessageEvent" ? event.extended_content.map(content => content.text) : [];
}
class Knowledge {
#settings;
#state;
#shown;
constructor(settings, state, shown) {
this.#settings = settings;
this.#state = state;
this.#shown = shown;
}
forMessage({content: content}) {
const {skills: skills = [], prompted: prompted = [], userMessageSuffix: userMessageSuffix = "", requestIn: requestIn = asItIs} = this.#settings;
const known = this.#state.fields.activated_knowledge_skills;
const fresh = skills.filter(({name: name}) => !known.includes(name));
const found = skillsNamed(requestIn((0, event_content.wh)(content)), fresh);
const activated_skills = found.map(({skill: skill}) => skill.name);
this.#state.update({
activated_knowledge_skills: [ ...known, ...activated_skills ]
});
const suffix = userMessageSuffix.trim() === "" ? [] : [ (0, event_content.Qq)(userMessageSuffix.trim()) ];
const news = renewed(prompted, this.#shown());
return {
activated_skills: activated_skills,
extended_content: [ ...news, ...found.map(each => (0, event_content.Qq)(activated(each))), ...suffix ]
};
}
forResult({observation: observation}, {action: action}) {
if (observation.kind === "InvokeSkillObservation") this.#noteInvoked(observation.skill_name);
const path = typeof action?.path === "string" ? this.#pathOf(action.path) : void 0;
if (path === void 0) return [];
const known = this.#state.fields.activated_path_rules;
const {skills: skills = []} = this.#settings;
const found = rulesFor(path, skills.filter(({name: name}) => !known.includes(name)));
this.#state.update({
activated_path_rules: [ ...known, ...found.map(({skill: skill}) => skill.name) ]
});
return found.map(each => (0, event_content.Qq)(render_rule(each)));
}
#pathOf(path) {
return pathInside(this.#state.identity.workspace.working_dir, path);
}
#noteInvoked(name) {
const {invoked_skills: invoked_skills} = this.#state.fields;
if (typeof name !== "string" || invoked_skills.includes(name)) return;
this.#state.update({
invoked_skills: [ ...invoked_skills, name ]
});
}
}
function asItIs(words) {
return words;
}
const ALLOWED = {
decision: "allow"
};
class Extensions {
#parts;
#hooks;
#knowledge;
#admitted=Promise.resolve();
constructor({hooks: hooks, knowledge: knowledge = {}}, parts) {
this.#parts = parts;
this.#hooks = hooks && new ConversationHooks(hooks, parts);
this.#knowledge = new Knowledge(knowledge, parts.state, () => parts.branch.view().events);
}
admit(request, deliver) {
const hooks = this.#hooks;
if (!hooks) return deliver(() => ({
...request,
...this.#knowledge.forMessage(request.llm_message)
}));
const admission = this.#admitted.then(() => this.#heard(hooks, request));
this.#admitted = admission.then(ignore, ignore);
return admission.then(deliver);
}
async #heard(hooks, request) {
const {id: id} = this.#parts.stamper();
const {blocked: blocked, context: context} = await hooks.submit((0, event_content.wh)(request.llm_message.content), id);
return () => {
if (blocked !== void 0) {
this.#parts.state.block("messages", id, blocked);
return {
...request,
id: id
};
}
const {activated_skills: activated_skills, extended_content: extended_content} = this.#knowledge.forMessage(request.llm_message);
return {
...request,
id: id,
activated_skills: activated_skills,
extended_content: [ ...extended_content, ...wordsOf(context) ]
};
};
}
async start() {
await (this.#hooks?.start());
}
async end() {
await (this.#hooks?.end());
}
beforeCalls=async (actions, signal) => {
await (this.#hooks?.beforeCalls(actions, signal));
};
afterCall=async (action, observation, signal) => await (this.#hooks?.afterCall(action, observation, signal)) ?? [];
rulesFor=(result, action) => this.#knowledge.forResult(result, action);
async mayFinish(signal, other) {
const {lastUserMessageId: lastUserMessageId = ""} = this.#parts.branch;
const verdict = await (other?.()) ?? ALLOWED;
if (verdict.decision === "deny" || this.#parts.state.blockedMessages.has(lastUserMessageId)) return verdict;
const feedback = await (this.#hooks?.stop(signal));
return feedback === void 0 ? ALLOWED : {
decision: "deny",
feedback: feedback
};
}
}
function ignore() {}
class Observers {
#observers=new Set;
#failed=new WeakSet;
#report;
constructor(report) {
this.#report = report;
}
add(observer) {
this.#observers.add(observer);
return () => this.#observers.delete(observer);
}
tell(event) {
for (const observer of [ ...this.#observers ]) try {
observer.onEvent(event);
} catch (cause) {
this.#fail(observer, event, cause);
}
}
#fail(observer, event, cause) {
if (this.#failed.has(observer)) return;
this.#failed.add(observer);
const message = cause instanceof Error ? cause.message : String(cause);
this.#report(new lib_fault.vC("bug", `An observer failed at a ${event.kind}: ${message}`, {
cause: cause
}));
}
}
const risk_RANK = {
LOW: 1,
MEDIUM: 2,
HIGH: 3
};
function isAtLeast(risk, threshold) {
return rankOf(risk) >= rankOf(threshold);
}
function rankOf(risk) {
if (risk === "UNKNOWN") throw new lib_fault.vC("bug", "An UNKNOWN risk is neither higher nor lower than another.");
return risk_RANK[risk];
}
const ConfirmationPolicy = schemas.discriminatedUnion("kind", [ schemas.strictObject({
kind: schemas.literal("NeverConfirm")
}).readonly(), schemas.strictObject({
kind: schemas.literal("AlwaysConfirm")
}).readonly(), schemas.strictObject({
kind: schemas.literal("ConfirmRisky"),
threshold: schemas["enum"]([ "LOW", "MEDIUM", "HIGH" ]).default("HIGH"),
confirm_unknown: schemas.boolean().default(true)
}).readonly() ]);
function shouldConfirm(policy, risk) {
switch (policy.kind) {
case "NeverConfirm":
return false;

case "AlwaysConfirm":
return true;

case "ConfirmRisky":
return risk === "UNKNOWN" ? policy.confirm_unknown : isAtLeast(risk, policy.threshold);
}
}
function stricter(one, other) {
return strictness(other) > strictness(one) ? other : one;
}
function strictness(policy) {
return SecurityRisk.options.filter(risk => shouldConfirm(policy, risk)).length;
}
const ExecutionStatus = schemas["enum"]([ "idle", "running", "paused", "waiting_for_confirmation", "finished", "error", "stuck" ]);
const names = schemas.array(schemas.string()).readonly().prefault([]);
const reasons = schemas.record(schemas.string(), schemas.string()).readonly().prefault({});
const base_state_text = schemas.string().nullish();
const AgentRecord = schemas.object({
kind: schemas.string(),
llm: schemas.object({
model: schemas.string().default("")
}).readonly().prefault({}),
tools: schemas.array(schemas.object({
name: schemas.string()
}).readonly()).readonly().prefault([]),
include_default_tools: names.optional()
}).readonly();
const BaseState = schemas.object({
id: schemas.string(),
agent: AgentRecord,
workspace: schemas.object({
kind: schemas.string(),
working_dir: schemas.string()
}).readonly(),
persistence_dir: base_state_text,
max_iterations: schemas.int().min(1).default(500),
stuck_detection: schemas.boolean().default(true),
execution_status: ExecutionStatus.catch("idle"),
confirmation_policy: ConfirmationPolicy.catch({
kind: "AlwaysConfirm"
}).prefault({
kind: "NeverConfirm"
}),
security_analyzer: AnalyzerRecord.nullish(),
activated_knowledge_skills: names,
activated_path_rules: names,
invoked_skills: names,
blocked_actions: reasons,
blocked_messages: reasons,
last_user_message_id: base_state_text,
leaf_event_id: base_state_text,
head_is_empty: schemas.boolean().default(false),
event_count: schemas.int().min(0).nullish(),
stats: Stats.prefault({}),
secret_registry: StoredSecrets.prefault({}),
tags: schemas.record(schemas.string(), schemas.string()).readonly().prefault({}),
agent_state: schemas.record(schemas.string(), json.L).readonly().prefault({}),
hook_config: json.L.optional()
}).readonly();
function head_headOf(log) {
const isEmpty = log.leaf === null && log.slice().some(({kind: kind}) => kind !== "ConversationStateUpdateEvent");
return {
...log.leaf !== null && {
leaf_event_id: log.leaf
},
head_is_empty: isEmpty,
event_count: log.length
};
}
function restoreHead(log, {leaf_event_id: leaf_event_id, head_is_empty: head_is_empty, event_count: event_count}) {
const since = log.slice(event_count ?? log.length);
if (since.some(({kind: kind}) => kind !== "ConversationStateUpdateEvent")) return;
if (head_is_empty) log.navigateTo(null); else if (leaf_event_id != null && log.indexOf(leaf_event_id) >= 0) log.navigateTo(leaf_event_id);
}
function readState(store) {
const text = readIfThere(store, STATE_FILE);
if (text === void 0) return;
try {
return BaseState.parse(JSON.parse(text));
} catch (cause) {
const reason = cause instanceof errors.G ? core_errors.S1(cause) : String(cause);
throw new lib_fault.vC("config", `The file ${STATE_FILE} cannot be read: ${reason}`, {
hint: "Restore that file, or remove the conversation folder to start afresh.",
cause: cause
});
}
}
function stateIsLost() {
return new lib_fault.vC("config", `The conversation has events but no ${STATE_FILE}, so nobody knows what was to be confirmed.`, {
hint: "Restore that file, or remove the conversation folder to start afresh."
});
}
function readIfThere(store, name) {
try {
return store.read(name);
} catch (error) {
const isMissing = error instanceof lib_fault.vC || error instanceof Error && "code" in error && error.code === "ENOENT";
if (isMissing) return;
throw error;
}
}
function requireSame(stored, {id: id, kind: kind, toolbox: toolbox}) {
if (stored.id !== id) throw new lib_fault.vC("config", `The conversation in this folder is ${stored.id}, not ${id}.`, {
hint: "Open it by its own id, or use another folder."
});
if (stored.agent.kind !== kind) throw new lib_fault.vC("config", `The conversation was begun by an agent of kind ${stored.agent.kind}, not ${kind}.`);
const removed = toolNames(stored.agent).filter(name => !isThere(name, toolbox));
if (removed.length === 0) return;
throw new lib_fault.vC("config", `The conversation was begun with tools that are no longer there: ${removed.join(", ")}.`, {
hint: "Tools may be added to a conversation but not taken away. Add them again, or start a new one."
});
}
function toolNames({tools: tools, include_default_tools: include_default_tools = []}) {
return [ ...tools.map(({name: name}) => name), ...include_default_tools ];
}
function isThere(name, toolbox) {
return toolbox.tools.some(tool => tool.name === name || tool.kind === name);
}
const AGENT_KIND = "Agent";
function openParts(options) {
const {id: id, agent: agent, store: store, stamper: stamper, secretWorld: secretWorld, hiddenValues: hiddenValues} = options;
const secrets = new SecretRegistry(secretWorld, hiddenValues);
const log = new EventLog(store, stamper, secrets.mask);
try {
const stored = readState(store);
if (!stored && log.length > 0) throw stateIsLost();
if (stored) requireSame(stored, {
id: id,
kind: AGENT_KIND,
toolbox: agent.toolbox
});
return stored ? resume(options, {
log: log,
secrets: secrets
}, stored) : begin(options, {
log: log,
secrets: secrets
});
} catch (error) {
log.close();
throw error;
}
}
function begin(options, begun) {
const identity = open_identityOf(options);
const fresh = BaseState.parse({
...identity,
execution_status: "idle"
});
return assemble(options, begun, {
...fresh,
stuck_detection: options.stuckDetection ?? true
});
}
function resume(options, begun, stored) {
const {log: log} = begun;
restoreHead(log, stored);
const isWaiting = stored.execution_status === "waiting_for_confirmation" && hasPending(log);
const isCutOff = [ "running", "waiting_for_confirmation" ].includes(stored.execution_status) && !isWaiting;
const opened = assemble(options, begun, {
...stored,
...isCutOff && {
execution_status: "idle"
}
});
if (!isWaiting) closePending(log);
opened.state.save();
return opened;
}
function assemble(options, {log: log, secrets: secrets}, stored) {
const {store: store, cipher: cipher, stamper: stamper} = options;
unlock(secrets, options, stored);
const branch = new ActiveBranch(log);
const state = new ConversationState({
identity: open_identityOf(options),
fields: {
...fieldsOf(stored),
security_analyzer: recordFor(options.securityAnalyzer, stored)
},
secrets: secrets,
cipher: cipher,
store: store,
facts: () => ({
last_user_message_id: branch.lastUserMessageId,
...head_headOf(log)
})
});
const extensions = new Extensions(options, {
log: log,
branch: branch,
state: state,
stamper: stamper
});
const observers = observersOf(options, log);
return {
log: log,
branch: branch,
state: state,
toolSecrets: secrets.forTools(),
extensions: extensions,
observers: observers
};
}
function observersOf({observers: observers = [], report: report}, log) {
const all = new Observers(report ?? (() => {}));
for (const observer of observers) all.add(observer);
log.subscribe(event => all.tell(event));
return all;
}
function open_identityOf({id: id, agent: agent, workspace: workspace, limits: limits}) {
return {
id: id,
agent: {
kind: AGENT_KIND,
llm: {
model: agent.model.name
},
tools: agent.toolbox.names.map(name => ({
name: name
}))
},
workspace: {
kind: workspace.kind,
working_dir: workspace.workingDir
},
max_iterations: limits.maxIterations
};
}
function fieldsOf(stored) {
const {id: id, agent: agent, workspace: workspace, max_iterations: max_iterations, secret_registry: secret_registry, ...rest} = stored;
const {last_user_message_id: last_user_message_id, leaf_event_id: leaf_event_id, head_is_empty: head_is_empty, event_count: event_count, ...fields} = rest;
return fields;
}
function recordFor(analyzer, {security_analyzer: security_analyzer}) {
return analyzer ? recordOf(analyzer) : security_analyzer;
}
function unlock(secrets, options, {secret_registry: secret_registry}) {
const {cipher: cipher, report: report, secrets: given = {}} = options;
const lost = secrets.load(secret_registry, cipher).filter(name => !Object.hasOwn(given, name));
secrets.update(given);
if (lost.length === 0) return;
const message = `Secrets of this conversation could not be read: ${lost.join(", ")}.`;
report?.(new lib_fault.vC("config", message, {
hint: "Supply them again."
}));
}
function analyzerOf(options, record) {
const {securityAnalyzer: securityAnalyzer, report: report} = options;
if (securityAnalyzer || !record) return securityAnalyzer;
const saved = analyzerFrom(record);
if (saved) return saved;
const hint = "Supply it again, or every risk is unknown.";
report?.(new lib_fault.vC("config", `The security analyzer ${record.kind} of this conversation is not there.`, {
hint: hint
}));
return;
}
function request_requestOf(message, sender) {
const said = typeof message === "string" ? {
role: "user",
content: [ (0, event_content.Qq)(message) ]
} : event_content.QB.parse(message);
if (said.role !== "user") throw new lib_fault.vC("bug", `A ${said.role} cannot send a message, only a user.`);
return {
kind: "MessageEvent",
source: "user",
...sender !== void 0 && {
sender: sender
},
llm_message: said
};
}
async function rerunActions(events, {agent: agent, workspace: workspace, signal: signal, secrets: secrets, results: results}) {
for (const [call, result] of answeredCalls(events)) {
if (!call.action || result.kind === "UserRejectObservation") continue;
const tool = agent.toolbox.get(call.tool_name);
if (!tool) throw new lib_fault.vC("config", `There is no tool ${call.tool_name} to run the actions again.`);
signal.throwIfAborted();
const {kind: _, ...input} = call.action;
const again = await callTool(tool, input, {
workspace: workspace,
signal: signal,
secrets: secrets
});
if (results) record(results, call, secrets ? masked(again, secrets.mask) : again);
if (isFailed(again) && !hadFailed(result)) return false;
}
return true;
}
function record(results, {id: id, tool_name: tool_name, tool_call_id: tool_call_id}, result) {
const about = {
tool_name: tool_name,
tool_call_id: tool_call_id
};
if (result.status === "crashed") results.append({
kind: "AgentErrorEvent",
...about,
error: result.error
}); else results.append({
kind: "ObservationEvent",
...about,
action_id: id,
observation: result.observation
});
}
function isFailed(result) {
return result.status === "crashed" || result.observation.is_error;
}
function hadFailed(result) {
return result.kind === "AgentErrorEvent" || result.kind === "ObservationEvent" && result.observation.is_error;
}
class Mailbox {
#held=[];
#isShut=false;
shut() {
this.#isShut = true;
}
open() {
this.#isShut = false;
const held = this.#held;
this.#held = [];
for (const deliver of held) deliver();
}
post(deliver) {
const {promise: promise, resolve: resolve, reject: reject} = Promise.withResolvers();
const settle = () => {
try {
resolve(deliver());
} catch (error) {
reject(error);
}
};
if (this.#isShut) this.#held.push(settle); else settle();
return promise;
}
async shutDuring(act) {
this.shut();
try {
await act();
} finally {
this.open();
}
}
}
function isSameTurn(a, b) {
return a !== void 0 && b !== void 0 && isSameCall(a.call, b.call) && isSameResult(a.result, b.result);
}
function isSameCall(a, b) {
return (0, external_node_util_.isDeepStrictEqual)(essenceOfCall(a), essenceOfCall(b));
}
function isSameResult(a, b) {
return (0, external_node_util_.isDeepStrictEqual)(essenceOfResult(a), essenceOfResult(b));
}
function essenceOfCall({source: source, thought: thought, tool_name: tool_name, action: action, tool_call: tool_call}) {
return {
source: source,
thought: thought,
tool_name: tool_name,
action: action ?? tool_call.arguments
};
}
function essenceOfResult(result) {
const {kind: kind, source: source, tool_name: tool_name} = result;
switch (result.kind) {
case "ObservationEvent":
{
const {content: content, is_error: is_error} = result.observation;
return {
kind: kind,
source: source,
tool_name: tool_name,
content: content,
is_error: is_error
};
}

case "UserRejectObservation":
return {
kind: kind,
source: source,
tool_name: tool_name,
reason: result.rejection_reason
};

case "AgentErrorEvent":
return {
kind: kind,
source: source,
error: result.error
};
}
}
function isAlternating(turns, threshold) {
const last = turns.slice(-threshold);
return last.length >= threshold && last.slice(2).every((turn, index) => isSameTurn(turn, last[index]));
}
function errorStreak(turns) {
const last = turns.at(-1);
const errors = [];
for (const {call: call, result: result} of turns.toReversed()) {
if (!last || result.kind !== "AgentErrorEvent" || !isSameCall(call, last.call)) break;
errors.unshift(result);
}
return errors;
}
function isMonologue(moves, threshold) {
const heard = moves.filter(move => move.kind !== "MessageEvent" || move.source === "agent");
const last = heard.slice(-threshold);
return last.length >= threshold && last.every(move => move.kind === "MessageEvent");
}
function isRepeating(turns, threshold) {
const last = turns.slice(-threshold);
return last.length >= threshold && last.every(turn => isSameTurn(turn, last[0]));
}
const SIZE = 20;
function lastMoves(events) {
const moves = [];
for (let index = events.length - 1; index >= 0 && moves.length < SIZE; index -= 1) {
const event = events[index];
if (!event || isRequest(event)) break;
if (event.kind === "ActionEvent" || event.kind === "MessageEvent" || isResult(event)) moves.push(event);
}
return moves.reverse();
}
function turnsOf(moves) {
return [ ...answeredCalls(moves) ].map(([call, result]) => ({
call: call,
result: result
}));
}
const STUCK_THRESHOLDS = Object.freeze({
action_observation: 4,
action_error: 3,
monologue: 3,
alternating_pattern: 6
});
function isStuck(events, thresholds = STUCK_THRESHOLDS) {
const moves = lastMoves(events);
const turns = turnsOf(moves);
const pattern = patternIn(moves, turns, thresholds);
if (pattern) return {
kind: "stuck",
pattern: pattern
};
const errors = errorStreak(turns);
const last = errors.at(-1);
const isNudgeDue = last !== void 0 && errors.length === thresholds.action_error && !isNudged(moves, last);
return isNudgeDue ? {
kind: "nudge",
errorEventId: last.id
} : {
kind: "no"
};
}
function patternIn(moves, turns, thresholds) {
const patterns = {
action_observation: () => isRepeating(turns, thresholds.action_observation),
action_error: () => errorStreak(turns).length > thresholds.action_error,
monologue: () => isMonologue(moves, thresholds.monologue),
alternating_pattern: () => isAlternating(turns, thresholds.alternating_pattern)
};
return Object.keys(patterns).find(name => patterns[name]());
}
function isNudged(moves, error) {
return moves.slice(moves.indexOf(error) + 1).some(({kind: kind, source: source}) => kind === "MessageEvent" && source !== "agent");
}
class Budget {
#limit;
#spent=0;
constructor(limit, reportsCost) {
this.#limit = limit;
if (reportsCost === false) this.#spent = void 0;
this.#requirePrice();
}
add({usage: usage}) {
this.#spent = this.#spent === void 0 || usage.cost === void 0 ? void 0 : this.#spent + usage.cost;
}
get mustStop() {
return this.#limit !== void 0 && (this.#spent === void 0 || this.#spent >= this.#limit);
}
get isUsedUp() {
this.#requirePrice();
return this.#limit !== void 0 && this.#spent !== void 0 && this.#spent >= this.#limit;
}
#requirePrice() {
if (this.#limit === void 0 || this.#spent !== void 0) return;
throw new lib_fault.vC("config", "The limit on money cannot be held: the model's endpoint does not state what a call has cost, and its price is not known.", {
hint: "Take the limit away, or say what the model costs."
});
}
}
const PAUSED = "paused";
const CHARACTERS_PER_TOKEN = 4;
const TOKENS_PER_IMAGE = 1500;
const estimateTokens = (messages, tools) => {
const characters = messages.reduce((sum, message) => sum + charactersOf(message), JSON.stringify(tools).length);
const images = messages.reduce((sum, {content: content}) => sum + imagesIn(content), 0);
return tokens_tokensIn(characters) + images * TOKENS_PER_IMAGE;
};
function tokens_tokensIn(characters) {
return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}
function charactersOf({content: content, tool_calls: tool_calls = [], reasoning_content: reasoning_content = "", thinking_blocks: thinking_blocks = []}) {
const words = content.reduce((sum, block) => sum + (block.type === "text" ? block.text.length : 0), 0);
const calls = tool_calls.reduce((sum, call) => sum + call.name.length + call.arguments.length, 0);
const thoughts = thinking_blocks.length === 0 ? 0 : JSON.stringify(thinking_blocks).length;
return words + calls + thoughts + reasoning_content.length;
}
function imagesIn(content) {
return content.reduce((sum, block) => sum + (block.type === "image" ? block.image_urls.length : 0), 0);
}
function classify(message) {
if (message.tool_calls && message.tool_calls.length > 0) return {
kind: "calls",
calls: message.tool_calls
};
return {
kind: (0, event_content.wh)(message.content).trim() === "" ? "empty" : "answer"
};
}
async function assessed(batch, context) {
const {confirmation: confirmation, blockedActions: blockedActions, workspace: workspace} = context;
const judged = batch.map(async ({action: action, prepared: prepared}) => {
if (prepared.status !== "ready" || isSpeech(prepared) || blockedActions.has(action.id)) return [];
return [ [ action.id, await assess(action, {
workingDir: workspace.workingDir,
hints: prepared.tool.annotations
}, confirmation.analyzer) ] ];
});
return new Map((await Promise.all(judged)).flat());
}
function mustWait(batch, assessments, context) {
return batch.some(({action: action, prepared: prepared}) => {
const assessment = prepared.status === "ready" ? assessments.get(action.id) : void 0;
return assessment !== void 0 && shouldConfirm(context.confirmation.policy, assessment.risk);
});
}
function withoutRisky(batch, assessments, context) {
if (context.confirmation.whenRisky !== "refuse") return batch;
return batch.map(recorded => {
const {action: action, prepared: prepared} = recorded;
if (!mustWait([ recorded ], assessments, context)) return recorded;
const reasons = assessments.get(action.id)?.reasons.join(" ") ?? "";
return {
action: action,
prepared: {
status: "refused",
call: prepared.call,
error: (0, prompts.J)("sub-agents/refused", {
reasons: reasons
})
}
};
});
}
function withoutForbidden(batch, assessments) {
return batch.map(({action: action, prepared: prepared}) => {
const assessment = assessments.get(action.id);
if (!assessment?.isForbidden) return {
action: action,
prepared: prepared
};
const error = (0, prompts.J)("forbidden-call", {
reasons: assessment.reasons.join(" ")
});
return {
action: action,
prepared: {
status: "refused",
call: prepared.call,
error: error
}
};
});
}
function refuseUnfit(batch, {log: log, secrets: secrets}) {
return batch.filter(({action: action, prepared: prepared}) => {
const isUnseen = prepared.status === "ready" && secrets !== void 0 && masked(prepared.input, secrets.mask) !== prepared.input;
const isForbidden = prepared.status === "refused" && action.action !== null;
if (isUnseen) log.append(execute_mistaken(action, (0, prompts.J)("secret-in-call")));
if (isForbidden) log.append(execute_mistaken(action, prepared.error));
return !isUnseen && !isForbidden;
});
}
async function assess_assess(deed, agent, context) {
const {log: log, workspace: workspace, signal: signal} = context;
const onReply = (usageId, spent) => context.onReply(usageId, spent);
if (!agent.critic) return;
try {
return await agent.critic.judge({
events: log.branch(),
deed: deed,
workspace: workspace,
signal: signal,
onReply: onReply
});
} catch (error) {
signal.throwIfAborted();
const message = `The critic failed: ${error instanceof Error ? error.message : String(error)}`;
return {
score: 0,
message: message,
metadata: {
failed: true
}
};
}
}
const Failed = schemas.looseObject({
failed: schemas.literal(true)
});
function hasFailed({metadata: metadata}) {
return Failed.safeParse(metadata).success;
}
schemas.strictObject({
success_threshold: schemas.number().min(0).max(1).default(.6),
max_iterations: schemas.int().min(1).default(3)
}).readonly();
const KEY = "iterative_refinement";
const SENDER = "critic";
const Counter = schemas.object({
request: schemas.string(),
count: schemas.int()
});
function sendBack(result, refinement, {log: log, agentState: agentState}) {
if (!refinement || !result || hasFailed(result) || result.score >= refinement.success_threshold) return false;
const request = lastRequest(log.branch());
const counter = Counter.safeParse(agentState.get(KEY));
const count = counter.success && counter.data.request === request ? counter.data.count : 0;
if (count >= refinement.max_iterations) return false;
agentState.set(KEY, {
request: request,
count: count + 1
});
log.append(followUp(result, refinement));
return true;
}
function lastRequest(events) {
const isRequest = event => event.kind === "MessageEvent" && event.source === "user" && event.sender !== SENDER;
return events.findLast(isRequest)?.id ?? "";
}
function followUp(result, {success_threshold: success_threshold}) {
const message = result.message ?? "No reason was given. Check the work against what was asked.";
const slots = {
score: result.score.toFixed(2),
threshold: success_threshold.toFixed(2),
message: message
};
const content = [ (0, event_content.Qq)((0, prompts.J)("refine", slots)) ];
const llm_message = {
role: "user",
content: content
};
return {
kind: "MessageEvent",
source: "user",
sender: SENDER,
llm_message: llm_message,
critic_result: result
};
}
function asksForUnseen({features: features}, {view: view}) {
if (features.vision) return false;
const request = view().events.findLast(isRequest);
if (request?.kind !== "MessageEvent") return false;
const content = [ ...request.llm_message.content, ...request.extended_content ];
const hasWords = content.some(block => block.type === "text" && block.text.trim() !== "");
return !hasWords && content.some(block => block.type === "image");
}
function actionDraft({id: id, message: message}, prepared, isFirst, critic_result) {
const {call: call} = prepared;
return {
kind: "ActionEvent",
...isFirst ? thoughtsOf(message) : {
thought: []
},
action: prepared.status === "ready" ? {
...prepared.input,
kind: prepared.tool.actionKind
} : null,
tool_name: call.name,
tool_call_id: call.id,
tool_call: call,
llm_response_id: id,
...prepared.status === "ready" && {
security_risk: prepared.risk
},
...prepared.status === "ready" && prepared.summary !== void 0 && {
summary: prepared.summary
},
...critic_result && {
critic_result: critic_result
}
};
}
function thoughtsOf(message) {
const {content: content, reasoning_content: reasoning_content, thinking_blocks: thinking_blocks, responses_reasoning_item: responses_reasoning_item, reasoning_details: reasoning_details} = message;
return {
thought: content.filter(block => block.type === "text"),
...reasoning_content !== void 0 && {
reasoning_content: reasoning_content
},
...thinking_blocks && {
thinking_blocks: thinking_blocks
},
...responses_reasoning_item && {
responses_reasoning_item: responses_reasoning_item
},
...reasoning_details && {
reasoning_details: reasoning_details
}
};
}
function deedOf({call: call, ...prepared}) {
if (prepared.status === "ready" && execute_isFinish({
call: call,
...prepared
})) return {
kind: "finish",
message: String(prepared.input.message ?? "")
};
return {
kind: "call",
tool: call.name,
arguments: call.arguments
};
}
const MOST_TOLD = 3;
function recover_recover(error, agent, log, view) {
const remedy = error instanceof lib_fault.vC ? remedyFor(error, agent, log, view) : void 0;
if (!remedy) throw error;
log.append(remedy);
}
function remedyFor(fault, {condenser: condenser}, log, view) {
const takesRequests = condenser?.handlesRequests === true;
const canCondense = takesRequests && !view.unhandledCondensationRequest;
switch (fault.reason) {
case "text-protocol":
return tellAgain(fault, fault.message, log);

case "output-limit":
return tellAgain(fault, (0, prompts.J)("write-less"), log);

case "content-policy":
return tellOnce(fault, (0, prompts.J)("rephrase"), log, "It was asked once more in other words.");

case "empty-reply":
return tellOnce(fault, (0, prompts.J)("nudge"), log, "It was told so, and did it again.");

case "context-window":
if (takesRequests && !canCondense) throw tooLong(fault);
return canCondense ? {
kind: "CondensationRequest"
} : void 0;

case "malformed-history":
return canCondense && !isFreshlyCondensed(log) ? {
kind: "CondensationRequest"
} : void 0;

case void 0:
return;
}
}
function tellAgain(fault, words, log) {
if (toldInARow(log.branch()).length < MOST_TOLD) return tell(words);
const hint = fault.hint ?? "Use another model, or ask for less at once.";
throw worse(fault, `The model was told so ${MOST_TOLD} times in a row, and did it again.`, {
hint: hint
});
}
function tellOnce(fault, words, log, inVain) {
if (!toldInARow(log.branch()).includes(words)) return tell(words);
throw worse(fault, inVain);
}
function tooLong(cause) {
const hint = "Use a model with a larger context, or ask for less at a time.";
return worse(cause, "There is nothing in the conversation that could be left out.", {
hint: hint
});
}
function worse(cause, more, {hint: hint = cause.hint} = {}) {
const options = {
...hint !== void 0 && {
hint: hint
},
reason: cause.reason,
cause: cause
};
return new lib_fault.vC("model", `${cause.message} ${more}`, options);
}
function tell(words) {
const llm_message = {
role: "user",
content: [ (0, event_content.Qq)(words) ]
};
return {
kind: "MessageEvent",
source: "environment",
llm_message: llm_message
};
}
function toldInARow(events) {
const start = events.findLastIndex(event => isReply(event) || isRequest(event) || isResult(event));
return events.slice(start + 1).flatMap(event => {
const isTold = event.kind === "MessageEvent" && event.source === "environment";
return isTold ? [ (0, event_content.wh)(event.llm_message.content) ] : [];
});
}
function isFreshlyCondensed(log) {
return log.get(log.leaf ?? "")?.kind === "Condensation";
}
async function step(agent, context) {
context.signal.throwIfAborted();
if (context.approved !== "none") return carryOutApproved(agent, context);
if (isBlocked(context)) return "finished";
if (asksForUnseen(agent.model, context)) return decline(context);
const view = await shortened(agent, context);
const reply = view && await ask(view, agent, context);
return reply ? answer(reply, agent, context) : "continue";
}
async function carryOutApproved(agent, context) {
const {calls: calls, isRestWaiting: isRestWaiting} = approvedCalls(context, agent.toolbox);
const end = await carryOut(calls, agent, context);
return isRestWaiting ? "waiting_for_confirmation" : end;
}
function isBlocked({lastUserMessageId: lastUserMessageId, blockedMessages: blockedMessages}) {
return lastUserMessageId !== void 0 && blockedMessages.has(lastUserMessageId);
}
function decline({log: log}) {
const llm_message = {
role: "assistant",
content: [ (0, event_content.Qq)((0, prompts.J)("no-images")) ]
};
log.append({
kind: "MessageEvent",
source: "agent",
llm_message: llm_message
});
return "finished";
}
async function shortened(agent, context) {
const {log: log, signal: signal} = context;
const view = context.view();
if (view.events[0]?.kind !== "SystemPromptEvent") throw new lib_fault.vC("bug", "The conversation has no system prompt.");
if (!view.events.some(isRequest)) throw new lib_fault.vC("bug", "Nobody has asked the agent for anything yet.");
if (!agent.condenser) return view;
const condensed = await agent.condenser.condense(view, {
tools: agent.toolbox.schemas(),
inputLimit: agent.inputLimit,
countTokens: estimateTokens,
signal: signal,
memory: context.agentState,
onReply: spent => context.onReply("condenser", spent)
});
if (condensed.kind === "view") return condensed.view;
log.append(condensed.condensation);
return;
}
async function ask(view, agent, context) {
const {log: log, signal: signal} = context;
const onLost = lost => context.onReply("default", lost);
const request = {
messages: toChat(view),
tools: agent.toolbox.schemas(),
signal: signal,
onLost: onLost
};
let reply;
try {
reply = await agent.model.complete(request);
} catch (error) {
signal.throwIfAborted();
recover_recover(error, agent, log, view);
return;
}
context.onReply("default", reply);
return reply;
}
async function answer(reply, agent, context) {
const what = classify(reply.message);
switch (what.kind) {
case "answer":
{
const deed = {
kind: "answer",
message: (0, event_content.wh)(reply.message.content)
};
const result = await assess_assess(deed, agent, context);
step_say(reply, result, context);
return sendBack(result, agent.iterativeRefinement, context) ? "continue" : "finished";
}

case "empty":
step_say(reply, void 0, context);
context.log.append(tell((0, prompts.J)("nudge")));
return "continue";

case "calls":
return act(reply, untilFinish(what.calls.map(call => prepareCall(call, agent.toolbox))), agent, context);
}
}
function step_say({id: id, message: message}, critic_result, {log: log}) {
const about = {
llm_response_id: id,
...critic_result && {
critic_result: critic_result
}
};
log.append({
kind: "MessageEvent",
source: "agent",
llm_message: message,
...about
});
}
function untilFinish(calls) {
const finish = calls.findIndex(execute_isFinish);
return finish < 0 ? calls : calls.slice(0, finish + 1);
}
async function act(reply, calls, agent, context) {
const batch = await step_record(reply, calls, agent, context);
const actions = batch.map(({action: action}) => action);
await (context.extensions?.beforeCalls(actions, context.signal));
const assessments = await assessed(batch, context);
const allowed = withoutRisky(withoutForbidden(batch, assessments), assessments, context);
if (!mustWait(allowed, assessments, context)) return carryOut(allowed, agent, context);
const left = refuseUnfit(allowed, context);
return left.some(({prepared: prepared}) => prepared.status === "ready") ? "waiting_for_confirmation" : carryOut(left, agent, context);
}
async function step_record(reply, calls, agent, context) {
const isJudged = call => agent.critic?.mode === "all_actions" || calls.length === 1 && execute_isFinish(call);
const results = [];
for (const call of calls) results.push(isJudged(call) ? await assess_assess(deedOf(call), agent, context) : void 0);
return calls.map((prepared, index) => {
const action = context.log.append(actionDraft(reply, prepared, index === 0, results[index]));
return {
action: action,
prepared: prepared
};
});
}
async function carryOut(batch, agent, context) {
const isFinished = await execute(batch, agent, context);
const finish = batch.find(({prepared: prepared}) => execute_isFinish(prepared));
if (!isFinished || !finish) return "continue";
const result = finish.action.critic_result ?? await assess_assess(deedOf(finish.prepared), agent, context);
return sendBack(result, agent.iterativeRefinement, context) ? "continue" : "finished";
}
function takeStep(parts, plan) {
return step(parts.agent, contextOf(parts, plan));
}
async function condenseNow(parts, signal) {
const view = await shortened(parts.agent, contextOf(parts, {
signal: signal,
approved: "none"
}));
if (view) throw new lib_fault.vC("model", "There is nothing in the conversation that could be left out.");
}
function contextOf(parts, {signal: signal, approved: approved, budget: budget}) {
const {agent: agent, workspace: workspace, log: log, branch: branch, state: state, toolSecrets: toolSecrets, extensions: extensions, analyzer: analyzer, subAgents: subAgents, whenRisky: whenRisky} = parts;
return {
log: log,
workspace: workspace,
signal: signal,
extensions: extensions,
approved: approved,
blockedActions: state.blockedActions,
blockedMessages: state.blockedMessages,
view: () => branch.view(),
confirmation: {
policy: state.fields.confirmation_policy,
analyzer: analyzer(),
whenRisky: whenRisky
},
lastUserMessageId: branch.lastUserMessageId,
agentState: state.agentState,
secrets: toolSecrets,
subAgents: subAgents?.during(budget),
onReply(usageId, spent) {
state.addReply(usageId, agent.model, spent);
parts.onReply?.(spent, agent.model);
budget?.add(spent);
}
};
}
class Run {
#parts;
#interruption=new AbortController;
#signal;
#deadline;
constructor(parts, signal, deadline) {
this.#parts = parts;
this.#deadline = deadline;
this.#signal = AbortSignal.any([ signal, this.#interruption.signal, ...deadline ? [ deadline ] : [] ]);
}
async play(approved) {
const {log: log, mailbox: mailbox, state: state} = this.#parts;
try {
state.update({
execution_status: "running"
});
if (approved === "none") closePending(log);
await this.#parts.extensions.start();
return await this.#steps(approved);
} catch (error) {
return this.#breakOff(error);
} finally {
mailbox.open();
}
}
interrupt() {
this.#interruption.abort(PAUSED);
}
async #steps(approved) {
const {limits: limits, reportsCost: reportsCost} = this.#parts;
const budget = new Budget(limits.maxBudget, reportsCost);
let end = approved === "none" ? void 0 : await this.#advance(approved, budget);
for (let steps = 0; !end && steps < limits.maxIterations; steps += 1) end = this.#mustStop() ?? await this.#advance("none", budget);
return end ?? this.#paused() ?? this.#exhausted();
}
#mustStop() {
this.#signal.throwIfAborted();
return this.#paused() ?? this.#stuck();
}
async #advance(approved, budget) {
const {branch: branch} = this.#parts;
const request = branch.lastUserMessageId;
const end = await this.#step(approved, budget);
if (end === "waiting_for_confirmation") return this.#wait();
const mayFinish = end === "finished" && await this.#mayFinish();
if (mayFinish && branch.lastUserMessageId === request) return this.#finish();
return budget.isUsedUp ? this.#overBudget() : void 0;
}
async #step(approved, budget) {
const {mailbox: mailbox} = this.#parts;
mailbox.shut();
const plan = {
signal: this.#signal,
approved: approved,
budget: budget
};
const end = await takeStep(this.#parts, plan);
mailbox.open();
return end;
}
async #mayFinish() {
const verdict = await (this.#parts.onFinish?.(this.#signal));
if (!verdict || verdict.decision === "allow") return true;
if (verdict.feedback) this.#tell(verdict.feedback);
return false;
}
#tell(words) {
const llm_message = {
role: "user",
content: [ (0, event_content.Qq)(words) ]
};
this.#parts.log.append({
kind: "MessageEvent",
source: "environment",
llm_message: llm_message
});
}
#finish() {
this.#parts.state.update({
execution_status: "finished"
});
return {
status: "finished"
};
}
#wait() {
this.#parts.state.update({
execution_status: "waiting_for_confirmation"
});
return {
status: "waiting"
};
}
#paused() {
return this.#parts.state.status === "paused" ? {
status: "interrupted",
reason: PAUSED
} : void 0;
}
#stuck() {
const {branch: branch, state: state} = this.#parts;
const verdict = state.fields.stuck_detection ? isStuck(branch.events) : void 0;
if (verdict?.kind === "nudge") this.#tell((0, prompts.J)("repeated-error"));
if (verdict?.kind !== "stuck") return;
const {pattern: pattern} = verdict;
this.#end("stuck", "Stuck", `The agent goes in circles: ${IN_WORDS[pattern]}.`);
return {
status: "stuck",
pattern: pattern
};
}
#exhausted() {
const {maxIterations: maxIterations} = this.#parts.limits;
this.#end("error", "MaxIterationsReached", `Agent reached maximum iterations limit (${maxIterations}).`);
return {
status: "exhausted"
};
}
#overBudget() {
this.#end("error", "MaxBudgetReached", `The run has cost the $${this.#parts.limits.maxBudget} that it may cost.`);
return {
status: "over-budget"
};
}
#breakOff(error) {
const {log: log, state: state} = this.#parts;
closePending(log);
if (!this.#signal.aborted) return this.#fail((0, lib_fault.ec)(error));
const {reason: reason} = this.#signal;
if (this.#deadline?.aborted && this.#deadline.reason === reason) {
this.#end("error", "DeadlineReached", "The time that the run may take is up.");
return {
status: "deadline"
};
}
log.append({
kind: "InterruptEvent"
});
state.update({
execution_status: "paused"
});
return {
status: "interrupted",
reason: reason
};
}
#fail(fault) {
this.#end("error", fault.code, fault.message);
return {
status: "failed",
fault: fault
};
}
#end(execution_status, code, detail) {
this.#parts.log.append({
kind: "ConversationErrorEvent",
code: code,
detail: detail
});
this.#parts.state.update({
execution_status: execution_status
});
}
}
const IN_WORDS = {
action_observation: "it makes the same call again and again, and gets the same result",
action_error: "it makes the same call again and again, and it fails every time",
monologue: "it talks to itself",
alternating_pattern: "it makes the same two calls in turn, and gets the same results"
};
class Runner {
#current;
play(parts, {signal: signal, deadline: deadline, approved: approved}) {
const run = new Run(parts, signal, deadline);
return this.#alone(() => run.interrupt(), () => run.play(approved));
}
occupy(signal, act) {
const interruption = new AbortController;
return this.#alone(() => interruption.abort(PAUSED), () => act(AbortSignal.any([ signal, interruption.signal ])));
}
interrupt() {
this.#current?.stop();
return this.#current?.end;
}
requireRest() {
if (!this.#current) return;
throw new lib_fault.vC("bug", "The agent is at work already.", {
hint: "Wait for the end of its run."
});
}
async #alone(stop, act) {
this.requireRest();
const {promise: end, resolve: resolve} = Promise.withResolvers();
this.#current = {
stop: stop,
end: end
};
try {
return await act();
} finally {
this.#current = void 0;
resolve();
}
}
}
function storeInside(store, folder) {
const inside = name => `${folder}/${requireInside(name)}`;
return {
write: (name, text) => store.write(inside(name), text),
read: name => store.read(inside(name)),
list: name => store.list(inside(name)),
move: (from, to) => store.move(inside(from), inside(to)),
remove: name => store.remove(inside(name)),
lock: name => store.lock(inside(name))
};
}
function mergeHooks(configs) {
const events = HookType.options.flatMap(type => {
const groups = configs.flatMap(config => config[type] ?? []);
return groups.length === 0 ? [] : [ [ type, groups ] ];
});
return events.length === 0 ? void 0 : Object.fromEntries(events);
}
function readOnlyWorkspace(workspace) {
const refuse = async () => {
throw new lib_fault.Fp("You may only read here: nothing is written, and no command is run.");
};
return {
kind: workspace.kind,
workingDir: workspace.workingDir,
outputDir: workspace.outputDir,
run: refuse,
pipe: refuse,
openShell: refuse,
openProgram: refuse,
write: refuse,
remove: refuse,
saveOutput: (name, bytes) => workspace.saveOutput(name, bytes),
stat: path => workspace.stat(path),
read: (path, maxBytes) => workspace.read(path, maxBytes),
list: path => workspace.list(path),
realPath: path => workspace.realPath(path),
findFiles: (query, signal) => workspace.findFiles(query, signal),
searchText: (query, signal) => workspace.searchText(query, signal),
gitChanges: path => workspace.gitChanges(path),
gitDiff: file => workspace.gitDiff(file)
};
}
function childOptions(caller, {settings: settings, id: id, conversation: conversation, definition: definition, onReply: onReply}) {
const {options: options, state: state} = caller;
const {stamper: stamper, reportsCost: reportsCost, hiddenValues: hiddenValues, secretWorld: secretWorld, cipher: cipher, report: report} = options;
const observer = settings.observer?.(id);
return {
id: conversation,
agent: settings.agentFor(definition),
workspace: definition.read_only ? readOnlyWorkspace(options.workspace) : options.workspace,
store: storeInside(options.store, `subagents/${id}`),
limits: limitsOf(definition, options.limits),
secrets: state.secrets.all(),
hooks: hooksOf(definition, options),
knowledge: {
skills: options.knowledge?.skills ?? [],
requestIn: () => ""
},
securityAnalyzer: analyzerFor(definition, caller),
whenRisky: "refuse",
onReply: onReply,
observers: observer ? [ observer ] : [],
stamper: stamper,
reportsCost: reportsCost,
hiddenValues: hiddenValues,
secretWorld: secretWorld,
cipher: cipher,
report: report
};
}
function policyFor({permission_mode: permission_mode}, {state: state}) {
const inherited = state.fields.confirmation_policy;
return permission_mode === null ? inherited : stricter(inherited, POLICIES[permission_mode]);
}
const POLICIES = {
always_confirm: {
kind: "AlwaysConfirm"
},
never_confirm: {
kind: "NeverConfirm"
},
confirm_risky: {
kind: "ConfirmRisky",
threshold: "HIGH",
confirm_unknown: true
}
};
function analyzerFor({permission_mode: permission_mode}, {analyzer: analyzer, state: state}) {
const needsNone = state.fields.confirmation_policy.kind !== "NeverConfirm" || permission_mode === null;
return analyzer() ?? (needsNone ? void 0 : standardAnalyzer());
}
function limitsOf({max_iteration_per_run: max_iteration_per_run, max_budget_per_run: max_budget_per_run}, {maxIterations: maxIterations}) {
return {
maxIterations: Math.min(maxIterations, max_iteration_per_run ?? maxIterations),
maxBudget: max_budget_per_run
};
}
function hooksOf(definition, {hooks: hooks}) {
if (!hooks) return;
const {PreToolUse: PreToolUse, PostToolUse: PostToolUse} = hooks.config;
const config = mergeHooks([ {
PreToolUse: PreToolUse,
PostToolUse: PostToolUse
}, ...definition.hooks ? [ definition.hooks ] : [] ]);
return config && {
config: config,
run: hooks.run
};
}
const Member = schemas.object({
agent: schemas.string(),
conversation: schemas.string(),
has_worked: schemas.boolean()
}).readonly();
const Members = schemas.record(schemas.string(), Member).readonly();
const roster_KEY = "sub_agents";
const roster_MOST = 100;
class Roster {
#state;
constructor(state) {
this.#state = state;
}
get(id) {
const member = this.#own(id);
if (member) return member;
throw new lib_fault.Fp(`There is no sub-agent "${id}". There are: ${Object.keys(this.#all()).join(", ") || "none yet"}.`);
}
add(agent, conversation, id = this.#next(agent)) {
if (!/^[a-z0-9][a-z0-9_-]{0,79}$/i.test(id)) throw new lib_fault.Fp(`"${id}" is no id: use letters, digits and dashes.`);
if (this.#own(id)) throw new lib_fault.Fp(`There is a sub-agent "${id}" already. Give it work, or take another id.`);
if (Object.keys(this.#all()).length >= roster_MOST) throw new lib_fault.Fp(`There are ${roster_MOST} sub-agents, which is all there may be.`);
this.#set(id, {
agent: agent,
conversation: conversation,
has_worked: false
});
return id;
}
noteWork(id) {
this.#set(id, {
...this.get(id),
has_worked: true
});
}
#set(id, member) {
this.#state.set(roster_KEY, {
...this.#all(),
[id]: member
});
}
#own(id) {
const all = this.#all();
return Object.hasOwn(all, id) ? all[id] : void 0;
}
#all() {
return Members.safeParse(this.#state.get(roster_KEY)).data ?? {};
}
#next(agent) {
const numbers = Object.keys(this.#all()).map(id => Number(id.slice(id.lastIndexOf("-") + 1)));
return `${agent}-${Math.max(0, ...numbers.filter(Number.isSafeInteger)) + 1}`;
}
}
const NO_MONEY = "The run may cost no more.";
function subConversations(caller, open) {
const {subAgents: subAgents} = caller.options;
return subAgents && new SubConversations(caller, subAgents, open);
}
class SubConversations {
#caller;
#settings;
#open;
#roster;
#atWork=new Set;
constructor(caller, settings, open) {
this.#caller = caller;
this.#settings = settings;
this.#open = open;
this.#roster = new Roster(caller.state.agentState);
}
during(budget) {
const cut = new AbortController;
return {
begin: (agent, id) => {
const {name: name} = this.#definition(agent);
return this.#roster.add(name, this.#caller.options.stamper().id, id);
},
work: async (id, task, signal) => {
const member = this.#roster.get(id);
if (this.#atWork.has(id)) throw new lib_fault.Fp(`The sub-agent "${id}" is at work. Wait for its answer.`);
this.#atWork.add(id);
try {
return await this.#work({
id: id,
member: member,
task: task,
signal: signal,
budget: budget
}, cut);
} finally {
this.#atWork.delete(id);
}
}
};
}
#definition(name) {
const {agents: agents} = this.#settings;
const found = agents.find(agent => agent.name === name);
if (found) return found;
throw new lib_fault.Fp(`There is no sub-agent of the kind "${name}". There are: ${agents.map(one => one.name).join(", ")}.`);
}
async #work({id: id, member: member, task: task, signal: signal, budget: budget}, cut) {
const onReply = (spent, asked) => {
this.#caller.state.addReply(`task:${id}`, asked, spent);
budget?.add(spent);
if (budget?.mustStop) cut.abort(NO_MONEY);
};
const child = this.#childOf(id, member, onReply);
try {
this.#roster.noteWork(id);
await child.send(task);
const end = await child.run(AbortSignal.any([ signal, cut.signal ]));
signal.throwIfAborted();
const answer = child.finalResponse();
return {
id: id,
agent: member.agent,
isFinished: end.status === "finished",
why: whyStopped(end),
answer: answer
};
} finally {
await child.close();
}
}
#childOf(id, member, onReply) {
const {agent: agent, conversation: conversation, has_worked: has_worked} = member;
const definition = this.#definition(agent);
const options = orMistake(id, () => childOptions(this.#caller, {
settings: this.#settings,
id: id,
conversation: conversation,
definition: definition,
onReply: onReply
}));
if (has_worked && options.store.list("events").length === 0) throw new lib_fault.Fp(`What "${id}" has done is no longer there. Begin a new one, and tell it what it needs to know.`);
const child = orMistake(id, () => this.#open(options));
child.setConfirmationPolicy(policyFor(definition, this.#caller));
return child;
}
}
function orMistake(id, make) {
try {
return make();
} catch (error) {
throw new lib_fault.Fp(`"${id}" cannot work: ${(0, lib_fault.ec)(error).message}`, {
cause: error
});
}
}
function whyStopped(end) {
switch (end.status) {
case "finished":
return "";

case "exhausted":
return "It has taken all the steps that it may take in one go.";

case "over-budget":
return "It has cost what it may cost in one go.";

case "stuck":
return "It went in circles.";

case "failed":
return `It failed: ${end.fault.message}`;

case "interrupted":
return end.reason === NO_MONEY ? NO_MONEY : "It was interrupted.";

case "deadline":
case "waiting":
return "It was interrupted.";
}
}
const conversation_NEWS = new Set([ "execution_status", "confirmation_policy", "security_analyzer", "tags" ]);
class Conversation {
log;
state;
#options;
#parts;
#mailbox=new Mailbox;
#runner=new Runner;
#observers;
#analyzer;
#closing;
static open(options) {
return new Conversation(options, openParts(options));
}
constructor(options, parts) {
const {log: log, state: state} = parts;
this.#options = options;
const caller = {
options: options,
state: state,
analyzer: () => this.#analyzer
};
this.#parts = {
...parts,
analyzer: caller.analyzer,
subAgents: subConversations(caller, Conversation.open)
};
this.log = log;
this.state = state;
this.#observers = parts.observers;
state.subscribe((key, value) => {
if (conversation_NEWS.has(key)) log.append({
kind: "ConversationStateUpdateEvent",
key: key,
value: value ?? null
});
});
this.#analyzer = analyzerOf(options, state.fields.security_analyzer ?? void 0);
}
send(message, sender) {
const {state: state, extensions: extensions} = this.#parts;
return extensions.admit(request_requestOf(message, sender), make => this.#mailbox.post(() => {
this.#introduce();
this.log.append(make());
if (state.status === "finished" || state.status === "stuck") state.update({
execution_status: "idle"
});
}));
}
async run(signal, deadline) {
if (this.state.status === "finished") return {
status: "finished"
};
if (this.#isWaiting) return {
status: "waiting"
};
return this.#play(signal, deadline, "none");
}
async approve(signal, deadline, ids) {
return this.#play(signal, deadline, toApprove(this.#stepParts(), ids));
}
rejectPendingActions(reason = "User rejected the action", ids) {
reject(this.#stepParts(), reason, ids);
}
async pendingActions() {
return this.#isWaiting ? pendingActions(this.#stepParts(), this.#analyzer) : [];
}
assess(action) {
return assessment(action, this.#options, this.#analyzer);
}
pause() {
const {status: status} = this.state;
if (status !== "idle" && status !== "running") return;
this.#parts.state.update({
execution_status: "paused"
});
this.log.append({
kind: "PauseEvent"
});
}
interrupt() {
if (!this.#runner.interrupt()) this.pause();
}
askAgent(question, signal) {
return askBeside(this.#parts.branch.view(), question, this.#asking("ask-agent-llm", signal));
}
generateTitle(signal, maxLength = 50) {
return titleFor(this.#parts.branch.events, maxLength, this.#asking("title", signal));
}
async condense(signal) {
if (!this.#options.agent.condenser?.handlesRequests) throw new lib_fault.vC("config", "The agent has no condenser that can be asked to condense.");
return this.#runner.occupy(signal, async signal => {
this.log.append({
kind: "CondensationRequest"
});
await this.#mailbox.shutDuring(() => condenseNow(this.#stepParts(), signal));
});
}
executeTool(name, input, signal) {
return executeTool(this.#stepParts(), {
name: name,
input: input,
signal: signal
});
}
rerunActions(signal, results) {
const {agent: agent, workspace: workspace, toolSecrets: secrets} = this.#stepParts();
return rerunActions(this.#parts.branch.events, {
agent: agent,
workspace: workspace,
signal: signal,
secrets: secrets,
results: results
});
}
fork({agent: agent = this.#options.agent, ...fork}) {
this.#runner.requireRest();
writeFork(this.#parts, fork);
const conversation = Conversation.open({
...this.#options,
id: fork.id,
store: fork.store,
agent: agent
});
conversation.updateSecrets(this.state.secrets.all());
return conversation;
}
navigateTo(id) {
this.#runner.requireRest();
const {branch: branch, state: state} = this.#parts;
this.log.navigateTo(id);
branch.rebuild();
state.batch(() => {
state.save();
if (this.#isWaiting && !hasPending(this.log)) state.update({
execution_status: "idle"
});
});
}
updateSecrets(secrets) {
this.#parts.state.updateSecrets(secrets);
}
setConfirmationPolicy(confirmation_policy) {
this.#parts.state.update({
confirmation_policy: confirmation_policy
});
}
setSecurityAnalyzer(analyzer) {
this.#analyzer = analyzer;
this.#parts.state.update({
security_analyzer: analyzer && recordOf(analyzer)
});
}
setTags(tags) {
this.#parts.state.update({
tags: requireTags(tags)
});
}
block(what, id, reason) {
this.#parts.state.block(what, id, reason);
}
observe(observer) {
return this.#observers.add(observer);
}
finalResponse() {
return finalResponse(this.#parts.branch.events);
}
close() {
this.#closing ??= this.#close();
return this.#closing;
}
async #close() {
await this.#runner.interrupt();
await this.#parts.extensions.end();
const {agent: agent, report: report} = this.#options;
for (const fault of await closeTools(agent.toolbox.tools)) report?.(fault);
this.log.close();
}
#introduce() {
if (this.#parts.branch.events.some(({kind: kind}) => kind === "SystemPromptEvent")) return;
this.log.append(introduce(this.#options.agent));
}
#play(signal, deadline, approved) {
const {limits: limits, reportsCost: reportsCost} = this.#options;
const onFinish = cut => this.#parts.extensions.mayFinish(cut, this.#options.onFinish);
const parts = {
...this.#stepParts(),
mailbox: this.#mailbox,
limits: limits,
reportsCost: reportsCost,
onFinish: onFinish
};
return this.#runner.play(parts, {
signal: signal,
deadline: deadline,
approved: approved
});
}
#stepParts() {
const {agent: agent, workspace: workspace, whenRisky: whenRisky, onReply: onReply} = this.#options;
return {
...this.#parts,
agent: agent,
workspace: workspace,
whenRisky: whenRisky,
onReply: onReply
};
}
#asking(usageId, signal) {
const [{agent: agent}, {state: state}] = [ this.#options, this.#parts ];
return {
agent: agent,
signal: signal,
mask: state.secrets.mask,
onReply: spent => state.addReply(usageId, agent.model, spent)
};
}
get #isWaiting() {
return this.state.status === "waiting_for_confirmation";
}
}
var external_node_url_ = __webpack_require__(3136);
var workspace_git = __webpack_require__(4350);
const FETCH = [ "fetch", "--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head" ];
async function fetchBranch(git, remote, branch) {
if (/[\s:*?[\\^~]|\.\.|^$/.test(branch)) throw new lib_fault.vC("git", "The base branch has a name that git does not allow.");
const place = "refs/deckhand/base-branch";
await git((0, push.it)(remote)).raw([ ...FETCH, remote.url, `+refs/heads/${branch}:${place}` ]);
return (await git().raw([ "rev-parse", "--verify", `${place}^{commit}` ])).trim();
}
async function fetchCommit(git, remote, commit) {
try {
await git(remote.token === "" ? {} : (0, push.it)(remote)).raw([ ...FETCH, remote.url, commit ]);
await git().raw([ "cat-file", "-e", `${commit}^{commit}` ]);
} catch (cause) {
throw new lib_fault.vC("config", `The commit ${commit} could not be fetched. ${(0, 
lib_fault.ec)(cause).message}`, {
hint: "Check the address and the commit of the plugin: it must be one that the server gives out by its id.",
cause: cause
});
}
}
var policy_blobs = __webpack_require__(9921);
const MOST_STEPS = 20;
function followLinks(files, links) {
return [ ...links.keys() ].flatMap(link => filesBehind(link, files, links));
}
function filesBehind(link, files, links) {
const target = resolve(link, links);
if (target === void 0) return [];
return files.flatMap(file => {
if (file.path === target) return [ {
...file,
path: link
} ];
return file.path.startsWith(`${target}/`) ? [ {
...file,
path: link + file.path.slice(target.length)
} ] : [];
});
}
function resolve(path, links) {
let current = path;
for (let step = 0; step < MOST_STEPS; step += 1) {
const link = prefixes(current).find(prefix => links.has(prefix));
if (link === void 0) return current;
const target = links.get(link) ?? "";
if (target.startsWith("/")) return;
current = external_node_path_.posix.join(external_node_path_.posix.dirname(link), target, current.slice(link.length)).replace(/\/+$/, "");
if (current === "." || current === ".." || current.startsWith("../")) return;
}
return;
}
function prefixes(path) {
const steps = path.split("/");
return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}
function treeSource(git, commit) {
let listed;
const list = () => {
listed ??= filesOf(git, commit);
return listed;
};
return {
list: list,
read: async paths => tree_source_textsOf(git, await list(), paths)
};
}
const MOST_LINKS = 200;
const LONGEST_LINK = 4096;
async function filesOf(git, commit) {
const entries = entriesOf((await git.bytes([ "ls-tree", "-r", "-l", "-z", "--full-tree", commit ])).toString());
const files = entries.flatMap(({isLink: isLink, ...file}) => isLink ? [] : [ file ]);
const links = entries.filter(({isLink: isLink, size: size}) => isLink && size <= LONGEST_LINK).slice(0, MOST_LINKS);
const targets = await (0, policy_blobs.b)(git, idsOf(links));
return [ ...files, ...followLinks(files, new Map(links.map(({path: path, id: id}) => [ path, `${targets.get(id)}` ]))) ];
}
function entriesOf(output) {
return output.split("\0").flatMap(record => {
const tab = record.indexOf("\t");
const [mode, type, id = "", size] = record.slice(0, Math.max(0, tab)).split(/ +/);
return type === "blob" ? [ {
path: record.slice(tab + 1),
size: Number(size),
id: id,
isLink: mode === "120000"
} ] : [];
});
}
async function tree_source_textsOf(git, files, paths) {
const wanted = new Set(paths);
const found = files.filter(({path: path}) => wanted.has(path));
const blobs = await (0, policy_blobs.b)(git, idsOf(found));
return new Map(found.flatMap(({path: path, id: id}) => tree_source_textOf(blobs.get(id)).map(text => [ path, text ])));
}
function tree_source_textOf(bytes) {
try {
return bytes ? [ new TextDecoder("utf-8", {
fatal: true
}).decode(bytes) ] : [];
} catch {
return [];
}
}
function idsOf(files) {
return files.map(({id: id}) => id);
}
async function captureChange(git, base) {
const refused = await addAll(git);
const links = await putBackLinks(git, base);
const tree = (await git.raw([ "write-tree" ])).trim();
return {
tree: tree,
files: await filesBetween(git, base, tree),
leftOut: [ ...refused, ...links ]
};
}
async function filesBetween(git, base, tree) {
return parseNumstat(await git.raw([ "diff-tree", "-r", "-z", "--no-renames", "--numstat", base, tree ]));
}
async function addAll(git) {
try {
await git.raw([ "add", "--all", "--ignore-errors", "--", "." ]);
return [];
} catch (error) {
const rest = await git.raw([ "ls-files", "-z", "--others", "--modified", "--exclude-standard" ]);
if (rest === "") throw error;
return records(rest).map(path => path.replace(/\/$/, ""));
}
}
async function putBackLinks(git, base) {
const diff = [ "diff-index", "--cached", "--raw", "--no-renames" ];
const paths = linksIn(records(await git.raw([ ...diff, "-z", base ])));
if (paths.length === 0) return [];
const lines = (await git.raw([ ...diff, base ])).split("\n").filter(line => LINK.test(line));
await git.raw([ "update-index", "--index-info" ], lines.map(baseEntry).join(""));
return paths;
}
const LINK = /^:\d+ 160000 /;
function linksIn(fields) {
return fields.flatMap((field, index) => index % 2 === 0 && LINK.test(field) ? [ fields[index + 1] ?? "" ] : []);
}
function baseEntry(line) {
const [facts = "", path = ""] = line.split("\t");
const [mode = "", , object = ""] = facts.slice(1).split(" ");
return `${mode} ${object}\t${path}\n`;
}
function records(text) {
return text.split("\0").filter(record => record !== "");
}
function parseNumstat(text) {
return records(text).map(record => {
const [added = "", removed = "", ...path] = record.split("\t");
return {
path: path.join("\t"),
added: lines(added),
removed: lines(removed)
};
});
}
function lines(field) {
return field === "-" ? void 0 : Number(field);
}
const ALLOCATION_LIMIT = {
GIT_ALLOC_LIMIT: "256m"
};
async function patchedChange(git, base, patch) {
await git.raw([ "read-tree", base ]);
try {
await git.raw([ "apply", "--cached", "--whitespace=nowarn", "--", patch ]);
} catch (cause) {
throw new lib_fault.vC("denied", `The patch does not fit the commit it is for. ${(0, 
lib_fault.ec)(cause).message}`, {
hint: "Let the agent plan again.",
cause: cause
});
}
const tree = (await git.raw([ "write-tree" ])).trim();
return {
tree: tree,
files: await filesBetween(git, base, tree),
leftOut: []
};
}
async function rebasedTree(git, {base: base, tree: tree, onto: onto}) {
const commit = async (of, ...parents) => (await git.raw([ "commit-tree", of, ...parents.flatMap(parent => [ "-p", parent ]), "-m", "rebase" ])).trim();
const root = await commit(`${base}^{tree}`);
const [ours, theirs] = [ await commit(tree, root), await commit(`${onto}^{tree}`, root) ];
try {
return (await git.raw([ "merge-tree", "--write-tree", "--no-messages", ours, theirs ])).trim();
} catch {
return;
}
}
const ABSENT = "000000";
const entries_LINK = "120000";
const SUBMODULE = "160000";
async function entries_entriesOf(git, from, to) {
const lines = await git.raw([ "diff-tree", "-r", "--raw", "--no-renames", "--no-abbrev", from, to ]);
return lines.split("\n").filter(Boolean).map(parseLine);
}
function parseLine(line) {
const tab = line.indexOf("\t");
const [oldMode = "", newMode = "", oldObject = "", newObject = ""] = line.slice(1, tab).split(" ");
const quoted = line.slice(tab + 1);
return {
path: unquote(quoted),
quoted: quoted,
oldMode: oldMode,
newMode: newMode,
oldObject: oldObject,
newObject: newObject
};
}
const ESCAPES = {
a: "",
b: "\b",
t: "\t",
n: "\n",
v: "\v",
f: "\f",
r: "\r"
};
function unquote(quoted) {
if (!quoted.startsWith('"')) return quoted;
const bytes = quoted.slice(1, -1).replaceAll(/\\([0-7]{3}|.)/g, (_, sign) => sign.length === 3 ? String.fromCharCode(Number.parseInt(sign, 8)) : ESCAPES[sign] ?? sign);
return Buffer.from(bytes, "latin1").toString("utf8");
}
async function treeWith(git, tree, entries, side) {
await git.raw([ "read-tree", tree ]);
const lines = entries.map(({quoted: quoted, oldMode: oldMode, newMode: newMode, oldObject: oldObject, newObject: newObject}) => side === "old" ? `${oldMode} ${oldObject}\t${quoted}\n` : `${newMode} ${newObject}\t${quoted}\n`);
const isRemoval = line => line.startsWith(ABSENT);
const ordered = [ ...lines.filter(isRemoval), ...lines.filter(line => !isRemoval(line)) ];
await git.raw([ "update-index", "--index-info" ], ordered.join(""));
return (await git.raw([ "write-tree" ])).trim();
}
const READABLE_KB = 64 * 1024;
async function judgeContents(git, entries, policy, leaks) {
const added = entries.filter(({newMode: newMode}) => newMode !== ABSENT && newMode !== SUBMODULE);
const sizes = await (0, policy_blobs.g)(git, added.flatMap(({newObject: newObject, oldObject: oldObject}) => [ newObject, oldObject ]));
const large = largeAmong(added, sizes, policy);
const small = added.filter(entry => !large.has(entry));
const isSmall = object => (sizes.get(object) ?? Number.POSITIVE_INFINITY) <= policy.maxFileKb * 1024;
const objects = small.flatMap(({newObject: newObject, oldObject: oldObject}) => [ newObject, oldObject ]).filter(isSmall);
const blobs = await (0, policy_blobs.b)(git, objects);
const verdicts = new Map(large);
const redacted = new Map;
for (const entry of [ ...entries.filter(({newMode: newMode}) => newMode === ABSENT), ...added ]) {
const verdict = leakIn(entry, blobs, leaks);
if (!verdict) continue;
verdicts.set(entry, verdict);
const text = blobs.get(entry.newObject)?.toString("utf8");
if (verdict.code === "DKH-201" && text !== void 0 && !text.includes("�")) redacted.set(entry, leaks.redact(text).text);
}
return {
verdicts: verdicts,
redacted: redacted
};
}
function largeAmong(entries, sizes, {maxFileKb: maxFileKb}) {
let left = READABLE_KB * 1024;
const large = new Map;
for (const entry of entries) {
const size = sizes.get(entry.newObject) ?? 0;
if (size > maxFileKb * 1024 || size > left) large.set(entry, tooLarge(entry, size)); else left -= size;
}
return large;
}
function tooLarge({path: path}, size) {
return {
path: path,
code: "DKH-106",
detail: `${Math.ceil(size / 1024)} kB`
};
}
function leakIn(entry, blobs, leaks) {
const [inPath] = leaks.scan(entry.path);
if (inPath) {
const path = leaks.redact(entry.path).text;
return {
path: path,
code: "DKH-202",
detail: inPath.kind
};
}
const content = blobs.get(entry.newObject);
const before = blobs.get(entry.oldObject)?.toString("utf8") ?? "";
const [inside] = content ? leaks.scanBytes(content, {
public: before
}) : [];
if (!content || !inside) return;
const line = content.toString("utf8").slice(0, inside.start).split("\n").length;
return {
path: entry.path,
code: "DKH-201",
detail: `line ${line}: ${inside.kind}`
};
}
async function linksOf(git, tree) {
const lines = (await git.raw([ "ls-tree", "-r", "--full-tree", tree ])).split("\n");
const found = lines.flatMap(line => {
const [facts = "", quoted = ""] = line.split("\t");
const [mode, , object = ""] = facts.split(" ");
return mode === entries_LINK ? [ {
path: unquote(quoted),
object: object
} ] : [];
});
const targets = await (0, policy_blobs.b)(git, found.map(({object: object}) => object));
return new Map(found.map(({path: path, object: object}) => [ path, targets.get(object)?.toString("utf8") ?? "" ]));
}
const links_DEPTH = 40;
function links_followLinks(links, path) {
const done = [];
const rest = path.split("/").reverse();
let followed = 0;
while (rest.length > 0) {
const part = rest.pop() ?? "";
if (part === "" || part === ".") continue;
if (part === "..") {
if (done.pop() === void 0) return;
continue;
}
const target = links.get([ ...done, part ].join("/"));
if (target === void 0) done.push(part); else if (/^\/|\\|^[A-Za-z]:/.test(target) || ++followed > links_DEPTH) return; else rest.push(...target.split("/").reverse());
}
return done.join("/");
}
function namesOf(path, followed) {
const others = [ ...followed ].flatMap(([link, target]) => {
if (target === path) return [ link ];
return target === "" || path.startsWith(`${target}/`) ? [ `${link}/${path.slice(target === "" ? 0 : target.length + 1)}` ] : [];
});
return [ path, ...others ];
}
const IGNORED = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
function paths_comparable(path) {
return path.normalize("NFKC").replaceAll(IGNORED, "").toLowerCase().split("/").map(part => part.replace(/:.*$/s, "").trimEnd().replace(/[. ]+$/, "")).join("/");
}
function standingOf(path) {
const parts = paths_comparable(path).split("/");
const whole = parts.join("/");
if (parts.some(part => part === ".git" || /^git~\d+$/.test(part))) return {
kind: "never",
code: "DKH-102"
};
if (/^(?:\.gitmodules|gitmod~\d+)$/.test(whole)) return {
kind: "never",
code: "DKH-102"
};
if (/^\.github(?:\/workflows(?:\/.*)?)?$/s.test(whole)) return {
kind: "never",
code: "DKH-101"
};
return {
kind: paths_isProtected(parts) ? "protected" : "free"
};
}
function paths_isProtected(parts) {
const [first = ""] = parts;
const name = parts.at(-1) ?? "";
if (parts.length > 1 && first.startsWith(".")) return true;
if (parts.length === 1 && DOT_FOLDERS.has(name)) return true;
if (parts.some(part => HOOKS.has(part))) return true;
return paths_NAMES.has(name) || /^\.cursor/.test(name);
}
const DOT_FOLDERS = paths_words(".agents .claude .codex .cursor .devcontainer .gemini .openhands .vscode .idea .circleci");
const HOOKS = paths_words(".husky .githooks .git-hooks githooks .claude .cursor .agents .openhands");
const paths_NAMES = paths_words(`\n  agents.md agent.md claude.md claude.local.md gemini.md copilot-instructions.md skill.md\n  .cursorrules .windsurfrules .clinerules .aider.conf.yml .mcp.json mcp.json\n  action.yml action.yaml codeowners\n  package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock cargo.lock poetry.lock\n  uv.lock pdm.lock pipfile.lock gemfile.lock composer.lock go.sum flake.lock mix.lock pubspec.lock packages.lock.json\n  gradle.lockfile podfile.lock\n  .npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs .pypirc pip.conf .netrc .envrc\n  .pre-commit-config.yaml lefthook.yml .lefthook.yml\n`);
function paths_words(text) {
return new Set(text.trim().split(/\s+/));
}
async function judgeEntries(git, trees, entries, policy) {
const [before, after] = await Promise.all(trees.map(tree => linksOf(git, tree)));
const links = new Map([ ...before ?? [], ...after ?? [] ]);
const aliases = aliasesOf(links);
const verdicts = new Map;
for (const entry of entries) {
const verdict = judge_judge(entry, {
links: links,
aliases: aliases,
policy: policy
});
if (verdict) verdicts.set(entry, verdict);
}
return verdicts;
}
function judge_judge(entry, {links: links, aliases: aliases, policy: policy}) {
const {path: path, oldMode: oldMode, newMode: newMode} = entry;
const code = refusalOf(namesOf(path, aliases), policy);
if (code) return {
path: path,
code: code,
detail: ""
};
if (newMode === SUBMODULE || oldMode === SUBMODULE) return {
path: path,
code: "DKH-105",
detail: "a submodule"
};
if (newMode === entries_LINK) return judgeLink(path, links, policy);
const isPlain = newMode === ABSENT || newMode === "100644" || newMode === "100755";
return isPlain ? void 0 : {
path: path,
code: "DKH-105",
detail: `mode ${newMode}`
};
}
function judgeLink(path, links, policy) {
const target = links_followLinks(links, path);
if (target === void 0) return {
path: path,
code: "DKH-104",
detail: "it leaves the repository"
};
const isOpen = target !== "" && refusalOf([ target ], policy) === void 0;
return isOpen ? void 0 : {
path: path,
code: "DKH-104",
detail: `it leads to ${target || "the root"}`
};
}
function refusalOf(names, {protectedPaths: protectedPaths}) {
const standings = names.map(standingOf);
const never = standings.find(standing => standing.kind === "never");
if (never) return never.code;
const isWithheld = protectedPaths === "block" && standings.some(({kind: kind}) => kind === "protected");
return isWithheld ? "DKH-103" : void 0;
}
function aliasesOf(links) {
const pairs = [ ...links.keys() ].flatMap(link => {
const target = standingOf(link).kind === "free" ? void 0 : links_followLinks(links, link);
return target === void 0 ? [] : [ [ link, target ] ];
});
return new Map(pairs);
}
async function reviewChange(git, change, review) {
const {base: base, policy: policy, leaks: leaks} = review;
const entries = await entries_entriesOf(git, base, change.tree);
if (entries.length === 0) return {
change: change,
entries: entries,
withheld: [],
withheldTree: void 0
};
const verdicts = await judgeEntries(git, [ base, change.tree ], entries, policy);
const contents = await judgeContents(git, entries, policy, leaks);
for (const [entry, verdict] of contents.verdicts) verdicts.set(entry, verdict);
spread(entries, verdicts);
const whole = await refusalOfAll(git, change.tree, entries, verdicts, review);
const refused = whole ? entries : entries.filter(entry => verdicts.has(entry));
const tree = refused.length === 0 ? change.tree : await treeWith(git, change.tree, refused, "old");
const kept = await keepable(git, refused, verdicts, contents.redacted);
return {
change: {
...change,
tree: tree,
files: refused.length === 0 ? change.files : await filesBetween(git, base, tree)
},
entries: whole ? [] : entries.filter(entry => !verdicts.has(entry)),
withheld: [ ...whole ? [ whole ] : [], ...verdicts.values() ],
withheldTree: kept.length === 0 ? void 0 : await treeWith(git, tree, kept, "new")
};
}
function spread(entries, verdicts) {
const refused = new Map([ ...verdicts ].map(([{path: path}, verdict]) => [ path, verdict ]));
const above = new Map([ ...refused ].flatMap(([path, verdict]) => foldersOf(path).map(folder => [ folder, verdict ])));
for (const entry of entries) {
const verdict = above.get(entry.path) ?? foldersOf(entry.path).flatMap(folder => refused.get(folder) ?? [])[0];
if (!verdict || verdicts.has(entry)) continue;
verdicts.set(entry, {
path: entry.path,
code: verdict.code,
detail: "it takes the place of another"
});
}
}
function foldersOf(path) {
const parts = path.split("/");
return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
async function refusalOfAll(git, tree, entries, verdicts, {base: base, policy: policy}) {
const whole = (code, detail) => ({
path: "",
code: code,
detail: detail
});
const rest = entries.filter(entry => !verdicts.has(entry));
if (rest.length > policy.maxFiles) return whole("DKH-107", `${rest.length} files, the limit is ${policy.maxFiles}`);
const complaint = await complaintAbout(git, base, tree);
if (complaint) return whole("DKH-109", complaint);
const size = await patchSize(git, base, rest);
if (size <= policy.maxPatchKb * 1024) return;
return whole("DKH-108", `${Math.ceil(size / 1024)} kB, the limit is ${policy.maxPatchKb} kB`);
}
async function complaintAbout(git, base, tree) {
try {
await git.raw([ "fsck", "--strict", "--no-full", "--no-dangling", "--no-reflogs", "--no-progress", tree ]);
return "";
} catch (error) {
const {message: message, cause: cause} = (0, lib_fault.ec)(error);
const named = `${cause}`.match(/\b[0-9a-f]{40,64}\b/g) ?? [];
const fresh = await newObjects(git, base, tree);
return named.length > 0 && fresh && !named.some(object => fresh.has(object)) ? "" : message;
}
}
async function newObjects(git, base, tree) {
try {
const list = [ "rev-list", "--objects", "--no-object-names", tree, `^${base}` ];
return new Set((await git.raw(list)).split("\n"));
} catch {
return;
}
}
async function patchSize(git, base, entries) {
if (entries.length === 0) return 0;
const tree = await treeWith(git, base, entries, "new");
const patch = [ "diff-tree", "-r", "-p", "--binary", "--no-renames", "--no-ext-diff", "--no-textconv", base, tree ];
return (await git.bytes(patch)).length;
}
async function keepable(git, refused, verdicts, redacted) {
const kept = [];
for (const entry of refused) {
const code = verdicts.get(entry)?.code;
const text = redacted.get(entry);
if (text !== void 0) {
const object = (await git.raw([ "hash-object", "-w", "--stdin" ], text)).trim();
kept.push({
...entry,
newObject: object
});
} else if (code !== "DKH-106" && code !== "DKH-201" && code !== "DKH-202") kept.push(entry);
}
return kept;
}
const BOT = "github-actions[bot]";
const BOT_EMAIL = "41898282+github-actions[bot]@users.noreply.github.com";
const DIFF = [ "diff-tree", "-r", "-p", "--binary", "--no-renames", "--no-ext-diff", "--no-textconv" ];
async function openPublisher(options) {
const made = await makeRepository(options);
await fetchBase(made.run(), options.workspace);
await copyState(options, made.gitDir);
return publisherIn(made, options);
}
async function openPatchPublisher(options, patch) {
const all = {
...options,
workspace: (0, external_node_path_.join)(options.folder, "nothing")
};
(0, external_node_fs_.mkdirSync)(all.workspace);
const made = await makeRepository(all);
const {gitDir: gitDir, run: run} = made;
const remote = {
url: options.remoteUrl,
token: options.token
};
const fetch = [ "fetch", "--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules" ];
await run((0, push.it)(remote)).raw([ ...fetch, remote.url, options.base ]);
const index = run({
...ALLOCATION_LIMIT,
GIT_INDEX_FILE: (0, external_node_path_.join)(gitDir, "patch-index")
});
const change = await patchedChange(index, options.base, patch);
return {
publisher: publisherIn(made, all),
change: change
};
}
async function makeRepository({folder: folder, workspace: workspace, environment: environment}) {
const gitDir = (0, external_node_path_.join)(folder, "publisher.git");
const run = (extra = {}) => (0, workspace_git.$)({
folder: workspace,
gitDir: gitDir,
environment: {
...environment,
...extra
}
});
const objects = (extra = {}) => (0, workspace_git.$)({
folder: folder,
gitDir: gitDir,
environment: {
...environment,
...extra
}
});
await (0, workspace_git.$)({
folder: folder,
environment: environment
}).raw([ "init", "--quiet", "--bare", gitDir ]);
return {
gitDir: gitDir,
run: run,
objects: objects
};
}
function publisherIn({gitDir: gitDir, run: run, objects: objects}, options) {
const {base: base} = options;
const remote = {
url: options.remoteUrl,
token: options.token,
lent: options.lent
};
const target = {
...remote,
url: options.forkUrl ?? remote.url
};
const own = () => run({
GIT_INDEX_FILE: (0, external_node_path_.join)(gitDir, "review-index")
});
const commit = async ({tree: tree}, message, parent = base) => (await run(identity(options.now())).raw([ "commit-tree", tree, "-p", parent, "-F", "-" ], message)).trim();
return {
base: base,
capture: () => captureChange(run(), base),
review: (change, rules) => reviewChange(own(), change, {
base: base,
...rules
}),
commit: commit,
async writePatch(commit, path) {
await run().raw([ "format-patch", "--quiet", "--binary", "-1", `--output=${path}`, commit ]);
},
diff: ({tree: tree}) => run().bytes([ ...DIFF, base, tree ]),
contentsOf: objects => (0, policy_blobs.b)(run(), objects),
filesOf: commit => treeSource(objects(), commit),
fetchBranch: branch => fetchBranch(objects, remote, branch),
fetchCommit(url, commit) {
const isOurs = new URL(url).origin === new URL(remote.url).origin;
return fetchCommit(objects, {
url: url,
token: isOurs ? remote.token : ""
}, commit);
},
push: (commit, branch, expected) => (0, push.Sq)(run, target, {
commit: commit,
branch: branch,
expected: expected
}),
async rebase({tree: tree}, message, branch) {
const tip = await (0, push.mC)(run, target, branch);
const merged = await rebasedTree(run(identity(options.now())), {
base: base,
tree: tree,
onto: tip
});
return merged === void 0 ? void 0 : {
commit: await commit({
tree: merged
}, message, tip),
tip: tip
};
}
};
}
async function fetchBase(git, workspace) {
try {
await git.raw([ "fetch", "--quiet", "--depth=1", "--no-tags", (0, external_node_url_.pathToFileURL)(workspace).href, "+HEAD:refs/base" ]);
} catch (cause) {
throw new lib_fault.vC("config", `The checkout could not be read whole. ${(0, lib_fault.ec)(cause).message}`, {
hint: "Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",
cause: cause
});
}
}
async function copyState({workspace: workspace, environment: environment}, gitDir) {
const paths = [ "--git-path", "info/exclude", "--git-path", "index" ];
const found = await (0, workspace_git.$)({
folder: workspace,
environment: environment
}).raw([ "rev-parse", ...paths ]);
const [excludes = "", index = ""] = found.split("\n").map(path => (0, external_node_path_.resolve)(workspace, path));
if ((0, external_node_fs_.existsSync)(excludes)) (0, external_node_fs_.copyFileSync)(excludes, (0, 
external_node_path_.join)(gitDir, "info", "exclude"));
const parts = (0, external_node_fs_.readdirSync)((0, external_node_path_.dirname)(index)).filter(name => name === "index" || name.startsWith("sharedindex."));
for (const name of parts) (0, external_node_fs_.copyFileSync)((0, external_node_path_.join)((0, 
external_node_path_.dirname)(index), name), (0, external_node_path_.join)(gitDir, name));
}
function identity(now) {
const date = now.toISOString();
return {
GIT_AUTHOR_NAME: BOT,
GIT_AUTHOR_EMAIL: BOT_EMAIL,
GIT_AUTHOR_DATE: date,
GIT_COMMITTER_NAME: BOT,
GIT_COMMITTER_EMAIL: BOT_EMAIL,
GIT_COMMITTER_DATE: date
};
}
function catalogue(skills) {
const listed = skills.filter(isListed);
if (listed.length === 0) return "";
const shown = catalogue_fitting(listed);
const hidden = listed.length - shown.length;
const rest = hidden === 0 ? "" : `\n${(0, prompts.J)("skills/more", {
count: String(hidden)
})}`;
return (0, prompts.J)("skills/catalogue", {
list: shown.join("\n") + rest
});
}
function catalogue_fitting(skills) {
const names = skills.map(({name: name}) => `- ${name}`);
const short = names.slice(0, fittingCount(names));
const room = CATALOGUE_LENGTH - lengthOf(short);
const share = fairShare(skills.slice(0, short.length).map(skill => descriptionOf(skill).length + 2), room);
return short.map((name, index) => withDescription(name, skills[index], share));
}
function withDescription(name, skill, share) {
return skill && share > 12 ? `${name}: ${(0, lib_text.TN)(descriptionOf(skill), share - 2)}` : name;
}
function fairShare(lengths, room) {
let left = room;
for (const [index, length] of [ ...lengths ].sort((a, b) => a - b).entries()) {
const share = Math.floor(left / (lengths.length - index));
if (length > share) return share;
left -= length;
}
return Number.MAX_SAFE_INTEGER;
}
function fittingCount(lines) {
let length = 0;
const end = lines.findIndex(line => {
length += line.length + 1;
return length > CATALOGUE_LENGTH;
});
return end < 0 ? lines.length : end;
}
function lengthOf(lines) {
return lines.reduce((sum, line) => sum + line.length + 1, 0);
}
function descriptionOf({description: description, content: content}) {
const first = content.split("\n").find(line => line.trim() !== "") ?? "";
return (0, lib_text.TN)(description ?? first.replace(/^#+\s*/, ""), 1024);
}
function agentContext(parts) {
const {skills: skills = [], systemPrompt: systemPrompt = "", systemPromptSuffix: systemPromptSuffix = "", instructions: instructions = "", secrets: secrets = "", place: place, date: date} = parts;
const sections = [ ...skillsInPrompt(skills), systemPromptSuffix.trim(), instructions.trim() === "" ? "" : (0, 
prompts.J)("instructions", {
instructions: instructions.trim()
}), secrets.trim(), (0, prompts.J)("context", {
...place,
date: date
}) ];
return {
systemPrompt: systemPromptOf(systemPrompt.trim()),
context: sections.filter(section => section !== "").join("\n\n")
};
}
function skillsInPrompt(skills) {
return [ standing(skills), catalogue(skills) ].filter(part => part !== "");
}
function systemPromptOf(own) {
const trust = (0, prompts.J)("trust");
return own === "" ? (0, prompts.J)("system", {
trust: trust
}) : `${own}\n\n${trust}`;
}
const ALWAYS = new Set([ "finish" ]);
const LOOKS = {
readOnlyHint: true,
destructiveHint: false,
idempotentHint: true,
openWorldHint: false
};
const ONLY_VIEWS = new Set([ "file_editor" ]);
function toolsFor({tools: names, read_only: read_only}, tools) {
const named = tools.filter(({name: name}) => ALWAYS.has(name) || names === void 0 || names.includes(name));
if (!read_only) return named;
return named.flatMap(tool => {
if (ONLY_VIEWS.has(tool.name)) return [ Object.freeze({
...tool,
annotations: LOOKS
}) ];
return tool.annotations.readOnlyHint ? [ tool ] : [];
});
}
function skillsFor({skills: names}, skills) {
return names.length === 0 ? skills : skills.filter(skill => isStanding(skill) || names.includes(skill.name));
}
var openai = __webpack_require__(8193);
var promises_ = __webpack_require__(8500);
var consumers_ = __webpack_require__(8321);
function redactorFor({apiKey: apiKey, headers: headers = {}}) {
return (0, redact.$)([ apiKey, ...Object.values(headers).flatMap(value => value.split(" ")) ]);
}
class ModelFault extends lib_fault.vC {
isTransient;
retryAfterMs;
isModelMissing;
constructor(message, {isTransient: isTransient = false, retryAfterMs: retryAfterMs, isModelMissing: isModelMissing = false, ...options} = {}) {
super("model", message, options);
this.name = "ModelFault";
this.isTransient = isTransient;
this.retryAfterMs = retryAfterMs;
this.isModelMissing = isModelMissing;
}
}
const Body = schemas.record(schemas.string(), schemas.unknown());
const Problem = schemas.object({
loc: schemas.array(schemas.union([ schemas.string(), schemas.number() ])).default([]),
msg: schemas.string()
});
const Problems = schemas.array(Problem).min(1);
function inOneShape(body) {
const value = refusal_body_parse(body);
const refusal = Body.safeParse(Array.isArray(value) ? value[0] : value);
if (!refusal.success) return body;
if (refusal.data.error) return refusal.data === value ? body : JSON.stringify(refusal.data);
return JSON.stringify({
error: {
...refusal.data,
message: messageOf(refusal.data)
}
});
}
function messageOf({message: message, detail: detail, errors: errors, ...rest}) {
const told = message ?? detail ?? errors ?? rest;
const within = Body.safeParse(told);
return inWords(within.success && within.data.detail || told);
}
function inWords(told) {
if (typeof told === "string") return told;
const problems = Problems.safeParse(told);
if (!problems.success) return JSON.stringify(told);
return problems.data.map(({loc: loc, msg: msg}) => `${loc.filter(part => part !== "body").join(".")}: ${msg}`).join("; ");
}
function refusal_body_parse(body) {
try {
return JSON.parse(body);
} catch {
return;
}
}
class Unreadable extends Error {
constructor(cause) {
super("A reply could not be read.", {
cause: cause
});
this.name = "Unreadable";
}
}
const value_Failed = schemas.looseObject({
error: schemas.unknown()
});
function valueIn(json, isError = false) {
const value = value_parse(json);
const failed = value_Failed.safeParse(value);
const error = failed.success && failed.data.error || isError && value;
if (error) throw new openai.LG(void 0, error, void 0, void 0);
return value;
}
function value_parse(json) {
try {
return JSON.parse(json);
} catch (cause) {
throw new Unreadable(cause);
}
}
const LONGEST_REST = 64 * 1024;
const REST_MS = 5e3;
function counted(body, onBytes) {
const reader = body.getReader();
return new ReadableStream({
async pull(controller) {
const {done: done, value: value} = await reader.read().catch(breakOff);
if (done) return controller.close();
onBytes(value.length);
controller.enqueue(value);
},
cancel() {
readToTheEnd(reader).catch(() => {});
}
}, {
highWaterMark: 0
});
}
function breakOff(cause) {
throw new Unreadable(cause);
}
async function* atMost(body, limit) {
let left = limit;
try {
for await (const piece of body) {
yield piece.subarray(0, left);
left -= piece.length;
if (left <= 0) return;
}
} catch (cause) {
throw new Unreadable(cause);
}
}
async function readToTheEnd(reader) {
const alarm = setTimeout(() => reader.cancel().catch(() => {}), REST_MS).unref();
let left = LONGEST_REST;
while (left > 0) {
const {done: done, value: value} = await reader.read();
left = done ? 0 : left - value.length;
}
clearTimeout(alarm);
await reader.cancel();
}
const REDIRECTS = [ 301, 302, 303, 307, 308 ];
const MOST_REDIRECTS = 3;
const LONGEST_REFUSAL = 64 * 1024;
function plainFetch(options) {
const headers = headersOf(options);
const redact = redactorFor(options);
return async (input, init) => {
const response = await follow(options.fetch, new URL(String(input)), {
...init,
headers: headers,
redirect: "manual"
});
if (response.ok || !response.body) return response;
return new Response(inOneShape(redact(await (0, consumers_.text)(atMost(response.body, LONGEST_REFUSAL)))), response);
};
}
function headersOf({apiKey: apiKey, apiVersion: apiVersion, headers: headers = {}}) {
const all = new Headers({
...apiVersion ? {
"api-key": apiKey
} : {
authorization: `Bearer ${apiKey}`
},
"content-type": "application/json",
accept: "application/json",
"user-agent": "deckhand"
});
for (const [name, value] of Object.entries(headers)) all.set(name, value);
return all;
}
async function follow(fetch, url, init, redirects = 0) {
const response = await fetch(url.href, init);
const location = response.headers.get("location");
if (!REDIRECTS.includes(response.status) || location === null) return response;
await (response.body?.cancel());
const target = URL.parse(location, url.href);
if (target === null || target.origin !== url.origin) throw plain_fetch_elsewhere(url, target);
if (redirects === MOST_REDIRECTS) throw misled(`The model endpoint ${url.host} redirects again and again.`);
if (response.status >= 307) return follow(fetch, target, init, redirects + 1);
const {body: _, ...rest} = init;
return follow(fetch, target, {
...rest,
method: "GET"
}, redirects + 1);
}
function plain_fetch_elsewhere(url, target) {
return misled(`The model endpoint ${url.host} redirects to ${target?.origin ?? "no valid address"}: not followed.`);
}
function misled(message) {
return new ModelFault(message, {
hint: "Check the `base-url` input: give the address that really answers."
});
}
const FOREVER = 2 ** 31 - 1;
function openClient(options) {
requireSoundKey(options.apiKey);
requireSoundHeaders(options.headers ?? {});
return new openai.Ay({
apiKey: options.apiKey,
baseURL: options.baseUrl,
defaultQuery: options.apiVersion ? {
"api-version": options.apiVersion
} : void 0,
fetch: plainFetch(options),
maxRetries: 0,
timeout: FOREVER,
logLevel: "off"
});
}
function requireSoundKey(apiKey) {
if (/^[\x21-\x7e]+$/.test(apiKey)) return;
throw new lib_fault.vC("config", "The API key is empty, or holds blanks or other characters that no key has.", {
hint: "Check the `api-key` input and the secret that it comes from."
});
}
function requireSoundHeaders(headers) {
for (const [name, value] of Object.entries(headers)) {
if (/^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value)) continue;
throw new lib_fault.vC("config", `The header ${JSON.stringify(name)} for the model holds characters that cannot be sent.`, {
hint: "Check the `model-headers` input."
});
}
}
const REFUSED = [ 400, 413, 422 ];
const WORDINGS = [ {
reason: "output-limit",
statuses: [ 400 ],
codes: [ "output_limit_reached" ],
words: /could not finish the message because max_tokens|model output limit was reached/i
}, {
reason: "context-window",
statuses: [ ...REFUSED, 500 ],
codes: [ "context_length_exceeded", "string_above_max_length", "exceed_context_size_error", "model_context_window_exceeded" ],
words: /context[ _-]?(length|window|size|limit)s?\b|maximum context|prompt is too long|prompt too long|maximum prompt length|too many (input |total )?tokens|input is too long|input length exceeds|(input|prompt) token count.{0,40}exceeds|exceeds? the (maximum|max) (number of )?(input )?tokens|exceed(s|ed)? (the )?model token limit|too large for model with \d+ maximum/i
}, {
reason: "malformed-history",
statuses: REFUSED,
codes: [ "invalid_request_message_order" ],
words: new RegExp([ "must be followed by tool messages", "did not have response messages", "must be a response to a prece+d", "tool_use.{0,80}without.{0,80}tool_result", "unexpected.{0,20}tool_use_id", "tool_use.{0,20}ids must be unique", "must have a single result", "no tool (call|output) found", "without its required", "roles must alternate", "unexpected role .{0,40} after role", "expected last role", "not the same number of function calls and responses", "function call turn comes immediately after", "number of function response parts", "missing a.{0,3}thought_signature", "expected toolResult blocks", "number of toolResult blocks", "tool_call_id.{0,20}(is missing|not found)", "conversation must start with a user message", "expected .?thinking.? or .?redacted_thinking", "text content blocks must be non-empty" ].join("|"), "is")
}, {
reason: "content-policy",
statuses: [ ...REFUSED, 403 ],
codes: [ "content_filter", "content_policy_violation", "responsibleaipolicyviolation", "data_inspection_failed", "invalid_prompt", "guardrail_intervened" ],
words: /content[ _-]?(policy|filter|management)|responsible ?ai ?policy|safety (system|policy|settings)|(due to|blocked by|blocked for|blockreason:?) ?safety|prohibited_content|flagged (as potentially|for)|your input was flagged|content exists risk|inappropriate content|violates (our |the )?usage (guidelines|polic)|blocked by.{0,20}guardrail/i
} ];
function failure_reason_reasonOf(status, code, message) {
const lowerCode = typeof code === "string" ? code.toLowerCase() : "";
const fits = ({statuses: statuses, codes: codes, words: words}) => (Number.isNaN(status) || statuses.includes(status)) && (codes.includes(lowerCode) || words.test(message));
return WORDINGS.find(fits)?.reason;
}
const quote_LENGTH = 200;
const quote_KEY = /\b(?:(?:sk|pk|rk|xai|gsk|key|hf|nvapi|ghp|gho|ghs|pplx|fw|r8|tgp)[-_]|AIza|eyJ|Bearer )[\w*.=/+-]{4,}/g;
function quote_quote(words, apiKey) {
const masked = (0, redact.$)([ apiKey ?? "" ])(words).replaceAll(quote_KEY, "***");
return (0, lib_text.TN)(masked.replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu, ""), quote_LENGTH);
}
function explainReason(reason, {model: model, host: host}) {
switch (reason) {
case "context-window":
return [ `The conversation is longer than the model "${model}" takes in.`, "Use a model with a larger context." ];

case "malformed-history":
return [ `The model endpoint ${host} did not accept the order of the messages.`, "The log of this run has its reply." ];

case "content-policy":
return [ `The model's provider refused the request under its content policy.`, "Ask for it in other words." ];

case "output-limit":
return [ `The reply of the model "${model}" was cut off at its output limit.`, "Use a model with a larger output limit, or ask for less at once." ];

case "empty-reply":
return [ `The model "${model}" sent an empty reply.`, "Run it again, or use another model." ];

case "text-protocol":
return [ `The model "${model}" wrote a tool call that cannot be read.`, "Run it again, or use another model." ];
}
}
const NO_CREDIT = new Set([ "insufficient_quota", "billing_hard_limit_reached", "billing_not_active", "access_terminated" ]);
const NO_CREDIT_WORDS = /exceeded your (current|monthly)( \w+)? quota|credit balance is too low|insufficient (credits?|balance|funds|quota)|(requires|purchase|add) more credits|out of credits|billing (hard limit|is not active|account)|payment required|exceeded.{0,30}(spending|spend|budget) limit|budget has been exceeded/i;
function isOutOfCredit({status: status, code: code, message: message}, retryAfterMs) {
if (status === 402 || NO_CREDIT.has(code)) return true;
return [ 400, 403, 429 ].includes(status) && retryAfterMs === void 0 && NO_CREDIT_WORDS.test(message);
}
const GONE = /model.{0,80}(not found|does ?n[o']t exist|not exist|is not supported|is not available|unavailable|decommissioned|deprecated|been (retired|removed|shut ?down))|(unknown|invalid|no such) model|not a valid model|no (allowed )?(endpoints?|providers?).{0,20} found|no healthy deployments|deployment.{0,40}does not exist/i;
const GONE_CODES = new Set([ "model_not_found", "model_not_available", "model_deprecated", "deploymentnotfound", "invalid_model" ]);
function isModelGone({status: status, code: code, param: param, message: message}) {
if (status === 404 || status === 410 || GONE_CODES.has(code)) return true;
return [ 400, 403, 422 ].includes(status) && param === "" && GONE.test(message) && !PARAMETER.test(message);
}
const PARAMETER = /(?:unsupported|unknown|unrecognized|invalid|unexpected) (?:parameter|value|argument|request argument|field|name|keyword argument)\S*(?: supplied)?:? *["'`]?([a-z][\w.]*)["'`]?|["'`]?([a-z][\w.]*)["'`]?:? (?:extra inputs are not permitted|extra fields not permitted|is not supported with|is deprecated for)/i;
const INPUTS = {
temperature: "Leave the `temperature` input empty, or give it a value that the model takes.",
reasoning_effort: "Leave the `reasoning-effort` input empty, or give it a value that the model takes.",
"reasoning.effort": "Leave the `reasoning-effort` input empty, or give it a value that the model takes."
};
function rejectedParameter({status: status, param: param, message: message}) {
if (![ 400, 422 ].includes(status)) return;
const found = PARAMETER.exec(message);
const name = found && (param || found[1] || found[2]);
return name && /^[\w.]{2,60}$/.test(name) ? name : void 0;
}
const NO_TOOLS = /not support.{0,20}(tools?|function)( use| calling| calls?)?\b|--enable-auto-tool-choice/i;
function lacksTools({message: message}) {
return NO_TOOLS.test(message);
}
function hintFor(parameter) {
const generally = "Say what the model takes in the `model-features` input, or use another model.";
return INPUTS[parameter] ?? generally;
}
const UNITS = {
ms: 1,
s: 1e3,
m: 6e4,
h: 36e5,
d: 864e5
};
function retryAfterMs(headers, message) {
return (headers && inHeaders(headers)) ?? retry_after_inWords(message);
}
function inHeaders(headers) {
const after = headers.get("retry-after") ?? "";
return number(headers.get("retry-after-ms")) ?? retry_after_seconds(after) ?? untilDate(after, headers) ?? untilReset(headers);
}
function retry_after_seconds(value) {
const amount = number(value);
return amount === void 0 ? void 0 : amount * 1e3;
}
function number(value) {
return value !== null && /^\d{1,9}(\.\d+)?$/.test(value.trim()) ? Number(value) : void 0;
}
function untilDate(value, headers) {
const [then, now] = [ Date.parse(value), Date.parse(headers.get("date") ?? "") ];
return Number.isNaN(then - now) ? void 0 : Math.max(0, then - now);
}
function untilReset(headers) {
const resets = [ "requests", "tokens" ].filter(what => headers.get(`x-ratelimit-remaining-${what}`) === "0").flatMap(what => duration(headers.get(`x-ratelimit-reset-${what}`) ?? "") ?? []);
return resets.length === 0 ? void 0 : Math.max(...resets);
}
function retry_after_inWords(message) {
const told = /(?:try again|retry) (?:in|after) ((?:\d+(?:\.\d+)? ?(?:ms|[smhd])[a-z]* ?)+)/i.exec(message)?.[1];
return told === void 0 ? void 0 : duration(told);
}
function duration(value) {
const parts = [ ...value.toLowerCase().matchAll(/(\d+(?:\.\d+)?) ?(ms|[smhd])/g) ];
if (parts.length === 0) return;
return Math.ceil(parts.reduce((sum, [, amount, unit = ""]) => sum + Number(amount) * (UNITS[unit] ?? 0), 0));
}
function toModelFault(error, endpoint) {
if (error instanceof lib_fault.vC) return error;
if (error instanceof Unreadable || error instanceof openai.xX) return unanswered(error, endpoint);
if (!(error instanceof openai.LG)) return defect(error, endpoint);
const told = toldBy(error);
const after = retryAfterMs(error.headers, told.message);
const reason = isOutOfCredit(told, after) ? void 0 : failure_reason_reasonOf(told.status, told.code, told.message);
if (reason) {
const [message, hint] = explainReason(reason, endpoint);
return new ModelFault(message, {
hint: hint,
reason: reason,
cause: error
});
}
return failure_refused(error, told, after, endpoint);
}
function defect(error, {apiKey: apiKey}) {
const {code: code, message: message, hint: hint, cause: cause} = (0, lib_fault.ec)(error);
return new lib_fault.vC(code, quote_quote(message, apiKey), {
...hint !== void 0 && {
hint: hint
},
cause: cause
});
}
function unanswered(error, {host: host}) {
const [message, hint] = brokenOff(error, host);
return new ModelFault(message, {
hint: hint,
isTransient: true,
cause: error
});
}
function brokenOff(error, host) {
if (error instanceof openai.qA) return [ `The model at ${host} did not answer in time.`, "Run it again." ];
if (error instanceof openai.xX) return [ `The model endpoint ${host} could not be reached.`, "Check the `base-url` input and the runner's network." ];
return [ `The model at ${host} failed: its reply broke off or could not be read.`, "Run it again; if it persists, check the `base-url` input." ];
}
function toldBy({status: status, code: code, param: param, type: type, message: message}) {
const number = status ?? Number(code ?? Number.NaN);
return {
status: number,
code: String(code || type || "").toLowerCase(),
param: param ?? "",
message: message
};
}
function failure_refused(cause, told, after, endpoint) {
const isBroke = isOutOfCredit(told, after);
const isModelMissing = !isBroke && isModelGone(told);
const isTransient = !isBroke && !isModelMissing && mayPass(told);
const [message, hint] = isBroke ? noCredit(told, endpoint) : isModelMissing ? gone(told, endpoint) : explain(told, endpoint);
return new ModelFault(message, {
hint: hint,
cause: cause,
isTransient: isTransient,
isModelMissing: isModelMissing,
retryAfterMs: isTransient ? after : void 0
});
}
const PASSING = new Set([ 408, 409, 425, 429 ]);
const FINAL_CODES = /invalid|authentication|permission|not_found|unsupported|billing/;
function mayPass({status: status, code: code}) {
if (Number.isNaN(status)) return !FINAL_CODES.test(code);
return PASSING.has(status) || status >= 500 && status !== 501 && status !== 505;
}
function failure_answered({status: status}, {host: host}) {
return Number.isNaN(status) ? host : `${host} answered ${status}`;
}
function noCredit(told, endpoint) {
const hint = "Add credit, or use another key in the `api-key` input.";
return [ `The model account has no credit left (${failure_answered(told, endpoint)}).`, hint ];
}
function gone(told, endpoint) {
const hint = "Check the `model` and `base-url` inputs; the model may have been retired.";
return [ `The model "${endpoint.model}" was not found (${failure_answered(told, endpoint)}).`, hint ];
}
function explain(told, endpoint) {
const {status: status} = told;
const what = failure_answered(told, endpoint);
if (status === 401) return [ `The model endpoint refused the key (${what}).`, "Check the `api-key` input." ];
if (status === 403) return [ `The key may not use the model "${endpoint.model}" (${what}).`, "Check the `api-key` and `model` inputs." ];
if (status === 429) return [ `The model is rate limited (${what}).`, "Wait a little, then run it again." ];
if (status === 408) return [ `The model did not answer in time (${what}).`, "Run it again later." ];
if (!(status < 500)) return [ `The model endpoint failed (${what}).`, "Run it again later." ];
return notAccepted(told, what, endpoint);
}
function notAccepted(told, what, {model: model, apiKey: apiKey}) {
const words = quote_quote(told.message.replace(/^\d{3} /, ""), apiKey);
const quoted = words === "" ? "." : `: "${words}"`;
if (lacksTools(told)) return [ `The model "${model}" takes no tools (${what})${quoted}`, TEXT_TOOLS ];
const parameter = rejectedParameter(told);
if (parameter === void 0) return [ `The model endpoint did not accept the request (${what})${quoted}`, "The log of this run has its reply." ];
const name = quote_quote(parameter, apiKey);
return [ `The model "${model}" does not take the parameter "${name}" (${what})${quoted}`, hintFor(parameter) ];
}
const TEXT_TOOLS = 'Put {"native_tool_calling": false} into the `model-features` input, or use another model.';
async function* eventsIn(body) {
let data = [];
let name = "";
for await (const line of linesIn(body)) {
if (line.startsWith("data:")) data.push(line.slice(line[5] === " " ? 6 : 5)); else if (line.startsWith("event:")) name = line.slice(6).trim();
if (line !== "") continue;
const text = data.join("\n");
if (text.startsWith("[DONE]")) return;
if (text.trim() !== "") yield valueIn(text, name === "error");
data = [];
name = "";
}
}
async function* linesIn(body) {
const decoder = new TextDecoder;
let pending = [];
let endsInReturn = false;
for await (const bytes of body) {
const piece = decoder.decode(bytes, {
stream: true
});
const [first = "", ...rest] = (endsInReturn ? piece.replace(/^\n/, "") : piece).split(/\r\n|\n|\r/);
if (piece !== "") endsInReturn = piece.endsWith("\r");
pending.push(first);
if (rest.length === 0) continue;
yield pending.join("");
yield* rest.slice(0, -1);
pending = [ rest.at(-1) ?? "" ];
}
yield pending.join("");
yield "";
}
async function readReply(response, fold, reading) {
const mediaType = response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
if (!response.body || !read_reply_isReply(mediaType)) throw await notAReply(response, mediaType, reading);
const body = counted(response.body, reading.watch.onBytes);
try {
if (isJson(mediaType)) fold.takeWhole(valueIn(await (0, consumers_.text)(body))); else await takeStream(body, fold, reading.watch);
} catch (error) {
throw error instanceof openai.LG ? redacted(error, reading.redact) : error;
}
return fold.finish();
}
async function takeStream(body, fold, watch) {
for await (const event of eventsIn(body)) {
const {size: size} = fold;
fold.take(event);
watch.onEvent(fold.size > size);
}
}
function redacted({error: error, headers: headers}, redact) {
return new openai.LG(void 0, JSON.parse(redact(JSON.stringify(error ?? null))), void 0, headers);
}
function isJson(mediaType) {
return mediaType === "application/json" || mediaType.endsWith("+json");
}
function read_reply_isReply(mediaType) {
return mediaType === "" || mediaType === "text/event-stream" || isJson(mediaType);
}
async function notAReply({body: body}, mediaType, {redact: redact, host: host}) {
const start = body ? await (0, consumers_.text)(atMost(body, 4096)) : "";
const what = mediaType === "" ? "nothing" : quote_quote(redact(mediaType), void 0);
return new ModelFault(`The model endpoint ${host} sent ${what} instead of a reply: "${quote_quote(redact(start), void 0)}"`, {
hint: "Check the `base-url` input: it should be the API's root, usually ending in /v1."
});
}
const MOST_CALLS = 128;
const MOST_CHARACTERS = 16 * 1024 * 1024;
const hint = "Run it again; if it persists, use another model.";
function requireMeasure(characters, calls) {
if (characters > MOST_CHARACTERS) throw endless();
if (calls <= MOST_CALLS) return;
throw new ModelFault(`The model made more than ${MOST_CALLS} tool calls in one reply.`, {
hint: hint,
isTransient: true
});
}
function endless() {
return new ModelFault("The model's reply does not end: it is longer than 16 MB.", {
hint: hint,
isTransient: true
});
}
const MOST_PATIENT = 5;
const LONGEST_EVENT = 20 * 1024 * 1024;
function watchReply({host: host, idleMs: idleMs, mayBeSilent: mayBeSilent, giveUp: giveUp}) {
const alarm = (ms, what) => setTimeout(() => giveUp(silent(host, what, ms)), ms);
const news = alarm(idleMs * MOST_PATIENT, "nothing new");
const silence = mayBeSilent ? void 0 : alarm(idleMs, "nothing");
let unread = 0;
return {
onBytes(count) {
silence?.refresh();
unread += count;
if (unread > LONGEST_EVENT) throw endless();
},
onEvent(isNews) {
unread = 0;
if (isNews) news.refresh();
},
stop() {
clearTimeout(silence);
clearTimeout(news);
}
};
}
function silent(host, what, ms) {
return new ModelFault(`The model at ${host} sent ${what} for ${ms / 1e3} s.`, {
hint: "Run it again; if it persists, use another model or endpoint.",
isTransient: true
});
}
const MILLION = 1e6;
function costOf(tokens, price) {
const {prompt_tokens: prompt_tokens, completion_tokens: completion_tokens, cache_read_tokens: cache_read_tokens, cache_write_tokens: cache_write_tokens} = tokens;
const {input: input, output: output, cache_read: cache_read = input, cache_write: cache_write = input} = price;
const plain = Math.max(0, prompt_tokens - cache_read_tokens - cache_write_tokens);
const dollars = plain * input + completion_tokens * output + cache_read_tokens * cache_read + cache_write_tokens * cache_write;
return dollars / MILLION;
}
function usageOf(reported = {}, {request: request, characters: characters, features: features}) {
const input = sound(reported.prompt_tokens) || void 0;
const output = sound(reported.completion_tokens) || (characters === 0 ? 0 : void 0);
const prompt_tokens = input ?? estimateTokens(request.messages, request.tools);
const cache = {
cache_read_tokens: sound(reported.cache_read_tokens) ?? 0,
cache_write_tokens: sound(reported.cache_write_tokens) ?? 0
};
const cached = cache.cache_read_tokens + cache.cache_write_tokens;
const tokens = {
prompt_tokens: cached > prompt_tokens ? prompt_tokens + cached : prompt_tokens,
completion_tokens: output ?? tokens_tokensIn(characters),
...cache,
reasoning_tokens: sound(reported.reasoning_tokens) ?? 0
};
const cost = soundCost(reported.cost) ?? (features.price && costOf(tokens, features.price));
return {
...tokens,
cost: cost,
is_estimated: input === void 0 || output === void 0
};
}
function sound(figure) {
return figure != null && Number.isSafeInteger(figure) && figure >= 0 ? figure : void 0;
}
function soundCost(cost) {
return cost != null && Number.isFinite(cost) && cost >= 0 ? cost : void 0;
}
const IDLE_MS = 6e4;
function attempting(options, protocol) {
const {model: model, features: features, clock: clock, idleMs: idleMs = IDLE_MS} = options;
const {host: host} = new URL(options.baseUrl);
const client = openClient(options);
const redact = redactorFor(options);
const thinks = features.silent_thinking || features.reasoning_effort !== void 0;
const mayBeSilent = !features.stream || features.api === "responses" || thinks;
return {
name: model,
features: features,
async complete(request) {
request.signal.throwIfAborted();
const start = clock();
const controller = new AbortController;
const giveUp = fault => controller.abort(fault);
const watch = watchReply({
host: host,
idleMs: idleMs,
mayBeSilent: mayBeSilent,
giveUp: giveUp
});
const fold = protocol.fold();
const spent = characters => ({
usage: usageOf(fold.usage, {
request: request,
characters: characters,
features: features
}),
latencyMs: clock() - start
});
try {
const response = await protocol.send(client, request, AbortSignal.any([ request.signal, controller.signal ]));
const {id: id, message: message} = await readReply(response, fold, {
host: host,
watch: watch,
redact: redact
});
await (0, promises_.setImmediate)();
return {
id: id,
message: message,
...spent(charactersOf(message))
};
} catch (error) {
const fault = ours(controller.signal.reason) ?? ours(error) ?? error;
controller.abort();
if (fold.size > 0 || fold.usage) request.onLost?.(spent(fold.size));
request.signal.throwIfAborted();
throw toModelFault(fault, {
model: model,
host: host,
apiKey: options.apiKey
});
} finally {
watch.stop();
}
}
};
}
function ours(error) {
if (error instanceof lib_fault.vC) return error;
return error instanceof Error && error.cause instanceof lib_fault.vC ? error.cause : void 0;
}
function wholeMessage(parts, ending, origin) {
requireWhole(ending);
const calls = parts.calls.filter(({name: name}) => name !== "").map(call => ({
...call,
id: call.id.replace(SIGNATURE, "")
}));
const {text: words, reasoning: reasoning, thinking: thinking = [], reasoningItem: reasoningItem, details: details = []} = parts;
if (calls.length === 0 && thinking.length === 0 && (words + reasoning).trim() === "") throw empty();
return event_content.QB.parse({
role: "assistant",
content: words === "" ? [] : [ (0, event_content.Qq)(words) ],
...calls.length > 0 && {
tool_calls: calls.map((call, index) => ({
...call,
id: idOf(parts.id, calls, index),
origin: origin
}))
},
...reasoning !== "" && {
reasoning_content: reasoning
},
...thinking.length > 0 && {
thinking_blocks: thinking
},
...reasoningItem && {
responses_reasoning_item: reasoningItem
},
...details.length > 0 && {
reasoning_details: details
}
});
}
function requireWhole(ending) {
const again = {
hint: "Run it again.",
isTransient: true
};
switch (ending) {
case "whole":
return;

case "broken-off":
throw new ModelFault("The model's reply broke off.", again);

case "empty":
throw empty();

case "failed":
throw new ModelFault("The model's provider failed in the middle of the reply.", again);

case "output-limit":
throw new ModelFault("The model's reply was cut off at its output limit.", {
hint: "Use a model with a larger output limit, or ask for less at once.",
reason: "output-limit"
});

case "content-policy":
throw new ModelFault("The model refused to answer, or its provider's content policy stopped it.", {
hint: "Ask for it in other words.",
reason: "content-policy"
});
}
}
function empty() {
return new ModelFault("The model sent an empty reply.", {
hint: "Run it again.",
reason: "empty-reply",
isTransient: true
});
}
const SIGNATURE = /__thought__.*$/s;
function idOf(reply, calls, index) {
const id = calls[index]?.id ?? "";
const isUnique = id !== "" && calls.findIndex(call => call.id === id) === index;
return isUnique ? id : `call_${reply.slice(-24)}_${index}`;
}
const Word = schemas.string().nullish();
const Figure = schemas.number().nullish().catch(void 0);
const Arguments = schemas.union([ schemas.string(), schemas.record(schemas.string(), schemas.unknown()).transform(value => JSON.stringify(value)) ]);
const Sealed = schemas.record(schemas.string(), schemas.unknown()).nullish().catch(void 0);
const CallPiece = schemas.object({
index: schemas.number().nullish().catch(void 0),
id: Word,
function: schemas.object({
name: Word,
arguments: Arguments.nullish()
}).nullish(),
extra_content: Sealed,
provider_specific_fields: Sealed
});
const ThinkingPiece = schemas.object({
type: schemas.string(),
thinking: Word,
signature: Word,
data: Word
});
const DetailPiece = schemas.looseObject({
type: Word,
index: schemas.number().nullish(),
text: Word,
summary: Word,
data: Word
});
const Text = schemas.union([ schemas.string(), schemas.array(schemas.object({
text: Word.catch(void 0)
})).transform(parts => parts.map(part => part.text ?? "").join("")) ]);
const Delta = schemas.object({
content: Text.nullish(),
reasoning_content: Word,
reasoning: Word.catch(void 0),
thinking_blocks: schemas.array(ThinkingPiece).nullish().catch(void 0),
reasoning_details: schemas.array(DetailPiece).nullish().catch(void 0),
refusal: Word,
tool_calls: schemas.array(CallPiece).nullish()
});
const Details = schemas.object({
cached_tokens: Figure,
cache_write_tokens: Figure,
reasoning_tokens: Figure
}).nullish().catch(void 0);
const ChatUsage = schemas.object({
prompt_tokens: Figure,
completion_tokens: Figure,
prompt_tokens_details: Details,
cost: Figure,
completion_tokens_details: Details,
cache_read_input_tokens: Figure,
cache_creation_input_tokens: Figure,
prompt_cache_hit_tokens: Figure
}).transform(usage => ({
prompt_tokens: usage.prompt_tokens,
completion_tokens: usage.completion_tokens,
cache_read_tokens: usage.prompt_tokens_details?.cached_tokens ?? usage.cache_read_input_tokens ?? usage.prompt_cache_hit_tokens,
cache_write_tokens: usage.prompt_tokens_details?.cache_write_tokens ?? usage.cache_creation_input_tokens,
reasoning_tokens: usage.completion_tokens_details?.reasoning_tokens,
cost: usage.cost
}));
const Chunk = schemas.object({
id: Word,
choices: schemas.array(schemas.object({
delta: Delta.nullish(),
finish_reason: Word
})).nullish(),
usage: ChatUsage.nullish().catch(void 0)
});
const WholeReply = schemas.object({
id: Word,
choices: schemas.array(schemas.object({
message: Delta.nullish(),
finish_reason: Word
})),
usage: ChatUsage.nullish().catch(void 0)
}).transform(({choices: choices, ...rest}) => ({
...rest,
choices: choices.map(({message: message, finish_reason: finish_reason}) => ({
delta: message && inPlace(message),
finish_reason: finish_reason
}))
}));
function inPlace(message) {
return {
...message,
tool_calls: message.tool_calls?.map((call, index) => ({
...call,
index: index
}))
};
}
function takeCall(calls, {index: index, id: id, function: part, ...more}) {
const named = {
index: index ?? void 0,
id: id ?? "",
name: part?.name ?? "",
arguments: part?.arguments ?? ""
};
const piece = {
...named,
...sealsOf(more)
};
const call = piece.index === void 0 ? calls.at(-1) : calls.findLast(other => other.index === piece.index);
if (!call || isAnother(piece, call)) {
calls.push(piece);
return;
}
call.id ||= piece.id;
call.name ||= piece.name;
call.arguments += piece.arguments;
Object.assign(call, sealsOf(more));
}
function sealsOf({extra_content: extra_content, provider_specific_fields: provider_specific_fields}) {
return {
...extra_content && {
extra_content: extra_content
},
...provider_specific_fields && {
provider_specific_fields: provider_specific_fields
}
};
}
function inOrder(calls) {
const sorted = calls.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0));
return sorted.map(({index: _, ...call}) => call);
}
function isAnother(piece, call) {
if (piece.name === "" || call.name === "") return false;
if (piece.id !== "" && call.id !== "") return piece.id !== call.id;
return piece.arguments !== "" && pieces_isWhole(call.arguments);
}
function pieces_isWhole(json) {
if (!json.trimEnd().endsWith("}")) return false;
try {
JSON.parse(json);
return true;
} catch {
return false;
}
}
function takeThinking(blocks, {type: type, thinking: thinking, signature: signature, data: data}) {
if (type === "redacted_thinking") {
blocks.push({
type: type,
data: data ?? ""
});
return;
}
if (type !== "thinking") return;
const last = blocks.at(-1);
const block = last?.type === "thinking" && !last.signature ? last : {
type: type,
thinking: ""
};
if (block !== last) blocks.push(block);
block.thinking += thinking ?? "";
if (signature) block.signature = signature;
}
function takeDetail(details, piece) {
const last = details.at(-1);
const isMore = last !== void 0 && piece.index != null && last.index === piece.index && last.type === piece.type;
if (!isMore) {
details.push({
...piece
});
return;
}
const {text: text, summary: summary, data: data, ...rest} = piece;
for (const [field, value] of Object.entries(rest)) if (value != null) last[field] = value;
for (const [field, more] of Object.entries({
text: text,
summary: summary,
data: data
})) if (more != null) last[field] = `${last[field] ?? ""}${more}`;
}
function sealedDetails(details) {
return details.some(({signature: signature, data: data}) => Boolean(signature || data)) ? details : [];
}
class ChatFold {
size=0;
usage;
#id="";
#text="";
#reasoning="";
#hasRefused=false;
#hasChoices=false;
#finish="";
#calls=[];
#thinking=[];
#details=[];
take(event) {
const chunk = Chunk.safeParse(event);
if (!chunk.success) throw notChat(chunk.error);
this.#takeChunk(chunk.data);
}
takeWhole(body) {
const reply = WholeReply.safeParse(body);
if (!reply.success) throw notChat(reply.error);
this.#takeChunk(reply.data);
if (reply.data.choices?.[0]?.delta) this.#finish ||= "stop";
}
finish() {
const words = {
id: this.#id,
text: this.#text,
reasoning: this.#reasoning
};
const thoughts = {
thinking: this.#thinking,
details: sealedDetails(this.#details)
};
const parts = {
...words,
...thoughts,
calls: inOrder(this.#calls)
};
return {
id: this.#id,
message: wholeMessage(parts, this.#ending(), "completion")
};
}
#takeChunk({id: id, choices: choices, usage: usage}) {
this.#id ||= id ?? "";
this.usage = usage ?? this.usage;
const choice = choices?.[0];
this.#hasChoices ||= choice !== void 0;
this.#finish ||= choice?.finish_reason ?? "";
if (choice?.delta) this.#takeDelta(choice.delta);
}
#takeDelta(delta) {
const reasoning = delta.reasoning_content ?? delta.reasoning ?? "";
this.#text += delta.content ?? "";
this.#reasoning += reasoning;
this.#hasRefused ||= (delta.refusal ?? "") !== "";
for (const piece of delta.tool_calls ?? []) takeCall(this.#calls, piece);
for (const piece of delta.thinking_blocks ?? []) takeThinking(this.#thinking, piece);
for (const piece of delta.reasoning_details ?? []) takeDetail(this.#details, piece);
this.size += sizeOf(delta) + reasoning.length;
requireMeasure(this.size, this.#calls.length);
}
#ending() {
if (this.#hasRefused) return "content-policy";
if (this.#finish !== "") return ENDINGS[this.#finish.toLowerCase()] ?? "whole";
return this.#hasChoices ? "broken-off" : "empty";
}
}
const ENDINGS = {
length: "output-limit",
max_tokens: "output-limit",
content_filter: "content-policy",
safety: "content-policy",
refusal: "content-policy",
error: "failed"
};
function sizeOf({content: content, tool_calls: tool_calls, thinking_blocks: thinking_blocks, reasoning_details: reasoning_details}) {
const calls = (tool_calls ?? []).map(call => (call.function?.arguments ?? "").length);
const thinking = (thinking_blocks ?? []).map(block => (block.thinking ?? block.data ?? "").length);
const details = (reasoning_details ?? []).map(({text: text, summary: summary, data: data}) => (data ?? text ?? summary ?? "").length);
return [ ...calls, ...thinking, ...details ].reduce((sum, length) => sum + length, (content ?? "").length);
}
function notChat(cause) {
return new ModelFault("The model endpoint sent a reply that is not a Chat Completions reply.", {
hint: "Check the `base-url` input: it should be the API's root, usually ending in /v1.",
cause: cause
});
}
const MARK = {
cache_control: {
type: "ephemeral"
}
};
function takesMarks({prompt_caching: prompt_caching, string_content: string_content}) {
return prompt_caching === "marks" && !string_content;
}
function withCacheMarks(messages) {
const system = messages.findIndex(({role: role}) => role === "system");
const last = messages.findLastIndex(message => isHeard(message) && cache_marks_lengthOf(message.content) > 0);
return messages.map((message, index) => {
if (index === system) return marked(message, 0);
return index === last ? marked(message, cache_marks_lengthOf(message.content) - 1) : message;
});
}
function isHeard({role: role}) {
return role === "user" || role === "tool";
}
function cache_marks_lengthOf(content) {
return Array.isArray(content) ? content.length : 0;
}
function marked(message, position) {
if (!Array.isArray(message.content)) return message;
const content = message.content.map((part, index) => index === position ? {
...part,
...MARK
} : part);
return {
...message,
content: content
};
}
function leaveOutImages(messages, {vision: vision, string_content: string_content}) {
if (vision && !string_content || !messages.some(hasImage)) return messages;
const note = (0, event_content.Qq)((0, prompts.J)("image-left-out"));
return messages.map(message => hasImage(message) ? {
...message,
content: message.content.map(block => block.type === "image" ? note : block)
} : message);
}
function hasImage({content: content}) {
return content.some(block => block.type === "image");
}
function toChatMessages(messages, features) {
const seen = leaveOutImages(messages, features);
return seen.flatMap((message, index) => {
const converted = toChatMessage(message, features);
const pictures = message.role === "tool" && seen[index + 1]?.role !== "tool" ? toolImages(seen, index) : [];
return pictures.length > 0 ? [ converted, {
role: "user",
content: pictures
} ] : [ converted ];
});
}
function toChatMessage(message, features) {
const {role: role, content: content} = message;
switch (role) {
case "system":
return {
role: role,
content: chat_messages_words(content, features)
};

case "user":
return {
role: role,
content: content.some(isImage) ? parts(content) : chat_messages_words(content, features)
};

case "tool":
return {
role: role,
tool_call_id: message.tool_call_id ?? "",
content: chat_messages_words(content, features)
};

case "assistant":
return {
...assistantMessage(message, features),
...features.send_reasoning && chat_messages_thoughtsOf(message),
...message.reasoning_details && {
reasoning_details: message.reasoning_details
}
};
}
}
function assistantMessage(message, {string_content: string_content}) {
const content = (0, event_content.wh)(message.content);
const calls = message.tool_calls ?? [];
if (calls.length === 0) return {
role: "assistant",
content: content
};
return {
role: "assistant",
content: content.trim() !== "" ? content : string_content ? "" : null,
tool_calls: calls.map(({id: id, name: name, arguments: json, extra_content: extra_content, provider_specific_fields: provider_specific_fields}) => ({
id: id,
type: "function",
function: {
name: name,
arguments: json
},
...extra_content && {
extra_content: extra_content
},
...provider_specific_fields && {
provider_specific_fields: provider_specific_fields
}
}))
};
}
function chat_messages_thoughtsOf({reasoning_content: reasoning_content, thinking_blocks: thinking_blocks}) {
return {
...reasoning_content !== void 0 && {
reasoning_content: reasoning_content
},
...thinking_blocks !== void 0 && {
thinking_blocks: thinking_blocks
}
};
}
function toolImages(messages, last) {
let first = last;
while (messages[first - 1]?.role === "tool") first -= 1;
return messages.slice(first, last + 1).flatMap(message => message.content.flatMap(imageParts));
}
function chat_messages_words(content, features) {
if (!takesMarks(features)) return (0, event_content.wh)(content);
const blocks = content.flatMap(block => block.type === "text" && block.text !== "" ? [ textPart(block.text) ] : []);
return blocks.length > 0 ? blocks : "";
}
function parts(content) {
return content.flatMap(block => block.type === "text" ? [ textPart(block.text) ] : imageParts(block));
}
function textPart(text) {
return {
type: "text",
text: text
};
}
function isImage(block) {
return block.type === "image";
}
function imageParts(block) {
if (block.type !== "image") return [];
return block.image_urls.map(url => ({
type: "image_url",
image_url: {
url: url
}
}));
}
function chatBody(settings, request) {
const {model: model, features: features, cacheKey: cacheKey, asksForUsage: asksForUsage = true} = settings;
const messages = toChatMessages(request.messages, features);
const hasTools = request.tools.length > 0;
return {
model: model,
messages: takesMarks(features) ? withCacheMarks(messages) : messages,
...hasTools && {
tools: toChatTools(request.tools)
},
...features.stream && {
stream: true,
...asksForUsage && {
stream_options: {
include_usage: true
}
}
},
...hasTools && !features.parallel_tool_calls && {
parallel_tool_calls: false
},
...features.stop_words && request.stop && request.stop.length > 0 && {
stop: [ ...request.stop ]
},
...features.temperature !== void 0 && {
temperature: features.temperature
},
...effortAndLength(features),
...features.prompt_caching === "key" && cacheKey !== void 0 && {
prompt_cache_key: cacheKey
}
};
}
function toChatTools(tools) {
return tools.map(tool => ({
type: "function",
function: {
name: tool.name,
description: tool.description,
parameters: {
...tool.parameters
}
}
}));
}
function effortAndLength({reasoning_effort: reasoning_effort, max_output_tokens: max_output_tokens}) {
const limit = reasoning_effort === void 0 ? "max_tokens" : "max_completion_tokens";
return {
...reasoning_effort !== void 0 && {
reasoning_effort: reasoning_effort
},
...max_output_tokens !== void 0 && {
[limit]: max_output_tokens
}
};
}
function chatModel(options) {
let asksForUsage = true;
return attempting(options, {
async send(client, request, signal) {
const post = () => client.chat.completions.create(chatBody({
...options,
asksForUsage: asksForUsage
}, request), {
signal: signal
}).asResponse();
try {
return await post();
} catch (error) {
if (!asksForUsage || !isRefusedOption(error)) throw error;
asksForUsage = false;
return post();
}
},
fold: () => new ChatFold
});
}
function isRefusedOption(error) {
return error instanceof openai.LG && [ 400, 422 ].includes(error.status ?? 0) && /stream_options/.test(error.message);
}
function withCompletionLog(model, log) {
const {name: name, features: features} = model;
return Object.freeze({
name: name,
features: features,
async complete(request) {
try {
const reply = await model.complete(request);
completion_log_record(log, name, request, {
reply: reply
});
return reply;
} catch (error) {
completion_log_record(log, name, request, {
error: describe(error)
});
throw error;
}
}
});
}
function completion_log_record(log, model, {messages: messages, tools: tools, stop: stop}, end) {
const time = log.now();
const text = JSON.stringify({
model: model,
timestamp: time.toISOString(),
request: {
messages: messages,
tools: tools,
stop: stop
},
...end
}, null, 1);
log.write(fileName(model, time, log.random(), "error" in end), log.mask(text));
}
function fileName(model, time, chance, isError) {
const plain = model.replaceAll("/", "__").replaceAll(/[^\w.-]/g, "_").slice(0, 100);
const seconds = Math.floor(time.getTime() / 1e3);
const digits = Math.floor(chance * 65536).toString(16).padStart(4, "0");
return `${plain}-${seconds}-${digits}${isError ? "-error" : ""}.json`;
}
function describe(error) {
if (!(error instanceof Error)) return {
message: String(error)
};
const {name: name, message: message, cause: cause} = error;
const about = error instanceof lib_fault.vC ? {
hint: error.hint,
reason: error.reason
} : {};
return {
name: name,
message: message,
...about,
...cause instanceof Error && {
cause: `${cause.name}: ${cause.message}`
}
};
}
function signed(model) {
return Object.freeze({
name: model.name,
features: model.features,
async complete(request) {
const sign = spent => ({
...spent,
model: spent.model ?? model.name
});
return sign(await model.complete({
...request,
onLost: lost => request.onLost?.(sign(lost))
}));
}
});
}
const fallback_REST_MS = 3e5;
function withFallback([first, ...others], options) {
if (others.length === 0) return first;
const {name: name, features: features} = first;
const candidates = [ first, ...others.map(signed) ].map((model, index) => ({
model: model,
failedAt: void 0,
isFirst: index === 0
}));
const complete = request => askInTurn(fallback_inOrder(candidates, options.clock()), request, options);
return Object.freeze({
name: name,
features: features,
complete: complete
});
}
function fallback_inOrder(candidates, now) {
const rests = ({failedAt: failedAt}) => failedAt !== void 0 && now < failedAt + fallback_REST_MS;
return [ ...candidates.filter(candidate => !rests(candidate)), ...candidates.filter(rests) ];
}
async function askInTurn(candidates, request, {clock: clock, onChange: onChange}) {
let failed;
let first;
for (const candidate of candidates) {
if (failed) onChange?.({
...failed,
to: candidate.model.name
});
try {
const reply = await candidate.model.complete(request);
candidate.failedAt = void 0;
return reply;
} catch (error) {
request.signal.throwIfAborted();
if (!letsAsk(error, candidate)) throw error;
candidate.failedAt = clock();
first ??= error;
failed = {
from: candidate.model.name,
fault: error
};
}
}
throw first;
}
function letsAsk(error, {isFirst: isFirst}) {
if (!(error instanceof ModelFault)) return false;
return error.isTransient || error.isModelMissing || !isFirst && error.reason === void 0;
}
const OPENAI = "api.openai.com";
const family = (names, features, host) => Object.freeze({
names: names.split(" "),
features: features,
...host !== void 0 && {
host: host
}
});
const FAMILIES = Object.freeze([ family("gpt-5* codex* o1* o3* o4*", {
stop_words: false
}), family("gpt-5* codex* o1 o1-2* o1-pro* o3* o4*", {
api: "responses"
}, OPENAI), family("*", {
prompt_caching: "key"
}, OPENAI), family("gpt-5* codex* o1* o3* o4* grok-4* gemini-2.5-* gemini-3*", {
silent_thinking: true
}), family("gpt-5*", {
context_window: 4e5
}), family("gpt-5.4* gpt-5.5* gpt-5.6*", {
context_window: 272e3
}), family("gpt-5.6-luna*", {
context_window: 2e5
}), family("gpt-4.1*", {
context_window: 1047576
}), family("gpt-4o*", {
context_window: 128e3
}), family("o1* o3* o4* codex-mini*", {
context_window: 2e5
}), family("o1-mini* o1-preview*", {
context_window: 128e3,
native_tool_calling: false
}), family("o1-mini* o3-mini* gpt-oss*", {
vision: false
}), family("claude-*", {
prompt_caching: "marks",
send_reasoning: true,
context_window: 2e5
}), family("gemini-2* gemini-3*", {
context_window: 1048576
}), family("deepseek-* kimi-k2* glm-4* glm-5* minimax-m*", {
vision: false,
string_content: true
}), family("deepseek-* kimi-* minimax-m*", {
send_reasoning: true
}), family("deepseek-vl* kimi-k2.5* kimi-k2.6* kimi-k2.7* kimi-k3* glm-*v*", {
vision: true,
string_content: false
}), family("deepseek-r1*", {
send_reasoning: false
}), family("deepseek-r1* deepseek-reasoner* grok-3-mini* grok-4* grok-code*", {
stop_words: false
}), family("deepseek-*", {
context_window: 128e3
}, "api.deepseek.com"), family("kimi-k2*", {
context_window: 131072
}, "api.moonshot.ai"), family("glm-4.6* glm-4.7* glm-5*", {
context_window: 2e5
}, "api.z.ai"), family("minimax-m2*", {
context_window: 196608
}, "api.minimax.io"), family("qwen2* qwen3-* qwen3:* qwen-max* qwen-plus* qwen-turbo* qwq*", {
vision: false
}), family("qwen*vl*", {
vision: true
}), family("codestral* mistral-nemo* mistral-7b* mixtral* open-m*", {
vision: false
}), family("llama-3* llama3* meta-llama-3* llama-2* llama2*", {
vision: false
}), family("llama-3.2*vision* llama3.2-vision*", {
vision: true
}), family("grok-3* grok-code*", {
vision: false
}), family("grok-3*", {
context_window: 131072
}), family("grok-4* grok-code*", {
context_window: 256e3
}), family("llama-2* llama2* codellama* gemma-2* gemma2* gemma-3* gemma3* phi-3* phi3*", {
native_tool_calling: false
}) ]);
var model_features = __webpack_require__(3931);
const ROWS = {
"api.openai.com": [ [ "gpt-5 gpt-5-codex gpt-5.1 gpt-5.1-codex", 1.25, 10, .125 ], [ "gpt-5-mini gpt-5.1-codex-mini", .25, 2, .025 ], [ "gpt-5-nano", .05, .4, .005 ], [ "gpt-5.2 gpt-5.2-codex gpt-5.3-codex", 1.75, 14, .175 ], [ "gpt-5.4", 2.5, 15, .25 ], [ "gpt-5.4-mini", .75, 4.5, .075 ], [ "gpt-5.4-nano", .2, 1.25, .02 ], [ "gpt-5.5", 5, 30, .5 ], [ "gpt-5.6-sol", 5, 30, .5, 6.25 ], [ "gpt-5.6-terra", 2, 12, .2, 2.5 ], [ "gpt-5.6-luna", .2, 1.2, .02, .25 ], [ "gpt-4.1", 2, 8, .5 ], [ "gpt-4.1-mini", .4, 1.6, .1 ], [ "gpt-4.1-nano", .1, .4, .025 ], [ "gpt-4o", 2.5, 10, 1.25 ], [ "gpt-4o-mini", .15, .6, .075 ], [ "o3", 2, 8, .5 ], [ "o4-mini", 1.1, 4.4, .275 ], [ "o3-mini", 1.1, 4.4, .55 ] ],
"api.anthropic.com": [ [ "claude-opus-5 claude-opus-4-8 claude-opus-4-7 claude-opus-4-6 claude-opus-4-5", 5, 25, .5, 6.25 ], [ "claude-opus-4-1 claude-opus-4-0 claude-opus-4", 15, 75, 1.5, 18.75 ], [ "claude-sonnet-5", 2, 10, .2, 2.5 ], [ "claude-sonnet-4-6 claude-sonnet-4-5 claude-sonnet-4-0 claude-sonnet-4", 3, 15, .3, 3.75 ], [ "claude-3-7-sonnet claude-3-5-sonnet", 3, 15, .3, 3.75 ], [ "claude-haiku-4-5", 1, 5, .1, 1.25 ], [ "claude-3-5-haiku", .8, 4, .08, 1 ] ],
"generativelanguage.googleapis.com": [ [ "gemini-2.5-flash", .3, 2.5 ], [ "gemini-2.5-flash-lite", .1, .4 ] ]
};
function priceOf(name, host) {
const plain = name.replace(/-(latest|20\d\d-?\d\d-?\d\d)$/, "");
const row = ROWS[host]?.find(([names]) => names.split(" ").includes(plain));
if (!row) return;
const [, input, output, cache_read, cache_write] = row;
return {
input: input,
output: output,
...cache_read !== void 0 && {
cache_read: cache_read
},
...cache_write !== void 0 && {
cache_write: cache_write
}
};
}
function featuresOf({model: model, baseUrl: baseUrl, overrides: overrides = {}}) {
const {host: host} = new URL(baseUrl);
const name = plainName(model);
const known = FAMILIES.filter(family => fits(family, name, host)).map(({features: features}) => features);
const price = priceOf(name, host);
return Object.freeze(Object.assign({}, model_features.ZN, ...known, price && {
price: price
}, overrides));
}
function plainName(model) {
const last = model.toLowerCase().split("/").at(-1) ?? "";
return last.replace(/^(?:[a-z]{2,6}\.)?(?:anthropic|openai|deepseek|meta|mistral|qwen|moonshotai?|minimax|zai)\./, "");
}
function fits(family, name, host) {
if (family.host !== void 0 && family.host !== host) return false;
return family.names.some(pattern => expressionFor(pattern).test(name));
}
function expressionFor(pattern) {
const source = pattern.replaceAll(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*").replaceAll("?", ".");
return new RegExp(`^${source}$`);
}
function modelsFor(main, small) {
const aside = small ? signed(small) : main;
return Object.freeze({
default: main,
"ask-agent-llm": main,
condenser: aside,
title: aside,
critic: aside
});
}
const response_Word = schemas.string().nullish();
const response_Figure = schemas.number().nullish().catch(void 0);
const Texts = schemas.array(schemas.object({
type: response_Word,
text: response_Word,
refusal: response_Word
})).nullish();
const OutputItem = schemas.object({
type: schemas.string(),
id: response_Word,
status: response_Word,
content: Texts,
summary: Texts,
encrypted_content: response_Word,
call_id: response_Word,
name: response_Word,
arguments: response_Word
});
const response_Details = schemas.object({
cached_tokens: response_Figure,
cache_write_tokens: response_Figure,
reasoning_tokens: response_Figure
}).nullish().catch(void 0);
const ResponsesUsage = schemas.object({
input_tokens: response_Figure,
output_tokens: response_Figure,
cost: response_Figure,
input_tokens_details: response_Details,
output_tokens_details: response_Details
}).transform(({input_tokens_details: input_tokens_details, output_tokens_details: output_tokens_details, ...usage}) => ({
prompt_tokens: usage.input_tokens,
completion_tokens: usage.output_tokens,
cache_read_tokens: input_tokens_details?.cached_tokens,
cache_write_tokens: input_tokens_details?.cache_write_tokens,
reasoning_tokens: output_tokens_details?.reasoning_tokens,
cost: usage.cost
}));
const ResponseBody = schemas.object({
id: response_Word,
status: response_Word,
output: schemas.array(OutputItem),
usage: ResponsesUsage.nullish().catch(void 0),
error: schemas.object({
code: response_Word,
message: response_Word
}).nullish(),
incomplete_details: schemas.object({
reason: response_Word
}).nullish()
});
const ENDS = [ "response.completed", "response.incomplete", "response.failed" ];
const ResponsesEvent = schemas.discriminatedUnion("type", [ schemas.object({
type: schemas["enum"](ENDS),
response: ResponseBody
}), schemas.object({
type: schemas.literal("response.output_item.done"),
output_index: schemas.number().nullish(),
item: OutputItem
}), schemas.object({
type: schemas.literal("error"),
code: response_Word,
message: response_Word
}) ]);
function isKnown(type) {
return KNOWN.has(type);
}
const KNOWN = new Set([ ...ENDS, "response.output_item.done", "error" ]);
const OtherEvent = schemas.object({
type: schemas.string(),
delta: schemas.string().nullish().catch(void 0)
});
const ITEM_SIZE = 64;
class ResponsesFold {
#heard=0;
#kept=0;
#response;
#items=new Map;
get size() {
return this.#heard + this.#kept;
}
get usage() {
return this.#response?.usage ?? void 0;
}
take(value) {
const event = OtherEvent.safeParse(value);
if (!event.success) throw notResponses(event.error);
if (isKnown(event.data.type)) this.#takeKnown(value); else this.#hear(event.data.delta ?? "");
}
takeWhole(body) {
const response = ResponseBody.safeParse(body);
if (!response.success) throw notResponses(response.error);
this.#end(response.data, "completed");
}
finish() {
const {id: id, output: output = []} = this.#response ?? {};
const items = output.length > 0 ? output : [ ...this.#items ].sort(([a], [b]) => a - b).map(([, item]) => item);
requireMeasure(0, items.filter(isCall).length);
const ending = this.#response ? endingOf(this.#response, items) : "broken-off";
const message = wholeMessage({
id: id ?? "",
...partsOf(items)
}, ending, "responses");
return {
id: id ?? "",
message: message
};
}
#takeKnown(value) {
const known = ResponsesEvent.safeParse(value);
if (!known.success) throw notResponses(known.error);
const {data: event} = known;
if (event.type === "error") throw new openai.LG(void 0, event, void 0, void 0);
if (event.type !== "response.output_item.done") this.#end(event.response, event.type.slice("response.".length)); else this.#keep(event.output_index ?? this.#items.size, event.item);
}
#hear(delta) {
this.#heard += delta.length;
requireMeasure(this.#heard, 0);
}
#keep(index, item) {
this.#items.set(index, item);
this.#kept += ITEM_SIZE + responses_fold_sizeOf(item);
requireMeasure(this.#kept, 0);
}
#end(response, status) {
this.#response = {
...response,
status: response.status ?? status
};
if (response.error) throw new openai.LG(void 0, response.error, void 0, void 0);
}
}
function endingOf({status: status, incomplete_details: incomplete_details}, items) {
const reason = incomplete_details?.reason;
if (reason === "content_filter" || items.some(isRefusal)) return "content-policy";
if (reason === "max_output_tokens") return "output-limit";
if (status === "failed") return "failed";
const isWhole = status === "completed" && !items.some(item => isCall(item) && item.status === "incomplete");
return isWhole ? "whole" : "broken-off";
}
function isCall({type: type}) {
return type === "function_call";
}
function isRefusal({type: type, content: content}) {
return type === "message" && (content ?? []).some(part => part.type === "refusal" && part.refusal !== "");
}
function partsOf(items) {
const ofType = type => items.filter(item => item.type === type);
const reasoning = ofType("reasoning");
const [first] = reasoning;
return {
text: ofType("message").map(({content: content}) => responses_fold_texts(content).join("")).filter(Boolean).join("\n\n"),
reasoning: reasoning.flatMap(({summary: summary, content: content}) => [ ...responses_fold_texts(summary), ...responses_fold_texts(content) ]).join("\n\n"),
calls: items.filter(isCall).map(item => ({
id: item.call_id ?? "",
...item.id && {
responses_item_id: item.id
},
name: item.name ?? "",
arguments: item.arguments ?? ""
})),
...first?.id && {
reasoningItem: reasoningItem(first.id, first)
}
};
}
function reasoningItem(id, item) {
return {
id: id,
summary: responses_fold_texts(item.summary),
...item.content && item.content.length > 0 && {
content: responses_fold_texts(item.content)
},
...item.encrypted_content && {
encrypted_content: item.encrypted_content
},
...item.status && {
status: item.status
}
};
}
function responses_fold_texts(parts) {
return (parts ?? []).flatMap(part => part.text ?? []);
}
function responses_fold_sizeOf({content: content, summary: summary, encrypted_content: encrypted_content, arguments: json}) {
return [ ...responses_fold_texts(content), ...responses_fold_texts(summary), encrypted_content ?? "", json ?? "" ].join("").length;
}
function notResponses(cause) {
return new ModelFault("The model endpoint sent a reply that is not a Responses reply.", {
hint: "Check the `base-url` input, and whether the endpoint has the Responses API: the `api-mode` input chooses.",
cause: cause
});
}
function toInput(messages, seals) {
return messages.flatMap(message => toItems(message, seals));
}
function toItems(message, seals) {
const {role: role, content: content, tool_call_id: tool_call_id = ""} = message;
switch (role) {
case "system":
return [];

case "user":
return [ {
type: "message",
role: role,
content: contentOf(content)
} ];

case "tool":
return [ {
type: "function_call_output",
call_id: tool_call_id,
output: contentOf(content)
} ];

case "assistant":
return assistantItems(message, seals);
}
}
function assistantItems(message, seals) {
const words = (0, event_content.wh)(message.content);
const said = words.trim() === "" ? [] : [ {
type: "message",
role: "assistant",
content: words
} ];
const calls = (message.tool_calls ?? []).map(({id: id, name: name, arguments: json}) => ({
type: "function_call",
call_id: id,
name: name,
arguments: json
}));
const rest = [ ...said, ...calls ];
return rest.length > 0 ? [ ...reasoningOf(message, seals), ...rest ] : [];
}
function reasoningOf({responses_reasoning_item: item}, seals) {
if (!item || !seals.mayOpen(item.id)) return [];
if (!item.encrypted_content && !item.content?.length) return [];
const {summary: summary, content: content, ...rest} = item;
return [ {
type: "reasoning",
...rest,
summary: summary.map(text => ({
type: "summary_text",
text: text
})),
...content && {
content: content.map(text => ({
type: "reasoning_text",
text: text
}))
}
} ];
}
function contentOf(content) {
if (content.every(block => block.type === "text")) return (0, event_content.wh)(content);
return content.flatMap(block => block.type === "text" ? [ {
type: "input_text",
text: block.text
} ] : block.image_urls.map(image_url => ({
type: "input_image",
image_url: image_url,
detail: "auto"
})));
}
function responsesBody(settings, request, seals) {
const {model: model, features: features, cacheKey: cacheKey} = settings;
const messages = leaveOutImages(request.messages, features);
const system = messages.filter(({role: role}) => role === "system").map(({content: content}) => (0, 
event_content.wh)(content));
return {
model: model,
...system.length > 0 && {
instructions: system.join("\n\n")
},
input: toInput(messages, seals),
...request.tools.length > 0 && toolSettings(request.tools, features),
store: false,
...seals.areMade && {
include: [ "reasoning.encrypted_content" ]
},
...features.stream && {
stream: true
},
...features.temperature !== void 0 && {
temperature: features.temperature
},
...features.reasoning_effort !== void 0 && {
reasoning: {
effort: features.reasoning_effort
}
},
...features.max_output_tokens !== void 0 && {
max_output_tokens: features.max_output_tokens
},
...features.prompt_caching === "key" && cacheKey !== void 0 && {
prompt_cache_key: cacheKey
}
};
}
function toolSettings(tools, {parallel_tool_calls: parallel_tool_calls}) {
return {
tools: tools.map(toTool),
tool_choice: "auto",
parallel_tool_calls: parallel_tool_calls
};
}
function toTool({name: name, description: description, parameters: parameters}) {
return {
type: "function",
name: name,
description: description,
parameters: {
...parameters
},
strict: false
};
}
const NOT_SEALED_HERE = /encrypted content .*could not be verified/i;
const NEVER_SEALS = /encrypted content is not supported/i;
class Seals {
#areMade=true;
#foreign=new Set;
get areMade() {
return this.#areMade;
}
mayOpen(id) {
return this.#areMade && !this.#foreign.has(id);
}
learn(refusal, {messages: messages}) {
if (!(refusal instanceof openai.LG) || !this.#areMade) return false;
if (NEVER_SEALS.test(refusal.message)) {
this.#areMade = false;
return true;
}
if (refusal.code !== "invalid_encrypted_content" && !NOT_SEALED_HERE.test(refusal.message)) return false;
const known = this.#foreign.size;
for (const {responses_reasoning_item: item} of messages) if (item) this.#foreign.add(item.id);
return this.#foreign.size > known;
}
}
function responsesModel(options) {
const seals = new Seals;
return attempting(options, {
async send(client, request, signal) {
const post = () => client.responses.create(responsesBody(options, request, seals), {
signal: signal
}).asResponse();
try {
return await post();
} catch (error) {
if (seals.learn(error, request)) return post();
throw error;
}
},
fold: () => new ResponsesFold
});
}
const FIRST_WAIT = 1e3;
const LONGEST_WAIT = 6e4;
const LONGEST_ORDER = 6e5;
function withRetries(model, options) {
const {name: name, features: features} = model;
return Object.freeze({
name: name,
features: features,
complete: request => attempt(model, request, options)
});
}
async function attempt(model, request, options) {
const {attempts: attempts = 5, sleep: sleep, onWait: onWait} = options;
const {signal: signal} = request;
for (let tries = 1; ;tries += 1) try {
return await model.complete(request);
} catch (error) {
signal.throwIfAborted();
const fault = retried(error, tries, attempts);
const waitMs = waitFor(fault, tries, options.random());
onWait?.({
waitMs: waitMs,
attempt: tries + 1,
attempts: attempts,
fault: fault
});
await pause(() => sleep(waitMs, signal), signal);
}
}
function retried(error, tries, attempts) {
if (!(error instanceof ModelFault) || !error.isTransient) throw error;
const {retryAfterMs: retryAfterMs = 0} = error;
if (retryAfterMs > LONGEST_ORDER) throw again(error, `It asks to be left alone for ${Math.ceil(retryAfterMs / 6e4)} minutes.`);
if (tries >= attempts) throw attempts === 1 ? error : again(error, `It was tried ${attempts} times.`);
return error;
}
function again(fault, more) {
const {hint: hint, reason: reason, isTransient: isTransient, retryAfterMs: retryAfterMs, isModelMissing: isModelMissing} = fault;
const options = {
...hint !== void 0 && {
hint: hint
},
reason: reason,
isTransient: isTransient,
retryAfterMs: retryAfterMs,
isModelMissing: isModelMissing
};
return new ModelFault(`${fault.message} ${more}`, {
...options,
cause: fault.cause ?? fault
});
}
function waitFor({retryAfterMs: retryAfterMs}, tries, chance) {
if (retryAfterMs !== void 0) return Math.ceil(retryAfterMs + chance * Math.min(1e3, retryAfterMs / 10));
const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (tries - 1));
return Math.ceil(full * (1 - chance / 4));
}
async function pause(sleep, signal) {
try {
await sleep();
} catch (error) {
signal.throwIfAborted();
throw error;
}
}
function withRouter({primary: primary, vision: vision, large: large}) {
const seer = vision && !primary.features.vision ? signed(vision) : void 0;
const giant = large && windowOf(large) > windowOf(primary) ? signed(large) : void 0;
if (!seer && !giant) return primary;
const {name: name, features: features} = primary;
const choose = request => {
if (seer && hasImages(request)) return seer;
return giant && router_lengthOf(request) > windowOf(primary) ? giant : primary;
};
return Object.freeze({
name: name,
features: {
...features,
vision: features.vision || seer !== void 0,
...giant && {
context_window: giant.features.context_window
}
},
complete: request => choose(request).complete(request)
});
}
function windowOf({features: features}) {
return features.context_window ?? Number.POSITIVE_INFINITY;
}
function router_lengthOf({messages: messages, tools: tools}) {
return estimateTokens(messages, tools);
}
function hasImages({messages: messages}) {
return messages.some(({content: content}) => content.some(block => block.type === "image"));
}
function leading_json_leadingJson(text, start) {
const end = leading_json_endOfValue(text, start);
if (end === void 0) return;
const json = text.slice(start, end);
const value = leading_json_parse(json) ?? leading_json_parse(leading_json_escapeControls(json));
return value === void 0 ? void 0 : {
value: value,
end: end
};
}
function leading_json_parse(json) {
try {
return JSON.parse(json);
} catch {
return;
}
}
function leading_json_endOfValue(text, start) {
if (text[start] !== "{" && text[start] !== "[") return;
let depth = 0;
for (let index = start; index < text.length; index += 1) {
const character = text[index] ?? "";
if (character === '"') index = leading_json_endOfString(text, index);
if (character === "{" || character === "[") depth += 1;
if (character === "}" || character === "]") depth -= 1;
if (depth === 0) return index + 1;
}
return;
}
function leading_json_endOfString(text, start) {
for (let index = start + 1; index < text.length; index += 1) if (text[index] === "\\") index += 1; else if (text[index] === '"') return index;
return text.length;
}
function leading_json_escapeControls(json) {
const pieces = [];
let end = 0;
for (let start = json.indexOf('"'); start >= 0; start = json.indexOf('"', end)) {
pieces.push(json.slice(end, start));
end = leading_json_endOfString(json, start) + 1;
pieces.push(json.slice(start, end).replaceAll(/\p{Cc}/gu, control => JSON.stringify(control).slice(1, -1)));
}
return pieces.join("") + json.slice(end);
}
const BLANKS = /\s*/y;
function skipBlanks(text, start) {
BLANKS.lastIndex = start;
return start + (BLANKS.exec(text)?.[0].length ?? 0);
}
function coerce(written, schema) {
const types = typesOf(schema);
if (written.kind === "json" && (typeof written.value !== "string" || types.includes("string"))) return inEnum(written.value, schema);
const text = written.kind === "json" ? String(written.value) : written.text;
if (types.length === 0 || types.includes("string")) return inEnum(text, schema);
const trimmed = text.trim();
if (/^(|null|none)$/i.test(trimmed)) return types.includes("null") ? {
kind: "value",
value: null
} : {
kind: "absent"
};
for (const type of types) {
const value = readAs(type, trimmed);
if (value !== void 0) return inEnum(value, schema);
}
return {
kind: "problem",
problem: `must be ${types.map(article).join(" or ")}`
};
}
function typesOf(schema) {
const {type: type, anyOf: anyOf, oneOf: oneOf} = schema;
if (typeof type === "string") return [ type ];
if (Array.isArray(type)) return type.filter(name => typeof name === "string");
const branches = [ anyOf, oneOf ].flatMap(list => Array.isArray(list) ? list : []).filter(isSchema);
if (branches.length > 0) return [ ...new Set(branches.flatMap(typesOf)) ];
return [ ...new Set((choicesOf(schema) ?? []).map(typeOf)) ];
}
function choicesOf(schema) {
if ("const" in schema) return [ schema.const ];
return Array.isArray(schema.enum) ? schema.enum : void 0;
}
function isSchema(value) {
return typeof value === "object" && value !== null && !Array.isArray(value);
}
function readAs(type, text) {
switch (type) {
case "integer":
return /^[+-]?\d+(\.0+)?$/.test(text) ? safeInteger(Number(text)) : void 0;

case "number":
return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : void 0;

case "boolean":
return /^(true|false)$/i.test(text) ? text.toLowerCase() === "true" : void 0;

case "array":
case "object":
{
const json = leading_json_leadingJson(text, 0);
const isFitting = json?.end === text.length && Array.isArray(json.value) === (type === "array");
return isFitting ? json.value : void 0;
}

default:
return;
}
}
function safeInteger(value) {
return Number.isSafeInteger(value) ? value : void 0;
}
function inEnum(value, schema) {
const choices = choicesOf(schema);
if (!choices || choices.includes(value)) return {
kind: "value",
value: value
};
const word = coerce_plain(value);
const alike = typeof value === "string" ? choices.filter(choice => coerce_plain(choice) === word) : [];
if (alike.length === 1) return {
kind: "value",
value: alike[0]
};
return {
kind: "problem",
problem: `must be one of ${choices.map(choice => JSON.stringify(choice)).join(", ")}`
};
}
function coerce_plain(value) {
return String(value).trim().toLowerCase();
}
function typeOf(value) {
if (value === null) return "null";
return Array.isArray(value) ? "array" : typeof value;
}
function article(type) {
if (type === "array") return "a list in JSON";
if (type === "object") return "an object in JSON";
return /^[aeiou]/.test(type) ? `an ${type}` : type === "null" ? "null" : `a ${type}`;
}
function unreadable(problem) {
return new ModelFault((0, prompts.J)("text-protocol-unreadable", {
problem: problem
}), {
reason: "text-protocol",
hint: "Use a model that writes calls better, or one with tool calling of its own."
});
}
function toolNamed(name, tools) {
return tools.find(tool => tool.name === name) ?? tools.find(tool => isAlike(tool.name, name));
}
function checkCall({name: name, parameters: parameters}, tools) {
const tool = toolNamed(name, tools);
if (!tool) return {
name: name,
arguments: JSON.stringify(Object.fromEntries(parameters.map(asWritten)))
};
const values = new Map;
for (const [written, value] of parameters) take(values, tool, written, value);
const missing = requiredBy(tool).filter(required => !values.has(required));
if (missing.length > 0) throw unreadable(`${tool.name} needs ${missing.join(" and ")}, which ${missing.length === 1 ? "is" : "are"} missing.`);
return {
name: tool.name,
arguments: JSON.stringify(Object.fromEntries(values))
};
}
function asWritten([name, value]) {
return [ name, value.kind === "text" ? value.text : value.value ];
}
function check_call_schemaOf(name, {parameters: parameters}) {
const {properties: properties, additionalProperties: additionalProperties} = parameters;
if (isSchema(properties) && Object.hasOwn(properties, name)) return isSchema(properties[name]) ? properties[name] : {};
if (additionalProperties === true) return {};
return isSchema(additionalProperties) ? additionalProperties : void 0;
}
function take(values, tool, written, value) {
const name = parameterOf(tool, written);
const schema = check_call_schemaOf(name, tool);
if (!schema) throw unreadable(`${tool.name} takes no parameter ${written}. It takes: ${parametersOf(tool).join(", ")}.`);
const coerced = coerce(value, schema);
if (coerced.kind === "absent") return;
if (coerced.kind === "problem") throw unreadable(`the parameter ${name} of ${tool.name} ${coerced.problem}.`);
const isOther = values.has(name) && JSON.stringify(values.get(name)) !== JSON.stringify(coerced.value);
if (isOther) throw unreadable(`the parameter ${name} of ${tool.name} is given twice.`);
values.set(name, coerced.value);
}
function parameterOf(tool, written) {
const names = parametersOf(tool);
return names.includes(written) ? written : names.find(name => isAlike(name, written)) ?? written;
}
function parametersOf({parameters: {properties: properties}}) {
return isSchema(properties) ? Object.keys(properties) : [];
}
function requiredBy({parameters: {required: required}}) {
const names = Array.isArray(required) ? required.filter(name => typeof name === "string") : [];
return names.filter(name => name !== "security_risk");
}
function isAlike(one, other) {
return one.toLowerCase() === other.toLowerCase();
}
const MAX_DEPTH = 4;
function describeTools(tools) {
return (0, prompts.J)("text-protocol", {
functions: tools.map(describeTool).join("\n\n")
});
}
function describeTool({name: name, description: description, parameters: parameters}, index) {
const number = `FUNCTION #${index + 1}`;
return [ `---- BEGIN ${number}: ${name} ----`, `Description: ${description}`, ...describeParameters(parameters), `---- END ${number} ----` ].join("\n");
}
function describeParameters(parameters) {
const fields = describe_tools_fieldsOf(parameters);
if (fields.length === 0) return [ "Parameters: none." ];
const lines = fields.flatMap((field, index) => [ `  (${index + 1}) ${describe_tools_inWords(field)}`, ...nested(field.schema, 1) ]);
return [ "Parameters:", ...lines ];
}
function describe_tools_fieldsOf({properties: properties, required: required}) {
const names = Array.isArray(required) ? required : [];
return Object.entries(isSchema(properties) ? properties : {}).map(([name, schema]) => ({
name: name,
schema: isSchema(schema) ? schema : {},
isRequired: names.includes(name)
}));
}
function describe_tools_inWords({name: name, schema: schema, isRequired: isRequired}) {
const words = typeof schema.description === "string" ? [ schema.description ] : [];
const choices = choicesOf(schema);
const allowed = choices ? [ `Allowed values: [${choices.map(choice => JSON.stringify(choice)).join(", ")}].` ] : [];
const facts = `${typeInWords(schema)}, ${isRequired ? "required" : "optional"}`;
return [ `${name} (${facts})`, [ ...words, ...allowed ].join(" ") ].filter(part => part !== "").join(": ");
}
function typeInWords(schema) {
const types = typesOf(schema).map(type => type === "array" ? `array${ofItems(schema)}` : type);
return types.length === 0 ? "any" : types.join(" or ");
}
function ofItems({items: items}) {
return isSchema(items) ? ` of ${typeInWords(items)}` : "";
}
function nested(schema, depth) {
if (depth > MAX_DEPTH) return [];
const {items: items} = schema;
const fields = describe_tools_fieldsOf(isSchema(items) ? items : schema);
return fields.flatMap(field => [ `${"  ".repeat(depth + 1)}- ${describe_tools_inWords(field)}`, ...nested(field.schema, depth + 1) ]);
}
const example_SHOWN = [ "terminal", "file_editor", "finish" ];
function workedExample(tools) {
const names = example_SHOWN.filter(name => tools.some(tool => tool.name === name));
if (names.length === 0) return "";
const turns = names.map(name => (0, prompts.J)(`text-protocol-example-${name}`));
return (0, prompts.J)("text-protocol-example", {
turns: [ "USER: Mend the greeting in hello.py.", ...turns ].join("\n\n")
});
}
const Fields = schemas.record(schemas.string(), schemas.unknown());
const json_call_Arguments = schemas.union([ Fields, schemas.string().transform(fieldsIn).pipe(Fields) ]);
const Flat = schemas.union([ schemas.object({
name: schemas.string(),
arguments: json_call_Arguments
}), schemas.object({
name: schemas.string(),
parameters: json_call_Arguments
}).transform(({name: name, parameters: parameters}) => ({
name: name,
arguments: parameters
})), schemas.object({
name: schemas.string(),
input: json_call_Arguments
}).transform(({name: name, input: input}) => ({
name: name,
arguments: input
})) ]);
const Call = schemas.union([ Flat, schemas.object({
function: Flat
}).transform(call => call.function) ]);
const Calls = schemas.union([ schemas.array(Call).min(1), Call.transform(call => [ call ]) ]);
function readJsonCalls(text, start) {
const json = leading_json_leadingJson(text, start);
if (!json) throw unreadable("the JSON of a call is broken or not closed.");
const calls = Calls.safeParse(json.value);
if (!calls.success) throw unreadable('a call in JSON is an object with a "name" and an object as "arguments".');
return {
calls: calls.data.map(json_call_written),
end: json.end
};
}
function findJsonCalls(text, {start: start, end: end}, isKnown) {
const json = leading_json_leadingJson(text.slice(0, end), start);
if (!json || skipBlanks(text, json.end) < end) return;
const calls = Calls.safeParse(json.value);
if (!calls.success || !calls.data.every(({name: name}) => isKnown(name))) return;
return {
calls: calls.data.map(json_call_written),
end: json.end
};
}
const OPENING = /^[[{]\s{0,100}(?:\{\s{0,100})?"name"\s{0,20}:\s{0,20}"([\w.:-]{1,100})"\s{0,20},\s{0,100}"(?:arguments|parameters|input)"/;
function opensJsonCall(text, start, isKnown) {
const name = OPENING.exec(text.slice(start, start + 500))?.[1];
return name !== void 0 && isKnown(name);
}
function json_call_written(call) {
const parameters = Object.entries(call.arguments);
return {
name: call.name,
parameters: parameters.map(([name, value]) => [ name, {
kind: "json",
value: value
} ])
};
}
function fieldsIn(text) {
return leading_json_leadingJson(text.trim(), 0)?.value;
}
const TAG = /(<|&lt;)(\/?)(function_calls|function|invoke|parameter|tool_call|think)(?!\w)/gi;
const marks_NAME = /\s{0,20}(=|\sname\s{0,20}=)\s{0,20}["']?([\w.:-]{1,100})["']?/iy;
const TAIL = /(?:[ \t][^<>\n]{0,200}?)?(\/?)(?:>|&gt;)|[ \t]{0,20}(?=\r?\n)/iy;
const marks_END = /\s{0,20}(?:>|&gt;)?/iy;
const marks_KINDS = {
function: [ "function", "end-function" ],
invoke: [ "function", "end-function" ],
parameter: [ "parameter", "end-parameter" ],
tool_call: [ "wrapper", "end-wrapper" ],
function_calls: [ "wrapper", "end-wrapper" ],
think: [ "think", "end-think" ]
};
function marksIn(text) {
return [ ...text.matchAll(TAG) ].map(match => {
const [tag, lt = "", slash = "", word = ""] = match;
const [opens, ends] = marks_KINDS[word.toLowerCase()] ?? [ "function", "end-function" ];
const place = {
start: match.index,
isEscaped: lt !== "<"
};
const after = match.index + tag.length;
if (slash !== "") return {
...place,
...closing(text, after),
kind: ends
};
return {
...place,
...opening(text, after, opens),
kind: opens
};
});
}
function hasMarks(text) {
return text.search(TAG) >= 0;
}
function closing(text, after) {
return {
end: after + (matchAt(marks_END, text, after)?.[0].length ?? 0),
...NAMELESS
};
}
const NAMELESS = {
name: "",
style: "bare",
isClosed: false
};
function opening(text, after, kind) {
const isNamed = kind === "function" || kind === "parameter";
const name = isNamed ? matchAt(marks_NAME, text, after) : void 0;
if (!name) return {
...closing(text, after),
...isNamed && text[after] === "=" && {
style: "equals"
}
};
const end = after + name[0].length;
const style = name[1] === "=" ? "equals" : "attribute";
const tail = matchAt(TAIL, text, end);
const named = {
name: name[2] ?? "",
style: style
};
if (tail) return {
...named,
end: end + tail[0].length,
isClosed: tail[1] === "/"
};
const isValue = kind === "parameter" && style === "equals" && text[end] === "=";
return isValue ? {
...named,
end: end + 1,
isClosed: false
} : {
name: "",
style: style,
end: end,
isClosed: false
};
}
function matchAt(pattern, text, index) {
pattern.lastIndex = index;
return pattern.exec(text) ?? void 0;
}
function markedText(text, marks) {
const deciding = [];
let next;
for (let index = marks.length - 1; index >= 0; index -= 1) {
deciding[index] = next;
const kind = marks[index]?.kind;
if (kind === "end-parameter" || kind === "function") next = kind;
}
return {
text: text,
marks: marks,
deciding: deciding
};
}
function readTagCall(marked, index) {
const open = marked.marks[index];
if (!open?.name) throw unreadable("a `<function=` without a name that can be read.");
const {name: name} = open;
if (open.isClosed) return {
call: {
name: name,
parameters: []
},
end: open.end
};
const json = jsonBody(marked, open);
const start = json ? firstFrom(marked.marks, index + 1, json.end) : index + 1;
const {parameters: parameters, end: end} = readParameters(marked, open, start);
return {
call: {
name: name,
parameters: [ ...json?.parameters ?? [], ...parameters ]
},
end: end
};
}
function readParameters(marked, open, start) {
const {text: text, marks: marks} = marked;
const parameters = [];
let next = start;
for (let mark = marks[next]; mark; mark = marks[next]) {
const kind = mark.isEscaped === open.isEscaped ? mark.kind : void 0;
if (kind === "end-function") return {
parameters: parameters,
end: mark.end
};
if (kind === "function" || kind === "end-wrapper") return {
parameters: parameters,
end: mark.start
};
if (kind === "end-parameter") throw ambiguous(open.name);
if (kind === "parameter") {
const value = readValue(marked, next);
parameters.push([ mark.name, {
kind: "text",
text: value.text
} ]);
next = value.next;
} else next += 1;
}
return {
parameters: parameters,
end: text.length
};
}
function ambiguous(name) {
return unreadable(`in the call of ${name} it is not clear where a value ends. If \`</parameter>\` is part of a value, write the whole call as JSON between <tool_call> and </tool_call>.`);
}
function jsonBody({text: text}, {end: end, name: name}) {
const start = skipBlanks(text, end);
if (text[start] !== "{") return;
const object = leading_json_leadingJson(text, start);
if (!object || typeof object.value !== "object") throw unreadable(`the arguments of ${name} are no JSON object.`);
const entries = Object.entries(object.value ?? {});
return {
parameters: entries.map(([key, value]) => [ key, {
kind: "json",
value: value
} ]),
end: object.end
};
}
function firstFrom(marks, index, offset) {
let next = index;
while ((marks[next]?.start ?? offset) < offset) next += 1;
return next;
}
function readValue(marked, index) {
const {text: text, marks: marks, deciding: deciding} = marked;
const open = marks[index];
if (!open?.name) throw unreadable("a `<parameter=` without a name that can be read.");
if (open.isClosed) return {
text: "",
next: index + 1
};
let depth = 0;
let lastEnd;
for (let next = index + 1; next < marks.length; next += 1) {
const mark = marks[next];
if (!mark || mark.isEscaped !== open.isEscaped) continue;
if (mark.kind === "end-parameter") {
if (depth === 0 || isLastOfValue(marked, next)) return {
text: tag_call_cut(text, open.end, mark.start),
next: next + 1
};
depth -= 1;
lastEnd = next;
} else if (mark.kind === "parameter") {
if (mark.style === open.style && mark.name !== "") throw unclosed(open.name, mark.name);
depth += 1;
} else if (isEndOfCall(mark) && deciding[next] !== "end-parameter") return endedBy(marked, open, lastEnd, next);
}
return endedBy(marked, open, lastEnd, marks.length);
}
function isEndOfCall({kind: kind}) {
return kind === "end-function" || kind === "end-wrapper";
}
function isLastOfValue({text: text, marks: marks}, index) {
const [mark, following] = [ marks[index], marks[index + 1] ];
const start = skipBlanks(text, mark?.end ?? 0);
if (start === text.length) return true;
return following?.start === start && (isEndOfCall(following) || following.kind === "parameter" && following.name !== "");
}
function endedBy({text: text, marks: marks}, open, lastEnd, next) {
const closed = lastEnd === void 0 ? void 0 : marks[lastEnd];
const end = closed?.start ?? marks[next]?.start ?? text.length;
return {
text: tag_call_cut(text, open.end, end),
next: lastEnd === void 0 ? next : lastEnd + 1
};
}
function tag_call_cut(text, start, end) {
return text.slice(start, end).replace(/^\r?\n/, "").replace(/\r?\n$/, "");
}
function unclosed(name, next) {
return unreadable(`the parameter ${name} is not closed before ${next} begins. If that is part of its value, write the whole call as JSON between <tool_call> and </tool_call>.`);
}
function read_reply_readReply(text, isKnown) {
const reader = new Reader(text, isKnown);
return reader.read();
}
class Reader {
#marked;
#fences;
#isKnown;
#calls=[];
#place=0;
#words=0;
#wordsEnd;
#reasoning="";
#wrapper=false;
#mark=0;
#fence=0;
constructor(text, isKnown) {
this.#marked = markedText(text, marksIn(text));
this.#fences = fencesIn(text);
this.#isKnown = isKnown;
}
read() {
const {text: text} = this.#marked;
for (let sign = this.#next(); sign && !this.#isAnswered(sign.start); sign = this.#next()) {
this.#place = sign.end;
if (sign.kind === "fence") this.#takeFence(sign); else if (text[sign.start - 1] !== "`") this.#takeMark(sign);
}
if (this.#calls.length === 0) this.#takeBareJson();
const thought = text.slice(this.#words, this.#wordsEnd).trim().replace(/^<think>\s*/i, "");
return {
reasoning: this.#reasoning,
thought: thought,
calls: this.#calls
};
}
#next() {
const {marks: marks} = this.#marked;
while ((marks[this.#mark]?.start ?? this.#place) < this.#place) this.#mark += 1;
while ((this.#fences[this.#fence]?.start ?? this.#place) < this.#place) this.#fence += 1;
const [mark, fence] = [ marks[this.#mark], this.#fences[this.#fence] ];
return mark && fence ? mark.start < fence.start ? mark : fence : mark ?? fence;
}
#isAnswered(start) {
return this.#calls.length > 0 && /^EXECUTION RESULT of \[/m.test(this.#marked.text.slice(this.#place, start));
}
#takeFence(fence) {
if (this.#wrapper) {
this.#wrapper = false;
return;
}
const {text: text} = this.#marked;
const inside = skipBlanks(text, fence.end);
const close = this.#fenceAfter(fence);
const json = this.#jsonCalls(inside, close?.start ?? text.length);
if (json) this.#take(json.calls, fence.start, json.end);
const next = this.#next();
const isCall = next?.start === inside && (next.kind === "function" || next.kind === "wrapper");
this.#wrapper = json !== void 0 || isCall;
if (!this.#wrapper) this.#place = close?.end ?? fence.end; else this.#wordsEnd ??= fence.start;
}
#jsonCalls(start, end) {
const {text: text} = this.#marked;
if (opensJsonCall(text, start, this.#isKnown)) return readJsonCalls(text, start);
return findJsonCalls(text, {
start: start,
end: end
}, this.#isKnown);
}
#fenceAfter(open) {
for (let index = this.#fence + 1; index < this.#fences.length; index += 1) {
const fence = this.#fences[index];
if (fence?.sign.startsWith(open.sign)) return fence;
}
return;
}
#takeMark(mark) {
switch (mark.kind) {
case "function":
{
if (mark.style === "bare") return;
const {call: call, end: end} = readTagCall(this.#marked, this.#mark);
this.#take([ call ], mark.start, end);
return;
}

case "wrapper":
this.#takeWrapper(mark);
return;

case "end-think":
this.#takeThinking(mark);
return;

case "parameter":
if (mark.style === "equals") throw unreadable("a parameter stands outside of a function.");
return;

case "end-parameter":
if (this.#calls.length > 0) throw ambiguous(this.#calls.at(-1)?.name ?? "");
return;

default:
return;
}
}
#takeWrapper(mark) {
const {text: text, marks: marks} = this.#marked;
const inside = skipBlanks(text, mark.end);
const next = marks[this.#mark + 1];
if (text[inside] === "{" || text[inside] === "[") {
const {calls: calls, end: end} = readJsonCalls(text, inside);
this.#take(calls, mark.start, end);
} else if (next?.start === inside && next.kind === "function") this.#wordsEnd ??= mark.start; else if (opensLine(text, mark.start)) throw unreadable("there is no call between <tool_call> and </tool_call>.");
}
#takeThinking(mark) {
this.#reasoning = this.#marked.text.slice(0, mark.start).replace(/^\s*<think>/i, "").trim();
this.#words = mark.end;
this.#wordsEnd = void 0;
this.#wrapper = false;
this.#calls = [];
}
#takeBareJson() {
const {text: text} = this.#marked;
const start = skipBlanks(text, this.#words);
const json = this.#jsonCalls(start, text.length);
if (json) this.#take(json.calls, start, json.end);
}
#take(calls, start, end) {
this.#calls.push(...calls);
this.#wordsEnd ??= start;
this.#place = end;
}
}
function opensLine(text, start) {
return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 40), start));
}
function fencesIn(text) {
return [ ...text.matchAll(/^[ \t]{0,20}(`{3,}|~{3,})[^\n`]*$/gm) ].map(match => {
const sign = match[1] ?? "";
return {
kind: "fence",
start: match.index,
end: match.index + match[0].length,
sign: sign
};
});
}
function renderCall(call, tools) {
const fields = render_call_fieldsOf(call.arguments);
const entries = Object.entries(fields);
const tool = toolNamed(call.name, tools);
const isPlain = isName(call.name) && entries.every(([name, value]) => isName(name) && isReadable(name, value, tool));
if (!isPlain) return jsonCall(call.name, fields);
const lines = entries.map(([name, value]) => `<parameter=${name}>${padded(asText(value))}</parameter>`);
return [ `<function=${call.name}>`, ...lines, "</function>" ].join("\n");
}
function render_call_fieldsOf(json) {
try {
const value = JSON.parse(json.trim() || "{}");
return isSchema(value) ? value : {};
} catch {
return {};
}
}
function isName(name) {
return /^[\w.:-]{1,100}$/.test(name);
}
function isReadable(name, value, tool) {
const text = asText(value);
if (hasMarks(text) || text.endsWith("\r")) return false;
const schema = tool && check_call_schemaOf(name, tool);
if (!schema) return true;
const read = coerce({
kind: "text",
text: text
}, schema);
return read.kind === "value" && JSON.stringify(read.value) === JSON.stringify(value);
}
function asText(value) {
return typeof value === "string" ? value : JSON.stringify(value);
}
function padded(text) {
return text.includes("\n") ? `\n${text}\n` : text;
}
function jsonCall(name, fields) {
const json = JSON.stringify({
name: name,
arguments: fields
}).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
return `<tool_call>\n${json}\n</tool_call>`;
}
function toTextMessages(messages, tools, briefing) {
const names = new Map(messages.flatMap(({tool_calls: tool_calls = []}) => tool_calls.map(({id: id, name: name}) => [ id, name ])));
const said = [];
for (const message of messages.map(message => to_text_inWords(message, names, tools))) {
const last = said.at(-1);
if (last?.role !== "user" || message.role !== "user") said.push(message); else said[said.length - 1] = {
...last,
content: [ ...last.content, ...message.content ]
};
}
return withExample(withSystem(said, briefing.system), briefing.example);
}
function to_text_inWords(message, names, tools) {
const {tool_calls: tool_calls, tool_call_id: tool_call_id, name: name, ...rest} = message;
if (message.role === "tool") {
const title = `EXECUTION RESULT of [${name ?? names.get(tool_call_id ?? "") ?? "function"}]:`;
return {
role: "user",
content: to_text_titled(title, message.content)
};
}
if (!tool_calls || tool_calls.length === 0) return name === void 0 ? rest : {
...rest,
name: name
};
const thought = (0, event_content.wh)(message.content).trim();
const calls = tool_calls.map(call => renderCall(call, tools));
return {
...rest,
content: [ (0, event_content.Qq)([ thought, ...calls ].filter(part => part !== "").join("\n\n")) ]
};
}
function to_text_titled(title, content) {
const [first, ...rest] = content;
return first?.type === "text" ? [ (0, event_content.Qq)(`${title}\n${first.text}`), ...rest ] : [ (0, 
event_content.Qq)(title), ...content ];
}
function withSystem(messages, words) {
if (words === "") return messages;
const [first, ...rest] = messages;
if (first?.role !== "system") return [ {
role: "system",
content: [ (0, event_content.Qq)(words) ]
}, ...messages ];
const [block, ...blocks] = first.content;
const content = block?.type === "text" ? [ {
...block,
text: `${block.text}\n\n${words}`
}, ...blocks ] : [ (0, event_content.Qq)(words) ];
return [ {
...first,
content: content
}, ...rest ];
}
function withExample(messages, example) {
const first = messages.findIndex(({role: role}) => role === "user");
if (example === "" || first < 0) return messages;
return messages.map((message, index) => index === first ? {
...message,
content: [ (0, event_content.Qq)(`${example}\n`), ...message.content ]
} : message);
}
const STOP = "</function";
function withTextTools(model) {
const briefed = remembering(briefingOf);
return {
name: model.name,
features: model.features,
async complete(request) {
const reply = await model.complete(requestInWords(request, briefed(request.tools), model));
return request.tools.length === 0 ? reply : readPaidCalls(reply, request, model);
}
};
}
function requestInWords(request, briefing, {features: features}) {
const stop = [ ...request.stop ?? [], ...features.stop_words && request.tools.length > 0 ? [ STOP ] : [] ];
const messages = toTextMessages(request.messages, request.tools, briefing);
return {
...request,
messages: messages,
tools: [],
...stop.length > 0 && {
stop: stop
}
};
}
function briefingOf(tools) {
if (tools.length === 0) return {
system: "",
example: ""
};
return {
system: describeTools(tools),
example: workedExample(tools)
};
}
function remembering(describe) {
const known = new WeakMap;
return tools => {
const briefing = known.get(tools) ?? describe(tools);
known.set(tools, briefing);
return briefing;
};
}
function readPaidCalls(reply, request, model) {
try {
return readCalls(reply, request, model);
} catch (error) {
request.onLost?.(reply);
throw error;
}
}
function readCalls(reply, {messages: messages, tools: tools}, {features: features}) {
const {message: message} = reply;
if (message.tool_calls && message.tool_calls.length > 0) return reply;
const read = read_reply_readReply((0, event_content.wh)(message.content), name => toolNamed(name, tools) !== void 0);
const wanted = features.parallel_tool_calls ? read.calls : read.calls.slice(0, 1);
const uniqueId = idsBeside(messages, reply.id);
const calls = wanted.map((call, index) => ({
id: uniqueId(index),
origin: "completion",
...checkCall(call, tools)
}));
const reasoning = [ message.reasoning_content, read.reasoning ].filter(Boolean).join("\n\n");
const said = {
...message,
content: read.thought === "" ? [] : [ (0, event_content.Qq)(read.thought) ],
...calls.length > 0 && {
tool_calls: calls
},
...reasoning !== "" && {
reasoning_content: reasoning
}
};
return {
...reply,
message: said
};
}
function idsBeside(messages, reply) {
const taken = new Set(messages.flatMap(({tool_calls: tool_calls = []}) => tool_calls.map(({id: id}) => id)));
return position => {
const id = `call_${reply.slice(-24)}_${position}`;
let unique = id;
for (let number = 2; taken.has(unique); number += 1) unique = `${id}-${number}`;
return unique;
};
}
function openModel(settings, world) {
const open = name => oneModel(name, settings, world);
const primary = open(settings.model);
const fallbacks = (settings.fallbackModels ?? []).map(open);
const main = withRouter({
primary: withFallback([ primary, ...fallbacks ], world),
vision: settings.visionModel === void 0 ? void 0 : open(settings.visionModel),
large: fallbacks.find(({features: features}) => isLarger(features, primary.features))
});
return modelsFor(main, settings.smallModel === void 0 ? void 0 : open(settings.smallModel));
}
function oneModel(model, settings, world) {
const features = featuresIn(model, settings);
const options = {
...settings,
model: model,
features: features,
fetch: world.fetch,
clock: world.clock
};
const adapter = features.api === "responses" ? responsesModel(options) : chatModel(options);
const withTools = features.native_tool_calling ? adapter : withTextTools(adapter);
const logged = world.completionLog ? withCompletionLog(withTools, world.completionLog) : withTools;
return withRetries(logged, world);
}
function featuresIn(model, {baseUrl: baseUrl, overrides: overrides, api: api, ...settings}) {
const own = model === settings.model ? overrides : void 0;
return featuresOf({
model: model,
baseUrl: baseUrl,
overrides: {
...api && {
api: api
},
...own
}
});
}
function isLarger(one, other) {
return other.context_window !== void 0 && (one.context_window ?? 0) > other.context_window;
}
function unpricedModels(settings) {
if (STATING_COSTS.has(new URL(settings.baseUrl).host)) return [];
const {model: model, fallbackModels: fallbackModels = [], visionModel: visionModel, smallModel: smallModel} = settings;
const names = [ model, ...fallbackModels, visionModel, smallModel ].filter(name => name !== void 0);
return names.filter(name => featuresIn(name, settings).price === void 0);
}
const STATING_COSTS = new Set([ "openrouter.ai" ]);
function describeSecrets(secrets) {
const lines = Object.entries(secrets).map(([name, secret]) => {
const description = typeof secret === "string" ? void 0 : secret.description;
return description === void 0 ? `- ${name}` : `- ${name}: ${description}`;
});
return lines.length === 0 ? "" : `\n\n${(0, prompts.J)("secrets", {
list: lines.join("\n")
})}`;
}
function forgettable(events) {
const kept = new Set([ ...headOf(events), events.findLast(isRequest) ]);
return events.filter(event => !kept.has(event));
}
function transcript(events, budget) {
const entries = events.map((event, index) => `[${index + 1}] ${entryOf(event)}`);
const limit = commonLimit(entries.map(entry => entry.length), budget);
return entries.map(entry => (0, lib_clip.e)(entry, limit, "[... cut ...]")).join("\n\n");
}
function entryOf(event) {
if (isResult(event)) return `RESULT of ${event.tool_name} (${event.tool_call_id}): ${resultText(event)}`;
switch (event.kind) {
case "SystemPromptEvent":
return `SYSTEM: ${event.system_prompt.text}`;

case "MessageEvent":
return `${event.source.toUpperCase()}: ${transcript_shown([ ...event.llm_message.content, ...event.extended_content ])}`;

case "CondensationSummaryEvent":
return `SUMMARY of what was before: ${event.summary}`;

case "ActionEvent":
{
const {name: name, arguments: json} = event.tool_call;
return [ transcript_shown(event.thought), `CALL of ${name} (${event.tool_call_id}): ${json}` ].filter(Boolean).join("\n");
}
}
}
function resultText(result) {
if (result.kind === "AgentErrorEvent") return `ERROR ${result.error}`;
if (result.kind === "UserRejectObservation") return `REJECTED ${result.rejection_reason}`;
const {content: content, is_error: is_error} = result.observation;
return `${is_error ? "ERROR " : ""}${transcript_shown([ ...content, ...result.extended_content ])}`;
}
function transcript_shown(content) {
const images = content.some(block => block.type === "image") ? "[image]" : "";
return [ (0, event_content.wh)(content), images ].filter(Boolean).join("\n");
}
function commonLimit(lengths, budget) {
let left = budget;
const ascending = [ ...lengths ].sort((a, b) => a - b);
for (const [index, length] of ascending.entries()) {
const share = left / (ascending.length - index);
if (length > share) return Math.floor(share);
left -= length;
}
return Number.POSITIVE_INFINITY;
}
async function summarize(task, context) {
const {forgotten: forgotten, offset: offset, model: model, budget: budget} = task;
const reply = await model.complete({
messages: [ {
role: "system",
content: [ (0, event_content.Qq)((0, prompts.J)("condense")) ]
}, {
role: "user",
content: [ (0, event_content.Qq)(transcript(forgotten, budget)) ]
} ],
tools: [],
signal: context.signal,
onLost: context.onReply
});
context.onReply(reply);
const summary = (0, event_content.wh)(reply.message.content).trim();
if (summary === "") throw noSummary();
return {
kind: "Condensation",
forgotten_event_ids: forgotten.map(({id: id}) => id),
summary: (0, prompts.J)("condensed", {
summary: summary
}),
summary_offset: offset,
llm_response_id: reply.id
};
}
function noSummary() {
return new lib_fault.vC("model", "The model was asked to sum up the conversation and said nothing.", {
hint: "Run it again, or use another model."
});
}
function canReset({events: events}) {
return forgettable(events).some(({kind: kind}) => kind !== "CondensationSummaryEvent");
}
async function hardReset(view, settings, context) {
const {model: model, resetTries: resetTries, resetScaling: resetScaling, transcriptBudget: transcriptBudget} = settings;
const forgotten = forgettable(view.events);
const [first] = forgotten;
if (!first || !canReset(view)) throw nothingToForget();
const offset = view.events.indexOf(first);
let budget = transcriptBudget;
for (let tries = 1; ;tries += 1) try {
return await summarize({
forgotten: forgotten,
offset: offset,
model: model,
budget: budget
}, context);
} catch (error) {
if (tries >= resetTries || !isOverflow(error)) throw error;
budget = Math.floor(transcript(forgotten, budget).length * resetScaling);
}
}
function nothingToForget() {
return new lib_fault.vC("model", "The conversation must be condensed, and there is nothing in it that could be left out.", {
hint: "Use a model with a larger context, or ask for less at a time."
});
}
function isOverflow(error) {
return error instanceof lib_fault.vC && error.reason === "context-window";
}
const DEFAULTS = {
maxEvents: 240,
maxTokens: void 0,
keepFirst: 2,
minimumProgress: .1,
resetTries: 5,
resetScaling: .8,
transcriptBudget: 2e5
};
function settingsOf(options) {
const settings = {
...DEFAULTS,
...options
};
if (eventsToKeep(settings.maxEvents, settings.keepFirst) <= 0) throw new lib_fault.vC("config", `A condenser that keeps the first ${settings.keepFirst} of ${settings.maxEvents} events could forget none.`);
if (!isPart(settings.minimumProgress) || !isPart(settings.resetScaling)) throw new lib_fault.vC("config", "The minimum progress and the scaling of a condenser are between 0 and 1.");
return settings;
}
function eventsToKeep(size, keepFirst) {
return Math.floor(size / 2) - keepFirst - 1;
}
function isPart(value) {
return value > 0 && value < 1;
}
function reasonsFor(view, settings, context) {
const reasons = new Set;
if (view.unhandledCondensationRequest) reasons.add("REQUEST");
if (view.events.length > settings.maxEvents) reasons.add("EVENTS");
const limit = tokenLimit(settings, context);
if (Number.isFinite(limit) && tokensOf(view.events, context) > limit) reasons.add("TOKENS");
return reasons;
}
function suffixFor(reasons, view, settings, context) {
const {keepFirst: keepFirst, maxEvents: maxEvents} = settings;
const length = view.events.length;
const sizes = {
REQUEST: () => eventsToKeep(length, keepFirst),
EVENTS: () => eventsToKeep(maxEvents, keepFirst),
TOKENS: () => length - cutForTokens(view.events, keepFirst, tokenLimit(settings, context) / 2, context)
};
return Math.min(...[ ...reasons ].map(reason => sizes[reason]()));
}
function cutForTokens(events, keepFirst, limit, context) {
const cuts = allowedCuts(events).filter(cut => cut >= keepFirst);
const start = cuts[0] ?? events.length;
let [low, high] = [ 0, cuts.length - 1 ];
while (low < high) {
const middle = Math.floor((low + high) / 2);
const left = [ ...events.slice(0, start), ...events.slice(cuts[middle]) ];
if (tokensOf(left, context) <= limit) high = middle; else low = middle + 1;
}
return cuts[low] ?? events.length;
}
function tokenLimit({maxTokens: maxTokens}, {inputLimit: inputLimit}) {
return Math.min(maxTokens ?? Number.POSITIVE_INFINITY, inputLimit ?? Number.POSITIVE_INFINITY);
}
function tokensOf(events, {countTokens: countTokens, tools: tools}) {
return countTokens(toChat({
events: events
}), tools);
}
function llmSummarizing(options) {
const settings = settingsOf(options);
return Object.freeze({
handlesRequests: true,
async condense(view, context) {
const reasons = reasonsFor(view, settings, context);
if (reasons.size === 0) return {
kind: "view",
view: view
};
const isHard = reasons.has("TOKENS") || reasons.has("REQUEST") && canReset(view);
if (!isHard && isResting(view, settings, context)) return {
kind: "view",
view: view
};
const task = taskFor(view, suffixFor(reasons, view, settings, context), settings);
const condensation = task && await llm_summarizing_attempt(task, context);
if (task) remember(condensation ? null : view.events.length, context);
if (condensation) return {
kind: "condensation",
condensation: condensation
};
if (!isHard) return {
kind: "view",
view: view
};
return {
kind: "condensation",
condensation: await hardReset(view, settings, context)
};
}
});
}
const FAILED_AT = "condenser_failed_at";
function isResting({events: events}, {maxEvents: maxEvents}, {memory: memory}) {
const failedAt = memory.get(FAILED_AT);
if (typeof failedAt !== "number") return false;
return events.length >= failedAt && events.length < failedAt + Math.floor(maxEvents / 2);
}
function remember(failedAt, {memory: memory}) {
if ((memory.get(FAILED_AT) ?? null) !== failedAt) memory.set(FAILED_AT, failedAt);
}
function taskFor(view, suffix, settings) {
const {events: events} = view;
const cuts = allowedCuts(events);
const start = nextCut(cuts, settings.keepFirst);
const end = nextCut(cuts, events.length - suffix);
if (start === void 0 || end === void 0) return;
const mayGo = new Set(forgettable(events));
const forgotten = events.slice(start, end).filter(event => mayGo.has(event));
if (forgotten.length === 0 || forgotten.length < settings.minimumProgress * events.length) return;
return {
forgotten: forgotten,
offset: start,
model: settings.model,
budget: settings.transcriptBudget
};
}
async function llm_summarizing_attempt(task, context) {
try {
return await summarize(task, context);
} catch (error) {
context.signal.throwIfAborted();
if (!(error instanceof lib_fault.vC)) throw error;
return;
}
}
const TERSE = /(?:^|[/:])(?:gpt-4|o[134](?![a-z0-9]))/i;
const SMALL_WINDOW = 32768;
function descriptionsFor(model, window) {
return TERSE.test(model) || window !== void 0 && window <= SMALL_WINDOW ? "short" : "long";
}
function described(tool, descriptions) {
if (descriptions === "long") return tool;
return Object.freeze({
...tool,
description: (0, prompts.J)(`tools/short/${tool.name}`)
});
}
const FENCE = /(^(?:```|~~~)[^\n]*\n[\s\S]*?^(?:```|~~~)[ \t]*$)/m;
const COMMAND = /(?<!\\)!`([^`\n]+)`/g;
async function fillCommands(content, run) {
const parts = [];
for (const [index, part] of content.split(FENCE).entries()) parts.push(index % 2 === 1 ? part : await fillPart(part, run));
return parts.join("");
}
async function fillPart(part, run) {
let filled = "";
let end = 0;
for (const match of part.matchAll(COMMAND)) {
filled += inline_command_unescaped(part.slice(end, match.index)) + await run(match[1] ?? "");
end = match.index + match[0].length;
}
return filled + inline_command_unescaped(part.slice(end));
}
function inline_command_unescaped(part) {
return part.replaceAll("\\!`", "!`");
}
function defineTool(definition) {
const stem = definition.name.replaceAll(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase());
return Object.freeze({
...definition,
kind: `${stem}Tool`,
actionKind: `${stem}Action`,
observationKind: `${stem}Observation`
});
}
const invoke_skill_timeoutMs = 1e4;
const longestOutput = 5e4;
function invokeSkill({skills: skills, inlineCommands: inlineCommands = false}) {
const listed = new Map(skills.filter(isListed).map(skill => [ skill.name, skill ]));
if (listed.size === 0) return [];
const tool = defineTool({
name: "invoke_skill",
description: (0, prompts.J)("tools/invoke_skill"),
input: schemas.object({
name: schemas.string().describe("The name of the skill.")
}),
annotations: {
readOnlyHint: !inlineCommands,
destructiveHint: inlineCommands,
idempotentHint: !inlineCommands,
openWorldHint: false
},
run: async ({name: name}, context) => {
const skill = listed.get(name.trim());
if (!skill) throw new lib_fault.Fp(`There is no skill "${name}". There are: ${[ ...listed.keys() ].join(", ")}.`);
const run = command => invoke_skill_outputOf(command, context);
const content = inlineCommands ? await fillCommands(skill.content, run) : skill.content;
return {
content: [ (0, event_content.Qq)(fetched(skill, content)) ],
skill_name: skill.name
};
}
});
return [ tool ];
}
async function invoke_skill_outputOf(command, {workspace: workspace, signal: signal}) {
const {output: output, exitCode: exitCode, timedOut: timedOut} = await workspace.run(command, {
timeoutMs: invoke_skill_timeoutMs,
signal: signal
});
const clipped = (0, lib_clip.e)(output.trim(), longestOutput, "[... the output is cut here ...]");
if (timedOut) return `[${command} did not end within ${invoke_skill_timeoutMs / 1e3} seconds]`;
return exitCode === 0 ? clipped : `[${command} ended with exit code ${exitCode}: ${clipped}]`;
}
const place_MOST = 8;
function requireFile(diff, path) {
const file = diff.find(candidate => candidate.path === path);
if (file) return file;
const name = path.split("/").at(-1) ?? path;
const others = diff.map(candidate => candidate.path).sort((a, b) => Number(b.endsWith(name)) - Number(a.endsWith(name)));
const rest = others.length > place_MOST ? `, and ${others.length - place_MOST} more` : "";
const list = others.slice(0, place_MOST).join(", ");
throw new lib_fault.Fp(`The pull request does not change ${path}. It changes ${list || "nothing"}${rest}.`);
}
function requirePlace(diff, {path: path, side: side, line: line, start_line: start = line}) {
const {hunks: hunks} = requireFile(diff, path);
if (hunks.length === 0) throw new lib_fault.Fp(`GitHub shows no diff of ${path}, so it takes no findings. Say it in your final message.`);
if (start > line) throw new lib_fault.Fp(`start_line ${start} comes after line ${line}.`);
const hunk = hunks.find(candidate => candidate[side].includes(line));
const isWhole = hunk?.[side].includes(start);
if (isWhole) return;
const lines = (hunk ? [ hunk ] : hunks).flatMap(candidate => candidate[side]);
if (lines.length === 0) throw new lib_fault.Fp(`The diff takes no line out of ${path}. Use the side "new".`);
const wrong = hunk ? start : line;
throw new lib_fault.Fp(`Line ${wrong} of the ${side} ${path} is not in ${hunk ? `the hunk of line ${line}` : "the diff"}. ` + `The nearest lines that take findings: ${rangesNear(lines, wrong)}.`);
}
function rangesNear(lines, near) {
const runs = [];
for (const line of lines.toSorted((a, b) => a - b)) {
const last = runs.at(-1);
if (last && line === last.to + 1) last.to = line; else runs.push({
from: line,
to: line
});
}
const distance = ({from: from, to: to}) => Math.min(Math.abs(from - near), Math.abs(to - near));
return runs.sort((a, b) => distance(a) - distance(b)).slice(0, 5).map(({from: from, to: to}) => from === to ? String(from) : `${from}-${to}`).join(", ");
}
function readDiff(diff) {
return defineTool({
name: "read_diff",
description: (0, prompts.J)("tools/read_diff"),
input: schemas.object({
path: schemas.string().describe("A file that the pull request changes.")
}),
annotations: {
readOnlyHint: true,
destructiveHint: false,
idempotentHint: true,
openWorldHint: false
},
declaredResources: () => ({
declared: true,
keys: []
}),
run: async ({path: path}) => {
const {patch: patch} = requireFile(diff, path);
if (patch === void 0) throw new lib_fault.Fp(`GitHub shows no diff of ${path}: it is binary, or too long.`);
return {
content: [ (0, event_content.Qq)(numbered(patch)) ]
};
}
});
}
function numbered(patch) {
let [before, after] = [ 0, 0 ];
const rows = patch.split("\n").map(line => {
const [, from, to] = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line) ?? [];
if (from !== void 0) {
[before, after] = [ Number(from), Number(to) ];
return line;
}
if (line.startsWith("\\")) return row("", "", line);
return row(line.startsWith("+") ? "" : before++, line.startsWith("-") ? "" : after++, line);
});
return rows.join("\n");
}
function row(before, after, line) {
return `${String(before).padStart(5)} ${String(after).padStart(5)} ${line}`;
}
function defineToolset(definition) {
const {name: name, params: params, create: create} = definition;
return Object.freeze({
name: name,
create: given => create(registry_parse(name, params, given))
});
}
function toolRegistry(toolsets) {
const byName = new Map(toolsets.map(toolset => [ toolset.name, toolset ]));
const names = Object.freeze(toolsets.map(({name: name}) => name));
if (byName.size < toolsets.length) throw new lib_fault.vC("bug", `Two sets of tools have one name: ${names.join(", ")}.`);
return Object.freeze({
names: names,
toolsFor(specs) {
const tools = specs.flatMap(({name: name, params: params = {}}) => find(name).create(params));
refuseTwins(tools);
return tools;
}
});
function find(name) {
const toolset = byName.get(name);
if (toolset) return toolset;
throw new lib_fault.vC("config", `There is no tool "${name}".`, {
hint: `There are ${names.join(", ")}.`
});
}
}
function registry_parse(name, params, given) {
const parsed = params.safeParse(given);
if (parsed.success) return parsed.data;
const message = `The settings of the tool "${name}" cannot be used. ${core_errors.S1(parsed.error)}`;
throw new lib_fault.vC("config", message, {
hint: "Mend the settings, or leave them out.",
cause: parsed.error
});
}
function refuseTwins(tools) {
const names = tools.map(({name: name}) => name);
const twin = names.find((name, index) => names.indexOf(name) < index);
if (twin === void 0) return;
throw new lib_fault.vC("config", `The tool "${twin}" is asked for twice.`, {
hint: "Name every tool once."
});
}
async function fileResources(paths, workspace) {
const keys = await Promise.all(paths.map(path => realKey(path, workspace)));
return {
declared: true,
keys: keys.map(key => `file:${key}`)
};
}
async function realKey(path, workspace) {
try {
return await workspace.realPath(path);
} catch (error) {
if (error instanceof lib_fault.Fp) return path;
throw error;
}
}
const maxBytes = 1e5;
function loggedContents(old, now) {
const isSmall = value => value !== void 0 && Buffer.byteLength(value) <= maxBytes;
return {
...isSmall(old) && {
old_content: old
},
...isSmall(now) && {
new_content: now
}
};
}
function newlinesOf(verbatim) {
const ends = verbatim.match(/\r?\n/g) ?? [];
const windows = ends.filter(end => end === "\r\n").length;
const usual = windows * 2 > ends.length ? "\r\n" : "\n";
return windows === 0 || windows === ends.length ? {
usual: usual
} : {
usual: usual,
ends: ends
};
}
function newlinesAfter(before, text) {
const {usual: usual, ends: ends} = before.newlines;
if (!ends) return before.newlines;
const old = before.text.split("\n");
const now = text.split("\n");
const same = commonEnds(old, now);
const shift = old.length - now.length;
const lastChanged = Math.max(same.first - 1, old.length - same.last - 1);
const endOf = index => {
if (index < same.first) return ends[index];
return index >= now.length - same.last ? ends[index + shift] : ends[Math.min(index, lastChanged)];
};
return {
usual: usual,
ends: Array.from({
length: now.length - 1
}, (_, index) => endOf(index) ?? usual)
};
}
function withNewlines(text, {usual: usual, ends: ends}) {
if (!ends) return usual === "\n" ? text : text.replaceAll("\n", usual);
return text.split("\n").map((line, index, lines) => index < lines.length - 1 ? line + (ends[index] ?? usual) : line).join("");
}
function commonEnds(one, other) {
const most = Math.min(one.length, other.length);
let first = 0;
while (first < most && one[first] === other[first]) first += 1;
let last = 0;
while (last < most - first && one[one.length - 1 - last] === other[other.length - 1 - last]) last += 1;
return {
first: first,
last: last
};
}
const mark = "\ufeff";
function decodeText(bytes, path) {
const file = textIn(bytes);
if (file) return file;
throw new lib_fault.Fp(`"${path}" is binary. Look at it, or change it, with commands.`);
}
function textIn(bytes) {
const decoded = text_file_decode(bytes);
if (!decoded) return;
const hasMark = decoded.all.startsWith(mark);
const verbatim = hasMark ? decoded.all.slice(mark.length) : decoded.all;
const {encoding: encoding} = decoded;
return {
text: verbatim.replaceAll("\r\n", "\n"),
newlines: newlinesOf(verbatim),
encoding: encoding,
hasMark: hasMark
};
}
function withText(file, text) {
return {
...file,
text: text,
newlines: newlinesAfter(file, text)
};
}
function encodeText({text: text, newlines: newlines, encoding: encoding, hasMark: hasMark}, path) {
const all = (hasMark ? mark : "") + withNewlines(text, newlines);
switch (encoding) {
case "utf-8":
return Buffer.from(all);

case "utf-16le":
return Buffer.from(all, "utf16le");

case "utf-16be":
return Buffer.from(all, "utf16le").swap16();

case "latin1":
return oneByteEach(all, path);
}
}
function plainNewlines(value) {
return value.replaceAll("\r\n", "\n");
}
function text_file_decode(bytes) {
const wide = wideEncoding(bytes);
if (wide) return textOnly(strict(bytes, wide), wide);
if (bytes.includes(0)) return;
const all = strict(bytes, "utf-8");
if (all !== void 0) return {
all: all,
encoding: "utf-8"
};
const single = Buffer.from(bytes).toString("latin1");
return bytes.some(isControl) ? void 0 : {
all: single,
encoding: "latin1"
};
}
function isControl(byte) {
return byte === 127 || byte < 32 && !(byte >= 7 && byte <= 13) && byte !== 27;
}
function wideEncoding([first, second]) {
if (first === 255 && second === 254) return "utf-16le";
return first === 254 && second === 255 ? "utf-16be" : void 0;
}
function textOnly(all, encoding) {
return all === void 0 || all.includes("\0") ? void 0 : {
all: all,
encoding: encoding
};
}
function strict(bytes, encoding) {
try {
return new TextDecoder(encoding, {
fatal: true,
ignoreBOM: true
}).decode(bytes);
} catch {
return;
}
}
function oneByteEach(all, path) {
const foreign = /[^\0-\u00FF]/u.exec(all)?.[0];
if (foreign === void 0) return Buffer.from(all, "latin1");
throw new lib_fault.Fp(`"${path}" is not UTF-8, so ${JSON.stringify(foreign)} cannot be written to it. Nothing was changed. ` + "Convert the file with a command first, or write only characters that it has.");
}
const header = /^\*\*\* (Add|Delete|Update) File: (.+)$/;
const moveHeader = /^\*\*\* Move to: (.+)$/;
const END_OF_FILE = "*** End of File";
function parsePatch(patch) {
const all = patch.replaceAll("\r\n", "\n").split("\n");
const begin = all.findIndex(line => line.trim() === "*** Begin Patch");
const end = all.findLastIndex(line => line.trim() === "*** End Patch");
if (begin < 0 || end < begin) throw new lib_fault.Fp("A patch begins with the line `*** Begin Patch` and ends with the line `*** End Patch`.");
const reader = new patch_Reader(all.slice(0, end), begin + 1);
const sections = [];
for (reader.skipBlank(); !reader.isAtEnd; reader.skipBlank()) sections.push(section(reader));
if (sections.length === 0) throw new lib_fault.Fp("The patch has no section: it would change nothing.");
return sections;
}
function patch_pathsOf(sections) {
return sections.flatMap(one => [ one.path, ...one.kind === "update" && one.moveTo !== void 0 ? [ one.moveTo ] : [] ]);
}
class patch_Reader {
#lines;
#next;
constructor(lines, next) {
this.#lines = lines;
this.#next = next;
}
get isAtEnd() {
return this.#next >= this.#lines.length;
}
get line() {
const line = this.#lines[this.#next];
return line !== void 0 && header.test(line.trimEnd()) ? void 0 : line;
}
take() {
this.#next += 1;
return this.#lines[this.#next - 1] ?? "";
}
takeIf(pattern) {
const match = pattern.exec(this.line?.trimEnd() ?? "");
if (match) this.#next += 1;
return match?.[1];
}
skipBlank() {
while (!this.isAtEnd && this.#lines[this.#next]?.trim() === "") this.#next += 1;
}
mistake(problem) {
return new lib_fault.Fp(`Line ${this.#next} of the patch, ${JSON.stringify(this.#lines[this.#next - 1])}: ${problem}`);
}
}
function section(reader) {
const [, verb, rawPath = ""] = header.exec(reader.take().trimEnd()) ?? [];
const path = rawPath.trim();
if (verb === "Add") return {
kind: "add",
path: path,
content: addedContent(reader)
};
if (verb === "Delete") return {
kind: "delete",
path: path
};
if (verb === "Update") return patch_update(reader, path);
throw reader.mistake("a section begins with `*** Add File: `, `*** Update File: ` or `*** Delete File: ` and a path.");
}
function addedContent(reader) {
let content = "";
for (let line = reader.line; line !== void 0 && line !== ""; line = reader.line) {
reader.take();
if (!line.startsWith("+")) throw reader.mistake("every line of a file to add begins with `+`.");
content += `${line.slice(1)}\n`;
}
return content;
}
function patch_update(reader, path) {
const moveTo = reader.takeIf(moveHeader)?.trim();
const hunks = [];
for (reader.skipBlank(); reader.line !== void 0; reader.skipBlank()) hunks.push(hunk(reader, hunks.length + 1));
if (hunks.length === 0 && moveTo === void 0) throw reader.mistake("this section changes nothing: add a hunk to it.");
return {
kind: "update",
path: path,
moveTo: moveTo,
hunks: hunks
};
}
function hunk(reader, number) {
const anchors = [];
for (let anchor = takeAnchor(reader); anchor !== void 0; anchor = takeAnchor(reader)) anchors.push(anchor);
const lines = [];
for (let line = reader.line; line !== void 0 && !/^@@|^\*\*\* /.test(line); line = reader.line) lines.push(hunkLine(reader));
const isAtEnd = reader.takeIf(/^(\*\*\* End of File)$/) === END_OF_FILE;
const used = withoutTrailingBlanks(lines);
if (used.length === 0) {
if (reader.line?.startsWith("***")) reader.take();
throw reader.mistake("a hunk has lines that begin with a space, `-` or `+`.");
}
return {
number: number,
anchors: anchors.filter(anchor => anchor !== ""),
lines: used.map(({line: line}) => line),
isAtEnd: isAtEnd
};
}
function takeAnchor(reader) {
return reader.takeIf(/^@@(?: -\d+(?:,\d+)? \+\d+(?:,\d+)? @@)? ?(.*)$/);
}
const kinds = {
" ": "context",
"-": "remove",
"+": "add"
};
function hunkLine(reader) {
const raw = reader.take();
if (raw === "") return {
line: {
kind: "context",
text: ""
},
isBlank: true
};
const kind = kinds[raw.slice(0, 1)];
if (!kind) throw reader.mistake("a line of a hunk begins with a space (context), `-` (remove) or `+` (add).");
return {
line: {
kind: kind,
text: raw.slice(1)
},
isBlank: false
};
}
function withoutTrailingBlanks(lines) {
return lines.slice(0, lines.findLastIndex(({isBlank: isBlank}) => !isBlank) + 1);
}
function linesOf(value) {
const lines = value.split("\n");
return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
function lineAt(value, index) {
return value.slice(0, index).split("\n").length;
}
function lines_numbered(lines, first) {
return lines.map((line, index) => `${String(first + index).padStart(6)}\t${line}`);
}
const limits = {
lines: 2e4,
lineLength: 200,
likeness: .5
};
function nearestLine(whole, part, offset = 0) {
const lines = linesOf(whole).slice(0, limits.lines);
const known = new Set(lines);
const missing = linesOf(part).find(line => line.trim() !== "" && !known.has(line));
if (missing === void 0) return " Each of its lines is in the file, but not in this order.";
const best = mostAlike(lines, missing);
return best ? ` The line nearest to ${nearest_line_quoted(missing)} is line ${offset + best.number}: ${nearest_line_quoted(best.line)}.` : "";
}
function mostAlike(lines, wanted) {
const pairs = pairsOf(wanted);
const rated = lines.map((line, index) => ({
line: line,
number: index + 1,
likeness: likeness(pairs, pairsOf(line))
}));
const best = rated.reduce((one, other) => other.likeness > (one?.likeness ?? 0) ? other : one, rated[0]);
return best && best.likeness >= limits.likeness ? best : void 0;
}
function likeness(one, other) {
if (one.size + other.size === 0) return 0;
const shared = [ ...one ].filter(pair => other.has(pair)).length;
return 2 * shared / (one.size + other.size);
}
function pairsOf(line) {
const letters = line.trim().slice(0, limits.lineLength);
return new Set(Array.from({
length: Math.max(0, letters.length - 1)
}, (_, index) => letters.slice(index, index + 2)));
}
function nearest_line_quoted(line) {
return JSON.stringify(line.slice(0, limits.lineLength));
}
const likenesses = [ {
fuzz: 0,
seen: line => line
}, {
fuzz: 1,
seen: line => line.trimEnd()
}, {
fuzz: 100,
seen: line => line.trim()
}, {
fuzz: 1e3,
seen: line => plainPunctuation(line).trim()
} ];
function findLines(lines, wanted, from) {
for (const {fuzz: fuzz, seen: seen} of likenesses) {
const at = indexOf(lines.map(seen), wanted.map(seen), from);
if (at >= 0) return {
at: at,
fuzz: fuzz
};
}
return;
}
function indexOf(lines, wanted, from) {
const borders = bordersOf(wanted);
let matched = 0;
for (let at = from; at < lines.length; at += 1) {
while (matched > 0 && lines[at] !== wanted[matched]) matched = borders[matched - 1] ?? 0;
if (lines[at] === wanted[matched]) matched += 1;
if (matched === wanted.length) return at + 1 - matched;
}
return -1;
}
function bordersOf(wanted) {
const borders = [ 0 ];
for (let at = 1; at < wanted.length; at += 1) {
let length = borders[at - 1] ?? 0;
while (length > 0 && wanted[at] !== wanted[length]) length = borders[length - 1] ?? 0;
borders.push(wanted[at] === wanted[length] ? length + 1 : 0);
}
return borders;
}
function plainPunctuation(line) {
return line.replaceAll(/[\u2010-\u2015\u2212]/g, "-").replaceAll(/[\u2018-\u201B]/g, "'").replaceAll(/[\u201C-\u201F]/g, '"').replaceAll("…", "...").replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, " ");
}
const NOT_AT_END = 1e4;
function applyHunks(before, hunks, path) {
let file = before;
let fuzz = 0;
let from = 0;
for (const hunk of hunks) {
const lines = linesOf(file.text);
const place = locate(lines, hunk, from, path);
const now = replaced(lines.slice(place.at), hunk);
file = withText(file, join([ ...lines.slice(0, place.at), ...now.lines, ...lines.slice(place.at + now.taken) ], file));
fuzz += place.fuzz;
from = place.at + now.lines.length;
}
return {
file: file,
fuzz: fuzz
};
}
function join(lines, {text: text}) {
const hasFinalNewline = text === "" || text.endsWith("\n");
return lines.join("\n") + (hasFinalNewline && lines.length > 0 ? "\n" : "");
}
function replaced(lines, hunk) {
const now = [];
let taken = 0;
for (const {kind: kind, text: text} of hunk.lines) if (kind === "add") now.push(text); else {
if (kind === "context") now.push(lines[taken] ?? text);
taken += 1;
}
return {
lines: now,
taken: taken
};
}
function locate(lines, hunk, from, path) {
const start = afterAnchors(lines, hunk, from, path);
const wanted = hunk.lines.filter(({kind: kind}) => kind !== "add").map(({text: text}) => text);
if (wanted.length === 0) return {
at: hunk.anchors.length > 0 ? start.at : lines.length,
fuzz: start.fuzz
};
const found = hunk.isAtEnd && atEnd(lines, wanted, start.at) || anywhere(lines, wanted, start.at, hunk.isAtEnd);
if (found) return {
at: found.at,
fuzz: found.fuzz + start.fuzz
};
throw notFound(lines, hunk, wanted, start.at, path);
}
function afterAnchors(lines, {anchors: anchors, number: number}, from, path) {
return anchors.reduce((place, anchor) => {
const found = findLines(lines, [ anchor ], place.at);
if (found) return {
at: found.at + 1,
fuzz: place.fuzz + Math.min(found.fuzz, 1)
};
const where = place.at > 0 ? ` after line ${place.at}` : "";
throw new lib_fault.Fp(`Hunk ${number} of "${path}": no line${where} is ${JSON.stringify(anchor)}, as its @@ says. ` + `Nothing was changed.${nearestLine(apply_hunks_rest(lines, place.at), anchor, place.at)}`);
}, {
at: from,
fuzz: 0
});
}
function atEnd(lines, wanted, from) {
return findLines(lines, wanted, Math.max(from, lines.length - wanted.length));
}
function anywhere(lines, wanted, from, isAtEnd) {
const found = findLines(lines, wanted, from);
return found && {
...found,
fuzz: found.fuzz + (isAtEnd ? NOT_AT_END : 0)
};
}
function notFound(lines, hunk, wanted, from, path) {
const earlier = from > 0 ? findLines(lines, wanted, 0) : void 0;
const where = from > 0 ? ` after line ${from}, where the one before it or its @@ ends` : "";
const help = earlier ? ` They are at line ${earlier.at + 1}: give the hunks of a file in the order of its lines.` : nearestLine(apply_hunks_rest(lines, from), wanted.join("\n"), from);
return new lib_fault.Fp(`Hunk ${hunk.number} of "${path}": its context and removed lines are not in the file${where}. Nothing was changed.${help}`);
}
function apply_hunks_rest(lines, from) {
return lines.slice(from).join("\n");
}
const maxFileBytes = 10 * 1024 * 1024;
const NEW_FILE_MODE = 420;
async function stage(sections, workspace) {
const stager = new Stager(workspace);
const deeds = [];
for (const section of sections) deeds.push({
section: section,
...await stager.perform(section)
});
return {
files: stager.files,
deeds: deeds,
fuzz: stager.fuzz
};
}
class Stager {
#workspace;
#entries=new Map;
fuzz=0;
constructor(workspace) {
this.#workspace = workspace;
}
get files() {
return [ ...this.#entries.values() ];
}
async perform(section) {
const entry = await this.#entry(section.path);
const old = entry.after;
if (section.kind === "add") {
if (old) throw stage_refused(`"${section.path}" exists already. Use an Update File section.`);
const mode = entry.before?.mode ?? NEW_FILE_MODE;
entry.after = {
bytes: Buffer.from(section.content),
mode: mode
};
return {
old: void 0,
now: entry.after.bytes
};
}
if (!old) throw stage_refused(`There is no file "${section.path}" to ${section.kind}.`);
if (section.kind === "update") return {
old: old.bytes,
now: await this.#update(section, entry, old)
};
await this.#refuseLink(section.path);
entry.after = void 0;
return {
old: old.bytes,
now: void 0
};
}
async #update(section, entry, old) {
const {path: path, moveTo: moveTo} = section;
const bytes = this.#patched(section, old.bytes);
const target = moveTo === void 0 ? entry : await this.#entry(moveTo);
if (target !== entry) {
await this.#refuseLink(path);
if (target.after) throw stage_refused(`"${moveTo}" exists already, so "${path}" cannot be moved there.`);
entry.after = void 0;
}
target.after = {
bytes: bytes,
mode: old.mode
};
return bytes;
}
#patched({path: path, hunks: hunks}, bytes) {
if (hunks.length === 0) return bytes;
const {file: file, fuzz: fuzz} = applyHunks(decodeText(bytes, path), hunks, path);
this.fuzz += fuzz;
return encodeText(file, path);
}
async #entry(path) {
const real = await this.#workspace.realPath(path);
const known = this.#entries.get(real);
if (known) return known;
const found = await this.#workspace.stat(real);
const before = found && {
bytes: await this.#workspace.read(path, maxFileBytes),
mode: found.mode
};
const entry = {
path: real,
before: before,
after: before
};
this.#entries.set(real, entry);
return entry;
}
async #refuseLink(path) {
const [real, folder] = await Promise.all([ path, (0, external_node_path_.dirname)(path) ].map(one => this.#workspace.realPath(one)));
if (real !== (0, external_node_path_.join)(folder ?? "", (0, external_node_path_.basename)(path))) throw stage_refused(`"${path}" is a link. Change it with a command.`);
}
}
function stage_refused(reason) {
return new lib_fault.Fp(`${reason} Nothing was changed.`);
}
async function writeAll(files, workspace) {
const changed = files.filter(isChanged);
const order = [ ...changed.filter(({after: after}) => after), ...changed.filter(({after: after}) => !after) ];
const done = [];
try {
for (const file of order) {
await put(file.path, file.after, workspace);
done.push(file);
}
} catch (error) {
const lost = await takeBack(done.reverse(), workspace);
const reason = error instanceof Error ? error.message : String(error);
const state = lost.length === 0 ? "Nothing was changed." : `These could not be put back: ${lost.join(", ")}.`;
throw new lib_fault.Fp(`The patch could not be applied: ${reason} ${state}`, {
cause: error
});
}
}
function isChanged({before: before, after: after}) {
return !before || !after ? before !== after : Buffer.compare(before.bytes, after.bytes) !== 0;
}
async function put(path, content, workspace) {
if (content) await workspace.write(path, content.bytes, content.mode); else await workspace.remove(path);
}
async function takeBack(files, workspace) {
const lost = [];
for (const {path: path, before: before} of files) try {
await put(path, before, workspace);
} catch {
lost.push(path);
}
return lost;
}
function applyPatch() {
return defineTool({
name: "apply_patch",
description: (0, prompts.J)("tools/apply_patch"),
input: schemas.object({
patch: schemas.string().describe("From `*** Begin Patch` to `*** End Patch`.")
}),
annotations: {
readOnlyHint: false,
destructiveHint: true,
idempotentHint: false,
openWorldHint: false
},
declaredResources: ({patch: patch}, workspace) => fileResources(patch_pathsOf(sectionsOf(patch)), workspace),
run: async ({patch: patch}, {workspace: workspace, signal: signal}) => {
const {files: files, deeds: deeds, fuzz: fuzz} = await stage(parsePatch(patch), workspace);
signal.throwIfAborted();
await writeAll(files, workspace);
const message = [ "Done!", ...deeds.map(apply_patch_summaryOf), ...fuzz >= LOOSE ? [ LOOSELY ] : [] ].join("\n");
return {
content: [ (0, event_content.Qq)(message) ],
message: message,
fuzz: fuzz,
commit: {
changes: Object.fromEntries(deeds.map(changeOf))
}
};
}
});
}
const LOOSE = 100;
const LOOSELY = "Some context lines matched only loosely. Check that the changes are where you meant them.";
function sectionsOf(patch) {
try {
return parsePatch(patch);
} catch (error) {
if (error instanceof lib_fault.Fp) return [];
throw error;
}
}
function apply_patch_summaryOf({section: section}) {
if (section.kind === "update" && section.moveTo !== void 0) return `R ${section.path} -> ${section.moveTo}`;
return `${{
add: "A",
update: "M",
delete: "D"
}[section.kind]} ${section.path}`;
}
function changeOf({section: section, old: old, now: now}) {
const moved = section.kind === "update" && section.moveTo !== void 0 ? {
move_path: section.moveTo
} : {};
return [ section.path, {
type: section.kind,
...loggedContents(apply_patch_textOf(old), apply_patch_textOf(now)),
...moved
} ];
}
function apply_patch_textOf(bytes) {
return bytes && textIn(bytes)?.text;
}
function replaceOnce(whole, before, after, path) {
if (before === "") throw new lib_fault.Fp("`old_str` is empty. Give the exact text to replace, or use insert.");
if (before === after) throw new lib_fault.Fp("`old_str` and `new_str` are the same: nothing would change.");
const trimmed = before.trim();
const found = whole.includes(before) || trimmed === "" ? {
before: before,
after: after
} : {
before: trimmed,
after: after.trim()
};
const at = onlyOccurrence(whole, found.before, path);
const changed = whole.slice(0, at) + found.after + whole.slice(at + found.before.length);
return {
text: changed,
firstLine: lineAt(whole, at),
lineCount: linesOf(found.after).length
};
}
function insertAfter(whole, line, added) {
const lines = linesOf(whole);
if (line > lines.length) throw new lib_fault.Fp(`\`insert_line\` is ${line}, but the file has ${lines.length} lines. Use 0 to ${lines.length}.`);
const inserted = added.endsWith("\n") ? added.slice(0, -1).split("\n") : added.split("\n");
const joined = [ ...lines.slice(0, line), ...inserted, ...lines.slice(line) ].join("\n");
const hasFinalNewline = whole === "" ? added.endsWith("\n") : whole.endsWith("\n");
return {
text: hasFinalNewline ? `${joined}\n` : joined,
firstLine: line + 1,
lineCount: inserted.length
};
}
function snippet({text: text, firstLine: firstLine, lineCount: lineCount}) {
const from = Math.max(1, firstLine - 4);
const lines = linesOf(text).slice(from - 1, firstLine + lineCount + 3);
return lines_numbered(lines, from).join("\n");
}
function onlyOccurrence(whole, part, path) {
const found = occurrences(whole, part);
if (found.length > 1) {
const lines = found.slice(0, 20).map(index => lineAt(whole, index));
throw new lib_fault.Fp(`\`old_str\` occurs more than once in "${path}", at lines ${lines.join(", ")}${found.length > 20 ? ", …" : ""}. ` + "Nothing was changed. Give more of the lines around the place you mean.");
}
const [only] = found;
if (only === void 0) throw new lib_fault.Fp(`\`old_str\` is not in "${path}". Nothing was changed.${nearestLine(whole, part)}`);
return only;
}
function occurrences(whole, part) {
const found = [];
for (let at = whole.indexOf(part); at >= 0 && found.length <= 20; at = whole.indexOf(part, at + 1)) found.push(at);
return found;
}
const image_maxBytes = 5 * 1024 * 1024;
const signatures = [ [ "image/png", /^\x89PNG\r\n/ ], [ "image/jpeg", /^\xff\xd8\xff/ ], [ "image/gif", /^GIF8[79]a/ ], [ "image/webp", /^RIFF[\s\S]{4}WEBP/ ] ];
function imageType(bytes) {
const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
return signatures.find(([, pattern]) => pattern.test(start))?.[0];
}
function imageContent(bytes, type, path) {
if (bytes.length > image_maxBytes) throw new lib_fault.Fp(`"${path}" is an image larger than ${image_maxBytes} bytes. Scale it down.`);
const url = `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
return {
type: "image",
image_urls: [ url ],
cache_prompt: false
};
}
const view_maxFileBytes = 10 * 1024 * 1024;
const maxShown = 16e3;
const maxEntries = 100;
const notUtf8 = "\n[Not UTF-8: read byte by byte as Latin-1. Edits keep all other bytes.]";
async function view(workspace, path, range) {
if ((await workspace.stat(path))?.kind === "directory") {
if (range) throw new lib_fault.Fp(`\`view_range\` is for files; "${path}" is a directory.`);
return [ (0, event_content.Qq)(await directoryView(workspace, path)) ];
}
const bytes = await workspace.read(path, view_maxFileBytes);
const type = imageType(bytes);
if (type) return [ (0, event_content.Qq)(`Image "${path}", ${bytes.length} bytes:`), imageContent(bytes, type, path) ];
return [ (0, event_content.Qq)(fileView(decodeText(bytes, path), range)) ];
}
function fileView({text: text, encoding: encoding}, range) {
const lines = linesOf(text);
if (lines.length === 0) return "[The file is empty]";
const [first, last] = checkedRange(range, lines.length);
const shown = view_fitting(lines_numbered(lines.slice(first - 1, last), first));
const end = first + shown.length - 1;
const notice = `\n[Lines ${first} to ${end} of ${lines.length}: ${maxShown} characters is the limit. Use view_range.]`;
return shown.join("\n") + (end < last ? notice : "") + (encoding === "latin1" ? notUtf8 : "");
}
function checkedRange(range, lineCount) {
const [first = 1, last = -1] = range ?? [];
if (first < 1 || first > lineCount) throw new lib_fault.Fp(`\`view_range\` starts at line ${first}, but the file has lines 1 to ${lineCount}.`);
if (last !== -1 && last < first) throw new lib_fault.Fp(`\`view_range\` [${first}, ${last}] ends before it starts. Use -1 for the end of the file.`);
return [ first, last === -1 ? lineCount : Math.min(last, lineCount) ];
}
function view_fitting(lines) {
let left = maxShown;
for (const [index, line] of lines.entries()) {
left -= line.length + 1;
if (left < 0) return index === 0 ? [ `${line.slice(0, maxShown)} [... line cut]` ] : lines.slice(0, index);
}
return lines;
}
async function directoryView(workspace, path) {
const top = await visibleEntries(workspace, path);
const parts = await Promise.all(top.visible.map(entry => entryView(workspace, path, entry)));
const lines = parts.flatMap(part => part.lines);
const hidden = parts.reduce((sum, part) => sum + part.hidden, top.hidden);
const shown = view_fitting(lines.length > 0 ? lines : [ "[No visible entries]" ]);
const notices = [ ...shown.length < lines.length ? [ `[... ${lines.length - shown.length} more lines: view a subdirectory]` ] : [], ...hidden > 0 ? [ `[${hidden} hidden entries not shown]` ] : [] ];
return [ ...shown, ...notices ].join("\n");
}
async function entryView(workspace, path, entry) {
if (entry.kind !== "directory") return {
lines: [ view_nameOf(entry) ],
hidden: 0
};
const {visible: visible, hidden: hidden} = await visibleEntries(workspace, (0, external_node_path_.join)(path, entry.name));
const more = visible.length > maxEntries ? [ `  [... ${visible.length - maxEntries} more]` ] : [];
const below = visible.slice(0, maxEntries).map(child => `  ${view_nameOf(child)}`);
return {
lines: [ view_nameOf(entry), ...below, ...more ],
hidden: hidden
};
}
async function visibleEntries(workspace, path) {
const entries = (await workspace.list(path)).filter(({name: name}) => name !== ".git");
const visible = entries.filter(({name: name}) => !name.startsWith("."));
return {
visible: visible,
hidden: entries.length - visible.length
};
}
function view_nameOf({name: name, kind: kind}) {
if (kind === "directory") return `${name}/`;
return kind === "link" ? `${name} (link)` : name;
}
async function change_create({context: {workspace: workspace}, path: path}, content) {
if (await workspace.stat(path)) throw new lib_fault.Fp(`"${path}" exists already. Change it with str_replace, or remove it with a command first.`);
await workspace.write(path, Buffer.from(content));
const message = `Created "${path}" with ${linesOf(content).length} lines.`;
return {
content: [ (0, event_content.Qq)(message) ],
prev_exist: false,
...loggedContents(void 0, content)
};
}
function replace(file, before, after) {
return change_change(file, old => replaceOnce(old, plainNewlines(before), plainNewlines(after), file.path));
}
function insert(file, line, added) {
return change_change(file, old => insertAfter(old, line, plainNewlines(added)));
}
async function undo({context: context, path: path, history: history}) {
const {workspace: workspace} = context;
const real = await workspace.realPath(path);
const before = await history.last(real, context);
const undone = await workspace.read(path, view_maxFileBytes);
await workspace.write(path, before);
await history.forgetLast(real, context);
const [old, restored] = [ undone, before ].map(bytes => Buffer.from(bytes).toString());
return {
content: [ (0, event_content.Qq)(`The last edit of "${path}" is undone.`) ],
prev_exist: true,
...loggedContents(old, restored)
};
}
async function change_change({context: context, path: path, history: history}, edit) {
const {workspace: workspace} = context;
const bytes = await workspace.read(path, view_maxFileBytes);
const old = decodeText(bytes, path);
const edited = edit(old.text);
await workspace.write(path, encodeText(withText(old, edited.text), path));
await history.remember(await workspace.realPath(path), bytes, context);
const shown = (0, lib_clip.e)(snippet(edited), maxShown, "[... cut: view the file to see the rest ...]");
const message = `Edited "${path}". It now reads:\n${shown}`;
return {
content: [ (0, event_content.Qq)(message) ],
prev_exist: true,
...loggedContents(old.text, edited.text)
};
}
const depth = 10;
const maxStoredBytes = 256 * 1024;
class EditHistory {
#versions=new Map;
async remember(file, before, context) {
const versions = await this.#of(file, context);
const name = String(Number(versions.at(-1)?.name ?? 0) + 1).padStart(6, "0");
const path = mayStore(before, context) && pathOf(file, name, context);
if (path) await context.workspace.write(path, before);
const all = [ ...versions, path ? {
name: name
} : {
name: name,
bytes: before
} ];
for (const version of all.slice(0, -depth)) await discard(file, version, context);
this.#versions.set(file, all.slice(-depth));
}
async last(file, context) {
const version = (await this.#of(file, context)).at(-1);
if (!version) throw new lib_fault.Fp(`There is no edit of "${file}" to undo.`);
return version.bytes ?? context.workspace.read(pathOf(file, version.name, context) ?? "", maxStoredBytes);
}
async forgetLast(file, context) {
const versions = await this.#of(file, context);
const last = versions.at(-1);
if (last) await discard(file, last, context);
this.#versions.set(file, versions.slice(0, -1));
}
async #of(file, context) {
return this.#versions.get(file) ?? stored(file, context);
}
}
async function stored(file, context) {
const folder = pathOf(file, "", context);
if (folder === void 0 || !await context.workspace.stat(folder)) return [];
const entries = await context.workspace.list(folder);
return entries.filter(({name: name}) => /^\d{6}$/.test(name)).map(({name: name}) => ({
name: name
}));
}
function mayStore(bytes, {secrets: secrets}) {
if (bytes.length > maxStoredBytes) return false;
const text = Buffer.from(bytes).toString();
return secrets === void 0 || secrets.mask(text) === text;
}
async function discard(file, {name: name, bytes: bytes}, context) {
const path = bytes ? void 0 : pathOf(file, name, context);
if (path && await context.workspace.stat(path)) await context.workspace.remove(path);
}
function pathOf(file, name, {workspace: workspace}) {
if (workspace.outputDir === void 0) return;
return (0, external_node_path_.join)(workspace.outputDir, "undo", (0, external_node_crypto_.createHash)("sha256").update(file).digest("hex").slice(0, 16), name);
}
const Input = schemas.object({
command: schemas["enum"]([ "view", "create", "str_replace", "insert", "undo_edit" ]),
path: schemas.string().describe("File or directory."),
file_text: schemas.string().optional().describe("For create: the whole content."),
old_str: schemas.string().optional().describe("For str_replace: the exact text to replace."),
new_str: schemas.string().optional().describe("For str_replace and insert: the new text."),
insert_line: schemas.int().min(0).optional().describe("For insert: the line to insert after."),
view_range: schemas.array(schemas.int()).length(2).optional().describe("For view: first and last line, from 1; -1 is the end of the file.")
});
function fileEditor() {
const history = new EditHistory;
return defineTool({
name: "file_editor",
description: (0, prompts.J)("tools/file_editor"),
input: Input,
annotations: {
readOnlyHint: false,
destructiveHint: true,
idempotentHint: false,
openWorldHint: false
},
declaredResources: ({path: path}, workspace) => fileResources([ path ], workspace),
run: async (input, context) => {
const about = {
command: input.command,
path: input.path
};
try {
return {
...about,
...await perform(input, context, history)
};
} catch (error) {
if (!(error instanceof lib_fault.Fp)) throw error;
return {
...about,
prev_exist: true,
content: [ (0, event_content.Qq)(error.message) ],
is_error: true
};
}
}
});
}
async function perform(input, context, history) {
const {command: command, path: path} = input;
const file = {
context: context,
path: path,
history: history
};
switch (command) {
case "view":
return {
content: await view(context.workspace, path, input.view_range),
prev_exist: true
};

case "create":
return change_create(file, file_editor_given(input, "file_text"));

case "str_replace":
return replace(file, file_editor_given(input, "old_str"), file_editor_given(input, "new_str"));

case "insert":
return insert(file, file_editor_given(input, "insert_line"), file_editor_given(input, "new_str"));

case "undo_edit":
return undo(file);

default:
return (0, lib_fault.HB)(command);
}
}
function file_editor_given(input, name) {
const value = input[name];
if (value === void 0) throw new lib_fault.Fp(`Parameter \`${name}\` is required for command: ${input.command}.`);
return value;
}
function finish() {
return defineTool({
name: "finish",
description: (0, prompts.J)("tools/finish"),
input: schemas.object({
message: schemas.string().describe("The final message to the person who asked, in Markdown.")
}),
annotations: {
readOnlyHint: true,
destructiveHint: false,
idempotentHint: true,
openWorldHint: false
},
run: async ({message: message}) => ({
content: [ (0, event_content.Qq)(message) ]
})
});
}
const shownLength = 3e4;
function foundList(lines, {total: total, isComplete: isComplete, hasMore: hasMore = total > lines.length}) {
const shown = found_list_fitting(lines);
const isCut = hasMore || shown.length < lines.length;
return [ ...total === 0 ? [ "Nothing was found." ] : shown, ...isCut ? [ `[${total} files in all, the newest first; cut. Narrow the search.]` ] : [], ...isComplete ? [] : [ "[The search took too long and was ended. There may be more.]" ] ].join("\n");
}
function found_list_fitting(lines) {
let left = shownLength;
const end = lines.findIndex(line => {
left -= line.length + 1;
return left < 0;
});
return end < 0 ? lines : lines.slice(0, end);
}
const limit = 100;
function glob() {
return defineTool({
name: "glob",
description: (0, prompts.J)("tools/glob"),
input: schemas.object({
pattern: schemas.string().min(1).describe("For example `*.ts` (at any depth) or `src/**/*.{css,html}`."),
path: schemas.string().optional().describe("Directory to look in: the workspace root unless given.")
}),
annotations: {
readOnlyHint: true,
destructiveHint: false,
idempotentHint: true,
openWorldHint: false
},
declaredResources: () => ({
declared: true,
keys: []
}),
run: async ({pattern: pattern, path: path = "."}, {workspace: workspace, signal: signal}) => {
const query = {
path: path,
glob: path === "." ? belowRoot(pattern, workspace) : pattern,
limit: limit
};
const {files: files, total: total, isComplete: isComplete} = await workspace.findFiles(query, signal);
return {
content: [ (0, event_content.Qq)(foundList(files, {
total: total,
isComplete: isComplete
})) ],
files: files,
truncated: total > files.length
};
}
});
}
function belowRoot(pattern, {workingDir: workingDir}) {
return pattern.startsWith(`${workingDir}/`) ? pattern.slice(workingDir.length + 1) : pattern;
}
const grep_limits = {
files: 100,
lines: 200,
lineLength: 300
};
function grep_grep() {
return defineTool({
name: "grep",
description: (0, prompts.J)("tools/grep"),
input: schemas.object({
pattern: schemas.string().min(1).describe("Regular expression; case does not matter."),
path: schemas.string().optional().describe("Directory or file to search: the workspace root unless given."),
include: schemas.string().optional().describe("Only files that match this glob, for example `*.py`."),
output_mode: schemas["enum"]([ "files", "lines" ]).default("files").describe("`files` lists paths; `lines` shows the matching lines with their numbers.")
}),
annotations: {
readOnlyHint: true,
destructiveHint: false,
idempotentHint: true,
openWorldHint: false
},
declaredResources: () => ({
declared: true,
keys: []
}),
run: async ({pattern: pattern, path: path = ".", include: include, output_mode: output_mode}, {workspace: workspace, signal: signal}) => {
const lineLimit = output_mode === "lines" ? grep_limits.lines : 0;
const query = {
path: path,
pattern: pattern,
include: include,
limit: grep_limits.files,
lineLimit: lineLimit
};
const {files: files, total: total, isComplete: isComplete, lines: lines, hasMoreLines: hasMoreLines} = await workspace.searchText(query, signal);
const hasMore = total > files.length || hasMoreLines;
const shown = output_mode === "lines" ? lines.map(grep_lineOf) : files;
const content = [ (0, event_content.Qq)(foundList(shown, {
total: total,
isComplete: isComplete,
hasMore: hasMore
})) ];
return {
content: content,
matches: files,
truncated: hasMore
};
}
});
}
function grep_lineOf({file: file, number: number, text: text}) {
const line = text.length > grep_limits.lineLength ? `${text.slice(0, grep_limits.lineLength)} [... line cut]` : text;
return `${file}:${number}:${line}`;
}
function requestCondensation() {
return defineTool({
name: "request_condensation",
description: (0, prompts.J)("tools/request_condensation"),
input: schemas.object({}),
annotations: {
readOnlyHint: true,
destructiveHint: false,
idempotentHint: true,
openWorldHint: false
},
declaredResources: () => ({
declared: true,
keys: []
}),
run: async () => ({
content: [ (0, event_content.Qq)("Condensation is requested.") ],
request_condensation: true
})
});
}
const Task = schemas.object({
title: schemas.string(),
notes: schemas.string().default(""),
status: schemas["enum"]([ "todo", "in_progress", "done" ]).default("todo")
}).readonly();
const Tasks = schemas.array(Task).readonly();
const task_tracker_KEY = "tasks";
function taskTracker() {
const memory = new Map;
return defineTool({
name: "task_tracker",
description: (0, prompts.J)("tools/task_tracker"),
input: schemas.object({
command: schemas["enum"]([ "view", "plan" ]).default("view"),
task_list: Tasks.optional().describe("For plan: the whole list, which replaces the one before.")
}),
annotations: {
readOnlyHint: false,
destructiveHint: false,
idempotentHint: true,
openWorldHint: false
},
run: async ({command: command, task_list: task_list}, {state: state = memory}) => {
if (command === "plan") state.set(task_tracker_KEY, required(task_list));
const tasks = tasksIn(state);
return {
content: [ (0, event_content.Qq)(render(tasks)) ],
command: command,
task_list: tasks
};
}
});
}
function required(tasks) {
if (tasks) return tasks;
throw new lib_fault.Fp("Parameter `task_list` is required for command: plan.");
}
function tasksIn(state) {
return Tasks.safeParse(state.get(task_tracker_KEY)).data ?? [];
}
const marks = {
todo: "[ ]",
in_progress: "[>]",
done: "[x]"
};
function render(tasks) {
if (tasks.length === 0) return "The task list is empty. Use plan to write one.";
return tasks.map(({title: title, notes: notes, status: status}, index) => `${index + 1}. ${marks[status]} ${title}${notes && `\n   ${notes}`}`).join("\n");
}
var terminal_text = __webpack_require__(5556);
function answer_answer(report, shown, asked) {
const exit_code = "exitCode" in report ? report.exitCode : -1;
const suffix = suffixOf(report, asked);
const lines = [ asked.prefix, shown.text, suffix, ...placeLines(asked), ...endLine(report) ];
return {
content: [ (0, event_content.Qq)(lines.filter(line => line !== "").join("\n")) ],
command: asked.command,
exit_code: exit_code,
timeout: report.status === "running",
metadata: {
...metadataOf(asked, exit_code, suffix),
...shown.file && {
full_output_file: shown.file
}
},
...shown.file && {
full_output_save_dir: (0, external_node_path_.dirname)(shown.file)
}
};
}
function suffixOf(report, {seconds: seconds, root: root}) {
switch (report.status) {
case "running":
return (0, prompts.J)("tools/terminal-running", {
why: report.because === "quiet" ? `silent for ${seconds.quiet} seconds` : `not done after ${seconds.total} seconds`
});

case "ended":
return (0, prompts.J)("tools/terminal-ended", {
code: String(report.exitCode),
folder: root
});

case "idle":
return "[No command is running: this came from the background.]";

case "finished":
return report.exitCode === stopped ? (0, prompts.J)("tools/terminal-stopped") : "";

default:
return "";
}
}
const stopped = 148;
function endLine(report) {
return report.status === "finished" ? [ `[Command finished with exit code ${report.exitCode}]` ] : [];
}
function placeLines({before: before, place: place, root: root}) {
const {workingDir: workingDir, python: python} = place;
const isElsewhere = workingDir !== root || workingDir !== before.workingDir;
return [ ...isElsewhere ? [ `[Current working directory: ${workingDir}]` ] : [], ...python !== void 0 && python !== before.python ? [ `[Python interpreter: ${python}]` ] : [] ];
}
function metadataOf({start: start, place: place, prefix: prefix}, exit_code, suffix) {
return {
exit_code: exit_code,
pid: place.lastJob,
...start.user !== void 0 && {
username: start.user
},
hostname: start.host,
working_dir: place.workingDir,
...place.python !== void 0 && {
py_interpreter_path: place.python
},
prefix: prefix,
suffix: suffix
};
}
const maxLineBytes = 4e3;
function keys_keysOf(input) {
const letter = /^C-([a-zA-Z[\\\]^_])$/.exec(input)?.[1];
if (letter !== void 0) return String.fromCharCode(letter.toUpperCase().charCodeAt(0) & 31);
if (/^[^\P{Cc}\n\r\t]+$/u.test(input)) return input;
if (input.split("\n").some(line => Buffer.byteLength(line) > maxLineBytes)) throw new lib_fault.Fp(`A terminal takes lines of up to ${maxLineBytes} bytes. Put the text in a file and use that.`);
return input.endsWith("\n") ? input : `${input}\n`;
}
const keptBytes = 64 * 1024;
const maxLength = 3e4;
class ShownOutput {
#window=outputWindow(keptBytes);
#saved;
#mask;
#bytes=0;
constructor(workspace, mask, sizes) {
this.#saved = new SavedOutput(workspace, "terminal", sizes);
this.#mask = mask;
}
async push(text) {
await this.#keep(this.#mask ? this.#mask.push(text) : text);
}
async finish(isLast) {
if (isLast && this.#mask) await this.#keep(this.#mask.end());
const {output: output, omittedBytes: omittedBytes} = this.#window.result();
const cleaned = (0, terminal_text.H)(output).trimEnd();
if (cleaned.length <= maxLength && omittedBytes === 0) return {
text: cleaned,
file: void 0
};
const {where: saved, file: file} = await this.#saved.finish();
const where = saved || "To see the rest, run the command with its output in a file and print parts of that";
const notice = `[... cut: this is the beginning and the end of ${this.#bytes} bytes. ${where}. ...]`;
const text = cleaned.length > maxLength ? (0, lib_clip.e)(cleaned, maxLength, notice) : `${cleaned}\n${notice}`;
return {
text: text,
file: file
};
}
async #keep(text) {
if (text === "") return;
const bytes = Buffer.from(text);
this.#bytes += bytes.length;
this.#window.push(bytes);
await this.#saved.push(bytes);
}
}
const maxEarlier = 5e3;
class TerminalCalls {
#limits;
#open;
constructor(limits) {
this.#limits = limits;
}
async call(input, context) {
if (input.reset && input.is_input) throw new lib_fault.Fp("Nothing can be typed into a terminal that is being reset.");
const {workspace: workspace} = context;
if (input.reset) await this.close();
if (input.is_input || input.command.trim() === "") return this.#follow(input, context);
const open = await this.#opened(workspace);
return this.#run(open, input, context);
}
async close() {
const open = this.#open;
this.#open = void 0;
await (open?.session.close());
}
async #opened(workspace) {
if (this.#open) return this.#open;
const session = await workspace.openShell();
this.#open = {
session: session,
place: session.start,
command: "",
mask: void 0
};
return this.#open;
}
async #run(open, input, context, prefix = "") {
const command = input.command.replaceAll("\r\n", "\n");
const variables = await (context.secrets?.namedIn(command)) ?? {};
const report = await open.session.run(command, variables, this.#limitsOf(input, context.signal));
if (report.status === "busy") throw new lib_fault.Fp((0, prompts.J)("tools/terminal-busy", {
command: (0, lib_text.TN)(open.command, 200)
}));
if (report.status === "ended" && report.isBefore) {
await this.close();
const gone = (0, prompts.J)("tools/terminal-gone", {
code: String(report.exitCode)
});
return this.#run(await this.#opened(context.workspace), input, context, gone);
}
open.command = command;
open.mask = context.secrets?.masker();
return this.#answer(open, report, input, context, prefix || earlierWords(report, context));
}
async #follow(input, context) {
const open = this.#open;
if (input.reset) return {
content: [ (0, event_content.Qq)("[The terminal was reset. The next command starts a new shell.]") ]
};
if (!open) throw nothingRuns(input);
const limits = this.#limitsOf(input, context.signal);
const {session: session} = open;
const report = input.command === "" || !input.is_input ? session.read(limits) : session.type(keys_keysOf(input.command), limits);
const first = await report;
if (first.status === "idle" && first.output === "") throw nothingRuns(input);
return this.#answer(open, first, input, context, "");
}
async #answer(open, first, input, context, prefix) {
const {workspace: workspace, signal: signal} = context;
const output = new ShownOutput(workspace, open.mask, this.#limits.saved);
let report = first;
for (;report.status === "more"; report = await open.session.rest(signal)) await output.push(report.output);
await output.push(report.output);
const shown = await output.finish(report.status !== "running");
const before = open.place;
if (report.status === "finished") open.place = report.place;
if (report.status === "ended") await this.close();
const {totalMs: totalMs} = this.#limitsOf(input, signal);
return answer_answer(report, shown, {
command: input.command,
prefix: prefix,
root: workspace.workingDir,
start: open.session.start,
before: before,
place: open.place,
seconds: {
quiet: this.#limits.quiet,
total: totalMs / 1e3
}
});
}
#limitsOf({timeout: timeout}, signal) {
if (timeout !== void 0) return {
totalMs: Math.min(timeout, this.#limits.max) * 1e3,
signal: signal
};
return {
quietMs: this.#limits.quiet * 1e3,
totalMs: this.#limits.default * 1e3,
signal: signal
};
}
}
function nothingRuns({is_input: is_input, command: command}) {
const missing = is_input && command !== "" ? "nothing to type into" : "no more output to wait for";
return new lib_fault.Fp(`No command is running, so there is ${missing}. Give a command.`);
}
function earlierWords({earlier: earlier}, {secrets: secrets}) {
if (!earlier) return "";
const output = (0, terminal_text.H)(secrets?.mask(earlier.output) ?? earlier.output).trim();
const code = earlier.exitCode === void 0 ? "" : `The command before finished with exit code ${earlier.exitCode}. `;
if (output === "") return code && `[${code.trim()}]`;
const clipped = (0, lib_clip.e)(output, maxEarlier, "[... cut ...]");
return `[${code}Since the last call, not from this command:]\n${clipped}\n[From this command:]`;
}
const terminal_standard = {
quiet: 30,
default: 600,
max: 3600
};
function terminal_terminal(limits = {}) {
const calls = new TerminalCalls({
...terminal_standard,
...limits
});
return defineTool({
name: "terminal",
description: (0, prompts.J)("tools/terminal"),
input: schemas.object({
command: schemas.string().describe("Bash commands. Empty: wait for more output of the command that runs."),
is_input: schemas.boolean().optional().describe("Type `command` into the program that runs: a line of text, or one of C-c, C-d, C-z."),
timeout: schemas.number().nonnegative().optional().describe("Seconds to wait, at most 3600. Unless given, until 30 seconds of silence. The command goes on."),
reset: schemas.boolean().optional().describe("End everything that runs and start a new shell first.")
}),
annotations: {
readOnlyHint: false,
destructiveHint: true,
idempotentHint: false,
openWorldHint: true
},
declaredResources: () => ({
declared: true,
keys: [ "terminal:session" ]
}),
run: (input, context) => calls.call(input, context),
close: () => calls.close()
});
}
function think() {
return defineTool({
name: "think",
description: (0, prompts.J)("tools/think"),
input: schemas.object({
thought: schemas.string().describe("The thought to write down.")
}),
annotations: {
readOnlyHint: true,
destructiveHint: false,
idempotentHint: true,
openWorldHint: false
},
run: async () => ({
content: [ (0, event_content.Qq)("Your thought has been logged.") ]
})
});
}
const makers = {
terminal: terminal_terminal,
file_editor: fileEditor,
apply_patch: applyPatch,
glob: glob,
grep: grep_grep,
task_tracker: taskTracker,
request_condensation: requestCondensation,
think: think,
finish: finish
};
function standardRegistry() {
const params = schemas.strictObject({});
return toolRegistry(Object.entries(makers).map(([name, make]) => defineToolset({
name: name,
params: params,
create: () => [ make() ]
})));
}
const usualTools = [ {
name: "terminal"
}, {
name: "file_editor"
}, {
name: "glob"
}, {
name: "grep"
}, {
name: "task_tracker"
} ];
function standardTools(options = {}) {
const {tools: tools = usualTools, includeDefaultTools: includeDefaultTools = [ "think", "finish" ], descriptions: descriptions = "long"} = options;
const specs = [ ...tools, ...includeDefaultTools.map(name => ({
name: name
})) ];
return standardRegistry().toolsFor(specs).map(tool => described(tool, descriptions));
}
const AT_ONCE = 5;
const CALLS = {
readOnlyHint: false,
destructiveHint: true,
idempotentHint: false,
openWorldHint: true
};
const LONGEST_ANSWER = 2e4;
function requireSubAgents(subAgents) {
if (subAgents) return subAgents;
throw new lib_fault.Fp("There are no sub-agents here. Do the work yourself.");
}
function statusOf({isFinished: isFinished}) {
return isFinished ? "completed" : "stopped";
}
function told(ends, limit) {
return [ (0, event_content.Qq)(ends.map(end => toldOne(end, limit)).join("\n\n")) ];
}
function toldOne(end, limit) {
const kind = end.agent === "" ? "" : `, ${end.agent}`;
const cut = "[... its answer is cut here: ask it for the rest ...]";
const answer = (0, lib_clip.e)(end.answer.trim() || "It said nothing.", limit, cut);
const stopped = end.isFinished ? [] : [ `Not finished: ${end.why}` ];
return [ `[${end.id}${kind}: ${statusOf(end)}]`, ...stopped, answer ].join("\n");
}
const delegate_Input = schemas.object({
command: schemas["enum"]([ "spawn", "delegate" ]),
ids: schemas.array(schemas.string()).optional(),
agent_types: schemas.array(schemas.string()).optional(),
tasks: schemas.record(schemas.string(), schemas.string()).optional().describe("By id.")
});
function delegate(description) {
return defineTool({
name: "delegate",
description: description,
input: delegate_Input,
annotations: CALLS,
declaredResources: () => ({
declared: true,
keys: []
}),
run: async (input, {subAgents: subAgents, signal: signal}) => {
const port = requireSubAgents(subAgents);
return input.command === "spawn" ? spawn(input, port) : delegate_assign(input, port, signal);
}
});
}
function spawn({ids: ids = [], agent_types: kinds = []}, subAgents) {
requireSome(ids, "spawn");
if (kinds.length > ids.length) throw new lib_fault.Fp("There are more `agent_types` than `ids`.");
const begun = ids.map((id, index) => subAgents.begin(kinds[index] ?? "general-purpose", id));
return {
content: [ (0, event_content.Qq)(`They are there and wait for work: ${begun.join(", ")}.`) ],
ids: begun
};
}
async function delegate_assign({tasks: tasks = {}}, subAgents, signal) {
const given = Object.entries(tasks);
requireSome(given, "delegate");
const work = given.map(([id, task]) => workOrRefusal(subAgents, id, task, signal));
const settled = await Promise.allSettled(work);
const ends = settled.map(end => {
if (end.status === "rejected") throw end.reason;
return end.value;
});
const statuses = Object.fromEntries(ends.map(end => [ end.id, statusOf(end) ]));
const content = told(ends, Math.floor(LONGEST_ANSWER / ends.length));
return {
content: content,
statuses: statuses,
is_error: ends.every(({isFinished: isFinished}) => !isFinished)
};
}
async function workOrRefusal(subAgents, id, task, signal) {
try {
return await subAgents.work(id, task, signal);
} catch (error) {
if (!(error instanceof lib_fault.Fp)) throw error;
return {
id: id,
agent: "",
isFinished: false,
why: error.message,
answer: ""
};
}
}
function requireSome(list, command) {
const parameter = command === "spawn" ? "ids" : "tasks";
if (list.length === 0) throw new lib_fault.Fp(`Parameter \`${parameter}\` is required for command: ${command}.`);
if (list.length > AT_ONCE) throw new lib_fault.Fp(`Only ${AT_ONCE} can be named in \`${parameter}\` at once.`);
}
function task_task(description) {
return defineTool({
name: "task",
description: description,
input: schemas.object({
prompt: schemas.string().describe("What to do, where, and what to answer."),
subagent_type: schemas.string().default("general-purpose"),
resume: schemas.string().optional().describe("The id of an earlier one, which goes on.")
}),
annotations: CALLS,
atOnce: AT_ONCE,
declaredResources: () => ({
declared: true,
keys: []
}),
run: async ({prompt: prompt, subagent_type: subagent_type, resume: resume}, {subAgents: subAgents, signal: signal}) => {
const port = requireSubAgents(subAgents);
const end = await port.work(resume ?? port.begin(subagent_type), prompt, signal);
const about = {
task_id: end.id,
subagent: end.agent,
status: statusOf(end)
};
return {
...about,
content: told([ end ], LONGEST_ANSWER),
is_error: !end.isFinished
};
}
});
}
const sub_agent_tools_LONGEST_DESCRIPTION = 200;
const LONGEST_LIST = 2e3;
function subAgentTools({kinds: kinds, descriptions: descriptions = "long"}) {
if (kinds.length === 0) return [];
const words = descriptions === "long" ? "tools" : "tools/short";
return [ task_task((0, prompts.J)(`${words}/task`, {
kinds: listOf(kinds)
})), delegate((0, prompts.J)(`${words}/delegate`)) ];
}
function listOf(kinds) {
const lines = [];
let left = LONGEST_LIST;
for (const {name: name, description: description} of kinds) {
const line = `- ${name}: ${(0, lib_text.TN)(description, sub_agent_tools_LONGEST_DESCRIPTION)}`;
left -= line.length;
lines.push(left < 0 ? `- ${name}` : line);
}
return lines.join("\n");
}
const frontmatter_BLOCK = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/;
function readFrontmatter(file) {
const text = file.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
const [block, yaml = ""] = frontmatter_BLOCK.exec(text) ?? [];
if (block === void 0) return {
fields: {},
body: text.trim()
};
const fields = parseLeniently(yaml) ?? {};
if (typeof fields !== "object" || fields === null || Array.isArray(fields)) throw new Error("it has no named fields");
return {
fields: {
...fields
},
body: text.slice(block.length).trim()
};
}
function parseLeniently(yaml) {
try {
return (0, dist.qg)(yaml, {
logLevel: "error"
});
} catch (error) {
const quoted = yaml.replaceAll(/^([\w-]+): +([^"'[{|>&*!\n].*)$/gm, (_, key, value) => `${key}: ${JSON.stringify(value.trim())}`);
try {
return (0, dist.qg)(quoted, {
logLevel: "error"
});
} catch {
throw error;
}
}
}
const sub_agent_names = schemas.union([ schemas.array(schemas.string()), schemas.string().transform(line => line.split(",")) ]).transform(list => list.map(name => name.trim()).filter(name => name !== "")).readonly();
const SubAgent = schemas.object({
name: schemas.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/i, "It has to be one word of letters, digits and dashes."),
description: schemas.string().default(""),
model: schemas.string().default("inherit"),
tools: sub_agent_names.optional(),
skills: sub_agent_names.prefault([]),
max_iteration_per_run: schemas.int().min(1).optional(),
max_budget_per_run: schemas.number().positive().optional(),
hooks: HookConfig.optional(),
read_only: schemas.boolean().default(false),
permission_mode: schemas["enum"]([ "always_confirm", "never_confirm", "confirm_risky" ]).nullable().default(null),
mcp_servers: json.L.optional(),
mcp_config: json.L.optional(),
condenser: json.L.optional(),
system_prompt_suffix: schemas.string().min(1, "It says nothing."),
source: schemas.string().optional()
}).readonly();
function readSubAgent(path, file) {
const {fields: fields, body: body} = readFrontmatter(file);
const given = Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null));
const named = {
name: (0, external_node_path_.basename)(path).replace(/\.md$/i, ""),
...given
};
const agent = SubAgent.safeParse({
...named,
system_prompt_suffix: body,
source: path
});
if (agent.success) return agent.data;
throw new Error(core_errors.S1(agent.error).replaceAll(/\s*\n\s*/g, " "));
}
const discovery_BUILT_IN = [ "general-purpose", "code-explorer", "bash-runner", "reviewer" ];
function builtInSubAgents() {
return discovery_BUILT_IN.map(name => {
const {source: _, ...agent} = readSubAgent(name, (0, prompts.J)(`sub-agents/${name}`));
return agent;
});
}
const discovery_FOLDERS = [ ".agents/agents", ".openhands/agents" ];
const MOST_AGENTS = 50;
async function discoverSubAgents(source, explicit = []) {
const problems = [];
const agents = new Map(explicit.map(agent => [ agent.name, agent ]));
const paths = await pathsIn(source, problems);
const texts = await source.read(paths);
for (const path of paths) {
const agent = discovery_read(path, texts.get(path), problems);
const other = agent && agents.get(agent.name);
if (other) problems.push({
path: path,
problem: `is not used: ${other.source ?? "another"} has the name ${other.name} too`
}); else if (agent) agents.set(agent.name, agent);
}
for (const agent of builtInSubAgents()) if (!agents.has(agent.name)) agents.set(agent.name, agent);
return {
agents: [ ...agents.values() ],
problems: problems
};
}
async function pathsIn(source, problems) {
const files = (await source.list()).filter(({path: path}) => discovery_rankOf(path) >= 0);
const ordered = files.sort((a, b) => discovery_rankOf(a.path) - discovery_rankOf(b.path) || (a.path < b.path ? -1 : 1));
const tooLarge = ordered.filter(({size: size}) => size > LARGEST_FILE);
const beyond = ordered.filter(file => !tooLarge.includes(file)).slice(MOST_AGENTS);
for (const {path: path} of tooLarge) problems.push({
path: path,
problem: `has more than the ${LARGEST_FILE} bytes that are read`
});
for (const {path: path} of beyond) problems.push({
path: path,
problem: `is beyond the ${MOST_AGENTS} that are read`
});
return ordered.filter(file => !tooLarge.includes(file) && !beyond.includes(file)).map(({path: path}) => path);
}
function discovery_rankOf(path) {
return discovery_FOLDERS.findIndex(folder => /^[^/]+\.md$/i.test(path.slice(folder.length + 1)) && path.startsWith(`${folder}/`));
}
function discovery_read(path, text, problems) {
try {
if (text === void 0) throw new Error("it could not be read");
return readSubAgent(path, text);
} catch (error) {
problems.push({
path: path,
problem: `is not used: ${error instanceof Error ? error.message : String(error)}`
});
return;
}
}
const place_FOLDERS = [ ".agents/skills", ".openhands/skills", ".openhands/microagents" ];
const INSTRUCTIONS = {
"agents.md": {
name: "agents"
},
"agent.md": {
name: "agents"
},
"claude.md": {
name: "claude",
family: /claude/i
},
"gemini.md": {
name: "gemini",
family: /gemini/i
}
};
const ROOT_ONLY = {
".cursorrules": "cursorrules",
".github/copilot-instructions.md": "copilot"
};
function placesOf(paths, model) {
const candidates = paths.filter(path => /\.md$|^\.cursorrules$/i.test(path));
const places = candidates.flatMap(path => skillAt(path) ?? instructionsAt(path, model) ?? []);
const roots = new Set(places.flatMap(place => place.kind === "agentskill" ? [ `${place.root}/` ] : []));
return places.filter(place => place.kind !== "legacy" || !isInside(place.path, roots)).sort(byRank);
}
function byRank(a, b) {
return a.rank - b.rank || (a.path < b.path ? -1 : 1);
}
function isInside(path, roots) {
return path.split("/").some((_, index, steps) => roots.has(`${steps.slice(0, index).join("/")}/`));
}
function skillAt(path) {
const rank = place_FOLDERS.findIndex(folder => path.startsWith(`${folder}/`));
if (rank < 0) return;
const folder = `${place_FOLDERS[rank]}/`;
const rest = path.slice(folder.length);
const [, name] = /^([^/]+)\/skill\.md$/i.exec(rest) ?? [];
if (name !== void 0) return {
kind: "agentskill",
path: path,
rank: rank,
name: name,
root: folder + name
};
const isOther = /(^|\/)(readme|skill)\.md$/i.test(rest);
return isOther || !/\.md$/i.test(rest) ? void 0 : {
kind: "legacy",
path: path,
rank: rank,
name: rest.slice(0, -3)
};
}
function instructionsAt(path, model) {
const found = {
kind: "instructions",
path: path,
rank: place_FOLDERS.length
};
const only = ROOT_ONLY[path.toLowerCase()];
if (only !== void 0) return {
...found,
name: only,
below: ""
};
const slash = path.lastIndexOf("/");
const known = INSTRUCTIONS[path.slice(slash + 1).toLowerCase()];
const isOurs = known && (known.family?.test(model) ?? true);
if (!isOurs || path.split("/").includes("node_modules") || place_FOLDERS.some(folder => path.startsWith(`${folder}/`))) return;
const below = path.slice(0, Math.max(0, slash));
return {
...found,
name: below === "" ? known.name : `${known.name}:${below}`,
below: below
};
}
const skill_file_words = schemas.union([ schemas.string(), schemas.number(), schemas.boolean() ]).transform(String);
const trimmed = items => items.map(item => item.trim()).filter(item => item !== "");
const list = schemas.union([ schemas.array(skill_file_words), schemas.string().transform(line => line.split(",")) ]).transform(trimmed);
const tools = schemas.union([ schemas.array(skill_file_words), schemas.string().transform(line => line.match(/[^\s,(]+(\([^)]*\))?/g) ?? []) ]);
const skill_file_Fields = schemas.object({
name: skill_file_words.nullish(),
triggers: list.nullish(),
paths: list.nullish(),
inputs: schemas.array(SkillInput).nullish(),
mcp_tools: schemas.unknown().optional(),
version: skill_file_words.nullish(),
description: skill_file_words.nullish(),
license: skill_file_words.nullish(),
compatibility: skill_file_words.nullish(),
metadata: schemas.record(schemas.string(), schemas.unknown()).nullish(),
"allowed-tools": tools.nullish(),
"disable-model-invocation": schemas.boolean().nullish()
});
function readSkill(place, file, resources, note) {
if (place.kind === "instructions") return instructions(place, nonEmpty(file.replace(/^\uFEFF/, "").trim()));
const {fields: fields, body: body} = readFrontmatter(file);
const known = skill_file_Fields.safeParse(fields);
if (!known.success) throw new Error(core_errors.S1(known.error).replaceAll(/\s*\n\s*/g, " "));
const {data: data} = known;
const name = skill_file_nameOf(place, data);
const trigger = triggerOf(name, data);
const isFolder = place.kind === "agentskill";
return Skill.parse({
name: name,
content: nonEmpty(body),
trigger: trigger,
source: place.path,
is_agentskills_format: isFolder,
disable_model_invocation: trigger?.type === "path" || data["disable-model-invocation"] === true,
...data.inputs && {
inputs: data.inputs
},
...!isFolder && data.mcp_tools != null && {
mcp_tools: data.mcp_tools
},
...resources && {
resources: resources
},
...plainFields(data),
...skill_file_described(data, note)
});
}
function instructions({name: name, path: path, below: below}, content) {
if (below === "") return Skill.parse({
name: name,
content: content,
source: path
});
const trigger = {
type: "path",
paths: [ `${below}/**` ]
};
return Skill.parse({
name: name,
content: content,
source: path,
trigger: trigger,
disable_model_invocation: true
});
}
function nonEmpty(content) {
if (content === "") throw new Error("it is empty");
return content;
}
function skill_file_nameOf(place, {name: name}) {
if (place.kind !== "agentskill") return name?.trim() || place.name;
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(place.name) || place.name.length > 64) throw new Error("the name of its folder is not made of up to 64 small letters, digits and single dashes");
if (name != null && name !== place.name) throw new Error(`its name is ${name} and that of its folder ${place.name}`);
return place.name;
}
function triggerOf(name, {paths: paths, inputs: inputs, triggers: triggers}) {
if (paths && paths.length > 0) return {
type: "path",
paths: paths
};
if (inputs && inputs.length > 0) return {
type: "task",
triggers: [ ...new Set([ ...triggers ?? [], `/${name}` ]) ]
};
return triggers && triggers.length > 0 ? {
type: "keyword",
keywords: triggers
} : null;
}
function plainFields({version: version, license: license, compatibility: compatibility, metadata: metadata, "allowed-tools": allowed_tools}) {
const fields = {
version: version,
license: license,
compatibility: compatibility,
metadata: metadata,
allowed_tools: allowed_tools
};
return Object.fromEntries(Object.entries(fields).filter(([, field]) => field != null));
}
function skill_file_described({description: description}, note) {
const whole = description?.trim() ?? "";
if (whole === "") return {};
if (whole.length > LONGEST_DESCRIPTION) note(`its description of ${whole.length} characters was cut to ${LONGEST_DESCRIPTION}`);
return {
description: whole.slice(0, LONGEST_DESCRIPTION).replace(/[\ud800-\udbff]$/, "")
};
}
async function discoverSkills(source, {model: model, explicit: explicit = []}) {
requireUnique(explicit);
const listed = await source.list();
const files = new Map(listed.map(file => [ file.path, file ]));
const finds = new Finds(explicit);
const places = discovery_choose(placesOf([ ...files.keys() ], model), files, finds);
const texts = await source.read(places.map(({path: path}) => path));
const resources = discovery_resourcesOf(places, [ ...files.keys() ], finds);
for (const place of places) finds.take(place, texts.get(place.path), resources.get(place.path), files);
return finds.discovery();
}
function requireUnique(skills) {
const names = skills.map(({name: name}) => name);
const twice = names.find((name, index) => names.indexOf(name) !== index);
if (twice === void 0) return;
throw new lib_fault.vC("config", `Two skills have the name ${twice}.`, {
hint: "Give one of them another name."
});
}
function discovery_choose(places, files, finds) {
const small = places.filter(({path: path}) => {
const size = files.get(path)?.size ?? 0;
if (size > LARGEST_FILE) finds.note(path, `has ${size} bytes, more than the ${LARGEST_FILE} that are read`);
return size <= LARGEST_FILE;
});
const different = [ ...new Map(small.toReversed().map(place => [ contentKey(place, files), place ])).values() ].reverse();
for (const {path: path} of different.slice(MOST_SKILLS)) finds.note(path, `is beyond the ${MOST_SKILLS} that are read`);
return different.slice(0, MOST_SKILLS);
}
function contentKey(place, files) {
return place.kind === "instructions" ? `${place.below}:${files.get(place.path)?.id}` : `at ${place.path}`;
}
const discovery_KINDS = [ "scripts", "references", "assets" ];
function discovery_resourcesOf(places, paths, finds) {
const owners = new Map(places.flatMap(place => place.kind === "agentskill" ? [ [ place.root, place ] ] : []));
const beside = new Map;
for (const path of paths.filter(each => each.startsWith(".")).sort()) {
const root = path.split("/", 3).join("/");
const file = path.slice(root.length + 1);
if (!owners.has(root) || !discovery_KINDS.some(kind => file.startsWith(`${kind}/`))) continue;
beside.set(root, [ ...beside.get(root) ?? [], file ]);
}
return new Map([ ...beside ].map(([skill_root, all]) => {
const path = owners.get(skill_root)?.path ?? "";
if (all.length > MOST_RESOURCES) finds.note(path, `has ${all.length} files beside it; ${MOST_RESOURCES} are listed`);
const listed = all.slice(0, MOST_RESOURCES);
const of = kind => listed.filter(file => file.startsWith(`${kind}/`));
return [ path, {
skill_root: skill_root,
scripts: of("scripts"),
references: of("references"),
assets: of("assets")
} ];
}));
}
class Finds {
#skills;
#files=[];
#problems=[];
constructor(explicit) {
this.#skills = new Map(explicit.map(skill => [ skill.name, skill ]));
}
note(path, problem) {
this.#problems.push({
path: path,
problem: problem
});
}
take(place, text, resources, files) {
const {path: path} = place;
const skill = this.#read(place, text, resources);
if (!skill) return;
const other = this.#skills.get(skill.name);
if (other) this.note(path, `is not used: ${other.source ?? "another skill"} has the name ${skill.name} too`); else this.#skills.set(skill.name, skill);
const file = files.get(path);
if (file && !other) this.#files.push(file);
}
discovery() {
return {
skills: [ ...this.#skills.values() ],
files: this.#files,
problems: this.#problems
};
}
#read(place, text, resources) {
const note = problem => this.note(place.path, `is used, but ${problem}`);
try {
if (text === void 0) throw new Error("it could not be read");
return readSkill(place, text, resources, note);
} catch (error) {
this.note(place.path, `is not used: ${error instanceof Error ? error.message : String(error)}`);
return;
}
}
}
const exact = new Set([ ".cursorrules", ".mcp.json", "mcp.json", ".github/copilot-instructions.md", ".github/agents.md" ]);
const folders = [ ".agent/", ".agents/", ".deckhand/", ".openhands/", ".claude/", ".cursor/", ".github/agent/" ];
function isConfiguration(path) {
const name = path.normalize("NFKC").toLowerCase();
const last = name.split("/").at(-1) ?? "";
if (exact.has(name) || [ "agents.md", "agent.md", "claude.md", "gemini.md" ].includes(last)) return true;
return folders.some(folder => name.startsWith(folder) || name.includes(`/${folder}`));
}
async function changedByHead(base, head) {
if (base === head) return 0;
const known = new Map((await base.list()).map(({path: path, id: id}) => [ path, id ]));
return (await head.list()).filter(({path: path, id: id}) => isConfiguration(path) && known.get(path) !== id).length;
}
function subTree(source, moves) {
return {
async list() {
return (await source.list()).flatMap(file => {
const path = moved(file.path, moves);
return path === void 0 ? [] : [ {
...file,
path: path
} ];
});
},
async read(paths) {
const texts = await source.read(paths.map(path => movedBack(path, moves)));
return new Map([ ...texts ].map(([path, text]) => [ moved(path, moves) ?? path, text ]));
}
};
}
function moved(path, moves) {
const move = moves.find(({from: from}) => path.startsWith(from));
return move && move.to + path.slice(move.from.length);
}
function movedBack(path, moves) {
const move = moves.find(({to: to}) => path.startsWith(to));
return move ? move.from + path.slice(move.to.length) : path;
}
async function pluginSkills({source: source, root: root, model: model, isHere: isHere}, name, paths) {
const hasFolder = paths.some(path => path.startsWith("skills/"));
const moves = hasFolder ? [ {
from: `${root}skills/`,
to: ".agents/skills/"
} ] : onlySkill(root, name);
const {skills: skills, problems: problems} = await discoverSkills(subTree(source, moves), {
model: model
});
return {
skills: skills.map(skill => placed(skill, moves, isHere)),
problems: problems.map(({path: path, problem: problem}) => ({
path: movedBack(path, moves),
problem: problem
}))
};
}
function onlySkill(root, name) {
const folder = `.agents/skills/${(0, lib_text.yR)(name, 64)}/`;
return [ "SKILL.md", "scripts/", "references/", "assets/" ].map(part => ({
from: root + part,
to: folder + part
}));
}
function placed({source: source = "", resources: resources, ...skill}, moves, isHere) {
if (!isHere) return skill;
const original = movedBack(source, moves);
const skill_root = external_node_path_.posix.dirname(original);
return {
...skill,
source: original,
...resources && {
resources: {
...resources,
skill_root: skill_root
}
}
};
}
function plugin_skills_commandOf(plugin, path, text) {
const name = `${plugin}:${path.replace(/\.md$/i, "").replaceAll("/", ":")}`;
const {fields: fields, body: body} = readFrontmatter(text);
const {description: description} = fields;
return Skill.parse({
name: name,
content: body,
trigger: {
type: "keyword",
keywords: [ `/${name}` ]
},
...typeof description === "string" && {
description: description.slice(0, LONGEST_DESCRIPTION)
}
});
}
const MANIFESTS = [ ".plugin/plugin.json", ".claude-plugin/plugin.json" ];
const plugin_HOOKS = "hooks/hooks.json";
const SERVERS = ".mcp.json";
const Manifest = schemas.object({
name: schemas.string().regex(/^[\w.-]{1,64}$/, "It has to be one word.")
});
async function readPlugin(place) {
const {source: source, root: root, label: label} = place;
const inside = subTree(source, [ {
from: root,
to: ""
} ]);
const paths = (await inside.list()).filter(({size: size}) => size <= LARGEST_FILE).map(({path: path}) => path);
const files = await inside.read(paths.filter(isOurs));
if (files.size === 0) throw notThere(label);
const name = plugin_nameOf(files, place);
const {skills: skills, problems: problems} = await pluginSkills(place, name, paths);
const read = (folder, make) => [ ...files ].filter(([path]) => path.startsWith(`${folder}/`) && !/(^|\/)readme\.md$/i.test(path)).map(([path, text]) => usable(label, path, () => make(path.slice(folder.length + 1), text)));
return {
name: name,
label: label,
skills: [ ...skills, ...read("commands", (path, text) => plugin_skills_commandOf(name, path, text)) ],
agents: read("agents", (path, text) => readSubAgent(`${root}agents/${path}`, text)),
hooks: plugin_hooksOf(files, label),
servers: files.get(SERVERS),
problems: problems
};
}
function isOurs(path) {
return /^((commands|agents|skills)\/.+|SKILL)\.md$/i.test(path) || [ plugin_HOOKS, SERVERS, ...MANIFESTS ].includes(path);
}
function notThere(label) {
return new lib_fault.vC("config", `There is no plugin at ${label}.`, {
hint: "A plugin is a folder with skills/, commands/, agents/, hooks/hooks.json or a SKILL.md in it."
});
}
function plugin_nameOf(files, {label: label, root: root}) {
const manifest = MANIFESTS.find(path => files.has(path));
const text = manifest && files.get(manifest);
if (text !== void 0) return usable(label, "plugin.json", () => Manifest.parse(JSON.parse(text))).name;
const last = (root || label.replace(/@[0-9a-f]{40}.*$/, "").replace(/\.git$/, "")).split("/").filter(Boolean).at(-1);
return (0, lib_text.yR)(last ?? "", 64) || "plugin";
}
function plugin_hooksOf(files, label) {
const text = files.get(plugin_HOOKS);
if (text === void 0) return;
const where = `${plugin_HOOKS} of the plugin ${label}`;
return readHookConfig(usable(label, plugin_HOOKS, () => JSON.parse(text)), where);
}
function usable(label, path, read) {
try {
return read();
} catch (cause) {
const hint = "Mend it, or take the plugin out of the input `plugins`.";
const why = cause instanceof errors.G ? core_errors.S1(cause).replaceAll(/\s*\n\s*/g, " ") : String(cause);
throw new lib_fault.vC("config", `${path} of the plugin ${label} cannot be used: ${why}`, {
hint: hint,
cause: cause
});
}
}
async function openPlugins({plugins: plugins = [], model: model}, place) {
const opened = [];
for (const plugin of plugins) opened.push(await readPlugin({
...await open_plugins_placeOf(plugin, place),
model: model
}));
return opened;
}
async function open_plugins_placeOf(plugin, place) {
const {label: label, folder: folder} = plugin;
const root = folder === "" ? "" : `${folder}/`;
if (plugin.kind === "folder") return {
source: place.source,
root: root,
label: label,
isHere: true
};
requireSecure(plugin.url, place.serverUrl);
await place.publisher.fetchCommit(plugin.url, plugin.commit);
return {
source: place.publisher.filesOf(plugin.commit),
root: root,
label: label,
isHere: false
};
}
function requireSecure(url, serverUrl) {
if (url.startsWith("https://") || new URL(url).origin === new URL(serverUrl).origin) return;
throw new lib_fault.vC("config", `The plugin ${url} would be fetched in the clear.`, {
hint: "Give its https:// address."
});
}
const PATH = ".github/agent/rules.yml";
const LARGEST = 64e3;
async function rulesIn(source) {
const file = (await source.list()).find(({path: path}) => path === PATH);
if (!file) return;
const text = file.size <= LARGEST ? (await source.read([ PATH ])).get(PATH) : void 0;
if (text !== void 0) return readRuleFile(text, PATH);
throw new lib_fault.vC("config", `The rules in ${PATH} are no text file of at most ${LARGEST / 1e3} kB.`, {
hint: "Mend the file, or remove it."
});
}
async function readKnowledge(inputs, place) {
const {publisher: publisher, ground: ground} = place;
const commit = await baseOf(place);
const source = publisher.filesOf(commit);
const plugins = await openPlugins(inputs, {
...place,
source: source
});
const found = await skillsOf(inputs, source, plugins);
const hooks = inputs.hooks ? [ ...await knowledge_hooksOf(source), ...plugins.flatMap(({hooks: hooks = []}) => hooks) ] : [];
const crew = inputs["sub-agents"] ? await subAgentsOf(source, plugins) : NO_CREW;
const silent = inputs.hooks && hooks.length === 0 ? [ NO_HOOKS ] : [];
return {
commit: commit,
source: source,
...found,
hooks: mergeHooks(hooks),
rules: await rulesIn(source),
plugins: plugins,
agents: crew.agents,
systemPrompt: await knowledge_systemPromptOf(inputs["system-prompt-file"], source, commit),
changedByHead: await changedByHead(source, commit === ground.head ? source : publisher.filesOf(ground.head)),
problems: [ ...found.problems, ...crew.problems, ...silent, ...plugins.flatMap(({problems: problems}) => problems) ]
};
}
const NO_CREW = {
agents: [],
problems: []
};
function subAgentsOf(source, plugins) {
const agents = plugins.flatMap(plugin => plugin.agents);
return discoverSubAgents(source, [ ...new Map(agents.map(agent => [ agent.name, agent ])).values() ]);
}
function instructionsOf({changedByHead: changedByHead}) {
return changedByHead === 0 ? "" : (0, prompts.J)("changed-by-head", {
files: (0, lib_text.U9)(changedByHead, "file")
});
}
async function baseOf({publisher: publisher, ground: {pull: pull, branch: branch, head: head, goal: goal}}) {
return pull === void 0 && branch === goal.base ? head : publisher.fetchBranch(goal.base);
}
async function skillsOf({skills: choice, model: model}, source, plugins) {
if (choice === false) return {
skills: [],
files: [],
problems: []
};
const brought = new Map(plugins.flatMap(({skills: skills}) => skills).map(skill => [ skill.name, skill ]));
const found = await discoverSkills(source, {
model: model,
explicit: [ ...brought.values() ]
});
return choice === true ? found : chosen(found, choice);
}
function chosen({skills: skills, files: files, problems: problems}, names) {
const missing = names.filter(name => !skills.some(skill => skill.name === name));
const notes = missing.map(name => ({
path: name,
problem: "is no skill, though the input `skills` names it"
}));
return {
skills: skills.filter(({name: name}) => names.includes(name)),
files: files,
problems: [ ...problems, ...notes ]
};
}
const HOOK_FILES = [ ".agents/hooks.json", ".openhands/hooks.json" ];
async function knowledge_hooksOf(source) {
const files = await source.list();
const path = HOOK_FILES.find(file => files.some(each => each.path === file));
if (path === void 0) return [];
return [ readHookConfig(parsed((await source.read([ path ])).get(path) ?? "", path), path) ];
}
const NO_HOOKS = {
path: HOOK_FILES.join(" or "),
problem: "is not on the base branch, so `hooks: true` does nothing"
};
function parsed(text, path) {
try {
return JSON.parse(text);
} catch (cause) {
throw new lib_fault.vC("config", `The hooks in ${path} cannot be used: it is no JSON.`, {
hint: "Mend that file.",
cause: cause
});
}
}
async function knowledge_systemPromptOf(path, source, commit) {
if (path === void 0) return;
const file = (await source.list()).find(each => each.path === path);
const text = file && file.size <= LARGEST_FILE ? (await source.read([ path ])).get(path) : void 0;
if (text?.trim()) return text;
throw new lib_fault.vC("config", `The input \`system-prompt-file\` names ${path}, which is no text file of the commit ${commit.slice(0, 7)}.`, {
hint: `Put a text of at most ${LARGEST_FILE / 1e3} kB there on the base branch, or leave the input empty.`
});
}
const Closed = schemas.object({
comment: schemas.int().describe("The number of your review comment."),
reason: schemas.string().min(1).max(500).describe("What mended it, in one sentence.")
});
function closeFinding(known) {
return defineTool({
name: "close_finding",
description: (0, prompts.J)("tools/close_finding"),
input: Closed,
annotations: {
readOnlyHint: true,
destructiveHint: false,
idempotentHint: true,
openWorldHint: false
},
run: async closed => {
requireOpen(closed.comment, known);
return {
content: [ (0, event_content.Qq)("Noted. Its thread is resolved when you finish.") ],
closed: closed
};
}
});
}
function requireOpen(comment, known) {
const open = known.filter(({status: status}) => status === "open").map(({id: id}) => id);
if (open.includes(comment)) return;
throw new lib_fault.Fp(`${comment} is no open finding of yours. Those are ${open.join(", ") || "none"}.`);
}
function closedIn(log) {
const closed = [ ...log ].flatMap(event => {
if (event.kind !== "ObservationEvent" || event.observation.kind !== "CloseFindingObservation") return [];
const {data: data} = Closed.safeParse(event.observation.closed);
return data ? [ data ] : [];
});
return closed.filter(({comment: comment}, index) => closed.findIndex(other => other.comment === comment) === index);
}
const Severity = schemas["enum"]([ "blocking", "important", "minor" ]);
const Finding = schemas.object({
path: schemas.string().min(1).max(1e3).describe("A file that the pull request changes, as the list of changed files has it."),
line: schemas.int().min(1).describe("The line it is about, or the last of them."),
start_line: schemas.int().min(1).optional().describe("The first line, where it is about several."),
side: schemas["enum"]([ "new", "old" ]).default("new").describe("`old` counts lines as they were, and takes only those that were taken out."),
severity: Severity.describe("`blocking`: must not be merged so. `important`: should be mended first. `minor`: can wait."),
title: schemas.string().min(1).max(150).describe("What is wrong, in one line."),
body: schemas.string().max(4e3).describe("When it goes wrong and what comes of it, in Markdown. How you know."),
suggestion: schemas.string().max(4e3).optional().describe("What is to stand in place of exactly these lines of the new file, indentation included.")
}).readonly();
function fingerprintOf({path: path, title: title}) {
const words = title.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
return (0, external_node_crypto_.createHash)("sha256").update(`${path}\0${words.join(" ")}`).digest("hex").slice(0, 16);
}
const report_finding_MOST = 40;
function reportFinding(diff, known) {
const reported = new Set;
return defineTool({
name: "report_finding",
description: (0, prompts.J)("tools/report_finding"),
input: Finding.unwrap(),
annotations: {
readOnlyHint: true,
destructiveHint: false,
idempotentHint: true,
openWorldHint: false
},
run: async finding => {
requirePlace(diff, finding);
requireSuggestible(finding);
const fingerprint = fingerprintOf(finding);
requireNew(fingerprint, reported, known);
reported.add(fingerprint);
return {
content: [ (0, event_content.Qq)("Noted. It goes into the review when you finish.") ],
finding: finding
};
}
});
}
function requireSuggestible({suggestion: suggestion, side: side}) {
if (suggestion === void 0 || side === "new") return;
throw new lib_fault.Fp("A suggestion replaces lines of the new file: leave it out, or use the side `new`.");
}
function requireNew(fingerprint, reported, known) {
if (reported.has(fingerprint)) throw new lib_fault.Fp("You have reported this already.");
const before = known.find(finding => finding.fingerprint === fingerprint);
if (before?.status === "open") throw new lib_fault.Fp(`This is review comment ${before.id}, which is still open. It need not be said again.`);
if (before) throw new lib_fault.Fp(`This was review comment ${before.id}, which somebody has resolved. Leave it at that.`);
if (reported.size >= report_finding_MOST) throw new lib_fault.Fp(`A review has at most ${report_finding_MOST} findings. Finish with the rest in words.`);
}
function findingsIn(log) {
return [ ...log ].flatMap(event => {
if (event.kind !== "ObservationEvent" || event.observation.kind !== "ReportFindingObservation") return [];
const {data: data} = Finding.safeParse(event.observation.finding);
return data ? [ data ] : [];
});
}
const LOOKING = [ "terminal", "glob", "grep", "task_tracker" ].map(name => ({
name: name
}));
function reviewTools({diff: diff, known: known}, descriptions) {
const own = [ readDiff(diff), reportFinding(diff, known), closeFinding(known) ];
return [ ...own.map(tool => described(tool, descriptions)), ...standardTools({
tools: LOOKING,
descriptions: descriptions
}) ];
}
function standardAgent(options) {
const {inputs: inputs, world: world, completionLog: completionLog, finishSchema: finishSchema, as: as, onWait: onWait, knowledge: knowledge, ...place} = options;
const settings = modelFor(as, modelSettings(inputs, place.conversationId));
if (inputs["max-budget-usd"] !== void 0) requirePrices(settings);
const {fetch: fetch, clock: clock, sleep: sleep, random: random} = world;
const told = wait => {
(0, console.Nw)(wait);
onWait?.(wait);
};
const retries = {
sleep: sleep,
random: random,
onWait: told,
onChange: console.cL
};
const models = openModel(settings, {
fetch: fetch,
clock: clock,
completionLog: completionLog,
...retries
});
const {repository: repository, workspace: workspace, branch: branch} = place;
const {systemPrompt: systemPrompt} = knowledge;
const skills = as ? skillsFor(as, knowledge.skills) : knowledge.skills;
const {features: features} = models.default;
const inputLimit = inputLimitOf(features);
const descriptions = descriptionsFor(settings.model, features.context_window);
return agentOf({
model: models.default,
smallModel: models.title,
condenser: llmSummarizing({
model: models.condenser,
maxEvents: MANY_EVENTS
}),
...inputLimit !== void 0 && {
inputLimit: inputLimit
},
...finishSchema && {
finishSchema: finishSchema
},
tools: [ ...toolsOf(options, descriptions), ...invokeSkill({
skills: skills
}) ],
...agentContext({
skills: skills,
systemPrompt: systemPrompt,
systemPromptSuffix: [ inputs["system-prompt-suffix"], as?.system_prompt_suffix ].filter(Boolean).join("\n\n"),
instructions: instructionsOf(knowledge),
secrets: describeSecrets(inputs.secrets ?? {}),
place: {
repository: repository,
workspace: workspace,
branch: branch
},
date: world.now().toISOString().slice(0, 10)
})
});
}
function toolsOf({knowledge: knowledge, desk: desk, as: as, added: added = []}, descriptions) {
const foreign = desk ? added.filter(({annotations: annotations}) => annotations.readOnlyHint) : added;
if (as) return toolsFor(as, [ ...standardTools({
descriptions: descriptions
}), ...desk ? [ readDiff(desk.diff) ] : [], ...foreign ]);
const own = desk ? reviewTools(desk, descriptions) : standardTools({
descriptions: descriptions
});
return [ ...own, ...foreign, ...subAgentTools({
kinds: knowledge.agents,
descriptions: descriptions
}) ];
}
function modelFor(as, {overrides: overrides, ...settings}) {
if (!as || as.model === "inherit" || as.model === settings.model) return {
...settings,
...overrides && {
overrides: overrides
}
};
return {
...settings,
model: as.model
};
}
const MANY_EVENTS = 1e3;
function inputLimitOf({context_window: context_window, max_output_tokens: max_output_tokens = 0}) {
return context_window && Math.max(1, Math.floor(.8 * context_window) - max_output_tokens);
}
function modelSettings(inputs, conversationId) {
const {temperature: temperature, "reasoning-effort": reasoning_effort, "api-mode": api, "model-headers": headers} = inputs;
return {
model: inputs.model,
apiKey: inputs["api-key"],
baseUrl: inputs["base-url"],
apiVersion: inputs["api-version"],
...headers && {
headers: headers
},
api: api === "auto" ? void 0 : api,
cacheKey: conversationId,
fallbackModels: inputs["fallback-models"] ?? [],
visionModel: inputs["vision-model"],
smallModel: inputs["small-model"],
overrides: {
...inputs["model-features"],
...temperature !== void 0 && {
temperature: temperature
},
...reasoning_effort !== void 0 && {
reasoning_effort: reasoning_effort
}
}
};
}
function requirePrices(settings) {
const [first, ...others] = unpricedModels(settings);
if (first === void 0) return;
const hint = first === settings.model ? 'Put it into the `model-features` input, in dollars for a million tokens, e.g. {"price": {"input": 2, "output": 8}}, or leave `max-budget-usd` empty.' : "Leave that model out, or leave `max-budget-usd` empty.";
const names = [ first, ...others ].map(name => `"${name}"`).join(", ");
throw new lib_fault.vC("config", `The input \`max-budget-usd\` cannot be held: nobody knows the price of ${names} here.`, {
hint: hint
});
}
var checkout = __webpack_require__(2773);
var rescue = __webpack_require__(2434);
var iso = __webpack_require__(4377);
const CommitReply = schemas.object({
committer: schemas.object({
date: iso.datetime({
offset: true
})
}),
parents: schemas.array(schemas.object({
sha: schemas.string()
}))
});
const most = 20;
async function requireOlderHead(client, {number: number, sha: sha}, askedAt) {
let before = sha;
for (let step = 0; step < most; step++) {
const {committer: committer, parents: parents} = CommitReply.parse(await client.get("/git/commits/{commit}", {
commit: before
}));
const isOlder = Date.parse(committer.date) <= Date.parse(askedAt);
if (isOlder && before === sha) return;
if (isOlder || parents[0] === void 0) break;
before = parents[0].sha;
}
throw new lib_fault.vC("github", `The head of pull request #${number} moved from ${before} to ${sha} after the request.`, {
hint: "Look at the new commits, then ask again."
});
}
const RepositoryReply = schemas.object({
default_branch: schemas.string()
});
const BranchReply = schemas.object({
protected: schemas.boolean()
});
async function isFreeBranch(client, branch) {
try {
const [repository, asked] = await Promise.all([ client.get(""), client.get("/branches/{branch}", {
branch: branch
}) ]);
return RepositoryReply.parse(repository).default_branch !== branch && !BranchReply.parse(asked).protected;
} catch {
return false;
}
}
const Repo = schemas.object({
id: schemas.number().int(),
full_name: schemas.string()
}).nullable();
const End = schemas.object({
ref: schemas.string(),
sha: schemas.string(),
repo: Repo
});
const PullReply = schemas.object({
number: schemas.number().int(),
state: schemas.string(),
merged: schemas.boolean().default(false),
draft: schemas.boolean().default(false),
maintainer_can_modify: schemas.boolean().default(false),
head: End,
base: End
});
async function readPull(client, number, headSha) {
const reply = PullReply.safeParse(await client.get("/pulls/{pull_number}", {
pull_number: number
}));
if (!reply.success) throw new lib_fault.vC("github", `GitHub's reply about pull request #${number} was not understood.`, {
cause: reply.error
});
const {state: state, merged: merged, draft: draft, maintainer_can_modify: maintainer_can_modify, head: head, base: base} = reply.data;
if (headSha !== void 0 && head.sha !== headSha) throw pull_moved(number, headSha, head.sha);
return {
number: number,
state: merged ? "merged" : state === "open" ? "open" : "closed",
isDraft: draft,
isFork: head.repo === null || head.repo.id !== base.repo?.id,
maintainerCanModify: maintainer_can_modify,
head: endOf(head),
base: endOf(base)
};
}
function endOf({ref: ref, sha: sha, repo: repo}) {
return {
branch: ref,
sha: sha,
repository: repo?.full_name
};
}
function pull_moved(number, from, to) {
return new lib_fault.vC("github", `The head of pull request #${number} moved from ${from} to ${to} after the request.`, {
hint: "Ask again, and the new head is what I look at."
});
}
var review = __webpack_require__(2322);
async function branchExists(github, {owner: owner, name: name}, branch) {
try {
await github.request("GET /repos/{owner}/{repo}/git/ref/{ref}", {
owner: owner,
repo: name,
ref: `heads/${branch}`
});
return true;
} catch (error) {
if (error instanceof github_client.Q4 && error.status === 404) return false;
throw error;
}
}
const Ref = schemas.object({
object: schemas.object({
sha: schemas.string()
})
});
async function tipOf(github, {owner: owner, name: name}, branch) {
const route = "GET /repos/{owner}/{repo}/git/ref/{ref}";
const {data: data} = await github.request(route, {
owner: owner,
repo: name,
ref: `heads/${branch}`
});
return Ref.parse(data).object.sha;
}
async function checkOutCommit(git, remote, commit) {
const fetch = [ "fetch", "--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules" ];
await git((0, push.it)(remote)).raw([ ...fetch, remote.url, commit ]);
await git({}).raw([ "checkout", "--quiet", "--detach", commit ]);
}
var own_branch = __webpack_require__(6575);
const FileReply = schemas.object({
filename: schemas.string(),
patch: schemas.string().optional()
});
const pages = 30;
async function diff_readDiff(client, number) {
const asked = {
pull_number: number
};
const {items: items} = await (0, port.n)(client, "/pulls/{pull_number}/files", asked, {
most: pages
});
const files = schemas.array(FileReply).safeParse(items);
if (files.success) return files.data.map(({filename: filename, patch: patch}) => reviewedFile(filename, patch));
const cause = (0, lib_fault.ec)(files.error);
throw new lib_fault.vC("github", `GitHub's reply about the files of pull request #${number} was not understood.`, {
cause: cause
});
}
function reviewedFile(path, patch) {
return {
path: path,
patch: patch,
hunks: patch === void 0 ? [] : hunksOf(patch)
};
}
const diff_header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;
function hunksOf(patch) {
const hunks = [];
let [before, after] = [ 0, 0 ];
for (const line of patch.split("\n")) {
const [, from, to] = diff_header.exec(line) ?? [];
const hunk = hunks.at(-1);
if (from !== void 0) {
[before, after] = [ Number(from), Number(to) ];
hunks.push({
old: [],
new: []
});
} else if (line.startsWith("-")) hunk?.old.push(before++); else if (line.startsWith("+")) hunk?.new.push(after++); else if (!line.startsWith("\\")) {
hunk?.new.push(after++);
before++;
}
}
return hunks;
}
const ownThreadsQuery = `query OwnThreads($owner:String!,$name:String!,$number:Int!,$before:String){\n  viewer{login}\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviewThreads(last:100,before:$before){pageInfo{hasPreviousPage startCursor}\n      nodes{id isResolved path resolvedBy{login} comments(first:50){nodes{databaseId body viewerDidAuthor}}}}\n  }}\n}`;
const Comment = schemas.object({
databaseId: schemas.number().int().nullable(),
body: schemas.string(),
viewerDidAuthor: schemas.boolean()
});
const Node = schemas.object({
id: schemas.string(),
isResolved: schemas.boolean(),
path: schemas.string(),
resolvedBy: schemas.object({
login: schemas.string()
}).nullable(),
comments: schemas.object({
nodes: schemas.array(Comment.nullable())
})
});
const own_threads_Reply = schemas.object({
viewer: schemas.object({
login: schemas.string()
}),
repository: schemas.object({
pullRequest: schemas.object({
reviewThreads: schemas.object({
pageInfo: schemas.object({
hasPreviousPage: schemas.boolean(),
startCursor: schemas.string().nullable()
}),
nodes: schemas.array(Node.nullable())
})
})
})
});
const mostPages = 10;
async function readOwnThreads(client, repository, number) {
const threads = [];
let before = null;
for (let page = 1; page <= mostPages; page++) {
const reply = own_threads_Reply.parse(await client.graphql(ownThreadsQuery, {
...repository,
number: number,
before: before
}));
const {pageInfo: pageInfo, nodes: nodes} = reply.repository.pullRequest.reviewThreads;
threads.push(...nodes.flatMap(node => ownThread(node, reply.viewer.login)));
if (!pageInfo.hasPreviousPage || pageInfo.startCursor === null) break;
before = pageInfo.startCursor;
}
return threads;
}
function ownThread(node, viewer) {
const [first, ...others] = node?.comments.nodes ?? [];
if (!node || first?.databaseId == null || !first.viewerDidAuthor) return [];
const {id: id, isResolved: isResolved, path: path, resolvedBy: resolvedBy} = node;
const replies = others.flatMap(reply => reply?.viewerDidAuthor ? [ reply.body ] : []);
const resolvedByUs = resolvedBy !== null && own_threads_bare(resolvedBy.login) === own_threads_bare(viewer);
return [ {
id: id,
isResolved: isResolved,
resolvedByUs: resolvedByUs,
path: path,
comment: first.databaseId,
body: first.body,
replies: replies
} ];
}
function own_threads_bare(login) {
return login.replace(/\[bot\]$/, "").toLowerCase();
}
const FORM = /<!-- deckhand:finding (blocking|important|minor|mended) ([0-9a-f]{16}) ([0-9a-f]{32}) -->/;
function findingMarker(key, place) {
const own = Buffer.from((0, external_node_crypto_.hkdfSync)("sha256", key, "", "deckhand review findings", 32));
const codeOf = ({kind: kind, fingerprint: fingerprint}) => (0, external_node_crypto_.createHmac)("sha256", own).update(JSON.stringify([ place.toLowerCase(), kind, fingerprint ])).digest("hex").slice(0, 32);
return {
mark: marked => `\x3c!-- deckhand:finding ${marked.kind} ${marked.fingerprint} ${codeOf(marked)} --\x3e`,
read(body) {
const [, kind, fingerprint = "", code = ""] = FORM.exec(body) ?? [];
if (kind === void 0) return;
const marked = {
kind: kind,
fingerprint: fingerprint
};
return (0, external_node_crypto_.timingSafeEqual)(Buffer.from(code), Buffer.from(codeOf(marked))) ? marked : void 0;
}
};
}
async function openReviewDesk({github: github, job: job, world: world}, number) {
const {repository: repository} = job;
const marker = findingMarker(secretOf(world.env), `${repository.owner}/${repository.name}#${number}`);
const [diff, threads] = await Promise.all([ diff_readDiff((0, github_client.nx)(github, repository), number), ownThreads(github, repository, number) ]);
const marked = threads.flatMap(thread => {
const found = marker.read(thread.body);
return found && found.kind !== "mended" ? [ {
thread: thread,
found: found
} ] : [];
});
return {
diff: diff,
marker: marker,
known: marked.flatMap(({thread: thread, found: found}) => knownFinding(thread, found, marker)),
threads: new Map(marked.map(({thread: thread}) => [ thread.comment, thread.id ]))
};
}
function secretOf(env) {
return (0, raw_input.J)(env, "state-key") ?? (0, raw_input.J)(env, "api-key") ?? "";
}
async function ownThreads(github, repository, number) {
try {
return await readOwnThreads((0, github_client.nx)(github, repository), repository, number);
} catch (error) {
(0, console.m)(`What was found in earlier reviews could not be read. ${(0, lib_fault.ec)(error).message}`);
return [];
}
}
function knownFinding({comment: comment, isResolved: isResolved, resolvedByUs: resolvedByUs, replies: replies}, {kind: kind, fingerprint: fingerprint}, marker) {
const isMended = resolvedByUs || replies.some(reply => marker.read(reply)?.kind === "mended");
if (kind === "mended" || isMended) return [];
return [ {
id: comment,
fingerprint: fingerprint,
severity: kind,
status: isResolved ? "dismissed" : "open"
} ];
}
var publishing_inputs = __webpack_require__(5703);
const Publishing = schemas.object(publishing_inputs.l).readonly();
function readPublishing(env) {
const names = Object.keys(publishing_inputs.l);
const given = names.flatMap(name => [ [ name, (0, raw_input.J)(env, name) ] ]);
const {data: data, error: error} = Publishing.safeParse(Object.fromEntries(given));
if (data) return data;
const problems = error.issues.map(({path: path, message: message}) => `\`${String(path[0])}\` ${message}`);
throw new lib_fault.vC("config", `The inputs of the action are not right: ${problems.join("; ")}.`, {
hint: "Mend the `with:` block of the workflow step; the README lists every input."
});
}
var branch_template = __webpack_require__(5575);
function subjectOf({thread: thread, snapshot: snapshot, request: request, run: run, kind: kind, about: about}) {
const number = thread.type === "none" ? void 0 : thread.number;
const title = snapshot?.title ?? about?.title ?? (run ? `Mend ${run.name}` : request);
const isTask = number === void 0 && (kind === "schedule" || kind === "automation");
return {
number: number,
title: (0, lib_text.TN)(title, 200),
isTask: isTask
};
}
function subject_requesterOf(trigger) {
return askerOf(trigger)?.login ?? "a schedule";
}
function askerOf({actors: actors, asker: asker}) {
return asker ?? actors[0];
}
function newBranch({number: number, title: title, isTask: isTask = false}, {runId: runId, runAttempt: runAttempt, task: task}, template) {
if (isTask && task) {
const branch = (0, branch_template.P)(template, {
kind: "task",
number: task.digest,
slug: task.words,
run: runId
});
return {
branch: branch,
plain: branch
};
}
if (number === void 0) {
const attempt = runAttempt > 1 ? String(runAttempt) : "";
const branch = (0, branch_template.P)(template, {
kind: "run",
number: runId,
slug: attempt,
run: runId
});
return {
branch: branch,
plain: branch
};
}
const named = words => (0, branch_template.P)(template, {
kind: "issue",
number: number,
slug: words,
run: runId
});
return {
branch: named((0, lib_text.yR)(title, 40)),
plain: named("")
};
}
async function checkOutBase({world: world, job: job, github: github}, wanted, remote) {
const environment = (0, checkout._K)(world.env);
const {head: head, branch: branch} = await (0, checkout.Bs)(job.workspace, environment);
if (branch === wanted) return {
head: head,
branch: branch
};
const tip = await tipOf(github, job.repository, wanted).catch(error => {
throw error instanceof github_client.Q4 && error.status === 404 ? missing(wanted) : error;
});
if (tip !== head) {
const inCheckout = (extra = {}) => (0, workspace_git.$)({
folder: job.workspace,
environment: {
...environment,
...extra
}
});
await checkOutCommit(inCheckout, remote, tip);
}
return {
head: tip,
branch: wanted
};
}
function missing(branch) {
return new lib_fault.vC("config", `There is no branch ${branch} in this repository.`, {
hint: "Name a branch that exists in the input `base-branch`, or leave it out."
});
}
async function earlierWork(setting, remote) {
const {world: world, job: job, memory: memory} = setting;
const {work: work} = memory.manifest;
const tip = work && await whereNow(setting, work);
if (!work || !tip) return;
const environment = (0, checkout._K)(world.env);
const {head: head} = await (0, checkout.Bs)(job.workspace, environment);
const inCheckout = (extra = {}) => (0, workspace_git.$)({
folder: job.workspace,
environment: {
...environment,
...extra
}
});
if (head !== tip) await checkOutCommit(inCheckout, remote, tip);
const {branch: branch, base: base, pull_request: number} = work;
const url = `${job.repositoryUrl}/pull/${number}`;
const goal = number === null ? {
kind: "propose",
branch: branch,
plain: branch,
base: base,
isThere: true
} : {
kind: "advance",
branch: branch,
base: base,
pullRequest: {
number: number,
url: url
}
};
return {
head: tip,
branch: branch,
goal: goal,
pull: void 0
};
}
async function whereNow({github: github, job: job}, {branch: branch, pull_request: number}) {
const tip = await tipOf(github, job.repository, branch).catch(error => {
if (error instanceof github_client.Q4 && error.status === 404) return;
throw error;
});
if (tip === void 0 || number === null) return tip;
const {state: state} = await readPull((0, github_client.nx)(github, job.repository), number, void 0);
return state === "open" ? tip : void 0;
}
const Commit = schemas.object({
message: schemas.string()
});
async function leftBehind({github: github, job: job, memory: memory}, branch, head) {
if (!memory.wasCutOff) return;
const tip = await tipOf(github, job.repository, branch);
if (tip === head) return tip;
const {owner: owner, name: repo} = job.repository;
const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
const {message: message} = Commit.parse((await github.request(route, {
owner: owner,
repo: repo,
commit_sha: tip
})).data);
return message.includes(`Agent-Conversation: ${memory.id}`) ? tip : void 0;
}
const open_pull_PullReply = schemas.object({
number: schemas.number().int(),
head: schemas.object({
ref: schemas.string(),
sha: schemas.string(),
repo: schemas.object({
id: schemas.number()
}).nullable()
}),
base: schemas.object({
ref: schemas.string()
})
});
async function openPullFrom(client, branch, repositoryId) {
const {items: items} = await (0, port.n)(client, "/pulls", {
state: "open"
});
const pulls = items.flatMap(item => open_pull_PullReply.safeParse(item).data ?? []);
const isOurs = ({head: head}) => head.repo?.id === repositoryId && (head.ref === branch || head.ref.startsWith(`${branch}-run-`));
const [found] = pulls.filter(isOurs).sort((one, other) => other.number - one.number);
return found && {
number: found.number,
branch: found.head.ref,
sha: found.head.sha,
base: found.base.ref
};
}
async function openTask(setting, remote) {
const pull = await taskPull(setting);
if (!pull) return;
const {job: job, world: world} = setting;
const environment = (0, checkout._K)(world.env);
const {head: head} = await (0, checkout.Bs)(job.workspace, environment);
const inCheckout = (extra = {}) => (0, workspace_git.$)({
folder: job.workspace,
environment: {
...environment,
...extra
}
});
if (head !== pull.sha) await checkOutCommit(inCheckout, remote, pull.sha);
return {
head: pull.sha,
branch: pull.branch,
goal: goalIn(pull, job.repositoryUrl),
pull: void 0
};
}
async function taskPull({github: github, job: job, trigger: trigger, world: world}) {
const subject = subjectOf(trigger);
if (!subject.isTask || !job.task) return;
const {branch: branch} = newBranch(subject, job, readPublishing(world.env)["branch-name"]);
return openPullFrom((0, github_client.nx)(github, job.repository), branch, trigger.repositoryId);
}
function goalIn({number: number, branch: branch, base: base}, repositoryUrl) {
return {
kind: "advance",
branch: branch,
base: base,
pullRequest: {
number: number,
url: `${repositoryUrl}/pull/${number}`
}
};
}
async function takeGround(setting, remote) {
const {thread: thread} = setting.trigger;
requireAnswerable(setting.trigger);
return thread.type === "pull_request" ? pullGround(setting, thread.number, remote) : issueGround(setting, remote);
}
function requireAnswerable({thread: thread}) {
if (thread.type === "discussion") throw notYet("in discussions", "Ask in an issue.");
}
function notYet(where, hint) {
return new lib_fault.vC("config", `I cannot work ${where} yet.`, {
hint: hint
});
}
async function issueGround(setting, remote) {
return await earlierWork(setting, remote) ?? await openTask(setting, remote) ?? newGround(setting, remote);
}
async function newGround(setting, remote) {
const {world: world, job: job, github: github, trigger: trigger, memory: memory} = setting;
const {"base-branch": wanted, "branch-name": template} = readPublishing(world.env);
const {head: head, branch: base} = await (wanted === void 0 ? (0, checkout.oz)(job.workspace, (0, 
checkout._K)(world.env)) : checkOutBase(setting, wanted, remote));
const {branch: branch, plain: plain} = newBranch(subjectOf(trigger), job, template);
const propose = end => {
const names = {
branch: `${branch}${end}`,
plain: `${plain}${end}`
};
return {
head: head,
branch: base,
goal: {
kind: "propose",
...names,
base: base
},
pull: void 0
};
};
if (!await branchExists(github, job.repository, branch)) return propose("");
const tip = await leftBehind(setting, branch, head);
if (tip !== void 0) {
await atCommit(setting, remote, head, tip);
const goal = {
kind: "propose",
branch: branch,
plain: branch,
base: base,
isThere: true
};
return {
head: tip,
branch: branch,
goal: goal,
pull: void 0
};
}
const isOurs = memory.isLost || memory.manifest.work?.branch.startsWith(branch);
if (isOurs || job.task && subjectOf(trigger).isTask) return propose(`-run-${job.runId}`);
throw new lib_fault.vC("config", `The branch ${branch} exists already, probably from an earlier run.`, {
hint: "Merge or close its pull request and delete the branch, then mention me again."
});
}
async function pullGround(setting, number, remote) {
const {world: world, job: job, github: github, trigger: trigger} = setting;
const client = (0, github_client.nx)(github, job.repository);
const pull = await readPull(client, number, trigger.headSha);
ground_requireOpen(pull);
if (pull.isFork && trigger.headSha === void 0 && trigger.createdAt !== void 0) await requireOlderHead(client, {
number: number,
sha: pull.head.sha
}, trigger.createdAt);
const {head: head} = await (0, checkout.Bs)(job.workspace, (0, checkout._K)(world.env));
await atCommit(setting, remote, head, pull.head.sha);
return {
head: pull.head.sha,
branch: pull.head.branch,
goal: await pullGoal(setting, pull),
pull: pull
};
}
async function atCommit({world: world, job: job}, remote, head, commit) {
const environment = (0, checkout._K)(world.env);
const inCheckout = (extra = {}) => (0, workspace_git.$)({
folder: job.workspace,
environment: {
...environment,
...extra
}
});
if (head !== commit) await checkOutCommit(inCheckout, remote, commit);
}
async function pullGoal(setting, pull) {
const {world: world, job: job, github: github, trigger: trigger} = setting;
const base = pull.base.branch;
if ((0, review.zN)(trigger)) return {
kind: "review",
base: base,
desk: await openReviewDesk(setting, pull.number)
};
const {branch: branch, repository: fork} = pull.head;
const pullRequest = {
number: pull.number,
url: `${job.repositoryUrl}/pull/${pull.number}`
};
if (pull.isFork) {
const isLent = (0, raw_input.J)(world.env, "fork-push") === "true" && pull.maintainerCanModify && (0, 
own_branch.$)(branch);
return isLent && fork !== void 0 ? {
kind: "advance",
branch: branch,
base: base,
pullRequest: pullRequest,
fork: fork
} : {
kind: "patch",
base: base
};
}
const isFree = (0, own_branch.$)(branch) && await isFreeBranch((0, github_client.nx)(github, job.repository), branch);
return isFree ? {
kind: "advance",
branch: branch,
base: base,
pullRequest: pullRequest
} : {
kind: "patch",
base: base
};
}
function ground_requireOpen({number: number, state: state}) {
if (state !== "open") throw new lib_fault.vC("config", `Pull request #${number} is ${state}.`, {
hint: "Open it again, or say in an issue what should change."
});
}
function isOutside({pull: pull}) {
return pull?.isFork === true;
}
function inputsOn(ground, inputs) {
if (!isOutside(ground)) return inputs;
if (inputs.isolation === "none") throw new lib_fault.vC("config", "I do not work on the code of a fork without a wall around it.", {
hint: "Leave out the input `isolation`."
});
const idle = {
hooks: false,
"setup-command": void 0
};
return {
...inputs,
...idle,
secrets: void 0,
"tool-env": void 0,
"mcp-config": void 0,
network: "none"
};
}
function hooksIn(workspace, over) {
return ({command: command, stdin: stdin, environment: variables, timeoutMs: timeoutMs, signal: signal}) => workspace.pipe({
command: command,
stdin: stdin,
variables: variables
}, {
timeoutMs: timeoutMs,
signal: AbortSignal.any([ signal, over ])
});
}
function extensionsFor({skills: skills, hooks: hooks}, place) {
const words = visible(place.trigger.request);
return {
knowledge: {
skills: skills,
prompted: skillsInPrompt(skills),
requestIn: () => words
},
hooks: hooks && {
config: hooks,
run: hooksIn(place.workspace, place.over)
}
};
}
function requireHeard({log: log, state: state}) {
const request = [ ...log ].findLast(event => event.kind === "MessageEvent" && event.source === "user");
const reason = request && state.fields.blocked_messages[request.id];
if (reason === void 0) return;
throw new lib_fault.vC("denied", `A hook of this repository does not allow the request: ${reason}`, {
hint: "Ask in other words, or change the hook for UserPromptSubmit on the base branch."
});
}
function knowledgeFacts({state: state, log: log}) {
const {activated_knowledge_skills: activated_knowledge_skills, activated_path_rules: activated_path_rules, invoked_skills: invoked_skills} = state.fields;
const ran = [ ...log ].flatMap(hookOf);
return {
skills: [ ...new Set([ ...activated_knowledge_skills, ...activated_path_rules, ...invoked_skills ]) ],
hooksRun: ran.length,
blocked: ran.flatMap(end => end ?? [])
};
}
function hookOf(event) {
if (event.kind !== "HookExecutionEvent") return [];
const {hook_event_type: hook_event_type, blocked: blocked, reason: reason = ""} = event;
return [ blocked ? {
event: hook_event_type,
reason: reason
} : void 0 ];
}
const Meta = schemas.object({
tool_name: schemas.string(),
server: schemas.string(),
print: schemas.string()
});
const Opening = schemas.object({
kind: schemas.literal("SystemPromptEvent"),
tools: schemas.array(schemas.object({
meta: Meta.optional().catch(void 0)
}))
});
const LOOKED_AT = 5;
function pinsIn(store) {
for (const name of store.list("events").slice(0, LOOKED_AT)) {
const opening = Opening.safeParse(pins_parsed(store.read(`events/${name}`))).data;
if (opening) return new Map(opening.tools.flatMap(({meta: meta}) => meta ? [ [ meta.tool_name, meta ] ] : []));
}
return new Map;
}
function pins_parsed(text) {
try {
return JSON.parse(text);
} catch {
return;
}
}
var address = __webpack_require__(5479);
var workspace_environment = __webpack_require__(2461);
var file_mistake = __webpack_require__(3097);
var external_node_fs_promises_ = __webpack_require__(1455);
var held_folder = __webpack_require__(18);
async function safePath(roots, path) {
return (await safe_path_locate(roots, path)).real;
}
async function safeWritePath(roots, path) {
const place = await safe_path_locate(roots, path);
if (place.steps.some(step => step.toLowerCase() === ".git")) throw new lib_fault.Fp(`"${path}" belongs to git and cannot be written. Change it with git commands in the terminal.`);
return place;
}
async function safe_path_requireInside(roots, real, path) {
if (await safe_path_placeOf(roots, real) === void 0) throw outside(roots, path);
}
async function safe_path_locate(roots, path) {
if (path.includes("\0")) throw new lib_fault.Fp("A path cannot contain a NUL character.");
const place = await safe_path_placeOf(roots, await safe_path_followLinks((0, external_node_path_.resolve)(roots[0], path), path));
if (place === void 0) throw outside(roots, path);
return place;
}
async function safe_path_placeOf(roots, real) {
for (const asked of roots) {
const root = await safe_path_followLinks(asked, asked);
const steps = inside(root, real);
if (steps !== void 0) return {
root: root,
steps: steps.split(external_node_path_.sep).filter(Boolean),
real: real
};
}
return;
}
function outside([workingDir], path) {
return new lib_fault.Fp(`"${path}" is outside the workspace. Use a path inside ${workingDir}.`);
}
function inside(root, real) {
const steps = (0, external_node_path_.relative)(root, real);
return steps === ".." || steps.startsWith(`..${external_node_path_.sep}`) || (0, 
external_node_path_.isAbsolute)(steps) ? void 0 : steps;
}
async function safe_path_followLinks(path, asked) {
try {
return await (0, external_node_fs_promises_.realpath)(path);
} catch (error) {
if (!isAbsence(error)) throw error;
}
if (await isLink(path)) throw new lib_fault.Fp(`"${asked}" leads through a link to nothing. Use the real path.`);
return (0, external_node_path_.join)(await safe_path_followLinks((0, external_node_path_.dirname)(path), asked), (0, 
external_node_path_.basename)(path));
}
async function isLink(path) {
try {
return (await (0, external_node_fs_promises_.lstat)(path)).isSymbolicLink();
} catch (error) {
if (isAbsence(error)) return false;
throw error;
}
}
function isAbsence(error) {
return [ "ENOENT", "ENOTDIR" ].includes((0, file_mistake.C)(error));
}
var __addDisposableResource = void 0 && (void 0).__addDisposableResource || function(env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() {
try {
inner.call(this);
} catch (e) {
return Promise.reject(e);
}
};
env.stack.push({
value: value,
dispose: dispose,
async: async
});
} else if (async) env.stack.push({
async: true
});
return value;
};
var __disposeResources = void 0 && (void 0).__disposeResources || function(SuppressedError) {
return function(env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
fail(e);
return next();
});
} else s |= 1;
} catch (e) {
fail(e);
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
}(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
async function statFile(roots, path) {
return (0, file_mistake.O)(`look at "${path}"`, async () => {
const found = await statOrNothing(await safePath(roots, path));
return found && {
kind: kindOf(found),
size: found.size,
mode: found.mode & 4095
};
});
}
async function readFile(roots, path, maxBytes) {
return (0, file_mistake.O)(`read "${path}"`, async () => {
const env_1 = {
stack: [],
error: void 0,
hasError: false
};
try {
const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW;
const real = await safePath(roots, path);
const file = __addDisposableResource(env_1, await (0, external_node_fs_promises_.open)(real, flags), true);
await safe_path_requireInside(roots, await (0, held_folder.z)(file, real), path);
const found = await file.stat();
refuseUnlessFile(found, path);
if (found.size > maxBytes) throw files_tooLarge(path, found.size, maxBytes);
return await file.readFile();
} catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
} finally {
const result_1 = __disposeResources(env_1);
if (result_1) await result_1;
}
});
}
async function writeWholeFile(roots, path, bytes, mode) {
await (0, file_mistake.O)(`write "${path}"`, async () => {
const {root: root, steps: steps, real: real} = await safeWritePath(roots, path);
const found = await statOrNothing(real);
if (found) refuseUnlessFile(found, path);
const folder = await (0, held_folder.U)(root, steps.slice(0, -1));
try {
await replaceFile(folder, (0, external_node_path_.basename)(real), bytes, found ? found.mode & 4095 : mode);
} finally {
await folder.close();
}
});
}
async function removeFile(roots, path) {
await (0, file_mistake.O)(`remove "${path}"`, async () => {
const absolute = (0, external_node_path_.resolve)(roots[0], path);
const {root: root, steps: steps} = await safeWritePath(roots, (0, external_node_path_.dirname)(absolute));
if ((0, external_node_path_.basename)(absolute).toLowerCase() === ".git") throw new lib_fault.Fp(`"${path}" belongs to git and cannot be removed.`);
const folder = await (0, held_folder.U)(root, steps);
try {
const entry = folder.entry((0, external_node_path_.basename)(absolute));
const found = await (0, external_node_fs_promises_.lstat)(entry);
if (!found.isSymbolicLink()) refuseUnlessFile(found, path);
await (0, external_node_fs_promises_.unlink)(entry);
} finally {
await folder.close();
}
});
}
async function listDirectory(roots, path) {
return (0, file_mistake.O)(`list "${path}"`, async () => {
const entries = await (0, external_node_fs_promises_.readdir)(await safePath(roots, path), {
withFileTypes: true
});
return entries.map(toEntry).sort((a, b) => a.name < b.name ? -1 : 1);
});
}
async function replaceFile(folder, name, bytes, mode) {
const temporary = folder.entry(`.deckhand-${(0, external_node_crypto_.randomUUID)()}`);
try {
await (0, external_node_fs_promises_.writeFile)(temporary, bytes, {
flag: "wx"
});
if (mode !== void 0) await (0, external_node_fs_promises_.chmod)(temporary, mode);
await (0, external_node_fs_promises_.rename)(temporary, folder.entry(name));
} catch (error) {
await (0, external_node_fs_promises_.rm)(temporary, {
force: true
});
throw error;
}
}
async function statOrNothing(real) {
try {
return await (0, external_node_fs_promises_.stat)(real);
} catch (error) {
if (isAbsence(error)) return;
throw error;
}
}
function kindOf(found) {
if (found.isFile()) return "file";
return found.isDirectory() ? "directory" : "other";
}
function toEntry(entry) {
return {
name: entry.name,
kind: entry.isSymbolicLink() ? "link" : kindOf(entry)
};
}
function refuseUnlessFile(found, path) {
const kind = kindOf(found);
if (kind === "directory") throw new lib_fault.Fp(`"${path}" is a directory, not a file.`);
if (kind === "other") throw new lib_fault.Fp(`"${path}" is a device, pipe or socket. Only regular files are allowed.`);
}
function files_tooLarge(path, size, maxBytes) {
return new lib_fault.Fp(`"${path}" has ${size} bytes, more than the ${maxBytes} allowed. Look at parts of it with commands.`);
}
async function withoutUnchangedPointers(root, git, changes) {
const updated = changes.filter(({status: status}) => status === "UPDATED");
if (updated.length === 0) return changes;
const unchanged = new Set;
const tracked = await lfsPaths(git, updated);
for (const {path: path, oid: oid} of updated) {
if (oid === void 0 || !tracked.has(path)) continue;
const pointer = pointerIn(await git.raw([ "cat-file", "blob", oid ]));
if (pointer && await isSameContent((0, external_node_path_.join)(root, path), pointer)) unchanged.add(path);
}
return changes.filter(({path: path}) => !unchanged.has(path));
}
async function lfsPaths(git, changes) {
const names = changes.map(({path: path}) => `${path}\0`).join("");
const fields = (await git.raw([ "check-attr", "--stdin", "-z", "filter" ], names)).split("\0");
return new Set(fields.filter((_, index) => index % 3 === 0 && fields[index + 2] === "lfs"));
}
function pointerIn(text) {
const match = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n/.exec(text);
return match?.[1] === void 0 ? void 0 : {
oid: match[1],
size: Number(match[2])
};
}
async function isSameContent(path, {oid: oid, size: size}) {
const found = await (0, external_node_fs_promises_.lstat)(path);
if (!found.isFile() || found.size !== size) return false;
const hash = (0, external_node_crypto_.createHash)("sha256");
for await (const chunk of (0, external_node_fs_.createReadStream)(path)) hash.update(chunk);
return hash.digest("hex") === oid;
}
var external_node_os_ = __webpack_require__(8161);
var run_program = __webpack_require__(5768);
var git_fault = __webpack_require__(6262);
var git_settings = __webpack_require__(5466);
function plainGit(options) {
const {folder: cwd, signal: signal} = options;
const environment = (0, git_settings._)(options);
const settings = git_settings.O.flatMap(setting => [ "-c", setting ]);
const bytes = async (args, input) => {
signal?.throwIfAborted();
const {stdout: stdout, stderr: stderr, exitCode: exitCode} = await plain_git_run([ ...settings, ...args ], {
cwd: cwd,
environment: environment,
signal: signal,
input: input
}, args);
signal?.throwIfAborted();
if (exitCode !== 0) throw (0, git_fault.N)(args, `${stderr}${stdout}`);
return stdout;
};
return Object.freeze({
bytes: bytes,
raw: async (args, input) => (await bytes(args, input)).toString()
});
}
async function plain_git_run(all, options, args) {
try {
return await (0, run_program.m)("git", all, options);
} catch (error) {
throw (0, git_fault.N)(args, error);
}
}
async function repositoryOf(roots, folder) {
const top = await (0, external_node_fs_promises_.realpath)(roots[0]);
for (let root = folder; ;root = (0, external_node_path_.dirname)(root)) {
const found = await repositoryAt(roots, root);
if (found || root === top || root === (0, external_node_path_.dirname)(root)) return found;
}
}
async function repositoryAt(roots, root) {
const gitDir = await gitDirAt(roots, root);
if (gitDir === void 0) return;
const common = await firstLine((0, external_node_path_.join)(gitDir, "commondir"));
const commonDir = common === void 0 ? gitDir : await (0, external_node_fs_promises_.realpath)((0, 
external_node_path_.resolve)(gitDir, common));
if (!await isLinkedWorktree(root, gitDir)) for (const path of [ gitDir, commonDir, (0, 
external_node_path_.join)(commonDir, "objects") ]) await safePath(roots, path);
return {
root: root,
gitDir: gitDir,
commonDir: commonDir
};
}
async function gitDirAt(roots, root) {
const path = (0, external_node_path_.join)(root, ".git");
try {
if (!(await (0, external_node_fs_promises_.lstat)(path)).isFile()) return await safePath(roots, path);
} catch (error) {
if (isAbsence(error)) return;
throw error;
}
const target = /^gitdir: (.+)$/.exec(await firstLine(path) ?? "")?.[1];
if (target === void 0) throw new lib_fault.Fp(`"${path}" is not what git makes.`);
return (0, external_node_fs_promises_.realpath)((0, external_node_path_.resolve)(root, target));
}
async function isLinkedWorktree(root, gitDir) {
if (gitDir.startsWith(`${root}/`)) return false;
return await firstLine((0, external_node_path_.join)(gitDir, "gitdir")) === (0, 
external_node_path_.join)(root, ".git");
}
async function firstLine(path) {
return (await smallFile(path))?.split("\n")[0]?.trim();
}
const maxSize = 1e6;
async function smallFile(path) {
try {
const found = await (0, external_node_fs_promises_.lstat)(path);
return found.isFile() && found.size <= maxSize ? await (0, external_node_fs_promises_.readFile)(path, "utf8") : void 0;
} catch (error) {
if (isAbsence(error)) return;
throw error;
}
}
const private_view_timeoutMs = 6e4;
async function withPrivateView({environment: {PATH: PATH = ""}}, repository, look) {
const signal = AbortSignal.timeout(private_view_timeoutMs);
const folder = await (0, external_node_fs_promises_.mkdtemp)((0, external_node_path_.join)((0, 
external_node_os_.tmpdir)(), "deckhand-view-"));
try {
await furnish(folder, repository);
const options = {
folder: repository.root,
gitDir: folder,
signal: signal
};
const environment = {
...guards,
...PATH !== "" && {
PATH: PATH
}
};
const here = plainGit({
...options,
environment: environment
});
const index = (0, external_node_path_.join)(repository.gitDir, "index");
const withIndex = plainGit({
...options,
environment: {
...environment,
GIT_INDEX_FILE: index
}
});
return await look({
git: here,
withIndex: withIndex,
base: await settleOnBase(folder, here)
});
} catch (error) {
if (!(error instanceof lib_fault.vC) && !signal.aborted) throw error;
const reason = error instanceof lib_fault.vC ? error.message : "Git took too long.";
throw new lib_fault.Fp(`The repository in ${repository.root} cannot be looked at. ${reason}`, {
cause: error
});
} finally {
await (0, external_node_fs_promises_.rm)(folder, {
recursive: true,
force: true
});
}
}
const guards = {
GIT_ATTR_NOSYSTEM: "1",
GIT_LITERAL_PATHSPECS: "1",
GIT_NO_LAZY_FETCH: "1",
GIT_NO_REPLACE_OBJECTS: "1",
GIT_ALLOW_PROTOCOL: ""
};
async function furnish(folder, {gitDir: gitDir, commonDir: commonDir}) {
const isSha256 = /^\s*objectformat\s*=\s*sha256\s*$/im.test(await smallFile((0, 
external_node_path_.join)(commonDir, "config")) ?? "");
await (0, external_node_fs_promises_.mkdir)((0, external_node_path_.join)(folder, "info"));
await Promise.all([ ...[ "refs", "packed-refs", "objects", "shallow" ].map(name => (0, 
external_node_fs_promises_.symlink)((0, external_node_path_.join)(commonDir, name), (0, 
external_node_path_.join)(folder, name))), (0, external_node_fs_promises_.writeFile)((0, 
external_node_path_.join)(folder, "HEAD"), await smallFile((0, external_node_path_.join)(gitDir, "HEAD")) ?? "ref: refs/heads/none\n"), (0, 
external_node_fs_promises_.writeFile)((0, external_node_path_.join)(folder, "config"), isSha256 ? sha256Config : plainConfig), (0, 
external_node_fs_promises_.writeFile)((0, external_node_path_.join)(folder, "info/exclude"), await smallFile((0, 
external_node_path_.join)(commonDir, "info/exclude")) ?? "") ]);
}
const plainConfig = "[core]\n\trepositoryformatversion = 0\n\tbare = false\n";
const sha256Config = "[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tobjectformat = sha256\n";
async function settleOnBase(folder, here) {
const base = await private_view_baseOf(here, await smallFile((0, external_node_path_.join)(folder, "HEAD")) ?? "");
if (base === void 0) return;
await here.raw([ "read-tree", base ]);
await (0, external_node_fs_promises_.writeFile)((0, external_node_path_.join)(folder, "HEAD"), `${base}\n`);
return base;
}
async function private_view_baseOf(here, head) {
const branch = /^ref: refs\/heads\/(.+)$/m.exec(head)?.[1];
const own = branch === void 0 ? [] : [ branch ];
const remote = [ ...own, "HEAD", "main", "master" ].map(name => `refs/remotes/origin/${name}`);
for (const other of [ ...remote, "HEAD" ]) {
const base = await orNothing(here.raw([ "merge-base", "--end-of-options", "HEAD", other ]));
if (base !== void 0) return base.trim();
}
return;
}
async function orNothing(work) {
try {
return await work;
} catch (error) {
if (error instanceof lib_fault.vC && error.code === "git") return;
throw error;
}
}
async function gitChanges(options, path) {
return (0, file_mistake.O)(`look for changes in "${path}"`, async () => {
const {roots: roots} = options;
const folder = await safePath(roots, path);
const repository = await repositoryOf(roots, folder);
const nested = await repositoriesIn(roots, folder);
if (!repository && nested.length === 0) throw new lib_fault.Fp(`"${path}" is not in a git repository.`);
const outer = repository ? await changesBelow(options, repository, folder) : [];
const inner = await Promise.all(nested.map(other => changesWithPrefix(options, folder, other)));
const own = outer.filter(change => change.status !== "ADDED" || !isRootOf(nested, (0, 
external_node_path_.join)(folder, change.path)));
return [ ...own, ...inner.flat() ].sort((a, b) => a.path < b.path ? -1 : 1);
});
}
async function repositoriesIn(roots, folder) {
const entries = await (0, external_node_fs_promises_.readdir)(folder, {
withFileTypes: true
});
const folders = entries.filter(entry => entry.isDirectory() && entry.name !== ".git");
const found = await Promise.all(folders.map(({name: name}) => repositoryAt(roots, (0, 
external_node_path_.join)(folder, name))));
return found.filter(repository => repository !== void 0);
}
async function changesWithPrefix(options, folder, repository) {
const prefix = (0, external_node_path_.relative)(folder, repository.root);
const changes = await changesBelow(options, repository, repository.root);
return changes.map(({status: status, path: path}) => ({
status: status,
path: (0, external_node_path_.join)(prefix, path)
}));
}
function isRootOf(repositories, path) {
return repositories.some(({root: root}) => root === path);
}
async function changesBelow(options, repository, folder) {
const changes = await withPrivateView(options, repository, view => changesOf(repository, view));
const prefix = (0, external_node_path_.relative)(repository.root, folder);
const start = prefix === "" ? "" : prefix + external_node_path_.sep;
return changes.filter(({path: path}) => path.startsWith(start)).map(({status: status, path: path}) => ({
status: status,
path: path.slice(start.length)
}));
}
async function changesOf(repository, view) {
const records = await view.git.raw([ "status", "--porcelain=v2", "-z", "--untracked-files=all", "--no-renames", "--ignore-submodules=dirty" ]);
const found = records.split("\0").flatMap(toChange);
const present = await withoutLeftOut(view, await withoutUnchangedPointers(repository.root, view.git, found));
return [ ...present, ...await addedAgainstIgnores(repository, view, present) ];
}
const STATUS = {
M: "UPDATED",
T: "UPDATED",
D: "DELETED"
};
function toChange(record) {
const fields = record.split(" ");
if (fields[0] === "?") return [ {
status: "ADDED",
path: record.slice(2).replace(/\/$/, "")
} ];
const status = STATUS[fields[1]?.[1] ?? ""];
const [oid, path] = [ fields[6], fields.slice(8).join(" ") ];
return fields[0] === "1" && status && oid !== void 0 ? [ {
status: status,
path: path,
oid: oid
} ] : [];
}
async function withoutLeftOut({withIndex: withIndex}, changes) {
if (!changes.some(({status: status}) => status === "DELETED")) return changes;
const entries = (await withIndex.raw([ "ls-files", "-t", "-z", "--cached" ])).split("\0");
const leftOut = new Set(entries.flatMap(entry => entry.startsWith("S ") ? [ entry.slice(2) ] : []));
return changes.filter(({status: status, path: path}) => status !== "DELETED" || !leftOut.has(path));
}
async function addedAgainstIgnores({root: root}, {withIndex: withIndex, base: base}, known) {
if (base === void 0) return [];
const arguments_ = [ "diff-index", "--cached", "--no-renames", "--diff-filter=A", "--name-only", "-z", base, "--" ];
const paths = new Set((await withIndex.raw(arguments_)).split("\0").filter(Boolean));
for (const {path: path} of known) paths.delete(path);
const there = await Promise.all([ ...paths ].map(async path => await exists((0, 
external_node_path_.join)(root, path)) ? [ path ] : []));
return there.flat().map(path => ({
status: "ADDED",
path: path
}));
}
async function exists(path) {
try {
await (0, external_node_fs_promises_.lstat)(path);
return true;
} catch (error) {
if (isAbsence(error)) return false;
throw error;
}
}
const diff_maxBytes = 1e6;
async function gitDiff(options, file) {
return (0, file_mistake.O)(`compare "${file}"`, async () => {
const {roots: roots} = options;
const asked = (0, external_node_path_.resolve)(roots[0], file);
const folder = await safePath(roots, (0, external_node_path_.dirname)(asked));
const real = (0, external_node_path_.join)(folder, (0, external_node_path_.basename)(asked));
const repository = await repositoryOf(roots, folder);
if (!repository) throw new lib_fault.Fp(`"${file}" is not in a git repository.`);
const path = (0, external_node_path_.relative)(repository.root, real);
const original = await withPrivateView(options, repository, view => originalOf(view, path, file));
const modified = await modifiedOf(real, file);
if (original === void 0 && modified === void 0) throw new lib_fault.Fp(`Nothing is at "${file}", and nothing was.`);
return {
modified: modified ?? "",
original: original ?? ""
};
});
}
const entry = /^(\d+) (\w+) ([0-9a-f]+) +(\S+)\t/;
async function originalOf({git: git, base: base}, path, file) {
if (base === void 0) return;
const [, , kind, oid, size] = entry.exec(await git.raw([ "ls-tree", "-l", "-z", base, "--", path ])) ?? [];
if (oid === void 0) return;
if (kind !== "blob") throw new lib_fault.Fp(`"${file}" is a ${kind === "commit" ? "submodule" : "directory"}, not a file.`);
if (Number(size) > diff_maxBytes) throw new lib_fault.Fp(`"${file}" had ${size} bytes, more than the ${diff_maxBytes} allowed.`);
return requireText(await git.raw([ "cat-file", "blob", oid ]), file);
}
async function modifiedOf(real, file) {
try {
if ((await (0, external_node_fs_promises_.lstat)(real)).isSymbolicLink()) return await (0, 
external_node_fs_promises_.readlink)(real);
} catch (error) {
if (isAbsence(error)) return;
throw error;
}
const bytes = await readFile([ (0, external_node_path_.dirname)(real) ], real, diff_maxBytes);
return requireText(new TextDecoder("utf-8", {
ignoreBOM: true
}).decode(bytes), file);
}
function requireText(text, file) {
if (!text.includes("\0") && !text.includes("�")) return text;
throw new lib_fault.Fp(`"${file}" is not a text in UTF-8, so its change cannot be shown.`);
}
function gitView(options) {
return {
gitChanges: (path = ".") => gitChanges(options, path),
gitDiff: file => gitDiff(options, file)
};
}
var output_file = __webpack_require__(2118);
var external_node_child_process_ = __webpack_require__(1421);
var external_node_events_ = __webpack_require__(8474);
var line_reader = __webpack_require__(5366);
const rounds = 50;
async function killKin(kin) {
if (process.platform !== "linux") return signalAll(kin.pids.map(pid => -pid), "SIGKILL");
const stopped = new Set;
for (let round = 0; round < rounds; round += 1) {
const found = kinOf(kin).filter(pid => !stopped.has(pid));
if (found.length === 0) break;
signalAll(found, "SIGSTOP");
for (const pid of found) stopped.add(pid);
}
for (let round = 0; round < rounds; round += 1) {
const found = kinOf(kin);
if (found.length === 0) return;
signalAll(found, "SIGKILL");
await (0, promises_.setTimeout)(round);
}
}
function foregroundGroup(shell) {
const group = processOf(shell)?.foreground;
return group === void 0 || group <= 1 || group === shell ? void 0 : group;
}
function signalAll(pids, signal) {
for (const pid of pids) try {
process.kill(pid, signal);
} catch {}
}
function kinOf({mark: mark, pids: pids}) {
const all = (0, external_node_fs_.readdirSync)("/proc").flatMap(name => /^\d+$/.test(name) ? processOf(Number(name)) ?? [] : []);
const isKin = ({pid: pid, session: session}) => pids.includes(session) || hasMark(pid, mark);
const found = new Set(all.filter(isKin).map(({pid: pid}) => pid));
let before = -1;
while (before < found.size) {
before = found.size;
for (const {pid: pid, parent: parent} of all) if (found.has(parent)) found.add(pid);
}
return all.filter(({pid: pid, isAlive: isAlive}) => isAlive && found.has(pid) && pid !== process.pid).map(({pid: pid}) => pid);
}
function processOf(pid) {
const text = descendants_read(`/proc/${pid}/stat`);
const [state = "", parent, , session, , foreground] = text.slice(text.lastIndexOf(")") + 2).split(" ");
if (parent === void 0) return;
const numbers = {
parent: Number(parent),
session: Number(session),
foreground: Number(foreground)
};
return {
pid: pid,
isAlive: !/[ZX]/.test(state),
...numbers
};
}
function hasMark(pid, mark) {
return descendants_read(`/proc/${pid}/environ`).split("\0").includes(mark);
}
function descendants_read(path) {
try {
return (0, external_node_fs_.readFileSync)(path, "latin1");
} catch {
return "";
}
}
const MAX_PROGRAM_LINE = 12 * 1024 * 1024;
async function openProgram({file: file, args: args, environment: environment}, place) {
const mark = [ "DECKHAND_PROGRAM", (0, external_node_crypto_.randomBytes)(16).toString("hex") ];
const env = {
...OF_A_SHELL,
...place.environment,
...environment,
[mark[0]]: mark[1]
};
try {
const child = (0, external_node_child_process_.spawn)(file, args, {
cwd: place.workingDir,
env: env,
detached: true,
stdio: "pipe"
});
const program = new LocalProgram(child, mark.join("="));
await (0, external_node_events_.once)(child, "spawn");
return program;
} catch (error) {
const code = (0, file_mistake.C)(error);
const why = code === "ENOENT" ? "there is no such program" : code || "its name or arguments are none";
throw new lib_fault.Fp(`"${(0, lib_text.TN)(file, 200)}" cannot be started: ${why}.`, {
cause: error
});
}
}
const OF_A_SHELL = {
SHLVL: "1"
};
const MOST_WAITING = 1024 * 1024;
const MAX_WORDS = 4e3;
const PATIENCE_MS = {
write: 1e4,
read: 2e4,
drain: 300,
end: 500
};
class LocalProgram {
#child;
#mark;
#exited;
#lines=[];
#waiting=0;
#words="";
#end;
#news=Promise.withResolvers();
#closing;
constructor(child, mark) {
this.#child = child;
this.#mark = mark;
this.#exited = new Promise(resolve => child.once("exit", resolve));
const reader = new line_reader.u(line => this.#keep(line), MAX_PROGRAM_LINE);
child.stdout.on("data", chunk => this.#take(reader, chunk));
child.stderr.on("data", chunk => {
this.#words = (this.#words + chunk.toString()).slice(-MAX_WORDS);
});
child.on("error", () => {}).stdin.on("error", () => {});
child.once("exit", (code, signal) => void this.#ended(code, signal));
}
async write(line) {
if (this.#end !== void 0) throw new lib_fault.Fp(this.#end);
if (this.#child.stdin.write(`${line}\n`)) return;
const patience = new AbortController;
const late = (0, promises_.setTimeout)(PATIENCE_MS.write, "late", {
signal: patience.signal
}).catch(() => {});
const read = (0, external_node_events_.once)(this.#child.stdin, "drain", {
signal: patience.signal
}).catch(() => {});
const end = await Promise.race([ late, read, this.#exited ]);
patience.abort();
if (end === "late") throw new lib_fault.Fp("It does not read what it is sent.");
}
async read() {
if (this.#lines.length === 0 && this.#end === void 0) await this.#until(PATIENCE_MS.read);
const lines = this.#some();
if (this.#waiting < MOST_WAITING) this.#child.stdout.resume();
return this.#lines.length === 0 && this.#end !== void 0 ? {
lines: lines,
end: this.#end
} : {
lines: lines
};
}
close() {
this.#closing ??= this.#stop();
return this.#closing;
}
async #stop() {
this.#child.stdin.end();
this.#child.stdout.resume();
await Promise.race([ this.#exited, (0, promises_.setTimeout)(PATIENCE_MS.end) ]);
await killKin({
mark: this.#mark,
pids: this.#child.pid === void 0 ? [] : [ this.#child.pid ]
});
this.#over("It was ended.");
}
#take(reader, chunk) {
if (this.#end !== void 0) return;
try {
reader.push(chunk);
} catch {
this.#over(`It wrote a line of more than ${MAX_PROGRAM_LINE / 1024 / 1024} MB.`);
this.close();
}
if (this.#waiting >= MOST_WAITING) this.#child.stdout.pause();
}
#keep(line) {
this.#lines.push(line);
this.#waiting += line.length;
this.#news.resolve();
}
async #ended(code, signal) {
await Promise.race([ (0, external_node_events_.once)(this.#child.stdout, "close"), (0, 
promises_.setTimeout)(PATIENCE_MS.drain) ]);
const words = (0, lib_text.TN)(this.#words, 500);
this.#over(`It ended with ${signal ?? `exit code ${code}`}.${words && ` Its last words: ${words}`}`);
}
#over(end) {
this.#end ??= end;
this.#news.resolve();
}
async #until(patienceMs) {
this.#news = Promise.withResolvers();
const patience = new AbortController;
await Promise.race([ this.#news.promise, (0, promises_.setTimeout)(patienceMs, void 0, patience).catch(() => {}) ]);
patience.abort();
}
#some() {
let size = 0;
const isOver = (line, index) => {
size += line.length;
return index > 0 && size > MOST_WAITING;
};
const cut = this.#lines.findIndex(isOver);
const lines = this.#lines.splice(0, cut < 0 ? this.#lines.length : cut);
this.#waiting -= lines.reduce((sum, line) => sum + line.length, 0);
return lines;
}
}
const MAX_LENGTH = 1e3;
function globMatcher(glob) {
const below = glob.replace(/^(?:\.\/)+/, "");
if (below === "" || below.length > MAX_LENGTH) throw new lib_fault.Fp("Give a glob of 1 to 1000 characters.");
if (/^\/|(?:^|\/)\.\.(?:\/|$)/.test(below)) throw new lib_fault.Fp(`The glob "${glob}" leads out of the directory it is about. Give the directory as \`path\`.`);
const pattern = compiled(below.includes("/") ? below : `**/${below}`);
return path => path === below || pattern.test(path);
}
function compiled(glob) {
try {
return (0, glob_pattern.h)(glob);
} catch (cause) {
throw new lib_fault.Fp(`The glob "${glob}" cannot be read: a range of its brackets runs backwards.`, {
cause: cause
});
}
}
function meansHidden(glob) {
return /(?:^|[/{,(|])\.[^./]/.test(glob.replace(/^(?:\.\/)+/, ""));
}
var external_node_vm_ = __webpack_require__(714);
const script = "work()";
function withinTime(timeoutMs, work) {
let result;
const context = (0, external_node_vm_.createContext)({
work: () => {
result = work();
}
});
try {
new external_node_vm_.Script(script).runInContext(context, {
timeout: timeoutMs
});
} catch (error) {
if (isTimeout(error)) return;
throw error;
}
return result;
}
function isTimeout(error) {
return typeof error === "object" && error !== null && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_LINE_LENGTH = 500;
function linePattern(pattern) {
const expression = line_pattern_compile(pattern.replace(/^\(\?[ims]+\)/, ""));
const mayTestWhole = !/\(\?<?!/.test(pattern);
function* linesOf(text) {
if (mayTestWhole && !expression.test(text)) return;
for (const [index, line] of line_pattern_linesIn(text).entries()) if (expression.test(line)) yield {
number: index + 1,
text: line.replace(/\r+$/, "").slice(0, MAX_LINE_LENGTH)
};
}
return {
linesOf: linesOf,
matches: text => !linesOf(text).next().done
};
}
function line_pattern_linesIn(text) {
const lines = text.split(/\r?\n/);
const last = lines.pop() ?? "";
return last === "" ? lines : [ ...lines, last.replace(/\r$/, "") ];
}
function line_pattern_compile(pattern) {
try {
return new RegExp(pattern, "imu");
} catch {
return compileLoosely(pattern);
}
}
function compileLoosely(pattern) {
try {
return new RegExp(pattern, "im");
} catch (cause) {
const reason = cause instanceof Error ? cause.message : String(cause);
throw new lib_fault.Fp(`The pattern is not a regular expression that can be searched for. ${reason}`, {
cause: cause
});
}
}
const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW;
function readNow(path) {
let file;
try {
file = (0, external_node_fs_.openSync)(path, flags);
} catch {
return;
}
try {
const found = (0, external_node_fs_.fstatSync)(file);
return found.isFile() && found.size <= MAX_FILE_BYTES ? (0, external_node_fs_.readFileSync)(file) : void 0;
} catch {
return;
} finally {
(0, external_node_fs_.closeSync)(file);
}
}
function searchableText(bytes) {
const wide = searchable_text_wideEncoding(bytes);
if (wide !== void 0) return new TextDecoder(wide).decode(bytes);
if (bytes.includes(0)) return;
const text = bytes.toString();
return text.startsWith("\ufeff") ? text.slice(1) : text;
}
function searchable_text_wideEncoding([first, second]) {
if (first === 255 && second === 254) return "utf-16le";
return first === 254 && second === 255 ? "utf-16be" : void 0;
}
function ignorePattern(pattern) {
try {
const expression = new RegExp(`^${ignore_pattern_sourceOf(anchored(pattern))}$`, "su");
return path => expression.test(path);
} catch {
return;
}
}
function anchored(pattern) {
if (!pattern.includes("/")) return `**/${pattern}`;
const fromHere = pattern.replace(/^\//, "");
return fromHere.endsWith("/**") ? `${fromHere}/*` : fromHere;
}
const TOKEN = /^\*\*\/|\/\*\*\/|\*+|\?|\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]|\\(.)|./gsu;
function ignore_pattern_sourceOf(pattern) {
return pattern.replaceAll(TOKEN, (token, not, members, escaped) => {
if (token === "**/") return "(?:.*/)?";
if (token === "/**/") return "/(?:.*/)?";
if (token.startsWith("*")) return "[^/]*";
if (token === "?") return "[^/]";
if (members !== void 0) return `(?!/)[${not ? "^" : ""}${classMembers(members)}]`;
if (token === "[" || token === "\\") throw new SyntaxError("A class or an escape has no end.");
return literal(escaped ?? token);
});
}
function literal(character) {
return character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
}
function classMembers(members) {
return members.replaceAll(/\\(.)|[\]^[]/gsu, (token, escaped) => {
const character = escaped ?? token;
return /[\\\]^[-]/.test(character) ? `\\${character}` : character;
});
}
function ignoreRules(text) {
const rules = text.replace(/^\uFEFF/, "").split("\n").flatMap(ignore_rules_parse).reverse();
return (path, isDirectory) => rules.find(({forDirectories: forDirectories, matches: matches}) => (isDirectory || !forDirectories) && matches(path))?.verdict;
}
function ignore_rules_parse(raw) {
const line = raw.endsWith("\\ ") ? raw : raw.trimEnd();
if (line.startsWith("#")) return [];
const verdict = line.startsWith("!") ? "kept" : "ignored";
const pattern = line.slice(verdict === "kept" ? 1 : 0).replace(/\/$/, "");
const matches = pattern === "" ? void 0 : ignorePattern(pattern);
return matches ? [ {
verdict: verdict,
forDirectories: line.endsWith("/"),
matches: matches
} ] : [];
}
const turnFolders = 64;
async function walk(scope) {
const {place: place, signal: signal, deadline: deadline, turnMs: turnMs} = scope;
if (place.file !== void 0) return {
paths: [ place.file ],
isComplete: true
};
const queue = [ {
path: "",
layer: layersAbove(place.root, place.folder)
} ];
const paths = [];
while (queue.length > 0) {
if (deadline.aborted) return {
paths: paths,
isComplete: false
};
if (!withinTime(turnMs, () => takeTurn(queue, paths, scope))) throw tooSlow();
await (0, promises_.setImmediate)();
signal.throwIfAborted();
}
return {
paths: paths,
isComplete: true
};
}
function tooSlow() {
return new lib_fault.Fp("The rules of a .gitignore take too long. Search in a smaller directory, or with commands.");
}
function takeTurn(queue, paths, {place: place, withHidden: withHidden}) {
for (let count = 0; count < turnFolders; count += 1) {
const next = queue.pop();
if (!next) break;
const folder = (0, external_node_path_.join)(place.folder, next.path);
const layer = layerOf(folder, next.layer);
for (const entry of walk_entriesOf(folder)) {
if (!isShown(entry, folder, layer, withHidden)) continue;
const path = next.path === "" ? entry.name : `${next.path}/${entry.name}`;
if (entry.isDirectory()) queue.push({
path: path,
layer: layer
}); else if (entry.isFile()) paths.push(path);
}
}
return true;
}
function isShown(entry, folder, layer, withHidden) {
if (entry.name === ".git") return false;
const verdict = verdictOn((0, external_node_path_.join)(folder, entry.name), entry.isDirectory(), layer);
if (verdict === void 0) return withHidden || !entry.name.startsWith(".");
return verdict === "kept";
}
function verdictOn(path, isDirectory, layer) {
for (let at = layer; at; at = at.above) {
const verdict = at.rules((0, external_node_path_.relative)(at.folder, path), isDirectory);
if (verdict) return verdict;
}
return;
}
function layersAbove(root, folder) {
if (folder === root || !folder.startsWith(root)) return;
const above = (0, external_node_path_.dirname)(folder);
return layerOf(above, layersAbove(root, above));
}
function layerOf(folder, above) {
const bytes = readNow((0, external_node_path_.join)(folder, ".gitignore"));
return bytes ? {
folder: folder,
rules: ignoreRules(bytes.toString()),
above: above
} : above;
}
function walk_entriesOf(folder) {
try {
return (0, external_node_fs_.readdirSync)(folder, {
withFileTypes: true
});
} catch {
return [];
}
}
const native_limits = {
turnFiles: 100,
turnBytes: 4 * 1024 * 1024
};
const native_native = {
list: walk,
async matching(pattern, scope) {
const {matches: matches} = linePattern(pattern);
const {paths: paths, isComplete: isComplete} = await walk(scope);
const found = [];
const isDone = await inTurns(paths, scope, turn => {
for (const {path: path, text: text} of turn) if (matches(text)) found.push(path);
return true;
});
return {
paths: found,
isComplete: isComplete && isDone
};
},
async lines(pattern, paths, limit, scope) {
const {linesOf: linesOf} = linePattern(pattern);
const lines = [];
const isComplete = await inTurns(paths, scope, turn => {
for (const {path: path, text: text} of turn) for (const line of linesOf(text)) if (lines.push({
path: path,
...line
}) > limit) return false;
return true;
});
return {
lines: lines,
isComplete: isComplete
};
}
};
async function inTurns(paths, scope, work) {
const {place: place, signal: signal, deadline: deadline, turnMs: turnMs} = scope;
for (const turn of turns(paths, place.folder)) {
const goesOn = withinTime(turnMs, () => work(turn));
if (goesOn === void 0) throw new lib_fault.Fp("The pattern takes too long. Use a simpler one, without nested repeats.");
if (!goesOn) return true;
await (0, promises_.setImmediate)();
signal.throwIfAborted();
if (deadline.aborted) return false;
}
return true;
}
function* turns(paths, folder) {
let turn = [];
let bytes = 0;
for (const path of paths) {
const content = readNow((0, external_node_path_.join)(folder, path));
const text = content && searchableText(content);
if (text === void 0) continue;
turn.push({
path: path,
text: text
});
bytes += text.length;
if (turn.length < native_limits.turnFiles && bytes < native_limits.turnBytes) continue;
yield turn;
turn = [];
bytes = 0;
}
if (turn.length > 0) yield turn;
}
const perTurn = 1e3;
async function newestFirst(folder, paths) {
const dated = [];
for (const [index, path] of paths.entries()) {
const time = (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(folder, path), {
throwIfNoEntry: false
})?.mtimeMs;
if (time !== void 0) dated.push({
path: path,
time: time
});
if (index % perTurn === perTurn - 1) await (0, promises_.setImmediate)();
}
return dated.sort((a, b) => b.time - a.time || (a.path < b.path ? -1 : 1)).map(({path: path}) => path);
}
async function place_placeOf(roots, path) {
return (0, file_mistake.O)(`search "${path}"`, async () => {
const {real: real, root: root} = await safe_path_locate(roots, path);
const found = await (0, external_node_fs_promises_.stat)(real);
if (!found.isDirectory() && !found.isFile()) throw new lib_fault.Fp(`"${path}" is neither a directory nor a file.`);
const [folder, file] = found.isFile() ? [ (0, external_node_path_.dirname)(real), (0, 
external_node_path_.basename)(real) ] : [ real, void 0 ];
return {
folder: folder,
file: file,
root: root,
isMain: root === (await safe_path_locate(roots, (0, external_node_path_.resolve)(roots[0]))).real
};
});
}
const MAX_OUTPUT = 64 * 1024 * 1024;
const ripgrep_FIXED = [ "--no-config", "--no-follow", "--no-messages", "--color=never", "--null", "--no-require-git", "--no-ignore-global", "--no-ignore-exclude", "--no-ignore-dot", "--glob=!.git" ];
const TEXT = [ "--ignore-case", "--crlf", `--max-filesize=${MAX_FILE_BYTES}` ];
const ripgrep_LINES = [ "--line-number", "--with-filename", "--no-heading", "--threads=1", `--max-columns=${4 * MAX_LINE_LENGTH}`, "--max-columns-preview" ];
class RipgrepMissing extends Error {}
function ripgrep(rg, environment) {
const run = (args, scope) => ripgrep_execute(rg, args, environment, scope);
return {
async list(scope) {
const {text: text, isComplete: isComplete} = await run([ "--files", ...ripgrep_hidden(scope), "--", ripgrep_target(scope) ], scope);
return {
paths: ripgrep_pathsIn(text),
isComplete: isComplete
};
},
async matching(pattern, scope) {
const args = [ "--files-with-matches", ...TEXT, ...ripgrep_hidden(scope), "--", pattern, ripgrep_target(scope) ];
const {text: text, isComplete: isComplete} = await run(args, scope);
return {
paths: ripgrep_pathsIn(text),
isComplete: isComplete
};
},
async lines(pattern, paths, limit, scope) {
const files = paths.map(path => `./${path}`);
const {text: text, isComplete: isComplete} = await run([ ...TEXT, ...ripgrep_LINES, "--", pattern, ...files ], scope);
return {
lines: ripgrep_linesIn(text, limit + 1),
isComplete: isComplete
};
}
};
}
function ripgrep_hidden({withHidden: withHidden}) {
return withHidden ? [ "--hidden" ] : [];
}
function ripgrep_target({place: place}) {
return `./${place.file ?? ""}`;
}
async function ripgrep_execute(rg, args, environment, {place: place, signal: signal, deadline: deadline}) {
signal.throwIfAborted();
const {stdout: stdout, stderr: stderr, exitCode: exitCode, isCut: isCut} = await start(rg, [ ...ripgrep_FIXED, ...args ], {
cwd: place.folder,
environment: environment,
maxBytes: MAX_OUTPUT,
signal: AbortSignal.any([ signal, deadline ])
});
signal.throwIfAborted();
if (exitCode === 2 && stderr.trim() !== "") throw ripgrep_refused(stderr);
return {
text: stdout.toString(),
isComplete: !isCut
};
}
async function start(rg, args, options) {
try {
return await (0, run_program.m)(rg, args, options);
} catch (error) {
if ([ "ENOENT", "EACCES", "ENOEXEC" ].includes((0, file_mistake.C)(error))) throw new RipgrepMissing;
throw error;
}
}
function ripgrep_refused(words) {
return new lib_fault.Fp(`The pattern is not a regular expression that can be searched for. ${words.trim().slice(0, 500)}`);
}
function ripgrep_pathsIn(text) {
return text.split("\0").slice(0, -1).map(withoutDot);
}
function ripgrep_linesIn(text, limit) {
const found = [];
for (const line of text.split("\n")) {
const match = /^([^\0]+)\0(\d+):(.*)$/s.exec(line);
if (!match) continue;
const [, path = "", number, content = ""] = match;
found.push({
path: withoutDot(path),
number: Number(number),
text: content.replace(/\r+$/, "")
});
if (found.length === limit) break;
}
return found;
}
function withoutDot(path) {
return path.replace(/^\.\//, "");
}
const search_limits = {
timeoutMs: 3e4,
turnMs: 3e3
};
function search_search(options) {
const searching = search_withFallback(ripgrep(options.ripgrep, options.environment));
return {
async findFiles({path: path, glob: glob, limit: limit}, signal) {
const scope = await scopeOf(options, path, glob, signal);
const {paths: paths, isComplete: isComplete} = await searching(searcher => searcher.list(scope));
const all = await newestFirst(scope.place.folder, filtered(paths, glob, scope));
return {
files: search_shown(all.slice(0, limit), scope.place),
total: all.length,
isComplete: isComplete
};
},
async searchText({path: path, pattern: pattern, include: include, limit: limit, lineLimit: lineLimit = 0}, signal) {
if (pattern.length > MAX_PATTERN || pattern.includes("\0")) throw unfitPattern();
const scope = await scopeOf(options, path, include, signal);
const {paths: paths, isComplete: isComplete} = await searching(searcher => searcher.matching(pattern, scope));
const all = await newestFirst(scope.place.folder, filtered(paths, include, scope));
const first = all.slice(0, limit);
const needsLines = lineLimit > 0 && first.length > 0;
const {lines: lines, isComplete: hasAllLines} = needsLines ? await searching(searcher => searcher.lines(pattern, first, lineLimit, scope)) : NO_LINES;
return {
files: search_shown(first, scope.place),
total: all.length,
isComplete: isComplete && hasAllLines,
lines: lines.slice(0, lineLimit).map(({path: file, ...line}) => ({
...line,
file: search_name(file, scope.place)
})),
hasMoreLines: lines.length > lineLimit
};
}
};
}
const MAX_PATTERN = 1e4;
function unfitPattern() {
return new lib_fault.Fp(`A pattern has at most ${MAX_PATTERN} characters, none of them NUL.`);
}
const NO_LINES = {
lines: [],
isComplete: true
};
async function scopeOf({roots: roots, timeoutMs: timeoutMs = search_limits.timeoutMs, turnMs: turnMs = search_limits.turnMs}, path, glob, signal) {
const place = await place_placeOf(roots, path);
const withHidden = glob !== void 0 && meansHidden(glob);
const deadline = timeoutMs > 0 ? AbortSignal.timeout(timeoutMs) : AbortSignal.abort();
return {
place: place,
withHidden: withHidden,
signal: signal,
deadline: deadline,
turnMs: turnMs
};
}
function search_withFallback(first) {
let isThere = true;
return async work => {
if (!isThere) return work(native_native);
try {
return await work(first);
} catch (error) {
if (!(error instanceof RipgrepMissing)) throw error;
isThere = false;
return work(native_native);
}
};
}
function filtered(paths, glob, {turnMs: turnMs}) {
if (glob === void 0) return paths;
const matches = globMatcher(glob);
const kept = withinTime(turnMs, () => paths.filter(matches));
if (!kept) throw new lib_fault.Fp(`The glob "${glob}" takes too long. Use one with fewer stars.`);
return kept;
}
function search_shown(paths, place) {
return paths.map(path => search_name(path, place));
}
function search_name(path, {folder: folder, root: root, isMain: isMain}) {
const real = (0, external_node_path_.join)(folder, path);
return isMain ? (0, external_node_path_.relative)(root, real) : real;
}
const shell_keptBytes = 64 * 1024;
const drainMs = 300;
async function runShell(command, options) {
options.signal.throwIfAborted();
const mark = newMark();
const child = await shell_start(command, mark, {
...options,
script: 'exec bash -c "$1" bash 2>&1',
stdin: void 0
});
const window = outputWindow(shell_keptBytes);
child.stdout.on("data", chunk => window.push(chunk));
const end = await untilEnd(child, options);
if (end.isCut) await killKin({
mark: mark,
pids: child.pid === void 0 ? [] : [ child.pid ]
});
const exitCode = await end.code;
options.signal.throwIfAborted();
return {
command: command,
exitCode: end.isCut ? -1 : exitCode,
...window.result(),
timedOut: end.isCut
};
}
const pipedBytes = 25e3;
async function runPiped({command: command, stdin: stdin}, options) {
options.signal.throwIfAborted();
const mark = newMark();
const child = await shell_start(command, mark, {
...options,
script: 'exec bash --norc -c "$1" bash',
stdin: stdin
});
const [stdout, stderr] = [ outputWindow(pipedBytes), outputWindow(pipedBytes) ];
child.stdout.on("data", chunk => stdout.push(chunk));
child.stderr?.on("data", chunk => stderr.push(chunk));
const end = await untilEnd(child, options);
await killKin({
mark: mark,
pids: child.pid === void 0 ? [] : [ child.pid ]
});
const exitCode = await end.code;
options.signal.throwIfAborted();
return {
exitCode: end.isCut ? -1 : exitCode,
stdout: stdout.result().output,
stderr: stderr.result().output,
timedOut: end.isCut
};
}
function newMark() {
return `DECKHAND_RUN=${(0, external_node_crypto_.randomBytes)(16).toString("hex")}`;
}
async function untilEnd(child, {timeoutMs: timeoutMs, signal: signal}) {
const limit = AbortSignal.timeout(Math.max(1, Math.round(timeoutMs)));
const code = shell_endOf(child);
const first = await Promise.race([ code, abortOf(AbortSignal.any([ signal, limit ])) ]);
return {
isCut: first === void 0,
code: code
};
}
async function shell_start(command, mark, options) {
const {cwd: cwd, environment: environment, script: script, stdin: stdin} = options;
const [name = "", value = ""] = mark.split("=");
const env = {
...environment,
[name]: value
};
if (command.includes("\0")) throw new lib_fault.Fp("The command cannot be run: it contains a NUL character.");
try {
const stdio = stdin === void 0 ? [ "ignore", "pipe", "ignore" ] : [ "pipe", "pipe", "pipe" ];
const child = (0, external_node_child_process_.spawn)("/bin/sh", [ "-c", script, "sh", command ], {
cwd: cwd,
env: env,
detached: true,
stdio: [ ...stdio ]
});
await (0, external_node_events_.once)(child, "spawn");
child.stdin?.on("error", () => {}).end(stdin);
return child;
} catch (error) {
throw notStarted(error);
}
}
function notStarted(error) {
const code = (0, file_mistake.C)(error);
if (code === "E2BIG") return new lib_fault.Fp("The command is too long. Write long text with file_editor instead.");
if (code === "ENOENT") return new lib_fault.Fp("The command cannot be run: the workspace folder no longer exists.");
return code.startsWith("E") ? new lib_fault.Fp(`The command cannot be run (${code}).`, {
cause: error
}) : error;
}
async function shell_endOf(child) {
const drained = Promise.all([ (0, external_node_events_.once)(child.stdout, "close"), child.stderr && (0, 
external_node_events_.once)(child.stderr, "close") ]);
const [code, signal] = await (0, external_node_events_.once)(child, "exit");
const drain = setTimeout(() => {
child.stdout.destroy();
child.stderr?.destroy();
}, drainMs);
await drained;
clearTimeout(drain);
return code ?? 128 + (signal ? external_node_os_.constants.signals[signal] : 0);
}
async function abortOf(signal) {
if (!signal.aborted) await (0, external_node_events_.once)(signal, "abort");
}
const launch_shell = "--noprofile --norc --noediting +H -i <&3 3<&-";
function launchInTerminal({bash: bash, cwd: cwd, environment: environment}) {
const args = [ "-q", "-e", "-f", "-c", `exec "$SHELL" ${launch_shell}`, "/dev/null" ];
const child = (0, external_node_child_process_.spawn)("script", args, {
cwd: cwd,
env: {
...environment,
SHELL: bash
},
detached: true,
stdio: stdio
});
return {
...ends(child),
isTerminal: true,
streams: {
input: "/dev/tty",
output: "/dev/tty"
}
};
}
const relays = `exec 198< <(trap '' INT; exec cat <&0) 199> >(trap '' INT; exec cat >&1)`;
function launchOnPipes({bash: bash, cwd: cwd, environment: environment}) {
const args = [ "--noprofile", "--norc", "-c", `${relays}; exec "$SHELL" ${launch_shell} >&199 2>&1` ];
const child = (0, external_node_child_process_.spawn)(bash, args, {
cwd: cwd,
env: {
...environment,
SHELL: bash
},
detached: true,
stdio: stdio
});
return {
...ends(child),
isTerminal: false,
streams: {
input: "&198",
output: "&199"
}
};
}
const stdio = [ "pipe", "pipe", "ignore", "pipe" ];
function ends(child) {
const [keys, output, , commands] = child.stdio;
child.unref();
for (const stream of [ keys, output, commands ]) {
stream.unref();
stream.on("error", () => {});
}
return {
child: child,
commands: commands,
keys: keys,
output: output
};
}
const bell = "\\a";
function frameStart(nonce) {
return Buffer.from(`${nonce}`);
}
function parseFrame(text, nonce) {
const [state = "", searchPath = ""] = text.split(nonce);
const match = /^(\d+) (\d+) (\d+) (\d*) (.*)$/s.exec(state);
if (!match) return;
const [, sequence, exitCode, shell, job, workingDir = ""] = match;
const lastJob = job ? Number(job) : -1;
const numbers = {
sequence: Number(sequence),
exitCode: Number(exitCode),
shell: Number(shell),
lastJob: lastJob
};
return {
...numbers,
workingDir: workingDir,
searchPath: searchPath
};
}
function startLines({input: input}) {
const settings = "set +o history; unset HISTFILE; PS2=; stty -echo -onlcr cols 200 rows 50";
return `{ ${settings} <${input}; } >/dev/null 2>&1\n`;
}
function exportLine(variables) {
const words = Object.entries(variables).filter(([name, value]) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !value.includes("\0")).map(([name, value]) => `${name}=${protocol_quoted(value)}`);
return words.length === 0 ? "" : `{ \\builtin \\export ${words.join(" ")}; } >/dev/null 2>&1\n`;
}
function commandLine(command, before, {input: input, output: output}) {
const status = before === 0 ? "" : before === 1 ? "! :; " : `(\\exit ${before}); `;
const run = `\\builtin \\eval ${protocol_quoted(command)} <${input} >${output} 2>&1`;
return `{ PS1=; ${status}${run}; } >/dev/null 2>&1\n`;
}
function statusLine(sequence, nonce) {
const prompt = `'${bell}${nonce}${sequence} '$?' $$ \${!-} \${PWD-}${nonce}\${PATH-}${nonce}'`;
return `\n{ PS1=${prompt}; } >/dev/null 2>&1\n`;
}
function protocol_quoted(text) {
return `'${text.replaceAll("'", "'\\''")}'`;
}
const frame_reader_bell = 7;
const maxFrameBytes = 256 * 1024;
class FrameReader {
#nonce;
#start;
#held=Buffer.alloc(0);
constructor(nonce) {
this.#nonce = nonce;
this.#start = frameStart(nonce);
}
push(chunk) {
const pieces = [];
let rest = this.#held.length === 0 ? chunk : Buffer.concat([ this.#held, chunk ]);
let at = rest.indexOf(this.#start);
while (at >= 0) {
const end = this.#endOf(rest, at);
if (end < 0) break;
const frame = parseFrame(rest.toString("utf8", at + this.#start.length, end), this.#nonce);
if (at > 0) pieces.push({
output: rest.subarray(0, at)
});
if (frame) pieces.push({
frame: frame
});
rest = rest.subarray(end);
at = rest.indexOf(this.#start);
}
const cut = at < 0 ? this.#openStart(rest) : at;
const isFrame = rest.length - cut <= maxFrameBytes;
this.#held = isFrame ? rest.subarray(cut) : Buffer.alloc(0);
const certain = isFrame ? rest.subarray(0, cut) : rest;
if (certain.length > 0) pieces.push({
output: certain
});
return pieces;
}
end() {
const held = this.#held;
this.#held = Buffer.alloc(0);
return held;
}
#endOf(bytes, at) {
const middle = bytes.indexOf(this.#nonce, at + this.#start.length);
const last = middle < 0 ? -1 : bytes.indexOf(this.#nonce, middle + this.#nonce.length);
return last < 0 ? -1 : last + this.#nonce.length;
}
#openStart(bytes) {
const at = bytes.lastIndexOf(frame_reader_bell);
if (at < 0 || bytes.length - at >= this.#start.length) return bytes.length;
return bytes.subarray(at).equals(this.#start.subarray(0, bytes.length - at)) ? at : bytes.length;
}
}
class Happenings {
#waiting=new Set;
tell() {
for (const wake of this.#waiting) wake();
}
async until(isSo, signal) {
if (isSo() || signal.aborted) return;
const {promise: promise, resolve: resolve} = Promise.withResolvers();
const look = () => {
if (isSo()) resolve();
};
const abort = () => resolve();
this.#waiting.add(look);
signal.addEventListener("abort", abort);
await promise;
this.#waiting.delete(look);
signal.removeEventListener("abort", abort);
}
async within(milliseconds, isSo) {
const controller = new AbortController;
const timer = setTimeout(() => controller.abort(), milliseconds);
await this.until(isSo, controller.signal);
clearTimeout(timer);
return isSo();
}
}
const reportSize = 256 * 1024;
const keptSize = 4 * reportSize;
class HeldOutput {
#decoder=new TextDecoder("utf-8", {
ignoreBOM: true
});
#pieces=[];
#size=0;
#omitted=0;
get size() {
return this.#size;
}
push(bytes) {
this.#add(this.#decoder.decode(bytes, {
stream: true
}));
while (this.#size > keptSize && this.#pieces.length > 1) this.#drop();
}
flush() {
this.#add(this.#decoder.decode());
}
take() {
const text = this.#pieces.join("");
const notice = this.#omitted === 0 ? "" : `[${this.#omitted} characters left out]\n`;
this.#pieces = [];
this.#size = 0;
this.#omitted = 0;
return notice + text;
}
#add(text) {
if (text === "") return;
this.#pieces.push(text);
this.#size += text.length;
}
#drop() {
const length = this.#pieces.shift()?.length ?? 0;
this.#size -= length;
this.#omitted += length;
}
}
const [interrupt, endOfInput, suspend] = [ "", "", "" ];
function hasInterrupt(keys) {
return keys.includes(interrupt);
}
function press({child: child, isTerminal: isTerminal, keys: typed}, keys = interrupt) {
if (isTerminal) {
typed.write(keys);
return;
}
if (keys.includes(endOfInput) || keys.includes(suspend)) throw new lib_fault.Fp("There is no terminal on this machine: C-d and C-z cannot be typed, only text and C-c.");
if (hasInterrupt(keys) && child.pid !== void 0) signalAll([ -child.pid ], "SIGINT");
typed.write(keys.replaceAll(interrupt, ""));
}
function findProgram(name, searchPath, folder) {
const places = searchPath.split(external_node_path_.delimiter).map(part => (0, external_node_path_.join)((0, 
external_node_path_.resolve)(folder, part), name));
return places.find(isProgram);
}
function isProgram(path) {
if (!(0, external_node_fs_.statSync)(path, {
throwIfNoEntry: false
})?.isFile()) return false;
try {
(0, external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
return true;
} catch {
return false;
}
}
class Watch {
#quiet;
#total;
#over;
constructor({quietMs: quietMs, totalMs: totalMs}, onOver) {
const end = because => {
this.#over = because;
onOver();
};
this.#quiet = quietMs === void 0 ? void 0 : setTimeout(end, quietMs, "quiet");
this.#total = setTimeout(end, totalMs, "time");
}
get over() {
return this.#over;
}
hear() {
if (this.#over === void 0) this.#quiet?.refresh();
}
stop() {
clearTimeout(this.#quiet);
clearTimeout(this.#total);
}
}
const graceMs = {
start: 1e4,
drain: 300,
interrupt: 300
};
const interrupts = 2;
const killed = 137;
class LocalShell {
#shell;
#nonce;
#mark;
#reader;
#held=new HeldOutput;
#happenings=new Happenings;
#phase={
is: "starting"
};
#sequence=0;
#exitCode=0;
#last={
sequence: 0,
exitCode: 0,
shell: 0,
lastJob: -1,
workingDir: "",
searchPath: ""
};
#start;
#watch;
#closing;
constructor({shell: shell, nonce: nonce, mark: mark}) {
this.#shell = shell;
this.#nonce = nonce;
this.#mark = mark;
this.#reader = new FrameReader(nonce);
shell.output.on("data", chunk => this.#receive(chunk));
shell.child.once("error", () => this.#end(127));
shell.child.once("exit", (code, signal) => this.#drain(code ?? 128 + (signal ? external_node_os_.constants.signals[signal] : 0)));
}
get start() {
if (!this.#start) throw new lib_fault.vC("bug", "A shell was asked where it is before it began.");
return this.#start;
}
async begin() {
this.#say(startLines(this.#shell.streams) + statusLine(0, this.#nonce));
await this.#rest(graceMs.start);
this.#start = {
...this.#place(),
user: userName(),
host: (0, external_node_os_.hostname)()
};
return this.#phase.is === "idle";
}
async run(command, variables, limits) {
if (command.includes("\0")) throw new lib_fault.Fp("The command cannot be run: it contains a NUL character.");
limits.signal.throwIfAborted();
const phase = this.#phase;
if (phase.is === "ended") return {
...local_shell_ended(phase.exitCode, true),
output: this.#held.take()
};
if (phase.is === "running") return {
status: "busy",
output: ""
};
const earlier = this.#takeEarlier();
this.#sequence += 1;
this.#phase = {
is: "running"
};
this.#say(exportLine(variables) + commandLine(command, this.#exitCode, this.#shell.streams) + this.#statusLine());
return {
...await this.#wait(limits),
...earlier && {
earlier: earlier
}
};
}
async type(keys, limits) {
limits.signal.throwIfAborted();
if (this.#phase.is === "running") this.#press(keys);
return this.#wait(limits);
}
async read(limits) {
limits.signal.throwIfAborted();
return this.#wait(limits);
}
async rest(signal) {
this.#shell.output.resume();
const isReady = () => this.#phase.is !== "running" || this.#held.size >= reportSize || this.#watch?.over !== void 0;
await this.#happenings.until(isReady, signal);
if (signal.aborted) await this.#interrupt();
signal.throwIfAborted();
return this.#report();
}
close() {
const {pid: pid} = this.#shell.child;
const pids = [ pid, this.#last.shell ].filter(each => each !== void 0 && each > 0);
this.#closing ??= killKin({
mark: this.#mark,
pids: pids
}).finally(() => this.#release());
return this.#closing;
}
#wait(limits) {
this.#watch?.stop();
this.#watch = new Watch(limits, () => this.#happenings.tell());
return this.rest(limits.signal);
}
#report() {
const status = this.#status();
if (status.status === "more") this.#shell.output.pause(); else this.#watch?.stop();
return {
...status,
output: this.#held.take()
};
}
#status() {
const phase = this.#phase;
if (phase.is === "ended") return local_shell_ended(phase.exitCode, false);
if (phase.is === "running") {
const because = this.#watch?.over;
return because === void 0 ? {
status: "more"
} : {
status: "running",
because: because
};
}
if (phase.is !== "done") return {
status: "idle"
};
this.#phase = {
is: "idle"
};
return {
status: "finished",
exitCode: phase.frame.exitCode,
place: this.#place()
};
}
#takeEarlier() {
const exitCode = this.#phase.is === "done" ? {
exitCode: this.#phase.frame.exitCode
} : {};
const output = this.#held.take();
return output === "" && this.#phase.is !== "done" ? void 0 : {
output: output,
...exitCode
};
}
#place() {
const {workingDir: workingDir, searchPath: searchPath, lastJob: lastJob} = this.#last;
const find = name => findProgram(name, searchPath, workingDir);
return {
workingDir: workingDir,
python: find("python") ?? find("python3"),
lastJob: lastJob
};
}
#receive(chunk) {
for (const piece of this.#reader.push(chunk)) if ("output" in piece) this.#held.push(piece.output); else this.#heed(piece.frame);
this.#watch?.hear();
this.#happenings.tell();
}
#heed(frame) {
const isFirst = this.#phase.is === "starting";
if (frame.sequence !== this.#sequence || !(isFirst || this.#phase.is === "running")) return;
this.#held.flush();
if (isFirst) this.#held.take();
this.#last = frame;
this.#exitCode = frame.exitCode;
this.#phase = isFirst ? {
is: "idle"
} : {
is: "done",
frame: frame
};
}
#drain(exitCode) {
const {output: output} = this.#shell;
const timer = setTimeout(() => output.destroy(), graceMs.drain);
const end = () => {
clearTimeout(timer);
this.#end(exitCode);
};
output.resume();
if (output.closed) end(); else output.once("close", end);
}
#end(exitCode) {
this.#held.push(this.#reader.end());
this.#held.flush();
this.#phase = {
is: "ended",
exitCode: exitCode
};
this.close();
this.#happenings.tell();
}
#release() {
if (this.#phase.is !== "ended") this.#phase = {
is: "ended",
exitCode: killed
};
this.#happenings.tell();
for (const stream of [ this.#shell.commands, this.#shell.keys, this.#shell.output ]) stream.destroy();
}
#say(lines) {
this.#shell.commands.write(lines);
}
#statusLine() {
return statusLine(this.#sequence, this.#nonce);
}
#press(keys) {
press(this.#shell, keys);
if (keys === void 0 || hasInterrupt(keys)) this.#say(this.#statusLine());
}
async #interrupt() {
this.#watch?.stop();
this.#shell.output.resume();
for (let round = 0; round < interrupts; round += 1) {
if (this.#phase.is !== "running") return;
this.#press();
if (await this.#rest(graceMs.interrupt)) return;
const group = foregroundGroup(this.#last.shell);
if (group !== void 0) signalAll([ -group ], "SIGKILL");
if (await this.#rest(graceMs.interrupt)) return;
}
await this.close();
}
#rest(milliseconds) {
return this.#happenings.within(milliseconds, () => this.#phase.is !== "running" && this.#phase.is !== "starting");
}
}
function local_shell_ended(exitCode, isBefore) {
return {
status: "ended",
exitCode: exitCode,
isBefore: isBefore
};
}
function userName() {
try {
return (0, external_node_os_.userInfo)().username;
} catch {
return;
}
}
async function openShell({workingDir: workingDir, environment: environment, isTerminal: isTerminal = true}) {
await requireFolder(workingDir);
const {PATH: PATH = "/usr/local/bin:/usr/bin:/bin"} = environment;
const bash = findProgram("bash", PATH, workingDir);
if (!bash) throw new lib_fault.Fp("No command can be run: there is no bash here.");
const hasScript = process.platform === "linux" && findProgram("script", PATH, workingDir) !== void 0;
for (const launch of isTerminal && hasScript ? [ launchInTerminal, launchOnPipes ] : [ launchOnPipes ]) {
const nonce = (0, external_node_crypto_.randomBytes)(16).toString("hex");
const mark = `DECKHAND_SHELL=${(0, external_node_crypto_.randomBytes)(16).toString("hex")}`;
const options = {
bash: bash,
cwd: workingDir,
environment: {
...environment,
...sessionEnvironment(mark, workingDir)
}
};
const shell = new LocalShell({
shell: launch(options),
nonce: nonce,
mark: mark
});
if (await shell.begin()) return shell;
await shell.close();
}
throw new lib_fault.Fp("No command can be run: bash does not start here.");
}
function sessionEnvironment(mark, workingDir) {
const [name = "", value = ""] = mark.split("=");
return {
PWD: workingDir,
[name]: value,
VIRTUAL_ENV_DISABLE_PROMPT: "1"
};
}
async function requireFolder(path) {
const found = await (0, external_node_fs_promises_.stat)(path).catch(() => {});
if (!found?.isDirectory()) throw new lib_fault.Fp("No command can be run: the workspace folder no longer exists.");
}
function localWorkspace({workingDir: workingDir, outputDir: outputDir, environment: environment, ripgrep: ripgrep = "rg"}) {
const roots = outputDir === void 0 ? [ workingDir ] : [ workingDir, outputDir ];
return Object.freeze({
kind: "LocalWorkspace",
workingDir: workingDir,
outputDir: outputDir,
run: (command, {variables: variables, ...options}) => runShell(command, {
...options,
cwd: workingDir,
environment: {
...environment,
...variables
}
}),
pipe: ({variables: variables, ...command}, options) => runPiped(command, {
...options,
cwd: workingDir,
environment: {
...environment,
...variables
}
}),
openShell: () => openShell({
workingDir: workingDir,
environment: environment
}),
openProgram: spec => openProgram(spec, {
workingDir: workingDir,
environment: environment
}),
saveOutput: (name, bytes) => (0, output_file.n)(outputDir, name, bytes),
stat: path => statFile(roots, path),
read: (path, maxBytes) => readFile(roots, path, maxBytes),
write: (path, bytes, mode) => writeWholeFile(roots, path, bytes, mode),
remove: path => removeFile(roots, path),
list: path => listDirectory(roots, path),
realPath: path => (0, file_mistake.O)(`find "${path}"`, () => safePath(roots, path)),
...gitView({
roots: roots,
environment: environment
}),
...search_search({
roots: roots,
environment: environment,
ripgrep: ripgrep
})
});
}
var file_commands = __webpack_require__(6101);
var runner_inputs = __webpack_require__(7955);
async function openTools(options) {
const {inputs: inputs, world: world, workingDir: workingDir, outputDir: outputDir} = options;
const added = inputs["tool-env"] ?? [];
refuseSecrets(world.env, added);
(0, external_node_fs_.mkdirSync)(outputDir, {
recursive: true
});
if (inputs.isolation !== "none") return openWalled(options, inputs.isolation, added);
const workspace = localWorkspace({
workingDir: workingDir,
outputDir: outputDir,
environment: (0, workspace_environment.u)(world.env, added)
});
return {
workspace: workspace,
report: () => {},
over: (new AbortController).signal,
close: async () => {}
};
}
async function openWalled({inputs: inputs, world: world, ...place}, isolation, added) {
const {openWall: openWall} = await Promise.all([ __webpack_require__.e(499), __webpack_require__.e(271) ]).then(__webpack_require__.bind(__webpack_require__, 5271));
const {env: env, scripts: scripts, node: node, random: random} = world;
const wall = await openWall({
...{
...place,
env: env,
scripts: scripts,
node: node,
random: random,
added: added,
isolation: isolation,
network: inputs.network
},
host: (0, external_node_path_.join)(scripts, "tool-host", "index.js"),
brokerVariables: Object.keys(env).filter(name => workspace_environment.c.test(name) && env[name] !== ""),
onHandOver: handBack => (0, file_commands.k8)(env, handBack)
});
const close = async () => {
await wall.close();
(0, file_commands.k8)(env, void 0);
};
return {
...wall,
close: close
};
}
function refuseSecrets(env, names) {
const secrets = (0, runner_inputs._y)(env).filter(secret => secret.length >= 6);
const refused = names.filter(name => secrets.some(secret => env[name]?.includes(secret)));
if (refused.length === 0) return;
throw new lib_fault.vC("config", `The input \`tool-env\` names ${refused.join(", ")}, which holds a secret of this step.`, {
hint: "Pass what commands may know through the input `secrets`: texts do not show it then."
});
}
async function openBoth(options) {
const opening = openTools(options);
const starting = startServers(options, opening);
const [tools, servers] = await bothOrNone(opening, starting);
for (const {name: name, tools: count, problem: problem} of servers.report()) (0, 
console.Dk)(name, problem === "" ? `${count} tools` : `does not work. ${problem}`, options.redact);
const close = async () => {
await servers.close();
await tools.close();
};
return {
...tools,
servers: servers,
close: close
};
}
async function bothOrNone(opening, starting) {
const [tools, servers] = await Promise.allSettled([ opening, starting ]);
if (tools.status === "fulfilled" && servers.status === "fulfilled") return [ tools.value, servers.value ];
for (const one of [ servers, tools ]) if (one.status === "fulfilled") await one.value.close();
throw tools.status === "rejected" ? tools.reason : servers.reason;
}
const NONE = {
tools: [],
report: () => [],
close: async () => {}
};
async function startServers(options, opening) {
const {world: world, redact: redact} = options;
const pins = pinsIn(folderStore(options.conversation));
const workspace = opening.then(tools => tools.workspace);
workspace.catch(() => {});
const specs = await options.specs;
if (specs.length === 0 && pins.size === 0) return NONE;
const {openServers: openServers} = await Promise.all([ __webpack_require__.e(349), __webpack_require__.e(32) ]).then(__webpack_require__.bind(__webpack_require__, 1032));
return openServers({
specs: specs,
workspace: workspace,
pins: pins,
isPublic: address.U,
sleep: ms => world.sleep(ms, world.signal),
onProgress: (server, note) => (0, console.Dk)(server, note, redact)
});
}
const ServerName = schemas.string().max(32, "has a name of more than 32 characters").regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/, "has a name that is not made of letters and digits with single - or _");
const values = schemas.record(schemas.string(), schemas.string()).default({});
const Stdio = schemas.strictObject({
type: schemas.literal("stdio").optional(),
command: schemas.string().min(1),
args: schemas.array(schemas.string()).default([]),
env: values
});
const Http = schemas.strictObject({
type: schemas["enum"]([ "http", "streamable-http" ]).optional(),
url: schemas.url({
protocol: /^https?$/,
error: "must be an http(s) URL"
}),
headers: values,
private: schemas.boolean().default(false)
});
const Servers = schemas.record(ServerName, schemas.union([ Stdio, Http ]));
const McpConfig = schemas.strictObject({
mcpServers: Servers
});
const MOST_SERVERS = 20;
function parseMcpConfig(text, secrets) {
const parsed = McpConfig.safeParse(fromJson(text));
if (!parsed.success) throw mcp_config_unusable(problemOf(parsed.error));
const servers = Object.entries(parsed.data.mcpServers);
if (servers.length > MOST_SERVERS) throw mcp_config_unusable(`it names more than ${MOST_SERVERS} servers`);
return servers.map(([name, server]) => "url" in server ? httpSpec(name, server, secrets) : stdioSpec(name, server, secrets));
}
function stdioSpec(name, {command: command, args: args, env: env}, secrets) {
if ([ command, ...args ].some(hasSlot)) throw misplaced(name);
return {
name: name,
kind: "stdio",
file: command,
args: args,
environment: filled(name, env, secrets)
};
}
function httpSpec(name, server, secrets) {
if (hasSlot(server.url)) throw misplaced(name);
const url = new URL(server.url);
if (url.username !== "" || url.password !== "") throw mcp_config_unusable(`the url of "${name}" has a password in it`);
if (url.protocol === "http:" && !server.private) throw mcp_config_unusable(`the server "${name}" is reached over http, not https, and is not said to be \`"private": true\``);
return {
name: name,
kind: "http",
url: url,
headers: filled(name, server.headers, secrets),
isPrivate: server.private
};
}
const SLOT = /\$\{([^}]*)\}/g;
function hasSlot(value) {
return value.search(SLOT) >= 0;
}
function filled(server, given, secrets) {
const fill = value => value.replaceAll(SLOT, (_, name) => {
const secret = Object.hasOwn(secrets, name) ? secrets[name] : void 0;
if (secret !== void 0) return secret;
throw mcp_config_unusable(`the server "${server}" needs \${${(0, lib_text.TN)(name, 50)}}, which the input \`secrets\` does not have`);
});
return Object.fromEntries(Object.entries(given).map(([name, value]) => [ name, fill(value) ]));
}
function misplaced(server) {
return mcp_config_unusable(`the server "${server}" has a \${…} outside of \`env\` and \`headers\`, where it could be seen`);
}
function fromJson(text) {
try {
return JSON.parse(text);
} catch {
return;
}
}
function problemOf({issues: [issue]}) {
if (!issue || issue.path.length < 2) return 'it must be JSON like {"mcpServers": {"name": {"command": "…"}}}';
const place = (0, lib_text.TN)(issue.path.join("."), 100);
if (issue.code === "invalid_key") return `${place} ${issue.issues[0]?.message ?? "has no sound name"}`;
if (issue.code === "invalid_format") return `${place} ${issue.message}`;
return `${place} must have \`command\`, \`args\` and \`env\`, or \`url\` and \`headers\`, and nothing else`;
}
function mcp_config_unusable(why) {
return new lib_fault.vC("config", `The \`mcp-config\` cannot be used: ${why}.`, {
hint: "The README shows what it looks like."
});
}
async function serverSpecs(inputs, base, ground) {
if (isOutside(ground)) return [];
const brought = base.plugins.flatMap(({servers: servers}) => servers === void 0 ? [] : [ servers ]);
const texts = [ ...brought, ...await givenIn(inputs["mcp-config"], base) ];
const specs = texts.flatMap(text => parseMcpConfig(text, inputs.secrets ?? {}));
return [ ...new Map(specs.map(spec => [ spec.name, spec ])).values() ];
}
async function givenIn(given, base) {
if (given === void 0) return [];
return [ given.startsWith("{") ? given : await inBaseCommit(given, base) ];
}
async function inBaseCommit(path, {commit: commit, source: source}) {
const text = (await source.read([ path ])).get(path);
if (text !== void 0) return text;
throw new lib_fault.vC("config", `There is no file ${(0, lib_text.TN)(path, 200)} in the base commit ${commit.slice(0, 7)}.`, {
hint: "The input `mcp-config` is JSON, or the path of a file that is merged."
});
}
const checkout_file_LARGEST = 64 * 1024;
async function readCheckoutFile(workspace, path, input) {
try {
return (new TextDecoder).decode(await readFile([ workspace ], path, checkout_file_LARGEST));
} catch (cause) {
if (!(cause instanceof lib_fault.Fp)) throw cause;
throw new lib_fault.vC("config", `The file of the input \`${input}\` cannot be used. ${cause.message}`, {
hint: "Name a file of the checkout, by its path from the root.",
cause: cause
});
}
}
async function outputSchema(inputs, workspace) {
const {"output-schema": given, "output-schema-file": path} = inputs;
if (given !== void 0) return structured_output_parsed(given);
return path === void 0 ? void 0 : structured_output_parsed(await readCheckoutFile(workspace, path, "output-schema-file"));
}
function structured_output_parsed(text) {
const schema = jsonOf(text);
if (typeof schema === "object" && schema !== null && !Array.isArray(schema)) return {
...schema
};
throw new lib_fault.vC("config", "The schema for the final answer is not a JSON object.", {
hint: 'It is a JSON schema, e.g. {"type": "object", "properties": {"passed": {"type": "boolean"}}}.'
});
}
function jsonOf(text) {
try {
return JSON.parse(text);
} catch {
return;
}
}
const structured_output_LONGEST = 2e5;
function structuredOutput(events) {
const from = events.findLastIndex(event => event.kind === "MessageEvent" && event.source === "user");
const finish = events.findLast((event, index) => index > from && event.kind === "ActionEvent" && event.action?.kind === "FinishAction");
if (finish?.kind !== "ActionEvent" || !finish.action) return;
const {kind: _kind, message: _message, ...fields} = finish.action;
const json = JSON.stringify(fields);
return json.length > structured_output_LONGEST ? void 0 : json;
}
function subAgentsFor(options, {redact: redact, heard: heard}) {
const {agents: agents} = options.knowledge;
if (agents.length === 0) return;
return {
agents: agents,
agentFor: as => standardAgent({
...options,
finishSchema: void 0,
as: as
}),
observer(id) {
const print = (0, console.xo)(redact, id);
return {
onEvent(event) {
heard.push(event);
print(event);
}
};
}
};
}
async function prepare_prepare(setting, given, redact) {
const {world: world, job: job} = setting;
const finishSchema = await outputSchema(given, job.workspace);
const url = `${job.serverUrl}/${job.repository.owner}/${job.repository.name}.git`;
const ground = await takeGround(setting, {
url: url,
token: given["github-token"]
});
const inputs = inputsOn(ground, given);
const folder = makeFolder(job.temp);
const publisher = await openPublisher({
folder: folder,
workspace: job.workspace,
base: ground.head,
remoteUrl: url,
forkUrl: forkOf(ground, job),
token: inputs["github-token"],
lent: ground.goal.kind === "advance" ? ground.goal.branch : void 0,
environment: (0, checkout._K)(world.env),
now: world.now
});
const treeAtStart = setting.trigger.kind === "decision" ? (await publisher.capture()).tree : void 0;
const knowing = readKnowledge(inputs, {
publisher: publisher,
ground: ground,
serverUrl: job.serverUrl
});
knowing.catch(() => {});
const path = conversationPath(folder, setting.memory.id);
setting.memory.openIn(path);
(0, rescue.leaveTrace)(setting, path);
const tools = await openBoth({
inputs: inputs,
world: world,
workingDir: job.workspace,
outputDir: (0, external_node_path_.join)(path, "observations"),
folder: folder,
specs: knowing.then(base => serverSpecs(inputs, base, ground)),
conversation: path,
redact: redact
});
try {
const knowledge = await knowing;
(0, console.Q$)(knowledge);
(0, console.A$)(tools.report());
const desk = ground.goal.kind === "review" ? ground.goal.desk : void 0;
const subAgentEvents = [];
const place = {
folder: folder,
tools: tools,
branch: ground.branch,
knowledge: knowledge,
redact: redact,
finishSchema: finishSchema,
desk: desk,
subAgentEvents: subAgentEvents
};
const conversation = openRemembered(setting, inputs, place);
return {
conversation: conversation,
publisher: publisher,
tools: tools,
ground: ground,
treeAtStart: treeAtStart,
inputs: inputs,
knowledge: knowledge,
wantsData: finishSchema !== void 0,
subAgentEvents: subAgentEvents,
folder: folder
};
} catch (error) {
await tools.close();
throw error;
}
}
function forkOf({goal: goal}, {serverUrl: serverUrl}) {
return goal.kind === "advance" && goal.fork !== void 0 ? `${serverUrl}/${goal.fork}.git` : void 0;
}
function conversationPath(folder, id) {
return (0, external_node_path_.join)(folder, "conversations", id.replaceAll("-", ""));
}
function makeFolder(temp) {
(0, external_node_fs_.mkdirSync)(temp, {
recursive: true
});
return (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(temp, "deckhand-"));
}
function openRemembered(setting, inputs, place) {
const {memory: memory, world: world} = setting;
try {
return openConversation(setting, inputs, place);
} catch (error) {
if (!memory.isResumed) throw error;
memory.startAfresh(world.newId(), (0, lib_text.TN)((0, lib_fault.ec)(error).message, 300).replace(/\.$/, ""));
memory.openIn(conversationPath(place.folder, memory.id));
return openConversation(setting, inputs, place);
}
}
function openConversation(setting, inputs, place) {
const {folder: folder, tools: tools, branch: branch, knowledge: knowledge, redact: redact, finishSchema: finishSchema, desk: desk} = place;
const {workspace: workspace} = tools;
const {world: world, job: job, memory: memory} = setting;
const {id: id} = memory;
const repository = `${job.repository.owner}/${job.repository.name}`;
const path = conversationPath(folder, id);
const store = folderStore(path);
const completionLog = inputs["log-completions"] ? completionLogIn(store, world, redact) : void 0;
const words = {
conversationId: id,
repository: repository,
workspace: job.workspace,
branch: branch,
knowledge: knowledge
};
const limit = AbortSignal.timeout(Math.ceil(inputs["timeout-minutes"] * 6e4));
const over = AbortSignal.any([ world.signal, tools.over, limit ]);
const onWait = setting.progress?.onWait;
const options = {
inputs: inputs,
world: world,
completionLog: completionLog,
onWait: onWait,
finishSchema: finishSchema,
added: tools.servers.tools,
desk: desk,
...words
};
return Conversation.open({
id: id,
agent: standardAgent(options),
subAgents: subAgentsFor(options, {
redact: redact,
heard: place.subAgentEvents
}),
workspace: workspace,
store: store,
stamper: () => ({
id: world.newId(),
timestamp: world.now().toISOString()
}),
limits: {
maxIterations: inputs["max-iterations"],
maxBudget: inputs["max-budget-usd"]
},
secrets: inputs.secrets ?? {},
hiddenValues: (0, runner_inputs._y)(world.env),
...extensionsFor(knowledge, {
workspace: workspace,
trigger: setting.trigger,
over: over
})
});
}
function completionLogIn(store, {now: now, random: random}, mask) {
const write = (name, text) => {
try {
store.write(`logs/completions/${name}`, text);
} catch (error) {
(0, console.m)(`An exchange with the model could not be written down. ${(0, lib_fault.ec)(error).message}`);
}
};
return {
write: write,
mask: mask,
now: now,
random: random
};
}
const changed_files_FileReply = schemas.object({
filename: schemas.string(),
previous_filename: schemas.string().optional(),
status: schemas.string(),
additions: schemas.number().int(),
deletions: schemas.number().int(),
patch: schemas.string().optional()
});
const mostOfOne = 8e3;
const maxFiles = 300;
async function readChangedFiles(client, number, characters) {
try {
const {items: items, isWhole: isWhole} = await (0, port.n)(client, "/pulls/{pull_number}/files", {
pull_number: number
}, {
most: 3
});
let left = characters;
const files = schemas.array(changed_files_FileReply).parse(items).slice(0, maxFiles).map(file => {
const patch = file.patch === void 0 ? void 0 : cutPatch(file.patch, Math.min(left, mostOfOne));
left -= patch?.text.length ?? 0;
return toFile(file, patch);
});
return {
files: files,
isWhole: isWhole
};
} catch {
return;
}
}
function cutPatch(patch, most) {
if (patch.length <= most) return {
text: patch,
isCut: false
};
const end = patch.lastIndexOf("\n", most);
return end <= 0 ? void 0 : {
text: patch.slice(0, end),
isCut: true
};
}
function toFile(file, patch) {
const {filename: path, previous_filename: previousPath, status: status, additions: additions, deletions: deletions} = file;
return {
path: path,
previousPath: previousPath,
status: status,
additions: additions,
deletions: deletions,
patch: patch
};
}
const rest_reviews_written = {
id: schemas.number().int(),
body: schemas.string().nullish(),
user: schemas.object({
login: schemas.string()
}).nullable(),
author_association: schemas.string().default("NONE")
};
const Review = schemas.object({
...rest_reviews_written,
state: schemas.string(),
submitted_at: schemas.string().nullish()
});
const ReviewComment = schemas.object({
...rest_reviews_written,
created_at: schemas.string(),
updated_at: schemas.string(),
diff_hunk: schemas.string(),
path: schemas.string(),
line: schemas.number().int().nullish(),
in_reply_to_id: schemas.number().int().nullish()
});
async function restReviews(client, number) {
const asked = {
pull_number: number
};
const reviews = schemas.array(Review).parse((await (0, port.n)(client, "/pulls/{pull_number}/reviews", asked)).items);
const comments = schemas.array(ReviewComment).parse((await (0, port.n)(client, "/pulls/{pull_number}/comments", asked)).items);
const threads = comments.filter(({in_reply_to_id: in_reply_to_id}) => in_reply_to_id == null);
return {
reviews: rest_reviews_listOf(reviews.map(review => ({
...said(review),
...rest_reviews_stateOf(review),
lastEditedAt: null
}))),
reviewThreads: rest_reviews_listOf(threads.map(first => threadOf(first, comments))),
closingIssuesReferences: rest_reviews_listOf([])
};
}
function rest_reviews_stateOf({state: state, submitted_at: submitted_at}) {
return {
state: state,
submittedAt: submitted_at ?? null
};
}
function threadOf(first, comments) {
const inIt = comments.filter(({id: id, in_reply_to_id: in_reply_to_id}) => id === first.id || in_reply_to_id === first.id);
const line = first.line ?? null;
return {
isResolved: false,
isOutdated: line === null,
path: first.path,
line: line,
comments: rest_reviews_listOf(inIt.map(comment => ({
...{
...said(comment),
createdAt: comment.created_at,
diffHunk: comment.diff_hunk
},
lastEditedAt: comment.updated_at === comment.created_at ? null : comment.updated_at
})))
};
}
function said({id: id, body: body, user: user, author_association: author_association}) {
return {
databaseId: id,
body: body ?? "",
author: user?.login ?? "ghost",
authorAssociation: author_association,
isMinimized: false
};
}
function rest_reviews_listOf(nodes) {
return {
totalCount: nodes.length,
nodes: nodes
};
}
const thread_query_said = "databaseId body createdAt lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}";
const head = "title body url createdAt lastEditedAt authorAssociation author{__typename login}";
const page = "totalCount pageInfo{hasPreviousPage startCursor}";
const fields = `${head} comments(last:100,before:$before){${page} nodes{${thread_query_said}}}`;
const variables = "$owner:String!,$name:String!,$number:Int!,$before:String";
const threadQuery = `query Thread(${variables}){\n  repository(owner:$owner,name:$name){thread:issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${fields}}\n    ... on PullRequest{${fields}}\n  }}\n}`;
const discussionQuery = `query Discussion(${variables}){\n  repository(owner:$owner,name:$name){thread:discussion(number:$number){\n    __typename\n    ${head} comments(last:100,before:$before){${page} nodes{${thread_query_said} replies(last:20){totalCount nodes{${thread_query_said}}}}}\n  }}\n}`;
const Author = schemas.object({
__typename: schemas.string(),
login: schemas.string()
}).nullable().transform(author => {
if (author === null) return "ghost";
return author.__typename === "Bot" && !author.login.endsWith("[bot]") ? `${author.login}[bot]` : author.login;
});
const thread_query_comment = {
databaseId: schemas.number().int(),
body: schemas.string(),
createdAt: schemas.string(),
lastEditedAt: schemas.string().nullable(),
isMinimized: schemas.boolean(),
authorAssociation: schemas.string(),
viewerDidAuthor: schemas.boolean(),
author: Author
};
const thread_query_Reply = schemas.object(thread_query_comment).readonly();
const ThreadComment = schemas.object({
...thread_query_comment,
replies: schemas.object({
totalCount: schemas.number().int(),
nodes: schemas.array(thread_query_Reply.nullable()).readonly()
}).readonly().optional()
}).readonly();
const ThreadPage = schemas.object({
title: schemas.string(),
body: schemas.string(),
url: schemas.string(),
createdAt: schemas.string(),
lastEditedAt: schemas.string().nullable(),
authorAssociation: schemas.string(),
author: Author,
comments: schemas.object({
totalCount: schemas.number().int(),
pageInfo: schemas.object({
hasPreviousPage: schemas.boolean(),
startCursor: schemas.string().nullable()
}).readonly(),
nodes: schemas.array(ThreadComment.nullable()).readonly()
}).readonly()
}).readonly();
const ThreadReply = schemas.object({
repository: schemas.object({
thread: ThreadPage
})
});
const reviews_query_said = "databaseId body lastEditedAt isMinimized authorAssociation author{__typename login}";
const reviewsQuery = `query Reviews($owner:String!,$name:String!,$number:Int!){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviews(last:50){totalCount nodes{${reviews_query_said} state submittedAt}}\n    reviewThreads(last:100){totalCount nodes{isResolved isOutdated path line\n      comments(first:30){totalCount nodes{${reviews_query_said} createdAt diffHunk}}}}\n    closingIssuesReferences(first:5){nodes{number title body createdAt lastEditedAt authorAssociation author{__typename login}\n      repository{nameWithOwner}}}\n  }}\n}`;
const reviews_query_written = {
body: schemas.string(),
lastEditedAt: schemas.string().nullable(),
authorAssociation: schemas.string(),
author: Author
};
const heard = {
...reviews_query_written,
databaseId: schemas.number().int().nullable(),
isMinimized: schemas.boolean()
};
const reviews_query_listOf = node => schemas.object({
totalCount: schemas.number().int().default(0),
nodes: schemas.array(node.nullable()).readonly()
});
const reviews_query_Review = schemas.object({
...heard,
state: schemas.string(),
submittedAt: schemas.string().nullable()
});
const reviews_query_ReviewComment = schemas.object({
...heard,
createdAt: schemas.string(),
diffHunk: schemas.string()
});
const ReviewThread = schemas.object({
isResolved: schemas.boolean(),
isOutdated: schemas.boolean(),
path: schemas.string(),
line: schemas.number().int().nullable(),
comments: reviews_query_listOf(reviews_query_ReviewComment)
});
const LinkedIssue = schemas.object({
...reviews_query_written,
number: schemas.number().int(),
title: schemas.string(),
createdAt: schemas.string(),
repository: schemas.object({
nameWithOwner: schemas.string()
})
});
const ReviewsReply = schemas.object({
repository: schemas.object({
pullRequest: schemas.object({
reviews: reviews_query_listOf(reviews_query_Review),
reviewThreads: reviews_query_listOf(ReviewThread),
closingIssuesReferences: reviews_query_listOf(LinkedIssue)
})
})
});
async function readReviews(options) {
const {client: client, repository: repository, number: number} = options;
try {
const data = await client.graphql(reviewsQuery, {
...repository,
number: number
});
return toReviews(ReviewsReply.parse(data).repository.pullRequest, options, []);
} catch {
return byRest(options);
}
}
async function byRest(options) {
try {
const note = "Which review threads are resolved is not known: some of them may be.";
return toReviews(await restReviews(options.client, options.number), options, [ note ]);
} catch {
const notes = [ "The reviews could not be read from GitHub." ];
return {
reviews: [],
threads: [],
linked: [],
omitted: 0,
notes: notes
};
}
}
function isOfUse({isResolved: isResolved, comments: comments}, options) {
return !isResolved || comments.nodes.some(comment => reviews_isRequest(comment, options));
}
function toReviews(page, options, notes) {
const wordy = page.reviews.nodes.filter(review => review !== null && review.body.trim() !== "");
const reviews = wordy.flatMap(review => keptReview(review, options));
const open = page.reviewThreads.nodes.filter(thread => thread !== null && isOfUse(thread, options));
const threads = open.flatMap(thread => keptThread(thread, options));
const comments = open.reduce((sum, thread) => sum + thread.comments.totalCount, 0);
const kept = threads.reduce((sum, thread) => sum + thread.comments.length, 0);
const requests = [ "review", "review-comment" ].includes(options.trigger.item.kind) ? 1 : 0;
return {
reviews: reviews,
threads: threads,
linked: linkedIn(page, options),
notes: [ ...notes, ...unread(page) ],
omitted: Math.max(wordy.length - reviews.length + comments - kept - requests, 0)
};
}
function unread({reviews: reviews, reviewThreads: reviewThreads}) {
const more = reviews.totalCount > reviews.nodes.length || reviewThreads.totalCount > reviewThreads.nodes.length;
return more ? [ "There are older reviews that are not shown." ] : [];
}
function keptReview(raw, {trigger: trigger}) {
if (raw?.submittedAt == null || raw.databaseId === null) return [];
const isRequest = trigger.item.kind === "review" && trigger.item.id === raw.databaseId;
if (isRequest || !stoodAt({
...raw,
createdAt: raw.submittedAt
}, trigger.createdAt)) return [];
return [ {
...reviews_said(raw, raw.submittedAt),
id: raw.databaseId,
state: raw.state.toLowerCase()
} ];
}
function keptThread({path: path, line: line, comments: comments}, options) {
const [first] = comments.nodes;
const kept = comments.nodes.flatMap(comment => keptComment(comment, options));
const isAsked = comments.nodes.some(comment => reviews_isRequest(comment, options));
if (!first || kept.length === 0 && !isAsked) return [];
return [ {
path: path,
line: line,
hunk: first.diffHunk,
isAsked: isAsked,
comments: kept
} ];
}
function reviews_isRequest(raw, {trigger: {item: item}}) {
return item.kind === "review-comment" && item.id === raw?.databaseId;
}
function keptComment(raw, options) {
if (raw?.databaseId == null || !stoodAt(raw, options.trigger.createdAt) || reviews_isRequest(raw, options)) return [];
return [ {
...reviews_said(raw, raw.createdAt),
id: raw.databaseId
} ];
}
function linkedIn({closingIssuesReferences: closingIssuesReferences}, {repository: repository, trigger: trigger}) {
const ours = `${repository.owner}/${repository.name}`.toLowerCase();
return closingIssuesReferences.nodes.flatMap(issue => {
if (issue?.repository.nameWithOwner.toLowerCase() !== ours || !stoodAt(issue, trigger.createdAt)) return [];
return [ {
...reviews_said(issue, issue.createdAt),
number: issue.number,
title: issue.title
} ];
});
}
function reviews_said({body: body, author: author, authorAssociation: authorAssociation}, createdAt) {
return {
author: author,
association: authorAssociation,
body: body,
createdAt: createdAt
};
}
const RestAuthor = schemas.object({
login: schemas.string()
}).nullable().transform(user => user?.login ?? "ghost");
const rest_thread_written = {
body: schemas.string().nullish(),
created_at: schemas.string(),
updated_at: schemas.string(),
author_association: schemas.string().default("NONE"),
user: RestAuthor,
html_url: schemas.string()
};
const Head = schemas.object({
...rest_thread_written,
title: schemas.string(),
comments: schemas.number().int()
});
const Comments = schemas.array(schemas.object({
...rest_thread_written,
id: schemas.number().int()
}));
const pageSize = 100;
async function restPage(client, number, before) {
const head = Head.parse(await client.get("/issues/{issue_number}", {
issue_number: number
}));
const page = before === null ? Math.max(1, Math.ceil(head.comments / pageSize)) : Number(before) - 1;
const asked = {
issue_number: number,
per_page: pageSize,
page: page
};
const comments = Comments.parse(await client.get("/issues/{issue_number}/comments", asked));
return {
...{
title: head.title,
url: head.html_url,
...dated(head)
},
comments: {
totalCount: head.comments,
pageInfo: {
hasPreviousPage: page > 1,
startCursor: String(page)
},
nodes: comments.map(comment => ({
...{
databaseId: comment.id,
isMinimized: false,
viewerDidAuthor: false,
...dated(comment)
}
}))
}
};
}
function dated({body: body, created_at: created_at, updated_at: updated_at, author_association: author_association, user: user}) {
return {
body: body ?? "",
author: user,
authorAssociation: author_association,
createdAt: created_at,
lastEditedAt: updated_at === created_at ? null : updated_at
};
}
const thread_frame = 100;
const maxPages = 10;
async function readThread(options) {
const {trigger: trigger} = options;
const reading = await readAll(options);
const {kept: kept, total: total, uncounted: uncounted} = reading;
return {
kind: thread_kinds[trigger.thread.type],
number: trigger.thread.number,
...trigger.snapshot ?? thread_headOf(reading, trigger),
comments: kept.reverse(),
omitted: Math.max(total - uncounted - kept.length, 0),
notes: notesOn(reading, trigger)
};
}
const thread_kinds = {
issue: "issue",
pull_request: "pull request",
discussion: "discussion"
};
async function readAll(options) {
const {client: client, trigger: trigger} = options;
const reading = await readPages(options, before => graphqlPage(options, before));
const get = client.get?.bind(client);
if (reading.head || !get || trigger.thread.type === "discussion") return reading;
return {
...await readPages(options, before => restPage({
get: get
}, trigger.thread.number, before)),
isRest: true
};
}
async function graphqlPage({client: client, repository: repository, trigger: trigger}, before) {
const {type: type, number: number} = trigger.thread;
const query = type === "discussion" ? discussionQuery : threadQuery;
return ThreadReply.parse(await client.graphql(query, {
...repository,
number: number,
before: before
})).repository.thread;
}
async function readPages({trigger: trigger, characters: characters, signal: signal}, readPage) {
const reading = {
head: void 0,
kept: [],
total: 0,
uncounted: 0,
isWhole: true,
isRest: false
};
let left = characters;
let before = null;
for (let count = 0; count < maxPages; count++) {
const page = await readPage(before).catch(() => {});
signal.throwIfAborted();
if (page === void 0) return {
...reading,
isWhole: false
};
if (!reading.head) Object.assign(reading, {
head: page,
total: page.comments.totalCount
});
left = keepNewest(reading, page, {
trigger: trigger,
left: left
});
before = page.comments.pageInfo.startCursor;
if (left <= 0 || before === null || !page.comments.pageInfo.hasPreviousPage) break;
}
return reading;
}
function keepNewest(reading, page, {trigger: trigger, left: left}) {
let rest = left;
for (const comment of flat(reading, page.comments.nodes).toReversed()) if (isUncounted(comment, trigger)) reading.uncounted += 1; else if (rest > 0 && stoodAt(comment, trigger.createdAt)) {
reading.kept.push(toComment(comment));
rest -= comment.body.length + thread_frame;
}
return rest;
}
function flat(reading, nodes) {
return nodes.flatMap(node => {
reading.total += node?.replies?.totalCount ?? 0;
return [ node, ...node?.replies?.nodes ?? [] ].filter(comment => comment !== null);
});
}
function isUncounted({databaseId: databaseId, viewerDidAuthor: viewerDidAuthor, createdAt: createdAt}, {item: item, createdAt: asked}) {
const isRequest = item.id === databaseId && (item.kind === "issue-comment" || item.kind === "discussion-comment");
return isRequest || viewerDidAuthor && !isBefore(createdAt, asked);
}
function toComment(node) {
const {databaseId: databaseId, author: author, authorAssociation: authorAssociation, body: body, createdAt: createdAt, lastEditedAt: lastEditedAt, viewerDidAuthor: viewerDidAuthor} = node;
return {
id: databaseId,
author: author,
association: authorAssociation,
body: body,
createdAt: createdAt,
...lastEditedAt !== null && {
editedAt: lastEditedAt
},
...viewerDidAuthor && {
isOwn: true
}
};
}
function thread_headOf({head: head}, {createdAt: createdAt}) {
if (!head) return {
title: "",
body: "",
author: "ghost",
association: "NONE",
url: ""
};
const {title: title, body: body, author: author, authorAssociation: association, url: url} = head;
return stoodAt(head, createdAt) ? {
title: title,
body: body,
author: author,
association: association,
url: url
} : {
title: title,
body: "",
author: author,
association: association,
url: url
};
}
function notesOn({head: head, isWhole: isWhole, isRest: isRest}, {snapshot: snapshot, createdAt: createdAt}) {
const notes = [];
if (!isWhole) notes.push(`${head ? "Older comments" : "The comments"} could not be read from GitHub.`);
if (isRest && head) notes.push("Comments that were hidden may be among them.");
if (head && !snapshot && !stoodAt(head, createdAt)) notes.push("Its text was edited after the request and is left out.");
const isChanged = head && snapshot && (head.title !== snapshot.title || oneEol(head.body) !== oneEol(snapshot.body));
if (isChanged) notes.push("Its title or text was edited after the request; it is shown as it was before.");
return notes;
}
function oneEol(text) {
return text.replaceAll("\r\n", "\n");
}
function reviewTask({known: known}) {
const open = known.filter(({status: status}) => status === "open").map(({id: id}) => id);
const before = open.length === 0 ? "" : `\n\n${(0, prompts.J)("review-known", {
comments: open.join(", ")
})}`;
return (0, prompts.J)("review") + before;
}
async function readTask(setting, {pull: found, goal: goal}) {
const {job: job, trigger: trigger, world: world, failed: failed} = setting;
const [thread, pull] = await Promise.all([ read_task_threadOf(setting), found && pullContext(setting, found) ]);
const task = taskOf({
trigger: trigger,
thread: thread,
pull: pull,
failed: failed,
repository: job.repository,
nonce: world.newId().replaceAll("-", "")
});
return goal.kind === "review" ? `${task}\n\n${reviewTask(goal.desk)}` : task;
}
async function read_task_threadOf({github: github, job: job, trigger: trigger, world: world}) {
const {repository: repository} = job;
const {thread: own, ...asked} = trigger;
const thread = asked.about?.thread ?? own;
if (thread.type === "none") return;
const client = (0, github_client.nx)(github, repository);
const place = {
client: client,
repository: repository,
characters: threadCharacters,
signal: world.signal
};
return readThread({
...place,
trigger: {
...asked,
thread: thread
}
});
}
async function pullContext({github: github, job: job, trigger: trigger}, pull) {
const {repository: repository} = job;
const client = (0, github_client.nx)(github, repository);
const [reviews, files, checks] = await Promise.all([ readReviews({
client: client,
repository: repository,
trigger: trigger,
number: pull.number
}), readChangedFiles(client, pull.number, patchCharacters), readChecks(client, pull.head.sha) ]);
return {
pull: pull,
reviews: reviews,
files: files,
checks: checks
};
}
async function news_taskFor(setting, ground, folder) {
const {memory: memory, trigger: trigger, world: world, failed: failed} = setting;
if (!memory.isResumed) return readTask(setting, ground);
const {read_until: readUntil, answered: answered, thread_digest: digest} = memory.manifest;
const [thread, pull, checks] = await Promise.all([ read_task_threadOf(setting), ground.pull && pullContext(setting, ground.pull), checksOf(setting) ]);
return newsOf({
trigger: trigger,
thread: thread,
pull: pull,
nonce: world.newId().replaceAll("-", ""),
readUntil: readUntil ?? void 0,
known: new Set(answered.flatMap(({key: key}) => commentIn(key))),
isHeadNew: digest !== null && trigger.snapshot !== void 0 && digestOf(trigger.snapshot) !== digest,
facts: [ ...news_endOf(setting), ...news_placeOf(setting, ground, folder), ...news_failureOf(setting) ],
items: [ ...checks, ...failed ? jobItems(failed) : [] ]
});
}
function digestOf({title: title, body: body}) {
return (0, external_node_crypto_.createHash)("sha256").update(`${title}\0${body}`).digest("hex");
}
function commentIn(key) {
const [, event, id] = key.split("/");
return event === "issue_comment" && id !== void 0 ? [ Number(id) ] : [];
}
function news_endOf({memory: memory}) {
const {outcome: outcome, reason: reason} = memory.manifest;
if (outcome === null || memory.wasCutOff) return [ (0, prompts.J)("news-cut-off") ];
return [ (0, prompts.J)("news-end", {
outcome: outcome,
reason: reason ?? ""
}) ];
}
function news_failureOf({trigger: {run: run, headSha: headSha}, failed: failed}) {
return run ? [ (0, prompts.J)("news-ci", task_runOf(run, headSha)), ...failed?.notes ?? [] ] : [];
}
function news_placeOf({memory: memory, job: job}, {head: head, branch: branch}, folder) {
const {work: work} = memory.manifest;
const outputs = `${conversationPath(folder, memory.id)}/observations`;
const where = (0, prompts.J)("news-place", {
workspace: job.workspace,
commit: head,
branch: branch,
outputs: outputs
});
if (!work) return [ where ];
if (work.commit === head) return [ where, (0, prompts.J)("news-published") ];
return [ where, (0, prompts.J)(work.branch === branch ? "news-moved" : "news-elsewhere", {
commit: work.commit,
branch: work.branch
}) ];
}
async function checksOf({memory: memory, github: github, job: job}) {
const {work: work} = memory.manifest;
const checks = work ? await readChecks((0, github_client.nx)(github, job.repository), work.commit) : void 0;
if (!work || !checks || checks.length === 0) return [];
const lines = checks.slice(0, 50).map(({name: name, conclusion: conclusion}) => `${conclusion}: ${name}`);
return [ {
label: `the checks of ${work.commit}, which you published`,
text: lines.join("\n")
} ];
}
var turn = __webpack_require__(9756);
async function earlierComment(desk, memory) {
return rememberedComment(desk, memory) ?? await commentOfEarlierAttempt(desk);
}
function rememberedComment({trigger: trigger, job: job, world: world}, {manifest: manifest, wasCutOff: wasCutOff}) {
const {comment_id: id, lease: lease} = manifest;
const {thread: thread, key: key} = trigger;
if (!wasCutOff || lease?.key !== key || id === null || thread.type === "none") return;
const replyTo = (0, reply_place.M)(world.env, trigger);
const page = thread.type === "issue" ? "issues" : "pull";
const url = `${job.repositoryUrl}/${page}/${thread.number}#${replyTo === void 0 ? "issuecomment-" : "discussion_r"}${id}`;
return {
issue: thread.number,
id: id,
url: url,
replyTo: replyTo
};
}
function ending_ended({trigger: trigger, world: world, memory: memory}, done, commentUrl) {
const {outcome: outcome, reason: reason} = done.report;
const {key: key, createdAt: createdAt, snapshot: snapshot} = trigger;
const answer = {
comment_url: commentUrl ?? null,
outcome: outcome,
time: world.now().toISOString()
};
const answers = [ key, ...memory.joined ].map(one => ({
key: one,
...answer
}));
return manifest => ({
...answers.reduce(state_manifest.$s, manifest),
lease: null,
outcome: outcome,
reason: reason,
work: workAfter(manifest.work, done),
counters: countersAfter(manifest, trigger, done),
read_until: createdAt ?? manifest.read_until,
thread_digest: snapshot ? digestOf(snapshot) : manifest.thread_digest
});
}
function countersAfter({counters: counters}, {run: run, headSha: headSha}, {report: {kept: kept}}) {
return run && headSha && kept.kind === "branch" ? chainOn(counters, headSha, kept.commit) : counters;
}
function workAfter(before, {report: {kept: kept, pullRequest: pullRequest}, ground: ground}) {
const number = pullRequest?.number ?? null;
if (kept.kind !== "branch") return before && {
...before,
pull_request: number ?? before.pull_request
};
const {branch: branch, commit: commit} = kept;
const isSame = before?.branch === branch;
const base = ground?.goal.base ?? before?.base ?? "";
return {
branch: branch,
commit: commit,
base: base,
pull_request: number ?? (isSame ? before.pull_request : null)
};
}
function withNotes(body, {memory: memory, world: world}, {report: report}) {
const [phrase = ""] = (0, trigger_settings.phrasesOf)(world.env);
const goesOn = memory.isKept && turn.y.includes(report.outcome) ? [ (0, prompts.J)("continue", {
phrase: phrase
}) ] : [];
return [ body, ...goesOn, ...memory.notes ].join("\n\n");
}
var sweep_beside = __webpack_require__(2566);
var recall = __webpack_require__(9485);
async function takeTurns(desk, {memory: first, commentId: commentId, progress: progress, work: work}) {
for (let memory = first; ;) {
const setting = settingOf(desk, memory, {
commentId: commentId,
progress: progress
});
const done = await work(setting);
if (done !== "lost") return {
kind: "done",
done: done,
setting: setting
};
const next = await (0, recall.I9)(desk);
if (next.kind === "answered") return next;
memory = next.memory;
}
}
function settingOf(desk, memory, {commentId: commentId, progress: progress}) {
const {world: world, github: github, job: job, trigger: trigger, failed: failed} = desk;
return {
world: world,
github: github,
job: job,
trigger: trigger,
failed: failed,
memory: memory,
get conversationId() {
return memory.id;
},
claimed: memory.claim((0, recall.m8)(desk), commentId),
...progress && {
progress: progress
}
};
}
var list_item = __webpack_require__(7456);
function forItem(env, asked) {
const item = (0, list_item.b8)((0, raw_input.J)(env, "item") ?? "{");
const {trigger: trigger} = asked;
if (!item || trigger.kind === "decision") return asked;
if (trigger.thread.type === "pull_request") return {
trigger: trigger,
fault: asked.fault ?? notOnPulls()
};
const {snapshot: _, claim: __, run: ___, ...rest} = trigger;
const kind = trigger.kind === "schedule" ? "schedule" : "automation";
const key = `${trigger.key}/item/${item.key}`;
return {
...asked,
trigger: {
...rest,
...for_item_NOWHERE,
kind: kind,
key: key,
about: aboutOf(item)
}
};
}
const for_item_NOWHERE = {
thread: {
type: "none"
},
answer: {
kind: "none"
},
item: {
kind: "none",
id: 0,
nodeId: void 0
}
};
function notOnPulls() {
return new lib_fault.vC("config", "An `item` cannot be worked on from an event of a pull request.", {
hint: "Start the workflow by hand, on a schedule, or from an issue."
});
}
function aboutOf({item: item, kind: kind, number: number, title: title}) {
const isThread = number !== void 0 && (kind === "issue" || kind === "pull-request");
return {
title: title === "" ? item : title,
text: title === item ? item : `${item}\n${title}`,
...isThread && {
thread: {
type: kind === "issue" ? "issue" : "pull_request",
number: number
}
}
};
}
var trigger_trigger = __webpack_require__(3768);
async function place_placed(desk, trigger) {
const {run: run, headSha: headSha} = trigger;
if (!run) return trigger;
if (await branchTip(desk, run.branch) !== headSha) return (0, trigger_trigger.PP)(`The branch ${run.branch} has moved on since.`);
const number = await pullOf(desk, trigger, run.branch);
if (number !== void 0) return {
...trigger,
thread: {
type: "pull_request",
number: number
},
answer: {
kind: "comment"
}
};
const issue = run.isOwnBranch ? issueIn(run.branch) : void 0;
if (issue === void 0) return (0, trigger_trigger.PP)(`The branch ${run.branch} has no open pull request.`);
return {
...trigger,
thread: {
type: "issue",
number: issue
},
answer: {
kind: "comment"
}
};
}
async function branchTip({github: github, job: job}, branch) {
try {
return await tipOf(github, job.repository, branch);
} catch (error) {
if (error instanceof github_client.Q4 && error.status === 404) return;
throw error;
}
}
const Pulls = schemas.array(schemas.object({
number: schemas.int(),
head: schemas.object({
sha: schemas.string(),
repo: schemas.object({
id: schemas.int()
}).nullable()
})
}));
async function pullOf({github: github, job: job}, trigger, branch) {
const {owner: owner, name: name} = job.repository;
const asked = {
owner: owner,
repo: name,
head: `${owner}:${branch}`,
state: "open"
};
const {data: data} = await github.request("GET /repos/{owner}/{repo}/pulls", asked);
const ours = Pulls.parse(data).filter(({head: head}) => head.sha === trigger.headSha && head.repo?.id === trigger.repositoryId).map(({number: number}) => number);
const named = trigger.thread.type === "none" ? void 0 : trigger.thread.number;
return ours.find(number => number === named) ?? ours[0];
}
function issueIn(branch) {
const [, number] = /(?:^|[/-])issue-(\d{1,9})(?=$|\D)/.exec(branch) ?? [];
return number === void 0 ? void 0 : Number(number);
}
const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
const log_text_stamp = /^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/;
function logTail(log, {lines: lines, characters: characters}) {
const all = log.replace(/\r?\n$/, "").split("\n");
const kept = [];
let left = characters;
for (const raw of all.toReversed()) {
const line = cleanLine(raw);
left -= line.length + 1;
if (kept.length === lines || left < 0) break;
kept.unshift(line);
}
return {
text: kept.join("\n"),
isCut: kept.length < all.length
};
}
async function readEnd(stream, most) {
let chunks = [];
let size = 0;
let isCut = false;
for await (const chunk of stream) {
chunks.push(chunk);
size += chunk.length;
if (size <= 4 * most) continue;
const end = Buffer.concat(chunks).subarray(-most);
({chunks: chunks, size: size, isCut: isCut} = {
chunks: [ end ],
size: end.length,
isCut: true
});
}
const whole = Buffer.concat(chunks);
const text = whole.subarray(-most).toString("utf8");
return isCut || whole.length > most ? text.slice(text.indexOf("\n") + 1) : text;
}
function cleanLine(raw) {
const line = raw.replace(log_text_stamp, "").replaceAll(escapes, "").replace(/\r+$/, "");
return line.slice(line.lastIndexOf("\r") + 1);
}
const Step = schemas.object({
name: schemas.string(),
conclusion: schemas.string().nullish()
});
const Job = schemas.object({
id: schemas.number().int(),
name: schemas.string(),
conclusion: schemas.string().nullable(),
html_url: schemas.string().nullish(),
steps: schemas.array(Step).default([])
});
const failures = [ "failure", "timed_out", "startup_failure" ];
const maxLogs = 5;
const failed_run_limits = {
lines: 200,
characters: 8e3
};
const failed_run_maxBytes = 256 * 1024;
async function readFailedJobs(client, run) {
try {
const path = "/actions/runs/{run_id}/attempts/{attempt_number}/jobs";
const asked = {
run_id: run.id,
attempt_number: run.attempt
};
const {items: items, isWhole: isWhole} = await (0, port.n)(client, path, asked, {
list: "jobs"
});
const failed = schemas.array(Job).parse(items).filter(({conclusion: conclusion}) => failures.includes(conclusion ?? ""));
const jobs = await Promise.all(failed.map((job, index) => withLog(client, job, index < maxLogs)));
return {
jobs: jobs,
notes: isWhole ? [] : [ "There are more jobs than could be read." ]
};
} catch {
return {
jobs: [],
notes: [ "The jobs of the failed run could not be read; it takes the permission `actions: read`." ]
};
}
}
async function withLog(client, job, hasLog) {
const {id: id, name: name, conclusion: conclusion, html_url: html_url, steps: steps} = job;
const failedSteps = steps.filter(step => failures.includes(step.conclusion ?? "")).map(step => step.name);
const log = hasLog ? await readLog(client, id) : void 0;
return {
id: id,
name: name,
conclusion: conclusion ?? "",
url: html_url ?? "",
failedSteps: failedSteps,
log: log
};
}
async function readLog(client, id) {
try {
const stream = await client.stream("/actions/jobs/{job_id}/logs", {
job_id: id
});
return logTail(await readEnd(stream, failed_run_maxBytes), failed_run_limits);
} catch {
return;
}
}
var input_shapes = __webpack_require__(1919);
async function lookAtFailure(connection, desk, memory) {
const {trigger: trigger, github: github, job: job} = desk;
if (!trigger.run) return {
status: "go",
failed: void 0
};
const {branch: branch} = trigger.run;
if (trigger.thread.type === "issue" && !isUnproposed(memory, branch)) return {
status: "stop",
why: `Nothing is known of work on the branch ${branch} that goes on.`
};
const failed = await readFailedJobs((0, github_client.nx)(github, job.repository), trigger.run);
if (isRepeated(desk, memory)) return {
status: "go",
failed: failed
};
const chance = await chanceFor(desk, memory, failureOf(failed) ?? "unread");
if (chance.status === "go") {
memory.update(manifest => ({
...manifest,
counters: chance.counters
}));
return {
status: "go",
failed: failed
};
}
return {
status: "stop",
why: await stop(connection, desk, memory, chance)
};
}
function isUnproposed({manifest: {work: work}}, branch) {
return work?.branch === branch && work.pull_request === null;
}
function isRepeated({trigger: trigger}, {manifest: manifest}) {
return manifest.lease?.key === trigger.key || (0, state_manifest.oy)(trigger.key, manifest) !== void 0;
}
async function chanceFor(desk, memory, failure) {
const {trigger: trigger, world: world} = desk;
const most = input_shapes.r2.safeParse((0, raw_input.J)(world.env, "ci-attempts")).data ?? 1;
if ((!memory.isKept || memory.isLost) && await try_again_isOurs(desk)) return {
status: "spent",
tried: 1,
counters: {}
};
return chanceAt(memory.manifest.counters, trigger.headSha ?? "", failure, most);
}
const try_again_Commit = schemas.object({
message: schemas.string()
});
async function try_again_isOurs({github: github, job: job, trigger: trigger}) {
try {
const client = (0, github_client.nx)(github, job.repository);
const commit = try_again_Commit.parse(await client.get("/git/commits/{commit_sha}", {
commit_sha: trigger.headSha
}));
return /^Agent-Run: /m.test(commit.message);
} catch {
return true;
}
}
async function stop({mayWrite: mayWrite, redact: redact}, {world: world, github: github, job: job, trigger: trigger}, memory, chance) {
if (chance.status === "told") return "No more attempts are made at this failure, as was said.";
const why = chance.status === "unchanged" ? "It fails just as it did before my last attempt." : `It failed after ${(0, 
lib_text.U9)(chance.tried, "attempt")}.`;
if (!mayWrite || trigger.thread.type === "none") return why;
const [phrase = ""] = (0, trigger_settings.phrasesOf)(world.env);
const words = (0, prompts.J)("ci-stopped", {
why: why,
run_url: trigger.run?.url ?? "",
phrase: phrase
});
try {
const {url: url} = await (0, comment.Gy)(github, job.repository, trigger.thread.number, redact(words));
const answer = {
key: trigger.key,
comment_url: url,
outcome: "skipped",
time: world.now().toISOString()
};
await memory.close(manifest => (0, state_manifest.$s)({
...manifest,
counters: chance.counters
}, answer));
} catch (error) {
(0, console.m)(`The reason could not be left on the thread. ${(0, lib_fault.ec)(error).message}`);
}
return why;
}
function conclude(evidence) {
const {end: end} = evidence;
switch (end.status) {
case "finished":
return concludeFinished(evidence);

case "exhausted":
return {
outcome: "budget-exhausted",
reason: `Stopped after ${(0, lib_text.U9)(evidence.maxIterations, "step")}, which is the limit`,
hint: "Raise the `max-iterations` input, or ask for less at once."
};

case "over-budget":
return {
outcome: "budget-exhausted",
reason: `Stopped at the limit on money, which is $${evidence.maxBudgetUsd}`,
hint: "Raise the `max-budget-usd` input, or ask for less at once."
};

case "deadline":
return {
outcome: "timed-out",
reason: `Stopped after ${(0, lib_text.U9)(evidence.timeoutMinutes, "minute")}, which is the limit`,
hint: "Raise the `timeout-minutes` input (and the job's own limit above it), or ask for less at once."
};

case "stuck":
return {
outcome: "stuck",
reason: "Stopped because I was going in circles",
hint: "Say what I seem to miss, and mention me again."
};

case "waiting":
return {
outcome: "awaiting-approval",
reason: "An action waits for approval",
hint: "Approve or reject it."
};

case "interrupted":
return end.reason instanceof lib_fault.vC ? failure(end.reason) : CANCELLED;

case "failed":
return failure(end.fault);
}
}
function failure(fault) {
if (fault.code === "cancelled") return {
...CANCELLED,
reason: (0, lib_text.TN)(fault.message, 300).replace(/\.$/, "")
};
const [reason, hint] = [ (0, lib_text.TN)(fault.message, 300).replace(/\.$/, ""), (0, 
lib_text.TN)(fault.hint ?? "", 300) ];
return {
outcome: "failed",
reason: reason,
hint: hint,
code: fault.code,
fault: fault
};
}
function conclude_blocked(first, amount) {
const more = amount > 1 ? `, and ${amount - 1} more` : "";
const reason = `Nothing could be published: ${(0, lib_text.TN)(summaryOf(first), 200)}${more}`;
return {
outcome: "blocked",
reason: reason,
hint: CODES[first.code].hint
};
}
const NO_DATA = new lib_fault.vC("model", "The agent ended without the data that `output-schema` asks for.", {
hint: "Run it again, ask for less data, or take a model that is better at calling tools."
});
const CANCELLED = {
outcome: "cancelled",
reason: "The run was cancelled",
hint: "Mention me again to go on."
};
function wherein({goal: goal, saved: {kept: kept}, opened: {pullRequest: pullRequest, proposeUrl: proposeUrl}}) {
if (goal === "plan") return "ready to be applied";
if (goal === "dry-run") return "a dry run, so nothing is published";
if (goal === "patch") return "the patch is below";
if (goal === "advance") return `on pull request #${pullRequest?.number}`;
if (pullRequest) return `${pullRequest.isReady ? "" : "draft "}pull request #${pullRequest.number}`;
if (proposeUrl !== void 0) return "ready to be proposed";
return kept.kind === "branch" ? `on branch ${kept.branch}` : "not published";
}
function concludeFinished(evidence) {
const {change: change, saved: saved, opened: opened, finalResponse: finalResponse} = evidence;
const fault = saved.fault ?? opened.fault;
if (fault) return failure(fault);
if (evidence.lacksData) return failure(NO_DATA);
const {withheld: withheld} = saved;
if (change.files.length > 0) {
const files = (0, lib_text.U9)(change.files.length, "file");
const rest = withheld.length > 0 ? `, and withheld ${withheld.length}` : "";
return {
outcome: "changed",
reason: `Changed ${files}${rest}: ${wherein(evidence)}`,
hint: ""
};
}
if (evidence.goal === "propose" && opened.pullRequest) return {
outcome: "changed",
reason: `Nothing was to be added: ${wherein(evidence)}`,
hint: ""
};
if (withheld[0]) return conclude_blocked(withheld[0], withheld.length);
if (finalResponse.trim() !== "") return {
outcome: "answered",
reason: "Answered",
hint: ""
};
return {
outcome: "no-op",
reason: "Nothing was changed and nothing was said",
hint: "Ask again in other words."
};
}
var memory = __webpack_require__(4704);
var prose_invisible = __webpack_require__(2333);
function neutralTitle(title) {
return (0, prose_invisible.O)((0, lib_text.TN)(title, 1e3)).replaceAll(/(?<![A-Za-z0-9])@(?=[A-Za-z0-9])/g, "＠").replaceAll(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b([^A-Za-z0-9]{0,20}?)(#|GH-|https?:\/\/)(?=\w)/gi, "$1$2$3 ").replaceAll(/([\w-])#(?=\d)/g, "$1# ").replaceAll(/\[(skip[ -]?ci|ci[ -]?skip|no[ -]?ci|skip[ -]?actions|actions[ -]?skip|skip[ -]?checks?)\]/gi, "($1)").replaceAll(/\*{3}NO_CI\*{3}/gi, "NO_CI").replaceAll(/\b(skip-checks)\s*:/gi, "$1 -");
}
function commitMessage({about: about, requester: requester, host: host, conversationId: conversationId, runUrl: runUrl}) {
const reference = about.number === void 0 ? "" : ` (#${about.number})`;
const title = (0, lib_text.TN)(neutralTitle(about.title), 72 - reference.length).replace(/^---[- ]*/, "");
const subject = `${title || "Changes"}${reference}`;
const trailers = [ ...requester ? [ coAuthor(requester, host) ] : [], `Agent-Conversation: ${conversationId}`, `Agent-Run: ${runUrl}` ];
return `${subject}\n\n${trailers.join("\n")}\n`;
}
function coAuthor({login: login, id: id}, host) {
const name = login.replaceAll(/[^\w.[\]-]/g, "");
return `Co-authored-by: ${name} <${id}+${name}@users.noreply.${host}>`;
}
const STANDARD_POLICY = Object.freeze({
protectedPaths: "block",
maxFiles: 100,
maxPatchKb: 1024,
maxFileKb: 5 * 1024
});
function renderPullRequest({closes: closes, answer: answer, requester: requester, runUrl: runUrl, ...rules}) {
const prose = (0, markdown.K)(answer, rules);
const body = (0, prompts.J)("pull-request", {
answer: prose,
requester: requester,
run_url: runUrl
});
return closes === void 0 ? body : `${(0, prompts.J)("closes", {
issue: String(closes)
})}\n\n${body}`;
}
function pullRequestTitle({number: number, title: title}) {
return (0, lib_text.TN)(neutralTitle(title), 200) || (number === void 0 ? "Changes" : `Changes for #${number}`);
}
function titledBy(answer) {
const [heading = "", title = ""] = /^\s*#{1,3}[ \t]+([^\n]*[^\n#\s])[ \t#]*(?:\n+|$)/.exec(answer) ?? [];
return title === "" ? {
rest: answer
} : {
title: title,
rest: answer.slice(heading.length)
};
}
async function openPullRequest(github, repository, text, way = "draft") {
const {owner: owner, name: repo} = repository;
try {
const request = {
owner: owner,
repo: repo,
...text,
draft: way === "draft"
};
return pull_request_found((await github.request("POST /repos/{owner}/{repo}/pulls", request)).data);
} catch (error) {
const isThere = error instanceof github_client.Q4 && error.status === 422 && /already exists/i.test(error.message);
if (!isThere && !(0, github_client.VH)(error)) throw error;
const known = await pullRequestOf(github, repository, text).catch(() => {});
if (known) return known;
throw error;
}
}
async function pullRequestOf(github, {owner: owner, name: repo}, {head: head, base: base}) {
const only = {
owner: owner,
repo: repo,
head: `${owner}:${head}`,
base: base,
state: "open"
};
const {data: data} = await github.request("GET /repos/{owner}/{repo}/pulls", only);
return data[0] && pull_request_found(data[0]);
}
function pull_request_found({number: number, html_url: html_url, draft: draft}) {
return {
number: number,
url: html_url,
...draft === false && {
isReady: true
}
};
}
var mode = __webpack_require__(3932);
const api_commit_PLAIN = "100644";
const api_commit_LARGEST = 20 * 1024 * 1024;
function fitsApi(entries, contents) {
let size = 0;
for (const {newObject: newObject} of entries) size += contents.get(newObject)?.length ?? 0;
return size <= api_commit_LARGEST && entries.every(isPlain);
}
function isPlain({path: path, oldMode: oldMode, newMode: newMode}) {
if (path.includes("�")) return false;
if (newMode === ABSENT) return oldMode.startsWith("100");
return newMode === api_commit_PLAIN && (oldMode === api_commit_PLAIN || oldMode === ABSENT);
}
async function createBranch(github, {owner: owner, name: name}, branch, base) {
const ref = `refs/heads/${(0, own_branch.e)(branch)}`;
try {
await github.request("POST /repos/{owner}/{repo}/git/refs", {
owner: owner,
repo: name,
ref: ref,
sha: base
});
} catch (error) {
if (await tipAfter(error, github, {
owner: owner,
name: name
}, branch) !== base) throw error;
}
}
async function tipAfter(error, github, repository, branch) {
return (0, github_client.VH)(error) ? tipOf(github, repository, branch).catch(() => {}) : void 0;
}
function isTaken(error) {
return error instanceof github_client.Q4 && error.status === 422 && /already exists/i.test(error.message);
}
const MUTATION = `mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}`;
const Answer = schemas.object({
createCommitOnBranch: schemas.object({
commit: schemas.object({
oid: schemas.string()
})
})
}).readonly();
async function commitByApi(github, repository, wanted) {
try {
const answer = Answer.parse(await github.graphql(MUTATION, {
input: api_commit_inputOf(repository, wanted)
}));
return await verified(github, repository, answer.createCommitOnBranch.commit.oid, wanted.tree);
} catch (error) {
const tip = await tipAfter(error, github, repository, wanted.branch);
if (tip === void 0 || tip === wanted.base) throw error;
return verified(github, repository, tip, wanted.tree).catch(() => {
throw error;
});
}
}
function api_commit_inputOf({owner: owner, name: name}, {branch: branch, lent: lent, base: base, message: message, entries: entries, contents: contents}) {
const [headline = "", ...body] = message.trimEnd().split("\n");
const isGone = ({newMode: newMode}) => newMode === ABSENT;
return {
branch: {
repositoryNameWithOwner: `${owner}/${name}`,
branchName: (0, own_branch.e)(branch, lent)
},
message: {
headline: headline,
body: body.join("\n").trim()
},
expectedHeadOid: base,
fileChanges: {
additions: entries.filter(entry => !isGone(entry)).map(({path: path, newObject: newObject}) => ({
path: path,
contents: (contents.get(newObject) ?? api_commit_missing(path)).toString("base64")
})),
deletions: entries.filter(isGone).map(({path: path}) => ({
path: path
}))
}
};
}
function api_commit_missing(path) {
throw new lib_fault.vC("bug", `The content of ${path} was not read.`);
}
async function verified(github, {owner: owner, name: name}, commit, tree) {
const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
const {data: data} = await github.request(route, {
owner: owner,
repo: name,
commit_sha: commit
});
if (data.tree.sha !== tree) throw new lib_fault.vC("denied", `GitHub made the commit ${commit.slice(0, 7)} of other files than it was given.`, {
hint: "Look at that commit before you use it, and delete its branch."
});
return {
commit: commit,
isVerified: data.verification.verified
};
}
async function saveWork(change, options) {
const {publisher: publisher, leaks: leaks, policy: policy = STANDARD_POLICY} = options;
const reviewed = await publisher.review(change, {
policy: policy,
leaks: leaks
});
const message = leaks.redact(options.message).text;
const facts = {
change: reviewed.change,
withheld: reviewed.withheld
};
const patch = await keepWithheld(reviewed, options);
if (reviewed.change.files.length === 0) return {
kept: {
kind: "nothing"
},
...facts,
diff: void 0,
patch: patch,
fault: void 0
};
const diff = await keepDiff(reviewed.change, options);
const work = {
reviewed: reviewed,
message: message,
commit: await publisher.commit(reviewed.change, message)
};
return {
...await saveOnBranch(work, options),
...facts,
diff: diff,
patch: patch
};
}
async function keepDiff(change, {publisher: publisher, folder: folder}) {
const bytes = await publisher.diff(change);
const path = (0, external_node_path_.join)(folder, "work.diff");
(0, external_node_fs_.writeFileSync)(path, bytes);
return {
path: path,
text: bytes.toString("utf8")
};
}
async function saveOnBranch(work, options) {
const faults = [];
for (const branch of options.branches) try {
return {
kept: await publishOn(branch, work, options),
fault: faults[0]
};
} catch (error) {
faults.push((0, lib_fault.ec)(error));
}
return {
kept: await asPatch(options, work.commit),
fault: faults[0]
};
}
async function publishOn(branch, work, options) {
const published = await publishByApi(branch, work, options) ?? await publishByPush(branch, work, options);
return {
kind: "branch",
branch: branch,
...published,
compareUrl: `${options.compareUrl}${branch}`
};
}
async function publishByApi(branch, work, options) {
const {api: api, publisher: publisher} = options;
const {entries: entries, change: change} = work.reviewed;
if (!api) return;
const contents = await publisher.contentsOf(entries.map(({newObject: newObject}) => newObject));
if (!fitsApi(entries, contents)) return;
const wanted = {
branch: branch,
lent: options.existing,
base: publisher.base,
tree: change.tree,
message: work.message,
entries: entries,
contents: contents
};
if (branch === options.existing) return movedByApi(wanted, api, work, publisher);
try {
await createBranch(api.github, api.repository, branch, publisher.base);
} catch (error) {
if (isTaken(error)) throw taken(branch, error);
return;
}
try {
return await commitByApi(api.github, api.repository, wanted);
} catch (error) {
return pushOnto(branch, work, publisher, (0, lib_fault.ec)(error));
}
}
async function movedByApi(wanted, api, {commit: commit}, publisher) {
try {
return await commitByApi(api.github, api.repository, wanted);
} catch (error) {
if ((0, lib_fault.ec)(error).code === "denied") throw error;
await publisher.push(commit, wanted.branch, publisher.base);
return {
commit: commit,
isVerified: false
};
}
}
function taken(branch, cause) {
const hint = "Merge or close the pull request of that branch and delete the branch.";
return new lib_fault.vC("git", `The branch ${branch} exists by now.`, {
hint: hint,
cause: cause
});
}
async function pushOnto(branch, work, publisher, why) {
const {commit: commit, message: message, reviewed: reviewed} = work;
if (why.code === "denied") throw why;
const isPushed = await publisher.push(commit, branch, publisher.base).then(() => true, () => false);
if (isPushed) return {
commit: commit,
isVerified: false
};
const rebased = await publisher.rebase(reviewed.change, message, branch).catch(() => {});
if (!rebased) throw why;
await publisher.push(rebased.commit, branch, rebased.tip);
return {
commit: rebased.commit,
isVerified: false
};
}
async function publishByPush(branch, {commit: commit}, options) {
const {publisher: publisher, existing: existing} = options;
await publisher.push(commit, branch, branch === existing ? publisher.base : void 0);
return {
commit: commit,
isVerified: false
};
}
async function keepWithheld(reviewed, options) {
const {change: change, withheldTree: withheldTree} = reviewed;
if (withheldTree === void 0) return;
const {publisher: publisher, folder: folder} = options;
const published = await publisher.commit(change, "published");
const path = (0, external_node_path_.join)(folder, "withheld.patch");
await publisher.writePatch(await publisher.commit({
tree: withheldTree
}, "What was withheld\n", published), path);
return {
path: path,
patch: (0, external_node_fs_.readFileSync)(path, "utf8")
};
}
async function proposeWork(github, repository, text, way = "draft") {
try {
return {
pullRequest: await openPullRequest(github, repository, text, way),
fault: void 0
};
} catch (error) {
return {
pullRequest: void 0,
fault: (0, lib_fault.ec)(error)
};
}
}
async function asPatch({publisher: publisher, folder: folder}, commit) {
const path = (0, external_node_path_.join)(folder, "work.patch");
await publisher.writePatch(commit, path);
return {
kind: "patch",
path: path,
patch: (0, external_node_fs_.readFileSync)(path, "utf8")
};
}
const proposal_link_LONGEST = 6e3;
function proposalLink(compareUrl, {title: title, body: body}) {
const link = fields => `${compareUrl}?${new URLSearchParams({
quick_pull: "1",
title: title,
...fields
})}`;
const whole = link({
body: body
});
return whole.length <= proposal_link_LONGEST ? whole : link({});
}
const JOBS_OWN = "github-actions[bot]";
const silent_ci_FOLDER = ".github/workflows";
const silent_ci_LARGEST = 512 * 1024;
const STARTS = /^\s*(?:-\s*)?["']?(?:push|pull_request)\b|^["']?on["']?:.*\b(?:push|pull_request)\b/m;
async function isCiSilent({github: github, job: job}) {
if (!await hasCi(job.workspace)) return false;
const own = await (0, trigger_own.j)((0, github_client.nx)(github, job.repository));
return own?.login === JOBS_OWN;
}
async function hasCi(workspace) {
try {
const files = (await listDirectory([ workspace ], silent_ci_FOLDER)).filter(({name: name}) => /\.ya?ml$/.test(name));
const texts = await Promise.all(files.map(({name: name}) => silent_ci_textOf(workspace, `${silent_ci_FOLDER}/${name}`)));
return texts.some(text => STARTS.test(text));
} catch {
return false;
}
}
async function silent_ci_textOf(workspace, path) {
try {
return (new TextDecoder).decode(await readFile([ workspace ], path, silent_ci_LARGEST));
} catch {
return "";
}
}
async function propose(setting, {compareUrl: compareUrl}, text) {
const {"create-pr": way} = readPublishing(setting.world.env);
if (way === "none") return propose_NOTHING;
if (way === "link") return {
...propose_NOTHING,
proposeUrl: proposalLink(compareUrl, text)
};
const opened = await proposeWork(setting.github, setting.job.repository, text, way);
if (!opened.pullRequest) return opened;
await sign(setting, opened.pullRequest);
return {
...opened,
isCiSilent: await isCiSilent(setting)
};
}
const propose_NOTHING = {
pullRequest: void 0,
fault: void 0
};
async function sign({github: github, job: job, trigger: trigger, world: world}, {number: number}) {
const {"pr-labels": labels = [], reviewers: names = []} = readPublishing(world.env);
const asker = askerOf(trigger);
const requester = asker?.type === "User" ? [ asker.login ] : [];
const reviewers = names.filter(name => name !== "none").flatMap(name => name === "requester" ? requester : name);
await propose_attempt("labelled", labels, () => addLabels(github, job.repository, number, labels));
await propose_attempt("given to reviewers", reviewers, () => requestReviews(github, job.repository, number, reviewers));
}
async function propose_attempt(what, names, action) {
if (names.length === 0) return;
try {
await action();
} catch (error) {
(0, console.m)(`The pull request could not be ${what} (${names.join(", ")}). ${(0, 
lib_fault.ec)(error).message}`);
}
}
const NOT_OPENED = {
pullRequest: void 0,
fault: void 0
};
async function bringHome(setting, {publisher: publisher, folder: folder, ground: {goal: goal}}, change, leaks) {
const {job: job, github: github, world: world} = setting;
if (goal.kind === "review") return {
kept: {
kind: "nothing"
},
change: change,
withheld: [],
patch: void 0,
fault: void 0
};
const wanted = readPublishing(world.env);
const isApi = wanted["commit-mode"] === "api" && !(goal.kind === "advance" && goal.fork !== void 0);
return saveWork(change, {
publisher: publisher,
api: isApi ? {
github: github,
repository: job.repository
} : void 0,
leaks: leaks,
policy: bring_home_policyOf(wanted),
folder: folder,
branches: (0, mode.J)(world.env) ? branchesOf(goal, job.runId, leaks) : [],
existing: bring_home_isThere(goal) ? goal.branch : void 0,
message: bring_home_messageOf(setting),
compareUrl: `${job.repositoryUrl}/compare/${goal.base}...`
});
}
function bring_home_policyOf(wanted) {
return {
...STANDARD_POLICY,
protectedPaths: wanted["protected-paths"],
maxFiles: wanted["max-patch-files"],
maxPatchKb: wanted["max-patch-kb"]
};
}
function bring_home_messageOf({job: job, trigger: trigger, conversationId: conversationId}) {
const asker = askerOf(trigger);
return commitMessage({
about: subjectOf(trigger),
requester: asker?.id === void 0 ? void 0 : {
login: asker.login,
id: asker.id
},
host: new URL(job.serverUrl).host,
conversationId: conversationId,
runUrl: job.runUrl
});
}
function bring_home_isThere(goal) {
return goal.kind === "advance" || goal.kind === "propose" && goal.isThere === true;
}
function branchesOf(goal, runId, leaks) {
switch (goal.kind) {
case "propose":
{
const branch = leaks.scan(goal.branch).length > 0 ? goal.plain : goal.branch;
return [ branch, `${branch}-run-${runId}` ];
}

case "advance":
return goal.fork === void 0 ? [ goal.branch, `agent/pull-${goal.pullRequest.number}-run-${runId}` ] : [ goal.branch ];

case "review":
case "patch":
return [];
}
}
async function openFor(setting, {ground: {goal: goal}}, {kept: kept}, words) {
if (goal.kind === "patch" || goal.kind === "review") return NOT_OPENED;
if (goal.kind === "advance") {
if (kept.kind !== "branch") return NOT_OPENED;
return {
pullRequest: goal.pullRequest,
fault: void 0,
isCiSilent: await isCiSilent(setting)
};
}
if (kept.kind !== "branch" && !goal.isThere) return NOT_OPENED;
const head = kept.kind === "branch" ? kept.branch : goal.branch;
const compareUrl = `${setting.job.repositoryUrl}/compare/${goal.base}...${head}`;
return propose(setting, {
compareUrl: compareUrl
}, {
head: head,
base: goal.base,
...proposalOf(setting, words)
});
}
function proposalOf({job: job, trigger: trigger, world: world}, {finalResponse: finalResponse, redact: redact}) {
const subject = subjectOf(trigger);
const {title: title = subject.title, rest: rest} = titledBy(finalResponse);
return {
title: redact(pullRequestTitle({
...subject,
title: title
})),
body: renderPullRequest({
closes: subject.number,
answer: rest,
requester: subject_requesterOf(trigger),
runUrl: job.runUrl,
repositoryUrl: job.repositoryUrl,
phrases: (0, trigger_settings.phrasesOf)(world.env)
})
};
}
function statsSince(before, {usage_to_metrics: usage_to_metrics}) {
const parts = Object.entries(usage_to_metrics).map(([id, metrics]) => {
const then = before.usage_to_metrics[id];
return [ id, then ? less(metrics, then) : metrics ];
});
return {
usage_to_metrics: Object.fromEntries(parts.filter(([, {calls: calls}]) => calls > 0))
};
}
function less(now, then) {
const [sum, past] = [ now.accumulated_token_usage, then.accumulated_token_usage ];
const cost = now.accumulated_cost;
return {
...now,
...cost !== void 0 && {
accumulated_cost: cost - (then.accumulated_cost ?? 0)
},
accumulated_token_usage: {
...sum,
prompt_tokens: sum.prompt_tokens - past.prompt_tokens,
completion_tokens: sum.completion_tokens - past.completion_tokens,
cache_read_tokens: sum.cache_read_tokens - past.cache_read_tokens,
cache_write_tokens: sum.cache_write_tokens - past.cache_write_tokens,
reasoning_tokens: sum.reasoning_tokens - past.reasoning_tokens
},
calls: now.calls - then.calls,
estimated_calls: now.estimated_calls - then.estimated_calls,
latency_ms: now.latency_ms - then.latency_ms,
answered_by: Object.fromEntries(Object.entries(now.answered_by).map(([model, times]) => [ model, times - (then.answered_by[model] ?? 0) ]).filter(([, times]) => times > 0))
};
}
function concludeWaiting(conclusion, {refused: refused, again: again}, proposal) {
if (refused !== void 0) return {
outcome: "skipped",
reason: refused,
hint: ""
};
if (!proposal) return conclusion;
const hint = again === void 0 ? "" : `It is asked again. ${again}`;
return {
outcome: "awaiting-approval",
reason: (0, render_proposal.Sh)(proposal),
hint: hint
};
}
function resultsOf(events) {
const results = new Map;
const byCall = new Map;
for (const event of events) {
if (event.kind === "ActionEvent") byCall.set(event.tool_call_id, event.id);
if (event.kind === "ObservationEvent") results.set(event.action_id, observed(event.observation));
if (event.kind === "UserRejectObservation") results.set(event.action_id, "not run");
const failed = event.kind === "AgentErrorEvent" ? byCall.get(event.tool_call_id) : void 0;
if (failed !== void 0) results.set(failed, "failed");
}
return results;
}
function observed({exit_code: code, is_error: is_error}) {
if (typeof code === "number") return code === -1 ? "ran, and was still running" : `ran with exit code ${code}`;
return is_error ? "ran, and failed" : "ran";
}
async function waitingItems(conversation, {root: root, asking: asking, ...basis}) {
const events = [ ...conversation.log ];
const requesters = requestersIn(events, asking);
const cwd = shellFolder(events, root);
return (await conversation.pendingActions()).map(({action: action, input: input, risk: risk, reasons: reasons}) => {
const bytes = {
arguments: (0, canonical_json.d)(input),
cwd: action.tool_name === "terminal" ? cwd : "."
};
const about = {
v: 1,
action: action.id,
tool: action.tool_name,
...bytes,
requesters: requesters
};
return {
pending: {
...basis,
...about
},
risk: risk,
reasons: reasons,
shown: null,
decision: null
};
});
}
function areAsShown(items, waiting) {
return items.every(({pending: pending}) => {
const found = waiting.find(({action: action}) => action.id === pending.action);
return found?.action.tool_name === pending.tool && (0, canonical_json.d)(found.input) === pending.arguments;
});
}
function requestersIn(events, asking) {
const known = new Map(asking.map(person => [ person.login.toLowerCase(), person ]));
for (const event of events) {
if (event.kind !== "MessageEvent" || event.source !== "user" || event.sender === void 0) continue;
const key = event.sender.toLowerCase();
if (!known.has(key)) known.set(key, {
login: event.sender,
id: null
});
}
return [ ...known.values() ].sort((a, b) => a.login < b.login ? -1 : 1);
}
function shellFolder(events, root) {
const last = events.findLast(event => event.kind === "ObservationEvent" && event.observation.kind === "TerminalObservation");
if (last?.kind !== "ObservationEvent") return ".";
const {working_dir: folder} = Object(last.observation.metadata);
if (typeof folder !== "string") return ".";
const path = (0, external_node_path_.relative)(root, folder);
return path === "" ? "." : path.startsWith("..") ? folder : path;
}
async function settle(going, taken, left) {
const {setting: setting, inputs: inputs, prepared: prepared} = going;
const proposal = await propose_propose(going, taken, left);
const done = {
used: taken.used,
results: resultsOf(prepared.conversation.log)
};
return proposal ? {
proposal: proposal,
...done,
ballot: ballotOf(proposal, setting, inputs)
} : {
proposal: proposal,
...done
};
}
async function propose_propose({setting: setting, inputs: inputs, prepared: prepared}, {end: end, used: used, shownAt: shownAt, refused: refused}, {kept: kept, tree: tree}) {
const {world: world, job: job, trigger: trigger, memory: memory} = setting;
if (end.status !== "waiting" || refused !== void 0 || trigger.thread.type === "none") return;
const now = world.now();
const items = await waitingItems(prepared.conversation, {
repository: trigger.repositoryId,
thread: trigger.thread.number,
run: job.runId,
conversation: memory.id,
tree: tree,
head: kept.kind === "branch" ? kept.commit : prepared.ground.head,
policy: policyVersion(world.env),
root: job.workspace,
asking: askingIn(setting),
created: now.toISOString(),
expires: new Date(now.getTime() + (0, input_shapes.CI)(inputs["approval-expires"])).toISOString()
});
if (items.length === 0) return;
return {
v: 1,
items: shownAt === void 0 ? items : (0, approval_proposal.l9)(items, used, shownAt),
comment: null
};
}
function askingIn({trigger: {kind: kind, actors: actors}, memory: memory}) {
const now = kind === "decision" ? [] : actors.map(({login: login, id: id}) => ({
login: login,
id: id ?? null
}));
const before = (0, kept_proposal.s)(memory)?.items.map(({pending: pending}) => pending) ?? [];
const earlier = before.filter(({conversation: conversation}) => conversation === memory.id).flatMap(({requesters: requesters}) => requesters);
return [ ...earlier, ...now ];
}
function ballotOf(proposal, {world: world}, inputs) {
const [phrase = ""] = (0, trigger_settings.phrasesOf)(world.env);
return (0, render_proposal.t7)(proposal, {
phrase: phrase,
approveLabel: inputs["approve-label"],
rejectLabel: inputs["reject-label"],
approvers: (0, approval_approvers.U)(world.env, void 0).inWords
});
}
function pendingJson(proposal) {
const open = proposal.items.filter(({decision: decision}) => decision === null);
return JSON.stringify(open.map(({pending: pending, risk: risk, reasons: reasons}) => ({
digest: (0, approval_proposal.VK)(pending),
tool: pending.tool,
arguments: JSON.parse(pending.arguments),
cwd: pending.cwd,
risk: risk,
reasons: reasons,
expires: pending.expires
})));
}
function canAsk({setting: setting, prepared: prepared}) {
const {trigger: trigger, memory: memory, world: world} = setting;
const {kind: kind} = prepared.ground.goal;
const hasBranch = kind === "propose" || kind === "advance";
const {type: type} = trigger.thread;
return hasBranch && (type === "issue" || type === "pull_request") && memory.isKept && (0, 
mode.J)(world.env);
}
async function enterFolder({prepared: prepared, signal: signal}, items) {
const folder = items.find(({pending: pending}) => pending.tool === "terminal" && pending.cwd !== ".")?.pending.cwd;
if (folder === void 0) return;
const command = `cd -- '${folder.replaceAll("'", "'\\''")}'`;
const result = await prepared.conversation.executeTool("terminal", {
command: command
}, signal);
const isThere = result.status === "answered" && result.observation.exit_code === 0;
return isThere ? void 0 : folder;
}
function printDecision({items: items}, chosen) {
const ids = new Set(chosen.map(({pending: pending}) => pending.action));
for (const {pending: pending, decision: decision} of items) {
if (!decision || !ids.has(pending.action)) continue;
(0, console.m)(`Action ${(0, approval_proposal.VK)(pending)} (${pending.tool}) was ${decision.verdict} by ${decision.by}.`);
}
}
const carry_out_WAITING = {
status: "waiting"
};
async function carry_out_carryOut(going) {
const {setting: setting, prepared: prepared} = going;
const {proposal: proposal, shownAt: shownAt, ...ruling} = await rule(setting, setting.memory);
if (ruling.status === "refused") return {
end: carry_out_WAITING,
refused: ruling.why
};
if (!proposal || !areAsShown(ruling.items, await prepared.conversation.pendingActions())) return {
end: carry_out_WAITING,
refused: "The conversation does not wait for what was shown."
};
if (ruling.status === "stale") return askAgain(going, proposal, ruling.why);
const isApproval = setting.trigger.decision?.verdict === "approve";
const changed = isApproval ? whatChanged(ruling.items, carry_out_placeOf(going)) : void 0;
if (changed !== void 0) return askAgain(going, proposal, changed);
const used = isApproval ? approve(going, proposal, ruling.items) : carry_out_reject(going, proposal, ruling.items);
return {
...await used,
shownAt: shownAt
};
}
function askAgain({setting: setting}, proposal, why) {
const by = {
verdict: "dropped",
by: "us",
at: setting.world.now().toISOString(),
reason: why
};
return {
end: carry_out_WAITING,
again: why,
used: (0, approval_proposal.rc)(proposal, (0, approval_proposal.dz)(proposal), by)
};
}
function carry_out_placeOf({setting: setting, prepared: {ground: ground, treeAtStart: treeAtStart}}) {
return {
conversation: setting.memory.id,
head: ground.head,
tree: treeAtStart ?? ""
};
}
async function approve(going, proposal, items) {
const {conversation: conversation} = going.prepared;
const folder = await enterFolder(going, items);
if (folder !== void 0) {
const reason = (0, prompts.J)("approval-lost-folder", {
folder: folder
});
return carry_out_reject(going, proposal, items, {
verdict: "dropped",
reason: reason
});
}
const used = await carry_out_mark(going, proposal, items, {
verdict: "approved",
reason: ""
});
const ids = carry_out_idsOf(items);
if (ids.length === (0, approval_proposal.dz)(proposal).length) tellAfterwards(going);
return {
end: await conversation.approve(going.signal, going.deadline, ids),
used: used
};
}
async function carry_out_reject(going, proposal, items, how) {
const {setting: setting, prepared: prepared, run: run} = going;
const said = setting.trigger.decision?.reason ?? "";
const used = await carry_out_mark(going, proposal, items, how ?? {
verdict: "rejected",
reason: said
});
const who = deciderOf(setting.trigger);
const words = how?.reason ?? (0, prompts.J)("approval-rejected", {
who: who,
reason: said
}).trim();
prepared.conversation.rejectPendingActions(words, carry_out_idsOf(items));
const isRestWaiting = prepared.conversation.state.status === "waiting_for_confirmation";
return {
end: isRestWaiting ? carry_out_WAITING : await run(),
used: used
};
}
async function carry_out_mark({setting: setting}, proposal, items, how) {
const {memory: memory, trigger: trigger, world: world} = setting;
const used = (0, approval_proposal.rc)(proposal, items, {
...how,
by: deciderOf(trigger),
at: world.now().toISOString()
});
if (!await memory.settle((0, kept_proposal.L)(used))) throw notMarked();
printDecision(used, items);
return used;
}
function notMarked() {
return new lib_fault.vC("git", "It could not be written down that this decision is used, so nothing of it was done.", {
hint: "Another run may be at work on this thread. Decide again when it has ended."
});
}
function tellAfterwards({prepared: {conversation: conversation}}) {
const stop = conversation.log.subscribe(({kind: kind}) => {
if (kind !== "ObservationEvent" && kind !== "AgentErrorEvent") return;
stop();
conversation.send((0, prompts.J)("approval-afterwards")).catch(() => {});
});
}
function carry_out_idsOf(items) {
return items.map(({pending: pending}) => pending.action);
}
var shown_action = __webpack_require__(5620);
function whyNotAsked(waiting, events, {canAsk: canAsk, clean: clean}) {
if (!canAsk) return new Map(waiting.map(({action: action}) => [ action.id, (0, prompts.J)("approval-nobody") ]));
const actions = waiting.map(({action: action, input: input}) => ({
action: action.id,
tool: action.tool_name,
cwd: ".",
arguments: (0, canonical_json.d)(input)
}));
const reasons = new Map((0, shown_action.j)(actions, clean));
for (const {action: action, input: input} of waiting) {
const why = action.tool_name === "terminal" ? whyLost(input, events) : void 0;
if (why !== void 0) reasons.set(action.id, why);
}
return reasons;
}
function whyLost(input, events) {
const {command: command, is_input: is_input, reset: reset} = input;
if (typeof command !== "string") return;
if (is_input === true || command.trim() === "" && reset !== true) return (0, prompts.J)("approval-unkept-program");
const earlier = events.flatMap(why_not_asked_commandOf);
const names = [ ...command.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g) ].map(([, name = ""]) => name);
const lost = names.find(name => earlier.some(text => sets(text, name)) && !sets(command, name));
return lost === void 0 ? void 0 : (0, prompts.J)("approval-unkept-variable", {
name: lost
});
}
function why_not_asked_commandOf(event) {
if (event.kind !== "ObservationEvent" || event.observation.kind !== "TerminalObservation") return [];
const {command: command} = event.observation;
return typeof command === "string" ? [ command ] : [];
}
function sets(command, name) {
return new RegExp(`(?<![\\w$])${name}\\+?=|\\b(?:for|read|declare|local|select)\\b[^;|&\\n]*\\b${name}\\b`).test(command);
}
const until_asked_ROUNDS = 5;
async function untilAsked(conversation, first, asking) {
let end = first;
for (let round = 0; end.status === "waiting"; round++) {
const reasons = whyNotAsked(await conversation.pendingActions(), [ ...conversation.log ], asking);
if (reasons.size === 0) return end;
for (const [id, reason] of reasons) conversation.rejectPendingActions(reason, [ id ]);
if (conversation.state.status === "waiting_for_confirmation") return end;
if (round === until_asked_ROUNDS) return {
status: "failed",
fault: unteachable()
};
end = await asking.goOn();
}
return end;
}
function unteachable() {
return new lib_fault.vC("model", "The agent wants again and again to do what nobody could be asked about.", {
hint: "The log says what it wanted and why not. Ask for less at once, or set `confirmation` differently."
});
}
async function takeUp(going, task) {
const {setting: setting, prepared: prepared, inputs: inputs, clean: clean, run: run} = going;
setConfirmation(prepared.conversation, inputs, prepared.knowledge.rules);
const begun = setting.trigger.kind === "decision" ? await carry_out_carryOut(going) : await take_up_tell(going, task);
if (begun.refused !== void 0 || begun.again !== void 0) return begun;
const end = await untilAsked(prepared.conversation, begun.end, {
canAsk: canAsk(going),
clean: clean,
goOn: run
});
return {
...begun,
end: end
};
}
async function take_up_tell(going, task) {
const {setting: setting, prepared: prepared, run: run} = going;
const {conversation: conversation} = prepared;
const isWaiting = conversation.state.status === "waiting_for_confirmation";
const used = isWaiting ? drop(going) : void 0;
await conversation.send(await task(), subject_requesterOf(setting.trigger));
requireHeard(conversation);
return {
end: await run(),
...used && {
used: used
}
};
}
function drop({setting: setting, prepared: prepared}) {
const {memory: memory, trigger: trigger, world: world} = setting;
const proposal = (0, kept_proposal.s)(memory);
const wasApproved = proposal?.items.some(({decision: decision}) => decision?.verdict === "approved") === true;
prepared.conversation.rejectPendingActions((0, prompts.J)(wasApproved ? "approval-cut-off" : "approval-answered-otherwise"));
if (!proposal) return;
const by = {
verdict: "dropped",
by: subject_requesterOf(trigger),
at: world.now().toISOString()
};
const used = (0, approval_proposal.rc)(proposal, (0, approval_proposal.dz)(proposal), {
...by,
reason: "something else was asked"
});
memory.update((0, kept_proposal.L)(used));
return used;
}
const PAUSE_MS = 15e3;
function keepUp({memory: memory, world: world}, log) {
let saved = world.clock();
return log.subscribe(({kind: kind}) => {
if (kind !== "ObservationEvent" || world.clock() - saved < PAUSE_MS) return;
saved = world.clock();
memory.checkpoint();
});
}
var payload_parts = __webpack_require__(7392);
var mention = __webpack_require__(3414);
const new_comments_Comment = schemas.object({
id: schemas.number().int(),
node_id: schemas.string(),
body: schemas.string().nullish(),
user: payload_parts.gD.nullable(),
created_at: schemas.string(),
updated_at: schemas.string()
});
async function newCalls(client, trigger, {settings: settings, since: since}) {
const {thread: thread} = trigger;
if (thread.type !== "issue" && thread.type !== "pull_request") return [];
const path = "/issues/{issue_number}/comments";
const reply = await client.get(path, {
issue_number: thread.number,
since: since,
per_page: 100
});
return schemas.array(new_comments_Comment).parse(reply).flatMap(comment => callOf(comment, trigger, settings));
}
function callOf(comment, trigger, settings) {
const {id: id, node_id: nodeId, user: user, created_at: created_at, updated_at: updated_at} = comment;
if (user === null || updated_at !== created_at) return [];
if (trigger.createdAt !== void 0 && Date.parse(created_at) < Date.parse(trigger.createdAt)) return [];
if (trigger.item.kind === "issue-comment" && trigger.item.id === id) return [];
const call = (0, mention.Ao)({
what: "comment",
text: comment.body ?? "",
author: user,
sender: user
}, settings);
if (call.status === "ignored") return [];
const {repositoryId: repositoryId, thread: thread} = trigger;
const {decision: decision} = call;
const what = decision ? {
kind: "decision",
decision: decision
} : {
kind: "mention"
};
return [ {
...{
status: "matched",
...what,
event: "issue_comment",
answer: {
kind: "comment"
}
},
repositoryId: repositoryId,
thread: thread,
actors: call.actors,
request: call.request,
createdAt: created_at,
item: {
kind: "issue-comment",
id: id,
nodeId: nodeId
},
key: (0, trigger_trigger.TN)(repositoryId, "issue_comment", id, updated_at)
} ];
}
const listen_PAUSE_MS = 15e3;
function listen(setting, conversation) {
const {world: world, memory: memory} = setting;
const stop = new AbortController;
const end = new AbortController;
const heard = new Set;
let last = world.clock();
const close = conversation.log.subscribe(({kind: kind}) => {
if (kind !== "ObservationEvent" || !memory.isKept || world.clock() - last < listen_PAUSE_MS) return;
last = world.clock();
hear(setting, heard, {
conversation: conversation,
stop: stop,
end: end.signal
});
});
return {
stopped: stop.signal,
close: () => [ close(), end.abort() ]
};
}
async function hear(setting, heard, room) {
const {world: world, github: github, job: job, trigger: trigger} = setting;
try {
const since = trigger.createdAt;
if (since === void 0) return;
const client = (0, github_client.nx)(github, job.repository);
const own = await (0, trigger_own.j)(client);
const settings = {
...(0, trigger_settings.triggerSettings)(world.env),
own: own
};
for (const call of await newCalls(client, trigger, {
settings: settings,
since: since
})) {
if (heard.has(call.key) || call.kind === "decision") continue;
heard.add(call.key);
await listen_takeUp(setting, call, room);
}
} catch (error) {
(0, console.m)(`What is new on the thread could not be read. ${(0, lib_fault.ec)(error).message}`);
}
}
async function listen_takeUp(setting, call, {conversation: conversation, stop: stop, end: end}) {
const {github: github, job: job, memory: memory, world: world} = setting;
const settings = {
...(0, trigger_settings.gateSettings)(world.env, void 0),
triggeringActor: void 0
};
const sleep = ms => world.sleep(ms, world.signal);
const verdict = await (0, gate.G)({
client: (0, github_client.nx)(github, job.repository),
settings: settings,
sleep: sleep
}, call);
const command = (0, trigger_command.N)(call, (0, raw_input.J)(world.env, "prompt"));
if (verdict.status === "denied" || end.aborted || command !== void 0 && command !== "stop") return;
const requester = subject_requesterOf(call);
memory.join(call.key);
if (command === "stop") stop.abort(new lib_fault.vC("cancelled", `${requester} asked me to stop.`)); else await conversation.send((0, 
prompts.J)("task-joined", {
requester: requester,
request: visible(call.request)
}), requester);
await (0, acknowledge.b0)({
github: github,
job: job,
mayWrite: true
}, call, "eyes");
}
async function setUp(options) {
const {workspace: workspace, secrets: secrets, command: command, timeoutMs: timeoutMs, signal: signal, onOutput: onOutput} = options;
if (command === void 0) return;
const before = new Set(await changes(options));
const variables = await secrets.namedIn(command);
const {output: output, exitCode: exitCode, timedOut: timedOut} = await workspace.run(command, {
timeoutMs: timeoutMs,
signal: signal,
variables: variables
});
onOutput(output);
if (timedOut) throw set_up_failed("did not end in time", "Raise `timeout-minutes`, or do it in a step before this one.");
if (exitCode !== 0) throw set_up_failed(`ended with exit code ${exitCode}: ${lastLine(output)}`, whatToDo(options.refused()));
const left = (await changes(options)).filter(line => !before.has(line));
if (left.length > 0) throw dirty(left);
}
async function changes({workspace: workspace, signal: signal}) {
const {exitCode: exitCode, output: output} = await workspace.run("git status --porcelain", {
timeoutMs: 6e4,
signal: signal
});
return exitCode === 0 ? output.split("\n").filter(line => line !== "") : [];
}
function set_up_failed(how, hint) {
return new lib_fault.vC("config", `The \`setup-command\` ${how}`, {
hint: hint
});
}
function whatToDo(refused) {
if (refused.length === 0) return "The log has its output.";
const hosts = [ ...new Set(refused) ].slice(0, 5).map(host => (0, lib_text.TN)(host, 100));
return `It was not let through to ${hosts.join(", ")}: name them in the input \`network\`, or open \`registries\`.`;
}
function lastLine(output) {
return (0, lib_text.TN)(output.trimEnd().split("\n").at(-1) ?? "", 200) || "it said nothing";
}
function dirty(paths) {
const some = paths.slice(0, 3).map(line => (0, lib_text.TN)(line.slice(3), 80)).join(", ");
const changes = `${(0, lib_text.U9)(paths.length, "change")} (${some}${paths.length > 3 ? ", …" : ""})`;
return set_up_failed(`left ${changes} in the checkout, which could not be told from the agent's`, "Have git ignore what it makes, or have it put back what it changes, e.g. with `npm ci` in place of `npm install`.");
}
function concludeReview({facts: facts, fault: fault}, end, planned) {
if (end.status !== "finished" || planned.outcome === "failed") return planned;
if (fault) return failure(fault);
const reason = `${countsOf(facts)}, on \`${facts.commit.slice(0, 7)}\``;
return {
outcome: saysAnything(facts) ? "answered" : "no-op",
reason: reason,
hint: ""
};
}
const SIGNS = {
blocking: "🔴",
important: "🟠",
minor: "⚪"
};
function commentText(finding, rules, marker) {
const {severity: severity} = finding;
const fingerprint = fingerprintOf(finding);
return [ ...paragraphs(finding, rules), suggestionOf(finding), marker.mark({
kind: severity,
fingerprint: fingerprint
}) ].filter(part => part !== "").join("\n\n");
}
function unplacedText(finding, rules) {
const {path: path, line: line, suggestion: suggestion} = finding;
const fence = (0, inline_code.L)(suggestion ?? "");
const instead = suggestion ? [ `${fence}\n${suggestion}\n${fence}` ] : [];
return [ `${(0, inline_code.a)(`${path}:${line}`)}`, ...paragraphs(finding, rules), ...instead ].join("\n\n");
}
function paragraphs({severity: severity, title: title, body: body}, rules) {
const heading = `${SIGNS[severity]} **${severity}** ${(0, neutral.$)((0, lib_text.TN)(title, 150), rules)}`;
const prose = (0, neutral.$)((0, markdown._)(body.trim(), 4e3, "the finding was too long"), rules);
return [ heading, ...prose === "" ? [] : [ prose ] ];
}
function suggestionOf({suggestion: suggestion}) {
if (suggestion === void 0) return "";
const lines = suggestion.replaceAll(/\r\n?/g, "\n").replace(/\n$/, "");
const fence = (0, inline_code.L)(lines);
return lines === "" ? `${fence}suggestion\n${fence}` : `${fence}suggestion\n${lines}\n${fence}`;
}
async function postReview(github, repository, draft) {
try {
return {
...await post_review_submit(github, repository, draft, draft.comments, []),
unplaced: []
};
} catch (error) {
if (!isRefused(error)) throw error;
const unplaced = await oneByOne(github, repository, draft);
return {
...await post_review_submit(github, repository, draft, [], unplaced),
unplaced: unplaced
};
}
}
async function post_review_submit(github, repository, draft, comments, unplaced) {
const body = draft.bodyWith(unplaced);
const send = async verdict => {
const {data: data} = await github.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews", {
owner: repository.owner,
repo: repository.name,
pull_number: draft.number,
commit_id: draft.commit,
event: verdict,
body: body,
comments: comments.map(wireOf)
});
return {
url: data.html_url,
verdict: verdict
};
};
try {
return await send(draft.verdict);
} catch (error) {
if (!isRefused(error) || draft.verdict === "COMMENT") throw error;
return send("COMMENT");
}
}
async function oneByOne(github, {owner: owner, name: repo}, {number: number, commit: commit, comments: comments}) {
const unplaced = [];
for (const comment of comments) try {
const asked = {
owner: owner,
repo: repo,
pull_number: number,
commit_id: commit,
...wireOf(comment)
};
await github.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments", asked);
} catch (error) {
if (!isRefused(error)) throw error;
unplaced.push(comment);
}
return unplaced;
}
function wireOf({path: path, line: line, side: side, start_line: start_line, start_side: start_side, body: body}) {
const start = start_line === void 0 ? {} : {
start_line: start_line,
start_side: start_side ?? side
};
return {
path: path,
line: line,
side: side,
...start,
body: body
};
}
function isRefused(error) {
return error instanceof github_client.Q4 && error.status === 422;
}
const settle_thread_MUTATION = `mutation Resolve($input: ResolveReviewThreadInput!) {\n  resolveReviewThread(input: $input) { thread { isResolved } }\n}`;
async function settleThread(github, {owner: owner, name: repo}, {id: id, comment: comment, number: number, reply: reply}) {
await github.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies", {
owner: owner,
repo: repo,
pull_number: number,
comment_id: comment,
body: reply
});
try {
await github.graphql(settle_thread_MUTATION, {
input: {
threadId: id
}
});
return "resolved";
} catch {
return "replied";
}
}
var plain_words = __webpack_require__(4080);
const DECEITFUL = /[\u202a-\u202e\u2066-\u2069]/;
function cleanFinding({suggestion: suggestion, ...finding}, redact) {
const {title: title, body: body} = finding;
const isSound = suggestion !== void 0 && redact(suggestion) === suggestion && !DECEITFUL.test(suggestion);
return {
...finding,
title: redact(title),
body: redact(body),
...isSound && {
suggestion: suggestion
}
};
}
async function giveReview(setting, run) {
const findings = findingsIn(run.events).map(finding => cleanFinding(finding, run.redact));
const mended = await give_review_settle(setting, run);
const open = run.desk.known.filter(({id: id, status: status}) => status === "open" && !mended.includes(id));
const blocking = [ ...open, ...findings ].filter(({severity: severity}) => severity === "blocking").length;
const figures = {
found: findings.length,
mended: mended.length,
stillOpen: open.length,
blocking: blocking
};
const facts = {
...figures,
commit: run.pull.head.sha,
verdict: give_review_verdictOf(run, figures),
url: void 0,
unposted: ""
};
if (!saysAnything(facts)) return {
facts: facts,
fault: void 0
};
const unposted = () => findings.map(finding => unplacedText(finding, rulesOf(setting))).join("\n\n");
if (!(0, mode.J)(setting.world.env)) return {
facts: {
...facts,
unposted: unposted()
},
fault: void 0
};
try {
const {url: url, verdict: verdict} = await post(setting, run, findings, facts);
return {
facts: {
...facts,
url: url,
verdict: verdict
},
fault: void 0
};
} catch (error) {
return {
facts: {
...facts,
unposted: unposted()
},
fault: (0, lib_fault.ec)(error)
};
}
}
function give_review_verdictOf({pull: pull, mayDecide: mayDecide, cutShort: cutShort}, {found: found, stillOpen: stillOpen, blocking: blocking}) {
if (!mayDecide || cutShort !== void 0 || pull.isFork || pull.head.branch.startsWith("agent/")) return "COMMENT";
if (blocking > 0) return "REQUEST_CHANGES";
return found + stillOpen === 0 ? "APPROVE" : "COMMENT";
}
async function give_review_settle(setting, {desk: desk, pull: pull, events: events, redact: redact}) {
const settled = [];
for (const {comment: comment, reason: reason} of closedIn(events)) {
if (!(0, mode.J)(setting.world.env)) return closedIn(events).map(closed => closed.comment);
const known = desk.known.find(({id: id}) => id === comment);
const id = desk.threads.get(comment);
if (!known || id === void 0) continue;
const words = (0, prompts.J)("review-mended", {
commit: (0, inline_code.a)(pull.head.sha.slice(0, 7)),
reason: (0, neutral.$)(redact(reason), rulesOf(setting))
});
const reply = `${words}\n\n${desk.marker.mark({
kind: "mended",
fingerprint: known.fingerprint
})}`;
try {
await settleThread(setting.github, setting.job.repository, {
id: id,
comment: comment,
number: pull.number,
reply: reply
});
settled.push(comment);
} catch (error) {
(0, console.m)(`The thread of review comment ${comment} could not be settled. ${(0, 
lib_fault.ec)(error).message}`);
}
}
return settled;
}
function post(setting, run, findings, facts) {
const {github: github, job: job, world: world} = setting;
const rules = rulesOf(setting);
const comments = findings.map(finding => ({
...give_review_placeOf(finding),
body: commentText(finding, rules, run.desk.marker),
finding: finding
}));
const bodyWith = unplaced => {
const texts = unplaced.map(({finding: finding}) => unplacedText(finding, rules)).join("\n\n");
const body = (0, prompts.J)("review-body", {
prose: proseOf(run, rules),
counts: countsOf(facts),
commit: (0, inline_code.a)(facts.commit.slice(0, 7)),
unplaced: texts === "" ? "" : `\n\n${(0, prompts.J)("review-unplaced", {
findings: texts
})}`,
run_url: job.runUrl
});
return (0, plain_words.f)(world.env, run.redact(body.trimStart()));
};
const draft = {
number: run.pull.number,
commit: facts.commit,
verdict: facts.verdict,
comments: comments,
bodyWith: bodyWith
};
return postReview(github, job.repository, draft);
}
function proseOf({finalResponse: finalResponse, cutShort: cutShort, pull: pull}, rules) {
const parts = [ cutShort === void 0 ? "" : (0, prompts.J)("review-cut-short", {
reason: (0, neutral.$)(cutShort, rules)
}), (0, markdown.K)(finalResponse.trim(), rules), pull.isFork ? (0, prompts.J)("fork") : "" ];
return parts.filter(part => part !== "").join("\n\n");
}
function give_review_placeOf({path: path, line: line, start_line: start_line, side: side}) {
const onSide = side === "new" ? "RIGHT" : "LEFT";
const start = start_line === void 0 || start_line === line ? {} : {
start_line: start_line,
start_side: onSide
};
return {
path: path,
line: line,
side: onSide,
...start
};
}
function rulesOf({world: world, job: job}) {
return {
repositoryUrl: job.repositoryUrl,
phrases: (0, trigger_settings.phrasesOf)(world.env)
};
}
async function reviewIn(setting, {goal: goal, pull: pull}, {events: events, finalResponse: finalResponse, end: end, planned: planned, redact: redact, inputs: inputs}) {
if (goal.kind !== "review" || !pull) return;
const cutShort = end.status === "finished" ? void 0 : planned.reason;
const mayDecide = inputs["review-verdict"] === "allow";
return giveReview(setting, {
desk: goal.desk,
pull: pull,
events: events,
finalResponse: finalResponse,
cutShort: cutShort,
mayDecide: mayDecide,
redact: redact
});
}
function risksIn(events) {
const done = new Set(events.flatMap(event => event.kind === "ObservationEvent" ? [ event.action_id ] : []));
return events.flatMap(event => {
if (event.kind !== "ActionEvent" || event.security_risk !== "MEDIUM" || !done.has(event.id)) return [];
const what = [ event.action?.command, event.action?.path ].filter(part => typeof part === "string").join(" ");
return [ (0, lib_text.TN)(`${event.tool_name} ${what || (event.summary ?? "")}`, 120) ];
});
}
function usesOf({usage_to_metrics: usage_to_metrics}) {
return Object.entries(usage_to_metrics).map(([id, metrics]) => ({
id: id,
replies: metrics.calls,
inputTokens: metrics.accumulated_token_usage.prompt_tokens,
outputTokens: metrics.accumulated_token_usage.completion_tokens,
cachedTokens: metrics.accumulated_token_usage.cache_read_tokens,
writtenTokens: metrics.accumulated_token_usage.cache_write_tokens,
reasoningTokens: metrics.accumulated_token_usage.reasoning_tokens,
costUsd: metrics.accumulated_cost,
latencyMs: metrics.latency_ms,
longestLatencyMs: metrics.longest_latency_ms
}));
}
async function work(setting, cleaners) {
const start = setting.world.clock();
const durationMs = () => setting.world.clock() - start;
try {
const inputs = (0, runner_inputs.Ko)(setting.world.env);
const prepared = await prepare_prepare(setting, inputs, cleaners.redact);
const report = await untilClosed(prepared, async () => {
if (await setting.claimed === "lost") return "lost";
return converse(setting, prepared.inputs, prepared, cleaners);
});
if (report === "lost") return report;
const {folder: folder, publisher: publisher, conversation: conversation} = prepared;
return {
report: {
...report,
durationMs: durationMs()
},
fault: report.fault,
events: report.events ?? [],
conversationPath: conversationPath(folder, setting.conversationId),
ground: prepared.ground,
tree: report.tree,
approvals: {
proposal: report.proposal,
used: report.used,
results: report.results
},
baseSha: publisher.base,
structuredOutput: prepared.wantsData ? structuredOutput(conversation.log.branch()) : void 0
};
} catch (error) {
return notDone((0, lib_fault.ec)(error), durationMs());
}
}
function notDone(why, durationMs = 0) {
const {fault: fault, ...conclusion} = failure(why);
return {
report: {
...NO_WORK,
...conclusion,
durationMs: durationMs
},
fault: fault,
conversationPath: ""
};
}
async function untilClosed({tools: tools}, action) {
try {
return await action();
} finally {
await tools.close();
}
}
const NO_WORK = {
finalResponse: "",
files: [],
leftOut: [],
kept: {
kind: "nothing"
},
withheld: [],
withheldPatch: void 0,
pullRequest: void 0,
checks: [],
iterations: 0,
models: [],
inputTokens: 0,
outputTokens: 0,
cachedTokens: 0,
estimatedCalls: 0,
costUsd: void 0,
uses: [],
wall: void 0
};
async function converse(setting, inputs, prepared, {exact: exact, leaks: leaks, redact: redact}) {
const {conversation: conversation, ground: ground, publisher: publisher, tools: tools} = prepared;
const deadline = AbortSignal.timeout(Math.ceil(inputs["timeout-minutes"] * 6e4));
const over = AbortSignal.any([ setting.world.signal, tools.over ]);
await setUp({
workspace: tools.workspace,
secrets: conversation.state.secrets.forTools(),
command: inputs["setup-command"],
timeoutMs: inputs["timeout-minutes"] * 6e4,
signal: over,
refused: () => tools.report()?.denials.map(({host: host}) => host) ?? [],
onOutput: (0, console.TB)(redact)
});
const since = {
length: conversation.log.length,
stats: conversation.state.stats
};
conversation.log.subscribe((0, console.xo)(redact));
setting.progress?.follow(conversation, {
maxMinutes: inputs["timeout-minutes"],
maxSteps: inputs["max-iterations"],
maxUsd: inputs["max-budget-usd"]
});
const seen = [ ...conversation.log ].length;
const stopKeeping = keepUp(setting, conversation.log);
const ear = listen(setting, conversation);
const signal = AbortSignal.any([ over, ear.stopped ]);
const run = () => conversation.run(signal, deadline);
const going = {
setting: setting,
inputs: inputs,
prepared: prepared,
signal: signal,
deadline: deadline,
run: run,
clean: redact
};
const taken = await takeUp(going, () => news_taskFor(setting, ground, prepared.folder));
const {end: end} = taken;
stopKeeping();
ear.close();
await conversation.close();
if (end.status !== "finished") setting.memory.checkpoint();
await tools.close();
const captured = ground.goal.kind === "review" ? NO_CHANGE : await publisher.capture();
const saved = await bringHome(setting, prepared, captured, leaks);
const {change: change} = saved;
const {tree: tree} = change;
const {text: finalResponse, kinds: kinds} = leaks.redact(exact(conversation.finalResponse()));
const lacksData = prepared.wantsData && structuredOutput(conversation.log.branch()) === void 0;
const isDone = end.status === "finished" && saved.fault === void 0 && !lacksData;
const opened = isDone ? await openFor(setting, prepared, saved, {
finalResponse: finalResponse,
redact: redact
}) : NOT_OPENED;
const limits = {
maxIterations: inputs["max-iterations"],
timeoutMinutes: inputs["timeout-minutes"],
maxBudgetUsd: inputs["max-budget-usd"]
};
const goal = (0, mode.J)(setting.world.env) ? ground.goal.kind : (0, mode.VV)(setting.world.env);
const planned = conclude({
end: end,
change: change,
saved: saved,
opened: opened,
goal: goal,
finalResponse: finalResponse,
lacksData: lacksData,
...limits
});
const events = [ ...conversation.log ].slice(seen);
const review = await reviewIn(setting, ground, {
events: events,
finalResponse: finalResponse,
end: end,
planned: planned,
redact: redact,
inputs: inputs
});
const conclusion = review ? concludeReview(review, end, planned) : planned;
const facts = {
...factsOf(conversation, since, change, saved, opened),
checks: [ ...conversation.log.slice(since.length), ...prepared.subAgentEvents ].flatMap(checkOf),
wall: tools.report(),
knowledge: knowledgeFacts(conversation),
servers: tools.servers.report(),
review: review?.facts,
note: isOutside(ground) ? (0, prompts.J)("fork") : void 0
};
const withheld = [ ...saved.withheld, ...work_said(kinds) ];
const asked = await settle(going, taken, {
kept: saved.kept,
tree: captured.tree
});
const told = concludeWaiting(conclusion, taken, asked.proposal);
const parts = {
...facts,
...asked,
risks: risksIn([ ...events, ...prepared.subAgentEvents ]),
withheld: withheld,
tree: tree,
events: events
};
return {
...told,
finalResponse: finalResponse,
...parts,
durationMs: 0
};
}
const NO_CHANGE = {
tree: "",
files: [],
leftOut: []
};
function work_said(kinds) {
return kinds.length === 0 ? [] : [ {
path: "the answer",
code: "DKH-203",
detail: kinds.join(", ")
} ];
}
function factsOf({state: state}, since, change, {kept: kept, diff: diff, patch: patch}, opened) {
const stats = statsSince(since.stats, state.stats);
const {calls: calls, models: models, prompt_tokens: prompt_tokens, completion_tokens: completion_tokens, cache_read_tokens: cache_read_tokens, estimatedCalls: estimatedCalls, cost: cost} = totalsOf(stats);
return {
files: change.files,
leftOut: change.leftOut,
kept: kept,
diff: diff,
withheldPatch: patch,
pullRequest: opened.pullRequest,
proposeUrl: opened.proposeUrl,
isCiSilent: opened.isCiSilent,
iterations: calls,
models: models,
inputTokens: prompt_tokens,
outputTokens: completion_tokens,
cachedTokens: cache_read_tokens,
estimatedCalls: estimatedCalls,
costUsd: calls === 0 ? void 0 : cost,
uses: usesOf(stats)
};
}
function checkOf(event) {
if (event.kind !== "ObservationEvent") return [];
const {kind: kind, command: command, exit_code: exit_code} = event.observation;
if (kind !== "TerminalObservation" || typeof command !== "string" || typeof exit_code !== "number") return [];
return [ {
command: command,
exitCode: exit_code
} ];
}
function factsIn({facts: facts}) {
const {costUsd: costUsd, wall: wall, uses: uses, withheld: withheld, ...rest} = facts;
return {
...rest,
costUsd: costUsd,
wall: wall,
uses: uses.map(use => ({
...use,
costUsd: use.costUsd
})),
withheld: withheld.map(one => ({
...one,
detail: facts_wordsOf(one.detail)
}))
};
}
function facts_wordsOf(detail) {
return (0, lib_text.TN)(neutralTitle(detail), 300).replaceAll(/[<>[\]`*_!|\\]/g, " ").replaceAll(/:\/\/|www\./gi, " ");
}
function withheldPatchIn({withheld: withheld}) {
return withheld === void 0 ? void 0 : {
path: withheld,
patch: (0, external_node_fs_.readFileSync)(withheld, "utf8")
};
}
const ancestry_Reply = schemas.object({
status: schemas["enum"]([ "ahead", "behind", "identical", "diverged" ])
});
async function isPartOf(client, commit, branch) {
const ends = {
basehead: `${commit}...${branch}`,
per_page: 1
};
const reply = await client.get("/compare/{basehead}", ends).catch(error => {
if (Object(error).status !== 404) throw error;
});
const status = ancestry_Reply.safeParse(reply).data?.status;
return status === "ahead" || status === "identical";
}
function placeFor(setting, planned) {
const {thread: thread} = setting.trigger;
return thread.type === "pull_request" ? onPull(setting, planned, thread.number) : onBranch(setting, planned);
}
async function onBranch(setting, planned) {
const {github: github, job: job, trigger: trigger, world: world} = setting;
const open = await taskPull(setting);
if (open) return onTask(open, planned.commit, job.repositoryUrl);
const {commit: commit, branch: base} = planned;
if (!(0, own_branch.$)(base) || !await isPartOf((0, github_client.nx)(github, job.repository), commit, base)) throw unknown(commit);
const names = newBranch(subjectOf(trigger), job, readPublishing(world.env)["branch-name"]);
const isTaken = await branchExists(github, job.repository, names.branch);
const goal = isTaken ? {
kind: "patch",
base: base
} : {
kind: "propose",
...names,
base: base
};
const fault = isTaken ? place_taken(names.branch) : void 0;
return {
ground: {
head: commit,
branch: base,
goal: goal,
pull: void 0
},
fault: fault
};
}
function onTask(open, commit, repositoryUrl) {
const goal = open.sha === commit ? goalIn(open, repositoryUrl) : {
kind: "patch",
base: open.base
};
const fault = open.sha === commit ? void 0 : place_moved(open.number, commit, open.sha);
return {
ground: {
head: commit,
branch: open.branch,
goal: goal,
pull: void 0
},
fault: fault
};
}
async function onPull({github: github, job: job}, {commit: commit, head: head}, number) {
if (commit !== head) throw unknown(commit);
const client = (0, github_client.nx)(github, job.repository);
const pull = await readPull(client, number, void 0);
const {branch: branch} = pull.head;
const base = pull.base.branch;
const pullRequest = {
number: number,
url: `${job.repositoryUrl}/pull/${number}`
};
const fault = whyNotThere(pull, commit);
const isOurs = !fault && !pull.isFork && (0, own_branch.$)(branch) && await isFreeBranch(client, branch);
const goal = isOurs ? {
kind: "advance",
branch: branch,
base: base,
pullRequest: pullRequest
} : {
kind: "patch",
base: base
};
return {
ground: {
head: commit,
branch: branch,
goal: goal,
pull: pull
},
fault: fault
};
}
function whyNotThere({number: number, state: state, head: head}, commit) {
if (state !== "open") return new lib_fault.vC("config", `Pull request #${number} is ${state} by now.`, {
hint: "Open it again, and ask again."
});
return head.sha === commit ? void 0 : place_moved(number, commit, head.sha);
}
function place_moved(number, from, to) {
return new lib_fault.vC("github", `The head of pull request #${number} moved from ${from} to ${to} after the plan.`, {
hint: "Ask again, and the new head is what I look at. The work is in the patch."
});
}
function unknown(commit) {
return new lib_fault.vC("denied", `The change set is for the commit ${commit.slice(0, 7)}, which is not on its base branch.`, {
hint: "Let the agent plan again; a branch that was rewritten meanwhile does this too."
});
}
function place_taken(branch) {
return new lib_fault.vC("git", `The branch ${branch} exists by now.`, {
hint: "Merge or close the pull request of that branch and delete the branch. The work is in the patch."
});
}
const FILES = {
facts: "change-set.json",
work: "work.patch",
withheld: "withheld.patch",
log: "conversation"
};
const change_set_Commit = schemas.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const Count = schemas.number().int().min(0).max(1e12);
const Amount = schemas.number().min(0).max(1e12);
const change_set_Line = schemas.string().max(500);
const Use = schemas.strictObject({
id: schemas.string().regex(/^[\w.-]{1,50}$/),
replies: Count,
inputTokens: Count,
outputTokens: Count,
cachedTokens: Count,
writtenTokens: Count,
reasoningTokens: Count,
costUsd: Amount.optional(),
latencyMs: Amount,
longestLatencyMs: Amount
}).readonly();
const Denial = schemas.strictObject({
host: change_set_Line,
port: schemas.number().int().min(0).max(65535),
why: change_set_Line
}).readonly();
const Wall = schemas.strictObject({
way: schemas.string().regex(/^[\w-]{1,30}$/),
checks: Count,
network: schemas.string().regex(/^[\w.*:, -]{1,500}$/),
denials: schemas.array(Denial).max(500).readonly()
}).readonly();
const Facts = schemas.strictObject({
withheld: schemas.array(schemas.strictObject({
path: schemas.string().max(5e3),
code: schemas["enum"](codes()),
detail: change_set_Line
}).readonly()).max(1e3).readonly(),
leftOut: schemas.array(schemas.string().max(5e3)).max(1e3).readonly(),
checks: schemas.array(schemas.strictObject({
command: schemas.string().max(2e4),
exitCode: schemas.number().int()
}).readonly()).max(100).readonly(),
iterations: Count,
models: schemas.array(change_set_Line).max(20).readonly(),
inputTokens: Count,
outputTokens: Count,
cachedTokens: Count,
estimatedCalls: Count,
costUsd: Amount.optional(),
uses: schemas.array(Use).max(50).readonly(),
durationMs: Amount,
wall: Wall.optional()
}).readonly();
const change_set_End = schemas.discriminatedUnion("status", [ schemas.strictObject({
status: schemas.literal("finished")
}).readonly(), schemas.strictObject({
status: schemas.literal("stopped"),
outcome: schemas["enum"]([ "budget-exhausted", "timed-out", "stuck", "cancelled", "failed" ]),
reason: change_set_Line,
hint: change_set_Line
}).readonly() ]);
const Thread = schemas.discriminatedUnion("type", [ schemas.strictObject({
type: schemas["enum"]([ "issue", "pull_request", "discussion" ]),
number: schemas.number().int().positive()
}), schemas.strictObject({
type: schemas.literal("none")
}) ]);
const Ground = schemas.strictObject({
commit: change_set_Commit,
branch: schemas.string().min(1).max(250),
goal: schemas["enum"]([ "propose", "advance", "patch" ]),
head: change_set_Commit.optional()
}).readonly();
const ChangeSet = schemas.strictObject({
version: schemas.literal(1),
repository: schemas.strictObject({
id: schemas.number().int(),
name: schemas.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)
}),
thread: Thread,
key: schemas.string().max(1e3),
requester: change_set_Line,
conversation: schemas.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
ground: Ground.optional(),
tree: change_set_Commit.optional(),
end: change_set_End,
finalResponse: schemas.string().max(5e5),
facts: Facts
}).readonly();
function codes() {
const [first, ...rest] = Object.keys(CODES);
return [ first, ...rest ];
}
const MEGABYTE = 1024 * 1024;
const read_change_set_LARGEST = {
facts: 4 * MEGABYTE,
work: 30 * MEGABYTE,
withheld: 30 * MEGABYTE
};
const LOG = {
entries: 1e5,
depth: 3,
bytes: 500 * MEGABYTE
};
function readChangeSet(folder) {
const names = namesIn(folder);
const facts = read_change_set_parse(readPlain((0, external_node_path_.join)(folder, FILES.facts), read_change_set_LARGEST.facts));
const patch = kind => {
if (!names.includes(FILES[kind])) return;
requirePlain((0, external_node_path_.join)(folder, FILES[kind]), read_change_set_LARGEST[kind]);
return (0, external_node_path_.join)(folder, FILES[kind]);
};
const work = patch("work");
if (work === void 0 !== (facts.tree === void 0)) throw read_change_set_refused("its facts and its patch do not go together");
if (work !== void 0 && !facts.ground) throw read_change_set_refused("its patch is for no commit");
const hasLog = names.includes(FILES.log);
if (hasLog) read_change_set_walk((0, external_node_path_.join)(folder, FILES.log), 1, {
entries: 0,
bytes: 0
});
return {
facts: facts,
work: work,
withheld: patch("withheld"),
log: hasLog ? (0, external_node_path_.join)(folder, FILES.log) : ""
};
}
function namesIn(folder) {
const known = Object.values(FILES);
const names = listed(folder);
const strange = names.find(name => !known.includes(name));
if (strange !== void 0) throw read_change_set_refused(`it holds ${named(strange)}, which is no part of one`);
if (!names.includes(FILES.facts)) throw read_change_set_refused(`it has no ${FILES.facts}`);
return names;
}
function listed(folder) {
try {
if ((0, external_node_fs_.lstatSync)(folder).isDirectory()) return (0, external_node_fs_.readdirSync)(folder);
} catch (cause) {
throw read_change_set_refused("it cannot be read", cause);
}
throw read_change_set_refused("it is no folder");
}
function read_change_set_walk(folder, depth, sum) {
if (depth > LOG.depth) throw read_change_set_refused("its log has too many folders in each other");
for (const name of listed(folder)) {
if (!/^[\w][\w.-]{0,200}$/.test(name)) throw read_change_set_refused(`its log holds ${named(name)}, which is no name of a log`);
const path = (0, external_node_path_.join)(folder, name);
if ((0, external_node_fs_.lstatSync)(path).isDirectory()) read_change_set_walk(path, depth + 1, sum); else sum.bytes += requirePlain(path, LOG.bytes);
sum.entries++;
if (sum.entries > LOG.entries || sum.bytes > LOG.bytes) throw read_change_set_refused("its log is too large");
}
}
function requirePlain(path, largest) {
const {mode: mode, size: size, nlink: nlink} = (0, external_node_fs_.lstatSync)(path);
const isFile = (mode & external_node_fs_.constants.S_IFMT) === external_node_fs_.constants.S_IFREG;
if (!isFile || nlink !== 1) throw read_change_set_refused(`${named(path)} is no plain file`);
if (size > largest) throw read_change_set_refused(`${named(path)} has ${size} bytes, more than ${largest}`);
return size;
}
function readPlain(path, largest) {
requirePlain(path, largest);
const file = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
try {
if ((0, external_node_fs_.fstatSync)(file).size > largest) throw read_change_set_refused(`${named(path)} has grown`);
return (0, external_node_fs_.readFileSync)(file, "utf8");
} finally {
(0, external_node_fs_.closeSync)(file);
}
}
function read_change_set_parse(text) {
const parsed = ChangeSet.safeParse(asJson(text));
if (parsed.success) return parsed.data;
const {path: path, message: message} = parsed.error.issues[0] ?? {
path: [],
message: ""
};
throw read_change_set_refused(`its ${FILES.facts} is not as it should be (${(0, 
lib_text.TN)(`${path.join(".")}: ${message}`, 200)})`);
}
function asJson(text) {
try {
return JSON.parse(text);
} catch (cause) {
throw read_change_set_refused(`its ${FILES.facts} is not JSON`, cause);
}
}
function named(path) {
return JSON.stringify((0, lib_text.TN)(path.split("/").at(-1) ?? "", 80));
}
function read_change_set_refused(why, cause) {
return new lib_fault.vC("denied", `The change set is refused: ${why}.`, {
hint: "Give `change-set` the folder that a run with `mode: plan` of this version has left, as it was uploaded.",
cause: cause
});
}
function same_requireSame(facts, {trigger: trigger, job: job}) {
const name = `${job.repository.owner}/${job.repository.name}`;
if (facts.repository.id !== trigger.repositoryId || facts.repository.name !== name) throw same_foreign(`the repository ${facts.repository.name}`);
if (JSON.stringify(same_threadOf(facts.thread)) !== JSON.stringify(same_threadOf(trigger.thread))) throw same_foreign("another thread");
if (facts.key !== trigger.key) throw same_foreign("another request");
}
function same_threadOf(thread) {
return thread.type === "none" ? [ thread.type ] : [ thread.type, thread.number ];
}
function same_foreign(what) {
return new lib_fault.vC("denied", `The change set is for ${what}, not for what this job was started by.`, {
hint: "Apply it in a later job of the workflow run that made it."
});
}
async function whereApplied({github: github, job: job}, trigger, {env: env, conversation: conversation}) {
const client = (0, github_client.nx)(github, job.repository);
const branch = await branchOf(client, trigger, freshBranch(trigger, job, env));
const commit = branch === void 0 ? void 0 : await where_applied_tipOf(client, branch);
if (commit?.message.includes(`\nAgent-Conversation: ${conversation}`)) return `This change set has been applied already, as ${commit.sha.slice(0, 7)} on the branch ${branch}.`;
const comment = await commentOn(client, trigger, conversation);
return comment && `This change set has been applied already: ${comment}`;
}
function freshBranch(trigger, job, env) {
try {
return newBranch(subjectOf(trigger), job, readPublishing(env)["branch-name"]).branch;
} catch {
return;
}
}
const where_applied_PullReply = schemas.object({
head: schemas.object({
ref: schemas.string(),
repo: schemas.object({
id: schemas.number()
}).nullable()
})
});
async function branchOf(client, {thread: thread, repositoryId: repositoryId}, fresh) {
if (thread.type !== "pull_request") return fresh;
const {head: head} = where_applied_PullReply.parse(await client.get("/pulls/{pull_number}", {
pull_number: thread.number
}));
return head.repo?.id === repositoryId ? head.ref : void 0;
}
const RefReply = schemas.object({
object: schemas.object({
sha: schemas.string()
})
});
const where_applied_CommitReply = schemas.object({
sha: schemas.string(),
message: schemas.string()
});
async function where_applied_tipOf(client, branch) {
try {
const {object: object} = RefReply.parse(await client.get("/git/ref/{ref}", {
ref: `heads/${branch}`
}));
return where_applied_CommitReply.parse(await client.get("/git/commits/{commit_sha}", {
commit_sha: object.sha
}));
} catch (error) {
if (Object(error).status === 404) return;
throw error;
}
}
const CommentReply = schemas.object({
body: schemas.string().nullish(),
html_url: schemas.string(),
user: schemas.object({
id: schemas.number()
}).nullish()
});
async function commentOn(client, {thread: thread, createdAt: createdAt}, conversation) {
if (thread.type !== "issue" && thread.type !== "pull_request") return;
const own = await (0, trigger_own.j)(client);
const path = "/issues/{issue_number}/comments";
const since = createdAt === void 0 ? {} : {
since: createdAt
};
const {items: items} = await (0, port.n)(client, path, {
issue_number: thread.number,
...since
});
const comments = items.flatMap(item => CommentReply.safeParse(item).data ?? []);
return comments.find(({body: body, user: user}) => user?.id === own?.id && body?.includes(conversation))?.html_url;
}
function applying(world) {
try {
const found = readChangeSet(folderIn(world));
const {conversation: conversation} = found.facts;
return {
recall: forgetful(conversation),
doneBefore: (connection, trigger) => whereApplied(connection, trigger, {
env: world.env,
conversation: conversation
}),
work: (setting, cleaners) => apply(found, setting, cleaners)
};
} catch (error) {
const fault = (0, lib_fault.ec)(error);
const recall = forgetful(world.newId());
return {
recall: recall,
doneBefore: async () => {},
work: async () => notDone(fault)
};
}
}
function forgetful(conversation) {
return async () => ({
kind: "ours",
memory: (0, memory.s)(void 0, conversation)
});
}
function folderIn({env: env}) {
const folder = (0, raw_input.J)(env, "change-set");
if (folder !== void 0) return folder;
throw new lib_fault.vC("config", "The input `change-set` is empty.", {
hint: "Give it the folder that actions/download-artifact has put the change set into."
});
}
async function apply(found, setting, cleaners) {
try {
const inputs = (0, runner_inputs.B8)(setting.world.env);
same_requireSame(found.facts, setting);
const published = await publish(found, setting, inputs["github-token"], cleaners);
return {
...published,
conversationPath: found.log
};
} catch (error) {
return {
...notDone((0, lib_fault.ec)(error)),
conversationPath: found.log
};
}
}
async function publish(found, setting, token, cleaners) {
const {facts: facts} = found;
const {exact: exact, leaks: leaks, redact: redact} = cleaners;
const finalResponse = leaks.redact(exact(facts.finalResponse)).text;
const place = facts.ground && found.work !== void 0 ? await placeFor(setting, facts.ground) : void 0;
const saved = place ? await save(found, {
...place,
setting: setting,
token: token,
cleaners: cleaners
}) : {
...applying_NOTHING,
patch: void 0
};
const withheld = [ ...factsIn(facts).withheld, ...saved.withheld ];
const all = {
...saved,
withheld: withheld
};
const isDone = facts.end.status === "finished" && place !== void 0 && saved.fault === void 0;
const opened = isDone ? await openFor(setting, place, saved, {
finalResponse: finalResponse,
redact: redact
}) : NOT_OPENED;
const conclusion = conclusionOf(facts, {
saved: all,
opened: opened,
goal: place?.ground.goal.kind,
finalResponse: finalResponse
});
const report = {
...NO_WORK,
...factsIn(facts),
...conclusion,
finalResponse: finalResponse,
files: saved.change.files,
kept: saved.kept,
diff: saved.diff,
withheld: withheld,
withheldPatch: saved.patch ?? withheldPatchIn(found),
pullRequest: opened.pullRequest
};
const hadNoWall = facts.facts.wall === void 0 && facts.facts.iterations > 0;
return {
report: report,
fault: conclusion.fault,
hadNoWall: hadNoWall,
...place && {
baseSha: place.ground.head
}
};
}
const applying_NOTHING = {
kept: {
kind: "nothing"
},
change: {
tree: "",
files: [],
leftOut: []
},
withheld: [],
fault: void 0
};
async function save({facts: facts, work: work = ""}, saving) {
const {setting: setting, ground: ground, token: token, fault: fault} = saving;
const {job: job, world: world} = setting;
(0, external_node_fs_.mkdirSync)(job.temp, {
recursive: true
});
const folder = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(job.temp, "deckhand-"));
const options = {
folder: folder,
base: ground.head,
remoteUrl: `${job.serverUrl}/${job.repository.owner}/${job.repository.name}.git`,
token: token,
lent: ground.goal.kind === "advance" ? ground.goal.branch : void 0,
environment: (0, checkout._K)(world.env),
now: world.now
};
const {publisher: publisher, change: change} = await openPatchPublisher(options, work);
if (change.tree !== facts.tree) throw new lib_fault.vC("denied", "The patch of the change set does not come to what its facts say.", {
hint: "Let the agent plan again."
});
const saved = await bringHome(setting, {
publisher: publisher,
folder: folder,
ground: ground
}, change, saving.cleaners.leaks);
return {
...saved,
fault: saved.fault ?? fault
};
}
function conclusionOf({end: end}, ends) {
if (end.status === "stopped") return end;
const limits = {
maxIterations: 0,
timeoutMinutes: 0,
maxBudgetUsd: void 0
};
return conclude({
...ends,
...limits,
end: end,
change: ends.saved.change
});
}
function doingOf(world, fault) {
if (fault) return {
doneBefore: async () => {},
recall: recall.I9,
work: async () => notDone(fault)
};
return (0, mode.VV)(world.env) === "apply" ? applying(world) : {
doneBefore: async () => {},
recall: recall.I9,
work: work
};
}
function writeChangeSet(setting, done, redact) {
(0, external_node_fs_.mkdirSync)(setting.job.temp, {
recursive: true
});
const folder = (0, external_node_path_.join)((0, external_node_fs_.mkdtempSync)((0, 
external_node_path_.join)(setting.job.temp, "deckhand-")), "change-set");
(0, external_node_fs_.mkdirSync)(folder);
const {kept: kept, withheldPatch: withheldPatch} = done.report;
const facts = ChangeSet.parse(inStrings(changeSetOf(setting, done), redact));
(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(folder, FILES.facts), `${JSON.stringify(facts, null, 2)}\n`);
if (kept.kind === "patch") (0, external_node_fs_.copyFileSync)(kept.path, (0, external_node_path_.join)(folder, FILES.work));
if (withheldPatch) (0, external_node_fs_.copyFileSync)(withheldPatch.path, (0, external_node_path_.join)(folder, FILES.withheld));
copyLog(done.conversationPath, (0, external_node_path_.join)(folder, FILES.log));
return folder;
}
const write_change_set_LOG = [ "base_state.json", "events" ];
function copyLog(from, to) {
if (from === "") return;
(0, external_node_fs_.mkdirSync)(to);
for (const name of write_change_set_LOG) if ((0, external_node_fs_.existsSync)((0, 
external_node_path_.join)(from, name))) (0, external_node_fs_.cpSync)((0, external_node_path_.join)(from, name), (0, 
external_node_path_.join)(to, name), {
recursive: true
});
}
function changeSetOf({job: job, trigger: trigger, conversationId: conversationId}, {report: report, ground: ground, tree: tree}) {
const {owner: owner, name: name} = job.repository;
const isKept = report.kept.kind === "patch";
return {
version: 1,
repository: {
id: trigger.repositoryId,
name: `${owner}/${name}`
},
thread: trigger.thread,
key: trigger.key,
requester: subject_requesterOf(trigger),
conversation: conversationId,
...ground && {
ground: groundOf(ground)
},
...isKept && {
tree: tree
},
end: write_change_set_endOf(report),
finalResponse: report.finalResponse.slice(0, 5e5),
facts: write_change_set_factsOf(report)
};
}
function groundOf({head: head, goal: goal, pull: pull}) {
const isKept = goal.kind === "review" || goal.kind === "advance" && goal.fork !== void 0;
return {
commit: head,
branch: goal.base,
goal: isKept ? "patch" : goal.kind,
...pull && {
head: pull.head.sha
}
};
}
function write_change_set_endOf({outcome: outcome, reason: reason, hint: hint}) {
const isStopped = [ "budget-exhausted", "timed-out", "stuck", "cancelled", "failed" ].includes(outcome);
return isStopped ? {
status: "stopped",
outcome: outcome,
reason: reason,
hint: hint
} : {
status: "finished"
};
}
function write_change_set_factsOf(report) {
const {iterations: iterations, models: models, inputTokens: inputTokens, outputTokens: outputTokens, cachedTokens: cachedTokens, estimatedCalls: estimatedCalls, uses: uses, durationMs: durationMs} = report;
const {withheld: withheld, leftOut: leftOut, checks: checks, costUsd: costUsd, wall: wall} = report;
return {
withheld: withheld.slice(0, 1e3).map(one => ({
...one,
detail: one.detail.slice(0, 500)
})),
leftOut: leftOut.slice(0, 1e3),
checks: checks.slice(-100).map(({command: command, exitCode: exitCode}) => ({
command: command.slice(0, 2e4),
exitCode: exitCode
})),
iterations: iterations,
models: models,
inputTokens: inputTokens,
outputTokens: outputTokens,
cachedTokens: cachedTokens,
estimatedCalls: estimatedCalls,
uses: uses,
durationMs: durationMs,
...costUsd !== void 0 && {
costUsd: costUsd
},
...wall && {
wall: wallOf(wall)
}
};
}
function wallOf({way: way, checks: checks, network: network, denials: denials}) {
const told = denials.slice(0, 500).map(({host: host, port: port, why: why}) => ({
host: host.slice(0, 500),
port: port,
why: why
}));
return {
way: way,
checks: checks,
network: network,
denials: told
};
}
function inStrings(value, redact) {
if (typeof value === "string") return redact(value);
if (Array.isArray(value)) return value.map(one => inStrings(one, redact));
if (typeof value !== "object" || value === null) return value;
return Object.fromEntries(Object.entries(value).map(([name, one]) => [ name, inStrings(one, redact) ]));
}
function renderPreview(setting, {report: report, ground: ground}, redact) {
const {trigger: trigger} = setting;
const isChanged = ground !== void 0 && report.kept.kind === "patch";
const steps = [ ...signsOf(trigger), ...isChanged ? changesTo(setting, ground.goal, report.outcome === "changed") : [], ...report.review && saysAnything(report.review) ? [ "Post the review that stands in the report below." ] : [], ...trigger.thread.type === "none" ? [] : [ `Answer on #${trigger.thread.number} with the report below.` ] ];
const parts = [ (0, prompts.J)("dry-run", {
steps: steps.map(step => `- ${step}\n`).join("") || "- Nothing.\n"
}), ...isChanged ? [ folded("Commit message", redact(bring_home_messageOf(setting))) ] : [], ...isChanged && ground.goal.kind === "propose" ? [ proposal(setting, report.finalResponse, redact) ] : [] ];
return parts.join("\n\n");
}
function signsOf({claim: claim, thread: thread, item: item}) {
const isSeen = thread.type !== "none" && item.kind !== "review";
return [ ...isSeen ? [ "React with 👀 to what was asked." ] : [], ...claim ? [ `Take the ${claim.kind} ${(0, 
inline_code.a)(claim.name)} off.` ] : [] ];
}
function changesTo({world: world}, goal, isDone) {
switch (goal.kind) {
case "review":
return [];

case "patch":
return [ "Publish no branch: the work would be the patch below." ];

case "advance":
return [ `Add one commit to the branch ${(0, inline_code.a)(goal.branch)} of pull request #${goal.pullRequest.number}.` ];

case "propose":
{
const branch = `Create the branch ${(0, inline_code.a)(goal.branch)} with one commit on ${(0, 
inline_code.a)(goal.base)}.`;
const offer = OFFERS[readPublishing(world.env)["create-pr"]];
return isDone && offer !== void 0 ? [ branch, `${offer} onto ${(0, inline_code.a)(goal.base)}.` ] : [ branch ];
}
}
}
const OFFERS = {
draft: "Open a draft pull request",
ready: "Open a pull request",
link: "Show a link that opens a pull request",
none: void 0
};
function proposal(setting, finalResponse, redact) {
const {title: title, body: body} = proposalOf(setting, {
finalResponse: finalResponse,
redact: redact
});
return folded("Pull request", redact(`${title}\n\n${body}`));
}
function folded(title, text) {
const fence = (0, inline_code.L)(text);
return `<details><summary>${title}</summary>\n\n${fence}text\n${text.trimEnd()}\n${fence}\n\n</details>`;
}
function leave(setting, done, redact) {
switch ((0, mode.VV)(setting.world.env)) {
case "plan":
return {
preview: "",
outputs: {
"change-set-path": writeChangeSet(setting, done, redact)
}
};

case "dry-run":
return {
preview: `${renderPreview(setting, done, redact)}\n\n`,
outputs: {}
};

default:
return {
preview: "",
outputs: {}
};
}
}
function outputs_outputsOf({report: report, conversationPath: conversationPath, baseSha: baseSha, structuredOutput: structuredOutput, approvals: approvals}, comment, conversationId) {
return {
outcome: report.outcome,
reason: report.reason,
"final-response": report.finalResponse,
"structured-output": structuredOutput,
...whereOf(report),
"base-sha": baseSha,
...foundIn(report.review),
"comment-id": comment?.id,
"comment-url": comment?.url,
"conversation-id": conversationId,
"pending-actions": approvals?.proposal && pendingJson(approvals.proposal),
"conversation-path": conversationPath,
iterations: report.iterations,
"input-tokens": report.inputTokens,
"output-tokens": report.outputTokens,
...sumsOf(report.uses),
"cost-usd": report.costUsd,
"duration-seconds": Math.round(report.durationMs) / 1e3
};
}
function sumsOf(uses) {
const sum = figure => uses.reduce((total, use) => total + figure(use), 0);
return {
"cached-tokens": sum(({cachedTokens: cachedTokens}) => cachedTokens),
"cache-write-tokens": sum(({writtenTokens: writtenTokens}) => writtenTokens),
"reasoning-tokens": sum(({reasoningTokens: reasoningTokens}) => reasoningTokens),
"model-seconds": Math.round(sum(({latencyMs: latencyMs}) => latencyMs)) / 1e3
};
}
function foundIn(review) {
if (!review) return {};
const {found: found, mended: mended, stillOpen: stillOpen, blocking: blocking, url: url} = review;
return {
"review-url": url,
"findings-new": found,
"findings-mended": mended,
"findings-open": stillOpen + found,
"findings-blocking": blocking
};
}
function whereOf({files: files, kept: kept, diff: diff, withheldPatch: withheldPatch, pullRequest: pullRequest}) {
return {
"files-changed": files.length,
"diff-path": diff?.path,
"patch-path": withheldPatch?.path,
...kept.kind === "branch" && {
branch: kept.branch,
"commit-sha": kept.commit
},
...kept.kind === "patch" && {
"patch-path": kept.path
},
"pr-number": pullRequest?.number,
"pr-url": pullRequest?.url
};
}
const LONG_MS = 6e4;
const progress_PAUSE_MS = 15e3;
function progressIn(sticky, options) {
const writer = writerOf(sticky, options);
const begun = options.clock();
const over = new AbortController;
let note = "";
let facts = () => {};
const tell = () => writer.write(() => ({
note: note,
facts: facts()
}), over.signal);
let waitedMs = 0;
return {
onWait({waitMs: waitMs, attempt: attempt, fault: fault}) {
const before = attempt === progress_FIRST_WAIT ? 0 : waitedMs;
waitedMs = before + waitMs;
if (before >= LONG_MS || waitedMs < LONG_MS) return;
const time = new Date(options.now().getTime() + waitMs).toISOString().slice(11, 16);
note = (0, prompts.J)("waiting", {
reason: fault.message,
time: time
});
tell();
},
follow({log: log, state: state}, limits) {
let list = [ ...log ].reduce(listAfter, []);
const before = progress_figuresOf(state);
facts = () => ({
...limits,
...since(before, progress_figuresOf(state)),
minutes: minutesFrom(begun, options),
list: list
});
log.subscribe(event => {
list = listAfter(list, event);
note = "";
tell();
});
},
settled() {
over.abort();
return writer.written();
}
};
}
const progress_FIRST_WAIT = 2;
function minutesFrom(begun, {clock: clock}) {
return (clock() - begun) / 6e4;
}
function writerOf(sticky, {edit: edit, onFailure: onFailure, clock: clock, sleep: sleep}) {
let current = sticky;
let last = clock();
let pauseMs = progress_PAUSE_MS;
let isStale = false;
let writing;
const once = async words => {
isStale = false;
try {
current = await edit(current, words());
} catch (error) {
pauseMs *= 2;
onFailure(error);
}
last = clock();
};
const untilFresh = async (words, signal) => {
while (isStale && !signal.aborted) {
const isOver = await sleep(Math.max(0, last + pauseMs - clock()), signal).then(() => false, () => true);
if (isOver) break;
await once(words);
}
writing = void 0;
};
return {
write(words, signal) {
isStale = true;
writing ??= untilFresh(words, signal);
},
async written() {
await writing;
return current;
}
};
}
function progress_figuresOf({stats: stats, totals: totals}) {
const steps = stats.usage_to_metrics.default?.calls ?? 0;
return {
steps: steps,
costUsd: totals.calls === 0 ? 0 : totals.cost
};
}
function since(before, now) {
const isKnown = before.costUsd !== void 0 && now.costUsd !== void 0;
return {
steps: now.steps - before.steps,
costUsd: isKnown ? Number(now.costUsd) - Number(before.costUsd) : void 0
};
}
const List = schemas.array(schemas.object({
title: schemas.string(),
status: schemas["enum"]([ "todo", "in_progress", "done" ])
}).readonly()).readonly();
function listAfter(list, event) {
if (event.kind !== "ObservationEvent" || event.tool_name !== "task_tracker") return list;
return List.safeParse(event.observation.task_list).data ?? list;
}
var fail_on = __webpack_require__(3512);
var utils = __webpack_require__(7176);
function taskKeyOf(env) {
if (!(0, raw_input.J)(env, "prompt") && !(0, raw_input.J)(env, "prompt-file")) return;
const [path = ""] = (env.GITHUB_WORKFLOW_REF ?? "").split("@");
const file = path.split("/").at(-1) ?? "";
const job = env.GITHUB_JOB ?? "";
const item = (0, list_item.b8)((0, raw_input.J)(env, "item") ?? "{")?.key;
const digest = (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([ path, job, ...item === void 0 ? [] : [ item ] ])).digest("hex").slice(0, 8);
return {
words: (0, lib_text.yR)(`${item ?? ""} ${file.replace(/\.ya?ml$/, "")} ${job}`, 40),
digest: digest
};
}
function readJob(env) {
const {owner: owner, repo: name} = utils._O.repo;
const {serverUrl: serverUrl, apiUrl: apiUrl, runId: runId} = utils._O;
return Object.freeze({
repository: Object.freeze({
owner: owner,
name: name
}),
workspace: need(env, "GITHUB_WORKSPACE"),
temp: need(env, "RUNNER_TEMP"),
apiUrl: apiUrl,
serverUrl: serverUrl,
repositoryUrl: `${serverUrl}/${owner}/${name}`,
runUrl: `${serverUrl}/${owner}/${name}/actions/runs/${runId}`,
runId: runId,
task: taskKeyOf(env),
runAttempt: Number(env.GITHUB_RUN_ATTEMPT) || 1,
fetch: utils.NT.request.fetch
});
}
function need(env, name) {
const value = env[name];
if (value) return value;
throw new lib_fault.vC("config", `${name} is not set.`, {
hint: "GitHub Actions sets it. To try this on your machine, run `node dist/index.js rehearse`."
});
}
var runner_summary = __webpack_require__(3834);
const file_at_Reply = schemas.object({
type: schemas.literal("file"),
encoding: schemas.literal("base64"),
content: schemas.string()
});
async function readFileAt(client, path, commit) {
const reply = await client.get("/contents/{+path}", {
path: path,
ref: commit
}).catch(error => {
if (Object(error).status !== 404) throw error;
});
const content = file_at_Reply.safeParse(reply).data?.content;
return content === void 0 ? void 0 : Buffer.from(content, "base64").toString("utf8");
}
var prompt_path = __webpack_require__(1412);
const prompt_file_LARGEST = 64 * 1024;
async function withPromptFile(connection, env, trigger) {
const path = (0, raw_input.J)(env, "prompt-file");
if (path === void 0) return {
trigger: trigger,
fault: void 0
};
try {
const text = await readText(connection, path, {
env: env,
trigger: trigger
});
const request = [ text, trigger.request ].filter(part => part !== "").join("\n\n");
return {
trigger: {
...trigger,
request: request
},
fault: void 0
};
} catch (error) {
return {
trigger: trigger,
fault: (0, lib_fault.ec)(error)
};
}
}
async function readText(connection, path, {env: env, trigger: trigger}) {
const problem = (0, prompt_path.J)(path);
if (problem !== void 0) throw noSuchFile(path, problem);
const client = (0, github_client.nx)(connection.github, connection.job.repository);
const text = await readFileAt(client, path, await prompt_file_baseOf(client, env, trigger));
if (text === void 0) throw noSuchFile(path, "is no file of the base commit");
if (text.length > prompt_file_LARGEST) throw noSuchFile(path, "has more than 64 kB");
if (text.trim() === "") throw noSuchFile(path, "is empty");
return text.trim();
}
async function prompt_file_baseOf(client, env, {thread: thread}) {
if (thread.type === "pull_request") return (await readPull(client, thread.number, void 0)).base.sha;
return env.GITHUB_SHA ?? "";
}
function noSuchFile(path, why) {
return new lib_fault.vC("config", `The \`prompt-file\` ${JSON.stringify(path.slice(0, 200))} ${why}.`, {
hint: "Name a text file of the repository, by its path from the top."
});
}
async function beginSticky(connection, env, trigger, working, earlier) {
const {github: github, job: job} = connection;
const {thread: thread} = trigger;
if (!takesComments(connection, env, trigger) || trigger.kind === "review" || thread.type === "none") return;
const sticky = await (earlier ? (0, comment.QA)(github, job.repository, earlier, working) : (0, 
comment.Gy)(github, job.repository, thread.number, working, (0, reply_place.M)(env, trigger))).catch(unlessRefused);
if (!sticky) return;
const body = thread.type === "issue" ? (0, prompts.J)("cut-off", {
issue: String(thread.number),
run_url: job.runUrl
}) : (0, prompts.J)("cut-off-pull-request", {
run_url: job.runUrl
});
(0, file_commands.r1)(env, {
sticky: sticky,
body: (0, plain_words.f)(env, body)
});
return sticky;
}
function takesComments({mayWrite: mayWrite}, env, {thread: thread}) {
const isThread = thread.type === "issue" || thread.type === "pull_request";
return mayWrite && isThread && (0, raw_input.J)(env, "comment-mode") !== "none";
}
function unlessRefused(error) {
const {message: message} = (0, lib_fault.ec)(error);
const passes = error instanceof github_client.Q4 && (error.status === 0 || error.status >= 500 || /locked/i.test(message));
if (!passes) throw error;
(0, console.m)(`There is no comment yet; the summary of this run will have the report. ${message}`);
}
async function lastWord(connection, env, trigger, outcome, body) {
const {github: github, job: job, redact: redact} = connection;
const {kind: kind, thread: thread} = trigger;
const isWorthAWord = kind !== "review" || write_outcome.tz.includes(outcome) && outcome !== "cancelled";
if (!takesComments(connection, env, trigger) || thread.type === "none" || !isWorthAWord) return;
try {
return await (0, comment.Gy)(github, job.repository, thread.number, body, (0, reply_place.M)(env, trigger));
} catch (error) {
(0, console.sl)((0, lib_fault.ec)(error), redact);
return;
}
}
async function pointTo(final, sticky, {github: github, job: job}) {
try {
await (0, comment.Iz)(github, job.repository, sticky, (0, prompts.J)("answered-below", {
url: final.url
}));
} catch (error) {
(0, console.m)(`The first comment could not be brought up to date. ${(0, lib_fault.ec)(error).message}`);
}
}
async function finishSticky({github: github, job: job, redact: redact}, env, sticky, body) {
(0, file_commands.r1)(env, {
sticky: sticky,
body: body
});
try {
const final = (0, raw_input.J)(env, "comment-mode") === "new" ? await (0, comment.Gy)(github, job.repository, sticky.issue, body, sticky.replyTo) : await (0, 
comment.QA)(github, job.repository, sticky, body);
(0, file_commands.r1)(env, void 0);
if (final.id !== sticky.id) await pointTo(final, sticky, {
github: github,
job: job
});
return final;
} catch (error) {
(0, console.sl)((0, lib_fault.ec)(error), redact);
return sticky;
}
}
const FIRST = 100;
const LAST = 400;
function renderTimeline(events) {
const all = events.flatMap(event => {
const line = (0, console.cA)(event);
return line === void 0 ? [] : [ `${event.timestamp.slice(11, 19)} ${(0, lib_text.TN)(line, 240)}` ];
});
if (all.length === 0) return "";
const lines = timeline_shortened(all).join("\n");
const fence = (0, inline_code.L)(lines);
const heading = `<details><summary>Timeline (${(0, lib_text.U9)(all.length, "line")}, UTC)</summary>`;
return `${heading}\n\n${fence}text\n${lines}\n${fence}\n\n</details>`;
}
function timeline_shortened(lines) {
if (lines.length <= FIRST + LAST) return lines;
return [ ...lines.slice(0, FIRST), `… ${lines.length - FIRST - LAST} more …`, ...lines.slice(-LAST) ];
}
var why_refused = __webpack_require__(6736);
async function action_answer_answer(world, received) {
const connection = connect(world);
const {github: github, job: job} = connection;
const why = await (0, why_refused.f)(world, connection, received);
if ((0, raw_input.J)(world.env, "mode") === "gate") return answer_tell(world, why);
if (why !== void 0) return answer_refuse(world, connection, received, why);
if ((0, mode.VV)(world.env) === "list") return answer_listed(world, connection);
const common = {
world: world,
github: github,
job: job,
leaks: connection.leaks
};
const command = connection.mayWrite ? (0, trigger_command.N)(received, (0, raw_input.J)(world.env, "prompt")) : void 0;
if (command) return obeyed(world, {
...common,
trigger: received
}, command);
const here = await place_placed(connection, received);
if (here.status === "ignored") return leftAlone(world, here.why);
const asked = await withPromptFile(connection, world.env, here);
const {trigger: trigger, fault: fault} = forItem(world.env, asked);
const desk = {
...common,
trigger: trigger
};
const doing = doingOf(world, fault);
const before = await doing.doneBefore(connection, trigger);
if (before !== void 0) return doNothing(world, before);
const [found] = await Promise.all([ doing.recall(desk), (0, acknowledge.b0)(connection, trigger, "eyes") ]);
if (found.kind === "answered") return answer_answered(world, found.answer);
const {memory: memory} = found;
const useless = await whyUseless(desk, memory);
if (useless !== void 0) {
await turnAway(connection, desk, memory, useless);
return skipped(world, useless);
}
const failure = await lookAtFailure(connection, desk, memory);
if (failure.status === "stop") return leftAlone(world, failure.why);
await (0, acknowledge.B7)(connection, trigger);
const task = {
...desk,
failed: failure.failed,
trigger: onBehalf(trigger, memory)
};
const links = answer_linksOf(task, memory.id);
const working = (0, plain_words.f)(world.env, renderWorking(links));
const sticky = await beginSticky(connection, world.env, trigger, working, await earlierComment(desk, memory));
const progress = sticky && progressOf(world, connection, links, sticky);
const turn = {
memory: memory,
commentId: sticky?.id,
progress: progress
};
const taken = await takeTurns(task, {
...turn,
work: setting => doing.work(setting, connection)
});
const current = await (progress?.settled());
if (taken.kind === "done") return answer_report(world, connection, taken, current);
const {answer: other} = taken;
if (current) await finishSticky(connection, world.env, current, (0, prompts.J)("joined", {
url: other.comment_url ?? ""
}));
return answer_answered(world, other);
}
async function answer_report(world, connection, {done: done, setting: setting}, sticky) {
const {redact: redact} = connection;
const {outcome: outcome} = done.report;
const isFailure = (0, fail_on.V)(world.env, outcome);
(0, console.lQ)(done, isFailure, redact);
(0, console.m6)(done.report.risks ?? [], redact);
(0, console.Ei)(annotationsFor(done, setting.job.workspace), redact);
const words = () => withNotes(renderReport(done.report, answer_linksOf(setting, setting.memory.id)), setting, done);
const render = () => (0, plain_words.f)(world.env, redact(words()), done.hadNoWall);
if (sticky && !done.approvals?.proposal) (0, file_commands.r1)(world.env, {
sticky: sticky,
body: render()
});
await setting.memory.close(ending_ended(setting, done, sticky?.url));
(0, file_commands.XI)(world.env, void 0);
await (0, sweep_beside.vT)(setting);
const shown = render();
const {approvals: approvals} = done;
const isKept = !approvals?.proposal || sticky && await keepProposal(setting, approvals.proposal, sticky, shown);
const body = isKept ? shown : unkept(shown);
const left = leave(setting, done, redact);
await (0, runner_summary.S)(world.env, `${left.preview}${body}\n\n${redact(renderTimeline(done.events ?? []))}`);
const final = sticky ? await finishSticky(connection, world.env, sticky, body) : await lastWord(connection, world.env, setting.trigger, outcome, body);
if (approvals?.proposal && final && final.id !== sticky?.id) await keepProposal(setting, approvals.proposal, final, body);
if (approvals) await closeBallot(connection, setting, approvals, final);
const sign = (0, write_outcome.rL)(outcome);
if (sign) await (0, acknowledge.b0)(connection, setting.trigger, sign);
(0, file_commands.Kn)(world.env, {
...outputs_outputsOf(done, final, setting.conversationId),
...left.outputs
}, redact);
return isFailure ? 1 : 0;
}
async function obeyed(world, desk, command) {
const {answer: reply, isEarlier: isEarlier} = await (await __webpack_require__.e(365).then(__webpack_require__.bind(__webpack_require__, 1365))).obey(desk, command);
if (isEarlier) return answer_answered(world, reply);
(0, file_commands.Kn)(world.env, {
outcome: "answered",
reason: `Said ${command}`,
"comment-url": reply.comment_url ?? ""
});
return 0;
}
function answer_answered({env: env}, {comment_url: url}) {
const reason = "This request has been answered already";
(0, console.m)(url === null ? `${reason}.` : `${reason}: ${url}`);
(0, file_commands.Kn)(env, {
outcome: "skipped",
reason: reason,
"comment-url": url ?? void 0
});
return 0;
}
function progressOf({env: env, now: now, clock: clock, sleep: sleep}, {github: github, job: job, redact: redact}, links, sticky) {
return progressIn(sticky, {
edit: (current, {note: note, facts: facts}) => (0, comment.QA)(github, job.repository, current, (0, 
plain_words.f)(env, redact(renderWorking(links, note, facts)))),
onFailure: error => (0, console.m)(`The comment could not be brought up to date. ${(0, 
lib_fault.ec)(error).message}`),
now: now,
clock: clock,
sleep: sleep
});
}
function connect({env: env, sleep: sleep, signal: signal}) {
const token = (0, raw_input.J)(env, "github-token");
const secrets = (0, runner_inputs._y)(env);
(0, console.QU)([ ...secrets, ...token ? [ (0, push.YN)(token) ] : [] ]);
if (!token) throw new lib_fault.vC("config", "The input `github-token` is empty.", {
hint: "Leave it out to use the job's own token, or give it a secret that exists."
});
const job = readJob(env);
const writes = (0, mode.J)(env);
const {apiUrl: apiUrl, fetch: fetch} = job;
const github = (0, github_client.XB)({
token: token,
apiUrl: apiUrl,
fetch: fetch,
sleep: ms => sleep(ms, signal),
isReadOnly: !writes
});
const exact = (0, redact.$)([ ...secrets, `x-access-token:${token}` ]);
const leaks = leakScanner(knownValues(env));
return {
github: github,
mayWrite: writes,
job: job,
exact: exact,
leaks: leaks,
redact: text => leaks.redact(exact(text)).text
};
}
function knownValues(env) {
const named = [ {
kind: "the GitHub token",
value: (0, raw_input.J)(env, "github-token") ?? ""
}, {
kind: "the model key",
value: (0, raw_input.J)(env, "api-key") ?? ""
}, {
kind: "a token of the runner",
value: env.ACTIONS_RUNTIME_TOKEN ?? ""
}, {
kind: "a token of the runner",
value: env.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? ""
} ];
const others = (0, runner_inputs._y)(env).filter(value => !named.some(known => known.value === value));
return [ ...named, ...others.map(value => ({
kind: "a secret among the inputs",
value: value
})) ];
}
function answer_tell({env: env}, why) {
const reason = why ?? "The caller may start a run.";
(0, console.m)(reason);
(0, file_commands.Kn)(env, {
ok: String(why === void 0),
outcome: "skipped",
reason: reason
});
return 0;
}
async function answer_listed(world, connection) {
(0, file_commands.Kn)(world.env, await (await __webpack_require__.e(408).then(__webpack_require__.bind(__webpack_require__, 4408))).list(world, connection), connection.redact);
return 0;
}
function doNothing({env: env}, reason) {
(0, console.m)(reason);
(0, file_commands.Kn)(env, {
outcome: "no-op",
reason: reason
});
return 0;
}
async function answer_refuse(world, connection, trigger, why) {
(0, console.m)(why);
await (0, acknowledge.b0)(connection, trigger, "confused");
if (trigger.kind === "decision") await (0, acknowledge.B7)(connection, trigger);
return skipped(world, why);
}
function leftAlone(world, why) {
(0, console.m)(why);
return skipped(world, why);
}
function skipped({env: env}, reason) {
(0, file_commands.Kn)(env, {
outcome: "skipped",
reason: reason
});
return 0;
}
function answer_linksOf({job: job, trigger: trigger, world: world}, conversationId) {
const {runUrl: runUrl, repositoryUrl: repositoryUrl} = job;
return {
conversationId: conversationId,
runUrl: runUrl,
repositoryUrl: repositoryUrl,
phrases: (0, trigger_settings.phrasesOf)(world.env),
requester: subject_requesterOf(trigger)
};
}
},
6517: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => approversOf,
p: () => answerable
});
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4869);
var _runner_input_shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1919);
var _runner_raw_input_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7701);
var _runner_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6093);
const NOT_REQUESTER = "not-requester";
function approversOf(env, ownId) {
const entries = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_2__.od)((0, _runner_raw_input_js__WEBPACK_IMPORTED_MODULE_3__.J)(env, "approvers") ?? "");
const mustNotBeRequester = entries.includes(NOT_REQUESTER);
const users = entries.filter(entry => entry.startsWith("@")).map(entry => entry.slice(1));
const roles = entries.filter(entry => !entry.startsWith("@") && entry !== NOT_REQUESTER && !(0, 
_runner_input_shapes_js__WEBPACK_IMPORTED_MODULE_0__.Yf)(entry));
const usual = {
...(0, _runner_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.gateSettings)(env, ownId),
allowedBots: []
};
const isNamed = users.length + roles.length > 0;
const gate = isNamed ? {
...usual,
allowedRoles: roles,
allowedUsers: users
} : usual;
const inWords = words(gate) + (mustNotBeRequester ? ", but not by who asked for the work" : "");
return {
gate: gate,
mustNotBeRequester: mustNotBeRequester,
inWords: inWords
};
}
function answerable(env, ownId, isLabel) {
const [usual, {gate: gate}] = [ (0, _runner_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.gateSettings)(env, ownId), approversOf(env, ownId) ];
const roles = [ ...usual.allowedRoles, ...gate.allowedRoles, ...isLabel ? [ "triage" ] : [] ];
return {
...usual,
allowedRoles: roles,
allowedUsers: [ ...usual.allowedUsers, ...gate.allowedUsers ],
allowedBots: []
};
}
function words({allowedRoles: allowedRoles, allowedUsers: allowedUsers}) {
const roles = allowedRoles.length > 0 ? [ `anybody with the role ${allowedRoles.join(" or ")}` ] : [];
return [ ...roles, ...allowedUsers.map(user => `\`@${user}\``) ].join(", ");
}
},
8478: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => withProposal,
s: () => proposalIn
});
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4552);
function proposalIn({manifest: manifest}) {
return _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.Jh.safeParse(manifest.proposal).data;
}
function withProposal(proposal) {
return manifest => ({
...manifest,
proposal: JSON.parse(JSON.stringify(proposal))
});
}
},
2773: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_K: () => gitEnvironment,
oz: () => requireBranch,
Bs: () => requireClean
});
var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
async function checkoutState(git) {
const records = (await git.raw([ "status", "--porcelain=v2", "--branch", "-z", "--untracked-files=all", "--no-renames" ])).split("\0");
const header = name => records.find(record => record.startsWith(`# ${name} `))?.slice(name.length + 3);
const head = header("branch.oid");
const branch = header("branch.head");
return {
head: head === "(initial)" ? void 0 : head,
branch: branch === "(detached)" ? void 0 : branch,
changed: records.flatMap(record => changedPath(record) ?? [])
};
}
const fieldsBefore = {
1: 8,
u: 10,
"?": 1
};
function changedPath(record) {
const fields = record.split(" ");
const before = fieldsBefore[fields[0] ?? ""];
return before === void 0 ? void 0 : fields.slice(before).join(" ");
}
var git = __webpack_require__(4350);
var fault = __webpack_require__(8664);
var lib_text = __webpack_require__(4869);
const CHECKOUT_HINT = "Put a step `uses: actions/checkout` right before this action.";
async function requireBranch(workspace, environment) {
const {head: head, branch: branch} = await requireClean(workspace, environment);
if (branch === void 0) throw detached(head);
return {
head: head,
branch: branch
};
}
async function requireClean(workspace, environment) {
const {head: head, branch: branch, changed: changed} = await readState(workspace, environment);
if (head === void 0) throw new fault.vC("config", "The repository has no commits.", {
hint: "Push a first commit."
});
if (changed.length > 0) throw dirty(changed);
return {
head: head,
branch: branch
};
}
const GIT_VARIABLES = "PATH HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy SSL_CERT_FILE SSL_CERT_DIR";
function gitEnvironment(env) {
return Object.fromEntries(GIT_VARIABLES.split(" ").flatMap(name => env[name] ? [ [ name, env[name] ] ] : []));
}
async function readState(workspace, environment) {
if (!(0, external_node_fs_.existsSync)((0, external_node_path_.join)(workspace, ".git"))) throw noCheckout();
try {
return await checkoutState((0, git.$)({
folder: workspace,
environment: environment
}));
} catch (cause) {
throw noCheckout(cause);
}
}
function noCheckout(cause) {
return new fault.vC("config", "The workspace is not a git checkout.", {
hint: CHECKOUT_HINT,
cause: cause
});
}
function detached(head) {
return new fault.vC("config", `The checkout is detached at ${head.slice(0, 7)}, so there is no branch to start from.`, {
hint: "Give actions/checkout a `ref` that is the name of a branch."
});
}
function dirty(changed) {
const some = changed.slice(0, 3).map(path => (0, lib_text.TN)(path, 80)).join(", ");
const what = `The checkout has ${(0, lib_text.U9)(changed.length, "uncommitted change")} (${some}${changed.length > 3 ? ", …" : ""}), which could not be told from the agent's.`;
return new fault.vC("config", what, {
hint: "Run this action right after actions/checkout, or have the step before it commit or ignore its files."
});
}
},
6074: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
bh: () => conversationFiles,
kk: () => sameFiles,
qv: () => restoreConversation
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8428);
const PREFIX = "conversation/";
const OUTPUTS = "observations";
const LARGEST_OUTPUT = 1024 * 1024;
const ALL_OUTPUTS = 8 * 1024 * 1024;
function conversationFiles(folder) {
const subAgents = entries(folder, "subagents").filter(entry => entry.isDirectory());
const parts = [ "", ...subAgents.map(({name: name}) => `subagents/${name}/`) ];
return [ ...parts.flatMap(part => logFiles(folder, part)), ...outputs(folder) ].filter(({path: path}) => (0, 
_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__.rX)(path));
}
function logFiles(folder, part) {
const events = names(folder, `${part}events`).map(name => fileAt(folder, `${part}events/${name}`, "written once"));
const others = names(folder, part).filter(name => name.endsWith(".json"));
return [ ...others.map(name => fileAt(folder, part + name)), ...events ];
}
function restoreConversation(files, folder) {
for (const [path, bytes] of files) {
if (!path.startsWith(PREFIX)) continue;
const target = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path.slice(PREFIX.length));
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), {
recursive: true
});
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, bytes);
}
}
function sameFiles(files) {
return [ ...files ].map(([path, bytes]) => ({
path: path,
stamp: "as read",
read: () => bytes
}));
}
function outputs(folder) {
const found = names(folder, OUTPUTS).flatMap(name => {
const facts = look((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, OUTPUTS, name));
return facts && facts.size <= LARGEST_OUTPUT ? [ {
...facts,
name: name
} ] : [];
});
let left = ALL_OUTPUTS;
const newest = found.sort((a, b) => b.mtimeMs - a.mtimeMs).filter(({size: size}) => {
left -= size;
return left >= 0;
});
return newest.map(({name: name, size: size, mtimeMs: mtimeMs}) => fileAt(folder, `${OUTPUTS}/${name}`, `${size} ${mtimeMs}`));
}
function fileAt(folder, name, stamp) {
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
const facts = stamp === void 0 ? look(path) : void 0;
return {
path: PREFIX + name,
stamp: stamp ?? `${facts?.size} ${facts?.mtimeMs}`,
read: () => readPlain(path)
};
}
function names(folder, inside) {
return entries(folder, inside).filter(entry => entry.isFile()).map(({name: name}) => name).sort();
}
function entries(folder, inside) {
const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, inside);
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, {
withFileTypes: true
}) : [];
}
function look(path) {
return opened(path, descriptor => {
const facts = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
return facts.isFile() ? {
size: facts.size,
mtimeMs: facts.mtimeMs
} : void 0;
});
}
function readPlain(path) {
return opened(path, descriptor => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile() ? (0, 
node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor) : void 0) ?? Buffer.alloc(0);
}
function opened(path, use) {
let descriptor;
try {
descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
return use(descriptor);
} catch {
return;
} finally {
if (descriptor !== void 0) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
},
7846: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => isOver
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8942);
const Run = zod__WEBPACK_IMPORTED_MODULE_0__.object({
status: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
run_attempt: zod__WEBPACK_IMPORTED_MODULE_0__.number()
});
async function isOver({github: github, job: job}, {run_id: run_id, attempt: attempt}) {
const {owner: owner, name: repo} = job.repository;
try {
const {data: data} = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", {
owner: owner,
repo: repo,
run_id: run_id
});
const run = Run.parse(data);
return run.status === "completed" || run.run_attempt > attempt;
} catch {
return false;
}
}
},
4704: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => Memory,
s: () => blankMemory
});
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1843);
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(297);
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);
var _prompts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8135);
var _conversation_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6074);
class Memory {
notes=new Set;
wasCutOff;
#store;
#manifest;
#read;
#joined=[];
#isResumed;
#isFresh=false;
#folder;
#saving=Promise.resolve();
#isQueued=false;
#hasFailed=false;
#lease;
constructor({store: store, manifest: manifest, files: files}) {
this.#store = store;
this.#manifest = manifest;
this.#read = files;
this.#isResumed = [ ...files.keys() ].some(path => path.startsWith("conversation/events/"));
this.wasCutOff = manifest.lease !== null;
}
get manifest() {
return this.#manifest;
}
get id() {
return this.#manifest.conversation_id;
}
get isLost() {
return this.#isFresh;
}
get isKept() {
return this.#store !== void 0 && !this.#hasFailed;
}
get isResumed() {
return this.#isResumed;
}
openIn(folder) {
if (!this.#isFresh) (0, _conversation_files_js__WEBPACK_IMPORTED_MODULE_3__.qv)(this.#read, folder);
this.#folder = folder;
}
startAfresh(id, why) {
this.notes.add((0, _prompts_js__WEBPACK_IMPORTED_MODULE_2__.J)("state-unusable", {
why: why
}));
this.#manifest = {
...this.#manifest,
conversation_id: id
};
this.#isResumed = false;
this.#isFresh = true;
}
join(key) {
this.#joined.push(key);
}
get joined() {
return this.#joined;
}
update(change) {
this.#manifest = change(this.#manifest);
}
async claim(lease, commentId) {
this.update(manifest => ({
...manifest,
lease: lease,
comment_id: commentId ?? manifest.comment_id
}));
const written = await this.#enqueue();
this.#lease = lease;
return written?.status === "lost" ? "lost" : "ours";
}
checkpoint() {
if (this.#isQueued) return;
this.#isQueued = true;
this.#enqueue().then(written => this.#noteLost(written));
}
async settle(change) {
const before = this.#manifest;
this.update(change);
const written = await this.#enqueue();
this.#noteLost(written);
if (written?.status === "saved") return true;
this.#manifest = before;
return false;
}
async close(change) {
this.update(change);
this.#noteLost(await this.#enqueue());
}
#enqueue() {
const saved = this.#saving.then(() => this.#save());
this.#saving = saved;
return saved;
}
async #save() {
this.#isQueued = false;
try {
const written = this.#store && await this.#write(this.#store);
this.#hasFailed = false;
if (written?.status === "saved" && written.isBranch) this.notes.add((0, _prompts_js__WEBPACK_IMPORTED_MODULE_2__.J)("state-on-branch"));
return written;
} catch (error) {
this.#hasFailed = true;
const {message: message, hint: hint = ""} = (0, _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error);
this.notes.add((0, _prompts_js__WEBPACK_IMPORTED_MODULE_2__.J)("state-not-kept", {
why: `${message} ${hint}`.trim()
}));
return;
}
}
async #write(store) {
const written = await store.write({
manifest: this.#manifest,
files: this.#files()
});
const held = this.#lease;
if (written.status === "saved" || !held) return written;
const found = await store.read();
if (found.status !== "found" || (0, _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__.d)(found.manifest.lease) !== (0, 
_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__.d)(held)) return written;
this.update(manifest => manifest.answered.reduce(_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__.$s, {
...manifest,
answered: found.manifest.answered
}));
return store.write({
manifest: this.#manifest,
files: this.#files()
});
}
#noteLost(written) {
if (written?.status !== "lost") return;
this.notes.add((0, _prompts_js__WEBPACK_IMPORTED_MODULE_2__.J)("state-taken-over"));
this.#store = void 0;
}
#files() {
if (this.#folder === void 0) return (0, _conversation_files_js__WEBPACK_IMPORTED_MODULE_3__.kk)(this.#read);
const work = [ ...this.#read ].filter(([path]) => path.startsWith("work/"));
return [ ...(0, _conversation_files_js__WEBPACK_IMPORTED_MODULE_3__.bh)(this.#folder), ...(0, 
_conversation_files_js__WEBPACK_IMPORTED_MODULE_3__.kk)(new Map(work)) ];
}
}
function blankMemory(store, id, lost) {
const memory = new Memory({
store: store,
manifest: (0, _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__.yz)(id),
files: new Map
});
if (lost !== void 0) memory.startAfresh(id, lost);
return memory;
}
},
9485: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
SM: () => errandOf,
m8: () => leaseOf,
Ch: () => openStore,
I9: () => recall,
Qv: () => stateNameOf,
$: () => stateStore
});
var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var review = __webpack_require__(2322);
var state_name = __webpack_require__(469);
var git = __webpack_require__(4350);
var fault = __webpack_require__(8664);
var schemas = __webpack_require__(8942);
var canonical_json = __webpack_require__(297);
var state_manifest = __webpack_require__(1843);
const Envelope = schemas.strictObject({
version: schemas.int(),
manifest: schemas.union([ schemas.strictObject({
plain: schemas.json()
}), schemas.strictObject({
sealed: schemas.string()
}) ]),
files: schemas.string(),
mac: schemas.string()
}).readonly();
function enclose({manifest: manifest, files: files, isSealed: isSealed}, owner, keys) {
const text = (0, canonical_json.d)(manifest);
const body = isSealed ? {
sealed: keys.seal(Buffer.from(text)).toString("base64")
} : {
plain: JSON.parse(text)
};
const envelope = {
version: state_manifest.xv,
manifest: body,
files: files
};
return `${(0, canonical_json.d)({
...envelope,
mac: keys.sign(signedText(envelope, owner))
})}\n`;
}
function disclose(text, owner, keys) {
const parsed = Envelope.safeParse(fromJson(text));
if (!parsed.success) return unusable("it is damaged, or was written by another version");
const {mac: mac, ...envelope} = parsed.data;
if (!keys.isSigned(signedText(envelope, owner), mac)) return unusable("it was not signed with this repository's key for this thread");
if (envelope.version !== state_manifest.xv) return unusable("it was written by another version");
const isSealed = "sealed" in envelope.manifest;
const manifest = state_manifest._8.safeParse(contentOf(envelope.manifest, keys));
if (!manifest.success) return unusable("it was written by another version");
return {
status: "sound",
manifest: manifest.data,
files: envelope.files,
isSealed: isSealed
};
}
function unusable(why) {
return {
status: "unusable",
why: why
};
}
function signedText(envelope, {repositoryId: repositoryId, name: name}) {
return (0, canonical_json.d)({
...envelope,
repository_id: repositoryId,
name: name
});
}
function contentOf(body, keys) {
if ("plain" in body) return body.plain;
const text = keys.unseal(Buffer.from(body.sealed, "base64"));
return text && fromJson(text.toString());
}
function fromJson(text) {
try {
return JSON.parse(text);
} catch {
return;
}
}
var external_node_buffer_ = __webpack_require__(4573);
var state_file = __webpack_require__(8428);
class FileShelf {
#leaks;
#wrap;
#known=new Map;
constructor(leaks, wrap) {
this.#leaks = leaks;
this.#wrap = wrap;
}
learn({stored: stored, files: files}) {
for (const [path, file] of stored) {
const plain = files.get(path);
if (plain) this.#known.set(path, {
stored: file,
stamp: "",
plain: (0, state_file.sc)(plain)
});
}
}
put(files) {
const stored = new Map;
const added = new Map;
for (const file of files.filter(({path: path}) => (0, state_file.rX)(path))) {
const known = this.#known.get(file.path);
const isSame = known !== void 0 && known.stamp === file.stamp;
const current = isSame ? known : this.#take(file, known, added);
if (current) stored.set(file.path, current.stored);
}
return {
stored: stored,
added: added
};
}
#take(file, known, added) {
const bytes = file.read();
if (bytes.length > state_file.b1.fileBytes / 2 || !(0, external_node_buffer_.isUtf8)(bytes)) return;
const plain = (0, state_file.sc)(bytes);
const isSame = known !== void 0 && known.plain === plain;
const current = isSame ? {
...known,
stamp: file.stamp
} : this.#add(file, {
bytes: bytes,
plain: plain
}, added);
this.#known.set(file.path, current);
return current;
}
#add({path: path, stamp: stamp}, {bytes: bytes, plain: plain}, added) {
const content = this.#wrap(Buffer.from(this.#leaks.redact(bytes.toString()).text));
added.set(path, content);
return {
stored: (0, state_file.Oy)(content),
stamp: stamp,
plain: plain
};
}
}
var policy_blobs = __webpack_require__(9921);
async function readState(git, commit, owner, keys) {
const entries = await entriesOf(git, commit);
const problem = problemIn(entries);
if (problem !== void 0) return unusable(problem);
const blobs = await (0, policy_blobs.b)(git, entries.map(({object: object}) => object));
const stored = new Map(entries.flatMap(({path: path, object: object}) => {
const bytes = blobs.get(object);
return bytes ? [ [ path, bytes ] ] : [];
}));
return believe(stored, owner, keys);
}
function believe(blobs, owner, keys) {
const enclosed = disclose(blobs.get(state_file.e0)?.toString() ?? "", owner, keys);
if (enclosed.status === "unusable") return enclosed;
const bodies = [ ...blobs ].filter(([path]) => path !== state_file.e0);
const stored = new Map(bodies.map(([path, bytes]) => [ path, (0, state_file.Oy)(bytes) ]));
if ((0, state_file.ol)(stored) !== enclosed.files) return unusable("its files are not those that were signed");
const {manifest: manifest, isSealed: isSealed} = enclosed;
const plain = bodies.map(([path, bytes]) => [ path, isSealed ? keys.unseal(bytes) : bytes ]);
const files = new Map(plain.flatMap(([path, bytes]) => bytes ? [ [ path, bytes ] ] : []));
if (files.size < plain.length) return unusable("a file of it cannot be opened");
return {
status: "found",
manifest: manifest,
files: files,
stored: stored,
isSealed: isSealed
};
}
async function entriesOf(git, commit) {
const text = await git.raw([ "ls-tree", "-r", "-z", "-l", "--full-tree", commit ]);
return text.split("\0").filter(Boolean).map(record => {
const tab = record.indexOf("\t");
const [mode = "", , object = "", size = ""] = record.slice(0, tab).split(/ +/);
return {
mode: mode,
object: object,
bytes: Number(size),
path: record.slice(tab + 1)
};
});
}
function problemIn(entries) {
const all = entries.reduce((sum, {bytes: bytes}) => sum + bytes, 0);
const isTooLarge = entries.length > state_file.b1.files || all > state_file.b1.allBytes;
if (isTooLarge || entries.some(({bytes: bytes}) => bytes > state_file.b1.fileBytes)) return "it is larger than a state may be";
const isOdd = entries.some(({mode: mode, path: path}) => mode !== "100644" || !(path === state_file.e0 || (0, 
state_file.rX)(path)));
return isOdd ? "it holds what is no part of a state" : void 0;
}
var external_node_crypto_ = __webpack_require__(7598);
const ALGORITHM = "aes-256-gcm";
const IV = 12;
const TAG = 16;
function stateKeys(secret, repositoryId) {
const derive = purpose => Buffer.from((0, external_node_crypto_.hkdfSync)("sha256", secret, String(repositoryId), purpose, 32));
const [macKey, sealKey] = [ derive("deckhand state mac"), derive("deckhand state seal") ];
const sign = text => (0, external_node_crypto_.createHmac)("sha256", macKey).update(text).digest("hex");
return {
sign: sign,
isSigned(text, mac) {
const [wanted, given] = [ Buffer.from(sign(text)), Buffer.from(mac) ];
return wanted.length === given.length && (0, external_node_crypto_.timingSafeEqual)(wanted, given);
},
seal(bytes) {
const iv = (0, external_node_crypto_.randomBytes)(IV);
const cipher = (0, external_node_crypto_.createCipheriv)(ALGORITHM, sealKey, iv, {
authTagLength: TAG
});
return Buffer.concat([ iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag() ]);
},
unseal(sealed) {
if (sealed.length < IV + TAG) return;
const decipher = (0, external_node_crypto_.createDecipheriv)(ALGORITHM, sealKey, sealed.subarray(0, IV), {
authTagLength: TAG
});
decipher.setAuthTag(sealed.subarray(-TAG));
try {
return Buffer.concat([ decipher.update(sealed.subarray(IV, -TAG)), decipher.final() ]);
} catch {
return;
}
}
};
}
var state_remote = __webpack_require__(3804);
const NEXT = "refs/deckhand/next";
async function writeState(git, commit) {
await git.raw([ "fast-import", "--quiet", "--force" ], stream(commit));
return (await git.raw([ "rev-parse", "--verify", "--quiet", NEXT ])).trim();
}
function stream({envelope: envelope, files: files, added: added, message: message, parent: parent, seconds: seconds}) {
const parts = [ `commit ${NEXT}\ncommitter deckhand <deckhand@users.noreply.github.com> ${seconds} +0000\n`, ...data(Buffer.from(message)), ...parent === void 0 ? [] : [ `from ${parent}\n` ], "deleteall\n", `M 100644 inline ${state_file.e0}\n`, ...data(Buffer.from(envelope)) ];
for (const [path, {object: object}] of files) {
const bytes = added.get(path);
if (bytes) parts.push(`M 100644 inline ${path}\n`, ...data(bytes)); else parts.push(`M 100644 ${object} ${path}\n`);
}
return Buffer.concat(parts.map(part => Buffer.from(part)));
}
function data(bytes) {
return [ `data ${bytes.length}\n`, bytes, "\n" ];
}
function openStateStore(options) {
const gitDir = (0, external_node_path_.join)(options.folder, "state.git");
const run = (extra = {}) => (0, git.$)({
folder: options.folder,
gitDir: gitDir,
environment: {
...options.environment,
...extra
}
});
return new Store(options, run, gitDir);
}
class Store {
#options;
#git;
#remote;
#keys;
#owner;
#made;
#shelf;
#ref;
#tip="";
#isOurs=false;
constructor(options, run, gitDir) {
const {folder: folder, environment: environment, remote: remote, name: name, secret: secret, repositoryId: repositoryId} = options;
this.#options = options;
this.#git = run;
this.#remote = (0, state_remote.W)(run, remote);
this.#keys = stateKeys(secret, repositoryId);
this.#owner = {
repositoryId: repositoryId,
name: name.name
};
this.#shelf = this.#emptyShelf();
this.#ref = name.ref;
this.#made = (0, git.$)({
folder: folder,
environment: environment
}).raw([ "init", "--quiet", "--bare", gitDir ]);
this.#made.catch(() => {});
}
async read() {
await this.#made;
const {ref: ref, branch: branch} = this.#options.name;
const tips = await this.#remote.tips([ ref, branch ]);
this.#ref = !tips.has(ref) && tips.has(branch) ? branch : ref;
this.#tip = tips.get(this.#ref) ?? "";
this.#isOurs = false;
this.#shelf = this.#emptyShelf();
if (this.#tip === "") return {
status: "none"
};
await this.#remote.fetch(this.#ref);
const read = await readState(this.#git(), this.#tip, this.#owner, this.#keys);
if (read.status === "found" && read.isSealed === this.#options.isSealed) this.#shelf.learn(read);
return read;
}
async write(draft) {
await this.#made;
const commit = await this.#commit(draft);
let verdict = await this.#remote.move(this.#ref, commit, this.#tip);
if (verdict === "refused" && this.#ref !== this.#options.name.branch) {
this.#ref = this.#options.name.branch;
verdict = await this.#remote.move(this.#ref, commit, "");
}
if (verdict === "refused") throw refused();
if (verdict === "lost") return {
status: "lost"
};
this.#tip = commit;
this.#isOurs = true;
return {
status: "saved",
isBranch: this.#isBranch
};
}
async #commit({manifest: manifest, files: files}) {
const {isSealed: isSealed, now: now, name: name} = this.#options;
const {stored: stored, added: added} = this.#shelf.put(files);
requireSize(stored);
const parent = this.#isOurs || this.#isBranch ? this.#tip || void 0 : void 0;
const envelope = enclose({
manifest: manifest,
files: (0, state_file.ol)(stored),
isSealed: isSealed
}, this.#owner, this.#keys);
const seconds = Math.floor(now().getTime() / 1e3);
try {
return await writeState(this.#git(), {
envelope: envelope,
files: stored,
added: added,
parent: parent,
seconds: seconds,
message: `State of ${name.name}\n`
});
} catch (error) {
this.#shelf = this.#emptyShelf();
throw error;
}
}
get #isBranch() {
return this.#ref === this.#options.name.branch;
}
#emptyShelf() {
const {isSealed: isSealed, leaks: leaks} = this.#options;
return new FileShelf(leaks, bytes => isSealed ? this.#keys.seal(bytes) : bytes);
}
}
function requireSize(files) {
const all = [ ...files.values() ].reduce((sum, {bytes: bytes}) => sum + bytes, 0);
if (files.size < state_file.b1.files && all < state_file.b1.allBytes) return;
throw new fault.vC("config", "The conversation has become too long to be kept.", {
hint: "Write `reset` after the word that calls me to begin a new one."
});
}
function refused() {
return new fault.vC("git", "GitHub takes neither a ref nor a branch for the state of this thread.", {
hint: "Let rules allow `refs/deckhand/` or branches `deckhand/state/`, or set the input `state-store: none`."
});
}
var prompts = __webpack_require__(8135);
var checkout = __webpack_require__(2773);
var mode = __webpack_require__(3932);
var console = __webpack_require__(4995);
var raw_input = __webpack_require__(7701);
var is_over = __webpack_require__(7846);
var durable_memory = __webpack_require__(4704);
var durable_turn = __webpack_require__(9756);
async function recall(desk) {
const store = stateStore(desk);
return store ? new Recollection(desk, store).untilOurs() : {
kind: "ours",
memory: (0, durable_memory.s)(void 0, desk.world.newId())
};
}
function stateStore({trigger: trigger, ...desk}) {
if ((0, review.zN)(trigger)) return;
return openStore({
...desk,
name: stateNameOf(trigger),
repositoryId: trigger.repositoryId
});
}
function stateNameOf({thread: thread, key: key}) {
return thread.type === "none" ? (0, state_name.p)(key) : (0, state_name.Q)(thread.number);
}
function openStore({world: {env: env, now: now}, job: job, leaks: leaks, ...place}) {
const secret = (0, raw_input.J)(env, "state-key") ?? (0, raw_input.J)(env, "api-key");
if ((0, raw_input.J)(env, "state-store") === "none" || !secret || !(0, mode.J)(env)) return;
(0, external_node_fs_.mkdirSync)(job.temp, {
recursive: true
});
return openStateStore({
folder: (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(job.temp, "deckhand-state-")),
remote: {
url: `${job.repositoryUrl}.git`,
token: (0, raw_input.J)(env, "github-token") ?? ""
},
environment: (0, checkout._K)(env),
isSealed: (0, raw_input.J)(env, "encrypt-state") === "true",
...{
...place,
secret: secret,
leaks: leaks,
now: now
}
});
}
function errandOf({key: key}, {runId: runId, runAttempt: runAttempt}) {
return {
key: key,
runId: runId,
attempt: runAttempt
};
}
const GRACE_MINUTES = 10;
function leaseOf({world: {env: env, now: now}, job: job, trigger: trigger}) {
const minutes = Number((0, raw_input.J)(env, "timeout-minutes")) || 25;
const until = new Date(now().getTime() + (minutes + GRACE_MINUTES) * 6e4);
return {
run_id: job.runId,
attempt: job.runAttempt,
run_url: job.runUrl,
key: trigger.key,
taken: now().toISOString(),
until: until.toISOString()
};
}
const LONGEST_PAUSE_MS = 15e3;
class Recollection {
#desk;
#store;
constructor(desk, store) {
this.#desk = desk;
this.#store = store;
}
async untilOurs() {
const {world: world, job: job, trigger: trigger} = this.#desk;
for (let pause = 1e3; ;pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
const found = await this.#read();
if (found === void 0) return this.#unread();
const turn = (0, durable_turn.L)(found, errandOf(trigger, job), world.now());
if (turn.kind === "answered") return turn;
if (turn.kind !== "wait" || await (0, is_over.P)(this.#desk, turn.lease)) return this.#ours(found);
(0, console.m)((0, prompts.J)("state-waiting", {
run_url: turn.lease.run_url
}));
await world.sleep(pause, world.signal);
}
}
async #read() {
try {
return await this.#store.read();
} catch (error) {
(0, console.m)(`What is known of this thread could not be read. ${(0, fault.ec)(error).message}`);
return;
}
}
#unread() {
const memory = (0, durable_memory.s)(void 0, this.#desk.world.newId());
memory.notes.add((0, prompts.J)("state-not-read"));
return {
kind: "ours",
memory: memory
};
}
#ours(found) {
const id = this.#desk.world.newId();
if (found.status === "none") return {
kind: "ours",
memory: (0, durable_memory.s)(this.#store, id)
};
if (found.status === "unusable") return {
kind: "ours",
memory: (0, durable_memory.s)(this.#store, id, found.why)
};
const {manifest: manifest, files: files} = found;
return {
kind: "ours",
memory: new durable_memory.c({
store: this.#store,
manifest: manifest,
files: files
})
};
}
}
},
2434: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
leaveTrace: () => leaveTrace,
rescue: () => rescue
});
var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8942);
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1843);
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(297);
var _runner_file_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6101);
var _conversation_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6074);
var _recall_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9485);
const OpenTurn = zod__WEBPACK_IMPORTED_MODULE_4__.object({
name: zod__WEBPACK_IMPORTED_MODULE_4__.object({
name: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
ref: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
branch: zod__WEBPACK_IMPORTED_MODULE_4__.string()
}).readonly(),
repositoryId: zod__WEBPACK_IMPORTED_MODULE_4__.number(),
folder: zod__WEBPACK_IMPORTED_MODULE_4__.string(),
lease: _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__.nD
}).readonly();
function leaveTrace({memory: memory, trigger: trigger, world: world}, folder) {
const {lease: lease} = memory.manifest;
if (!memory.isKept || !lease) return;
const {repositoryId: repositoryId} = trigger;
(0, _runner_file_commands_js__WEBPACK_IMPORTED_MODULE_1__.XI)(world.env, {
name: (0, _recall_js__WEBPACK_IMPORTED_MODULE_3__.Qv)(trigger),
repositoryId: repositoryId,
folder: folder,
lease: lease
});
}
async function rescue(world, {job: job, leaks: leaks}, saved) {
const {name: name, repositoryId: repositoryId, folder: folder, lease: lease} = OpenTurn.parse(JSON.parse(saved));
const store = (0, _recall_js__WEBPACK_IMPORTED_MODULE_3__.Ch)({
world: world,
job: job,
leaks: leaks,
name: name,
repositoryId: repositoryId
});
const found = await (store?.read());
if (!store || found?.status !== "found") return;
if ((0, _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__.d)(found.manifest.lease) !== (0, 
_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__.d)(lease)) return;
const over = {
...lease,
until: world.now().toISOString()
};
await store.write({
manifest: {
...found.manifest,
lease: over
},
files: (0, _conversation_files_js__WEBPACK_IMPORTED_MODULE_2__.bh)(folder)
});
}
},
2566: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Df: () => statePlace,
XP: () => removeClosed,
vT: () => sweepBeside
});
var _github_write_state_open_sweep_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(152);
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4869);
var _checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2773);
var _runner_console_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4995);
var _runner_raw_input_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7701);
async function sweepBeside({trigger: trigger, memory: memory, ...place}) {
if (trigger.kind === "schedule" && memory.isKept) await removeClosed(place);
}
async function removeClosed({github: github, job: job, world: world}) {
try {
const gone = await (0, _github_write_state_open_sweep_js__WEBPACK_IMPORTED_MODULE_0__.d)({
github: github,
repository: job.repository,
now: world.now(),
...statePlace({
job: job,
world: world
})
});
if (gone.length > 0) (0, _runner_console_js__WEBPACK_IMPORTED_MODULE_3__.m)(`What was kept of closed threads is removed: ${(0, 
_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(gone.length, "state")}.`);
} catch (error) {
(0, _runner_console_js__WEBPACK_IMPORTED_MODULE_3__.m)(`What is kept of closed threads could not be looked through. ${(0, 
_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`);
}
}
function statePlace({job: job, world: world}) {
return {
temp: job.temp,
remote: {
url: `${job.repositoryUrl}.git`,
token: (0, _runner_raw_input_js__WEBPACK_IMPORTED_MODULE_5__.J)(world.env, "github-token") ?? ""
},
environment: (0, _checkout_js__WEBPACK_IMPORTED_MODULE_2__._K)(world.env)
};
}
},
9756: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => turnOf,
y: () => UNFINISHED
});
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1843);
const UNFINISHED = [ "failed", "cancelled", "timed-out", "budget-exhausted", "stuck" ];
function turnOf(found, errand, now) {
if (found.status === "none") return {
kind: "begin",
lost: void 0
};
if (found.status === "unusable") return {
kind: "begin",
lost: found.why
};
const {manifest: manifest} = found;
const answer = (0, _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__.oy)(errand.key, manifest);
if (answer && !(errand.attempt > 1 && UNFINISHED.includes(answer.outcome))) return {
kind: "answered",
answer: answer
};
const {lease: lease} = manifest;
return lease && isHeld(lease, errand, now) ? {
kind: "wait",
lease: lease,
manifest: manifest
} : {
kind: "go-on",
manifest: manifest
};
}
function isHeld({run_id: run_id, attempt: attempt, until: until}, errand, now) {
const isOurs = run_id === errand.runId && attempt < errand.attempt;
return !isOurs && now.getTime() < Date.parse(until);
}
},
3834: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => writeSummary
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6421);
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8664);
var _console_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4995);
async function writeSummary(env, markdown) {
if (!env.GITHUB_STEP_SUMMARY) return;
try {
await _actions_core__WEBPACK_IMPORTED_MODULE_0__.z.addRaw(markdown, true).write();
} catch (error) {
(0, _console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`The summary of this run could not be written. ${(0, 
_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`);
}
}
},
6093: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
gateSettings: () => gateSettings,
phrasesOf: () => phrasesOf,
triggerSettings: () => triggerSettings
});
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4869);
var _input_shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1919);
var _own_prompt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7877);
var _raw_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7701);
function phrasesOf(env) {
return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0, _raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env, "trigger-phrase") ?? "@agent");
}
function triggerSettings(env) {
return {
phrases: phrasesOf(env),
label: (0, _raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env, "label-trigger") ?? "agent",
approveLabel: (0, _raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env, "approve-label") ?? "agent:approve",
rejectLabel: (0, _raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env, "reject-label") ?? "agent:reject",
assignee: (0, _raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env, "assignee-trigger"),
prompt: (0, _own_prompt_js__WEBPACK_IMPORTED_MODULE_3__.F)(env),
mode: (0, _raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env, "mode"),
allowedBots: allowedBots(env),
repositoryId: numberOf(env.GITHUB_REPOSITORY_ID),
runId: numberOf(env.GITHUB_RUN_ID)
};
}
function gateSettings(env, ownId) {
const roles = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0, _raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env, "allowed-roles") ?? "admin, maintain, write");
return {
allowedRoles: roles.filter(role => !(0, _input_shapes_js__WEBPACK_IMPORTED_MODULE_0__.Yf)(role)),
allowedUsers: (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0, _raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env, "allowed-users") ?? ""),
allowedBots: allowedBots(env),
canWrite: true,
ownId: ownId,
triggeringActor: triggeringActor(env)
};
}
function allowedBots(env) {
return (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0, _raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env, "allowed-bots") ?? "").filter(id => /^\d+$/.test(id)).map(Number);
}
function triggeringActor({GITHUB_TRIGGERING_ACTOR: login, GITHUB_ACTOR: GITHUB_ACTOR, GITHUB_ACTOR_ID: GITHUB_ACTOR_ID}) {
if (!login) return;
return {
login: login,
id: login === GITHUB_ACTOR ? numberOf(GITHUB_ACTOR_ID) : void 0
};
}
function numberOf(text) {
return text !== void 0 && /^\d+$/.test(text) ? Number(text) : void 0;
}
},
584: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B7: () => claim,
Ko: () => acknowledgedAt,
b0: () => acknowledge
});
var _github_write_claim_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1162);
var _github_write_reaction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5227);
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
var _runner_console_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4995);
async function acknowledge({github: github, job: job, mayWrite: mayWrite}, trigger, content) {
const place = acknowledgedAt(trigger);
if (!place || !mayWrite) return;
try {
await (0, _github_write_reaction_js__WEBPACK_IMPORTED_MODULE_2__.w)(github, job.repository, place, content);
} catch (error) {
(0, _runner_console_js__WEBPACK_IMPORTED_MODULE_1__.m)(`No reaction could be left. ${(0, 
_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error).message}`);
}
}
async function claim({github: github, job: job, mayWrite: mayWrite}, {claim: claim, thread: thread}) {
if (!mayWrite || !claim || thread.type === "none") return;
try {
await (0, _github_write_claim_js__WEBPACK_IMPORTED_MODULE_3__.H)(github, job.repository, thread.number, claim);
} catch (error) {
(0, _runner_console_js__WEBPACK_IMPORTED_MODULE_1__.m)(`The ${claim.kind} could not be taken off. ${(0, 
_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error).message}`);
}
}
function acknowledgedAt({item: item, kind: kind, thread: thread}) {
if (kind === "review") return;
if (item.kind === "issue-comment" || item.kind === "review-comment") return {
kind: item.kind,
id: item.id
};
if (thread.type === "none" || item.kind !== "issue" && item.kind !== "pull-request") return;
return {
kind: "thread",
number: thread.number
};
}
},
4080: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f: () => inPlainWords
});
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8135);
var _runner_raw_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7701);
function inPlainWords(env, body, hasNone = (0, _runner_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.J)(env, "isolation") === "none") {
return hasNone ? `${body}\n\n${(0, _prompts_js__WEBPACK_IMPORTED_MODULE_0__.J)("no-wall")}` : body;
}
},
7842: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => replyPlace
});
var _runner_raw_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7701);
function replyPlace(env, {answer: answer}) {
if (answer.kind !== "review-thread" || ((0, _runner_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(env, "confirmation") ?? "never") !== "never") return;
return answer.commentId;
}
},
6736: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f: () => whyRefused
});
var _github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4463);
var _github_read_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6496);
var _github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9031);
var _approval_approvers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6517);
var _runner_trigger_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6093);
async function whyRefused(world, {github: github, job: job}, trigger) {
const client = (0, _github_client_js__WEBPACK_IMPORTED_MODULE_0__.nx)(github, job.repository);
const own = await (0, _github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_2__.j)(client);
const sleep = ms => world.sleep(ms, world.signal);
const isDecision = trigger.kind === "decision";
const settings = isDecision ? (0, _approval_approvers_js__WEBPACK_IMPORTED_MODULE_3__.p)(world.env, own?.id, trigger.claim !== void 0) : (0, 
_runner_trigger_settings_js__WEBPACK_IMPORTED_MODULE_4__.gateSettings)(world.env, own?.id);
const found = await (0, _github_read_gate_js__WEBPACK_IMPORTED_MODULE_1__.G)({
client: client,
settings: settings,
sleep: sleep
}, trigger);
return found.status === "denied" ? found.why : void 0;
}
},
3097: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => errorCode,
O: () => orMistake
});
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
const reasons = {
ENOENT: "nothing is there",
ENOTDIR: "a part of the path is a file, not a directory",
EISDIR: "it is a directory",
EACCES: "permission denied",
EPERM: "permission denied",
ELOOP: "its links lead in a circle",
ENAMETOOLONG: "the name is too long",
ENOSPC: "the disk is full",
EROFS: "the file system is read-only"
};
function errorCode(error) {
return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
async function orMistake(what, work) {
try {
return await work();
} catch (error) {
const code = errorCode(error);
if (!/^E[A-Z0-9]+$/.test(code)) throw error;
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(`Cannot ${what}: ${reasons[code] ?? "the system refused"} (${code}).`, {
cause: error
});
}
}
},
18: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => holdFolder,
z: () => placeOfHandle
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
var _file_mistake_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3097);
const isLinux = process.platform === "linux";
function placeOfHandle(handle, path) {
return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(isLinux ? `/proc/self/fd/${handle.fd}` : path);
}
async function holdFolder(root, steps) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(root, {
recursive: true
});
let path = root;
let folder = held(await openFolder(root), root);
for (const step of steps) {
path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, step);
const outer = folder;
try {
folder = held(await openOrMake(outer.entry(step)), path);
} finally {
await outer.close();
}
}
return folder;
}
function held(handle, path) {
const base = isLinux ? `/proc/self/fd/${handle.fd}` : path;
return {
entry: name => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base, name),
close: () => handle.close()
};
}
async function openOrMake(path) {
try {
return await openFolder(path);
} catch (error) {
if ((0, _file_mistake_js__WEBPACK_IMPORTED_MODULE_3__.C)(error) !== "ENOENT") throw error;
}
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path, {
recursive: true
});
return openFolder(path);
}
function openFolder(path) {
return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
}
},
2118: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => saveOutput
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8664);
var _file_mistake_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3097);
var _held_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18);
var __addDisposableResource = void 0 && (void 0).__addDisposableResource || function(env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() {
try {
inner.call(this);
} catch (e) {
return Promise.reject(e);
}
};
env.stack.push({
value: value,
dispose: dispose,
async: async
});
} else if (async) env.stack.push({
async: true
});
return value;
};
var __disposeResources = void 0 && (void 0).__disposeResources || function(SuppressedError) {
return function(env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
fail(e);
return next();
});
} else s |= 1;
} catch (e) {
fail(e);
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
}(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
async function saveOutput(outputDir, name, bytes) {
if (outputDir === void 0) throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("bug", "There is no folder for long outputs.");
if (!/^\w[\w.-]*$/.test(name)) throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("bug", `"${name}" is no name for a saved output.`);
return (0, _file_mistake_js__WEBPACK_IMPORTED_MODULE_4__.O)(`save the output as "${name}"`, async () => {
const folder = await (0, _held_folder_js__WEBPACK_IMPORTED_MODULE_5__.U)(outputDir, []);
try {
const env_1 = {
stack: [],
error: void 0,
hasError: false
};
try {
const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
const file = __addDisposableResource(env_1, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(folder.entry(name), flags, 420), true);
await file.writeFile(bytes);
} catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
} finally {
const result_1 = __disposeResources(env_1);
if (result_1) await result_1;
}
} finally {
await folder.close();
}
return (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outputDir, name);
});
}
},
5768: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => runProgram
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
const MAX_WORDS = 64 * 1024;
async function runProgram(file, args, options) {
const {cwd: cwd, environment: environment, signal: signal, input: input = "", maxBytes: maxBytes = Number.POSITIVE_INFINITY} = options;
const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, {
cwd: cwd,
env: environment,
stdio: "pipe"
});
let isCut = false;
const cut = () => {
isCut = true;
child.kill("SIGKILL");
child.stdout.destroy();
child.stderr.destroy();
};
if (signal?.aborted) cut();
signal?.addEventListener("abort", cut, {
once: true
});
try {
child.stdin.on("error", () => {}).end(input);
const [stdout, stderr] = [ collect(child, "stdout", maxBytes, cut), collect(child, "stderr", MAX_WORDS) ];
const [exitCode] = await (0, node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, "close");
return {
stdout: Buffer.concat(stdout),
stderr: Buffer.concat(stderr).toString(),
exitCode: exitCode,
isCut: isCut
};
} finally {
signal?.removeEventListener("abort", cut);
}
}
function collect(child, name, limit, onLimit) {
const chunks = [];
let size = 0;
child[name].on("data", chunk => {
if (size < limit) chunks.push(chunk.subarray(0, limit - size));
size += chunk.length;
if (size > limit) onLimit?.();
});
return chunks;
}
},
3740: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => globPattern
});
function globPattern(glob) {
return new RegExp(`^${new Reader(glob).sequence("", true)}$`, "su");
}
const FOLDERS = "(?:(?!\\.)[^/]+/)*";
const NAME = "(?!\\.)[^/]+";
const AFTER = {
"@": "",
"?": "?",
"*": "*",
"+": "+"
};
class Reader {
#glob;
#at=0;
constructor(glob) {
this.#glob = glob;
}
sequence(ends, isFirst) {
let source = "";
let isStart = isFirst;
while (this.#at < this.#glob.length && !ends.includes(this.#next())) {
const isSlash = this.#next() === "/";
const isWhole = isStart && this.#rest().startsWith("**/");
if (this.#isGroup("!")) return source + this.#not(ends, isStart);
source += this.#piece(isStart);
isStart = isSlash || isWhole;
}
return source;
}
#piece(isStart) {
const rest = this.#rest();
if (isStart && rest.startsWith("**/")) return this.#take(3, FOLDERS);
if (isStart && rest === "**") return this.#take(2, `${FOLDERS}${NAME}`);
const visible = isStart ? "(?!\\.)" : "";
if (this.#isGroup("@?*+")) return visible + this.#group();
if (rest.startsWith("{") && closes(rest, "{", "}")) return this.#braces(isStart);
const stars = /^\*+/.exec(rest)?.[0];
if (stars) return this.#take(stars.length, `${visible}[^/]*`);
if (rest.startsWith("?")) return this.#take(1, `${visible}[^/]`);
const members = /^\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]/su.exec(rest);
if (members) return this.#take(members[0].length, visible + classOf(members[1], members[2]));
const [token = "", escaped] = /^\\?(.)/su.exec(rest) ?? [ rest ];
return this.#take(token.length, literal(escaped ?? token));
}
#group() {
const kind = this.#next();
return `(?:${this.#choices(2, "|", ")", false)})${AFTER[kind]}`;
}
#not(ends, isStart) {
const not = this.#choices(2, "|", ")", false);
const after = this.sequence(ends, false);
return `${isStart ? "(?!\\.)" : ""}(?!(?:${not})${after}$)[^/]*${after}`;
}
#isGroup(kinds) {
const rest = this.#rest();
return kinds.includes(rest[0] ?? " ") && rest[1] === "(" && closes(rest.slice(1), "(", ")");
}
#braces(isStart) {
return `(?:${this.#choices(1, ",", "}", isStart)})`;
}
#choices(opening, separator, end, isStart) {
const choices = [];
do {
this.#at += choices.length === 0 ? opening : 1;
choices.push(this.sequence(separator + end, isStart));
} while (this.#next() === separator);
this.#at += 1;
return choices.join("|");
}
#take(length, source) {
this.#at += length;
return source;
}
#next() {
return this.#glob[this.#at] ?? "";
}
#rest() {
return this.#glob.slice(this.#at);
}
}
function closes(text, open, close) {
let depth = 0;
let hasChoice = open === "(";
for (const [sign] of text.matchAll(/\\.|./gsu)) {
if (sign === open) depth += 1;
if (sign === "," && depth === 1) hasChoice = true;
if (sign === close) depth -= 1;
if (depth === 0) return hasChoice;
}
return false;
}
function classOf(not, members = "") {
const inner = members.replaceAll(/\\(.)|[\]^[]/gsu, (token, escaped) => {
const sign = escaped ?? token;
return /[\\\]^[-]/.test(sign) ? `\\${sign}` : sign;
});
return `(?!/)[${not ? "^" : ""}${inner}]`;
}
function literal(sign) {
return sign.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
}
},
6496: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => gate
});
var _permission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1760);
var _trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3414);
const tries = 3;
const pauseMs = 1e3;
async function gate(keeper, trigger) {
const {settings: settings} = keeper;
if (settings.canWrite && settings.allowedUsers.includes("*")) return denied("`allowed-users: *` would let anybody write to this repository.");
if (trigger.kind === "ci-failure" && trigger.headRepositoryId !== trigger.repositoryId) return denied("The failed run is of another repository.");
if (trigger.kind === "schedule") return {
status: "allowed",
class: "scheduled"
};
const actors = everyone(trigger, settings);
if (actors.length === 0) return denied("Nobody is named who asked for this run.");
for (const actor of actors) {
const why = await refusal(keeper, trigger, actor);
if (why !== void 0) return denied(`The ${actor.role} is refused. ${why}`);
}
return {
status: "allowed",
class: classOf(trigger, settings)
};
}
function everyone({actors: actors}, {triggeringActor: triggeringActor}) {
if (triggeringActor === void 0) return actors;
const {login: login, id: id} = triggeringActor;
if (actors.some(actor => id === void 0 ? (0, _trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__.Av)(actor.login, login) : actor.id === id)) return actors;
const type = login.endsWith("[bot]") ? "Bot" : "User";
return [ ...actors, {
login: login,
id: id,
type: type,
role: "triggering actor"
} ];
}
async function refusal(keeper, trigger, actor) {
const {ownId: ownId, allowedUsers: allowedUsers, allowedBots: allowedBots} = keeper.settings;
const {login: login, id: id, type: type} = actor;
if (id !== void 0 && id === ownId) return isOwnTurn(trigger) ? void 0 : `${login} is this agent itself.`;
if (id !== void 0 && type !== "User" && allowedBots.includes(id)) return;
if (type !== "User") return `${login} is no person (${type}), and its id ${id ?? ""} is not in \`allowed-bots\`.`;
if (allowedUsers.some(name => name === "*" || (0, _trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__.Av)(name, login))) return;
const permission = await ask(keeper, actor);
return permission.status === "allowed" ? void 0 : permission.why;
}
function isOwnTurn({kind: kind, run: run}) {
return kind === "ci-failure" && run?.isOwnBranch === true;
}
async function ask({client: client, settings: settings, sleep: sleep}, actor) {
let permission = await (0, _permission_js__WEBPACK_IMPORTED_MODULE_0__.Y)(client, actor, settings.allowedRoles);
for (let attempt = 1; attempt < tries && permission.status === "denied" && !permission.isSure; attempt++) {
await sleep(pauseMs * attempt);
permission = await (0, _permission_js__WEBPACK_IMPORTED_MODULE_0__.Y)(client, actor, settings.allowedRoles);
}
return permission;
}
function classOf({headRepositoryId: headRepositoryId, repositoryId: repositoryId}, {allowedUsers: allowedUsers}) {
const isFork = headRepositoryId !== void 0 && headRepositoryId !== repositoryId;
return isFork || allowedUsers.includes("*") ? "mixed" : "trusted";
}
function denied(why) {
return {
status: "denied",
why: why
};
}
},
1760: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => checkPermission
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8942);
const Rights = zod__WEBPACK_IMPORTED_MODULE_0__.object({
push: zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),
pull: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),
triage: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),
maintain: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),
admin: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional()
});
const Reply = zod__WEBPACK_IMPORTED_MODULE_0__.object({
permission: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
role_name: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
user: zod__WEBPACK_IMPORTED_MODULE_0__.object({
id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),
permissions: Rights.optional()
})
});
const ladder = [ "read", "triage", "write", "maintain", "admin" ];
const rights = {
read: "pull",
triage: "triage",
write: "push",
maintain: "maintain",
admin: "admin"
};
const pushers = [ "admin", "maintain", "write" ];
async function checkPermission(client, {login: login, id: id}, roles = pushers) {
let answer;
try {
answer = await client.permission(login);
} catch (error) {
return whyFailed(login, error);
}
const {success: success, data: data} = Reply.safeParse(answer);
if (!success) return unsure(login, "GitHub's reply was not understood");
if (id !== void 0 && data.user.id !== id) return denied(`The account ${login} is not the one that asked.`);
const role = data.role_name ?? data.permission ?? "unknown";
if (roles.some(name => has(data, name))) return {
status: "allowed",
role: role
};
return denied(`${login} may not start a run (role: ${role}); it takes ${roles.join(", ") || "a role that is allowed"}.`);
}
function has({user: {permissions: permissions}, role_name: role_name, permission: permission}, name) {
if (!isRung(name)) return role_name === name;
if (permissions !== void 0) return permissions[rights[name]] === true;
const given = role_name ?? permission ?? "";
return isRung(given) && ladder.indexOf(given) >= ladder.indexOf(name);
}
function isRung(name) {
return ladder.some(rung => rung === name);
}
function whyFailed(login, error) {
const status = typeof error === "object" && error !== null && "status" in error ? error.status : void 0;
if (status === 404) return denied(`${login} is not a collaborator of this repository.`);
const reason = typeof status === "number" && status > 0 ? `GitHub answered ${status}` : "GitHub gave no answer";
return {
...unsure(login, reason),
isSure: status === 401
};
}
function unsure(login, reason) {
const why = `The permission of ${login} could not be checked: ${reason}.`;
return {
status: "denied",
why: why,
isSure: false
};
}
function denied(why) {
return {
status: "denied",
why: why,
isSure: true
};
}
},
5164: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => readPages
});
const pageSize = 100;
async function readPages(client, path, parameters = {}, {most: most = 10, list: list} = {}) {
const items = [];
for (let page = 1; page <= most; page++) {
const reply = await client.get(path, {
...parameters,
per_page: pageSize,
page: page
}).catch(error => {
if (page === 1) throw error;
});
const found = list === void 0 ? reply : Object(reply)[list];
if (!Array.isArray(found)) return {
items: items,
isWhole: false
};
items.push(...found);
if (found.length < pageSize) return {
items: items,
isWhole: true
};
}
return {
items: items,
isWhole: false
};
}
},
4250: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => readShownComment
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8942);
const Place = zod__WEBPACK_IMPORTED_MODULE_0__.object({
node_id: zod__WEBPACK_IMPORTED_MODULE_0__.string()
});
const Account = zod__WEBPACK_IMPORTED_MODULE_0__.object({
login: zod__WEBPACK_IMPORTED_MODULE_0__.string()
}).nullable();
const Reply = zod__WEBPACK_IMPORTED_MODULE_0__.object({
node: zod__WEBPACK_IMPORTED_MODULE_0__.object({
body: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
createdAt: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
lastEditedAt: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),
author: Account,
editor: Account
}).nullable()
});
const query = `query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}}\n}}`;
async function readShownComment(client, id) {
const place = await client.get("/issues/comments/{comment_id}", {
comment_id: id
}).catch(error => {
if (Object(error).status !== 404) throw error;
});
if (place === void 0) return;
const {node: node} = Reply.parse(await client.graphql(query, {
id: Place.parse(place).node_id
}));
if (!node) return;
const {body: body, createdAt: createdAt, lastEditedAt: lastEditedAt, viewerDidAuthor: viewerDidAuthor, author: author, editor: editor} = node;
const isEditedByUs = editor === null ? lastEditedAt === null : editor.login === author?.login;
return {
body: body,
shownAt: lastEditedAt ?? createdAt,
isOnlyOurs: viewerDidAuthor && isEditedByUs
};
}
},
6237: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => commandOf
});
const WORDS = new Map([ [ "help", "help" ], [ "reset", "reset" ], [ "status", "status" ], [ "stop", "stop" ] ]);
function commandOf({kind: kind, request: request}, prompt) {
if (kind !== "mention") return;
const given = prompt?.trim() ?? "";
const words = given !== "" && request.startsWith(given) ? request.slice(given.length) : request;
return WORDS.get(words.trim().replace(/[.!]$/, "").toLowerCase());
}
},
9031: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
j: () => readOwn
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8942);
const Reply = zod__WEBPACK_IMPORTED_MODULE_0__.object({
viewer: zod__WEBPACK_IMPORTED_MODULE_0__.object({
login: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
databaseId: zod__WEBPACK_IMPORTED_MODULE_0__.number().int()
})
});
async function readOwn(client) {
try {
const {viewer: viewer} = Reply.parse(await client.graphql(ownQuery, {}));
return {
login: viewer.login,
id: viewer.databaseId
};
} catch {
return;
}
}
const ownQuery = "query Own{viewer{login databaseId}}";
},
4552: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jh: () => Proposal,
VK: () => shortDigest,
dz: () => openItems,
l9: () => carriedOver,
ol: () => digestOf,
rc: () => decided,
rr: () => bodyDigest
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8942);
var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4377);
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(297);
const Commit = zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[0-9a-f]{40,64}$/);
const Digest = zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[0-9a-f]{64}$/);
const Time = zod__WEBPACK_IMPORTED_MODULE_2__.datetime();
const Person = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
login: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
id: zod__WEBPACK_IMPORTED_MODULE_1__.number().int().nullable()
}).readonly();
const PendingAction = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
v: zod__WEBPACK_IMPORTED_MODULE_1__.literal(1),
repository: zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),
thread: zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),
run: zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),
conversation: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
action: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
tool: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
arguments: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
cwd: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
tree: Commit,
head: Commit,
policy: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
requesters: zod__WEBPACK_IMPORTED_MODULE_1__.array(Person).readonly(),
created: Time,
expires: Time
}).readonly();
const Decision = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
verdict: zod__WEBPACK_IMPORTED_MODULE_1__["enum"]([ "approved", "rejected", "dropped" ]),
by: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
at: Time,
reason: zod__WEBPACK_IMPORTED_MODULE_1__.string()
}).readonly();
const Item = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
pending: PendingAction,
risk: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
reasons: zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).readonly(),
shown: Time.nullable(),
decision: Decision.nullable()
}).readonly();
const Proposal = zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
v: zod__WEBPACK_IMPORTED_MODULE_1__.literal(1),
items: zod__WEBPACK_IMPORTED_MODULE_1__.array(Item).min(1).readonly(),
comment: zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({
id: zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),
digest: Digest
}).readonly().nullable()
}).readonly();
function digestOf(pending) {
return sha256((0, _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__.d)(pending));
}
function shortDigest(pending) {
return digestOf(pending).slice(0, 12);
}
function bodyDigest(body) {
return sha256(body.replaceAll("\r\n", "\n").trimEnd());
}
function sha256(text) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text, "utf8").digest("hex");
}
function openItems({items: items}) {
return items.filter(({decision: decision}) => decision === null);
}
function isSame(a, b) {
const bound = ({run: _, created: __, expires: ___, ...rest}) => (0, _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_3__.d)(rest);
return bound(a) === bound(b);
}
function carriedOver(items, before, shown) {
const open = before ? openItems(before) : [];
return items.map(item => {
const old = open.find(({pending: pending}) => isSame(pending, item.pending));
return old ? {
...old,
shown: old.shown ?? shown
} : item;
});
}
function decided(proposal, chosen, decision) {
const ids = new Set(chosen.map(({pending: pending}) => pending.action));
const take = item => item.decision === null && ids.has(item.pending.action) ? {
...item,
decision: decision
} : item;
return {
...proposal,
items: proposal.items.map(take)
};
}
},
685: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gx: () => renderItem,
Sh: () => waitingLine,
t7: () => renderProposal
});
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4869);
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8135);
var _inline_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2423);
var _proposal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4552);
var _shown_action_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5620);
var _visible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9190);
function renderProposal(proposal, ballot) {
const items = (0, _proposal_js__WEBPACK_IMPORTED_MODULE_1__.dz)(proposal);
const [first] = items;
if (!first) return "";
const {head: head, expires: expires} = first.pending;
return (0, _prompts_js__WEBPACK_IMPORTED_MODULE_0__.J)("approval", {
actions: items.map(renderItem).join("\n\n"),
head: head.slice(0, 7),
until: expires.slice(0, 16).replace("T", " "),
ways: waysOf(items, ballot),
approvers: ballot.approvers
});
}
function waysOf(items, {phrase: phrase, approveLabel: approveLabel, rejectLabel: rejectLabel}) {
const [yes, no] = [ approveLabel, rejectLabel ].map(_inline_code_js__WEBPACK_IMPORTED_MODULE_4__.a);
const all = `| ${[ "", "", "both" ][items.length] ?? "all"} | label ${yes}, or \`${phrase} approve\` | label ${no}, or \`${phrase} reject: why\` |`;
if (items.length < 2) return all;
const digest = items[0] && (0, _proposal_js__WEBPACK_IMPORTED_MODULE_1__.VK)(items[0].pending);
return `${all}\n| one | \`${phrase} approve ${digest}\` | \`${phrase} reject ${digest}: why\` |`;
}
function renderItem({pending: pending, risk: risk, reasons: reasons}) {
const sentences = reasons.map(reason => reason.replaceAll("`", "'").replace(/\.$/, "")).join("; ");
const why = [ risk, sentences ].filter(Boolean).map(_visible_js__WEBPACK_IMPORTED_MODULE_3__.R).join(": ");
return (0, _prompts_js__WEBPACK_IMPORTED_MODULE_0__.J)("approval-action", {
tool: (0, _inline_code_js__WEBPACK_IMPORTED_MODULE_4__.a)((0, _visible_js__WEBPACK_IMPORTED_MODULE_3__.R)(pending.tool)),
digest: (0, _inline_code_js__WEBPACK_IMPORTED_MODULE_4__.a)((0, _proposal_js__WEBPACK_IMPORTED_MODULE_1__.VK)(pending)),
why: (0, _inline_code_js__WEBPACK_IMPORTED_MODULE_4__.a)(why),
where: pending.cwd === "." ? "the top folder" : (0, _inline_code_js__WEBPACK_IMPORTED_MODULE_4__.a)((0, 
_visible_js__WEBPACK_IMPORTED_MODULE_3__.R)(pending.cwd)),
arguments: (0, _shown_action_js__WEBPACK_IMPORTED_MODULE_2__.A)(pending)
});
}
function waitingLine(proposal) {
const amount = (0, _proposal_js__WEBPACK_IMPORTED_MODULE_1__.dz)(proposal).length;
return `Approval needed: ${(0, _lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(amount, "action")} ${amount === 1 ? "is" : "are"} paused`;
}
},
5620: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => shownArguments,
j: () => unshowable
});
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8135);
var _inline_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2423);
var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);
const ROOM = 24e3;
const NAME = 150;
function shownArguments({arguments: json}) {
const given = JSON.parse(json);
const entries = Object.entries(given);
if (entries.length === 0) return "Without arguments.";
return entries.map(([name, value]) => shownArgument(name, value, entries.length === 1)).join("\n\n");
}
function shownArgument(name, value, isAlone) {
const text = (0, _visible_js__WEBPACK_IMPORTED_MODULE_1__.R)(typeof value === "string" ? value : JSON.stringify(value));
const fence = (0, _inline_code_js__WEBPACK_IMPORTED_MODULE_2__.L)(text);
const isText = typeof value === "string";
const title = isAlone && name === "command" && isText ? "" : `${(0, _inline_code_js__WEBPACK_IMPORTED_MODULE_2__.a)((0, 
_visible_js__WEBPACK_IMPORTED_MODULE_1__.R)(name))}${isText ? "" : " (JSON)"}:\n\n`;
return `${title}${fence}text\n${text}\n${fence}`;
}
function unshowable(actions, clean) {
let room = ROOM;
const reasons = new Map;
for (const action of actions) {
const shown = shownArguments(action);
const isLong = shown.length > room || namesIn(action).some(name => (0, _visible_js__WEBPACK_IMPORTED_MODULE_1__.R)(name).length > NAME);
if (clean(shown) !== shown) reasons.set(action.action, (0, _prompts_js__WEBPACK_IMPORTED_MODULE_0__.J)("approval-unseen-secret")); else if (isLong) reasons.set(action.action, (0, 
_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J)("approval-unseen-long", {
room: String(ROOM)
})); else room -= shown.length;
}
return reasons;
}
function namesIn({tool: tool, cwd: cwd, arguments: json}) {
return [ tool, cwd, ...Object.keys(JSON.parse(json)) ];
}
},
9190: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => visible
});
const PLAIN = /^[\n\x20-\x7eÀ-ÖØ-öø-žぁ-ゖァ-ヺ一-鿿가-힣]$/u;
const LOOKALIKES = new Set([ "ı", "ĸ", "ŀ", "ŉ", "一", "丶", "丨", "丿" ]);
const TAB = "⇥";
const BLANK = "␠";
const NEWLINE = "⏎";
function visible(text) {
const shown = Array.from(text, sign).join("");
return shown.replaceAll(/ +(?=\n|$)/g, blanks => BLANK.repeat(blanks.length)).replace(/^\n+/, lines => `${NEWLINE}\n`.repeat(lines.length)).replace(/\n+$/, lines => NEWLINE.repeat(lines.length));
}
function sign(character) {
if (character === "\t") return TAB;
if (PLAIN.test(character) && !LOOKALIKES.has(character)) return character;
const code = character.codePointAt(0) ?? 0;
return `⟦U+${code.toString(16).toUpperCase().padStart(4, "0")}⟧`;
}
},
1162: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => takeOff
});
async function takeOff(github, {owner: owner, name: repo}, number, {kind: kind, name: name}) {
const thread = {
owner: owner,
repo: repo,
issue_number: number
};
if (kind === "label") await github.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", {
...thread,
name: name
}); else {
const route = "DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees";
await github.request(route, {
...thread,
assignees: [ name ]
});
}
}
},
759: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$5: () => fitted,
Gy: () => postComment,
Iz: () => rewriteComment,
Q3: () => newestComment,
QA: () => editComment
});
var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4463);
var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6037);
const LIMIT = 6e4;
async function postComment(github, repository, issue, body, replyTo) {
const reply = replyTo === void 0 ? void 0 : await postReply(github, repository, {
issue: issue,
replyTo: replyTo,
body: body
});
if (reply) return reply;
const thread = {
owner: repository.owner,
repo: repository.name,
issue_number: issue
};
const sent = fitted(body);
try {
const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
return stickyOf(issue, (await github.request(route, {
...thread,
body: sent
})).data);
} catch (error) {
const stored = (0, _client_js__WEBPACK_IMPORTED_MODULE_0__.VH)(error) ? await foundAgain(github, repository, issue, sent) : void 0;
if (!stored) throw error;
return stored;
}
}
function stickyOf(issue, {id: id, html_url: html_url}) {
return {
issue: issue,
id: Number(id),
url: html_url
};
}
async function foundAgain(github, repository, issue, sent) {
const isIt = ({body: body = ""}) => normal(body) === normal(sent);
return newestComment(github, repository, issue, isIt).catch(() => {});
}
async function newestComment(github, {owner: owner, name: repo}, issue, isIt) {
const thread = {
owner: owner,
repo: repo,
issue_number: issue
};
const {data: data} = await github.request("GET /repos/{owner}/{repo}/issues/{issue_number}", thread);
const page = Math.max(1, Math.ceil(data.comments / 100));
const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
const found = (await github.request(route, {
...thread,
per_page: 100,
page: page
})).data.findLast(isIt);
return found && stickyOf(issue, found);
}
function normal(body) {
return body.replaceAll("\r\n", "\n").trim();
}
async function postReply(github, {owner: owner, name: name}, {issue: issue, replyTo: replyTo, body: body}) {
const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies";
const place = {
owner: owner,
repo: name,
pull_number: issue,
comment_id: replyTo
};
try {
const {data: data} = await github.request(route, {
...place,
body: fitted(body)
});
return {
issue: issue,
id: Number(data.id),
url: data.html_url,
replyTo: replyTo
};
} catch (error) {
if (error instanceof _client_js__WEBPACK_IMPORTED_MODULE_0__.Q4 && error.status === 404) return;
throw error;
}
}
async function editComment(github, repository, sticky, body) {
const isTaken = await rewriteComment(github, repository, sticky, body);
return isTaken ? sticky : postComment(github, repository, sticky.issue, body, sticky.replyTo);
}
async function rewriteComment(github, {owner: owner, name: name}, {id: id, replyTo: replyTo}, body) {
try {
const kind = replyTo === void 0 ? "issues" : "pulls";
const route = `PATCH /repos/{owner}/{repo}/${kind}/comments/{comment_id}`;
const sent = fitted(body);
const {data: data} = await github.request(route, {
owner: owner,
repo: name,
comment_id: id,
body: sent
});
return firstLine(data.body ?? "") === firstLine(sent);
} catch (error) {
if (error instanceof _client_js__WEBPACK_IMPORTED_MODULE_0__.Q4 && error.status === 404) return false;
throw error;
}
}
function firstLine(body) {
return (body.trim().split("\n")[0] ?? "").trim();
}
function fitted(body) {
return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__._)(body, LIMIT, "the comment was too long; the summary of the run has it whole");
}
},
2423: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => fenceFor,
a: () => code
});
var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4869);
function code(value) {
const line = (0, _lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(value, 200) || "?";
if (line.includes("|")) return `<code>${line.replaceAll(/[^\w ./-]/gu, sign => `&#${sign.codePointAt(0)};`)}</code>`;
const longest = longestRun(line);
const ticks = "`".repeat(longest + 1);
return longest === 0 ? `${ticks}${line}${ticks}` : `${ticks} ${line} ${ticks}`;
}
function fenceFor(value) {
return "`".repeat(Math.max(3, longestRun(value) + 1));
}
function longestRun(value) {
return Math.max(0, ...[ ...value.matchAll(/`+/g) ].map(([run]) => run.length));
}
},
6037: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => clipProse,
_: () => clipMarkdown
});
var _prose_neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8557);
function clipMarkdown(markdown, limit, why) {
if (markdown.length <= limit) return closeFence(markdown);
const kept = markdown.slice(0, limit).replace(/[\ud800-\udbff]$/, "");
return `${closeFence(kept)}\n\n_(cut: ${why})_`;
}
const PROSE = 24e3;
function clipProse(prose, rules) {
for (let limit = 2e4; ;limit = Math.floor(limit / 2)) {
const text = (0, _prose_neutral_js__WEBPACK_IMPORTED_MODULE_0__.$)(clipMarkdown(prose, limit, "the whole answer is in the output `final-response`"), rules);
if (text.length <= PROSE) return text;
}
}
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;
function closeFence(markdown) {
let open = "";
for (const line of markdown.split(/\r?\n|\r/)) {
const [, fence = "", rest = ""] = FENCE.exec(line) ?? [];
if (open === "") open = fence.startsWith("`") && rest.includes("`") ? "" : fence; else if (fence.startsWith(open) && rest.trim() === "") open = "";
}
return open === "" ? markdown : `${markdown.replace(/\n$/, "")}\n${open}`;
}
},
9921: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => readBlobs,
g: () => sizesOf
});
async function sizesOf(git, objects) {
if (objects.length === 0) return new Map;
const lines = (await git.raw([ "cat-file", "--batch-check" ], listed(objects))).split("\n");
const facts = lines.map(line => line.split(" "));
return new Map(facts.flatMap(([object = "", type, size]) => type === "blob" ? [ [ object, Number(size) ] ] : []));
}
async function readBlobs(git, objects) {
const blobs = new Map;
if (objects.length === 0) return blobs;
const output = await git.bytes([ "cat-file", "--batch" ], listed(objects));
for (let at = 0; at < output.length; ) {
const end = output.indexOf("\n", at);
const [object = "", type, size] = output.toString("latin1", at, end).split(" ");
const length = size === void 0 ? -1 : Number(size);
if (type === "blob") blobs.set(object, output.subarray(end + 1, end + 1 + length));
at = end + 1 + length + 1;
}
return blobs;
}
function listed(objects) {
return [ ...new Set(objects) ].map(object => `${object}\n`).join("");
}
},
2333: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => withoutInvisible
});
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu;
function withoutInvisible(text) {
return text.replaceAll(INVISIBLE, "");
}
},
8557: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => neutralise
});
class Reader {
line;
#at=0;
#runs=new Map;
constructor(line) {
this.line = line;
for (const {0: run, index: index} of [ ...line.matchAll(/`+/g) ].reverse()) {
const runs = this.#runs.get(run.length);
if (runs) runs.push(index); else this.#runs.set(run.length, [ index ]);
}
}
get isAtEnd() {
return this.#at >= this.line.length;
}
peek(offset = 0) {
return this.line[this.#at + offset] ?? "";
}
see(pattern) {
return this.match(pattern)?.[0] ?? "";
}
match(pattern) {
pattern.lastIndex = this.#at;
return pattern.exec(this.line);
}
take(length) {
this.#at += length;
return this.line.slice(this.#at - length, this.#at);
}
skip(length) {
this.#at += length;
}
startsWith(text) {
return this.line.slice(this.#at, this.#at + text.length).toLowerCase() === text.toLowerCase();
}
toClosingTicks(length) {
const runs = this.#runs.get(length) ?? [];
while ((runs.at(-1) ?? Number.POSITIVE_INFINITY) <= this.#at) runs.pop();
const next = runs.at(-1);
return next === void 0 ? void 0 : next + length - this.#at;
}
}
const DOCUMENTATION = "https://docs.github.com/";
const ATTACHMENTS = [ "https://github.com/user-attachments/", "https://user-images.githubusercontent.com/" ];
const PLAIN = /^[\w:/.#?=%+~-]*$/;
function isOurs(url, {repositoryUrl: repositoryUrl}) {
if (!PLAIN.test(url) || /\/\.|%2[ef]|^\w+:\/\/[^/]*\/.*:|www\.|mailto|xmpp/i.test(url)) return false;
return url === repositoryUrl || [ "/", "#", "?" ].some(end => url.startsWith(repositoryUrl + end)) || url.startsWith(DOCUMENTATION);
}
function isImageOfOurs(url, rules) {
return isOurs(url, rules) || PLAIN.test(url) && !/\/\./.test(url) && ATTACHMENTS.some(start => url.startsWith(start));
}
function endsInClosingWord(text) {
return /(?:^|[^A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[^A-Za-z0-9]*$/i.test(text);
}
function writeLine(line, isRow, rules, out) {
const cells = isRow ? line.match(/(?:\\[\s\S]|[^|\\]|\\$)+|\|/g) ?? [] : [ line ];
for (const cell of cells) writeText(cell, rules, out);
}
function writeText(text, rules, out) {
const reader = new Reader(text);
while (!reader.isAtEnd) if (!writePhrase(reader, rules, out)) writeToken(reader, rules, out);
}
const WRITERS = {
"\\": writeEscape,
"`": writeTicks,
"<": writeAngle,
"&": writeEntity,
"!": writeImage,
"[": writeLink,
"]": writeClosingBracket,
"@": writeMention,
"#": writeReference,
"/": writeSlash
};
function writeToken(reader, rules, out) {
(WRITERS[reader.peek()] ?? writeWords)(reader, rules, out);
}
function writePhrase(reader, {phrases: phrases}, out) {
const said = phrases.find(phrase => phrase !== "" && !phrase.includes("`") && reader.startsWith(phrase));
if (said === void 0) return false;
out.code(reader.take(said.length));
return true;
}
function writeEscape(reader, _rules, out) {
const hidden = reader.see(/\\(?:<|#\d|@[A-Za-z0-9])/y);
if (hidden.startsWith("\\<") || isActing(hidden, out)) {
reader.skip(1);
return;
}
if (hidden.startsWith("\\@")) {
reader.skip(1);
out.code(reader.take(reader.see(NAME).length));
return;
}
const isPair = reader.see(/\\[!-/:-@[-`{-~]/y) !== "";
if (!isPair) {
out.raw(reader.take(1) + (reader.isAtEnd ? "" : "\\"));
return;
}
const isInAddress = /(?:(?:https?|ftp|mailto|xmpp)(?:\\?:)?(?:\\?\/)?|www)$/i.test(out.tail);
out.raw(`${isInAddress && /[:/.]/.test(reader.peek(1)) ? " " : ""}${reader.take(2)}`);
}
function writeTicks(reader, _rules, out) {
const ticks = reader.see(/`+/y);
const length = reader.toClosingTicks(ticks.length);
if (length === void 0) out.raw("\\`".repeat(reader.take(ticks.length).length)); else out.span(reader.take(length));
}
function writeAngle(reader, _rules, out) {
out.raw(/[A-Za-z/!?]/.test(reader.peek(1)) ? "&lt;" : "<");
reader.skip(1);
}
const HARMLESS = /&(?:lt|gt|amp|quot|nbsp|copy|hellip|mdash|ndash|middot|times|[lr]arr|[lr][sd]quo);/y;
function writeEntity(reader, _rules, out) {
const isActive = reader.see(/&(?:#[Xx]?[0-9A-Fa-f]{1,8}|[A-Za-z][A-Za-z0-9]{1,31});/y) && !reader.see(HARMLESS);
out.raw(isActive ? "&amp;" : "&");
reader.skip(1);
}
const LINK = /\[([^[\]`\\<>@#&!]*)\]\(([^\s()<>`"'\\]*)\)/y;
function writeImage(reader, rules, out) {
reader.skip(1);
const [found, words = "", url = ""] = reader.match(LINK) ?? [];
if (found === void 0) {
out.raw(reader.peek() === "[" ? "\\!" : "!");
return;
}
reader.skip(found.length);
if (isImageOfOurs(url, rules)) out.raw(`[image: ${words.replaceAll(ADDRESS, "")}](${url})`); else writeApart(`image: ${words}`, url, rules, out);
}
function writeLink(reader, rules, out) {
const [found, words = "", url = ""] = reader.match(LINK) ?? [];
if (found === void 0) {
out.raw(reader.take(1));
return;
}
reader.skip(found.length);
const isAllowed = isImageOfOurs(url, rules) || /^#[\w-]*$/.test(url);
const isCalling = rules.phrases.some(phrase => words.toLowerCase().includes(phrase.toLowerCase()));
const isKept = isAllowed && !isCalling && !endsInClosingWord(out.tail);
if (isKept) out.raw(`[${words.replaceAll(ADDRESS, "")}](${url})`); else writeApart(words, url, rules, out);
}
const ADDRESS = /(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/gi;
function writeApart(words, url, rules, out) {
if (/[^\s(["'*_]$/.test(out.tail)) out.raw(" ");
writeText(words, rules, out);
if (url === "") {
out.raw(" ");
return;
}
out.raw(" (");
out.code(url);
out.raw(")");
}
function writeClosingBracket(reader, _rules, out) {
out.raw(/[(:]/.test(reader.peek(1)) ? "\\]" : "]");
reader.skip(1);
}
const NAME = /@[A-Za-z0-9][\w-]*(?:\/[\w.-]*[\w-])?/y;
function writeMention(reader, _rules, out) {
const name = /[A-Za-z0-9]$/.test(out.tail) ? "" : reader.see(NAME);
if (name === "") out.raw(reader.take(1)); else out.code(reader.take(name.length));
}
function writeReference(reader, _rules, out) {
const reference = reader.see(/#\d+/y);
if (isActing(reference, out)) out.code(reader.take(reference.length)); else out.raw(reader.take(1));
}
function isActing(reference, {tail: tail}) {
return reference.includes("#") && (endsInClosingWord(tail) || /[\w-]$/.test(tail));
}
function writeSlash(reader, _rules, out) {
const command = out.atStart ? reader.see(/\/[A-Za-z][\w/.-]*/y) : "";
if (command === "") out.raw(reader.take(1)); else out.code(reader.take(command.length));
}
const SCHEME = /(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/iy;
function writeWords(reader, rules, out) {
if (reader.see(SCHEME)) writeAddress(reader, rules, out); else if (reader.see(/GH-\d/iy) && endsInClosingWord(out.tail)) out.code(reader.take(reader.see(/GH-\d+/iy).length)); else out.raw(reader.take(reader.see(/[\s\S]?[^\\`<&![\]@#/fghmwxFGHMWX|]*/y).length));
}
function writeAddress(reader, rules, out) {
const whole = reader.see(/(?:[^\s<>`|\\"'[\](){}&]|&(?!lt;))+/y);
const url = whole.replace(/[.,;:!?*_~]+$/, "");
reader.skip(url.length);
if (isOurs(url, rules) && !endsInClosingWord(out.tail)) out.raw(url); else out.code(url);
}
var invisible = __webpack_require__(2333);
const BEFORE_WORDS = /^[\s>*+\-\d.)[\]x]*$/;
const TAIL = 60;
class Writer {
#parts=[];
tail="";
atStart=true;
#afterCode=false;
get text() {
return this.#parts.join("");
}
raw(text) {
if (text === "") return;
this.#write(this.#afterCode && text.startsWith("`") ? ` ${text}` : text);
this.#afterCode = false;
this.atStart = text.endsWith("\n") || this.atStart && BEFORE_WORDS.test(text);
}
span(text) {
this.#write(/[`$]$/.test(this.tail) ? ` ${text}` : text);
this.#afterCode = true;
this.atStart = false;
}
code(text) {
this.span(`\`${text}\``);
}
#write(text) {
this.#parts.push(text);
this.tail = (this.tail + text.slice(-TAIL)).slice(-TAIL);
}
}
function neutralise(markdown, rules) {
const lines = markdown.replaceAll(/\r\n?/g, "\n").split("\n");
const isRow = lines.map(invisible.O).some(line => /^[\s>*+\d.|:-]*-[\s>*+\d.|:-]*$/.test(line) && /[|:]/.test(line));
const out = new Writer;
let open;
for (const [index, line] of lines.entries()) {
if (index > 0) out.raw("\n");
open = open ? inFence(line, open, isRow, rules, out) : inProse(line, isRow, rules, out);
}
if (open) out.raw(`${out.tail.endsWith("\n") ? "" : "\n"}${closing(open)}`);
return out.text;
}
function inProse(given, isRow, rules, out) {
const line = (0, invisible.O)(given);
const [, blank = "", fence = "", info = ""] = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})(.*)$/s.exec(line) ?? [];
if (fence === "") {
writeLine(line, isRow, rules, out);
return;
}
out.raw(`${blank}${fence}${languageOf(info)}`);
return {
indent: blank.length,
mark: fence[0] ?? "",
length: fence.length
};
}
function languageOf(info) {
const language = /^\s*([\w+#.-]{1,30})/.exec(info)?.[1] ?? "";
return /^(?:mermaid|math|geojson|topojson|stl)$/i.test(language) ? "text" : language;
}
function inFence(line, fence, isRow, rules, out) {
const isLeft = line.trim() !== "" && indentOf(line) < fence.indent;
if (isLeft) {
out.raw(`${closing(fence)}\n`);
return inProse(line, isRow, rules, out);
}
out.raw(line.replaceAll("\0", "�"));
return isClosing(line, fence) ? void 0 : fence;
}
function isClosing(line, {mark: mark, length: length}) {
const run = /^ {0,3}(`+|~+)[ \t]*$/.exec(line)?.[1] ?? "";
return run.startsWith(mark) && run.length >= length;
}
function closing({indent: indent, mark: mark, length: length}) {
return " ".repeat(indent) + mark.repeat(length);
}
function indentOf(line) {
return /^ */.exec(line)?.[0].length ?? 0;
}
},
5227: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => react
});
async function react(github, {owner: owner, name: repo}, place, content) {
const reaction = {
owner: owner,
repo: repo,
content: content
};
switch (place.kind) {
case "issue-comment":
{
const route = "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions";
await github.request(route, {
...reaction,
comment_id: place.id
});
return;
}

case "review-comment":
{
const route = "POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions";
await github.request(route, {
...reaction,
comment_id: place.id
});
return;
}

case "thread":
{
const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/reactions";
await github.request(route, {
...reaction,
issue_number: place.number
});
}
}
}
},
1843: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$s: () => withAnswer,
_8: () => Manifest,
nD: () => Lease,
oy: () => answerTo,
xv: () => VERSION,
yz: () => freshManifest
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8942);
var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
const VERSION = 1;
const MOST_ANSWERS = 200;
const sha = zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[0-9a-f]{40,64}$/);
const time = zod__WEBPACK_IMPORTED_MODULE_1__.datetime();
const Answer = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
key: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
comment_url: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
outcome: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
time: time
}).readonly();
const Lease = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
run_id: zod__WEBPACK_IMPORTED_MODULE_0__.int(),
attempt: zod__WEBPACK_IMPORTED_MODULE_0__.int(),
run_url: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
key: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
taken: time,
until: time
}).readonly();
const Work = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
branch: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
commit: sha,
base: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
pull_request: zod__WEBPACK_IMPORTED_MODULE_0__.int().nullable()
}).readonly();
const Manifest = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
conversation_id: zod__WEBPACK_IMPORTED_MODULE_0__.uuid(),
answered: zod__WEBPACK_IMPORTED_MODULE_0__.array(Answer).max(MOST_ANSWERS).readonly(),
work: Work.nullable(),
comment_id: zod__WEBPACK_IMPORTED_MODULE_0__.int().nullable(),
lease: Lease.nullable(),
outcome: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
reason: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
read_until: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
thread_digest: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
proposal: zod__WEBPACK_IMPORTED_MODULE_0__.json().nullable(),
counters: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.number()).readonly()
}).readonly();
function freshManifest(conversation_id) {
return {
conversation_id: conversation_id,
answered: [],
work: null,
comment_id: null,
lease: null,
outcome: null,
reason: null,
read_until: null,
thread_digest: null,
proposal: null,
counters: {}
};
}
function answerTo(key, {answered: answered}) {
return answered.findLast(answer => answer.key === key);
}
function withAnswer(manifest, answer) {
const others = manifest.answered.filter(({key: key}) => key !== answer.key);
return {
...manifest,
answered: [ ...others, answer ].slice(-MOST_ANSWERS)
};
}
},
8428: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Oy: () => storedFile,
b1: () => LIMITS,
e0: () => MANIFEST,
ol: () => digestOf,
rX: () => isStatePath,
sc: () => sha256
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
const MB = 1024 * 1024;
const LIMITS = {
files: 2e4,
fileBytes: 16 * MB,
allBytes: 96 * MB
};
const MANIFEST = "manifest.json";
const PATH = /^(?:conversation|work)(?:\/[A-Za-z0-9_][\w.@-]{0,150}){1,5}$/;
function isStatePath(path) {
return PATH.test(path) && !/\.(?:tmp|lock)$/.test(path);
}
function digestOf(files) {
const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
for (const path of [ ...files.keys() ].sort()) hash.update(`${path}\0${files.get(path)?.sha256}\n`);
return hash.digest("hex");
}
function storedFile(bytes) {
const object = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
return {
object: object,
sha256: sha256(bytes),
bytes: bytes.length
};
}
function sha256(bytes) {
return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
}
},
469: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => threadState,
p: () => taskState
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
const REFS = "refs/deckhand/";
const BRANCHES = "refs/heads/deckhand/state/";
function threadState(number) {
return {
name: `threads/${number}`,
ref: `${REFS}threads/${number}`,
branch: `${BRANCHES}${number}`
};
}
function taskState(key) {
const short = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0, 32);
return {
name: `tasks/${short}`,
ref: `${REFS}tasks/${short}`,
branch: `${BRANCHES}task-${short}`
};
}
},
297: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => canonicalJson
});
function canonicalJson(value) {
return JSON.stringify(value, (_, part) => isRecord(part) ? sorted(part) : part);
}
function isRecord(value) {
return typeof value === "object" && value !== null && !Array.isArray(value);
}
function sorted(record) {
const keys = Object.keys(record).sort((a, b) => a < b ? -1 : 1);
const result = Object.create(null);
for (const key of keys) result[key] = record[key];
return result;
}
},
4844: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => clipMiddle
});
function clipMiddle(value, limit, notice) {
if (value.length <= limit) return value;
const kept = Math.max(0, limit - notice.length - 2);
const head = value.slice(0, Math.ceil(kept / 2)).replace(/[\uD800-\uDBFF]$/, "");
const tail = value.slice(value.length - Math.floor(kept / 2)).replace(/^[\uDC00-\uDFFF]/, "");
return `${head}\n${notice}\n${tail}`;
}
},
5366: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
u: () => LineReader
});
class LineReader {
#maxLength;
#take;
#parts=[];
#length=0;
constructor(take, maxLength) {
this.#take = take;
this.#maxLength = maxLength;
}
push(chunk) {
let start = 0;
for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
this.#keep(chunk.subarray(start, end));
this.#emit();
start = end + 1;
}
this.#keep(chunk.subarray(start));
}
#keep(part) {
this.#length += part.length;
if (this.#length > this.#maxLength) throw new Error(`A line is longer than ${this.#maxLength} bytes.`);
if (part.length > 0) this.#parts.push(part);
}
#emit() {
const line = Buffer.concat(this.#parts, this.#length).toString();
this.#parts = [];
this.#length = 0;
if (line !== "") this.#take(line);
}
}
},
5556: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => readable
});
function readable(output) {
return withoutEscapes(rewritten(output)).split("\n").map(line => overtyped(lastState(line))).join("\n").replaceAll(/[^\P{Cc}\n\t]/gu, "");
}
const ESC = "";
const vertical = `${ESC}\\[(?:\\d*)[AB]`;
const lineEnds = new RegExp(`(\n|${vertical})`);
const verticalMove = new RegExp(`^${ESC}\\[(\\d*)([AB])$`);
function rewritten(output) {
if (!new RegExp(vertical).test(output)) return output;
const rows = [ "" ];
let row = 0;
let isNew = true;
for (const part of output.split(lineEnds)) {
const step = part === "\n" ? 1 : cursorStep(part);
if (step !== void 0) {
row = Math.max(0, part === "\n" ? row + 1 : Math.min(row + step, rows.length - 1));
isNew = row < rows.length;
if (!isNew) rows.push("");
} else if (part !== "") {
rows[row] = isNew ? part : `${rows[row]}${part}`;
isNew = false;
}
}
return rows.join("\n");
}
function cursorStep(part) {
const match = verticalMove.exec(part);
if (!match) return;
const count = Math.min(Number(match[1] || 1), Number.MAX_SAFE_INTEGER);
return match[2] === "A" ? -count : count;
}
const escaped = /^(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_]\P{Cc}*|[ -/]*[0-~])/u;
function withoutEscapes(output) {
const [start = "", ...rest] = output.split(ESC);
return start + rest.map(piece => piece.replace(escaped, "")).join("");
}
function lastState(line) {
return line.split("\r").findLast(state => state !== "") ?? "";
}
function overtyped(line) {
if (!line.includes("\b")) return line;
const characters = [];
let cursor = 0;
for (const character of line) if (character === "\b") cursor = Math.max(0, cursor - 1); else {
characters[cursor] = character;
cursor += 1;
}
return characters.join("");
}
},
5479: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => isPublic
});
var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
const RANGES_4 = [ [ "0.0.0.0", 8 ], [ "10.0.0.0", 8 ], [ "100.64.0.0", 10 ], [ "127.0.0.0", 8 ], [ "169.254.0.0", 16 ], [ "172.16.0.0", 12 ], [ "192.0.0.0", 24 ], [ "192.0.2.0", 24 ], [ "192.88.99.0", 24 ], [ "192.168.0.0", 16 ], [ "198.18.0.0", 15 ], [ "198.51.100.0", 24 ], [ "203.0.113.0", 24 ], [ "224.0.0.0", 3 ], [ "168.63.129.16", 32 ] ];
const RANGES_6 = [ [ "2001::", 23 ], [ "2001:db8::", 32 ], [ "2002::", 16 ], [ "3fff::", 20 ] ];
const refused = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList;
for (const [network, prefix] of RANGES_4) refused.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of RANGES_6) refused.addSubnet(network, prefix, "ipv6");
const globalUnicast = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList;
globalUnicast.addSubnet("2000::", 3, "ipv6");
function isPublic(address) {
if ((0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address)) return !refused.check(address, "ipv4");
return (0, node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address) && globalUnicast.check(address, "ipv6") && !refused.check(address, "ipv6");
}
}
};