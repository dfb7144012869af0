/** One form of a line by which a test runner tells how the tests ended. */
import { type Part, wordsBehindNumbers } from "./summary.ts";

/** `read` gets a line of this form. Without it the line has words behind numbers, such as `3 passed, 1 failed`. */
export type Row = Readonly<{ runner: string; line: RegExp; read?: (line: string, match: RegExpExecArray) => Part }>;

export const words = wordsBehindNumbers;
export const failed = (): Part => ({ end: "failed" });
export const passed = (): Part => ({ end: "passed" });
export const none = (): Part => ({ end: "none" });

/** Returns 0 without a text. Nobody has so many tests that more than nine digits count. */
export function number(text: string | undefined): number {
  return Number((text ?? "0").slice(0, 9));
}

/** The first number in a line. */
export function firstNumber(line: string): number {
  return number(/\d+/.exec(line)?.[0]);
}
