/** Opens the conversation of a run: with its agent, its limits, and what is kept of it from earlier runs. */
import { join } from "node:path";
import type { FinishSchema } from "../../core/agent/finish-schema.ts";
import { Conversation } from "../../core/conversation/conversation.ts";
import type { Event } from "../../core/event/event.ts";
import { type FileStore, folderStore } from "../../core/event/file-store.ts";
import type { CompletionLog } from "../../core/model/completion-log.ts";
import { toFault } from "../../lib/fault.ts";
import type { Redact } from "../../lib/redact.ts";
import { oneLine } from "../../lib/text.ts";
import { extensionsFor } from "../knowledge/in-conversation.ts";
import type { ToolsAndServers } from "../mcp/open-both.ts";
import type { Equipped } from "../mcp/with-servers.ts";
import type { Prepared, Setting } from "../prepare.ts";
import type { ReviewDesk } from "../review/review-desk.ts";
import { printNotice } from "../runner/console.ts";
import { type Inputs, secretInputs } from "../runner/input/inputs.ts";
import type { World } from "../world.ts";
import { standardAgent } from "./agent.ts";
import { toolsClosed } from "./allowed-tools.ts";
import { limitsOf } from "./limits.ts";
import { subAgentsFor } from "./sub-agents.ts";

/** Where a conversation is kept, in a folder of ours. */
export function conversationPath(folder: string, id: string): string {
  return join(folder, "conversations", id.replaceAll("-", ""));
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

type Opened = Pick<Prepared, "conversation" | "closed">;

/** The earlier conversation, or a new one where that does not go together with this run. */
export function openRemembered(setting: Setting, inputs: Inputs, place: Place): Opened {
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

function openConversation(setting: Setting, inputs: Inputs, place: Place): Opened {
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
  const options = {
    inputs,
    world,
    completionLog,
    onWait,
    finishSchema,
    added: tools.servers.tools,
    desk,
    store,
    ...words,
  };

  const agent = standardAgent(options);
  const conversation = Conversation.open({
    id,
    agent,
    subAgents: subAgentsFor(options, { redact, heard: place.subAgentEvents }, { ...knowledge, ...tools }),
    workspace,
    store,
    stamper: () => ({ id: world.newId(), timestamp: world.now().toISOString() }),
    limits: limitsOf(inputs),
    secrets: inputs.secrets ?? {},
    hiddenValues: secretInputs(world.env),
    ...extensionsFor(knowledge, { workspace, trigger: setting.trigger, over }),
  });
  return { conversation, closed: toolsClosed(agent.toolbox) };
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
