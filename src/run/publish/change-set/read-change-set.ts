/** Reads a change set that may come from anybody. Every name, size and link is checked before any content is used. */
import { join } from "node:path";
import { listUntrusted, lookAtUntrusted, readUntrusted } from "../../../core/workspace/untrusted-files.ts";
import { Fault } from "../../../lib/fault.ts";
import { oneLine } from "../../../lib/text.ts";
import { ChangeSet, FILES } from "./change-set.ts";

/** `work` and `withheld` are paths of patches, undefined if there is none. `log` is a folder, or "" without one. */
export type ReadChangeSet = Readonly<{
  facts: ChangeSet;
  work: string | undefined;
  withheld: string | undefined;
  log: string;
}>;

const MEGABYTE = 1024 * 1024;

/** In bytes, for each file. */
const LARGEST: Readonly<Record<"facts" | "work" | "withheld", number>> = {
  facts: 4 * MEGABYTE,
  work: 30 * MEGABYTE,
  withheld: 30 * MEGABYTE,
};

/** The limits for everything in the log's folder. */
const LOG = { entries: 100_000, depth: 3, bytes: 500 * MEGABYTE } as const;

/**
 * Throws a "denied" Fault that says what is wrong if the folder is not a valid change set. Runs nothing and follows no
 * link.
 */
export function readChangeSet(folder: string): ReadChangeSet {
  const names = namesIn(folder);
  const facts = parse(readPlain(folder, FILES.facts, LARGEST.facts));
  const patch = (kind: "work" | "withheld") => {
    if (!names.includes(FILES[kind])) return undefined;
    requirePlain(folder, FILES[kind], LARGEST[kind]);
    return join(folder, FILES[kind]);
  };
  const work = patch("work");
  if ((work === undefined) !== (facts.tree === undefined)) throw refused("its facts and its patch do not match");
  if (work !== undefined && !facts.startingPoint) throw refused("its patch is for no commit");
  const hasLog = names.includes(FILES.log);
  if (hasLog) walk(folder, FILES.log, { entries: 0, bytes: 0 });
  return { facts, work, withheld: patch("withheld"), log: hasLog ? join(folder, FILES.log) : "" };
}

function notHandedOver(folder: string): Fault {
  return new Fault("config", `There is no change set in ${oneLine(folder, 200)}.`, {
    hint: "Check the log of the steps that upload and download it. Then ask again.",
  });
}

function namesIn(folder: string): readonly string[] {
  const known: readonly string[] = Object.values(FILES);
  const names = listed(folder, "");
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) throw refused(`it holds ${named(strange)}, which is not part of a change set`);
  if (!names.includes(FILES.facts)) throw refused(`it has no ${FILES.facts}`);
  return names;
}

function listed(folder: string, path: string): readonly string[] {
  const found = listUntrusted(folder, path, LOG.entries);
  if (found.status === "missing" && path === "") throw notHandedOver(folder);
  if (found.status === "read" && !found.isCut) return found.entries.map(({ name }) => name);
  if (found.status === "read") throw refused("its log is too large");
  const isOther = found.status === "refused" && !["denied", "unreadable"].includes(found.why);
  throw refused(isOther ? "it is not a folder" : "it cannot be read");
}

type Sum = { entries: number; bytes: number };

function walk(folder: string, inside: string, sum: Sum): void {
  if (inside.split("/").length > LOG.depth) throw refused("its log has too many nested folders");
  for (const name of listed(folder, inside)) {
    if (!/^[\w][\w.-]{0,200}$/.test(name))
      throw refused(`its log holds ${named(name)}, which is not the name of a log file`);
    const path = `${inside}/${name}`;
    if (lookAtUntrusted(folder, path)?.isDirectory()) walk(folder, path, sum);
    else sum.bytes += requirePlain(folder, path, LOG.bytes);
    sum.entries++;
    if (sum.entries > LOG.entries || sum.bytes > LOG.bytes) throw refused("its log is too large");
  }
}

/** Returns the size of a regular file. Throws for anything else: symbolic links, second hard links, pipes. */
function requirePlain(folder: string, path: string, largest: number): number {
  const found = lookAtUntrusted(folder, path);
  if (!found?.isFile() || found.nlink !== 1) throw refused(`${named(path)} is not a regular file`);
  if (found.size > largest) throw refused(`${named(path)} has ${found.size} bytes, more than ${largest}`);
  return found.size;
}

function readPlain(folder: string, path: string, largest: number): string {
  requirePlain(folder, path, largest);
  const found = readUntrusted(folder, path, largest);
  if (found.status === "read") return found.bytes.toString("utf8");
  throw refused(`${named(path)} cannot be read`);
}

function parse(text: string): ChangeSet {
  const parsed = ChangeSet.safeParse(asJson(text));
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: "" };
  throw refused(`its ${FILES.facts} is invalid (${oneLine(`${path.join(".")}: ${message}`, 200)})`);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw refused(`its ${FILES.facts} is not JSON`, cause);
  }
}

function named(path: string): string {
  return JSON.stringify(oneLine(path.split("/").at(-1) ?? "", 80));
}

function refused(why: string, cause?: unknown): Fault {
  return new Fault("denied", `The change set is refused: ${why}.`, {
    hint: "Give `change-set` the folder that a run with `mode: plan` of the same version created, unchanged.",
    cause,
  });
}
