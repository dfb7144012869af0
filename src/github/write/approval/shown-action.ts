/** Shows every byte of an action to a person, or says why that cannot be done. */
import { prompt } from "../../../prompts.ts";
import { code, codeBlock } from "../inline-code.ts";
import type { PendingAction } from "./proposal.ts";
import { visible, wrapped } from "./visible.ts";

/** Characters that all actions of one comment may take: the rest is for what is said about them. */
const ROOM = 24_000;

/** Of them for the line above each. */
const HEAD = 200;

/** What stands in a line of its own, which is cut where it is longer. */
const NAME = 150;

/** The arguments as Markdown, none left out: texts each by itself, so that none can pretend to be another. */
export function shownArguments({ arguments: json }: Pick<PendingAction, "arguments">): string {
  const given: Readonly<Record<string, unknown>> = JSON.parse(json); // canonical JSON, which we wrote
  const entries = Object.entries(given);
  if (entries.length === 0) return "Without arguments.";
  return entries.map(([name, value]) => shownArgument(name, value, entries.length === 1)).join("\n\n");
}

function shownArgument(name: string, value: unknown, isAlone: boolean): string {
  const text = visible(typeof value === "string" ? value : JSON.stringify(value));
  const isText = typeof value === "string";
  const title = isAlone && name === "command" && isText ? "" : `${code(visible(name))}${isText ? "" : " (JSON)"}:\n\n`;
  return `${title}${codeBlock("text", wrapped(text))}`;
}

/**
 * The actions that nobody could be shown, with a reason for the model: they are too long, or `clean`, through which every
 * comment goes, would take something out.
 */
export function unshowable(actions: readonly Seen[], clean: (text: string) => string): ReadonlyMap<string, string> {
  let room = ROOM;
  const reasons = new Map<string, string>();
  for (const action of actions) {
    const shown = shownArguments(action);
    const size = shown.length + (action.said ?? "").length + HEAD;
    const isLong = size > room || namesIn(action).some((name) => visible(name).length > NAME);
    if (clean(shown) !== shown) reasons.set(action.action, prompt("approval-unseen-secret"));
    else if (isLong) reasons.set(action.action, prompt("approval-unseen-long", { room: String(ROOM) }));
    else room -= size;
  }
  return reasons;
}

/** `said`: what else is said of it, why it waits and what it reaches. */
type Seen = Pick<PendingAction, "action" | "tool" | "arguments" | "cwd"> & Readonly<{ said?: string }>;

function namesIn({ tool, cwd, arguments: json }: Seen): readonly string[] {
  return [tool, cwd, ...Object.keys(JSON.parse(json))];
}
