/** The port through which a tool starts sub-agents, each in its own conversation. */

/** The result of a task: `answer` is the sub-agent's last message, `why` the reason if it did not finish. */
export type TaskEnd = Readonly<{ id: string; agent: string; isFinished: boolean; why: string; answer: string }>;

/** The usage of a sub-agent counts for its caller. */
export interface SubAgents {
  /**
   * Creates a sub-agent of that kind, under `id` if it is given, and returns its id. Throws a `Mistake` for an unknown
   * kind or an invalid id.
   */
  begin(agent: string, id?: string): string;
  /**
   * Runs a sub-agent until it is done or stopped; it remembers its earlier tasks. Throws a `Mistake` for an id that is
   * unknown or still running. Rejects with the reason of `signal`.
   */
  work(id: string, task: string, signal: AbortSignal): Promise<TaskEnd>;
}

/** The maximum number that may run at the same time. */
export const AT_ONCE = 5;
