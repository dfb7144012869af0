/** What a look-up has found: texts of others, with whose words they are. */
import type { Item } from "../text/untrusted.ts";

/** `author` is undefined for what only people with write access can write. */
export type FoundItem = Readonly<{ item: Item; author: string | undefined }>;

/** The text within a number of characters; what is left out is said in it. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\ud800-\udbff]$/, "")}\n[cut: ${text.length - most} more characters]`;
}
