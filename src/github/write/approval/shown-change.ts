/** Shows every byte of a change to a person, or says why that cannot be done. */
import { fenceFor } from "../inline-code.ts";
import { visible } from "./visible.ts";

/** Characters that the change of one comment may take: the rest is for what is said about it. */
const ROOM = 24_000;

/** A patch as Markdown, nothing of it left out. */
export function shownPatch(patch: string): string {
  const text = visible(patch.replace(/\n$/, ""));
  const fence = fenceFor(text);
  return `${fence}diff\n${text}\n${fence}`;
}

/**
 * Why nobody can be asked about these bytes, as a clause for people; undefined when all of them can be shown. `clean` is
 * what every comment goes through.
 */
export function unreadable(patch: Buffer, clean: (text: string) => string): string | undefined {
  const text = patch.toString("utf8");
  if (!Buffer.from(text).equals(patch) || /^GIT binary patch$/m.test(text))
    return "it is no text, so nobody can see it";
  const shown = shownPatch(text);
  if (clean(shown) !== shown) return "it holds what looks like a secret, which is shown to nobody";
  return shown.length > ROOM ? "it is too long to be shown in full" : undefined;
}
