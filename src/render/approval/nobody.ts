/** The reasons why a run cannot ask anybody. */
import { z } from "zod";

/** Why nobody can be asked in a run. A change set can say it too, so it is one of these words and no text of others. */
export const Nobody = z.enum(["discussion", "no-thread", "mode", "review", "no-branch", "no-memory", "no-graphql"]);
export type Nobody = z.infer<typeof Nobody>;

/** As a clause after "because", for people and for models. */
export function whyNobody(nobody: Nobody): string {
  return WORDS[nobody];
}

const WORDS: Readonly<Record<Nobody, string>> = {
  discussion: "in a discussion GitHub does not say whether a comment was edited",
  "no-thread": "it has no issue or pull request to ask on",
  mode: "its `mode` writes nothing to GitHub",
  review: "it gives a review",
  "no-branch": "it cannot save the work on a branch until the answer",
  "no-memory": "nothing is saved until the answer",
  "no-graphql": "without GraphQL, GitHub does not say whether a comment was edited",
};
