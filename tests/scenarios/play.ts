/** Opens a stage on the shipped bundle, and holds every play to GitHub's published API. */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { tipsUnder } from "../../src/rehearsal/github/git/refs.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { LogLine } from "../../src/rehearsal/runner/log.ts";
import { openStage, type Stage, type StageOptions } from "../../src/rehearsal/stage.ts";
import { checkOut, type MadeRepository, storyRepository } from "../../src/rehearsal/story/repository.ts";
import { slugifyCommits } from "../../src/rehearsal/story/story.ts";
import { skipWithoutSandbox } from "../needs-sandbox.ts";
import { checkExchange } from "../openapi.ts";
import { runInProcess } from "./in-process.ts";

export const bundle = join(import.meta.dirname, "..", "..", "dist", "index.js");

const inProcess = new WeakSet<Rehearsal>();

/** For a play that is no attack itself: one that only sets the stage for it, or its harmless twin. */
export const fromSource: PlayOptions = { program: runInProcess };

/** A golden is of what ships. */
export function requireShipped(rehearsal: Rehearsal): void {
  if (inProcess.has(rehearsal)) throw new Error("A story with a golden plays the bundle: see `isGolden`.");
}

/**
 * Attacks, faults, cancelled and killed runs and stories with a golden play the shipped bundle, each run as a process of its
 * own, but for the harmless twins of attacks; so does a story that brings a bundle. All others run the same program from `src/` in the process of the tests.
 */
function isShipped({ bundle }: StoryOptions): boolean {
  const { testPath = "", currentTestName = "" } = expect.getState();
  if (bundle === undefined && /\btwin\b/.test(currentTestName)) return false;
  return bundle !== undefined || !testPath.includes("/scenarios/") || isGolden(readFileSync(testPath, "utf8"));
}

/** By the source of the test, from its title to the next test; by all of its file where the title is not found. */
function isGolden(source: string): boolean {
  const title = expect.getState().currentTestName?.split(" > ").at(-1);
  const start = title === undefined ? -1 : placeOf(title, source);
  const [own = ""] = start < 0 ? [source] : source.slice(start).split(/^\s*test[.(]/m, 1);
  return /golden[(/]/.test(own);
}

/** Where a title is written, with `%s` and its like for the values in it; -1 if nowhere. */
function placeOf(title: string, source: string): number {
  const place = source.indexOf(JSON.stringify(title));
  if (place >= 0) return place;
  const written = [...source.matchAll(/"(?:[^"\\\n]|\\.)*%[sidjo](?:[^"\\\n]|\\.)*"/g)];
  const isIt = ([text]: RegExpExecArray) => {
    const parts = text.slice(1, -1).split(/%[sidjo]/);
    const ends = title.startsWith(parts[0] ?? "") && title.endsWith(parts.at(-1) ?? "");
    return ends && parts.every((part) => title.includes(part));
  };
  return written.find(isIt)?.index ?? -1;
}

const isCutOff = ({ signal, cancelAfterMs, killed, lost }: PlayOptions) =>
  (signal ?? cancelAfterMs ?? killed ?? lost) !== undefined;

/**
 * `toolErrors` are errors of tool calls that a story is about, as `tool: what the model reads`. `isSummaryLost`: the runner can
 * not keep the step summary. `closing` is told how the stage is closed, where that is not when the test is over.
 */
export type StoryOptions = Partial<StageOptions> &
  Readonly<{ toolErrors?: RegExp; isSummaryLost?: true; closing?: (close: () => Promise<void>) => void }>;

/** A run that was not killed, and not left in the middle by the test, ends with its exit code. */
function isSilent({ runner }: Rehearsal, played: PlayOptions = {}): boolean {
  return runner.summary.trim() === "" && played.killed === undefined && played.lost === undefined;
}

/**
 * Closed when the test is. A step summary is never empty. A tool call that ends in an error fails the play, unless the story
 * declares it. A machine that can build no sandbox skips it, unless it does without.
 */
export async function stageFor({
  toolErrors,
  isSummaryLost,
  closing = onTestFinished,
  ...options
}: StoryOptions = {}): Promise<Stage> {
  if (options.inputs?.isolation !== "none") skipWithoutSandbox();
  const shipped = isShipped(options);
  const environment = { NODE_COMPILE_CACHE: join(tmpdir(), "compile-cache"), ...options.environment };
  const stage = await openStage({ bundle, made: await bundledRepository(), ...options, environment });
  closing(() => stage.close());
  const checked = (rehearsal: Rehearsal, played?: PlayOptions) => {
    expect(isSummaryLost !== true && isSilent(rehearsal, played), "the step summary is empty").toBe(false);
    expect(undeclared(rehearsal, toolErrors), "tool calls that ended in an error").toEqual([]);
    return rehearsal;
  };
  return {
    ...stage,
    async play(played) {
      const isBundle = (shipped && !played?.program) || isCutOff(played ?? {});
      if (isBundle) return checked(await stage.play(played), played);
      const rehearsal = await stage.play({ ...played, ...fromSource });
      inProcess.add(rehearsal);
      return checked(rehearsal, played);
    },
  };
}

let made: Promise<MadeRepository> | undefined;

/** Made once in each process, in the folder that is removed after all tests. */
export function bundledRepository(): Promise<MadeRepository> {
  const make = async () => {
    const folder = mkdtempSync(join(tmpdir(), "deckhand-made-"));
    const repository = await storyRepository(join(folder, "made.git"), "slugify", slugifyCommits);
    const checkout = join(folder, "checkout");
    await checkOut(repository, { folder: checkout, url: "" });
    const [{ sha: tip } = { sha: "" }] = tipsUnder(repository.gitDir, "refs/heads/main");
    return { gitDir: repository.gitDir, checkout, tip };
  };
  made ??= make();
  return made;
}

function undeclared({ toolErrors }: Rehearsal, declared: RegExp | undefined): string[] {
  return toolErrors.map(({ tool, text }) => `${tool}: ${text}`).filter((line) => !declared?.test(line));
}

/** What the model reads, in the run after, of a call in which the run was stopped. */
export const interrupted = /^\w+: This call was interrupted/;

/** A command in which the action is stopped: `onLine` is for the stage, `signal` for one play of it. */
export function stopInCommand() {
  const stop = new AbortController();
  const command = "sleep 59";
  const onLine = ({ text }: LogLine) => text.includes(`: terminal ${command}`) && stop.abort();
  return { call: call("terminal", { command }), onLine, signal: stop.signal };
}

export type Story = Readonly<{ stage: Stage; rehearsal: Rehearsal; problems: readonly string[] }>;

/** One play on a stage of its own. `problems` are breaches of the model's or GitHub's API by us. */
export async function play(stage: StoryOptions, options: PlayOptions = {}): Promise<Story> {
  const opened = await stageFor(stage);
  const rehearsal = await opened.play(options);
  const problems = [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange), ...rehearsal.runner.errors];
  return { stage: opened, rehearsal, problems };
}

/** The bodies of the agent's comments, without the mark that nobody sees. */
export function answersOf({ comments }: Rehearsal): string[] {
  return comments.filter(({ author }) => author === "github-actions[bot]").map(({ body }) => unmarked(body));
}

export function unmarked(text: string): string {
  return text.replaceAll(
    /\s*<!-- deckhand:(?:answer [0-9a-f]{32} |review [^>]* |work |intent [0-9a-f]{32} )[0-9a-f]{32} -->/g,
    "",
  );
}
