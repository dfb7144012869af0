/**
 * Carries out intents outside of the run that proposed them: those that a person has approved, and those of a change set. No tool
 * runs for it, and no model is asked.
 */
import { z } from "zod";
import { Fault } from "../../../lib/fault.ts";
import { canonicalJson } from "../../../lib/json.ts";
import { oneLine } from "../../../lib/text.ts";
import { code as codeSpan } from "../../../markdown/inline-code.ts";
import { whyNobody } from "../../../render/approval/nobody.ts";
import { APPROVAL } from "../../../runner/input/inputs.ts";
import type { Applying, Approved } from "../../feature.ts";
import type { Run } from "../../run.ts";
import type { Declaration } from "./inputs.ts";
import type { DeclaredIntent, IntentContext, Proposed } from "./intent.ts";
import type { IntentLine } from "./lines.ts";
import type { ProposedIntent } from "./propose-tool.ts";
import { cleanTextFor, declaredIntents, intentContextOf, intentsIn } from "./registry.ts";
import { carryOutIntent, checkProposal, settleAll, settlingIn } from "./settle.ts";

/** Each was marked as used before: it is done once, and a run that is cut off goes on where GitHub says it is. */
export async function carryOutApproved(run: Run, approved: readonly Approved[]): Promise<readonly IntentLine[]> {
  const place = intentContextOf(run);
  const intents = intentsIn(run.settings);
  const how = { thread: run.trigger.thread, clean: cleanTextFor(run) };
  const lines: IntentLine[] = [];
  for (const one of approved) {
    const read = readApproved(intents, one, how);
    lines.push(await carryOutOne({ ...place, since: one.since }, read, one));
  }
  return lines;
}

/** By what the workflow declares now, and checked like a new one. It is what was shown, or nothing is done. */
export function readApproved(
  intents: readonly Declaration[],
  { intent, value }: Pick<Approved, "intent" | "value">,
  how: Parameters<DeclaredIntent["read"]>[1],
): Proposed | { why: string } {
  const declared = declaredIntents(intents, { isRestricted: false }).find(({ name }) => name === intent);
  if (!declared) return { why: "the workflow no longer declares it" };
  const read = declared.read(JSON.parse(value), how);
  if ("why" in read) return read;
  return canonicalJson(read.value) === value
    ? read
    : { why: "by the workflow as it is now, other words would be sent" };
}

async function carryOutOne(
  place: IntentContext,
  read: Proposed | { why: string },
  { words, digest }: Approved,
): Promise<IntentLine> {
  if ("why" in read) return { status: "refused", words, why: read.why };
  const check = await checkProposal(place, read, digest);
  if (check.status === "refused") return { status: "refused", words, why: check.why };
  return check.status === "already" ? { ...check, words } : carryOutIntent(check, read);
}

/** The result of what was approved, for the comment on which somebody decided. */
export function resultOf({ status, why }: IntentLine): string {
  return status === "refused" ? `not done: ${oneLine(why ?? "", 200)}` : "done";
}

/** A proposal as a change set has it, as the agent said it. Each is read again by what this job declares. */
const Kept = z
  .array(
    z.strictObject({ name: z.string().regex(/^[a-z][a-z-]{0,40}$/), value: z.record(z.string(), z.json()) }).readonly(),
  )
  .max(1000)
  .readonly();

/** Neither of the two jobs keeps the state of a thread, so nobody can be asked: what waits has to be declared `unattended`. */
export async function applyKept(
  run: Run,
  kept: unknown,
  { isPublished, isRestricted }: Applying,
): Promise<readonly IntentLine[]> {
  const { data: proposals } = Kept.safeParse(kept);
  if (!proposals) {
    const hint = "Run `mode: plan` again, with the same version of the action as `mode: apply`.";
    throw new Fault("denied", "The proposals of the change set cannot be read.", { hint });
  }
  if (!isPublished) return proposals.map(unpublished);
  const declared = declaredIntents(intentsIn(run.settings), { isRestricted: await isRestricted() });
  const { lines } = await settleAll(intentContextOf(run), proposals, {
    ...settlingIn(run, { declared, confirmation: run.settings.slice(APPROVAL).confirmation }),
    way: "carry-out",
    nobody: whyNobody("no-memory"),
  });
  return lines;
}

function unpublished({ name }: ProposedIntent): IntentLine {
  return { status: "refused", words: codeSpan(name), why: "the work was not published" };
}
