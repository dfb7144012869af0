/** Opens a conversation: a new one, or one of an earlier process, however that process ended. */
import { Fault } from "../../lib/fault.ts";
import { MIN_LENGTH } from "../../lib/mask/forms.ts";
import type { Weakness } from "../../lib/mask/ordinary.ts";
import { oneLine } from "../../lib/text.ts";
import type { Agent } from "../agent/agent.ts";
import type { SubAgent } from "../agent/sub-agent.ts";
import { EventLog, type Stamper } from "../event/event-log.ts";
import type { FileStore } from "../event/file-store.ts";
import type { ReadableLog } from "../event/readable-log.ts";
import type { RecoveryFinding } from "../event/recovery.ts";
import type { Model, Spent } from "../model/model.ts";
import { type Secret, SecretRegistry, type ToolSecrets } from "../secret/secret-registry.ts";
import { type Cipher, NO_WORLD, type SecretWorld } from "../secret/stored-secrets.ts";
import { type AnalyzerRecord, analyzerFrom, recordOf, type SecurityAnalyzer } from "../security/analyzers.ts";
import type { Confirmation } from "../security/policy.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { ActiveBranch } from "./active-branch.ts";
import { closePending, hasPending } from "./decision.ts";
import { Extensions, type HookSettings } from "./extension/extensions.ts";
import type { KnowledgeSettings } from "./extension/knowledge.ts";
import { type Observer, Observers, type ReportProblem } from "./observers.ts";
import type { FinishVerdict, RunLimits } from "./run-end.ts";
import { AGENT_KIND, recordOfAgent } from "./state/agent-record.ts";
import { BaseState, type Fields, requireSameConversation, STATE_FILE, stateIsLost } from "./state/base-state.ts";
import { ConversationState, type Identity } from "./state/conversation-state.ts";
import { readState } from "./state/read-state.ts";

export type ConversationOptions = Readonly<{
  /** A UUID. A store with another conversation is refused. */
  id: string;
  agent: Agent;
  workspace: Workspace;
  store: FileStore;
  stamper: Stamper;
  limits: RunLimits;
  /** Whether the cost of calls is known. If it is missing, the first call decides. */
  reportsCost?: boolean | undefined;
  stuckDetection?: boolean;
  securityAnalyzer?: SecurityAnalyzer | undefined;
  /** The treatment of an action that needs approval. Default: it waits. */
  whenRisky?: Confirmation["whenRisky"];
  /** Whether calls that need a grant are refused whatever the policy says. */
  whenGranted?: Confirmation["whenGranted"];
  /** The sub-agents, if the agent can have any. */
  subAgents?: SubAgentSettings | undefined;
  /** It is called with the usage of every reply of a run. */
  onReply?: ((spent: Spent, asked: Model) => void) | undefined;
  /** Secrets by name, for the commands that refer to them. They replace earlier values. */
  secrets?: Readonly<Record<string, string | Secret>>;
  /** Values that no command gets and no text shows: the model's key and the token. */
  hiddenValues?: readonly string[] | undefined;
  /** Provides secrets that are not given. Without it they have no value. */
  secretWorld?: SecretWorld | undefined;
  /** Encrypts secrets on disk. Without one they are masked there and must be given again. */
  cipher?: Cipher | undefined;
  /** A hook's answer to whether the agent is done. */
  onFinish?: () => Promise<FinishVerdict>;
  observers?: readonly Observer[];
  /** Hooks, which are asked before and told after something happens. */
  hooks?: HookSettings | undefined;
  /** The skills and rules of the repository that the agent sees when something triggers them. */
  knowledge?: KnowledgeSettings | undefined;
  /** It is called once, after the tools are closed: it ends what only this conversation needs. A fork does not have it. */
  onClose?: (() => Promise<void>) | undefined;
  /** It is called with problems that do not stop the run. */
  report?: ReportProblem | undefined;
}>;

export type OpenedConversation = Readonly<{
  log: EventLog;
  branch: ActiveBranch;
  state: ConversationState;
  toolSecrets: ToolSecrets;
  extensions: Extensions;
  observers: Observers;
}>;

/** Rejects with a Fault for a conversation that is not the requested one, is open elsewhere, or cannot be read. */
export function openLog(options: ConversationOptions): OpenedConversation {
  const { id, agent, store, stamper, hiddenValues } = options;
  const secrets = new SecretRegistry(secretWorldOf(options), hiddenValues);
  const log = new EventLog(store, stamper, secrets.mask);
  try {
    for (const { kind, text } of log.findings) if (LOSSES.has(kind)) options.report?.(new Fault("config", text));
    const stored = readState(store, (paths) => options.report?.(lostParts(paths)));
    if (!stored && log.length > 0) throw stateIsLost();
    if (stored) requireSameConversation(stored, { id, kind: AGENT_KIND, toolbox: agent.toolbox });
    return stored ? resume(options, { log, secrets }, stored) : begin(options, { log, secrets });
  } catch (error) {
    log.close();
    throw error;
  }
}

function lostParts(paths: readonly string[]): Fault {
  const what = oneLine(paths.join(", "), 300);
  const hint =
    "What is lost is as in a new conversation. Without its confirmation policy, every action has to be approved.";
  return new Fault("config", `Parts of ${STATE_FILE} could not be read: ${what}. ${hint}`);
}

/** Findings that a person is told, because the agent does not see all of the log any more. */
const LOSSES: ReadonlySet<string> = new Set<RecoveryFinding["kind"]>(["unreadable", "gap"]);

/** Reports what a person has to know about the secrets, by their names. */
export function secretWorldOf({
  secretWorld = NO_WORLD,
  report,
}: Pick<ConversationOptions, "secretWorld" | "report">): SecretWorld {
  const onFailure = (name: string) =>
    report?.(new Fault("config", `The secret ${name} could not be read, so a command runs without it.`));
  const onWeak = (name: string, weakness: Weakness) => report?.(new Fault("config", WEAK[weakness](name)));
  return { onFailure, onWeak, ...secretWorld };
}

const WEAK: Readonly<Record<Weakness, (name: string) => string>> = {
  short: (name) => `The secret ${name} has fewer than ${MIN_LENGTH} characters, so it is not hidden anywhere.`,
  ordinary: (name) =>
    `The value of the secret ${name} looks like an ordinary word. It is hidden in all text where it occurs: in files that the agent reads, in output and in comments. The agent cannot edit a line by a text that contains it.`,
};

type LogAndSecrets = Readonly<{ log: EventLog; secrets: SecretRegistry }>;

function begin(options: ConversationOptions, begun: LogAndSecrets): OpenedConversation {
  const identity = identityOf(options);
  const fresh = BaseState.parse({ ...identity, execution_status: "idle" });
  return assemble(options, begun, { ...fresh, stuck_detection: options.stuckDetection ?? true });
}

function resume(options: ConversationOptions, begun: LogAndSecrets, stored: BaseState): OpenedConversation {
  const { log } = begun;
  restoreHead(log, stored);
  const isWaiting = stored.execution_status === "waiting_for_confirmation" && hasPending(log);
  const isCutOff = ["running", "waiting_for_confirmation", "deleting"].includes(stored.execution_status) && !isWaiting;
  const opened = assemble(options, begun, { ...stored, ...(isCutOff && { execution_status: "idle" }) });
  // Actions that a crash interrupted may have run, so they are never run again without approval.
  if (!isWaiting) closePending(log);
  opened.state.save();
  return opened;
}

function assemble(
  options: ConversationOptions,
  { log, secrets }: LogAndSecrets,
  stored: BaseState,
): OpenedConversation {
  const { store, cipher, stamper } = options;
  unlock(secrets, options, stored);
  const branch = new ActiveBranch(log);
  const state = new ConversationState({
    identity: identityOf(options, stored),
    fields: { ...fieldsOf(stored), security_analyzer: recordFor(options.securityAnalyzer, stored) },
    secrets,
    cipher,
    store,
    facts: () => ({ last_user_message_id: branch.lastUserMessageId, ...headOf(log) }),
  });
  const extensions = new Extensions(options, { log, branch, state, stamper });
  const observers = observersOf(options, log);
  return { log, branch, state, toolSecrets: secrets.forTools(), extensions, observers };
}

/** Observers see every event from now on, including those of opening. */
function observersOf({ observers = [], report }: ConversationOptions, log: EventLog): Observers {
  const all = new Observers(report ?? (() => undefined));
  for (const observer of observers) all.add(observer);
  log.subscribe((event) => all.tell(event));
  return all;
}

/**
 * Only the values of this process count, not saved ones. The record of the agent keeps the entries of another program.
 */
function identityOf({ id, agent, workspace, limits }: ConversationOptions, stored?: BaseState): Identity {
  return {
    id,
    agent: recordOfAgent(agent, stored?.agent),
    workspace: { kind: workspace.kind, working_dir: workspace.workingDir },
    max_iterations: limits.maxIterations,
  };
}

function fieldsOf(stored: BaseState): Fields {
  const { id, agent, workspace, max_iterations, secret_registry, ...rest } = stored;
  const { last_user_message_id, leaf_event_id, head_is_empty, event_count, ...fields } = rest;
  return fields;
}

function recordFor(analyzer: SecurityAnalyzer | undefined, { security_analyzer }: BaseState) {
  return analyzer ? recordOf(analyzer) : security_analyzer;
}

/** Saved secrets, overridden by given ones. Missing ones are reported. */
function unlock(secrets: SecretRegistry, options: ConversationOptions, { secret_registry }: BaseState): void {
  const { cipher, report, secrets: given = {} } = options;
  const lost = secrets.load(secret_registry, cipher).filter((name) => !Object.hasOwn(given, name));
  secrets.update(given);
  if (lost.length === 0) return;
  const message = `Secrets of this conversation could not be read: ${lost.join(", ")}.`;
  report?.(new Fault("config", message, { hint: "Supply them again." }));
}

/** The given analyzer, or the one that was saved. Without one, a policy that needs it asks about everything. */
export function analyzerOf(options: ConversationOptions, record: AnalyzerRecord | undefined) {
  const { securityAnalyzer, report } = options;
  if (securityAnalyzer || !record) return securityAnalyzer;
  const saved = analyzerFrom(record);
  if (saved) return saved;
  const hint = "Supply it again, or every risk is unknown.";
  report?.(new Fault("config", `The security analyzer ${record.kind} of this conversation is not there.`, { hint }));
  return undefined;
}

type Head = Pick<BaseState, "leaf_event_id" | "head_is_empty" | "event_count">;

function headOf(log: EventLog): Head {
  const isEmpty = log.leaf === null && log.slice().some(({ kind }) => kind !== "ConversationStateUpdateEvent");
  return {
    ...(log.leaf !== null && { leaf_event_id: log.leaf }),
    head_is_empty: isEmpty,
    event_count: log.length,
  };
}

/**
 * Moves a newly opened log to its saved position. The state is not saved at every event: if the log has grown since,
 * its last event is the position, as a log assumes itself.
 */
export function restoreHead(log: ReadableLog, { leaf_event_id, head_is_empty, event_count }: Head): void {
  const since = log.slice(event_count ?? log.length);
  if (since.some(({ kind }) => kind !== "ConversationStateUpdateEvent")) return;
  if (head_is_empty) log.navigateTo(null);
  else if (leaf_event_id != null && log.indexOf(leaf_event_id) >= 0) log.navigateTo(leaf_event_id);
}

/** The caller that asked for it closes it, once its conversation is closed. */
export type ReadyAgent = Readonly<{ agent: Agent; close(): Promise<void> }>;

export type SubAgentSettings = Readonly<{
  /** Each name occurs once. */
  agents: readonly SubAgent[];
  /**
   * Makes a new agent of that kind with its own tools and without tools that start sub-agents. `store` is its
   * conversation.
   */
  agentFor(definition: SubAgent, store: FileStore): Promise<ReadyAgent>;
  /** The observers of the sub-agent with that id. */
  observer?(id: string): Observer;
}>;
