/** The refs that hold states on GitHub: which there are, their commits, and how they are moved on. */
import { z } from "zod";
import type { Git } from "../../../core/workspace/git/settings.ts";
import { toFault } from "../../../lib/fault.ts";
import type { gitHubReader } from "../../client.ts";
import { authorization, type GitRemote } from "../commit/push.ts";

/** Ref → commit. */
export type Tips = ReadonlyMap<string, string>;

export type StateRemote = Readonly<{
  /** Of the refs that match the patterns. */
  tips(patterns: readonly string[]): Promise<Tips>;
  /** Brings what the ref is at by now into the repository, without its history; resolves to that commit. */
  fetch(ref: string): Promise<string>;
  /**
   * Points the ref at a commit, or at none (""), if it is still where it was expected ("" is nowhere). `lost`: it is
   * not. `refused`: the server takes no such ref.
   */
  move(ref: string, commit: string, expected: string): Promise<"moved" | "lost" | "refused">;
}>;

const READ = "refs/deckhand/read";

/** In words that no ref can contain. */
const LOST =
  /\((?:stale info|fetch first|non-fast-forward|already exists)|cannot lock ref|reference already exists|incorrect old value|failed to update ref/;
const REFUSED = /\[remote rejected\]/;

export function stateRemote(git: (extra?: Readonly<Record<string, string>>) => Git, remote: GitRemote): StateRemote {
  const access = remote.token === "" ? {} : authorization(remote); // a public repository can be read without one
  const withToken = () => git(access);
  // It is the server that is asked: there need be no repository here yet.
  const withoutRepository = () => git({ ...access, GIT_DIR: "/dev/null" });
  return {
    async tips(patterns) {
      const lines = await withoutRepository().raw(["ls-remote", "--refs", "--quiet", remote.url, ...patterns]);
      const pairs = lines.split("\n").filter(Boolean);
      return new Map(pairs.map((line) => line.split("\t")).map(([sha = "", ref = ""]) => [ref, sha]));
    },
    async fetch(ref) {
      await withToken().raw(["fetch", "--quiet", "--depth=1", "--no-tags", remote.url, `+${ref}:${READ}`]);
      return (await git().raw(["rev-parse", "--verify", "--quiet", READ])).trim();
    },
    async move(ref, commit, expected) {
      try {
        const lease = `--force-with-lease=${ref}:${expected}`;
        await withToken().raw(["push", "--quiet", "--no-verify", lease, remote.url, `${commit}:${ref}`]);
        return "moved";
      } catch (error) {
        return verdictOn(error);
      }
    },
  };
}

const Refs = z.array(z.object({ ref: z.string(), object: z.object({ sha: z.string() }) })).readonly();

/**
 * Where these refs are, asked by the API: one answer, where git waits for two. Undefined where the API does not tell,
 * and git has to be asked. Never rejects.
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

function verdictOn(error: unknown): "lost" | "refused" {
  const { message, cause } = toFault(error);
  const said = `${message} ${cause}`;
  if (LOST.test(said)) return "lost";
  if (REFUSED.test(said)) return "refused";
  throw error;
}
