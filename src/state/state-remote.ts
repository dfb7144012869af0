/** The refs that hold states on GitHub: which there are, their commits, and how they are moved on. */
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import type { Git } from "../core/workspace/git/settings.ts";
import { authorization, type GitRemote } from "../git/commit/push.ts";
import { throughOutage } from "../git/commit/through-outage.ts";
import type { gitHubReader } from "../github/client.ts";
import { toFault } from "../lib/fault.ts";

/** Ref → commit. */
export type Tips = ReadonlyMap<string, string>;

export type StateRemote = Readonly<{
  /** Resolves to the refs that match the patterns, with their commits. */
  tips(patterns: readonly string[]): Promise<Tips>;
  /** Brings what the ref is at by now into the repository, without its history; resolves to that commit. */
  fetch(ref: string): Promise<string>;
  /**
   * Points the ref at a commit, or at none (""), if it is still where it was expected ("" is nowhere). `lost`: it is
   * elsewhere, which was seen. `refused`: it is where it was expected, and the server does not move it.
   */
  move(ref: string, commit: string, expected: string): Promise<"moved" | "lost" | "refused">;
}>;

const READ = "refs/deckhand/read";

/** The words that git prints in front of a ref that was not moved, by the server or by git itself. */
const REJECTED = /\[(?:remote )?rejected\]/;

/** The server could not lock the ref: somebody else moves it at this moment, or nobody ever can. */
const LOCKED = /cannot lock ref|failed to update ref|stale info/;

/** Milliseconds before a ref that could not be locked is pushed again. */
const PAUSES_MS = [300, 900];

export function stateRemote(git: (extra?: Readonly<Record<string, string>>) => Git, remote: GitRemote): StateRemote {
  const access = remote.token === "" ? {} : authorization(remote); // a public repository can be read without one
  const withToken = () => git(access);
  // It is the server that is asked: there need be no repository here yet.
  const withoutRepository = () => git({ ...access, GIT_DIR: "/dev/null" });
  const tips: StateRemote["tips"] = async (patterns) => {
    const ask = () => withoutRepository().raw(["ls-remote", "--refs", "--quiet", remote.url, ...patterns]);
    const lines = await throughOutage(remote.isBack, ask);
    const pairs = lines.split("\n").filter(Boolean);
    return new Map(pairs.map((line) => line.split("\t")).map(([sha = "", ref = ""]) => [ref, sha]));
  };
  const push = async (ref: string, commit: string, expected: string): Promise<Verdict> => {
    try {
      const lease = `--force-with-lease=${ref}:${expected}`;
      const push = () => withToken().raw(["push", "--quiet", "--no-verify", lease, remote.url, `${commit}:${ref}`]);
      await throughOutage(remote.isBack, push);
      return "moved";
    } catch (error) {
      return verdictOn(error, { commit, expected, tip: await tipOf(ref, tips) });
    }
  };
  return {
    tips,
    async fetch(ref) {
      const fetch = () =>
        withToken().raw(["fetch", "--quiet", "--depth=1", "--no-tags", remote.url, `+${ref}:${READ}`]);
      await throughOutage(remote.isBack, fetch);
      return (await git().raw(["rev-parse", "--verify", "--quiet", READ])).trim();
    },
    async move(ref, commit, expected) {
      for (const pauseMs of PAUSES_MS) {
        const verdict = await push(ref, commit, expected);
        if (verdict !== "locked") return verdict;
        await setTimeout(pauseMs);
      }
      const verdict = await push(ref, commit, expected);
      return verdict === "locked" ? "refused" : verdict;
    },
  };
}

const Refs = z.array(z.object({ ref: z.string(), object: z.object({ sha: z.string() }) })).readonly();

/**
 * Asks for these refs by the API, which is one answer; git waits for two. Undefined where the API does not tell, and
 * git has to be asked. Never rejects.
 */
export async function tipsByApi(
  client: Pick<ReturnType<typeof gitHubReader>, "get">,
  refs: readonly string[],
): Promise<Tips | undefined> {
  try {
    const path = "/git/matching-refs/{ref}";
    const replies = await Promise.all(refs.map((ref) => client.get(path, { ref: ref.replace(/^refs\//, "") })));
    const found = replies.flatMap((reply) => Refs.parse(reply)).filter(({ ref }) => refs.includes(ref));
    return new Map(found.map(({ ref, object }) => [ref, object.sha]));
  } catch {
    return undefined;
  }
}

type Verdict = "moved" | "lost" | "locked" | "refused";

type Look = Readonly<{ commit: string; expected: string; tip: string | undefined }>;

/**
 * Finds the result of a push that git reports as failed. Its words do not tell who was faster: a server says the same
 * of a ref that it never takes. So where the ref is now decides. `tip` is undefined where nobody could look.
 */
function verdictOn(error: unknown, { commit, expected, tip }: Look): Verdict {
  const { message, cause } = toFault(error);
  const said = `${message} ${cause}`;
  if (tip === undefined) throw error;
  if (tip === commit && !REJECTED.test(said)) return "moved"; // the answer was lost
  if (tip !== expected) return "lost";
  if (!REJECTED.test(said)) throw error;
  return LOCKED.test(said) ? "locked" : "refused";
}

/** "" where there is no such ref, and undefined where the server does not say. */
async function tipOf(ref: string, tips: StateRemote["tips"]): Promise<string | undefined> {
  try {
    return (await tips([ref])).get(ref) ?? "";
  } catch {
    return undefined;
  }
}
