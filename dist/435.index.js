export const id = 435;

export const ids = [ 435 ];

export const modules = {
435: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
sweep: () => sweep
});
var github_client = __webpack_require__(4463);
var schemas = __webpack_require__(8942);
var parts = __webpack_require__(7392);
var port = __webpack_require__(5164);
var trigger_of = __webpack_require__(277);
var webhook = __webpack_require__(7334);
const Reactions = schemas.object({
total_count: schemas.number()
}).readonly().optional();
const Written = schemas.object({
user: parts.gD,
body: schemas.string(),
created_at: schemas.string(),
updated_at: schemas.string(),
reactions: Reactions
});
const Comment = schemas.object({
...Written.shape,
issue_url: schemas.string()
});
const Thread = schemas.object({
number: schemas.number().int(),
locked: schemas.boolean().default(false),
pull_request: schemas.unknown().optional()
});
const PAGES = 5;
async function recentThreads(client, since) {
const order = {
state: "all",
sort: "updated",
direction: "desc",
since: since.toISOString()
};
const {items: items} = await (0, port.n)(client, "/issues", order, {
most: PAGES
});
return items.map(listed => {
const {number: number, locked: locked, pull_request: pull_request} = Thread.parse(listed);
return {
number: number,
isLocked: locked,
isPull: pull_request !== void 0,
listed: listed
};
});
}
async function recentCalls(client, threads, {repository: repository, since: since, until: until, settings: settings}) {
const order = {
sort: "created",
direction: "desc",
since: since.toISOString()
};
const {items: items} = await (0, port.n)(client, "/issues/comments", order, {
most: PAGES
});
const byNumber = new Map(threads.filter(({isLocked: isLocked}) => !isLocked).map(thread => [ thread.number, thread ]));
const isInTime = time => Date.parse(time) >= since.getTime() && Date.parse(time) <= until.getTime();
const callIn = (eventName, {user: sender, reactions: reactions}, facts) => {
const trigger = (0, trigger_of.triggerOf)((0, webhook.parseWebhook)({
eventName: eventName,
payload: {
...facts,
repository: repository,
sender: sender
}
}), settings);
const isCall = trigger.status === "matched" && trigger.kind !== "automation";
return isCall ? [ {
trigger: trigger,
hasReactions: reactions?.total_count !== 0
} ] : [];
};
const inComments = items.flatMap(item => {
const comment = Comment.safeParse(item).data;
const thread = byNumber.get(Number(comment?.issue_url.split("/").at(-1)));
if (!comment || !thread || !isInTime(comment.created_at) || comment.updated_at !== comment.created_at) return [];
return callIn("issue_comment", comment, {
action: "created",
issue: thread.listed,
comment: item
});
});
const inIssues = [ ...byNumber.values() ].flatMap(({isPull: isPull, listed: listed}) => {
const issue = Written.safeParse(listed).data;
if (!issue || isPull || !isInTime(issue.created_at)) return [];
return callIn("issues", issue, {
action: "opened",
issue: listed
});
});
const time = ({trigger: trigger}) => Date.parse(trigger.createdAt ?? "");
return [ ...inComments, ...inIssues ].sort((a, b) => time(a) - time(b));
}
var reaction = __webpack_require__(5227);
var fault = __webpack_require__(8664);
var prompts = __webpack_require__(8135);
var answer = __webpack_require__(1323);
var sweep_beside = __webpack_require__(2566);
var console = __webpack_require__(4995);
var file_commands = __webpack_require__(6101);
var raw_input = __webpack_require__(7701);
var summary = __webpack_require__(3834);
var acknowledge = __webpack_require__(584);
var open_sweep = __webpack_require__(152);
var state_name = __webpack_require__(469);
var recall = __webpack_require__(9485);
async function lookout(world, connection, threads) {
const {job: job, leaks: leaks} = connection;
const isKept = (0, raw_input.J)(world.env, "state-store") !== "none";
const kept = isKept ? await (0, open_sweep.C)((0, sweep_beside.Df)({
job: job,
world: world
})) : new Set;
const client = (0, github_client.nx)(connection.github, job.repository);
const repository = await client.get("");
const {id: repositoryId} = parts.LN.parse(repository);
const read = async number => {
const found = await ((0, recall.Ch)({
world: world,
job: job,
leaks: leaks,
name: (0, state_name.Q)(number),
repositoryId: repositoryId
})?.read());
return found?.status === "found" ? found.manifest : void 0;
};
const known = new Map;
return {
world: world,
connection: connection,
threads: threads,
client: client,
repository: repository,
async manifestOf(number) {
if (!kept.has(number)) return;
const manifest = known.get(number) ?? read(number);
known.set(number, manifest);
return manifest;
}
};
}
var shown_comment = __webpack_require__(4250);
var approval_proposal = __webpack_require__(4552);
var render_proposal = __webpack_require__(685);
var comment = __webpack_require__(759);
var inline_code = __webpack_require__(2423);
var kept_proposal = __webpack_require__(8478);
var is_over = __webpack_require__(7846);
var trigger_settings = __webpack_require__(6093);
var plain_words = __webpack_require__(4080);
const MOST = 50;
async function tidy(lookout) {
const done = [];
for (const {number: number} of lookout.threads.slice(0, MOST)) try {
const manifest = await lookout.manifestOf(number);
if (!manifest) continue;
if (await endLostRun(lookout, manifest)) done.push(`#${number}: its run is lost, and its comment says so now.`);
if (await endApproval(lookout, manifest)) done.push(`#${number}: nobody approved in time, and it says so now.`);
} catch (error) {
(0, console.m)(`#${number} could not be looked at. ${(0, fault.ec)(error).message}`);
}
return done;
}
async function endLostRun(lookout, {lease: lease, comment_id: id, work: work}) {
const {world: world, connection: connection, client: client} = lookout;
if (!lease || id === null || lease.key.split("/")[1] === "pull_request_review_comment") return false;
const isOut = world.now().getTime() >= Date.parse(lease.until);
if (!isOut && !await (0, is_over.P)(connection, lease)) return false;
const shown = await (0, shown_comment.h)(client, id);
const [working] = (0, prompts.J)("working", {
requester: "",
run_url: ""
}).split("\n");
if (!shown?.isOnlyOurs || shown.body.split(/\r?\n/)[0] !== working) return false;
const kept = work ? `, and its work up to ${work.commit.slice(0, 7)} is on the branch ${(0, 
inline_code.a)(work.branch)}` : "";
return rewrite(lookout, id, (0, prompts.J)("sweep-lost-run", {
run_url: lease.run_url,
kept: kept,
phrase: phraseOf(lookout)
}));
}
async function endApproval(lookout, manifest) {
const {world: world, client: client} = lookout;
const proposal = (0, kept_proposal.s)({
manifest: manifest
});
const items = proposal ? (0, approval_proposal.dz)(proposal) : [];
const until = Math.max(...items.map(({pending: pending}) => Date.parse(pending.expires)));
if (!proposal?.comment || items.length === 0 || world.now().getTime() < until) return false;
const shown = await (0, shown_comment.h)(client, proposal.comment.id);
if (!shown?.isOnlyOurs || (0, approval_proposal.rr)(shown.body) !== proposal.comment.digest) return false;
const body = (0, prompts.J)("sweep-expired", {
until: new Date(until).toISOString().slice(0, 16).replace("T", " "),
actions: items.map(render_proposal.Gx).join("\n\n"),
phrase: phraseOf(lookout)
});
return rewrite(lookout, proposal.comment.id, body);
}
function rewrite({world: world, connection: connection}, id, body) {
const {github: github, job: job, redact: redact} = connection;
return (0, comment.Iz)(github, job.repository, {
id: id
}, (0, plain_words.f)(world.env, redact(body)));
}
function phraseOf({world: world}) {
return (0, trigger_settings.phrasesOf)(world.env)[0] ?? "";
}
const Reaction = schemas.object({
content: schemas.string(),
user: schemas.object({
id: schemas.number()
}).nullable()
});
const SIGNS = [ "eyes", "confused", "hooray" ];
async function isHeard(client, {item: item, thread: thread}, ownId) {
if (thread.type === "none") return true;
const {items: items} = item.kind === "issue-comment" ? await (0, port.n)(client, "/issues/comments/{comment_id}/reactions", {
comment_id: item.id
}) : await (0, port.n)(client, "/issues/{issue_number}/reactions", {
issue_number: thread.number
});
return items.map(reaction => Reaction.parse(reaction)).some(({content: content, user: user}) => SIGNS.includes(content) && (ownId === void 0 || user?.id === ownId));
}
const query = `query Edited($owner:String!,$name:String!,$number:Int!){repository(owner:$owner,name:$name){\n  issueOrPullRequest(number:$number){... on Issue{lastEditedAt}}\n}}`;
const Reply = schemas.object({
repository: schemas.object({
issueOrPullRequest: schemas.object({
lastEditedAt: schemas.string().nullable()
})
})
});
async function isEdited(client, {owner: owner, name: name}, {item: item, thread: thread}) {
if (item.kind !== "issue" || thread.type !== "issue") return false;
const reply = Reply.parse(await client.graphql(query, {
owner: owner,
name: name,
number: thread.number
}));
return reply.repository.issueOrPullRequest.lastEditedAt !== null;
}
var command = __webpack_require__(6237);
var trigger_own = __webpack_require__(9031);
var state_manifest = __webpack_require__(1843);
var why_refused = __webpack_require__(6736);
const MINUTE_MS = 6e4;
const DAYS = 3;
const MINUTES_OF_GRACE = 10;
const unanswered_MOST = 10;
async function unanswered(lookout) {
const {world: world, client: client, threads: threads, repository: repository} = lookout;
const own = await (0, trigger_own.j)(client);
const now = world.now().getTime();
const calls = await recentCalls(client, threads, {
repository: repository,
settings: {
...(0, trigger_settings.triggerSettings)(world.env),
own: own
},
since: new Date(now - DAYS * 24 * 60 * MINUTE_MS),
until: new Date(now - MINUTES_OF_GRACE * MINUTE_MS)
});
const refusals = new Map;
const found = [];
for (const call of calls) {
if (found.length === unanswered_MOST) break;
if (await isWaiting(lookout, call, {
ownId: own?.id,
refusals: refusals
})) found.push(call.trigger);
}
return found;
}
async function isWaiting(lookout, call, {ownId: ownId, refusals: refusals}) {
const {world: world, connection: connection, client: client, manifestOf: manifestOf} = lookout;
const {trigger: trigger, hasReactions: hasReactions} = call;
const {thread: thread, kind: kind, actors: actors, key: key} = trigger;
if (thread.type === "none" || (0, command.N)(trigger, (0, raw_input.J)(world.env, "prompt"))) return false;
const who = `${kind} ${actors.map(({id: id, login: login}) => id ?? login)}`;
const refusal = refusals.get(who) ?? (0, why_refused.f)(world, connection, trigger);
refusals.set(who, refusal);
if (await refusal !== void 0) return false;
if (hasReactions && await isHeard(client, trigger, ownId)) return false;
const manifest = await manifestOf(thread.number);
if (manifest && ((0, state_manifest.oy)(key, manifest) ?? manifest.lease?.key === key)) return false;
return !await isEdited(client, connection.job.repository, trigger);
}
const sweep_DAYS = 14;
const STARTERS = [ "schedule", "workflow_dispatch" ];
async function sweep(received) {
const world = onBehalfOfCallers(received);
const event = world.env.GITHUB_EVENT_NAME ?? "";
if (!STARTERS.includes(event)) return end(world, "skipped", `"${event}" starts no sweep, only a schedule does`);
const connection = (0, answer.connect)(world);
const client = (0, github_client.nx)(connection.github, connection.job.repository);
const threads = await recentThreads(client, new Date(world.now().getTime() - sweep_DAYS * 864e5));
const looking = await lookout(world, connection, threads);
const tidied = await tidy(looking);
const [first, ...others] = await unanswered(looking);
if ((0, raw_input.J)(world.env, "state-store") !== "none") await (0, sweep_beside.XP)({
...connection,
world: world
});
await tell(world, [ ...tidied, ...first ? [ `${nameOf(first)}: answered now.` ] : [], ...others.map(waits) ]);
if (!first) return end(world, "no-op", tidied[0] ?? "Nothing was left lying");
if (!await isMarked(connection, first)) return end(world, "failed", `${nameOf(first)} could not be marked as heard`);
return (0, answer.answer)(world, first);
}
function onBehalfOfCallers(world) {
return {
...world,
env: {
...world.env,
GITHUB_TRIGGERING_ACTOR: void 0
}
};
}
async function isMarked({github: github, job: job}, trigger) {
const place = (0, acknowledge.Ko)(trigger);
try {
if (place) await (0, reaction.w)(github, job.repository, place, "eyes");
return place !== void 0;
} catch (error) {
(0, console.m)(`${nameOf(trigger)} was left alone. ${(0, fault.ec)(error).message}`);
return false;
}
}
async function tell({env: env}, lines) {
if (lines.length === 0) return;
for (const line of lines) (0, console.m)(line);
await (0, summary.S)(env, (0, prompts.J)("sweep", {
lines: lines.map(line => `- ${line}`).join("\n")
}));
}
function nameOf({thread: thread, item: item}) {
const number = thread.type === "none" ? "" : `#${thread.number}`;
return item.kind === "issue-comment" ? `${number}, comment ${item.id}` : number;
}
function waits(trigger) {
return `${nameOf(trigger)}: waits for the next sweep, or is taken up by this one if it is on the same thread.`;
}
function end({env: env}, outcome, reason) {
(0, console.m)(reason);
(0, file_commands.Kn)(env, {
outcome: outcome,
reason: reason
});
return outcome === "failed" ? 1 : 0;
}
}
};