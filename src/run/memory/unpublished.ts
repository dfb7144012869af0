/** Defines how work that is on no branch is saved with a conversation. */
import { isUtf8 } from "node:buffer";
import { z } from "zod";
import { OpenComment } from "../../action/runner/open-comment.ts";
import { Reaction, ReactionPlace } from "../../github/write/comment/reaction.ts";
import { Lease } from "../../github/write/state/manifest.ts";
import type { Contents } from "../../github/write/state/read-state.ts";
import { type StateFile, sha256 } from "../../github/write/state/state-file.ts";
import type { UnpublishedWork } from "../../github/write/unpublished-work.ts";

const PATCH = "work/unpublished.patch";
const ASIDE = "work/aside.patch";

/** A saved state holds only text, and a patch can hold any bytes. */
const encoded = (path: string) => `${path}.b64`;
const LOST = "work/lost.json";

const LostWork = z.array(z.strictObject({ path: z.string(), was: z.string() }).readonly()).readonly();

export function unpublishedFiles(left: UnpublishedWork | undefined): StateFile[] {
  if (!left) return [];
  const { patch, aside, lost } = left;
  const named = lost.length === 0 ? [] : [fileOf(LOST, Buffer.from(JSON.stringify(lost)))];
  return [...patchFile(PATCH, patch), ...patchFile(ASIDE, aside), ...named];
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
export function ofOther(files: Contents, id: number): Contents {
  const some = [...files].filter(([path]) => isOfOther(path, id));
  return new Map(some.map(([path, bytes]) => [path.replace(OTHER, "work/"), bytes]));
}

/** Whether a file has changes that the next run begins with ("work"), or changes that it does not apply ("aside"). */
export function isUnpublished(path: string, kind: "work" | "aside"): boolean {
  return path.replace(OTHER, "work/").startsWith(kind === "work" ? PATCH : ASIDE);
}

function patchFile(path: string, patch: Buffer | undefined): StateFile[] {
  if (!patch) return [];
  return [isUtf8(patch) ? fileOf(path, patch) : fileOf(encoded(path), Buffer.from(patch.toString("base64")))];
}

/** Undefined if there is no such work. */
export function unpublishedIn(files: Contents): UnpublishedWork | undefined {
  const [patch, aside] = [patchIn(files, PATCH), patchIn(files, ASIDE)];
  const names = files.get(LOST);
  if (!patch && !aside && !names) return undefined;
  return { patch, lost: names ? LostWork.parse(JSON.parse(names.toString())) : [], ...(aside && { aside }) };
}

function patchIn(files: Contents, path: string): Buffer | undefined {
  const text = files.get(encoded(path));
  return files.get(path) ?? (text && Buffer.from(text.toString(), "base64"));
}

function fileOf(path: string, bytes: Buffer): StateFile {
  return { path, stamp: sha256(bytes), read: () => bytes };
}

/** Defines the pending report: the part of a run's result that is not reported yet, as saved with its conversation. */
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
