/**
 * The tools that come with an input, with what a repository has, or with the kind of a run. They are made elsewhere; this
 * table has what is asked of them by name. A new one is one more row.
 */

/**
 * The effect of a tool's calls, for code that only has the log: it only speaks or plans; it looks; it writes files; it starts
 * sub-agents, whose calls count for themselves; or it can do anything.
 */
export type Doing = "speaks" | "looks" | "edits" | "calls sub-agents" | "acts";

type Row = Readonly<{
  does: Doing;
  /** Whether the agent has it although `allowed-tools` names others only, because an input or the kind of the run wants it. */
  isAlwaysAllowed: boolean;
  /** Whether people are told that they can name it. */
  isNameable: boolean;
  /** Whether it works in a workspace that cannot be written and runs no commands. */
  worksReadOnly: boolean;
}>;

const WANTED = { isAlwaysAllowed: true, isNameable: false } as const;

export const ADDED_TOOLS: Readonly<Record<string, Row>> = {
  read_diff: { does: "looks", ...WANTED, worksReadOnly: false },
  report_finding: { does: "acts", ...WANTED, worksReadOnly: false },
  close_finding: { does: "acts", ...WANTED, worksReadOnly: false },
  propose: { does: "speaks", ...WANTED, worksReadOnly: false },
  read_github: { does: "looks", ...WANTED, worksReadOnly: true },
  invoke_skill: { does: "acts", isAlwaysAllowed: false, isNameable: true, worksReadOnly: true },
  task: { does: "calls sub-agents", isAlwaysAllowed: false, isNameable: true, worksReadOnly: false },
  delegate: { does: "calls sub-agents", isAlwaysAllowed: false, isNameable: true, worksReadOnly: false },
  request_network: { does: "acts", isAlwaysAllowed: false, isNameable: false, worksReadOnly: false },
};
