/** Publishes a change set. GitHub's present state decides where it goes, and the change set only says what it is. */
import { mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openPatchPublisher } from "../../../git/publisher.ts";
import { gitHubReader } from "../../../github/client.ts";
import { readPull } from "../../../github/read/pull/pull.ts";
import type { PullTemplate } from "../../../github/write/pull-request/pull-template.ts";
import { Fault, toFault } from "../../../lib/fault.ts";
import { oneLine } from "../../../lib/text.ts";
import { neutralTitle } from "../../../markdown/commands.ts";
import type { Change } from "../../../policy/entries.ts";
import type { Patch } from "../../../render/report/changed-files.ts";
import type { Report } from "../../../render/report/report-facts.ts";
import { AGENT, readInputsWithoutModel } from "../../../runner/input/inputs.ts";
import { JOBS } from "../../../runner/input/list-query.ts";
import { PUBLISH, policyOf } from "../../../runner/input/publishing.ts";
import type { Settings } from "../../../runner/input/settings.ts";
import { gitEnvironment } from "../../../runner/world.ts";
import { readStandingOf, withdrawnFault } from "../../admit/withdrawn.ts";
import { readPullTemplate } from "../../agent/knowledge/pull-template.ts";
import { answerInComment, type Recall, type RunWork, recallNothing } from "../../claim/lease.ts";
import type { Applying, FactsOfAll } from "../../feature.ts";
import { conclude } from "../../outcome/conclude.ts";
import { concludeProposed, statusesIn } from "../../outcome/conclude-proposals.ts";
import { finalAnswer, shownAnswer } from "../../outcome/final-answer.ts";
import {
  type Conclusion,
  type FinalAnswer,
  type KeptWork,
  NO_WORK,
  notDone,
  patchBaseOf,
  pullRequestFacts,
  type RunResult,
  whyLowered,
} from "../../outcome/run-result.ts";
import type { Run, UnclaimedRun } from "../../run.ts";
import { isOutside } from "../../start/asked-head.ts";
import { beginReading, readAll } from "../../start/reading.ts";
import { findOwnComment, isFinal } from "../../thread/own-comments.ts";
import { withLineage } from "../lineage.ts";
import { NOT_OPENED, openFor, publishWork } from "../to-branch.ts";
import type { ChangeSet } from "./change-set.ts";
import { type PublishTarget, placeFor } from "./publish-target.ts";
import { type ReadChangeSet, readChangeSet } from "./read-change-set.ts";

/** If the change set cannot be read, the comment says so. */
export function applying(
  { world, settings }: Pick<UnclaimedRun, "world" | "settings">,
  features: ApplyFeatures,
): RunWork {
  try {
    const found = readChangeSet(folderIn(settings));
    const { conversation } = found.facts;
    const work: RunWork["work"] = (run) => apply(found, run, features);
    return { recall: (run) => recallApplied(run, conversation), work };
  } catch (error) {
    const fault = toFault(error);
    return { recall: async () => recallNothing(world.newId()), work: async () => notDone(fault) };
  }
}

/** Neither of the two jobs saves the state of a thread: one has no permission to write, and the other has no conversation. */
async function recallApplied(run: UnclaimedRun, conversation: string): Promise<Recall> {
  const said = await findOwnComment(run, (body) => body.includes(conversation) && isFinal(run.job, body));
  const answer = answerInComment(run, said);
  return answer ? { kind: "answered", answer } : recallNothing(conversation);
}

function folderIn(settings: Settings): string {
  const { "change-set": folder } = settings.slice(JOBS);
  if (folder !== undefined) return folder;
  throw new Fault("config", "The input `change-set` is empty.", {
    hint: "Set it to the folder into which actions/download-artifact put the change set.",
  });
}

/** Has each feature do what the other job has kept for it. */
type ApplyFeatures = (
  run: Run,
  kept: Applying & Readonly<{ kept: NonNullable<ChangeSet["features"]> }>,
) => Promise<FactsOfAll>;

type Publishing = Readonly<{
  token: string;
  apply(kept: Omit<Parameters<ApplyFeatures>[1], "isRestricted">): Promise<FactsOfAll>;
}>;

async function apply(found: ReadChangeSet, run: Run, features: ApplyFeatures): Promise<RunResult> {
  try {
    const inputs = readInputsWithoutModel(run.settings);
    requireSame(found.facts, run);
    // Only a deleted and an edited text were found before the lease.
    const withdrawn = await withdrawnFault(run, await readStandingOf(run, run.world.env, run.trigger));
    if (withdrawn) throw withdrawn;
    const published = await publish(found, run, {
      token: inputs["github-token"],
      apply: (kept) => features(run, { ...kept, isRestricted: () => isRestrictedNow(run) }),
    });
    return { ...published, conversationPath: found.log };
  } catch (error) {
    return { ...notDone(toFault(error)), conversationPath: found.log };
  }
}

async function publish(found: ReadChangeSet, run: Run, { token, apply }: Publishing) {
  const { facts } = found;
  const { exact, leaks, redact } = run;
  const finalResponse = leaks.redact(exact(facts.finalResponse)).text;
  const place = facts.startingPoint && found.work !== undefined ? await placeFor(run, facts.startingPoint) : undefined;
  const answer = (template?: PullTemplate) =>
    finalAnswer(finalResponse, { isTitled: facts.isTitled === true, template });
  const { saved, final }: Saved = place
    ? await save(found, { ...place, run, token, answer })
    : { saved: { ...NOTHING, patch: undefined }, final: await answer() };
  const withheld = [...factsIn(facts).withheld, ...saved.withheld];
  const all = { ...saved, withheld };
  const isFit = facts.end.status === "finished" && place !== undefined && saved.fault === undefined;
  const opened = isFit ? await openFor(run, place, saved, { final, redact }) : NOT_OPENED;
  const { sandbox } = facts.facts;
  const reach = sandbox && { ...sandbox, isFork: place !== undefined && isOutside(place.startingPoint) };
  const isPublished = opened.fault === undefined && saved.fault === undefined && place?.fault === undefined;
  const isDone = facts.end.status === "finished";
  const ofFeatures = isDone && facts.features ? await apply({ kept: facts.features, isPublished }) : {};
  const planned = conclusionOf(facts, {
    saved: all,
    opened,
    goal: place?.startingPoint.goal.kind,
    lowered: place && whyLowered(place.startingPoint),
    finalResponse,
    reach,
    ...(ofFeatures.evidence && { evidence: ofFeatures.evidence }),
  });
  const proposed = statusesIn(ofFeatures);
  const conclusion = concludeProposed(planned, proposed);
  const report: Report & Conclusion = {
    ...NO_WORK,
    ...factsIn(facts),
    ...conclusion,
    finalResponse,
    shownResponse: shownAnswer(final, { kept: saved.kept, opened }),
    files: saved.change.files,
    kept: saved.kept,
    patchBase: place && patchBaseOf(place.startingPoint),
    diff: saved.diff,
    locks: saved.locks,
    withheld,
    withheldPatch: saved.patch ?? withheldPatchIn(found),
    proposed,
    sections: ofFeatures.sections,
    ...pullRequestFacts(opened),
  };
  const hadNoSandbox = sandbox === undefined && facts.facts.iterations > 0;
  const outputs = { featureOutputs: ofFeatures.outputs };
  return {
    report,
    fault: conclusion.fault,
    ...outputs,
    hadNoSandbox,
    ...(place && { baseSha: place.startingPoint.head }),
  };
}

type Saved = Readonly<{ saved: KeptWork; final: FinalAnswer }>;

const NOTHING = {
  kept: { kind: "nothing" },
  change: { tree: "", files: [], leftOut: [] },
  withheld: [],
  diff: undefined,
  locks: [],
  fault: undefined,
} as const;

type Saving = PublishTarget &
  Readonly<{ run: Run; token: string; answer: (template: PullTemplate | undefined) => Promise<FinalAnswer> }>;

/** If the change cannot go to its branch, it is kept as a patch, which was checked in the same way. */
async function save({ facts, work = "" }: ReadChangeSet, saving: Saving): Promise<Saved> {
  const { run, startingPoint, made, token, fault } = saving;
  const { job, world } = run;
  mkdirSync(job.temp, { recursive: true });
  const folder = mkdtempSync(join(job.temp, "deckhand-"));
  const options = {
    folder,
    base: startingPoint.head,
    remoteUrl: `${job.serverUrl}/${job.repository.owner}/${job.repository.name}.git`,
    token,
    allowedBranch: startingPoint.goal.kind === "advance" ? startingPoint.goal.branch : undefined,
    environment: gitEnvironment(world.env),
    now: world.now,
  };
  const { publisher, change } = await openPatchPublisher(options, work, policyOf(run.settings.slice(PUBLISH)));
  if (change.tree !== facts.tree) {
    throw new Fault("denied", "The patch of the change set does not match its facts.", {
      hint: "Run `mode: plan` again.",
    });
  }
  const final = await saving.answer(await readPullTemplate(publisher.filesOf(publisher.base)));
  const how = { made, title: final.commitTitle };
  const place = { publisher, folder, startingPoint };
  const saved = await publishWork(run, place, await withClaimed(run, place, { change, facts }), run.leaks, how);
  return { saved: { ...saved, fault: saved.fault ?? fault }, final };
}

type Claimed = Readonly<{ change: Change; facts: ChangeSet }>;

/** The change with the history that the change set claims, if GitHub says so as well. */
async function withClaimed(
  run: Run,
  place: Omit<Parameters<typeof withLineage>[1], "how">,
  { change, facts: { history } }: Claimed,
): Promise<Change> {
  if (history === undefined) return change;
  const { kind, commits } = history;
  const claim = kind === "merge" ? { kind: "merged" as const, commits } : { kind, onto: commits };
  return withLineage(run, { ...place, how: {} }, { ...change, commits: claim });
}

type Ends = Pick<
  Parameters<typeof conclude>[0],
  "saved" | "opened" | "goal" | "lowered" | "finalResponse" | "reach" | "evidence"
>;

function conclusionOf({ end }: ChangeSet, ends: Ends): Conclusion {
  if (end.status === "stopped") return end;
  // Only a stopped run has a limit.
  return conclude({ ...ends, timeoutMinutes: 0, end, change: ends.saved.change });
}

/** Throws a "denied" Fault if the change set is of another repository, another thread or another request. */
export function requireSame(facts: ChangeSet, { trigger, job }: Pick<Run, "trigger" | "job">): void {
  const name = `${job.repository.owner}/${job.repository.name}`;
  if (facts.repository.id !== trigger.repositoryId || facts.repository.name !== name) {
    throw foreign(`the repository ${facts.repository.name}`);
  }
  if (JSON.stringify(threadOf(facts.thread)) !== JSON.stringify(threadOf(trigger.thread)))
    throw foreign("another thread");
  if (facts.key !== trigger.key) throw foreign("another request");
}

function threadOf(thread: ChangeSet["thread"]): readonly unknown[] {
  return thread.type === "none" ? [thread.type] : [thread.type, thread.number];
}

function foreign(what: string): Fault {
  return new Fault("denied", `The change set is for ${what}, not for what this job was started by.`, {
    hint: "Apply it in a later job of the workflow run that made it.",
  });
}

/** The parts of a change set that the report repeats: figures, and text of others, which is neutralized first. */
type Facts = Omit<ChangeSet["facts"], "costUsd" | "sandbox" | "uses"> & Pick<Report, "costUsd" | "sandbox" | "uses">;

/** The facts, in which texts of others are plain words without markup, mentions and links. */
function factsIn({ facts }: ChangeSet): Facts {
  const { costUsd, sandbox, uses, withheld, ...rest } = facts;
  return {
    ...rest,
    costUsd,
    sandbox,
    uses: uses.map((use) => ({ ...use, costUsd: use.costUsd })),
    withheld: withheld.map((one) => ({ ...one, detail: wordsOf(one.detail) })),
  };
}

function wordsOf(detail: string): string {
  return oneLine(neutralTitle(detail), 300)
    .replaceAll(/[<>[\]`*_!|\\]/g, " ")
    .replaceAll(/:\/\/|www\./gi, " ");
}

/** The files that the other job withheld. */
function withheldPatchIn({ withheld }: ReadChangeSet): Patch | undefined {
  return withheld === undefined ? undefined : { path: withheld, patch: readFileSync(withheld, "utf8") };
}

/** Whether the run is restricted by who has written on the thread, which another job cannot be asked. */
async function isRestrictedNow(run: Run): Promise<boolean> {
  const isTrusting = run.settings.slice(AGENT)["mixed-threads"] === "as-trusted";
  const { thread } = run.trigger;
  const pull =
    thread.type === "pull_request"
      ? await readPull(gitHubReader(run.github, run.job.repository), thread.number)
      : undefined;
  if (isOutside({ pull })) return true;
  if (isTrusting) return false;
  const goal = { kind: "patch", base: "", why: "" } as const;
  const { strangers } = await readAll(run, { head: "", branch: "", goal, pull }, beginReading(run));
  return strangers.length > 0;
}
