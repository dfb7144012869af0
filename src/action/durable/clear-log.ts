/** Takes secrets in whatever form out of a conversation's folder: it is an output, and whoever is given it may publish it. */
import { closeSync, constants, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LeakScanner } from "../../github/write/leak/scanner.ts";
import { conversationFiles, PREFIX } from "./conversation-files.ts";

/** What is written while a run is at work has only the forms hidden that masks know, because that is done at each write. */
export function clearLog(folder: string, leaks: LeakScanner): void {
  for (const { path, read } of conversationFiles(folder)) {
    const { text, kinds } = leaks.redact(read().toString());
    if (kinds.length > 0) overwrite(join(folder, path.slice(PREFIX.length)), text);
  }
}

function overwrite(path: string, text: string): void {
  const descriptor = openSync(path, constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW);
  try {
    writeFileSync(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}
