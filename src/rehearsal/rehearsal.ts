/**
 * Collects the results of a play: everything that a person would look for on GitHub, and everything that the runner and
 * the servers saw. Tool calls that ended in an error are read from the event logs that the action left in its folder.
 */
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { z } from "zod";
import { filesBelow } from "../lib/tree-of-files.ts";
import { tipsUnder } from "./github/git/refs.ts";
import type { EmbeddedGitHub, Exchange } from "./github/server.ts";
import type { ScriptedModel } from "./model/server.ts";
import type { RunnerResult } from "./runner/runner.ts";
import type { BareRepository, Git } from "./story/repository.ts";
import type { StoryName } from "./story/story.ts";

/** Plain data, fit for JSON. Times are milliseconds. */
export type Rehearsal = Readonly<{
  story: StoryName;
  /** `owner/name` */
  repository: string;
  model: string;
  isScripted: boolean;
  notes: readonly string[];
  issue: Readonly<{ number: number; title: string; author: string; body: string }>;
  /** All comments on the issue as they are in the end, oldest first. */
  comments: readonly Readonly<{ id: number; author: string; body: string }>[];
  reactions: readonly Readonly<{ comment: number; author: string; content: string }>[];
  /** Those opened by this play. */
  pullRequests: readonly PullRequestRecord[];
  /** Those made or moved by this play. */
  branches: readonly string[];
  /** The changes of these branches, as `git diff` shows them; empty if there are none. */
  diff: string;
  outputs: Readonly<Record<string, string>>;
  runner: RunnerResult;
  /** Absent with a real model: its requests do not pass through here. */
  modelRequests?: number;
  timings: Readonly<{ totalMs: number; firstRequestMs?: number }>;
  /** The tool calls of this play that ended in an error. */
  toolErrors: readonly ToolError[];
  exchanges: readonly Exchange[];
  /** Problems on the stage itself: requests that the model or GitHub had to refuse. */
  problems: readonly string[];
  /** The folder with everything, only if it is kept. */
  folder?: string;
}>;

type PullRequestRecord = Readonly<{
  number: number;
  title: string;
  body: string;
  draft: boolean;
  head: string;
  base: string;
}>;

/** Branch → commit. */
type Branches = ReadonlyMap<string, string>;

/** The state of the stage before a play, from which its effects are told. */
export type Before = Readonly<{ branches: Branches; pulls: number; requests: number; exchanges: number }>;

export type Servers = Readonly<{
  repository: BareRepository;
  git: Git;
  github: EmbeddedGitHub;
  model: ScriptedModel | undefined;
}>;

const DIFF = ["-c", "core.quotePath=false", "diff"] as const;

/** Reads the effects of a play from the servers and the repository. */
export async function effectsOf({ repository, git, github, model }: Servers, before: Before, issue: number) {
  const branches = changedBranches(repository, before.branches);
  const comments = github.state.commentsOn(issue);
  const base = before.branches.get(repository.defaultBranch) ?? "HEAD";
  // Since both parted; a branch that has no commit in common with the base is told against the base itself.
  const diffOf = (branch: string) =>
    git([...DIFF, `${base}...refs/heads/${branch}`]).catch(() => git([...DIFF, base, `refs/heads/${branch}`]));
  const diffs = await Promise.all(branches.map(diffOf));
  return {
    comments: comments.map(({ id, author, body }) => ({ id, author, body })),
    reactions: comments.flatMap(({ id, reactions }) =>
      reactions.map(({ author, content }) => ({ comment: id, author, content })),
    ),
    pullRequests: [...github.state.pulls.values()].slice(before.pulls).map(pullRequest),
    branches,
    diff: diffs.join(""),
    exchanges: github.exchanges.slice(before.exchanges),
    problems: [...(model?.problems ?? []), ...github.unknownRequests.map((request) => `GitHub has no ${request}`)],
  };
}

/** Records the current look of the stage. */
export function lookAt({ repository, github, model }: Servers): Before {
  return {
    branches: branchesOf(repository),
    pulls: github.state.pulls.size,
    requests: model?.requests.length ?? 0,
    exchanges: github.exchanges.length,
  };
}

function changedBranches(repository: BareRepository, before: Branches): string[] {
  return [...branchesOf(repository)].flatMap(([branch, sha]) => (before.get(branch) === sha ? [] : [branch]));
}

function branchesOf({ gitDir }: BareRepository): Branches {
  const tips = tipsUnder(gitDir, "refs/heads");
  const branches = tips.map(({ ref, sha }) => [ref.slice("refs/heads/".length), sha] as const);
  // The saved state of a thread is not work.
  return new Map(branches.filter(([branch]) => !branch.startsWith("deckhand/state/")));
}

function pullRequest({ number, title, body, draft, head, base }: PullRequestRecord): PullRequestRecord {
  return { number, title, body, draft, head, base };
}

/** `text` is what the model reads. */
export type ToolError = Readonly<{ event: string; tool: string; text: string }>;

const Logged = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("ObservationEvent"),
    id: z.string(),
    tool_name: z.string(),
    observation: z.object({
      is_error: z.boolean(),
      content: z.array(z.object({ text: z.string().optional() })),
    }),
  }),
  z.object({ kind: z.literal("AgentErrorEvent"), id: z.string(), tool_name: z.string(), error: z.string() }),
]);

/** Finds those of all conversations below `folder`, including sub-agents, in the order of their logs. */
export function toolErrorsIn(folder: string): readonly ToolError[] {
  return eventFiles(folder).flatMap((path) => {
    const { data } = Logged.safeParse(jsonIn(path));
    if (data?.kind === "AgentErrorEvent") return [{ event: data.id, tool: data.tool_name, text: data.error }];
    if (!data?.observation.is_error) return [];
    const text = data.observation.content.map((part) => part.text ?? "").join("\n");
    return [{ event: data.id, tool: data.tool_name, text }];
  });
}

function eventFiles(folder: string): readonly string[] {
  const isEvent = (path: string) => /^event-.*\.json$/.test(basename(path)) && basename(dirname(path)) === "events";
  return filesBelow(folder).filter(isEvent).toSorted();
}

/** Undefined for a file that a kill has cut off. */
function jsonIn(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
