/** The words that an agent begins with: those that are the same for every run, and those about this one. */
import { prompt } from "../../../prompts.ts";
import { catalogue } from "../../skill/catalogue.ts";
import { standing } from "../../skill/render.ts";
import type { Skill } from "../../skill/skill.ts";
import type { Agent } from "../agent.ts";

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

/** Whoever words it anew is not to forget what must not be trusted. */
function systemPromptOf(own: string): string {
  const trust = prompt("trust");
  return own === "" ? prompt("system", { trust }) : `${own}\n\n${trust}`;
}
