/** The GraphQL endpoint: from a request body to a reply. */
import { z } from "zod";
import { errorReply, type RestReply } from "../rest/call.ts";
import { type Caller, type Seen, type Site, seenBy } from "../site.ts";
import { mutationNode } from "./commit.ts";
import { GraphqlError, parseOperation } from "./document.ts";
import { execute, type GraphqlAnswer } from "./execute.ts";
import { queryNode } from "./thread.ts";

const GraphqlBody = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).nullish() }).readonly();

/** The reply, and whether the operation is one that is played here. */
export function answerGraphql(site: Site, caller: Caller, body: unknown): { reply: RestReply; isKnown: boolean } {
  if (caller.status !== "known") return { reply: errorReply(401, unauthorized[caller.status]), isKnown: true };
  const asked = GraphqlBody.safeParse(body);
  if (!asked.success) return failed("A query attribute must be specified and must be a string.");
  return run(seenBy(site, caller), asked.data.query, asked.data.variables ?? {});
}

const unauthorized = { anonymous: "This endpoint requires you to be authenticated.", unknown: "Bad credentials" };

function run(seen: readonly Seen[], query: string, variables: Readonly<Record<string, unknown>>) {
  try {
    const operation = parseOperation(query);
    const roots = { query: () => queryNode(seen), mutation: () => mutationNode(seen) };
    if (!isRoot(operation.type)) return failed(`A ${operation.type} is not played by this embedded GitHub.`);
    const answer: GraphqlAnswer = execute(operation, roots[operation.type](), variables);
    return { reply: { status: 200, body: answer }, isKnown: true };
  } catch (error) {
    if (error instanceof GraphqlError) return failed(error.message, error.extra);
    if (error instanceof z.ZodError) return failed(`Wrong arguments: ${z.prettifyError(error)}`);
    throw error;
  }
}

function isRoot(type: string): type is "query" | "mutation" {
  return type === "query" || type === "mutation";
}

function failed(message: string, extra: Readonly<Record<string, unknown>> = {}) {
  return { reply: { status: 200, body: { errors: [{ ...extra, message }] } }, isKnown: false };
}
