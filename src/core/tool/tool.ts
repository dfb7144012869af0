/** What a tool is: a name, a schema for its input, words for the model, and one function. */
import type { z } from "zod";
import type { Content } from "../event/content.ts";
import type { ToolSecrets } from "../secret/tool-secrets.ts";
import type { Workspace } from "../workspace/workspace.ts";
import type { SubAgents } from "./sub-agents.ts";
import type { ToolState } from "./tool-state.ts";

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
  declaredResources?(input: never, workspace: Workspace): DeclaredResources | Promise<DeclaredResources>;
  run(input: never, context: ToolContext): Promise<ToolResult>;
  /** Ends what the tool holds: processes, connections. Called once when a conversation closes; a later call begins anew. */
  close?(): Promise<void>;
}>;

export type ToolDefinition<Input extends z.ZodObject> = Readonly<{
  name: string;
  description: string;
  input: Input;
  annotations: Annotations;
  atOnce?: number;
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
