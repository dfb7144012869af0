/** Says of each test of a run how it ended last, and whether that counts for what is published. */
import type { Event } from "../../core/event/event.ts";
import { codeInCell } from "../../markdown/inline-code.ts";
import { isDropped } from "../../policy/codes.ts";
import type { Check } from "../../render/report/report-facts.ts";
import type { TestSeen } from "../../render/report/tests-seen.ts";
import type { SeenFiles } from "../agent/shown-work.ts";
import { resultsAtTest, type TreeAtTest, treeAtTest } from "../agent/tree-at-test.ts";
import type { Conversed } from "../converse/converse.ts";
import { commandsIn } from "../outcome/commands.ts";
import { failedCommandsIn } from "../outcome/failed-commands.ts";
import type { KeptWork } from "../outcome/run-result.ts";
import { type Doubtful, type SeenTest, testOf } from "../outcome/tests/test-of.ts";
import { testIn } from "./facts.ts";

/**
 * A test as it ended last; `isRunning` at the end of the run. `tree` is undefined where nobody noted the files. `before` are
 * the commands until then, its own included.
 */
export type TestRan = Readonly<{
  command: string;
  before: readonly string[];
  seen: SeenTest;
  isRunning: boolean;
  tree: TreeAtTest | undefined;
}>;

/** In the order of the log, of the agent and of its sub-agents. */
export function testsIn(events: readonly Event[], ofSubAgents: readonly Event[] = []): readonly TestRan[] {
  const all = [...commandsIn(events), ...commandsIn(ofSubAgents)];
  const ended = all.toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp));
  const last = new Map<string, TestRan>();
  const commands = ended.map(({ command }) => command);
  for (const [at, { command, end, event, output }] of ended.entries()) {
    const exitCode = end.kind === "exited" ? end.exitCode : -1;
    const test = testOf({ command, output, exitCode, results: event && resultsAtTest(event) });
    if (test === undefined) continue;
    const seen = end.kind === "stopped" && test.verdict === "unknown" ? { ...test, reason: "killed" as const } : test;
    last.delete(command);
    const before = commands.slice(0, at + 1);
    last.set(command, { command, before, seen, isRunning: end.kind === "running", tree: event && treeAtTest(event) });
  }
  return [...last.values()];
}

/**
 * The published tree: the changed paths, those of them that are withheld, and the ids of what is in the workspace now, for
 * these paths and for all that a test saw. `isReview`: no file is published.
 */
export type PublishedTree = Readonly<{
  paths: readonly string[];
  withheld: readonly string[];
  now: SeenFiles;
  isReview: boolean;
  /** Why a test that passed is not what its name says. */
  whyNotNamed?(test: TestRan): string | undefined;
}>;

type Published = Readonly<{ brought: Pick<KeptWork, "kept" | "withheld">; paths: readonly string[] }>;

/** `paths` are the changed files. Call it when the tools have ended. Most of this is not loaded where no test ran. */
export async function seenTests(conversed: Conversed, { brought, paths }: Published): Promise<readonly TestSeen[]> {
  const { events, prepared } = conversed;
  const tests = testsIn(events, prepared.subAgentEvents);
  if (tests.length === 0) return [];
  const { filesAt } = await import("../agent/shown-work.ts");
  const seen = tests.flatMap(({ tree }) => (tree && "files" in tree ? [tree.files] : []));
  const compared = [...new Set([...paths, ...seen.flatMap((files) => Object.keys(files))])];
  const isOnBranch = brought.kept.kind === "branch";
  const { whyNotNamed } = await import("../outcome/tests/stands-for.ts");
  const { doingsOf } = await import("./stands-for.ts");
  const { writtenBy, ...known } = doingsOf(
    [...conversed.events, ...conversed.prepared.subAgentEvents],
    conversed.prepared.run.job.workspace,
  );
  return testsSeen(tests, {
    whyNotNamed: ({ command, before, tree }) => {
      const changed = tree && "files" in tree ? Object.keys(tree.files) : [];
      return whyNotNamed(command, { ...known, written: writtenBy(before), changed });
    },
    paths,
    withheld: isOnBranch ? brought.withheld.filter((one) => !isDropped(one.code)).map(({ path }) => path) : [],
    now: await filesAt(prepared.run.job.workspace, compared, Object.assign({}, ...seen)),
    isReview: prepared.startingPoint.goal.kind === "review",
  });
}

/** Commands other than tests that ended with an error after the last change. */
export function failedIn({ events, prepared }: Conversed): readonly Check[] {
  const isTold = (command: string) => testIn(command) !== undefined;
  return failedCommandsIn([...events, ...prepared.subAgentEvents], isTold);
}

/** For people. */
export function testsSeen(tests: readonly TestRan[], published: PublishedTree): readonly TestSeen[] {
  return tests.map((test): TestSeen => {
    const { command, seen, isRunning, tree } = test;
    const { verdict, exitCode } = seen;
    const told = { command, exitCode, isRunning, verdict };
    if (seen.verdict === "unknown") return { ...told, why: UNKNOWN[seen.reason] };
    const why = whyNotOf(tree, published);
    return { ...told, why: why ?? (verdict === "passed" ? published.whyNotNamed?.(test) : undefined) };
  });
}

const UNKNOWN: Readonly<Record<Doubtful, string>> = {
  pipe: "its result is that of a pipe",
  "other-command": "its result is that of another command",
  background: "it ran in the background",
  condition: "its result is that of a condition",
  redefined: "its name was given to another program",
  unreadable: "its command cannot be read",
  running: "it was still running at the end",
  killed: "it was stopped before it ended",
  "no-tests": "no test ran",
  "no-result": "it printed no result of a test",
  disagreement: "its output has a failed test, and its exit code is 0",
  printed: "it printed the result of a failed test, and is no test",
};

const UNSEEN = {
  limit: "this run had too many tests to compare the files each time",
  many: "too many files are changed to compare them",
  failed: "its files could not be compared with what is published",
  apart: "it ran in a checkout of its own",
} as const;

/** Why a test does not count for what is published; undefined if it does. */
function whyNotOf(tree: TreeAtTest | undefined, published: PublishedTree): string | undefined {
  if (tree === undefined) return "its files were not compared with what is published";
  if ("unseen" in tree) return UNSEEN[tree.unseen];
  const { paths, withheld, now, isReview } = published;
  const { files } = tree;
  const [changed] = Object.keys(files).filter((path) => files[path] !== now[path]);
  const [added] = paths.filter((path) => files[path] === undefined);
  const since = changed ?? added;
  if (since !== undefined) return isComparable(since) ? `${codeInCell(since)} was changed after it` : UNSEEN.failed;
  const [unpublished] = isReview ? Object.keys(files) : withheld.filter((path) => files[path] !== undefined);
  return unpublished === undefined ? undefined : `it ran with ${codeInCell(unpublished)}, which is not published`;
}

/** The lists that git gives to tools have no other names. */
function isComparable(path: string): boolean {
  return !/[\n\uFFFD]/.test(path);
}
