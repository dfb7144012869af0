/** Reads what the action saved of threads, from the refs of a repository. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Git } from "../core/workspace/git/settings.ts";
import { git, makeBareRepository } from "../core/workspace/git.ts";
import { gitHubClient } from "../github/client.ts";
import { Fault, toFault } from "../lib/fault.ts";
import { REPORT_FILE } from "../render/page-facts.ts";
import { PREFIX, restoreConversation } from "../run/memory/conversation-files.ts";
import { webAddress } from "../runner/runner-variables.ts";
import { readStateAt, readUnverified, stateKeys } from "../state/envelope.ts";
import type { Manifest } from "../state/manifest.ts";
import { type StateContents, threadState } from "../state/state-file.ts";
import { stateRemote } from "../state/state-remote.ts";
import { stateNameIn } from "../state/sweep.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** `key` verifies and decrypts; without one a state is shown as it stands, if it is not encrypted. */
export type RepositoryAccess = Readonly<{
  owner: string;
  name: string;
  server: string;
  api: string;
  token: string;
  key: string;
}>;

/** Writes the conversation of a thread into a new temporary folder. */
export async function fetchConversation(
  place: RepositoryAccess,
  number: number,
): Promise<{ folder: string; isVerified: boolean }> {
  const { files, isVerified } = await fetchState(place, number);
  const folder = mkdtempSync(join(tmpdir(), `deckhand-${number}-`));
  try {
    restoreConversation(files, folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { folder, isVerified };
}

/** The files of the saved state of a thread. */
export async function fetchState(
  place: RepositoryAccess,
  number: number,
): Promise<{ files: StateContents; isVerified: boolean }> {
  return inRepository(place, async (run, remote) => {
    const { name, ref, branch } = threadState(number);
    const tips = await remote.tips([ref, branch]);
    const from = [branch, ref].find((each) => tips.has(each));
    if (from === undefined) throw nothingSaved(place, number, await issueOf(place, number));
    const commit = await remote.fetch(from);
    const read = place.key === "" ? await readUnverified(run, commit) : await readVerified(place, run, commit, name);
    if (read.status === "unusable") {
      throw new Fault("git", `The saved state of #${number} cannot be read: ${read.why}.`, { hint: KEY_HINT });
    }
    return { files: read.files, isVerified: place.key !== "" };
  });
}

const KEY_HINT =
  "Set STATE_KEY to the input `state-key` of the workflow, or LLM_API_KEY to its `api-key` if it has none.";

/** A saved state; `files` is empty where it is encrypted or not signed with the key, and `status` says so. */
export type StoredState = Readonly<{ name: string; commit: string; status: string; files: StateContents }>;

/** Everything that is saved in the repository: of threads (the newest first), of tasks, and the ledger. */
export async function readStates(place: RepositoryAccess): Promise<readonly StoredState[]> {
  return inRepository(place, async (run, remote) => {
    const tips = await remote.tips(["refs/deckhand/*", "refs/heads/deckhand/state/*"]);
    const states: StoredState[] = [];
    for (const ref of tips.keys()) {
      const [name, commit] = [stateNameIn(ref), await remote.fetch(ref)];
      const read = place.key === "" ? await readUnverified(run, commit) : await readVerified(place, run, commit, name);
      if (read.status === "unusable") states.push({ name, commit, status: UNREADABLE, files: new Map() });
      else states.push({ name, commit, status: outcomeOf(read), files: read.files });
    }
    return states.sort((one, other) => numberOf(other) - numberOf(one));
  });
}

/** The status of a state that this key does not open. */
export const UNREADABLE = "encrypted, or signed with another key";

function outcomeOf(read: Readonly<{ outcome: string | null } | { manifest: Manifest }>): string {
  return ("manifest" in read ? read.manifest.outcome : read.outcome) ?? "running";
}

/** The number of the thread that a state is of; NaN for other states. */
export function numberOf({ name }: Pick<StoredState, "name">): number {
  return name.startsWith("threads/") ? Number(name.slice("threads/".length)) : Number.NaN;
}

async function readVerified(
  { owner, name, api, token, key }: RepositoryAccess,
  run: Git,
  commit: string,
  state: string,
) {
  const github = gitHubClient({ token, apiUrl: api, fetch });
  const { data } = await github.request("GET /repos/{owner}/{repo}", { owner, repo: name });
  return readStateAt(run, commit, { repositoryId: Number(data.id), name: state }, stateKeys(key, Number(data.id)));
}

function nothingSaved({ owner, name }: RepositoryAccess, number: number, issue: number | undefined): Fault {
  const removed =
    "A pull request that a run made is saved under its issue. States are removed a week after their thread was closed. `deckhand show --list` lists those that exist.";
  return new Fault("git", `Nothing is saved of #${number} in ${owner}/${name}.`, {
    hint:
      issue === undefined ? removed : `A run of #${issue} made this pull request, and is saved there: name ${issue}.`,
  });
}

/** The saved thread whose run made a pull request; undefined if none says so. */
async function issueOf(place: RepositoryAccess, pull: number): Promise<number | undefined> {
  const link = new RegExp(`"pullRequest":\\s*"[^"]*/pull/${pull}"`);
  const report = PREFIX + REPORT_FILE;
  const found = (await readStates(place)).find(({ files }) => link.test(files.get(report)?.toString() ?? ""));
  return found && !Number.isNaN(numberOf(found)) ? numberOf(found) : undefined;
}

/** In a bare repository that is deleted afterwards. */
async function inRepository<Result>(
  { owner, name, server, token }: RepositoryAccess,
  read: (run: Git, remote: ReturnType<typeof stateRemote>) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-show-"));
  const gitDir = join(folder, "state.git");
  const run = (extra: Readonly<Record<string, string>> = {}) =>
    git(extra.GIT_DIR === undefined ? { folder, gitDir, environment: extra } : { folder, environment: extra });
  try {
    makeBareRepository(gitDir);
    return await read(run(), stateRemote(run, { url: `${server}/${owner}/${name}.git`, token }));
  } catch (error) {
    throw accessFault(error, { repository: `${owner}/${name}`, token });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How git and GitHub say that a token is wrong, or that a repository is private or not there. */
const REFUSED = /could not read Username|Authentication failed|returned error: 40[134]|not found|refused the token/i;

/** The error, or what to do about a refusal, in the words of the variables that a command reads. */
export function accessFault(error: unknown, { repository, token }: Readonly<{ repository: string; token: string }>) {
  const cause = toFault(error);
  if (!REFUSED.test(cause.message)) return error;
  const hint = token === "" ? NO_TOKEN : TOKEN_REFUSED;
  return new Fault("git", `The repository ${repository} could not be read.`, { hint, cause });
}

const NO_TOKEN = "If it is private, set GITHUB_TOKEN to a token that can read it; `gh auth token` prints one.";
const TOKEN_REFUSED =
  "GITHUB_TOKEN is wrong, has expired or has no access to it: set another token, which `gh auth token` prints.";

/** A page of a repository on GitHub, as somebody copies it from the browser. */
export type Address = Readonly<{ server: string; path: string } & ({ thread: number } | { run: number })>;

/** undefined for what is no address of a thread, a comment or a run. */
export function addressOf(text: string): Address | undefined {
  const [, server = "", path = "", kind, number] =
    /^(https?:\/\/[^/\s]+)\/([\w.-]+\/[\w.-]+)\/(issues|pull|discussions|actions\/runs)\/(\d+)/.exec(text) ?? [];
  if (kind === undefined) return undefined;
  return { server, path, ...(kind === "actions/runs" ? { run: Number(number) } : { thread: Number(number) }) };
}

/** The repository of the address. The token goes to the server that the environment names, and to no other. */
export async function placeAt({ server, path }: Address, folder: string, env: Env): Promise<RepositoryAccess> {
  const place = await placeOf(path, folder, env);
  if (place.server === server) return place;
  throw new Fault("config", `${server} is not the server ${place.server}.`, {
    hint: `Set GITHUB_SERVER_URL to ${server} if you trust it with your token.`,
  });
}

/** The repository that is meant: by name, by the variables of a job, or the remote `origin` of the folder. */
export async function placeOf(repository: string | undefined, folder: string, env: Env): Promise<RepositoryAccess> {
  const named = repository ?? env.GITHUB_REPOSITORY;
  const origin = named === undefined ? await originOf(folder) : undefined;
  const server = webAddress(env, "GITHUB_SERVER_URL", origin?.server ?? "https://github.com");
  const [owner = "", name = ""] = (named ?? origin?.path ?? "").split("/");
  if (owner === "" || name === "") {
    throw new Fault("config", "It is not clear which repository is meant.", {
      hint: "Run this in a clone of it, or add --repo OWNER/NAME.",
    });
  }
  const standard = server === "https://github.com" ? "https://api.github.com" : `${server}/api/v3`;
  const api = webAddress(env, "GITHUB_API_URL", standard);
  return { owner, name, server, api, token: env.GITHUB_TOKEN ?? "", key: env.STATE_KEY ?? env.LLM_API_KEY ?? "" };
}

async function originOf(folder: string): Promise<{ server: string; path: string } | undefined> {
  const url = await git({ folder })
    .raw(["config", "--get", "remote.origin.url"])
    .catch(() => "");
  const match = /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([^/:]+)(?::\d+)?[/:]([^/]+\/[^/]+?)(?:\.git)?\s*$/.exec(
    url,
  );
  return match?.[2] === undefined ? undefined : { server: `https://${match[1]}`, path: match[2] };
}
