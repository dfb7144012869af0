/** A change set that a run could have left, for tests that spoil it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ChangeSet } from "../../../../src/run/publish/change-set/change-set.ts";

const figures = {
  steps: 2,
  iterations: 2,
  toolCalls: 1,
  inputTokens: 10,
  outputTokens: 5,
  cachedTokens: 0,
  estimatedCalls: 0,
  durationMs: 9,
};

export const facts: ChangeSet = {
  version: 1,
  repository: { id: 2001, name: "acme/shop" },
  thread: { type: "issue", number: 7 },
  key: "2001/issue_comment/5001/text",
  requester: "maria",
  conversation: "11111111-2222-3333-4444-555555555555",
  startingPoint: { commit: "1".repeat(40), branch: "main", goal: "propose" },
  tree: "2".repeat(40),
  end: { status: "finished" },
  finalResponse: "Done.",
  facts: { ...figures, withheld: [], checks: [], models: ["m"], uses: [] },
};

/** Writes it below `parent`, and resolves to its folder. */
export function writeExample(parent: string, changes: Readonly<Record<string, unknown>> = {}): string {
  const folder = join(parent, "change-set");
  mkdirSync(join(folder, "conversation", "events"), { recursive: true });
  writeFileSync(join(folder, "change-set.json"), JSON.stringify({ ...facts, ...changes }));
  writeFileSync(join(folder, "work.patch"), "diff --git a/x b/x\n");
  writeFileSync(join(folder, "conversation", "base_state.json"), "{}");
  writeFileSync(join(folder, "conversation", "events", "event-00000-1.json"), "{}");
  return folder;
}
