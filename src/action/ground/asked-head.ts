/** The head of a pull request is what it was when somebody asked, or what a run of that very request has put on top of it. */
import { gitHubReader } from "../../github/client.ts";
import { requireOlderHead } from "../../github/read/pull/fork-head.ts";
import { headMoved, type Pull } from "../../github/read/pull/pull.ts";
import type { Setting } from "../prepare.ts";
import { ownCommit } from "./made-before.ts";

/** A "github" Fault that names both heads when it is neither. Rejects as the client does. */
export async function requireAskedHead(setting: Setting, { number, head: { sha }, isFork }: Pull): Promise<void> {
  const { headSha, createdAt } = setting.trigger;
  if (sha === headSha || (headSha === undefined && !isFork)) return;
  const asked = await withoutOurs(setting, sha);
  if (headSha !== undefined && asked !== headSha) throw headMoved(number, headSha, sha);
  if (headSha === undefined && createdAt !== undefined) {
    await requireOlderHead(gitHubReader(setting.github, setting.job.repository), { number, sha: asked }, createdAt);
  }
}

/** What was there before an attempt of this run that was cut off. */
async function withoutOurs(setting: Setting, sha: string): Promise<string> {
  if (!setting.memory.wasCutOff || setting.job.runAttempt === 1) return sha;
  return (await ownCommit(setting, sha))?.parent ?? sha;
}
