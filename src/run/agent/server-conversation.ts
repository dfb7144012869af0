/**
 * A run whose agent works on an agent server, in the server's own loop and with the key of the model. The workflow has to
 * say which keys are handed over; whatever needs the agent to be here is refused before anything is sent.
 */
import type { HandedOver } from "../../agent-server/start-conversation.ts";
import type { Conversation } from "../../core/conversation/conversation.ts";
import { type OpenedIn, openConversation } from "../../core/conversation/open-conversation.ts";
import type { RunLimits } from "../../core/conversation/run-end.ts";
import { type FileStore, memoryStore } from "../../core/event/file-store.ts";
import { protocolOf } from "../../core/model/features/protocols.ts";
import { isStanding } from "../../core/skill/skill.ts";
import { isReview } from "../../github/read/trigger/trigger-kinds.ts";
import { Fault } from "../../lib/fault.ts";
import { printNotice } from "../../runner/console.ts";
import type { InputName, Inputs } from "../../runner/input/inputs.ts";
import { secretInputs } from "../../runner/input/secrets-input.ts";
import type { Run } from "../run.ts";
import { onlyReads } from "../thread/request-kind.ts";
import { standardAgent } from "./agent.ts";
import type { Knowledge } from "./knowledge/knowledge.ts";
import type { Restriction } from "./restricted.ts";

/** The tools that the server has and ours are equal to. */
const TOOLS = ["terminal", "file_editor", "task_tracker"];

/** The name of the model's key in the input `agent-server-gives`. The others are names of `secrets`. */
const MODEL_KEY = "model-key";

/** Inputs that say something about an agent, a loop or a model that is here. With `confirmation`, nobody could be asked. */
const HERE = [
  ...(["confirmation", "plan-first", "hooks", "sub-agents", "plugins", "skill-commands"] as const),
  ...(["tools", "allowed-tools", "mcp-config", "mcp-secrets"] as const),
  ...(["fallback-models", "vision-model", "small-model", "model-headers", "model-features"] as const),
  ...(["log-completions", "tool-env"] as const),
] satisfies readonly InputName[];

/** Inputs of features that need the agent here, by name. */
type Local = Readonly<Record<string, unknown>>;

/** Throws a "config" Fault unless the server can honour what the workflow says, and the keys that it gets are named. */
export function requireOnServer(
  run: Pick<Run, "settings" | "trigger" | "memory">,
  inputs: Inputs,
  local: Local = {},
): void {
  const why = whyNotInputs(inputs, local) ?? whyNotRun(run);
  if (why !== undefined) throw new Fault("config", why, { hint: "See docs/agent-server.md of this action." });
}

function whyNotInputs(inputs: Inputs, local: Local): string | undefined {
  const {
    "agent-server-conversation": isThere,
    "agent-server-gives": gives,
    "api-key": apiKey,
    "api-mode": api,
  } = inputs;
  if (!isThere) return "The input `agent-server-gives` needs `agent-server-conversation: true`.";
  if (inputs["agent-server-url"] === undefined) return "`agent-server-conversation` needs `agent-server-url`.";
  const ofFeatures = Object.keys(local).filter((name) => isSaid(local[name]));
  const here = [...HERE.filter((name) => isSaid(inputs[name])), ...ofFeatures];
  if (here.length > 0)
    return `With \`agent-server-conversation\`, the agent runs on the server, which cannot honour ${listed(here)}.`;
  if (apiKey === undefined) return "`agent-server-conversation` needs an `api-key` that can be handed over.";
  if (api !== undefined && api !== "auto" && !protocolOf(api).isForAgentServer)
    return `\`agent-server-conversation\` cannot be used together with \`api-mode: ${api}\`.`;
  return whyNotGiven(gives, Object.keys(inputs.secrets ?? {}));
}

/** Everything that goes there is named, and nothing is named that does not. */
function whyNotGiven(gives: readonly string[] | undefined, secrets: readonly string[]): string | undefined {
  const all = [MODEL_KEY, ...secrets];
  const unnamed = all.filter((name) => !gives?.includes(name));
  if (unnamed.length > 0)
    return `\`agent-server-conversation\` hands over ${listed(unnamed)}, which \`agent-server-gives\` has to name.`;
  const unknown = gives?.filter((name) => !all.includes(name)) ?? [];
  if (unknown.length === 0) return undefined;
  return `\`agent-server-gives\` names ${listed(unknown)}, which is neither \`${MODEL_KEY}\` nor one of \`secrets\`.`;
}

function whyNotRun(run: Pick<Run, "settings" | "trigger" | "memory">): string | undefined {
  if (isReview(run.trigger))
    return "A review needs the agent in the job, and `agent-server-conversation` has it on the server.";
  if (onlyReads(run))
    return "A plan, a question and a condensation need the agent in the job, and `agent-server-conversation` has it on the server.";
  return undefined;
}

/** Text of somebody without write access could lead the agent to give the keys away. */
export function requireTrusted({ restrictions }: Restriction): void {
  if (!restrictions) return;
  throw new Fault(
    "config",
    "People without write access wrote on this thread, so I do not hand any key over to the agent server.",
    { hint: "Ask on a thread without their text, or set `mixed-threads: as-trusted` if you trust what they wrote." },
  );
}

/** The defaults of these inputs are `false`, `never` and `none`, or there is none. */
function isSaid(value: unknown): boolean {
  return value !== undefined && value !== false && value !== "never" && value !== "none";
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

/** The settings of the model as the server's SDK has them: every endpoint is one that speaks as OpenAI does. */
export function handedOver(inputs: Inputs, isRemembered: boolean): HandedOver {
  const { temperature, "reasoning-effort": reasoning_effort, "api-version": api_version } = inputs;
  const llm = {
    model: `openai/${inputs.model}`,
    base_url: inputs["base-url"],
    api_key: inputs["api-key"] ?? "",
    ...(temperature !== undefined && { temperature }),
    ...(reasoning_effort !== undefined && { reasoning_effort }),
    ...(api_version !== undefined && { api_version }),
  };
  return { llm, renews: true, stays: isRemembered };
}

type There = Readonly<{
  run: Run;
  inputs: Inputs;
  id: string;
  workspace: OpenedIn;
  store: FileStore;
  limits: RunLimits;
  branch: string;
  knowledge: Knowledge;
  memoryFile: string | undefined;
}>;

/** Opens the run's conversation on the server: the one of earlier runs, or a new one. The store gets a copy. */
export async function openThere({ run, inputs, knowledge, store, ...place }: There): Promise<Conversation> {
  const { world, job } = run;
  const { id, workspace, limits, branch, memoryFile } = place;
  if (!workspace.openConversation) throw new Fault("bug", "The workspace is not on a server that runs agents.");
  const agent = await standardAgent({
    // The server knows its prices itself.
    inputs: { ...inputs, "allowed-tools": TOOLS, "max-budget-usd": undefined },
    world,
    store: memoryStore(),
    completionLog: undefined,
    conversationId: id,
    repository: `${job.repository.owner}/${job.repository.name}`,
    workspace: workspace.workingDir,
    branch,
    // Skills that only a call or a word of the user activates would have to come from here.
    knowledge: { ...knowledge, agents: [], skills: knowledge.skills.filter(isStanding) },
    memoryFile,
  });
  return openConversation({
    id,
    agent,
    workspace,
    store,
    stamper: () => ({ id: world.newId(), timestamp: world.now().toISOString() }),
    limits,
    secrets: inputs.secrets ?? {},
    hiddenValues: secretInputs(run.settings),
    report: ({ message }) => printNotice(message),
  });
}
