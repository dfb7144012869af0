/** The tool with which the model says that a finding of an earlier review is fixed. */
import { z } from "zod";
import { text } from "../../core/event/content.ts";
import type { Event } from "../../core/event/event.ts";
import { defineTool, type Tool } from "../../core/tool/tool.ts";
import { Mistake } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import type { KnownFinding } from "./finding.ts";

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
      return { content: [text("Noted. Its thread is resolved when you finish.")], closed };
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
  const closed = [...log].flatMap((event) => {
    if (event.kind !== "ObservationEvent" || event.observation.kind !== "CloseFindingObservation") return [];
    const { data } = Closed.safeParse(event.observation.closed);
    return data ? [data] : [];
  });
  return closed.filter(({ comment }, index) => closed.findIndex((other) => other.comment === comment) === index);
}
