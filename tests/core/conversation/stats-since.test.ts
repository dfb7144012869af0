import { expect, test } from "vitest";
import { NO_STATS, statsSince, totalsOf, withReply } from "../../../src/core/conversation/state/stats.ts";

const asked = { name: "m", features: {} } as Parameters<typeof withReply>[2];
const reply = (tokens: number, cost: number | undefined) => ({
  usage: {
    ...{
      prompt_tokens: tokens,
      completion_tokens: 1,
      cache_read_tokens: 0,
      cache_write_tokens: 0,
      reasoning_tokens: 0,
    },
    ...{ is_estimated: false, cost },
  },
  latencyMs: 10,
});

test("what was paid before is not paid again", () => {
  const before = withReply(NO_STATS, "default", asked, reply(100, 2));
  const after = withReply(withReply(before, "default", asked, reply(7, 3)), "title", asked, reply(1, 1));
  expect(totalsOf(statsSince(before, after))).toMatchObject({ calls: 2, prompt_tokens: 8, cost: 4, models: ["m"] });
  expect(totalsOf(statsSince(after, after))).toMatchObject({ calls: 0, prompt_tokens: 0, models: [] });
  expect(statsSince(NO_STATS, after)).toEqual(after);
  expect(statsSince(before, after).usage_to_metrics.default?.token_usages).toMatchObject([{ prompt_tokens: 7 }]);
});

test("a cost that is not known stays so", () => {
  const before = withReply(NO_STATS, "default", asked, reply(1, 1));
  const after = withReply(before, "default", asked, reply(1, undefined));
  expect(totalsOf(statsSince(before, after)).cost).toBeUndefined();
});
