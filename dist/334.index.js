export const id = 334;

export const ids = [ 334, 377 ];

export const modules = {
7392: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B9: () => PullRequest,
JU: () => Label,
LN: () => Repository,
MW: () => DiscussionComment,
Mw: () => Comment,
d4: () => Discussion,
f7: () => WorkflowRun,
gD: () => Account,
m2: () => Issue,
p_: () => Review,
wG: () => ReviewComment
});
var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8942);
var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
const Account = zod__WEBPACK_IMPORTED_MODULE_0__.object({
login: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),
type: zod__WEBPACK_IMPORTED_MODULE_0__.string()
}).readonly();
const Repository = zod__WEBPACK_IMPORTED_MODULE_0__.object({
id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),
name: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
owner: zod__WEBPACK_IMPORTED_MODULE_0__.object({
login: zod__WEBPACK_IMPORTED_MODULE_0__.string()
}).readonly(),
default_branch: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
private: zod__WEBPACK_IMPORTED_MODULE_0__.boolean()
}).readonly();
const Time = zod__WEBPACK_IMPORTED_MODULE_1__.datetime({
offset: true
});
const written = {
body: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
user: Account.nullable(),
author_association: zod__WEBPACK_IMPORTED_MODULE_0__.string().default("NONE"),
html_url: zod__WEBPACK_IMPORTED_MODULE_0__.string()
};
const dated = {
created_at: Time,
updated_at: Time.optional()
};
const thread = {
...written,
...dated,
number: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),
title: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
node_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()
};
const threadState = {
state: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
locked: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().default(false)
};
const Issue = zod__WEBPACK_IMPORTED_MODULE_0__.object({
...thread,
...threadState,
id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),
pull_request: zod__WEBPACK_IMPORTED_MODULE_0__.object({}).readonly().optional()
}).readonly();
const End = zod__WEBPACK_IMPORTED_MODULE_0__.object({
ref: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
sha: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
repo: zod__WEBPACK_IMPORTED_MODULE_0__.object({
id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int()
}).readonly().nullable()
}).readonly();
const PullRequest = zod__WEBPACK_IMPORTED_MODULE_0__.object({
...thread,
...threadState,
id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),
draft: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().default(false),
head: End,
base: End
}).readonly();
const Discussion = zod__WEBPACK_IMPORTED_MODULE_0__.object({
...thread,
...threadState,
id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),
node_id: zod__WEBPACK_IMPORTED_MODULE_0__.string()
}).readonly();
const comment = {
...written,
...dated,
body: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),
node_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()
};
const Comment = zod__WEBPACK_IMPORTED_MODULE_0__.object(comment).readonly();
const ReviewComment = zod__WEBPACK_IMPORTED_MODULE_0__.object({
...comment,
in_reply_to_id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().nullish()
}).readonly();
const DiscussionComment = zod__WEBPACK_IMPORTED_MODULE_0__.object({
...comment,
node_id: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
parent_id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().nullish()
}).readonly();
const Review = zod__WEBPACK_IMPORTED_MODULE_0__.object({
...written,
id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),
node_id: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
submitted_at: Time,
state: zod__WEBPACK_IMPORTED_MODULE_0__.string()
}).readonly();
const Label = zod__WEBPACK_IMPORTED_MODULE_0__.object({
name: zod__WEBPACK_IMPORTED_MODULE_0__.string()
}).readonly();
const RunPull = zod__WEBPACK_IMPORTED_MODULE_0__.object({
number: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),
head: zod__WEBPACK_IMPORTED_MODULE_0__.object({
repo: zod__WEBPACK_IMPORTED_MODULE_0__.object({
id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int()
}).readonly().nullable()
}).readonly(),
base: zod__WEBPACK_IMPORTED_MODULE_0__.object({
repo: zod__WEBPACK_IMPORTED_MODULE_0__.object({
id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int()
}).readonly()
}).readonly()
}).readonly();
const WorkflowRun = zod__WEBPACK_IMPORTED_MODULE_0__.object({
id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),
name: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),
head_branch: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
head_sha: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
run_attempt: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().default(1),
event: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
conclusion: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),
html_url: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
updated_at: Time,
actor: Account.nullish(),
triggering_actor: Account.nullish(),
head_repository: zod__WEBPACK_IMPORTED_MODULE_0__.object({
id: zod__WEBPACK_IMPORTED_MODULE_0__.number().int()
}).readonly().nullish(),
pull_requests: zod__WEBPACK_IMPORTED_MODULE_0__.array(RunPull).readonly().default([])
}).readonly();
},
1931: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => anyPayload,
e: () => payloads
});
var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8942);
var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7392);
const always = {
repository: _parts_js__WEBPACK_IMPORTED_MODULE_0__.LN,
sender: _parts_js__WEBPACK_IMPORTED_MODULE_0__.gD
};
const acted = {
...always,
action: zod__WEBPACK_IMPORTED_MODULE_1__.string()
};
const pullRequest = () => zod__WEBPACK_IMPORTED_MODULE_1__.object({
...acted,
pull_request: _parts_js__WEBPACK_IMPORTED_MODULE_0__.B9,
label: _parts_js__WEBPACK_IMPORTED_MODULE_0__.JU.nullish(),
requested_reviewer: _parts_js__WEBPACK_IMPORTED_MODULE_0__.gD.nullish()
});
const payloads = {
issue_comment: () => zod__WEBPACK_IMPORTED_MODULE_1__.object({
issue: _parts_js__WEBPACK_IMPORTED_MODULE_0__.m2,
comment: _parts_js__WEBPACK_IMPORTED_MODULE_0__.Mw,
...acted
}),
pull_request_review_comment: () => zod__WEBPACK_IMPORTED_MODULE_1__.object({
pull_request: _parts_js__WEBPACK_IMPORTED_MODULE_0__.B9,
comment: _parts_js__WEBPACK_IMPORTED_MODULE_0__.wG,
...acted
}),
pull_request_review: () => zod__WEBPACK_IMPORTED_MODULE_1__.object({
pull_request: _parts_js__WEBPACK_IMPORTED_MODULE_0__.B9,
review: _parts_js__WEBPACK_IMPORTED_MODULE_0__.p_,
...acted
}),
issues: () => zod__WEBPACK_IMPORTED_MODULE_1__.object({
...acted,
issue: _parts_js__WEBPACK_IMPORTED_MODULE_0__.m2,
label: _parts_js__WEBPACK_IMPORTED_MODULE_0__.JU.nullish(),
assignee: _parts_js__WEBPACK_IMPORTED_MODULE_0__.gD.nullish(),
changes: zod__WEBPACK_IMPORTED_MODULE_1__.object({
body: zod__WEBPACK_IMPORTED_MODULE_1__.object({
from: zod__WEBPACK_IMPORTED_MODULE_1__.string().nullish()
}).readonly().optional()
}).readonly().optional()
}),
pull_request: pullRequest,
pull_request_target: pullRequest,
discussion_comment: () => zod__WEBPACK_IMPORTED_MODULE_1__.object({
discussion: _parts_js__WEBPACK_IMPORTED_MODULE_0__.d4,
comment: _parts_js__WEBPACK_IMPORTED_MODULE_0__.MW,
...acted
}),
workflow_run: () => zod__WEBPACK_IMPORTED_MODULE_1__.object({
workflow_run: _parts_js__WEBPACK_IMPORTED_MODULE_0__.f7,
...acted
}),
push: () => zod__WEBPACK_IMPORTED_MODULE_1__.object({
...always,
ref: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
after: zod__WEBPACK_IMPORTED_MODULE_1__.string(),
deleted: zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(false)
}),
workflow_dispatch: () => zod__WEBPACK_IMPORTED_MODULE_1__.object({
...always,
inputs: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.unknown()).nullish()
}),
repository_dispatch: () => zod__WEBPACK_IMPORTED_MODULE_1__.object({
client_payload: zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(), zod__WEBPACK_IMPORTED_MODULE_1__.unknown()).nullish(),
...acted
}),
schedule: () => zod__WEBPACK_IMPORTED_MODULE_1__.object({
schedule: zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),
repository: _parts_js__WEBPACK_IMPORTED_MODULE_0__.LN.optional()
})
};
const anyPayload = () => zod__WEBPACK_IMPORTED_MODULE_1__.object({
...always,
issue: _parts_js__WEBPACK_IMPORTED_MODULE_0__.m2.optional(),
pull_request: _parts_js__WEBPACK_IMPORTED_MODULE_0__.B9.optional()
}).readonly();
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
var _payload_payloads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1931);
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