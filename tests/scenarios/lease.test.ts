/** A run that died holds its thread no longer than GitHub needs to say so. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { leakScanner } from "../../src/github/write/leak/scanner.ts";
import { threadState } from "../../src/github/write/state/state-file.ts";
import { openStateStore } from "../../src/github/write/state/state-store.ts";
import { repositoryId } from "../../src/rehearsal/github/json/repository.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { stageFor } from "./play.ts";

// Several whole runs each.
vi.setConfig({ testTimeout: 120_000 });

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
