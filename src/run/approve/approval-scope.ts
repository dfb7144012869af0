/**
 * Makes the scope of an approval (where and under which rules it was asked, and until when it counts), and shows what has
 * changed since, for people who decide again.
 */
import { createHash } from "node:crypto";
import type { RuleFile } from "../../core/security/analyzers.ts";
import { gitHubReader } from "../../github/client.ts";
import { compareCommits } from "../../github/read/commits.ts";
import { canonicalJson } from "../../lib/json.ts";
import type { ProposedAction } from "../../render/approval/proposal.ts";
import { renderDifference } from "../../render/approval/render-files.ts";
import { millisecondsIn } from "../../runner/input/input-shapes.ts";
import { type InputName, type Inputs, textsOf } from "../../runner/input/inputs.ts";
import type { Settings } from "../../runner/input/settings.ts";
import type { Run } from "../run.ts";

type ApprovalScope = Pick<
  ProposedAction,
  "v" | "repository" | "thread" | "run" | "conversation" | "policy" | "created" | "expires"
>;

/** `thread` is its number, `rules` those of the base commit where they count. */
export function approvalScopeOf(
  { world, settings, job, trigger, memory }: Run,
  inputs: Inputs,
  { thread, rules }: Readonly<{ thread: number; rules?: RuleFile | undefined }>,
): ApprovalScope {
  const now = world.now();
  return {
    v: 1,
    repository: trigger.repositoryId,
    thread,
    run: job.runId,
    conversation: memory.id,
    policy: policyVersion(settings, rules),
    created: now.toISOString(),
    expires: new Date(now.getTime() + millisecondsIn(inputs["approval-expires"])).toISOString(),
  };
}

/** Who may ask and decide, when people are asked, and what an action can reach once it is approved. */
const INPUTS: readonly InputName[] = [
  ...(["confirmation", "confirmation-threshold", "approvers", "approval-expires"] as const),
  ...(["allowed-roles", "allowed-users", "allowed-bots"] as const),
  ...(["isolation", "agent-server-url", "agent-server-conversation", "agent-server-gives"] as const),
  ...(["network", "tool-env", "protected-paths", "memory", "fork-push"] as const),
  ...(["setup-command", "setup-network", "mcp-config"] as const),
];

/** `rules` are those of the base commit. All inputs of features count. */
export function policyVersion(settings: Settings, rules: RuleFile | undefined): string {
  const inputs = textsOf(settings, [...INPUTS, ...settings.addedNames]);
  const all = { inputs, rules: rules ?? null };
  return createHash("sha256").update(canonicalJson(all)).digest("hex").slice(0, 16);
}

/** `head`: the commit that it was shown for, if another one is `now`; `missing` is not in the workspace any more. */
export type Moved = Readonly<{ head: string | undefined; now: string; missing: readonly string[] }>;

/** As a section of the new proposal; "" where there is nothing to show. */
export async function differenceSince(
  { github, job }: Pick<Run, "github" | "job">,
  { head, now, missing }: Moved,
): Promise<string> {
  const between =
    head === undefined ? undefined : await compareCommits(gitHubReader(github, job.repository), head, now);
  return renderDifference({ head, between, missing });
}

/** Why it is asked again, in sentences: what made it stale, and what else is or is not as it was. */
export function whyAgain(stale: string | undefined, changed: string | undefined): string {
  return [stale, changed ?? "Everything else is as it was shown."].filter(Boolean).join(" ");
}
