/** The patch tool: several changes to several files in one call, all or none. */
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { text } from "../../core/event/content.ts";
import { normalizedText } from "../../core/tool/normalized-text.ts";
import { defineTool, type Tool } from "../../core/tool/tool.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { Mistake } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { refusePlaceholder } from "../placeholder.ts";
import { decodeText, encodeText, fileResources, loggedContents, textIn, writeRisk } from "../text-file.ts";
import { applyHunks } from "./apply-hunks.ts";
import { parsePatch, pathsOf, type Section } from "./patch.ts";

export function applyPatch(): Tool {
  return defineTool({
    name: "apply_patch",
    description: prompt("tools/apply_patch"),
    input: z.object({ patch: normalizedText().describe("From `*** Begin Patch` to `*** End Patch`.") }),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
    risk: ({ patch }, surroundings) => writeRisk(pathsOf(sectionsOf(patch)), surroundings),
    commands: () => [],
    paths: ({ patch }) => pathsOf(sectionsOf(patch)),
    declaredResources: ({ patch }, workspace) => fileResources(pathsOf(sectionsOf(patch)), workspace),
    run: async ({ patch }, { workspace, signal }) => {
      const { files, deeds, fuzz } = await stage(parsePatch(patch), workspace);
      for (const { section, old, now } of deeds) refusePlaceholder(section.path, textOf(old), textOf(now) ?? "");
      signal.throwIfAborted(); // from here on, it is carried out to the end
      await writeAll(files, workspace);
      const message = ["Done!", ...deeds.map(summaryOf), ...(fuzz >= LOOSE ? [LOOSELY] : [])].join("\n");
      return { content: [text(message)], message, fuzz, commit: { changes: Object.fromEntries(deeds.map(changeOf)) } };
    },
  });
}

/** From this fuzz on, more than white space at the ends of lines was ignored. */
const LOOSE = 100;
const LOOSELY = "Some context lines matched only loosely. Check that the changes are where you meant them.";

/** Empty for a patch that the call will refuse. */
function sectionsOf(patch: string): readonly Section[] {
  try {
    return parsePatch(patch);
  } catch (error) {
    if (error instanceof Mistake) return [];
    throw error;
  }
}

function summaryOf({ section }: Deed): string {
  if (section.kind === "update" && section.moveTo !== undefined) return `R ${section.path} -> ${section.moveTo}`;
  return `${{ add: "A", update: "M", delete: "D" }[section.kind]} ${section.path}`;
}

function changeOf({ section, old, now }: Deed) {
  const moved = section.kind === "update" && section.moveTo !== undefined ? { move_path: section.moveTo } : {};
  return [section.path, { type: section.kind, ...loggedContents(textOf(old), textOf(now)), ...moved }] as const;
}

function textOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && textIn(bytes)?.text;
}

/** If a file cannot be written, the files before it get their old contents again, and a `Mistake` says so. */
async function writeAll(files: readonly StagedFile[], workspace: Workspace): Promise<void> {
  const changed = files.filter(isChanged);
  // Files are removed last, because that is the hardest to undo.
  const order = [...changed.filter(({ after }) => after), ...changed.filter(({ after }) => !after)];
  const done: StagedFile[] = [];
  try {
    for (const file of order) {
      await put(file.path, file.after, workspace);
      done.push(file);
    }
  } catch (error) {
    const lost = await takeBack(done.reverse(), workspace);
    const reason = error instanceof Error ? error.message : String(error);
    const state = lost.length === 0 ? "Nothing was changed." : `These could not be put back: ${lost.join(", ")}.`;
    throw new Mistake(`The patch could not be applied: ${reason} ${state}`, { cause: error });
  }
}

function isChanged({ before, after }: StagedFile): boolean {
  return !before || !after ? before !== after : Buffer.compare(before.bytes, after.bytes) !== 0;
}

async function put(path: string, content: StagedFile["after"], workspace: Workspace): Promise<void> {
  if (content) await workspace.write(path, content.bytes, content.mode);
  else await workspace.remove(path);
}

/** Returns the paths that could not be restored. */
async function takeBack(files: readonly StagedFile[], workspace: Workspace): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { path, before } of files) {
    try {
      await put(path, before, workspace);
    } catch {
      lost.push(path);
    }
  }
  return lost;
}

type Content = Readonly<{ bytes: Uint8Array; mode: number }>;

/** A file before and after; undefined if there is none. */
type StagedFile = Readonly<{ path: string; before: Content | undefined; after: Content | undefined }>;

/** The change of one section: the file before and after it. */
type Deed = Readonly<{ section: Section; old: Uint8Array | undefined; now: Uint8Array | undefined }>;

type Staged = Readonly<{ files: readonly StagedFile[]; deeds: readonly Deed[]; fuzz: number }>;

type Entry = { readonly path: string; readonly before: Content | undefined; after: Content | undefined };
type Update = Section & Readonly<{ kind: "update" }>;

const maxFileBytes = 10 * 1024 * 1024;
const NEW_FILE_MODE = 0o644;

/**
 * Computes the result of a patch before any file is written. In order: each section applies to the result of the
 * earlier ones. Rejects with a `Mistake` if one does not fit.
 */
async function stage(sections: readonly Section[], workspace: Workspace): Promise<Staged> {
  const stager = new Stager(workspace);
  const deeds: Deed[] = [];
  for (const section of sections) deeds.push({ section, ...(await stager.perform(section)) });
  return { files: stager.files, deeds, fuzz: stager.fuzz };
}

class Stager {
  readonly #workspace: Workspace;
  /** Keys are real paths. */
  readonly #entries = new Map<string, Entry>();
  fuzz = 0;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  get files(): readonly StagedFile[] {
    return [...this.#entries.values()];
  }

  async perform(section: Section): Promise<Omit<Deed, "section">> {
    const entry = await this.#entry(section.path);
    const old = entry.after;
    if (section.kind === "add") {
      const content = Buffer.from(section.content);
      if (old && content.equals(old.bytes)) return { old: old.bytes, now: old.bytes };
      if (old) throw refused(`"${section.path}" exists already. Use an Update File section.`);
      const mode = entry.before?.mode ?? NEW_FILE_MODE;
      entry.after = { bytes: content, mode };
      return { old: undefined, now: entry.after.bytes };
    }
    if (!old) throw refused(`There is no file "${section.path}" to ${section.kind}.`);
    if (section.kind === "update") return { old: old.bytes, now: await this.#update(section, entry, old) };
    await this.#refuseLink(section.path);
    entry.after = undefined;
    return { old: old.bytes, now: undefined };
  }

  async #update(section: Update, entry: Entry, old: Content): Promise<Uint8Array> {
    const { path, moveTo } = section;
    const bytes = this.#patched(section, old.bytes);
    const target = moveTo === undefined ? entry : await this.#entry(moveTo);
    if (target !== entry) {
      await this.#refuseLink(path);
      if (target.after) throw refused(`"${moveTo}" exists already, so "${path}" cannot be moved there.`);
      entry.after = undefined;
    }
    target.after = { bytes, mode: old.mode };
    return bytes;
  }

  #patched({ path, hunks }: Update, bytes: Uint8Array): Uint8Array {
    if (hunks.length === 0) return bytes;
    const { file, fuzz } = applyHunks(decodeText(bytes, path), hunks, path);
    this.fuzz += fuzz;
    return encodeText(file, path);
  }

  async #entry(path: string): Promise<Entry> {
    const real = await this.#workspace.realPath(path);
    const known = this.#entries.get(real);
    if (known) return known;
    const found = await this.#workspace.stat(real);
    const before = found && { bytes: await this.#workspace.read(path, maxFileBytes), mode: found.mode };
    const entry = { path: real, before, after: before };
    this.#entries.set(real, entry);
    return entry;
  }

  // Removing the target of a link would leave a broken link.
  async #refuseLink(path: string): Promise<void> {
    const [real, folder] = await Promise.all([path, dirname(path)].map((one) => this.#workspace.realPath(one)));
    if (real !== join(folder ?? "", basename(path))) throw refused(`"${path}" is a link. Change it with a command.`);
  }
}

function refused(reason: string): Mistake {
  return new Mistake(`${reason} Nothing was changed.`);
}
