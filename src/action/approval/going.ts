/** A run that is about to begin, as the parts of an approval need it. */
import type { RunEnd } from "../../core/conversation/run/run-end.ts";
import type { LeakScanner } from "../../github/write/leak/scanner.ts";
import type { Prepared, Setting } from "../prepare.ts";
import type { Inputs } from "../runner/input/inputs.ts";

export type Going = Readonly<{
  setting: Setting;
  inputs: Inputs;
  prepared: Prepared;
  /** What every comment goes through. */
  clean: (text: string) => string;
  leaks: LeakScanner;
  signal: AbortSignal;
  deadline: AbortSignal;
  /** Lets the agent go on. */
  run(): Promise<RunEnd>;
}>;
