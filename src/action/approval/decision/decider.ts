/** Who decides, and for whom the work goes on. */
import type { Trigger } from "../../../github/read/trigger/trigger.ts";
import type { Memory } from "../../durable/memory.ts";
import { proposalIn } from "../kept-proposal.ts";

export function deciderOf({ actors }: Trigger): string {
  return actors[0]?.login ?? "nobody";
}

/** The work stays that of who asked for it, whoever lets it go on. */
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
