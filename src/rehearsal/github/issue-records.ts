/** Keeps the facts about issues and workflows of the embedded GitHub, in addition to their texts. */

/** The facts about an issue, in addition to its text. Milestones and issues by their numbers. */
export type IssueFacts = {
  stateReason: string | null;
  duplicateOf: number | null;
  lockReason: string | null;
  milestone: number | null;
  type: string | null;
  readonly subIssues: number[];
};

/** `named`: the input that its `run-name` shows. */
export type Workflow = Readonly<{ file: string; inputs: readonly string[]; named?: string }>;

/** Items by the number of their thread, by its id where it is in another repository than the record; values by the names of fields. */
export type Project = Readonly<{
  number: number;
  fields: readonly Readonly<{ name: string; options: readonly string[] }>[];
  items: Map<number, Readonly<{ id: string; values: Map<string, string> }>>;
}>;

export type Milestone = Readonly<{ number: number; title: string }>;
