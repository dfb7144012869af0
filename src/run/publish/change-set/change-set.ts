/**
 * Defines what a run that may not write hands to one that may: a folder with this as `change-set.json`, the change
 * beside it as a patch, and the log of the conversation. It may come from somebody hostile, so nothing in it is more
 * than a proposal.
 */
import { z } from "zod";
import { CODES, type Code } from "../../../policy/codes.ts";
import { Nobody } from "../../../render/approval/nobody.ts";

/** The names of the files in the folder of a change set. `log` is a folder. */
export const FILES = {
  facts: "change-set.json",
  work: "work.patch",
  withheld: "withheld.patch",
  log: "conversation",
} as const;

const Commit = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const Count = z.number().int().min(0).max(1e12);
const Amount = z.number().min(0).max(1e12);
const Line = z.string().max(500);

const Use = z
  .strictObject({
    id: z.string().regex(/^[\w.-]{1,50}$/),
    replies: Count,
    inputTokens: Count,
    outputTokens: Count,
    cachedTokens: Count,
    writtenTokens: Count,
    reasoningTokens: Count,
    costUsd: Amount.optional(),
    latencyMs: Amount,
  })
  .readonly();

const Denial = z
  .strictObject({
    host: Line,
    port: z.number().int().min(0).max(65_535),
    reason: z.enum([
      "closed",
      "unlisted",
      "shut",
      "private",
      "never",
      "port",
      "unknown",
      "unnamed",
      "malformed",
      "fork",
    ]),
    allow: Line.optional(),
  })
  .readonly();

const Sandbox = z
  .strictObject({
    way: z.string().regex(/^[\w-]{1,30}$/),
    checks: Count,
    network: z.string().regex(/^[\w.*:, -]{1,500}$/),
    isShut: z.boolean(),
    isAsking: z.boolean().optional(),
    nobody: Nobody.optional(),
    denials: z.array(Denial).max(500).readonly(),
  })
  .readonly();

/** Facts for the report. No decision depends on them. */
const Facts = z
  .strictObject({
    withheld: z
      .array(z.strictObject({ path: z.string().max(5000), code: z.enum(codes()), detail: Line }).readonly())
      .max(1000)
      .readonly(),
    checks: z
      .array(z.strictObject({ command: z.string().max(20_000), exitCode: z.number().int() }).readonly())
      .max(100)
      .readonly(),
    steps: Count,
    iterations: Count,
    toolCalls: Count,
    models: z.array(Line).max(20).readonly(),
    inputTokens: Count,
    outputTokens: Count,
    cachedTokens: Count,
    estimatedCalls: Count,
    costUsd: Amount.optional(),
    uses: z.array(Use).max(50).readonly(),
    durationMs: Amount,
    sandbox: Sandbox.optional(),
  })
  .readonly();

/** How the run ended. A run that was stopped may have done a part of its work. */
const End = z.discriminatedUnion("status", [
  z.strictObject({ status: z.literal("finished") }).readonly(),
  z
    .strictObject({
      status: z.literal("stopped"),
      outcome: z.enum(["budget-exhausted", "timed-out", "stuck", "cancelled", "failed", "skipped"]),
      reason: Line,
      quote: Line.optional(),
      hint: Line,
    })
    .readonly(),
]);

const Thread = z.discriminatedUnion("type", [
  z.strictObject({ type: z.enum(["issue", "pull_request", "discussion"]), number: z.number().int().positive() }),
  z.strictObject({ type: z.literal("none") }),
]);

/** The commit where the work started. Undefined if the run ended before it had a starting point. */
const StartingPoint = z
  .strictObject({
    /** The commit that the patch is for. */
    commit: Commit,
    /** The branch that a new pull request goes onto. */
    branch: z.string().min(1).max(1000),
    goal: z.enum(["propose", "advance", "patch"]),
    /** The head of the pull request with the request. It must not have moved. */
    head: Commit.optional(),
  })
  .readonly();

/** Commits of the base branch that the work was joined with ("merge"), or that it is on top of ("rewritten"), as the run claims. */
const History = z
  .strictObject({ kind: z.enum(["merge", "rewritten"]), commits: z.array(Commit).min(1).max(5).readonly() })
  .readonly();

export const ChangeSet = z
  .strictObject({
    version: z.literal(1),
    repository: z.strictObject({ id: z.number().int(), name: z.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/) }),
    thread: Thread,
    /** The key of the trigger, which names the request, its time and its thread. */
    key: z.string().max(1000),
    requester: Line,
    conversation: z.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    startingPoint: StartingPoint.optional(),
    /** The tree that results from the patch. Undefined without a patch. */
    tree: Commit.optional(),
    history: History.optional(),
    end: End,
    finalResponse: z.string().max(500_000),
    /** The message begins with the title of the commit, because the agent was asked for one. */
    isTitled: z.literal(true).optional(),
    /** By the name of a feature, which reads its own. */
    features: z.record(z.string().max(100), z.json()).readonly().optional(),
    facts: Facts,
  })
  .readonly();
export type ChangeSet = z.infer<typeof ChangeSet>;

function codes(): readonly [Code, ...Code[]] {
  const [first, ...rest] = Object.keys(CODES) as [Code, ...Code[]]; // the keys of an object literal are those of its type
  return [first, ...rest];
}
