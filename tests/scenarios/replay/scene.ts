/** A scene is a webhook on a stage that was set for it, and can be played in more ways than one. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Script } from "../../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../../src/rehearsal/stage.ts";
import { checkExchange } from "../../openapi.ts";
import { hasty } from "../haste/haste.ts";
import { type StoryOptions, stageFor } from "../play.ts";
import { type CallCut, type Cut, switchFor, Watch } from "./cut.ts";
import { type Remains, remainsOf } from "./remains.ts";

export type Scene = Readonly<{
  name: string;
  script: Script;
  options?: StoryOptions;
  /** What is played before. Scenes that have the same one also have one script and the same options: it is played once for all. */
  begin?: (stage: Stage) => Promise<unknown>;
  /** Whatever comes before the webhook, without a play; the webhook is delivered each time the same. */
  set(stage: Stage): PlayOptions;
  /** What somebody starts by hand or a clock does: it is never delivered twice, and a run of it can only be repeated. */
  isRun?: true;
  /** Nothing is kept of it while it goes on (a review needs no permission to write contents), so nobody can wait for it. */
  isUnkept?: true;
  /** By day too, two deliveries come at once: it stands for all whose turn is kept in the same place. */
  isRaced?: true;
  /** Cuts that have found something, or stand for others, by their words: of each the last is played by day, too. */
  samples?: readonly RegExp[];
  /** Where it was cut off, a run that repeats it waits for what another run may still do: its clock is a fast one. */
  isWaiting?: true;
  /** Words by which it is told that nobody knows whether something was done: then this has to be the same, and no more. */
  unsure?: Readonly<{ says: string; outline(remains: Remains): unknown }>;
}>;

/** How a story ended. `calls` are those of its first run. */
export type Ending = Readonly<{ remains: Remains; exitCode: number; problems: readonly string[] }>;

type Told = Readonly<{ stage: Stage; play(more?: PlayOptions): Promise<Rehearsal>; watch: Watch }>;

/**
 * A run that is repeated reads of the call in which it was cut off, and may make one again that it has made. Nothing keeps two
 * reviews apart, so the slower one may begin when the other has published: then it reads that a finding is reported or closed.
 */
const toolErrors =
  /^\w+: (?:This call was interrupted|".*" exists already|This is review comment \d+, which is still open|\d+ is not an open finding of yours)/;

type Opened = Readonly<{ stage: Stage; putBack(): void; watched: { by: Watch } }>;

/** One stage for each beginning, and for each script without more options; `closes` tell how they are closed. */
export class Scenes {
  readonly #opened = new Map<Scene["begin"] | Script | Scene, Promise<Opened>>();
  readonly closes: (() => Promise<void>)[] = [];

  /** The scene, as it is before its webhook: however it is told, it is the same. */
  async open(scene: Scene, cut?: CallCut): Promise<Told> {
    const key = scene.begin ?? (scene.options ? scene : scene.script);
    const known = this.#opened.get(key);
    const opening = known ?? this.#begin(scene);
    this.#opened.set(key, opening);
    opening.catch(() => this.#opened.delete(key));
    const { stage, putBack, watched } = await opening;
    if (known) putBack();
    const watch = new Watch(cut);
    watched.by = watch;
    const delivery = scene.set(stage);
    const play = (more: PlayOptions = {}) =>
      stage.play({ ...delivery, ...more, environment: { ...delivery.environment, ...more.environment } });
    return { stage, play, watch };
  }

  async #begin({ script, options, begin }: Scene): Promise<Opened> {
    const watched = { by: new Watch() };
    const heard: Script = script.map((turn) => (request) => {
      watched.by.asked();
      return typeof turn === "function" ? turn(request) : turn;
    });
    const closing: StoryOptions["closing"] = (close) => this.closes.push(close);
    const stage = await stageFor({ toolErrors, ...options, script: heard, closing });
    await begin?.(stage);
    return { stage, putBack: stage.save(), watched };
  }
}

/** The checkout is not the action's. */
const watched = (watch: Watch, stage: Stage) => ({ earlier: async () => watch.begin(stage) });

/** A run of a workflow, and how often it has been started. */
const run = (id: number, attempt = 1) => ({
  environment: { GITHUB_RUN_ID: String(id), GITHUB_RUN_ATTEMPT: String(attempt) },
});

/** Of several runs, none of which replaces another, the worst is what people see. */
function endingOf(stage: Stage, ...rehearsals: readonly Rehearsal[]): Ending {
  const problems = rehearsals.flatMap((one) => [...one.problems, ...one.exchanges.flatMap(checkExchange)]);
  return {
    remains: remainsOf(stage),
    exitCode: Math.max(...rehearsals.map(({ runner }) => runner.exitCode)),
    problems,
  };
}

/** As it is meant to be, and once more: delivered again, or repeated. */
export async function twice(scenes: Scenes, scene: Scene): Promise<Twice> {
  const { stage, play, watch } = await scenes.open(scene);
  const began = new Date().toISOString();
  const first = await play({ ...run(7101), ...watched(watch, stage) });
  watch.end();
  const once = endingOf(stage, first);
  const second = await play(scene.isRun ? run(7101, 2) : run(7102));
  return { once, again: endingOf(stage, first, second), calls: watch.calls, events: eventsSince(began, first) };
}

/** `events` are those that its first run adds to the log of its conversation. */
type Twice = Readonly<{ once: Ending; again: Ending; calls: readonly string[]; events: number }>;

const Stamped = z.object({ timestamp: z.string() });

function eventsSince(began: string, { outputs }: Rehearsal): number {
  const folder = join(outputs["conversation-path"] || "/nowhere", "events");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith("event-")) : [];
  const stamps = names.map((name) => Stamped.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))).timestamp);
  return stamps.filter((timestamp) => timestamp >= began).length;
}

/** Two workflows that listen to the same. */
export async function atOnce(scenes: Scenes, scene: Scene): Promise<Ending> {
  const { stage, play } = await scenes.open(scene);
  return endingOf(stage, ...(await Promise.all([play(run(7101)), play(run(7102))])));
}

function how(cut: Cut, watch: Watch, stage: Stage): PlayOptions {
  const { environment } = run(7101);
  if (!("call" in cut)) return { environment: { ...environment, ...switchFor(cut) } };
  return { environment, ...watched(watch, stage), [cut.way]: watch.signal };
}

/** What a shell says of a process that was killed. */
const KILLED = 137;

/** Repeated as people do who find a red cross, because it was cut off or has failed. */
export async function repeated(scenes: Scenes, scene: Scene, cut?: Cut): Promise<Ending> {
  const { stage, play, watch } = await scenes.open(scene, cut && "call" in cut ? cut : undefined);
  const first = await play(cut ? how(cut, watch, stage) : run(7101));
  watch.end();
  if (cut && first.runner.exitCode !== KILLED && !watch.signal.aborted) return endingOf(stage, first);
  const again = run(7101, 2);
  const last = await play(scene.isWaiting ? { environment: { ...again.environment, ...hasty } } : again);
  return { ...endingOf(stage, first, last), exitCode: last.runner.exitCode };
}
