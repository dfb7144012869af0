/** What holds for every play on the stage of rehearsals, with any counterpart. */
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import { checkExchange } from "../openapi.ts";

/** Breaches of the servers' APIs, and secrets that are in the log elsewhere than in the commands that have them masked. */
export function problemsOf({ problems, exchanges, runner }: Rehearsal, secrets: readonly string[]): string[] {
  const log = `${runner.stdout}${runner.stderr}`.replaceAll(/^::add-mask::.*$/gm, "");
  const leaked = secrets.filter((secret) => log.includes(secret)).map(() => "A secret is in the log.");
  return [...problems, ...exchanges.flatMap(checkExchange), ...runner.errors, ...leaked];
}

/** Why a play never reached the model or wrote a log, as far as its console says. */
export function endOfConsole({ runner }: Rehearsal): string {
  return `The run ended with ${runner.exitCode}: ${`${runner.stdout}${runner.stderr}`.slice(-3000)}`;
}
