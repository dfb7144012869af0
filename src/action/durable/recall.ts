/** Finds out, before anything is done, what is remembered of a thread, and waits while another run is at work on it. */
import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import type { GitHub } from "../../github/client.ts";
import type { FailedJobs } from "../../github/read/checks/failed-run.ts";
import { isReview } from "../../github/read/trigger/review.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import type { Said } from "../../github/write/comment/comment.ts";
import type { LeakScanner } from "../../github/write/leak/scanner.ts";
import type { Outcome } from "../../github/write/outcome.ts";
import type { Answer, Lease } from "../../github/write/state/manifest.ts";
import { type StateName, taskState, threadState } from "../../github/write/state/state-name.ts";
import { type Found, openStateStore, type StateStore } from "../../github/write/state/state-store.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { gitEnvironment } from "../ground/checkout.ts";
import { mayWrite } from "../mode/mode.ts";
import { givenBefore } from "../review/given-before.ts";
import { printNotice } from "../runner/console.ts";
import { ownSecret } from "../runner/input/own-secret.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import type { Job } from "../runner/job.ts";
import type { World } from "../world.ts";
import { blankMemory, Memory } from "./memory.ts";
import { heedResume } from "./resume.ts";
import { TELLING, type Telling, tellingIn } from "./telling/telling.ts";
import { answersThis, isFinal, saidBefore } from "./turn/earlier-attempt.ts";
import { isOver } from "./turn/is-over.ts";
import { type Errand, turnOf } from "./turn/turn.ts";

/** `telling` is what was to be told of the answer, if nobody has begun anything since. */
export type Recall = Readonly<
  { kind: "answered"; answer: Answer; telling?: Telling | undefined } | { kind: "ours"; memory: Memory }
>;

export type Desk = Readonly<{
  world: World;
  github: GitHub;
  job: Job;
  leaks: LeakScanner;
  trigger: Trigger;
  /** Of a failed run. */
  failed?: FailedJobs | undefined;
}>;

/** Rejects only when the run is cancelled. */
export async function recall(desk: Desk): Promise<Recall> {
  const found = await find(desk);
  if (found.kind === "ours") heedResume(desk, found.memory);
  return found;
}

async function find(desk: Desk): Promise<Recall> {
  const store = stateStore(desk);
  if (store) return new Recollection(desk, store).untilOurs();
  const answer = mayWrite(desk.world.env) ? await answerSeen(desk) : undefined;
  if (answer) return { kind: "answered", answer };
  return isReview(desk.trigger) ? recallReview(desk) : ours(desk.world.newId());
}

/** Where nothing is kept. */
export function ours(conversation: string): Recall {
  return { kind: "ours", memory: blankMemory(undefined, conversation) };
}

/** It tells of itself. A run that is repeated still has to tell people where it is. */
async function recallReview(desk: Desk): Promise<Recall> {
  const given = mayWrite(desk.world.env) ? await givenBefore(desk) : undefined;
  if (!given || desk.job.runAttempt > 1) return ours(given?.conversation ?? desk.world.newId());
  return { kind: "answered", answer: answerAt(desk, given.facts.url, "answered") };
}

/** Where nothing is kept, our own comment tells. Nobody waits for one on what nobody asked for. */
async function answerSeen(desk: Desk): Promise<Answer | undefined> {
  const { trigger, job } = desk;
  if (trigger.kind === "review") return undefined;
  const isOurs = answersThis(desk);
  return answerSaid(desk, await saidBefore(desk, (body) => isOurs(body) && isFinal(job, body)));
}

/** By a comment that says how it ended. */
export function answerSaid(desk: Desk, said: Said | undefined): Answer | undefined {
  return said && answerAt(desk, said.url, said.body.startsWith("### ⚪") ? "no-op" : "answered");
}

function answerAt({ trigger, world }: Desk, url: string, outcome: Outcome): Answer {
  return { key: trigger.key, comment_url: url, outcome, time: world.now().toISOString() };
}

/** The state of the thread, or of the work if there is none; undefined where nothing is to be kept. */
export function stateStore({ trigger, ...desk }: Desk): StateStore | undefined {
  // What a review has to know of earlier ones stands in its threads; so it needs no permission to write contents.
  if (isReview(trigger)) return undefined;
  return openStore({ ...desk, name: stateNameOf(trigger), repositoryId: trigger.repositoryId });
}

export function stateNameOf({ thread, key }: Trigger): StateName {
  return thread.type === "none" ? taskState(key) : threadState(thread.number);
}

type Place = Pick<Desk, "world" | "job" | "leaks"> & Readonly<{ name: StateName; repositoryId: number }>;

export function openStore({ world: { env, now }, job, leaks, ...place }: Place): StateStore | undefined {
  const secret = ownSecret(env);
  if (rawInput(env, "state-store") === "none" || !secret || !mayWrite(env)) return undefined;
  mkdirSync(job.temp, { recursive: true });
  return openStateStore({
    folder: mkdtempSync(join(job.temp, "deckhand-state-")),
    remote: { url: `${job.repositoryUrl}.git`, token: rawInput(env, "github-token") ?? "" },
    environment: gitEnvironment(env),
    isSealed: rawInput(env, "encrypt-state") === "true",
    ...{ ...place, secret, leaks, now },
  });
}

export function errandOf({ key }: Trigger, { runId, runAttempt }: Job): Errand {
  return { key, runId, attempt: runAttempt };
}

/** Clocks of runners differ, and the end takes its time. */
const GRACE_MINUTES = 10;

export function leaseOf(
  { world: { env, now }, job, trigger }: Pick<Desk, "world" | "job" | "trigger">,
  cutOff: Lease | null,
): Lease {
  const minutes = Number(rawInput(env, "timeout-minutes")) || 25;
  const until = new Date(now().getTime() + (minutes + GRACE_MINUTES) * 60_000);
  return {
    ...{ run_id: job.runId, attempt: job.runAttempt, run_url: job.runUrl, key: trigger.key },
    taken: cutOff?.key === trigger.key ? cutOff.taken : now().toISOString(),
    until: until.toISOString(),
  };
}

function tellingOf(found: Found): Telling | undefined {
  return found.status === "found" ? tellingIn(found.files.get(TELLING)) : undefined;
}

const LONGEST_PAUSE_MS = 15_000;

class Recollection {
  readonly #desk: Desk;
  readonly #store: StateStore;

  constructor(desk: Desk, store: StateStore) {
    this.#desk = desk;
    this.#store = store;
  }

  async untilOurs(): Promise<Recall> {
    const { world, job, trigger } = this.#desk;
    for (let pause = 1000; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const found = await this.#read();
      if (found === undefined) return this.#unread();
      const turn = turnOf(found, errandOf(trigger, job), world.now());
      if (turn.kind === "answered") return { ...turn, telling: tellingOf(found) };
      if (turn.kind !== "wait" || (await isOver(this.#desk, turn.lease))) return this.#ours(found);
      printNotice(prompt("state-waiting", { run_url: turn.lease.run_url }));
      await world.sleep(pause, world.signal);
    }
  }

  async #read(): Promise<Found | undefined> {
    try {
      return await this.#store.read();
    } catch (error) {
      printNotice(`What is known of this thread could not be read. ${toFault(error).message}`);
      return undefined;
    }
  }

  /** What could not be read is not overwritten. */
  #unread(): Recall {
    const memory = blankMemory(undefined, this.#desk.world.newId());
    memory.notes.add(prompt("state-not-read"));
    return { kind: "ours", memory };
  }

  #ours(found: Found): Recall {
    const id = this.#desk.world.newId();
    if (found.status === "none") return { kind: "ours", memory: blankMemory(this.#store, id) };
    if (found.status === "unusable") return { kind: "ours", memory: blankMemory(this.#store, id, found.why) };
    const { manifest, files } = found;
    return { kind: "ours", memory: new Memory({ store: this.#store, manifest, files }) };
  }
}
