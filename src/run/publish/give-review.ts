/**
 * Gives the review of a run: settles threads, posts one review with the findings in the log, and describes the outcome.
 */
import type { RunEnd } from "../../core/conversation/run-end.ts";
import { plainText } from "../../core/event/content.ts";
import type { Event } from "../../core/event/event.ts";
import { inputIn } from "../../core/tool/wire-class.ts";
import { answeredCalls } from "../../core/view/properties.ts";
import { patchText } from "../../github/read/items.ts";
import type { Pull } from "../../github/read/pull/pull.ts";
import { plain } from "../../github/read/text/untrusted.ts";
import type { DraftComment, ReviewVerdict } from "../../github/write/review/draft.ts";
import {
  commentText,
  findingLine,
  postReview,
  type ReviewText,
  settleThread,
  unplacedText,
} from "../../github/write/review/post-review.ts";
import { isOwnBranchName } from "../../lib/branch-names.ts";
import { type Fault, toFault } from "../../lib/fault.ts";
import type { Redact } from "../../lib/mask/mask.ts";
import { once } from "../../lib/once.ts";
import { code } from "../../markdown/inline-code.ts";
import { clipProse } from "../../markdown/markdown.ts";
import { neutraliseWords } from "../../markdown/neutral.ts";
import type { ProseRules } from "../../markdown/rules.ts";
import { prompt } from "../../prompts.ts";
import { signOf } from "../../render/outcome.ts";
import {
  countsOf,
  type ReviewFacts,
  renderUnseen,
  reviewLine,
  sawAll,
  sawNothing,
  saysAnything,
} from "../../render/report/review-facts.ts";
import { printNotice } from "../../runner/console.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import type { Diff, Finding } from "../../tools/review/finding.ts";
import { closedIn, findingsIn, numbered } from "../../tools/review/review-tools.ts";
import { findEarlierReview, reviewMarkerOf } from "../claim/earlier-review.ts";
import type { ReviewContext, StartingPoint } from "../goal.ts";
import { isWork } from "../outcome/evidence.ts";
import { type Conclusion, failure } from "../outcome/run-result.ts";
import type { Run } from "../run.ts";
import { markerOf, withIsolationWarning, withMark } from "../thread/own-comments.ts";

type ReviewPlace = Readonly<{
  context: ReviewContext;
  pull: Pull;
  /** The events of this review. */
  events: readonly Event[];
  finalResponse: string;
  /** Why the run ended early; undefined if it finished. */
  cutShort: string | undefined;
  mayDecide: boolean;
  redact: Redact;
}>;

/** `fault` says why the review could not be posted. The facts have its text then. */
export type GivenReview = Readonly<{ facts: ReviewFacts; fault: Fault | undefined }>;

type Placed = DraftComment & Readonly<{ finding: Finding }>;

/** Resolves to "lost" if another run has given the same review in the meantime. */
async function giveReview(run: Run, review: ReviewPlace): Promise<GivenReview | "lost"> {
  const findings = findingsIn(review.events).map((finding) => cleanFinding(finding, review.redact));
  const factsWith = (fixed: readonly number[]) => factsIn(review, findings, fixed);
  const planned = factsWith(fixedIn(review).map(({ comment }) => comment));
  if (!saysAnything(planned)) return { facts: planned, fault: undefined };
  const unposted = () => findings.map((finding) => unplacedText(finding, rulesOf(run, review))).join("\n\n");
  if (!run.mayWrite) return { facts: { ...planned, unposted: unposted() }, fault: undefined };
  const settleOnce = once(() => settle(run, review).then(factsWith));
  try {
    const posted = await post(run, review, findings, { planned, settle: settleOnce });
    if (posted === "given") return "lost";
    const { url, verdict } = posted;
    return { facts: { ...(await settleOnce()), url, verdict }, fault: undefined };
  } catch (error) {
    return { facts: { ...(await settleOnce()), unposted: unposted() }, fault: toFault(error) };
  }
}

function factsIn(review: ReviewPlace, findings: readonly Finding[], fixed: readonly number[]): ReviewFacts {
  const open = review.context.known.filter(({ id, status }) => status === "open" && !fixed.includes(id));
  const blocking = [...open, ...findings].filter(({ severity }) => severity === "blocking").length;
  const figures = { found: findings.length, fixed: fixed.length, stillOpen: open.length, blocking };
  const { diff, hidden } = review.context;
  const unread = unreadIn(review.events, diff).length;
  const looks = { files: diff.length, unseen: hidden.unseen, unread, isCut: !hidden.isWhole };
  const verdict = reviewVerdictOf(review, { ...figures, isSeen: sawAll(looks) && review.events.some(isWork) });
  return { ...figures, looks, commit: review.pull.head.sha, verdict, url: undefined, unposted: "" };
}

/** The agent does not approve its own work, the code of a fork, or anything that it did not see. */
export function reviewVerdictOf(
  { pull, mayDecide, cutShort }: Pick<ReviewPlace, "pull" | "mayDecide" | "cutShort">,
  { found, stillOpen, blocking, isSeen }: Pick<ReviewFacts, "found" | "stillOpen" | "blocking"> & { isSeen: boolean },
): ReviewVerdict {
  if (!mayDecide || cutShort !== undefined || pull.isFork || isOwnBranchName(pull.head.branch)) return "COMMENT";
  if (blocking > 0) return "REQUEST_CHANGES";
  return found + stillOpen === 0 && isSeen ? "APPROVE" : "COMMENT";
}

/** Returns the posted findings that the agent says are fixed. */
function fixedIn({ context, events }: Pick<ReviewPlace, "context" | "events">) {
  return closedIn(events).flatMap(({ comment, reason }) => {
    const known = context.known.find(({ id }) => id === comment);
    const thread = context.threads.get(comment);
    return known && thread ? [{ comment, reason, known, thread }] : [];
  });
}

/** Settles threads, and resolves to their comments. A thread that cannot be settled stays open. */
async function settle(run: Run, review: ReviewPlace): Promise<readonly number[]> {
  const { context, pull, redact } = review;
  const settled: number[] = [];
  for (const { comment, reason, known, thread } of fixedIn(review)) {
    const words = prompt("review-fixed", {
      commit: code(pull.head.sha.slice(0, 7)),
      reason: neutraliseWords(redact(reason), rulesOf(run, review)),
    });
    const body = `${words}\n\n${context.marker.mark({ kind: "fixed", fingerprint: known.fingerprint })}`;
    const reply = thread.isTold ? undefined : withMark(run, body);
    try {
      const place = { id: thread.id, comment, number: pull.number, reply };
      await settleThread(run.github, run.job.repository, place);
      settled.push(comment);
    } catch (error) {
      printNotice(`The thread of review comment ${comment} could not be settled. ${toFault(error).message}`);
    }
  }
  return settled;
}

type PlannedReview = Readonly<{ planned: ReviewFacts; settle(): Promise<ReviewFacts> }>;

function post(run: Run, review: ReviewPlace, findings: readonly Finding[], { planned, settle }: PlannedReview) {
  const { github, job, world } = run;
  const rules = rulesOf(run, review);
  const comments = findings.map(
    (finding): Placed => ({ ...placeOf(finding), body: commentText(finding, rules, review.context.marker), finding }),
  );
  const wordsOf = (facts: ReviewFacts): ReviewText<Placed> => ({
    verdict: facts.verdict,
    bodyWith: (unplaced) => withMark(run, bodyOf(run, review, facts, { findings, unplaced })),
  });
  const draft = {
    number: review.pull.number,
    commit: planned.commit,
    comments,
    ...wordsOf(planned),
    settle: () => settle().then(wordsOf),
  };
  return postReview(github, job.repository, draft, {
    isOurs: (body) => markerOf(run.settings, job, run.trigger.thread).isOurs(body),
    isGiven: async () => review.cutShort === undefined && (await findEarlierReview(run)) !== undefined,
    sleep: (ms) => world.sleep(ms, world.signal),
  });
}

type Lists = Readonly<{ findings: readonly Finding[]; unplaced: readonly Placed[] }>;

function bodyOf(run: Run, review: ReviewPlace, facts: ReviewFacts, { findings, unplaced }: Lists): string {
  const { job, trigger, memory } = run;
  const conversation = memory.id;
  const rules = rulesOf(run, review);
  const texts = unplaced.map(({ finding }) => unplacedText(finding, rules)).join("\n\n");
  const list = findings.map((finding) => findingLine(finding, rules)).join("\n");
  const body = prompt("review-body", {
    prose: [proseOf(review, rules), renderUnseen(facts)].filter(Boolean).join("\n\n"),
    sign: signOf({ outcome: "answered", review: facts }).mark,
    counts: countsOf(facts),
    commit: code(facts.commit.slice(0, 7)),
    findings: list === "" ? "" : `\n\n${list}`,
    unplaced: texts === "" ? "" : `\n\n${prompt("review-unplaced", { findings: texts })}`,
    run_url: job.runUrl,
  });
  const text = withIsolationWarning(run.settings, review.redact(body.trimStart()));
  // A review that was cut short is no answer yet.
  if (review.cutShort !== undefined) return text;
  return `${text}\n\n${reviewMarkerOf(run).mark(trigger.key, { ...facts, conversation })}`;
}

function proseOf({ finalResponse, cutShort, pull }: ReviewPlace, rules: ProseRules): string {
  const parts = [
    cutShort === undefined ? "" : prompt("review-cut-short", { reason: neutraliseWords(cutShort, rules) }),
    clipProse(finalResponse.trim(), rules),
    pull.isFork ? prompt("fork") : "",
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function placeOf({ path, line, start_line, side }: Finding): Omit<DraftComment, "body"> {
  const onSide = side === "new" ? "RIGHT" : "LEFT";
  const start = start_line === undefined || start_line === line ? {} : ({ start_line, start_side: onSide } as const);
  return { path, line, side: onSide, ...start };
}

function rulesOf({ settings, job }: Run, { pull }: Pick<ReviewPlace, "pull">): ProseRules {
  return { repositoryUrl: job.repositoryUrl, phrases: settings.phrases, commit: pull.head.sha };
}

/** Characters that make code look different from what runs. */
const DECEITFUL = /[\u202a-\u202e\u2066-\u2069]/;

/** A suggestion is applied with one click, so it is posted whole or not at all. */
export function cleanFinding({ suggestion, ...finding }: Finding, redact: Redact): Finding {
  const { title, body } = finding;
  const isSound = suggestion !== undefined && redact(suggestion) === suggestion && !DECEITFUL.test(suggestion);
  return { ...finding, title: redact(title), body: redact(body), ...(isSound && { suggestion }) };
}

/**
 * Paths of files whose whole patch is neither in a prompt nor in a result of `read_diff`. A command or an editor is no
 * proof: it shows a file as it is, and the host cannot tell how much of it. Files without a patch are not among them.
 */
function unreadIn(events: readonly Event[], diff: Diff): readonly string[] {
  const prompts = events.flatMap((event) =>
    event.kind === "MessageEvent" && event.source === "user" ? [plainText(event.llm_message.content)] : [],
  );
  const read = [...answeredCalls(events)].flatMap(([{ tool_name, action }, result]) =>
    tool_name === "read_diff" && result.kind === "ObservationEvent" && !result.observation.is_error
      ? [{ path: inputIn(action).path, text: plainText(result.observation.content) }]
      : [],
  );
  return diff.flatMap(({ path, patch }) => {
    if (patch === undefined) return [];
    const shown = plain(patchText({ path, patch: { text: patch, isCut: false } }).join(""));
    const whole = numbered(patch);
    const isRead =
      prompts.some((text) => text.includes(shown)) ||
      read.some((result) => result.path === path && result.text.includes(whole));
    return isRead ? [] : [path];
  });
}

type Ended = Readonly<{
  /** The events of this run. */
  events: readonly Event[];
  finalResponse: string;
  end: RunEnd;
  /** The conclusion without the review. */
  planned: Conclusion;
  redact: Redact;
  inputs: Inputs;
}>;

/** Also reviews after a run that was cut short, so that its findings are not lost. */
export async function reviewIn(
  run: Run,
  { goal, pull }: StartingPoint,
  { events, finalResponse, end, planned, redact, inputs }: Ended,
): Promise<GivenReview | "lost" | undefined> {
  if (goal.kind !== "review" || !pull) return undefined;
  const cutShort = end.status === "finished" ? undefined : planned.reason;
  const mayDecide = inputs["review-verdict"] === "allow";
  return giveReview(run, { context: goal.context, pull, events, finalResponse, cutShort, mayDecide, redact });
}

/** The reason is how the run ended. If it finished, the reason is the line of the review. */
export function concludeReview({ facts, fault }: GivenReview, end: RunEnd, planned: Conclusion): Conclusion {
  if (end.status !== "finished" || planned.outcome === "failed") return planned;
  if (fault) return failure(fault);
  const hint = sawNothing(facts)
    ? "Look at these files yourself, or split the pull request until GitHub shows them."
    : "";
  return { outcome: saysAnything(facts) ? "answered" : "no-op", reason: reviewLine(facts), hint };
}
