/**
 * Writes the outputs and the state of this action into the files that the runner gives us. @actions/core would take
 * longer to load than a skipped run takes as a whole; this file loads no schemas either.
 */
import { randomUUID } from "node:crypto";
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import type { OpenComment } from "./open-comment.ts";
import type { Env } from "./world.ts";

/** The same list as action.yml's. */
export const OUTPUTS = [
  "ok",
  "matrix",
  "count",
  "outcome",
  "reason",
  "tests",
  "final-response",
  "structured-output",
  "branch",
  "commit-sha",
  "base-sha",
  "files-changed",
  "diff-path",
  "pr-number",
  "pr-url",
  "pull-requests",
  "review-url",
  "findings-new",
  "findings-fixed",
  "findings-open",
  "findings-blocking",
  "comment-id",
  "comment-url",
  "conversation-id",
  "resumed-from",
  "pending-actions",
  "conversation-path",
  "page-path",
  "intents-done",
  "report-path",
  "patch-path",
  "change-set-path",
  "iterations",
  "input-tokens",
  "output-tokens",
  "cached-tokens",
  "cache-write-tokens",
  "reasoning-tokens",
  "model-seconds",
  "cost-usd",
  "duration-seconds",
] as const;
export type Outputs = Readonly<Partial<Record<(typeof OUTPUTS)[number], string | number | undefined>>>;

/**
 * Writes every output. An output without a value, or with a value that its grammar forbids, is empty. `clean` makes
 * free text safe. A summary of the step that is empty by then says how the step ended.
 */
export function writeOutputs(env: Env, outputs: Outputs, clean = (text: string) => text): void {
  for (const name of OUTPUTS)
    append(env.GITHUB_OUTPUT, "set-output", name, guarded(name, String(outputs[name] ?? ""), clean));
  tellEnd(env.GITHUB_STEP_SUMMARY, outputs, clean);
}

/** Many ends have no comment. People look at the summary then. */
function tellEnd(file: string | undefined, { outcome, reason = "" }: Outputs, clean: (text: string) => string): void {
  if (!file || outcome === undefined) return;
  const why = clean(String(reason)).replaceAll(/\s+/g, " ").replaceAll("<", "&lt;");
  try {
    if (statSync(file).size === 0) appendWhole(file, `Outcome: \`${outcome}\`${why === "" ? "" : ` (${why})`}\n`);
  } catch {
    // a full disk; the outputs say it
  }
}

/** Workflows put these into scripts, `branch` aside. An output that is not named here is free text, and SECURITY.md says so. */
const GRAMMAR: Readonly<Partial<Record<keyof Outputs, RegExp>>> = {
  ok: /^(?:true|false)$/,
  // Nothing but ASCII, and no sign that means something to a shell between single quotes.
  matrix: /^\{"include":\[[\w {}[\]":,.\\/@#+-]*\]\}$/,
  count: /^\d{1,3}$/,
  outcome: /^[a-z-]{1,20}$/,
  tests: /^(?:passed|failed|unknown|none)$/,
  // Git's own rule: people choose such names, also `$(x)`. A script has to take it from its environment.
  branch: /^(?![-/])[^\p{Cc} ~^:?*[\\]{1,1000}$/u,
  "commit-sha": /^[0-9a-f]{40,64}$/,
  "base-sha": /^[0-9a-f]{40,64}$/,
  "files-changed": /^\d{1,9}$/,
  "pr-number": /^\d{1,12}$/,
  "pr-url": /^https?:\/\/[\w.:/#-]{1,500}$/,
  // As of `matrix`.
  "pull-requests": /^\[[\w {}[\]":,.\\/@#+-]*\]$/,
  "review-url": /^https?:\/\/[\w.:/#-]{1,500}$/,
  "findings-new": /^\d{1,9}$/,
  "findings-fixed": /^\d{1,9}$/,
  "findings-open": /^\d{1,9}$/,
  "findings-blocking": /^\d{1,9}$/,
  "intents-done": /^\d{1,4}$/,
  "comment-id": /^\d{1,19}$/,
  "comment-url": /^https?:\/\/[\w.:/#-]{1,500}$/,
  "conversation-id": /^[\w-]{1,64}$/,
  "resumed-from": /^[\w-]{1,64}$/,
  iterations: /^\d{1,9}$/,
  "input-tokens": /^\d{1,15}$/,
  "output-tokens": /^\d{1,15}$/,
  "cached-tokens": /^\d{1,15}$/,
  "cache-write-tokens": /^\d{1,15}$/,
  "reasoning-tokens": /^\d{1,15}$/,
  "model-seconds": /^\d[\d.e-]{0,30}$/,
  "cost-usd": /^\d[\d.e-]{0,30}$/,
  "duration-seconds": /^\d[\d.e-]{0,30}$/,
};

function guarded(name: keyof Outputs, value: string, clean: (text: string) => string): string {
  const grammar = GRAMMAR[name];
  if (grammar) return grammar.test(value) ? value : "";
  return clean(value);
}

/**
 * The data that the step leaves for the post step: a sign that the step has run; as JSON, the things that tools were
 * handed, the unfinished comment and the unreleased lease; as paths, the workspace in which a folder is to be removed,
 * and the folder whose page is not written.
 */
export type StepState = Readonly<{
  hasStepRun: boolean;
  handBack: string | undefined;
  openComment: string | undefined;
  openLease: string | undefined;
  openOthers: string | undefined;
  openPage: string | undefined;
}>;

export function saveHasStepRun(env: Env): void {
  append(env.GITHUB_STATE, "save-state", "hasStepRun", "true");
}

/** The last call counts; undefined once there is nothing left to say. */
export function saveOpenComment(env: Env, comment: OpenComment | undefined): void {
  append(env.GITHUB_STATE, "save-state", "openComment", comment ? JSON.stringify(comment) : "");
}

/** Undefined once all is back. */
export function saveHandBack(env: Env, handBack: object | undefined): void {
  append(env.GITHUB_STATE, "save-state", "handBack", handBack ? JSON.stringify(handBack) : "");
}

/** Undefined once the lease on the thread is released. */
export function saveOpenLease(env: Env, lease: object | undefined): void {
  append(env.GITHUB_STATE, "save-state", "openLease", lease ? JSON.stringify(lease) : "");
}

/** The workspace in which the run makes the folder of other repositories; undefined once that folder is gone. */
export function saveOpenOthers(env: Env, workspace: string | undefined): void {
  append(env.GITHUB_STATE, "save-state", "openOthers", workspace ?? "");
}

/** The folder of the conversation whose page has yet to be written; undefined once it is. */
export function saveOpenPage(env: Env, folder: string | undefined): void {
  append(env.GITHUB_STATE, "save-state", "openPage", folder ?? "");
}

export function readSavedState(env: Env): StepState {
  return {
    hasStepRun: env.STATE_hasStepRun === "true",
    handBack: env.STATE_handBack || undefined,
    openComment: env.STATE_openComment || undefined,
    openLease: env.STATE_openLease || undefined,
    openOthers: env.STATE_openOthers || undefined,
    openPage: env.STATE_openPage || undefined,
  };
}

/** How the same is said on stdout. */
type Command = "set-output" | "save-state";

const STDOUT = 1;

/** A random delimiter around each value, so that no value can forge another. Outside of a runner there is no file. */
function append(file: string | undefined, command: Command, name: string, value: string): void {
  if (!file) return;
  const delimiter = `deckhand_${randomUUID()}`;
  const record = `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
  try {
    appendWhole(file, record);
  } catch {
    if (isPutInPlace(file, name, record)) return;
    say(`::${command} name=${name}::${escaped(value)}\n`);
  }
}

const RECORD = /^([\w-]+)<<(deckhand_[\w-]+)\n[\s\S]*?\n\2\n/gm;

/**
 * A full disk takes no more bytes, but others in the place of those that are there. The file counts more for the runner
 * than stdout, so earlier values of this name are taken out of it. Returns whether the new one is in their place.
 */
function isPutInPlace(file: string, name: string, record: string): boolean {
  try {
    if (!statSync(file).isFile()) return false; // a device could be read without end
    const before = readFileSync(file, "utf8");
    const others = before.replaceAll(RECORD, (whole, named) => (named === name ? "" : whole));
    if (others.length === before.length) return false;
    const isFit = Buffer.byteLength(others + record) <= Buffer.byteLength(before);
    overwrite(file, isFit ? others + record : others);
    return isFit;
  } catch {
    return false;
  }
}

/** With a text that is not longer than what is there. */
function overwrite(file: string, text: string): void {
  const handle = openSync(file, "r+");
  try {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at, bytes.length - at, at);
    ftruncateSync(handle, bytes.length);
  } finally {
    closeSync(handle);
  }
}

/** Half a value would spoil all others for the runner. */
function appendWhole(file: string, text: string): void {
  const handle = openSync(file, "a");
  try {
    const { size } = fstatSync(handle);
    try {
      writeFileSync(handle, text);
    } catch (error) {
      ftruncateSync(handle, size);
      throw error;
    }
  } finally {
    closeSync(handle);
  }
}

function escaped(value: string): string {
  return value.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function say(line: string): void {
  try {
    writeSync(STDOUT, line);
  } catch {
    // nobody listens either
  }
}
