/** Reads an issue or a pull request that somebody wants to change, as it is now. */
import { z } from "zod";
import type { ReadClient } from "./port.ts";

const Reply = z.object({
  id: z.number().int(),
  node_id: z.string(),
  number: z.number().int(),
  html_url: z.string(),
  title: z.string(),
  body: z.string().nullish(),
  state: z.enum(["open", "closed"]),
  state_reason: z.string().nullish(),
  locked: z.boolean(),
  user: z.object({ login: z.string(), id: z.number() }).nullish(),
  labels: z.array(z.union([z.string(), z.object({ name: z.string().optional() })])),
  assignees: z.array(z.object({ login: z.string() })).nullish(),
  milestone: z.object({ number: z.number().int(), title: z.string() }).nullish(),
  type: z.object({ name: z.string() }).nullish(),
  pull_request: z.unknown().optional(),
  repository_url: z.string(),
});

export type Target = Readonly<{
  id: number;
  nodeId: string;
  number: number;
  url: string;
  isPull: boolean;
  title: string;
  body: string;
  isOpen: boolean;
  stateReason: string | undefined;
  isLocked: boolean;
  author: string | undefined;
  labels: readonly string[];
  assignees: readonly string[];
  milestone: Readonly<{ number: number; title: string }> | undefined;
  type: string | undefined;
}>;

/** Undefined where there is none, and where it was moved to another repository. Rejects when GitHub cannot be asked. */
export async function readTarget(
  client: Pick<ReadClient, "get">,
  repository: string,
  number: number,
): Promise<Target | undefined> {
  const found = await client.get("/issues/{issue_number}", { issue_number: number }).catch((error: unknown) => {
    if ([404, 410].includes(Object(error).status)) return undefined;
    throw error;
  });
  if (found === undefined) return undefined;
  const issue = Reply.parse(found);
  if (issue.number !== number || !issue.repository_url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`))
    return undefined;
  return {
    id: issue.id,
    nodeId: issue.node_id,
    number,
    url: issue.html_url,
    isPull: issue.pull_request !== undefined,
    title: issue.title,
    body: issue.body ?? "",
    isOpen: issue.state === "open",
    stateReason: issue.state_reason ?? undefined,
    isLocked: issue.locked,
    author: issue.user?.login,
    labels: issue.labels.flatMap((label) => (typeof label === "string" ? [label] : (label.name ?? []))),
    assignees: (issue.assignees ?? []).map(({ login }) => login),
    milestone: issue.milestone ?? undefined,
    type: issue.type?.name,
  };
}
