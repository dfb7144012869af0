/** Defines a run of the action on one trigger. */
import type { Conversation } from "../core/conversation/conversation.ts";
import type { Wait } from "../core/model/retry.ts";
import type { Repository } from "../github/client.ts";
import type { Ignored, Trigger } from "../github/read/trigger/trigger.ts";
import type { FailedJobs } from "../github/read/workflow-runs.ts";
import type { WritePage } from "../render/page-facts.ts";
import type { ProgressFacts } from "../render/report/report.ts";
import type { Connection } from "../runner/connect.ts";
import type { Settings } from "../runner/input/settings.ts";
import type { World } from "../runner/world.ts";
import type { Memory } from "./memory/memory.ts";

/** Everything that a run begins with. */
export type Beginning = Readonly<{ world: World; settings: Settings; writePage: WritePage }>;

/** The request of the same event with another text, as the event itself was read. */
export type Reread = (body: string) => Trigger | Ignored;

/** A run before it asks for the lease of its thread. */
export type UnclaimedRun = Connection &
  Beginning &
  Readonly<{
    trigger: Trigger;
    /** Whether this text asks for what the run does; without it, nobody can tell. */
    isSameRequest?: ((body: string) => boolean) | undefined;
    /** The failed jobs, if the agent is to fix a failed CI run. */
    failed?: FailedJobs | undefined;
  }>;

/** A run that may work on its thread, if it gets the lease. */
export type Run = UnclaimedRun &
  Readonly<{
    /** The state that earlier runs saved. Its conversation is resumed, or is a new one. */
    memory: Memory;
    /** Writes progress into the run's comment; undefined for a run without a thread. */
    progress?: ProgressComment;
    /** Claiming a thread is taking the lease on it. Settles when this run has the lease, or another run has it. */
    claimed: Promise<"ours" | "lost">;
    /**
     * Set where the run is seen from another repository that it works in: `job` and `memory` are of that one then, and `id` is
     * its id. `main` is the repository of the thread.
     */
    other?: Readonly<{ id: number; main: Repository }>;
  }>;

/** The run's comment, which is kept up to date while the agent works. */
export type ProgressComment = Readonly<{
  /** Writes at most one note for each request to a model. */
  onWait(wait: Wait): void;
  /** From now on, shows the progress of the conversation. */
  follow(conversation: Pick<Conversation, "log" | "state">, limits: ShownLimits): void;
  /** Resolves when the last update of the comment is done. No update follows. Never rejects. */
  settled(): Promise<void>;
}>;

export type ShownLimits = Pick<ProgressFacts, "maxMinutes" | "maxSteps" | "maxUsd" | "maxTokens">;
