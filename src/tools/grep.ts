/** Finds files, or lines in them, by content. */
import { z } from "zod";
import { text } from "../core/event/content.ts";
import { defineTool, type Tool } from "../core/tool/tool.ts";
import type { FoundLine } from "../core/workspace/search/searcher.ts";
import { prompt } from "../prompts.ts";
import { foundList } from "./found-list.ts";

const limits = { files: 100, lines: 200, lineLength: 300 };

export function grep(): Tool {
  return defineTool({
    name: "grep",
    description: prompt("tools/grep"),
    input: z.object({
      pattern: z.string().min(1),
      path: z.string().optional().describe("Directory or file; else the workspace root."),
      include: z.string().optional().describe("Only files that match this glob, as `*.py`."),
      output_mode: z
        .enum(["files", "lines"])
        .default("files")
        .describe("Paths, or the matching lines with their numbers."),
    }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    commands: () => [],
    declaredResources: () => ({ declared: true, keys: [] }),
    about: ({ pattern, path, include }, { workingDir }) => ({
      ...{ matches: [], pattern, search_path: path ?? workingDir },
      ...(include !== undefined && { include_pattern: include }),
    }),
    run: async ({ pattern, path = ".", include, output_mode }, { workspace, signal }) => {
      const lineLimit = output_mode === "lines" ? limits.lines : 0;
      const query = { path, pattern, include, limit: limits.files, lineLimit };
      const { files, total, isComplete, lines, hasMoreLines } = await workspace.searchText(query, signal);
      const hasMore = total > files.length || hasMoreLines;
      const shown = output_mode === "lines" ? lines.map(lineOf) : files;
      const content = [text(foundList(shown, { total, isComplete, hasMore }))];
      return { content, matches: files, truncated: hasMore };
    },
  });
}

function lineOf({ file, number, text }: FoundLine): string {
  const line = text.length > limits.lineLength ? `${text.slice(0, limits.lineLength)} [... line cut]` : text;
  return `${file}:${number}:${line}`;
}
