/** Shows the patch of a protected change whole, or says why it cannot be shown. */
import { codeBlock } from "../../markdown/inline-code.ts";
import { diffInColumns } from "./visible.ts";

/** Characters that the change of one comment may take: the rest is for what is said about it. */
const ROOM = 24_000;

/** A patch as Markdown, nothing of it left out. */
export function shownPatch(patch: string): string {
  return codeBlock("diff", diffInColumns(patch.replace(/\n$/, "")));
}

/**
 * Why nobody can be asked about these bytes, as a clause for people; undefined when all of them can be shown. `clean` is
 * what every comment goes through.
 */
export function unreadable(patch: Buffer, clean: (text: string) => string): string | undefined {
  const text = patch.toString("utf8");
  if (!Buffer.from(text).equals(patch) || /(?:^|\n)GIT binary patch(?=\n|$)/.test(text))
    return "it is not text, so it cannot be shown";
  const shown = shownPatch(text);
  if (clean(shown) !== shown) return "it contains what looks like a secret, which is never shown";
  return shown.length > ROOM ? "it is too long to be shown in full" : undefined;
}
