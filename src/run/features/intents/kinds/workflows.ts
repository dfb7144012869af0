/** The intents `dispatch`, `rerun` and `cancel`: workflows of this repository, other than our own. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readPull } from "../../../../github/read/pull/pull.ts";
import { canBeOurs, readOwn } from "../../../../github/read/trigger/own-account.ts";
import {
  hasDeployments,
  readDefaultBranch,
  readRun,
  readRuns,
  readWorkflow,
  type WorkflowRunNow,
} from "../../../../github/read/workflow-runs.ts";
import { code } from "../../../../markdown/inline-code.ts";
import { defineIntent, type IntentCheck, type IntentContext, refused } from "../intent.ts";
import { declarationFault, type IntentLimits } from "../limits.ts";
import { cancelRun, dispatchWorkflow, rerunFailedJobs } from "../writes.ts";

type Input = Readonly<{ name: string; kind: string }>;

/** As `inputs: suite=fast|full, count=number, request=mark` says. */
function givenInputs({ values }: IntentLimits): readonly Input[] {
  return (values.inputs ?? []).map((given) => {
    const [, name = "", kind = ""] = /^([A-Za-z_][\w-]{0,60})=(\S{1,200})$/.exec(given) ?? [];
    if (name !== "") return { name, kind };
    const forms = "NAME=number, NAME=boolean, NAME=a|b or NAME=mark";
    throw declarationFault(`has the workflow input "${given}", which is not ${forms}`);
  });
}

/** An input of a workflow is one of some words, a number or a flag: never a text that nobody looks at. */
function inputsOf(limits: IntentLimits) {
  const shape = givenInputs(limits).flatMap(({ name, kind }): [string, z.ZodType<string | number | boolean>][] => {
    if (kind === "mark") return []; // which is ours to say
    if (kind === "number") return [[name, z.int()]];
    if (kind === "boolean") return [[name, z.boolean()]];
    const words = kind.split("|");
    if (words.some((word) => !/^[\w.-]{1,60}$/.test(word)))
      throw declarationFault(`has the workflow input "${name}=${kind}", whose values are not plain words`);
    return [[name, z.enum(words)]];
  });
  return z.strictObject(Object.fromEntries(shape)).partial();
}

function requireFiles({ choices }: IntentLimits): void {
  const strange = choices.find((file) => !/^[\w.-]{1,100}\.ya?ml$/.test(file));
  if (strange !== undefined)
    throw declarationFault(`names "${strange}", which is no name of a workflow file, such as nightly.yml`);
}

export const dispatch = defineIntent({
  name: "dispatch",
  help: "starts a workflow on the default branch.",
  permission: "actions: write",
  most: 1,
  target: "none",
  waits: true,
  takes: { choices: "needed", values: ["inputs"] },
  fields(limits) {
    requireFiles(limits);
    return { workflow: z.enum(limits.choices), inputs: inputsOf(limits).default({}) };
  },
  words({ workflow, inputs }) {
    const given = Object.entries(inputs).map(([name, value]) => code(`${name}=${value}`));
    return `start the workflow ${code(workflow)}${given.length > 0 ? ` with ${given.join(", ")}` : ""}`;
  },
  async check(place, { fields: { workflow, inputs }, limits, slot }) {
    const { client, github, repository } = place;
    if (isOwnWorkflow(place, `.github/workflows/${workflow}`))
      return refused("an agent does not start its own workflow");
    if ((await readWorkflow(client, workflow)) === undefined)
      return refused(`there is no workflow ${code(workflow)} that can be started`);
    const { name: ref } = await readDefaultBranch(client);
    const mark = markOf(place, limits, `${workflow} ${slot}`);
    const started = await startedBefore(place, { workflow, ref, mark: Object.values(mark)[0] });
    if (started) return started;
    const given = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
    return {
      status: "ready",
      async act() {
        await dispatchWorkflow(github, repository, { file: workflow, ref, inputs: { ...given, ...mark } });
        return {};
      },
    };
  },
});

/** The input that is ours, where the workflow has one: by it, what was started is known again. */
function markOf({ mac }: IntentContext, limits: IntentLimits, request: string): Readonly<Record<string, string>> {
  const name = givenInputs(limits).find(({ kind }) => kind === "mark")?.name;
  return name === undefined ? {} : { [name]: mac.codeOf(["dispatch", request]) };
}

type Started = Readonly<{ workflow: string; ref: string; mark: string | undefined }>;

/**
 * With a mark, the run that shows it in its name. Without one, any that our account has started on the branch since the
 * request: GitHub does not say with which inputs, so the report says what was looked at.
 */
async function startedBefore(place: IntentContext, { workflow, ref, mark }: Started): Promise<IntentCheck | undefined> {
  const { client, runId, since } = place;
  const only = { workflow, event: "workflow_dispatch", branch: ref };
  if (mark !== undefined) {
    const marked = (await readRuns(client, only)).find(({ display_title: title }) => title.includes(mark));
    return marked && { status: "already", url: marked.html_url };
  }
  // If the request has no time of its own, the time of the workflow run is the same each time that it is repeated.
  const begun = (await readRun(client, runId))?.created_at ?? since;
  const from = Date.parse(begun) < Date.parse(since) ? begun : since;
  const [own, runs] = await Promise.all([readOwn(client), readRuns(client, { ...only, created: `>=${from}` })]);
  const ours = runs.find(({ actor }) => canBeOurs(actor, own));
  const why = `the agent's account has started ${code(workflow)} since the request, with these inputs or others`;
  return ours && { status: "already", url: ours.html_url, why };
}

const run = z.int().positive().describe("The id of the workflow run.");

export const rerun = defineIntent({
  name: "rerun",
  help: "runs the failed jobs of a workflow run again.",
  permission: "actions: write",
  most: 1,
  target: "none",
  waits: true,
  takes: { choices: "any" },
  fields(limits) {
    requireFiles(limits);
    return { run };
  },
  words: (fields) => `run the failed jobs of the workflow run ${fields.run} again`,
  check: (place, { fields, limits }) =>
    onRun(place, fields.run, limits, (found) => {
      const { conclusion, run_attempt: attempt, html_url: url, id } = found;
      if (conclusion === null) return { status: "already", url };
      if (!["failure", "timed_out", "cancelled"].includes(conclusion)) return refused(`the run ${id} has not failed`);
      if (attempt > 3) return refused(`the run ${id} was run ${attempt} times already`);
      return {
        status: "ready",
        async act() {
          await rerunFailedJobs(place.github, place.repository, id);
          return { url, undo: `gh run cancel ${id}` };
        },
      };
    }),
});

export const cancel = defineIntent({
  name: "cancel",
  help: "cancels a workflow run.",
  permission: "actions: write",
  most: 1,
  target: "none",
  waits: true,
  takes: { choices: "any" },
  fields(limits) {
    requireFiles(limits);
    return { run };
  },
  words: (fields) => `cancel the workflow run ${fields.run}`,
  check: (place, { fields, limits }) =>
    onRun(place, fields.run, limits, ({ conclusion, html_url: url, id }) => {
      if (conclusion === "cancelled") return { status: "already", url };
      if (conclusion !== null) return refused(`the run ${id} has ended`);
      return {
        status: "ready",
        async act() {
          await cancelRun(place.github, place.repository, id);
          return { url, undo: `gh run rerun ${id}` };
        },
      };
    }),
});

/**
 * Finds the workflow run. It must be for the head of this thread's pull request, or else for the default branch, and
 * must not deploy anything.
 */
async function onRun(
  place: IntentContext,
  id: number,
  { choices }: IntentLimits,
  decide: (run: WorkflowRunNow) => IntentCheck,
): Promise<IntentCheck> {
  if (id === place.runId) return refused("it is this very run");
  const found = await readRun(place.client, id);
  if (!found) return refused(`there is no workflow run ${id}`);
  const file = found.path.split("@")[0] ?? "";
  if (isOwnWorkflow(place, file)) return refused("it is of the agent's own workflow");
  if (choices.length > 0 && !choices.includes(file.slice(file.lastIndexOf("/") + 1)))
    return refused(`the workflow does not allow it for ${code(file)}`);
  if (found.head_sha !== (await headOf(place))) return refused(`the run ${id} is of another commit than the head here`);
  if (await hasDeployments(place.client, found)) return refused(`the run ${id} has to do with a deployment`);
  return decide(found);
}

async function headOf({ client, thread }: IntentContext): Promise<string> {
  if (thread.type === "pull_request") return (await readPull(client, thread.number)).head.sha;
  return (await readDefaultBranch(client)).sha;
}

/** Unknown counts as ours. */
function isOwnWorkflow({ workflow }: IntentContext, path: string): boolean {
  return workflow === undefined || workflow.toLowerCase() === path.toLowerCase();
}

export const report = defineIntent({
  name: "report",
  help: "leaves a long report as a file of the workflow run.",
  permission: "contents: read",
  most: 1,
  target: "none",
  takes: {},
  fields: () => ({ title: z.string().min(1).max(200), text: z.string().min(1).max(200_000).describe("Markdown.") }),
  texts: { title: "title", text: "prose" },
  words: ({ title }) => `leave the report ${code(title)}`,
  check: async ({ temp }, { fields: { title, text } }) => ({
    status: "ready",
    async act() {
      mkdirSync(temp, { recursive: true });
      const path = join(mkdtempSync(join(temp, "deckhand-")), "report.md");
      const whole = `# ${title}\n\n${text}\n`;
      writeFileSync(path, whole);
      return { report: { path, text: whole } };
    },
  }),
});
