/** Describes the outcome of a run that proposed something. */
import { type IntentLine, intentsInWords } from "../../github/write/report/intents.ts";
import type { Conclusion } from "./conclude.ts";

/** Names changed files first. If everything was refused, the run did not do what was asked. */
export function concludeIntents<Ended extends Conclusion>(conclusion: Ended, lines: readonly IntentLine[]): Ended {
  const words = intentsInWords(lines);
  const { outcome, reason } = conclusion;
  if (words === undefined) return conclusion;
  if (outcome === "changed") return { ...conclusion, reason: `${reason}. ${words}` };
  if (outcome !== "answered" && outcome !== "no-op") return conclusion;
  const isAllRefused = lines.every(({ status }) => status === "refused" || status === "not-taken");
  if (!isAllRefused) return { ...conclusion, outcome: "answered", reason: words, hint: "" };
  const hint = "The list below has the reasons. Declare it in the `intents` input, or ask for something else.";
  return { ...conclusion, outcome: "blocked", reason: `Nothing was carried out: ${words}`, hint };
}
