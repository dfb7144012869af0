/** When the comment says that CI waits: where a push or a pull request starts some, and the token is the job's own. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { gitHubClient } from "../../../src/github/client.ts";
import { isCiSilent } from "../../../src/run/publish/propose.ts";
import type { Run } from "../../../src/run/run.ts";
import { openStory } from "../../rehearsal/github/story.ts";

/** In a checkout with these workflows. */
async function isSilent(
  workflows: Readonly<Record<string, string>>,
  { token = "bot-token", pipe }: Readonly<{ token?: string; pipe?: string }> = {},
): Promise<boolean> {
  await using story = await openStory();
  const workspace = join(story.folder, "work");
  const folder = join(workspace, ".github/workflows");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(workflows)) writeFileSync(join(folder, name), text);
  if (pipe !== undefined) execFileSync("mkfifo", [join(folder, pipe)]);
  const github = gitHubClient({ token, apiUrl: story.github.apiUrl, fetch });
  const run = { github, job: { workspace, repository: { owner: "acme", name: "shop" } } };
  return await isCiSilent(run as unknown as Run); // a whole run is more than is read here
}

describe("CI", () => {
  test.for([
    ["pull requests start", "on: [pull_request]\njobs: {}\n"],
    ["a push starts", "name: CI\non:\n  push:\n    branches: [main]\n"],
    ["both start, as a list", "on:\n  - push\n  - pull_request\n"],
    ["a quoted word starts", '"on": push\n'],
  ] as const)("that %s waits", async ([, text]) => {
    expect(await isSilent({ "ci.yml": text })).toBe(true);
  });

  test.for([
    ["that nothing of ours starts", { "ci.yml": "on:\n  schedule:\n    - cron: 0 0 * * *\n# after a push\n" }],
    ["that is no workflow", { "notes.md": "on: push\n" }],
    ["of which there is none", {}],
  ] as const)("%s does not", async ([, files]) => {
    expect(await isSilent(files)).toBe(false);
  });

  test("that is beside a named pipe is found", async () => {
    expect(await isSilent({}, { pipe: "a.yml" })).toBe(false);
    expect(await isSilent({ "ci.yml": "on: push\n" }, { pipe: "a.yml" })).toBe(true);
  });

  test("does not wait for the push of a person's token", async () => {
    expect(await isSilent({ "ci.yml": "on: push\n" }, { token: "maria-token" })).toBe(false);
  });
});
