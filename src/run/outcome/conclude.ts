/** Decides the outcome of a run from evidence alone: how it ended, what changed, and where the change is now. */

import { writtenArguments } from "../../core/agent/prepare-call.ts";
import type { RunEnd } from "../../core/conversation/run-end.ts";
import type { Loop } from "../../core/conversation/stuck.ts";
import type { Silence } from "../../core/model/endpoint.ts";
import { Fault } from "../../lib/fault.ts";
import { count, oneLine, sentences } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import { showsSomething } from "../../markdown/shown/shows-something.ts";
import { belongsInLfs, CODES, isDropped, isLeftInRef, isUnstored, type Withheld } from "../../policy/codes.ts";
import type { Change } from "../../policy/entries.ts";
import type { Outdated } from "../../policy/lock/outdated.ts";
import { type Torn, tornBetween } from "../../policy/lock/pairs.ts";
import type { SeenByHost } from "../../render/outcome.ts";
import { withheldLine } from "../../render/report/withheld.ts";
import type { Mode } from "../../runner/input/trigger-settings.ts";
import type { Goal } from "../goal.ts";
import {
  doubtClause,
  doubtsAboutAnswer,
  doubtsAboutChange,
  hasEmptyCommits,
  lookedAt,
  type ToolDoubts,
  workedBehind,
} from "./doubts.ts";
import { exhausted, type LowerLimits } from "./exhausted.ts";
import { outdatedHint, type Reach } from "./outdated-hint.ts";
import { CANCELLED, type Conclusion, failure, type KeptWork, type OpenedPullRequest } from "./run-result.ts";

export type Evidence = Readonly<{
  end: RunEnd;
  change: Change;
  saved: KeptWork;
  opened: OpenedPullRequest;
  /** This can also be the mode in which nothing is published. */
  goal: Goal["kind"] | Mode | undefined;
  /** Why the work can only be a patch, if no branch may be written. */
  lowered?: string | undefined;
  /** Whether the request had no room for a part of itself. */
  isRequestCut?: boolean;
  /** `owner/name`, where it is another one than that of the thread. */
  repository?: string;
  finalResponse: string;
  /** The evidence of features. */
  evidence?: readonly SeenByHost[];
  timeoutMinutes: number;
  /** The silence of the model when the time was up, if there was one. */
  silence?: Silence | undefined;
  /** The definition of the agent, which can have lower limits than the inputs. */
  main?: LowerLimits | undefined;
  /** The hosts that commands could reach; undefined without a sandbox, or if no command ran. */
  reach?: Reach | undefined;
}> &
  ToolDoubts;

export function conclude(evidence: Evidence): Conclusion {
  const { end } = evidence;
  switch (end.status) {
    case "finished":
      return concludeFinished(evidence);
    case "exhausted":
      return exhausted(end.limit, evidence.main);
    case "deadline":
      return outOfTime(evidence);
    case "stuck":
      return {
        outcome: "stuck",
        reason: `Stopped because I was repeating myself${inWords(end.circle)}`,
        hint: "Mention me with what I am missing.",
      };
    case "waiting":
      return { outcome: "awaiting-approval", reason: "An action waits for approval", hint: "Approve or reject it." };
    case "interrupted":
      return end.reason instanceof Fault ? failure(end.reason) : CANCELLED;
    case "failed":
      return failure(end.fault);
  }
}

/** In milliseconds. Models rarely think for a minute, or for half of a short limit, without sending anything. */
const LONG_SILENCE_MS = 60_000;

function outOfTime({ timeoutMinutes, silence }: Evidence): Conclusion {
  const reason = `Stopped after ${count(timeoutMinutes, "minute")}, which is the limit`;
  const raise = "Raise the `timeout-minutes` input (and the job's own limit above it), or ask for less at once.";
  if (!silence || silence.ms < Math.min(LONG_SILENCE_MS, timeoutMinutes * 30_000))
    return { outcome: "timed-out", reason, hint: raise };
  const time =
    silence.ms < 120_000
      ? count(Math.round(silence.ms / 1000), "second")
      : count(Math.round(silence.ms / 60_000), "minute");
  const what = silence.hasSigns ? "nothing but keep-alive signals" : "nothing";
  return {
    outcome: "timed-out",
    reason: `${reason}: the model at ${code(silence.host)} had sent ${what} for ${time}`,
    hint: "Check whether the model's endpoint is overloaded or still loads the model, or use another model or endpoint. If the model is only slow, raise the `timeout-minutes` input (and the job's own limit above it).",
  };
}

function inWords(circle: Loop | undefined): string {
  if (!circle) return "";
  const calls = circle.calls.map(({ tool_name, action, tool_call }) => {
    const { kind: _, ...values } = action ?? { kind: "", invalid: writtenArguments(tool_call.arguments) };
    const told = Object.values(values).map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
    const what = oneLine(told.join(" ").replaceAll("`", "'"), 80); // a pipe is none of a table here, so it stays
    return what === "" ? code(tool_name) : `${code(tool_name)} \`${what}\``;
  });
  return `: ${calls.join(" and ")}${calls.length > 1 ? " in turn," : ""} ${circle.times} times`;
}

function blocked(first: Withheld, amount: number, where: string): Conclusion {
  const more = amount > 1 ? `, and ${amount - 1} more` : "";
  const reason = `Nothing could be published${where}: ${oneLine(withheldLine(first), 200)}${more}`;
  return { outcome: "blocked", reason, hint: CODES[first.code].hint };
}

/** Says where the work is, as the end of a sentence: a pull request, a branch or a patch. */
function placeClause({ goal, repository, saved, opened: { pullRequest, proposeUrl } }: Evidence): string {
  const { kept } = saved;
  const pull = `pull request ${repository ?? ""}#${pullRequest?.number}`;
  if (goal === "plan") return ": ready to be applied";
  if (goal === "dry-run") return ": a dry run, so nothing is published";
  if (goal === "patch") return ": the patch is below";
  if (goal === "advance" && saved.change.lineage?.kind !== "rewritten") return ` on ${pull}`;
  if (pullRequest) return `: ${pullRequest.isReady ? "" : "draft "}${pull}`;
  if (proposeUrl !== undefined) return ": ready to be proposed";
  return kept.kind === "branch" ? ` on branch ${kept.branch}` : ": not published";
}

/** "Changed 2 files", and in which other repository; what was merged is none of it. */
function changeClause({ change: { files, lineage }, repository }: Evidence): string {
  const changed = `hanged ${count(files.length, "file")}`;
  const done = lineage && { merge: "Merged the base branch", rewritten: "Rewrote the history" }[lineage.kind];
  const all = done === undefined ? `C${changed}` : files.length === 0 ? done : `${done} and c${changed}`;
  return `${all}${inRepository(repository)}`;
}

function inRepository(name: string | undefined): string {
  return name === undefined ? "" : ` in ${name}`;
}

/** Says where the work is that the host does not believe. */
function refutedFault(evidence: Evidence, { code: kind, clause, hint }: Refuted): Fault {
  const { files } = evidence.change;
  const done = files.length > 0 ? `${changeClause(evidence)}${placeClause(evidence)}, but` : "There is work, but";
  return new Fault(kind, `${done} ${clause}.`, { hint });
}

type Refuted = Extract<SeenByHost, { kind: "refuted" }>;

/** Says where the published part is. */
function unstoredFault(evidence: Evidence, unstored: readonly Withheld[]): Fault {
  const { files } = evidence.change;
  const done =
    files.length > 0
      ? `${changeClause(evidence)}${placeClause(evidence)}, but`
      : `Nothing was published${inRepository(evidence.repository)}, because`;
  const inRefs = unstored.filter(({ code: why }) => isLeftInRef(why));
  const inLfs = unstored.filter(({ code: why }) => belongsInLfs(why));
  const others = unstored.filter((one) => !inRefs.includes(one) && !inLfs.includes(one));
  const reasons = [
    ...(others.length > 0 ? [`git cannot store ${namesOf(others)}`] : []),
    ...(inLfs.length > 0 ? [`I cannot put ${namesOf(inLfs)} into Git LFS`] : []),
    ...(inRefs.length > 0 ? [`work was left in ${namesOf(inRefs)}`] : []),
  ];
  const hint = [...new Set(unstored.map(({ code: why }) => CODES[why].hint))].join(" ");
  return new Fault("git", `${done} ${reasons.join(", and ")}.`, { hint });
}

/** Names the refs, if the work is in refs. Its files follow in the list. */
function namesOf(unstored: readonly Withheld[]): string {
  const refs = unstored.filter(({ code: why }) => why === "DKH-113");
  const named = refs.length > 0 ? refs : unstored;
  const names = named.slice(0, 3).map(({ path, detail }) => code(path) + (detail === "" ? "" : ` (${detail})`));
  return `${names.join(", ")}${named.length > 3 ? ` and ${named.length - 3} more` : ""}`;
}

const TORN_HINT =
  "Before you merge, take the withheld file from the patch below, or let your package manager write it again on the branch.";

function tornWords([first]: readonly (Torn | Outdated)[]): string {
  if (!first) return "";
  if ("withheld" in first)
    return `; ${code(first.withheld)} was withheld, so it does not match ${code(first.published)}`;
  const isNpm = /(?:^|\/)(?:package-lock|npm-shrinkwrap)\.json$/.test(first.outdated);
  const effect = isNpm ? "so `npm ci` will fail" : `so it does not match ${code(first.published)}`;
  return `; ${code(first.outdated)} was not updated, ${effect}`;
}

function concludeFinished(evidence: Evidence): Conclusion {
  const { change, saved, opened, finalResponse, isRequestCut = false, tests, failedEdits } = evidence;
  const { hasApprovedFailure = false } = evidence;
  const tools = { ...(tests && { tests }), ...(failedEdits && { failedEdits }), hasApprovedFailure };
  const fault = saved.fault ?? opened.fault;
  if (fault) return failure(fault);
  const { evidence: found = [] } = evidence;
  const failed = found.find((one) => one.kind === "failed");
  if (failed) return failure(failed.fault);
  const withheld = saved.withheld.filter(({ code: why }) => !isDropped(why));
  const unstored = withheld.filter(({ code: why }) => isUnstored(why));
  if (unstored.length > 0) return failure(unstoredFault(evidence, unstored));
  const refuted = found.find((one) => one.kind === "refuted");
  if (refuted) return failure(refutedFault(evidence, refuted));
  if (change.files.length > 0 || (change.lineage && saved.kept.kind !== "nothing")) {
    const lowered = evidence.goal === "patch" ? evidence.lowered : undefined;
    const rest = withheld.length > 0 ? `, and withheld ${withheld.length}` : "";
    const parted = tornBetween(
      change.files.map(({ path }) => path),
      withheld.map(({ path }) => path),
    );
    const outdated = saved.outdated ?? [];
    const torn = [...parted, ...outdated];
    const isPatch = evidence.goal === "patch";
    const told = found.flatMap((one) => (one.kind === "doubt" ? [one.doubt] : []));
    const doubts = [...doubtsAboutChange({ saved, opened, isPatch, isRequestCut, ...tools }), ...told];
    return {
      outcome: "changed",
      reason: `${changeClause(evidence)}${rest}${doubtClause(doubts)}${placeClause(evidence)}${tornWords(torn)}`,
      hint: sentences(
        lowered,
        saved.isEmptied ? EMPTIED_HINT : undefined,
        behindHint(workedBehind(change)),
        parted.length > 0 ? TORN_HINT : outdated[0] && outdatedHint(outdated[0].outdated, evidence.reach),
      ),
      torn,
      doubts,
    };
  }
  // This run proposes work that an earlier run left on the branch. An earlier pull request is not work of this run.
  if (evidence.goal === "propose" && opened.pullRequest?.isNew) {
    return {
      outcome: "changed",
      reason: `No further change${inRepository(evidence.repository)}${placeClause(evidence)}`,
      hint: "",
    };
  }
  if (withheld[0]) return blocked(withheld[0], withheld.length, inRepository(evidence.repository));
  if (showsSomething(finalResponse)) {
    const at = lookedAt(saved.change);
    const hint = hasEmptyCommits(saved.change) ? EMPTY_HINT : at === undefined ? "" : lookedHint(at);
    const doubts = doubtsAboutAnswer({ saved, isRequestCut, ...tools });
    return { outcome: "answered", reason: `Answered – nothing was changed${doubtClause(doubts)}`, hint, doubts };
  }
  return { outcome: "no-op", reason: "Nothing was changed, and there is no answer", hint: "Ask again in other words." };
}

const EMPTIED_HINT =
  "The change removes every file that there was. In a shallow checkout, a revert of the oldest commit does that: set `fetch-depth: 0` on `actions/checkout`, and ask again.";

const EMPTY_HINT =
  "The agent made commits that change no file in the end, and I publish none of these. To start the checks again, run them again on GitHub.";

function behindHint(commit: string | undefined): string | undefined {
  if (commit === undefined) return undefined;
  return `The agent took the checkout back to the commit ${commit.slice(0, 7)} and worked there, so the change also takes back what came after that commit. If this is not meant, ask for the work on the newest commit.`;
}

function lookedHint(commit: string): string {
  return `The agent left the checkout at the commit ${commit.slice(0, 7)} and changed nothing there, so nothing is published. If the files are to be as in that commit, ask for that.`;
}
