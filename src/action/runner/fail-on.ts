/** Which outcomes turn the job red, from the input as it was written: it also counts when other inputs are wrong. */
import { FAILING, isOutcome, type Outcome } from "../../github/write/outcome.ts";
import { commaList } from "../../lib/text.ts";
import type { Env } from "../world.ts";
import { rawInput } from "./input/raw-input.ts";

/** What is malformed stands for the default: the run is "failed" then, and must not be green for it. */
export function failsJob(env: Env, outcome: Outcome): boolean {
  return (failOn(rawInput(env, "fail-on") ?? FAILING.join(", ")) ?? FAILING).includes(outcome);
}

/** The outcomes of a list between commas, none for `none`; undefined for anything else. */
export function failOn(text: string): readonly Outcome[] | undefined {
  if (text === "none") return [];
  const names = commaList(text);
  const outcomes = names.filter(isOutcome);
  return names.length > 0 && outcomes.length === names.length ? outcomes : undefined;
}
