/**
 * Reads the colors of an output. They are kept as numbers beside its text, so no secret can be in them. Loaded only for
 * outputs with colors.
 */
import Anser from "anser";
import type { StyledLine } from "../../core/view/shown-content.ts";
import { readable } from "../../lib/terminal-text.ts";

const ESC = "\u001B";
/** Characters that Unicode gives to no text stand for the ends of an escape while the lines are rewritten. */
const [START, END] = ["\uFDD0", "\uFDD1"];
const COLORS = new RegExp(`${ESC}\\[([\\d;]*)m`, "g");
const KEPT = new RegExp(`${START}([\\d;]*)${END}`, "g");
/** More changes of color than people look at. Reading them takes time with their square. */
const MOST = 4000;

/**
 * `shown` is what `readable` made of `output`, perhaps shortened in its middle. A line that was composed in parts has
 * no colors.
 */
export function stylesIn(output: string, shown: string): readonly StyledLine[] {
  if (/[\uFDD0\uFDD1]/.test(output) || (output.match(COLORS)?.length ?? 0) > MOST) return [];
  const kept = readable(output.replaceAll(COLORS, `${START}$1${END}`)).replaceAll(KEPT, `${ESC}[$1m`);
  const lines = linesOf(Anser.ansiToJson(kept, { use_classes: true, remove_empty: true }));
  const wanted = shown.split("\n");
  return wanted.flatMap((text, line) => {
    const found = [lines[line], lines[lines.length - wanted.length + line]].find(
      (each) => each?.text.trimEnd() === text,
    );
    return found && found.spans.length > 0 ? [{ line, length: text.length, spans: found.spans }] : [];
  });
}

type Line = { text: string; spans: StyledLine["spans"][number][] };

function linesOf(parts: readonly Anser.AnserJsonEntry[]): Line[] {
  const lines: Line[] = [{ text: "", spans: [] }];
  for (const part of parts) {
    const style = styleOf(part);
    for (const [at, text] of part.content.split("\n").entries()) {
      if (at > 0) lines.push({ text: "", spans: [] });
      const line = lines.at(-1);
      if (!line || text === "") continue;
      if (style !== "") line.spans.push([line.text.length, line.text.length + text.length, style]);
      line.text += text;
    }
  }
  return lines;
}

/** Text that a program hides is shown, and nothing blinks. Colors beyond the sixteen with a name are left out. */
function styleOf({ fg, bg, decorations }: Anser.AnserJsonEntry): string {
  const isNamed = (color: string | null) =>
    color !== null && /^ansi-(?:bright-)?[a-z]+$/.test(color) && color !== "ansi-truecolor";
  const nameOf = (color: string, before = "") => (isNamed(color) ? [before + color.slice("ansi-".length)] : []);
  const shown = decorations.filter((name) => name !== "hidden" && name !== "blink");
  return [...new Set([...nameOf(fg), ...nameOf(bg, "on-"), ...shown])].join(" ");
}
