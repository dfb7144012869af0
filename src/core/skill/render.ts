/** The texts in which an agent gets skills. */
import { oneLine, startOf } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import {
  ACTIVATED_LENGTH,
  type Activation,
  isMemoryFile,
  isStanding,
  RULE_LENGTH,
  type Skill,
  type SkillResources,
  STANDING_LENGTH,
} from "./skill.ts";

/** A skill that the user's text triggered. */
export function renderActivated({ skill, by }: Activation): string {
  const content = cut(skill, ACTIVATED_LENGTH);
  return prompt("skills/activated", { name: skill.name, by, about: about(skill), content });
}

/** A rule for a file that the agent works on. */
export function renderRule({ skill, by }: Activation): string {
  return prompt("skills/rule", { name: skill.name, path: by, content: cut(skill, RULE_LENGTH) });
}

/** A skill that the agent has loaded. `content` is its own text unless values were filled in. */
export function renderInvoked(skill: Skill, content: string = skill.content): string {
  return prompt("skills/fetched", { name: skill.name, about: about(skill), content });
}

/** The skills that are always active, and what was left out of them; "" if there are none. */
export function renderStanding(skills: readonly Skill[]): string {
  let room = STANDING_LENGTH;
  const blocks: string[] = [];
  const leftOut: string[] = [];
  for (const skill of skills.filter(isStanding).sort(byImportance)) {
    if (room < LEAST_LENGTH) leftOut.push(skill.source ?? skill.name);
    else blocks.push(prompt("skills/standing-one", { name: skill.name, content: cut(skill, room) }));
    room -= skill.content.length;
  }
  if (leftOut.length > 0) blocks.push(prompt("skills/left-out", { list: oneLine(leftOut.join(", "), NAMES_LENGTH) }));
  return blocks.length === 0 ? "" : prompt("skills/standing", { list: blocks.join("\n\n") });
}

// Files at the root of the repository apply to everybody, and come first if there is little room. Notes come last.
function byImportance(a: Skill, b: Skill): number {
  const rank = ({ source = "" }: Skill) => {
    if (isMemoryFile(source)) return 2;
    return /^\.(agents|openhands)\//.test(source) ? 1 : 0;
  };
  return rank(a) - rank(b);
}

/** The minimum length of a cut text, and the maximum length of the list of what was left out. */
const LEAST_LENGTH = 200;
const NAMES_LENGTH = 1500;

/** Its place, its files, and the values that it needs. */
function about(skill: Skill): string {
  const values = valuesOf(skill);
  const lines = [
    ...(skill.source === undefined ? [] : [`File: ${skill.source}`]),
    ...(skill.resources ? resourceLines(skill.resources) : []),
    ...(values.length === 0 ? [] : [prompt("skills/values", { values: values.join(", ") })]),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function resourceLines({ skill_root, ...files }: SkillResources): string[] {
  return Object.entries(files).flatMap(([kind, paths]) =>
    paths.length === 0 ? [] : [`Its ${kind}, in ${skill_root}: ${paths.join(", ")}`],
  );
}

/** Its declared values; for a task without a declaration, the names that occur as `${NAME}` in it. */
function valuesOf({ trigger, content, inputs }: Skill): readonly string[] {
  if (inputs.length > 0) {
    return inputs.map(({ name, description }) => (description === "" ? name : `${name} (${description})`));
  }
  if (trigger?.type !== "task") return [];
  return [...new Set(Array.from(content.matchAll(/\$\{(\w+)\}/g), ([, name = ""]) => name))];
}

/** Its content, or as much of it as there is room for; then it says where the rest is. */
function cut({ content, source }: Skill, room: number): string {
  if (content.length <= room) return content;
  const kept = startOf(content, room);
  const where = source ?? "its file";
  return prompt("skills/cut", { kept, where, missing: String(content.length - kept.length) }).trimStart();
}
