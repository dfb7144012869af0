/**
 * Reads what the agent did with the history of the checkout: whether its HEAD still descends from the commit that the work began
 * with, which commits it merged, and which it reverted or picked. All of it was written by tools, so it is a claim until
 * GitHub confirms the commits that it names.
 */
import type { Git } from "../../core/workspace/git/settings.ts";
import { untrustedText } from "../../core/workspace/untrusted-files.ts";
import type { AgentCommits } from "../../policy/entries.ts";
import { type CheckoutOnBase, openLook } from "../checkout-objects.ts";
import { readCheckoutRefs } from "../checkout-refs.ts";
import { logEntries } from "../ref-logs.ts";
import { mergeHeads, rememberedRefs } from "../remembered-refs.ts";
import { copiesIn } from "./copied-commits.ts";
import { keptMessage } from "./kept-message.ts";

/** So many new commits are looked at, and so many candidates are told. */
const MOST_COMMITS = 1000;
const MOST_CANDIDATES = 5;

/** `tree` is what was captured. Undefined if HEAD is where it was, or nothing can be read. Never rejects. */
export async function readAgentCommits(place: CheckoutOnBase, tree: string): Promise<AgentCommits | undefined> {
  try {
    const head = readCheckoutRefs(place.workspace)?.head;
    if (head === undefined) return undefined;
    // An earlier job may have left a merge, which is not of this run, even if the agent's commit ended it.
    const left = new Set(rememberedRefs(place.gitDir)?.merging);
    const merging = mergeHeads(place.workspace).filter((commit) => !left.has(commit));
    if (head === place.base && merging.length === 0) return undefined;
    const look = await openLook(place);
    const isLooked = merging.length === 0 && (await isOnlyLookedAt(look, place, { head, tree }));
    return isLooked ? { kind: "looked", at: head } : await commitsOf(look, place, { head, merging, left });
  } catch {
    return undefined;
  }
}

/**
 * Whether HEAD was taken to a commit from before the run, as by a bisect, and nothing was done there. A reset takes the branch along,
 * and is meant to change it; so is a checkout onto the branch that was checked out.
 */
async function isOnlyLookedAt(
  look: Git,
  { workspace, gitDir, base }: CheckoutOnBase,
  { head, tree }: Readonly<{ head: string; tree: string }>,
): Promise<boolean> {
  const last = headLog(workspace).at(-1);
  if (last?.to !== head || !isMove(last) || (await treeOf(look, head)) !== tree) return false;
  return (await list(look, [head, ...not([base, ...(rememberedRefs(gitDir)?.commits ?? [])])])).length === 0;
}

function headLog(workspace: string) {
  return logEntries(untrustedText(workspace, ".git/logs/HEAD", LARGEST_LOG) ?? "");
}

/** Whether a checkout took HEAD elsewhere. One onto the branch that was checked out takes the branch along. */
function isMove({ message }: Readonly<{ message: string }>): boolean {
  const [, from, to] = /^checkout: moving from (\S+) to (\S+)$/.exec(message) ?? [];
  return from !== undefined && from !== to;
}

/** In bytes. */
const LARGEST_LOG = 8 * 1024 * 1024;

type Heads = Readonly<{ head: string; merging: readonly string[]; left: ReadonlySet<string> }>;

async function commitsOf(
  look: Git,
  { base, gitDir, workspace }: CheckoutOnBase,
  { head, merging, left }: Heads,
): Promise<AgentCommits> {
  const before = rememberedRefs(gitDir)?.commits ?? [];
  const some = (commits: readonly string[]) => [...new Set(commits)].slice(0, MOST_CANDIDATES);
  if (!(await isAncestor(look, base, head))) {
    const lines = await list(look, ["--boundary", head, ...not([base, ...before])]);
    const boundary = lines.filter((line) => line.startsWith("-")).map((line) => line.slice(1));
    const onto = some(lines.length === 0 ? [head] : boundary);
    const wentBack = headLog(workspace).some((one) => one.to === onto[0] && isMove(one));
    const behind =
      onto[0] !== undefined && wentBack && (await isAncestor(look, onto[0], base)) ? { behind: onto[0] } : {};
    if (lines.length - boundary.length !== 1) return { kind: "rewritten", onto, ...behind };
    return {
      kind: "rewritten",
      onto,
      ...behind,
      only: { ...(await replacingMessage(look, head, base)), tree: await treeOf(look, head) },
    };
  }
  const lines = await list(look, ["--topo-order", "--parents", head, ...not([base])]);
  const commits = lines.map((line) => line.split(" "));
  const joined = commits.flatMap(([, , ...others]) => others).filter((commit) => !left.has(commit));
  const forward = head !== base && before.includes(head) ? [head] : [];
  const merged = some([...merging, ...forward, ...joined]);
  if (merged.length > 0) return { kind: "merged", commits: merged };
  const oldestFirst = commits.toReversed().map(([commit = "", parent = ""]) => ({ commit, parent }));
  const copies = await copiesIn(look, oldestFirst, [...before, base]);
  return copies ? { kind: "copied", copies, tree: await treeOf(look, head) } : { kind: "plain" };
}

/** So many of the commits that were here may be replaced by one. */
const MOST_REPLACED = 20;

/** Nobody has signed off, or reviewed, what is another commit now; its authors stay. */
function replacingMessage(look: Git, head: string, base: string) {
  const genuine = { from: [base], most: MOST_REPLACED, isTaken: () => true };
  return keptMessage(look, head, { genuine, people: "authors" });
}

async function treeOf(look: Git, commit: string): Promise<string> {
  return (await look.raw(["rev-parse", `${commit}^{tree}`])).trim();
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
