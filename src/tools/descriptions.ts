/** Chooses the length of tool descriptions. */
import type { Tool } from "../core/tool/tool.ts";
import { prompt } from "../prompts.ts";

export type Descriptions = "long" | "short";

/** Model families whose endpoints limit descriptions, or that follow short ones better. */
const TERSE = /(?:^|[/:])(?:gpt-4|o[134](?![a-z0-9]))/i;

/** In tokens. In a smaller window, long descriptions would take too much room. */
const SMALL_WINDOW = 32_768;

/** The right length for a model, by its name and, if known, its window in tokens. */
export function descriptionsFor(model: string, window?: number): Descriptions {
  return TERSE.test(model) || (window !== undefined && window <= SMALL_WINDOW) ? "short" : "long";
}

/** One of our tools with its description from `prompts/tools/short/` instead of the long one. */
export function described(tool: Tool, descriptions: Descriptions): Tool {
  if (descriptions === "long") return tool;
  return Object.freeze({ ...tool, description: prompt(`tools/short/${tool.name}`) });
}
