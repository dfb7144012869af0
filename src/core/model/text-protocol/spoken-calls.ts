/** Decides which part of a reply is a call that is written as text, and when it is only an example. */
import { type Message, plainText } from "../../event/content.ts";
import type { ToolSchema } from "../model.ts";
import { withoutThoughts } from "../thoughts.ts";
import { toolNamed } from "./check-call.ts";
import { type Block, parted, withoutSpans } from "./code-blocks.ts";
import { CLOSING, endsAsCall, openingsIn } from "./notations.ts";
import { areJsonCalls, hasJsonCall, type ToolOf } from "./spoken-json.ts";

/**
 * `family` names models that write like this. `manner`: "whole" if there is nothing but calls; "beside" for a special
 * notation next to prose, which is rare in answers; "quoted" for a code block or JSON next to prose, which is common in
 * answers.
 */
export type SpokenCall = Readonly<{ family: string; manner: "whole" | "beside" | "quoted" }>;

/**
 * The call of one of these tools that a message contains as text; undefined for an answer. JSON must match the tool.
 * Calls of other tools do not count, and neither does inline code. In the reasoning, a call at its end counts if there
 * is no other text, and so does a call that begins there and ends in the text.
 */
export function spokenCall(
  message: Pick<Message, "content" | "reasoning_content">,
  tools: readonly ToolSchema[],
): SpokenCall | undefined {
  const content = plainText(message.content).trim();
  const said = withoutThoughts(content);
  const toolOf = (name: string) => toolNamed(name.replace(/^functions\./, ""), tools);
  const thoughts = `${message.reasoning_content ?? ""}\n${content.slice(0, content.length - said.length)}`;
  const found = callIn(said, toolOf);
  if (found?.manner === "whole") return found;
  return callFromThoughts(thoughts.replace(/<\/think>\s*$/i, "").trim(), said, toolOf) ?? found;
}

/**
 * Whether such a call is an example in an answer. It is not one if no call of the conversation was ever parsed, because
 * then none will be, or if there is nothing but calls. A special notation next to prose counts as an example only the
 * second time.
 */
export function isExample(
  { manner }: SpokenCall,
  { hasCalled, isTold }: Readonly<{ hasCalled: boolean; isTold: boolean }>,
): boolean {
  return hasCalled && (manner === "quoted" || (manner === "beside" && isTold));
}

function callIn(text: string, toolOf: ToolOf): SpokenCall | undefined {
  const alone = wholeCall(text, toolOf);
  if (alone !== undefined) return { family: alone, manner: "whole" };
  const { blocks, words } = parted(text);
  const families = blocks.map((block) => blockCall(block, toolOf));
  const [first] = families.filter((family) => family !== undefined);
  if (words.trim() === "" && !families.includes(undefined) && first !== undefined)
    return { family: first, manner: "whole" };
  const [beside] = openingsIn(text, withoutSpans(words), isOffered(toolOf));
  if (beside) return { family: beside.family, manner: "beside" };
  const quoted = first ?? (hasJsonCall(words, toolOf) ? "JSON" : undefined);
  return quoted === undefined ? undefined : { family: quoted, manner: "quoted" };
}

function isOffered(toolOf: ToolOf): (name: string) => boolean {
  return (name) => toolOf(name) !== undefined;
}

/** The family of a text that is calls and nothing else. */
function wholeCall(text: string, toolOf: ToolOf): string | undefined {
  if (!endsAsCall(text)) return undefined;
  // Servers that remove special tokens can leave the closing tag.
  if (areJsonCalls(text.replace(/\s{0,20}<\/tool_calls?>$/, ""), toolOf)) return "JSON";
  const [opening] = openingsIn(text, text, isOffered(toolOf));
  return opening?.start === 0 ? opening.family : undefined;
}

/** Some models write calls in this form, and people write examples in it. */
const CODE_CALL = /^(?:print\(\s{0,20})?(?:default_api\.)?([\w-]{1,100})\(/gm;

function blockCall({ language, code }: Block, toolOf: ToolOf): string | undefined {
  if (language !== "tool_code") return wholeCall(code, toolOf);
  return [...code.matchAll(CODE_CALL)].some(([, name = ""]) => toolOf(name)) ? "Gemma" : undefined;
}

/** A server that separates reasoning from text can split a call, or take it for reasoning. */
function callFromThoughts(thoughts: string, said: string, toolOf: ToolOf): SpokenCall | undefined {
  const text = said === "" ? thoughts : `${thoughts}\n${said}`;
  if (thoughts === "" || !endsAsCall(text)) return undefined;
  const words = withoutSpans(parted(thoughts).words).padEnd(thoughts.length);
  const place = said === "" ? words : `${words}\n${said}`;
  const last = openingsIn(text, place, isOffered(toolOf)).findLast(({ start }) => start < thoughts.length);
  if (!last) return undefined;
  if (said === "") return { family: last.family, manner: "whole" };
  const isParted = !CLOSING.test(thoughts.slice(last.start)) && CLOSING.test(said);
  return isParted ? { family: last.family, manner: "beside" } : undefined;
}
