/** A call without an answer as one item of a matrix, so that each is answered on a machine of its own. */
import { createHash } from "node:crypto";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { oneLine } from "../../lib/text.ts";
import { type ListItem, parseItem } from "../list/list-item.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import type { Env } from "../world.ts";

export function callItem(trigger: Trigger): ListItem {
  const title = oneLine(trigger.snapshot?.title ?? "", 100);
  return { item: nameOfCall(trigger), kind: "call", title, key: keyOfCall(trigger) };
}

/** It says which call is meant, and nothing that would be believed of it. */
function keyOfCall({ key }: Pick<Trigger, "key">): string {
  return `call-${createHash("sha256").update(key).digest("hex").slice(0, 32)}`;
}

/** Whether a call is the one of the input `item`; any is where there is none. */
export function wantedIn(env: Env): (trigger: Pick<Trigger, "key">) => boolean {
  const item = rawInput(env, "item");
  const wanted = item === undefined ? undefined : parseItem(item);
  return (trigger) => item === undefined || (wanted?.kind === "call" && wanted.key === keyOfCall(trigger));
}

/** For people. */
export function nameOfCall({ thread, item, claim }: Pick<Trigger, "thread" | "item" | "claim">): string {
  const number = thread.type === "none" ? "" : `#${thread.number}`;
  if (claim) return `${number}, ${claim.kind} ${claim.name}`;
  const isWhole = item.kind === "issue" || item.kind === "pull-request" || item.kind === "discussion";
  return isWhole ? number : `${number}, ${item.kind.replace("issue-", "").replace("-", " ")} ${item.id}`;
}
