/** The imports of our modules, in every form that the language has, and the graph that they make. */
import type { SourceFile } from "./architecture.ts";

/** `import x from "y"`, `export * from "y"`, and `import "y"`, over several lines too. */
const STATEMENT = /(?:(?:^|[\s;}*])from|(?<![.\w$#])import)\s*(["'])([^"'\s,]+)\1/g;

/** `import("y")`, wherever it is written: in an array, behind an arrow, or as a type. */
const CALL = /(?<![.\w$#])import\s*\(\s*(?:\/\*[^*]*\*\/\s*)?(["'`])([^"'`$\n]+)\1\s*[,)]/g;

/** The same, whatever is loaded. */
const ANY_CALL = /(?<![.\w$#])import\s*\(/g;

/** Other ways to a module. The text of a program that tools run is no code of the action. */
const OTHER_WAYS =
  /(?<![.\w$#-])require\s*\(|\b(?:createRequire|getBuiltinModule)\b|\bprocess\.binding\b|^\/\/\/\s*<reference/m;

const PROGRAM_TEXTS = ["src/tools/browser/launcher.ts", "src/tools/web-read.ts"];

/** The names of all modules that a file imports, types included. */
export function importsOf(text: string): string[] {
  return [STATEMENT, CALL].flatMap((form) => [...text.matchAll(form)].map((match) => match[2] ?? ""));
}

/** The path that a relative name leads to. */
export function resolve(path: string, name: string): string {
  return new URL(name, `file:///${path}`).pathname.slice(1);
}

/** Ways to load a module that no check of its name can see. */
export function loadingProblems({ path, text }: SourceFile): string[] {
  if (PROGRAM_TEXTS.includes(path)) return [];
  const isNamed = [...text.matchAll(ANY_CALL)].length === [...text.matchAll(CALL)].length;
  return [
    ...(isNamed ? [] : [`${path} loads a module by a name that is not written there`]),
    ...(OTHER_WAYS.test(text) ? [`${path} loads a module in another way than by import`] : []),
  ];
}

/** Groups of files that import each other, types included, by path; none for a sound tree. */
export function importCycles(files: readonly SourceFile[]): string[][] {
  const targets = new Map(files.map(({ path, text }) => [path, targetsOf(path, text)]));
  const reach = (from: string) => {
    const seen = new Set<string>();
    const open = [...(targets.get(from) ?? [])];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (!seen.has(path)) open.push(...(targets.get(path) ?? []));
      seen.add(path);
    }
    return seen;
  };
  const reached = new Map(files.map(({ path }) => [path, reach(path)]));
  const inCycle = (path: string) =>
    files.filter((other) => reached.get(path)?.has(other.path) && reached.get(other.path)?.has(path));
  const cycles = files
    .filter(({ path }) => reached.get(path)?.has(path))
    .map(({ path }) =>
      inCycle(path)
        .map((file) => file.path)
        .sort(),
    );
  return [...new Map(cycles.map((cycle) => [cycle.join(), cycle])).values()];
}

/**
 * Pairs of folders that import each other, types included, each with all that lies in it; a folder and one inside it may.
 * None for a sound tree.
 */
export function mutualFolders(files: readonly SourceFile[]): string[] {
  const arrows = new Set(files.flatMap(({ path, text }) => targetsOf(path, text).flatMap((to) => arrowsOf(path, to))));
  return [...arrows].filter((arrow) => {
    const [from = "", to = ""] = arrow.split(" ");
    return from < to && arrows.has(`${to} ${from}`);
  });
}

/** From every folder around the one file to every folder around the other that does not lie around both. */
function arrowsOf(from: string, to: string): string[] {
  const apart = (one: string, other: string) =>
    !`${other}/`.startsWith(`${one}/`) && !`${one}/`.startsWith(`${other}/`);
  return foldersOf(from).flatMap((one) =>
    foldersOf(to).flatMap((other) => (apart(one, other) ? [`${one} ${other}`] : [])),
  );
}

function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}

function targetsOf(path: string, text: string): string[] {
  return importsOf(text).flatMap((name) => (name.startsWith(".") ? [resolve(path, name)] : []));
}

/** Imports of a library in what `entry` loads, for where there is none; types are not loaded. */
export function librariesBehind(files: readonly SourceFile[], entry: string): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text.replaceAll(/^import type [^;]*;/gms, "")]));
  const seen = new Set([entry]);
  const found: string[] = [];
  for (const path of seen) {
    for (const name of importsOf(texts.get(path) ?? "")) {
      if (name.startsWith(".")) seen.add(resolve(path, name));
      else if (!name.startsWith("node:")) found.push(`${path} imports ${name}`);
    }
  }
  return found;
}
