/** What a server says, without what only a terminal or nobody would see. */
import { readable } from "../lib/terminal-text.ts";

/** Escape sequences and control characters go; so do characters without a shape, in which words can hide. */
export function plainText(text: string): string {
  return readable(text).replaceAll(/[\p{Cf}\u{E0000}-\u{E0FFF}]/gu, "");
}
