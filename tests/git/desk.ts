/** A publisher at work: an embedded GitHub, a checkout of it, and a private repository beside it. For a single test. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openPublisher, type Publisher, seedEarly } from "../../src/git/publisher.ts";
import type { Change } from "../../src/policy/entries.ts";
import { pause } from "../real-time.ts";
import { openStory, type Story } from "../rehearsal/github/story.ts";

export type DeskOptions = Readonly<{
  /** Added to main, in these very bytes, before the checkout. */
  files?: Readonly<Record<string, string>>;
  /** Whether main has a submodule `sub`. */
  submodule?: boolean;
  /** Options of `git clone`, and whether it goes over HTTP; both take longer than to copy what is there. */
  clone?: readonly string[];
  isRemote?: boolean;
  /** Runs between the checkout and the opening of the publisher. */
  before?: (workspace: string) => void | Promise<void>;
  token?: string;
  environment?: Readonly<Record<string, string>>;
}>;

export type Desk = Readonly<{
  story: Story;
  workspace: string;
  base: string;
  publisher: Publisher;
  /** Where the private repository is. */
  folder: string;
  write(path: string, content: string | Buffer): void;
  /** Git as the agent runs it, in the workspace. */
  agent(...args: string[]): Promise<string>;
  capture(): Promise<Captured>;
  /** Captures, commits and pushes; `entries` are those of the branch that GitHub has then. */
  publish(): Promise<Captured & Readonly<{ commit: string }>>;
}> &
  AsyncDisposable;

/** `entries` are lines like `A 100644 new.txt`: how the tree differs from the base. */
type Captured = Readonly<{ change: Change; entries: readonly string[] }>;

export const branch = "agent/issue-1";

const ENVIRONMENT = { PATH: process.env.PATH ?? "" };

export async function openDesk(options: DeskOptions = {}): Promise<Desk> {
  await using opened = new AsyncDisposableStack();
  const story = opened.use(await openStory());
  const base = await checkOut(story, options);
  const workspace = join(story.folder, "work");
  const agent = (...args: string[]) => story.git("-C", workspace, ...args);
  const folder = join(story.folder, "private");
  mkdirSync(folder, { recursive: true });
  if (options.before) rmSync(join(folder, "publisher.git"), { recursive: true, force: true }); // it is seeded afterwards
  await options.before?.(workspace);
  const { token = "bot-token", environment = ENVIRONMENT } = options;
  const remoteUrl = story.remote();
  const now = () => new Date("2026-11-21T10:00:00Z");
  const publisher = await openPublisher({ folder, workspace, base, remoteUrl, token, environment, now });
  passTick(join(folder, "publisher.git", "HEAD"), join(folder, "tick"));
  const all = opened.move();
  return {
    ...{ story, workspace, base, publisher, folder, agent },
    write: (path, content) => write(workspace, path, content),
    async capture() {
      const change = await publisher.capture();
      return { change, entries: await entriesOf(story, join(folder, "publisher.git"), [base, change.tree]) };
    },
    async publish() {
      const change = await publisher.capture();
      const commit = await publisher.commit(change, "Change (#1)\n");
      await publisher.push(commit, branch);
      return { change, commit, entries: await entriesOf(story, story.gitDir, [base, branch]) };
    },
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

/** The clock of a file system has steps of some milliseconds: what a test writes from now on is later than `began`. */
function passTick(began: string, probe: string): void {
  do writeFileSync(probe, "");
  while (lstatSync(probe).ctimeMs <= lstatSync(began).mtimeMs);
  rmSync(probe);
}

/** Records of `--raw -z`: `:100644 100755 <old> <new> M`, NUL, path, NUL. */
async function entriesOf(story: Story, gitDir: string, trees: readonly string[]): Promise<string[]> {
  const args = ["diff-tree", "-r", "-z", "--raw", "--no-renames", ...trees];
  const fields = (await story.git("--git-dir", gitDir, ...args)).split("\0");
  return fields.flatMap((field, index) => {
    const [, mode, , , status] = field.split(" ");
    return index % 2 === 0 && field !== "" ? [`${status} ${mode} ${fields[index + 1]}`] : [];
  });
}

/** Extends main and makes `work`, a clone of it; resolves to the commit that is checked out. */
async function checkOut(story: Story, options: DeskOptions): Promise<string> {
  if (options.submodule || options.isRemote || options.clone) return clone(story, options);
  const key = JSON.stringify(options.files);
  const made = templates.get(key) ?? makeTemplate(options);
  templates.set(key, made);
  const { folder, base } = await made;
  rmSync(story.gitDir, { recursive: true }); // git's objects cannot be written over
  cpSync(folder, story.folder, { recursive: true });
  const config = join(story.folder, "work/.git/config");
  writeFileSync(config, readFileSync(config, "utf8").replaceAll(folder, story.folder));
  return base;
}

/**
 * By the files, made once per process: copying is faster than running git. The private repository is seeded in them, as
 * that of most runs is before the publisher opens. They go with the tests' folder.
 */
const templates = new Map<string, Promise<Readonly<{ folder: string; base: string }>>>();

async function makeTemplate(options: DeskOptions) {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-desk-"));
  await using story = await openStory();
  const base = await clone(story, options);
  await seedEarly({
    folder: join(story.folder, "private"),
    workspace: join(story.folder, "work"),
    environment: ENVIRONMENT,
  });
  for (const name of ["served.git", "work", "private"])
    cpSync(join(story.folder, name), join(folder, name), { recursive: true });
  const config = join(folder, "work/.git/config");
  writeFileSync(config, readFileSync(config, "utf8").replaceAll(story.folder, folder));
  return { folder, base };
}

async function clone(story: Story, options: DeskOptions): Promise<string> {
  extendMain(story, options);
  const origin = options.isRemote ? story.remote() : story.gitDir;
  const how = options.clone ? ["--no-local", ...options.clone] : ["--no-hardlinks"];
  await story.git("clone", "-q", ...how, origin, "work");
  return (await story.git("-C", join(story.folder, "work"), "rev-parse", "HEAD")).trim();
}

function extendMain(story: Story, { files = {}, submodule }: DeskOptions): void {
  const modules = `[submodule "sub"]\n\tpath = sub\n\turl = ${story.gitDir}\n`;
  const all = submodule ? { ...files, ".gitmodules": modules } : files;
  const entries = Object.entries(all).map(
    ([path, text]) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`,
  );
  if (entries.length === 0) return;
  if (submodule) entries.push(`M 160000 ${tip(story, "same-as-main")} sub\n`);
  addToMain(story, "more", entries);
}

export function tip({ gitDir }: Story, name: string): string {
  const args = ["--git-dir", gitDir, "for-each-ref", "--format=%(objectname)", `refs/heads/${name}`];
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}

/** One more commit on the served main, in the language of git fast-import. */
export function addToMain({ gitDir }: Story, subject: string, entries: readonly string[]): void {
  const head = `commit refs/heads/main\ncommitter Maria <maria@example.test> 1760000300 +0200\n`;
  const input = `${head}data ${subject.length}\n${subject}\nfrom refs/heads/main^0\n${entries.join("")}\n`;
  execFileSync("git", ["--git-dir", gitDir, "fast-import", "--quiet"], { input });
}

/** Resolves in the first moments of the next second. */
export function nextSecond(): Promise<void> {
  return pause(1005 - (Date.now() % 1000));
}

export function write(root: string, path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

export function writeProgram(path: string, script: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}

/** Every file of a folder as `path mode digest`; equal lists are equal bytes. */
export function snapshot(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return `${path} ${lstatSync(path).mode.toString(8)} ${entry.isDirectory() ? "" : digest(path)}`;
    })
    .sort();
}

function digest(path: string): string {
  const content = lstatSync(path).isSymbolicLink() ? readlinkSync(path) : readFileSync(path);
  return createHash("sha256").update(content).digest("hex");
}
