/** Calls that do nothing but speak: they need nobody's consent. */
import type { PreparedCall } from "./call/prepare.ts";

const SPEECH: ReadonlySet<string> = new Set(["finish", "think"]);

export function isSpeech(call: PreparedCall): boolean {
  return call.status === "ready" && SPEECH.has(call.tool.name);
}
