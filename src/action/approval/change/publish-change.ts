/** Publishes a change that a person let through: one commit of it, where it was shown to go. */

import { finalResponse } from "../../../core/conversation/final-response.ts";
import { EventLog } from "../../../core/event/event-log.ts";
import { folderStore } from "../../../core/event/file-store.ts";
import type { Pull } from "../../../github/read/pull/pull.ts";
import type { HeldChange } from "../../../github/write/approval/held-change.ts";
import type { Change } from "../../../github/write/change.ts";
import type { Policy } from "../../../github/write/policy/policy.ts";
import type { Publisher } from "../../../github/write/publisher.ts";
import type { Report } from "../../../github/write/report/report.ts";
import { conversationPath } from "../../agent/open-conversation.ts";
import type { Cleaners } from "../../connect.ts";
import { sameFiles } from "../../durable/conversation-files.ts";
import type { Goal, Ground } from "../../ground/ground.ts";
import { bringHome, NOT_OPENED, openFor } from "../../ground/home/bring-home.ts";
import type { Setting } from "../../prepare.ts";
import { keepDiff, type Saved } from "../../publish.ts";
import { type Conclusion, conclude } from "../../result/conclude.ts";
import { type Done, NO_WORK } from "../../result/done.ts";
import { openedFacts } from "../../result/facts.ts";
import type { Bench, There } from "./patch-now.ts";
import { workWithout } from "./settled-work.ts";

export type Publishing = Bench &
  Readonly<{
    held: HeldChange;
    publisher: Publisher;
    change: Change;
    policy: Policy;
    cleaners: Cleaners;
    /** The pull request that it belongs to, if it has one. */
    pull: Pull | undefined;
    /** The commit that has it already. */
    there: There | undefined;
  }>;

export async function publishChange(publishing: Publishing): Promise<Omit<Done, "approvals">> {
  const { setting, folder, held, publisher, pull, cleaners } = publishing;
  const goal = goalOf(held, pull);
  const ground: Ground = { head: publisher.base, branch: held.branch, goal, pull: undefined };
  const saved = (await alreadyThere(publishing)) ?? (await save(publishing, ground));
  const isThere = saved.kept.kind === "branch";
  const { workBefore } = setting.memory;
  setting.memory.leaveWork(isThere ? workWithout(workBefore, held.patch) : sameFiles(workBefore));
  const path = conversationPath(folder, setting.memory.id);
  const words = { finalResponse: answerIn(setting, path, cleaners), redact: cleaners.redact };
  const opened = saved.fault ? NOT_OPENED : await openFor(setting, { ground }, saved, words);
  const end = { status: "finished" } as const;
  const ending = { end, change: saved.change, saved, opened, goal: goal.kind, finalResponse: "" };
  const conclusion = conclude({ ...ending, timeoutMinutes: 0 }); // of a run that was stopped only
  const { kept, diff, withheld, patch } = saved;
  const report: Report & Conclusion = {
    ...NO_WORK,
    ...conclusion,
    ...{ files: saved.change.files, kept, diff, withheld, withheldPatch: patch, costUsd: 0, durationMs: 0 },
    ...openedFacts(opened),
  };
  const facts = { fault: conclusion.fault, conversationPath: path, baseSha: publisher.base };
  return { report, ...facts, ground, tree: saved.change.tree };
}

function save({ setting, publisher, folder, change, cleaners, policy }: Publishing, ground: Ground): Promise<Saved> {
  return bringHome(setting, { publisher, folder, ground }, change, cleaners.leaks, {
    policy,
    approver: setting.trigger.actors[0],
  });
}

async function alreadyThere(publishing: Publishing): Promise<Saved | undefined> {
  const { setting, held, change, there } = publishing;
  if (there === undefined) return undefined;
  const compareUrl = `${setting.job.repositoryUrl}/compare/${held.base}...${held.branch}`;
  const kept = { kind: "branch", branch: held.branch, ...there, compareUrl } as const;
  const diff = await keepDiff(change, publishing);
  return { kept, change, diff, withheld: [], patch: undefined, fault: undefined };
}

function goalOf({ branch, base, is_new: isNew }: HeldChange, pull: Pull | undefined): Goal {
  if (pull) return { kind: "advance", branch, base, pullRequest: { number: pull.number, url: pull.url } };
  return { kind: "propose", branch, plain: branch, base, ...(!isNew && { isThere: true }) };
}

/** What the agent said last, for a pull request that is opened only now. */
function answerIn({ memory, world }: Setting, path: string, { exact, leaks }: Cleaners): string {
  memory.openIn(path);
  const stamper = () => ({ id: world.newId(), timestamp: world.now().toISOString() });
  const log = new EventLog(folderStore(path), stamper);
  log.close();
  return leaks.redact(exact(finalResponse(log.branch()))).text;
}
