/** Finds out whose turn a failed run is: its branch's open pull request's, or that of the thread a branch of ours is for. */
import { z } from "zod";
import { type Ignored, ignored, type Trigger } from "../../github/read/trigger/trigger.ts";
import { tipIfAny } from "../../github/write/branch.ts";
import type { Connection } from "../connect.ts";

type Desk = Pick<Connection, "github" | "job">;

/**
 * Any other trigger as it is. A run of which nothing is left to mend asks for nothing; but whether it was this very
 * request that moved its branch on, a repeated attempt learns from what is kept of the thread.
 */
export async function placed(desk: Desk, trigger: Trigger): Promise<Trigger | Ignored> {
  const { run, headSha } = trigger;
  if (!run) return trigger;
  const isFirst = desk.job.runAttempt === 1;
  if (isFirst && (await tipIfAny(desk.github, desk.job.repository, run.branch)) !== headSha)
    return ignored(movedOn(run.branch));
  const number = await pullOf(desk, trigger, run.branch);
  if (number !== undefined) {
    return { ...trigger, thread: { type: "pull_request", number }, answer: { kind: "comment" } };
  }
  const issue = run.isOwnBranch ? issueIn(run.branch) : undefined;
  if (issue === undefined) return ignored(`The branch ${run.branch} has no open pull request.`);
  return { ...trigger, thread: { type: "issue", number: issue }, answer: { kind: "comment" } };
}

export function movedOn(branch: string): string {
  return `The branch ${branch} has moved on since.`;
}

const Pulls = z.array(
  z.object({ number: z.int(), head: z.object({ sha: z.string(), repo: z.object({ id: z.int() }).nullable() }) }),
);

/** Of several, the one that the run itself names. */
async function pullOf({ github, job }: Desk, trigger: Trigger, branch: string): Promise<number | undefined> {
  const { owner, name } = job.repository;
  const asked = { owner, repo: name, head: `${owner}:${branch}`, state: "open" } as const;
  const { data } = await github.request("GET /repos/{owner}/{repo}/pulls", asked);
  const ours = Pulls.parse(data)
    .filter(({ head }) => head.sha === trigger.headSha || job.runAttempt > 1)
    .filter(({ head }) => head.repo?.id === trigger.repositoryId)
    .map(({ number }) => number);
  const named = trigger.thread.type === "none" ? undefined : trigger.thread.number;
  return ours.find((number) => number === named) ?? ours[0];
}

/** The number that its name has of an issue. Whether it is really of its work, what is kept of the issue tells. */
function issueIn(branch: string): number | undefined {
  const [, number] = /(?:^|[/-])issue-(\d{1,9})(?=$|\D)/.exec(branch) ?? [];
  return number === undefined ? undefined : Number(number);
}
