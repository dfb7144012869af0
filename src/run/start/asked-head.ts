/**
 * Checks that the head of a pull request is what it was when somebody asked, or what a run of that very request has
 * put on top.
 */
import { z } from "zod";
import type { Inputs } from "../../action/runner/input/inputs.ts";
import { gitHubReader } from "../../github/client.ts";
import { headMoved, type Pull, requireOlderHead } from "../../github/read/pull/pull.ts";
import { Fault } from "../../lib/fault.ts";
import type { StartingPoint } from "../goal.ts";
import type { Run } from "../run.ts";

/** A "github" Fault that names both heads when it is neither. Rejects as the client does. */
export async function requireAskedHead(run: Run, { number, head: { sha }, isFork }: Pull): Promise<void> {
  const { headSha, createdAt } = run.trigger;
  if (sha === headSha || (headSha === undefined && !isFork)) return;
  const asked = await withoutOurs(run, sha);
  if (headSha !== undefined && asked !== headSha) throw headMoved(number, headSha, sha);
  if (headSha === undefined && createdAt !== undefined) {
    await requireOlderHead(gitHubReader(run.github, run.job.repository), { number, sha: asked }, createdAt);
  }
}

/** What was there before an attempt of this run that was cut off. */
async function withoutOurs(run: Run, sha: string): Promise<string> {
  if (!run.memory.wasCutOff || run.job.runAttempt === 1) return sha;
  return (await ownCommit(run, sha))?.parent ?? sha;
}

/** Undefined unless an attempt of this very run has made it. Rejects when GitHub cannot be asked. */
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

/**
 * Decides what tools do without when they work on the code of a fork: its author may start no run, and must not be
 * served by one.
 */
export function isOutside({ pull }: Pick<StartingPoint, "pull">): boolean {
  return pull?.isFork === true;
}

/** The inputs as they hold for this ground: servers go too, because they may have keys of their own. A "config" Fault where nothing would keep a fork's code from our keys. */
export function inputsOn(startingPoint: Pick<StartingPoint, "pull">, inputs: Inputs): Inputs {
  if (!isOutside(startingPoint)) return inputs;
  if (inputs.isolation === "none") {
    throw new Fault("config", "I do not work on the code of a fork without a sandbox.", {
      hint: "Leave out the input `isolation`.",
    });
  }
  // Without the network what is to be set up mostly cannot be, and a hook that runs the tests would never let it end.
  const idle = {
    hooks: false,
    "skill-commands": false,
    "setup-command": undefined,
    "setup-network": "none",
    caches: ["none"],
  };
  return { ...inputs, ...idle, secrets: undefined, "tool-env": undefined, "mcp-config": undefined, network: "none" };
}
