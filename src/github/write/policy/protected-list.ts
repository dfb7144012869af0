/** Reads what a workflow says about protected paths: what becomes of them, and which there are beside our own list. */
import { type ProtectedList, pathPattern } from "./path-pattern.ts";
import { standingOf } from "./paths.ts";

export type Protection = Readonly<{ mode: "block" | "confirm" }> & ProtectedList;

/**
 * `block` or `confirm`, `+pattern` and `-pattern`, between commas or on lines of their own, in any order. What is wrong
 * with it is a text that follows the name of the input.
 */
export function parseProtection(value: string): Protection | string {
  const words = value
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const modes = words.filter((word) => !/^[+-]/.test(word));
  const [mode = "block"] = modes;
  if (modes.length > 1 || (mode !== "block" && mode !== "confirm"))
    return badWord(modes.find(isNoMode) ?? modes[1] ?? "");
  const patterns = words.filter((word) => /^[+-]/.test(word));
  const problem = patterns.map(problemOf).find((one) => one !== undefined);
  if (problem !== undefined) return problem;
  const signed = (sign: string) =>
    patterns.filter((word) => word.startsWith(sign)).map((word) => pathPattern(word.slice(1)));
  return { mode, added: signed("+"), removed: signed("-") };
}

function isNoMode(word: string): boolean {
  return word !== "block" && word !== "confirm";
}

function badWord(word: string): string {
  const wanted = "must be block or confirm, and then paths with a sign before each (`block, +infra/**, -Makefile`)";
  if (!isNoMode(word)) return `${wanted}, but it says both block and confirm`;
  return `${wanted}, not ${JSON.stringify(word)}`;
}

function problemOf(word: string): string | undefined {
  const text = word.slice(1);
  const said = JSON.stringify(word);
  if (!/^\/?[^\s/]/.test(text) || text.length > 500) return `has ${said}, which names no path`;
  if (text.startsWith("!") || /\\|\[|\{|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(text))
    return `has ${said}: a path is written with / from the root, with * ? and ** only`;
  if (word.startsWith("+")) return undefined;
  // A pattern without a slash means names, and names of other files too.
  const isMeant = (path: string) => text.includes("/") || text.includes("**") || !path.includes("/");
  const fixed = FIXED.find((path) => isMeant(path) && standingOf(path).isFixed && pathPattern(text).matches(path));
  return fixed !== undefined
    ? `has ${said}, which takes in ${fixed}: workflows and git's own files stay protected`
    : undefined;
}

/** One of each kind. */
const FIXED = [
  ".github",
  ".github/workflows/ci.yml",
  ".github/actions/build/action.yml",
  ".git/config",
  ".gitmodules",
  ".gitattributes",
  "src/.gitattributes",
  ".gitconfig",
  ".lfsconfig",
];
