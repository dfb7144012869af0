/** Builds HTML in which every inserted text is escaped, so that untrusted text stays text. */

/** Markup that is inserted as it is. Only `html` and the renderers of this folder make it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** A template for markup: strings and numbers are escaped, `undefined` and `false` are left out, lists are joined. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(markup.reduce((text, piece, index) => text + render(parts[index - 1]) + piece));
}

function render(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(render).join("");
  return escapeHtml(String(part));
}

/** Text as it may stand between tags and in a quoted attribute.  */
function escapeHtml(text: string): string {
  return visible(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** Text in which characters that cannot be seen, or change the direction of others, are shown by their numbers. */
export function visible(text: string): string {
  return text.replaceAll(HIDDEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}

/** Control characters but tab and newline, and those that change the direction of text or cannot be seen. */
const HIDDEN = /[^\P{Cc}\n\t]|[\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
