/** The tools with which an agent calls others. They come for conversations that have sub-agents. */
import type { Tool } from "../../core/tool/tool.ts";
import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import type { Descriptions } from "../descriptions.ts";
import { delegate } from "./delegate.ts";
import { task } from "./task.ts";

/** Which sub-agents there are, as the model chooses among them. */
export type SubAgentKind = Readonly<{ name: string; description: string }>;

export type SubAgentToolsOptions = Readonly<{ kinds: readonly SubAgentKind[]; descriptions?: Descriptions }>;

/** Characters: each request carries them. */
const LONGEST_DESCRIPTION = 200;
const LONGEST_LIST = 2000;

/** None if there is nobody to call. */
export function subAgentTools({ kinds, descriptions = "long" }: SubAgentToolsOptions): readonly Tool[] {
  if (kinds.length === 0) return [];
  const words = descriptions === "long" ? "tools" : "tools/short";
  return [task(prompt(`${words}/task`, { kinds: listOf(kinds) })), delegate(prompt(`${words}/delegate`))];
}

function listOf(kinds: readonly SubAgentKind[]): string {
  const lines: string[] = [];
  let left = LONGEST_LIST;
  for (const { name, description } of kinds) {
    const line = `- ${name}: ${oneLine(description, LONGEST_DESCRIPTION)}`;
    left -= line.length;
    lines.push(left < 0 ? `- ${name}` : line);
  }
  return lines.join("\n");
}
