/** A checkout with the broker's own repository beside it, as a run has them before any tool works. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { openPublisher } from "../../../src/git/publisher.ts";
import { leakScanner } from "../../../src/leak/scanner.ts";
import type { CopyOptions } from "../../../src/run/memory/copied-work.ts";

export const SECRET = "sk-live-0123456789abcdef";
const leaks = leakScanner([{ kind: "the model key", value: SECRET }]);

const environment = { PATH: process.env.PATH ?? "" };

export type WorkPlace = Readonly<{ workspace: string; publisherFolder: string; options: CopyOptions }>;

/** A file: its bytes, or where it leads to. */
export type Made = Readonly<{ bytes: Buffer; mode?: number } | { target: Buffer }>;

export async function workPlace(folder: string, files: Readonly<Record<string, string>>): Promise<WorkPlace> {
  const [workspace, publisherFolder] = [join(folder, "workspace"), join(folder, "publisher")];
  mkdirSync(publisherFolder, { recursive: true });
  mkdirSync(workspace);
  for (const [path, text] of Object.entries(files)) make(workspace, path, { bytes: Buffer.from(text) });
  const base = commitAll(workspace);
  const own = { remoteUrl: "", token: "", environment, now: () => new Date(0) };
  await openPublisher({ folder: publisherFolder, workspace, base, ...own });
  const gitDir = join(publisherFolder, "publisher.git");
  const signal = new AbortController().signal;
  return { workspace, publisherFolder, options: { workspace, gitDir, base, environment, leaks, signal } };
}

/** Returns the commit. */
export function commitAll(workspace: string): string {
  const git = (...args: string[]) => execFileSync("git", ["-C", workspace, ...args], { encoding: "utf8" });
  git("init", "-q");
  git("add", "-A");
  git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", "base");
  return git("rev-parse", "HEAD").trim();
}

/** `path` is Latin-1, byte for byte. */
export function make(root: string, path: string, made: Made): void {
  const at = (name: string) => Buffer.concat([Buffer.from(`${root}/`), Buffer.from(name, "latin1")]);
  if (path.includes("/")) mkdirSync(at(dirname(path)), { recursive: true });
  if ("target" in made) symlinkSync(made.target, at(path));
  else {
    writeFileSync(at(path), made.bytes);
    chmodSync(at(path), made.mode ?? 0o644);
  }
}
