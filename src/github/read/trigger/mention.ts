/**
 * Decides whether a text calls us: written by a person or a bot that we listen to, sent by its author, with the
 * phrase in it; and whether the call is a command or a decision, which need no model.
 */

import { Fault } from "../../../lib/fault.ts";
import { escaped } from "../payload/event-file.ts";
import type { Account } from "../payload/webhook.ts";
import { quotedMailAt } from "../text/quoted-mail.ts";
import { renderVisible } from "../text/rendered.ts";
import {
  type Actor,
  type ActorRole,
  type Decision,
  type Ignored,
  ignored,
  type Trigger,
  type TriggerSettings,
} from "./trigger.ts";

export type TriggerText = Readonly<{
  /** What kind of text it is, such as `comment`. */
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
  const found = requestIn(text ?? "", settings.phrases);
  if (found === undefined) return ignored(`the ${what} does not mention ${settings.phrases.join(" or ")}`);
  const actors = [actor(author, "writer")];
  const { request, hidden } = found;
  return { status: "called", request: withPrompt(settings, request), hidden, decision: decisionIn(request), actors };
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

const DECISION = /^(?<verdict>approve|go|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is;

/**
 * `approve` or `go`, `approve <digest>`, `reject`, `reject <digest>`, and after a rejection, behind a colon, the reason. Any
 * other text is a request and not an approval.
 */
export function decisionIn(words: string): Decision | undefined {
  const { verdict = "", digest, rest = "" } = DECISION.exec(words.trim())?.groups ?? {};
  const isApproval = ["approve", "go"].includes(verdict.toLowerCase());
  const [, reason] = /^\s*:\s*(.*)$/s.exec(rest) ?? [];
  const isEnd = /^[\s.!]*$/.test(rest);
  if (verdict === "" || !(isEnd || (!isApproval && reason !== undefined))) return undefined;
  const named = digest === undefined ? {} : { digest: digest.toLowerCase() };
  return { verdict: isApproval ? "approve" : "reject", ...named, reason: isEnd ? "" : (reason ?? "").trim() };
}

export type Command = "help" | "labels" | "reset" | "status" | "stop";

/** A question that asks nothing is one about what can be asked. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ...(["help", "labels", "reset", "status", "stop"] as const).map((command) => [command, command] as const),
  ["ask", "help"],
]);

/**
 * Returns a command only where a person says nothing else: two bots could call each other forever. `prompt` is the
 * workflow's, which is before their words.
 */
export function commandOf(
  { kind, request, actors }: Pick<Trigger, "kind" | "request" | "actors">,
  prompt: string | undefined,
): Command | undefined {
  if (kind !== "mention" || actors[0]?.type !== "User") return undefined;
  return COMMANDS.get(ownWords(request, prompt).replace(/[.!]$/, "").toLowerCase());
}

function ownWords(request: string, prompt: string | undefined): string {
  const given = prompt?.trim() ?? "";
  return (given !== "" && request.startsWith(given) ? request.slice(given.length) : request).trim();
}

/** The first word of a mention, where it says that a run only reads: to plan, to answer, or to condense the conversation. */
export function wordOf(
  { kind, request }: Pick<Trigger, "kind" | "request">,
  prompt: string | undefined,
): Word | undefined {
  if (kind !== "mention") return undefined;
  const [, word] = WORD.exec(ownWords(request, prompt)) ?? [];
  return WORDS.find((known) => known === word?.toLowerCase());
}

const WORDS = ["plan", "ask", "condense"] as const;
type Word = (typeof WORDS)[number];

/** A file can be condensed too, so that word stands alone. */
const WORD = /^(plan(?=$|[\s:.,!])|ask(?=[\s:,])|condense(?=[\s.!]*$))/i;

/** `request` is the visible text without the phrase; `hidden` is the number of parts that are not in it. */
export type MentionText = Readonly<{ request: string; hidden: number }>;

/**
 * Returns the text without its first mention, or undefined if there is none. Throws a "config" Fault for an empty
 * phrase, which would match every text.
 */
export function requestIn(text: string, phrases: readonly string[]): MentionText | undefined {
  const call = callOf(phrases);
  if (!call.test(text)) return undefined; // this is cheap, unlike rendering
  const { shown, said, hidden } = renderVisible(text);
  const end = quotedMailAt(shown, endOfCall(said, call));
  const match = call.exec(said.slice(0, end));
  if (!match) return undefined;
  const before = shown.slice(0, match.index).trimStart();
  const after = shown.slice(match.index + match[0].length, end).replace(/^[,:;]?[ \t]*/, "");
  // A quoted mail is not in the request. People are told, as about hidden text.
  return { request: (before + after).trim(), hidden: hidden + (end < shown.length ? 1 : 0) };
}

/** The end of the first line, if it starts with the phrase: then it is not a header of a mail. */
function endOfCall(said: string, call: RegExp): number {
  const start = call.exec(said)?.index;
  if (start === undefined || /[\p{L}\p{N}]/u.test(said.slice(0, start))) return 0;
  const end = said.indexOf("\n", start);
  return end < 0 ? said.length : end;
}

/**
 * Not part of a longer name, an address, a path or a team: `x@agent.com`, `@agent-x` and `@agent/team` do not match.
 */
function callOf(phrases: readonly string[]): RegExp {
  const words = phrases.map(escaped);
  if (words.length > 0 && !words.includes("")) {
    const any = words.sort((a, b) => b.length - a.length).join("|");
    return new RegExp(`(?<![\\p{L}\\p{N}_@/\\\\])(?:${any})(?![\\p{L}\\p{N}_]|[-./@][\\p{L}\\p{N}_])`, "iu");
  }
  throw new Fault("config", "The trigger phrase is empty.", { hint: "Set it to what people write, such as `@agent`." });
}
