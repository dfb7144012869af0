/**
 * The folder of a conversation that a person named, for example an artifact that was unpacked. Anything may be there, so
 * nothing of it is waited for.
 */
import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Refusal, readUntrusted } from "../core/workspace/untrusted-files.ts";
import { Fault } from "../lib/fault.ts";
import { notFolder } from "./command-fault.ts";

/** The folder itself, or the only conversation in it. Throws a Fault, or the error of the system, if there is none. */
export function conversationIn(folder: string): string {
  const names = readdirSync(requireFolder(folder));
  if (names.includes("events")) return dirname(requireFolder(join(folder, "events")));
  const [only, ...others] = names.map((name) => join(folder, name)).filter(hasEvents);
  if (only !== undefined && others.length === 0) return only;
  throw new Fault("config", `${folder} has no folder \`events\`.`, { hint });
}

const hint = "Name the folder of a conversation: the output `conversation-path`, or the artifact that was made of it.";

function requireFolder(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  throw new Fault("config", notFolder(path), { hint });
}

function hasEvents(folder: string): boolean {
  try {
    return statSync(join(folder, "events"), { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false; // nobody may look there
  }
}

const WHY: Readonly<Partial<Record<Refusal, string>>> = {
  denied: "permission denied",
  "too-large": "it is too large",
  unreadable: "the disk reported an error",
};

/** A file of a conversation is far smaller. */
const MOST_BYTES = 512 * 1024 * 1024;

/** The text of a file in it; undefined if there is none. Throws a Fault for what is not a file that can be read. */
export function textIn(folder: string, name: string): string | undefined {
  const read = readUntrusted(folder, name, MOST_BYTES);
  if (read.status === "read") return read.bytes.toString();
  if (read.status === "missing") return undefined;
  throw new Fault("config", `${join(folder, name)} cannot be read: ${WHY[read.why] ?? "it is not a regular file"}.`, {
    hint: "Restore that file, or name another conversation.",
  });
}
