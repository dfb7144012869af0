/** Decides whether people are asked about protected files, and where these go when somebody says yes. */
import type { LeakScanner } from "../../../github/write/leak/scanner.ts";
import { Fault } from "../../../lib/fault.ts";
import type { Goal } from "../../ground/ground.ts";
import { branchesOf } from "../../ground/home/bring-home.ts";
import { mayWrite } from "../../mode/mode.ts";
import type { Opened, Saved } from "../../publish.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import { readPublishing } from "../../runner/input/publishing.ts";
import type { Env } from "../../world.ts";
import { canAsk } from "../ask/can-ask.ts";
import type { TakenUp } from "../decision/take-up.ts";
import type { Going } from "../going.ts";
import type { Waiting } from "./held-proposal.ts";

/** A "config" Fault where people would be asked and the answer could not be kept. Before anything is paid. */
export function requireState({ "protected-paths": wanted, "state-store": store }: Inputs, env: Env): void {
  if (wanted.mode !== "confirm" || store !== "none" || !mayWrite(env)) return;
  throw new Fault("config", "With `state-store: none` nobody can be asked, so `protected-paths` cannot be `confirm`.", {
    hint: "Leave `state-store` out, or set `protected-paths: block`.",
  });
}

/** At the end of work that is done, where an answer could be kept: of work that goes on nobody knows what it comes to. */
export function mayHold(going: Going, { end, refused }: TakenUp): boolean {
  const { "protected-paths": wanted } = readPublishing(going.setting.world.env);
  const { goal } = going.prepared.ground;
  const isOurs = goal.kind === "propose" || (goal.kind === "advance" && goal.fork === undefined);
  return wanted.mode === "confirm" && end.status === "finished" && refused === undefined && isOurs && canAsk(going);
}

/** What is said to be withheld: nothing of what people are asked about, as long as the work is where it should be. */
export function withoutHeld(saved: Saved, isDone: boolean): Saved {
  const { held, ...rest } = saved;
  if (!held || held.paths.length === 0 || !isDone) return rest;
  const paths = new Set(held.paths);
  return { ...saved, withheld: saved.withheld.filter(({ path, code }) => code !== "DKH-103" || !paths.has(path)) };
}

type Place = Readonly<{ goal: Goal; head: string; runId: number; leaks: LeakScanner }>;

/** Undefined where nothing is held. */
export function waitingIn({ held, kept }: Saved, { pullRequest }: Opened, place: Place): Waiting | undefined {
  const { goal, head, runId, leaks } = place;
  const [wanted] = branchesOf(goal, runId, leaks);
  if (!held || wanted === undefined) return undefined;
  const { tree, patch, paths } = held;
  const isNew = kept.kind !== "branch" && goal.kind === "propose" && goal.isThere !== true;
  return {
    ...{ tree, patch, paths, is_new: isNew, base: goal.base },
    branch: kept.kind === "branch" ? kept.branch : wanted,
    head: kept.kind === "branch" ? kept.commit : head,
    pull_request: pullRequest?.number ?? (goal.kind === "advance" ? goal.pullRequest.number : null),
  };
}
