/** Trees of files to find skills in. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SkillSource } from "../../../src/core/skill/skill.ts";

export type Files = Readonly<Record<string, string>>;

/** A tree that is in memory; `reads` are the lists of paths that were asked for. */
export function sourceOf(files: Files): SkillSource & Readonly<{ reads: (readonly string[])[] }> {
  const reads: (readonly string[])[] = [];
  return {
    reads,
    list: async () =>
      Object.entries(files).map(([path, text]) => ({ path, size: Buffer.byteLength(text), id: idOf(text) })),
    read: async (paths) => {
      reads.push(paths);
      return new Map(paths.flatMap((path) => (files[path] === undefined ? [] : [[path, files[path]]])));
    },
  };
}

function idOf(text: string): string {
  return createHash("sha1")
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest("hex");
}

/** The files of a repository with a skill in every format. */
export function exampleRepository(): Files {
  const folder = join(import.meta.dirname, "fixtures/repository");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), readFileSync(path, "utf8")];
    }),
  );
}

/** A repository with that many skills, as large as people write them. */
export function manySkills(amount: number): Files {
  const words =
    "Use this when a change touches the part of the system that it is about, or when the request names it. ";
  const skills = Array.from({ length: amount }, (_, index) => {
    const name = `skill-number-${index}`;
    const head = `---\nname: ${name}\ndescription: ${words.repeat(3)}\ntriggers: [word${index}]\n---\n`;
    return [`.agents/skills/${name}/SKILL.md`, `${head}# ${name}\n\n${words.repeat(40)}`];
  });
  return { ...Object.fromEntries(skills), "AGENTS.md": `# Rules\n\n${words.repeat(300)}` };
}
