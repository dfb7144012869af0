/**
 * `deckhand show --work`: gives back the work that runs left on no branch, from the saved state of a thread. Nobody may have verified
 * that state, so no name in it decides where outside of the folder something is written, and nothing is written over.
 */
import { isUtf8 } from "node:buffer";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "../lib/fault.ts";
import { count } from "../lib/text.ts";
import type { Copy } from "../run/memory/copies.ts";
import { placeCopy } from "../run/memory/place-copy.ts";
import { isOfOther, ofOther, type UnpublishedWork, unpublishedIn } from "../run/memory/unpublished.ts";
import type { StateContents } from "../state/state-file.ts";
import { makeFolder } from "./make-folder.ts";
import { plain } from "./readable.ts";

/** Lines for people: `done` says what was written and what was not saved, `failed` what could not be written. */
type GivenBack = Readonly<{ done: readonly string[]; failed: readonly string[] }>;

/** `prefix` is "" for the repository of the thread, and else a folder for each other one, by its id. */
type Part = Readonly<{ prefix: string; work: UnpublishedWork }>;

/** The patch of the work. Throws a "config" Fault where that would not be all, or a terminal would change it. */
export function printedWork(files: StateContents): string {
  const [part, ...others] = partsOf(files);
  const isAll = part?.prefix === "" && others.length === 0 && !part.work.aside && !part.work.copies;
  requireSaved(part ? [part, ...others] : others);
  const patch = part?.work.patch;
  const text = patch && isUtf8(patch) ? patch.toString() : undefined;
  if (isAll && text !== undefined && plain(text) === text) return text;
  throw new Fault("config", "The saved work is more than a patch that can be printed.", {
    hint: "Name a folder for it: --out FOLDER.",
  });
}

/** Writes all of it below `folder`, which is made if it is not there. */
export function writeWork(files: StateContents, folder: string): GivenBack {
  const parts = partsOf(files);
  requireSaved(parts);
  makeFolder(folder);
  const root = realpathSync(folder);
  const results = parts.map((part) => writePart(root, part));
  return { done: results.flatMap(({ done }) => done), failed: results.flatMap(({ failed }) => failed) };
}

/** Throws a Fault if there is no such work. */
function partsOf(files: StateContents): readonly Part[] {
  const ids = [...files.keys()].filter((path) => isOfOther(path)).map((path) => Number(path.split("/")[2]));
  const found = [
    { prefix: "", files },
    ...[...new Set(ids)].map((id) => ({ prefix: `repositories/${id}/`, files: ofOther(files, id) })),
  ];
  const parts = found.flatMap(({ prefix, files: own }) => {
    const work = readable(own);
    return work ? [{ prefix, work }] : [];
  });
  if (parts.length > 0) return parts;
  throw new Fault("git", "No work is saved there that is on no branch.", {
    hint: "The last run published all of it, changed nothing, or could not save it: its comment says which.",
  });
}

/** Throws a Fault with the paths where the runs could save none of them. */
function requireSaved(parts: readonly Part[]): void {
  if (parts.some(({ work }) => work.patch || work.aside || work.copies)) return;
  const paths = parts.flatMap(({ prefix, work }) => work.lost.map(({ path }) => quoted(prefix + path)));
  const more = paths.length > SHOWN ? ` and ${paths.length - SHOWN} more` : "";
  throw new Fault("git", `None of the work could be saved: ${paths.slice(0, SHOWN).join(", ")}${more}.`, {
    hint: "The comment of the run says why.",
  });
}

const SHOWN = 10;

function readable(files: StateContents): UnpublishedWork | undefined {
  try {
    return unpublishedIn(files);
  } catch (cause) {
    throw new Fault("git", "The saved work cannot be read: it is damaged.", { cause });
  }
}

function writePart(root: string, { prefix, work: { patch, aside, copies, lost } }: Part): GivenBack {
  const [done, failed]: [string[], string[]] = [[], []];
  const write = (copy: Copy, more = "") => {
    const [shown, why] = [quoted(join(root, textOf(copy.path))), placeCopy(root, copy, "new")];
    if (why === undefined) done.push(`${shown}${more}`);
    else failed.push(`${shown}: ${why}`);
  };
  const fileOf = (path: string, bytes: Buffer): Copy => ({ path: prefix + path, was: "", kind: "file", bytes });
  if (patch) write(fileOf("unpublished.patch", patch), " (the next run begins with it)");
  if (aside) write(fileOf("aside.patch", aside), " (from branches and stashes; no run applies it)");
  for (const copy of copies?.all ?? []) {
    const name = quoted(prefix + textOf(copy.path));
    if (copy.kind === "gone") done.push(`Deleted in the run: ${name}`);
    else if (copy.kind === "link") done.push(`A link, which is not made: ${name} to ${quoted(copy.target.toString())}`);
    else write({ ...copy, path: `${prefix}files/${copy.path}` });
  }
  done.push(...lost.map(({ path }) => `Not saved: ${quoted(prefix + path)}`));
  return { done, failed };
}

function textOf(path: string): string {
  return Buffer.from(path, "latin1").toString();
}

/** A name with signs that are none of a line is in quotes. */
function quoted(name: string): string {
  return /\p{C}/u.test(name) ? JSON.stringify(name) : name;
}

/** The Fault for what could not be written. */
export function notWritten(failed: readonly string[]): Fault {
  return new Fault("config", `${count(failed.length, "file")} could not be written:\n${failed.join("\n")}\n`, {
    hint: "Nothing is written over: name a new folder.",
  });
}
