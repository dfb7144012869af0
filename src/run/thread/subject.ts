/** Describes what a run is about, for the names of branches, commits and pull requests. */
import { createHash } from "node:crypto";
import { beginningOf, branchFrom } from "../../git/branch-name.ts";
import type { Actor, Snapshot, Trigger } from "../../github/read/trigger/trigger.ts";
import { rowOf } from "../../github/read/trigger/trigger-kinds.ts";
import { oneLine, slug } from "../../lib/text.ts";
import { PUBLISH } from "../../runner/input/publishing.ts";
import type { Job } from "../../runner/job.ts";
import type { BranchNames } from "../goal.ts";
import type { Run } from "../run.ts";

/** `number` is undefined without a thread. `isTask`: a workflow may request the same work repeatedly. */
export type Subject = Readonly<{
  number: number | undefined;
  title: string;
  isTask?: boolean;
  isDiscussion?: boolean;
}>;

export function subjectOf({ thread, snapshot, request, run, kind, about }: Trigger): Subject {
  const number = thread.type === "none" ? undefined : thread.number;
  const title = snapshot?.title ?? about?.title ?? (run ? `Fix ${run.name}` : request);
  const isTask = number === undefined && rowOf({ kind }).isTask;
  return { number, title: oneLine(title, 200), isTask, isDiscussion: thread.type === "discussion" };
}

const BY_HAND: readonly string[] = ["workflow_dispatch", "repository_dispatch"];

/** The name of the requester for people to read: the login, unless the workflow itself made the request. */
export function requesterOf(trigger: Pick<Trigger, "actors" | "asker" | "kind" | "event">): string {
  const { kind, event } = trigger;
  const login = askerOf(trigger)?.login;
  const { requester } = rowOf({ kind });
  if (requester === "schedule") return "a schedule";
  if (login === undefined) return "the workflow";
  if (requester === "failed run") return `a failed run of ${login}`;
  const isOfWorkflow = requester === "workflow" || (requester === "sender by hand" && !BY_HAND.includes(event));
  return isOfWorkflow ? "the workflow" : login;
}

export function askerOf({ actors, asker }: Pick<Trigger, "actors" | "asker">): Actor | undefined {
  return asker ?? actors[0];
}

/** The template of branches. In another repository than the thread's, their names begin with the name of the thread's. */
export function branchTemplate({ settings, other }: Pick<Run, "settings" | "other">): string {
  const template = settings.slice(PUBLISH)["branch-name"];
  return other ? template.replace(/^agent\//, `agent/${slug(other.main.name, 40) || "other"}-`) : template;
}

/** The branch for new work, by a template. A task always has the same branch. Other runs have one for each attempt. */
export function newBranch(
  { number, title, isTask = false, isDiscussion = false }: Subject,
  { runId, runAttempt, task }: Pick<Job, "runId" | "runAttempt"> & Partial<Pick<Job, "task">>,
  template: string,
): BranchNames {
  if (isTask && task) {
    const branch = branchFrom(template, { kind: "task", number: task.digest, slug: task.words, run: runId });
    return { branch, plain: branch };
  }
  if (number === undefined) {
    const attempt = runAttempt > 1 ? String(runAttempt) : "";
    const branch = branchFrom(template, { kind: "run", number: runId, slug: attempt, run: runId });
    return { branch, plain: branch };
  }
  const kind = kindOf({ isDiscussion });
  const named = (words: string) => branchFrom(template, { kind, number, slug: words, run: runId });
  return { branch: named(slug(title, 40)), plain: named("") };
}

/**
 * The common beginning of a thread's branch names, independent of its title. Undefined without a thread, or if the
 * template does not allow it.
 */
export function branchBeginning({ number, ...subject }: Subject, template: string): string | undefined {
  return number === undefined ? undefined : beginningOf(template, { kind: kindOf(subject), number });
}

function kindOf({ isDiscussion = false }: Pick<Subject, "isDiscussion">) {
  return isDiscussion ? "discussion" : "issue";
}

export function snapshotDigest({ title, body }: Snapshot): string {
  return createHash("sha256").update(`${title}\0${body}`).digest("hex");
}
