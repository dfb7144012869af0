/** The words that an agent begins with: those that are the same for every run, and those about this one. */

import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { standing } from "../skill/render.ts";
import { CATALOGUE_LENGTH, isListed, type Skill } from "../skill/skill.ts";
import type { Agent } from "./agent.ts";

export type ContextParts = Readonly<{
  skills?: readonly Skill[];
  /** Instead of our own, except for what it says of trust. */
  systemPrompt?: string | undefined;
  /** What whoever set the agent up has to add. */
  systemPromptSuffix?: string | undefined;
  /** What holds for this conversation alone. */
  instructions?: string | undefined;
  /** The names of the secrets, in words; never a value. */
  secrets?: string | undefined;
  place: Readonly<{ repository: string; workspace: string; branch: string }>;
  /** YYYY-MM-DD. */
  date: string;
}>;

/** What changes most comes last, so that endpoints can cache what is before it. Parts that are empty leave no trace. */
export function agentContext(parts: ContextParts): Pick<Agent, "systemPrompt" | "context"> {
  const {
    skills = [],
    systemPrompt = "",
    systemPromptSuffix = "",
    instructions = "",
    secrets = "",
    place,
    date,
  } = parts;
  const sections = [
    ...skillsInPrompt(skills),
    systemPromptSuffix.trim(),
    instructions.trim() === "" ? "" : prompt("instructions", { instructions: instructions.trim() }),
    secrets.trim(),
    prompt("context", { ...place, date }),
  ];
  return {
    systemPrompt: systemPromptOf(systemPrompt.trim()),
    context: sections.filter((section) => section !== "").join("\n\n"),
  };
}

/** What a prompt says of skills: each part begins with its heading. */
export function skillsInPrompt(skills: readonly Skill[]): readonly string[] {
  return [standing(skills), catalogue(skills)].filter((part) => part !== "");
}

/** Whoever words it again is not to forget what must not be trusted. */
function systemPromptOf(own: string): string {
  const trust = prompt("trust");
  return own === "" ? prompt("system", { trust }) : `${own}\n\n${trust}`;
}

/** "" if there are none. Where room is short all descriptions are cut alike, and after that the last names are left out. */
function catalogue(skills: readonly Skill[]): string {
  const listed = skills.filter(isListed);
  if (listed.length === 0) return "";
  const shown = fitting(listed);
  const hidden = listed.length - shown.length;
  const rest = hidden === 0 ? "" : `\n${prompt("skills/more", { count: String(hidden) })}`;
  return prompt("skills/catalogue", { list: shown.join("\n") + rest });
}

function fitting(skills: readonly Skill[]): readonly string[] {
  const names = skills.map(({ name }) => `- ${name}`);
  const short = names.slice(0, fittingCount(names));
  const room = CATALOGUE_LENGTH - lengthOf(short);
  const share = fairShare(
    skills.slice(0, short.length).map((skill) => descriptionOf(skill).length + 2),
    room,
  );
  return short.map((name, index) => withDescription(name, skills[index], share));
}

function withDescription(name: string, skill: Skill | undefined, share: number): string {
  return skill && share > 12 ? `${name}: ${oneLine(descriptionOf(skill), share - 2)}` : name;
}

/** The length to cut all to so that together they are not longer than `room`; those that are shorter leave theirs to others. */
function fairShare(lengths: readonly number[], room: number): number {
  let left = room;
  for (const [index, length] of [...lengths].sort((a, b) => a - b).entries()) {
    const share = Math.floor(left / (lengths.length - index));
    if (length > share) return share;
    left -= length;
  }
  return Number.MAX_SAFE_INTEGER;
}

function fittingCount(lines: readonly string[]): number {
  let length = 0;
  const end = lines.findIndex((line) => {
    length += line.length + 1;
    return length > CATALOGUE_LENGTH;
  });
  return end < 0 ? lines.length : end;
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

/** What it says of itself, else how it begins. */
function descriptionOf({ description, content }: Skill): string {
  const first = content.split("\n").find((line) => line.trim() !== "") ?? "";
  return oneLine(description ?? first.replace(/^#+\s*/, ""), 1024);
}
