/** Reads new comments on a thread during a run. */
import { z } from "zod";
import { Account } from "../payload/payloads.ts";
import type { ReadClient } from "../port.ts";
import { callIn } from "../trigger/mention.ts";
import { keyOf, type Trigger, type TriggerSettings } from "../trigger/trigger.ts";

const Comment = z.object({
  id: z.number().int(),
  node_id: z.string(),
  body: z.string().nullish(),
  user: Account.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** Comments since a moment that mention the agent, oldest first, as the triggers that they are for their own runs. */
export async function newCalls(
  client: Pick<ReadClient, "get">,
  trigger: Trigger,
  { settings, since }: Readonly<{ settings: TriggerSettings; since: string }>,
): Promise<readonly Trigger[]> {
  const { thread } = trigger;
  if (thread.type !== "issue" && thread.type !== "pull_request") return [];
  const path = "/issues/{issue_number}/comments";
  const reply = await client.get(path, { issue_number: thread.number, since, per_page: 100 });
  return z
    .array(Comment)
    .parse(reply)
    .flatMap((comment) => callOf(comment, trigger, settings));
}

/** An edited comment is not what was written, so it is left to its own run. */
function callOf(comment: z.infer<typeof Comment>, trigger: Trigger, settings: TriggerSettings): Trigger[] {
  const { id, node_id: nodeId, user, created_at, updated_at } = comment;
  if (user === null || updated_at !== created_at) return [];
  if (trigger.createdAt !== undefined && Date.parse(created_at) < Date.parse(trigger.createdAt)) return [];
  if (trigger.item.kind === "issue-comment" && trigger.item.id === id) return [];
  const call = callIn({ what: "comment", text: comment.body ?? "", author: user, sender: user }, settings);
  if (call.status === "ignored") return [];
  const { repositoryId, thread } = trigger;
  const { decision } = call;
  const what: Pick<Trigger, "kind" | "decision"> = decision ? { kind: "decision", decision } : { kind: "mention" };
  return [
    {
      ...({ status: "matched", ...what, event: "issue_comment", answer: { kind: "comment" } } as const),
      repositoryId,
      thread,
      actors: call.actors,
      request: call.request,
      hidden: call.hidden,
      createdAt: created_at,
      item: { kind: "issue-comment", id, nodeId },
      key: keyOf(repositoryId, "issue_comment", id, updated_at),
    },
  ];
}
