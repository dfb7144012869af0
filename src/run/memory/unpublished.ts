/** Describes the work that is on no branch when a run ends, and saves it with the conversation for the next run. */
import { isUtf8 } from "node:buffer";
import { z } from "zod";
import type { Publisher } from "../../git/publisher.ts";
import { Reaction, ReactionPlace } from "../../github/write/comment/reaction.ts";
import type { LeakScanner } from "../../leak/scanner.ts";
import { isLost } from "../../policy/codes.ts";
import type { Reviewed } from "../../policy/review.ts";
import { OpenComment } from "../../runner/open-comment.ts";
import { Lease } from "../../state/manifest.ts";
import { type StateContents, type StateFile, sha256 } from "../../state/state-file.ts";
import { COPIES, type Copies, copiesFiles, copiesIn } from "./copies.ts";

/**
 * `patch` is for `git apply` on what was published; `lost` is what it does not have, also of earlier runs. `aside` is a
 * patch that is only read: what runs left on branches and in stashes. `copies` are files of a run of which git could make no patch.
 * `merging`: with these commits the agent had merged the patch, as its repository said.
 */
export type UnpublishedWork = Readonly<{
  patch: Buffer | undefined;
  lost: readonly Lost[];
  aside?: Buffer | undefined;
  copies?: Copies | undefined;
  merging?: readonly string[] | undefined;
}>;

/** A file or folder whose work was not kept. `was`: git's id of what the next run begins with there, "" for nothing. */
type Lost = Readonly<{ path: string; was: string }>;

/** Bytes: it is kept beside the conversation, and sent with it. */
const LARGEST = 4 * 1024 * 1024;

/** `before`: what earlier runs left. */
type Ending = Readonly<{ isPublished: boolean; leaks: LeakScanner; before?: UnpublishedWork | undefined }>;

/**
 * `left` is undefined when all of the work is on a branch, or there is none. Work that earlier runs did not keep stays
 * named until something else is at its path. `tree` is what the next run begins with: what is published, with what is
 * kept. `toCopy` are paths that no patch has: "all" if nothing of the work is published and no patch could be kept,
 * because it is too large or has a secret in one file, else those that are too large for a patch or a branch.
 */
export async function unpublishedWorkOf(
  publisher: Pick<Publisher, "base" | "diff" | "diffSize" | "idsAt" | "treeOf">,
  { change, withheld, wholeTree }: Reviewed,
  { isPublished, leaks, before }: Ending,
): Promise<Readonly<{ left: UnpublishedWork | undefined; tree: string; toCopy: ToCopy }>> {
  const published = isPublished ? change.tree : publisher.base;
  const { tooMany } = change;
  const isNothing = change.files.length === 0 && wholeTree === change.tree;
  const size = isNothing ? 0 : await publisher.diffSize({ tree: wholeTree }, published);
  const bytes = size > LARGEST || size === 0 ? undefined : await publisher.diff({ tree: wholeTree }, published);
  const whole = bytes && (await isKeepable(bytes, leaks)) ? bytes : undefined;
  const { aside: fresh } = change;
  const old = before?.aside;
  const room = LARGEST - (whole?.length ?? 0);
  const isFreshKept = fresh !== undefined && fresh.patch.length <= room && (await isKeepable(fresh.patch, leaks));
  const isOldKept = old !== undefined && old.length <= room - (isFreshKept ? fresh.patch.length : 0);
  const asides = [...(isOldKept ? [old] : []), ...(isFreshKept ? [fresh.patch] : [])];
  const aside = asides.length === 0 ? undefined : Buffer.concat(asides);
  const isNoneKept = tooMany !== undefined || (size > 0 && whole === undefined);
  const gone = [
    // Ignored files are in no tree, so they would be called missing for ever.
    ...withheld.filter(({ code }) => code !== "DKH-118" && (isNoneKept || isLost(code))),
    ...(isNoneKept && !isPublished ? change.files : []),
    ...(fresh && !isFreshKept ? fresh.paths.map((path) => ({ path })) : []),
    ...(old && !isOldKept ? [{ path: EARLIER }] : []),
  ];
  const paths = [...new Set(gone.map(({ path }) => path || WHOLE))].slice(0, MOST_LOST);
  const earlier = (before?.lost ?? []).filter(({ path }) => path !== WHOLE && !paths.includes(path));
  const begun = whole ? wholeTree : published;
  const ids = await publisher.idsAt(begun, paths);
  const now = await publisher.idsAt(
    begun,
    earlier.map(({ path }) => path),
  );
  const still = earlier.filter(({ path, was }) => (now.get(path) ?? "") === was);
  const lost = [...paths.map((path) => ({ path, was: ids.get(path) ?? "" })), ...still].slice(0, MOST_LOST);
  const tree = isNoneKept ? await publisher.treeOf(published) : wholeTree;
  const isLeft = whole !== undefined || lost.length > 0 || aside !== undefined;
  const { commits } = change;
  const merging = whole && !isPublished && commits?.kind === "merged" ? commits.commits : undefined;
  return {
    left: isLeft ? { patch: whole, lost, ...(aside && { aside }), ...(merging && { merging }) } : undefined,
    tree,
    toCopy:
      isNoneKept && !isPublished ? "all" : withheld.filter(({ code }) => code === "DKH-106").map(({ path }) => path),
  };
}

export type ToCopy = "all" | readonly string[];

const WHOLE = "the change as a whole";
const EARLIER = "what earlier runs left on branches and in stashes";
const MOST_LOST = 1000;

/** Says whether a patch can be kept. If the state would hide a part of it, it would no longer apply. */
async function isKeepable(patch: Buffer, leaks: LeakScanner): Promise<boolean> {
  return patch.length <= LARGEST && (!isUtf8(patch) || (await leaks.scanLong(patch.toString())).length === 0);
}

const PATCH = "work/unpublished.patch";
const ASIDE = "work/aside.patch";

/** A saved state holds only text, and a patch can hold any bytes. */
const encoded = (path: string) => `${path}.b64`;
const LOST = "work/lost.json";
const MERGING = "work/merging.json";

const LostWork = z.array(z.strictObject({ path: z.string(), was: z.string() }).readonly()).readonly();

const Merging = z.array(z.string().regex(/^[0-9a-f]{40,64}$/)).readonly();

export function unpublishedFiles(left: UnpublishedWork | undefined): StateFile[] {
  if (!left) return [];
  const { patch, aside, lost, copies, merging } = left;
  const joined = merging === undefined ? [] : [fileOf(MERGING, Buffer.from(JSON.stringify(merging)))];
  const named = lost.length === 0 ? [] : [fileOf(LOST, Buffer.from(JSON.stringify(lost)))];
  return [
    ...patchFile(PATCH, patch),
    ...patchFile(ASIDE, aside),
    ...(copies ? copiesFiles(copies) : []),
    ...named,
    ...joined,
  ];
}

/** Work in other repositories is saved under the same names in a folder for each, by its id. */
const OTHERS = "work/repositories/";
const OTHER = /^work\/repositories\/\d+\//;

/** Whether a file is of the work in another repository; with an id, in that one. */
export function isOfOther(path: string, id?: number): boolean {
  return path.startsWith(id === undefined ? OTHERS : `${OTHERS}${id}/`);
}

/** A file of `unpublishedFiles` as one of the work in another repository. */
export function asOther(file: StateFile, id: number): StateFile {
  return { ...file, path: file.path.replace(/^work\//, `${OTHERS}${id}/`) };
}

/** The files of the work in another repository, for `unpublishedIn`. */
export function ofOther(files: StateContents, id: number): StateContents {
  const some = [...files].filter(([path]) => isOfOther(path, id));
  return new Map(some.map(([path, bytes]) => [path.replace(OTHER, "work/"), bytes]));
}

const BEGINNINGS = { work: PATCH, aside: ASIDE, copies: COPIES } as const;

/**
 * Whether a file has changes that the next run begins with, as a patch ("work") or as copies of files ("copies"), or changes that it
 * does not apply ("aside").
 */
export function isUnpublished(path: string, kind: keyof typeof BEGINNINGS): boolean {
  return path.replace(OTHER, "work/").startsWith(BEGINNINGS[kind]);
}

function patchFile(path: string, patch: Buffer | undefined): StateFile[] {
  if (!patch) return [];
  return [isUtf8(patch) ? fileOf(path, patch) : fileOf(encoded(path), Buffer.from(patch.toString("base64")))];
}

/** Undefined if there is no such work. */
export function unpublishedIn(files: StateContents): UnpublishedWork | undefined {
  const [patch, aside] = [patchIn(files, PATCH), patchIn(files, ASIDE)];
  const copies = copiesIn(files);
  const names = files.get(LOST);
  if (!patch && !aside && !names && !copies) return undefined;
  const lost = names ? LostWork.parse(JSON.parse(names.toString())) : [];
  const joined = files.get(MERGING);
  const merging = patch && joined && Merging.parse(JSON.parse(joined.toString()));
  return { patch, lost, ...(aside && { aside }), ...(copies && { copies }), ...(merging && { merging }) };
}

function patchIn(files: StateContents, path: string): Buffer | undefined {
  const text = files.get(encoded(path));
  return files.get(path) ?? (text && Buffer.from(text.toString(), "base64"));
}

function fileOf(path: string, bytes: Buffer): StateFile {
  return { path, stamp: sha256(bytes), read: () => bytes };
}

/**
 * The file of the pending report: the part of a run's result that is not reported yet, as saved with its conversation.
 */
export const PENDING_REPORT = "work/telling.json";

/** `lease` is the run's lease on the thread; `sign` is the reaction that shows how it ended. */
const PendingReport = OpenComment.unwrap()
  .partial({ runComment: true })
  .extend({
    lease: Lease,
    sign: z.object({ place: ReactionPlace, content: Reaction }).readonly().optional(),
  })
  .readonly();
export type PendingReport = z.infer<typeof PendingReport>;

export function pendingReportFile(pendingReport: PendingReport): StateFile {
  const bytes = Buffer.from(JSON.stringify(pendingReport));
  return { path: PENDING_REPORT, stamp: sha256(bytes), read: () => bytes };
}

export function readPendingReport(bytes: Buffer | undefined): PendingReport | undefined {
  return bytes && PendingReport.safeParse(JSON.parse(bytes.toString())).data;
}
