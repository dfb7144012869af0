/** Marks the prefixes that the endpoint may cache for the next request. This API accepts four marks. */
import type { Block, Turn } from "./turns.ts";

const MARK = { cache_control: { type: "ephemeral" } };

type Markable = Readonly<{ tools?: readonly object[]; system?: readonly Block[]; messages: readonly Turn[] }>;

/**
 * Marks the tools, the static system text, and the last two user turns. The next request begins with the later turn.
 * The earlier one is needed if a turn has more blocks than the endpoint searches. Apart from the marks, a request is a
 * prefix of the next one.
 */
export function withCacheMarks<Body extends Markable>(body: Body): Body {
  const { tools, system, messages } = body;
  const users = messages.flatMap(({ role }, index) => (role === "user" ? [index] : [])).slice(-2);
  return {
    ...body,
    ...(tools && { tools: marked(tools, tools.length - 1) }),
    ...(system && { system: marked(system, 0) }),
    messages: messages.map((turn, index) => (users.includes(index) ? markedAtEnd(turn) : turn)),
  };
}

function markedAtEnd(turn: Turn): Turn {
  return { ...turn, content: marked(turn.content, turn.content.length - 1) };
}

function marked<Item extends object>(items: readonly Item[], position: number): readonly Item[] {
  return items.map((item, index) => (index === position ? { ...item, ...MARK } : item));
}
