/**
 * Reads the definition of the agent of a run. It sets what no input sets, and narrows what the inputs give: it never adds
 * to them.
 */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { fieldProblems } from "../../lib/field-problems.ts";
import { readStrictFrontmatter } from "../skill/frontmatter.ts";
import { LARGEST_FILE, type SkillSource, type SourceFile } from "../skill/skill.ts";
import { isMixed } from "../tool/registry.ts";
import { AgentSettings } from "./agent.ts";
import { nameList } from "./sub-agent.ts";

const NARROWS = "It has either names, or names with a minus such as -glob: only the input `tools` adds.";
const NO_END = "Without finish, the agent could not end its work.";

export const MainAgent = z
  .strictObject({
    name: z.literal("main", "It is main, or left out.").optional(),
    description: z.string().optional(),
    /** The names of all its tools, or of those that are taken away: `-glob`. */
    tools: nameList
      .refine((entries) => !isMixed(entries) && entries.every((entry) => !entry.startsWith("+")), NARROWS)
      .refine((entries) => !entries.includes("-finish"), NO_END)
      .optional(),
    skills: nameList.prefault([]),
    max_iteration_per_run: z.int().min(1).optional(),
    /** US dollars. */
    max_budget_per_run: z.number().positive().optional(),
    ...AgentSettings.unwrap().shape,
    /** Text that is added to the system prompt. */
    system_prompt_suffix: z.string(),
    /** The path of its file in the repository. */
    source: z.string(),
  })
  .readonly();
export type MainAgent = z.infer<typeof MainAgent>;

/** `file` is one of `MAIN_FILES`. Throws a "config" Fault for one that cannot be used: what it takes away would be there. */
export async function openMainAgent(source: SkillSource, file: SourceFile): Promise<MainAgent> {
  const text = file.size <= LARGEST_FILE ? (await source.read([file.path])).get(file.path) : undefined;
  if (text === undefined) throw unusable(file.path, `It is not a text of at most ${LARGEST_FILE / 1000} kB.`);
  return readMainAgent(file.path, text);
}

/** Throws a "config" Fault. */
export function readMainAgent(path: string, text: string): MainAgent {
  const { fields, body } = headOf(path, text);
  const given = Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null));
  const main = MainAgent.safeParse({ ...given, system_prompt_suffix: body, source: path });
  if (main.success) return main.data;
  throw unusable(path, fieldProblems(main.error), main.error);
}

function headOf(path: string, text: string) {
  try {
    return readStrictFrontmatter(text);
  } catch (cause) {
    throw unusable(path, `${cause instanceof Error ? cause.message : String(cause)}.`, cause);
  }
}

/** Fields that no file has. */
const OURS: readonly string[] = ["system_prompt_suffix", "source"];

function unusable(path: string, why: string, cause?: unknown): Fault {
  const fields = Object.keys(MainAgent.unwrap().shape).filter((name) => !OURS.includes(name));
  const hint = `Fix it on the base branch. It can set ${fields.join(", ")}; all else is for inputs (docs/customizing.md).`;
  return new Fault("config", `The definition of the agent in ${path} cannot be used: ${why}`, { hint, cause });
}
