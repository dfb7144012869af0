/** The words of a commit: ours, apart from the title of what it is about, which is cut to one plain line. */
import { oneLine, withoutStop } from "../lib/text.ts";
import { neutralTitle } from "../markdown/commands.ts";

type Person = Readonly<{ login: string; id: number }>;

/** The body is text of others that has been made inert. `trailers` are lines that come before ours. */
export type GitWords = Readonly<{ subject: string; body?: string; trailers?: readonly string[] }>;

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
  /** The words that git gives a commit of this kind, in place of the title. */
  words?: GitWords | undefined;
  /** The title that the agent gave its work, in place of that of the thread. */
  title?: string | undefined;
  /** A trailer by which the commit is known for ours. */
  mark?: string | undefined;
}>;

/** A subject that was there already is not cut at our width. */
const LONGEST_OF_GIT = 250;

/** Subject of at most 72 characters unless git has one, and trailers that lead back to the requester, the conversation and the run. */
export function commitMessage({ about, requester, approver, host, words, ...facts }: CommitFacts): string {
  const reference = words ? "" : referenceTo(about);
  const given = words?.subject ?? withoutStop(facts.title ?? about.title);
  // Git takes a line that begins with three dashes for the end of a message.
  const longest = words ? LONGEST_OF_GIT : titleLength(reference);
  const title = oneLine(neutralTitle(given), longest).replace(/^---[- ]*/, "");
  const subject = `${title || "Changes"}${reference}`;
  const trailers = [
    ...(words?.trailers ?? []),
    ...(requester ? [`Co-authored-by: ${addressOf(requester, host)}`] : []),
    ...(approver ? [`Approved-by: ${addressOf(approver, host)}`] : []),
    `Agent-Conversation: ${facts.conversationId}`,
    `Agent-Run: ${facts.runUrl}`,
    ...(facts.mark === undefined ? [] : [facts.mark]),
  ];
  const body = words?.body === undefined ? "" : `${words.body}\n\n`;
  return `${subject}\n\n${body}${[...new Set(trailers)].join("\n")}\n`;
}

/** ` (#7)` */
function referenceTo({ number, repository = "" }: CommitFacts["about"]): string {
  return number === undefined ? "" : ` (${repository}#${number})`;
}

function titleLength(reference: string): number {
  return Math.max(24, 72 - reference.length);
}

/** How long a title may be, in characters, so that it is not cut. */
export function longestTitle(about: CommitFacts["about"]): number {
  return titleLength(referenceTo(about));
}

/** The message of `commitMessage`, if somebody signs it off with one more trailer, at the end of the others as git puts it. */
export function signedOffBy(message: string, who: string | undefined): string {
  return who === undefined ? message : `${message.trimEnd()}\nSigned-off-by: ${who}\n`;
}

function addressOf({ login, id }: Person, host: string): string {
  const name = login.replaceAll(/[^\w.[\]-]/g, "");
  return `${name} <${id}+${name}@users.noreply.${host}>`;
}
