/** The intents `dispatch`, `rerun` and `cancel`: workflows of this repository, other than our own. */
import { z } from "zod";
import { readPull } from "../../../github/read/pull/pull.ts";
import {
  hasDeployments,
  readDefaultBranch,
  readRun,
  readRuns,
  readWorkflow,
  type WorkflowRunNow,
} from "../../../github/read/workflow-runs.ts";
import { code } from "../../../github/write/inline-code.ts";
import { cancelRun, dispatchWorkflow, rerunFailedJobs } from "../../../github/write/intents/workflow.ts";
import { type Check, defineIntent, type Place, refused } from "../intent.ts";
import { declarationFault, type Limits } from "../limits.ts";

/** An input of a workflow is one of some words, a number or a flag: never a text that nobody looks at. */
function inputsOf({ values }: Limits) {
  const shape = (values.inputs ?? []).map((given): [string, z.ZodType<string | number | boolean>] => {
    const [, name = "", kind = ""] = /^([A-Za-z_][\w-]{0,60})=(\S{1,200})$/.exec(given) ?? [];
    if (name === "")
      throw declarationFault(`has the workflow input "${given}", which is not NAME=number, NAME=boolean or NAME=a|b`);
    if (kind === "number") return [name, z.int()];
    if (kind === "boolean") return [name, z.boolean()];
    const words = kind.split("|");
    if (words.some((word) => !/^[\w.-]{1,60}$/.test(word)))
      throw declarationFault(`has the workflow input "${given}", whose values are not plain words`);
    return [name, z.enum(words)];
  });
  return z.strictObject(Object.fromEntries(shape)).partial();
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
    const strange = limits.choices.find((file) => !/^[\w.-]{1,100}\.ya?ml$/.test(file));
    if (strange !== undefined)
      throw declarationFault(`lets dispatch start "${strange}", which is no name of a workflow file`);
    return { workflow: z.enum(limits.choices), inputs: inputsOf(limits).default({}) };
  },
  words({ workflow, inputs }) {
    const given = Object.entries(inputs).map(([name, value]) => code(`${name}=${value}`));
    return `start the workflow ${code(workflow)}${given.length > 0 ? ` with ${given.join(", ")}` : ""}`;
  },
  async check(place, { fields: { workflow, inputs } }) {
    const { client, github, repository, since } = place;
    if (isOwnWorkflow(place, `.github/workflows/${workflow}`))
      return refused("an agent does not start its own workflow");
    if ((await readWorkflow(client, workflow)) === undefined)
      return refused(`there is no workflow ${code(workflow)} that can be started`);
    const { name: ref } = await readDefaultBranch(client);
    const found = await readRuns(client, { workflow, event: "workflow_dispatch", created: `>=${since}` });
    if (found[0]) return { status: "already", url: found[0].html_url };
    const given = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
    return {
      status: "ready",
      async act() {
        await dispatchWorkflow(github, repository, { file: workflow, ref, inputs: given });
        return {};
      },
    };
  },
});

const run = z.int().positive().describe("The id of the workflow run.");

export const rerun = defineIntent({
  name: "rerun",
  help: "runs the failed jobs of a workflow run again.",
  permission: "actions: write",
  most: 1,
  target: "none",
  waits: true,
  takes: { choices: "any" },
  fields: () => ({ run }),
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
  fields: () => ({ run }),
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

/** Of the head of this thread's pull request, or else of the default branch, and of nothing that deploys. */
async function onRun(
  place: Place,
  id: number,
  { choices }: Limits,
  decide: (run: WorkflowRunNow) => Check,
): Promise<Check> {
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

async function headOf({ client, thread }: Place): Promise<string> {
  if (thread.type === "pull_request") return (await readPull(client, thread.number)).head.sha;
  return (await readDefaultBranch(client)).sha;
}

/** Unknown counts as ours. */
function isOwnWorkflow({ workflow }: Place, path: string): boolean {
  return workflow === undefined || workflow.toLowerCase() === path.toLowerCase();
}
