/** The tool that shows what a pull request changes in one file, with the line numbers for findings. */
import { z } from "zod";
import { text } from "../../core/event/content.ts";
import { defineTool, type Tool } from "../../core/tool/tool.ts";
import { Mistake } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { type Diff, requireFile } from "./place.ts";

export function readDiff(diff: Diff): Tool {
  return defineTool({
    name: "read_diff",
    description: prompt("tools/read_diff"),
    input: z.object({ path: z.string().describe("A file that the pull request changes.") }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    declaredResources: () => ({ declared: true, keys: [] }),
    run: async ({ path }) => {
      const { patch } = requireFile(diff, path);
      if (patch === undefined) throw new Mistake(`GitHub shows no diff of ${path}: it is binary, or too long.`);
      return { content: [text(numbered(patch))] };
    },
  });
}

/** Each line has its number in the old and in the new file. */
export function numbered(patch: string): string {
  let [before, after] = [0, 0];
  const rows = patch.split("\n").map((line) => {
    const [, from, to] = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line) ?? [];
    if (from !== undefined) {
      [before, after] = [Number(from), Number(to)];
      return line;
    }
    if (line.startsWith("\\")) return row("", "", line);
    return row(line.startsWith("+") ? "" : before++, line.startsWith("-") ? "" : after++, line);
  });
  return rows.join("\n");
}

function row(before: number | "", after: number | "", line: string): string {
  return `${String(before).padStart(5)} ${String(after).padStart(5)} ${line}`;
}
