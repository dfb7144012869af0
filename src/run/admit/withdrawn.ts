/**
 * Finds out whether a request was taken back: its text was deleted, hidden or edited away; the label or assignment that
 * made it is gone, or was set again by somebody else; or two labels contradict each other.
 */
import { isGone } from "../../github/client/github-fault.ts";
import { gitHubReader } from "../../github/client.ts";
import { type AskedThread, readStillAsked } from "../../github/read/thread/still-asked.ts";
import { readStanding, readStandingSoon, type Standing } from "../../github/read/thread/still-said.ts";
import { isSameLogin } from "../../github/read/trigger/mention.ts";
import type { Trigger, TriggerSettings } from "../../github/read/trigger/trigger.ts";
import { postComment } from "../../github/write/comment/comment.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { code, codeWithin } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import { printNotice } from "../../runner/console.ts";
import { triggerSettings } from "../../runner/input/trigger-settings.ts";
import type { Env } from "../../runner/world.ts";
import type { Run, UnclaimedRun } from "../run.ts";
import { answersThis, findOwnComment, withMark } from "../thread/own-comments.ts";
import { deciderOf } from "./complete-trigger.ts";

type Access = Pick<UnclaimedRun, "settings" | "github" | "job">;

/**
 * Looks whether the text of the request still asks. Never rejects: undefined if no text made the request, or GitHub does
 * not tell.
 */
export async function readStandingOf(
  { github, job, settings }: Access,
  env: Env,
  trigger: Trigger,
  read: typeof readStanding | typeof readStandingSoon = readStanding,
): Promise<Standing | undefined> {
  try {
    return await read(gitHubReader(github, job.repository), trigger, triggerSettings(settings, env));
  } catch (error) {
    printNotice(NOT_CHECKED + toFault(error).message);
    return undefined;
  }
}

const NOT_CHECKED = "It could not be checked whether the request still counts. ";

/** The same before it is known who may start a run: a quick look that writes nothing. */
export function lookAtRequest(run: Access, env: Env, trigger: Trigger): Promise<Standing | undefined> {
  return readStandingOf(run, env, trigger, readStandingSoon);
}

/** Why a run stops whose request was taken back while it worked; undefined if it still counts. */
export function withdrawnFault(standing: Standing | undefined): Fault | undefined {
  if (standing === undefined || standing.kind === "stands") return undefined;
  const how = { deleted: "deleted", hidden: "hidden", edited: "edited, and no longer asks for this" }[standing.kind];
  return new Fault("withdrawn", `The text with the request was ${how}, so I stopped.`);
}

/** Notes for the report that the request says something else than what the run carries out, if it does. */
export function noteEditedLater(
  { memory, trigger, isSameRequest }: Pick<Run, "memory" | "trigger" | "isSameRequest">,
  standing: Standing | undefined,
): void {
  if (standing?.kind !== "stands" || isSameRequest === undefined || isSameRequest(standing.body)) return;
  memory.notes.add(prompt("request-edited-later", { words: codeWithin(MOST_WORDS, trigger.request) }));
}

/** In characters, of a request that the report quotes. */
export const MOST_WORDS = 300;

/** Why the request is not handled, which is posted on the thread once. Undefined if it still applies. */
export async function whyWithdrawn(
  run: UnclaimedRun,
  looking?: Promise<Standing | undefined>,
): Promise<string | undefined> {
  const { trigger, world, settings } = run;
  const { github, job } = run;
  try {
    const standing = await looking;
    if (standing !== undefined && standing.kind !== "stands")
      return await tell(run, prompt(`taken-back-${standing.kind}`));
    const asked = await readStillAsked(gitHubReader(github, job.repository), trigger);
    if (!asked || !trigger.requestSign) return undefined;
    const { kind, name } = trigger.requestSign;
    if (asked.withdrawn) return await tell(run, wordsOf(kind, name, deciderOf(trigger), asked.withdrawn.again));
    const both = trigger.decision && bothDecisions(triggerSettings(settings, world.env), asked);
    if (!both) return undefined;
    const words = prompt("taken-back-both", both);
    // Each label starts a run. The run for the approval posts it for both.
    return trigger.decision?.verdict === "approve" ? await tell(run, words) : words;
  } catch (error) {
    if (isGone(error) && (await isThreadGone(run))) return prompt("thread-deleted");
    printNotice(NOT_CHECKED + toFault(error).message);
    return undefined;
  }
}

function wordsOf(kind: "label" | "assignee", name: string, who: string, again: string | undefined): string {
  if (again === undefined) return prompt(`taken-back-${kind}`, { name });
  return prompt(`taken-back-${kind}-again`, { name, who: code(who), other: code(again) });
}

/** Who added which of the two labels: each of them may have to remove theirs. */
function bothDecisions({ approveLabel = "", rejectLabel = "" }: TriggerSettings, { present }: AskedThread) {
  const find = (label: string) => present.find(({ name }) => isSameLogin(name, label));
  const [approval, rejection] = [find(approveLabel), find(rejectLabel)];
  if (!approval || !rejection) return undefined;
  const people = { approver: code(approval.by ?? "somebody"), rejecter: code(rejection.by ?? "somebody") };
  return { approve: approveLabel, reject: rejectLabel, ...people };
}

/** Whether the repository is there and the thread is not: a token that may read neither is told the same of both. */
export async function isThreadGone({
  github,
  job,
  trigger: { thread },
}: Pick<UnclaimedRun, "github" | "job" | "trigger">): Promise<boolean> {
  if (thread.type !== "issue" && thread.type !== "pull_request") return false;
  const client = gitHubReader(github, job.repository);
  const isThere = client.get("").then(
    () => true,
    () => false,
  );
  const isMissing = client.get("/issues/{issue_number}", { issue_number: thread.number }).then(() => false, isGone);
  return (await isMissing) && (await isThere);
}

async function tell(run: UnclaimedRun, words: string): Promise<string> {
  const { github, job, trigger, redact, mayWrite } = run;
  if (!mayWrite || trigger.thread.type === "none" || trigger.thread.type === "discussion") return words;
  if (await findOwnComment(run, answersThis(run))) return words;
  try {
    await postComment(github, job.repository, trigger.thread.number, withMark(run, redact(words)));
  } catch (error) {
    printNotice(`The reason could not be posted on the thread. ${toFault(error).message}`);
  }
  return words;
}
