/** Reads what the action saved of threads, from the refs of a repository. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Git } from "../core/workspace/git/settings.ts";
import { git } from "../core/workspace/git.ts";
import { gitHubClient } from "../github/client.ts";
import { stateKeys } from "../github/write/state/envelope.ts";
import { readState, readUnverified } from "../github/write/state/read-state.ts";
import { threadState } from "../github/write/state/state-file.ts";
import { stateRemote } from "../github/write/state/state-remote.ts";
import { Fault, toFault } from "../lib/fault.ts";
import { restoreConversation } from "../run/memory/conversation-files.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** `key` verifies and decrypts; without one a state is shown as it stands, if it is not encrypted. */
export type Place = Readonly<{ owner: string; name: string; server: string; api: string; token: string; key: string }>;

/** Writes the conversation of a thread into a new temporary folder. */
export async function fetchConversation(
  place: Place,
  number: number,
): Promise<{ folder: string; isVerified: boolean }> {
  return inRepository(place, async (run, remote) => {
    const { name, ref, branch } = threadState(number);
    const tips = await remote.tips([ref, branch]);
    const from = [ref, branch].find((each) => tips.has(each));
    if (from === undefined) throw nothingSaved(place, number);
    const commit = await remote.fetch(from);
    const read = place.key === "" ? await readUnverified(run, commit) : await verified(place, run, commit, name);
    if (read.status === "unusable") {
      throw new Fault("git", `The saved state of #${number} cannot be read: ${read.why}.`, { hint: KEY_HINT });
    }
    const folder = mkdtempSync(join(tmpdir(), `deckhand-${number}-`));
    restoreConversation(read.files, folder);
    return { folder, isVerified: place.key !== "" };
  });
}

const KEY_HINT =
  "Set STATE_KEY to the input `state-key` of the workflow, or LLM_API_KEY to its `api-key` if it has none.";

/** How the last run on each thread ended, by number, the newest thread first. */
export async function listThreads(place: Place): Promise<{ number: number; outcome: string }[]> {
  return inRepository(place, async (run, remote) => {
    const tips = await remote.tips(["refs/deckhand/threads/*"]);
    const numbers = [...tips.keys()].map((ref) => Number(ref.slice(ref.lastIndexOf("/") + 1)));
    const rows = [];
    for (const number of numbers.sort((one, other) => other - one)) {
      const read = await readUnverified(run, await remote.fetch(threadState(number).ref));
      rows.push({ number, outcome: read.status === "found" ? (read.outcome ?? "running") : "encrypted" });
    }
    return rows;
  });
}

async function verified({ owner, name, api, token, key }: Place, run: Git, commit: string, state: string) {
  const github = gitHubClient({ token, apiUrl: api, fetch });
  const { data } = await github.request("GET /repos/{owner}/{repo}", { owner, repo: name });
  return readState(run, commit, { repositoryId: Number(data.id), name: state }, stateKeys(key, Number(data.id)));
}

function nothingSaved({ owner, name }: Place, number: number): Fault {
  return new Fault("git", `Nothing is saved of #${number} in ${owner}/${name}.`, {
    hint: "States are removed a week after their thread was closed. `deckhand show --list` lists those that exist.",
  });
}

/** In a bare repository that is deleted afterwards. */
async function inRepository<Result>(
  { owner, name, server, token }: Place,
  read: (run: Git, remote: ReturnType<typeof stateRemote>) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-show-"));
  const gitDir = join(folder, "state.git");
  const run = (extra: Readonly<Record<string, string>> = {}) =>
    git(extra.GIT_DIR === undefined ? { folder, gitDir, environment: extra } : { folder, environment: extra });
  try {
    await git({ folder }).raw(["init", "--quiet", "--bare", gitDir]);
    return await read(run(), stateRemote(run, { url: `${server}/${owner}/${name}.git`, token }));
  } catch (error) {
    throw REFUSED.test(toFault(error).message) ? noAccess(`${owner}/${name}`, toFault(error)) : error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How git says that a repository is private or not there. */
const REFUSED = /could not read Username|Authentication failed|returned error: 40[134]|not found/i;

function noAccess(repository: string, cause: Fault): Fault {
  const hint = "If it is private, set GITHUB_TOKEN to a token that can read it; `gh auth token` prints one.";
  return new Fault("git", `The repository ${repository} could not be read.`, { hint, cause });
}

/** The repository that is meant: by name, by the variables of a job, or the remote `origin` of the folder. */
export async function placeOf(repository: string | undefined, folder: string, env: Env): Promise<Place> {
  const named = repository ?? env.GITHUB_REPOSITORY;
  const origin = named === undefined ? await originOf(folder) : undefined;
  const server = env.GITHUB_SERVER_URL ?? origin?.server ?? "https://github.com";
  const [owner = "", name = ""] = (named ?? origin?.path ?? "").split("/");
  if (owner === "" || name === "") {
    throw new Fault("config", "It is not clear which repository is meant.", {
      hint: "Run this in a clone of it, or add --repo OWNER/NAME.",
    });
  }
  const api = env.GITHUB_API_URL ?? (server === "https://github.com" ? "https://api.github.com" : `${server}/api/v3`);
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
