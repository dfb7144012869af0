/** The work of an attempt that was cut off when it had published it, and had not said so: it is what this run has come to. */
import { z } from "zod";
import { toFault } from "../../lib/fault.ts";
import type { Prepared, Setting } from "../prepare.ts";
import { keepDiff, type Saved } from "../publish.ts";
import { printNotice } from "../runner/console.ts";

const Commit = z.object({
  message: z.string(),
  tree: z.object({ sha: z.string() }),
  parents: z.array(z.object({ sha: z.string() })).readonly(),
  verification: z.object({ verified: z.boolean() }),
});

type Place = Pick<Prepared, "publisher" | "folder" | "ground">;

/** What was saved now; where that is nothing, what an earlier attempt of this very run has saved, if it did. */
export async function withEarlier(setting: Setting, place: Place, saved: Saved, compareUrl: string): Promise<Saved> {
  const { goal } = place.ground;
  const isNothing = saved.kept.kind === "nothing" && saved.withheld.length === 0;
  if (!isNothing || !setting.memory.wasCutOff || (goal.kind !== "propose" && goal.kind !== "advance")) return saved;
  try {
    return (await madeBefore(setting, place, { branch: goal.branch, compareUrl })) ?? saved;
  } catch (error) {
    printNotice(`Whether the work was published before could not be found out. ${toFault(error).message}`);
    return saved;
  }
}

type Where = Readonly<{ branch: string; compareUrl: string }>;

async function madeBefore(setting: Setting, place: Place, { branch, compareUrl }: Where): Promise<Saved | undefined> {
  const { publisher, ground, folder } = place;
  const commit = ground.head;
  const own = await ownCommit(setting, commit);
  if (!own) return undefined;
  await publisher.fetchCommit(`${setting.job.repositoryUrl}.git`, own.parent);
  const change = await publisher.since(own.parent);
  const diff = await keepDiff(change, { publisher, folder }, own.parent);
  const { isVerified } = own;
  const kept = { kind: "branch", branch, commit, isVerified, compareUrl: `${compareUrl}${branch}` } as const;
  return { kept, change, diff, withheld: [], patch: undefined, fault: undefined };
}

type OwnCommit = Readonly<{ parent: string; tree: string; isVerified: boolean }>;

/** Undefined unless an attempt of this very run has made it. Rejects when GitHub cannot be asked. */
export async function ownCommit({ job, github, memory }: Setting, commit: string): Promise<OwnCommit | undefined> {
  const { owner, name: repo } = job.repository;
  const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
  const { data } = await github.request(route, { owner, repo, commit_sha: commit });
  const { message, tree, parents, verification } = Commit.parse(data);
  const [parent, ...others] = parents;
  const isOurs = message.includes(`Agent-Conversation: ${memory.id}`) && message.includes(`Agent-Run: ${job.runUrl}`);
  if (!isOurs || !parent || others.length > 0) return undefined;
  return { parent: parent.sha, tree: tree.sha, isVerified: verification.verified };
}
