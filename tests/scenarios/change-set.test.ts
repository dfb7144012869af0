/** Stories of two jobs: one plans and cannot write, the other applies and asks no model. */
import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Happening, PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { WRONG_KEY } from "../model-failures.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, fromSource, type StoryOptions, stageFor } from "./play.ts";
import { playedOnce } from "./played-once.ts";
import { transcript } from "./transcript.ts";

const golden = (name: string) => `golden/${name}.md`;
const create = (path: string, file_text: string) => call("file_editor", { command: "create", path, file_text });
const done = call("finish", { message: "The tides are written down." });
const fix: Script = [create("tides.md", "Twice a day.\n"), done];
const answer: Script = [call("finish", { message: "It makes slugs." })];

type Asked = Readonly<{ stage: Stage; issue: number; happening: () => Happening; folder: string; plan: Rehearsal }>;

type Planning = Pick<StoryOptions, "closing"> &
  Readonly<{ on?: (stage: Stage) => number; environment?: Readonly<Record<string, string>> }>;

/** The first job of a workflow run, after somebody has asked. */
async function planned(script: Script, { on, environment, ...lasting }: Planning = {}): Promise<Asked> {
  const stage = await stageFor({ script, ...lasting });
  const issue = on?.(stage) ?? stage.github.openIssue({ author: "rita", title: "Tides", body: "Which?" }).number;
  const comment = stage.github.comment({ issue, author: "maria", body: "@agent write down the tides" });
  const payload = stage.github.issueCommentPayload(comment.id);
  const happening = () => ({ name: "issue_comment", payload, actor: "maria" });
  const plan = await stage.play({
    issue,
    happening,
    environment: { ...environment, INPUT_MODE: "plan" },
    ...fromSource,
  });
  const folder = plan.outputs["change-set-path"];
  if (!folder) throw new Error(`Nothing was planned: ${plan.outputs.reason}`);
  return { stage, issue, happening, plan, folder };
}

const fixPlanned = playedOnce((lasting) => planned(fix, lasting));
const answerPlanned = playedOnce((lasting) => planned(answer, lasting));

/** A later job of the same workflow run, which has a checkout of nothing but the default branch. */
async function apply({ stage, issue, happening, folder }: Asked, options: PlayOptions = {}) {
  const environment = {
    ...{ INPUT_MODE: "apply", "INPUT_CHANGE-SET": folder, INPUT_MODEL: "", "INPUT_API-KEY": "" },
    GITHUB_RUN_ID: "7001",
    ...options.environment,
  };
  const rehearsal = await stage.play({ issue, happening, ...options, environment });
  const problems = [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange), ...rehearsal.runner.errors];
  return { rehearsal, problems };
}

const git = (stage: Stage, ...args: string[]) =>
  execFileSync("git", ["-C", stage.repository.gitDir, "-c", "user.name=t", "-c", "user.email=t@e", ...args], {
    encoding: "utf8",
  }).trim();

function openPull(stage: Stage): number {
  git(stage, "branch", "feature", git(stage, "commit-tree", "main^{tree}", "-p", "main", "-m", "Begin"));
  return stage.github.openPullRequest({ author: "maria", title: "Feature", body: "", head: "feature" }).number;
}

function rewrite({ folder }: Asked, change: (facts: Record<string, unknown>) => void): void {
  const file = join(folder, "change-set.json");
  const facts = JSON.parse(readFileSync(file, "utf8"));
  change(facts);
  writeFileSync(file, JSON.stringify(facts));
}

test("what one job planned the other publishes, without a model and without running anything; a second time nothing is published, and it says where the first was", async () => {
  const asked = await planned(fix);
  const { rehearsal, problems } = await apply(asked);
  expect(problems).toEqual([]);
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "changed" } });
  expect(rehearsal.pullRequests).toMatchObject([{ title: "Tides", draft: true, base: "main" }]);
  expect(rehearsal.diff).toContain("+Twice a day.");
  const [report = ""] = answersOf(rehearsal);
  for (const said of ["The tides are written down.", "2 steps", asked.plan.outputs["conversation-id"] ?? "?"]) {
    expect(report).toContain(said);
  }
  await expect(transcript(asked.stage, rehearsal)).toMatchFileSnapshot(golden("apply"));

  const again = await apply(asked, fromSource);
  expect(again.rehearsal).toMatchObject({ branches: [], pullRequests: [], outputs: { outcome: "skipped" } });
  expect(again.rehearsal.outputs["comment-url"]).toContain("#issuecomment-");
  expect(answersOf(again.rehearsal)).toHaveLength(1);
  expect(again.rehearsal.runner.exitCode).toBe(0);
});

test.for(["deleted", "edited", "hidden"] as const)(
  "a request that was %s between the two jobs is not published",
  async (how) => {
    const asked = await fixPlanned();
    const { state } = asked.stage.github;
    const comment = [...state.comments.values()].find(({ body }) => body.startsWith("@agent"));
    if (!comment) throw new Error("Nobody has asked.");
    if (how === "deleted") state.comments.delete(comment.id);
    else if (how === "edited") state.editComment(comment, "Never mind.");
    else comment.isMinimized = true;
    const { rehearsal, problems } = await apply(asked, fromSource);
    expect(problems).toEqual([]);
    expect(rehearsal).toMatchObject({ branches: [], pullRequests: [], outputs: { outcome: "skipped" } });
    expect(rehearsal.outputs.reason).toContain(`The text with the request was ${how}`);
  },
);

/** Somebody asks once more on the issue, and both jobs run again. */
async function secondTime(first: Asked, environment: Readonly<Record<string, string>> = {}): Promise<Rehearsal> {
  const { stage, issue } = first;
  await apply(first, { environment });
  const comment = stage.github.comment({ issue, author: "maria", body: "@agent and the moon" });
  const payload = stage.github.issueCommentPayload(comment.id);
  const happening = () => ({ name: "issue_comment", payload, actor: "maria" });
  const inputs = { ...environment, INPUT_MODE: "plan" };
  const plan = await stage.play({ issue, happening, environment: inputs });
  const { "change-set-path": folder = "" } = plan.outputs;
  const run = { GITHUB_RUN_ID: "7002", ...environment };
  const { rehearsal, problems } = await apply({ stage, issue, happening, folder, plan }, { environment: run });
  expect([...plan.problems, ...problems]).toEqual([]);
  return rehearsal;
}

const twice: Script = [...fix, create("moon.md", "It pulls.\n"), done];
const key = { "INPUT_STATE-KEY": "a-key-of-sixteen-or-more" };

test("where the second job has the key too, a second request is one more commit on the same pull request", async () => {
  const asked = await planned(twice, { environment: key });
  const rehearsal = await secondTime(asked, key);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "agent/issue-1-tides", "pr-number": "2" });
  expect(git(asked.stage, "ls-tree", "--name-only", "agent/issue-1-tides")).toContain("tides.md");
  expect(asked.stage.github.state.pulls.size).toBe(1);
});

test("where it has none, a second request gets a branch of its own, and the answer says why", async () => {
  const asked = await planned(twice);
  const rehearsal = await secondTime(asked);
  const branch = "agent/issue-1-tides-run-7002";
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "3" });
  expect(answersOf(rehearsal).at(-1)).toContain("The branch `agent/issue-1-tides` exists already");
});

test("a change set that was not handed over: the answer says so", async () => {
  const asked = await fixPlanned();
  rmSync(asked.folder, { recursive: true });
  const { rehearsal } = await apply(asked);
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "failed" }, runner: { exitCode: 1 } });
  expect(answersOf(rehearsal)[0]).toContain("There is no change set in");
});

test("where the workflow wants a link, the answer has it, with the words in it", async () => {
  const { rehearsal, problems } = await apply(await fixPlanned(), { environment: { "INPUT_CREATE-PR": "link" } });
  expect(problems).toEqual([]);
  expect(rehearsal.pullRequests).toEqual([]);
  const [, link = ""] = /\*\*\[Open the pull request\]\((\S+)\)\*\*/.exec(answersOf(rehearsal)[0] ?? "") ?? [];
  expect(new URL(link).searchParams.get("body")).toContain("The tides are written down.");
});

test("an answer without a change is given once", async () => {
  const asked = await answerPlanned();
  const first = await apply(asked);
  expect(first.problems).toEqual([]);
  expect(first.rehearsal).toMatchObject({ outputs: { outcome: "answered" }, branches: [] });
  const { rehearsal } = await apply(asked);
  expect(answersOf(rehearsal)).toHaveLength(1);
  expect(rehearsal.outputs["comment-url"]).toContain("#issuecomment-");
});

test("a run that was stopped is told, and its work so far is on a branch", async () => {
  const stage = { on: (stage: Stage) => openPull(stage) };
  const asked = await planned([create("tides.md", "Twice a day.\n"), WRONG_KEY], stage);
  expect(asked.plan.outputs.outcome).toBe("failed");
  const { rehearsal, problems } = await apply(asked);
  expect(problems).toEqual(asked.plan.problems);
  expect(rehearsal).toMatchObject({ outputs: { outcome: "failed", branch: "feature" }, pullRequests: [] });
});

test("on a pull request it is one more commit, from the very head that was planned on; a head that has moved since is left alone: the work is a patch in the comment", async () => {
  const asked = await planned(fix, { on: openPull });
  const putBack = asked.stage.save();
  const theirs = git(asked.stage, "commit-tree", "main^{tree}", "-p", "feature", "-m", "Go on");
  git(asked.stage, "update-ref", "refs/heads/feature", theirs);
  const late = await apply(asked, fromSource);
  expect(git(asked.stage, "rev-parse", "feature")).toBe(theirs);
  expect(late.rehearsal).toMatchObject({ outputs: { outcome: "failed" }, branches: [] });
  expect(answersOf(late.rehearsal)[0]).toContain(`to ${theirs} after the plan`);
  expect(answersOf(late.rehearsal)[0]).toContain("+Twice a day.");
  putBack();

  const before = git(asked.stage, "rev-parse", "feature");
  const { rehearsal, problems } = await apply(asked);
  expect(problems).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "feature" });
  expect(git(asked.stage, "rev-parse", "feature^")).toBe(before);
  await expect(transcript(asked.stage, rehearsal)).toMatchFileSnapshot(golden("apply-pull-request"));
});

test("a patch of a hostile planner goes through the same review: its workflow is withheld, the rest is published", async () => {
  const asked = await fixPlanned();
  const evil = join(asked.folder, "..", "evil");
  git(asked.stage, "clone", "-q", asked.stage.repository.gitDir, evil);
  const inEvil = (...args: string[]) => execFileSync("git", ["-C", evil, ...args], { encoding: "utf8" });
  execFileSync(
    "sh",
    ["-c", 'mkdir -p .github/workflows && echo "on: push" > .github/workflows/x.yml && echo hi > ok.md'],
    {
      cwd: evil,
    },
  );
  inEvil("add", "-A");
  writeFileSync(join(asked.folder, "work.patch"), inEvil("diff", "--cached", "--binary"));
  rewrite(asked, (facts) => Object.assign(facts, { tree: inEvil("write-tree").trim() }));
  const { rehearsal } = await apply(asked);
  expect(rehearsal.diff).toContain("ok.md");
  expect(rehearsal.diff).not.toContain("workflows");
  expect(answersOf(rehearsal)[0]).toContain("DKH-101");
});

const more = "diff --git a/m.md b/m.md\nnew file mode 100644\n--- /dev/null\n+++ b/m.md\n@@ -0,0 +1 @@\n+x\n";

const hostile: readonly (readonly [string, (asked: Asked) => void, string])[] = [
  [
    "for another thread",
    (asked) => rewrite(asked, (facts) => Object.assign(facts, { thread: { type: "issue", number: 99 } })),
    "is for another thread",
  ],
  [
    "for a commit that only a fork has",
    (asked) => {
      const stray = git(asked.stage, "commit-tree", "main^{tree}", "-p", "main", "-m", "of a fork");
      rewrite(asked, (facts) => Object.assign(facts.startingPoint as object, { commit: stray }));
    },
    "which is not on its base branch",
  ],
  [
    "whose patch is more than it says",
    ({ folder }) => appendFileSync(join(folder, "work.patch"), `\n${more}`),
    "does not match its facts",
  ],
];

test.for(hostile)("a change set %s is refused, which the comment says", async ([, spoil, why]) => {
  const asked = await fixPlanned();
  spoil(asked);
  const { rehearsal } = await apply(asked);
  expect(rehearsal).toMatchObject({ outputs: { outcome: "failed" }, branches: [], pullRequests: [] });
  expect(rehearsal.runner.exitCode).toBe(1);
  expect(answersOf(rehearsal)[0]).toContain(why);
  expect(answersOf(rehearsal)[0]).not.toContain("root:");
});

test("proposals that cannot be read keep no work from its branch, and the answer says so", async () => {
  const asked = await fixPlanned();
  rewrite(asked, (facts) => Object.assign(facts, { features: { intents: "all of them" } }));
  const { rehearsal } = await apply(asked);
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch: expect.stringMatching(/^agent\//) });
  const [told = ""] = answersOf(rehearsal);
  expect(told).toContain("The proposals of the change set cannot be read");
  expect(told).toContain("Run `mode: plan` again");
  expect(told).toContain("`tides.md`");
});

test("its twin: a value of a feature that this version does not have is passed by", async () => {
  const asked = await fixPlanned();
  rewrite(asked, (facts) => Object.assign(facts, { features: { "no-such-feature": ["x"] } }));
  const { rehearsal, problems } = await apply(asked);
  expect([problems, rehearsal.outputs.outcome]).toEqual([[], "changed"]);
});

test("somebody who may not start a run cannot have one applied", async () => {
  const asked = await fixPlanned();
  const stranger = asked.stage.github.comment({ issue: asked.issue, author: "stranger", body: "@agent apply it" });
  const payload = asked.stage.github.issueCommentPayload(stranger.id);
  const { rehearsal } = await apply(asked, {
    happening: () => ({ name: "issue_comment", payload, actor: "stranger" }),
  });
  expect(rehearsal).toMatchObject({ outputs: { outcome: "skipped" }, branches: [] });
  expect(answersOf(rehearsal)).toEqual([]);
});

test("a request that another made does not carry a change set that answers mine", async () => {
  const asked = await fixPlanned();
  const again = asked.stage.github.comment({ issue: asked.issue, author: "maria", body: "@agent something else" });
  const payload = asked.stage.github.issueCommentPayload(again.id);
  const { rehearsal } = await apply(asked, { happening: () => ({ name: "issue_comment", payload, actor: "maria" }) });
  expect(rehearsal).toMatchObject({ outputs: { outcome: "failed" }, branches: [] });
  expect(answersOf(rehearsal)[0]).toContain("another request");
});

test("what the planner says of itself is words, and does nothing in the comment", async () => {
  const asked = await answerPlanned();
  rewrite(asked, (facts) => {
    const withheld = [{ path: "a|b", code: "DKH-101", detail: "x) <img src=https://evil.test> @octavia fixes #1" }];
    const model = "`](https://evil.test) @octavia";
    Object.assign(facts.facts as object, { withheld, models: [model], checks: [{ command: model, exitCode: 0 }] });
    Object.assign(facts, { finalResponse: "![](https://evil.test/x.png) @octavia closes #1" });
  });
  const { rehearsal } = await apply(asked);
  const [report = ""] = answersOf(rehearsal);
  expect(report).not.toContain("<img");
  expect(report.replaceAll(/(`+).*?\1/g, "")).not.toContain("@octavia");
  expect(report.replaceAll(/(`+).*?\1/g, "")).not.toContain("://evil.test");
});
