/** Finds out whether a repository asks that commits are signed off, by its settings, its rulesets and the names of its checks. */
import { z } from "zod";
import type { Repository } from "../client.ts";
import type { ReadClient } from "./port.ts";

const contexts = "statusCheckRollup{contexts(first:50){nodes{... on CheckRun{name} ... on StatusContext{context}}}}";

/** Rulesets require checks by name, and words of commits by a pattern. Older servers do not know these fields. */
const rules = `rules(first:100){nodes{parameters{
      ... on RequiredStatusChecksParameters{requiredStatusChecks{context}} ... on CommitMessagePatternParameters{pattern}}}}`;

/** The checks of the last commits of a branch, and of the pull requests that they came with. */
const queryWith = (more: string) => `query SignOff($owner:String!,$name:String!,$ref:String!){
  repository(owner:$owner,name:$name){webCommitSignoffRequired ref(qualifiedName:$ref){
    refUpdateRule{requiredStatusCheckContexts} ${more}
    target{... on Commit{history(first:5){nodes{
      ${contexts} associatedPullRequests(first:1){nodes{commits(last:1){nodes{commit{${contexts}}}}}}}}}}
  }}
}`;

export const signOffQueries = [queryWith(rules), queryWith("")] as const;

const Reply = z.object({
  repository: z.object({ webCommitSignoffRequired: z.boolean().nullish(), ref: z.json().optional() }),
});

/** Names of checks: `DCO`, `ci / dco`, `Signed-off-by`. A check that is a sign-off of something else is not meant. */
const DCO = /(?<![\p{L}\d])dco(?![\p{L}\d])|signed[-_ ]?off[-_ ]?by|developer certificate of origin/iu;

/**
 * False if GitHub does not tell. An answer beside an error counts: the token may not read all of it. A server that does not know
 * rulesets is asked without them. Never rejects.
 */
export async function asksForSignOff(
  client: Pick<ReadClient, "graphql">,
  { owner, name }: Repository,
  branch: string,
): Promise<boolean> {
  const variables = { owner, name, ref: `refs/heads/${branch}` };
  for (const query of signOffQueries) {
    const answer = await client.graphql(query, variables).catch((error: unknown) => Object(error).data);
    const { data } = Reply.safeParse(answer);
    if (!data) continue;
    const { webCommitSignoffRequired: isRequired, ref = null } = data.repository;
    return isRequired === true || [...namesIn(ref)].some((name) => DCO.test(name));
  }
  return false;
}

/** The query asks for no other texts than names of checks and patterns of messages. */
function* namesIn(value: z.infer<ReturnType<typeof z.json>>): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const one of Object.values(value)) yield* namesIn(one);
}
