/** Where the links of a tree lead: inside it, they stand for the files there; a link that leaves it stands for nothing. */
import { posix } from "node:path";
import type { SourceFile } from "../../../core/skill/source.ts";

/** The path of a link, and what it says. */
type Links = ReadonlyMap<string, string>;

/** Longer chains are not followed. */
const MOST_STEPS = 20;

/** Each link to a file or a folder as the files that it leads to, under the link's own path. */
export function followLinks(files: readonly SourceFile[], links: Links): readonly SourceFile[] {
  return [...links.keys()].flatMap((link) => filesBehind(link, files, links));
}

function filesBehind(link: string, files: readonly SourceFile[], links: Links): readonly SourceFile[] {
  const target = resolve(link, links);
  if (target === undefined) return [];
  return files.flatMap((file) => {
    if (file.path === target) return [{ ...file, path: link }];
    return file.path.startsWith(`${target}/`) ? [{ ...file, path: link + file.path.slice(target.length) }] : [];
  });
}

/** The path without links on it; undefined for what leaves the tree, goes in circles, or is all of the tree. */
function resolve(path: string, links: Links): string | undefined {
  let current = path;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const link = prefixes(current).find((prefix) => links.has(prefix));
    if (link === undefined) return current;
    const target = links.get(link) ?? "";
    if (target.startsWith("/")) return undefined;
    current = posix.join(posix.dirname(link), target, current.slice(link.length)).replace(/\/+$/, "");
    if (current === "." || current === ".." || current.startsWith("../")) return undefined;
  }
  return undefined;
}

/** `a`, `a/b`, `a/b/c` of `a/b/c`. */
function prefixes(path: string): readonly string[] {
  const steps = path.split("/");
  return steps.map((_, index) => steps.slice(0, index + 1).join("/"));
}
