/** The words of a commit: ours, apart from the title of what it is about, which is cut to one plain line. */
import { oneLine } from "../lib/text.ts";
import { neutralTitle } from "../markdown/commands.ts";

type Person = Readonly<{ login: string; id: number }>;

export type CommitFacts = Readonly<{
  /** `number` is undefined where there is no thread, and `repository` is `owner/name` where that is of another one. */
  about: Readonly<{ number: number | undefined; title: string; repository?: string }>;
  /** Undefined where nobody asked, or an account of which GitHub told no id. */
  requester: Person | undefined;
  /** The person who approved files that would not be published otherwise, with an id as well. */
  approver?: Person | undefined;
  /** Host of GitHub, for the requester's no-reply address. */
  host: string;
  conversationId: string;
  runUrl: string;
  /** The subject and the body that git gives a commit of this kind, in place of the title. */
  words?: Readonly<{ subject: string; body?: string }> | undefined;
  /** A trailer by which the commit is known for ours. */
  mark?: string | undefined;
}>;

/** Subject of at most 72 characters, and trailers that lead back to the requester, the conversation and the run. */
export function commitMessage({ about, requester, approver, host, words, ...facts }: CommitFacts): string {
  const isOurs = words === undefined && about.number !== undefined;
  const reference = isOurs ? ` (${about.repository ?? ""}#${about.number})` : "";
  // Git takes a line that begins with three dashes for the end of a message.
  const title = oneLine(neutralTitle(words?.subject ?? about.title), Math.max(24, 72 - reference.length)).replace(
    /^---[- ]*/,
    "",
  );
  const subject = `${title || "Changes"}${reference}`;
  const trailers = [
    ...(requester ? [`Co-authored-by: ${addressOf(requester, host)}`] : []),
    ...(approver ? [`Approved-by: ${addressOf(approver, host)}`] : []),
    `Agent-Conversation: ${facts.conversationId}`,
    `Agent-Run: ${facts.runUrl}`,
    ...(facts.mark === undefined ? [] : [facts.mark]),
  ];
  const body = words?.body === undefined ? "" : `${words.body}\n\n`;
  return `${subject}\n\n${body}${trailers.join("\n")}\n`;
}

function addressOf({ login, id }: Person, host: string): string {
  const name = login.replaceAll(/[^\w.[\]-]/g, "");
  return `${name} <${id}+${name}@users.noreply.${host}>`;
}
