/**
 * Makes the bare repository that a rehearsal is played on, from a story's commits or from somebody's own repository,
 * with a git that reads no configuration of the machine.
 */
import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Fault } from "../../lib/fault.ts";
import type { Commit } from "./story.ts";

/** `note` tells what of the original is missing here. */
export type BareRepository = Readonly<{
  gitDir: string;
  owner: string;
  name: string;
  defaultBranch: string;
  note?: string;
}>;

/** One that was made before, with a checkout of it at `tip`: to copy them is faster than to run git. */
export type MadeRepository = Readonly<{ gitDir: string; checkout: string; tip: string }>;

/** A repository with these commits on `main`. Same commits, same hashes: dates and authors are given. */
export async function storyRepository(
  gitDir: string,
  name: string,
  commits: readonly Commit[],
  made?: MadeRepository,
): Promise<BareRepository> {
  if (made === undefined) {
    await mkdir(gitDir, { recursive: true });
    const git = gitIn(gitDir);
    await git(["init", "--quiet", "--bare", "--template=", "--initial-branch=main"]);
    await git(["fast-import", "--quiet"], commits.map(importCommand).join(""));
  } else cpSync(made.gitDir, gitDir, { recursive: true });
  return { gitDir, owner: "acme", name, defaultBranch: "main" };
}

/** A clone of what is committed in `folder`, which is only read. Its current branch becomes the default branch. */
export async function clonedRepository(gitDir: string, folder: string): Promise<BareRepository> {
  const original = gitIn(resolve(folder));
  const defaultBranch = await currentBranch(original, folder);
  const root = (await original(["rev-parse", "--show-toplevel"])).trim();
  const changed = (await original(["-c", "core.fsmonitor=false", "status", "--porcelain"])).split("\n").filter(Boolean);
  await original(["clone", "--quiet", "--bare", root, gitDir]);
  const name = basename(root).replaceAll(/[^\w.-]/g, "-");
  const note = `${changed.length} uncommitted change${changed.length === 1 ? " is" : "s are"} left out: a rehearsal sees what is committed.`;
  return { gitDir, owner: "rehearsal", name, defaultBranch, ...(changed.length > 0 ? { note } : {}) };
}

/**
 * Makes a checkout as actions/checkout leaves it with its defaults and `persist-credentials: false`: one commit deep,
 * no token, `url` as the remote. It is read from the disk: by HTTP it is the same, and takes three times as long.
 */
export async function checkOut(
  { gitDir, defaultBranch }: Pick<BareRepository, "gitDir" | "defaultBranch">,
  { folder, url, made }: Readonly<{ folder: string; url: string; made?: MadeRepository | undefined }>,
): Promise<void> {
  if (made) cpSync(made.checkout, folder, { recursive: true });
  else {
    const { href } = pathToFileURL(gitDir);
    await gitIn(gitDir)(["clone", "--quiet", "--depth=1", "--no-tags", `--branch=${defaultBranch}`, href, folder]);
  }
  const config = join(folder, ".git", "config");
  const text = await readFile(config, "utf8");
  await writeFile(
    config,
    text.replace(/(?<=^\turl = ).*$/m, () => url),
  );
}

/** The branch that is checked out; a `Fault` when the folder has none with a commit. */
async function currentBranch(git: ReturnType<typeof gitIn>, folder: string): Promise<string> {
  try {
    await git(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
    return (await git(["symbolic-ref", "--short", "HEAD"])).trim();
  } catch (cause) {
    throw new Fault("config", `${folder} is not a git repository with a branch checked out.`, {
      hint: "Give the folder of a repository whose branch has at least one commit.",
      cause,
    });
  }
}

/** One commit in the language of git fast-import; each builds on the one before. */
function importCommand({ author, date, message, files }: Commit): string {
  const person = `${author} <${author}@example.com> ${Date.parse(date) / 1000} +0000`;
  const changes = Object.entries(files).map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`);
  const head = `commit refs/heads/main\nauthor ${person}\ncommitter ${person}\n${data(`${message}\n`)}`;
  return `${head}${changes.join("")}\n`;
}

function data(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

export type Git = (args: readonly string[], input?: string) => Promise<string>;

/** A function that runs git in a folder and answers its output; a failure is a `Fault` with git's first line. */
export function gitIn(folder: string): Git {
  return (args, input = "") =>
    new Promise((resolve, reject) => {
      const options = { cwd: folder, env: environment(), maxBuffer: 256 * 1024 * 1024 };
      const child = execFile("git", [...args], options, (error, stdout, stderr) => {
        if (error) reject(failure(args, stderr, error));
        else resolve(stdout);
      });
      child.stdin?.on("error", () => undefined); // git that ends early closes its input: its exit code says why
      child.stdin?.end(input);
    });
}

function environment(): Record<string, string> {
  return {
    PATH: process.env.PATH ?? "",
    HOME: process.env.HOME ?? "",
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_DEFAULT_REF_FORMAT: "files", // the embedded GitHub reads them
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0", // a look at somebody's repository leaves its index alone
  };
}

function failure(args: readonly string[], stderr: string, cause: Error): Fault {
  if ("code" in cause && (cause.code === "ENOENT" || cause.code === "EACCES")) {
    return new Fault("git", "git could not be started.", { hint: "Install git, version 2.39 or later.", cause });
  }
  const line = stderr.split("\n").find((text) => /^(fatal|error):/.test(text)) ?? stderr.split("\n")[0] ?? "";
  return new Fault("git", `git ${args[0]} failed: ${line.trim()}`, { cause });
}
