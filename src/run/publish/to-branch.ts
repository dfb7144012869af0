/** Publishes the work of a run where its goal says: chooses the branch, the text, and the pull request that shows it. */
import { gitHubReader } from "../../github/client.ts";
import { isPartOf } from "../../github/read/commits.ts";
import type { Pull } from "../../github/read/pull/pull.ts";
import type { Actor } from "../../github/read/trigger/trigger.ts";
import { nameNow } from "../../github/write/branch.ts";
import {
  openPullRequestOf,
  type PullRequestText,
  pullRequestTitle,
  renderPullRequest,
} from "../../github/write/pull-request/pull-request.ts";
import type { LeakScanner } from "../../leak/scanner.ts";
import { compareAddress, inAddress } from "../../lib/branch-names.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import type { Redact } from "../../lib/mask/mask.ts";
import { code } from "../../markdown/inline-code.ts";
import type { Change } from "../../policy/entries.ts";
import { prompt } from "../../prompts.ts";
import type { Merging } from "../../render/report/report-facts.ts";
import { printNotice } from "../../runner/console.ts";
import { PUBLISH, policyOf } from "../../runner/input/publishing.ts";
import { firstPaths } from "../claim/restore-work.ts";
import type { Goal } from "../goal.ts";
import { unpublishedFiles, unpublishedIn } from "../memory/unpublished.ts";
import type { FinalAnswer, KeptWork, OpenedPullRequest } from "../outcome/run-result.ts";
import type { PreparedRun } from "../prepared-run.ts";
import type { Run } from "../run.ts";
import { ownCommit } from "../start/asked-head.ts";
import { workMarkerOf } from "../thread/own-comments.ts";
import { requesterOf } from "../thread/subject.ts";
import { aboutOf, isThere, messageOf, wordsOf } from "./commit-words.ts";
import { copiedIn, treeWithCopies } from "./copy-work.ts";
import { keepDiff, saveWork } from "./publish.ts";
import type { PublishOptions } from "./publish-options.ts";

export const NOT_OPENED: OpenedPullRequest = { pullRequest: undefined, fault: undefined };

/**
 * Publishes on the branch of the goal, or on a spare one. If neither works, or nothing may be written, the work is
 * saved as a patch. A review publishes nothing, even if the work tree has changes.
 */
export async function publishWork(
  run: Run,
  place: Pick<PreparedRun, "publisher" | "folder" | "startingPoint">,
  change: Change,
  leaks: LeakScanner,
  { approver, title, refused, apart, isAsking = false, ...rules }: PublishRules = {},
): Promise<KeptWork> {
  const { job, github, settings, world } = run;
  const { publisher, folder, startingPoint } = place;
  const { goal } = startingPoint;
  if (goal.kind === "review")
    return { kept: { kind: "nothing" }, change, withheld: [], patch: undefined, fault: undefined };
  const wanted = settings.slice(PUBLISH);
  // The API cannot write to the branch of a fork: only personal tokens can, by a push.
  const isApi = wanted["commit-mode"] === "api" && !(goal.kind === "advance" && goal.fork !== undefined);
  const compareUrl = compareAddress(job.repositoryUrl, goal.base, "");
  const branches = branchesOf(goal, job.runId, leaks, world.newId());
  const isRewritten = change.lineage?.kind === "rewritten";
  const saved = await saveWork(change, {
    publisher,
    api: isApi ? { github, repository: job.repository } : undefined,
    leaks,
    policy: policyOf(wanted),
    ...rules,
    folder,
    branches: run.mayWrite && refused === undefined ? branches.slice(isRewritten ? 1 : 0) : [],
    existing: isThere(goal) && !isRewritten ? goal.branch : undefined,
    message: messageOf(run, { approver, title, words: wordsOf(change, goal) }),
    signers: async () => (await import("./sign-off.ts")).signersOf(run, { goal, publisher }),
    compareUrl,
    leftBefore: unpublishedIn(run.memory.workBefore),
  });
  const { takenName, kept, marked = [] } = saved;
  if (marked.length > 0) run.memory.notes.add(prompt("conflict-markers", { files: firstPaths(marked) }));
  if (isRewritten && isThere(goal))
    run.memory.notes.add(
      prompt(kept.kind === "branch" ? "history-rewritten" : "history-kept", { branch: code(goal.branch) }),
    );
  if (takenName !== undefined && kept.kind === "branch") {
    const names = { branch: code(takenName), other: code(kept.branch) };
    run.memory.notes.add(prompt(kept.branch.includes("/") ? "branch-taken-meanwhile" : "branch-blocked", names));
  }
  const left = saved.left && (await copiedIn(run, place, { ...saved, left: saved.left, apart, isAsking }));
  run.memory.leaveWork(unpublishedFiles(left));
  noteLost(run, { ...saved, left });
  const whole = { ...saved, treeLeft: await treeWithCopies(publisher, saved, { change, left }) };
  return refused ? { ...whole, fault: refused } : withEarlier(run, place, whole, compareUrl);
}

/** With `refused` nothing is published, and that is why; the work is kept for a later run. */
type PublishRules = Pick<PublishOptions, "policy" | "hold" | "made" | "reviewed"> &
  Readonly<{
    approver?: Actor | undefined;
    /** The title that the agent gave its work. */
    title?: string | undefined;
    refused?: Fault | undefined;
    /** People are asked about an action: the tree that they are shown, and the next run begins with, has text only. */
    isAsking?: boolean;
    /** A folder in the root of the workspace that is none of the work. */
    apart?: string | undefined;
  }>;

/** Files that earlier runs could not keep are reported until their paths have other content. */
function noteLost({ memory, settings }: Run, { left, withheld }: KeptWork): void {
  const before = new Set(unpublishedIn(memory.workBefore)?.lost.map(({ path }) => path));
  for (const { path } of withheld) before.delete(path);
  const still = (left?.lost ?? []).map(({ path }) => path).filter((path) => before.has(path));
  const [phrase = ""] = settings.phrases;
  if (still.length > 0) memory.notes.add(prompt("work-still-lost", { files: firstPaths(still), phrase }));
}

/** If the title has a secret, the branch name without its words is used. The last names are spare ones. */
export function branchesOf(goal: Goal, runId: number, leaks: LeakScanner, random: string): readonly string[] {
  switch (goal.kind) {
    case "propose": {
      const branch = leaks.scan(goal.branch).length > 0 ? goal.plain : goal.branch;
      return [branch, `${branch}-run-${runId}`, ...spareNames(`${branch}-run-${runId}`, random)];
    }
    case "advance": {
      const other = `agent/pull-${goal.pullRequest.number}-run-${runId}`;
      return goal.fork === undefined ? [goal.branch, other, ...spareNames(other, random)] : [goal.branch];
    }
    case "review":
    case "patch":
      return [];
  }
}

/** One name that nobody can have taken, and one without slashes: a branch `agent` prevents all branches `agent/…`. */
function spareNames(branch: string, random: string): readonly string[] {
  const name = `${branch}-${random.slice(0, 8)}`;
  return [name, name.replaceAll("/", "-")];
}

type AgentResponse = Readonly<{ final: FinalAnswer; redact: Redact }>;

/** The pull request that shows the work: its existing one, or a new one. */
export async function openFor(
  run: Run,
  {
    startingPoint: { goal, head: from },
    inputs: { "create-pr": way } = run.settings.slice(PUBLISH),
  }: Pick<PreparedRun, "startingPoint"> & Readonly<{ inputs?: Pick<PreparedRun["inputs"], "create-pr"> }>,
  { kept, change }: Pick<KeptWork, "kept" | "change">,
  words: AgentResponse,
): Promise<OpenedPullRequest> {
  if (goal.kind === "patch" || goal.kind === "review") return NOT_OPENED;
  if (goal.kind === "advance" && change.lineage?.kind !== "rewritten") {
    if (kept.kind !== "branch") return NOT_OPENED;
    const { isCiSilent } = await import("./propose.ts");
    const { pull, merging } = await pullAfter(run, goal.pullRequest.number, kept.commit);
    const fault = pull && pull.state !== "open" ? closedFault(pull, kept.branch) : undefined;
    const ci = { isCiSilent: fault === undefined && (await isCiSilent(run)) };
    return { pullRequest: goal.pullRequest, fault, ...ci, merging };
  }
  // Work that an earlier run left on the branch is shown even if this run added nothing.
  if (kept.kind !== "branch" && (goal.kind === "advance" || !goal.isThere)) return NOT_OPENED;
  const { isCiSilent, propose } = await import("./propose.ts");
  const head = kept.kind === "branch" ? kept.branch : goal.branch;
  const compareUrl = compareAddress(run.job.repositoryUrl, goal.base, head);
  const text = proposalOf(run, { ...words, commit: kept.kind === "branch" ? kept.commit : from });
  const known = goal.kind === "propose" && goal.isThere ? await knownPull(run, { head, base: goal.base }) : undefined;
  const merging = async (number: number, { commit }: Readonly<{ commit: string }>) =>
    (await pullAfter(run, number, commit)).merging;
  if (known) {
    const shown = { pullRequest: known, fault: undefined, isCiSilent: await isCiSilent(run) };
    return kept.kind === "branch" ? { ...shown, merging: await merging(known.number, kept) } : shown;
  }
  const opened = await propose(run, { compareUrl, way }, { head, base: goal.base, ...withWorkMark(run, head, text) });
  // Work on an existing branch began earlier, and the base was checked then.
  const tip = goal.kind === "advance" || goal.isThere ? undefined : opened.pullRequest?.baseSha;
  const isOther = await isRewritten(run, { branch: goal.base, tip, from });
  const rewrittenBase = isOther ? goal.base : undefined;
  // There is nothing to merge if the base has not moved.
  if (!opened.pullRequest || kept.kind !== "branch" || opened.pullRequest.baseSha === from)
    return { ...opened, rewrittenBase };
  return { ...opened, rewrittenBase, merging: await merging(opened.pullRequest.number, kept) };
}

/** Somebody may have opened or retargeted it since: the same work gets no second one. Never rejects. */
async function knownPull({ github, job }: Run, ends: Parameters<typeof openPullRequestOf>[2]) {
  return openPullRequestOf(github, job.repository, ends).catch(() => undefined);
}

/** Adds the invisible mark to the end of the body. */
function withWorkMark<Text extends Readonly<{ body: string }>>(run: Run, head: string, text: Text): Text {
  const mark = workMarkerOf(run).mark(head);
  return mark === "" ? text : { ...text, body: `${text.body}\n\n${mark}` };
}

/** The title and body of a new pull request. Relative links of the agent lead to files at `commit`. */
export function proposalOf(
  run: Run,
  { final, redact, commit }: AgentResponse & Readonly<{ commit: string | undefined }>,
): Pick<PullRequestText, "title" | "body"> {
  const { job, trigger, settings } = run;
  const subject = aboutOf(run);
  const { title = subject.title, rest, filled } = final;
  return {
    title: redact(pullRequestTitle({ ...subject, title })),
    body: renderPullRequest({
      about: subject,
      answer: [rest, filled].filter(Boolean).join("\n\n"),
      requester: requesterOf(trigger),
      runUrl: job.runUrl,
      repositoryUrl: job.repositoryUrl,
      phrases: settings.phrases,
      commit,
    }),
  };
}

type PullNow = Readonly<{ pull?: Pull; merging?: OpenedPullRequest["merging"] }>;

/** The pull request once GitHub knows whether it has conflicts now. Without anything if GitHub does not answer. */
async function pullAfter({ github, job, world, memory }: Run, number: number, commit: string): Promise<PullNow> {
  const { readMergeable } = await import("../../github/read/pull/mergeable.ts");
  const sleep = (ms: number) => world.sleep(ms, world.signal);
  const isGone = async (branch: string) => (await nameNow(github, job.repository, branch)) === undefined;
  const asked = { number, commit, sleep, isGone };
  const tried = await readMergeable(gitHubReader(github, job.repository), asked).catch(() => undefined);
  if (!tried) return {};
  const { pull, isBaseGone } = tried;
  if (pull.state !== "open") return { pull };
  const base = pull.base.branch;
  if (isBaseGone) memory.notes.add(prompt("base-gone", { branch: code(base) }));
  return { pull, merging: { base, status: isBaseGone ? "gone" : conflictsOf(pull) } };
}

function conflictsOf({ isMergeable }: Pull): Merging["status"] {
  return isMergeable === undefined ? "unknown" : isMergeable ? "clean" : "conflicts";
}

/** It was merged or closed during the run. */
function closedFault({ number, state }: Pull, branch: string): Fault {
  return new Fault("git", `Pull request #${number} was ${state} while I worked, so it does not include this commit.`, {
    hint: `The commit is on the branch ${code(branch)}: open another pull request from there, if you want it.`,
  });
}

/**
 * Whether the history of `branch` was rewritten: `tip` is its current head, `from` is where the work began. Never
 * rejects: false if GitHub does not answer.
 */
async function isRewritten(
  { github, job }: Pick<Run, "github" | "job">,
  { branch, tip, from }: Readonly<{ branch: string; tip: string | undefined; from: string }>,
): Promise<boolean> {
  if (tip === undefined || tip === from) return false;
  return isPartOf(gitHubReader(github, job.repository), from, branch).then(
    (isPart) => !isPart,
    () => false,
  );
}

type RunCheckout = Pick<PreparedRun, "publisher" | "folder" | "startingPoint">;

/**
 * Finds the work of an attempt that was interrupted after publishing and before reporting, so that this run reports it.
 * Resolves to what was saved now, or if that is nothing, to what an earlier attempt of this run published.
 */
async function withEarlier(run: Run, place: RunCheckout, saved: KeptWork, compareUrl: string): Promise<KeptWork> {
  const { goal } = place.startingPoint;
  const isNothing = saved.kept.kind === "nothing" && saved.withheld.length === 0;
  if (!isNothing || !run.memory.wasCutOff || (goal.kind !== "propose" && goal.kind !== "advance")) return saved;
  try {
    return (await madeBefore(run, place, { branch: goal.branch, compareUrl })) ?? saved;
  } catch (error) {
    printNotice(`It could not be checked whether the work was published before. ${toFault(error).message}`);
    return saved;
  }
}

type Where = Readonly<{ branch: string; compareUrl: string }>;

async function madeBefore(run: Run, place: RunCheckout, { branch, compareUrl }: Where): Promise<KeptWork | undefined> {
  const { publisher, startingPoint, folder } = place;
  const commit = startingPoint.head;
  const own = await ownCommit(run, commit);
  if (!own) return undefined;
  await publisher.fetchCommit(`${run.job.repositoryUrl}.git`, own.parent);
  const change = await publisher.since(own.parent);
  const diff = await keepDiff(change, { publisher, folder }, own.parent);
  const { isVerified } = own;
  const kept = { kind: "branch", branch, commit, isVerified, compareUrl: `${compareUrl}${inAddress(branch)}` } as const;
  return { kept, change, diff, withheld: [], patch: undefined, fault: undefined };
}
