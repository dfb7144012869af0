/** Writes the prompt that an agent starts with: a part that is the same for every run, and a part about this run. */
import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { renderStanding } from "../skill/render.ts";
import { CATALOGUE_LENGTH, isListed, type Skill } from "../skill/skill.ts";
import type { Agent } from "./agent.ts";

export type ContextParts = Readonly<{
  skills?: readonly Skill[];
  /** Replaces the built-in system prompt, except its part about trust. */
  systemPrompt?: string | undefined;
  /** Text to add to the system prompt. */
  systemPromptSuffix?: string | undefined;
  /** Instructions for this conversation only. */
  instructions?: string | undefined;
  /** The names of the secrets and what they are for, never a value. */
  secrets?: string | undefined;
  place: Readonly<{ repository: string; workspace: string; branch: string }>;
  /** The format is YYYY-MM-DD. */
  date: string;
}>;

/** The most variable parts come last, so that endpoints can cache what is before them. Empty parts are left out. */
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

/** The text about skills in a prompt. Each part starts with its heading. */
export function skillsInPrompt(skills: readonly Skill[]): readonly string[] {
  return [renderStanding(skills), catalogue(skills)].filter((part) => part !== "");
}

/** A replaced system prompt also gets the part about what must not be trusted. */
function systemPromptOf(own: string): string {
  const trust = prompt("trust");
  return own === "" ? prompt("system", { trust }) : `${own}\n\n${trust}`;
}

/**
 * Returns "" without skills. If the list is too long, all descriptions are cut to the same length, and then the last
 * names are left out.
 */
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

/**
 * The length to which all texts are cut so that together they fit into `room`. Shorter texts leave their room to the
 * others.
 */
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

/** The description of a skill, or else the beginning of its text. */
function descriptionOf({ description, content }: Skill): string {
  const first = content.split("\n").find((line) => line.trim() !== "") ?? "";
  return oneLine(description ?? first.replace(/^#+\s*/, ""), 1024);
}
