/** The answer that people read: the model supplies the prose, the host supplies the facts beside it. */
import type { FaultCode } from "../../../lib/fault.ts";
import { count } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import type { FileChange } from "../change.ts";
import { code, codeWithin } from "../inline-code.ts";
import { type Outcome, signOf } from "../outcome.ts";
import type { TakenLock } from "../policy/lock/judge-locks.ts";
import type { Torn } from "../policy/lock/pairs.ts";
import { neutralise } from "../prose/neutral.ts";
import type { ProseRules } from "../prose/rules.ts";
import type { PullRequest } from "../pull-request/pull-request.ts";
import { type ReviewFacts, renderReviewFacts } from "../review/review-facts.ts";
import { blockedNetwork, type Denial } from "./blocked-network.ts";
import { renderDetails } from "./details.ts";
import type { KnowledgeFacts } from "./knowledge-facts.ts";
import { clipProse } from "./markdown.ts";
import { renderPatch } from "./patch.ts";
import { type Progress, renderProgress } from "./progress.ts";
import type { ReadingFacts } from "./reading-facts.ts";
import { renderBroken, type ServerFacts } from "./servers.ts";
import { renderShortDiff } from "./short-diff.ts";
import { renderTests, type TestSeen } from "./tests-seen.ts";
import type { Use } from "./uses.ts";
import { renderLocks, renderWithheld, type WithheldWork } from "./withheld.ts";

/** Where the work is, if there is any. */
export type Kept =
  | Readonly<{ kind: "nothing" }>
  | Readonly<{ kind: "branch"; branch: string; commit: string; isVerified?: boolean; compareUrl: string }>
  | Readonly<{ kind: "patch"; path: string; patch: string }>;

/** A command that the agent ran, as the host saw it end. `exitCode` is -1 when it was stopped. */
export type Check = Readonly<{ command: string; exitCode: number }>;

/** `checks` is how many attempts to get out were made before the run, none of which got anywhere. */
export type WallFacts = Readonly<{
  way: string;
  checks: number;
  network: string;
  /** Whether the network was closed before the agent began, whatever `network` says. */
  isShut: boolean;
  denials: readonly Denial[];
}>;

export type Report = WithheldWork &
  Readonly<{
    outcome: Outcome;
    /** One line for people: what happened. */
    reason: string;
    /** One line for people: what a service or a program said about it, in its words. */
    quote?: string | undefined;
    /** One line for people: what to do about it; "" when there is nothing to do. */
    hint: string;
    /** What kind of failure it was; the README says of each where to look. */
    code?: FaultCode | undefined;
    finalResponse: string;
    files: readonly FileChange[];
    kept: Kept;
    /** Lock files that were published after a look. */
    locks?: readonly TakenLock[] | undefined;
    /** Files that belong together, of which some were published and others withheld. */
    torn?: readonly Torn[] | undefined;
    /** What was published, as git shows it, and the file that has it; undefined when nothing was. */
    diff?: Readonly<{ path: string; text: string }> | undefined;
    pullRequest: PullRequest | undefined;
    /** Where a person opens it with one click, if that is how it is wanted. */
    proposeUrl?: string | undefined;
    /** CI will not start by itself. */
    isCiSilent?: boolean | undefined;
    /** The branch that it is proposed to, if that was rewritten meanwhile. */
    rewrittenBase?: string | undefined;
    checks: readonly Check[];
    /** Of them, the tests. */
    tests?: readonly TestSeen[] | undefined;
    /** Calls of medium risk that were made, each in a few words. */
    risks?: readonly string[] | undefined;
    /** What the limit of steps counts. */
    steps: number;
    /** Replies of models, for the agent and beside it. */
    iterations: number;
    /** Those that came to a result, of tools that do more than speak or plan; undefined where that is not known. */
    toolCalls?: number | undefined;
    /** Those that answered. */
    models: readonly string[];
    inputTokens: number;
    outputTokens: number;
    /** Of the input tokens. */
    cachedTokens: number;
    /** Replies whose tokens are a guess, because the endpoint did not state them. */
    estimatedCalls: number;
    costUsd: number | undefined;
    /** Of which all these figures are the sums. */
    uses: readonly Use[];
    durationMs: number;
    /** What a review came to. */
    review?: ReviewFacts | undefined;
    reading?: ReadingFacts | undefined;
    /** A sentence on how it worked, where that is not as usual. */
    note?: string | undefined;
    /** How the tools were walled off; undefined if they were not, or did not run. */
    wall?: WallFacts | undefined;
    /** undefined if no conversation began. */
    knowledge?: KnowledgeFacts | undefined;
    /** Of tools beside our own. */
    servers?: readonly ServerFacts[];
    /** On which people decide about what waits; it stands first, and is never cut. */
    ballot?: string;
  }>;

/** With the rules for prose: what it may link to, and which word must not be called from it. */
export type ReportLinks = ProseRules & Readonly<{ conversationId: string; runUrl: string; requester: string }>;

/** The body of the comment, and of the step summary. */
export function renderReport(report: Report, links: ReportLinks): string {
  return prompt("report", {
    heading: [signOf(report).mark, neutralise(report.reason, links)].filter(Boolean).join(" "),
    body: sections(report, links).join("\n\n"),
    details: renderDetails(report, links),
  });
}

/** A comment that is still being worked on: how far the work is, if that is known, and what keeps it, if anything does. */
export function renderWorking(links: ReportLinks, note = "", progress?: Progress): string {
  const working = prompt("working", { requester: links.requester, run_url: links.runUrl });
  const parts = [working, progress ? renderProgress(progress, links) : "", neutralise(note, links)];
  return parts.filter((part) => part !== "").join("\n\n");
}

function sections(report: Report, rules: ProseRules): string[] {
  const parts = [
    ...(report.ballot === undefined ? [] : [neutralise(report.hint, rules), report.ballot]),
    // What a review says stands in the review.
    report.review?.url === undefined ? clipProse(report.finalResponse.trim(), rules) : "",
    report.review ? renderReviewFacts(report.review) : "",
    report.ballot === undefined ? hintOf(report, rules) : "",
    report.note ?? "",
    changedFiles(report),
    renderTests(report.tests ?? []),
    // Where the work is a patch, that is shown.
    report.kept.kind === "branch" ? renderShortDiff(report.diff?.text ?? "") : "",
    keptWork(report),
    renderLocks(report.locks ?? []),
    renderWithheld(report),
    report.wall ? blockedNetwork(report.wall.denials, { name: "network", value: report.wall.network }) : "",
    renderBroken(report.servers ?? []),
    risky(report),
  ];
  return parts.filter((part) => part !== "");
}

function hintOf({ quote, hint, code: kind }: Report, rules: ProseRules): string {
  const said = quote === undefined ? [] : [`> ${codeWithin(500, quote)}`];
  const advice = [neutralise(hint, rules), ...(kind === undefined ? [] : [`(Code ${code(kind)}.)`])];
  return [...said, advice.filter(Boolean).join(" ")].filter(Boolean).join("\n\n");
}

function changedFiles({ files }: Report): string {
  if (files.length === 0) return "";
  const rows = files.slice(0, 20).map(({ path, added, removed }) => `| ${code(path)} | ${counts(added, removed)} |`);
  const rest = files.length > 20 ? `\n\n… and ${count(files.length - 20, "more file")}.` : "";
  return `| Changed | Lines |\n|-|-|\n${rows.join("\n")}${rest}`;
}

function counts(added: number | undefined, removed: number | undefined): string {
  return added === undefined || removed === undefined ? "binary" : `+${added} −${removed}`;
}

function risky({ risks = [] }: Report): string {
  if (risks.length === 0) return "";
  const rest = risks.length > 10 ? `, and ${risks.length - 10} more` : "";
  return `⚠️ Of medium risk, and run: ${risks.slice(0, 10).map(code).join(", ")}${rest}.`;
}

function keptWork({ kept, pullRequest, proposeUrl, isCiSilent, rewrittenBase: base }: Report): string {
  switch (kept.kind) {
    case "nothing":
      return "";
    case "branch": {
      const signed = kept.isVerified ? " (verified by GitHub)" : "";
      const where = `Commit ${code(kept.commit.slice(0, 7))}${signed} on branch ${code(kept.branch)}`;
      if (proposeUrl !== undefined) return `${where}: [open the pull request](${proposeUrl}).`;
      if (!pullRequest) return `${where}, without a pull request: [compare](${kept.compareUrl}).`;
      const warnings = [
        ...(base === undefined ? [] : [prompt("base-rewritten", { branch: code(base) })]),
        ...(isCiSilent ? [prompt("no-ci")] : []),
      ];
      return [`${where}.`, ...warnings].join("\n\n");
    }
    case "patch":
      return renderPatch(kept, { what: "The work", title: "Patch", most: 30_000 });
  }
}
