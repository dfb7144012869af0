/** Logs and facts to make pages of. */
import { Event } from "../../src/core/event/event.ts";
import type { PageFacts } from "../../src/render/page-facts.ts";
import { idOf } from "../core/event/counting-stamper.ts";

const START = Date.parse("2026-01-01T10:00:00.000Z");
const block = (words: string) => ({ type: "text", text: words, cache_prompt: false });

/** Events from drafts, a second apart, each the child of the one before. */
export function log(...drafts: readonly Readonly<Record<string, unknown>>[]): Event[] {
  return drafts.map((draft, index) =>
    Event.parse({
      id: idOf(index),
      timestamp: new Date(START + index * 1000).toISOString(),
      parent_id: index === 0 ? "__root__" : idOf(index - 1),
      ...draft,
    }),
  );
}

export function request(words: string) {
  return { kind: "MessageEvent", source: "user", llm_message: { role: "user", content: [block(words)] } };
}

/** A call and its observation, which is the next event of the log. `index` is the place of the call in the log. */
export function call(index: number, tool: string, input: object, output: object, words = "") {
  const id = `call_${index}`;
  const about = { tool_name: tool, tool_call_id: id };
  return [
    {
      kind: "ActionEvent",
      ...about,
      thought: words === "" ? [] : [block(words)],
      action: { kind: "AnAction", ...input },
      tool_call: { id, name: tool, arguments: JSON.stringify(input) },
      llm_response_id: `reply_${index}`,
    },
    { kind: "ObservationEvent", ...about, action_id: idOf(index), observation: { kind: "AnObservation", ...output } },
  ];
}

/** What a call prints. */
export function printed(words: string, fields: object = {}) {
  return { content: [block(words)], ...fields };
}

export const FACTS: PageFacts = {
  version: 1,
  repository: "acme/slugify",
  thread: "#1",
  requester: "maria",
  outcome: "changed",
  sign: "🟢",
  reason: "Changed 1 file: draft pull request #2",
  hint: "",
  beganAt: "2026-01-01T10:00:00.000Z",
  endedAt: "2026-01-01T10:01:00.000Z",
  durationMs: 61_000,
  steps: 2,
  models: ["scripted"],
  costUsd: 0.0123,
  uses: [{ name: "default", replies: 2, inputTokens: 15_615, cachedTokens: 9_000, outputTokens: 196, costUsd: 0.0123 }],
  checks: [{ command: "node --test", exitCode: 0 }],
  diff: "diff --git a/a.js b/a.js\n--- a/a.js\n+++ b/a.js\n@@ -1 +1 @@\n-const a = 1;\n+const a = 2;\n",
  withheld: [],
  blockedHosts: [],
  links: { run: "https://github.test/acme/slugify/actions/runs/7001" },
};
