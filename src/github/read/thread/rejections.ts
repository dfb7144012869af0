/** Reads the rejections of what waits for approval: a label on the thread, and comments. */
import { z } from "zod";
import { Account, Label } from "../payload/payloads.ts";
import { type ReadClient, readPages } from "../port.ts";
import { callIn, isSameLogin } from "../trigger/mention.ts";
import type { Actor, Decision, ThreadPlace, TriggerSettings } from "../trigger/trigger.ts";

/**
 * `by` is undefined if it is unknown who added the label. `at` is the time of the first rejection, by GitHub's clock.
 */
export type Rejection = Readonly<
  { kind: "label"; name: string; by: string | undefined } | { kind: "comment"; by: Actor; at: string; said: Decision }
>;

const Labels = z.object({ labels: z.array(z.union([z.string(), Label])).default([]) });
const Event = z.object({ event: z.string(), actor: Account.nullable(), label: Label });
const Comment = z.object({ body: z.string().nullish(), user: Account.nullable(), created_at: z.string() });

/**
 * The label first, then comments since a moment, as they are now: a deleted one does not count. Whether their authors
 * may decide is not checked. Rejects if GitHub does not answer.
 */
export async function rejectionsOn(
  client: Pick<ReadClient, "get">,
  thread: ThreadPlace,
  { settings, since }: Readonly<{ settings: TriggerSettings; since: Date }>,
): Promise<readonly Rejection[]> {
  if (thread.type !== "issue" && thread.type !== "pull_request") return [];
  const number = { issue_number: thread.number };
  const [issue, { items }] = await Promise.all([
    client.get("/issues/{issue_number}", number),
    readPages(client, "/issues/{issue_number}/comments", { ...number, since: since.toISOString() }),
  ]);
  const names = Labels.parse(issue).labels.map((one) => (typeof one === "string" ? one : one.name));
  const name = names.find((one) => isSameLogin(one, settings.rejectLabel || ""));
  const label = name === undefined ? [] : [{ kind: "label", name, by: await labeller(client, number, name) } as const];
  return [...label, ...items.flatMap((item) => rejectionIn(Comment.parse(item), settings))];
}

/** Who added it last. */
async function labeller(client: Pick<ReadClient, "get">, number: Readonly<{ issue_number: number }>, name: string) {
  const { items } = await readPages(client, "/issues/{issue_number}/events", number);
  const events = items.flatMap((item) => Event.safeParse(item).data ?? []);
  return events.findLast(({ event, label }) => event === "labeled" && isSameLogin(label.name, name))?.actor?.login;
}

/** An edit does not revoke it: a comment with a corrected word still rejects. */
function rejectionIn({ body, user, created_at: at }: z.infer<typeof Comment>, settings: TriggerSettings): Rejection[] {
  if (user === null) return [];
  const call = callIn({ what: "comment", text: body ?? "", author: user, sender: user }, settings);
  if (call.status === "ignored" || call.decision?.verdict !== "reject") return [];
  const [by] = call.actors;
  return by ? [{ kind: "comment", by, at, said: call.decision }] : [];
}
