/** What must hold between the turns: they alternate, calls have their results, and thoughts come back as they were sent. */
import type { MessagesRequest, Turn } from "./request.ts";

type Block = Exclude<Turn["content"], string>[number];

/** What the model said in one reply, by the id of each of its calls. */
type Said = ReadonlyMap<string, readonly SaidBlock[]>;
export type SaidBlock = Readonly<{ type: string; [field: string]: unknown }>;

/** The first breach in the endpoint's words; undefined for a sound history. */
export function historyProblem({ messages, thinking }: MessagesRequest, said: Said): string | undefined {
  const problems = [
    ...turnProblems(messages),
    ...pairingProblems(messages),
    ...thoughtProblems(messages, said),
    ...(thinking?.type === "enabled" ? budgetProblems(messages) : []),
  ];
  return problems[0];
}

/** What only the endpoint can make, and has to get back with the thought. */
export function sign(thought: string): string {
  return Buffer.from(`signed:${thought}`).toString("base64");
}

function blocksOf({ content }: Turn): readonly Block[] {
  return typeof content === "string" ? [{ type: "text", text: content }] : content;
}

/** The real endpoint joins turns of one role; a client that relies on that has lost count of them. */
function* turnProblems(turns: readonly Turn[]): Generator<string> {
  if (turns[0]?.role !== "user") yield 'messages: first message must use the "user" role';
  if (turns.at(-1)?.role !== "user")
    yield "This model does not support assistant message prefill. The conversation must end with a user message.";
  for (const [index, { role }] of turns.entries()) {
    if (index > 0 && turns[index - 1]?.role === role) {
      yield `messages: roles must alternate between "user" and "assistant", but found multiple "${role}" roles in a row`;
    }
  }
}

function* pairingProblems(turns: readonly Turn[]): Generator<string> {
  const seen = new Set<string>();
  for (const [index, turn] of turns.entries()) {
    const calls = callIds(turn);
    for (const id of calls) {
      if (seen.has(id)) yield "messages: `tool_use` ids must be unique";
      seen.add(id);
    }
    const next = turns[index + 1];
    const results = next ? leadingResults(next) : [];
    const missing = calls.filter((id) => !results.includes(id));
    if (missing.length > 0) {
      yield `messages.${index}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${missing.join(", ")}.`;
    }
    const before = index > 0 ? callIds(turns[index - 1] as Turn) : []; // there is one before
    for (const id of allResults(turn)) {
      if (!before.includes(id))
        yield `messages.${index}.content: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${id}.`;
    }
  }
}

function callIds(turn: Turn): string[] {
  return blocksOf(turn).flatMap((block) => (block.type === "tool_use" ? [block.id] : []));
}

function allResults(turn: Turn): string[] {
  return blocksOf(turn).flatMap((block) => (block.type === "tool_result" ? [block.tool_use_id] : []));
}

/** Results stand before whatever else the user says. */
function leadingResults(turn: Turn): string[] {
  const blocks = blocksOf(turn);
  const end = blocks.findIndex(({ type }) => type !== "tool_result");
  return allResults({ role: "user", content: (end < 0 ? blocks : blocks.slice(0, end)) as never }); // blocks of that turn
}

/** Signatures are checked everywhere, and the thoughts of the latest turn have to be those that were sent, in their places. */
function* thoughtProblems(turns: readonly Turn[], said: Said): Generator<string> {
  for (const [index, turn] of turns.entries()) {
    for (const [place, block] of blocksOf(turn).entries()) {
      const isForged =
        (block.type === "thinking" && block.signature !== sign(block.thinking)) ||
        (block.type === "redacted_thinking" && !Buffer.from(block.data, "base64").toString().startsWith("signed:"));
      if (isForged) yield `messages.${index}.content.${place}: Invalid \`signature\` in \`thinking\` block`;
    }
  }
  const latest = turns.findLast(({ role }) => role === "assistant");
  const sent = latest && said.get(callIds(latest)[0] ?? "");
  if (!latest || !sent || JSON.stringify(thoughtsIn(blocksOf(latest))) === JSON.stringify(thoughtsIn(sent))) return;
  yield `messages.${turns.indexOf(latest)}.content: \`thinking\` or \`redacted_thinking\` blocks in the latest assistant message cannot be modified. These blocks must remain as they were in the original response.`;
}

/** Each with the number of calls before it. */
function thoughtsIn(blocks: readonly SaidBlock[]): unknown[] {
  let calls = 0;
  return blocks.flatMap((block) => {
    if (block.type === "tool_use") calls += 1;
    return block.type === "thinking" || block.type === "redacted_thinking" ? [[calls, block]] : [];
  });
}

function* budgetProblems(turns: readonly Turn[]): Generator<string> {
  const latest = turns.findLastIndex(({ role }) => role === "assistant");
  const turn = turns[latest];
  const first = turn && blocksOf(turn)[0]?.type;
  if (!turn || callIds(turn).length === 0 || first === "thinking" || first === "redacted_thinking") return;
  yield `messages.${latest}.content.0.type: Expected \`thinking\` or \`redacted_thinking\`, but found \`${first}\`. When \`thinking\` is enabled, a final \`assistant\` message must start with a thinking block.`;
}
