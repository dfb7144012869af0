import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { conversationFiles, restoreConversation } from "../../../src/run/memory/conversation-files.ts";
import { test } from "../../core/workspace/temp-folder.ts";

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

test("what sub-agents have done travels with the conversation, so that they can go on in a later run", ({ folder }) => {
  const [here, there] = [join(folder, "here"), join(folder, "there")];
  const files = {
    "base_state.json": "{}",
    "events/event-00000-1.json": "a",
    "subagents/scout-1/base_state.json": "{1}",
    "subagents/scout-1/events/event-00000-1.json": "b",
    "subagents/scout-1/events.lock": "no",
    "subagents/stray.json": "no",
  };
  write(here, files);
  symlinkSync(join(here, "events"), join(here, "subagents/link"));
  const kept = conversationFiles(here);
  expect(kept.map(({ path }) => path).sort()).toEqual([
    "conversation/base_state.json",
    "conversation/events/event-00000-1.json",
    "conversation/subagents/scout-1/base_state.json",
    "conversation/subagents/scout-1/events/event-00000-1.json",
  ]);
  restoreConversation(new Map(kept.map(({ path, read }) => [path, read()])), there);
  const again = conversationFiles(there);
  expect(again.map(({ path, read }) => [path, String(read())])).toEqual(
    kept.map(({ path, read }) => [path, String(read())]),
  );
});

test("of small outputs the newest 1,000 are kept, so that the state has room for the events", ({ folder }) => {
  for (let at = 0; at < 1010; at += 1) {
    write(folder, { [`observations/output-${at}.txt`]: "x" });
    utimesSync(join(folder, `observations/output-${at}.txt`), 1000 + at, 1000 + at);
  }
  const kept = conversationFiles(folder).map(({ path }) => path);
  expect(kept).toHaveLength(1000);
  expect(kept).not.toContain("conversation/observations/output-9.txt");
  expect(kept).toContain("conversation/observations/output-10.txt");
});

test("of outputs that were too long to be shown the newest are kept, at most 8 MB, and none of more than 1 MB", ({
  folder,
}) => {
  const part = "x".repeat(900 * 1024);
  for (let at = 0; at < 12; at += 1) {
    write(folder, { [`observations/output-${at}.txt`]: part });
    utimesSync(join(folder, `observations/output-${at}.txt`), 1000 + at, 1000 + at);
  }
  write(folder, { "observations/huge.txt": `${part}${part}`, "secret.txt": "elsewhere" });
  symlinkSync(join(folder, "secret.txt"), join(folder, "observations/link.txt"));
  const kept = conversationFiles(folder).map(({ path }) => path);
  expect(kept.sort()).toEqual(
    [3, 4, 5, 6, 7, 8, 9, 10, 11].map((at) => `conversation/observations/output-${at}.txt`).sort(),
  );
});
