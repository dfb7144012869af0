/** Replies that nothing can be made of are paid for all the same: they are counted, and held against the limit on money. */
import { describe, expect, test } from "vitest";
import { call, type ScriptedReply, say } from "../../src/rehearsal/model/script.ts";
import { type Options, PROTOCOLS } from "./ordeal.ts";

const finish = call("finish", { message: "Done." }, { usage: { prompt_tokens: 100, completion_tokens: 10 } });
const figures = { prompt_tokens: 1000, completion_tokens: 500 };
const cut = call("echo", '{"word": "rea', { finish: "length", usage: figures });

describe.for(PROTOCOLS)("over %s:", ([, suffer]) => {
  test.for<[string, ScriptedReply, Options?]>([
    ["F09 a reply that was cut off at its output limit", cut],
    ["F11 a reply that was filtered", { text: "I beg", finish: "content_filter", usage: figures }],
    ["F11 a refusal", { refusal: "No.", usage: figures }],
    ["F08 an empty reply", { usage: figures }],
    [
      "F09 a call in text that cannot be read",
      { text: "<function=echo></function>", usage: figures },
      { settings: { overrides: { native_tool_calling: false } } },
    ],
  ])("%s counts as it was stated", async ([, reply, options]) => {
    const end = options ? say("Done.") : finish;
    const usage = { prompt_tokens: 100, completion_tokens: 10 };
    const { conversation } = await suffer([reply, { ...end, usage }], options);
    const { totals } = conversation.state;
    expect(totals).toMatchObject({ prompt_tokens: 1100, completion_tokens: 510, calls: 2, estimatedCalls: 0 });
  });

  test("F05 a reply that broke off counts as far as it came, by our own count", async () => {
    const broken: ScriptedReply = { text: "x".repeat(4000), fault: { kind: "cut" } };
    const { conversation, told } = await suffer([broken, finish]);
    expect(told).toEqual(["call finish", "result Done."]);
    const { calls, completion_tokens, estimatedCalls } = conversation.state.totals;
    expect([calls, estimatedCalls]).toEqual([2, 1]);
    expect(completion_tokens).toBeGreaterThan(400);
    expect(completion_tokens).toBeLessThan(1100);
  });

  test("F02 a request that was refused costs nothing", async () => {
    const { conversation } = await suffer([{ status: 503 }, finish]);
    expect(conversation.state.totals).toMatchObject({ calls: 1, prompt_tokens: 100 });
  });

  test("the limit on money is reached by them alone", async () => {
    const settings = { overrides: { price: { input: 1000, output: 1000 } } }; // dollars for a million
    const dear = { ...cut, usage: { ...figures, cost: 1.5 } }; // which one protocol states, and the other does not
    const { end, requests } = await suffer([dear, dear, dear, finish], { settings, limits: { maxBudget: 2 } });
    expect(end).toMatchObject({ status: "exhausted", limit: { of: "money" } });
    expect(requests).toHaveLength(2);
  });
});
