/** What was found in earlier reviews of the same pull request, by us. */
import type { Severity } from "./finding.ts";

/** `id` is that of the comment. "open" still stands; "dismissed" was resolved by somebody else, which we respect. */
export type KnownFinding = Readonly<{
  id: number;
  fingerprint: string;
  severity: Severity;
  status: "open" | "dismissed";
}>;
