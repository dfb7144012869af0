/** Defines a run of the action on one trigger. */
import type { Connection } from "../action/runner/connect.ts";
import type { World } from "../action/runner/world.ts";
import type { Conversation } from "../core/conversation/conversation.ts";
import type { Wait } from "../core/model/retry.ts";
import type { FailedJobs } from "../github/read/failed-run.ts";
import type { Trigger } from "../github/read/trigger/trigger.ts";
import type { Progress as Facts } from "../github/write/report/progress.ts";
import type { Memory } from "./memory/memory.ts";
import type { WritePage } from "./page-facts.ts";

/** What is known of a run before its thread's state has been read. */
export type UnclaimedRun = Connection &
  Readonly<{
    world: World;
    trigger: Trigger;
    writePage: WritePage;
    /** The jobs that failed, where a failed CI run is what the agent is to fix. */
    failed?: FailedJobs | undefined;
  }>;

/** A run that may work on its thread. */
export type Run = UnclaimedRun &
  Readonly<{
    /** What earlier runs have left. Its conversation is the one that goes on, or a new one. */
    memory: Memory;
    /** Writes progress into the run's comment; undefined for a run without a thread. */
    progress?: Progress;
    /** Settles when the lease on the thread has been taken, or another run has it. */
    claimed: Promise<"ours" | "lost">;
  }>;

/** Keeps the run's comment up to date while the agent works. */
export type Progress = Readonly<{
  /** Writes at most one note for each request to a model. */
  onWait(wait: Wait): void;
  /** Tells from now on how far the conversation is. */
  follow(conversation: Pick<Conversation, "log" | "state">, limits: Limits): void;
  /** Nothing is on its way to the comment any more, and nothing comes after. Never rejects. */
  settled(): Promise<void>;
}>;

export type Limits = Pick<Facts, "maxMinutes" | "maxSteps" | "maxUsd" | "maxTokens">;
