/** What a tool is: a name, a schema for its input, words for the model, and one function. */
import type { z } from "zod";
import type { Content } from "../event/content.ts";
import type { Grant } from "../event/grant.ts";
import type { SecurityRisk } from "../event/kind/actions.ts";
import type { ToolSecrets } from "../secret/secret-registry.ts";
import type { Workspace } from "../workspace/workspace.ts";

/** What came of a task: `answer` is what the sub-agent said last, `why` it stopped in words where it did not finish. */
export type TaskEnd = Readonly<{ id: string; agent: string; isFinished: boolean; why: string; answer: string }>;

/** What a sub-agent uses is charged to its caller. */
export interface SubAgents {
  /** A new one of that kind, under `id` if one is given. Says its id. A `Mistake` for what there is not or cannot be. */
  begin(agent: string, id?: string): string;
  /**
   * Has one work until it is done or stopped; it remembers what it did before. A `Mistake` for an id that there is not, or
   * that is at work. Rejects with the reason of `signal`.
   */
  work(id: string, task: string, signal: AbortSignal): Promise<TaskEnd>;
}

/** How many may work at the same time. */
export const AT_ONCE = 5;

/** Hints to policies and to the model's host, as in the Model Context Protocol. */
export type Annotations = Readonly<{
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}>;

export type ToolContext = Readonly<{
  workspace: Workspace;
  signal: AbortSignal;
  /** The workspace is there for this one call, which was granted something, and ends with it. */
  isApart?: true;
  secrets?: ToolSecrets | undefined;
  /** The tool's own. Without one, nothing outlives the process. */
  state?: ToolState | undefined;
  /** Missing for an agent that has none to call. */
  subAgents?: SubAgents | undefined;
}>;

/**
 * What a tool answers. Further snake_case fields are kept in the log and not shown to the model. One of them asks for
 * something: with `request_condensation: true` the view is condensed before the model's next reply, if the agent can.
 */
export type ToolResult = Readonly<{ content: readonly Content[]; is_error?: boolean; [field: string]: unknown }>;

/**
 * What a call uses that no other call may use at the same time, e.g. `file:/abs/path` or `terminal:session`; without
 * keys it gets in nobody's way. Not `declared`: no two calls of the tool run at the same time.
 */
export type DeclaredResources = Readonly<{ declared: boolean; keys: readonly string[] }>;

/** What the host says of where calls run. `secretsIn`: the secrets that a command gets, by what it names. */
export type Surroundings = Readonly<{
  workingDir: string;
  /** Nothing that a call runs can reach more of the machine than the checkout. */
  isSandboxed: boolean;
  secretsIn(command: string): readonly string[];
}>;

/** How risky the calls of a tool are: always the same, or by what is called and where. */
type Risk<Input> = SecurityRisk | ((input: Input, surroundings: Surroundings) => SecurityRisk);

/**
 * Contract of `run`: its input has been parsed by `input`. It answers or throws; a `Mistake` becomes an observation
 * with `is_error`, anything else an agent error. It waits for nothing once `signal` is aborted.
 */
export type Tool = Readonly<{
  name: string;
  /** Class names on the wire: `TerminalTool`, `TerminalAction`, `TerminalObservation`. */
  kind: string;
  actionKind: string;
  observationKind: string;
  description: string;
  input: z.ZodObject;
  annotations: Annotations;
  /** What the log is to know of the tool beside its words. */
  meta?: Readonly<Record<string, string>>;
  /** Why nobody may call it now, in words for the model; it is there because the conversation began with it. */
  closed?: string;
  /** So many calls of it that stand together in a reply may run at the same time, whatever the agent's limit. */
  atOnce?: number;
  /** Left out, it follows from the annotations. */
  risk?: Risk<never>;
  /** What a call needs beyond the checkout; left out, nothing. */
  grant?(input: never, surroundings: Surroundings): Grant;
  /** What of a call would be run, for rules and patterns; left out, every text in it. */
  commands?(input: never): readonly string[];
  /** The files that a call names, for rules; left out, none. */
  paths?(input: never): readonly string[];
  declaredResources?(input: never, workspace: Workspace): DeclaredResources | Promise<DeclaredResources>;
  run(input: never, context: ToolContext): Promise<ToolResult>;
  /** Ends what the tool holds: processes, connections. Called once when a conversation closes; a later call begins again. */
  close?(): Promise<void>;
}>;

type ToolDefinition<Input extends z.ZodObject> = Readonly<{
  name: string;
  description: string;
  input: Input;
  annotations: Annotations;
  atOnce?: number;
  risk?: Risk<z.infer<Input>>;
  grant?(input: z.infer<Input>, surroundings: Surroundings): Grant;
  commands?(input: z.infer<Input>): readonly string[];
  paths?(input: z.infer<Input>): readonly string[];
  /** Left out, the tool declares nothing. */
  declaredResources?(input: z.infer<Input>, workspace: Workspace): DeclaredResources | Promise<DeclaredResources>;
  run(input: z.infer<Input>, context: ToolContext): Promise<ToolResult>;
  close?(): Promise<void>;
}>;

/** A frozen tool from its definition; the wire names follow from `name` (`file_editor` → `FileEditorAction`). */
export function defineTool<Input extends z.ZodObject>(definition: ToolDefinition<Input>): Tool {
  const stem = definition.name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.freeze({
    ...definition,
    kind: `${stem}Tool`,
    actionKind: `${stem}Action`,
    observationKind: `${stem}Observation`,
  });
}

/** What a tool remembers beyond its process: JSON values, each tool apart from the others. */
export type ToolState = Readonly<{ get(key: string): unknown; set(key: string, value: unknown): void }>;

/** The part of a conversation's state that belongs to the tool of that name. */
export function stateOf(name: string, all: ToolState): ToolState {
  const own = (key: string) => `tool:${name}:${key}`;
  return { get: (key) => all.get(own(key)), set: (key, value) => all.set(own(key), value) };
}
