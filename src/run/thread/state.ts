/**
 * Opens the saved state of a thread, and reads and writes the proposal in its manifest that waits for a decision.
 * `../claim/lease.ts` decides whether a run may work on the thread now.
 */
import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { gitHubReader } from "../../github/client.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import { isReview } from "../../github/read/trigger/trigger-kinds.ts";
import { Proposal, type ProposalItem } from "../../render/approval/proposal.ts";
import { STATE } from "../../runner/input/inputs.ts";
import { KEYS, ownSecret } from "../../runner/input/secrets-input.ts";
import type { Settings } from "../../runner/input/settings.ts";
import { mayWrite } from "../../runner/input/trigger-settings.ts";
import { type Env, gitEnvironment } from "../../runner/world.ts";
import type { Manifest } from "../../state/manifest.ts";
import { type StateName, taskState, threadState } from "../../state/state-file.ts";
import { type Tips, tipsByApi } from "../../state/state-remote.ts";
import { openStateStore, type StateStore } from "../../state/state-store.ts";
import type { Run, UnclaimedRun } from "../run.ts";

/** The refs of the state `name`, asked for before anybody needs them. */
export type FirstLook = Readonly<{ name: string; tips: Promise<Tips | undefined> }>;

/** Asks where the state of the thread is. It only reads, so it can be asked while it is not known who may start a run. */
export function lookForState({ settings, github, job }: Access, trigger: Trigger): FirstLook | undefined {
  if (!isSaved(settings, trigger) || !ownSecret(settings) || !mayWrite(settings)) return undefined;
  const { name, ref, branch } = stateNameOf(trigger);
  return { name, tips: tipsByApi(gitHubReader(github, job.repository), [ref, branch]) };
}

type Access = Pick<UnclaimedRun, "settings" | "github" | "job">;

/**
 * The state of the thread, or of the task if there is no thread. Undefined if nothing is to be saved. The trigger may have
 * another thread by now than the first look was for, which is of no use then.
 */
export function stateStore({ trigger, ...run }: UnclaimedRun, look?: FirstLook): StateStore | undefined {
  if (!isSaved(run.settings, trigger)) return undefined;
  const name = stateNameOf(trigger);
  const seen = look?.name === name.name ? look.tips : undefined;
  return openStore({ ...run, name, repositoryId: trigger.repositoryId, seen });
}

/** A review reads earlier reviews from their threads, so it needs no permission to write contents. */
function isSaved(settings: Settings, trigger: Trigger): boolean {
  return !isReview(trigger) && settings.slice(STATE)["state-store"] !== "none";
}

export function stateNameOf({ thread, key }: Trigger): StateName {
  return thread.type === "none" ? taskState(key) : threadState(thread.number);
}

/** `temp` is the folder in which the store makes its own. */
export function openStore(
  { world: { env, now }, github, settings, job, leaks, ...place }: StateAccess,
  temp = job.temp,
): StateStore | undefined {
  const secret = ownSecret(settings);
  if (!secret || !mayWrite(settings)) return undefined;
  mkdirSync(temp, { recursive: true });
  return openStateStore({
    folder: mkdtempSync(join(temp, "deckhand-state-")),
    spares: spareFolders(env),
    remote: {
      ...{ url: `${job.repositoryUrl}.git`, token: settings.slice(KEYS)["github-token"] },
      isBack: github.isBack,
    },
    environment: gitEnvironment(env),
    isEncrypted: settings.slice(STATE)["encrypt-state"],
    ...place,
    secret,
    leaks,
    now,
  });
}

/** Folders that may have room when the disk of the runner's temporary folder has none. The last one is in memory. */
export function spareFolders(env: Env): readonly string[] {
  return [env.TMPDIR || "/tmp", "/dev/shm"];
}

export type StateAccess = Pick<UnclaimedRun, "world" | "github" | "settings" | "job" | "leaks"> &
  Readonly<{ name: StateName; repositoryId: number; seen?: FirstLook["tips"] | undefined }>;

/**
 * Returns the proposal as the present decision sees it. If an earlier run of this decision was cut off before it could
 * report, the change is still open. The work that the run published can be found, so the change is carried out once.
 */
export function proposalFor(run: Pick<Run, "memory" | "trigger">): Proposal | undefined {
  const proposal = proposalIn(run.memory);
  return proposal && isRepeated(run) ? { ...proposal, items: proposal.items.map(reopened) } : proposal;
}

/**
 * Returns whether an earlier run of this decision was cut off. The decision was accepted then, and the comment may
 * already say so.
 */
export function wasAccepted(run: Pick<Run, "memory" | "trigger">): boolean {
  return isRepeated(run) && proposalIn(run.memory)?.items.some(isUnfinished) === true;
}

function isRepeated({ memory, trigger }: Pick<Run, "memory" | "trigger">): boolean {
  return memory.wasCutOff && memory.manifest.lease?.key === trigger.key && trigger.kind === "decision";
}

function reopened(item: ProposalItem): ProposalItem {
  return isUnfinished(item) ? { ...item, decision: null } : item;
}

function isUnfinished({ pending, decision }: ProposalItem): boolean {
  return !("tool" in pending) && decision?.verdict === "approved";
}

/** Returns undefined if there is no proposal, or one of another version. */
export function proposalIn({ manifest }: Readonly<{ manifest: Manifest }>): Proposal | undefined {
  return Proposal.safeParse(manifest.proposal).data;
}

export function withProposal(proposal: Proposal) {
  return (manifest: Manifest): Manifest => ({ ...manifest, proposal: JSON.parse(JSON.stringify(proposal)) });
}
