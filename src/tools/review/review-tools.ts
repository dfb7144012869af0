/**
 * The tools of a review: one shows what a pull request changes in a file; with the others the model says what is wrong, and
 * which earlier findings are fixed. Each finding is held against the diff at once, and kept in the log alone.
 */
import { z } from "zod";
import { text } from "../../core/event/content.ts";
import type { Event } from "../../core/event/event.ts";
import { defineTool, type Tool } from "../../core/tool/tool.ts";
import { inputIn } from "../../core/tool/wire-class.ts";
import { answeredCalls } from "../../core/view/properties.ts";
import { Mistake } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { type Diff, Finding, fingerprintOf, type KnownFinding, requireFile, requireLocation } from "./finding.ts";

/** The tool that shows what a pull request changes in one file, with the line numbers for findings. */
export function readDiff(diff: Diff): Tool {
  return defineTool({
    name: "read_diff",
    description: prompt("tools/read_diff"),
    input: z.object({ path: z.string().describe("A file that the pull request changes.") }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    declaredResources: () => ({ declared: true, keys: [] }),
    run: async ({ path }) => {
      const { patch } = requireFile(diff, path);
      if (patch === undefined) throw new Mistake(`GitHub shows no diff of ${path}: it is binary, or too long.`);
      return { content: [text(numbered(patch))] };
    },
  });
}

/** Each line has its number in the old and in the new file. */
export function numbered(patch: string): string {
  let [before, after] = [0, 0];
  const rows = patch.split("\n").map((line) => {
    const [, from, to] = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line) ?? [];
    if (from !== undefined) {
      [before, after] = [Number(from), Number(to)];
      return line;
    }
    if (line.startsWith("\\")) return row("", "", line);
    return row(line.startsWith("+") ? "" : before++, line.startsWith("-") ? "" : after++, line);
  });
  return rows.join("\n");
}

function row(before: number | "", after: number | "", line: string): string {
  return `${String(before).padStart(5)} ${String(after).padStart(5)} ${line}`;
}

const MOST = 40;

/** Known findings are not reported again. */
export function reportFinding(diff: Diff, known: readonly KnownFinding[]): Tool {
  const reported = new Set<string>();
  return defineTool({
    name: "report_finding",
    description: prompt("tools/report_finding"),
    input: Finding.unwrap(),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    run: async (finding) => {
      requireLocation(diff, finding);
      requireSuggestible(finding);
      const fingerprint = fingerprintOf(finding);
      requireNew(fingerprint, reported, known);
      reported.add(fingerprint);
      return { content: [text("Noted. It goes into the review when you finish.")] };
    },
  });
}

function requireSuggestible({ suggestion, side }: Finding): void {
  if (suggestion === undefined || side === "new") return;
  throw new Mistake("A suggestion replaces lines of the new file: leave it out, or use the side `new`.");
}

function requireNew(fingerprint: string, reported: ReadonlySet<string>, known: readonly KnownFinding[]): void {
  if (reported.has(fingerprint)) throw new Mistake("You have reported this already.");
  const before = known.find((finding) => finding.fingerprint === fingerprint);
  if (before?.status === "open") {
    throw new Mistake(`This is review comment ${before.id}, which is still open. Do not report it again.`);
  }
  if (before) throw new Mistake(`This was review comment ${before.id}, which somebody has resolved. Leave it at that.`);
  if (reported.size >= MOST)
    throw new Mistake(`A review has at most ${MOST} findings. Put the rest into the final message.`);
}

/** The findings in a log, in the order in which they were reported. */
export function findingsIn(log: Iterable<Event>): readonly Finding[] {
  return acceptedIn(log, "report_finding", Finding);
}

/** Reads the calls that the tool has accepted. */
function acceptedIn<Said>(log: Iterable<Event>, tool: string, schema: z.ZodType<Said>): readonly Said[] {
  return [...answeredCalls(log)].flatMap(([call, result]) => {
    if (call.tool_name !== tool || result.kind !== "ObservationEvent" || result.observation.is_error) return [];
    const { data } = schema.safeParse(inputIn(call.action));
    return data === undefined ? [] : [data];
  });
}

const Closed = z.object({
  comment: z.int().describe("The number of your review comment."),
  reason: z.string().min(1).max(500).describe("What fixed it, in one sentence."),
});
export type Closed = Readonly<z.infer<typeof Closed>>;

export function closeFinding(known: readonly KnownFinding[]): Tool {
  return defineTool({
    name: "close_finding",
    description: prompt("tools/close_finding"),
    input: Closed,
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    run: async (closed) => {
      requireOpen(closed.comment, known);
      return { content: [text("Noted. Its thread is resolved when you finish.")] };
    },
  });
}

function requireOpen(comment: number, known: readonly KnownFinding[]): void {
  const open = known.filter(({ status }) => status === "open").map(({ id }) => id);
  if (open.includes(comment)) return;
  throw new Mistake(`${comment} is not an open finding of yours. Those are ${open.join(", ") || "none"}.`);
}

/** The fixed findings in a log, each once. */
export function closedIn(log: Iterable<Event>): readonly Closed[] {
  const closed = acceptedIn(log, "close_finding", Closed);
  return closed.filter(({ comment }, index) => closed.findIndex((other) => other.comment === comment) === index);
}
