export const id = 334;

export const ids = [ 334 ];

export const modules = {
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