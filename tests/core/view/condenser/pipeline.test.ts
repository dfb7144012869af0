import { expect, test } from "vitest";
import { estimateTokens } from "../../../../src/core/model/usage.ts";
import type { Condenser } from "../../../../src/core/view/condenser/condenser.ts";
import { noCondenser, pipeline } from "../../../../src/core/view/condenser/condenser-config.ts";
import { llmSummarizing } from "../../../../src/core/view/condenser/llm-summarizing.ts";
import { observationMasking } from "../../../../src/core/view/condenser/observation-masking.ts";
import { viewOf } from "../../../../src/core/view/view.ts";
import { history, outline, said, system } from "../events.ts";
import { context, recordIn, summarizer } from "./summarizer.ts";

const view = viewOf(history(system, said("user", "task")));
const { model } = summarizer("S");

/** Leaves out the last event. */
const shortening: Condenser = {
  handlesRequests: false,
  condense: async (before) => ({ kind: "view", view: { ...before, events: before.events.slice(0, -1) } }),
};
const condensing: Condenser = {
  handlesRequests: true,
  condense: async () => ({
    kind: "condensation",
    condensation: { kind: "Condensation", summary: "S", summary_offset: 0, llm_response_id: "s" },
  }),
};
const never: Condenser = { handlesRequests: false, condense: () => Promise.reject(new Error("not reached")) };

test("without a condenser a view stays as it is", async () => {
  expect(await noCondenser.condense(view, context())).toEqual({ kind: "view", view });
});

test("each condenser gets what the one before it left", async () => {
  const condensed = await pipeline([noCondenser, shortening, shortening]).condense(view, context());
  expect(condensed.kind === "view" && outline(condensed.view)).toEqual([]);
});

test("the first condensation ends it", async () => {
  const condensed = await pipeline([shortening, condensing, never]).condense(view, context());
  expect(condensed.kind).toBe("condensation");
});

test("it handles requests if one of its condensers does", () => {
  const handles = (...condensers: Condenser[]) => pipeline(condensers).handlesRequests;
  expect([
    handles(),
    handles(noCondenser, observationMasking()),
    handles(noCondenser, llmSummarizing({ model })),
  ]).toEqual([false, false, true]);
});

test("what was masked is masked for the summary too", async () => {
  const { model: writer, requests } = summarizer("S");
  const many = Array.from({ length: 30 }, (_, index) => said("agent", `word ${index}`));
  const long = viewOf(history(system, said("user", "task"), ...many));
  await pipeline([shortening, llmSummarizing({ model: writer, maxSize: 20 })]).condense(long, context());
  expect(recordIn(requests[0])).toContain("[1] AGENT: word 0");
});

test("tokens are guessed from what the model reads, and a picture counts the same whatever its size", () => {
  const message = (url: string) => ({
    role: "user" as const,
    content: [
      { type: "text" as const, text: "x".repeat(398), cache_prompt: false },
      { type: "image" as const, image_urls: [url], cache_prompt: false },
    ],
  });
  expect(estimateTokens([message("data:,a")], [])).toBe(1600);
  expect(estimateTokens([message(`data:,${"a".repeat(10_000)}`)], [])).toBe(1600);
});
