/** What is never done, whatever is proposed: each refusal with its reason, and the twin that is done. */
import { expect, test } from "vitest";
import { type Stand, said, stand } from "./settling.ts";

const pull = { type: "pull_request", number: 3 } as const;
const main = ({ github }: Stand) => github.state.pulls.get(3)?.baseSha ?? "";
const run = { name: "CI", actor: "maria", branch: "main", event: "push", pulls: [], jobs: [] };

async function refusal(intents: string, name: string, value: Record<string, unknown>, prepare = (_: Stand) => {}) {
  const here = await stand(name === "request-reviewers" || name === "dismiss-review" ? pull : undefined);
  prepare(here);
  const { lines } = await here.settle(intents, [said(name, value)]);
  expect(here.github.exchanges.filter(({ method, path }) => method !== "GET" && path !== "/graphql")).toEqual([]);
  expect(here.problems()).toEqual([]);
  return lines.map(({ status, why }) => `${status}: ${why}`).join("\n");
}

test.for([
  ["the label that calls the agent", "labels", "labels", { add: ["agent"] }, "calls the agent"],
  ["its label in capitals", "labels", "labels", { add: ["AGENT:Approve"] }, "decides what it may do"],
  ["taking off the label that says that it waits", "labels", "labels", { remove: ["agent:needs-approval"] }, "decides"],
  ["a label that does not exist", "labels", "labels", { add: ["nonsense"] }, "no label `nonsense`"],
  ["a label that is not declared", "labels(docs)", "labels", { add: ["bug"] }, "not of the declared form"],
  ["no label at all", "labels", "labels", {}, "names no label"],
  ["another thread", "labels", "labels", { add: ["bug"], number: 2 }, "allows only this one"],
  ["a thread that is not there", "labels(repository)", "labels", { add: ["bug"], number: 99 }, "no #99"],
  ["another repository", "labels(repository)", "labels", { add: ["bug"], repository: "evil/x" }, "declared form"],
  ["a bot as assignee", "assign", "assign", { add: ["copilot"] }, "or a bot"],
  ["a reader as assignee", "assign", "assign", { add: ["rita"] }, "nobody who works"],
  ["a login that is none", "assign", "assign", { add: ["dependabot[bot]"] }, "declared form"],
  ["the author as reviewer", "request-reviewers", "request-reviewers", { reviewers: ["maria"] }, "is the author"],
  ["a milestone that is not there", "milestone", "milestone", { title: "v9" }, "no open milestone"],
  ["a type that is not there", "type(Epic)", "type", { type: "Epic" }, "no issue type"],
  [
    "a section that is not marked",
    "edit-section(other)",
    "edit-section",
    { section: "other", text: "x" },
    "no section",
  ],
  ["a comment elsewhere", "hide(unattended)", "hide", { comment: 5999, reason: "spam" }, "no comment 5999"],
  ["a duplicate of itself", "duplicate(unattended)", "duplicate", { of: 1 }, "of itself"],
  ["a duplicate of nothing", "duplicate(unattended)", "duplicate", { of: 77 }, "no issue #77"],
  ["a part of itself", "link-sub-issue", "link-sub-issue", { part: 1 }, "part of itself"],
  [
    "an issue without the label that is asked for",
    "close(only: stale; unattended)",
    "close",
    { reason: "completed" },
    "none of the labels",
  ],
  ["our own workflow", "dispatch(agent.yml; unattended)", "dispatch", { workflow: "agent.yml" }, "own workflow"],
  [
    "another branch",
    "dispatch(nightly.yml; unattended)",
    "dispatch",
    { workflow: "nightly.yml", ref: "evil" },
    "declared form",
  ],
  [
    "an input that is not declared",
    "dispatch(nightly.yml; unattended)",
    "dispatch",
    { workflow: "nightly.yml", inputs: { suite: "x" } },
    "declared form",
  ],
  [
    "free bytes in an input",
    "dispatch(nightly.yml; inputs: suite=fast; unattended)",
    "dispatch",
    { workflow: "nightly.yml", inputs: { suite: "aGVsbG8" } },
    "declared form",
  ],
  [
    "a workflow that is not there",
    "dispatch(gone.yml; unattended)",
    "dispatch",
    { workflow: "gone.yml" },
    "no workflow",
  ],
  ["this very run", "cancel(unattended)", "cancel", { run: 7001 }, "this very run"],
  ["a run that is not there", "cancel(unattended)", "cancel", { run: 1 }, "no workflow run"],
  [
    "a choice that the project does not have",
    "project(7; fields: Status=Later)",
    "project",
    { value: "Later" },
    "no choice",
  ],
  ["a project that is not there", "project(8)", "project", {}, "no open project"],
  ["a secret in a text", "comment", "comment", { body: "It is hunter2." }, "looks like a secret"],
  ["a secret in a name", "labels", "labels", { add: ["hunter2"] }, "looks like a secret"],
  ["a title that says nothing", "edit-title", "edit-title", { title: "\u200b\u200b" }, "says nothing"],
] as const)("refuses %s", async ([, intents, name, value, why]) => {
  expect(await refusal(intents, name, value)).toContain(why);
});

test("refuses a bot that GitHub would let be assigned", async () => {
  const prepare = ({ github }: Stand) => void github.state.records.assignableBots.push("helper[bot]", "Copilot");
  expect(
    await refusal("assign", "assign", { add: ["Copilot"] }, (one) => {
      prepare(one);
      Object.assign(one.github.state.user("Copilot"), { type: "Bot" });
    }),
  ).toContain("or a bot");
});

test.for([
  ["of another commit", { sha: "f".repeat(40) }, "another commit"],
  ["that did not fail", { conclusion: "success" }, "has not failed"],
  ["of our own workflow", { file: "agent.yml" }, "own workflow"],
] as const)("refuses to rerun a run %s", async ([, given, why]) => {
  const prepare = (one: Stand) => {
    one.github.state.records.addRun({ ...run, conclusion: "failure", sha: main(one), ...given });
  };
  expect(await refusal("rerun(unattended)", "rerun", { run: 9001 }, prepare)).toContain(why);
});

test("refuses to rerun what deploys", async () => {
  const prepare = (one: Stand) => {
    one.github.state.records.addRun({ ...run, conclusion: "failure", sha: main(one) });
    one.github.state.records.deployments.push({ sha: main(one), environment: "production" });
  };
  expect(await refusal("rerun(unattended)", "rerun", { run: 9001 }, prepare)).toContain("deployment");
});

test.for([
  ["somebody else's", "maria", "a".repeat(40), "somebody else's"],
  ["that is about the head", "github-actions[bot]", undefined, "the head now"],
] as const)("refuses to dismiss a review %s", async ([, author, commit, why]) => {
  const prepare = ({ github }: Stand) => {
    const at = commit === undefined ? {} : { commit };
    github.state.records.addReview({ pull: 3, author, body: "No.", state: "CHANGES_REQUESTED", ...at });
  };
  expect(await refusal("dismiss-review", "dismiss-review", { review: 8001, message: "Old." }, prepare)).toContain(why);
});

test("refuses what was locked meanwhile", async () => {
  const lock = ({ github }: Stand) => void Object.assign(github.state.issues.get(1) ?? {}, { locked: true });
  expect(await refusal("comment", "comment", { body: "Hello." }, lock)).toContain("#1 is locked");
});

test("of 500 proposals does as many as are allowed, and tells of the others in one line", async () => {
  const here = await stand();
  const many = Array.from({ length: 500 }, (_, n) => said("comment", { body: `Comment ${n}.` }));
  const { lines } = await here.settle("comment(max 3)", many);
  expect(lines.map(({ status, words }) => `${status} ${words}`)).toEqual([
    ...["done comment on #1", "done comment on #1", "done comment on #1"],
    "refused 497 more proposals of `comment`",
  ]);
  expect(here.github.state.commentsOn(1)).toHaveLength(3);
});

test("the same proposal twice is done once, also where more of its kind are allowed", async () => {
  const here = await stand();
  const [one, other] = ["One.", "Two."].map((body) => said("comment", { body }));
  const spaced = said("comment", { body: "One.\n" }); // the same when it is posted
  if (!one || !other) throw new Error("no proposals");
  const { lines } = await here.settle("comment(max 2)", [one, one, spaced, other]);
  expect(lines.map(({ status, why }) => `${status} ${why ?? ""}`)).toEqual([
    "done ",
    "done ",
    "refused it was proposed more than once",
  ]);
  expect(here.github.state.commentsOn(1).map(({ body }) => body.split("\n")[0])).toEqual(["One.", "Two."]);
  const waits = await here.settle("comment(max 2)", [one, one], { isConfirming: true, key: "request-2" });
  expect(waits.waiting).toHaveLength(1);
});

test("when GitHub refuses one of several the others are done, and a repetition does that one alone", async () => {
  const here = await stand();
  const all = ["One.", "Two.", "Three."].map((body) => said("comment", { body }));
  let comments = 0;
  const failing = { status: 422, body: { message: "Validation Failed" } };
  here.github.listen((request) => {
    if (/^POST \S+\/comments$/.test(request)) comments += 1;
    if (comments === 1) here.github.failNext({ method: "POST", path: /\/issues\/1\/comments$/ }, failing);
    if (comments === 1) comments += 1;
  });
  const first = await here.settle("comment(max 3)", all);
  expect(first.lines.map(({ status }) => status)).toEqual(["done", "refused", "done"]);
  const again = await here.settle("comment(max 3)", all);
  expect(again.lines.map(({ status }) => status)).toEqual(["already", "done", "already"]);
  expect(here.github.state.commentsOn(1).map(({ body }) => body.split("\n")[0])).toEqual(["One.", "Three.", "Two."]);
});

test("texts give no other bot a command, and mention nobody", async () => {
  const here = await stand();
  const body =
    "@maria /approve\n\n@dependabot merge\n\nCloses #2 ![x](https://evil.test/a.png) <!-- deckhand:intent 0 -->";
  await here.settle("comment, create-issue", [said("comment", { body }), said("create-issue", { title: body, body })]);
  const [comment = { body: "" }] = here.github.state.commentsOn(1);
  const issue = here.github.state.issues.get(5);
  for (const text of [comment.body, issue?.body ?? "", issue?.title ?? ""]) {
    expect(text).not.toMatch(/(?<![`\u200b＠])@maria|^\/approve|@dependabot merge|closes #2/im);
    if (text !== issue?.title) expect(text).not.toMatch(/!\[|\]\(https:\/\/evil/);
  }
  expect(comment.body.match(/<!-- deckhand:intent/g)).toHaveLength(1);
});

test("a report that replaces closes last week's, and leaves what others have opened alone", async () => {
  const here = await stand();
  const declared = 'create-issue(replace, prefix "[weekly] ")';
  await here.settle(declared, [said("create-issue", { title: "46", body: "One." })], { key: "week 46" });
  const copied = here.github.state.issues.get(5)?.body ?? "";
  here.github.openIssue({ author: "stranger", title: "[weekly] 46", body: copied });
  const { lines } = await here.settle(declared, [said("create-issue", { title: "47", body: "Two." })], {
    key: "week 47",
  });
  expect(lines).toMatchObject([{ status: "done" }]);
  const states = [5, 6, 7].map((number) => here.github.state.issues.get(number)?.state);
  expect(states).toEqual(["closed", "open", "open"]);
  expect(here.github.state.commentsOn(5).map(({ body }) => body)).toEqual(["This report is replaced by #7."]);
  expect(here.problems()).toEqual([]);
});

test("an issue that is kept up to date is one for each key", async () => {
  const here = await stand();
  const flaky = (key: string, body: string) => said("create-issue", { key, title: `Flaky: ${key}`, body });
  const declared = "create-issue(update; max 5)";
  await here.settle(declared, [flaky("login", "Failed once."), flaky("cart", "Failed once.")], { key: "a" });
  await here.settle(declared, [flaky("login", "Failed twice.")], { key: "b" });
  const bodies = [5, 6, 7].map((number) => here.github.state.issues.get(number)?.body.split("\n")[0]);
  expect(bodies).toEqual(["Failed twice.", "Failed once.", undefined]);
});

test("labels that do not exist are made where the workflow says so", async () => {
  const here = await stand();
  const { lines } = await here.settle("labels(create-labels)", [said("labels", { add: ["new"] })]);
  expect(lines).toMatchObject([{ status: "done", undo: "gh issue edit 1 --remove-label 'new'" }]);
});

test("the command that takes something back gives a shell nothing of what others wrote", async () => {
  const here = await stand();
  Object.assign(here.github.state.issues.get(1) ?? {}, { title: "It's $(id) `id`" });
  const { lines } = await here.settle("edit-title", [said("edit-title", { title: "Slugs" })]);
  expect(lines[0]?.undo).toBe("gh issue edit 1 --title 'It'\\''s $(id) `id`'");
});

test("a token that may not do it is told what it needs", async () => {
  const here = await stand();
  here.github.failNext(
    { method: "POST", path: /\/labels$/ },
    { status: 403, body: { message: "Resource not accessible by integration" } },
  );
  const { lines } = await here.settle("labels", [said("labels", { add: ["bug"] })]);
  expect(lines).toMatchObject([{ status: "refused", why: expect.stringContaining("issues: write") }]);
});

test.for(["ágent", "ＡＧＥＮＴ", "agent\u200b", "ag ent:approve"])(
  "a new label that looks like ours: %j",
  async (name) => {
    expect(await refusal("labels(create-labels)", "labels", { add: [name] })).toContain("decides what it may do");
  },
);

test("a new label that only begins like ours is created", async () => {
  const here = await stand();
  const { lines } = await here.settle("labels(create-labels)", [said("labels", { add: ["agents"] })]);
  expect(lines).toMatchObject([{ status: "done" }]);
});

test("labels of a discussion are not read, so none can be asked for", async () => {
  const here = await stand();
  const proposal = said("comment-discussion", { number: 4, body: "Hello." });
  await expect(async () => here.settle("comment-discussion(repository; only: help)", [proposal])).rejects.toThrow(
    "gives comment-discussion the setting only, which it does not have",
  );
  expect((await here.settle("comment-discussion(repository)", [proposal])).lines).toMatchObject([{ status: "done" }]);
});

const nightly = said("dispatch", { workflow: "nightly.yml", inputs: { suite: "fast" } });
const NIGHTLY = "dispatch(nightly.yml; inputs: suite=fast|full; unattended; max 2)";
const MARKED = "dispatch(nightly.yml; inputs: suite=fast|full, count=mark; unattended; max 2)";
const byHand = (one: Stand, actor: string, given: Record<string, unknown> = {}) =>
  one.github.state.records.addRun({
    ...{ ...run, name: "Nightly", file: "nightly.yml", event: "workflow_dispatch", sha: main(one), actor },
    ...{ conclusion: null, ...given },
  });

test("a workflow that somebody else has started since then is started all the same, and ours is not started again", async () => {
  const here = await stand();
  byHand(here, "maria");
  expect((await here.settle(NIGHTLY, [nightly])).lines).toMatchObject([{ status: "done" }]);
  const [again] = (await here.settle(NIGHTLY, [nightly])).lines;
  expect(again).toMatchObject({ status: "already", why: expect.stringContaining("with these inputs or others") });
  expect(here.github.state.records.dispatches).toHaveLength(1);
});

test("without a mark a second start is told, not lost; with one, both are started, once each", async () => {
  const full = said("dispatch", { workflow: "nightly.yml", inputs: { suite: "full" } });
  const plain = await stand();
  const { lines } = await plain.settle(NIGHTLY, [nightly, full]);
  expect(lines.map(({ status, why }) => [status, why !== undefined])).toEqual([
    ["done", false],
    ["already", true],
  ]);
  const here = await stand();
  here.github.state.records.workflows.splice(0, 1, { file: "nightly.yml", inputs: ["suite", "count"], named: "count" });
  byHand(here, "github-actions[bot]");
  for (const expected of ["done", "already"]) {
    const { lines } = await here.settle(MARKED, [nightly, full]);
    expect(lines.map(({ status, why }) => [status, why])).toEqual([
      [expected, undefined],
      [expected, undefined],
    ]);
  }
  expect(here.github.state.records.dispatches.map(({ inputs }) => inputs.suite)).toEqual(["fast", "full"]);
  expect(new Set(here.github.state.records.dispatches.map(({ inputs }) => inputs.count)).size).toBe(2);
  expect(here.problems()).toEqual([]);
});

test("the agent cannot say the mark itself", async () => {
  const forged = { workflow: "nightly.yml", inputs: { count: "0".repeat(32) } };
  expect(await refusal(MARKED, "dispatch", forged)).toContain("declared form");
});

test("a workflow run that is repeated knows what it started, also where the request has no time of its own", async () => {
  const here = await stand();
  const own = byHand(here, "github-actions[bot]", { file: "agent.yml", event: "schedule" });
  for (const [since, status] of [
    ["2026-11-21T10:00:00Z", "done"],
    ["2099-01-01T00:00:00Z", "already"],
  ] as const) {
    const { lines } = await here.settle(NIGHTLY, [nightly], { at: { runId: own.id, since } });
    expect(lines).toMatchObject([{ status }]);
  }
});

test.for(["`<!-- plan:end -->`", "```\n<!-- other-bot:start -->\n```"])(
  "the mark of a section, in code: %j",
  async (text) => {
    expect(await refusal("edit-section(plan)", "edit-section", { section: "plan", text })).toContain(
      "the mark of a section",
    );
  },
);

test("a section can show any other comment of HTML in code", async () => {
  const here = await stand();
  const proposal = said("edit-section", { section: "plan", text: "`<!-- note -->`" });
  expect((await here.settle("edit-section(plan)", [proposal])).lines).toMatchObject([{ status: "done" }]);
});
