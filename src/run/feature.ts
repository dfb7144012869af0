/**
 * Defines a feature: a part of a run that only some workflows want. The stations know features by this contract alone, and
 * `features.ts` lists them. A hook that a feature leaves out does nothing.
 */
import type { Agent, FinishSchema } from "../core/agent/agent.ts";
import type { RunEnd } from "../core/conversation/run-end.ts";
import type { Event } from "../core/event/event.ts";
import type { Model } from "../core/model/model.ts";
import type { Tool } from "../core/tool/tool.ts";
import type { Publisher } from "../git/publisher.ts";
import type { Reviewed } from "../policy/review.ts";
import type { Deferred } from "../render/approval/proposal.ts";
import type { SeenByHost } from "../render/outcome.ts";
import type { PageFacts } from "../render/page-facts.ts";
import type { PullReference, Section } from "../render/report/report-facts.ts";
import type { Outputs } from "../runner/file-commands.ts";
import type { Inputs } from "../runner/input/inputs.ts";
import type { Settings, Slice } from "../runner/input/settings.ts";
import type { ToolSettings } from "../tools/standard-tools.ts";
import type { CommitFiles } from "./admit/named-file.ts";
import type { Trust } from "./agent/allowed-inputs.ts";
import type { WorkStart } from "./agent/shown-work.ts";
import type { Checkout, PublishedCheckouts, WorkEnd } from "./checkouts.ts";
import type { StartingPoint } from "./goal.ts";
import type { Run } from "./run.ts";

/** `load` is the only dynamic import of a feature: a run that does not want it loads this object and nothing else. */
export type Feature = Readonly<{
  /** The name of its folder, of its folder in `prompts/`, and of its tests' folder. */
  name: string;
  /** The inputs that it alone reads. */
  inputs: Slice;
  /** Whether it works where the agent runs on an agent server. */
  isForServer: boolean;
  /** Whether it has people decide about something that it carries out later. At most one feature does. */
  asksPeople?: boolean;
  /** Whether a run with it is of use although no file can be published. */
  isUsefulWithoutFiles?: boolean;
  isWanted(settings: Settings, asked: Asked): boolean;
  /** The parts of it that a restricted run does not have, as clauses for people. */
  withheld?(settings: Settings): readonly string[];
  load(): Promise<FeatureCode>;
}>;

/**
 * `had` names the tools that the conversation has had in earlier runs. `work`: the run changes files, reviews, or only reads (a
 * plan, a question, shortening the memory).
 */
export type Asked = Readonly<{ had: readonly string[]; work: "change" | "review" | "read" }>;

/** Rules that may send the agent back when it says that it is done. */
export type FinishRules = Required<Pick<Agent, "critic" | "iterativeRefinement">>;

/** `State` is what the feature has open during a run, and `Found` what it has come to when the agent has ended. */
export type FeatureCode<State = unknown, Found = unknown> = Readonly<{
  /** Throws a "config" Fault for inputs that it cannot use. Nothing is changed and nothing is paid yet. */
  check?(settings: Settings): void;
  /** Throws a Fault if the run cannot start. Trust is known, and no tool is open; all features open at once. */
  open?(start: FeatureStart): Promise<State>;
  /** Checkouts of other repositories, in which the run works too. */
  checkouts?(state: State): readonly Checkout[];
  /** Lines of the task for the agent. */
  words?(state: State): Readonly<{ task?: readonly string[] }>;
  /** For the main agent, and for none that it calls. */
  tools?(state: State): readonly Tool[];
  /** More of what the standard tools do. */
  toolSettings?(state: State): Partial<ToolSettings>;
  /** The data that the agent has to end with. At most one feature asks for some. */
  finishSchema?(state: State): FinishSchema | undefined;
  /** Rules for the main agent. At most one feature has some. `reviewer` is a model for a second opinion. */
  finish?(state: State, models: Readonly<{ reviewer: Model }>): FinishRules;
  /** The tools are closed, and nothing is pushed yet. */
  judge?(state: State, work: EndedWork): Promise<Found>;
  /** Throws a Fault if nothing may be published in this checkout any more. */
  requirePush?(state: State, checkout: Checkout): Promise<void>;
  /** The pull requests are open. This is the only hook that writes to GitHub. Resolves to what the feature has come to now. */
  settle?(found: Found, done: PublishedWork): Promise<Found>;
  /**
   * Carries out what people have approved of `facts().deferred`, in a later run in which no tool is open. Resolves to a result for
   * each, in a few words.
   */
  carryOut?(run: Run, approved: readonly Approved[]): Promise<Readonly<{ found: Found; results: readonly string[] }>>;
  /** Does in the job with `mode: apply` what `facts().kept` of the other job says. It can be anything. */
  apply?(run: Run, kept: unknown, how: Applying): Promise<Found>;
  /** Pure. */
  facts?(found: Found): FeatureFacts;
  /** The tools are closed, also after errors. `isOver`: no process of them is left. */
  close?(state: State, left: Readonly<{ isOver: boolean }>): Promise<void>;
}>;

/** A feature begins with this. */
export type FeatureStart = Readonly<{
  run: Run;
  /** The inputs as the workflow gives them: `trust` says what this run may make of them. */
  inputs: Inputs;
  trust: Trust;
  startingPoint: StartingPoint;
  /** The tools that the conversation has had in earlier runs. */
  had: readonly string[];
  publisher: Publisher;
  /** The folder of the run: ours alone, outside the workspace. */
  folder: string;
  /** The folder for outputs that the agent can read. */
  outputs: string;
  /** Files of the repository that inputs name. */
  files(): Promise<CommitFiles>;
  /** The commits that the work begins with. All checkouts are known when it is asked for. */
  work(): WorkBegun;
  /** The history of the checkout as it was before any tool ran, in a repository that tools cannot reach. */
  history(): Promise<CheckoutHistory>;
}>;

/** `isWorkThere`: there is work of an earlier run, which this one publishes, whether or not it changes anything. */
export type WorkBegun = WorkStart & Readonly<{ isWorkThere: boolean }>;

/** `gitDir` is a bare repository of the broker, whose HEAD is what was checked out. */
export type CheckoutHistory = Readonly<{ gitDir: string; environment: Readonly<Record<string, string>> }>;

/** The work of a run when its agent has ended. */
export type EndedWork = Readonly<{
  end: RunEnd;
  /** All events of the conversation, earlier runs' too, and those that count. */
  log: Iterable<Event>;
  branch: readonly Event[];
  /** The events of this run, and of its sub-agents. */
  events: readonly Event[];
  subAgentEvents: readonly Event[];
  /** Changed files, as paths in the workspace. */
  paths: readonly string[];
  /** The changes as they may be published; empty for a run that changes nothing. */
  reviewed: readonly Reviewed[];
  /** Whether the work goes to a branch. */
  isForBranch: boolean;
}>;

/** The work in every checkout where it is now, and how the agent ended. */
export type PublishedWork = WorkEnd &
  Readonly<{
    works: PublishedCheckouts;
    /** The inputs as they hold in this run. */
    inputs: Inputs;
    /** The agent finished, and its work is where it was to go. */
    isDone: boolean;
    /** People are asked about a part of the work. */
    isHeld: boolean;
  }>;

/** Something about no file that a person has approved. `since` is when it was shown, as an ISO time. */
export type Approved = Pick<Deferred, "intent" | "value" | "words"> & Readonly<{ since: string; digest: string }>;

/** `isPublished`: the work of the change set is where it was to go. `isRestricted` asks GitHub. */
export type Applying = Readonly<{ isPublished: boolean; isRestricted(): Promise<boolean> }>;

/** A feature adds this to the result of a run. */
export type FeatureFacts = Readonly<{
  evidence?: readonly SeenByHost[];
  sections?: readonly Section[];
  outputs?: Outputs;
  /** The steps that a dry run leaves out, in a sentence each. */
  steps?: readonly string[];
  /** People are asked about this, and one of our later runs carries it out. */
  deferred?: readonly Pick<Deferred, "intent" | "value" | "words">[];
  /** For the job with `mode: apply`, as JSON. */
  kept?: unknown;
  /** Our pull requests in other repositories, which the heading of the report links to. */
  references?: readonly PullReference[];
  /** Facts of the page. */
  page?: Partial<Pick<PageFacts, "picture" | "others">>;
}>;

/** The features that a run wants, opened. Each hook asks them in their order. */
export type OpenFeatures = Readonly<{
  checkouts: readonly Checkout[];
  /** Lines of the task for the agent. */
  task: readonly string[];
  tools: readonly Tool[];
  toolSettings: Partial<ToolSettings>;
  finishSchema: FinishSchema | undefined;
  finish(models: Readonly<{ reviewer: Model }>): FinishRules | undefined;
  /** The tools are closed, and nothing is pushed yet. */
  judge(work: EndedWork): Promise<JudgedFeatures>;
  /** Throws a Fault if nothing may be published in this checkout any more. */
  requirePush(checkout: Checkout): Promise<void>;
  /** Call it when the tools are closed, also after errors. */
  close(left: Readonly<{ isOver: boolean }>): Promise<void>;
}>;

/** `kept` has the values of all features by their names. */
export type FactsOfAll = Omit<FeatureFacts, "kept"> & Readonly<{ kept?: Readonly<Record<string, unknown>> }>;

/** The facts about everything that was approved, with a result for each in a few words. */
export type CarriedOut = Readonly<{ facts: FactsOfAll; results: readonly string[] }>;

export type JudgedFeatures = Readonly<{
  facts(): FactsOfAll;
  settle(done: PublishedWork): Promise<JudgedFeatures>;
}>;
