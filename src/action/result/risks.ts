/** What was done of medium risk: nobody had to be asked, but somebody should know. */
import type { Event } from "../../core/event/event.ts";
import { oneLine } from "../../lib/text.ts";

/** In the words of each call, those that came to a result. */
export function risksIn(events: readonly Event[]): readonly string[] {
  const done = new Set(events.flatMap((event) => (event.kind === "ObservationEvent" ? [event.action_id] : [])));
  return events.flatMap((event) => {
    if (event.kind !== "ActionEvent" || event.security_risk !== "MEDIUM" || !done.has(event.id)) return [];
    const what = [event.action?.command, event.action?.path].filter((part) => typeof part === "string").join(" ");
    return [oneLine(`${event.tool_name} ${what || (event.summary ?? "")}`, 120)];
  });
}
