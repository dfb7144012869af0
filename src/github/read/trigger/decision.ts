/** Tells yes and no to what waits for approval from a request. */
import type { Decision } from "./trigger.ts";

const WORDS = /^(?<verdict>approve|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is;

/**
 * `approve`, `approve <digest>`, `reject`, `reject <digest>`, and after a rejection, behind a colon, the reason. Anything
 * more is a request in somebody's own words, and no approval.
 */
export function decisionIn(words: string): Decision | undefined {
  const { verdict = "", digest, rest = "" } = WORDS.exec(words.trim())?.groups ?? {};
  const isApproval = verdict.toLowerCase() === "approve";
  const [, reason] = /^\s*:\s*(.*)$/s.exec(rest) ?? [];
  const isEnd = /^[\s.!]*$/.test(rest);
  if (verdict === "" || !(isEnd || (!isApproval && reason !== undefined))) return undefined;
  const named = digest === undefined ? {} : { digest: digest.toLowerCase() };
  return { verdict: isApproval ? "approve" : "reject", ...named, reason: isEnd ? "" : (reason ?? "").trim() };
}
