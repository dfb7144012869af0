/**
 * Reads the inputs of the action. Nothing else does: who needs a setting asks for its slice, which is parsed then, and
 * once. This file loads no schema, because skipped events need none.
 */
import type { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { commaList, nearest } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import type { Env } from "../world.ts";

type Shape = Readonly<Record<string, z.ZodType>>;
export type Values<Of extends Shape> = Readonly<z.output<z.ZodObject<Of>>>;

/** The values that inputs count as while they are malformed, from the text that is written. */
type Malformed<Of extends Shape> = { readonly [Name in keyof Of]?: (written: string) => z.output<Of[Name]> };

/**
 * Settings that are needed together. A slice that is read before all inputs are checked says what each of its inputs
 * counts as while it is malformed: the request is answered then, and the answer names every malformed input. Another
 * slice throws.
 */
export type Slice<Of extends Shape = Shape> = Readonly<{
  shape: Of;
  malformed: Malformed<Of>;
  /** Throws a "config" Fault for inputs that cannot be used together. It is asked when all inputs are well-formed. */
  requireFitting?(settings: Settings): void;
}>;

export function sliceOf<const Of extends Shape>(
  shape: Of,
  malformed: Malformed<Of> = {},
  requireFitting?: (settings: Settings) => void,
): Slice<Of> {
  return { shape, malformed, ...(requireFitting && { requireFitting }) };
}

/** `problem` is the end of a sentence that begins with the name of the input, and never repeats what is written. */
export type Problem = Readonly<{ input: string; kind: "malformed" | "missing" | "unknown"; problem: string }>;

export const PHRASE = "@agent";

/** For schemas of inputs that have to be there. */
export const MISSING = "is missing";

type Read = Readonly<{ schema: z.ZodType; result: z.ZodSafeParseResult<unknown> }>;

export class Settings {
  /** As the workflow wrote them, by name; none is blank. */
  readonly #given: Readonly<Record<string, string | undefined>>;
  /** The inputs of features, which the shapes of this folder do not have. */
  readonly #added: readonly Slice[];
  readonly #read: Map<string, Read>;
  readonly #slices: Map<Slice, unknown>;

  /**
   * `given` are texts by the names of inputs; blank ones are not set. `added` are slices of features. `parsed` are settings with
   * the same texts, whose values are not parsed again.
   */
  constructor(given: Env, added: readonly Slice[] = [], parsed?: Settings) {
    this.#added = added;
    this.#read = parsed ? parsed.#read : new Map();
    this.#slices = parsed ? parsed.#slices : new Map();
    this.#given = Object.fromEntries(
      Object.entries(given).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : [])),
    );
  }

  /** Takes the inputs from the variables of the job. The runner writes their names in upper case; dashes stay. */
  static ofJob(env: Env): Settings {
    const variables = Object.entries(env).filter(([variable]) => variable.startsWith(PREFIX));
    return new Settings(
      Object.fromEntries(variables.map(([variable, text]) => [variable.slice(PREFIX.length).toLowerCase(), text])),
    );
  }

  /** The same settings where the inputs of these slices are known too. */
  with(added: readonly Slice[]): Settings {
    return new Settings(this.#given, [...new Set([...this.#added, ...added])], this);
  }

  /** The names of the inputs of features. */
  get addedNames(): readonly string[] {
    return this.#added.flatMap(({ shape }) => Object.keys(shape));
  }

  /** Words that call the agent. */
  get phrases(): readonly string[] {
    return commaList(this.written("trigger-phrase") ?? PHRASE);
  }

  get isSweep(): boolean {
    return this.written("mode") === "sweep";
  }

  /**
   * The workflow's prompt. For a file or a list it is only a newline here, because both are read after the permission
   * check.
   */
  get ownPrompt(): string | undefined {
    const isAsked = this.written("prompt-file") !== undefined || this.written("mode") === "list";
    return this.written("prompt") ?? (isAsked ? "\n" : undefined);
  }

  /** Whether there is an input of a name that none has: no input has an underscore. */
  get isMisspelt(): boolean {
    return Object.keys(this.#given).some((name) => name.includes("_"));
  }

  /** The text of an input; undefined if it is unset or blank. Only this folder reads it: `tests/read-settings.ts`. */
  written(name: string): string | undefined {
    return this.#given[name];
  }

  /** The same settings without an input that the workflow gave. */
  without(name: string): Settings {
    return new Settings({ ...this.#given, [name]: undefined }, this.#added);
  }

  /** The inputs of the slice whose values are not their defaults. The runner hands over defaults like what a workflow sets. */
  changedIn(slice: Slice): Readonly<Record<string, unknown>> {
    const unset: Readonly<Record<string, unknown>> = new Settings({}).slice(slice);
    const entries = Object.entries(this.slice(slice));
    return Object.fromEntries(entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(unset[name])));
  }

  /** Throws a "config" Fault for malformed inputs, unless the slice says what they count as. */
  slice<Of extends Shape>(slice: Slice<Of>): Values<Of> {
    const values = this.#slices.get(slice) ?? this.#parse(slice);
    this.#slices.set(slice, values);
    return values as Values<Of>; // the map has what the schemas of this very slice have made
  }

  #parse({ shape, malformed }: Slice): unknown {
    const { problems, values } = this.#parsed(shape);
    const early = problems.map(({ input }) => [input, malformed[input]?.(this.written(input) ?? "")]);
    const left = problems.filter(({ input }) => malformed[input] === undefined);
    if (left.length > 0) throw unsound(left);
    return Object.freeze({ ...values, ...Object.fromEntries(early) });
  }

  /** All settings of the shape, or a "config" Fault that names every input that is missing, malformed or unknown. */
  all<Of extends Shape>(shape: Of): Values<Of> {
    const problems = this.problemsIn(shape);
    if (problems.length > 0) throw unsound(problems);
    for (const slice of this.#added) slice.requireFitting?.(this);
    return this.#parsed(shape).values as Values<Of>; // what its schemas have made
  }

  /** The problems of the inputs, if those of the shape and of the features are all that there are. */
  problemsIn(own: Shape): readonly Problem[] {
    const shape: Shape = Object.assign({}, own, ...this.#added.map((slice) => slice.shape));
    const unknown = Object.keys(this.#given).filter((name) => !Object.hasOwn(shape, name));
    return [...this.#parsed(shape).problems, ...unknown.map((name) => unknownInput(name, Object.keys(shape)))];
  }

  #parsed(shape: Shape) {
    const results = Object.entries(shape).map(([name, schema]) => ({ name, result: this.#resultOf(name, schema) }));
    const values = results.flatMap(({ name, result: { data } }) => (data === undefined ? [] : [[name, data]]));
    const problems = results.flatMap(({ name, result }) => result.error?.issues.map(malformedInput(name)) ?? []);
    return { values: Object.fromEntries(values) as object, problems };
  }

  #resultOf(name: string, schema: z.ZodType): Read["result"] {
    const known = this.#read.get(name);
    if (known?.schema === schema) return known.result;
    const result = schema.safeParse(this.written(name));
    this.#read.set(name, { schema, result });
    return result;
  }
}

const PREFIX = "INPUT_";

function malformedInput(input: string) {
  return ({ message: problem }: z.core.$ZodIssue): Problem => ({
    input,
    kind: problem === MISSING ? "missing" : "malformed",
    problem,
  });
}

function unknownInput(input: string, names: readonly string[]): Problem {
  const near = nearest(input, names);
  const meant = near === undefined ? "" : ` (did you mean \`${near}\`?)`;
  return { input, kind: "unknown", problem: `is not an input${meant}` };
}

/** The Fault for problems with inputs, of which there is at least one. */
export function unsound(problems: readonly Problem[]): Fault {
  const lacks = (name: string) => problems.some(({ input, kind }) => input === name && kind === "missing");
  const advice = [
    ...(lacks("api-key") ? [prompt("missing-api-key")] : []),
    ...(lacks("model") ? [prompt("missing-model")] : []),
  ];
  const hint = advice.length > 0 ? [...advice, prompt("missing-not-needed")].join(" ") : FIX_INPUTS;
  const sentences = problems.map(({ input, problem }) => `\`${input}\` ${problem}`);
  if (sentences.length <= MOST_IN_HEADLINE)
    return new Fault("config", `Invalid configuration: ${sentences.join("; ")}.`, { hint });
  const list = sentences.map((sentence) => `${sentence}.`);
  return new Fault("config", `Invalid configuration: ${list.length} inputs are wrong.`, { list, hint });
}

/** More of them would be cut off, so they are a list. */
const MOST_IN_HEADLINE = 2;

export const FIX_INPUTS =
  "Fix the `with:` block of the workflow step; docs/inputs.md of this action lists every input.";
