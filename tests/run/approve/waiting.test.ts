import { describe, expect } from "vitest";
import type { LocalConversation } from "../../../src/core/conversation/local-conversation.ts";
import type { Event } from "../../../src/core/event/event.ts";
import { NOTHING } from "../../../src/core/event/grant.ts";
import { prompt } from "../../../src/prompts.ts";
import {
  carryOver,
  idOf,
  type Proposal,
  type ProposalItem,
  pendingDigest,
  recordDecision,
} from "../../../src/render/approval/proposal.ts";
import { isAsShown, type ProposalContext, resultsOf, waitingItems } from "../../../src/run/approve/ask/propose.ts";
import { rejectUnaskable, shellFolder } from "../../../src/run/approve/ask/why-not-asked.ts";
import { rejectAllPending } from "../../../src/run/approve/decision/refuse-decision.ts";
import { type Actor, actor, call, done, echo, type Line, openIn } from "../../core/conversation/stage.ts";
import { test } from "../../core/event/log-folder.ts";
import { forever } from "../../core/model/endpoint.ts";

const context: ProposalContext = {
  ...{ v: 1, repository: 77, thread: 7, run: 7001, conversation: "c-1", policy: "p", root: "/work", network: "none" },
  ...{ tree: "1".repeat(40), head: "2".repeat(40), asking: [{ login: "Alice", id: 1 }] },
  ...{ earlierEvents: 0, before: undefined },
  ...{ created: "2026-11-21T10:00:00.000Z", expires: "2026-11-24T10:00:00.000Z" },
};
const two: Line = { calls: [["echo", { word: "b", times: 1 }] as const, ["echo", { word: "c" }] as const] };
const unseen = async () => undefined;
const asking = {
  nobody: undefined,
  root: "/work",
  earlierEvents: 0,
  whyUnseen: unseen,
  clean: (text: string) => text.replaceAll("hunter22", "***"),
};

async function opened(folder: string, model: Actor): Promise<LocalConversation> {
  const conversation = openIn(folder, model);
  conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
  await conversation.send("Fix it.", "alice");
  await conversation.send("And well.", "bob");
  return conversation;
}

const until = async (conversation: LocalConversation, clean = asking.clean) => {
  const goOn = () => conversation.run(forever);
  return rejectUnaskable(conversation, await goOn(), { ...asking, clean, goOn });
};

describe("what waits in a conversation", () => {
  test("becomes a record for each action, with its bytes and everybody who asked", async ({ folder }) => {
    const conversation = await opened(folder, actor(two));
    await conversation.run(forever);
    const [first, second] = await waitingItems(conversation, context);
    expect(first?.pending).toMatchObject({ tool: "echo", arguments: '{"times":1,"word":"b"}', cwd: ".", thread: 7 });
    expect(first?.pending.requesters).toEqual([
      { login: "Alice", id: 1 },
      { login: "bob", id: null },
    ]);
    expect(second && idOf(second.pending)).not.toBe(first && idOf(first.pending));
  });

  test("is what was shown, or it is told from it", async ({ folder }) => {
    const conversation = await opened(folder, actor(two));
    await conversation.run(forever);
    const items = await waitingItems(conversation, context);
    const waiting = await conversation.pendingActions();
    expect(isAsShown(items, waiting)).toBe(true);
    for (const swapped of [{ arguments: '{"word":"d"}' }, { tool: "shout" }, { action: "another" }])
      expect(isAsShown([{ ...items[0], pending: { ...items[0]?.pending, ...swapped } } as never], waiting)).toBe(false);
  });

  test("keeps its digest when it is asked again and nothing has changed, and gets another when something has", async ({
    folder,
  }) => {
    const conversation = await opened(folder, actor(two));
    await conversation.run(forever);
    const before: Proposal = { v: 1, items: await waitingItems(conversation, context), comment: null };
    const later = { run: 7002, created: "2026-11-22T10:00:00.000Z", expires: "2026-11-25T10:00:00.000Z" };
    const digests = async (more: Partial<ProposalContext>) =>
      carryOver(await waitingItems(conversation, { ...context, ...later, ...more }), before, "2026-11-21T10:00:05Z");
    const same = await digests({});
    expect(same.map(({ pending }) => pending)).toEqual(before.items.map(({ pending }) => pending));
    expect(same[0]?.shown).toBe("2026-11-21T10:00:05Z");
    const [other] = await digests({ tree: "3".repeat(40) });
    expect(other && pendingDigest(other.pending)).not.toBe(before.items[0] && pendingDigest(before.items[0].pending));
    expect(other?.shown).toBeNull();
  });
});

describe("the folder of a command", () => {
  const ran = (folder: string) =>
    ({
      kind: "ObservationEvent",
      tool_name: "terminal",
      observation: { kind: "TerminalObservation", metadata: { working_dir: folder } },
    }) as unknown as Event; // what is looked at

  test("is where the shell of this run was left, seen from its root", () => {
    expect(shellFolder([], "/work")).toBe(".");
    expect(shellFolder([ran("/work/a"), ran("/work")], "/work")).toBe(".");
    expect(shellFolder([ran("/work/a/b")], "/work")).toBe("a/b");
    expect(shellFolder([ran("/tmp")], "/work")).toBe("/tmp");
  });

  test("is as it was shown where an earlier run asked, whose checkout may have been elsewhere", async () => {
    const waits = (id: string) => ({
      ...{ action: { id, tool_name: "terminal" }, input: { command: "ls" } },
      ...{ risk: "HIGH", reasons: [], grant: NOTHING },
    });
    const conversation = { log: [ran("/old/src")], pendingActions: async () => [waits("a-1"), waits("a-2")] };
    const items = (more: Partial<ProposalContext>) => waitingItems(conversation as never, { ...context, ...more }); // what is looked at
    const folders = (all: readonly ProposalItem[]) => all.map(({ pending }) => "cwd" in pending && pending.cwd);
    const first = await items({ root: "/old" });
    expect(folders(first)).toEqual(["src", "src"]);
    const before: Proposal = { v: 1, items: first.slice(0, 1), comment: null };
    expect(folders(await items({ before, root: "/new", earlierEvents: 1 }))).toEqual(["src", "."]);
  });
});

describe("a run that comes to what nobody can be asked about", () => {
  test("goes on with a reason for the agent, until it ends", async ({ folder }) => {
    const model = actor(echo("hunter22"), done);
    const conversation = await opened(folder, model);
    expect(await until(conversation)).toEqual({ status: "finished" });
    expect(JSON.stringify(model.requests[1]?.messages)).toContain("looks like a secret");
  });

  test("waits for the rest of a batch", async ({ folder }) => {
    const model = actor({ calls: [["echo", { word: "hunter22" }] as const, ["echo", { word: "a" }] as const] });
    const conversation = await opened(folder, model);
    expect(await until(conversation)).toEqual({ status: "waiting" });
    expect((await conversation.pendingActions()).map(({ input }) => input.word)).toEqual(["a"]);
    expect(model.requests).toHaveLength(1);
  });

  test("that waits for what can be shown is left alone", async ({ folder }) => {
    const conversation = await opened(folder, actor(two));
    expect(await until(conversation)).toEqual({ status: "waiting" });
    expect(await conversation.pendingActions()).toHaveLength(2);
  });

  test("is stopped when the agent does not learn", async ({ folder }) => {
    const model = actor(...Array.from({ length: 9 }, (_, index) => echo(`hunter22 ${index}`)));
    const end = await until(await opened(folder, model));
    expect(end).toMatchObject({ status: "failed", fault: { code: "model" } });
    expect(model.requests).toHaveLength(6);
  });
});

describe("what waited when a run was cut off", () => {
  const three: Line = {
    calls: [
      ["echo", { word: "a" }],
      ["echo", { word: "b" }],
      ["echo", { word: "c" }],
    ],
  };
  const resultsIn = ({ log }: LocalConversation) =>
    [...log].flatMap((event) => (event.kind === "UserRejectObservation" ? [event.rejection_reason] : []));

  test("is told what was decided about it, each for itself, and none of it runs", async ({ folder }) => {
    const conversation = await opened(folder, actor(three));
    await conversation.run(forever);
    const items = await waitingItems(conversation, context);
    const by = { by: "octavia", at: "2026-11-21T11:00:00.000Z" };
    const approved = recordDecision({ v: 1, items, comment: null }, items.slice(0, 1), {
      ...by,
      verdict: "approved",
      reason: "",
    });
    const proposal = recordDecision(approved, items.slice(1, 2), {
      ...by,
      verdict: "rejected",
      reason: "Not on a Friday.",
    });
    await rejectAllPending(conversation, proposal);
    expect(resultsIn(conversation)).toEqual([
      expect.stringMatching(/^This call was approved, .* It may or may not have run/),
      "Not run: octavia rejected it. Not on a Friday.",
      expect.stringContaining("nobody approved it"),
    ]);
    expect(conversation.state.status).toBe("idle");
  });

  test("and had been shown to nobody is not told to be refused", async ({ folder }) => {
    const conversation = await opened(folder, actor(three));
    await conversation.run(forever);
    await rejectAllPending(conversation, undefined);
    expect(resultsIn(conversation)).toEqual(Array(3).fill(expect.stringContaining("before anybody could be asked")));
    expect(conversation.state.status).toBe("idle");
  });

  test("is left alone where nothing waits", async ({ folder }) => {
    const conversation = await opened(folder, actor(done));
    await conversation.run(forever);
    await rejectAllPending(conversation, undefined);
    expect(resultsIn(conversation)).toEqual([]);
  });
});

describe("the result of an approved action", () => {
  test("is told in a few words, and of one that has none nothing is told", async ({ folder }) => {
    const conversation = await opened(folder, actor(two, call("echo", {}), done));
    await conversation.run(forever);
    const [first = "", second = ""] = (await conversation.pendingActions()).map(({ action }) => action.id);
    conversation.rejectPendingActions("No.", [second]);
    expect([...resultsOf(conversation.log)]).toEqual([[second, "cut off, so it may have run"]]);
    await conversation.approve(forever, undefined, [first]);
    expect(resultsOf(conversation.log).get(first)).toBe("ran");
  });

  test("that was cut off says so, and not that it failed or did not run", () => {
    const acted = (id: string) => ({ kind: "ActionEvent", id, tool_call_id: `call-${id}` });
    const erred = (id: string, error: string) => ({ kind: "AgentErrorEvent", tool_call_id: `call-${id}`, error });
    const events = [acted("a"), acted("b"), erred("a", prompt("interrupted")), erred("b", "No such tool.")];
    expect([...resultsOf(events as never)]).toEqual([
      ["a", "cut off, so it may have run"],
      ["b", "failed"],
    ]);
  });
});
