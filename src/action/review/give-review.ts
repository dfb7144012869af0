/** Gives people the review: from what the log has of it to threads that are settled and one review with comments. */
import type { Event } from "../../core/event/event.ts";
import type { Pull } from "../../github/read/pull/pull.ts";
import { code } from "../../github/write/inline-code.ts";
import { neutralise } from "../../github/write/prose/neutral.ts";
import type { ProseRules } from "../../github/write/prose/rules.ts";
import { clipProse } from "../../github/write/report/markdown.ts";
import { commentText, unplacedText } from "../../github/write/review/comment-text.ts";
import { postReview, type ReviewComment, type Verdict, type Words } from "../../github/write/review/post-review.ts";
import {
  countsOf,
  type ReviewFacts,
  renderUnseen,
  sawAll,
  saysAnything,
} from "../../github/write/review/review-facts.ts";
import { settleThread } from "../../github/write/review/settle-thread.ts";
import { type Fault, toFault } from "../../lib/fault.ts";
import type { Redact } from "../../lib/redact.ts";
import { prompt } from "../../prompts.ts";
import { closedIn } from "../../tools/review/close-finding.ts";
import type { Finding } from "../../tools/review/finding.ts";
import { findingsIn } from "../../tools/review/report-finding.ts";
import { mayWrite } from "../mode/mode.ts";
import type { Setting } from "../prepare.ts";
import { printNotice } from "../runner/console.ts";
import { phrasesOf } from "../runner/input/trigger-settings.ts";
import { markerOf, withMark } from "../thread/own-mark.ts";
import { inPlainWords } from "../thread/plain-words.ts";
import { cleanFinding } from "./clean-finding.ts";
import { givenBefore, reviewMarkerOf } from "./given-before.ts";
import type { ReviewDesk } from "./review-desk.ts";

export type ReviewRun = Readonly<{
  desk: ReviewDesk;
  pull: Pull;
  /** Those of this run. */
  events: readonly Event[];
  finalResponse: string;
  /** Why the run ended before it was done; undefined if it was. */
  cutShort: string | undefined;
  mayDecide: boolean;
  redact: Redact;
}>;

/** `fault` says why it could not be posted; what it would have said is in the facts then. */
export type Reviewed = Readonly<{ facts: ReviewFacts; fault: Fault | undefined }>;

type Placed = ReviewComment & Readonly<{ finding: Finding }>;

/** "lost": a run beside this one has given the same review meanwhile. */
export async function giveReview(setting: Setting, run: ReviewRun): Promise<Reviewed | "lost"> {
  const findings = findingsIn(run.events).map((finding) => cleanFinding(finding, run.redact));
  const factsWith = (mended: readonly number[]) => factsIn(run, findings, mended);
  const planned = factsWith(mendedIn(run).map(({ comment }) => comment));
  if (!saysAnything(planned)) return { facts: planned, fault: undefined };
  const unposted = () => findings.map((finding) => unplacedText(finding, rulesOf(setting))).join("\n\n");
  if (!mayWrite(setting.world.env)) return { facts: { ...planned, unposted: unposted() }, fault: undefined };
  let settled: Promise<ReviewFacts> | undefined;
  const settleOnce = () => {
    settled ??= settle(setting, run).then(factsWith);
    return settled;
  };
  try {
    const posted = await post(setting, run, findings, { planned, settle: settleOnce });
    if (posted === "given") return "lost";
    const { url, verdict } = posted;
    return { facts: { ...(await settleOnce()), url, verdict }, fault: undefined };
  } catch (error) {
    return { facts: { ...(await settleOnce()), unposted: unposted() }, fault: toFault(error) };
  }
}

function factsIn(run: ReviewRun, findings: readonly Finding[], mended: readonly number[]): ReviewFacts {
  const open = run.desk.known.filter(({ id, status }) => status === "open" && !mended.includes(id));
  const blocking = [...open, ...findings].filter(({ severity }) => severity === "blocking").length;
  const figures = { found: findings.length, mended: mended.length, stillOpen: open.length, blocking };
  const { diff, hidden } = run.desk;
  const looks = { files: diff.length, unseen: hidden.unseen, isCut: !hidden.isWhole };
  const verdict = verdictOf(run, { ...figures, isSeen: sawAll(looks) && run.events.some(isLook) });
  return { ...figures, looks, commit: run.pull.head.sha, verdict, url: undefined, unposted: "" };
}

/** A call by which the agent, or one that it called, looked at something. */
function isLook(event: Event): boolean {
  if (event.kind !== "ObservationEvent" || event.observation.is_error) return false;
  return !["finish", "think", "task_tracker", "request_condensation"].includes(event.tool_name);
}

/** What is ours is not ours to judge, and what a stranger wrote could have talked us into it. What was not seen is not approved. */
function verdictOf(
  { pull, mayDecide, cutShort }: ReviewRun,
  { found, stillOpen, blocking, isSeen }: Pick<ReviewFacts, "found" | "stillOpen" | "blocking"> & { isSeen: boolean },
): Verdict {
  if (!mayDecide || cutShort !== undefined || pull.isFork || pull.head.branch.startsWith("agent/")) return "COMMENT";
  if (blocking > 0) return "REQUEST_CHANGES";
  return found + stillOpen === 0 && isSeen ? "APPROVE" : "COMMENT";
}

/** What the agent says is mended, and is ours to say so of. */
function mendedIn({ desk, events }: Pick<ReviewRun, "desk" | "events">) {
  return closedIn(events).flatMap(({ comment, reason }) => {
    const known = desk.known.find(({ id }) => id === comment);
    const thread = desk.threads.get(comment);
    return known && thread ? [{ comment, reason, known, thread }] : [];
  });
}

/** The comments whose threads are settled; one that cannot be is as open as before. */
async function settle(setting: Setting, run: ReviewRun): Promise<readonly number[]> {
  const { desk, pull, redact } = run;
  const settled: number[] = [];
  for (const { comment, reason, known, thread } of mendedIn(run)) {
    const words = prompt("review-mended", {
      commit: code(pull.head.sha.slice(0, 7)),
      reason: neutralise(redact(reason), rulesOf(setting)),
    });
    const body = `${words}\n\n${desk.marker.mark({ kind: "mended", fingerprint: known.fingerprint })}`;
    const reply = thread.isTold ? undefined : withMark(setting, body);
    try {
      const place = { id: thread.id, comment, number: pull.number, reply };
      await settleThread(setting.github, setting.job.repository, place);
      settled.push(comment);
    } catch (error) {
      printNotice(`The thread of review comment ${comment} could not be settled. ${toFault(error).message}`);
    }
  }
  return settled;
}

type Said = Readonly<{ planned: ReviewFacts; settle(): Promise<ReviewFacts> }>;

function post(setting: Setting, run: ReviewRun, findings: readonly Finding[], { planned, settle }: Said) {
  const { github, job, world } = setting;
  const rules = rulesOf(setting);
  const comments = findings.map(
    (finding): Placed => ({ ...placeOf(finding), body: commentText(finding, rules, run.desk.marker), finding }),
  );
  const wordsOf = (facts: ReviewFacts): Words<Placed> => ({
    verdict: facts.verdict,
    bodyWith: (unplaced) => withMark(setting, bodyOf(setting, run, facts, unplaced)),
  });
  const draft = {
    ...{ number: run.pull.number, commit: planned.commit, comments, ...wordsOf(planned) },
    settle: () => settle().then(wordsOf),
  };
  return postReview(github, job.repository, draft, {
    isOurs: (body) => markerOf(world.env, job, setting.trigger.thread).isOurs(body),
    isGiven: async () => run.cutShort === undefined && (await givenBefore(setting)) !== undefined,
    sleep: (ms) => world.sleep(ms, world.signal),
  });
}

function bodyOf(setting: Setting, run: ReviewRun, facts: ReviewFacts, unplaced: readonly Placed[]): string {
  const { world, job, trigger, conversationId: conversation } = setting;
  const rules = rulesOf(setting);
  const texts = unplaced.map(({ finding }) => unplacedText(finding, rules)).join("\n\n");
  const body = prompt("review-body", {
    prose: [proseOf(run, rules), renderUnseen(facts)].filter(Boolean).join("\n\n"),
    counts: countsOf(facts),
    commit: code(facts.commit.slice(0, 7)),
    unplaced: texts === "" ? "" : `\n\n${prompt("review-unplaced", { findings: texts })}`,
    run_url: job.runUrl,
  });
  const text = inPlainWords(world.env, run.redact(body.trimStart()));
  // One that was cut short is no answer yet.
  if (run.cutShort !== undefined) return text;
  return `${text}\n\n${reviewMarkerOf(setting).mark(trigger.key, { ...facts, conversation })}`;
}

function proseOf({ finalResponse, cutShort, pull }: ReviewRun, rules: ProseRules): string {
  const parts = [
    cutShort === undefined ? "" : prompt("review-cut-short", { reason: neutralise(cutShort, rules) }),
    clipProse(finalResponse.trim(), rules),
    pull.isFork ? prompt("fork") : "",
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function placeOf({ path, line, start_line, side }: Finding): Omit<ReviewComment, "body"> {
  const onSide = side === "new" ? "RIGHT" : "LEFT";
  const start = start_line === undefined || start_line === line ? {} : ({ start_line, start_side: onSide } as const);
  return { path, line, side: onSide, ...start };
}

function rulesOf({ world, job }: Setting): ProseRules {
  return { repositoryUrl: job.repositoryUrl, phrases: phrasesOf(world.env) };
}
