import { expect, test } from "vitest";
import type { EventDraft } from "../../../../src/core/event/event.ts";
import type { CondenserContext } from "../../../../src/core/view/condenser/condenser.ts";
import { llmSummarizing } from "../../../../src/core/view/condenser/llm-summarizing.ts";
import { viewOf } from "../../../../src/core/view/view.ts";
import { acted, answered, history, said, system } from "../events.ts";
import { broken, context, summarizer } from "./summarizer.ts";

/** A view of 2 + 2 × turns events. */
const work = (turns: number, ...more: EventDraft[]) => {
  const turn = (_: unknown, index: number) => [acted(`r${index}`, `t${index}`), answered(`t${index}`, "out")];
  return viewOf(history(system, said("user", "task"), ...Array.from({ length: turns }, turn).flat(), ...more));
};

/** The lengths of those views, one after the other, for which the summarising model was asked. */
async function askedAt(turns: readonly number[], answer: Parameters<typeof summarizer>[0], about: CondenserContext) {
  const { model, requests } = summarizer(answer);
  const lengths: number[] = [];
  for (const count of turns) {
    const before = requests.length;
    const view = work(count);
    await llmSummarizing({ model, maxSize: 20 }).condense(view, about);
    if (requests.length > before) lengths.push(view.events.length);
  }
  return lengths;
}

const growing = Array.from({ length: 24 }, (_, index) => index + 6);

test.for([
  ["fails", broken],
  ["says nothing", ""],
] as const)(
  "a summarising model that %s is asked again when the view has grown by half of what it may be",
  async ([, answer]) => {
    expect(await askedAt(growing, answer, context())).toEqual([22, 32, 42, 52]);
  },
);

test("one that answers is asked whenever the view is too long", async () => {
  expect(await askedAt([9, 10, 11], "SUMMARY", context())).toEqual([22, 24]);
});

test("a view that has become shorter since has no failure behind it", async () => {
  expect(await askedAt([12, 10, 11], broken, context())).toEqual([26, 22]);
});

test("after a summary an earlier failure counts no more", async () => {
  const about = context();
  expect(await askedAt([10, 11], broken, about)).toEqual([22]);
  expect(await askedAt([15, 10], "SUMMARY", about)).toEqual([32, 22]);
});

test("who is asked to condense, or has too many tokens, does not wait", async () => {
  const about = context();
  expect(await askedAt([10, 11], broken, about)).toEqual([22]);
  const { model, requests } = summarizer("SUMMARY");
  const asked = work(11, { kind: "CondensationRequest" });
  expect(await llmSummarizing({ model, maxSize: 20 }).condense(asked, about)).toMatchObject({ kind: "condensation" });
  expect(requests).toHaveLength(1);
});
