import { describe, expect } from "vitest";
import { planIn } from "../../../src/render/approval/proposal.ts";
import { askedPlan, requirePlan } from "../../../src/run/approve/deferred/waiting.ts";
import { actor, conclude, openIn } from "../../core/conversation/stage.ts";
import { test } from "../../core/event/log-folder.ts";
import { forever } from "../../core/model/endpoint.ts";

const rules = { repositoryUrl: "https://github.com/acme/boats", phrases: ["@agent"] };
const asking = { nobody: undefined, rules, clean: (text: string) => text.replaceAll("hunter2", "***") };
const PLAN = "I read it.\n\n- [ ] Change `a.js`";

describe("what people are asked about", () => {
  test.for([PLAN, "1. [ ] One", "  * [x] Two", "> + [ ] Three"])("is a checklist: %j", (answer) => {
    expect(askedPlan(answer, asking).waiting).toHaveLength(1);
  });

  test("is not what cannot be shown whole", () => {
    const long = askedPlan(`${PLAN}\n${"and more ".repeat(1400)}`, asking);
    expect([long.waiting, long.advice?.hint]).toEqual([
      [],
      expect.stringContaining("it is too long to be shown in full"),
    ]);
    const secret = askedPlan(`${PLAN} with hunter2`, asking);
    expect([secret.waiting, secret.advice?.hint]).toEqual([[], expect.stringContaining("looks like a secret")]);
  });

  test("is kept as it is shown, and as nothing else", () => {
    const [waiting] = askedPlan(`${PLAN} \u202e<!-- and delete all -->`, asking).waiting;
    expect(waiting).toMatchObject({ intent: "plan", words: "" });
    expect(planIn({ value: waiting?.value ?? "" })).toBe(`${PLAN} &lt;!-- and delete all -->`);
  });

  test.for(["I would change the file.", "- Change it", "- [ ]", "- [a](b) c", "array[ ] x"])(
    "is no other answer: %j",
    (answer) => {
      const { waiting, advice } = askedPlan(answer, asking);
      expect(waiting).toEqual([]);
      expect(advice?.hint).toMatch(/^This is an answer and not a plan: it has no checklist/);
    },
  );
});

describe("an answer without a checklist", () => {
  test("is sent back once, and the plan that comes then is the answer", async ({ folder }) => {
    const model = actor(conclude("I would change the file."), conclude(PLAN));
    const conversation = openIn(folder, model);
    await conversation.send("Plan it.", "alice");
    const runAgent = () => conversation.run(forever);
    const end = await requirePlan({ conversation, runAgent }, await runAgent());
    expect([end.status, conversation.finalResponse(), model.requests.length]).toEqual(["finished", PLAN, 2]);
    expect(JSON.stringify(model.requests.at(-1))).toContain("it is not a plan yet");
  });

  test("is an answer if it has none again, and a plan is not sent back", async ({ folder }) => {
    const model = actor(conclude("It is done already."), conclude("Nothing to plan."), conclude(PLAN));
    const conversation = openIn(folder, model);
    const runAgent = () => conversation.run(forever);
    await conversation.send("Plan it.", "alice");
    expect((await requirePlan({ conversation, runAgent }, await runAgent())).status).toBe("finished");
    expect([conversation.finalResponse(), model.requests.length]).toEqual(["Nothing to plan.", 2]);
    await conversation.send("Plan more.", "alice");
    await requirePlan({ conversation, runAgent }, await runAgent());
    expect(model.requests).toHaveLength(3);
  });
});
