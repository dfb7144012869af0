/** Renders unified diffs with syntax colors. */
import { parsePatch, structuredPatch } from "diff";
import { highlight } from "./highlight.ts";
import { Html, html } from "./html.ts";
import type { Edit } from "./story.ts";

/** Lines. Longer diffs are cut: they would make the page slow, and the commit has them. */
const MOST_LINES = 3000;

/** What an edit changed, with three lines around it; `""` if nothing did. */
export function renderEdit({ path, before, after }: Edit): Html {
  const { hunks } = structuredPatch(path, path, before, after, "", "", { context: 3, timeout: 500 }) ?? { hunks: [] };
  if (hunks.length === 0) return new Html("");
  return renderFile(path, hunks);
}

/** A diff of git, a fold for each file. What no reader of diffs understands is shown as it stands. */
export function renderDiff(text: string): Html {
  const files = parsed(text);
  if (!files) return html`<pre class="output">${text}</pre>`;
  return html`${files.map((file) => {
    const path = nameOf(file.newFileName) ?? nameOf(file.oldFileName) ?? "";
    return html`<details open class="file"><summary>${path} ${sumOf(file.hunks)}</summary>${renderFile(path, file.hunks)}</details>`;
  })}`;
}

type Hunks = ReturnType<typeof structuredPatch>["hunks"];

function parsed(text: string): ReturnType<typeof parsePatch> | undefined {
  try {
    return parsePatch(text);
  } catch {
    return undefined;
  }
}

function nameOf(name: string | undefined): string | undefined {
  return name === undefined || name === "/dev/null" ? undefined : name.replace(/^[ab]\//, "");
}

/** `+3 −1`. */
function sumOf(hunks: Hunks): Html {
  const amount = (sign: string) => hunks.flatMap(({ lines }) => lines).filter((line) => line.startsWith(sign)).length;
  return html`<span class="sum">+${amount("+")} −${amount("-")}</span>`;
}

function renderFile(path: string, hunks: Hunks): Html {
  let left = MOST_LINES;
  const rows = hunks.flatMap(({ oldStart, newStart, oldLines, newLines, lines }) => {
    const shown = lines.slice(0, Math.max(0, left));
    left -= lines.length;
    return [
      html`<span class="hunk">@@ -${oldStart},${oldLines} +${newStart},${newLines} @@</span>\n`,
      ...shown.map((line) => renderLine(line, path)),
    ];
  });
  const cut = left < 0 && html`<p>The diff continues: ${-left} more lines.</p>`;
  return html`<pre class="diff">${rows}</pre>${cut}`;
}

const CLASSES: Readonly<Record<string, string>> = { "+": "added", "-": "removed" };

function renderLine(line: string, path: string): Html {
  const sign = line.charAt(0);
  return html`<span class="${CLASSES[sign] ?? "same"}">${sign}${highlight(line.slice(1), path)}</span>\n`;
}
