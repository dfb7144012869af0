/** The rules of the embedded GitHub for branches, and the words in which GitHub refuses what breaks one. */

/** `words` are GitHub's, and so is `type`. Which ways to write break the rule: making a branch, a commit through the API, a push. */
export type Rule = Readonly<{ type: string; words: string; breaks: readonly Way[]; parameters?: object }>;
export type Way = "create" | "commit" | "push";

/** GitHub signs the commits that it makes through its API. */
export const SIGNED: Rule = {
  type: "required_signatures",
  words: "Commits must have verified signatures.",
  breaks: ["push"],
};
export const NO_NEW_BRANCHES: Rule = {
  type: "creation",
  words: "Cannot create ref due to creations being restricted.",
  breaks: ["create", "push"],
};
export const BY_PULL_REQUEST: Rule = {
  type: "pull_request",
  words: "Changes must be made through a pull request.",
  breaks: ["commit", "push"],
};

export const NAMES: Rule = {
  type: "branch_name_pattern",
  words: "Branch name must start with a matching pattern: feature/",
  breaks: ["create", "push"],
  parameters: { operator: "starts_with", pattern: "feature/" },
};

export function rulesAgainst(rules: readonly Rule[], way: Way): readonly Rule[] {
  return rules.filter(({ breaks }) => breaks.includes(way));
}

/** The message of the API. */
export function violation({ words }: Rule): string {
  return `Repository rule violations found\n\n${words}\n\n`;
}

/** Returns the refusal of a push, as a format for the name of the ref; "" if no rule is broken. */
export function pushRefusal(rules: readonly Rule[]): string {
  if (rules.length === 0) return "";
  const list = rules.map(({ words }) => `- ${words}\n\n`).join("");
  return `error: GH013: Repository rule violations found for %s.\nReview all repository rules at https://github.com/rules\n\n${list}`;
}
