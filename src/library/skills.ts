/** Reads the skills and instructions of a folder: AGENTS.md, .agents/skills and the others that the action reads. */
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { type Discovery, discoverSkills } from "../core/skill/discovery.ts";
import type { SkillSource, SourceFile } from "../core/skill/skill.ts";

/**
 * `model` is its name: some files are for some models only. What is in the folder instructs the agent, so read it where
 * you trust who wrote it.
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
      const texts = await Promise.all(
        paths.map(async (path) => [path, await readFile(join(root, path), "utf8").catch(() => undefined)] as const),
      );
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

/** What lies in a folder of skills is listed for them. */
function isBeside(path: string): boolean {
  return path.split(sep).includes("skills");
}

async function fileAt(path: string, root: string): Promise<readonly SourceFile[]> {
  const found = await stat(path).catch(() => undefined); // a link to nowhere
  if (!found?.isFile()) return [];
  const id = createHash("sha1")
    .update(await readFile(path))
    .digest("hex");
  return [{ path: relative(root, path).split(sep).join("/"), size: found.size, id }];
}
