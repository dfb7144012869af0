/**
 * Finds out whether a request was taken back: its text was deleted, hidden or edited away; its thread is elsewhere; the label or assignment that
 * made it is gone, or was set again by somebody else; or two labels contradict each other.
 */
import { isGone } from "../../github/client/github-fault.ts";
import { gitHubReader } from "../../github/client.ts";
import { type AskedThread, readStillAsked } from "../../github/read/thread/still-asked.ts";
import { readStanding, readStandingSoon, type Standing } from "../../github/read/thread/still-said.ts";
import type { Whereabouts } from "../../github/read/thread/whereabouts.ts";
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

/** Why a run stops whose request was taken back while it worked; undefined if it still counts. Never rejects. */
export async function withdrawnFault(run: Placed, standing: Standing | undefined): Promise<Fault | undefined> {
  if (standing === undefined || standing.kind === "stands") return undefined;
  const place = standing.kind === "deleted" ? await whereIs(run) : "here";
  if (place !== "here" && place !== "deleted") return elsewhereFault(place);
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
    if (standing !== undefined && standing.kind !== "stands") {
      const place = standing.kind === "deleted" ? await whereIs(run) : "here";
      return place === "here" ? await tell(run, prompt(`taken-back-${standing.kind}`)) : elsewhere(run, place);
    }
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
    const place = isGone(error) ? await whereIs(run) : "here";
    if (place !== "here") return elsewhere(run, place);
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

type Placed = Pick<UnclaimedRun, "github" | "job" | "trigger">;

/** Looks for the thread of the request. Never rejects: "here" if it is none that can be moved, or GitHub does not tell. */
export async function whereIs({ github, job, trigger: { thread } }: Placed): Promise<Whereabouts> {
  if (thread.type !== "issue" && thread.type !== "pull_request") return "here";
  const { readWhereabouts } = await import("../../github/read/thread/whereabouts.ts"); // most threads are where they were
  return readWhereabouts(gitHubReader(github, job.repository), thread.number);
}

type Elsewhere = Exclude<Whereabouts, "here">;

/** Why nothing is done for a request on such a thread. It is not posted: nobody reads it there. */
export function elsewhere({ job, trigger: { thread } }: Placed, place: Elsewhere): string {
  if (place === "deleted" || thread.type === "none") return prompt("thread-deleted");
  const { owner, name } = job.repository;
  return prompt(`thread-${place}`, { url: `${job.serverUrl}/${owner}/${name}/issues/${thread.number}` });
}

/** The same where the run had begun. */
export function elsewhereFault(place: Elsewhere): Fault {
  return new Fault("withdrawn", `${WHERE[place]}, so I stopped.`);
}

const WHERE = {
  deleted: "The thread with the request was deleted",
  transferred: "The issue was transferred to another repository",
  converted: "The issue was converted to a discussion",
} as const;

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
