/** Says what is wrong with the fields of a file that people wrote. */
import type { z } from "zod";
import { oneLine } from "./text.ts";

const MOST = 5;

/** In sentences of one line, for people: without the signs and the line ends of the library. */
export function fieldProblems({ issues }: Pick<z.ZodError, "issues">): string {
  const told = issues.slice(0, MOST).map(sentenceOf);
  return [...told, ...(issues.length > MOST ? [`There are ${issues.length - MOST} more problems.`] : [])].join(" ");
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys")
    return `${issue.keys.map((key) => quoted([...issue.path, key])).join(", ")} cannot be set here.`;
  const message = oneLine(issue.message, 300).replace(/[.:]?$/, ".");
  return issue.path.length === 0 ? message : `${quoted(issue.path)}: ${message}`;
}

/** A name may be anything that a file has, so it keeps no backtick. */
function quoted(path: readonly PropertyKey[]): string {
  return `\`${oneLine(path.map(String).join("."), 100).replaceAll("`", "'")}\``;
}
