/** Makes text from elsewhere fit for a terminal: no control characters, Markdown as prose, lines of one width. */

/** Without control characters, line breaks and tabs excepted: what a model wrote cannot steer the terminal. */
export function plain(text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, "");
}

/** The same for JSON: signs that steer a terminal are escaped, so that the values stay as they are. */
export function plainJson(json: string): string {
  return json.replaceAll(
    /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A comment as a person would see it on GitHub, in words alone; code blocks and tables stay as they are. */
export function readable(markdown: string, width: number): string {
  const lines = plain(markdown)
    .replaceAll(/<!--.*?-->/gs, "")
    .split("\n");
  let isCode = false;
  const shown = lines.flatMap((line) => {
    const isFence = /^\s*(```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    return isFence || isCode || line.startsWith("|") ? [line] : wrap(prose(line), width);
  });
  return shown
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** Lines no longer than `width`, broken at spaces; continuation lines are as deep as the first. */
export function wrap(line: string, width: number): string[] {
  const margin = /^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(line)?.[0] ?? "";
  const lines: string[] = [];
  let current = margin;
  for (const word of line.slice(margin.length).split(/\s+/).filter(Boolean)) {
    const isFirst = current.trim() === "" || current === margin;
    if (!isFirst && current.length + 1 + word.length > width) {
      lines.push(current);
      current = " ".repeat(margin.length) + word;
    } else current += isFirst ? word : ` ${word}`;
  }
  return [...lines, current.trimEnd()];
}

function prose(line: string): string {
  return line
    .replaceAll(/<summary>(.*?)<\/summary>/g, "▸ $1")
    .replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi, "")
    .replace(/^#{1,6} /, "")
    .replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g, (_, label: string, url: string) => (url ? `${label} (${url})` : label))
    .replaceAll(/\*\*(.+?)\*\*/g, "$1");
}

/** Light colour for terminals that want it. */
export type Paint = Readonly<Record<"bold" | "dim" | "red" | "green" | "cyan", (text: string) => string>>;

/** The same functions, which do nothing when `isColoured` is false. */
export function paintFor(isColoured: boolean): Paint {
  const wrap = (on: number, off: number) => (text: string) =>
    isColoured ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return { bold: wrap(1, 22), dim: wrap(2, 22), red: wrap(31, 39), green: wrap(32, 39), cyan: wrap(36, 39) };
}
