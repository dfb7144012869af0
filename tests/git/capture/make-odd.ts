/** Makes the oddities of `odd-tree.ts` in a folder, as far as this user and this file system can. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Oddity } from "./odd-tree.ts";

/** What cannot be made, because something else is in its place, is passed over. Rights are taken away last. */
export async function makeOdd(root: string, oddities: readonly Oddity[]): Promise<void> {
  const isLate = ({ kind }: Oddity) => kind === "mode";
  for (const oddity of [...oddities.filter((one) => !isLate(one)), ...oddities.filter(isLate)])
    await make(root, oddity).catch(() => undefined);
}

export function bytesAt(root: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${root}/`), Buffer.from(path, "latin1")]);
}

/** The folder above a path is made. What else is at the path goes, where something other than a folder is to be there. */
async function make(root: string, oddity: Oddity): Promise<void> {
  const whole = bytesAt(root, oddity.path);
  if (oddity.kind === "mode") return chmodSync(whole, oddity.mode);
  mkdirSync(bytesAt(root, oddity.path.split("/").slice(0, -1).join("/")), { recursive: true });
  if (oddity.kind === "deep" || oddity.kind === "many") mkdirSync(whole, { recursive: true });
  else rmSync(whole, { recursive: true, force: true });
  if (oddity.kind === "file") writeFileSync(whole, oddity.bytes, "latin1");
  if (oddity.kind === "link") symlinkSync(Buffer.from(oddity.target, "latin1"), whole);
  if (oddity.kind === "sparse") makeSparse(whole, oddity.size);
  if (oddity.kind === "special") await makeSpecial(root, whole, oddity.what);
  if (oddity.kind === "deep") makeDeep(join(root, oddity.path), oddity);
  if (oddity.kind === "many")
    for (let n = 0; n < oddity.count; n++) writeFileSync(bytesAt(root, `${oddity.path}/${n}`), `${n}\n`);
  if (oddity.kind === "refs")
    writeFileSync(whole, `${"1".repeat(40)} refs/heads/${"x".repeat(60)}\n`.repeat(oddity.count));
}

function makeSparse(path: Buffer, size: number): void {
  const file = openSync(path, "w");
  try {
    ftruncateSync(file, size);
  } finally {
    closeSync(file);
  }
}

/** Programs take names as text only, so each is made under another name. */
async function makeSpecial(root: string, path: Buffer, what: "pipe" | "socket" | "device"): Promise<void> {
  const folder = mkdtempSync(join(what === "socket" ? tmpdir() : root, "..", "odd-"));
  const made = join(folder, "x");
  try {
    if (what === "pipe") execFileSync("mkfifo", [made]);
    if (what === "device") execFileSync("mknod", [made, "c", "1", "5"], { stdio: "ignore" });
    if (what === "socket") await makeSocket(made, path);
    else renameSync(made, path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeSocket(made: string, path: Buffer): Promise<void> {
  const server = createServer().listen(made);
  await once(server, "listening");
  renameSync(made, path);
  server.close();
  await once(server, "close");
}

/** Its path is longer than any that a program can name at once. */
function makeDeep(root: string, { count, length }: Readonly<{ count: number; length: number }>): void {
  const script = `const name = "d".repeat(${length}); for (let n = 0; n < ${count}; n++) { fs.mkdirSync(name); process.chdir(name); } fs.writeFileSync("deep.txt", "deep");`;
  execFileSync(process.execPath, ["-e", script], { cwd: root, stdio: "ignore" });
}

/** Gives this user all rights again, and removes everything: Node cannot remove what is that deep. */
export function removeOdd(root: string): void {
  if (lstatSync(root, { throwIfNoEntry: false }) === undefined) return;
  execFileSync("chmod", ["-R", "u+rwX", root], { stdio: "ignore" });
  execFileSync("rm", ["-rf", root]);
}
