import { expect, test } from "vitest";
import { gitHubClient } from "../../../src/github/client.ts";
import { isOver } from "../../../src/run/claim/lease.ts";
import type { Job } from "../../../src/runner/job.ts";
import type { Lease } from "../../../src/state/manifest.ts";
import { openStory, type Story } from "../../rehearsal/github/story.ts";

const run = { name: "Agent", actor: "maria", branch: "main", sha: "0".repeat(40), event: "issue_comment", pulls: [] };

function asked({ github: { apiUrl } }: Story, run_id: number, attempt = 1, token = "bot-token"): Promise<boolean> {
  const times = { taken: "2026-11-21T09:50:00Z", until: "2026-11-21T10:10:00Z" };
  const lease: Lease = { run_id, attempt, run_url: "u", key: "k", ...times };
  const job = { repository: { owner: "acme", name: "shop" } } as Job; // all that is asked of it
  return isOver({ github: gitHubClient({ token, apiUrl, fetch }), job }, lease);
}

test("a run is over when GitHub says so, or when it is at a later attempt", async () => {
  await using story = await openStory();
  const { records } = story.github.state;
  const done = records.addRun({ ...run, conclusion: "cancelled", jobs: [] });
  const atWork = records.addRun({ ...run, conclusion: null, attempt: 2, jobs: [] });
  expect(await asked(story, done.id)).toBe(true);
  expect(await asked(story, atWork.id, 2)).toBe(false);
  expect(await asked(story, atWork.id, 1)).toBe(true);
  expect(await asked(story, 1)).toBe(false);
  expect(story.problems()).toEqual([]);
});

test("without `actions: read` nobody knows, and nothing is taken from a run that may be at work", async () => {
  const grant = (actions?: "read") => ({ login: "github-actions[bot]", permissions: { ...(actions && { actions }) } });
  await using story = await openStory({ visibility: "private", tokens: { with: grant("read"), without: grant() } });
  const { id } = story.github.state.records.addRun({ ...run, conclusion: "failure", jobs: [] });
  expect(await asked(story, id, 1, "with")).toBe(true);
  expect(await asked(story, id, 1, "without")).toBe(false);
});
