/**
 * Writes a copy of a file into a folder, where no link is followed, nothing outside of the folder is touched, and nothing becomes a
 * file of git. The path was chosen by the writer of the saved state, who may be anybody.
 */
import { closeSync, constants, mkdirSync, openSync, symlinkSync, unlinkSync, writeSync } from "node:fs";
import { errorCode } from "../../core/workspace/safe-path.ts";
import { lookAtUntrusted } from "../../core/workspace/untrusted-files.ts";
import type { Copy } from "./copies.ts";

/** Characters that file systems leave out of names. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const OF_GIT = /^(?:\.git|git~\d+)[\s.]*(?:$|:)/i;

/**
 * "new" writes only where nothing is; "over" replaces a file or a link, and removes it for what is gone. Returns undefined, or why it
 * was not done, as a clause for people. No tool may work in the folder meanwhile.
 */
export function placeCopy(root: string, copy: Copy, how: "new" | "over"): string | undefined {
  const steps = copy.path.split("/");
  if (steps.some((step) => !isPlain(step))) return "its path may not be written";
  try {
    const blocked = steps.slice(0, -1).some((_, at) => !isFolder(root, steps.slice(0, at + 1).join("/"), copy.kind));
    if (blocked) return copy.kind === "gone" ? undefined : "a part of its path is not a folder";
    const there = lookAtUntrusted(root, bytesOf(copy.path));
    if (there && (how === "new" || there.isDirectory())) return "something else is there";
    if (there) unlinkSync(whole(root, copy.path));
    if (copy.kind === "link") symlinkSync(copy.target, whole(root, copy.path));
    else if (copy.kind !== "gone")
      write(whole(root, copy.path), copy.bytes, copy.kind === "executable" ? 0o755 : 0o644);
    return undefined;
  } catch (error) {
    return `the system refused (${errorCode(error) || "unknown"})`;
  }
}

function isPlain(step: string): boolean {
  const name = bytesOf(step).toString().replaceAll(IGNORED, "");
  return step !== "" && step !== "." && step !== ".." && !/[\0\\]/.test(step) && !OF_GIT.test(name);
}

/** Makes the folder where there is nothing, but not for what is gone. */
function isFolder(root: string, path: string, kind: Copy["kind"]): boolean {
  const there = lookAtUntrusted(root, bytesOf(path));
  if (there || kind === "gone") return there?.isDirectory() ?? false;
  mkdirSync(whole(root, path));
  return true;
}

const NEW = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

function write(path: Buffer, bytes: Buffer, mode: number): void {
  const file = openSync(path, NEW, mode);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
  } finally {
    closeSync(file);
  }
}

function bytesOf(path: string): Buffer {
  return Buffer.from(path, "latin1");
}

function whole(root: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${root}/`), bytesOf(path)]);
}
