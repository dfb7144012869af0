/** What can be written of a condenser, and what comes of it. */
import { describe, expect, test } from "vitest";
import { CondenserConfig, condenserOf, noCondenser } from "../../../../src/core/view/condenser/condenser-config.ts";
import { llmSummarizing } from "../../../../src/core/view/condenser/llm-summarizing.ts";
import { viewOf } from "../../../../src/core/view/view.ts";
import { acted, answered, history, said, system } from "../events.ts";
import { context, summarizer } from "./summarizer.ts";

const long = (length: number) =>
  viewOf(
    history(system, said("user", "task"), ...Array.from({ length }, (_, index) => said("agent", `word ${index}`))),
  );

const read = (given: unknown) => CondenserConfig.parse(given);

describe("a condenser", () => {
  test("that sums up does so at its own size, and keeps as many as it says", async () => {
    const { model } = summarizer("S");
    const condenser = condenserOf(read({ kind: "LLMSummarizingCondenser", max_size: 20, keep_first: 3 }), model);
    expect((await condenser.condense(long(15), context())).kind).toBe("view");
    const condensed = await condenser.condense(long(30), context());
    expect(condensed).toMatchObject({
      kind: "condensation",
      condensation: { summary: expect.stringContaining("S"), summary_offset: 3 },
    });
    const same = await llmSummarizing({ ...summarizer("S"), maxSize: 20, keepFirst: 3 }).condense(long(30), context());
    expect(condensed).toEqual(same);
  });

  test("is the same for all of whom nothing is said: it sums up what is very long", async () => {
    const { model } = summarizer("S");
    expect((await condenserOf(undefined, model).condense(long(500), context())).kind).toBe("view");
    expect((await condenserOf(undefined, model).condense(long(1100), context())).kind).toBe("condensation");
  });

  test("can be none, also in a row of several; the row does what its members do", async () => {
    const { model } = summarizer("S");
    expect(condenserOf(read("NoOpCondenser"), model)).toBe(noCondenser);
    const row = read({ kind: "PipelineCondenser", condensers: ["NoOpCondenser", "LLMSummarizingCondenser"] });
    expect((await condenserOf(row, model).condense(long(1100), context())).kind).toBe("condensation");
    expect(condenserOf(row, model).handlesRequests).toBe(true);
  });

  test("that masks leaves out old results and keeps as many as it says", async () => {
    const { model } = summarizer("S");
    const calls = Array.from({ length: 30 }, (_, index) => [
      acted(`r${index}`, `c${index}`),
      answered(`c${index}`, "x".repeat(1000)),
    ]).flat();
    const view = viewOf(history(system, said("user", "task"), ...calls));
    const masked = await condenserOf(read({ kind: "ObservationMaskingCondenser", keep_last: 10 }), model).condense(
      view,
      context(),
    );
    expect(JSON.stringify(masked).match(/x{1000}/g)?.length).toBeLessThan(30);
    const kept = await condenserOf(read({ kind: "ObservationMaskingCondenser", keep_last: 30 }), model).condense(
      view,
      context(),
    );
    expect(kept).toEqual({ kind: "view", view });
  });
});

test.for([
  ["no kind", {}, /LLMSummarizingCondenser, ObservationMaskingCondenser/],
  ["another kind", { kind: "RecentEventsCondenser" }, /LLMSummarizingCondenser, ObservationMaskingCondenser/],
  [
    "a size at which nothing could go",
    { kind: "LLMSummarizingCondenser", max_size: 6 },
    /nothing that it could forget/,
  ],
  ["a part that is none", { kind: "LLMSummarizingCondenser", minimum_progress: 1 }, /between 0 and 1/],
  ["a model of its own", { kind: "LLMSummarizingCondenser", llm: "gpt-5" }, /llm/],
  ["a row in a row", { kind: "PipelineCondenser", condensers: [{ kind: "PipelineCondenser" }] }, /kind/],
] as const)("with %s there is none", ([, given, why]) => {
  expect(() => read(given)).toThrow(why);
});
