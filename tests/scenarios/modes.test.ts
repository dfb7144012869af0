/** Stories of runs that may not write: what they leave on the runner, and that GitHub sees no write. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import { ChangeSet } from "../../src/run/publish/change-set/change-set.ts";
import { play, type Story } from "./play.ts";
import { transcript } from "./transcript.ts";

const golden = (name: string) => `golden/${name}.md`;
const edit = call("file_editor", { command: "create", path: "tides.md", file_text: "Twice a day.\n" });
const fix: Script = [edit, call("finish", { message: "The tides are written down." })];
const answer: Script = [call("finish", { message: "It makes slugs." })];

/** Every request that could have changed something: calls of the API, and pushes. */
function writesIn({ stage, rehearsal }: Story): string[] {
  const asked = rehearsal.exchanges
    .filter(({ method, requestBody }) => method !== "GET" && !JSON.stringify(requestBody).includes('{"query":"query'))
    .map(({ method, path }) => `${method} ${path}`);
  const pushed = stage.github.gitRequests.filter(({ path }) => path.includes("receive-pack"));
  return [...asked, ...pushed.map(({ path }) => path)];
}

test("a dry run writes nothing to GitHub, and shows all that it would have written", async () => {
  const story = await play({ script: fix, inputs: { mode: "dry-run" } });
  const { stage, rehearsal, problems } = story;
  expect(problems).toEqual([]);
  expect(writesIn(story)).toEqual([]);
  expect(rehearsal).toMatchObject({ outputs: { outcome: "changed", branch: "", "pr-number": "" }, branches: [] });
  expect(rehearsal.comments.map(({ author }) => author)).toEqual(["maria"]);
  expect(rehearsal.runner.exitCode).toBe(0);
  for (const shown of ["agent/issue-1", "Open a draft pull request", "Co-authored-by: maria", "+Twice a day."]) {
    expect(rehearsal.runner.summary).toContain(shown);
  }
  await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("dry-run"));
});

test("without it the same run writes", async () => {
  const story = await play({ script: fix });
  expect(writesIn(story)).toContain("POST /repos/acme/slugify/pulls");
});

test("a dry run of a question shows the answer and no branch", async () => {
  const story = await play({ script: answer, inputs: { mode: "dry-run" } });
  expect(writesIn(story)).toEqual([]);
  expect(story.rehearsal.outputs.outcome).toBe("answered");
  expect(story.rehearsal.runner.summary).toContain("It makes slugs.");
  expect(story.rehearsal.runner.summary).not.toContain("Create the branch");
});

test.for(["dryrun", "Plan", "publish"])("a mode %j that does not exist writes nothing either", async (mode) => {
  const story = await play({ script: fix, inputs: { mode } });
  expect(writesIn(story)).toEqual([]);
  expect(story.rehearsal).toMatchObject({ outputs: { outcome: "failed" }, modelRequests: 0 });
  expect(story.rehearsal.outputs.reason).toContain("`mode` must be one of");
});

test("a stranger gets not even a reaction from a run that may not write", async () => {
  const story = await play({ inputs: { mode: "plan" } }, { author: "stranger" });
  expect(writesIn(story)).toEqual([]);
  expect(story.rehearsal).toMatchObject({ outputs: { outcome: "skipped" }, modelRequests: 0 });
});

test("a plan leaves a change set, and GitHub as it was", async () => {
  const story = await play({ script: fix, inputs: { mode: "plan" } });
  const { stage, rehearsal, problems } = story;
  expect(problems).toEqual([]);
  expect(writesIn(story)).toEqual([]);
  const folder = rehearsal.outputs["change-set-path"] ?? "";
  expect(readdirSync(folder).sort()).toEqual(["change-set.json", "conversation", "work.patch"]);
  expect(readdirSync(join(folder, "conversation")).sort()).toEqual(["base_state.json", "events"]);
  expect(readFileSync(join(folder, "work.patch"), "utf8")).toContain("+Twice a day.");
  const facts = ChangeSet.parse(JSON.parse(readFileSync(join(folder, "change-set.json"), "utf8")));
  expect(facts).toMatchObject({
    repository: { name: "acme/slugify" },
    thread: { type: "issue", number: 1 },
    requester: "maria",
    startingPoint: { branch: "main", goal: "propose" },
    end: { status: "finished" },
    finalResponse: "The tides are written down.",
  });
  await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("plan"));
});

test("a plan that fails before the work leaves a change set that says so", async () => {
  const { rehearsal } = await play({ inputs: { mode: "plan", "max-iterations": "0" } });
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed" });
  const file = join(rehearsal.outputs["change-set-path"] ?? "", "change-set.json");
  expect(ChangeSet.parse(JSON.parse(readFileSync(file, "utf8")))).toMatchObject({
    end: { status: "stopped", outcome: "failed", reason: expect.stringContaining("max-iterations") },
  });
});
