/** What is on GitHub when all is over, in a form in which two stories that came to the same are equal. */
import { execFileSync } from "node:child_process";
import { z } from "zod";
import { prompt } from "../../../src/prompts.ts";
import { tipsUnder } from "../../../src/rehearsal/github/git/refs.ts";
import type { Stage } from "../../../src/rehearsal/stage.ts";
import { LEDGER } from "../../../src/run/thread/ledger-store.ts";
import { Manifest } from "../../../src/state/manifest.ts";
import { HANGS_MS } from "../../real-time.ts";

/** Ids, times, commits and runs are replaced by their names; what a repeated run costs, by nothing. */
export function remainsOf(stage: Stage) {
  const { state } = stage.github;
  const { records } = state;
  const contents = (reactions: readonly { content: string; author: string }[] = []) =>
    reactions.map(({ content, author }) => `${author} ${content}`).sort();
  const comments = [...state.comments.values()].map(({ issue, author, body, reactions }) => {
    return { on: issue, author, body, reactions: contents(reactions) };
  });
  const pulls = [...state.pulls.values()].map(({ number, title, body, draft, head, base, state: is }) => {
    return { number, title, body, draft, head, base, is };
  });
  const inDiscussions = records.discussionComments.map(({ discussion, author, body, replyTo, reactions }) => {
    return { on: discussion, author, body, isReply: replyTo !== null, reactions: contents(reactions) };
  });
  // They stand with their lines, whichever line was spoken of first.
  const byPlace = records.reviewComments.toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
  const reviewComments = byPlace.map(({ author, path, line, body, replyTo, isResolved }) => {
    return { author, path, line, body, isReply: replyTo !== null, isResolved };
  });
  const remains = {
    branches: homesOf(stage).flatMap(branchesIn),
    ...{ pulls, comments, inDiscussions, reviewComments },
    reviews: records.reviews.map(({ author, state: is, body }) => ({ author, is, body })),
    labels: [...records.labels].map(([number, names]) => `${number}: ${[...names].sort()}`),
    assignees: [...records.assignees].map(([number, names]) => `${number}: ${names}`),
    reviewers: [...records.reviewers].map(([number, names]) => `${number}: ${names}`),
    reactions: [...records.reactions].map(([what, given]) => `${what}: ${contents(given)}`),
    kept: refsIn(stage.repository.gitDir, "refs/deckhand")
      // Totals of runs. A run that was lost is not in them.
      .filter((ref) => ref !== LEDGER.ref)
      .map((ref) => keptIn(stage, ref)),
  };
  return JSON.parse(named(stage.github, plain(JSON.stringify(remains), stage))) as typeof remains; // the same shape: only words were replaced
}

export type Remains = ReturnType<typeof remainsOf>;

function git(gitDir: string, ...args: string[]): string {
  return execFileSync("git", ["--git-dir", gitDir, ...args], { encoding: "utf8", timeout: HANGS_MS }).trim();
}

/** The repository, and the forks that its pull requests are of. */
function homesOf({ repository, github }: Stage): string[] {
  return [repository.gitDir, ...[...github.state.pulls.values()].flatMap(({ fork }) => fork?.gitDir ?? [])];
}

function refsIn(home: string, under: string): string[] {
  return tipsUnder(home, under).map(({ ref }) => ref);
}

/** The commits that are not on `main`, with what each changes; of `main` its tip. */
function branchesIn(home: string) {
  const show = ["log", "--patch", "--no-decorate", "--format=%x01%B"];
  return refsIn(home, "refs/heads").map((ref) => {
    const which = ref === "refs/heads/main" ? ["-1"] : ["^main"];
    return {
      ref,
      commits: git(home, ...show, ref, ...which)
        .split("\x01")
        .slice(1),
    };
  });
}

const Envelope = z.object({ manifest: z.object({ plain: Manifest }) });
const Base = z.object({ execution_status: z.string() });

/** What the next run goes by: who holds the thread, what was answered, where the work is, what waits for people. */
function keptIn(stage: Stage, ref: string) {
  const [envelope = "", base] = filesAt(stage.repository.gitDir, ref, [
    "manifest.json",
    "conversation/base_state.json",
  ]);
  const { manifest } = Envelope.parse(JSON.parse(envelope));
  const { lease, answered, work, outcome, counters, proposal, comment_id } = manifest.plain;
  return {
    name: /^refs\/deckhand\/tasks/.test(ref) ? "a task" : ref,
    ...{ isHeld: lease !== null, outcome, counters: atAnyHour(counters) },
    answered: answered.map(({ outcome, comment_url }) => `${outcome} ${comment_url}`),
    work: work && { ...work, isTip: tipsOf(stage, work.branch).includes(work.commit) },
    waits: JSON.stringify(proposal).match(/"(verdict|tool|arguments)":"(?:[^"\\]|\\.)*"/g),
    saidIn: comment_id === null ? "nowhere" : `issuecomment-${comment_id}`,
    conversation: base === undefined ? "none" : Base.parse(JSON.parse(base)).execution_status,
  };
}

/** What the files say, by one process; undefined for one that is not there. */
function filesAt(gitDir: string, ref: string, paths: readonly string[]): (string | undefined)[] {
  const input = paths.map((path) => `${ref}:${path}\n`).join("");
  const found = execFileSync("git", ["--git-dir", gitDir, "cat-file", "--batch"], { input, timeout: HANGS_MS });
  let at = 0;
  return paths.map(() => {
    const start = found.indexOf("\n", at) + 1;
    const [, size] = /^\w+ blob (\d+)\n$/.exec(found.toString("utf8", at, start)) ?? [];
    at = size === undefined ? start : start + Number(size) + 1;
    return size === undefined ? undefined : found.toString("utf8", start, at - 1);
  });
}

function tipsOf(stage: Stage, branch: string): string[] {
  return homesOf(stage).flatMap((home) => tipsUnder(home, `refs/heads/${branch}`).map(({ sha }) => sha));
}

/** A story may begin in one hour and end in the next. */
function atAnyHour(counters: Manifest["counters"]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [counted, times] of Object.entries(counters)) {
    const name = counted.replace(/^runs\/\d+$/, "runs");
    sums[name] = (sums[name] ?? 0) + times;
  }
  return sums;
}

/** What stands in one place has one name, whichever id it was given. */
function named({ state: { comments, records } }: Stage["github"], text: string): string {
  const rank = (ids: Iterable<number>, id: string) => [...ids].sort((a, b) => a - b).indexOf(Number(id)) + 1;
  const replies = records.reviewComments.map(({ id }) => id);
  const reviews = records.reviews.map(({ id }) => id);
  const said = records.discussionComments.map(({ id }) => id);
  return text
    .replaceAll(/issuecomment-(\d+)/g, (_, id) => `comment ${rank(comments.keys(), id)}`)
    .replaceAll(/discussioncomment-(\d+)/g, (_, id) => `discussion comment ${rank(said, id)}`)
    .replaceAll(/discussion_r(\d+)/g, (_, id) => `review comment ${rank(replies, id)}`)
    .replaceAll(/pullrequestreview-(\d+)/g, (_, id) => `review ${rank(reviews, id)}`);
}

function plain(text: string, { github, folder }: Stage): string {
  return (
    text
      .replaceAll(folder, "<folder>")
      .replaceAll(github.serverUrl, "https://github.test")
      .replaceAll(new URL(github.serverUrl).host, "github.test")
      .replaceAll(/deckhand:(answer|review|work) ([^>]*)[0-9a-f]{32} -->/g, "deckhand:$1 <mark> -->")
      .replaceAll(/Agent-Mark: [0-9a-f]{32}/g, "Agent-Mark: <mark>")
      .replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "<uuid>")
      .replaceAll(/\b(?:[0-9a-f]{40}|[0-9a-f]{64})\b/g, "<sha>")
      .replaceAll(/`[0-9a-f]{7}`/g, "`<sha>`")
      .replaceAll(/(?<=[ `":])[0-9a-f]{12}(?=[ `":])/g, "<digest>")
      .replaceAll(/\b\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z| UTC)/g, "<time>")
      .replaceAll(/Date: \w{3}, \d+ \w{3} \d{4} [\d:]+ \+0000/g, "Date: <time>")
      .replaceAll(encodeURIComponent(github.serverUrl), "https://github.test")
      .replaceAll(/%2Fruns%2F\d+/g, "%2Fruns%2F<run>")
      .replaceAll(/actions\/runs\/\d+(?:\/attempts\/\d+)?/g, "actions/runs/<run>")
      .replaceAll(/\b(run-)\d+(?:-\d+)?/g, "$1<run>")
      .replaceAll(/(deckhand-)\w{6}\b/g, "$1<id>")
      .replaceAll(/\d+ tool calls? failed, and no other one read or changed anything\.(?:\\n)+/g, "") // the earlier attempt's has, and is lost
      // A pull request that is there already is asked about conflicts, a new one on a base that stands still is not.
      .replaceAll(
        /(?: · answered by [^\\]*)?(?:\\n- GitHub finds no conflicts [^\\]*)?\\n- \d+ steps? in [^\\]*(?:\\n- [^\\]*)*?(?=\\n- Conversation)/g,
        "",
      )
      .replaceAll(`${prompt("review-given")}\\n\\n`, "")
  );
}
