/** Marks what a page says as data: pages are written by anybody, and may try to instruct the agent. */
import { randomBytes } from "node:crypto";
import { prompt } from "../prompts.ts";

/** The text between two lines with a nonce, which it cannot contain. Characters that nobody sees are left out. */
export function pageData(text: string): string {
  const nonce = randomBytes(12).toString("hex");
  const shown = text.replaceAll(/\p{Cf}/gu, "").replaceAll(nonce, " ");
  return prompt("tools/page-data", { nonce, text: shown });
}
