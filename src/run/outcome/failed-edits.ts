/** Finds edits that failed and were not repeated: what the agent says of them afterwards may not be there. */
import { posix } from "node:path";
import { plainText } from "../../core/event/content.ts";
import type { Event } from "../../core/event/event.ts";
import { inputIn } from "../../core/tool/wire-class.ts";
import { doingOf } from "../../tools/standard-tools.ts";
import { commandsIn, type EndedCommand } from "./commands.ts";
import { isEdit } from "./evidence.ts";

/** `paths` as the agent wrote them; "" where a call names none. `isUnwritable`: the file system took none of them. */
export type FailedEdits = Readonly<{ paths: readonly string[]; isUnwritable: boolean }>;

/** How the editor and programs say that nothing can be written there. */
const UNWRITABLE =
  /: (?:permission denied|the file system is read-only|the disk is full|the disk quota is used up)\.|Read-only file system/;

/** Takes those of sub-agents too, and looks at files of the workspace only; undefined where none is left. */
export function failedEditsIn(unordered: readonly Event[], workingDir: string): FailedEdits | undefined {
  const events = unordered.toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp));
  const commands = commandsIn(events);
  const left = events.flatMap((event, at) => {
    const failed = failedEdit(event, events);
    return failed && isInside(failed.path, workingDir) && !isRepeated(failed, events.slice(at + 1), commands)
      ? [failed]
      : [];
  });
  if (left.length === 0) return undefined;
  const isUnwritable = left.every(({ why }) => UNWRITABLE.test(why));
  return { paths: [...new Set(left.map(({ path }) => path))], isUnwritable };
}

function isInside(path: string, workingDir: string): boolean {
  const from = posix.relative(workingDir, posix.resolve(workingDir, path));
  return from.split("/")[0] !== "..";
}

type FailedEdit = Readonly<{ path: string; why: string; timestamp: string }>;

function failedEdit(event: Event, events: readonly Event[]): FailedEdit | undefined {
  if (event.kind !== "ObservationEvent" && event.kind !== "AgentErrorEvent") return undefined;
  if (doingOf(event.tool_name) !== "edits") return undefined;
  const call = events.find((one) => one.kind === "ActionEvent" && one.tool_call_id === event.tool_call_id);
  const { command, path } = inputIn(call?.kind === "ActionEvent" ? call.action : null);
  const asked = { command, path: typeof path === "string" ? path : "", timestamp: event.timestamp };
  if (event.kind === "AgentErrorEvent") return { ...asked, why: event.error };
  if (!event.observation.is_error || event.observation.command === "view") return undefined;
  const { path: told } = event.observation;
  return { ...asked, path: typeof told === "string" ? told : asked.path, why: plainText(event.observation.content) };
}

/** By an editor, or by a command that names the file and can write it. */
function isRepeated(
  { path, timestamp }: FailedEdit,
  later: readonly Event[],
  commands: readonly EndedCommand[],
): boolean {
  const name = posix.basename(path);
  const isSame = (event: Event) => isEdit(event) && (path === "" || isSamePath(event.observation.path ?? path, path));
  const writes = ({ command, end, timestamp: begun }: EndedCommand) =>
    end.kind === "exited" && end.exitCode === 0 && begun >= timestamp && WRITES.test(command) && command.includes(name);
  return later.some(isSame) || commands.some(writes);
}

/** A path can be written from the root or from the workspace. */
function isSamePath(one: unknown, other: string): boolean {
  return typeof one === "string" && (`/${one}`.endsWith(`/${other}`) || `/${other}`.endsWith(`/${one}`));
}

/** Commands that can write a file that they name. */
const WRITES =
  />|\b(?:tee|patch|mv|cp|rm|ln|install|dd|ed|ex|truncate|python[\d.]*|node|ruby|perl|php|deno|bun)\b|\bsed\s(?:.*\s)?-\w*i|\bgit\s+(?:apply|checkout|restore|rm|mv|stash|reset)\b/;
