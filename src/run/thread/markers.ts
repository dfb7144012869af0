/** Marks what we post on a thread, so that a later run recognizes it. */
import { ownSecret, rawInput } from "../../action/runner/input/raw-input.ts";
import type { Job } from "../../action/runner/job.ts";
import type { Env } from "../../action/runner/world.ts";
import type { ThreadPlace } from "../../github/read/trigger/trigger.ts";
import { type AnswerMarker, answerMarker } from "../../github/write/comment/answer-mark.ts";
import { intentSeal, isOfIntent } from "../../github/write/intents/mark.ts";
import { type WorkMarker, workMarker } from "../../github/write/pull-request/pull-request.ts";
import { findingMarker } from "../../github/write/review/mark.ts";
import { prompt } from "../../prompts.ts";

export function markerOf(env: Env, { repository }: Pick<Job, "repository">, thread: ThreadPlace): AnswerMarker {
  const number = thread.type === "none" ? "" : thread.number;
  return answerMarker(ownSecret(env) ?? "", `${repository.owner}/${repository.name}#${number}`);
}

/** Marks the branch and the pull request of a thread's work. Work without a thread is known by its branch's name. */
export function workMarkerOf({ world, trigger }: WorkPlace): WorkMarker {
  const { thread, repositoryId } = trigger;
  if (thread.type === "none") return workMarker("", { repositoryId, number: 0 });
  return workMarker(ownSecret(world.env) ?? "", { repositoryId, number: thread.number });
}

type WorkPlace = Readonly<{
  world: Readonly<{ env: Env }>;
  trigger: Readonly<{ thread: ThreadPlace; repositoryId: number }>;
}>;

/** Returns a function that says whether a text is marked as our answer, review or finding, or as a post of an intent. */
export function ownWords(env: Env, job: Pick<Job, "repository">, thread: ThreadPlace): (body: string) => boolean {
  const number = thread.type === "none" ? "" : thread.number;
  const finding = findingMarker(ownSecret(env) ?? "", `${job.repository.owner}/${job.repository.name}#${number}`);
  const answer = markerOf(env, job, thread);
  const secret = ownSecret(env);
  const intents = intentSeal(secret ?? "", `${job.repository.owner}/${job.repository.name}`);
  const isOfOurIntent = (body: string) => secret !== undefined && isOfIntent(intents, body);
  return (body) => answer.isOurs(body) || finding.read(body) !== undefined || isOfOurIntent(body);
}

type MarkPlace = Readonly<{
  world: Readonly<{ env: Env }>;
  job: Pick<Job, "repository">;
  trigger: Readonly<{ thread: ThreadPlace; key: string }>;
}>;

/** Returns the body with the invisible mark at its end. */
export function withMark({ world, job, trigger }: MarkPlace, body: string): string {
  const mark = markerOf(world.env, job, trigger.thread).mark(trigger.key);
  return mark === "" ? body : `${body}\n\n${mark}`;
}

/** Returns the body. Without a sandbox, or on another machine, a line below it says so. */
export function withIsolationWarning(env: Env, body: string, hasNone = rawInput(env, "isolation") === "none"): string {
  return hasNone ? `${body}\n\n${prompt(isolationWords(env))}` : body;
}

function isolationWords(env: Env) {
  if (rawInput(env, "agent-server-url") === undefined) return "no-sandbox";
  return rawInput(env, "agent-server-conversation") === "true" ? "remote-agent" : "remote-machine";
}
