/**
 * Defines and parses the input `intents`: what an agent may propose, and within which bounds. `registry.ts`, which only runs with this
 * input load, says the meaning of each name and each setting.
 */
import { z } from "zod";
import { nearest } from "../../../lib/text.ts";
import { sliceOf } from "../../../runner/input/settings.ts";

/** Words that stand by themselves. As a choice they have to be quoted. */
const FLAGS = ["same-thread", "repository", "unattended", "create-labels", "replace", "update"] as const;

/** Words with what follows them: `max 3`, `prefix "[report] "`, `only: stale, question`. */
const VALUED = ["max", "prefix", "only", "labels", "inputs", "fields"] as const;

export type Flag = (typeof FLAGS)[number];
export type Valued = (typeof VALUED)[number];

/** The name of the tool. */
export const PROPOSE = "propose";

/** The intents that a run may propose which reads words of strangers, or works on the code of a fork. */
export const FOR_RESTRICTED: readonly string[] = ["labels"];

/** One declared intent. `choices` are what it is limited to: labels, logins, workflows, reasons. */
export type Declaration = Readonly<{
  name: string;
  choices: readonly string[];
  flags: readonly Flag[];
  values: Readonly<Partial<Record<Valued, readonly string[]>>>;
}>;

const FORM = 'e.g. `labels(bug, docs; max 3), create-issue(max 1, prefix "[report] ")`';

/** The input as declarations; what is wrong with another text is an issue for people. */
const intentList = z.string().transform((text, context) => {
  const parsed = parseIntents(text);
  if (typeof parsed !== "string") return parsed;
  context.addIssue(parsed);
  return z.NEVER;
});

type Token = Readonly<{ kind: "sign" | "word" | "text"; value: string }>;

const TOKEN = /\s*(?:([(),;:])|"([^"\n]{0,200})"|([^\s(),;:"]{1,200}))/y;

/** The declarations, or what is wrong as the end of a sentence. Takes time in proportion to the text. */
export function parseIntents(text: string): readonly Declaration[] | string {
  const tokens = tokensOf(text.trim());
  if (!tokens) return `has a quote that is not closed, or a word of more than 200 characters; ${FORM}`;
  const declared: Declaration[] = [];
  for (let at = 0; at < tokens.length; ) {
    const name = tokens[at];
    if (isSign(name, ",")) {
      at += 1;
      continue;
    }
    if (name?.kind !== "word" || !/^[A-Za-z][\w-]{0,40}$/.test(name.value))
      return `must name intents, and has "${name?.value}" where a name is expected; ${FORM}`;
    const hasParts = isSign(tokens[at + 1], "(");
    const end = hasParts ? tokens.findIndex((token, index) => index > at && isSign(token, ")")) : at + 1;
    if (end < 0) return `does not close the bracket after ${name.value}`;
    const read = partsOf(name.value, tokens.slice(at + 2, hasParts ? end : at + 2));
    if (typeof read === "string") return read;
    declared.push({ name: name.value, ...read });
    at = hasParts ? end + 1 : end;
  }
  const twice = declared.find(({ name }, index) => declared.findIndex((other) => other.name === name) !== index);
  return twice ? `declares ${twice.name} twice` : declared;
}

function tokensOf(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  const reader = new RegExp(TOKEN);
  while (reader.lastIndex < text.length) {
    const [, sign, quoted, word] = reader.exec(text) ?? [];
    if (sign !== undefined) tokens.push({ kind: "sign", value: sign });
    else if (quoted !== undefined) tokens.push({ kind: "text", value: quoted });
    else if (word !== undefined) tokens.push({ kind: "word", value: word });
    else return undefined;
  }
  return tokens;
}

const isAnySign = ({ kind }: Token) => kind === "sign";

function isSign(token: Token | undefined, sign: string): boolean {
  return token?.kind === "sign" && token.value === sign;
}

type Parts = Omit<Declaration, "name">;

/** Commas separate parts. A part such as `only:` reaches to the next semicolon. */
function partsOf(name: string, tokens: readonly Token[]): Parts | string {
  const choices: string[] = [];
  const flags: Flag[] = [];
  const values: Partial<Record<Valued, string[]>> = {};
  let list = choices;
  for (const part of split(tokens)) {
    if ("end" in part) {
      list = choices;
      continue;
    }
    const [first, ...rest] = part.tokens;
    const valued = VALUED.find((word) => first?.kind === "word" && first.value === word);
    const flag = FLAGS.find((word) => first?.kind === "word" && first.value === word);
    if (flag && rest.length === 0) flags.push(flag);
    else if (valued && rest.length > 0) {
      const isList = isSign(rest[0], ":");
      const value = wordsOf(isList ? rest.slice(1) : rest);
      if (value === undefined) return `gives ${name} the setting ${valued} without a value`;
      const given = values[valued] ?? [];
      given.push(value);
      values[valued] = given;
      list = isList ? given : choices;
    } else {
      const fault = faultOf(part.tokens, list === choices ? [...VALUED, ...FLAGS] : []);
      if (fault !== undefined) return fault(name);
      list.push(part.tokens.map(({ value }) => value).join(" "));
    }
  }
  return { choices, flags, values };
}

/** Why this is neither a name nor a setting. `settings` are words that are no name without quotes. */
function faultOf(tokens: readonly Token[], settings: readonly string[]): ((name: string) => string) | undefined {
  const [first] = tokens;
  const given = tokens.map(({ value }) => value).join(tokens.some(isAnySign) ? "" : " ");
  if (tokens.some(isAnySign))
    return (name) => `needs quotes around "${given}" in ${name}${didYouMean(first?.value ?? "", VALUED)}`;
  if (given === "") return (name) => `has an empty name in ${name}`;
  if (first?.kind === "word" && /^['`‘’‚“”„«»]/.test(given))
    return (name) => `has ${given} in ${name}, where only double quotes (") count`;
  const isSetting = ({ kind, value }: Token) =>
    kind === "word" && settings.includes(value.replace(/=.*/, "").toLowerCase());
  return tokens.some(isSetting)
    ? (name) => `has "${given}" in ${name}: put commas around a setting such as \`max 3\`, and quotes around a name`
    : undefined;
}

type Part = Readonly<{ tokens: readonly Token[] } | { end: true }>;

function split(tokens: readonly Token[]): readonly Part[] {
  const parts: Part[] = [];
  let open: Token[] = [];
  const close = () => {
    if (open.length > 0) parts.push({ tokens: open });
    open = [];
  };
  for (const token of tokens) {
    if (isSign(token, ",") || isSign(token, ";")) close();
    else open.push(token);
    if (isSign(token, ";")) parts.push({ end: true });
  }
  close();
  return parts;
}

/** Quoted, or words with single blanks between them. Undefined where a sign is among them. */
function wordsOf(tokens: readonly Token[]): string | undefined {
  if (tokens.length === 0 || tokens.some(({ kind }) => kind === "sign")) return undefined;
  return tokens.map(({ value }) => value).join(" ");
}

/** The name that somebody may have meant, as the end of a sentence; "" where nothing is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? "" : ` (did you mean \`${near}\`?)`;
}

export const INTENTS_INPUT = sliceOf({ intents: intentList.optional() });
