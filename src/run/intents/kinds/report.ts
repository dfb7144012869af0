/** The intent `report`: a long text as a file, which a later step of the job uploads. People see it in the step summary. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { code } from "../../../github/write/inline-code.ts";
import { defineIntent } from "../intent.ts";

export const report = defineIntent({
  name: "report",
  help: "leaves a long report as a file of the workflow run.",
  permission: "contents: read",
  most: 1,
  target: "none",
  takes: {},
  fields: () => ({ title: z.string().min(1).max(200), text: z.string().min(1).max(200_000).describe("Markdown.") }),
  texts: { title: "title", text: "prose" },
  words: ({ title }) => `leave the report ${code(title)}`,
  check: async ({ temp }, { fields: { title, text } }) => ({
    status: "ready",
    async act() {
      mkdirSync(temp, { recursive: true });
      const path = join(mkdtempSync(join(temp, "deckhand-")), "report.md");
      const whole = `# ${title}\n\n${text}\n`;
      writeFileSync(path, whole);
      return { report: { path, text: whole } };
    },
  }),
});
