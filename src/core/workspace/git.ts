/** The only place that runs git: with a known configuration, without prompts, and without credentials in errors. */
import { createHash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { deflateSync } from "node:zlib";
import { type outputHandler, type SimpleGitOptions, simpleGit } from "simple-git";
import { systemEnvironment, systemProgram } from "../../lib/programs.ts";
import { RecordCutter } from "./git/record-cutter.ts";
import {
  type Git,
  type GitOptions,
  gitFault,
  gitOverrides,
  isolatedGitEnvironment,
  requireOutside,
} from "./git/settings.ts";

// simple-git's guards are for callers that pass on untrusted arguments. These are the ones that block our own calls. (A
// pager never starts, because there is no terminal.)
const unsafe = {
  allowUnsafePager: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeHooksPath: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeCustomBinary: true,
} as const;

/**
 * The broker's git, a program of the system: see `systemProgram`. Nothing runs until `raw` is called; calls are
 * independent. Throws a "config" Fault at once if the system has no git.
 */
export function git(options: GitOptions): Git {
  // Checked first, because simple-git would report a missing git as an error of git.
  const binary = systemProgram("git");
  const environment = { ...isolatedGitEnvironment(options), ...systemEnvironment() };
  const run = async (args: readonly string[], input: string | Buffer, handler: outputHandler): Promise<string> => {
    requireOutside(args);
    options.signal?.throwIfAborted();
    try {
      requireDescriptors();
      return await simpleGit({ ...gitOptions(options, environment, input), binary })
        .env(environment)
        .outputHandler(handler)
        .raw([...args]);
    } catch (error) {
      options.signal?.throwIfAborted();
      throw gitFault(args, error);
    }
  };
  /** simple-git holds all that git writes as well, unless its listeners are gone before git begins. */
  const each = async (args: readonly string[], input: string | Buffer, take: (chunk: Buffer) => boolean) => {
    const words: Buffer[] = [];
    let isTooLong = false;
    await run(args, input, (command, stdout, stderr, all) => {
      if (stdout instanceof Readable) stdout.removeAllListeners("data");
      stdout.on("data", (chunk: Buffer) => {
        isTooLong ||= !take(chunk);
        if (isTooLong && stdout instanceof Readable) stdout.destroy(); // which ends git
      });
      stderr.on("data", (chunk: Buffer) => words.push(chunk));
      endPromptly(options.signal)(command, stdout, stderr, all);
    }).catch((error: unknown) => {
      if (!isTooLong) throw error;
    });
    if (isTooLong) throw gitFault(args, new Error("Its output is too long."));
    return Buffer.concat(words).toString();
  };
  const collect = async (args: readonly string[], input: string | Buffer, most = Number.POSITIVE_INFINITY) => {
    const chunks: Buffer[] = [];
    let left = most;
    const stderr = await each(args, input, (chunk) => {
      left -= chunk.length;
      if (left >= 0) chunks.push(chunk);
      return left >= 0;
    });
    return { stdout: Buffer.concat(chunks), stderr };
  };
  const records: Git["records"] = async (args, take, { input = "", end = "\0" } = {}) => {
    const cutter = new RecordCutter(end, take);
    const words = await each(args, input, (chunk) => cutter.push(chunk));
    cutter.end();
    return words;
  };
  const pieces: Git["pieces"] = async (args, take) => {
    const failures: unknown[] = [];
    const isTaken = (chunk: Buffer) => {
      try {
        take(chunk);
      } catch (error) {
        failures.push(error); // thrown here, it would end the process
      }
      return failures.length === 0;
    };
    await each(args, "", isTaken).catch((error: unknown) => {
      throw failures.length === 0 ? error : failures[0];
    });
  };
  return Object.freeze<Git>({
    pieces,
    raw: (args, input = "") => run(args, input, endPromptly(options.signal)),
    bytes: async (args, input = "", most) => (await collect(args, input, most)).stdout,
    both: (args, input = "") => collect(args, input),
    records,
  });
}

/** The open files that a process with three pipes takes while it is started, and some more. */
const DESCRIPTORS = 12;

/** Throws EMFILE where git would get no pipes: simple-git then breaks off by an error event that nobody can catch. */
function requireDescriptors(): void {
  const taken: number[] = [];
  try {
    while (taken.length < DESCRIPTORS) taken.push(openSync("/dev/null", "r"));
  } finally {
    for (const descriptor of taken) closeSync(descriptor);
  }
}

/** A push holds as many objects in memory as it compares, for each thread. */
const PACKING = "[pack]\n\tthreads = 1\n\twindowMemory = 16m\n";

/**
 * Makes an empty bare repository, as `git init --bare` does, without a process (gitrepository-layout(5)). It never has
 * the two files that speed up large histories, and `git fsck` starts a process for each unless they are turned off. Files above
 * 8 MB are not compared by lines: git would hold fifteen times the size of a text with short lines.
 */
export function makeBareRepository(gitDir: string): void {
  for (const folder of ["info", "objects/info", "objects/pack", "refs/heads"])
    mkdirSync(join(gitDir, folder), { recursive: true });
  writeFileSync(join(gitDir, "HEAD"), "ref: refs/heads/main\n");
  const settings = ["repositoryformatversion = 0", "filemode = true", "bare = true", "bigFileThreshold = 8m"];
  const absent = ["commitGraph = false", "multiPackIndex = false"];
  const core = `[core]\n${[...settings, ...absent].map((line) => `\t${line}\n`).join("")}`;
  writeFileSync(join(gitDir, "config"), `${core}${PACKING}`);
}

/**
 * Writes an object into a repository with SHA-1 ids, as `git hash-object -w` does, without a process
 * (gitrepository-layout(5)). Returns its id. A tree's bytes are git's own: see `treeOf`.
 */
export function writeObject(gitDir: string, kind: "blob" | "tree" | "commit", content: string | Buffer): string {
  const bytes = Buffer.from(content);
  const whole = Buffer.concat([Buffer.from(`${kind} ${bytes.length}\0`), bytes]);
  const id = createHash("sha1").update(whole).digest("hex");
  const path = join(gitDir, "objects", id.slice(0, 2), id.slice(2));
  if (existsSync(path)) return id;
  mkdirSync(dirname(path), { recursive: true });
  const temporary = join(gitDir, "objects", `tmp_obj_${id}`);
  try {
    writeFileSync(temporary, deflateSync(whole, { level: 1 })); // as git does
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true }); // a full disk has no room for the part of it
    throw error;
  }
  return id;
}

type TreeEntry = readonly [name: string, mode: "100644" | "40000", id: string];

/** The bytes of a tree: git sorts folders as if their names ended in a slash. */
export function treeOf(entries: readonly TreeEntry[]): Buffer {
  const rows = entries.map(([name, mode, id]) => {
    const key = Buffer.from(mode === "40000" ? `${name}/` : name);
    return { key, row: Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, "hex")]) };
  });
  return Buffer.concat(rows.sort((one, other) => Buffer.compare(one.key, other.key)).map(({ row }) => row));
}

function gitOptions(
  { folder, signal }: GitOptions,
  environment: Readonly<Record<string, string>>,
  input: string | Buffer,
): Partial<SimpleGitOptions> {
  return {
    baseDir: folder,
    config: [...gitOverrides],
    unsafe,
    allowEnvironment: Object.keys(environment),
    ...(signal && { abort: signal }),
    // Waiting for the exit alone can lose the end of a long output.
    completion: { onClose: true, onExit: false },
    // Bytes, because an empty string would leave stdin open.
    input: () => Buffer.from(input),
    // simple-git treats a failure without output as a success.
    errors: (error, { exitCode }) => error ?? (exitCode === 0 ? undefined : Buffer.alloc(0)),
  };
}

/** Ends a call as soon as git ends, and when `signal` is aborted, together with the processes that git started. */
function endPromptly(signal: AbortSignal | undefined): outputHandler {
  return (_command, stdout, stderr) => {
    // simple-git waits 50 ms for a command without output. An empty chunk counts as output.
    queueMicrotask(() => stdout.emit("data", Buffer.alloc(0)));
    // An abort kills git, but its remote helper may be waiting for the network and keep the pipes open.
    const close = () => {
      for (const stream of [stdout, stderr]) if (stream instanceof Readable) stream.destroy();
    };
    signal?.addEventListener("abort", close, { once: true });
    stdout.once("close", () => signal?.removeEventListener("abort", close));
  };
}
