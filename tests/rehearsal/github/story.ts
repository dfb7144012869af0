/** One embedded GitHub over a small real repository, for a single test. */
import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Octokit } from "@octokit/rest";
import { type EmbeddedGitHub, openGitHub, type Seed } from "../../../src/rehearsal/github/server.ts";
import { checkExchange } from "../../openapi.ts";

const history = `blob
mark :1
data 6
hello

blob
mark :2
data 12
hello world

commit refs/heads/main
mark :3
author Maria <maria@example.test> 1760000000 +0200
committer Maria <maria@example.test> 1760000000 +0200
data 6
first

M 100644 :1 README.md

commit refs/heads/deckhand/issue-1
mark :4
author Maria <maria@example.test> 1760000100 +0200
committer Maria <maria@example.test> 1760000100 +0200
data 15
say it in full

from :3
M 100644 :2 README.md

reset refs/heads/same-as-main
from :3

tag v1
from :3
tagger Maria <maria@example.test> 1760000200 +0200
data 5
one.

`;

const everything = { contents: "write", issues: "write", pull_requests: "write", discussions: "write" } as const;

export const bot = "github-actions[bot]";

const seed: Omit<Seed, "gitDir"> = {
  owner: "acme",
  name: "shop",
  defaultBranch: "main",
  cast: { octavia: "admin", mina: "maintain", maria: "write", tom: "triage", rita: "read", stranger: "none" },
  tokens: {
    "bot-token": { login: bot, permissions: everything },
    "maria-token": { login: "maria", permissions: everything },
    "reader-token": { login: bot, permissions: { contents: "read", issues: "read", pull_requests: "read" } },
    "bare-token": { login: bot, permissions: { contents: "none", issues: "none", pull_requests: "none" } },
    "reviewer-token": { login: bot, permissions: { contents: "none", issues: "none", pull_requests: "write" } },
  },
  now: () => new Date("2026-11-21T10:00:00.123Z"),
};

export type Story = Readonly<{
  github: EmbeddedGitHub;
  gitDir: string;
  folder: string;
  octokit: Octokit;
  /** A plain request under /repos/acme/shop with the bot's token unless another is told. */
  call(method: string, path: string, options?: { body?: unknown; token?: string }): Promise<Response>;
  /** Runs git as a user would, in `folder`, without the machine's configuration; answers stdout and stderr. */
  git(...args: string[]): Promise<string>;
  remote(token?: string): string;
  /** Breaches of GitHub's published contract, and requests that nothing answered. */
  problems(): string[];
}> &
  AsyncDisposable;

export async function openStory(changes: Partial<Seed> = {}): Promise<Story> {
  const folder = await mkdtemp(join(tmpdir(), "embedded-github-test-"));
  const gitDir = join(folder, "served.git");
  cpSync(served(), gitDir, { recursive: true });
  const github = await openGitHub({ ...seed, gitDir, ...changes });
  return {
    ...{ github, gitDir, folder },
    octokit: new Octokit({ auth: "bot-token", baseUrl: github.apiUrl, log: silent }),
    call: (method, path, options) => call(github, method, path, options),
    git: (...args) => git(folder, args),
    remote: (token) => remote(github, token),
    problems: () => [...github.exchanges.flatMap(checkExchange), ...github.unknownRequests],
    [Symbol.asyncDispose]: async () => {
      await github.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

let template: string | undefined;

/** The repository to copy, made once per process: copying is faster than running git. It goes with the tests' folder. */
function served(): string {
  if (template !== undefined) return template;
  const folder = mkdtempSync(join(tmpdir(), "embedded-github-served-"));
  execFileSync("git", ["init", "--quiet", "--bare", "--template=", "--initial-branch=main", folder]);
  execFileSync("git", ["--git-dir", folder, "fast-import", "--quiet"], { input: history });
  template = folder;
  return folder;
}

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

function call(
  github: EmbeddedGitHub,
  method: string,
  path: string,
  { body, token = "bot-token" }: { body?: unknown; token?: string } = {},
): Promise<Response> {
  return fetch(`${github.apiUrl}/repos/acme/shop${path}`, {
    method,
    headers: token === "" ? {} : { authorization: `token ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function remote({ serverUrl }: EmbeddedGitHub, token?: string): string {
  const url = new URL("/acme/shop.git", serverUrl);
  if (token) Object.assign(url, { username: "x-access-token", password: token });
  return url.href;
}

async function git(folder: string, args: string[]): Promise<string> {
  const person = { NAME: "Deckhand", EMAIL: "deckhand@example.test" };
  const identity = Object.entries(person).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]);
  const env = {
    PATH: process.env.PATH,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    ...Object.fromEntries(identity),
  };
  const { stdout, stderr } = await promisify(execFile)("git", args, { cwd: folder, env });
  return stdout + stderr;
}
