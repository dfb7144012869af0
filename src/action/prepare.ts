/** Everything that must hold before the model is asked for the first time. */
import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import type { Conversation } from "../core/conversation/conversation.ts";
import type { Event } from "../core/event/event.ts";
import type { GitHub } from "../github/client.ts";
import type { FailedJobs } from "../github/read/checks/failed-run.ts";
import type { Trigger } from "../github/read/trigger/trigger.ts";
import { openPublisher, type Publisher } from "../github/write/publisher.ts";
import type { Redact } from "../lib/redact.ts";
import { requireKnown } from "./agent/allowed-tools.ts";
import { conversationPath, openRemembered } from "./agent/open-conversation.ts";
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
import { type Knowledge, readKnowledge } from "./knowledge/knowledge.ts";
import { knownTools } from "./mcp/known-tools.ts";
import { openBoth, type ToolsAndServers } from "./mcp/open-both.ts";
import { withServers } from "./mcp/with-servers.ts";
import { outputSchema } from "./result/structured-output.ts";
import { printKnowledge, printWall } from "./runner/console.ts";
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
  /** Tools that the conversation has had and may not use now. */
  closed: readonly string[];
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
    ...{
      inputs,
      world,
      workingDir: job.workspace,
      outputDir: join(path, "observations"),
      undoDir: join(path, "undo"),
      folder,
    },
    ...{ specs: knowing.then(({ specs }) => specs), conversation: path, redact },
  });
  try {
    const knowledge = await knowing;
    const care = await caring;
    const words = tellCare(care, inputs, { servers: knowledge.withheld, trigger: setting.trigger });
    requireKnown(inputs["allowed-tools"] ?? [], knownTools(tools, { knowledge, ground }));
    const lent = care.caution?.inputs ?? inputs;
    printKnowledge(knowledge);
    printWall(tools.report());
    const desk = ground.goal.kind === "review" ? ground.goal.desk : undefined;
    const subAgentEvents: Event[] = [];
    const place = { folder, tools, branch: ground.branch, knowledge, redact, finishSchema, desk, subAgentEvents };
    const { conversation, closed } = openRemembered(setting, lent, place);
    rememberStrangers(conversation, care.strangers);
    return {
      ...{ reading: await heard, care, careWords: words, inputs: lent },
      conversation,
      closed,
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

function makeFolder(temp: string): string {
  mkdirSync(temp, { recursive: true });
  return mkdtempSync(join(temp, "deckhand-"));
}
