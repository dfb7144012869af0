/** Whether tests and the workflow's check are what their names say, after what this run did in its checkout. */
import { untrustedText } from "../../core/workspace/untrusted-files.ts";
import type { CheckResult } from "../../render/report/tests-seen.ts";
import type { Conversed } from "../converse/converse.ts";
import { commandsIn } from "../outcome/commands.ts";
import { isEdit } from "../outcome/evidence.ts";
import { type Doings, whyNotNamed } from "../outcome/tests/stands-for.ts";
import { toolsWrittenBy } from "../outcome/tests/written-tools.ts";

/** In bytes. */
const LARGEST_FILE = 1024 * 1024;

type Known = Pick<Doings, "edited" | "read"> & Readonly<{ writtenBy(commands: readonly string[]): Doings["tools"] }>;

/** The part of the doings that is the same for every test of a run. */
export function doingsOf({ events, prepared }: Conversed): Known {
  const { workspace } = prepared.run.job;
  const tools = new Map<string, readonly string[]>();
  const toolsOf = (command: string) => {
    const found = tools.get(command) ?? toolsWrittenBy(command);
    tools.set(command, found);
    return found;
  };
  const edits = [...events, ...prepared.subAgentEvents].filter(isEdit);
  return {
    edited: edits.flatMap(({ observation: { path } }) => (typeof path === "string" ? [path] : [])),
    writtenBy: (commands) => commands.flatMap(toolsOf),
    read: (path) => untrustedText(workspace, path, LARGEST_FILE),
  };
}

/** Why a check that ended with 0 and runs tests says nothing, as a clause. `paths` are the changed files. */
export function doubtOfCheck(
  conversed: Conversed,
  { command, end, isTest = false, doubt }: CheckResult,
  paths: readonly string[],
): string | undefined {
  if (end.kind !== "passed" || !isTest || doubt !== undefined) return doubt;
  const ran = [...commandsIn(conversed.events), ...commandsIn(conversed.prepared.subAgentEvents)];
  const { writtenBy, ...known } = doingsOf(conversed);
  const tools = writtenBy(ran.map((one) => one.command));
  return whyNotNamed(command, { ...known, tools, changed: paths });
}
