/**
 * Opens the conversation of a run with its agent, its limits (what the inputs say, and a limit on spending where they
 * say nothing), and what earlier runs have kept of it.
 */
import { join } from "node:path";
import type { MainAgent } from "../../core/agent/main-agent.ts";
import type { SubAgent } from "../../core/agent/sub-agent.ts";
import type { Conversation } from "../../core/conversation/conversation.ts";
import type { SubAgentSettings } from "../../core/conversation/open.ts";
import { openConversation } from "../../core/conversation/open-conversation.ts";
import type { RunLimits } from "../../core/conversation/run-end.ts";
import type { Event } from "../../core/event/event.ts";
import { type FileStore, folderStore } from "../../core/event/file-store.ts";
import type { CompletionLog } from "../../core/model/completion-log.ts";
import type { Silence } from "../../core/model/endpoint.ts";
import { isChange } from "../../core/tool/registry.ts";
import type { Tool } from "../../core/tool/tool.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { Mistake, toFault } from "../../lib/fault.ts";
import type { Redact } from "../../lib/mask/mask.ts";
import { once } from "../../lib/once.ts";
import { oneLine } from "../../lib/text.ts";
import { printNotice, printSubAgent } from "../../runner/console.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import { secretInputs } from "../../runner/input/secrets-input.ts";
import type { World } from "../../runner/world.ts";
import type { ReviewContext } from "../goal.ts";
import type { Run } from "../run.ts";
import { type AgentOptions, modelSettings, standardAgent, warnAboutPrices } from "./agent.ts";
import { closedTools } from "./allowed-tools.ts";
import { extensionsFor } from "./knowledge/knowledge.ts";
import type { Equipped, SubAgentServers } from "./mcp/servers.ts";
import type { ToolsAndServers } from "./mcp/tools-and-servers.ts";
import type { Grants } from "./restricted.ts";
import type { WorkStart } from "./shown-work.ts";
import { type JudgeCommand, treeLooks } from "./tree-at-test.ts";

/** Returns the folder of a conversation, below the folder of the run. */
export function conversationPath(folder: string, id: string): string {
  return join(folder, "conversations", id.replaceAll("-", ""));
}

type ConversationSetup = Readonly<{
  grants: Grants;
  folder: string;
  tools: ToolsAndServers;
  /** The place where hooks run. Commands can run there even if the agent's own workspace is read-only. */
  hookWorkspace: Workspace;
  branch: string;
  /** The commits that the work begins with; undefined in a workspace that is only read. */
  work: WorkStart | undefined;
  isReading: boolean;
  knowledge: Equipped;
  redact: Redact;
  review: ReviewContext | undefined;
  /** The additions of the features of the run to its agent. */
  features: Pick<AgentOptions, "finish" | "finishSchema" | "toolSettings"> & Readonly<{ tools: readonly Tool[] }>;
  /** Tools that cannot be used in this workspace. */
  unusable: readonly string[];
  /** The memory file for which the agent may propose lines; undefined if nobody is asked about it. */
  memoryFile: string | undefined;
  subAgentEvents: Event[];
  silences: Silence[];
}>;

/** `closed` names tools that the conversation has had and may not use now. */
type Opened = Readonly<{ conversation: Conversation; closed: readonly string[] }>;

/** Loads the code when the first command has ended. */
function judgeIn(workspace: string): JudgeCommand {
  const judge = once(async () => (await import("../outcome/tests/judge-command.ts")).commandJudge(workspace));
  return async (ended) => (await judge())(ended);
}

/** Opens the earlier conversation, or a new one if the earlier one does not fit this run. */
export async function openRemembered(run: Run, inputs: Inputs, place: ConversationSetup): Promise<Opened> {
  const { memory, world } = run;
  try {
    return await openWith(run, inputs, place);
  } catch (error) {
    if (!memory.isResumed) throw error;
    memory.startAfresh(world.newId(), oneLine(toFault(error).message, 300).replace(/\.$/, ""));
    memory.openIn(conversationPath(place.folder, memory.id));
    return openWith(run, inputs, place);
  }
}

async function openWith(run: Run, inputs: Inputs, place: ConversationSetup): Promise<Opened> {
  const { folder, tools, branch, work, isReading, knowledge, redact, review, unusable, memoryFile, grants, features } =
    place;
  const { workspace } = tools;
  const { world, job, memory } = run;
  const { id } = memory;
  const repository = `${job.repository.owner}/${job.repository.name}`;
  const path = conversationPath(folder, id);
  const store = folderStore(path);
  if (inputs["agent-server-conversation"]) {
    const { openThere } = await import("./server-conversation.ts");
    const limits = withinMain(runLimitsOf(inputs), knowledge.main);
    const conversation = await openThere({ run, inputs, id, workspace, store, limits, branch, knowledge, memoryFile });
    return { conversation, closed: [] };
  }
  const completionLog = inputs["log-completions"] ? completionLogIn(store, world, redact) : undefined;
  const words = { conversationId: id, repository, workspace: workspace.workingDir, branch, knowledge };
  const limit = AbortSignal.timeout(Math.ceil(inputs["timeout-minutes"] * 60_000));
  const over = AbortSignal.any([world.signal, tools.over, limit]);
  const onWait = run.progress?.onWait;
  const options = {
    inputs,
    world,
    completionLog,
    onWait,
    onSilence: (silence: Silence) => void place.silences.push(silence),
    finishSchema: features.finishSchema,
    toolSettings: features.toolSettings,
    added: tools.servers.tools,
    review,
    finish: features.finish,
    isReading,
    proposing: features.tools,
    unusable,
    memoryFile,
    isNetworkOffered: grants === "offered",
    ...(work && { watched: treeLooks(work, { judge: judgeIn(job.workspace), now: () => world.now().getTime() }) }),
    store,
    ...words,
  };

  const agent = await standardAgent(options);
  if (!memory.isResumed) warnAboutPrices(modelSettings(inputs, id, world), world.now());
  const conversation = await openConversation({
    id,
    agent,
    subAgents: subAgentsFor(options, { redact, events: place.subAgentEvents }, { ...knowledge, ...tools }),
    workspace,
    store,
    stamper: () => ({ id: world.newId(), timestamp: world.now().toISOString() }),
    limits: withinMain(runLimitsOf(inputs), knowledge.main),
    whenGranted: grants === "refused" ? "refuse" : "ask",
    secrets: inputs.secrets ?? {},
    hiddenValues: secretInputs(run.settings),
    report: ({ message }) => printNotice(oneLine(redact(message), 500)),
    ...extensionsFor(knowledge, { workspace: place.hookWorkspace, trigger: run.trigger, over, isReading }),
  });
  return { conversation, closed: closedTools(agent.toolbox) };
}

// The log of requests is optional, so a run does not fail if it cannot be written.
function completionLogIn(store: FileStore, { now, random }: World, mask: Redact): CompletionLog {
  const write = (name: string, text: string) => {
    try {
      store.write(`logs/completions/${name}`, text);
    } catch (error) {
      printNotice(`A request to the model could not be logged. ${toFault(error).message}`);
    }
  };
  return { write, mask, now, random };
}

/** The limit of events of all sub-agents of a run together: the run holds them until its report. Then no other task begins. */
const MOST_SUB_AGENT_EVENTS = 50_000;

/** `events` collects all events of sub-agents. */
type Onlooker = Readonly<{ redact: Redact; events: Event[] }>;

/** The servers of sub-agents that name some, and a function that starts their own servers. */
export type ServersForSubAgents = Readonly<{ subAgentServers: SubAgentServers; openOwn: ToolsAndServers["openOwn"] }>;

/** Returns undefined if there is no sub-agent to call. */
export function subAgentsFor(
  options: AgentOptions,
  { redact, events }: Onlooker,
  { subAgentServers, openOwn }: ServersForSubAgents,
): SubAgentSettings | undefined {
  const { agents } = options.knowledge;
  if (agents.length === 0) return undefined;
  return {
    agents,
    async agentFor(definition, store) {
      if (events.length >= MOST_SUB_AGENT_EVENTS)
        throw new Mistake(`The sub-agents of this run have reached their limit of ${MOST_SUB_AGENT_EVENTS} events.`);
      const { named, own } = subAgentServers.get(definition.name) ?? EVERY_SERVER;
      const inherited = (options.added ?? []).filter(({ meta }) => named?.includes(meta?.server ?? "") ?? true);
      const servers = await openOwn(definition.name, own, store);
      const added = [...inherited, ...beside(inherited, servers.tools)];
      try {
        // Only the main agent returns the data that the workflow asks for.
        const as = named ? withTools(definition, added) : definition;
        const agent = await standardAgent({ ...options, finishSchema: undefined, as, added, store });
        return { agent, close: () => servers.close() };
      } catch (error) {
        await servers.close();
        throw error;
      }
    },
    observer(id) {
      const print = printSubAgent(redact, id);
      return {
        onEvent(event) {
          events.push(event);
          print(event);
          if (event.kind === "ActionEvent") options.world.saveMemory();
        },
      };
    },
  };
}

const EVERY_SERVER = { named: undefined, own: [] };

/** If the caller has a lost tool, the stand-in for it is not needed. */
function beside(there: readonly Tool[], tools: readonly Tool[]): readonly Tool[] {
  return tools.filter(({ name }) => !there.some((tool) => tool.name === name));
}

/** A definition that names a server has all its tools. */
function withTools(definition: SubAgent, added: readonly Tool[]): SubAgent {
  const { tools } = definition;
  const isStrict = tools !== undefined && !isChange(tools);
  return isStrict ? { ...definition, tools: [...tools, ...added.map(({ name }) => name)] } : definition;
}

/** The definition of the agent can lower the limits of the workflow. One on money has to hold, as in `runLimitsOf`. */
export function withinMain(limits: RunLimits, main: MainAgent | undefined): RunLimits {
  const { max_iteration_per_run: steps, max_budget_per_run: dollars } = main ?? {};
  const least = (limit: number | undefined, own: number | undefined) =>
    own === undefined ? limit : Math.min(own, limit ?? own);
  return {
    ...limits,
    maxIterations: least(limits.maxIterations, steps) ?? limits.maxIterations,
    maxBudget: least(limits.maxBudget, dollars),
    ...(dollars !== undefined && { maxTokensWithoutCost: undefined }),
  };
}

const DEFAULT_DOLLARS = 5;

/** The limit on tokens if the price is unknown. */
const DEFAULT_TOKENS = 10_000_000;

type Given = Pick<Inputs, "max-iterations" | "max-budget-usd" | "max-budget-tokens">;

/**
 * A limit on money that the workflow names has to hold, so an unknown cost is a Fault then. The default does not insist:
 * it becomes the limit on tokens. `none` is no limit.
 */
export function runLimitsOf(inputs: Given): RunLimits {
  const { "max-iterations": maxIterations, "max-budget-usd": dollars, "max-budget-tokens": tokens } = inputs;
  const maxTokens = tokens === "none" ? undefined : tokens;
  if (typeof dollars === "number") return { maxIterations, maxBudget: dollars, maxTokens };
  return {
    maxIterations,
    maxBudget: dollars === "none" ? undefined : DEFAULT_DOLLARS,
    maxTokens,
    maxTokensWithoutCost: tokens === "none" ? Number.POSITIVE_INFINITY : DEFAULT_TOKENS,
  };
}
