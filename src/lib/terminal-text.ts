/** Converts output for a terminal into plain lines. */

/**
 * Removes escape sequences and control characters. If a line was rewritten by carriage returns, backspaces or cursor
 * movement, its last state stays.
 */
export function readable(output: string): string {
  return withoutEscapes(rewritten(output))
    .split("\n")
    .map((line) => overtyped(lastState(line)))
    .join("\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "");
}

const ESC = "\u001B";
const vertical = `${ESC}\\[(?:\\d*)[AB]`;
const lineEnds = new RegExp(`(\n|${vertical})`);
const verticalMove = new RegExp(`^${ESC}\\[(\\d*)([AB])$`);

/** Follows the cursor up and down; a line that it reaches is replaced by what is written there. */
function rewritten(output: string): string {
  if (!new RegExp(vertical).test(output)) return output;
  const rows = [""];
  let row = 0;
  let isNew = true;
  for (const part of output.split(lineEnds)) {
    const step = part === "\n" ? 1 : cursorStep(part);
    if (step !== undefined) {
      row = Math.max(0, part === "\n" ? row + 1 : Math.min(row + step, rows.length - 1));
      isNew = row < rows.length;
      if (!isNew) rows.push("");
    } else if (part !== "") {
      rows[row] = isNew ? part : `${rows[row]}${part}`;
      isNew = false;
    }
  }
  return rows.join("\n");
}

/** The number of lines down, or up if negative; undefined if the part does not move the cursor. */
function cursorStep(part: string): number | undefined {
  const match = verticalMove.exec(part);
  if (!match) return undefined;
  const count = Math.min(Number(match[1] || 1), Number.MAX_SAFE_INTEGER);
  return match[2] === "A" ? -count : count;
}

/** The text that may follow an escape character: a control sequence, a string (title, link), or a short command. */
const escaped = /^(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_]\P{Cc}*|[ -/]*[0-~])/u;

// Not node:util's stripVTControlCharacters: on hostile output, its time grows with the square of the length.
function withoutEscapes(output: string): string {
  const [start = "", ...rest] = output.split(ESC);
  return start + rest.map((piece) => piece.replace(escaped, "")).join("");
}

function lastState(line: string): string {
  return line.split("\r").findLast((state) => state !== "") ?? "";
}

/** A backspace only moves the cursor; the following text overwrites. */
function overtyped(line: string): string {
  if (!line.includes("\b")) return line;
  const characters: string[] = [];
  let cursor = 0;
  for (const character of line) {
    if (character === "\b") cursor = Math.max(0, cursor - 1);
    else {
      characters[cursor] = character;
      cursor += 1;
    }
  }
  return characters.join("");
}
