/** What a rule finds in a call. */
import type { SecurityRisk } from "../../event/kind/action-event.ts";
import type { Word } from "../shell/command.ts";

/** `reason` is a sentence for whoever is asked to approve. */
export type Finding = Readonly<{ risk: SecurityRisk; reason: string; isForbidden?: true }>;

/** A program with its arguments, and the folder that the agent works in. */
export type Call = Readonly<{ name: string; args: readonly Word[]; workspace: string }>;

/** Finds nothing in what only reads, here. */
export type Rule = (call: Call) => readonly Finding[];

export const LOW = (reason: string): Finding => ({ risk: "LOW", reason });
export const MEDIUM = (reason: string): Finding => ({ risk: "MEDIUM", reason });
export const HIGH = (reason: string): Finding => ({ risk: "HIGH", reason });
export const UNKNOWN = (reason: string): Finding => ({ risk: "UNKNOWN", reason });

/** Runs in no case. */
export const FORBIDDEN = (reason: string): Finding => ({ risk: "HIGH", reason, isForbidden: true });

const RANK = { LOW: 0, MEDIUM: 1, UNKNOWN: 2, HIGH: 3 } as const;

/** UNKNOWN is worse than MEDIUM, since it may be HIGH. */
export function worst(risks: readonly SecurityRisk[]): SecurityRisk {
  return risks.reduce<SecurityRisk>((worst, risk) => (RANK[risk] > RANK[worst] ? risk : worst), "LOW");
}

export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

export function textsOf({ args }: Call): readonly string[] {
  return args.map(({ text }) => text);
}

/** The arguments that are no options. */
export function operandsOf({ args }: Call): readonly Word[] {
  const end = args.findIndex(({ text }) => text === "--");
  const before = end < 0 ? args : args.slice(0, end);
  return [...before.filter(({ text }) => !/^-./.test(text)), ...(end < 0 ? [] : args.slice(end + 1))];
}

/** Whether one of some options is given: a letter, also among others, or `--name`, also cut short or with a value. */
export function hasOption(call: Call, letters: string, ...names: readonly string[]): boolean {
  return textsOf(call).some((text) => {
    if (!text.startsWith("--")) return text.startsWith("-") && [...letters].some((letter) => text.includes(letter));
    const given = text.slice(2).split("=")[0] ?? "";
    return given.length > 2 && names.some((name) => name.startsWith(given));
  });
}
