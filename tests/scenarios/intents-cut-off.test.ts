/**
 * Runs that are killed while they carry intents out, before or after GitHub has done one: nothing is done twice, nothing is
 * lost, and the report of the repeated run says what it found. And one of several that wait, by its digest.
 */
import { expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { answersOf, type StoryOptions, stageFor } from "./play.ts";
import { playedOnce } from "./played-once.ts";

const finish = call("finish", { message: "I propose this." });
const proposals = [
  { name: "labels", add: ["bug"] },
  { name: "create-issue", title: "Week 47", body: "All is well." },
  { name: "close", reason: "not-planned" },
];
const [first, ...others] = proposals.map((intent) => ({ name: "propose", arguments: { intent } }));
const script: Script = [call("propose", first?.arguments ?? {}, { calls: others }), finish, finish, finish];

async function stage(intents: string, confirmation: "never" | "always", lasting: StoryOptions = {}): Promise<Stage> {
  const inputs = { intents, confirmation, "mixed-threads": "as-trusted" };
  let ahead = 0;
  // Nothing happens in the same second as something else, or it would be taken for earlier than the request for approval.
  const now = () => {
    ahead += 1000;
    return new Date(Date.now() + ahead);
  };
  const opened = await stageFor({ script, inputs, now, ...lasting });
  opened.github.state.records.repositoryLabels.set("bug", { name: "bug", color: "ededed", description: "" });
  opened.github.openIssue({ author: "maria", title: "Slugs", body: "Look." });
  return opened;
}

const doneOn = ({ github: { state } }: Stage) => ({
  labels: state.records.labelsOf(1).filter((name) => !name.startsWith("agent")),
  reports: [...state.issues.values()].filter(({ title }) => title === "Week 47").length,
  state: state.issues.get(1)?.state,
});
const all = { labels: ["bug"], reports: 1, state: "closed" };

const waiting = playedOnce(async (lasting) => {
  const opened = await stage("labels, create-issue, close", "always", lasting);
  const asked = await opened.play({ issue: 1, body: "@agent look" });
  expect(asked.outputs.outcome).toBe("awaiting-approval");
  return { stage: opened, asked };
});

/** Kills the run when it opens the report: before GitHub has heard of it, or after. */
function killing({ github }: Stage, when: "before" | "after"): AbortSignal {
  const kill = new AbortController();
  const isIt = (request: string) => /^POST \S*\/repos\/acme\/slugify\/issues$/.test(request) && !kill.signal.aborted;
  if (when === "before")
    github.loseIf((request) => {
      const isLost = isIt(request);
      if (isLost) kill.abort();
      return isLost;
    });
  else github.listen((request) => isIt(request) && kill.abort());
  return kill.signal;
}

/** The same event, as often as it is played: a run that is killed before GitHub has done one, one after it, and one that ends. */
async function cutOffTwice(opened: Stage, body: string) {
  const { id } = opened.github.comment({ issue: 1, author: "maria", body });
  const payload = opened.github.issueCommentPayload(id);
  const happening = () => ({ name: "issue_comment", payload, actor: "maria" });
  const attempt = (number: number, more: PlayOptions = {}) => {
    const environment = { GITHUB_RUN_ID: "7005", GITHUB_RUN_ATTEMPT: String(number) };
    return opened.play({ issue: 1, happening, environment, ...more });
  };
  await attempt(1, { killed: killing(opened, "before") });
  expect(doneOn(opened)).toEqual({ labels: ["bug"], reports: 0, state: "open" });
  await attempt(2, { killed: killing(opened, "after") });
  expect(doneOn(opened)).toEqual({ labels: ["bug"], reports: 1, state: "open" });
  const repeated = await attempt(3);
  expect(doneOn(opened)).toEqual(all);
  const answer = answersOf(repeated).join("\n");
  for (const what of ["add `bug` to #1", "open the issue `Week 47`"])
    expect(answer).toContain(`✅ Was so already: ${what}`);
  expect(answer).toContain("✅ Done: close #1 as not planned");
  return repeated;
}

test("a run that is killed before GitHub has done one, and then after it, finishes when it is repeated", async () => {
  const opened = await stage("labels, create-issue, close(unattended)", "never");
  const repeated = await cutOffTwice(opened, "@agent look");
  expect(answersOf(repeated)).toHaveLength(1);
  expect(repeated.outputs).toMatchObject({ outcome: "answered", "intents-done": "3" });
});

test("an approval whose run is killed before GitHub has done one, and then after it, is carried out when it is repeated", async () => {
  const { stage: opened } = await waiting();
  const repeated = await cutOffTwice(opened, "@agent approve");
  expect(repeated.outputs).toMatchObject({ outcome: "answered" });
  expect(opened.model?.requests).toHaveLength(2);
});

test("one of several that wait is decided by its digest, and the others wait on", async () => {
  const { stage: opened, asked } = await waiting();
  const digestOf = (name: string) =>
    new RegExp(`\\*\\*\`${name}\`\\*\\*: .* digest \`([0-9a-f]{12})\``).exec(answersOf(asked)[0] ?? "")?.[1];
  const one = await opened.play({ issue: 1, body: `@agent approve ${digestOf("create-issue")}` });
  expect(one.outputs.outcome).toBe("awaiting-approval");
  expect(doneOn(opened)).toEqual({ labels: [], reports: 1, state: "open" });
  const no = await opened.play({ issue: 1, body: `@agent reject ${digestOf("close")}: it is useful` });
  expect(no.outputs.outcome).toBe("awaiting-approval");
  const rest = await opened.play({ issue: 1, body: "@agent approve" });
  expect(rest.outputs.outcome).toBe("answered");
  expect(doneOn(opened)).toEqual({ labels: ["bug"], reports: 1, state: "open" });
});
