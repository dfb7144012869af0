/** Asks GraphQL so that what it refuses is a GitHubFault, as it is for all other requests. */
import { z } from "zod";
import { oneLine } from "../../../lib/text.ts";
import { GitHubFault } from "../../client/github-fault.ts";
import type { GitHub } from "../../client.ts";

const Refusal = z.object({
  errors: z.tuple([z.object({ type: z.string().optional(), message: z.string() })], z.unknown()),
});

const STATUS: Readonly<Record<string, number>> = { NOT_FOUND: 404, FORBIDDEN: 403 };

/** A refusal of GraphQL comes with status 200 and a type. `permission` is the line of a workflow that may be missing. */
export async function askGraphql(
  github: GitHub,
  query: string,
  { variables, permission }: Readonly<{ variables: Record<string, unknown>; permission: string }>,
): Promise<unknown> {
  try {
    return await github.graphql(query, variables);
  } catch (error) {
    const [refusal] = Refusal.safeParse(error).data?.errors ?? [];
    if (error instanceof GitHubFault || refusal === undefined) throw error;
    const status = STATUS[refusal.type ?? ""] ?? 422;
    const missing = `Give the job this line under \`permissions:\` in the workflow: \`${permission}\`.`;
    throw new GitHubFault(status, "GitHub refused the write.", {
      quote: `GitHub answered: ${oneLine(refusal.message, 300)}`,
      hint: status === 403 ? missing : "Check whether the thread still exists and is open.",
      cause: error,
    });
  }
}
