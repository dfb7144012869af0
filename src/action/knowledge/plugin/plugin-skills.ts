/** The skills and commands of a plugin. */
import { posix } from "node:path";
import { type Discovery, discoverSkills } from "../../../core/skill/discovery.ts";
import { readFrontmatter } from "../../../core/skill/frontmatter.ts";
import { LONGEST_DESCRIPTION } from "../../../core/skill/limits.ts";
import { Skill } from "../../../core/skill/skill.ts";
import { type Moves, movedBack, subTree } from "../../../core/skill/sub-tree.ts";
import { slug } from "../../../lib/text.ts";
import type { PluginPlace } from "./plugin.ts";

/** `skills/` is read as a repository's folder of skills is, and a SKILL.md without such a folder as its only one. */
export async function pluginSkills(
  { source, root, model, isHere }: PluginPlace,
  name: string,
  paths: readonly string[],
): Promise<Pick<Discovery, "skills" | "problems">> {
  const hasFolder = paths.some((path) => path.startsWith("skills/"));
  const moves = hasFolder ? [{ from: `${root}skills/`, to: ".agents/skills/" }] : onlySkill(root, name);
  const { skills, problems } = await discoverSkills(subTree(source, moves), { model });
  return {
    skills: skills.map((skill) => placed(skill, moves, isHere)),
    problems: problems.map(({ path, problem }) => ({ path: movedBack(path, moves), problem })),
  };
}

function onlySkill(root: string, name: string): Moves {
  const folder = `.agents/skills/${slug(name, 64)}/`;
  return ["SKILL.md", "scripts/", "references/", "assets/"].map((part) => ({ from: root + part, to: folder + part }));
}

/** What the agent cannot find in the workspace is not named to it. */
function placed({ source = "", resources, ...skill }: Skill, moves: Moves, isHere: boolean): Skill {
  if (!isHere) return skill;
  const original = movedBack(source, moves);
  const skill_root = posix.dirname(original);
  return { ...skill, source: original, ...(resources && { resources: { ...resources, skill_root } }) };
}

/** `/plugin:command` in what the user says calls for it. */
export function commandOf(plugin: string, path: string, text: string): Skill {
  const name = `${plugin}:${path.replace(/\.md$/i, "").replaceAll("/", ":")}`;
  const { fields, body } = readFrontmatter(text);
  const { description } = fields;
  return Skill.parse({
    name,
    content: body,
    trigger: { type: "keyword", keywords: [`/${name}`] },
    ...(typeof description === "string" && { description: description.slice(0, LONGEST_DESCRIPTION) }),
  });
}
