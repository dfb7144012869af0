/** Publishes a change set: what GitHub says now decides where it goes, and the change set only what it says. */
import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { openPatchPublisher } from "../../github/write/publisher.ts";
import type { Report } from "../../github/write/report/report.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import type { Cleaners } from "../connect.ts";
import { answerSaid, type Desk, ours, type Recall } from "../durable/recall.ts";
import { isFinal, saidBefore } from "../durable/turn/earlier-attempt.ts";
import { gitEnvironment } from "../ground/checkout.ts";
import { bringHome, NOT_OPENED, openFor } from "../ground/home/bring-home.ts";
import type { Doing } from "../mode/doing.ts";
import type { Setting } from "../prepare.ts";
import type { Saved } from "../publish.ts";
import { type Conclusion, conclude } from "../result/conclude.ts";
import { type Done, NO_WORK, notDone } from "../result/done.ts";
import { openedFacts } from "../result/facts.ts";
import { readInputsWithoutModel } from "../runner/input/inputs.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import type { World } from "../world.ts";
import type { ChangeSet } from "./change-set.ts";
import { factsIn, withheldPatchIn } from "./facts.ts";
import { type Place, placeFor } from "./place.ts";
import { type ReadChangeSet, readChangeSet } from "./read-change-set.ts";
import { requireSame } from "./same.ts";

/** One that cannot be read is told where the answer would have been. */
export function applying(world: World): Doing {
  try {
    const found = readChangeSet(folderIn(world));
    const { conversation } = found.facts;
    const work: Doing["work"] = (setting, cleaners) => apply(found, setting, cleaners);
    return { recall: (desk) => recallApplied(desk, conversation), work };
  } catch (error) {
    const fault = toFault(error);
    return { recall: async () => ours(world.newId()), work: async () => notDone(fault) };
  }
}

/** Neither of the two jobs keeps the state of a thread: one may not write, and the other does not talk. Its comment tells. */
async function recallApplied(desk: Desk, conversation: string): Promise<Recall> {
  const said = await saidBefore(desk, (body) => body.includes(conversation) && isFinal(desk.job, body));
  const answer = answerSaid(desk, said);
  return answer ? { kind: "answered", answer } : ours(conversation);
}

function folderIn({ env }: World): string {
  const folder = rawInput(env, "change-set");
  if (folder !== undefined) return folder;
  throw new Fault("config", "The input `change-set` is empty.", {
    hint: "Give it the folder that actions/download-artifact has put the change set into.",
  });
}

async function apply(found: ReadChangeSet, setting: Setting, cleaners: Cleaners): Promise<Done> {
  try {
    const inputs = readInputsWithoutModel(setting.world.env);
    requireSame(found.facts, setting);
    const published = await publish(found, setting, inputs["github-token"], cleaners);
    return { ...published, conversationPath: found.log };
  } catch (error) {
    return { ...notDone(toFault(error)), conversationPath: found.log };
  }
}

async function publish(found: ReadChangeSet, setting: Setting, token: string, cleaners: Cleaners) {
  const { facts } = found;
  const { exact, leaks, redact } = cleaners;
  const finalResponse = leaks.redact(exact(facts.finalResponse)).text;
  const place = facts.ground && found.work !== undefined ? await placeFor(setting, facts.ground) : undefined;
  const saved = place ? await save(found, { ...place, setting, token, cleaners }) : { ...NOTHING, patch: undefined };
  const withheld = [...factsIn(facts).withheld, ...saved.withheld];
  const all = { ...saved, withheld };
  const isDone = facts.end.status === "finished" && place !== undefined && saved.fault === undefined;
  const opened = isDone ? await openFor(setting, place, saved, { finalResponse, redact }) : NOT_OPENED;
  const conclusion = conclusionOf(facts, { saved: all, opened, goal: place?.ground.goal.kind, finalResponse });
  const report: Report & Conclusion = {
    ...NO_WORK,
    ...factsIn(facts),
    ...conclusion,
    finalResponse,
    files: saved.change.files,
    kept: saved.kept,
    diff: saved.diff,
    locks: saved.locks,
    withheld,
    withheldPatch: saved.patch ?? withheldPatchIn(found),
    ...openedFacts(opened),
  };
  const hadNoWall = facts.facts.wall === undefined && facts.facts.iterations > 0;
  return { report, fault: conclusion.fault, hadNoWall, ...(place && { baseSha: place.ground.head }) };
}

const NOTHING = {
  kept: { kind: "nothing" },
  change: { tree: "", files: [], leftOut: [] },
  withheld: [],
  diff: undefined,
  locks: [],
  fault: undefined,
} as const;

type Saving = Place & Readonly<{ setting: Setting; token: string; cleaners: Cleaners }>;

/** Where it cannot go where it was meant to, it is kept as a patch, which has been through the same review. */
async function save({ facts, work = "" }: ReadChangeSet, saving: Saving): Promise<Saved> {
  const { setting, ground, made, token, fault } = saving;
  const { job, world } = setting;
  mkdirSync(job.temp, { recursive: true });
  const folder = mkdtempSync(join(job.temp, "deckhand-"));
  const options = {
    folder,
    base: ground.head,
    remoteUrl: `${job.serverUrl}/${job.repository.owner}/${job.repository.name}.git`,
    token,
    lent: ground.goal.kind === "advance" ? ground.goal.branch : undefined,
    environment: gitEnvironment(world.env),
    now: world.now,
  };
  const { publisher, change } = await openPatchPublisher(options, work);
  if (change.tree !== facts.tree) {
    throw new Fault("denied", "The patch of the change set does not come to what its facts say.", {
      hint: "Let the agent plan again.",
    });
  }
  const saved = await bringHome(setting, { publisher, folder, ground }, change, saving.cleaners.leaks, { made });
  return { ...saved, fault: saved.fault ?? fault };
}

type Ends = Pick<Parameters<typeof conclude>[0], "saved" | "opened" | "goal" | "finalResponse">;

function conclusionOf({ end }: ChangeSet, ends: Ends): Conclusion {
  if (end.status === "stopped") return end;
  // The limit is of a run that was stopped only.
  return conclude({ ...ends, timeoutMinutes: 0, end, change: ends.saved.change });
}
