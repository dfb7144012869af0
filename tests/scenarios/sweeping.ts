/** Plays in which a schedule looks for what was left lying. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leakScanner } from "../../src/leak/scanner.ts";
import { repositoryId } from "../../src/rehearsal/github/json/repository.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import type { Manifest } from "../../src/state/manifest.ts";
import { threadState } from "../../src/state/state-file.ts";
import { openStateStore } from "../../src/state/state-store.ts";
import { checkExchange } from "../openapi.ts";
import { type StoryOptions, stageFor } from "./play.ts";
import { transcript } from "./transcript.ts";

export const says = (message: string) => call("finish", { message });
export const AN_HOUR = 3_600_000;
const token = "ghs_rehearsal_000000000000000000000000000";
const apiKey = "sk-rehearsal-0000000000000000";

/** A stage on which everything was written an hour ago. */
export const earlier = (options: StoryOptions) => stageFor({ ...options, now: () => new Date(Date.now() - AN_HOUR) });

export async function sweep(stage: Stage, options: PlayOptions = {}) {
  const happening = ({ payloads }: Stage["github"]) => ({
    name: "schedule",
    actor: "octavia",
    payload: payloads.schedule(),
  });
  const environment = { INPUT_MODE: "sweep", ...options.environment };
  const rehearsal = await stage.play({ issue: 1, happening, ...options, environment });
  const problems = [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange), ...rehearsal.runner.errors];
  return { rehearsal, problems };
}

/** The transcript of a sweep, whenever it was. */
export function pageOf(stage: Stage, rehearsal: Rehearsal): string {
  // Two questions for one person's permission that come at the same time may be one request.
  return transcript(stage, rehearsal)
    .replaceAll(/(^- GET \S+\/permission → 200\n)\1+/gm, "$1")
    .replaceAll(/since=[^&]+/g, "since=<time>")
    .replaceAll(/until \d{4}-\d\d-\d\d \d\d:\d\d UTC/g, "until <time> UTC");
}

/** As a run would have left it that could not end. */
export async function leave(stage: Stage, change: (manifest: Manifest) => Manifest, thread = 1): Promise<void> {
  const { owner, name } = stage.repository;
  const store = openStateStore({
    folder: mkdtempSync(join(tmpdir(), "left-")),
    remote: { url: `${stage.github.serverUrl}/${owner}/${name}.git`, token },
    environment: { PATH: process.env.PATH ?? "" },
    name: threadState(thread),
    ...{ repositoryId, secret: apiKey, isEncrypted: false, leaks: leakScanner([]), now: () => new Date() },
  });
  const found = await store.read();
  if (found.status !== "found") throw new Error(`There is no state: ${found.status}`);
  const files = [...found.files].map(([path, bytes]) => ({ path, stamp: "same", read: () => bytes }));
  await store.write({ manifest: change(found.manifest), files });
}

export const lost: Manifest["lease"] = {
  ...{ run_id: 6999, attempt: 1, run_url: "https://github.com/acme/slugify/actions/runs/6999", key: "lost" },
  ...{ taken: "2026-01-01T00:00:00.000Z", until: "2026-01-01T00:35:00.000Z" },
};
