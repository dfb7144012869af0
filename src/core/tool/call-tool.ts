/** Runs one tool call and turns its result into an observation for the log. */
import { z } from "zod";
import { Mistake } from "../../lib/fault.ts";
import { clipMiddle } from "../../lib/text.ts";
import { type Content, text } from "../event/content.ts";
import type { Observation } from "../event/kind/actions.ts";
import { maskTexts } from "../event/mask-texts.ts";
import { saveText } from "./saved-output.ts";
import type { Tool, ToolContext, ToolResult } from "./tool.ts";
import { wireObservation } from "./wire-class.ts";

export type CallResult =
  | Readonly<{ status: "answered"; observation: Observation }>
  | Readonly<{ status: "crashed"; error: string }>;

const maxTextLength = 50_000;

/** For a tool to end after its signal is aborted. The tools of Deckhand take less. */
const patienceMs = 15_000;

/**
 * Parses `input` and runs the tool. A `Mistake` or an invalid input is an answer with `is_error`; any other error is a
 * crash, described for the model. Rejects only with the reason of an aborted signal: at once when the tool ends, and after
 * 15 seconds where it does not.
 */
export async function callTool(tool: Tool, input: unknown, context: ToolContext): Promise<CallResult> {
  let about: Readonly<Record<string, unknown>> = {};
  try {
    const parsed = parseInput(tool, input);
    about = tool.about?.(parsed, context.workspace) ?? {};
    return await observationOf(tool, { ...about, ...(await endOrGiveUp(tool.run(parsed, context), context)) }, context);
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof Mistake) return observationOf(tool, { ...about, ...mistaken(error) }, context);
    const message = error instanceof Error ? error.message : String(error);
    return { status: "crashed", error: `Error executing tool '${tool.name}': ${message}` };
  }
}

/** Rejects with the signal's reason if the tool still runs 15 seconds after it. A promise cannot be stopped. */
async function endOrGiveUp<Result>(running: Promise<Result>, { signal }: ToolContext): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(() => reject(signal.reason), patienceMs);
  };
  if (signal.aborted) wait();
  signal.addEventListener("abort", wait, { once: true });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", wait);
  }
}

// `never`: a list of tools forgets their input types; each schema fits its own `run`.
function parseInput(tool: Tool, input: unknown): never {
  const parsed = tool.input.safeParse(input);
  if (!parsed.success) throw new Mistake(z.prettifyError(parsed.error), { cause: parsed.error });
  return parsed.data as never;
}

function mistaken({ message }: Mistake): ToolResult {
  return { content: [text(message)], is_error: true };
}

async function observationOf(tool: Tool, result: ToolResult, context: ToolContext): Promise<CallResult> {
  const { content, is_error = false, ...fields } = await shortenResult(tool, result, context);
  const observation = wireObservation(tool, { content, is_error }, { tool_name: tool.name, ...fields });
  return { status: "answered", observation };
}

/**
 * Texts that are too long together are cut in proportion to their length. The whole output goes to a file, which the
 * notice and `metadata.full_output_file` name.
 */
async function shortenResult(tool: Tool, result: ToolResult, { workspace, secrets }: ToolContext): Promise<ToolResult> {
  const length = textsOf(result.content).join("").length;
  if (length <= maxTextLength) return result;
  // Masked before the cut: the log could not recognize half a secret.
  const whole = secrets ? maskTexts(result.content, secrets.mask) : result.content;
  const { where, file } = await saveText(workspace, tool.name, textsOf(whole).join("\n"));
  const notice = `[... cut: ${length} characters are more than the ${maxTextLength} allowed. ${where && `${where}. `}...]`;
  const part = maxTextLength / length;
  const content = whole.map((block) =>
    block.type === "text"
      ? { ...block, text: clipMiddle(block.text, Math.floor(block.text.length * part), notice) }
      : block,
  );
  return { ...result, content, ...(file && { metadata: { ...Object(result.metadata), full_output_file: file } }) };
}

function textsOf(content: readonly Content[]): readonly string[] {
  return content.flatMap((block) => (block.type === "text" ? [block.text] : []));
}
