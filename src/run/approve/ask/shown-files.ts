/**
 * Shows people the files that an action with additional access runs on, before they decide, or says why they cannot be
 * shown.
 */
import type { PendingAction } from "../../../core/conversation/decision.ts";
import { renderFiles } from "../../../github/write/approval/render-files.ts";
import { shownArguments } from "../../../github/write/approval/render-proposal.ts";
import { canonicalJson } from "../../../lib/json.ts";
import { prompt } from "../../../prompts.ts";
import { firstPaths, unpublishedOf } from "../../claim/restore-work.ts";
import type { PreparedRun } from "../../prepared-run.ts";
import { changeSoFar } from "../keep-results.ts";

/**
 * The maximum number of characters for everything that is decided on. A comment has 65,536, and the rest of the report
 * needs some.
 */
export const APPROVAL_COMMENT = 48_000;

/** The part of these characters for the text around actions and files. */
const WORDS = 4000;

/** `commands` are the arguments of the actions, as canonical JSON. `why` is for the model. */
export async function shownFiles(
  { run, publisher, knowledge }: Pick<PreparedRun, "run" | "publisher" | "knowledge">,
  tree: string,
  commands: readonly string[],
): Promise<Readonly<{ files: string } | { why: string }>> {
  const shown = await publisher.shown(tree, knowledge.commit);
  const { encoded, unreadable, diff } = shown;
  if (encoded.length > 0) return { why: prompt("approval-unseen-encoded", { files: firstPaths(encoded) }) };
  if (unreadable.length > 0) return { why: prompt("approval-unseen-files", { files: firstPaths(unreadable) }) };
  const files = renderFiles({ ...shown, commands });
  const size = commands.reduce((sum, json) => sum + shownArguments({ arguments: json }).length, files.length + WORDS);
  if (size > APPROVAL_COMMENT)
    return { why: prompt("approval-unseen-diff", { size: String(size), room: String(APPROVAL_COMMENT) }) };
  const added = diff
    .split("\n")
    .filter((line) => line.startsWith("+"))
    .join("\n");
  if (run.redact(added) !== added) return { why: prompt("approval-unseen-diff-secret") };
  return { files: run.redact(files) };
}

/**
 * The same check while tools can still write the files, so that the agent can fix the problem. Undefined if the files
 * can be shown, or this cannot be found out before the tools have ended.
 */
export async function whyUnseen(prepared: PreparedRun, granted: readonly PendingAction[]): Promise<string | undefined> {
  const { run, publisher } = prepared;
  try {
    const change = await changeSoFar(prepared);
    const before = { env: run.world.env, leaks: run.leaks, before: run.memory.workBefore };
    const { tree } = change
      ? await unpublishedOf(publisher, change, before)
      : { tree: await publisher.treeOf(publisher.base) };
    const commands = granted.map(({ input }) => canonicalJson(input));
    const shown = await shownFiles(prepared, tree, commands);
    return "why" in shown ? shown.why : undefined;
  } catch {
    return undefined;
  }
}
