/** Describes a failure of git by its first meaningful line, without credentials. */
import { Fault } from "../../../lib/fault.ts";

/** A "git" Fault: `git push: ! [rejected] main -> main (fetch first)`. Its cause has the complete output, redacted. */
export function gitFault(args: readonly string[], error: unknown): Fault {
  const printed = withoutCredentials(error instanceof Error ? error.message : String(error));
  const command = args.find((argument) => /^[a-z][a-z-]*$/.test(argument)) ?? "";
  return new Fault("git", `git ${command}: ${meaningfulLine(printed)}`, { cause: new Error(printed) });
}

/** In order of how much a line explains. */
const meaningful = [/^ ?! /, /^!\t/, /^remote: (?:error|fatal): /i, /^(?:fatal|error): /, /\S/];

function meaningfulLine(printed: string): string {
  const lines = printed.split("\n");
  const found = meaningful.flatMap((pattern) => lines.find((line) => pattern.test(line)) ?? [])[0];
  return (found ?? "it failed without a message.").trim();
}

function withoutCredentials(text: string): string {
  return text
    .replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi, "$1***@")
    .replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi, "$1***")
    .replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi, "$1***");
}
