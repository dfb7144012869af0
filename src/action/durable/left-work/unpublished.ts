/** Work that is on no branch, as it is kept beside a conversation. */
import { isUtf8 } from "node:buffer";
import { z } from "zod";
import type { LeftOver } from "../../../github/write/left-over.ts";
import type { Contents } from "../../../github/write/state/read-state.ts";
import { type StateFile, sha256 } from "../../../github/write/state/state-file.ts";

const PATCH = "work/unpublished.patch";
/** A state holds text only, and a patch has the bytes of its files. */
const ENCODED = `${PATCH}.b64`;
const LOST = "work/lost.json";

const Names = z.array(z.string()).readonly();

export function unpublishedFiles(left: LeftOver | undefined): StateFile[] {
  if (!left) return [];
  const { patch, lost } = left;
  const names = lost.length === 0 ? [] : [fileOf(LOST, Buffer.from(JSON.stringify(lost)))];
  if (!patch) return names;
  const isText = isUtf8(patch);
  return [fileOf(isText ? PATCH : ENCODED, isText ? patch : Buffer.from(patch.toString("base64"))), ...names];
}

/** Undefined where nothing was left. */
export function unpublishedIn(files: Contents): LeftOver | undefined {
  const encoded = files.get(ENCODED);
  const patch = files.get(PATCH) ?? (encoded && Buffer.from(encoded.toString(), "base64"));
  const names = files.get(LOST);
  if (!patch && !names) return undefined;
  return { patch, lost: names ? Names.parse(JSON.parse(names.toString())) : [] };
}

function fileOf(path: string, bytes: Buffer): StateFile {
  return { path, stamp: sha256(bytes), read: () => bytes };
}
