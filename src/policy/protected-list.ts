/** Reads the input `protected-paths`: what happens to changes in protected paths, and which paths it adds or removes. */
import { PROTECTED_NAMES, standingOf } from "./paths.ts";
import { type PathPattern, type ProtectedList, pathPattern } from "./policy.ts";

export type Protection = Readonly<{ mode: "block" | "confirm" }> & ProtectedList;

/**
 * `block` or `confirm`, `+pattern` and `-pattern`, separated by commas or on lines of their own, in any order. An error
 * is a text that follows the name of the input.
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
  const wanted =
    "must be block or confirm, followed by paths that start with + or - (`block, +infra/**, -renovate.json`)";
  if (!isNoMode(word)) return `${wanted}, but it says both block and confirm`;
  return `${wanted}, not ${JSON.stringify(word)}`;
}

function problemOf(word: string): string | undefined {
  const text = word.slice(1);
  const said = JSON.stringify(word);
  if (/^\s/.test(text) && text.trim() !== "")
    return `has ${said}: there must be no blank after the sign, as in ${JSON.stringify(word.charAt(0) + text.trim())}`;
  if (!/^\/?[^\s/]/.test(text) || text.length > 500) return `has ${said}, which contains no path`;
  if (text.startsWith("!") || /\\|\[|\{|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(text))
    return `has ${said}: a path is written with / from the root, with * ? and ** only`;
  if (word.startsWith("+")) return undefined;
  // A pattern without a slash means names, and names of other files too.
  const isPath = text.includes("/") || text.includes("**");
  const { matches } = pathPattern(text);
  const isWorkflow = (path: string) => WORKFLOWS.includes(path) && matches(path.slice(path.lastIndexOf("/") + 1));
  const isMeant = (path: string) => isPath || !path.includes("/") || isWorkflow(path);
  const paths = [...FIXED.filter(isMeant), ...pathsFor(text), ...(isPath ? workflowsFor(text) : [])];
  const fixed = paths.find((path) => matches(path) && standingOf(path).isFixed);
  return fixed !== undefined
    ? `has ${said}, which covers ${fixed}: workflows and git's own files stay protected`
    : undefined;
}

const WORKFLOWS = [".github/workflows/ci.yml", ".github/workflows/ci.yaml"];

/** Workflows that have the name in which the pattern ends, where that is a name of a workflow. */
function workflowsFor(text: string): readonly string[] {
  const name = text.slice(text.lastIndexOf("/") + 1);
  return [name, name.replace(/\*+$/, "x.yml")]
    .map((one) => one.replaceAll(/\*+|\?/g, "x"))
    .filter((one) => /\.ya?ml$/i.test(one))
    .flatMap((one) => [`.github/workflows/${one}`, `.github/actions/x/${one}`]);
}

/** One of each kind. */
const FIXED = [
  ".github",
  ...WORKFLOWS,
  ".github/actions/build/action.yml",
  ".git/config",
  ".gitmodules",
  ".gitattributes",
  "src/.gitattributes",
  ".gitconfig",
  ".lfsconfig",
];

/**
 * The texts of patterns that take nothing off the list: no path that they mean is on it, or a `+pattern` keeps it there.
 * That a folder may have protected files in it counts only where the pattern is written as a folder's, `docs/**`.
 */
export function idlePatterns({ added, removed }: ProtectedList): readonly string[] {
  const isFreed = (pattern: PathPattern, path: string) =>
    pattern.matches(path) &&
    standingOf(path, { added, removed: [] }).kind !== "free" &&
    standingOf(path, { added, removed: [pattern] }).kind === "free";
  const isIdle = (pattern: PathPattern) => !pathsFor(pattern.text).some((path) => isFreed(pattern, path));
  return removed.filter(isIdle).map(({ text }) => text);
}

/** Paths that a pattern may mean: itself, with a letter for each `*`, and every protected name in its folder. */
function pathsFor(text: string): readonly string[] {
  const path = text
    .replace(/^\//, "")
    .replace(/\/$/, "/x")
    .replaceAll(/\*+|\?/g, "x");
  const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/") + 1) : "";
  return [path, ...PROTECTED_NAMES.flatMap((name) => [`${folder}${name}`, `${folder}${name}/x`])];
}
