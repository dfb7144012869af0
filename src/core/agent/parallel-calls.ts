/**
 * Unfolds the wrapper in which models of OpenAI write several calls, `multi_tool_use.parallel`: a tool that nobody offers
 * them, with the calls in its arguments. Each becomes a call of its own.
 */
import { parseObject } from "../../lib/json.ts";
import { whyNotObject } from "../../lib/json-problem.ts";
import type { MessageToolCall } from "../event/content.ts";
import type { Toolbox } from "../tool/toolbox.ts";
import { type PreparedCall, prepareCall, refuseCall } from "./prepare-call.ts";

const WRAPPER = /^(?:functions[._])?multi_tool_use(?:[._-]+parallel)?$/i;
const LIST = "tool_uses";
/** How many calls the wrappers of one reply may have together. */
const MOST = 128;

/** Prepares the calls of a reply, in order. A call in a wrapper that cannot be read is refused alone, with its place. */
export function prepareCalls(calls: readonly MessageToolCall[], toolbox: Toolbox): readonly PreparedCall[] {
  let left = MOST;
  return calls.flatMap((call) => {
    if (!isWrapper(call, toolbox)) return [prepareCall(call, toolbox)];
    const unfolded = unfold(call, toolbox, left);
    left = Math.max(0, left - unfolded.length);
    return unfolded;
  });
}

/** Also by what it holds: some endpoints take the dot and what follows out of the name. */
function isWrapper({ name, arguments: json }: MessageToolCall, toolbox: Toolbox): boolean {
  if (toolbox.get(name)) return false;
  if (WRAPPER.test(name.trim())) return true;
  return /parallel|tool_uses/i.test(name) && parseObject(json)?.value[LIST] !== undefined;
}

function unfold(call: MessageToolCall, toolbox: Toolbox, most: number): readonly PreparedCall[] {
  const { [LIST]: list, ...others } = parseObject(call.arguments.trim() || "{}")?.value ?? {};
  const found = typeof list === "string" ? parseList(list) : list;
  if (!Array.isArray(found) || found.length === 0) {
    const isRead = parseObject(call.arguments) !== undefined;
    const why = isRead
      ? `${LIST} has to be a list of {"recipient_name": "functions.NAME", "parameters": {…}}. Fields that were given: [${[...(list === undefined ? [] : [LIST]), ...Object.keys(others)].join(", ")}].`
      : whyNotObject(call.arguments);
    return [refuseCall(call, `${call.name}: ${why} Or call the tools directly, several in one reply.`)];
  }
  if (found.length > most) {
    return [
      refuseCall(
        call,
        `${call.name}: the reply has more than ${MOST} calls, and none of these ${found.length} was read. Make fewer at once.`,
      ),
    ];
  }
  return found.map((member: unknown, index) => one(member, { call, index, all: found.length, toolbox }));
}

function parseList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // and is refused
  }
}

type Place = Readonly<{ call: MessageToolCall; index: number; all: number; toolbox: Toolbox }>;

function one(member: unknown, { call, index, all, toolbox }: Place): PreparedCall {
  // A signature is of the call as a whole, and goes with its first part.
  const { extra_content: _, provider_specific_fields: __, block_order: ___, responses_item_id: ____, ...plain } = call;
  const base = { ...(index === 0 ? call : plain), id: all === 1 ? call.id : `${call.id.slice(0, 36)}_${index + 1}` };
  const place = `${LIST}[${index}]`;
  const refuse = (why: string) => {
    const told = { ...base, arguments: JSON.stringify({ [LIST]: [member] }) };
    return refuseCall(told, `${place}: ${why} The other calls of the list were read.`);
  };
  if (typeof member !== "object" || member === null || Array.isArray(member)) return refuse("it has to be an object.");
  const {
    recipient_name,
    name,
    parameters,
    arguments: given = parameters,
  } = member as Readonly<Record<string, unknown>>;
  const recipient = recipient_name ?? name;
  if (typeof recipient !== "string" || recipient.trim() === "")
    return refuse('"recipient_name" is missing: it has to be the name of a tool, such as "functions.terminal".');
  if (WRAPPER.test(recipient.trim())) return refuse("a list of calls cannot be in another one.");
  if (given !== undefined && given !== null && typeof given !== "object" && typeof given !== "string")
    return refuse(`"parameters" has to be an object, not a ${typeof given}.`);
  const json = typeof given === "string" ? given : JSON.stringify(given ?? {});
  return prepareCall({ ...base, name: recipient.trim(), arguments: json }, toolbox);
}
