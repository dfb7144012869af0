/** Reads workflow runs, as far as something is to be done to them. */
import { z } from "zod";
import { type ReadClient, readPages } from "./port.ts";

const Run = z.object({
  id: z.number().int(),
  name: z.string().nullish(),
  /** What `run-name` of the workflow says. */
  display_title: z.string().default(""),
  actor: z.object({ id: z.number().int(), type: z.string().optional() }).nullish(),
  path: z.string(),
  head_sha: z.string(),
  head_branch: z.string().nullish(),
  event: z.string(),
  status: z.string().nullable(),
  conclusion: z.string().nullable(),
  run_attempt: z.number().int().default(1),
  html_url: z.string(),
  created_at: z.string(),
});
export type WorkflowRunNow = z.infer<typeof Run>;

type Client = Pick<ReadClient, "get">;

/** Undefined where there is none. Rejects when GitHub cannot be asked. */
export async function readRun(client: Client, id: number): Promise<WorkflowRunNow | undefined> {
  const found = await client.get("/actions/runs/{run_id}", { run_id: id }).catch(unlessMissing);
  return found === undefined ? undefined : Run.parse(found);
}

/** Newest first; the last hundred. `workflow` is the name of its file. */
export async function readRuns(
  client: Client,
  only: Readonly<{ workflow?: string; event?: string; created?: string; status?: string; branch?: string }> = {},
): Promise<readonly WorkflowRunNow[]> {
  const { workflow, ...filters } = only;
  const path = workflow === undefined ? "/actions/runs" : "/actions/workflows/{workflow_id}/runs";
  const parameters = workflow === undefined ? filters : { ...filters, workflow_id: workflow };
  const { items } = await readPages(client, path, parameters, { most: 1, list: "workflow_runs" });
  return items.map((item) => Run.parse(item));
}

const Workflow = z.object({ path: z.string(), state: z.string() });

/** The path of a workflow that can be started; undefined for one that is disabled, or not there. */
export async function readWorkflow(client: Client, file: string): Promise<string | undefined> {
  const found = await client.get("/actions/workflows/{workflow_id}", { workflow_id: file }).catch(unlessMissing);
  const workflow = Workflow.safeParse(found).data;
  return workflow?.state === "active" ? workflow.path : undefined;
}

/** Whether anything was deployed from a commit, or waits to be. */
export async function hasDeployments(client: Client, run: Pick<WorkflowRunNow, "id" | "head_sha">): Promise<boolean> {
  const [done, waiting] = await Promise.all([
    client.get("/deployments", { sha: run.head_sha, per_page: 1 }),
    client.get("/actions/runs/{run_id}/pending_deployments", { run_id: run.id }),
  ]);
  return z.array(z.unknown()).parse(done).length + z.array(z.unknown()).parse(waiting).length > 0;
}

const Repository = z.object({ default_branch: z.string() });
const Branch = z.object({ commit: z.object({ sha: z.string() }) });

/** The default branch with the commit that it is at. */
export async function readDefaultBranch(client: Client): Promise<Readonly<{ name: string; sha: string }>> {
  const { default_branch: name } = Repository.parse(await client.get(""));
  const { commit } = Branch.parse(await client.get("/branches/{branch}", { branch: name }));
  return { name, sha: commit.sha };
}

function unlessMissing(error: unknown): undefined {
  if (Object(error).status !== 404) throw error;
}
