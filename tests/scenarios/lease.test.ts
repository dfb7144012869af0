/** A run that died holds its thread no longer than GitHub needs to say so. */
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leakScanner } from "../../src/leak/scanner.ts";
import { repositoryId } from "../../src/rehearsal/github/json/repository.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { threadState } from "../../src/state/state-file.ts";
import { openStateStore } from "../../src/state/state-store.ts";
import { answersOf, stageFor } from "./play.ts";

const says = (message: string) => call("finish", { message });

/** The thread as a run leaves it that is at work, or has died: GitHub knows which. */
async function held(stage: Stage, conclusion: string | null): Promise<void> {
  const { owner, name } = stage.repository;
  const run = { name: "Agent", actor: "maria", branch: "main", sha: "0".repeat(40), event: "issue_comment", pulls: [] };
  const { id } = stage.github.state.records.addRun({ ...run, conclusion, jobs: [] });
  const store = openStateStore({
    folder: mkdtempSync(join(tmpdir(), "held-")),
    remote: {
      url: `${stage.github.serverUrl}/${owner}/${name}.git`,
      token: "ghs_rehearsal_000000000000000000000000000",
    },
    environment: { PATH: process.env.PATH ?? "" },
    name: threadState(1),
    ...{ repositoryId, secret: "sk-rehearsal-0000000000000000", isEncrypted: false },
    ...{ leaks: leakScanner([]), now: () => new Date() },
  });
  const found = await store.read();
  if (found.status !== "found") throw new Error(`There is no state: ${found.status}`);
  const times = { taken: new Date().toISOString(), until: new Date(Date.now() + 3_600_000).toISOString() };
  const lease = { run_id: id, attempt: 1, run_url: "https://x.test/held", key: "another", ...times };
  const files = [...found.files].map(([path, bytes]) => ({ path, stamp: "same", read: () => bytes }));
  await store.write({ manifest: { ...found.manifest, lease }, files });
}

const waited = ({ runner }: Rehearsal) => runner.stdout.includes("https://x.test/held. This run waits for it.");

test("the next run goes on at once where GitHub says that the run is over", async () => {
  const stage = await stageFor({ script: [says("First."), says("Second.")] });
  const first = await stage.play();
  await held(stage, "failure");
  const second = await stage.play({ issue: 1, body: "@agent go on" });
  expect(second.outputs).toMatchObject({ outcome: "answered", "conversation-id": first.outputs["conversation-id"] });
  expect(waited(second)).toBe(false);
});

test("it waits for one that is at work, and no longer than that", async () => {
  const stage: Stage = await stageFor({
    script: [says("First."), says("Second.")],
    onLine: ({ text }) => {
      const [run] = stage.github.state.records.runs;
      if (text.includes("This run waits for it.") && run) Object.assign(run, { conclusion: "cancelled" });
    },
  });
  const first = await stage.play();
  await held(stage, null);
  const second = await stage.play({ issue: 1, body: "@agent go on" });
  expect(second.outputs).toMatchObject({ outcome: "answered", "conversation-id": first.outputs["conversation-id"] });
  expect(waited(second)).toBe(true);
});

test("a cancel is heard while it waits", async () => {
  const cancel = new AbortController();
  const stage: Stage = await stageFor({
    script: [says("First."), says("Second.")],
    onLine: ({ text }) => {
      if (text.includes("This run waits for it.")) cancel.abort();
    },
  });
  await stage.play();
  await held(stage, null);
  const second = await stage.play({ issue: 1, body: "@agent go on", signal: cancel.signal });
  expect(waited(second)).toBe(true);
  expect(second).toMatchObject({ modelRequests: 0, branches: [] });
  expect(second.runner.stdout).toContain("The run was cancelled.");
});

test("a run that is killed right after it took the lease: the step after it closes the comment and gives the lease back, and the next run begins at once", async () => {
  const kill = new AbortController();
  const stage = await stageFor({ script: [says("Second.")] });
  stage.github.listen((request) => {
    if (request.startsWith("POST") && request.endsWith("/git-receive-pack")) kill.abort();
  });
  const first = await stage.play({ killed: kill.signal });
  expect(first.runner).toMatchObject({ exitCode: 137, postExitCode: 0 });
  expect(first.modelRequests).toBe(0);
  expect(answersOf(first)).toEqual([expect.stringContaining("The run was cut off")]);
  const kept = execFileSync(
    "git",
    ["--git-dir", stage.repository.gitDir, "show", "refs/deckhand/threads/1:manifest.json"],
    {
      encoding: "utf8",
    },
  );
  const { manifest } = JSON.parse(kept);
  expect(manifest.plain.lease.until <= new Date().toISOString()).toBe(true);
  const second = await stage.play({ issue: 1, body: "@agent go on" });
  expect(second.outputs).toMatchObject({ outcome: "answered" });
  expect(second.runner.stdout).not.toContain("This run waits for it.");
});
