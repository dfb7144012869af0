/** Builds the trigger of a run for one item of a list. Such a run is independent of the event that started it. */
import { type ListItem, parseItem } from "../../action/runner/input/list-query.ts";
import { rawInput } from "../../action/runner/input/raw-input.ts";
import type { Env } from "../../action/runner/world.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { Fault } from "../../lib/fault.ts";
import type { Memory } from "../memory/memory.ts";
import { proposalIn } from "../thread/kept-proposal.ts";

type AdmittedTrigger = Readonly<{ trigger: Trigger; fault: Fault | undefined }>;

/** It has no thread and posts no answer: otherwise the runs of one matrix would conflict on one thread. */
export function triggerForItem(env: Env, asked: AdmittedTrigger): AdmittedTrigger {
  const item = parseItem(rawInput(env, "item") ?? "{");
  const { trigger } = asked;
  if (!item || trigger.kind === "decision") return asked;
  // Anybody's code can be checked out there.
  if (trigger.thread.type === "pull_request") return { trigger, fault: asked.fault ?? notOnPulls() };
  const { snapshot: _, claim: __, run: ___, ...rest } = trigger;
  const kind = trigger.kind === "schedule" ? "schedule" : "automation";
  const key = `${trigger.key}/item/${item.key}`;
  return { ...asked, trigger: { ...rest, ...NOWHERE, kind, key, about: aboutOf(item) } };
}

const NOWHERE = {
  thread: { type: "none" },
  answer: { kind: "none" },
  item: { kind: "none", id: 0, nodeId: undefined },
} as const;

function notOnPulls(): Fault {
  return new Fault("config", "An `item` cannot be worked on from an event of a pull request.", {
    hint: "Start the workflow by hand, on a schedule, or from an issue.",
  });
}

function aboutOf({ item, kind, number, title }: ListItem): NonNullable<Trigger["about"]> {
  const isThread = number !== undefined && (kind === "issue" || kind === "pull-request");
  return {
    title: title === "" ? item : title,
    text: title === item ? item : `${item}\n${title}`,
    ...(isThread && { thread: { type: kind === "issue" ? "issue" : "pull_request", number } }),
  };
}

/** The login of the person who decided. */
export function deciderOf({ actors }: Trigger): string {
  return actors[0]?.login ?? "nobody";
}

/** The work stays attributed to the person who requested it, not to the approver. */
export function onBehalf(trigger: Trigger, memory: Memory): Trigger {
  const [first] = trigger.kind === "decision" ? (proposalIn(memory)?.items[0]?.pending.requesters ?? []) : [];
  if (!first) return trigger;
  return {
    ...trigger,
    asker: {
      login: first.login,
      id: first.id ?? undefined,
      type: first.login.endsWith("[bot]") ? "Bot" : "User",
      role: "sender",
    },
  };
}
