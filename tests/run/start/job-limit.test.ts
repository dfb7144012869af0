import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { withinJob } from "../../../src/run/start/job-limit.ts";
import { readJob } from "../../../src/run/start/written-job.ts";
import { readInputs } from "../../../src/runner/input/inputs.ts";
import { Settings } from "../../../src/runner/input/settings.ts";
import { runGit, test } from "../../core/workspace/repository.ts";
import { forever } from "../../core/workspace/temp-folder.ts";
import { writtenInTest } from "../../runner/written.ts";

const now = () => new Date("2026-11-22T10:00:00Z");

const needed = { INPUT_MODEL: "m", "INPUT_API-KEY": "k", "INPUT_GITHUB-TOKEN": "t" };

type Setup = Readonly<{
  workflow: string;
  minutesAgo?: number;
  env?: Readonly<Record<string, string>>;
  asked?: number;
  /** The checkout is at another commit, in which the file is another one. */
  isOther?: boolean;
}>;

/** How long a run may work that was given 25 minutes, or as many as it asked for, in a job that began so long ago. */
async function minutesIn(repo: string, folder: string, setup: Setup): Promise<number> {
  const { workflow, minutesAgo = 0, env = {}, asked = 25 } = setup;
  mkdirSync(join(repo, ".github", "workflows"), { recursive: true });
  writeFileSync(join(repo, ".github", "workflows", "agent.yml"), workflow);
  runGit(repo, "add", ".");
  runGit(repo, "commit", "-q", "-m", "A workflow");
  const event = join(folder, "event.json");
  writeFileSync(event, "{}");
  const begun = new Date(now().getTime() - minutesAgo * 60_000);
  utimesSync(event, begun, begun);
  const job = {
    ...{ PATH: process.env.PATH, GITHUB_JOB: "agent", GITHUB_EVENT_PATH: event },
    ...{ GITHUB_ACTION: "__acme_deckhand", GITHUB_ACTION_REPOSITORY: "acme/deckhand" },
    GITHUB_WORKFLOW_REF: "acme/shop/.github/workflows/agent.yml@refs/heads/main",
    GITHUB_WORKFLOW_SHA: runGit(repo, "rev-parse", "HEAD").trim(),
    ...env,
  };
  const inputs = readInputs(Settings.ofJob({ ...needed, "INPUT_TIMEOUT-MINUTES": String(asked) }));
  if (setup.isOther) {
    writeFileSync(join(repo, ".github", "workflows", "agent.yml"), "on: push\n");
    runGit(repo, "commit", "-q", "-a", "-m", "Another workflow");
  }
  const head = runGit(repo, "rev-parse", "HEAD").trim();
  const world = { env: job, now, signal: forever, scripts: "/elsewhere" };
  const written = await readJob({ world, job: { workspace: repo } }, head);
  return withinJob({ world }, inputs, written)["timeout-minutes"];
}

const job = (limit: string) => `on: push\njobs:\n  other:\n    timeout-minutes: 3\n  agent:\n${limit}    steps: []\n`;
const calling = "on: push\njobs:\n  agent:\n    uses: acme/flows/.github/workflows/agent.yml@v1\n";

const steps = [
  { uses: "actions/checkout@v5", "timeout-minutes": 1 },
  { uses: "acme/deckhand@v1", "timeout-minutes": 8 },
  { uses: "acme/deckhand@v1", "timeout-minutes": 9 },
  { uses: "acme/deckhand@v1", id: "named", "timeout-minutes": 12 },
  { uses: "./", "timeout-minutes": 14 },
  { uses: "acme/deckhand@v1", id: "late", "timeout-minutes": "$" + "{{ vars.LATE }}" },
];

/** A job with steps that have a time of their own, of which our first one is running. */
const timed = {
  workflow: JSON.stringify({ on: "push", jobs: { agent: { "timeout-minutes": 60, steps } } }),
  env: { GITHUB_ACTION: "__acme_deckhand" },
};

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
  ["reads the file of that commit where another is checked out", { workflow: ten, isOther: true }, 8],
  ["and where the checkout does not have it", { workflow: ten, env: { GITHUB_WORKFLOW_SHA: "1".repeat(40) } }, 25],
  ["and where the job calls another workflow", { workflow: calling, asked: 360 }, 360],
  ["knows what GitHub gives a job that states none", { workflow: job(""), asked: 360 }, 358],
  ["ends two minutes before its step, however long the job has been at work", { ...timed, minutesAgo: 20 }, 6],
  ["knows its step by its id", { ...timed, env: { GITHUB_ACTION: "named" } }, 10],
  ["knows it by its path", { ...timed, env: { GITHUB_ACTION: "__self" } }, 12],
  ["of two such steps goes by the shorter", { ...timed, env: { GITHUB_ACTION: "__acme_deckhand_2" } }, 6],
  ["knows nothing of a step whose time is an expression", { ...timed, env: { GITHUB_ACTION: "late" } }, 25],
  ["goes by no other step", { ...timed, env: { GITHUB_ACTION: "__x", GITHUB_ACTION_REPOSITORY: "x/y" } }, 25],
  ["and where nobody knows when the job began", { workflow: ten, env: { GITHUB_EVENT_PATH: "/nowhere" } }, 25],
] as const)("F38 a run %s", async ([, setup, minutes], { repo, folder }) => {
  expect(await minutesIn(repo, folder, setup)).toBe(minutes);
});

const written = writtenInTest();

test("a runner that does not tell the workflow's file is said to, and the input stands", async ({ repo, folder }) => {
  expect(await minutesIn(repo, folder, { workflow: ten, env: { GITHUB_WORKFLOW_REF: "" } })).toBe(25);
  expect(written.join("")).toMatch(/^::notice::.*GITHUB_WORKFLOW_REF.* I stop after 25 minutes/m);
});

test("one that does is not", async ({ repo, folder }) => {
  expect(await minutesIn(repo, folder, { workflow: job("") })).toBe(25);
  expect(written.join("")).toBe("");
});
