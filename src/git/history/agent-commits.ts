/**
 * Reads what the agent did with the history of the checkout: whether its HEAD still descends from the commit that the work began
 * with, which commits it merged, and whether it reverted or picked one. All of it was written by tools, so it is a claim until
 * GitHub confirms the commits that it names.
 */
import type { Git } from "../../core/workspace/git/settings.ts";
import type { AgentCommits } from "../../policy/entries.ts";
import { entriesOf } from "../../policy/entries.ts";
import { type CheckoutOnBase, openLook } from "../checkout-objects.ts";
import { readCheckoutRefs } from "../checkout-refs.ts";
import { mergeHeads, rememberedRefs } from "../remembered-refs.ts";

/** So many new commits are looked at, and so many candidates are told. */
const MOST_COMMITS = 1000;
const MOST_CANDIDATES = 5;

/** Undefined if HEAD is where it was, or nothing can be read. Never rejects. */
export async function readAgentCommits(place: CheckoutOnBase): Promise<AgentCommits | undefined> {
  try {
    const head = readCheckoutRefs(place.workspace)?.head;
    if (head === undefined) return undefined;
    // An earlier job may have left a merge, which is not of this run, even if the agent's commit ended it.
    const left = new Set(rememberedRefs(place.gitDir)?.merging);
    const merging = mergeHeads(place.workspace).filter((commit) => !left.has(commit));
    if (head === place.base && merging.length === 0) return undefined;
    return await commitsOf(await openLook(place), place, { head, merging, left });
  } catch {
    return undefined;
  }
}

type Heads = Readonly<{ head: string; merging: readonly string[]; left: ReadonlySet<string> }>;

async function commitsOf(
  look: Git,
  { base, gitDir }: CheckoutOnBase,
  { head, merging, left }: Heads,
): Promise<AgentCommits> {
  const before = rememberedRefs(gitDir)?.commits ?? [];
  const some = (commits: readonly string[]) => [...new Set(commits)].slice(0, MOST_CANDIDATES);
  if (!(await isAncestor(look, base, head))) {
    const lines = await list(look, ["--boundary", head, ...not([base, ...before])]);
    const boundary = lines.filter((line) => line.startsWith("-")).map((line) => line.slice(1));
    return { kind: "rewritten", onto: some(lines.length === 0 ? [head] : boundary) };
  }
  const lines = await list(look, ["--topo-order", "--parents", head, ...not([base])]);
  const commits = lines.map((line) => line.split(" "));
  const joined = commits.flatMap(([, , ...others]) => others).filter((commit) => !left.has(commit));
  const forward = head !== base && before.includes(head) ? [head] : [];
  const merged = some([...merging, ...forward, ...joined]);
  if (merged.length > 0) return { kind: "merged", commits: merged };
  const [[commit = "", parent] = []] = commits;
  const copied = commits.length === 1 && parent === base ? await copiedBy(look, commit, base) : undefined;
  return copied ? { kind: "copied", ...copied } : { kind: "plain" };
}

function not(commits: readonly string[]): readonly string[] {
  return commits.map((commit) => `^${commit}`);
}

async function list(look: Git, revisions: readonly string[]): Promise<readonly string[]> {
  const options = revisions.filter((one) => one.startsWith("--"));
  const input = revisions.filter((one) => !one.startsWith("--")).join("\n");
  const count = `--max-count=${MOST_COMMITS}`;
  const output = await look.raw(["rev-list", count, ...options, "--ignore-missing", "--stdin"], `${input}\n`);
  return output.split("\n").filter(Boolean);
}

function isAncestor(look: Git, one: string, other: string): Promise<boolean> {
  return look.raw(["merge-base", "--is-ancestor", one, other]).then(
    () => true,
    () => false,
  );
}

const SAYS = [
  { how: "revert", words: /^This reverts commit ([0-9a-f]{40,64})\b/m },
  { how: "pick", words: /^\(cherry picked from commit ([0-9a-f]{40,64})\)$/m },
] as const;

/** A message alone proves nothing: the commit that it names must be here, and have changed each file that this one changes. */
async function copiedBy(look: Git, commit: string, base: string) {
  const message = await look.raw(["log", "-1", "--no-show-signature", "--format=%B", commit]);
  for (const { how, words } of SAYS) {
    const of = words.exec(message)?.[1];
    if (of === undefined) continue;
    const [theirs, own] = [await entriesOf(look, `${of}^`, of), await entriesOf(look, base, commit)];
    const paths = new Set(theirs.map(({ quoted }) => quoted));
    if (own.length === 0 || !own.every(({ quoted }) => paths.has(quoted))) continue;
    const subject = (await look.raw(["log", "-1", "--no-show-signature", "--format=%s", of])).trim();
    const tree = (await look.raw(["rev-parse", `${commit}^{tree}`])).trim();
    return { how, of, subject: subject.slice(0, 1000), tree };
  }
  return undefined;
}
