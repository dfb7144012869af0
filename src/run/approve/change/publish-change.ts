/**
 * Publishes an approved protected change as one commit, on the branch that the comment named. The change is applied to
 * the current head of the branch first, on git objects only, to find out whether it is still the change that was shown.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { finalResponse } from "../../../core/conversation/conversation.ts";
import { EventLog } from "../../../core/event/event-log.ts";
import { folderStore } from "../../../core/event/file-store.ts";
import { openPatchPublisher, type Publisher } from "../../../git/publisher.ts";
import { gitHubReader } from "../../../github/client.ts";
import { type Pull, readPull, whyNotFree } from "../../../github/read/pull/pull.ts";
import { tipIfAny } from "../../../github/write/branch.ts";
import { compareAddress } from "../../../lib/branch-names.ts";
import { toFault } from "../../../lib/fault.ts";
import { code } from "../../../markdown/inline-code.ts";
import type { Change } from "../../../policy/entries.ts";
import type { Policy } from "../../../policy/policy.ts";
import type { ProtectedChange } from "../../../render/approval/proposal.ts";
import type { Report } from "../../../render/report/report-facts.ts";
import { gitEnvironment } from "../../../runner/world.ts";
import type { StateContents, StateFile } from "../../../state/state-file.ts";
import { readPullTemplate } from "../../agent/knowledge/pull-template.ts";
import { conversationPath } from "../../agent/open-conversation.ts";
import { piecesOf } from "../../claim/restore-work.ts";
import type { Goal, StartingPoint } from "../../goal.ts";
import { sameFiles } from "../../memory/conversation-files.ts";
import { unpublishedFiles, unpublishedIn } from "../../memory/unpublished.ts";
import { conclude } from "../../outcome/conclude.ts";
import { finalAnswer } from "../../outcome/final-answer.ts";
import { type Conclusion, type KeptWork, NO_WORK, pullRequestFacts, type RunResult } from "../../outcome/run-result.ts";
import { keepDiff, withWholeWork } from "../../publish/publish.ts";
import { NOT_OPENED, openFor, publishWork } from "../../publish/to-branch.ts";
import type { Run } from "../../run.ts";

/**
 * `patch` is what the change does to the current branch, `pull` its pull request, if it has one, and `there` the commit
 * that already has the change, if there is one. `held` records a branch that an interrupted run created. `why` is one
 * sentence for people.
 */
export type PatchNow = Readonly<
  ({ status: "fits"; patch: string; held: ProtectedChange } & Placed) | { status: "lost"; why: string }
>;

type Placed = { publisher: Publisher; change: Change; pull: Pull | undefined; there: BranchNow | undefined };

type BranchNow = Readonly<{ commit: string; isVerified: boolean }>;

export type DecisionPlace = Readonly<{
  run: Run;
  token: string;
  /** A folder that only this process writes. */
  folder: string;
}>;

/**
 * Applies a protected change to the current head of its branch, on git objects only, to find out whether it is still
 * the change that was shown.
 */
export async function patchNow(place: DecisionPlace, held: ProtectedChange): Promise<PatchNow> {
  const { run, token, folder } = place;
  const { job, world } = run;
  const at = await tipIfAny(run.github, run.job.repository, held.branch);
  if (at === undefined && !held.is_new) return lost(`The branch ${code(held.branch)} no longer exists.`);
  const pull = await openPullOf(run, held);
  if (held.pull_request !== null && !pull) return lost(`Pull request #${held.pull_request} is no longer open.`);
  const there = at === undefined ? undefined : await readBranch(run, held, at);
  const base = held.is_new || there !== undefined ? held.head : (at ?? held.head);
  const placed = at === held.head ? { ...held, is_new: false } : held;
  const path = join(folder, "held.patch");
  writeFileSync(path, held.patch);
  const options = {
    folder,
    base,
    token,
    now: world.now,
    remoteUrl: `${job.repositoryUrl}.git`,
    allowedBranch: held.pull_request === null ? undefined : held.branch,
    environment: gitEnvironment(world.env),
  };
  try {
    const { publisher, change } = await openPatchPublisher(options, path);
    return { status: "fits", publisher, change, patch: await publisher.exactPatch(change), pull, there, held: placed };
  } catch (error) {
    if (toFault(error).code !== "denied") throw error;
    return lost(`These files were changed on ${code(held.branch)} in the meantime, and the change no longer applies.`);
  }
}

function lost(why: string): PatchNow {
  return { status: "lost", why };
}

const Commit = z.object({
  message: z.string(),
  tree: z.object({ sha: z.string() }),
  verification: z.object({ verified: z.boolean() }),
});

/** The commit of an interrupted run that published the change: it has the same tree and is of the same conversation. */
async function readBranch(
  { github, job, memory }: Run,
  { head, tree }: ProtectedChange,
  tip: string,
): Promise<BranchNow | undefined> {
  if (tip === head) return undefined;
  const { owner, name: repo } = job.repository;
  const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
  const { data } = await github.request(route, { owner, repo, commit_sha: tip });
  const { message, tree: found, verification } = Commit.parse(data);
  const isIt = found.sha === tree && message.includes(`Agent-Conversation: ${memory.id}`);
  return isIt ? { commit: tip, isVerified: verification.verified } : undefined;
}

/** Undefined if it has no pull request, or that is closed, or its branch may not be written any more. */
async function openPullOf(
  { github, job }: Run,
  { pull_request: number, branch }: ProtectedChange,
): Promise<Pull | undefined> {
  if (number === null) return undefined;
  const client = gitHubReader(github, job.repository);
  const pull = await readPull(client, number);
  const isOurs = pull.state === "open" && !pull.isFork && pull.head.branch === branch;
  return isOurs && (await whyNotFree(client, branch)) === undefined ? pull : undefined;
}

type Publishing = DecisionPlace &
  Readonly<{
    held: ProtectedChange;
    publisher: Publisher;
    change: Change;
    policy: Policy;
    /** The change's pull request, if it has one. */
    pull: Pull | undefined;
    /** The commit that already has the change. */
    there: BranchNow | undefined;
  }>;

export async function publishChange(publishing: Publishing): Promise<Omit<RunResult, "approvals">> {
  const { run, folder, held, publisher, pull } = publishing;
  const goal = goalOf(held, pull);
  const startingPoint: StartingPoint = { head: publisher.base, branch: held.branch, goal, pull: undefined };
  const saved = (await alreadyThere(publishing)) ?? (await save(publishing, startingPoint));
  const isThere = saved.kept.kind === "branch";
  const { workBefore } = run.memory;
  run.memory.leaveWork(isThere ? workWithout(workBefore, held.patch) : sameFiles(workBefore));
  const path = conversationPath(folder, run.memory.id);
  const template = await readPullTemplate(publisher.filesOf(publisher.base));
  const words = { final: await finalAnswer(answerIn(run, path), { isTitled: false, template }), redact: run.redact };
  const opened = saved.fault ? NOT_OPENED : await openFor(run, { startingPoint }, saved, words);
  const end = { status: "finished" } as const;
  const whole = await withWholeWork({ run, startingPoint }, saved);
  const ending = { end, change: whole.change, saved: whole, opened, goal: goal.kind, finalResponse: "" };
  const conclusion = conclude({ ...ending, timeoutMinutes: 0 }); // only used for stopped runs
  const { kept, change, diff, withheld, patch } = whole;
  const report: Report & Conclusion = {
    ...NO_WORK,
    ...conclusion,
    files: change.files,
    kept,
    diff,
    withheld,
    withheldPatch: patch,
    costUsd: 0,
    durationMs: 0,
    ...pullRequestFacts(opened),
  };
  const facts = { fault: conclusion.fault, conversationPath: path, baseSha: publisher.base };
  return { report, ...facts, startingPoint, tree: saved.change.tree };
}

function save({ run, publisher, folder, change, policy }: Publishing, startingPoint: StartingPoint): Promise<KeptWork> {
  return publishWork(run, { publisher, folder, startingPoint }, change, run.leaks, {
    policy,
    approver: run.trigger.actors[0],
  });
}

async function alreadyThere(publishing: Publishing): Promise<KeptWork | undefined> {
  const { run, held, change, there } = publishing;
  if (there === undefined) return undefined;
  const compareUrl = compareAddress(run.job.repositoryUrl, held.base, held.branch);
  const kept = { kind: "branch", branch: held.branch, ...there, compareUrl } as const;
  const diff = await keepDiff(change, publishing);
  return { kept, change, diff, withheld: [], patch: undefined, fault: undefined };
}

function goalOf({ branch, base, is_new: isNew }: ProtectedChange, pull: Pull | undefined): Goal {
  if (pull) return { kind: "advance", branch, base, pullRequest: { number: pull.number, url: pull.url } };
  return { kind: "propose", branch, plain: branch, base, ...(!isNew && { isThere: true }) };
}

/** The agent's last message, for a pull request that is opened only now. */
function answerIn({ memory, world, exact, leaks }: Run, path: string): string {
  memory.openIn(path);
  const stamper = () => ({ id: world.newId(), timestamp: world.now().toISOString() });
  const log = new EventLog(folderStore(path), stamper);
  log.close();
  return leaks.redact(exact(finalResponse(log.branch()))).text;
}

/** The saved work without the files of `patch`, the decided change. Both name files in the same way. */
export function workWithout(work: StateContents, patch: string): StateFile[] {
  const left = unpublishedIn(work);
  if (!left?.patch) return unpublishedFiles(left);
  const decided = new Set(piecesOf(Buffer.from(patch)).map(nameLine));
  const rest = Buffer.concat(piecesOf(left.patch).filter((piece) => !decided.has(nameLine(piece))));
  const isNothing = rest.length === 0 && left.lost.length === 0 && !left.aside;
  return unpublishedFiles(isNothing ? undefined : { ...left, patch: rest.length === 0 ? undefined : rest });
}

/** `diff --git a/… b/…`, as git quotes it. */
function nameLine(piece: Buffer): string {
  return piece.toString("latin1").split("\n", 1)[0] ?? "";
}
