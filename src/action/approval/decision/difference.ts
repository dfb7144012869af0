/** What has changed since an action was shown, so that whoever decides anew need not look for it. */
import { gitHubReader } from "../../../github/client.ts";
import { readBetween } from "../../../github/read/between.ts";
import type { Item } from "../../../github/write/approval/proposal.ts";
import { renderDifference } from "../../../github/write/approval/render-difference.ts";
import type { Going } from "../going.ts";

/** As a section of the new proposal. */
export async function differenceSince(
  { setting: { github, job }, prepared: { ground, putBack } }: Going,
  items: readonly Item[],
): Promise<string> {
  const head = items.find(({ pending }) => pending.head !== ground.head)?.pending.head;
  const between =
    head === undefined ? undefined : await readBetween(gitHubReader(github, job.repository), head, ground.head);
  const missing = [...(putBack?.unfit ?? []), ...(putBack?.lost ?? [])];
  return renderDifference({ head, between, missing });
}
