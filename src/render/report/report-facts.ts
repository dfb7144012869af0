/** The facts that a report shows. */
import type { PullRequest } from "../../github/write/pull-request/pull-request.ts";
import type { FaultCode } from "../../lib/fault.ts";
import { count, figure } from "../../lib/text.ts";
import type { ProseRules } from "../../markdown/rules.ts";
import type { FileChange, PassedOver } from "../../policy/entries.ts";
import type { PassedLock } from "../../policy/lock/judge-locks.ts";
import type { Outdated } from "../../policy/lock/outdated.ts";
import type { Torn } from "../../policy/lock/pairs.ts";
import type { Nobody } from "../approval/nobody.ts";
import type { Doubt, Outcome, ProposalStatus } from "../outcome.ts";
import type { Denial } from "./blocked-network.ts";
import type { PatchBase } from "./changed-files.ts";
import type { KnowledgeFacts, ReadingFacts, ServerFacts } from "./reading-facts.ts";
import type { ReviewFacts } from "./review-facts.ts";
import type { TestSeen, TestsVerdict } from "./tests-seen.ts";
import type { WithheldWork } from "./withheld.ts";

/** The place of the work, if there is any. */
export type Kept =
  | Readonly<{ kind: "nothing" }>
  | Readonly<{ kind: "branch"; branch: string; commit: string; isVerified?: boolean; compareUrl: string }>
  | Readonly<{ kind: "patch"; path: string; patch: string }>;

/**
 * Whether a pull request has conflicts with its base branch, as GitHub says. "unknown": it did not say in time. "gone": there is
 * no such branch any more.
 */
export type Merging = Readonly<{ base: string; status: "clean" | "conflicts" | "unknown" | "gone" }>;

/** A command that the agent ran, as the host saw it end. `exitCode` is -1 when it was stopped. */
export type Check = Readonly<{ command: string; exitCode: number }>;

/** `checks` is how many attempts to leave the sandbox its self-test made before the run. All of them failed. */
export type SandboxFacts = Readonly<{
  way: string;
  checks: number;
  network: string;
  /** Whether the network was closed before the agent began, whatever `network` says. */
  isShut: boolean;
  /** Whether a person has to grant the hosts that are no registries, whatever `network` says. */
  isAsking?: boolean | undefined;
  /** Why nobody could be asked for them in this run; undefined where people could be. */
  nobody?: Nobody | undefined;
  denials: readonly Denial[];
}>;

/** The result of the work in another repository than that of the thread. */
export type OtherWork = Pick<
  Report,
  | "files"
  | "passedOver"
  | "kept"
  | "diff"
  | "locks"
  | "pullRequest"
  | "proposeUrl"
  | "isCiSilent"
  | "rewrittenBase"
  | "merging"
  | "patchBase"
  | keyof WithheldWork
> &
  Readonly<{
    /** `owner/name`. */
    repository: string;
    repositoryUrl: string;
    /** A sentence for people where something went wrong; "" otherwise. */
    problem: string;
  }>;

/**
 * A part of the report: below the answer, below the changed files, below all work, in the fold, or in the list there; "summary" is
 * in the step summary alone.
 */
export type Section = Readonly<{
  place: "answer" | "work" | "end" | "details" | "facts" | "summary";
  text(rules: ProseRules): string;
}>;

/** The texts of one place, in the order of the features. */
export function sectionsAt(place: Section["place"], { sections = [] }: Report, rules: ProseRules): readonly string[] {
  return sections.flatMap((section) => (section.place === place ? [section.text(rules)] : []));
}

export type PullReference = Readonly<{ repository: string; number: number }>;

export type Report = WithheldWork &
  Readonly<{
    outcome: Outcome;
    /** One line for people: what happened. */
    reason: string;
    /** One line for people: what a service or a program said about it, in its words. */
    quote?: string | undefined;
    /** The wrong inputs, in a sentence each. */
    list?: readonly string[] | undefined;
    /** One line for people: what to do about it; "" when there is nothing to do. */
    hint: string;
    /** The kind of failure; docs/debugging.md says for each kind where to look. */
    code?: FaultCode | undefined;
    finalResponse: string;
    /** The same as the report shows it, if not all of it is shown. */
    shownResponse?: string | undefined;
    files: readonly FileChange[];
    /** Files of the work tree that are no part of the work. */
    passedOver?: readonly PassedOver[] | undefined;
    kept: Kept;
    /** The state that the work began with. */
    patchBase?: PatchBase | undefined;
    /** Lock files that passed the check and were published. */
    locks?: readonly PassedLock[] | undefined;
    /** Files that belong together, of which some were published, and others withheld or not updated. */
    torn?: readonly (Torn | Outdated)[] | undefined;
    /** Reasons for doubt in finished work that the other facts do not show. */
    doubts?: readonly Doubt[] | undefined;
    /** The published change, as git shows it, and the file that has it; undefined if there is none. */
    diff?: Readonly<{ path: string; text: string }> | undefined;
    pullRequest: PullRequest | undefined;
    /** The web page of the repository that has the branch, where that is a fork. */
    forkUrl?: string | undefined;
    /** The address at which a person opens it with one click, if the workflow wants that. */
    proposeUrl?: string | undefined;
    /** Our pull requests in other repositories, `owner/name` and number. */
    references?: readonly PullReference[] | undefined;
    /** CI will not start by itself. */
    isCiSilent?: boolean | undefined;
    /** The base branch of the pull request, if somebody rewrote it during the run. */
    rewrittenBase?: string | undefined;
    /** After the publication; undefined without a pull request, and if its base is the commit with which the work began. */
    merging?: Merging | undefined;
    checks: readonly Check[];
    /** The tests among `checks`. */
    tests?: readonly TestSeen[] | undefined;
    /** Their verdict on what is published; undefined where nobody looked. */
    testsVerdict?: TestsVerdict | undefined;
    /** Other commands that ended with an error after the last change. */
    failedCommands?: readonly Check[] | undefined;
    /** Calls of medium risk that were made, each in a few words. */
    risks?: readonly string[] | undefined;
    /** How often the model's endpoint did not take the history of the conversation, which was condensed then. */
    refusedHistories?: number | undefined;
    /** Pictures that the model's endpoint refused, so that the agent went on without them. */
    leftOutPictures?: number | undefined;
    /** The number that the limit of steps counts. */
    steps: number;
    /** Replies of all models: the agent's own, and others such as the condenser's. */
    iterations: number;
    /** Calls that looked at something or did something, and did not fail; undefined where that is not known. */
    toolCalls?: number | undefined;
    /** Those of them that showed something; undefined where that is not known. */
    looks?: number | undefined;
    /** Calls that failed: a tool's error, a call that could not be made, a command with an exit code above 0. */
    failedCalls?: number | undefined;
    /** The models that answered. */
    models: readonly string[];
    inputTokens: number;
    outputTokens: number;
    /** These are part of the input tokens. */
    cachedTokens: number;
    /** Replies whose tokens are a guess, because the endpoint did not state them. */
    estimatedCalls: number;
    costUsd: number | undefined;
    /** One entry for each use of a model. All these figures are their sums. */
    uses: readonly Use[];
    durationMs: number;
    /** The results of the things that the agent proposed beside its work. */
    proposed?: readonly ProposalStatus[] | undefined;
    /** The result of a review. */
    review?: ReviewFacts | undefined;
    reading?: ReadingFacts | undefined;
    /** A sentence on how it worked, where that is not as usual. */
    note?: string | undefined;
    /** The sandbox of the tools; undefined without a sandbox, and if no tool ran. */
    sandbox?: SandboxFacts | undefined;
    /** Packages and programs for want of which commands failed, and the sentences for people. */
    missing?: Readonly<{ names: readonly string[]; words: string }> | undefined;
    /** undefined if no conversation began. */
    knowledge?: KnowledgeFacts | undefined;
    /** MCP servers. */
    servers?: readonly ServerFacts[];
    /** The parts of features, in their order. */
    sections?: readonly Section[] | undefined;
    /** The request for approval. It comes first, and is never cut. */
    approvalComment?: string;
    /** Whether the answer is in that, because it is a plan. */
    isPlanAsked?: boolean;
    /** Whether the diff is in that, with all that differs from the base branch. */
    isDiffInComment?: boolean;
  }>;

/** The rules for prose (what it may link to, and which phrases start a run), and more that links need. */
export type ReportLinks = ProseRules & Readonly<{ conversationId: string; runUrl: string; requester: string }>;

/** `takesFollowUps`: comments that people write during the run reach the agent. */
export type WorkingLinks = Omit<ReportLinks, "conversationId"> & Readonly<{ takesFollowUps: boolean }>;

/** `id` is `default` for the agent's own work. Other uses have names such as `condenser`. */
export type Use = Readonly<{
  id: string;
  replies: number;
  inputTokens: number;
  outputTokens: number;
  /** The input tokens that were read from a cache, and those written to one. */
  cachedTokens: number;
  writtenTokens: number;
  /** These are part of the output tokens. */
  reasoningTokens: number;
  costUsd: number | undefined;
  latencyMs: number;
}>;

/** One line for each use. Empty for a single use, because the total next to it says the same. */
export function renderUses(uses: readonly Use[]): readonly string[] {
  return uses.length < 2 ? [] : uses.map((use) => `\`${use.id}\`: ${renderUse(use)}`);
}

export function renderUse(use: Use): string {
  return `${count(use.replies, "model request")} · ${tokens(use)} · cost ${formatCost(use.costUsd)}`;
}

/**
 * `$0.12`, below a cent `$0.0012`; "not known" when the endpoint states none and the price of the model is not known
 * either.
 */
export function formatCost(costUsd: number | undefined): string {
  if (costUsd === undefined) return "not known";
  return `$${costUsd.toFixed(costUsd > 0 && costUsd < 0.01 ? 4 : 2)}`;
}

function tokens({ inputTokens, outputTokens, cachedTokens, writtenTokens, reasoningTokens }: Use): string {
  const parts = [
    ...(cachedTokens > 0 ? [`${figure(cachedTokens)} from a cache`] : []),
    ...(writtenTokens > 0 ? [`${figure(writtenTokens)} into it`] : []),
    ...(reasoningTokens > 0 ? [`${figure(reasoningTokens)} of thinking`] : []),
  ];
  const among = parts.length > 0 ? ` (${parts.join(", ")})` : "";
  return `${figure(inputTokens)} tokens in, ${figure(outputTokens)} out${among}`;
}
