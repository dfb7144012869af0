/** The words of a commit: those of the thread, or those that git gives a merge, a revert and a pick. */
import { commitMessage, type GitWords } from "../../git/commit-message.ts";
import type { Actor } from "../../github/read/trigger/trigger.ts";
import { oneLine } from "../../lib/text.ts";
import { neutralLines, neutralTitle } from "../../markdown/commands.ts";
import type { Change, CopiedCommit, KeptMessage } from "../../policy/entries.ts";
import type { Goal } from "../goal.ts";
import type { Run } from "../run.ts";
import { workMarkerOf } from "../thread/own-comments.ts";
import { askerOf, subjectOf } from "../thread/subject.ts";

/** The words of git for a merge, for reverts and picks, and for the one commit of a history that was written again. */
export function wordsOf({ lineage, commits, tree }: Change, goal: Goal): GitWords | undefined {
  if (lineage?.kind === "merge")
    return { subject: `Merge branch '${goal.base}'${isThere(goal) ? ` into ${goal.branch}` : ""}` };
  if (lineage?.kind === "rewritten" && commits?.kind === "rewritten")
    return commits.only?.tree === tree ? wordsOfMessage(commits.only) : undefined;
  if (commits?.kind !== "copied" || commits.tree !== tree) return undefined;
  const [first, ...others] = commits.copies;
  if (others.length === 0) return first && wordsOfCopy(first);
  const bodies = commits.copies.map((copy) => `${inBody(copy.subject)}\n${bodyOfCopy(copy)}`);
  return {
    subject: `${doneIn(commits.copies)} ${commits.copies.length} commits`,
    body: bodies.join("\n\n"),
    trailers: commits.copies.flatMap(({ trailers }) => trailers),
  };
}

function wordsOfMessage({ subject, body, trailers }: KeptMessage): GitWords {
  const text = inertLines(body);
  return { subject, trailers, ...(text !== "" && { body: text }) };
}

/** As git writes it: the line about the source stands with the other trailers. */
function wordsOfCopy(copy: CopiedCommit): GitWords {
  const words = wordsOfMessage(copy);
  return copy.how === "revert" ? words : { ...words, trailers: [...copy.trailers, sourceOf(copy)] };
}

function bodyOfCopy(copy: CopiedCommit): string {
  const body = inertLines(copy.body);
  return copy.how === "revert" ? body : `${body}${body === "" ? "" : "\n\n"}${sourceOf(copy)}`;
}

function sourceOf({ of }: CopiedCommit): string {
  return `(cherry picked from commit ${of})`;
}

function doneIn(copies: readonly CopiedCommit[]): string {
  const isAll = (how: CopiedCommit["how"]) => copies.every((copy) => copy.how === how);
  return isAll("revert") ? "Revert" : isAll("pick") ? "Pick" : "Revert and pick";
}

/** Other people's lines as text that does nothing. */
function inertLines(body: string): string {
  return neutralLines(body)
    .replaceAll(/(^|\n)---/g, "$1 ---")
    .trim();
}

/** Other people's subject as a line that does nothing. Git takes a line that begins with three dashes for the end of a message. */
function inBody(subject: string): string {
  return oneLine(neutralTitle(subject), 72).replace(/^---[- ]*/, "");
}

type Given = Readonly<{ approver?: Actor | undefined; words?: GitWords | undefined; title?: string | undefined }>;

/** The commit message of a run. `approver` is the person who approved it, and `title` the agent's, if there is one. */
export function messageOf(run: Run, { approver, words, title }: Given = {}): string {
  const { job, trigger, memory } = run;
  const asker = askerOf(trigger);
  return commitMessage({
    about: aboutOf(run),
    requester: known(asker),
    approver: known(approver),
    words,
    title,
    host: new URL(job.serverUrl).host,
    conversationId: memory.id,
    runUrl: job.runUrl,
    mark: workMarkerOf(run).trailer(memory.id),
  });
}

function known(person: Actor | undefined) {
  return person?.id === undefined ? undefined : { login: person.login, id: person.id };
}

/** Whether the branch exists already, so that it is moved forward and not created. */
export function isThere(goal: Goal): goal is Extract<Goal, { branch: string }> {
  return goal.kind === "advance" || (goal.kind === "propose" && goal.isThere === true);
}

/** The subject of the work. In another repository, the thread is named with its own. */
export function aboutOf({ trigger, other }: Run) {
  const subject = subjectOf(trigger);
  return other ? { ...subject, repository: `${other.main.owner}/${other.main.name}` } : subject;
}
