/**
 * Makes the files in which the state keeps a change that is on no branch, after the same checks as before publishing.
 */

import { readPublishing } from "../../action/runner/input/publishing.ts";
import type { Env } from "../../action/runner/world.ts";
import type { Change } from "../../github/write/change.ts";
import type { LeakScanner } from "../../github/write/leak/scanner.ts";
import { leftOver } from "../../github/write/left-over.ts";
import type { Publisher } from "../../github/write/publisher.ts";
import type { Contents } from "../../github/write/state/read-state.ts";
import { unpublishedIn } from "../memory/unpublished.ts";
import { policyOf } from "../publishing-policy.ts";

/** `before` is what earlier runs left. */
export async function unpublishedOf(
  publisher: Publisher,
  change: Change,
  { env, leaks, before: files }: Readonly<{ env: Env; leaks: LeakScanner; before: Contents }>,
): ReturnType<typeof leftOver> {
  const reviewed = await publisher.review(change, { policy: policyOf(readPublishing(env)), leaks });
  return leftOver(publisher, reviewed, { isPublished: false, leaks, before: unpublishedIn(files) });
}
