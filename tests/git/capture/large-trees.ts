/** Work trees as programs leave them: very many files, or very large ones. */
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Path → text: files of a few bytes each, with sixty in a folder. */
export function manyFiles(folder: string, count: number, words = "content"): Readonly<Record<string, string>> {
  const path = (at: number) => `${folder}/part-${Math.floor(at / 60)}/file-${at}.txt`;
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [path(at), `${words} ${at}\n`]));
}

export function writeMany(root: string, ...how: Parameters<typeof manyFiles>): void {
  const made = new Set<string>();
  for (const [path, text] of Object.entries(manyFiles(...how))) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) mkdirSync(join(root, folder), { recursive: true });
    made.add(folder);
    writeFileSync(join(root, path), text);
  }
}

/** A file of so many megabytes, of which no part repeats itself. "text" has one line in each megabyte, and "lines" short ones. */
export function writeLarge(root: string, path: string, megabytes: number, kind: "text" | "lines" | "bytes"): void {
  const file = openSync(join(root, path), "w");
  let seed = 1;
  for (let part = 0; part < megabytes; part += 1) {
    const bytes = Buffer.allocUnsafe(1024 * 1024);
    for (let at = 0; at < bytes.length; at += 4) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      bytes.writeUInt32LE(seed, at);
    }
    const text = `${bytes.toString("hex").slice(0, 1024 * 1024 - 1)}\n`;
    const lines = text.replaceAll(/.{8}/g, "$&\n");
    writeSync(file, kind === "bytes" ? bytes : Buffer.from(kind === "lines" ? lines : text));
  }
  closeSync(file);
}
