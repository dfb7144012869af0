import { describe, expect, test } from "vitest";
import {
  type Critic,
  type CriticResult,
  IterativeRefinement,
  type NextStep,
} from "../../../../src/core/agent/critic.ts";
import { text } from "../../../../src/core/event/content.ts";
import { type ScriptedReply, say } from "../../../../src/rehearsal/model/script.ts";
import { begin, calls } from "../begin.ts";

const done = calls(["finish", { message: "Done." }]);
const iterativeRefinement = IterativeRefinement.parse({});

/** Gives these verdicts, then the last one for ever; notes what it was asked about, and how long the log was. */
function critic(verdicts: readonly (number | Error)[], mode: Critic["mode"] = "finish_and_message") {
  const asked: [deed: NextStep["kind"], events: number][] = [];
  const judge: Critic["judge"] = async ({ deed, events }): Promise<CriticResult> => {
    const verdict = verdicts[Math.min(asked.length, verdicts.length - 1)] ?? 1;
    asked.push([deed.kind, events.length]);
    if (verdict instanceof Error) throw verdict;
    return { score: verdict, message: `It is a ${verdict}.` };
  };
  const port: Critic = { kind: "Scripted", mode, judge };
  return { asked, agent: { critic: port, iterativeRefinement } };
}

/** Steps until the end, and how often the agent was sent back. */
async function play(script: readonly ScriptedReply[], agent: ReturnType<typeof critic>["agent"]) {
  const begun = await begin(script, { agent });
  let end = await begun.take();
  while (end === "continue") end = await begun.take();
  return {
    ...begun,
    end,
    sentBack: () => begun.told().filter((line) => line.startsWith("user: Your work was checked")).length,
  };
}

describe("work that is said to be done", () => {
  test("is sent back with what the critic said, until it is good enough", async () => {
    const { agent } = critic([0.2, 0.59, 0.6]);
    const { end, sentBack, told, log } = await play([done, done, done], agent);
    expect([end, sentBack()]).toEqual(["finished", 2]);
    expect(told()[2]).toMatch(/score 0\.20, needed 0\.60[\s\S]*It is a 0\.2\./);
    expect(log.at(-2)).toMatchObject({ kind: "ActionEvent", critic_result: { score: 0.6 } });
  });

  test("is sent back three times at most", async () => {
    const { agent } = critic([0]);
    expect((await play([done, done, done, done], agent)).sentBack()).toBe(3);
  });

  test("is sent back also when it is said in words, and the verdict stands at the words", async () => {
    const { agent } = critic([0.1, 0.9]);
    const { sentBack, log } = await play([say("I begin."), say("Done."), say("Now it is.")], agent);
    expect(sentBack()).toBe(1);
    expect(log.at(-1)).toMatchObject({ kind: "MessageEvent", critic_result: { score: 0.9 } });
  });

  test("is judged, and not sent back, without refinement", async () => {
    const { agent, asked } = critic([0]);
    const { log } = await play([done], { critic: agent.critic } as typeof agent);
    expect(asked).toHaveLength(1);
    expect(log.at(-2)).toMatchObject({ critic_result: { score: 0 } });
  });

  test("is finished without a critic", async () => {
    expect((await play([done], { iterativeRefinement } as never)).sentBack()).toBe(0);
  });

  test("is finished when the critic fails, which is written down", async () => {
    const { agent } = critic([new Error("no network")]);
    const { sentBack, log } = await play([done], agent);
    expect(sentBack()).toBe(0);
    expect(log.at(-2)).toMatchObject({ critic_result: { message: "The critic failed: no network" } });
  });
});

test("each request is refined from zero again", async () => {
  const { agent } = critic([0]);
  const context = { agentState: new Map<string, unknown>() };
  const { take, log, told } = await begin([done, done, done, done, done, done, done, done], { agent, context });
  const run = async () => {
    let end = await take();
    while (end === "continue") end = await take();
  };
  await run();
  const llm_message = { role: "user" as const, content: [text("And this.")] };
  log.append({ kind: "MessageEvent", source: "user", llm_message });
  await run();
  expect(told().filter((line) => line.startsWith("user: Your work was checked"))).toHaveLength(6);
  expect(JSON.parse(JSON.stringify([...context.agentState]))).toEqual([...context.agentState]);
});

test("a finish among other calls is judged when they have run", async () => {
  const { agent, asked } = critic([1]);
  await play([calls(["echo", { word: "a" }], ["finish", { message: "Done." }])], agent);
  expect(asked).toEqual([["finish", 6]]); // system, request, two actions, two results
});

test("a critic of all actions judges each before it runs", async () => {
  const { agent, asked } = critic([1], "all_actions");
  const { actions } = await play([calls(["echo", { word: "a" }], ["crash", { word: "b" }]), done], agent);
  expect(asked.map(([kind]) => kind)).toEqual(["call", "call", "finish"]);
  expect(asked[0]?.[1]).toBe(2);
  expect(actions().map(({ critic_result }) => critic_result?.score)).toEqual([1, 1, 1]);
});
