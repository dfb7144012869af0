/** Finds files by name. */
import { z } from "zod";
import { text } from "../core/event/content.ts";
import { defineTool, type Tool } from "../core/tool/tool.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import { prompt } from "../prompts.ts";
import { foundList } from "./found-list.ts";

const limit = 100;

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
      const { files, total, isComplete } = await workspace.findFiles(query, signal);
      return { content: [text(foundList(files, { total, isComplete }))], files, truncated: total > files.length };
    },
  });
}

/** Models write complete paths too. */
function belowRoot(pattern: string, { workingDir }: Workspace): string {
  return pattern.startsWith(`${workingDir}/`) ? pattern.slice(workingDir.length + 1) : pattern;
}
