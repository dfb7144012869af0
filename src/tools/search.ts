/** Finds files by name, and files or lines in them by content. */
import { z } from "zod";
import { text } from "../core/event/content.ts";
import { defineTool, type Tool } from "../core/tool/tool.ts";
import type { FoundFiles, FoundLine } from "../core/workspace/search/searcher.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import { figure, startOf } from "../lib/text.ts";
import { prompt } from "../prompts.ts";

const limit = 100;

/** Finds files by name. */
export function glob(): Tool {
  return defineTool({
    name: "glob",
    description: prompt("tools/glob"),
    input: z.object({
      pattern: z.string().min(1).describe("`*.ts` (at any depth), `src/**/*.{css,html}`."),
      path: z.string().optional().describe("Directory; else the workspace root."),
    }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    commands: () => [],
    declaredResources: () => ({ declared: true, keys: [] }),
    about: ({ pattern, path }, { workingDir }) => ({ files: [], pattern, search_path: path ?? workingDir }),
    run: async ({ pattern, path = "." }, { workspace, signal }) => {
      const query = { path, glob: path === "." ? belowRoot(pattern, workspace) : pattern, limit };
      const { files, total, isComplete, ignored } = await workspace.findFiles(query, signal);
      return {
        content: [text(foundList(files, { total, isComplete, ignored }))],
        files,
        truncated: total > files.length,
      };
    },
  });
}

/** Models write complete paths too. */
function belowRoot(pattern: string, { workingDir }: Workspace): string {
  return pattern.startsWith(`${workingDir}/`) ? pattern.slice(workingDir.length + 1) : pattern;
}

const limits = { files: 100, lines: 200, lineLength: 300 };

/** Finds files, or lines in them, by content. */
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
      const { files, total, isComplete, lines, hasMoreLines, ignored } = await workspace.searchText(query, signal);
      const hasMore = total > files.length || hasMoreLines;
      const shown = output_mode === "lines" ? lines.map(lineOf) : files;
      const content = [text(foundList(shown, { total, isComplete, hasMore, ignored }))];
      return { content, matches: files, truncated: hasMore };
    },
  });
}

function lineOf({ file, number, text }: FoundLine): string {
  const line = text.length > limits.lineLength ? `${startOf(text, limits.lineLength)} [... line cut]` : text;
  return `${file}:${number}:${line}`;
}

const shownLength = 30_000;

/** `lines`, followed by what is not shown. `total` counts all results. */
function foundList(
  lines: readonly string[],
  {
    total,
    isComplete,
    hasMore = total > lines.length,
    ignored,
  }: Pick<FoundFiles, "total" | "isComplete" | "ignored"> & Readonly<{ hasMore?: boolean }>,
): string {
  const shown = fitting(lines);
  const isCut = hasMore || shown.length < lines.length;
  return [
    ...(total === 0 ? [nothingFound(ignored)] : shown),
    ...(isCut ? [`[${total} files in all, the newest first; cut. Narrow the search.]`] : []),
    ...(isComplete ? [] : ["[The search took too long and was stopped. There may be more.]"]),
  ].join("\n");
}

function nothingFound(ignored: number | undefined): string {
  if (ignored === undefined) return "Nothing was found.";
  const files = `Ignored files that match: ${figure(ignored)}`;
  return `Nothing was found outside of what git ignores. ${files}. To see them, give their folder as \`path\`.`;
}

function fitting(lines: readonly string[]): readonly string[] {
  let left = shownLength;
  const end = lines.findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return end < 0 ? lines : lines.slice(0, end);
}
