/** Stories of reviews, played into the shipped bundle. */
import { describe, expect, test } from "vitest";
import { call, type Script, say } from "../../src/rehearsal/model/script.ts";
import { answersOf, fromSource } from "./play.ts";
import { done, type PullStory, pullStory } from "./pull-story.ts";
import { transcript } from "./transcript.ts";

const golden = (name: string) => `golden/${name}.md`;
const mode = { mode: "review" };
/** Findings of these scripts are on a line that the diff does not have, repeat one that is open, or close one again. */
const toolErrors =
  /^report_finding: (?:Line 20 |This is review comment \d+, which is still open)|^close_finding: 7001 is not an open finding/;

const first = "export function high(hour) {\n  return hour % 12 = 0;\n}\n\nexport const names = ['ebb', 'flood'];\n";
const fixed = first
  .replace("= 0", "=== 0")
  .replace("export const", "\nexport function low(hour) {\n  return high(hour);\n}\n\nexport const");

const assigns = {
  ...{ path: "src/tides.js", line: 2, severity: "blocking", title: "An assignment where a comparison is meant" },
  ...{ body: "The file cannot be loaded.", suggestion: "  return hour % 12 === 0;" },
};
const quotes = {
  path: "src/tides.js",
  line: 5,
  severity: "minor",
  title: "Single quotes",
  body: "All other files have double ones.",
};
const lows = {
  path: "src/tides.js",
  line: 6,
  start_line: 5,
  severity: "important",
  title: "Low water is when high water is",
  body: "`low(0)` is true.",
};
const finish = call("finish", { message: "It tells when the tides are high. I loaded it: it does not parse." });

const opened: Script = [
  call("read_diff", { path: "src/tides.js" }),
  call("report_finding", { ...assigns, line: 20 }),
  call("report_finding", assigns, { calls: [{ name: "report_finding", arguments: quotes }] }),
  finish,
];
const pushed: Script = [
  call("close_finding", { comment: 7001, reason: "It compares now." }),
  call("report_finding", { ...quotes, line: 9 }),
  call("report_finding", lows),
  call("finish", { message: "It parses now." }),
];

const files = { "src/tides.js": first };
const bodies = ({ stage }: PullStory) => stage.github.state.records.reviews.map(({ body }) => body);
const comments = ({ stage }: PullStory) => stage.github.state.records.reviewComments;
const toolResults = ({ stage }: PullStory) =>
  (stage.model?.requests.at(-1)?.body.messages ?? [])
    .filter(({ role }) => role === "tool")
    .map(({ content }) => JSON.stringify(content));

describe("a workflow that reviews", () => {
  test("says what is wrong on the lines when a pull request is opened; after a push it settles what is fixed, is silent on what stands, and says what is new", async () => {
    const story = await pullStory([...opened, ...pushed], files, { inputs: mode, toolErrors });
    const first = await story.play({ happening: done("opened") });
    expect([...first.problems, ...first.rehearsal.runner.errors]).toEqual([]);
    expect(first.rehearsal.outputs).toMatchObject({
      ...{ outcome: "answered", "findings-new": "2", "findings-blocking": "1" },
      "review-url": expect.stringMatching(/#pullrequestreview-8001$/),
    });
    expect(toolResults(story)[0]).toContain("return hour % 12 = 0;");
    expect(comments(story)).toMatchObject([
      { line: 2, side: "RIGHT", body: expect.stringContaining("```suggestion\n  return hour % 12 === 0;\n```\n") },
      { line: 5 },
    ]);
    expect(bodies(story)[0]).toContain("🔴 **2 new findings; 1 blocking**");
    expect(bodies(story)[0]).toMatch(
      /\n\n- 🔴 \*\*blocking\*\* An assignment where a comparison is meant – \[`src\/tides.js:2`\]\(\S+\/blob\/\w{40}\/src\/tides.js#L2\)\n- ⚪ /,
    );
    expect(first.rehearsal).toMatchObject({ comments: [], branches: [], reactions: [] });
    await expect(transcript(story.stage, first.rehearsal)).toMatchFileSnapshot(golden("review-opened"));

    story.push({ "src/tides.js": fixed });
    const { rehearsal, problems } = await story.play({ happening: done("synchronize") });
    expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
    const counts = { "findings-new": "1", "findings-fixed": "1", "findings-open": "2", "findings-blocking": "0" };
    expect(rehearsal.outputs).toMatchObject({ outcome: "answered", ...counts });
    expect(comments(story).map(({ id, line, isResolved, replyTo }) => [id, line, isResolved, replyTo])).toEqual([
      [7001, 2, true, null],
      [7002, 5, false, null],
      [7003, 6, false, null],
      [7004, 2, false, 7001],
    ]);
    expect(bodies(story)[1]).toContain("1 new finding, 1 fixed, 1 still open");
    await expect(transcript(story.stage, rehearsal)).toMatchFileSnapshot(golden("review-pushed"));
  });

  test("replies where its token may not resolve, and knows that finding for fixed from then on", async () => {
    const quiet = call("finish", { message: "Nothing new." });
    const script = [...opened, ...pushed, call("close_finding", { comment: 7001, reason: "Again." }), quiet];
    const story = await pullStory(script, files, {
      inputs: mode,
      toolErrors,
      permissions: { contents: "read", issues: "none" },
    });
    await story.play({ ...fromSource, happening: done("opened") });
    story.push({ "src/tides.js": fixed });
    const { rehearsal, problems } = await story.play({ happening: done("synchronize") });
    expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ "findings-fixed": "1", "findings-open": "2" });
    expect(comments(story)).toMatchObject([
      { isResolved: false },
      {},
      {},
      { replyTo: 7001, body: expect.stringContaining("Fixed in") },
    ]);
    const again = await story.play({ ...fromSource, happening: done("ready_for_review") });
    expect(again.rehearsal.outputs).toMatchObject({ outcome: "no-op", "findings-open": "2" });
    expect(JSON.stringify(story.stage.model?.requests.at(-1)?.body.messages)).toContain("Those are 7002, 7003.");
    await expect(transcript(story.stage, rehearsal)).toMatchFileSnapshot(golden("review-replied"));
  });

  test("of which GitHub refuses one comment posts the rest, and that one in its body", async () => {
    const story = await pullStory(opened, files, { inputs: mode, toolErrors });
    const refusal = { status: 422, body: { message: "Unprocessable Entity", errors: ["Line could not be resolved"] } };
    // All of it at first, and then the first comment by itself.
    for (let n = 0; n < 2; n++) story.stage.github.failNext({ method: "POST", path: /\/pulls\/1\/reviews$/ }, refusal);
    const { rehearsal } = await story.play({ happening: done("opened") });
    expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "findings-new": "2" });
    expect(comments(story)).toMatchObject([{ line: 5 }]);
    expect(bodies(story).at(-1)).toMatch(
      /findings could not be placed on a line[\s\S]*`src\/tides.js:2`[\s\S]*An assignment where/,
    );
    await expect(transcript(story.stage, rehearsal)).toMatchFileSnapshot(golden("review-refused"));
  });

  test("that finds nothing says nothing, and approves nothing that it has not looked at", async () => {
    const story = await pullStory([call("finish", { message: "A good change." })], files, {
      inputs: { ...mode, "review-verdict": "allow" },
    });
    const { rehearsal, problems } = await story.play({ happening: done("ready_for_review") });
    expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "no-op", "findings-open": "0", "review-url": "" });
    expect(rehearsal).toMatchObject({ comments: [], reactions: [] });
    expect(bodies(story)).toEqual([]);
    expect(rehearsal.runner.summary).toContain("A good change.");
    expect(rehearsal.runner.summary).toMatch(/### ⚪ No new findings, on `\w{7}`\n/);
    await expect(transcript(story.stage, rehearsal)).toMatchFileSnapshot(golden("review-silent"));
  });

  test("that cannot post says so in a comment, with what it found", async () => {
    const story = await pullStory(opened, files, { inputs: mode, toolErrors });
    for (let n = 0; n < 3; n++)
      story.stage.github.failNext(
        { method: "POST", path: /\/pulls\/1\/reviews$/ },
        { status: 500, body: { message: "Unicorn" } },
      );
    const { rehearsal } = await story.play({ happening: done("opened") });
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed" });
    expect(rehearsal.runner.exitCode).toBe(1);
    expect(answersOf(rehearsal)[0]).toMatch(/would have said[\s\S]*An assignment where[\s\S]*Single quotes/);
  });

  test.for([
    [
      "is a draft",
      (story: PullStory) => Object.assign(story.stage.github.state.pulls.get(1) ?? {}, { draft: true }),
      done("opened"),
    ],
    ["is opened by a stranger", () => {}, done("opened", "stranger")],
    ["is closed", () => {}, done("closed")],
  ] as const)("leaves alone, without a sign, what %s", async ([, change, happening]) => {
    const story = await pullStory([], files, { inputs: mode });
    change(story);
    const { rehearsal } = await story.play({ happening });
    expect(rehearsal).toMatchObject({ outputs: { outcome: "skipped" }, modelRequests: 0, comments: [] });
    expect([...story.stage.github.state.records.reactions]).toEqual([]);
  });

  test("works on nothing but pull requests", async () => {
    const story = await pullStory([], files, { inputs: mode });
    const issue = story.stage.github.openIssue({ author: "maria", title: "Slugs", body: "" });
    const { rehearsal } = await story.play({ issue: issue.number, body: "@agent fix it" });
    expect(rehearsal.outputs).toMatchObject({ outcome: "skipped", reason: "this workflow only reviews pull requests" });
  });

  // Every other verdict: `tests/run/publish/review/review.test.ts`, and that it is given: `tests/github/write/review/review.test.ts`.
  test("that may decide approves a small diff without findings, which needs no call of read_diff, and publishes nothing that its tools leave behind", async () => {
    const leave = call("terminal", {
      command: "cat src/tides.js; echo x > x.txt; git add x.txt; echo y >> src/tides.js",
    });
    const story = await pullStory([leave, finish], files, { inputs: { ...mode, "review-verdict": "allow" } });
    const { rehearsal, problems } = await story.play({ happening: done("opened") });
    expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
    expect(story.stage.github.state.records.reviews).toMatchObject([{ state: "APPROVED" }]);
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(rehearsal.runner.summary).toMatch(/### 🟢 No new findings, on `\w{7}`\n/);
    expect(rehearsal.runner.summary).not.toContain("looked at");
    expect(rehearsal).toMatchObject({ branches: [], comments: [], outputs: { "patch-path": "" } });
    const tools = story.stage.model?.requests[0]?.body.tools?.map((tool) => tool.function.name) ?? [];
    const looking = ["finish", "glob", "grep", "read_diff", "task_tracker", "terminal", "think"];
    expect(tools.sort()).toEqual(["close_finding", "report_finding", ...looking].sort());
  });
});

describe("a diff of which the prompt holds only a part", () => {
  const allowed = { ...mode, "review-verdict": "allow" };
  const long = Array.from({ length: 600 }, (_, line) => `export const value${line} = ${line};\n`).join("");
  const glance = call("terminal", { command: "cat src/tides.js" });

  test("is not approved when no file was read in full", async () => {
    const story = await pullStory([glance, finish], { "src/tides.js": long }, { inputs: allowed });
    const { rehearsal } = await story.play({ happening: done("opened") });
    expect(story.stage.github.state.records.reviews).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "no-op" });
    expect(rehearsal.outputs.reason).toContain("1 of 1 file was not read in full");
    expect(rehearsal.runner.summary).toMatch(
      /⚪[\s\S]*1 of 1 file was not read in full, so this review does not approve/,
    );
  });

  test("is told in a review with findings, which only comments on what is merely important", async () => {
    const script = [call("report_finding", { ...lows, line: 2, start_line: 1 }), finish];
    const two = { "src/tides.js": long, "src/small.js": "export const small = 1;\n" };
    const story = await pullStory(script, two, { inputs: allowed });
    await story.play({ happening: done("opened") });
    expect(story.stage.github.state.records.reviews).toMatchObject([{ state: "COMMENTED" }]);
    expect(bodies(story)[0]).toContain("1 of 2 files was not read in full");
  });

  test("is approved when the rest was read with read_diff", async () => {
    const script = [call("read_diff", { path: "src/tides.js" }), finish];
    const story = await pullStory(script, { "src/tides.js": long }, { inputs: allowed });
    await story.play({ happening: done("opened") });
    expect(story.stage.github.state.records.reviews).toMatchObject([{ state: "APPROVED" }]);
  });
});

describe("a head that goes on while it is looked at", () => {
  test("does not make a review of something else, at a limit either: it is bound to the commit that was looked at", async () => {
    let goOn = () => {};
    const [look, ...rest] = opened;
    if (!look) throw new Error("The script has a first turn.");
    const turn = () => {
      goOn();
      return typeof look === "function" ? say("") : look;
    };
    const inputs = { ...mode, "max-iterations": "3" };
    const story = await pullStory([turn, ...rest], files, { inputs, toolErrors });
    const before = story.stage.github.state.pulls.get(story.number)?.headSha;
    goOn = () => void story.push({ "src/tides.js": "export const tides = [];\n" });
    const { rehearsal, problems } = await story.play({ happening: done("opened") });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "budget-exhausted", "findings-new": "2", "base-sha": before });
    expect(bodies(story)[0]).toContain("cut short, so there may be more: Stopped after 3 steps");
    expect(comments(story)).toHaveLength(2);
    expect(story.stage.github.state.records.reviews).toMatchObject([{ commit: before }]);
    expect(story.stage.github.state.pulls.get(story.number)?.headSha).not.toBe(before);
  });
});

const requested = (who: string) => (github: PullStory["stage"]["github"], issue: number) => {
  const payload = github.payloads.pullRequest(issue, { action: "review_requested", sender: "maria", who });
  return { name: "pull_request", actor: "maria", payload };
};

describe("a request for review", () => {
  const inputs = { "assignee-trigger": "deckhand" };

  test("to the account that the workflow names is answered with one", async () => {
    const story = await pullStory(opened, files, { inputs, toolErrors });
    const { rehearsal, problems } = await story.play({ happening: requested("deckhand") });
    expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "findings-new": "2" });
    expect(answersOf(rehearsal)).toHaveLength(1);
    await expect(transcript(story.stage, rehearsal)).toMatchFileSnapshot(golden("review-requested"));
  });

  test("to somebody else is theirs", async () => {
    const story = await pullStory([], files, { inputs });
    const { rehearsal } = await story.play({ happening: requested("tom") });
    expect(rehearsal).toMatchObject({ outputs: { outcome: "skipped" }, exchanges: [] });
  });

  test("in a dry run is looked into, and nothing is written", async () => {
    const story = await pullStory(opened, files, { inputs: { ...inputs, mode: "dry-run" }, toolErrors });
    const { rehearsal } = await story.play({ happening: requested("deckhand") });
    expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "findings-new": "2", "review-url": "" });
    const written = rehearsal.exchanges.filter(({ method, path }) => method !== "GET" && path !== "/graphql");
    expect([written, story.stage.github.state.records.reviews]).toEqual([[], []]);
    expect(rehearsal.runner.summary).toMatch(/Post the review in the report below[\s\S]*Single quotes/);
  });
});

describe("where GitHub shows no diff", () => {
  const look = call("read_diff", { path: "logo.png" });
  const clean = call("finish", { message: "Nothing is wrong with it." });
  const binary = { "logo.png": "\u0000\u0001", "icon.png": "\u0000\u0002" };
  const inputs = { ...mode, "review-verdict": "allow" };

  test("of any file, the review approves nothing and says so in one comment, which the next one brings up to date; of some files, it names them and approves nothing", async () => {
    const now = call("finish", { message: "I saw nothing, 2." });
    const story = await pullStory([look, clean, now, look, clean], binary, {
      inputs,
      toolErrors: /GitHub shows no diff of logo.png/,
    });
    const comments = () => [...story.stage.github.state.comments.values()].map(({ body }) => body);
    const { rehearsal, problems } = await story.play({ happening: done("opened") });
    expect([rehearsal.outputs.outcome, rehearsal.runner.exitCode, problems]).toEqual(["no-op", 0, []]);
    const heading = /^### ⚪ Could not review `\w{7}`: GitHub shows no diff for any of the 2 changed files\n/m;
    for (const answer of [rehearsal.runner.summary, ...answersOf(rehearsal)]) {
      expect(answer).toMatch(heading);
      expect(answer).toContain("so they were not reviewed: `icon.png`, `logo.png`.");
    }
    expect([rehearsal.comments.length, bodies(story)]).toEqual([1, []]);
    const [first = ""] = comments();
    const head = story.push({ "logo.png": "\u0000\u0003" });
    await story.play({ happening: done("synchronize") });
    expect(comments()).toEqual([expect.stringContaining("I saw nothing, 2.")]);
    expect(comments()).toEqual([expect.stringContaining(`Could not review \`${head.slice(0, 7)}\``)]);
    expect(first).not.toContain(head.slice(0, 7));
    story.push(files);
    const { rehearsal: some } = await story.play({ happening: done("synchronize") });
    expect(comments()).toHaveLength(1);
    expect(some.runner.summary).toMatch(/No new findings, on `\w{7}`; 2 files could not be looked at/);
    expect(some.runner.summary).toContain("so they were not reviewed: `icon.png`, `logo.png`.");
    expect(bodies(story)).toEqual([]);
  });

  test("and somebody asked for the review, the answer says so", async () => {
    const story = await pullStory([clean], binary);
    const { rehearsal } = await story.play({ body: "@agent review this, please" });
    expect(answersOf(rehearsal)[0]).toMatch(/^### ⚪ Could not review `\w{7}`: GitHub shows no diff for any of the 2/);
  });
});

describe("a mention", () => {
  test("that asks for a review gets one, and an answer with the way to it; one that asks for more is worked on as ever", async () => {
    let ahead = 0;
    const now = () => new Date(Date.now() + ahead);
    const story = await pullStory([...opened, finish], files, { now, toolErrors });
    const { rehearsal, problems } = await story.play({ body: "@agent review this, please" });
    expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "findings-new": "2" });
    expect(answersOf(rehearsal)[0]).toMatch(
      /🔴 2 new findings; 1 blocking, on `[0-9a-f]{7}`\n\n\[Job log\]\(\S+\)\n\nIt is in \[the review\]/,
    );
    await expect(transcript(story.stage, rehearsal)).toMatchFileSnapshot(golden("review-asked"));
    ahead = 5000; // what was said in the same second counts as said after
    const more = "@agent review the comments above and fix what they say";
    const next = await story.play({ ...fromSource, body: more });
    expect(next.rehearsal.outputs).toMatchObject({ outcome: "answered", "findings-new": "" });
    const told = JSON.stringify(story.stage.model?.requests.at(-1)?.body.messages);
    expect(told).toMatch(/review 8001 \(commented\) by you \(github-actions\[bot\]\)/);
    expect(told.match(/review comment \d+, unresolved, by you /g)).toHaveLength(2);
    expect(answersOf(next.rehearsal).at(-1)).not.toContain("people who cannot push");
  });
});
