/** Lists and reads the files of a folder that can instruct an agent. */
import { readdir, realpath } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { LARGEST_FILE, type SkillSource, type SourceFile } from "../core/skill/skill.ts";
import { hashUntrusted, untrustedText } from "../core/workspace/untrusted-files.ts";

/** Folders in which nobody looks for instructions. */
const PASSED_OVER: ReadonlySet<string> = new Set([".git", "node_modules"]);

/** Files of plugins that are no Markdown. */
const OF_PLUGINS: ReadonlySet<string> = new Set(["plugin.json", "hooks.json", ".mcp.json"]);

/** The files below `folder`, by their paths from `root`: the folder itself, or one above it. */
export function folderSource(folder: string, root = folder): SkillSource {
  return {
    list: () => filesBelow(folder, root),
    async read(paths) {
      const texts = await Promise.all(paths.map(async (path) => [path, await textAt(join(root, path))] as const));
      return new Map(texts.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
    },
  };
}

async function filesBelow(folder: string, root: string): Promise<readonly SourceFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = entries.map(async (entry): Promise<readonly SourceFile[]> => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return PASSED_OVER.has(entry.name) ? [] : filesBelow(path, root);
    const isMeant = /\.md$|^\.cursorrules$/i.test(entry.name) || OF_PLUGINS.has(entry.name) || isBeside(path);
    return isMeant ? fileAt(path, root) : [];
  });
  return (await Promise.all(found)).flat();
}

/** Files in a folder of skills are listed for the skills. */
function isBeside(path: string): boolean {
  return path.split(sep).includes("skills");
}

/** In bytes, of what lies beside a skill. */
const LARGEST = 100 * 1024 * 1024;

async function fileAt(path: string, root: string): Promise<readonly SourceFile[]> {
  const real = await placeOf(path);
  if (real === undefined) return [];
  const found = await hashUntrusted(dirname(real), basename(real), { algorithm: "sha1", maxBytes: LARGEST });
  if (found.status !== "read") return [];
  return [{ path: relative(root, path).split(sep).join("/"), size: found.size, id: found.id }];
}

async function textAt(path: string): Promise<string | undefined> {
  const real = await placeOf(path);
  return real === undefined ? undefined : untrustedText(dirname(real), basename(real), LARGEST_FILE);
}

/** Links are followed. Undefined for one to nowhere. */
function placeOf(path: string): Promise<string | undefined> {
  return realpath(path).catch(() => undefined);
}
