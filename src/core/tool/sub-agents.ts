/** The port through which a tool has other agents work, each in a conversation of its own. */

/** What came of a task: `answer` is what the sub-agent said last, `why` it stopped in words where it did not finish. */
export type TaskEnd = Readonly<{ id: string; agent: string; isFinished: boolean; why: string; answer: string }>;

/** What a sub-agent uses is charged to whoever calls it. */
export interface SubAgents {
  /** A new one of that kind, under `id` if one is given. Says its id. A `Mistake` for what there is not or cannot be. */
  begin(agent: string, id?: string): string;
  /**
   * Has one work until it is done or stopped; it remembers what it did before. A `Mistake` for an id that there is not, or
   * that is at work. Rejects with the reason of `signal`.
   */
  work(id: string, task: string, signal: AbortSignal): Promise<TaskEnd>;
}

/** How many may work at the same time. */
export const AT_ONCE = 5;
