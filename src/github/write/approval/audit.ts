/** One line for each decision: who, when, what, and what came of it. The same in the comment and in the log. */
import { oneLine } from "../../../lib/text.ts";
import { code } from "../inline-code.ts";
import { neutralise } from "../prose/neutral.ts";
import type { ProseRules } from "../prose/rules.ts";
import { type Item, idOf, nameOf, shortDigest } from "./proposal.ts";

/** What became of what was approved, by its id. */
export type Results = ReadonlyMap<string, string>;

/** Undefined as long as nobody has decided. */
export function auditLine({ pending, decision }: Item, results: Results, rules: ProseRules): string | undefined {
  if (!decision) return undefined;
  const { verdict, by, at, reason } = decision;
  const what = `${code(shortDigest(pending))} ${code(nameOf(pending))}`;
  const who = `${verdict} by ${oneLine(by, 60)} at ${at.slice(0, 16).replace("T", " ")} UTC`;
  const result =
    verdict === "approved" ? (results.get(idOf(pending)) ?? "not run yet") : neutralise(oneLine(reason, 300), rules);
  return `${what} ${who}${result === "" ? "" : `: ${result}`}`;
}
