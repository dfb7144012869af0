/** Runs sub-agents in separate conversations, in a folder of the caller's conversation and on its budget. */
import { z } from "zod";
import { Mistake, toFault } from "../../../lib/fault.ts";
import { oneLine } from "../../../lib/text.ts";
import type { AgentState } from "../../agent/step-context.ts";
import type { SubAgent } from "../../agent/sub-agent.ts";
import type { Model, Spent } from "../../model/model.ts";
import type { ConfirmationPolicy } from "../../security/policy.ts";
import type { SubAgents, TaskEnd } from "../../tool/tool.ts";
import type { ConversationOptions, ReadyAgent, SubAgentSettings } from "../open.ts";
import type { Budget, Limit, RunEnd } from "../run-end.ts";
import type { Loop } from "../stuck.ts";
import type { CallingConversation } from "./child-options.ts";

/** The parts of a conversation that starting a sub-agent needs. */
type Child = Readonly<{
  send(task: string): Promise<void>;
  run(signal: AbortSignal): Promise<RunEnd>;
  finalResponse(): string;
  close(): Promise<void>;
  setConfirmationPolicy(policy: ConfirmationPolicy): void;
}>;

/** It is passed in, because a conversation creates this object. */
type Open = (options: ConversationOptions) => Child;

/** The parts that are loaded when the first sub-agent works. */
type Making = typeof import("./child-options.ts");

type Job = Readonly<{ id: string; member: Member; task: string; signal: AbortSignal; budget: Budget | undefined }>;

/** The reason for interrupting a sub-agent whose caller has no budget left. */
const USED_UP = "The budget of the run is used up.";

/** undefined if the agent has no sub-agents. */
export function subConversations(caller: CallingConversation, open: Open): SubConversations | undefined {
  const { subAgents } = caller.options;
  return subAgents && new SubConversations(caller, subAgents, open);
}

export class SubConversations {
  readonly #caller: CallingConversation;
  readonly #settings: SubAgentSettings;
  readonly #open: Open;
  readonly #roster: Roster;
  readonly #atWork = new Set<string>();

  constructor(caller: CallingConversation, settings: SubAgentSettings, open: Open) {
    this.#caller = caller;
    this.#settings = settings;
    this.#open = open;
    this.#roster = new Roster(caller.state.agentState);
  }

  /**
   * For one step of the caller: the usage of sub-agents counts in its `budget`, and they all end when it is used up.
   */
  during(budget: Budget | undefined): SubAgents {
    const cut = new AbortController();
    return {
      begin: (agent, id) => {
        const { name } = this.#definition(agent);
        return this.#roster.add(name, this.#caller.options.stamper().id, id);
      },
      work: async (id, task, signal) => {
        const member = this.#roster.get(id);
        if (this.#atWork.has(id)) throw new Mistake(`The sub-agent "${id}" is still running. Wait for its answer.`);
        this.#atWork.add(id);
        try {
          return await this.#work({ id, member, task, signal, budget }, cut);
        } finally {
          this.#atWork.delete(id);
        }
      },
    };
  }

  #definition(name: string): SubAgent {
    const { agents } = this.#settings;
    const found = agents.find((agent) => agent.name === name);
    if (found) return found;
    throw new Mistake(
      `There is no sub-agent of the kind "${name}". There are: ${agents.map((one) => one.name).join(", ")}.`,
    );
  }

  async #work({ id, member, task, signal, budget }: Job, cut: AbortController): Promise<TaskEnd> {
    const onReply = (spent: Spent, asked: Model) => {
      this.#caller.state.addReply(`task:${id}`, asked, spent);
      budget?.add(spent);
      if (budget?.mustStop) cut.abort(USED_UP);
    };
    const making = await import("./child-options.ts");
    const ready = await this.#readyFor(id, member, making);
    try {
      const child = this.#childOf(id, member, { ...ready, making, onReply });
      return await this.#answerOf({ id, member, task, signal, budget }, cut, child);
    } finally {
      await ready.close();
    }
  }

  async #answerOf({ id, member, task, signal }: Job, cut: AbortController, child: Child): Promise<TaskEnd> {
    try {
      this.#roster.noteWork(id);
      await child.send(task);
      const end = await child.run(AbortSignal.any([signal, cut.signal]));
      signal.throwIfAborted();
      const answer = child.finalResponse();
      return { id, agent: member.agent, isFinished: end.status === "finished", why: whyStopped(end), answer };
    } finally {
      await child.close();
    }
  }

  async #readyFor(id: string, { agent }: Member, making: Making): Promise<ReadyAgent> {
    try {
      return await this.#settings.agentFor(this.#definition(agent), making.storeOf(this.#caller, id));
    } catch (error) {
      throw cannotWork(id, error);
    }
  }

  #childOf(
    id: string,
    { agent: kind, conversation, has_worked }: Member,
    {
      agent,
      making,
      onReply,
    }: Readonly<{ making: Making }> & Pick<ReadyAgent, "agent"> & Pick<ConversationOptions, "onReply">,
  ): Child {
    const definition = this.#definition(kind);
    const observer = this.#settings.observer?.(id);
    const options = making.childOptions(this.#caller, { id, conversation, definition, agent, observer, onReply });
    if (has_worked && options.store.list("events").length === 0) {
      throw new Mistake(
        `The conversation of "${id}" no longer exists. Start a new sub-agent, and tell it what it needs to know.`,
      );
    }
    const child = this.#opened(id, options);
    child.setConfirmationPolicy(making.policyFor(definition, this.#caller));
    return child;
  }

  #opened(id: string, options: ConversationOptions): Child {
    try {
      return this.#open(options);
    } catch (error) {
      throw cannotWork(id, error);
    }
  }
}

/** A sub-agent that cannot work does not end its caller's run. */
function cannotWork(id: string, error: unknown): Mistake {
  return new Mistake(`"${id}" cannot work: ${toFault(error).message}`, { cause: error });
}

const EXHAUSTED: Readonly<Record<Limit["of"], string>> = {
  steps: "It reached its limit of steps for one task.",
  money: "It reached its spending limit for one task.",
  tokens: "It reached its limit of tokens for one task.",
  events: "It reached its limit of events for one task.",
};

function whyStopped(end: RunEnd): string {
  switch (end.status) {
    case "finished":
      return "";
    case "exhausted":
      return EXHAUSTED[end.limit.of];
    case "stuck":
      return `It went in circles${inWords(end.circle)}.`;
    case "failed":
      return `It failed: ${end.fault.message}`;
    case "interrupted":
      return end.reason === USED_UP ? USED_UP : "It was interrupted.";
    case "deadline":
    case "waiting":
      return "It was interrupted.";
  }
}

function inWords(circle: Loop | undefined): string {
  if (!circle) return "";
  const calls = circle.calls.map(({ tool_name, tool_call }) => `${tool_name} ${oneLine(tool_call.arguments, 100)}`);
  return `: ${calls.join(" and ")}${calls.length > 1 ? " in turn" : ""}, ${circle.times} times`;
}

/**
 * The sub-agents of a conversation: their kinds and their conversations. The list is saved in the conversation's state.
 */
const Member = z.object({ agent: z.string(), conversation: z.string(), has_worked: z.boolean() }).readonly();
type Member = z.infer<typeof Member>;

const Members = z.record(z.string(), Member).readonly();

const KEY = "sub_agents";

/** The limit for all runs of a conversation together. */
const MOST = 100;

class Roster {
  readonly #state: AgentState;

  constructor(state: AgentState) {
    this.#state = state;
  }

  get(id: string): Member {
    const member = this.#own(id);
    if (member) return member;
    throw new Mistake(
      `There is no sub-agent "${id}". There are: ${Object.keys(this.#all()).join(", ") || "none yet"}.`,
    );
  }

  /** Adds one under `id`, or under the agent's name with a number. Returns the id. */
  add(agent: string, conversation: string, id = this.#next(agent)): string {
    if (!/^[a-z0-9][a-z0-9_-]{0,79}$/i.test(id))
      throw new Mistake(`"${id}" is not a valid id: use letters, digits and dashes.`);
    if (this.#own(id)) throw new Mistake(`There is a sub-agent "${id}" already. Give it work, or take another id.`);
    if (Object.keys(this.#all()).length >= MOST)
      throw new Mistake(`There are already ${MOST} sub-agents, which is the maximum.`);
    this.#set(id, { agent, conversation, has_worked: false });
    return id;
  }

  noteWork(id: string): void {
    this.#set(id, { ...this.get(id), has_worked: true });
  }

  #set(id: string, member: Member): void {
    this.#state.set(KEY, { ...this.#all(), [id]: member });
  }

  #own(id: string): Member | undefined {
    const all = this.#all();
    return Object.hasOwn(all, id) ? all[id] : undefined;
  }

  #all(): Readonly<Record<string, Member>> {
    return Members.safeParse(this.#state.get(KEY)).data ?? {};
  }

  #next(agent: string): string {
    const numbers = Object.keys(this.#all()).map((id) => Number(id.slice(id.lastIndexOf("-") + 1)));
    return `${agent}-${Math.max(0, ...numbers.filter(Number.isSafeInteger)) + 1}`;
  }
}
