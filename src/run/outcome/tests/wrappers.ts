/** Programs that run another program: what stands behind them is what counts. */
import type { Word } from "../../../lib/command-line/parse.ts";
import { SCRIPT } from "./programs/program-kind.ts";
import { nameKind } from "./test-names.ts";
import { WRAPPERS } from "./wrapper-table.ts";

/** The program behind all wrappers, or a line for a shell of its own. `isLossy`: the wrapper may hide its exit code. */
export type Unwrapped = Readonly<
  | { kind: "program"; words: readonly Word[]; wrappers: readonly string[] }
  | { kind: "line"; line: string; options: readonly string[]; wrappers: readonly string[] }
>;

const SHELLS: ReadonlySet<string> = new Set(["sh", "bash", "dash", "zsh", "ksh", "ash", "fish"]);

/** Wrappers in wrappers. */
const DEEPEST = 12;

/** The name of a program without its folder, version and the ending of Windows. */
export function programName(word: string): string {
  const name = word.slice(word.lastIndexOf("/") + 1);
  return name.replace(/\.(?:exe|cmd|bat)$/i, "").replace(/^(python|pypy|ruby|php|node|pip|perl|lua)[\d.]+$/, "$1");
}

/** Undefined if the words are none that run something. */
export function unwrapped(all: readonly Word[]): Unwrapped | undefined {
  let words = all;
  const wrappers: string[] = [];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const [first, ...rest] = words;
    if (first === undefined) return undefined;
    const name = programName(first.text);
    const line = SHELLS.has(name) ? shellLine(rest) : undefined;
    if (line !== undefined) return { kind: "line", ...line, wrappers };
    const inner = insideOf(name, rest) ?? moduleOf(name, rest);
    if (inner === undefined) return { kind: "program", words, wrappers };
    wrappers.push(inner.key);
    if ("line" in inner) return { kind: "line", line: inner.line, options: [], wrappers };
    words = inner.words;
  }
  return undefined;
}

/** The line behind `-c`, and the options that stand before it. */
function shellLine(words: readonly Word[]): Readonly<{ line: string; options: readonly string[] }> | undefined {
  const options: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const text = words[at]?.text ?? "";
    if (!/^[-+]/.test(text) || text === "-" || text === "--") return undefined;
    if (/^[-+]\w*[oO]$/.test(text)) {
      options.push(text, words[at + 1]?.text ?? "");
      at += 1;
      continue;
    }
    options.push(text);
    if (/^-\w*c\w*$/.test(text)) {
      const line = words.slice(at + 1).find((word) => !word.text.startsWith("-"));
      return line && { line: line.text, options };
    }
  }
  return undefined;
}

/** `python -m coverage run -m pytest`. */
function moduleOf(program: string, args: readonly Word[]): Inside | undefined {
  const [option, module, ...rest] = args;
  const isWrapper = program === "python" && option?.text === "-m" && Object.hasOwn(WRAPPERS, module?.text ?? "");
  return isWrapper && module ? { key: "python", words: [module, ...rest] } : undefined;
}

type Inside = Readonly<{ key: string } & ({ words: readonly Word[] } | { line: string })>;

/** Undefined if the program is no wrapper, or wraps nothing here. */
function insideOf(program: string, args: readonly Word[]): Inside | undefined {
  let key = program;
  let rest = args;
  for (;;) {
    const row = Object.hasOwn(WRAPPERS, key) ? WRAPPERS[key] : undefined;
    if (row === undefined) return undefined;
    const signs = row.split(" ");
    const passed = passOptions(rest, signs);
    if ("line" in passed) return { key, line: passed.line };
    if ("words" in passed) return { key, words: passed.words };
    rest = passed.rest;
    const next = signs.find((sign) => sign.startsWith("+"));
    if (next === undefined) return behind(key, rest, signs);
    const verb = rest[0]?.text ?? "";
    const longer = `${key} ${verb}`;
    if (!Object.hasOwn(WRAPPERS, longer)) return next === "+?" && verb !== "" ? { key, words: rest } : undefined;
    key = longer;
    rest = rest.slice(1);
  }
}

type Passed = Readonly<{ rest: readonly Word[] } | { line: string } | { words: readonly Word[] }>;

function passOptions(args: readonly Word[], signs: readonly string[]): Passed {
  const hasAssignments = signs.includes("A=");
  let at = 0;
  for (; at < args.length; at += 1) {
    const text = args[at]?.text ?? "";
    if (text === "--") {
      at += 1;
      break;
    }
    const isAssignment = hasAssignments && /^\w+=/.test(text);
    if (!isAssignment && (!text.startsWith("-") || text === "-")) {
      if (signs.includes("*")) continue;
      break;
    }
    const [name = ""] = text.split("=");
    if (signs.includes(`${name}:`) || isShortLine(name, signs)) return { line: optionValue(args, at) };
    if (signs.includes(`${name}-`)) return { words: [] };
    if (signs.includes(`${name}!`)) return { words: args.slice(at + 1) };
    if (signs.includes(`${name}!python`)) return { words: [wordFor("python"), ...args.slice(at)] };
    if (!text.includes("=") && signs.includes(`${name}=`)) at += 1;
  }
  return { rest: args.slice(at) };
}

/** `-qec LINE`, of several short options in one. */
function isShortLine(name: string, signs: readonly string[]): boolean {
  return /^-[a-z]{2,}$/.test(name) && signs.includes(`-${name.at(-1)}:`);
}

function optionValue(args: readonly Word[], at: number): string {
  const text = args[at]?.text ?? "";
  return text.includes("=") && text.startsWith("--") ? text.slice(text.indexOf("=") + 1) : (args[at + 1]?.text ?? "");
}

/** Takes the wrapper's own arguments away. */
function behind(key: string, rest: readonly Word[], signs: readonly string[]): Inside {
  let words = rest.slice(signs.filter((sign) => sign === "#").length);
  if (signs.includes("T")) words = words.slice(words.findIndex(({ text }) => !/@/.test(text)));
  if (words[0]?.text === "--") words = words.slice(1);
  const [first, ...others] = words;
  if (first === undefined) return { key, words };
  if (signs.includes("L")) return { key, line: words.map(({ text }) => text).join(" ") };
  if (signs.includes("-c:") && first.text === "-c") return { key, line: others[0]?.text ?? "" };
  if (signs.includes("P")) return { key, words: [{ ...first, text: withoutVersion(first.text) }, ...others] };
  if (signs.includes("S") && isScriptName(first.text))
    return { key, words: [{ ...first, text: `${SCRIPT}${first.text}` }, ...others] };
  const prefix = signs.find((sign) => sign.startsWith(">"))?.slice(1);
  return { key, words: prefix === undefined ? words : [...prefix.split("+").map(wordFor), ...words] };
}

function isScriptName(text: string): boolean {
  return !text.includes("/") && nameKind(text) !== "other";
}

/** `@scope/name@1.2` is `@scope/name`, and `gotest.tools/gotestsum@latest` is `gotest.tools/gotestsum`. */
function withoutVersion(text: string): string {
  const at = text.lastIndexOf("@");
  return at > 0 ? text.slice(0, at) : text;
}

function wordFor(text: string): Word {
  return { text, isBare: true, within: [] };
}
