/** Everything that must hold before the model is asked for the first time. */
import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import type { FinishSchema } from "../core/agent/finish-schema.ts";
import { Conversation } from "../core/conversation/conversation.ts";
import type { Limits } from "../core/conversation/run/limit.ts";
import type { Event } from "../core/event/event.ts";
import { type FileStore, folderStore } from "../core/event/file-store.ts";
import type { CompletionLog } from "../core/model/completion-log.ts";
import type { GitHub } from "../github/client.ts";
import type { FailedJobs } from "../github/read/checks/failed-run.ts";
import type { Trigger } from "../github/read/trigger/trigger.ts";
import { openPublisher, type Publisher } from "../github/write/publisher.ts";
import { toFault } from "../lib/fault.ts";
import type { Redact } from "../lib/redact.ts";
import { oneLine } from "../lib/text.ts";
import { standardAgent } from "./agent/agent.ts";
import { subAgentsFor } from "./agent/sub-agents.ts";
import { requireState } from "./approval/change/holding.ts";
import { type Care, careFor, rememberStrangers } from "./careful/care.ts";
import { lentServers } from "./careful/servers.ts";
import { tellCare } from "./careful/words.ts";
import { type PutBack, putBackIn } from "./durable/left-work/put-back.ts";
import type { Memory } from "./durable/memory.ts";
import { leaveTrace } from "./durable/rescue.ts";
import { gitEnvironment } from "./ground/checkout.ts";
import { type Ground, takeGround } from "./ground/ground.ts";
import { withinJob } from "./ground/job-limit.ts";
import { inputsOn } from "./ground/outside.ts";
import { extensionsFor } from "./knowledge/in-conversation.ts";
import { type Knowledge, readKnowledge } from "./knowledge/knowledge.ts";
import { openBoth, type ToolsAndServers } from "./mcp/open-both.ts";
import { type Equipped, withServers } from "./mcp/with-servers.ts";
import { outputSchema } from "./result/structured-output.ts";
import type { ReviewDesk } from "./review/review-desk.ts";
import { printKnowledge, printNotice, printWall } from "./runner/console.ts";
import { type Inputs, secretInputs } from "./runner/input/inputs.ts";
import type { Job } from "./runner/job.ts";
import type { Progress } from "./thread/progress.ts";
import { type Reading, readAll } from "./thread/reading.ts";
import type { World } from "./world.ts";

export type Setting = Readonly<{
  world: World;
  job: Job;
  github: GitHub;
  trigger: Trigger;
  /** Of a failed run. */
  failed?: FailedJobs | undefined;
  /** Of the memory, which may yet begin a new one. */
  conversationId: string;
  /** Of the comment that people look at meanwhile; a run without a thread has none. */
  progress?: Progress;
  memory: Memory;
  /** Whether the thread is ours by now, or another run was faster. */
  claimed: Promise<"ours" | "lost">;
}>;

export type Prepared = Readonly<{
  conversation: Conversation;
  publisher: Publisher;
  tools: ToolsAndServers;
  ground: Ground;
  /** As they hold on this ground. */
  inputs: Inputs;
  /** Git's tree of the workspace, where somebody decides about actions for it. */
  treeAtStart: string | undefined;
  /** Work of earlier runs that is on no branch; undefined where there was none. */
  putBack: PutBack | undefined;
  /** The agent has to end with data of a shape. */
  wantsData: boolean;
  knowledge: Knowledge;
  /** What sub-agents do in this run; it grows. */
  subAgentEvents: readonly Event[];
  reading: Reading;
  care: Care;
  /** What people are told of that. */
  careWords: string | undefined;
  /** Ours alone, outside the workspace, for as long as the job lasts. */
  folder: string;
}>;

/** A Fault for whatever stands in the way; nothing has been changed then, and no model has been paid. */
export async function prepare(setting: Setting, given: Inputs, redact: Redact): Promise<Prepared> {
  const { world, job } = setting;
  requireState(given, world.env);
  const finishSchema = await outputSchema(given, job.workspace);
  const url = `${job.serverUrl}/${job.repository.owner}/${job.repository.name}.git`;
  const ground = await takeGround(setting, { url, token: given["github-token"] });
  const inputs = await withinJob(setting, inputsOn(ground, given));
  const heard = readAll(setting, ground);
  const folder = makeFolder(job.temp);
  const publisher = await openPublisher({
    folder,
    workspace: job.workspace,
    base: ground.head,
    remoteUrl: url,
    forkUrl: forkOf(ground, job),
    token: inputs["github-token"],
    lent: ground.goal.kind === "advance" ? ground.goal.branch : undefined,
    environment: gitEnvironment(world.env),
    now: world.now,
  });
  const path = conversationPath(folder, setting.memory.id);
  setting.memory.openIn(path);
  leaveTrace(setting, path);
  const caring = careFor(heard, { inputs, ground, conversation: path });
  caring.catch(() => undefined); // it is waited for when there are tools, as what is known
  const putBack = await putBackIn(setting, folder, join(path, "observations", "not-put-back.patch"));
  leaveTrace(setting, path, { folder, base: ground.head });
  // Before any tool runs, for who decides has seen it as it is now.
  const treeAtStart = setting.trigger.kind === "decision" ? (await publisher.capture()).tree : undefined;
  const reading = readKnowledge(inputs, { publisher, ground, serverUrl: job.serverUrl });
  const withheld = { caring, secrets: secretInputs(world.env) };
  const knowing = reading.then((base) => withServers(base, inputs, ground)).then((base) => lentServers(base, withheld));
  knowing.catch(() => undefined); // it is waited for when there are tools, to close them if it fails
  const tools = await openBoth({
    ...{ inputs, world, workingDir: job.workspace, outputDir: join(path, "observations"), folder },
    ...{ specs: knowing.then(({ specs }) => specs), conversation: path, redact },
  });
  try {
    const knowledge = await knowing;
    const care = await caring;
    const words = tellCare(care, inputs, { servers: knowledge.withheld, trigger: setting.trigger });
    const lent = care.caution?.inputs ?? inputs;
    printKnowledge(knowledge);
    printWall(tools.report());
    const desk = ground.goal.kind === "review" ? ground.goal.desk : undefined;
    const subAgentEvents: Event[] = [];
    const place = { folder, tools, branch: ground.branch, knowledge, redact, finishSchema, desk, subAgentEvents };
    const conversation = openRemembered(setting, lent, place);
    rememberStrangers(conversation, care.strangers);
    return {
      ...{ reading: await heard, care, careWords: words, inputs: lent },
      conversation,
      publisher,
      tools,
      ground,
      treeAtStart,
      putBack,
      knowledge,
      wantsData: finishSchema !== undefined,
      subAgentEvents,
      folder,
    };
  } catch (error) {
    await tools.close();
    throw error;
  }
}

/** Where its branch is what goes on. */
function forkOf({ goal }: Ground, { serverUrl }: Job): string | undefined {
  return goal.kind === "advance" && goal.fork !== undefined ? `${serverUrl}/${goal.fork}.git` : undefined;
}

/** Where a conversation is kept, in a folder of ours. */
export function conversationPath(folder: string, id: string): string {
  return join(folder, "conversations", id.replaceAll("-", ""));
}

function makeFolder(temp: string): string {
  mkdirSync(temp, { recursive: true });
  return mkdtempSync(join(temp, "deckhand-"));
}

type Place = Readonly<{
  folder: string;
  tools: ToolsAndServers;
  branch: string;
  knowledge: Equipped;
  redact: Redact;
  finishSchema: FinishSchema | undefined;
  desk: ReviewDesk | undefined;
  subAgentEvents: Event[];
}>;

/** The earlier conversation, or a new one where that does not go together with this run. */
function openRemembered(setting: Setting, inputs: Inputs, place: Place): Conversation {
  const { memory, world } = setting;
  try {
    return openConversation(setting, inputs, place);
  } catch (error) {
    if (!memory.isResumed) throw error;
    memory.startAfresh(world.newId(), oneLine(toFault(error).message, 300).replace(/\.$/, ""));
    memory.openIn(conversationPath(place.folder, memory.id));
    return openConversation(setting, inputs, place);
  }
}

function openConversation(setting: Setting, inputs: Inputs, place: Place): Conversation {
  const { folder, tools, branch, knowledge, redact, finishSchema, desk } = place;
  const { workspace } = tools;
  const { world, job, memory } = setting;
  const { id } = memory;
  const repository = `${job.repository.owner}/${job.repository.name}`;
  const path = conversationPath(folder, id);
  const store = folderStore(path);
  const completionLog = inputs["log-completions"] ? completionLogIn(store, world, redact) : undefined;
  const words = { conversationId: id, repository, workspace: job.workspace, branch, knowledge };
  const limit = AbortSignal.timeout(Math.ceil(inputs["timeout-minutes"] * 60_000));
  const over = AbortSignal.any([world.signal, tools.over, limit]);
  const onWait = setting.progress?.onWait;
  const options = { inputs, world, completionLog, onWait, finishSchema, added: tools.servers.tools, desk, ...words };
  return Conversation.open({
    id,
    agent: standardAgent(options),
    subAgents: subAgentsFor(options, { redact, heard: place.subAgentEvents }, { ...knowledge, ...tools }),
    workspace,
    store,
    stamper: () => ({ id: world.newId(), timestamp: world.now().toISOString() }),
    limits: limitsIn(inputs),
    secrets: inputs.secrets ?? {},
    hiddenValues: secretInputs(world.env),
    ...extensionsFor(knowledge, { workspace, trigger: setting.trigger, over }),
  });
}

function limitsIn(inputs: Inputs): Limits {
  const { "max-iterations": maxIterations, "max-budget-usd": maxBudget, "max-budget-tokens": maxTokens } = inputs;
  return { maxIterations, maxBudget, maxTokens };
}

// A log of what was said is a help; a run does not end because it cannot be written.
function completionLogIn(store: FileStore, { now, random }: World, mask: Redact): CompletionLog {
  const write = (name: string, text: string) => {
    try {
      store.write(`logs/completions/${name}`, text);
    } catch (error) {
      printNotice(`An exchange with the model could not be written down. ${toFault(error).message}`);
    }
  };
  return { write, mask, now, random };
}
