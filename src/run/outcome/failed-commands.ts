/** Finds commands that ended with an error after the last change: what the agent says of them afterwards may not hold. */
import type { Event } from "../../core/event/event.ts";
import type { Check } from "../../render/report/report-facts.ts";
import { commandsIn, type EndedCommand } from "./commands.ts";
import { foundNothing, isEdit } from "./evidence.ts";

const MOST = 5;

/**
 * The last ones. Left out are commands that were repeated with success, searches that found nothing, and those for which
 * `isTold` holds.
 */
export function failedCommandsIn(events: readonly Event[], isTold: (command: string) => boolean): readonly Check[] {
  const edited = events.findLast(isEdit)?.timestamp ?? "";
  const commands = commandsIn(events).filter(({ timestamp }) => timestamp >= edited);
  const failed = new Map<string, Check>();
  for (const { command, end, output } of commands) {
    failed.delete(command);
    if (end.kind === "exited" && hasFailed({ command, output }, end.exitCode) && !isTold(command))
      failed.set(command, { command, exitCode: end.exitCode });
  }
  return [...failed.values()].slice(-MOST);
}

function hasFailed({ command, output }: Pick<EndedCommand, "command" | "output">, exitCode: number): boolean {
  return exitCode > 0 && !foundNothing({ command, exitCode }, output);
}
