/** Issues that people move away: to another repository, or to a discussion. */
import { Fault } from "../../lib/fault.ts";
import { notFound, type RestCall, type RestReply } from "./rest/call.ts";
import { movedTo } from "./rest/repository.ts";
import { fullName, type Site } from "./site.ts";
import type { Issue } from "./state.ts";

function issueOf({ state }: Site, number: number): Issue {
  const issue = state.issues.get(number);
  if (!issue) throw new Fault("bug", `There is no issue #${number} to move.`);
  return issue;
}

/** As GitHub does it: the other repository has new texts with new ids, and the old address leads there. */
export function transferIssue(site: Site, { issue: number, to }: Readonly<{ issue: number; to: string }>): Issue {
  const { author, title, body } = issueOf(site, number);
  const other = site.sites.find((one) => fullName(one) === to);
  if (!other) throw new Fault("bug", `There is no repository ${to} on the embedded GitHub.`);
  const moved = other.state.addIssue({ author, title, body });
  other.state.records.labels.set(moved.number, site.state.records.labelsOf(number));
  for (const comment of takeComments(site, number)) other.state.addComment({ ...comment, issue: moved.number });
  site.state.issues.delete(number);
  site.state.transferred.set(number, { repository: other.id, number: moved.number });
  return moved;
}

/** As GitHub does it: the issue is there, closed and locked, and its comments are those of the discussion. Resolves to its number. */
export function convertIssue(site: Site, { issue: number, by }: Readonly<{ issue: number; by: string }>): number {
  const issue = issueOf(site, number);
  const discussion = site.state.addDiscussion(issue).number;
  for (const { author, body } of takeComments(site, number))
    site.state.records.addDiscussionComment({ discussion, author, body });
  Object.assign(issue, { state: "closed", locked: true, updatedAt: site.state.time() });
  site.state.records.addEvent(number, { event: "converted_to_discussion", actor: by });
  return discussion;
}

function takeComments({ state }: Site, number: number) {
  const comments = state.commentsOn(number);
  for (const { id } of comments) state.comments.delete(id);
  return comments;
}

/** The answer to whatever is asked about an issue that was transferred; who may not read the other repository is told nothing. */
export function redirected({ site }: RestCall, path: string): RestReply | undefined {
  const [, number, rest = ""] = /^\/issues\/(\d+)(\/.*)?$/.exec(path) ?? [];
  const place = site.state.transferred.get(Number(number));
  if (!place) return undefined;
  if (!site.sites.some(({ id }) => id === place.repository)) throw notFound();
  return movedTo(`${site.apiUrl}/repositories/${place.repository}/issues/${place.number}${rest}`);
}
