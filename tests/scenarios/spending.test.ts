/** What a run may spend where the workflow says nothing of it. */
import { expect, test } from "vitest";
import { call, type Script, type Usage } from "../../src/rehearsal/model/script.ts";
import { answersOf, play } from "./play.ts";

const priced = { "model-features": '{"price": {"input": 1, "output": 1}}' };
const finish = call("finish", { message: "Done." });
const thrice = (usage: Partial<Usage>): Script => [
  ...["One.", "Two.", "Three."].map((thought) => call("think", { thought }, { usage })),
  finish,
];
const dear = thrice({ cost: 3 });
/** Of an endpoint that does not state costs. */
const long = thrice({ prompt_tokens: 6_000_000, cost: undefined });

test("with a known price a run stops at 5 dollars, and says how to continue", async () => {
  const { rehearsal } = await play({ script: dear, inputs: priced });
  const [answer = ""] = answersOf(rehearsal);
  expect(rehearsal.outputs).toMatchObject({ outcome: "budget-exhausted", "cost-usd": "6" });
  expect(rehearsal.outputs.reason).toBe("Stopped at the spending limit of $5");
  expect(answer.match(/continue`/g)).toHaveLength(1);
  expect(answer).toContain("raise the `max-budget-usd` input");
});

test("with an unknown price a run stops at 10 million tokens, and says how to continue", async () => {
  const { rehearsal } = await play({ script: long });
  expect(rehearsal.outputs).toMatchObject({ outcome: "budget-exhausted" });
  expect(rehearsal.outputs.reason).toBe("Stopped at the limit of 10,000,000 tokens");
  expect(answersOf(rehearsal)[0]).toContain("raise the `max-budget-tokens` input");
});

test.for<[string, Script, Readonly<Record<string, string>>]>([
  ["`none` turns the limit on tokens off", long, { "max-budget-tokens": "none" }],
  [
    "a higher limit on money is kept to, and tokens are not limited where the price is known",
    thrice({ cost: 3, prompt_tokens: 6_000_000 }),
    { ...priced, "max-budget-usd": "10" },
  ],
])("%s", async ([, script, inputs]) => {
  const { rehearsal } = await play({ script, inputs });
  expect(rehearsal.outputs.outcome).toBe("answered");
});

test("a limit on money that is given and cannot be enforced is an error, before anything is paid", async () => {
  const { rehearsal } = await play({ script: dear, inputs: { "max-budget-usd": "5" } });
  expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "failed" } });
  expect(rehearsal.outputs.reason).toBe('`max-budget-usd` cannot be enforced: the price of "scripted" is unknown');
  expect(answersOf(rehearsal)[0]).toContain("`model-features`");
});
