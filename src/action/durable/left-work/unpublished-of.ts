/** Makes of a change that is on no branch what is kept of it, after the same look as before publishing. */
import type { Change } from "../../../github/write/change.ts";
import type { LeakScanner } from "../../../github/write/leak/scanner.ts";
import { leftOver } from "../../../github/write/left-over.ts";
import type { Publisher } from "../../../github/write/publisher.ts";
import type { StateFile } from "../../../github/write/state/state-file.ts";
import { policyOf } from "../../ground/home/bring-home.ts";
import { readPublishing } from "../../runner/input/publishing.ts";
import type { Env } from "../../world.ts";
import { unpublishedFiles } from "./unpublished.ts";

export async function unpublishedOf(
  publisher: Publisher,
  change: Change,
  { env, leaks }: Readonly<{ env: Env; leaks: LeakScanner }>,
): Promise<StateFile[]> {
  const reviewed = await publisher.review(change, { policy: policyOf(readPublishing(env)), leaks });
  return unpublishedFiles(await leftOver(publisher, reviewed, { isPublished: false, leaks }));
}
