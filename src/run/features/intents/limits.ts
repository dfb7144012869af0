/** Reads the bounds that a workflow declares for an intent. */
import { Fault } from "../../../lib/fault.ts";
import { type Declaration, didYouMean, type Flag, type Valued } from "./inputs.ts";

/** The limits of the workflow for one kind. */
export type IntentLimits = Readonly<{
  most: number;
  /** Whether targets other than the thread of the run are allowed. */
  isAnywhere: boolean;
  /** Whether nobody has to approve it. */
  isUnattended: boolean;
  /** The target has to have one of these labels; empty for any target. */
  only: readonly string[];
  choices: readonly string[];
  flags: readonly Flag[];
  values: Declaration["values"];
}>;

/** The settings between the brackets. A list names all choices that there are. */
export type Takes = Readonly<{
  choices?: "any" | "needed" | readonly string[];
  flags?: readonly Flag[];
  values?: readonly Valued[];
}>;

type Allowed = Readonly<{ name: string; most: number; target: string; takes: Takes }>;

/** More than this at once nobody looks through. */
const MOST = 50;

/** A "config" Fault for a setting that the kind does not have, or a value that it cannot have. */
export function intentLimitsOf(declaration: Declaration, { name, most, target, takes }: Allowed): IntentLimits {
  const { choices, flags, values } = declaration;
  const isOfThread = target !== "none";
  // Labels of a discussion are not read.
  const hasLabels = isOfThread && target !== "discussion";
  const knownFlags: readonly Flag[] = [
    "unattended",
    ...(isOfThread ? (["same-thread", "repository"] as const) : []),
    ...(takes.flags ?? []),
  ];
  const knownValues: readonly string[] = ["max", ...(hasLabels ? ["only"] : []), ...(takes.values ?? [])];
  const strange = [
    ...flags.filter((flag) => !knownFlags.includes(flag)),
    ...Object.keys(values).filter((key) => !knownValues.includes(key)),
  ][0];
  if (strange !== undefined) throw declarationFault(`gives ${name} the setting ${strange}, which it does not have`);
  requireOne(name, declaration);
  requireChoices(name, choices, takes.choices);
  return {
    most: mostOf(name, values.max, most),
    isAnywhere: flags.includes("repository"),
    isUnattended: flags.includes("unattended"),
    only: values.only ?? [],
    choices,
    flags,
    values,
  };
}

/** Refuses settings that exclude each other, or that have several values and may have one. */
function requireOne(name: string, { flags, values }: Declaration): void {
  const twice = (["max", "prefix"] as const).find((key) => (values[key] ?? []).length > 1);
  if (twice !== undefined) throw declarationFault(`gives ${name} the setting ${twice} more than once`);
  for (const pair of [["same-thread", "repository"] as const, ["replace", "update"] as const])
    if (pair.every((flag) => flags.includes(flag))) throw declarationFault(`gives ${name} both ${pair.join(" and ")}`);
}

function requireChoices(name: string, choices: readonly string[], known: Takes["choices"]): void {
  if (known === "needed" && choices.length === 0)
    throw declarationFault(`has to say what ${name} is limited to, between brackets`);
  const [first] = choices;
  if (known === undefined && first !== undefined)
    throw declarationFault(`limits ${name} to "${first}", which it cannot be limited to`);
  if (!Array.isArray(known)) return;
  const strange = choices.find((choice) => !known.includes(choice));
  if (strange !== undefined)
    throw declarationFault(
      `limits ${name} to "${strange}"${didYouMean(strange, known)}; there are ${known.join(", ")}`,
    );
}

function mostOf(name: string, given: readonly string[] | undefined, usual: number): number {
  if (given === undefined) return usual;
  const most = /^\d{1,3}$/.test(given[0] ?? "") ? Number(given[0]) : 0;
  if (most >= 1 && most <= MOST) return most;
  throw declarationFault(`gives ${name} a \`max\` that is no whole number from 1 to ${MOST}`);
}

/** For a workflow that is wrong; `problem` goes on after the name of the input. */
export function declarationFault(problem: string): Fault {
  return new Fault("config", `The input \`intents\` ${problem}.`, {
    hint: "docs/intents.md of this action lists every intent with its settings.",
  });
}

/** A title with what the workflow puts before it. */
export function titleOf({ values }: IntentLimits, title: string): string {
  return `${values.prefix?.[0] ?? ""}${title}`;
}
