/** Reads how the commands of a run ended: one that outlasts its call ends in a later call of the terminal. */
import { z } from "zod";
import { plainText } from "../../core/event/content.ts";
import type { Event } from "../../core/event/event.ts";
import type { ObservationEvent } from "../../core/event/kind/actions.ts";
import { endOf } from "../../lib/text.ts";

/** "running": it had not ended at the end of the run. "stopped": its shell ended, or was replaced, before. */
export type CommandEnd = Readonly<{ kind: "exited"; exitCode: number } | { kind: "running" } | { kind: "stopped" }>;

/**
 * `output` is the end of what it printed. `event` is the result that has its end, or the last one; undefined where the end
 * was only told with the next command.
 */
export type EndedCommand = Readonly<{
  command: string;
  end: CommandEnd;
  output: string;
  event: ObservationEvent | undefined;
  /** When it began, as in the log. */
  timestamp: string;
}>;

const Seen = z.object({
  kind: z.literal("TerminalObservation"),
  command: z.string(),
  exit_code: z.number(),
  metadata: z.object({ prefix: z.string().catch("") }).catch({ prefix: "" }),
});

const MOST_OUTPUT = 100_000;

type Running = Pick<EndedCommand, "command" | "output" | "timestamp"> & Readonly<{ event: ObservationEvent }>;

/** Takes the events of one agent, in the order of the log. */
export function commandsIn(events: readonly Event[]): readonly EndedCommand[] {
  const typed = new Set(events.flatMap((event) => (isTyping(event) ? [event.id] : [])));
  const ended: EndedCommand[] = [];
  let running: Running | undefined;
  const end = (how: CommandEnd, told?: Pick<EndedCommand, "output" | "event">) => {
    if (running) ended.push({ ...running, ...told, end: how });
    running = undefined;
  };
  for (const event of events) {
    if (event.kind !== "ObservationEvent") continue;
    const { command, exit_code: exitCode, metadata } = Seen.safeParse(event.observation).data ?? NOTHING;
    if (exitCode === undefined) continue;
    const output = plainText(event.observation.content);
    const before = ENDED_BEFORE.exec(metadata.prefix)?.[1];
    if (before !== undefined)
      end({ kind: "exited", exitCode: Number(before) }, { output: metadata.prefix, event: undefined });
    if (command.trim() !== "" && !typed.has(event.action_id)) {
      end({ kind: "stopped" });
      running = { command, output, event, timestamp: event.timestamp };
    } else if (running) running = { ...running, output: endOf(`${running.output}\n${output}`, MOST_OUTPUT), event };
    if (exitCode >= 0) end({ kind: "exited", exitCode });
  }
  end({ kind: "running" });
  return ended;
}

const NOTHING = { command: "", exit_code: undefined, metadata: { prefix: "" } };

/** The terminal tells this before the output of the next command. It comes first, so no output can write it. */
const ENDED_BEFORE = /^\[The command before finished with exit code (\d+)\. /;

const Typed = z.object({ is_input: z.literal(true) });

/** Whether the call types into what runs. */
function isTyping(event: Event): boolean {
  return event.kind === "ActionEvent" && Typed.safeParse(event.action).success;
}
