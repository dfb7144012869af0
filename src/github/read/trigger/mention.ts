/**
 * Decides whether a text calls us: written by a person or a bot that we listen to, sent by its author, with the
 * phrase in it. The words of the call are read in `words.ts`.
 */
import { Fault } from "../../../lib/fault.ts";
import { renderVisible } from "../../../markdown/shown/rendered.ts";
import { escaped } from "../payload/event-file.ts";
import type { Account } from "../payload/webhook.ts";
import { withoutChat } from "../text/quoted-chat.ts";
import { quotedMailAt } from "../text/quoted-mail.ts";
import { type Actor, type ActorRole, type Decision, type Ignored, ignored, type TriggerSettings } from "./trigger.ts";
import { decisionIn } from "./words.ts";

export type TriggerText = Readonly<{
  /** The kind of text, such as `comment`. */
  what: string;
  text: string | null;
  author: Account | null;
  sender: Account;
}>;

export type MentionCall = Readonly<{
  status: "called";
  request: string;
  /** The number of hidden parts of the text; they are not in the request. */
  hidden: number;
  /** Then the text is not a request, but a decision about what waits. */
  decision: Decision | undefined;
  actors: readonly Actor[];
}>;

export function callIn(said: TriggerText, settings: TriggerSettings): MentionCall | Ignored {
  const { what, text, author, sender } = said;
  if (author === null) return ignored(`the ${what} no longer has an author`);
  if (isOwn(author, settings)) return ignored(`the agent wrote the ${what} itself`);
  if (!isPersonOrAllowedBot(author, settings)) {
    return ignored(`the ${what} was written by a ${author.type.toLowerCase()}, not by a person`);
  }
  if (author.id !== sender.id) return ignored(`the sender is not the ${what}'s author`);
  const found = readRequest(text ?? "", settings.phrases);
  if (found === "pasted") return ignored(`the ${what} has its mention in what looks like ${PASTED}`);
  if (found === undefined) return ignored(`the ${what} does not mention ${settings.phrases.join(" or ")}`);
  const actors = [actor(author, "writer")];
  const { request, hidden } = found;
  return { status: "called", request: withPrompt(settings, request), hidden, decision: decisionIn(request), actors };
}

const PASTED = "a pasted message of somebody else. A mention above it counts";

/** Whether the reason is that: then the writer is told. */
export function isPasted({ why }: Ignored): boolean {
  return why.endsWith(PASTED);
}

/** The workflow's prompt, then the person's text. */
export function withPrompt({ prompt }: TriggerSettings, words: string): string {
  return [prompt?.trim() ?? "", words].filter((part) => part !== "").join("\n\n");
}

export function actor({ login, id, type }: Account, role: ActorRole): Actor {
  return { login, id, type, role };
}

/** The id decides; a login only if no id is known, because logins can change hands. */
export function isOwn({ id, login }: Account, { own }: TriggerSettings): boolean {
  if (own?.id !== undefined) return own.id === id;
  return own?.login !== undefined && isSameLogin(own.login, login);
}

/** GitHub logins ignore case; people write `@maria` for `Maria`. */
export function isSameLogin(a: string, b: string): boolean {
  return a.replace(/^@/, "").toLowerCase() === b.replace(/^@/, "").toLowerCase();
}

function isPersonOrAllowedBot({ id, type }: Account, { allowedBots = [] }: TriggerSettings): boolean {
  return type === "User" || allowedBots.includes(id);
}

/** `request` is the visible text without the phrase; `hidden` is the number of parts that are not in it. */
export type MentionText = Readonly<{ request: string; hidden: number }>;

/**
 * Returns the text without its first mention, or undefined if there is none. Throws a "config" Fault for an empty
 * phrase, which would match every text.
 */
export function requestIn(text: string, phrases: readonly string[]): MentionText | undefined {
  const found = readRequest(text, phrases);
  return found === "pasted" ? undefined : found;
}

/** "pasted": the only mention is in what was copied from a chat. In a quoted mail one is no news to anybody. */
function readRequest(text: string, phrases: readonly string[]): MentionText | "pasted" | undefined {
  const call = callOf(phrases);
  // This is cheap, unlike rendering, after which emphasis has no underscores.
  if (!call.test(text) && !call.test(text.replaceAll("_", " "))) return undefined;
  const { shown, said, hidden, behindTags } = renderVisible(text);
  const from = endOfCall(said, call, behindTags);
  const end = quotedMailAt(shown, from);
  const match = call.exec(withoutChat(shown, said, from, behindTags).slice(0, end));
  if (!match) return call.test(said.slice(0, end)) ? "pasted" : undefined;
  const before = shown.slice(0, match.index).trimStart();
  const after = shown.slice(match.index + match[0].length, end).replace(/^[,:;，：；、､،]?[^\S\n]*/, "");
  // A quoted mail is not in the request. People are told, as about hidden text.
  return { request: (before + after).trim(), hidden: hidden + (end < shown.length ? 1 : 0) };
}

/** The end of the first line, if it starts with the phrase: then it is not a header of a mail. `<maria>` is something before it. */
function endOfCall(said: string, call: RegExp, behindTags: readonly number[]): number {
  const start = call.exec(said)?.index;
  const [tag = Number.POSITIVE_INFINITY] = behindTags;
  if (start === undefined || tag <= start || /[\p{L}\p{N}]/u.test(said.slice(0, start))) return 0;
  const end = said.indexOf("\n", start);
  return end < 0 ? said.length : end;
}

/** Signs that make a phrase part of a longer name: for a mention those that GitHub has in names, for a word any letter. */
const NAME = "A-Za-z0-9_";
const LETTER = "\\p{L}\\p{M}\\p{N}_";

/**
 * Not part of a longer name, an address, a path or a team: `x@agent.com`, `@agent-x` and `@agent/team` do not match. As
 * GitHub links a mention, letters beyond ASCII beside it are other words (README.md).
 */
function callOf(phrases: readonly string[]): RegExp {
  const words = phrases.map(escaped);
  if (words.length > 0 && !words.includes("")) {
    const any = words.sort((a, b) => b.length - a.length).map(alone);
    return new RegExp(any.join("|"), "iu");
  }
  throw new Fault("config", "The trigger phrase is empty.", { hint: "Set it to what people write, such as `@agent`." });
}

/** The phrase as a pattern. One that begins with a letter is a word, and no mention. */
function alone(phrase: string): string {
  const isMention = !/^[\p{L}\p{N}]/u.test(phrase);
  const before = isMention ? NAME : LETTER;
  const after = isMention && /[ -~]$/.test(phrase) ? NAME : LETTER;
  return `(?<![${before}@/\\\\])${phrase}(?![${after}]|[-.@][${after}]|/[${LETTER}])`;
}
