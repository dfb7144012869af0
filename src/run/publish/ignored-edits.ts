/** Names files that the agent wrote with the editor and that git ignores: no commit and no patch has them. */
import { isAbsolute, relative, resolve } from "node:path";
import type { Event } from "../../core/event/event.ts";
import type { Change } from "../../github/write/change.ts";
import type { Publisher } from "../../github/write/publisher.ts";

type Place = Readonly<{ publisher: Publisher; workspace: string }>;

/** A file that a command wrote is not named: builds write where git ignores it. */
export async function withIgnoredEdits(
  change: Change,
  events: readonly Event[],
  { publisher, workspace }: Place,
): Promise<Change> {
  const paths = [...new Set(events.flatMap(editedIn).map((path) => relative(workspace, resolve(workspace, path))))];
  const inside = paths.filter((path) => path !== "" && !isAbsolute(path) && path.split("/")[0] !== "..");
  const ignored = await publisher.ignored(inside);
  const leftOut = ignored.map((path) => ({ path, code: "DKH-118" as const, detail: "" }));
  return leftOut.length === 0 ? change : { ...change, leftOut: [...change.leftOut, ...leftOut] };
}

function editedIn(event: Event): string[] {
  if (event.kind !== "ObservationEvent" || event.tool_name !== "file_editor" || event.observation.is_error) return [];
  const { command, path } = event.observation;
  return command !== "view" && typeof path === "string" ? [path] : [];
}
