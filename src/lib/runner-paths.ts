/** Takes paths of this machine out of words for people: who reads a comment learns nothing of the runner's folders. */
import { withoutEnd } from "./text.ts";

/** Not in an address, a reference or a relative path. */
const PATH = /(?<![\w:/.…~@-])(?:\/[^\s/'"`()<>[\]{},;:|*]+){2,}\/*/g;

/**
 * Each absolute path becomes the name at its end: `/home/runner/work/x/index.lock` is `…/index.lock`. For words of programs
 * and of Node, in which every absolute path is one of this machine. Takes time in proportion to the text.
 */
export function withoutPaths(text: string): string {
  return text.replaceAll(PATH, lastName);
}

/** A home is named by its user. A folder can stand at the end of a sentence: `/tmp/x/.` is `x` and a full stop. */
function lastName(path: string): string {
  const stop = /\/([.!?]+)\/*$/.exec(path)?.[1] ?? "";
  const names = path.split("/").filter(Boolean);
  if (stop !== "") names.pop();
  const isHome = names.length === 2 && ["home", "Users"].includes(names[0] ?? "");
  return `${isHome ? "a home folder" : `…/${names.at(-1) ?? ""}`}${stop}`;
}

/** Folders of this machine, each with the words that replace its path: `the temporary folder of the runner`. */
export type RunnerPlaces = Readonly<{ workspace: string; places: readonly (readonly [path: string, words: string])[] }>;

/** The work of runs on an agent server is in folders whose paths begin so: people have to know them, and they are of another machine. */
export const REMOTE_WORK = "/tmp/deckhand-work-";

/** Below these, every machine has something else. */
const TOPS = "tmp home root var opt mnt srv media run github __w __e __t Users private".split(" ").join("|");
const USUAL = new RegExp(String.raw`(?<![\w:/.…~@-])/(?:${TOPS})(?:/[^\s/'"\`()<>[\]{},;:|*]+)+/*`, "g");

/**
 * For sentences of our own, in which a path can also be one of an API. Paths in the workspace become relative to it; of
 * others that lead into one of the places, or into a folder that differs from machine to machine, the name at the end stays.
 */
export function pathRedactor({ workspace, places }: RunnerPlaces): (text: string) => string {
  const inside = isDeep(workspace) ? [relativeTo(withoutEnd(workspace, "/"))] : [];
  const known = places.filter(([path]) => isDeep(path)).map(([path, words]) => namedBy(withoutEnd(path, "/"), words));
  const usual = (text: string) =>
    text.replaceAll(USUAL, (path) => (path.startsWith(REMOTE_WORK) ? path : lastName(path)));
  return (text) => [...inside, ...known, usual].reduce((words, replace) => replace(words), text);
}

/** A name in the root, such as `/app`, could also be a path of an API. */
function isDeep(place: string): boolean {
  return place.split("/").filter(Boolean).length > 1;
}

function relativeTo(workspace: string): (text: string) => string {
  const pattern = placePattern(workspace);
  const shorten = (path: string) => withoutEnd(path.slice(workspace.length).replace(/^\/+/, ""), "/");
  return (text) => text.replaceAll(pattern, (path) => shorten(path) || "the workspace");
}

function namedBy(place: string, words: string): (text: string) => string {
  const pattern = placePattern(place);
  return (text) => text.replaceAll(pattern, (path) => (withoutEnd(path, "/") === place ? words : lastName(path)));
}

function placePattern(place: string): RegExp {
  const literal = place.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(String.raw`(?<![\w/.…-])${literal}(?![\w.-])(?:/[^\s/'"\`()<>[\]{},;:|*]+)*/*`, "g");
}
