/** The sub-agents of a conversation: what each is, and which conversation is its own. Kept in the conversation's state. */
import { z } from "zod";
import { Mistake } from "../../../lib/fault.ts";
import type { AgentState } from "../../agent/step-context.ts";

const Member = z.object({ agent: z.string(), conversation: z.string(), has_worked: z.boolean() }).readonly();
export type Member = z.infer<typeof Member>;

const Members = z.record(z.string(), Member).readonly();

const KEY = "sub_agents";

/** Of all runs of a conversation together. */
const MOST = 100;

export class Roster {
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

  /** Under `id`, or one made of the agent's name and a number. Says the id. */
  add(agent: string, conversation: string, id = this.#next(agent)): string {
    if (!/^[a-z0-9][a-z0-9_-]{0,79}$/i.test(id)) throw new Mistake(`"${id}" is no id: use letters, digits and dashes.`);
    if (this.#own(id)) throw new Mistake(`There is a sub-agent "${id}" already. Give it work, or take another id.`);
    if (Object.keys(this.#all()).length >= MOST)
      throw new Mistake(`There are ${MOST} sub-agents, which is all there may be.`);
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
