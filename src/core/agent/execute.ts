/** Runs the calls of a batch and records their results. */
import { text } from "../event/content.ts";
import type { EventDraft } from "../event/event.ts";
import { type Grant, needsSandbox } from "../event/grant.ts";
import type { ActionEvent } from "../event/kind/actions.ts";
import { secretsFor } from "../secret/secret-registry.ts";
import { type CallResult, callTool } from "../tool/call-tool.ts";
import { type DeclaredResources, stateOf, type Tool, type ToolContext } from "../tool/tool.ts";
import type { Workspace } from "../workspace/workspace.ts";
import type { Agent } from "./agent.ts";
import { grantOf } from "./judge.ts";
import type { PreparedCall, ReadyCall } from "./prepare-call.ts";
import type { StepContext } from "./step-context.ts";

type Result = Extract<EventDraft, { kind: "ObservationEvent" | "UserRejectObservation" | "AgentErrorEvent" }>;

/**
 * Every call gets exactly one result, in the order of the calls. `finish` runs after the calls before it. Resolves to
 * whether a `finish` succeeded. Rejects with the signal's reason; then some calls may have no result, but none is
 * running.
 */
export async function execute(batch: readonly RecordedCall[], agent: Agent, context: StepContext): Promise<boolean> {
  const finish = batch.findIndex(({ prepared }) => isFinish(prepared));
  const end = finish < 0 ? batch.length : finish;
  const locks = new Locks(); // per batch, so that an agent inside a tool has its own locks
  let isFinished = false;
  let asksToCondense = false;
  const take = (result: Result) => {
    write(result, context);
    asksToCondense ||= hasRunWell(result) && agent.toolbox.get(result.tool_name)?.condenses === true;
  };
  for (const { calls, limit } of stretches(batch.slice(0, end), agent.toolConcurrencyLimit ?? 1)) {
    const jobs = calls.map((recorded) => () => resultOf(recorded, context, locks));
    await runInOrder(jobs, limit, take);
  }
  for (const recorded of batch.slice(end)) {
    const result = await resultOf(recorded, context, locks);
    take(result);
    isFinished ||= isFinish(recorded.prepared) && hasRunWell(result);
  }
  // A request in the middle would separate the calls of the batch.
  if (asksToCondense && agent.condenser?.handlesRequests) context.log.append({ kind: "CondensationRequest" });
  return isFinished;
}

/** Each rule is shown once, so rules are added in the order in which results are recorded. */
function write(result: Result, { log, extensions }: StepContext): void {
  const action = result.kind === "ObservationEvent" ? log.get(result.action_id) : undefined;
  if (result.kind !== "ObservationEvent" || action?.kind !== "ActionEvent") {
    log.append(result);
    return;
  }
  const rules = extensions?.rulesFor(result, action) ?? [];
  log.append({ ...result, extended_content: [...(result.extended_content ?? []), ...rules] });
}

function hasRunWell(result: Result): boolean {
  return result.kind === "ObservationEvent" && !result.observation.is_error;
}

export function isFinish(call: PreparedCall): boolean {
  return call.status === "ready" && call.tool.name === "finish";
}

async function resultOf({ action, prepared }: RecordedCall, context: StepContext, locks: Locks): Promise<Result> {
  if (prepared.status === "refused") return errorResult(action, prepared.error);
  const reason = context.blockedActions.get(action.id);
  if (reason !== undefined) return blocked(action, reason);
  context.signal.throwIfAborted();
  return run(action, prepared, context, locks);
}

async function run(action: ActionEvent, call: ReadyCall, context: StepContext, locks: Locks): Promise<Result> {
  const { workspace, signal, secrets, agentState, subAgents } = context;
  const { tool, input } = call;
  const own = { state: stateOf(tool.name, agentState), ...(subAgents && { subAgents }) };
  const grant = grantOf(tool, input, context);
  const toolContext = { workspace, signal, secrets: secrets && secretsFor(grant.secrets, secrets), ...own };
  try {
    const resources = await locks.inTurn(() => resourcesOf(tool, input, workspace));
    signal.throwIfAborted();
    const keys = keysOf(tool.name, resources);
    const call = (more: Partial<ToolContext> = {}) => callTool(tool, input, { ...toolContext, ...more });
    const { result, note } = await locks.hold(keys, signal, () => runInPlace(grant, context, call));
    if (result.status === "crashed") return crashed(action, result.error);
    const { observation } = result;
    const heard = (await context.extensions?.afterCall(action, observation, signal)) ?? [];
    const extended_content = note === "" ? heard : [...heard, text(note)];
    return { kind: "ObservationEvent", ...about(action), action_id: action.id, observation, extended_content };
  } catch (error) {
    signal.throwIfAborted();
    const message = error instanceof Error ? error.message : String(error);
    return crashed(action, `Error executing tool '${tool.name}': ${message}`);
  }
}

/**
 * The call runs in the common workspace, or in its own one if it was granted something that other calls must not have.
 */
async function runInPlace(
  grant: Grant,
  context: StepContext,
  call: (more?: Partial<ToolContext>) => Promise<CallResult>,
) {
  const { runGranted } = context;
  if (!runGranted || !needsSandbox(grant)) return { result: await call(), note: "" };
  return runGranted(grant, (workspace) => call({ workspace, isApart: true }));
}

// `never`: a list of tools forgets their input types; the tool's own schema made the input.
async function resourcesOf(tool: Tool, input: unknown, workspace: Workspace): Promise<DeclaredResources> {
  return (await tool.declaredResources?.(input as never, workspace)) ?? { declared: false, keys: [] };
}

function about({ tool_name, tool_call_id }: ActionEvent): Pick<ActionEvent, "tool_name" | "tool_call_id"> {
  return { tool_name, tool_call_id };
}

function blocked(action: ActionEvent, rejection_reason: string): Result {
  const rejection = { rejection_reason, rejection_source: "hook" as const };
  return { kind: "UserRejectObservation", ...about(action), action_id: action.id, ...rejection };
}

/** A failure that the agent can fix. */
export function errorResult(action: ActionEvent, error: string): Result {
  const classification = { kind: "agent_action" as const, retryable: true, user_action: "retry" as const };
  return { kind: "AgentErrorEvent", ...about(action), error, classification };
}

function crashed(action: ActionEvent, error: string): Result {
  const classification = { kind: "internal" as const, retryable: false, user_action: "none" as const };
  return { kind: "AgentErrorEvent", ...about(action), error, classification };
}

/**
 * Runs at most `limit` jobs at a time and starts them in order. `take` gets each result as soon as it has the earlier
 * ones; with a limit of 1, before the next job starts. If jobs reject, the others still run to their end and their
 * results are taken; then it rejects with the first error. If `take` throws, no further job starts.
 */
export async function runInOrder<Result>(
  jobs: readonly (() => Promise<Result>)[],
  limit: number,
  take: (result: Result) => void,
): Promise<void> {
  const settled: (PromiseSettledResult<Result> | undefined)[] = jobs.map(() => undefined);
  const queue = jobs.entries();
  let taken = 0;
  let isBroken = false;
  const takeReady = () => {
    isBroken = true; // unless everything succeeds
    for (let next = settled[taken]; next; next = settled[taken]) {
      taken += 1;
      if (next.status === "fulfilled") take(next.value);
    }
    isBroken = false;
  };
  const work = async () => {
    for (const [index, job] of queue) {
      [settled[index]] = await Promise.allSettled([job()]);
      if (isBroken) return;
      takeReady();
    }
  };
  const workers = Array.from({ length: Math.min(jobs.length, Math.max(1, limit || 1)) }, work);
  const ends = await Promise.allSettled(workers);
  const failed = [...ends, ...settled].find((result) => result?.status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}

/** Resources whose calls are quick, or take long. Any tool may have keys of its own, so this is no list of all. */
const SECONDS: Readonly<Record<string, number>> = { file: 30, terminal: 300, browser: 300, mcp: 300 };
const USUAL_SECONDS = 60;

/** How long a call waits for a key, by the part of the key before its colon. */
export function lockTimeout(key: string): number {
  return (SECONDS[key.split(":", 1)[0] ?? ""] ?? USUAL_SECONDS) * 1000;
}

/** The keys that a call holds. A tool that declares none has a key of its own. */
export function keysOf(tool: string, { declared, keys }: DeclaredResources): readonly string[] {
  return declared ? [...new Set(keys)].sort() : [`tool:${tool}`];
}

/** Keeps calls that use the same resource from running at the same time. */
export class Locks {
  /** Settles when the last call that asked for a key has released it. */
  readonly #tails = new Map<string, Promise<void>>();
  readonly #patience: (key: string) => number;
  #asked: Promise<unknown> = Promise.resolve();

  constructor(patienceOf: (key: string) => number = lockTimeout) {
    this.#patience = patienceOf;
  }

  /** Finds out keys one call after the other: the call that asks first is the first to hold what two of them want. */
  inTurn<Keys>(ask: () => Promise<Keys>): Promise<Keys> {
    const keys = this.#asked.then(ask);
    this.#asked = keys.catch(() => undefined);
    return keys;
  }

  /**
   * Does `work` while holding all keys, which come sorted: a call that waits for a key holds smaller ones only, so nobody
   * waits in a circle. Rejects if a key is not free in time.
   */
  async hold<Value>(keys: readonly string[], signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    const [key, ...rest] = keys;
    if (key === undefined) return work();
    const release = await this.#take(key, signal);
    try {
      return await this.hold(rest, signal, work);
    } finally {
      release();
    }
  }

  async #take(key: string, signal: AbortSignal): Promise<() => void> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    const { promise: mine, resolve: release } = Promise.withResolvers<void>();
    const tail = before.then(() => mine); // Also when we give up: the next call waits for the one before us.
    this.#tails.set(key, tail);
    try {
      await waitForLock(this.#patience(key), signal, before, key);
    } catch (error) {
      release();
      throw error;
    }
    return release;
  }
}

async function waitForLock(
  milliseconds: number,
  signal: AbortSignal,
  promise: Promise<void>,
  key: string,
): Promise<void> {
  signal.throwIfAborted();
  const { promise: end, reject } = Promise.withResolvers<never>();
  const late = () => reject(new Error(`${key} was in use for more than ${milliseconds / 1000} seconds.`));
  const abort = () => reject(signal.reason);
  const timer = setTimeout(late, milliseconds);
  signal.addEventListener("abort", abort);
  try {
    await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

type Stretch = Readonly<{ calls: readonly RecordedCall[]; limit: number }>;

/**
 * Splits a batch where the number of calls that may run at the same time changes. The parts are in order, and each ends
 * before the next starts. `usual` applies to tools that declare no number.
 */
function stretches(batch: readonly RecordedCall[], usual: number): readonly Stretch[] {
  const parts: { calls: RecordedCall[]; limit: number }[] = [];
  for (const recorded of batch) {
    const limit = Math.max(usual, limitOf(recorded));
    const last = parts.at(-1);
    if (last?.limit === limit) last.calls.push(recorded);
    else parts.push({ calls: [recorded], limit });
  }
  return parts;
}

function limitOf({ prepared }: RecordedCall): number {
  return prepared.status === "ready" ? (prepared.tool.atOnce ?? 1) : 1;
}

/** A call and its action in the log. */
export type RecordedCall = Readonly<{ action: ActionEvent; prepared: PreparedCall }>;
