/** The invariants of a conversation, whatever is done with it and whatever its model says. */
import { expect, test } from "vitest";
import { ROOT } from "../../../src/core/event/envelope.ts";
import type { Event } from "../../../src/core/event/event.ts";
import { dumpEvent } from "../../../src/core/event/wire.ts";
import { aesCipher } from "../../../src/core/secret/stored-secrets.ts";
import { unmatchedActions } from "../../../src/core/view/view.ts";
import { isResult } from "../../../src/core/view/visible-event.ts";
import { anthropicProblems, openaiProblems } from "../message-rules.ts";
import { Actor, type Deal, randomDeal, SECRET } from "./random-conversation.ts";
import { always } from "./runs.ts";

/** Does all that a deal says, and looks after each. */
async function perform(deal: Deal, look: (actor: Actor, before: string) => void): Promise<Actor> {
  const actor = new Actor(deal);
  for (const each of deal.acts) {
    const before = actor.conversation.state.status;
    await actor.act(each);
    look(actor, before);
  }
  return actor;
}

const onConversations = (look: (actor: Actor, before: string) => void, deals = randomDeal) =>
  always(35, deals, async (deal) => void (await perform(deal, look)));

const isRequest = (event: Event) => event.kind === "MessageEvent" && event.source === "user";

test("invariant 2: on every branch there is one system prompt, and it comes before what any user says", async () => {
  await onConversations(({ conversation }) => {
    for (const { id } of conversation.log) {
      const branch = conversation.log.branch(id);
      const prompts = branch.filter(({ kind }) => kind === "SystemPromptEvent");
      expect(prompts.length).toBeLessThanOrEqual(1);
      const [first] = branch.filter((event) => event.kind === "SystemPromptEvent" || isRequest(event));
      if (first) expect(first.kind).toBe("SystemPromptEvent");
    }
  });
});

test("invariant 8: who looks on sees the log, event by event", async () => {
  await onConversations(({ conversation, seen, files }) => {
    const stored = [...files].flatMap(([name, text]) =>
      name.endsWith(".json") && name.startsWith("events/") ? [text] : [],
    );
    expect(seen.map(dumpEvent)).toEqual(stored);
    expect([...conversation.log].map(dumpEvent)).toEqual(stored);
  });
});

test("invariant 12: every tool call is answered exactly once in every request, whatever was done in between", async () => {
  const requested = (actor: Actor) => {
    for (const { messages } of actor.traces.requests) {
      expect([openaiProblems(messages), anthropicProblems(messages)]).toEqual([[], []]);
    }
  };
  await always(35, randomDeal, async (deal) => requested(await perform(deal, () => {})));
});

test("invariant 16: the view that a conversation keeps is the one made from scratch, also after going back", async () => {
  await onConversations(({ asked }) => {
    for (const { sent, due } of asked.splice(0)) expect(sent).toEqual(due);
  });
});

test("invariant 17: a conversation that is opened again is as it was, secrets too if they were locked up", async () => {
  await always(35, randomDeal, async (deal) => {
    const actor = await perform(deal, () => {});
    const snapshot = () => {
      const { log, state } = actor.conversation;
      const secrets = deal.isLocked ? state.secrets.names.map((name) => state.secrets.get(name)) : [];
      return { events: [...log].map(dumpEvent), leaf: log.leaf, fields: state.fields, secrets };
    };
    const before = snapshot();
    const { state, log } = actor.conversation;
    const cutOff = state.status === "waiting_for_confirmation" ? [] : unmatchedActions(log.branch());
    await actor.act({ kind: "reopen" });
    const after = snapshot();
    expect(after.fields).toEqual(before.fields);
    expect(after.secrets).toEqual(before.secrets);
    expect(after.events.slice(0, before.events.length)).toEqual(before.events);
    expect(after.events.length).toBe(before.events.length + cutOff.length); // what went into the midst of a batch is closed
    if (cutOff.length === 0) expect(after.leaf).toBe(before.leaf);
    if (!deal.isLocked) expect(actor.conversation.state.secrets.names).toEqual([]);
  });
});

test("invariant 18: no file holds a secret", async () => {
  await onConversations(({ files }) => {
    for (const text of files.values()) expect(text).not.toContain(SECRET);
  });
});

test("invariant 18: what was locked up opens with its key and no other", async () => {
  await always(20, randomDeal, (deal) => {
    const token = aesCipher(`key ${deal.acts.length}`).encrypt(SECRET);
    expect(aesCipher(`key ${deal.acts.length}`).decrypt(token)).toBe(SECRET);
    expect(aesCipher("another").decrypt(token)).toBeUndefined();
    expect(token).not.toContain(SECRET);
  });
});

test("invariant 19: while it waits for a person there are actions without a result, and they have not run", async () => {
  let waits = 0;
  await onConversations(({ conversation }) => {
    if (conversation.state.status !== "waiting_for_confirmation") return;
    waits += 1;
    const branch = conversation.log.branch();
    const open = unmatchedActions(branch);
    expect(open.length).toBeGreaterThan(0);
    const batch = branch.filter(
      (event) => event.kind === "ActionEvent" && event.llm_response_id === open[0]?.llm_response_id,
    );
    const since = branch.slice(branch.findIndex(({ id }) => id === open[0]?.id));
    expect(since.filter(isResult)).toEqual([]);
    expect(batch.length).toBeGreaterThanOrEqual(open.length);
  });
  expect(waits).toBeGreaterThan(5);
});

/** Where each act may lead from a status; what is not there stays as it is. */
const ENDS = ["finished", "error", "paused", "stuck", "waiting_for_confirmation"];
const WAYS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  send: { finished: ["idle"], stuck: ["idle"] },
  run: { idle: ENDS, paused: ENDS, error: ENDS, stuck: ENDS },
  stop: { idle: ENDS, paused: ENDS, error: ENDS, stuck: ENDS },
  approve: { waiting_for_confirmation: ENDS },
  reject: { waiting_for_confirmation: ["idle"] },
  pause: { idle: ["paused"] },
  navigate: { waiting_for_confirmation: ["idle", "waiting_for_confirmation"] },
};

test("invariant 20: the status changes only by what one does, and only as that may change it", async () => {
  const came = new Set<string>();
  await onConversations((actor, before) => {
    const { status } = actor.conversation.state;
    const ways = WAYS[actor.last]?.[before] ?? [before];
    expect({ act: actor.last, before, ways, status, isAllowed: ways.includes(status) }).toMatchObject({
      isAllowed: true,
    });
    came.add(status);
    expect(status).not.toBe("running");
    expect(actor.savedStatus).toBe(status);
  });
  expect([...came].sort()).toEqual(["error", "finished", "idle", "paused", "stuck", "waiting_for_confirmation"]);
});

test("invariant 20: every change of the status is in the log, and nothing else is told as one", async () => {
  await onConversations(({ conversation }) => {
    const told = [...conversation.log].flatMap((event) =>
      event.kind === "ConversationStateUpdateEvent" && event.key === "execution_status" ? [event.value] : [],
    );
    expect(told.at(-1) ?? "idle").toBe(conversation.state.status);
    for (const [index, value] of told.entries()) expect(value).not.toBe(told[index - 1]);
  });
});

test("invariants 10 and 11: the log is a tree without gaps, wherever one went in it", async () => {
  await onConversations(({ conversation, files }) => {
    const { log } = conversation;
    expect(new Set([...log].map(({ id }) => id)).size).toBe(log.length);
    const numbers = [...files.keys()]
      .filter((name) => name.startsWith("events/"))
      .map((name) => Number(name.slice(13, 18)));
    expect(numbers).toEqual(numbers.map((_, index) => index));
    for (const [index, { parent_id = "" }] of [...log].entries()) {
      expect(parent_id === ROOT || log.indexOf(parent_id) < index).toBe(true);
    }
  });
});
