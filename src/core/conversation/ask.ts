/** Answers questions outside of the task. The log does not change. */
import { Fault } from "../../lib/fault.ts";
import { oneLine, startOf } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import type { Agent } from "../agent/agent.ts";
import { type Message, plainText, text } from "../event/content.ts";
import type { Event } from "../event/event.ts";
import type { Spent } from "../model/model.ts";
import { toChat } from "../view/to-chat.ts";
import type { View } from "../view/view.ts";
import { isRequest } from "../view/visible-event.ts";

export type QuestionContext = Readonly<{
  agent: Agent;
  signal: AbortSignal;
  /** Hides secrets in the question and in the answer. */
  mask(text: string): string;
  /** It is called with every reply, also with unusable ones. */
  onReply(spent: Spent): void;
}>;

/** The agent's answer, based on its conversation. Rejects with a "model" Fault if there is none. */
export async function askAgent(
  view: View,
  question: string,
  { agent, signal, mask, onReply }: QuestionContext,
): Promise<string> {
  const messages = withTurn(toChat(view), prompt("ask", { question: mask(question) }));
  const reply = await agent.model.complete({ messages, tools: agent.toolbox.schemas(), signal, onLost: onReply });
  onReply(reply);
  const answer = mask(plainText(reply.message.content)).trim();
  if (answer === "")
    throw new Fault("model", "The model did not answer the question in words.", { hint: "Ask again." });
  return answer;
}

// Endpoints refuse two consecutive user messages.
function withTurn(messages: readonly Message[], words: string): Message[] {
  const last = messages.at(-1);
  if (last?.role !== "user") return [...messages, { role: "user", content: [text(words)] }];
  return [...messages.slice(0, -1), { ...last, content: [...last.content, text(words)] }];
}

const REQUEST_LENGTH = 1000;

/**
 * Returns a title of at most `length` characters for the first request: the model's, or else the beginning of the
 * request. Throws a Fault if there is no request.
 */
export async function generateTitle(
  events: readonly Event[],
  length: number,
  asking: QuestionContext,
): Promise<string> {
  const first = events.find(isRequest);
  const words = first?.kind === "MessageEvent" ? plainText(first.llm_message.content) : "";
  if (words.trim() === "") throw new Fault("config", "A conversation in which nothing was asked has no title.");
  const request = startOf(words, REQUEST_LENGTH);
  const title = await modelTitle(request, length, asking);
  return oneLine(title, length) || oneLine(request, length);
}

async function modelTitle(
  request: string,
  length: number,
  { agent, signal, mask, onReply }: QuestionContext,
): Promise<string> {
  const content = [text(prompt("title", { request, length: String(length) }))];
  try {
    const { smallModel = agent.model } = agent;
    const reply = await smallModel.complete({
      messages: [{ role: "user", content }],
      tools: [],
      signal,
      onLost: onReply,
    });
    onReply(reply);
    return mask(plainText(reply.message.content));
  } catch {
    signal.throwIfAborted();
    return ""; // a missing title is no reason to fail
  }
}
