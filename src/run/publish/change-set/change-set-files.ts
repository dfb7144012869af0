/** Writes a change set into a folder that a later job is given, and reads it there. */
import {
  closeSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Report } from "../../../github/write/report/report-facts.ts";
import { Fault } from "../../../lib/fault.ts";
import type { Redact } from "../../../lib/mask/mask.ts";
import { oneLine } from "../../../lib/text.ts";
import type { RunResult } from "../../outcome/run-result.ts";
import type { Run } from "../../run.ts";
import { requesterOf } from "../../thread/subject.ts";
import { ChangeSet, FILES } from "./change-set.ts";

/** Returns the new folder. It stays when the step has ended. */
export function writeChangeSet(run: Run, done: RunResult, redact: Redact): string {
  mkdirSync(run.job.temp, { recursive: true });
  const folder = join(mkdtempSync(join(run.job.temp, "deckhand-")), "change-set");
  mkdirSync(folder);
  const { kept, withheldPatch } = done.report;
  const facts = ChangeSet.parse(inStrings(changeSetOf(run, done), redact));
  writeFileSync(join(folder, FILES.facts), `${JSON.stringify(facts, null, 2)}\n`);
  if (kept.kind === "patch") copyFileSync(kept.path, join(folder, FILES.work));
  if (withheldPatch) copyFileSync(withheldPatch.path, join(folder, FILES.withheld));
  copyLog(done.conversationPath, join(folder, FILES.log));
  return folder;
}

/** The files of the conversation that a change set contains. Long outputs and undo copies stay on the runner. */
const LOG = ["base_state.json", "events"] as const;

function copyLog(from: string, to: string): void {
  if (from === "") return;
  mkdirSync(to);
  for (const name of LOG)
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true });
}

function changeSetOf({ job, trigger, memory }: Run, { report, startingPoint, tree, proposals = [] }: RunResult) {
  const { owner, name } = job.repository;
  const isKept = report.kept.kind === "patch";
  return {
    version: 1,
    repository: { id: trigger.repositoryId, name: `${owner}/${name}` },
    thread: trigger.thread,
    key: trigger.key,
    requester: requesterOf(trigger),
    conversation: memory.id,
    ...(startingPoint && { startingPoint: startingPointOf(startingPoint) }),
    ...(isKept && { tree }),
    end: endOf(report),
    finalResponse: report.finalResponse.slice(0, 500_000),
    ...(proposals.length > 0 && { intents: proposals.map(({ name, value }) => ({ name, value })) }),
    facts: factsOf(report),
  };
}

function startingPointOf({ head, goal, pull }: NonNullable<RunResult["startingPoint"]>) {
  // Work on a fork and changes that a review made are only shown in the answer.
  const isKept = goal.kind === "review" || (goal.kind === "advance" && goal.fork !== undefined);
  return { commit: head, branch: goal.base, goal: isKept ? "patch" : goal.kind, ...(pull && { head: pull.head.sha }) };
}

function endOf({ outcome, reason, quote, hint }: Report) {
  const isStopped = ["budget-exhausted", "timed-out", "stuck", "cancelled", "failed"].includes(outcome);
  if (!isStopped) return { status: "finished" };
  return { status: "stopped", outcome, reason, ...(quote !== undefined && { quote }), hint };
}

function factsOf(report: Report) {
  const { steps, iterations, models, inputTokens, outputTokens, cachedTokens, estimatedCalls, uses, durationMs } =
    report;
  const { withheld, checks, costUsd, sandbox, toolCalls = 0 } = report;
  return {
    withheld: withheld.slice(0, 1000).map((one) => ({ ...one, detail: one.detail.slice(0, 500) })),
    checks: checks.slice(-100).map(({ command, exitCode }) => ({ command: command.slice(0, 20_000), exitCode })),
    steps,
    iterations,
    toolCalls,
    models,
    inputTokens,
    outputTokens,
    cachedTokens,
    estimatedCalls,
    uses,
    durationMs,
    ...(costUsd !== undefined && { costUsd }),
    ...(sandbox && { sandbox: sandboxOf(sandbox) }),
  };
}

function sandboxOf({ denials, isAsking, nobody, ...sandbox }: NonNullable<Report["sandbox"]>) {
  const told = denials.slice(0, 500).map(({ host, port, reason, allow }) => ({
    host: host.slice(0, 500),
    port,
    reason,
    ...(allow !== undefined && { allow: allow.slice(0, 500) }),
  }));
  const { way, checks, network, isShut } = sandbox;
  const asking = { ...(isAsking !== undefined && { isAsking }), ...(nobody !== undefined && { nobody }) };
  return { way, checks, network, isShut, ...asking, denials: told };
}

/** Hides secrets in all texts of a value. Names of fields and numbers cannot contain any. */
function inStrings(value: unknown, redact: Redact): unknown {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((one) => inStrings(one, redact));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inStrings(one, redact)]));
}

/** `work` and `withheld` are paths of patches, undefined if there is none. `log` is a folder, or "" without one. */
export type ReadChangeSet = Readonly<{
  facts: ChangeSet;
  work: string | undefined;
  withheld: string | undefined;
  log: string;
}>;

const MEGABYTE = 1024 * 1024;

/** In bytes, for each file. */
const LARGEST: Readonly<Record<"facts" | "work" | "withheld", number>> = {
  facts: 4 * MEGABYTE,
  work: 30 * MEGABYTE,
  withheld: 30 * MEGABYTE,
};

/** The limits for everything in the log's folder. */
const LOG_LIMITS = { entries: 100_000, depth: 3, bytes: 500 * MEGABYTE } as const;

/**
 * Throws a "denied" Fault that says what is wrong if the folder is not a valid change set. Runs nothing and follows no
 * link.
 */
export function readChangeSet(folder: string): ReadChangeSet {
  const names = namesIn(folder);
  const facts = parse(readPlain(join(folder, FILES.facts), LARGEST.facts));
  const patch = (kind: "work" | "withheld") => {
    if (!names.includes(FILES[kind])) return undefined;
    requirePlain(join(folder, FILES[kind]), LARGEST[kind]);
    return join(folder, FILES[kind]);
  };
  const work = patch("work");
  if ((work === undefined) !== (facts.tree === undefined)) throw refused("its facts and its patch do not match");
  if (work !== undefined && !facts.startingPoint) throw refused("its patch is for no commit");
  const hasLog = names.includes(FILES.log);
  if (hasLog) walk(join(folder, FILES.log), 1, { entries: 0, bytes: 0 });
  return { facts, work, withheld: patch("withheld"), log: hasLog ? join(folder, FILES.log) : "" };
}

function notHandedOver(folder: string, cause: unknown): Fault {
  return new Fault("config", `There is no change set in ${oneLine(folder, 200)}.`, {
    hint: "Check the log of the steps that upload and download it. Then ask again.",
    cause,
  });
}

function namesIn(folder: string): readonly string[] {
  const known: readonly string[] = Object.values(FILES);
  const names = listed(folder);
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) throw refused(`it holds ${named(strange)}, which is not part of a change set`);
  if (!names.includes(FILES.facts)) throw refused(`it has no ${FILES.facts}`);
  return names;
}

function listed(folder: string): string[] {
  try {
    if (lstatSync(folder).isDirectory()) return readdirSync(folder);
  } catch (cause) {
    if (Object(cause).code === "ENOENT") throw notHandedOver(folder, cause);
    throw refused("it cannot be read", cause);
  }
  throw refused("it is not a folder");
}

type Sum = { entries: number; bytes: number };

function walk(folder: string, depth: number, sum: Sum): void {
  if (depth > LOG_LIMITS.depth) throw refused("its log has too many nested folders");
  for (const name of listed(folder)) {
    if (!/^[\w][\w.-]{0,200}$/.test(name))
      throw refused(`its log holds ${named(name)}, which is not the name of a log file`);
    const path = join(folder, name);
    if (lstatSync(path).isDirectory()) walk(path, depth + 1, sum);
    else sum.bytes += requirePlain(path, LOG_LIMITS.bytes);
    sum.entries++;
    if (sum.entries > LOG_LIMITS.entries || sum.bytes > LOG_LIMITS.bytes) throw refused("its log is too large");
  }
}

/** Returns the size of a regular file. Throws for anything else: symbolic links, second hard links, pipes. */
function requirePlain(path: string, largest: number): number {
  const { mode, size, nlink } = lstatSync(path);
  const isFile = (mode & constants.S_IFMT) === constants.S_IFREG;
  if (!isFile || nlink !== 1) throw refused(`${named(path)} is not a regular file`);
  if (size > largest) throw refused(`${named(path)} has ${size} bytes, more than ${largest}`);
  return size;
}

function readPlain(path: string, largest: number): string {
  requirePlain(path, largest);
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (fstatSync(file).size > largest) throw refused(`${named(path)} has grown`);
    return readFileSync(file, "utf8");
  } finally {
    closeSync(file);
  }
}

function parse(text: string): ChangeSet {
  const parsed = ChangeSet.safeParse(asJson(text));
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: "" };
  throw refused(`its ${FILES.facts} is invalid (${oneLine(`${path.join(".")}: ${message}`, 200)})`);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refused(`its ${FILES.facts} is not JSON`, cause);
  }
}

function named(path: string): string {
  return JSON.stringify(oneLine(path.split("/").at(-1) ?? "", 80));
}

function refused(why: string, cause?: unknown): Fault {
  return new Fault("denied", `The change set is refused: ${why}.`, {
    hint: "Give `change-set` the folder that a run with `mode: plan` of the same version created, unchanged.",
    cause,
  });
}
