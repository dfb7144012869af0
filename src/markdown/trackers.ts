/**
 * Words that trackers of issues obey in texts, titles and commits. The match of each expression is broken after its first
 * character. Linear: nothing is looked for far away.
 *
 * Read for this table: Jira ("Use Smart Commits", confluence.atlassian.com), GitLab ("Automatic issue closing" and its
 * default pattern), Linear (the words of linear.app/docs/github), YouTrack ("Apply Commands in VCS Commits", jetbrains.com),
 * SourceHut (man.sr.ht/hub.sr.ht), OpenStack ("Commit Message Tags" of Manila), Bitbucket (its table of command keywords),
 * Pivotal Tracker ("SCM Post-Commit Message Syntax"), Trello and Asana ("Asana", docs.gitlab.com), OneDev ("Fix Issues via
 * Commit Message"), Pagure ("Magic Words"), and the sources of Gitea (`modules/references/references.go`), Phabricator
 * (`ManiphestTaskStatus.php`) and Redmine (`changeset.rb`). `tests/markdown/trackers.test.ts` has the pages of the others,
 * which could not be read again: Azure Boards, Shortcut, ClickUp, Bugzilla at Mozilla, Launchpad, KDE, Chromium, Red Hat,
 * Gentoo, Debian, Trac, Sentry, Tuleap, Gitee and TAPD.
 */

/** Words that close, or do what closes later. */
const CLOSING =
  "clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?|complet(?:e[sd]?|ing)|" +
  "finish(?:e[sd]|ing)?|deliver(?:s|ed|ing)?|reopen(?:s|ed|ing)?|start(?:s|ed)?|hold(?:s|ing)?|wontfix(?:e[sd])?|" +
  "invalidat(?:e[sd]?|ing)|merge[sd]?|spite[sd]?";

/** How an issue is named: `#1`, `a/b#1`, `!1`, `GH-1`, `ABC-1`, `AB#1`, `rhbz#1`, `T1`, `sc-1`, `#FHNuzF7m`, or by its address. */
const NUMBERED = String.raw`(?:[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,4})?[#!]\d|#[A-Za-z\d]{8}\b|[A-Z][A-Z0-9_]{0,20}-\d|[TD]\d|lp:\s?#?\d`;
const ADDRESS = String.raw`https?:\/\/[^\s<>]`;
const ISSUE = String.raw`(?:(?:linear )?(?:issues?|bugs?|tickets?|story|stories|tasks?)(?:\s{1,3}(?:#|\d|[A-Z])|:\s?#?\d)|(?:art|artifact|case)\s{1,3}#?\d|${NUMBERED}|${ADDRESS})`;

/** Names of issues in capitals, which are words in small letters: `SHOP-A` of Sentry, `#I5X8YZ` of Gitee. */
const CAPITALS = String.raw`(?:[A-Z][A-Z\d_]{0,20}(?:-[A-Z\d_]{1,20}){0,3}-[A-Z\d]{1,8}|#I[A-Z\d]{4,7})\b`;
const CLOSING_IN_ANY_CASE = CLOSING.replaceAll(/\[([a-z]+)\]|[a-z]/g, (letter, set = letter) => {
  return `[${set}${set.toUpperCase()}]`;
});

/** Linear and YouTrack read keys in any case; Jira reads capitals. Names of standards are not those of projects. */
const KEY = String.raw`\b(?!(?:UTF|SHA|ISO|AES|RFC)-)[A-Z][A-Z0-9_]{1,20}-\d`;

export const TRACKERS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${CLOSING})(?=(?::\s{0,9}|\s{1,9})${ISSUE})`, "gi"),
  new RegExp(String.raw`\b(?:${CLOSING_IN_ANY_CASE})(?=(?::\s{0,9}|\s{1,9})${CAPITALS})`, "g"),
  new RegExp(String.raw`\blinear(?= issue:?\s{1,3}(?:${NUMBERED}|${ADDRESS}))`, "gi"), // Linear takes it for a word that closes
  // GitHub itself marks the issue, and a workflow with issues-helper closes it.
  new RegExp(String.raw`\bduplicate(?=\s{1,9}of(?::\s{0,9}|\s{1,9})${ISSUE})`, "gi"),
  /\bLP(?=:\s?#\d)/gi, // Launchpad, in any place
  /--(?=(?:story|bug|task)=\d)/g, // TAPD
  /\bAB(?=#\d)/gi, // Azure Boards, whatever word is before it
  /(?<![\w&/#^])[#^](?=[A-Z][A-Z0-9_]{0,20}-\d)/g, // YouTrack: the rest of the line is a command
  // Shortcut, and what was Pivotal Tracker: `[finishes sc-1]`, `[Delivers #1]`, `[#1]`.
  /\b(?:sc(?=-\d)|ch(?=\d))(?=[\w-]{2,20}[^\][\n]{0,60}\])/gi,
  /\[(?=(?:(?:finish|fix|complet|deliver|start)\w{0,3}[ :]{1,3})?#\d{5,10}\b)/gi,
  /(?:#|\bCU-)(?=[\w-]{3,20}\[[^\][\n]{1,40}\])/g, // ClickUp: a task with its new state
  /(?<=[#!]\d{1,9}[ \t]{1,3})@(?=\d)/g, // Redmine, Gitea: time that was spent
  /\bbug(?=[ \t]{1,3}\d{4,9}\b)/gi, // Bugzilla at Mozilla
];

/** Trailers of KDE, Chromium, Launchpad, Gerrit, Debian and Red Hat. */
export const TRACKER_TRAILERS =
  "bug|ccbug|feature|fixed|fixed-in|lp|related|b|closes|(?:closes|partial|related)-bug|story|task";
export const TRACKER_VALUE = String.raw`(?=[ \t]*:[ \t]*(?:[\w.-]{1,40}[:#/])?#?\d)`;

/** Jira: a word behind a sign, in a line that names an issue, or one of its own commands on a line below. */
const JIRA_LINE = new RegExp(`^.*${KEY}.*$`, "gm");
const JIRA_WORD = /(?<!\S)#(?=[a-z])/gi;
const JIRA_COMMAND =
  /(?<=^[ \t]{0,9})#(?=(?:comment|time|close|resolve|reopen|done|start|stop|in-progress|in-review|finish)\b)/gim;

/** The text with those broken by `split`. */
export function breakSmartCommits(text: string, split: (found: string) => string): string {
  if (!text.includes("#") || text.search(KEY) < 0) return text;
  const broken = text.replaceAll(JIRA_LINE, (line) => line.replaceAll(JIRA_WORD, split));
  return broken.replaceAll(JIRA_COMMAND, split);
}
