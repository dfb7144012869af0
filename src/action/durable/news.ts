/** The task of a run: the whole story for a new conversation, and for one that goes on, what is new. */
import { gitHubReader } from "../../github/client.ts";
import { betweenItem, readBetween } from "../../github/read/between.ts";
import { readChecks } from "../../github/read/checks/check-runs.ts";
import { jobItems } from "../../github/read/items.ts";
import { newsOf } from "../../github/read/news.ts";
import { runOf, type Told } from "../../github/read/task.ts";
import type { Item } from "../../github/read/text/untrusted.ts";
import { openChange } from "../../github/write/approval/proposal.ts";
import { prompt } from "../../prompts.ts";
import { conversationPath } from "../agent/open-conversation.ts";
import { proposalIn } from "../approval/kept-proposal.ts";
import type { Ground } from "../ground/ground.ts";
import type { Prepared, Setting } from "../prepare.ts";
import { firstTask } from "../thread/first-task.ts";
import { workFacts } from "./left-work/put-back.ts";
import { digestOf } from "./thread-digest.ts";

/** What the news need of a run that has been prepared. */
type Start = Pick<Prepared, "ground" | "folder" | "putBack" | "reading" | "closed">;

/** Rejects only when the run is cancelled. */
export async function taskFor(setting: Setting, start: Start): Promise<Told> {
  const { memory, trigger, world, failed } = setting;
  const { ground, putBack, reading, closed } = start;
  const { thread, pull, standings } = reading;
  if (!memory.isResumed) {
    const task = firstTask(setting, ground, reading);
    return { ...task, words: [task.words, ...earlierFacts(ground), ...workFacts(putBack)].join("\n\n") };
  }
  const { read_until: readUntil, answered, thread_digest: digest } = memory.manifest;
  const [checks, commits] = await Promise.all([checksOf(setting, ground), commitsOf(setting, ground)]);
  return newsOf({
    ...{ trigger, thread, pull, standings, nonce: world.newId().replaceAll("-", "") },
    readUntil: readUntil ?? undefined,
    known: new Set(answered.flatMap(({ key }) => commentIn(key))),
    isHeadNew: digest !== null && trigger.snapshot !== undefined && digestOf(trigger.snapshot) !== digest,
    facts: [
      ...endOf(setting),
      ...heldIn(setting),
      ...placeOf(setting, start),
      ...failureOf(setting),
      ...closedIn(closed),
    ],
    items: [...commits, ...checks, ...(failed ? jobItems(failed) : [])],
  });
}

/** Of work that is there already, in a conversation that knows nothing of it. A pull request is told by itself. */
function earlierFacts({ goal, head, branch, pull }: Ground): string[] {
  if (pull || !(goal.kind === "advance" || (goal.kind === "propose" && goal.isThere))) return [];
  const number = goal.kind === "advance" ? ` (pull request #${goal.pullRequest.number})` : "";
  return [prompt("earlier-work", { branch, pull_request: number, commit: head, base: goal.base })];
}

/** `42/issue_comment/5001/…` */
function commentIn(key: string): number[] {
  const [, event = "", id] = key.split("/");
  return ["issue_comment", "discussion_comment"].includes(event) && id !== undefined ? [Number(id)] : [];
}

function endOf({ memory }: Setting): string[] {
  const { outcome, reason } = memory.manifest;
  if (outcome === null || memory.wasCutOff) return [prompt("news-cut-off")];
  return [prompt("news-end", { outcome, reason: reason ?? "" })];
}

function heldIn({ memory }: Setting): string[] {
  const held = openChange(proposalIn(memory));
  return held ? [prompt("news-held", { paths: held.paths.join(", ") })] : [];
}

function closedIn(closed: Prepared["closed"]): string[] {
  return closed.length > 0 ? [prompt("news-closed", { names: closed.join(", ") })] : [];
}

function failureOf({ trigger: { run, headSha }, failed }: Setting): string[] {
  return run ? [prompt("news-ci", runOf(run, headSha)), ...(failed?.notes ?? [])] : [];
}

function placeOf({ memory, job }: Setting, { ground: { head, branch }, folder, putBack }: Start): string[] {
  const { work } = memory.manifest;
  const outputs = `${conversationPath(folder, memory.id)}/observations`;
  const where = prompt("news-place", { workspace: job.workspace, commit: head, branch, outputs });
  if (!work) return [where, ...workFacts(putBack)];
  if (work.commit === head) return [where, prompt("news-published"), ...workFacts(putBack)];
  const { commit } = work;
  const moved = prompt(work.branch === branch ? "news-moved" : "news-elsewhere", { commit, branch: work.branch });
  return [where, moved, ...workFacts(putBack)];
}

/** What others have put on the branch since we published there. */
async function commitsOf({ memory, github, job }: Setting, { head, branch }: Ground): Promise<readonly Item[]> {
  const { work } = memory.manifest;
  if (!work || work.branch !== branch || work.commit === head) return [];
  const between = await readBetween(gitHubReader(github, job.repository), work.commit, head);
  return between ? [betweenItem(between, work.commit)] : [];
}

/** What the checks say of the commit that we published last, unless they are told with the pull request. */
async function checksOf({ memory, github, job }: Setting, { pull, goal, head }: Ground): Promise<readonly Item[]> {
  const { work } = memory.manifest;
  if (!work || (work.commit === head && (pull || goal.kind === "advance"))) return [];
  const checks = await readChecks(gitHubReader(github, job.repository), work.commit);
  if (!checks || checks.length === 0) return [];
  const lines = checks.slice(0, 50).map(({ name, conclusion }) => `${conclusion}: ${name}`);
  return [{ label: `the checks of ${work.commit}, which you published`, text: lines.join("\n") }];
}
