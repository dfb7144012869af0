/**
 * Finds the packages and programs for want of which commands failed, and the command that installs the packages of the
 * repository. Loaded only where a command has failed.
 */

import { relative } from "node:path";
import { z } from "zod";
import { plainText } from "../../core/event/content.ts";
import type { Event } from "../../core/event/event.ts";
import { outputOf } from "../../core/view/shown-content.ts";
import { oneLine } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import type { Report } from "../../render/report/report-facts.ts";
import type { Run } from "../run.ts";
import { checkOf } from "./evidence.ts";
import { type CommandPlace, placesOf } from "./missing/command-places.ts";
import { installCommand } from "./missing/install-command.ts";
import { lacksIn, MOST, STEPS } from "./missing/lacks.ts";

/**
 * `command` installs the packages, run in the root of the repository; it is undefined where no file says how, or several
 * files say it differently. `programs` cannot be
 * installed by it: a step before this action brings them.
 */
export type MissingPackages = Readonly<{
  names: readonly string[];
  command?: string | undefined;
  programs: readonly Readonly<{ name: string; step: string }>[];
}>;

/** The same in words for people. `isSetUp`: the workflow has a set-up command already. */
export function tellMissing({ names, command, programs }: MissingPackages, isSetUp: boolean): string {
  const advice = isSetUp
    ? prompt("missing-set-up-there")
    : command === undefined
      ? prompt("missing-set-up-unknown")
      : prompt("missing-set-up", { command });
  const steps = [...new Set(programs.map(({ step }) => code(step)))].join(", ");
  return [
    ...(names.length > 0 ? [prompt("missing-packages", { names: names.map(code).join(", "), advice })] : []),
    ...(programs.length > 0
      ? [prompt("missing-programs", { names: programs.map(({ name }) => code(name)).join(", "), steps })]
      : []),
  ].join("\n\n");
}

const INSTALLS = /\b(?:install|ci|add|sync|restore|require|fetch|download|get|deps\.get|update|resolve)\b/;

/** A command as it ended. `folder` is that of its shell before, below the root; undefined where it is elsewhere. */
type Ran = Readonly<{ command: string; exitCode: number; output: string; folder: string | undefined }>;

const Told = z.object({ metadata: z.object({ working_dir: z.string() }) });

/** A program that outlasts its call ends in a later one, which has no command. */
function ranIn(events: readonly Event[], workspace: string): readonly Ran[] {
  const ran: Ran[] = [];
  let folder: string | undefined = "";
  for (const event of events) {
    for (const { command, exitCode } of checkOf(event)) {
      const before = command.trim() === "" ? ran.at(-1) : undefined;
      ran.push({ folder, command, ...before, exitCode, output: textOf(event) });
    }
    const told = event.kind === "ObservationEvent" ? Told.safeParse(event.observation).data : undefined;
    if (told) folder = below(workspace, told.metadata.working_dir);
  }
  return ran;
}

function below(workspace: string, folder: string): string | undefined {
  const path = relative(workspace, folder);
  return path === ".." || path.startsWith("../") ? undefined : path;
}

/** Nothing is missing any more if a later command repaired the failure: it is the same command, or it installs. */
export function missingIn(events: readonly Event[], workspace: string): MissingPackages | undefined {
  const ran = ranIn(events, workspace);
  const lacking = ran.flatMap((one, at) => {
    if (one.exitCode <= 0) return [];
    const isRepaired = ran.slice(at + 1).some((later) => later.exitCode === 0 && repairs(later, one));
    const lacks = isRepaired ? [] : lacksIn(one.command, one.output);
    return lacks.length === 0 ? [] : [{ lacks, places: placesOfRan(one) }];
  });
  const names = [...new Set(lacking.flatMap(({ lacks }) => lacks.map(({ name }) => oneLine(name, 100))))].slice(
    0,
    MOST,
  );
  if (names.length === 0) return undefined;
  const programs = names.flatMap((name) => (STEPS.has(name) ? [{ name, step: STEPS.get(name) ?? "" }] : []));
  const commands = lacking.flatMap(({ lacks, places }) =>
    lacks.filter(({ name }) => !STEPS.has(name)).map((lack) => installCommand(lack, places, workspace)),
  );
  return { names: names.filter((name) => !STEPS.has(name)), programs, command: together(commands) };
}

function placesOfRan({ command, folder }: Ran): readonly CommandPlace[] {
  return folder === undefined ? [] : (placesOf(command, folder) ?? []);
}

/** A command that installs a part of them is none. */
function together(commands: readonly (string | undefined)[]): string | undefined {
  const [first, ...others] = new Set(commands);
  if (others.length === 0) return first;
  if (commands.includes(undefined)) return undefined;
  return [first, ...others].map((one) => (one?.startsWith("cd ") ? `(${one})` : one)).join(" && ");
}

function repairs(later: Ran, failed: Ran): boolean {
  const [one, other] = [plain(later.command), plain(failed.command)];
  if (INSTALLS.test(one)) return true;
  return isSameFolder(later, failed) && (one.startsWith(other) || other.startsWith(one));
}

function isSameFolder(one: Ran, other: Ran): boolean {
  const [folders, others] = [one, other].map((ran) => new Set(placesOfRan(ran).map(({ folder }) => folder)));
  return (
    !folders || !others || folders.size === 0 || others.size === 0 || [...folders].some((folder) => others.has(folder))
  );
}

/** The command without the folder that it changes to, and without variables. */
function plain(command: string): string {
  return command.trim().replace(/^(?:cd \S+ *(?:&&|;) *|\w+=\S* +)+/, "");
}

function textOf(event: Event): string {
  return event.kind === "ObservationEvent" ? plainText(outputOf(event.observation)) : "";
}

type Place = Readonly<{
  run: Pick<Run, "job" | "redact">;
  inputs: Readonly<{ "setup-command"?: string | undefined }>;
}>;

/** For the report: undefined if no command lacked anything. */
export function missingFacts(events: readonly Event[], { run, inputs }: Place): Report["missing"] {
  const missing = missingIn(events, run.job.workspace);
  if (!missing) return undefined;
  const names = [...missing.names, ...missing.programs.map(({ name }) => name)];
  return { names, words: run.redact(tellMissing(missing, inputs["setup-command"] !== undefined)) };
}
