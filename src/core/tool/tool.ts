/** A tool: its name, the schema of its input, its description for the model, and one function. */
import type { z } from "zod";
import type { Content } from "../event/content.ts";
import type { Grant } from "../event/grant.ts";
import type { SecurityRisk } from "../event/kind/actions.ts";
import type { CallSecrets } from "../secret/secret-registry.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { type WireClass, wireClassOf } from "./wire-class.ts";

/** The result of a task: `answer` is the sub-agent's last message, `why` the reason if it did not finish. */
export type TaskEnd = Readonly<{ id: string; agent: string; isFinished: boolean; why: string; answer: string }>;

/** The usage of a sub-agent is charged to its caller. */
export interface SubAgents {
  /**
   * Creates a sub-agent of that kind, under `id` if it is given, and returns its id. Throws a `Mistake` for an unknown
   * kind or an invalid id.
   */
  begin(agent: string, id?: string): string;
  /**
   * Runs a sub-agent until it is done or stopped; it remembers its earlier tasks. Throws a `Mistake` for an id that is
   * unknown or still running. Rejects with the reason of `signal`.
   */
  work(id: string, task: string, signal: AbortSignal): Promise<TaskEnd>;
}

/** The maximum number that may run at the same time. */
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
  /** The workspace exists only for this one call, which was granted something. */
  isApart?: true;
  /** Those of its grant. */
  secrets?: CallSecrets | undefined;
  /** The tool's own memory. Without one, nothing is saved when the process ends. */
  state?: ToolState | undefined;
  /** undefined for an agent without sub-agents. */
  subAgents?: SubAgents | undefined;
}>;

/**
 * The answer of a tool. Other snake_case fields are saved in the log and not shown to the model, if the OpenHands SDK
 * has such a tool and knows them: a log has the fields of its classes.
 */
export type ToolResult = Readonly<{ content: readonly Content[]; is_error?: boolean; [field: string]: unknown }>;

/**
 * The resources that no other call may use at the same time, such as `file:/abs/path` or `terminal:session`; without
 * keys, a call is independent. If it is not `declared`, calls of the tool never run at the same time.
 */
export type DeclaredResources = Readonly<{ declared: boolean; keys: readonly string[] }>;

/** The host's facts about the place where calls run. `secretsIn`: the secrets that a command refers to. */
export type Surroundings = Readonly<{
  workingDir: string;
  /** Calls can reach nothing of the machine beyond the checkout. */
  isSandboxed: boolean;
  secretsIn(command: string): readonly string[];
}>;

/** The risk of a tool's calls: constant, or depending on the call and the place. */
type Risk<Input> = SecurityRisk | ((input: Input, surroundings: Surroundings) => SecurityRisk);

/**
 * Contract of `run`: `input` has parsed its argument. It returns or throws; a `Mistake` becomes an observation with
 * `is_error`, any other error an agent error. It waits for nothing once `signal` is aborted.
 */
export type Tool = WireClass &
  Readonly<{
    name: string;
    description: string;
    input: z.ZodObject;
    annotations: Annotations;
    /** The entries of the log about the tool in addition to its description. */
    meta?: Readonly<Record<string, string>>;
    /** Why the tool cannot be called now, for the model. It is listed because the conversation started with it. */
    closed?: string;
    /** The number of consecutive calls in a reply that may run at the same time, whatever the agent's limit is. */
    atOnce?: number;
    /** Default: it follows from the annotations. */
    risk?: Risk<never>;
    /** The access that a call needs beyond the checkout. Default: nothing. */
    grant?(input: never, surroundings: Surroundings): Grant;
    /** The text of a call that would run, for rules and patterns. Default: every text in it. */
    commands?(input: never): readonly string[];
    /** The files that a call names, for rules. Default: none. */
    paths?(input: never): readonly string[];
    declaredResources?(input: never, workspace: Workspace): DeclaredResources | Promise<DeclaredResources>;
    /** Returns the fields of the result that follow from the call alone. The result of a failed call has them too. */
    about?(input: never, workspace: Workspace): Readonly<Record<string, unknown>>;
    /** A call only writes down what people decide about later, so no policy makes it wait. Rules still judge it. */
    onlyProposes?: true;
    /** Many calls change nothing, although the annotations cannot promise it. */
    mayOnlyLook?: true;
    /** After a call the view is condensed before the model's next reply, if the agent can do that. */
    condenses?: true;
    run(input: never, context: ToolContext): Promise<ToolResult>;
    /**
     * Closes what the tool holds: processes and connections. It is called once when a conversation closes; a later call
     * starts again.
     */
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
  /** Default: the tool declares nothing. */
  declaredResources?(input: z.infer<Input>, workspace: Workspace): DeclaredResources | Promise<DeclaredResources>;
  about?(input: z.infer<Input>, workspace: Workspace): Readonly<Record<string, unknown>>;
  onlyProposes?: true;
  mayOnlyLook?: true;
  condenses?: true;
  run(input: z.infer<Input>, context: ToolContext): Promise<ToolResult>;
  close?(): Promise<void>;
}>;

/** The tools that every agent has. They only write a message, so nobody is asked about their calls. */
export const BUILT_IN_TOOLS: readonly string[] = Object.freeze(["finish", "think"]);

/** Makes a frozen tool. In logs it is the SDK's tool of that name, or else a tool of a client. */
export function defineTool<Input extends z.ZodObject>(definition: ToolDefinition<Input>): Tool {
  return Object.freeze({ ...definition, ...wireClassOf(definition.name) });
}

/** The memory of a tool beyond the end of the process: JSON values, separate for each tool. */
export type ToolState = Readonly<{ get(key: string): unknown; set(key: string, value: unknown): void }>;

/** The part of a conversation's state that belongs to the tool with that name. */
export function stateOf(name: string, all: ToolState): ToolState {
  const own = (key: string) => `tool:${name}:${key}`;
  return { get: (key) => all.get(own(key)), set: (key, value) => all.set(own(key), value) };
}
