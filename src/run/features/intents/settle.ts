/**
 * Decides about what was proposed, one after the other, when the agent has ended: carries it out, has it wait for a person,
 * or refuses it with a reason. Each proposal comes to one line, and none is done twice.
 */
import { GitHubFault } from "../../../github/client/github-fault.ts";
import { toFault } from "../../../lib/fault.ts";
import { count, oneLine } from "../../../lib/text.ts";
import { code } from "../../../markdown/inline-code.ts";
import type { Inputs } from "../../../runner/input/inputs.ts";
import type { Run } from "../../run.ts";
import {
  type CleanText,
  type DeclaredIntent,
  type IntentCheck,
  type IntentContext,
  type Proposed,
  refused,
} from "./intent.ts";
import type { IntentLine } from "./lines.ts";
import type { ProposedIntent } from "./propose-tool.ts";
import { cleanTextFor } from "./registry.ts";
import { readTarget } from "./target.ts";

export type Settling = Readonly<{
  declared: readonly DeclaredIntent[];
  clean: CleanText;
  /** A key that is the same when the run is repeated. */
  key: string;
  /** "look": nothing is carried out, and people are told what would be. */
  way: "carry-out" | "look";
  /** Whether what need not wait for a person does all the same. */
  isConfirming: boolean;
  /** Why nobody can be asked, as a clause; undefined where people can be. */
  nobody: string | undefined;
}>;

/** How proposals of this run are settled, in this job and in one with `mode: apply`. */
export function settlingIn(
  run: Run,
  { declared, confirmation }: Pick<Settling, "declared"> & Pick<Inputs, "confirmation">,
): Omit<Settling, "way" | "nobody"> {
  return { declared, clean: cleanTextFor(run), key: run.trigger.key, isConfirming: confirmation !== "never" };
}

export type Settled = Readonly<{ lines: readonly IntentLine[]; waiting: readonly Proposed[] }>;

export async function settleAll(
  place: IntentContext,
  proposals: readonly ProposedIntent[],
  settling: Settling,
): Promise<Settled> {
  const lines: IntentLine[] = [];
  const waiting: Proposed[] = [];
  const counts = new Map<string, number>();
  const beyond = new Map<string, number>();
  const repeated = new Map<string, number>();
  const seen = new Set<string>();
  for (const one of proposals) {
    const proposed = readProposed(one, place, settling);
    if ("why" in proposed) {
      lines.push({ status: "refused", words: code(one.name), why: proposed.why });
      continue;
    }
    const { kind } = proposed;
    const same = JSON.stringify([kind.name, proposed.value]);
    if (seen.has(same)) {
      repeated.set(kind.name, (repeated.get(kind.name) ?? 0) + 1);
      continue;
    }
    seen.add(same);
    const before = counts.get(kind.name) ?? 0;
    counts.set(kind.name, before + 1);
    if (before >= kind.limits.most) {
      beyond.set(kind.name, (beyond.get(kind.name) ?? 0) + 1);
      continue;
    }
    const line = await settleOne(place, proposed, { ...settling, slot: `${settling.key}/${before}` });
    lines.push(line);
    if (line.status === "waiting") waiting.push(proposed);
  }
  const cut = restOf(beyond, (name, many) => `the workflow allows ${(counts.get(name) ?? many) - many} in a run`);
  const again = restOf(repeated, () => "it was proposed more than once");
  return { lines: [...lines, ...cut, ...again], waiting };
}

/** By kind, in a line each. */
function restOf(rest: ReadonlyMap<string, number>, why: (name: string, many: number) => string): readonly IntentLine[] {
  return [...rest].map(([name, many]) => ({
    status: "refused",
    words: `${count(many, "more proposal")} of ${code(name)}`,
    why: why(name, many),
  }));
}

function readProposed(one: ProposedIntent, { thread }: IntentContext, { declared, clean }: Settling) {
  const kind = declared.find(({ name }) => name === one.name);
  if (!kind) return { why: "the workflow does not declare it, or only for runs that are not restricted" };
  return kind.read(one.value, { thread, clean });
}

type Slotted = Pick<Settling, "way" | "isConfirming" | "nobody"> & Readonly<{ slot: string }>;

async function settleOne(place: IntentContext, proposed: Proposed, how: Slotted): Promise<IntentLine> {
  const { words, kind } = proposed;
  const isWaiting = kind.waits || (how.isConfirming && !kind.limits.isUnattended);
  if (isWaiting && how.nobody !== undefined && how.way === "carry-out")
    return { status: "refused", words, why: `it needs approval, and nobody can be asked, because ${how.nobody}` };
  const check = await checkProposal(place, proposed, how.slot);
  if (check.status === "refused") return { status: "refused", words, why: check.why };
  if (check.status === "already") return { ...check, words };
  if (how.way === "look")
    return { status: "planned", words, ...(isWaiting && { why: "after a person has approved it" }) };
  return isWaiting ? { status: "waiting", words, why: "for a person to approve it" } : carryOutIntent(check, proposed);
}

/** Only GitHub's current answer counts. Never rejects. */
export async function checkProposal(place: IntentContext, proposed: Proposed, slot: string): Promise<IntentCheck> {
  const { kind, number, check } = proposed;
  try {
    if (number === undefined || kind.target === "discussion") return await check(place, { target: undefined, slot });
    const { owner, name } = place.repository;
    const target = await readTarget(place.client, `${owner}/${name}`, number);
    if (!target) return refused(`there is no #${number} in this repository`);
    if (kind.target === "issue" && target.isPull) return refused(`#${number} is a pull request`);
    if (kind.target === "pull_request" && !target.isPull) return refused(`#${number} is an issue`);
    const { only } = kind.limits;
    const has = (name: string) => target.labels.some((label) => label.toLowerCase() === name.toLowerCase());
    if (only.length > 0 && !only.some(has))
      return refused(`#${number} has none of the labels that the workflow asks for (${only.map(code).join(", ")})`);
    const checked = await check(place, { target, slot });
    if (checked.status !== "ready") return checked;
    if (kind.needsOpen && !target.isOpen) return refused(`#${number} is closed`);
    if (target.isLocked && !kind.canBeLocked) return refused(`#${number} is locked`);
    return checked;
  } catch (error) {
    return refused(whyFailed(error, proposed));
  }
}

/** Never rejects: what GitHub refuses is one line, and the rest goes on. */
export async function carryOutIntent(
  check: Extract<IntentCheck, { status: "ready" }>,
  proposed: Proposed,
): Promise<IntentLine> {
  const { words } = proposed;
  try {
    return { status: "done", words, ...(await check.act()) };
  } catch (error) {
    return { status: "refused", words, why: whyFailed(error, proposed) };
  }
}

function whyFailed(error: unknown, { kind }: Proposed): string {
  const fault = toFault(error);
  const may = error instanceof GitHubFault && error.status === 403 ? `; the job may need \`${kind.permission}\`` : "";
  return `${oneLine(fault.message, 300).replace(/\.$/, "")}${may}`;
}
