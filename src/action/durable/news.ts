/** The task of a run: the whole story for a new conversation, and for one that goes on, what is new. */
import { createHash } from "node:crypto";
import { gitHubReader } from "../../github/client.ts";
import { readChecks } from "../../github/read/checks/check-runs.ts";
import { jobItems } from "../../github/read/items.ts";
import { newsOf } from "../../github/read/news.ts";
import { runOf } from "../../github/read/task.ts";
import type { Snapshot } from "../../github/read/trigger/trigger.ts";
import { prompt } from "../../prompts.ts";
import type { Ground } from "../ground/ground.ts";
import { conversationPath, type Setting } from "../prepare.ts";
import { pullContext, readTask, threadOf } from "../thread/read-task.ts";

/** Rejects only when the run is cancelled. `folder` is the run's own. */
export async function taskFor(setting: Setting, ground: Ground, folder: string): Promise<string> {
  const { memory, trigger, world, failed } = setting;
  if (!memory.isResumed) return readTask(setting, ground);
  const { read_until: readUntil, answered, thread_digest: digest } = memory.manifest;
  const [thread, pull, checks] = await Promise.all([
    threadOf(setting),
    ground.pull && pullContext(setting, ground.pull),
    checksOf(setting),
  ]);
  return newsOf({
    ...{ trigger, thread, pull, nonce: world.newId().replaceAll("-", "") },
    readUntil: readUntil ?? undefined,
    known: new Set(answered.flatMap(({ key }) => commentIn(key))),
    isHeadNew: digest !== null && trigger.snapshot !== undefined && digestOf(trigger.snapshot) !== digest,
    facts: [...endOf(setting), ...placeOf(setting, ground, folder), ...failureOf(setting)],
    items: [...checks, ...(failed ? jobItems(failed) : [])],
  });
}

/** Of a thread's head: whether it has been edited since. */
export function digestOf({ title, body }: Snapshot): string {
  return createHash("sha256").update(`${title}\0${body}`).digest("hex");
}

/** `42/issue_comment/5001/…` */
function commentIn(key: string): number[] {
  const [, event, id] = key.split("/");
  return event === "issue_comment" && id !== undefined ? [Number(id)] : [];
}

function endOf({ memory }: Setting): string[] {
  const { outcome, reason } = memory.manifest;
  if (outcome === null || memory.wasCutOff) return [prompt("news-cut-off")];
  return [prompt("news-end", { outcome, reason: reason ?? "" })];
}

function failureOf({ trigger: { run, headSha }, failed }: Setting): string[] {
  return run ? [prompt("news-ci", runOf(run, headSha)), ...(failed?.notes ?? [])] : [];
}

function placeOf({ memory, job }: Setting, { head, branch }: Ground, folder: string): string[] {
  const { work } = memory.manifest;
  const outputs = `${conversationPath(folder, memory.id)}/observations`;
  const where = prompt("news-place", { workspace: job.workspace, commit: head, branch, outputs });
  if (!work) return [where];
  if (work.commit === head) return [where, prompt("news-published")];
  return [
    where,
    prompt(work.branch === branch ? "news-moved" : "news-elsewhere", { commit: work.commit, branch: work.branch }),
  ];
}

/** What the checks say of the commit that we published last. */
async function checksOf({ memory, github, job }: Setting) {
  const { work } = memory.manifest;
  const checks = work ? await readChecks(gitHubReader(github, job.repository), work.commit) : undefined;
  if (!work || !checks || checks.length === 0) return [];
  const lines = checks.slice(0, 50).map(({ name, conclusion }) => `${conclusion}: ${name}`);
  return [{ label: `the checks of ${work.commit}, which you published`, text: lines.join("\n") }];
}
