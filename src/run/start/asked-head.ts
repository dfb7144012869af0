/**
 * Checks that nobody pushed to a pull request after the request: its head is the one of that time, or a commit that an
 * earlier attempt of the same request added to it.
 */
import { z } from "zod";
import { gitHubReader } from "../../github/client.ts";
import { headMoved, type Pull, requireOlderHead } from "../../github/read/pull/pull.ts";
import { Fault } from "../../lib/fault.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import type { StartingPoint } from "../goal.ts";
import type { Run } from "../run.ts";

/** Throws a "github" Fault that names both heads if the head is neither. Rejects as the client does. */
export async function requireAskedHead(run: Run, { number, head: { sha }, isFork }: Pull): Promise<void> {
  const { headSha, createdAt } = run.trigger;
  if (sha === headSha || (headSha === undefined && !isFork)) return;
  const asked = await withoutOurs(run, sha);
  if (headSha !== undefined && asked !== headSha) throw headMoved(number, headSha, sha);
  if (headSha === undefined && createdAt !== undefined) {
    await requireOlderHead(gitHubReader(run.github, run.job.repository), { number, sha: asked }, createdAt);
  }
}

/** The commit before those that an interrupted attempt of this run pushed. */
async function withoutOurs(run: Run, sha: string): Promise<string> {
  if (!run.memory.wasCutOff || run.job.runAttempt === 1) return sha;
  return (await ownCommit(run, sha))?.parent ?? sha;
}

/** Undefined unless an attempt of this run made the commit. Rejects if GitHub cannot be asked. */
export async function ownCommit({ job, github, memory }: Run, commit: string): Promise<OwnCommit | undefined> {
  const { owner, name: repo } = job.repository;
  const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
  const { data } = await github.request(route, { owner, repo, commit_sha: commit });
  const { message, tree, parents, verification } = Commit.parse(data);
  const [parent, ...others] = parents;
  const isOurs = message.includes(`Agent-Conversation: ${memory.id}`) && message.includes(`Agent-Run: ${job.runUrl}`);
  if (!isOurs || !parent || others.length > 0) return undefined;
  return { parent: parent.sha, tree: tree.sha, isVerified: verification.verified };
}

const Commit = z.object({
  message: z.string(),
  tree: z.object({ sha: z.string() }),
  parents: z.array(z.object({ sha: z.string() })).readonly(),
  verification: z.object({ verified: z.boolean() }),
});

type OwnCommit = Readonly<{ parent: string; tree: string; isVerified: boolean }>;

/** Whether tools work on the code of a fork. Its author may not start runs. */
export function isOutside({ pull }: Pick<StartingPoint, "pull">): boolean {
  return pull?.isFork === true;
}

/** How far the code is trusted. Throws a "config" Fault if there would be no sandbox between the code of a fork and our keys. */
export function trustInCode(
  startingPoint: Pick<StartingPoint, "pull">,
  { isolation }: Pick<Inputs, "isolation">,
): "full" | "fork" {
  if (!isOutside(startingPoint)) return "full";
  if (isolation !== "none") return "fork";
  throw new Fault("config", "I do not work on the code of a fork without a sandbox.", {
    hint: "Leave out the input `isolation`.",
  });
}
