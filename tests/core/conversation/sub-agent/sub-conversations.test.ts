import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { z } from "zod";
import type { LocalConversation } from "../../../../src/core/conversation/local-conversation.ts";
import { text } from "../../../../src/core/event/content.ts";
import { NOTHING } from "../../../../src/core/event/grant.ts";
import type { ModelRequest } from "../../../../src/core/model/model.ts";
import { standardAnalyzer } from "../../../../src/core/security/analyzers.ts";
import { defineTool } from "../../../../src/core/tool/tool.ts";
import { finish } from "../../../../src/tools/built-in-tools.ts";
import { fileEditor } from "../../../../src/tools/file-editor/file-editor.ts";
import { subAgentTools } from "../../../../src/tools/sub-agent-tools.ts";
import { terminal } from "../../../../src/tools/terminal/terminal.ts";
import { standard, story, tool } from "../../agent/scripted-agent.ts";
import { test } from "../../event/log-folder.ts";
import { forever } from "../../model/endpoint.ts";
import { actor, agentWith, call, conclude, done, echo, type Line, say } from "../stage.ts";
import { openSubAgentServers } from "./crew.ts";

const ask = (prompt: string, more: object = {}, cost?: number) =>
  call("task", { prompt, subagent_type: "scout", ...more }, cost);
const both = (one: Line, other: Line): Line => ({ calls: [...(one.calls ?? []), ...(other.calls ?? [])] });
const lastMessage = ({ messages }: ModelRequest) => JSON.stringify(messages.at(-1));
const results = (conversation: LocalConversation) =>
  story(conversation.log).filter((line) => /^(result|mistake)/.test(line));

async function run(conversation: LocalConversation, request = "Fix it.") {
  await conversation.send(request);
  return conversation.run(forever);
}

describe("a task", () => {
  test("is done by another agent in a conversation of its own, whose last words are the result", async ({ folder }) => {
    const scout = actor(echo("digging"), call("finish", { message: "It is in deck.ts:7." }));
    const conversation = openSubAgentServers(folder, actor(ask("Where is the leak?"), done), { scout });
    expect(await run(conversation)).toEqual({ status: "finished" });
    expect(results(conversation)[0]).toBe("result It is in deck.ts:7.");
    expect(lastMessage(scout.requests[0] as ModelRequest)).toContain("Where is the leak?");
    expect(JSON.stringify(scout.requests)).not.toContain("Fix it.");
    expect(readdirSync(join(folder, "subagents/scout-1/events")).length).toBeGreaterThan(4);
    expect(existsSync(join(folder, "subagents/scout-1/base_state.json"))).toBe(true);
  });

  test("is gone on with by its id, by the same agent with what it knows, also by a later process", async ({
    folder,
  }) => {
    const scout = actor(conclude("Seven."), conclude("As I said, seven."), conclude("Still seven."));
    const first = openSubAgentServers(folder, actor(ask("How many?"), ask("Sure?", { resume: "scout-1" }), done), {
      scout,
    });
    await run(first);
    await first.close();
    const again = openSubAgentServers(folder, actor(ask("And now?", { resume: "scout-1" }), done), { scout });
    await run(again);
    expect(results(again)).toContain("result Still seven.");
    expect(JSON.stringify(scout.requests[2]?.messages)).toMatch(/How many\?.*Seven\..*Sure\?.*And now\?/);
    expect(readdirSync(join(folder, "subagents"))).toEqual(["scout-1"]);
  });

  test("whose conversation is gone is not begun again under its name", async ({ folder }) => {
    const scout = actor(conclude("Seven."), conclude("What?"));
    const first = openSubAgentServers(folder, actor(ask("How many?"), done), { scout });
    await run(first);
    await first.close();
    rmSync(join(folder, "subagents"), { recursive: true });
    const again = openSubAgentServers(folder, actor(ask("Sure?", { resume: "scout-1" }), done), { scout });
    await run(again);
    expect(results(again).at(-2)).toMatch(/^mistake The conversation of "scout-1" no longer exists/);
    expect(scout.requests).toHaveLength(1);
  });

  test.for([
    [{ subagent_type: "pirate" }, 'There is no sub-agent of the kind "pirate". There are: scout.'],
    [{ resume: "scout-9" }, 'There is no sub-agent "scout-9". There are: none yet.'],
    [{ resume: "__proto__" }, 'There is no sub-agent "__proto__". There are: none yet.'],
  ] as const)("for nobody is a mistake that names who there is: %j", async ([more, mistake], { folder }) => {
    const conversation = openSubAgentServers(folder, actor(ask("Look.", more), done), { scout: actor() });
    await run(conversation);
    expect(results(conversation)[0]).toBe(`mistake ${mistake}`);
  });

  test("has an answer of limited length", async ({ folder }) => {
    const scout = actor(conclude(`${"a".repeat(30_000)}END`));
    const conversation = openSubAgentServers(folder, actor(ask("Tell me all."), done), { scout });
    await run(conversation);
    const [result = ""] = results(conversation);
    expect(result.length).toBeLessThan(20_100);
    expect(result).toMatch(/its answer is cut here: ask it for the rest .*END$/s);
  });

  test.for([
    ["max_iteration_per_run: 2", [echo("a"), echo("b")], /Not finished: It reached its limit of steps/],
    ["max_budget_per_run: 0.5", [echo("a", 0.6)], /Not finished: It reached its spending limit/],
    [
      "",
      Array.from({ length: 8 }, () => echo("a")),
      /Not finished: It went in circles: echo \{"word":"a"\}, 4 times\./,
    ],
    ["", [new Error("The line is dead.")], /Not finished: It failed: .*The line is dead/],
  ] as const)("that is not finished says why: %s", async ([head, script, why], { folder }) => {
    const conversation = openSubAgentServers(folder, actor(ask("Look."), done), { scout: actor(...script) }, { head });
    expect(await run(conversation)).toEqual({ status: "finished" });
    expect(results(conversation)[0]).toMatch(why);
    expect(results(conversation)[0]).toMatch(/^mistake Not finished/);
  });

  test("is sent back once when the sub-agent only announces", async ({ folder }) => {
    const scout = actor(say("I'll look."), echo("a"), conclude("It is in deck.ts."));
    const conversation = openSubAgentServers(folder, actor(ask("Look."), done), { scout });
    await run(conversation);
    expect(lastMessage(scout.requests[1] as ModelRequest)).toContain("Your last reply called no tool");
    expect(results(conversation)[0]).toContain("It is in deck.ts.");
  });

  test("cannot be handed on: a sub-agent has nobody to call", async ({ folder }) => {
    const scout = actor(ask("You do it."), done);
    const kinds = [{ name: "scout", description: "" }];
    const tools = () => [...standard(), ...subAgentTools({ kinds })]; // which nobody gives it
    const conversation = openSubAgentServers(folder, actor(ask("Look."), done), { scout }, { tools });
    await run(conversation);
    expect(lastMessage(scout.requests[1] as ModelRequest)).toContain("There are no sub-agents here.");
  });
});

describe("tasks of one reply", () => {
  test("are worked on at the same time, and answered in their order", async ({ folder }) => {
    const { promise: otherHasBegun, resolve: begin } = Promise.withResolvers<void>();
    const scout = actor(async () => {
      await otherHasBegun;
      return conclude("First.");
    });
    const guard = actor(() => {
      begin();
      return conclude("Second.");
    });
    const caller = actor(both(ask("a"), ask("b", { subagent_type: "guard" })), done);
    const conversation = openSubAgentServers(folder, caller, { scout, guard });
    await run(conversation);
    expect(results(conversation).slice(0, 2)).toEqual(["result First.", "result Second."]);
  });

  test("wait for calls that stand before them, and those after for them", async ({ folder }) => {
    const heard: string[] = [];
    const scout = actor(() => {
      heard.push("scout");
      return conclude("Seen.");
    });
    const echoing = tool("echo", ({ word }) => String(heard.push(word)));
    const caller = actor(both(both(echo("before"), ask("a")), echo("after")), done);
    const agent = agentWith(caller, [
      echoing,
      finish(),
      ...subAgentTools({ kinds: [{ name: "scout", description: "" }] }),
    ]);
    await run(openSubAgentServers(folder, caller, { scout }, { agent }));
    expect(heard).toEqual(["before", "scout", "after"]);
  });

  test("cannot have one sub-agent at the same time", async ({ folder }) => {
    const scout = actor(conclude("Seven."), conclude("Yes."));
    const again = ask("Sure?", { resume: "scout-1" });
    const conversation = openSubAgentServers(folder, actor(ask("How many?"), both(again, again), done), { scout });
    await run(conversation);
    expect(results(conversation).slice(1, 3)).toEqual([
      "result Yes.",
      'mistake The sub-agent "scout-1" is still running. Wait for its answer.',
    ]);
  });
});

describe("a crew", () => {
  const spawn = call("delegate", { command: "spawn", ids: ["ann", "bob"], agent_types: ["scout", "guard"] });

  test("is spawned under names and given tasks that are worked on at the same time", async ({ folder }) => {
    const { promise: bothHaveBegun, resolve: begin } = Promise.withResolvers<void>();
    const scout = actor(async () => {
      await bothHaveBegun;
      return conclude("North.");
    }, conclude("North, as before."));
    const guard = actor(() => {
      begin();
      return conclude("South.");
    });
    const delegate = (tasks: object) => call("delegate", { command: "delegate", tasks });
    const caller = actor(spawn, delegate({ ann: "Look.", bob: "Watch." }), delegate({ ann: "Again." }), done);
    const conversation = openSubAgentServers(folder, caller, { scout, guard });
    await run(conversation);
    expect(results(conversation).slice(0, 3)).toEqual([
      "result Ready for work: ann, bob.",
      "result [ann, scout: completed]\nNorth.\n\n[bob, guard: completed]\nSouth.",
      "result [ann, scout: completed]\nNorth, as before.",
    ]);
  });

  test("answers although one of it cannot work", async ({ folder }) => {
    const delegate = call("delegate", { command: "delegate", tasks: { ann: "Look.", eve: "Look." } });
    const kinds = { scout: actor(conclude("North.")), guard: actor() };
    const conversation = openSubAgentServers(folder, actor(spawn, delegate, done), kinds);
    await run(conversation);
    expect(results(conversation)[1]).toBe(
      'result [ann, scout: completed]\nNorth.\n\n[eve: stopped]\nNot finished: There is no sub-agent "eve". There are: ann, bob.\nIt said nothing.',
    );
  });

  test.for([
    [{ command: "spawn" }, "Parameter `ids` is required for command: spawn."],
    [{ command: "delegate", tasks: {} }, "Parameter `tasks` is required for command: delegate."],
    [{ command: "spawn", ids: ["a", "b", "c", "d", "e", "f"] }, "Only 5 can be named in `ids` at once."],
    [{ command: "spawn", ids: ["../../up"], agent_types: ["scout"] }, '"../../up" is not a valid id'],
    [{ command: "spawn", ids: ["a"], agent_types: ["scout", "scout"] }, "There are more `agent_types` than `ids`."],
    [{ command: "spawn", ids: ["a", "a"], agent_types: ["scout", "scout"] }, 'There is a sub-agent "a" already.'],
  ] as const)("is refused: %j", async ([args, mistake], { folder }) => {
    const conversation = openSubAgentServers(folder, actor(call("delegate", args), done), { scout: actor() });
    await run(conversation);
    expect(results(conversation)[0]).toContain(`mistake ${mistake}`);
  });
});

describe("what a sub-agent costs", () => {
  test("is its caller's, under its name, in the log's statistics", async ({ folder }) => {
    const scout = actor(echo("a", 0.25), call("finish", { message: "Seen." }, 0.5));
    const conversation = openSubAgentServers(folder, actor(ask("Look.", {}, 1), call("finish", { message: "x" }, 1)), {
      scout,
    });
    await run(conversation);
    const { usage_to_metrics: uses } = conversation.state.stats;
    expect(uses["task:scout-1"]).toMatchObject({ calls: 2, accumulated_cost: 0.75 });
    expect(uses.default).toMatchObject({ calls: 2, accumulated_cost: 2 });
    expect(conversation.state.totals.cost).toBe(2.75);
  });

  test.for([
    ["money", { maxBudget: 2 }],
    ["tokens", { maxTokens: 33 }],
  ] as const)("ends all sub-agents and the run when the caller's %s are used up", async ([of, most], { folder }) => {
    const { promise: isSpent, resolve: spend } = Promise.withResolvers<void>();
    const scout = actor(
      echo("a", 0.1),
      () => {
        spend();
        return echo("b", 5);
      },
      echo("c", 5),
    );
    const guard = actor(async ({ signal }) => {
      await isSpent;
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      return say("Too late.");
    });
    const caller = actor(both(ask("a"), ask("b", { subagent_type: "guard" })), done);
    const limits = { maxIterations: 20, ...most };
    const priced = { ...caller, complete: async (request: ModelRequest) => withCost(await caller.complete(request)) };
    const conversation = openSubAgentServers(folder, priced, { scout, guard }, { limits });
    expect(await run(conversation)).toMatchObject({ status: "exhausted", limit: { of } });
    expect(scout.requests).toHaveLength(2);
    for (const result of results(conversation))
      expect(result).toContain("Not finished: The budget of the run is used up.");
  });
});

const withCost = <Reply extends { usage: object }>(reply: Reply): Reply => ({
  ...reply,
  usage: { ...reply.usage, cost: 0 },
});

describe("a sub-agent that has to be allowed what it does", () => {
  test("is refused what somebody would have to approve, told so, and goes on", async ({ folder }) => {
    const scout = actor(echo("rm"), say("I could not."));
    const conversation = openSubAgentServers(folder, actor(ask("Look."), done), { scout });
    conversation.setConfirmationPolicy({ kind: "ConfirmRisky", threshold: "HIGH", confirm_unknown: true });
    conversation.setSecurityAnalyzer(standardAnalyzer());
    expect(await run(conversation)).toEqual({ status: "finished" });
    expect(lastMessage(scout.requests[1] as ModelRequest)).toContain("a sub-agent has nobody to ask");
    expect(results(conversation)[0]).toContain("I could not.");
  });

  test("is granted nothing, however low the risk, and runs what needs no grant", async ({ folder }) => {
    const scout = actor(call("publish", { word: "x", security_risk: "LOW" }), echo("b"), say("I could not."));
    const needy = { ...tool("publish", () => "published"), risk: "LOW" as const };
    const harmless = { ...tool("echo", ({ word }) => `heard ${word}`), risk: "LOW" as const };
    const tools = () => [{ ...needy, grant: () => ({ ...NOTHING, secrets: ["NPM_TOKEN"] }) }, harmless, finish()];
    const conversation = openSubAgentServers(folder, actor(ask("Look."), done), { scout }, { tools });
    conversation.setConfirmationPolicy({ kind: "ConfirmRisky", threshold: "HIGH", confirm_unknown: true });
    conversation.setSecurityAnalyzer(standardAnalyzer());
    expect(await run(conversation)).toEqual({ status: "finished" });
    expect(lastMessage(scout.requests[1] as ModelRequest)).toContain("It needs secret NPM_TOKEN.");
    expect(lastMessage(scout.requests[2] as ModelRequest)).toContain("heard b");
  });

  test("runs what nobody has to approve", async ({ folder }) => {
    const scout = actor(call("idle", {}), call("think", { word: "x" }), say("I looked."));
    const tools = () => [...standard(), tool("think", ({ word }) => word)];
    const conversation = openSubAgentServers(folder, actor(ask("Look."), done), { scout }, { tools });
    conversation.setConfirmationPolicy({ kind: "ConfirmRisky", threshold: "HIGH", confirm_unknown: true });
    conversation.setSecurityAnalyzer(standardAnalyzer());
    await run(conversation);
    expect(lastMessage(scout.requests[2] as ModelRequest)).toContain('"x"');
  });

  test("is called without anybody being asked: what it does is judged, call by call", async ({ folder }) => {
    const spawn = call("delegate", { command: "spawn", ids: ["ann"], agent_types: ["scout"] });
    const work = call("delegate", { command: "delegate", tasks: { ann: "Look." } });
    const conversation = openSubAgentServers(folder, actor(spawn, work, done), { scout: actor(say("Seen.")) });
    conversation.setConfirmationPolicy({ kind: "ConfirmRisky", threshold: "MEDIUM", confirm_unknown: true });
    conversation.setSecurityAnalyzer(standardAnalyzer());
    expect(await run(conversation)).toEqual({ status: "finished" });
    expect(results(conversation)[1]).toContain("Seen.");
  });

  test("may be held to more than its caller, and never to less", async ({ folder }) => {
    const strict = actor(echo("a"), say("No."));
    await run(
      openSubAgentServers(
        folder,
        actor(ask("Look."), done),
        { scout: strict },
        { head: "permission_mode: always_confirm" },
      ),
    );
    expect(lastMessage(strict.requests[1] as ModelRequest)).toContain("nobody to ask");
    const lax = actor(echo("a"), say("No."));
    const other = openSubAgentServers(
      `${folder}-2`,
      actor(ask("Look."), done),
      { scout: lax },
      { head: "permission_mode: never_confirm" },
    );
    other.setConfirmationPolicy({ kind: "ConfirmRisky", threshold: "HIGH", confirm_unknown: true });
    other.setSecurityAnalyzer(standardAnalyzer());
    await run(other);
    expect(lastMessage(lax.requests[1] as ModelRequest)).toContain("nobody to ask");
  });

  test("is heard by its caller's hooks on every call", async ({ folder }) => {
    const scout = actor(echo("rm"), say("I could not."));
    const config = {
      PreToolUse: [
        { matcher: "echo", hooks: [{ type: "command" as const, command: "no", timeout: 60, async: false }] },
      ],
    };
    const hooks = {
      config,
      run: async () => ({ exitCode: 2, stdout: "", stderr: "Not on my ship.", timedOut: false }),
    };
    await run(openSubAgentServers(folder, actor(ask("Look."), done), { scout }, { hooks }));
    expect(lastMessage(scout.requests[1] as ModelRequest)).toContain("Not on my ship.");
  });
});

describe("a sub-agent", () => {
  test("shares the secrets of its caller, and its log hides them as well", async ({ folder }) => {
    const leak = defineTool({
      name: "leak",
      description: "Says a secret.",
      input: z.object({ name: z.string() }),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      grant: ({ name }, { secretsIn }) => ({ ...NOTHING, secrets: secretsIn(`$${name}`) }),
      run: async ({ name }, { secrets }) => ({ content: [text(`It is ${(await secrets?.granted())?.[name]}!`)] }),
    });
    const scout = actor(call("leak", { name: "DECK_KEY" }), say("It is s3cret-plank and k3y-of-model."));
    const options = {
      tools: () => [leak, finish()],
      secrets: { DECK_KEY: "s3cret-plank" },
      hiddenValues: ["k3y-of-model"],
    };
    const conversation = openSubAgentServers(folder, actor(ask("Look."), done), { scout }, options);
    await run(conversation);
    expect(lastMessage(scout.requests[1] as ModelRequest)).toContain("It is <secret-hidden>!");
    expect(results(conversation)[0]).toContain("It is <secret-hidden> and <secret-hidden>.");
    expect(filesBelow(folder)).not.toMatch(/s3cret-plank|k3y-of-model/);
    expect(filesBelow(folder)).toContain("DECK_KEY");
  });

  test("that may only read has no tool that does more", async ({ folder }) => {
    const scout = actor(say("I looked."));
    const tools = () => [...standard(), fileEditor(), terminal()];
    await run(openSubAgentServers(folder, actor(ask("Look."), done), { scout }, { tools, head: "read_only: true" }));
    expect(scout.requests[0]?.tools.map(({ name }) => name)).toEqual(["idle", "finish", "file_editor"]);
  });

  test("tells whoever looks on what happens, under its id", async ({ folder }) => {
    const heard: string[] = [];
    const scout = actor(echo("a"), say("Seen."));
    const look = (id: string, event: { kind: string }) => void heard.push(`${id} ${event.kind}`);
    await run(openSubAgentServers(folder, actor(ask("Look."), done), { scout }, { heard: look }));
    expect(heard).toContain("scout-1 ActionEvent");
    expect(heard).toContain("scout-1 ObservationEvent");
  });

  test.for(["signal", "deadline"] as const)("is cut off when its caller is, by its %s", async (which, { folder }) => {
    const cut = new AbortController();
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const scout = actor(({ signal }) => {
      signal.addEventListener("abort", () => end());
      cut.abort(new Error("Enough."));
      return say("Never mind.");
    });
    const conversation = openSubAgentServers(folder, actor(ask("Look."), done), { scout });
    await conversation.send("Fix it.");
    const ended = which === "signal" ? conversation.run(cut.signal) : conversation.run(forever, cut.signal);
    expect((await ended).status).toBe(which === "signal" ? "interrupted" : "deadline");
    await isOver;
    const again = openSubAgentServers(`${folder}-2`, actor(ask("Look."), done), { scout: actor(say("Seen.")) });
    expect(await run(again)).toEqual({ status: "finished" });
  });
});

function filesBelow(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
}
