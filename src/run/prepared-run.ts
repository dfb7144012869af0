/** Defines a run that is ready for the first request to the model. */
import type { Conversation } from "../core/conversation/conversation.ts";
import type { RunEnd } from "../core/conversation/run-end.ts";
import type { Event } from "../core/event/event.ts";
import type { Silence } from "../core/model/endpoint.ts";
import type { Publisher } from "../git/publisher.ts";
import type { Fault } from "../lib/fault.ts";
import type { Inputs } from "../runner/input/inputs.ts";
import type { Knowledge } from "./agent/knowledge/knowledge.ts";
import type { ToolsAndServers } from "./agent/mcp/tools-and-servers.ts";
import type { Restriction } from "./agent/restricted.ts";
import type { Checkouts } from "./checkouts.ts";
import type { PutBack } from "./claim/restore-work.ts";
import type { OpenFeatures } from "./feature.ts";
import type { StartingPoint } from "./goal.ts";
import type { Run } from "./run.ts";
import type { Reading } from "./start/reading.ts";

/** A run that is ready: what the conversation, its approvals and the publication of its work need. */
export type PreparedRun = Readonly<{
  run: Run;
  conversation: Conversation;
  /** Tools that the conversation has had and may not use now. */
  closed: readonly string[];
  publisher: Publisher;
  tools: ToolsAndServers;
  startingPoint: StartingPoint;
  /** The checkouts of the run: that of the thread's repository, and those of others. */
  checkouts: Checkouts;
  /** The inputs as they hold here: a fork or a restricted run is given less. */
  inputs: Inputs;
  /** Git's tree of the workspace, where somebody decides about actions for it. */
  treeAtStart: string | undefined;
  /**
   * Paths of the workspace as the run found it that differ from the base branch; not looked at without a
   * `setup-command`.
   */
  changed: readonly string[];
  /** How many events the log of the conversation had when this run opened it. */
  earlierEvents: number;
  /** Work of earlier runs that is on no branch; undefined where there was none. */
  putBack: PutBack | undefined;
  /** Resolves to why its work could not be published, if that is known before the model is paid. */
  missing: Promise<Fault | undefined>;
  knowledge: Knowledge;
  features: OpenFeatures;
  /** The events of sub-agents in this run; the list grows. */
  subAgentEvents: readonly Event[];
  /** Requests that were stopped before their models had sent anything; it grows. */
  silences: readonly Silence[];
  reading: Reading;
  restriction: Restriction;
  /** The note for people about that. */
  restrictionNote: string | undefined;
  /** Ours alone, outside the workspace, for as long as the job lasts. */
  folder: string;
  /** Aborted when the run is cancelled, the sandbox is gone, or somebody on the thread says stop. */
  signal: AbortSignal;
  /** Aborted when the time of `timeout-minutes` is over. */
  deadline: AbortSignal;
  /** Has the agent continue until it ends, or waits for somebody. */
  runAgent(): Promise<RunEnd>;
}>;
