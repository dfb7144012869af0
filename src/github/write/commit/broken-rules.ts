/** Which rules of a repository a write breaks: GitHub names them, to `git push` in lines of their own and in the API's message. */
import { Fault } from "../../../lib/fault.ts";
import { oneLine } from "../../../lib/text.ts";

/** In GitHub's words, each once; none where no rule is the reason. */
function brokenRules(said: string): readonly string[] {
  const lines = said.split("\n").map((line) => line.replace(/^\s*remote:\s*/, "").trim());
  const listed = /GH013|GH006/.test(said) ? lines.flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []) : [];
  const secrets = lines.filter((line) => /^— \S/.test(line)).map((line) => line.slice(2));
  const sizes = lines.flatMap((line) => /error: (File .+ exceeds .+ limit .+)$/.exec(line)?.[1] ?? []);
  const [, told = ""] = /Repository rule violations found(?! for )\s+(\S.*?)(?:\n\n|\s+- https?:|$)/s.exec(said) ?? [];
  const rules = [...listed, ...secrets, ...sizes, told].map((rule) => oneLine(rule, 200).replace(/\.+$/, ""));
  return [...new Set(rules.filter((rule) => rule !== ""))].slice(0, 5);
}

const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /verified signatures/i,
    "GitHub signs what comes through its API: leave `commit-mode` at api. Links, programs and files that it does not take need a rule that leaves out `agent/` branches.",
  ],
  [
    /secret/i,
    "GitHub takes something in the change for a secret. If it is one, have it taken out and replace it; if not, allow it in the repository's push protection. Then mention me again.",
  ],
  [/exceeds .* limit/i, "Have the file made by the build or downloaded, or add it yourself, with Git LFS perhaps."],
];

const BY_HAND = "Let the rule leave out `agent/` branches, or let this app pass by it; or apply the patch yourself.";

/** A "git" Fault that names the rules; undefined if none is the reason. */
export function ruleFault(branch: string, error: unknown): Fault | undefined {
  const rules = brokenRules(`${wordsOf(error)}\n${wordsOf(Object(error).cause)}`);
  if (rules.length === 0) return undefined;
  const hint = HINTS.find(([words]) => rules.some((rule) => words.test(rule)))?.[1] ?? BY_HAND;
  const message = `The rules of this repository do not let the work onto the branch ${branch}: ${rules.join("; ")}.`;
  return new Fault("git", message, { hint, cause: error });
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
