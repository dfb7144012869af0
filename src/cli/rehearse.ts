/**
 * The command `deckhand rehearse`: reads options, plays on the stage it is given, serves the page of what is played,
 * and tells a person the result.
 */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "../lib/fault.ts";
import { maskOf } from "../lib/mask/mask.ts";
import { type LivePage, servePage } from "../page/live-page.ts";
import { readFacts, readLog } from "../page/write-page.ts";
import { prompt } from "../prompts.ts";
import { REPORT_FILE } from "../render/page-facts.ts";
import { secretInputs } from "../runner/input/secrets-input.ts";
import { Settings } from "../runner/input/settings.ts";
import { TRIGGER } from "../runner/input/trigger-settings.ts";
import { chooseModel, type ModelChoice, parseArguments } from "./arguments.ts";
import { commandFault } from "./command-fault.ts";
import { type Paint, paintFor, plain } from "./readable.ts";
import {
  hasSucceeded,
  type LineView,
  type RehearsalView,
  render,
  type StageRequest,
  type StageView,
} from "./render-rehearsal.ts";

export type RehearseOptions = Readonly<{
  /** The words after `rehearse` on the command line. */
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  stdout: (text: string) => void;
  /** Progress and mistakes go here, so that stdout is the result alone. */
  stderr: (text: string) => void;
  isTty: boolean;
  bundle: string;
  openStage: (request: StageRequest) => Promise<StageView>;
  signal?: AbortSignal;
}>;

type Flags = Extract<ReturnType<typeof parseArguments>, { kind: "rehearse" }>;
type Model = Exclude<ModelChoice, { kind: "mistake" }>;

/** The exit code: 0 when the action did not fail, 1 when it did or could not be played, 2 on wrong options. */
export async function rehearse(options: RehearseOptions): Promise<number> {
  const flags = parseArguments(options.argv);
  if (flags.kind === "help") return tell(options.stdout, prompt("rehearsal-usage"), 0);
  if (flags.kind === "mistake") return tell(options.stderr, `${flags.message} (see deckhand rehearse --help)`, 2);
  const model = chooseModel(options.env, flags.inputs);
  if (model.kind === "mistake") return tell(options.stderr, model.message, 2);
  try {
    return await playOn(masked(options, flags), flags, model);
  } catch (error) {
    return tell(options.stderr, explain(commandFault(error)), 1);
  }
}

async function playOn(options: RehearseOptions, flags: Flags, model: Model): Promise<number> {
  const { stdout, isTty, env, signal } = options;
  if (!flags.json) stdout(`${intro(model)}\n\n`);
  const stage = await options.openStage(requestOf(options, flags, model));
  const watch = flags.watch ? await watchRun(() => latestConversation(stage.folder)) : undefined;
  if (watch) options.stderr(`${prompt("rehearsal-watch", { url: watch.url })}\n`);
  try {
    const settings = new Settings(flags.inputs);
    const body = flags.say === undefined ? {} : { body: addressed(flags.say, settings.phrases) };
    const paint = paintFor(isTty && !env.NO_COLOR);
    const show = (rehearsal: RehearsalView) =>
      stdout(flags.json ? `${JSON.stringify(rehearsal, null, 2)}\n` : render(rehearsal, paint));
    const first = await stage.play({ ...body, ...(signal ? { signal } : {}) });
    show(first);
    const last = flags.story === "approval" ? await playOut(stage, first, options, { paint, settings }) : first;
    if (last !== first) show(last);
    if (watch && signal) await waitForInterrupt(options.stderr, signal);
    return hasSucceeded(last) ? 0 : 1;
  } finally {
    await watch?.close();
    await stage.close();
  }
}

/** The page can be read until then. */
async function waitForInterrupt(stderr: (text: string) => void, signal: AbortSignal): Promise<void> {
  stderr(`${prompt("rehearsal-watched")}\n`);
  // The timer keeps the process up: the server alone does not, once the browser is closed.
  const timer = setInterval(() => undefined, 60_000);
  await new Promise<void>((done) => (signal.aborted ? done() : signal.addEventListener("abort", () => done())));
  clearInterval(timer);
}

/** Approves a waiting action, and merges the resulting pull request. */
async function playOut(
  stage: StageView,
  first: RehearsalView,
  { stdout, stderr, signal }: RehearseOptions,
  { paint, settings }: Readonly<{ paint: Paint; settings: Settings }>,
): Promise<RehearsalView> {
  if (first.outputs.outcome !== "awaiting-approval") return first;
  stdout("\n");
  const label = { by: "octavia", name: settings.slice(TRIGGER)["approve-label"] };
  const last = await stage.play({ issue: first.issue.number, label, ...(signal ? { signal } : {}) });
  const [pull] = last.pullRequests;
  const commits = pull ? await stage.merge(pull.number, label.by) : [];
  for (const commit of commits.slice(0, 3)) stderr(paint.dim(`  ${plain(commit)}\n`));
  return last;
}

function requestOf({ bundle, stderr }: RehearseOptions, flags: Flags, model: Model): StageRequest {
  const isFree = flags.repo !== undefined || flags.say !== undefined;
  return {
    bundle,
    story: flags.story ?? (isFree ? "tour" : "fix"),
    ...(flags.repo === undefined ? {} : { repository: flags.repo }),
    ...(model.kind === "real" ? { model: model.model } : {}),
    inputs: flags.inputs,
    keep: flags.keep,
    onStep: (text) => stderr(`· ${plain(text)}\n`),
    onLine: flags.verbose ? (line) => stderr(`  | ${logLine(line)}\n`) : () => undefined,
  };
}

function intro(model: Model): string {
  return model.kind === "scripted"
    ? prompt("rehearsal-scripted")
    : prompt("rehearsal-real", { model: model.model.model });
}

function addressed(request: string, phrases: readonly string[]): string {
  const isCall = phrases.some((phrase) => request.toLowerCase().includes(phrase.toLowerCase()));
  return isCall ? request : `${phrases[0]} ${request}`;
}

function logLine({ kind, text }: LineView): string {
  return plain(kind === "text" ? text : `[${kind}] ${text}`);
}

/** The same options, with the real model's key and secret inputs hidden from everything that is printed. */
function masked(options: RehearseOptions, { inputs }: Flags): RehearseOptions {
  const hide = maskOf([options.env.LLM_API_KEY ?? "", ...secretInputs(new Settings(inputs))], "***").mask;
  return { ...options, stdout: (text) => options.stdout(hide(text)), stderr: (text) => options.stderr(hide(text)) };
}

function explain({ message, hint }: Fault): string {
  return hint === undefined ? message : `${message}\n${hint}`;
}

function tell(write: (text: string) => void, text: string, exitCode: number): number {
  write(`${text}\n`);
  return exitCode;
}

/** Returns the current folder of the conversation; undefined before it has begun. */
type FolderOf = () => string | undefined;

/** Serves until `close` is called. */
export async function watchRun(folderOf: FolderOf): Promise<LivePage> {
  return servePage({
    version: () => versionOf(folderOf()),
    log() {
      const folder = folderOf();
      return folder === undefined ? NOTHING : readLog(folder);
    },
    facts() {
      const folder = folderOf();
      return folder === undefined ? undefined : readFacts(folder);
    },
  });
}

const NOTHING = { events: [], subAgents: new Map(), usage: new Map() };

/** Changes when the page does. */
function versionOf(folder: string | undefined): string {
  if (folder === undefined) return "nothing";
  const events = join(folder, "events");
  const report = statSync(join(folder, REPORT_FILE), { throwIfNoEntry: false });
  return `${existsSync(events) ? readdirSync(events).length : 0} ${report?.mtimeMs}`;
}

/** The conversation that was begun last in the folder of a rehearsal. */
export function latestConversation(folder: string): string | undefined {
  const found = runsIn(folder).flatMap((temp) =>
    namesIn(temp)
      .filter((name) => name.startsWith("deckhand-"))
      .flatMap((name) => namesIn(join(temp, name, "conversations")).map((id) => join(temp, name, "conversations", id))),
  );
  const begun = (path: string) => statSync(path, { throwIfNoEntry: false })?.birthtimeMs ?? 0;
  return found.toSorted((one, other) => begun(other) - begun(one))[0];
}

function runsIn(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => /^run-\d+$/.test(name))
    .map((name) => join(folder, name, "_temp"));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
