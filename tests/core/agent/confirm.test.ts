import { describe, expect, test } from "vitest";
import type { StepContext } from "../../../src/core/agent/step.ts";
import { NOTHING } from "../../../src/core/event/grant.ts";
import { llmSecurityAnalyzer, type SecurityAnalyzer } from "../../../src/core/security/analyzers.ts";
import { ConfirmationPolicy } from "../../../src/core/security/policy.ts";
import { inputIn } from "../../../src/core/tool/wire-class.ts";
import { call, say } from "../../../src/rehearsal/model/script.ts";
import { think } from "../../../src/tools/built-in-tools.ts";
import { begin, calls } from "./begin.ts";
import { standard, tool } from "./scripted-agent.ts";

type Confirmation = StepContext["confirmation"];
const always: Confirmation = { policy: { kind: "AlwaysConfirm" }, analyzer: llmSecurityAnalyzer };
const risky: Confirmation = {
  policy: ConfirmationPolicy.parse({ kind: "ConfirmRisky" }),
  analyzer: llmSecurityAnalyzer,
};
const echo = (word: string, risk?: string): [string, object] => [
  "echo",
  { word, ...(risk !== undefined && { security_risk: risk }) },
];
const asking = (confirmation: Confirmation) => ({ context: { confirmation }, tools: [...standard(), think()] });

describe("before it acts an agent asks", () => {
  test("and nothing of the batch has a result until it was approved; then exactly that batch runs", async () => {
    const reply = calls(echo("a"), ["nonsense", {}], echo("b"));
    const { take, told, problems } = await begin([reply, say("Done.")], asking(always));
    expect(await take()).toBe("waiting_for_confirmation");
    const waiting = ["call echo", "call nonsense (null)", "call echo"];
    expect(told()).toEqual(waiting);
    expect(await take({ approved: "all" })).toBe("continue");
    const results = ["result a", expect.stringMatching(/^error Tool 'nonsense' not found/), "result b"];
    expect(told()).toEqual([...waiting, ...results]);
    expect(await take({ approved: "all" })).toBe("continue");
    expect(told()).toHaveLength(6);
    expect(await take()).toBe("finished");
    expect(problems).toEqual([]);
  });

  test("once for the whole batch, however many are risky", async () => {
    const { take, told } = await begin([calls(echo("a", "LOW"), echo("b", "HIGH"))], asking(risky));
    expect(await take()).toBe("waiting_for_confirmation");
    expect(told()).toEqual(["call echo", "call echo"]);
  });

  test.for<[string, string | undefined, Confirmation, boolean]>([
    ["a low risk", "LOW", risky, false],
    ["a medium risk", "MEDIUM", risky, false],
    ["a high risk", "HIGH", risky, true],
    ["an unknown risk", "UNKNOWN", risky, true],
    ["a risk that was left out", undefined, risky, true],
    ["a low risk under a policy that always asks", "LOW", always, true],
    ["a low risk that no analyzer confirms", "LOW", { ...risky, analyzer: undefined }, true],
    ["a high risk under a policy that never asks", "HIGH", { ...risky, policy: { kind: "NeverConfirm" } }, false],
  ])("or not, at %s", async ([, risk, confirmation, asks]) => {
    const { take } = await begin([calls(echo("a", risk))], asking(confirmation));
    expect(await take()).toBe(asks ? "waiting_for_confirmation" : "continue");
  });

  test("not about a call that only proposes, whatever the policy, and not for it when another call waits", async () => {
    const propose = { ...tool("propose", ({ word }) => word), onlyProposes: true } as const;
    const given = { ...asking(always), tools: [...standard(), propose] };
    const alone = await begin([calls(["propose", { word: "x" }])], given);
    expect(await alone.take()).toBe("continue");
    const both = await begin([calls(["propose", { word: "x" }], echo("a"))], given);
    expect(await both.take()).toBe("waiting_for_confirmation");
    const [, echoed] = both.told();
    expect(echoed).toBe("call echo");
  });

  test("what needs a grant, however low its risk, unless the policy never asks; the verdict is in the log", async () => {
    const needy = { ...tool("publish", () => "published"), grant: () => ({ ...NOTHING, secrets: ["NPM_TOKEN"] }) };
    const tools = [...standard(), needy];
    const reply = calls(["publish", { word: "a", security_risk: "LOW" }], echo("b", "LOW"));
    const { take, log } = await begin([reply], { context: { confirmation: risky }, tools });
    expect(await take()).toBe("waiting_for_confirmation");
    const [first = "", second = ""] = [...log].flatMap((event) => (event.kind === "ActionEvent" ? [event.id] : []));
    expect([...log].at(-1)).toMatchObject({
      ...{ kind: "SecurityAnalysisEvent", source: "environment" },
      ...{ analyzer: "LLMSecurityAnalyzer", policy: "ConfirmRisky", risks: { [first]: "LOW", [second]: "LOW" } },
      details: { [first]: { reach: "secret NPM_TOKEN" }, [second]: { reasons: ["The model rates it."] } },
    });
    const never = { ...risky, policy: { kind: "NeverConfirm" } as const };
    expect(await (await begin([reply], { context: { confirmation: never }, tools })).take()).toBe("continue");
    const nobody = { ...risky, whenRisky: "refuse" as const };
    const refused = await begin([reply], { context: { confirmation: nobody }, tools });
    expect(await refused.take()).toBe("continue");
    expect(refused.told()[2]).toMatch(/^error Not run: .* It needs secret NPM_TOKEN\./);
    for (const each of [risky, never]) {
      const ungranted = await begin([reply], {
        context: { confirmation: { ...each, whenGranted: "refuse" as const } },
        tools,
      });
      expect(await ungranted.take()).toBe("continue");
      expect(ungranted.told().slice(2, 4)).toEqual([
        expect.stringContaining("secret NPM_TOKEN"),
        expect.stringContaining("b"),
      ]);
      expect(ungranted.told()[2]).toMatch(/^error /);
      expect(ungranted.told()[3]).not.toMatch(/^error /);
    }
  });

  test("when the analyzer fails", async () => {
    const analyzer: SecurityAnalyzer = { kind: "Failing", assess: () => Promise.reject(new Error("no network")) };
    const { take } = await begin([calls(echo("a", "LOW"))], asking({ ...risky, analyzer }));
    expect(await take()).toBe("waiting_for_confirmation");
  });

  test.for<[string, object, string]>([
    ["finish", { message: "Done." }, "finished"],
    ["think", { thought: "Hm." }, "continue"],
  ])("unless it only wants to %s", async ([name, args, end]) => {
    const alone = await begin([calls([name, args])], asking(always));
    expect(await alone.take()).toBe(end);
    const together = await begin([calls(echo("a"), [name, args])], asking(always));
    expect(await together.take()).toBe("waiting_for_confirmation");
  });

  test("unless nothing in the batch could run anyway", async () => {
    const { take, told } = await begin([calls(["nonsense", {}])], asking(always));
    expect(await take()).toBe("continue");
    expect(told()).toHaveLength(2);
  });

  test("and an answer in words needs no consent", async () => {
    const { take } = await begin([say("It is done."), say("It is.")], asking(always));
    expect([await take(), await take()]).toEqual(["continue", "finished"]);
  });
});

describe("pending actions", () => {
  test("are not executed by a step that was not told of an approval", async () => {
    const { take, told } = await begin([calls(echo("a")), call("finish", { message: "Never mind." })], asking(always));
    await take();
    expect(await take()).toBe("finished");
    expect(told()).toEqual(["call echo", "call finish", "result Never mind."]);
  });

  test("that were approved finish the run if they end in finish", async () => {
    const { take, told } = await begin([calls(echo("a"), ["finish", { message: "Done." }])], asking(always));
    await take();
    expect(await take({ approved: "all" })).toBe("finished");
    expect(told()).toEqual(["call echo", "call finish", "result a", "result Done."]);
  });

  test("that were passed over are not executed along with later ones", async () => {
    const script = [calls(echo("old")), calls(echo("new")), say("So.")];
    const { take, told, problems } = await begin(script, asking(always));
    expect([await take(), await take()]).toEqual(["waiting_for_confirmation", "waiting_for_confirmation"]);
    await take({ approved: "all" });
    expect(told().slice(2)).toEqual(["error Not run: nobody approved it.", "result new"]);
    expect(await take()).toBe("finished");
    expect(problems).toEqual([]);
  });

  test("get the arguments that stand in the action, whatever became of the call's text", async () => {
    const { take, log, told } = await begin([], asking(always));
    const action = { kind: "EchoAction", word: "approved" };
    const tool_call = { id: "c1", name: "echo", arguments: '{"word":"other"}' };
    const about = { tool_name: "echo", tool_call_id: "c1", tool_call, llm_response_id: "r1" };
    log.append({ kind: "ActionEvent", action, ...about });
    await take({ approved: "all" });
    expect(told()).toEqual(["call echo", "result approved"]);
  });

  test("never run if they have no action, and none after a finish does, but each gets a result", async () => {
    const { take, log, told } = await begin([], asking(always));
    const pend = (id: string, name: string, action: object | null) => {
      const tool_call = { id, name, arguments: '{"word":"a","message":"b"}' };
      const about = { tool_name: name, tool_call_id: id, tool_call, llm_response_id: "r1" };
      log.append({ kind: "ActionEvent", action: action && { kind: "Action", ...action }, ...about });
    };
    pend("c1", "echo", null);
    pend("c2", "finish", { message: "Done." });
    pend("c3", "echo", { word: "late" });
    pend("c4", "gone", { word: "late" });
    expect(await take({ approved: "all" })).toBe("finished");
    expect(told().slice(4)).toEqual([
      "error This call was not valid.",
      "result Done.",
      "error Not run: finish came before it.",
      "error Not run: finish came before it.",
    ]);
  });
});

describe("what a hook forbids", () => {
  test("is an action that gets a rejection, beside others that run", async () => {
    const blockedActions = new Map<string, string>();
    const { take, told, log, problems } = await begin([calls(echo("a"), echo("b"), echo("c")), say("So.")], {
      context: { blockedActions },
    });
    log.subscribe((event) => {
      if (event.kind === "ActionEvent" && inputIn(event.action).word === "b") blockedActions.set(event.id, "not b");
    });
    expect(await take()).toBe("continue");
    expect(told().slice(3)).toEqual(["result a", "rejected by hook: not b", "result c"]);
    await take();
    expect(problems).toEqual([]);
  });

  test("is not asked about", async () => {
    const blockedActions = { has: () => true, get: () => "no" } as unknown as Map<string, string>; // blocks all
    const { take, told } = await begin([calls(echo("a"))], {
      context: { blockedActions, confirmation: always },
    });
    expect(await take()).toBe("continue");
    expect(told()).toEqual(["call echo", "rejected by hook: no"]);
  });

  test("may be finish, and then the run goes on", async () => {
    const blockedActions = { has: () => true, get: () => "no" } as unknown as Map<string, string>; // blocks all
    const { take } = await begin([calls(["finish", { message: "Done." }])], { context: { blockedActions } });
    expect(await take()).toBe("continue");
  });

  test("is a message that ends the run before the model hears of it", async () => {
    const context = { lastUserMessageId: "m1", blockedMessages: new Map([["m1", "no"]]) };
    const { take, told } = await begin([], { context });
    expect(await take()).toBe("finished");
    expect(told()).toEqual([]);
    expect(
      await begin([calls(["finish", { message: "Hi." }])], { context: { ...context, lastUserMessageId: "m2" } }).then(
        (b) => b.take(),
      ),
    ).toBe("finished");
  });
});
