/**
 * Defines a feature: a part of a run that only some workflows want. The stations know features by this contract alone, and
 * `features.ts` lists them. A hook that a feature leaves out does nothing.
 */
import type { FinishSchema } from "../core/agent/agent.ts";
import type { Event } from "../core/event/event.ts";
import type { Tool } from "../core/tool/tool.ts";
import type { Publisher } from "../git/publisher.ts";
import type { SeenByHost } from "../render/outcome.ts";
import type { PageFacts } from "../render/page-facts.ts";
import type { Section } from "../render/report/report-facts.ts";
import type { Outputs } from "../runner/file-commands.ts";
import type { Inputs } from "../runner/input/inputs.ts";
import type { Settings, Slice } from "../runner/input/settings.ts";
import type { ToolSettings } from "../tools/standard-tools.ts";
import type { CommitFiles } from "./admit/named-file.ts";
import type { Trust } from "./agent/allowed-inputs.ts";
import type { StartingPoint } from "./goal.ts";
import type { Run } from "./run.ts";

/** `load` is the only dynamic import of a feature: a run that does not want it loads this object and nothing else. */
export type Feature = Readonly<{
  /** The name of its folder, of its folder in `prompts/`, and of its slot in the saved state. */
  name: string;
  /** The inputs that it alone reads. */
  inputs: Slice;
  /** Whether it works where the agent runs on an agent server. */
  isForServer: boolean;
  isWanted(settings: Settings, asked: Asked): boolean;
  load(): Promise<FeatureCode>;
}>;

/** `had` names the tools that the conversation has had in earlier runs. */
export type Asked = Readonly<{ had: readonly string[] }>;

/** `State` is what the feature has open during a run, and `Found` what it has come to when the agent has ended. */
export type FeatureCode<State = unknown, Found = unknown> = Readonly<{
  /** Throws a Fault if the run cannot start. Trust is known, and no tool is open; all features open at once. */
  open?(start: FeatureStart): Promise<State>;
  /** For the main agent, and for none that it calls. */
  tools?(state: State): readonly Tool[];
  /** More of what the standard tools do. */
  toolSettings?(state: State): Partial<ToolSettings>;
  /** The data that the agent has to end with. At most one feature asks for some. */
  finishSchema?(state: State): FinishSchema | undefined;
  /** The tools are closed, and nothing is pushed yet. */
  judge?(state: State, work: EndedWork): Promise<Found>;
  /** Pure. */
  facts?(found: Found): FeatureFacts;
}>;

/** What a feature begins with. */
export type FeatureStart = Readonly<{
  run: Run;
  /** The inputs as the workflow gives them: `trust` says what this run may make of them. */
  inputs: Inputs;
  trust: Trust;
  startingPoint: StartingPoint;
  publisher: Publisher;
  /** Files of the repository that inputs name. */
  files(): Promise<CommitFiles>;
  /** The history of the checkout as it was before any tool ran, in a repository that tools cannot reach. */
  history(): Promise<CheckoutHistory>;
}>;

/** `gitDir` is a bare repository of the broker, whose HEAD is what was checked out. */
export type CheckoutHistory = Readonly<{ gitDir: string; environment: Readonly<Record<string, string>> }>;

/** The work of a run when its agent has ended. `branch` has the events of the conversation that count, earlier runs' too. */
export type EndedWork = Readonly<{ branch: readonly Event[]; events: readonly Event[] }>;

/** What a feature adds to the result of a run. */
export type FeatureFacts = Readonly<{
  evidence?: readonly SeenByHost[];
  sections?: readonly Section[];
  outputs?: Outputs;
  /** Facts of the page. */
  page?: Pick<PageFacts, "picture">;
}>;

/** The features that a run wants, opened. Each hook asks them in their order. */
export type OpenFeatures = Readonly<{
  tools: readonly Tool[];
  toolSettings: Partial<ToolSettings>;
  finishSchema: FinishSchema | undefined;
  /** The tools are closed, and nothing is pushed yet. */
  judge(work: EndedWork): Promise<JudgedFeatures>;
}>;

export type JudgedFeatures = Readonly<{
  facts(): FeatureFacts;
}>;
