/** Words of others in titles and commit messages, where there is no Markdown to make them inert with. */
import { oneLine } from "../../../lib/text.ts";
import { breakCommands } from "./commands.ts";

/** Nobody is called, nothing is closed, no check is skipped, and no bot is given a command. The same again when applied again. */
export function neutralTitle(title: string): string {
  const plain = withoutInvisible(oneLine(title, 1000))
    .replaceAll(/(?<![A-Za-z0-9])@(?=[A-Za-z0-9])|@(?=[0-9a-f]{7,64}\b)/gi, "＠")
    .replaceAll(
      /\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b([^A-Za-z0-9]{0,20}?)(#|GH-|https?:\/\/)(?=\w)/gi,
      "$1$2$3 ",
    )
    .replaceAll(/([\w.-])#(?=\d)/g, "$1# ")
    .replaceAll(/\[(skip[ -]?ci|ci[ -]?skip|no[ -]?ci|skip[ -]?actions|actions[ -]?skip|skip[ -]?checks?)\]/gi, "($1)")
    .replaceAll(/\*{3}NO_CI\*{3}/gi, "NO_CI")
    .replaceAll(/\b(skip-checks)\s*:/gi, "$1 -");
  return breakCommands(plain);
}

/** Signs that people do not see: they can hide words from a reader, or a mention from us. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what it removes
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: and so are signs that join others
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu;

/** The text without them. Tabs and line feeds stay, and so do the joiners of emoji. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, "");
}
