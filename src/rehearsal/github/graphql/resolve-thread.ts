/** The part of GitHub's GraphQL schema that resolves a thread of a review. */
import { z } from "zod";
import { isAllowed } from "../access.ts";
import type { Grant } from "../seed.ts";
import type { Site } from "../site.ts";
import { GraphqlError } from "./document.ts";
import type { Arguments, Node } from "./execute.ts";
import { threadNode } from "./pull.ts";

const Input = z.object({ input: z.strictObject({ threadId: z.string(), clientMutationId: z.string().optional() }) });

/** An app needs to write contents for it as well, which is nowhere written down, and is so. */
export function resolveThread(site: Site, caller: Grant, given: Arguments): Node {
  const { threadId, clientMutationId = null } = Input.parse(given).input;
  const first = site.state.records.reviewComments.find(
    ({ id, replyTo }) => threadId === `PRRT_${id}` && replyTo === null,
  );
  if (!first) throw refused("NOT_FOUND", `Could not resolve to a node with the global id of '${threadId}'`);
  const mayWrite = (["pull_requests", "contents"] as const).every((scope) =>
    isAllowed(site.seed, caller, "write", [scope]),
  );
  if (!mayWrite) throw refused("FORBIDDEN", "Resource not accessible by integration");
  Object.assign(first, { isResolved: true, resolvedBy: caller.login });
  const thread = threadNode(site, first, caller.login);
  return { __typename: "ResolveReviewThreadPayload", clientMutationId, thread };
}

function refused(type: string, message: string): GraphqlError {
  return new GraphqlError(message, { type });
}
