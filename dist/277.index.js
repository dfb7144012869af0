export const id = 277;

export const ids = [ 277, 334 ];

export const modules = {
4265: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => textBlocks
});
const none = {
kind: "none"
};
const maxDepth = 32;
const blockTags = "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|" + "fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|" + "menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|" + "track|ul";
const attribute = ` +[a-z_:][a-z0-9_.:-]*(?: *= *(?:"[^"]*"|'[^']*'|[^ "'=<>\`]+))?`;
const htmlBlocks = [ {
begin: /^<(?:pre|script|style|textarea)(?:[ >]|$)/i,
end: /<\/(?:pre|script|style|textarea)>/i
}, {
begin: /^<!--/,
end: /-->/
}, {
begin: /^<\?/,
end: /\?>/
}, {
begin: /^<!\[CDATA\[/,
end: /\]\]>/
}, {
begin: /^<![a-z]/i,
end: />/
}, {
begin: new RegExp(`^</?(?:${blockTags})(?: |/?>|$)`, "i"),
end: /^ *$/
}, {
begin: new RegExp(`^<(?:[a-z][a-z0-9-]*(?:${attribute})* */?|/[a-z][a-z0-9-]* *)> *$`, "i"),
end: /^ *$/
} ];
function textBlocks(markdown, quotes = "out") {
const state = {
containers: [],
leaf: none,
blocks: [],
quotes: quotes
};
for (const line of linesOf(markdown)) readLine(state, line);
return state.blocks;
}
function* linesOf(markdown) {
const parts = markdown.split(/(\r\n?|\n)/);
let start = 0;
for (let index = 0; index < parts.length; index += 2) {
const line = parts[index] ?? "";
yield {
text: expandTabs(line),
start: start,
end: start + line.length
};
start += line.length + (parts[index + 1]?.length ?? 0);
}
}
function expandTabs(line) {
if (!line.includes("\t")) return line;
let expanded = "";
for (const part of line.split(/(\t)/)) expanded += part === "\t" ? " ".repeat(4 - expanded.length % 4) : part;
return expanded;
}
function readLine(state, line) {
const place = matchContainers(state.containers, line.text);
const rest = line.text.slice(place.at);
const isInside = place.matched === state.containers.length;
if (isInside && (continuesLeaf(state, line, rest) || endsParagraph(state, rest))) return;
if (state.leaf.kind === "fence" || state.leaf.kind === "html") state.leaf = none;
if (isBlank(rest, 0)) readBlank(state, place.matched); else readOpening(state, line, place);
}
function matchContainers(containers, text) {
let at = 0;
let matched = 0;
for (const container of containers) {
const indent = indentAt(text, at);
if (container === "quote") {
if (indent > 3 || text[at + indent] !== ">") break;
at += indent + (text[at + indent + 1] === " " ? 2 : 1);
} else if (!isBlank(text, at)) {
if (indent < container.width) break;
at += container.width;
}
matched++;
}
return {
matched: matched,
at: at
};
}
function continuesLeaf(state, line, rest) {
const {leaf: leaf} = state;
if (leaf.kind === "fence") {
if (/^ {0,3}(`+|~+) *$/.exec(rest)?.[1]?.startsWith(leaf.mark)) state.leaf = none;
return true;
}
if (leaf.kind === "html") readHtml(state, leaf, {
line: line,
rest: rest,
isNew: false
});
return leaf.kind === "html";
}
function readHtml(state, leaf, {line: line, rest: rest, isNew: isNew}) {
addText(state, line, {
isHtml: true,
isNew: isNew
});
state.leaf = leaf.end.test(rest) ? none : leaf;
}
function readBlank(state, matched) {
const isEmptyItem = state.leaf.kind === "item" && matched === state.containers.length;
closeTo(state, isEmptyItem ? matched - 1 : matched);
}
function endsParagraph(state, rest) {
if (state.leaf.kind !== "paragraph") return false;
if (/^[ |:-]+$/.test(rest) && rest.includes("|") && rest.includes("-")) state.leaf = {
kind: "table"
}; else if (/^ {0,3}(?:=+|-+) *$/.test(rest)) state.leaf = none; else return false;
return true;
}
function readOpening(state, line, place) {
let {matched: matched, at: at} = place;
for (;;) {
const isInParagraph = state.leaf.kind === "paragraph" && matched === state.containers.length;
const opened = containerAt(line.text, at, isInParagraph);
if (opened === void 0) break;
closeTo(state, matched);
if (matched === maxDepth) return;
state.containers.push(opened.container);
at = opened.at;
matched++;
}
if (!isBlank(line.text, at)) readLeaf(state, line, {
matched: matched,
at: at
}); else if (state.containers.at(-1) !== "quote") state.leaf = {
kind: "item"
};
}
function containerAt(text, at, isInParagraph) {
const indent = indentAt(text, at);
if (indent > 3) return;
const rest = text.slice(at + indent);
if (rest.startsWith("> ")) return {
container: "quote",
at: at + indent + 2
};
if (rest.startsWith(">")) return {
container: "quote",
at: at + indent + 1
};
const marker = isThematicBreak(rest) ? void 0 : /^(?:[-+*]|(\d{1,9})[.)])(?= |$)/.exec(rest);
if (!marker) return;
const gap = indentAt(rest, marker[0].length);
const isEmpty = isBlank(rest, marker[0].length);
if (isInParagraph && (isEmpty || Number(marker[1] ?? 1) !== 1)) return;
const width = indent + marker[0].length + (isEmpty || gap > 4 ? 1 : gap);
return {
container: {
width: width
},
at: at + width
};
}
function readLeaf(state, line, {matched: matched, at: at}) {
const isInside = matched === state.containers.length;
const open = state.leaf.kind;
const indent = indentAt(line.text, at);
const isCode = indent > 3;
const rest = line.text.slice(at + indent);
const leaf = isCode ? void 0 : leafAt(rest, open === "paragraph" && isInside);
if (leaf === void 0 && open === "paragraph") {
addText(state, line, {
isHtml: false,
isNew: false
});
return;
}
closeTo(state, matched);
if (isCode) return;
state.leaf = leaf ?? {
kind: open === "table" && isInside ? "table" : "paragraph"
};
if (leaf?.kind === "html") readHtml(state, leaf, {
line: line,
rest: rest,
isNew: true
}); else if (leaf === void 0 || rest.startsWith("#")) addText(state, line, {
isHtml: false,
isNew: true
});
}
function leafAt(rest, isInParagraph) {
const fence = /^(`{3,})[^`]*$|^(~{3,})/.exec(rest);
if (fence) return {
kind: "fence",
mark: fence[1] ?? fence[2] ?? ""
};
if (isThematicBreak(rest) || /^#{1,6}(?: |$)/.test(rest)) return none;
const html = rest.startsWith("<") ? htmlBlocks.find(({begin: begin}) => begin.test(rest)) : void 0;
if (html === void 0 || isInParagraph && html === htmlBlocks.at(-1)) return;
return {
kind: "html",
end: html.end
};
}
function isThematicBreak(rest) {
if (!/^[-*_][-*_ ]*$/.test(rest)) return false;
return /^(?:-{3,}|\*{3,}|_{3,})$/.test(rest.replaceAll(" ", ""));
}
function closeTo(state, matched) {
state.containers.length = matched;
state.leaf = none;
}
function addText(state, {start: start, end: end}, {isHtml: isHtml, isNew: isNew}) {
if (state.quotes === "out" && state.containers.includes("quote")) return;
const last = state.blocks.at(-1);
if (isNew || last === void 0) state.blocks.push({
start: start,
end: end,
isHtml: isHtml
}); else last.end = end;
}
function indentAt(text, at) {
let end = at;
while (text[end] === " ") end++;
return end - at;
}
function isBlank(text, at) {
return at + indentAt(text, at) >= text.length;
}
},
9370: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => anyPayload,
e: () => payloads
});
var schemas = __webpack_require__(8942);
var iso = __webpack_require__(4377);
const Account = schemas.object({
login: schemas.string(),
id: schemas.number().int(),
type: schemas.string()
}).readonly();
const Repository = schemas.object({
id: schemas.number().int(),
name: schemas.string(),
owner: schemas.object({
login: schemas.string()
}).readonly(),
default_branch: schemas.string(),
private: schemas.boolean()
}).readonly();
const Time = iso.datetime({
offset: true
});
const written = {
body: schemas.string().nullable(),
user: Account.nullable(),
author_association: schemas.string().default("NONE"),
html_url: schemas.string()
};
const dated = {
created_at: Time,
updated_at: Time.optional()
};
const thread = {
...written,
...dated,
number: schemas.number().int(),
title: schemas.string(),
node_id: schemas.string().optional()
};
const threadState = {
state: schemas.string(),
locked: schemas.boolean().default(false)
};
const Issue = schemas.object({
...thread,
...threadState,
id: schemas.number().int(),
pull_request: schemas.object({}).readonly().optional()
}).readonly();
const End = schemas.object({
ref: schemas.string(),
sha: schemas.string(),
repo: schemas.object({
id: schemas.number().int()
}).readonly().nullable()
}).readonly();
const PullRequest = schemas.object({
...thread,
...threadState,
id: schemas.number().int(),
draft: schemas.boolean().default(false),
head: End,
base: End
}).readonly();
const Discussion = schemas.object({
...thread,
...threadState,
id: schemas.number().int(),
node_id: schemas.string()
}).readonly();
const comment = {
...written,
...dated,
body: schemas.string(),
id: schemas.number().int(),
node_id: schemas.string().optional()
};
const Comment = schemas.object(comment).readonly();
const ReviewComment = schemas.object({
...comment,
in_reply_to_id: schemas.number().int().nullish()
}).readonly();
const DiscussionComment = schemas.object({
...comment,
node_id: schemas.string(),
parent_id: schemas.number().int().nullish()
}).readonly();
const Review = schemas.object({
...written,
id: schemas.number().int(),
node_id: schemas.string().optional(),
submitted_at: Time,
state: schemas.string()
}).readonly();
const Label = schemas.object({
name: schemas.string()
}).readonly();
const RunPull = schemas.object({
number: schemas.number().int(),
head: schemas.object({
repo: schemas.object({
id: schemas.number().int()
}).readonly().nullable()
}).readonly(),
base: schemas.object({
repo: schemas.object({
id: schemas.number().int()
}).readonly()
}).readonly()
}).readonly();
const WorkflowRun = schemas.object({
id: schemas.number().int(),
name: schemas.string().nullish(),
head_branch: schemas.string().nullable(),
head_sha: schemas.string(),
run_attempt: schemas.number().int().default(1),
event: schemas.string(),
conclusion: schemas.string().nullable(),
html_url: schemas.string(),
updated_at: Time,
actor: Account.nullish(),
triggering_actor: Account.nullish(),
head_repository: schemas.object({
id: schemas.number().int()
}).readonly().nullish(),
pull_requests: schemas.array(RunPull).readonly().default([])
}).readonly();
const always = {
repository: Repository,
sender: Account
};
const acted = {
...always,
action: schemas.string()
};
const pullRequest = () => schemas.object({
...acted,
pull_request: PullRequest,
label: Label.nullish(),
requested_reviewer: Account.nullish()
});
const payloads = {
issue_comment: () => schemas.object({
issue: Issue,
comment: Comment,
...acted
}),
pull_request_review_comment: () => schemas.object({
pull_request: PullRequest,
comment: ReviewComment,
...acted
}),
pull_request_review: () => schemas.object({
pull_request: PullRequest,
review: Review,
...acted
}),
issues: () => schemas.object({
...acted,
issue: Issue,
label: Label.nullish(),
assignee: Account.nullish(),
changes: schemas.object({
body: schemas.object({
from: schemas.string().nullish()
}).readonly().optional()
}).readonly().optional()
}),
pull_request: pullRequest,
pull_request_target: pullRequest,
discussion_comment: () => schemas.object({
discussion: Discussion,
comment: DiscussionComment,
...acted
}),
workflow_run: () => schemas.object({
workflow_run: WorkflowRun,
...acted
}),
push: () => schemas.object({
...always,
ref: schemas.string(),
after: schemas.string(),
deleted: schemas.boolean().default(false)
}),
workflow_dispatch: () => schemas.object({
...always,
inputs: schemas.record(schemas.string(), schemas.unknown()).nullish()
}),
repository_dispatch: () => schemas.object({
client_payload: schemas.record(schemas.string(), schemas.unknown()).nullish(),
...acted
}),
schedule: () => schemas.object({
schedule: schemas.string().optional(),
repository: Repository.optional()
})
};
const anyPayload = () => schemas.object({
...always,
issue: Issue.optional(),
pull_request: PullRequest.optional()
}).readonly();
},
6016: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => prose,
t: () => codeSpans
});
var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4265);
const hidingElements = new Set("blockquote code kbd pre q samp script style textarea title tt".split(" "));
function prose(markdown) {
let text = "";
for (const {start: start, end: end} of proseRanges(markdown)) text += " ".repeat(start - text.length) + markdown.slice(start, end);
return text.padEnd(markdown.length);
}
function* proseRanges(markdown) {
let at = 0;
let hiding;
for (const block of (0, _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.I)(markdown)) {
at = Math.max(at, block.start);
for (const hole of holesIn(markdown, at, block)) {
if (!hiding) yield {
start: at,
end: hole.start
};
hiding = hidingAfter(hiding, hole);
at = hole.end;
}
if (!hiding && at < block.end) yield {
start: at,
end: block.end
};
}
}
function hidingAfter(hiding, {tag: tag}) {
if (tag === void 0) return hiding;
const name = tag.replace("/", "");
if (!hiding) return hidingElements.has(tag) ? {
name: name,
depth: 1
} : void 0;
if (name !== hiding.name) return hiding;
const depth = hiding.depth + (tag === name ? 1 : -1);
return depth === 0 ? void 0 : {
name: name,
depth: depth
};
}
function* holesIn(markdown, from, {end: end, isHtml: isHtml}) {
const text = markdown.slice(from, end);
const closerAfter = codeSpanClosers(isHtml ? "" : text);
const opener = isHtml ? /<!--|<[?!]|<\/?[a-z]/gi : /\\[!-/:-@[-`{-~]|`+|<!--|<[?!](?=[a-z[])|<\/?[a-z]/gi;
for (let match = opener.exec(text); match; match = opener.exec(text)) {
const hole = holeAt({
markdown: markdown,
text: text,
from: from,
mark: match[0],
at: match.index,
closerAfter: closerAfter
});
if (hole === void 0) continue;
yield {
...hole,
start: from + hole.start,
end: from + hole.end
};
opener.lastIndex = hole.end;
}
}
function holeAt({markdown: markdown, text: text, from: from, mark: mark, at: at, closerAfter: closerAfter}) {
const start = at;
if (mark.startsWith("\\")) return;
if (mark.startsWith("`")) {
const closer = closerAfter(at + mark.length, mark.length);
return closer === void 0 ? void 0 : {
start: start,
end: closer + mark.length
};
}
if (mark === "\x3c!--") return {
start: start,
end: commentEnd(markdown, from + at) - from
};
if (mark === "<?" || mark === "<!") return {
start: start,
end: text.length
};
const end = tagEnd(text, at);
if (end === void 0) return;
const tag = tagName(text.slice(at, end));
return tag === void 0 ? {
start: start,
end: end
} : {
start: start,
end: end,
tag: tag
};
}
function commentEnd(markdown, start) {
const end = markdown.indexOf("--\x3e", start + 2);
return end === -1 ? markdown.length : end + 3;
}
function tagEnd(text, start) {
let quote = "";
for (let at = start + 1; at < text.length; at++) {
const character = text[at] ?? "";
if (character === quote) quote = ""; else if (quote !== "") continue; else if (character === '"' || character === "'") quote = character; else if (character === ">") return at + 1; else if (character === "<") return;
}
return;
}
function tagName(tag) {
const name = /^<\/?[a-z][a-z0-9-]*/i.exec(tag)?.[0] ?? "";
const isOdd = name.startsWith("</") && !/^\s*>$/.test(tag.slice(name.length));
return isOdd ? void 0 : name.slice(1).toLowerCase();
}
function* codeSpans(text) {
const closerAfter = codeSpanClosers(text);
const opener = /\\[!-/:-@[-`{-~]|`+/g;
for (let match = opener.exec(text); match; match = opener.exec(text)) {
const [mark] = match;
const closer = mark.startsWith("`") ? closerAfter(match.index + mark.length, mark.length) : void 0;
if (closer === void 0) continue;
yield {
start: match.index,
end: closer + mark.length
};
opener.lastIndex = closer + mark.length;
}
}
function codeSpanClosers(text) {
const starts = new Map;
for (const {0: run, index: index} of text.matchAll(/`+/g)) {
const sameLength = starts.get(run.length);
if (sameLength) sameLength.push(index); else starts.set(run.length, [ index ]);
}
for (const sameLength of starts.values()) sameLength.reverse();
return (at, length) => {
const sameLength = starts.get(length) ?? [];
while ((sameLength.at(-1) ?? at) < at) sameLength.pop();
return sameLength.at(-1);
};
}
},
6438: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ao: () => callIn,
Av: () => isSameLogin,
NP: () => isOwn,
XE: () => withPrompt,
eN: () => actor
});
var _phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1895);
var _trigger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3768);
function callIn(said, settings) {
const {what: what, text: text, author: author, sender: sender} = said;
if (author === null) return (0, _trigger_js__WEBPACK_IMPORTED_MODULE_1__.PP)(`the ${what} has no author any more`);
if (isOwn(author, settings)) return (0, _trigger_js__WEBPACK_IMPORTED_MODULE_1__.PP)(`the ${what} is our own`);
if (!isHeard(author, settings)) return (0, _trigger_js__WEBPACK_IMPORTED_MODULE_1__.PP)(`the ${what} was written by a ${author.type.toLowerCase()}, not by a person`);
if (author.id !== sender.id) return (0, _trigger_js__WEBPACK_IMPORTED_MODULE_1__.PP)(`the sender is not the ${what}'s author`);
const request = (0, _phrase_js__WEBPACK_IMPORTED_MODULE_0__.z)(text ?? "", settings.phrases);
if (request === void 0) return (0, _trigger_js__WEBPACK_IMPORTED_MODULE_1__.PP)(`the ${what} does not mention ${settings.phrases.join(" or ")}`);
return {
status: "called",
request: withPrompt(settings, request),
actors: [ actor(author, "writer") ]
};
}
function withPrompt({prompt: prompt}, words) {
return [ prompt?.trim() ?? "", words ].filter(part => part !== "").join("\n\n");
}
function actor({login: login, id: id, type: type}, role) {
return {
login: login,
id: id,
type: type,
role: role
};
}
function isOwn({id: id, login: login}, {own: own}) {
if (own?.id !== void 0) return own.id === id;
return own?.login !== void 0 && isSameLogin(own.login, login);
}
function isSameLogin(a, b) {
return a.replace(/^@/, "").toLowerCase() === b.replace(/^@/, "").toLowerCase();
}
function isHeard({id: id, type: type}, {allowedBots: allowedBots = []}) {
return type === "User" || allowedBots.includes(id);
}
},
1895: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
z: () => requestIn
});
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
var _prose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6016);
var _phrase_pattern_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1044);
function requestIn(text, phrases) {
const match = callOf(phrases).exec((0, _prose_js__WEBPACK_IMPORTED_MODULE_1__.C)(text));
if (!match) return;
const before = text.slice(0, match.index).trimStart();
const after = text.slice(match.index + match[0].length).replace(/^[,:;]?[ \t]*/, "");
return (before + after).trim();
}
function callOf(phrases) {
const words = phrases.map(_phrase_pattern_js__WEBPACK_IMPORTED_MODULE_2__.M);
if (words.length > 0 && !words.includes("")) {
const any = words.sort((a, b) => b.length - a.length).join("|");
return new RegExp(`(?<![\\p{L}\\p{N}_@/\\\\])(?:${any})(?![\\p{L}\\p{N}_]|[-./@][\\p{L}\\p{N}_])`, "iu");
}
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config", "The trigger phrase is empty.", {
hint: "Set it to what people write, such as `@agent`."
});
}
},
277: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
triggerOf: () => triggerOf
});
var fault = __webpack_require__(8664);
var answered = __webpack_require__(2191);
var payloads = __webpack_require__(9370);
var read_webhook = __webpack_require__(7334);
var mention = __webpack_require__(6438);
var trigger_trigger = __webpack_require__(3768);
function onIssueComment(webhook, settings) {
const {issue: issue, comment: comment, repository: repository, sender: sender} = webhook;
const call = (0, mention.Ao)({
what: "comment",
text: comment.body,
author: comment.user,
sender: sender
}, settings);
if (call.status === "ignored") return call;
return {
...mentioned(call, webhook, comment),
thread: {
type: issue.pull_request ? "pull_request" : "issue",
number: issue.number
},
answer: {
kind: "comment"
},
item: {
kind: "issue-comment",
id: comment.id,
nodeId: comment.node_id
},
key: (0, trigger_trigger.TN)(repository.id, webhook.kind, comment.id, comment.updated_at ?? comment.created_at),
snapshot: (0, trigger_trigger.eY)(issue)
};
}
function onReviewComment(webhook, settings) {
const {comment: comment, pull_request: pull_request, repository: repository, sender: sender} = webhook;
const call = (0, mention.Ao)({
what: "comment",
text: comment.body,
author: comment.user,
sender: sender
}, settings);
if (call.status === "ignored") return call;
return {
...mentioned(call, webhook, comment),
...inPull(pull_request),
answer: {
kind: "review-thread",
commentId: comment.in_reply_to_id ?? comment.id
},
item: {
kind: "review-comment",
id: comment.id,
nodeId: comment.node_id
},
key: (0, trigger_trigger.TN)(repository.id, webhook.kind, comment.id, comment.updated_at ?? comment.created_at)
};
}
function onReview(webhook, settings) {
const {review: review, pull_request: pull_request, repository: repository, sender: sender} = webhook;
const call = (0, mention.Ao)({
what: "review",
text: review.body,
author: review.user,
sender: sender
}, settings);
if (call.status === "ignored") return call;
return {
...mentioned(call, webhook, {
created_at: review.submitted_at
}),
...inPull(pull_request),
answer: {
kind: "comment"
},
item: {
kind: "review",
id: review.id,
nodeId: review.node_id
},
key: (0, trigger_trigger.TN)(repository.id, webhook.kind, review.id, review.submitted_at)
};
}
function onDiscussionComment(webhook, settings) {
const {comment: comment, discussion: discussion, repository: repository, sender: sender} = webhook;
const call = (0, mention.Ao)({
what: "comment",
text: comment.body,
author: comment.user,
sender: sender
}, settings);
if (call.status === "ignored") return call;
const replyToId = comment.parent_id == null ? comment.node_id : void 0;
return {
...mentioned(call, webhook, comment),
thread: {
type: "discussion",
number: discussion.number
},
answer: {
kind: "discussion",
discussionId: discussion.node_id,
replyToId: replyToId
},
item: {
kind: "discussion-comment",
id: comment.id,
nodeId: comment.node_id
},
key: (0, trigger_trigger.TN)(repository.id, webhook.kind, comment.id, comment.updated_at ?? comment.created_at),
snapshot: (0, trigger_trigger.eY)(discussion)
};
}
function inPull(pull) {
return {
thread: {
type: "pull_request",
number: pull.number
},
snapshot: (0, trigger_trigger.eY)(pull),
headSha: pull.head.sha,
headRepositoryId: pull.head.repo?.id ?? null
};
}
function mentioned({request: request, actors: actors}, {kind: kind, repository: repository}, {created_at: created_at}) {
return {
status: "matched",
kind: "mention",
event: kind,
repositoryId: repository.id,
request: request,
actors: actors,
createdAt: created_at
};
}
const nothing = {
kind: "none",
id: 0,
nodeId: void 0
};
const nowhere = {
thread: {
type: "none"
},
answer: {
kind: "none"
},
item: nothing
};
function onWorkflowRun(webhook, settings) {
const {workflow_run: run, repository: repository} = webhook;
if (run.conclusion !== "failure") return (0, trigger_trigger.PP)(`the run ended in ${run.conclusion}, not in failure`);
if (run.head_repository?.id !== repository.id) return (0, trigger_trigger.PP)("the run is of a fork");
const branch = run.head_branch ?? "";
const isOwnBranch = branch.startsWith(settings.branchPrefix ?? "agent/");
const pull = run.pull_requests.find(({head: head, base: base}) => head.repo?.id === repository.id && base.repo.id === repository.id);
if (!isOwnBranch && !pull) return (0, trigger_trigger.PP)("the run is neither of a branch of ours nor of a pull request");
return {
status: "matched",
kind: "ci-failure",
event: webhook.kind,
repositoryId: repository.id,
thread: pull ? {
type: "pull_request",
number: pull.number
} : {
type: "none"
},
answer: {
kind: pull ? "comment" : "none"
},
item: {
kind: "workflow-run",
id: run.id,
nodeId: void 0
},
actors: upstream(webhook),
request: (0, mention.XE)(settings, ""),
key: (0, trigger_trigger.TN)(repository.id, webhook.kind, run.id, run.run_attempt),
createdAt: run.updated_at,
headSha: run.head_sha,
headRepositoryId: run.head_repository.id,
run: {
id: run.id,
name: run.name ?? "",
attempt: run.run_attempt,
url: run.html_url,
branch: branch,
isOwnBranch: isOwnBranch
}
};
}
function upstream({workflow_run: {actor: first, triggering_actor: last}, sender: sender}) {
const ghost = {
login: "ghost",
id: 0,
type: "Unknown"
};
return [ (0, mention.eN)(first ?? ghost, "upstream actor"), ...last && last.id !== first?.id ? [ (0, 
mention.eN)(last, "triggering actor") ] : [], ...[ first?.id, last?.id ].includes(sender.id) ? [] : [ (0, 
mention.eN)(sender, "sender") ] ];
}
function onDispatch(webhook, settings) {
const given = (webhook.kind === "workflow_dispatch" ? webhook.inputs : webhook.client_payload)?.prompt;
const prompt = settings.prompt || (typeof given === "string" ? given : void 0);
return plain(webhook, {
...settings,
prompt: prompt
}, [ settings.runId ?? 0 ]);
}
function onPush(webhook, settings) {
if (webhook.deleted) return (0, trigger_trigger.PP)("the push deletes a branch");
const trigger = plain(webhook, settings, [ webhook.ref, webhook.after ]);
return trigger.status === "ignored" ? trigger : {
...trigger,
headSha: webhook.after
};
}
function onSchedule(webhook, settings) {
if (!settings.prompt) return (0, trigger_trigger.PP)('"schedule" is answered only with a prompt');
const repositoryId = webhook.repository?.id ?? settings.repositoryId ?? 0;
return {
status: "matched",
kind: "schedule",
event: webhook.kind,
...{
...nowhere,
repositoryId: repositoryId,
actors: [],
request: (0, mention.XE)(settings, "")
},
key: (0, trigger_trigger.TN)(repositoryId, webhook.kind, webhook.schedule ?? "", settings.runId ?? 0)
};
}
function onOther(webhook, settings) {
const {eventName: eventName, action: action, payload: payload} = webhook;
const name = action === void 0 ? `"${eventName}"` : `"${eventName}" ${action}`;
if ((0, answered.OF)(eventName, action)) return (0, trigger_trigger.PP)(`${name} is not answered, only what is new`);
if (!settings.prompt) return (0, trigger_trigger.PP)(`${name} is answered only with a prompt`);
const parsed = (0, payloads.V)().safeParse(payload);
if (!parsed.success) throw (0, read_webhook.notItsPayload)(eventName, parsed.error);
const {issue: issue, pull_request: pull, ...rest} = parsed.data;
const item = pull ?? issue;
const when = item && (item.updated_at ?? item.created_at);
const parts = item && when ? [ item.id, action ?? "", when ] : [ action ?? "", settings.runId ?? 0 ];
const trigger = plain({
...rest,
kind: eventName
}, settings, parts);
if (trigger.status === "ignored" || !item || !when) return trigger;
return {
...trigger,
...placeOf(parsed.data),
createdAt: when
};
}
function placeOf({issue: issue, pull_request: pull}) {
if (pull) {
const item = {
kind: "pull-request",
id: pull.id,
nodeId: pull.node_id
};
return {
...inPull(pull),
answer: {
kind: "comment"
},
item: item
};
}
if (!issue) return {};
return {
thread: {
type: issue.pull_request ? "pull_request" : "issue",
number: issue.number
},
snapshot: (0, trigger_trigger.eY)(issue),
answer: {
kind: "comment"
},
item: {
kind: "issue",
id: issue.id,
nodeId: issue.node_id
}
};
}
function plain({kind: kind, repository: repository, sender: sender}, settings, parts) {
if (!settings.prompt) return (0, trigger_trigger.PP)(`"${kind}" is answered only with a prompt`);
if ((0, mention.NP)(sender, settings)) return (0, trigger_trigger.PP)("we did it ourselves");
return {
status: "matched",
kind: "automation",
event: kind,
...{
...nowhere,
repositoryId: repository.id,
actors: [ (0, mention.eN)(sender, "sender") ]
},
request: (0, mention.XE)(settings, ""),
key: (0, trigger_trigger.TN)(repository.id, kind, ...parts)
};
}
var phrase = __webpack_require__(1895);
function onIssue(webhook, settings) {
const {action: action, issue: issue, label: label, assignee: assignee} = webhook;
const subject = {
webhook: webhook,
settings: settings,
item: issue,
place: inIssue(issue),
kind: "issue"
};
if (action === "labeled") return labelled(subject, label?.name);
if (action === "assigned") return chosen(subject, assignee, "assignment");
if (action === "edited" && !addsCall(webhook, settings)) return (0, trigger_trigger.PP)("the edit does not add a call to the text");
return opened(subject);
}
function onPullRequest(webhook, settings) {
const {action: action, pull_request: pull, label: label, requested_reviewer: requested_reviewer} = webhook;
const subject = {
webhook: webhook,
settings: settings,
item: pull,
place: inPull(pull),
kind: "pull-request"
};
if (action === "labeled") return labelled(subject, label?.name);
if (action === "review_requested") return chosen(subject, requested_reviewer, "review-request");
return action === "opened" ? opened(subject) : automated(subject);
}
function inIssue(issue) {
return {
thread: {
type: "issue",
number: issue.number
},
snapshot: (0, trigger_trigger.eY)(issue)
};
}
function addsCall({issue: issue, changes: changes}, {phrases: phrases}) {
if (changes?.body === void 0) return false;
const calls = text => (0, phrase.z)(text ?? "", phrases) !== void 0;
return calls(issue.body) && !calls(changes.body.from);
}
function opened(subject) {
const {webhook: webhook, settings: settings, item: item, kind: kind} = subject;
const what = kind === "issue" ? "issue" : "pull request";
const call = (0, mention.Ao)({
what: what,
text: item.body,
author: item.user,
sender: webhook.sender
}, settings);
if (call.status === "ignored") return settings.prompt && webhook.action === "opened" ? automated(subject) : call;
const key = (0, trigger_trigger.TN)(webhook.repository.id, webhook.kind, item.id, "text", item.created_at);
return {
...about(subject, "mention"),
request: call.request,
actors: call.actors,
key: key
};
}
function automated(subject) {
const {webhook: webhook, settings: settings} = subject;
if (!settings.prompt) return (0, trigger_trigger.PP)(`"${webhook.kind}" ${webhook.action} is answered only with a prompt`);
return by(subject, "automation", "sender");
}
function labelled(subject, name) {
const {label: label, approveLabel: approveLabel, rejectLabel: rejectLabel} = subject.settings;
const isNamed = wanted => !!wanted && wanted.toLowerCase() === name?.toLowerCase();
const decision = isNamed(rejectLabel) ? "reject" : isNamed(approveLabel) ? "approve" : void 0;
if (name === void 0 || !(decision ?? isNamed(label))) return (0, trigger_trigger.PP)(`the label is not ${label || "one that we answer"}`);
const trigger = by(subject, decision ? "decision" : "label", "labeller");
if (trigger.status === "ignored") return trigger;
return {
...trigger,
claim: {
kind: "label",
name: name
},
...decision && {
decision: decision
}
};
}
function chosen(subject, account, kind) {
const {assignee: assignee, own: own} = subject.settings;
const names = [ assignee, own?.login ].filter(name => name !== void 0 && name !== "");
if (!account || !names.some(name => name !== void 0 && (0, mention.Av)(name, account.login))) return (0, 
trigger_trigger.PP)("it went to somebody else");
const trigger = by(subject, kind, "assigner");
if (trigger.status === "ignored" || kind !== "assignment") return trigger;
return {
...trigger,
claim: {
kind: "assignee",
name: account.login
}
};
}
function by(subject, kind, role) {
const {webhook: webhook, settings: settings, item: item} = subject;
if ((0, mention.NP)(webhook.sender, settings)) return (0, trigger_trigger.PP)("we did it ourselves");
const when = item.updated_at ?? item.created_at;
return {
...about(subject, kind),
createdAt: when,
request: (0, mention.XE)(settings, ""),
actors: [ (0, mention.eN)(webhook.sender, role) ],
key: (0, trigger_trigger.TN)(webhook.repository.id, webhook.kind, item.id, webhook.action, subject.place.headSha ?? "", when)
};
}
function about({webhook: webhook, item: item, place: place, kind: itemKind}, kind) {
const createdAt = webhook.action === "opened" ? item.created_at : item.updated_at ?? item.created_at;
return {
status: "matched",
kind: kind,
answer: {
kind: "comment"
},
...{
event: webhook.kind,
repositoryId: webhook.repository.id,
createdAt: createdAt,
...place
},
item: {
kind: itemKind,
id: item.id,
nodeId: item.node_id
}
};
}
function triggerOf(webhook, settings) {
switch (webhook.kind) {
case "issue_comment":
return onIssueComment(webhook, settings);

case "pull_request_review_comment":
return onReviewComment(webhook, settings);

case "pull_request_review":
return onReview(webhook, settings);

case "discussion_comment":
return onDiscussionComment(webhook, settings);

case "issues":
return onIssue(webhook, settings);

case "pull_request":
case "pull_request_target":
return onPullRequest(webhook, settings);

case "workflow_run":
return onWorkflowRun(webhook, settings);

case "workflow_dispatch":
case "repository_dispatch":
return onDispatch(webhook, settings);

case "schedule":
return onSchedule(webhook, settings);

case "push":
return onPush(webhook, settings);

case "other":
return onOther(webhook, settings);

default:
return (0, fault.HB)(webhook);
}
}
},
3768: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
PP: () => ignored,
TN: () => keyOf,
eY: () => snapshotOf
});
function ignored(why) {
return {
status: "ignored",
why: why
};
}
function keyOf(repositoryId, event, ...parts) {
return [ repositoryId, event, ...parts ].join("/");
}
function snapshotOf({title: title, body: body, user: user, author_association: author_association, html_url: html_url}) {
return {
title: title,
body: body ?? "",
author: user?.login ?? "ghost",
association: author_association,
url: html_url
};
}
},
7334: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
notItsPayload: () => notItsPayload,
parseWebhook: () => parseWebhook,
readWebhook: () => readWebhook
});
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8664);
var _payload_answered_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2191);
var _payload_event_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8625);
var _payload_payloads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9370);
function readWebhook(input) {
return parseWebhook((0, _payload_event_file_js__WEBPACK_IMPORTED_MODULE_2__.j)(input));
}
function parseWebhook({eventName: eventName, payload: payload}) {
const action = (0, _payload_answered_js__WEBPACK_IMPORTED_MODULE_1__.qj)(payload);
if (!isKnown(eventName, action)) return Object.freeze({
kind: "other",
eventName: eventName,
action: action,
payload: payload
});
const parsed = _payload_payloads_js__WEBPACK_IMPORTED_MODULE_3__.e[eventName]().safeParse(payload);
if (parsed.success) return Object.freeze({
kind: eventName,
...parsed.data
});
throw notItsPayload(eventName, parsed.error);
}
function notItsPayload(eventName, cause) {
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config", `The webhook is not an ${eventName} payload: ${firstIssue(cause)}.`, {
hint: `Start this action with \`on: ${eventName}\`, and let nothing rewrite GITHUB_EVENT_PATH before it.`,
cause: cause
});
}
function isKnown(eventName, action) {
return Object.hasOwn(_payload_payloads_js__WEBPACK_IMPORTED_MODULE_3__.e, eventName) && (0, 
_payload_answered_js__WEBPACK_IMPORTED_MODULE_1__.Qy)(eventName, action);
}
function firstIssue(error) {
const issue = error.issues[0];
return issue === void 0 ? "unknown shape" : `${issue.path.join(".") || "the whole"}: ${issue.message}`;
}
},
4377: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
ZodISODate: () => _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,
ZodISODateTime: () => _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,
ZodISODuration: () => _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,
ZodISOTime: () => _schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,
date: () => date,
datetime: () => datetime,
duration: () => duration,
time: () => time
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8942);
function datetime(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime, params);
}
function date(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate, params);
}
function time(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime, params);
}
function duration(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration, params);
}
}
};