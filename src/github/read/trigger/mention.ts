/**
 * Decides whether a text calls us: written by a person or a bot that we listen to, sent by its author, with the
 * phrase in it; and whether the call is a command or a decision, which need no model.
 */
import type { Account } from "../payload/payloads.ts";
import { requestIn } from "./phrase.ts";
import {
  type Actor,
  type ActorRole,
  type Decision,
  type Ignored,
  ignored,
  type Trigger,
  type TriggerSettings,
} from "./trigger.ts";

export type Said = Readonly<{
  /** What kind of text it is, such as `comment`. */
  what: string;
  text: string | null;
  author: Account | null;
  sender: Account;
}>;

export type Call = Readonly<{
  status: "called";
  request: string;
  /** The number of hidden parts of the text; they are not in the request. */
  hidden: number;
  /** Then the text is not a request, but a decision about what waits. */
  decision: Decision | undefined;
  actors: readonly Actor[];
}>;

export function callIn(said: Said, settings: TriggerSettings): Call | Ignored {
  const { what, text, author, sender } = said;
  if (author === null) return ignored(`the ${what} no longer has an author`);
  if (isOwn(author, settings)) return ignored(`the agent wrote the ${what} itself`);
  if (!isHeard(author, settings)) {
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

function isHeard({ id, type }: Account, { allowedBots = [] }: TriggerSettings): boolean {
  return type === "User" || allowedBots.includes(id);
}

const DECISION = /^(?<verdict>approve|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is;

/**
 * `approve`, `approve <digest>`, `reject`, `reject <digest>`, and after a rejection, behind a colon, the reason. Any
 * other text is a request and not an approval.
 */
export function decisionIn(words: string): Decision | undefined {
  const { verdict = "", digest, rest = "" } = DECISION.exec(words.trim())?.groups ?? {};
  const isApproval = verdict.toLowerCase() === "approve";
  const [, reason] = /^\s*:\s*(.*)$/s.exec(rest) ?? [];
  const isEnd = /^[\s.!]*$/.test(rest);
  if (verdict === "" || !(isEnd || (!isApproval && reason !== undefined))) return undefined;
  const named = digest === undefined ? {} : { digest: digest.toLowerCase() };
  return { verdict: isApproval ? "approve" : "reject", ...named, reason: isEnd ? "" : (reason ?? "").trim() };
}

export type Command = "help" | "labels" | "reset" | "status" | "stop";

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  (["help", "labels", "reset", "status", "stop"] as const).map((command) => [command, command]),
);

/** Returns a command only where a person says nothing else: two bots could call each other forever. `prompt` is the workflow's, which is before their words. */
export function commandOf(
  { kind, request, actors }: Pick<Trigger, "kind" | "request" | "actors">,
  prompt: string | undefined,
): Command | undefined {
  if (kind !== "mention" || actors[0]?.type !== "User") return undefined;
  const given = prompt?.trim() ?? "";
  const words = given !== "" && request.startsWith(given) ? request.slice(given.length) : request;
  return COMMANDS.get(words.trim().replace(/[.!]$/, "").toLowerCase());
}
