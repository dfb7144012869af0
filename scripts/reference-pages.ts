/**
 * Writes docs/inputs.md and docs/outputs.md from action.yml: `npm run docs`. A comment above an input in action.yml is the
 * heading of the group that begins there.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isScalar, parseDocument } from "yaml";
import { z } from "zod";

const Entry = z.object({ description: z.string(), default: z.string().optional() });
type Entry = Readonly<{ name: string; group: string } & z.infer<typeof Entry>>;

const NOTE = "<!-- Written by `npm run docs` from action.yml. Edit that file. -->";

const OUTPUTS_BEGIN = `Give the step an \`id\` and read an output as \`\${{ steps.agent.outputs.outcome }}\`. Outputs that a model or other people wrote are untrusted: pass them to a script through \`env\`, never inside \`run\`.

\`\`\`yaml
- uses: your-org/deckhand@v0
  id: agent
  with:
    model: gpt-5.5
    api-key: \${{ secrets.LLM_API_KEY }}
- if: steps.agent.outputs.outcome == 'changed'
  env:
    PULL_REQUEST: \${{ steps.agent.outputs.pr-url }}
  run: echo "Opened $PULL_REQUEST"
\`\`\``;

/** The text of both pages, by their paths. */
export function referencePages(actionYml: string): Readonly<Record<"docs/inputs.md" | "docs/outputs.md", string>> {
  const inputs = entriesOf(actionYml, "inputs");
  const groups = [...new Set(inputs.map(({ group }) => group))];
  return {
    "docs/inputs.md": page(
      "Inputs",
      "`model` and `api-key` are required; everything else has a default. An unknown input is an error, so a typo cannot go unnoticed. See [Outputs](outputs.md) for the other direction.",
      ...groups.flatMap((group) => [`## ${group}`, inputTable(inputs.filter((input) => input.group === group))]),
    ),
    "docs/outputs.md": page(
      "Outputs",
      OUTPUTS_BEGIN,
      table(["Output", "Description"], entriesOf(actionYml, "outputs").map(outputRow)),
    ),
  };
}

function page(title: string, ...parts: readonly string[]): string {
  return `${[`# ${title}`, NOTE, ...parts].join("\n\n")}\n`;
}

function inputTable(inputs: readonly Entry[]): string {
  const rows = inputs.map((input) => `| \`${input.name}\` | ${defaultOf(input)} | ${input.description} |`);
  return table(["Input", "Default", "Description"], rows);
}

function defaultOf({ default: value }: Entry): string {
  return value === undefined ? "–" : `\`${value}\``;
}

function outputRow({ name, description }: Entry): string {
  return `| \`${name}\` | ${description} |`;
}

function table(heads: readonly string[], rows: readonly string[]): string {
  return [`| ${heads.join(" | ")} |`, `|${heads.map(() => "-").join("|")}|`, ...rows].join("\n");
}

function entriesOf(actionYml: string, section: "inputs" | "outputs"): readonly Entry[] {
  const map = parseDocument(actionYml).get(section);
  if (!isMap(map)) throw new Error(`action.yml has no ${section}.`);
  let group = map.commentBefore?.trim() ?? "";
  return map.items.map(({ key, value }) => {
    if (!isScalar(key) || !isMap(value)) throw new Error(`action.yml has something else than names in ${section}.`);
    group = key.commentBefore?.trim() ?? group;
    return { name: String(key.value), group, ...Entry.parse(value.toJSON()) };
  });
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const pages = referencePages(readFileSync(join(root, "action.yml"), "utf8"));
  for (const [path, text] of Object.entries(pages)) writeFileSync(join(root, path), text);
}
