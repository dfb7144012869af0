/** Decides whether an agent can be granted access beyond the checkout. */
import type { Inputs } from "../../action/runner/input/inputs.ts";
import { mayWrite } from "../../action/runner/input/raw-input.ts";
import { needsSandbox } from "../../core/event/grant.ts";
import type { Nobody } from "../../github/write/approval/render-decided.ts";
import type { Goal, StartingPoint } from "../goal.ts";
import type { Run } from "../run.ts";
import { isOutside } from "../start/asked-head.ts";
import { proposalFor } from "../thread/kept-proposal.ts";
import type { Restriction } from "./restricted.ts";
import type { Tools } from "./tools.ts";

/** `refused`: nothing that needs a person's approval is granted. `offered`: the agent has a tool to ask for hosts. */
export type Grants = "offered" | "possible" | "refused";

type GrantContext = Readonly<{
  run: Run;
  startingPoint: StartingPoint;
  /** The inputs as they apply to the agent. */
  inputs: Inputs;
  restriction: Restriction;
  tools: Pick<Tools, "inGranted">;
}>;

export function grantsIn({ run, startingPoint, inputs, restriction, tools }: GrantContext): Grants {
  // Nobody is asked. If the run is restricted, its secrets, network and MCP servers have already been removed.
  if (inputs.confirmation === "never") return "possible";
  if (restriction.restrictions || isOutside(startingPoint)) return "refused";
  return canAsk(run, startingPoint.goal) && tools.inGranted ? "offered" : "possible";
}

/** Whether this run is about an approved action that runs in a separate sandbox. */
export function mayGrant(run: Pick<Run, "trigger" | "memory">): boolean {
  if (run.trigger.kind !== "decision") return false;
  const items = proposalFor(run)?.items ?? [];
  return items.some(({ pending, decision }) => decision === null && "grant" in pending && needsSandbox(pending.grant));
}

export function canAsk(run: Run, goal: Goal): boolean {
  return whyNobodyIsAsked(run, goal) === undefined;
}

/**
 * Why nobody can be asked in this run; undefined if people can be. Asking needs a thread, a branch that keeps the work,
 * saved state for the answer, and GraphQL: only GraphQL tells whether the comment was edited.
 */
export function whyNobodyIsAsked({ trigger, memory, world, github }: Run, { kind }: Goal): Nobody | undefined {
  const { type } = trigger.thread;
  if (type === "discussion") return "discussion";
  if (type === "none") return "no-thread";
  if (!mayWrite(world.env)) return "mode";
  if (kind === "review") return "review";
  if (kind === "patch") return "no-branch";
  if (!memory.isKept) return "no-memory";
  return github.lacksGraphql?.() ? "no-graphql" : undefined;
}
