/** Reads the skills and instructions of a folder: AGENTS.md, .agents/skills and the others that the action reads. */
import { readdir, realpath } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { type Discovery, discoverSkills } from "../core/skill/discovery.ts";
import { LARGEST_FILE, type SkillSource, type SourceFile } from "../core/skill/skill.ts";
import { hashUntrusted, untrustedText } from "../core/workspace/untrusted-files.ts";

/**
 * `model` is its name: some files are for some models only. The files in the folder instruct the agent, so read the
 * folder only if you trust its authors.
 */
export function skillsIn(folder: string, model: string): Promise<Discovery> {
  return discoverSkills(folderSource(folder), { model });
}

/** Folders in which nobody looks for instructions. */
const PASSED_OVER: ReadonlySet<string> = new Set([".git", "node_modules"]);

function folderSource(root: string): SkillSource {
  return {
    list: () => filesBelow(root, root),
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
    return /\.md$|^\.cursorrules$/i.test(entry.name) || isBeside(path) ? fileAt(path, root) : [];
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
