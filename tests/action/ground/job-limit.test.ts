import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { withinJob } from "../../../src/action/ground/job-limit.ts";
import { readInputs } from "../../../src/action/runner/input/inputs.ts";
import { git } from "../../../src/core/workspace/git.ts";
import { author, test } from "../../core/workspace/repository.ts";

const now = () => new Date("2026-11-22T10:00:00Z");

type Setup = Readonly<{ workflow: string; minutesAgo?: number; env?: Readonly<Record<string, string>> }>;

/** How long a run may work that was given 25 minutes, in a job that began so long ago. */
async function minutesIn(repo: string, folder: string, { workflow, minutesAgo = 0, env = {} }: Setup): Promise<number> {
  mkdirSync(join(repo, ".github", "workflows"), { recursive: true });
  writeFileSync(join(repo, ".github", "workflows", "agent.yml"), workflow);
  const run = (...args: string[]) => git({ folder: repo, environment: author }).raw(args);
  await run("add", ".");
  await run("commit", "-q", "-m", "A workflow");
  const event = join(folder, "event.json");
  writeFileSync(event, "{}");
  const begun = new Date(now().getTime() - minutesAgo * 60_000);
  utimesSync(event, begun, begun);
  const job = {
    ...{ PATH: process.env.PATH, GITHUB_JOB: "agent", GITHUB_EVENT_PATH: event },
    GITHUB_WORKFLOW_REF: "acme/shop/.github/workflows/agent.yml@refs/heads/main",
    GITHUB_WORKFLOW_SHA: (await run("rev-parse", "HEAD")).trim(),
    ...env,
  };
  const inputs = readInputs({ INPUT_MODEL: "m", "INPUT_API-KEY": "k", "INPUT_GITHUB-TOKEN": "t" });
  return (await withinJob({ world: { env: job, now }, job: { workspace: repo } }, inputs))["timeout-minutes"];
}

const job = (limit: string) => `on: push\njobs:\n  other:\n    timeout-minutes: 3\n  agent:\n${limit}    steps: []\n`;
const ten = job("    timeout-minutes: 10\n");

test.for([
  ["ends two minutes before its job", { workflow: ten }, 8],
  ["counts what the job has taken before", { workflow: ten, minutesAgo: 3 }, 5],
  ["has a minute in any case", { workflow: ten, minutesAgo: 30 }, 1],
  ["has the time of its input where the job has more", { workflow: job("    timeout-minutes: 60\n") }, 25],
  ["and where the job states none", { workflow: job("") }, 25],
  ["and where that is an expression", { workflow: job("    timeout-minutes: $" + "{{ inputs.minutes }}\n") }, 25],
  ["and where the job is of another file", { workflow: ten, env: { GITHUB_JOB: "called" } }, 25],
  ["and where the file cannot be read", { workflow: "jobs: [" }, 25],
  ["and where the checkout does not have it", { workflow: ten, env: { GITHUB_WORKFLOW_SHA: "1".repeat(40) } }, 25],
  ["and where nobody knows when the job began", { workflow: ten, env: { GITHUB_EVENT_PATH: "/nowhere" } }, 25],
] as const)("F38 a run %s", async ([, setup, minutes], { repo, folder }) => {
  expect(await minutesIn(repo, folder, setup)).toBe(minutes);
});
