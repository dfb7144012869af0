/**
 * Notes the changed files at the end of each test, in the result of the command that ran it: a test says something of
 * what is published only if that is what it ran on. The counts of the result files that it wrote are noted with them. The
 * model is not told.
 */
import { z } from "zod";
import type { Content } from "../../core/event/content.ts";
import type { ObservationEvent } from "../../core/event/kind/actions.ts";
import type { Tool, ToolContext, ToolResult } from "../../core/tool/tool.ts";
import type { Counts } from "../outcome/tests/output/summary.ts";
import type { WorkStart } from "./shown-work.ts";

/** `limit`: this run has looked often enough. `many`: there are too many files. `apart`: it ran in a checkout of its own. */
const Unseen = z.enum(["limit", "many", "failed", "apart"]);

/** The changed files when a test had ended, or why nobody looked. */
export const TreeAtTest = z.union([
  z.object({ files: z.record(z.string(), z.string()).readonly() }).readonly(),
  z.object({ unseen: Unseen }).readonly(),
]);
export type TreeAtTest = z.infer<typeof TreeAtTest>;

const Noted = z.object({ metadata: z.object({ tree_at_test: TreeAtTest }) });

const Results = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() }).readonly();

const NotedResults = z.object({ metadata: z.object({ test_results: Results }) });

/** The sum of the result files that the command wrote; undefined where there were none. */
export function resultsAtTest({ observation }: ObservationEvent): Counts | undefined {
  return NotedResults.safeParse(observation).data?.metadata.test_results;
}

/** undefined where nothing was noted. */
export function treeAtTest({ observation }: ObservationEvent): TreeAtTest | undefined {
  return Noted.safeParse(observation).data?.metadata.tree_at_test;
}

/** A command that has ended, with its output as the model reads it. It began at `since`; "apart": not in the workspace. */
type RanCommand = Readonly<{ command: string; exitCode: number; output: string; since: number | "apart" }>;

const MOST_LOOKS = 10;
const MOST_FILES = 2000;
const PATIENCE_MS = 30_000;

type Judged = Readonly<{ isTest: boolean; results?: Counts | undefined }>;

/** Says whether a command was a test, and what its result files say. It loads the code when the first command has ended. */
export type JudgeCommand = (ended: RanCommand) => Promise<Judged>;

/** `now` is in milliseconds, as the clock of the machine says. */
type Judging = Readonly<{ judge: JudgeCommand; now(): number }>;

/** Makes the function that adds this to the terminals of a run, which share the limit of looks. */
export function treeLooks(work: WorkStart, { judge, now }: Judging): (tool: Tool) => Tool {
  let left = MOST_LOOKS;
  const look = async ({ workspace, signal, isApart }: ToolContext): Promise<TreeAtTest> => {
    if (isApart) return { unseen: "apart" };
    if (left === 0) return { unseen: "limit" };
    left -= 1;
    const { filesOfAll } = await import("./shown-work.ts");
    // The command has ended, and its result is kept whatever becomes of the look.
    const seen = await filesOfAll({ workspace, signal }, work, PATIENCE_MS).catch(() => undefined);
    if (!seen) return { unseen: "failed" };
    return seen.isCut || Object.keys(seen.files).length > MOST_FILES ? { unseen: "many" } : { files: seen.files };
  };
  return (tool) => {
    if (tool.name !== "terminal") return tool;
    let running = { command: "", since: 0 };
    const run = async (input: never, context: ToolContext): Promise<ToolResult> => {
      const begun = now();
      const result = await tool.run(input, context);
      const { command, is_input } = Input.parse(input);
      if (command.trim() !== "" && !is_input) running = { command, since: begun };
      const exitCode = Number(result.exit_code ?? -1);
      if (exitCode < 0) return result;
      const since = context.isApart ? "apart" : running.since;
      const { isTest, results } = await judge({ ...running, exitCode, output: textOf(result.content), since });
      if (!isTest) return result;
      const noted = { tree_at_test: await look(context), ...(results && { test_results: results }) };
      return { ...result, metadata: { ...Object(result.metadata), ...noted } };
    };
    return Object.freeze({ ...tool, run });
  };
}

const Input = z.object({ command: z.string(), is_input: z.boolean().optional() });

function textOf(content: readonly Content[]): string {
  return content.map((block) => (block.type === "text" ? block.text : "")).join("\n");
}
